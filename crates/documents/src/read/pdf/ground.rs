//! What was painted on a page, as far as letters can hide in it.

use hayro_font::kurbo::{Point, Rect};

use crate::read::colour::{Colour, WHITE, alike};

/// More rectangles than a page has. Of those beyond them only the colours and what each reaches over are kept.
const MANY: usize = 8_000;
/// Colours of those beyond.
const MANY_COLOURS: usize = 64;
/// Narrower areas are lines and dots: no letter that can be read stands on them. In points.
const NARROW: f64 = 3.0;

pub(super) struct Area {
    pub rects: Vec<Rect>,
    /// Where an even number of them lie over each other there is a hole.
    pub even_odd: bool,
    /// Nothing where it cannot be told: a picture, a pattern, a colour that is mixed with what is below.
    pub colour: Option<Colour>,
    /// All of it is painted; otherwise only something within it.
    pub solid: bool,
}

impl Area {
    fn covers(&self, point: Point) -> bool {
        let count = self.rects.iter().filter(|rect| rect.contains(point)).count();
        if self.even_odd { count % 2 == 1 } else { count > 0 }
    }

    fn can_hide(&self, colour: Colour) -> bool {
        let wide = |rect: &Rect| rect.width().min(rect.height()) >= NARROW;
        self.solid && self.colour.is_some_and(|own| alike(own, colour)) && self.rects.iter().any(wide)
    }
}

#[derive(Default)]
pub(super) struct Grounds {
    /// The lowest first.
    areas: Vec<Area>,
    rects: usize,
    beyond: Vec<(Colour, Rect)>,
    /// Whether letters of this colour could hide, as of so many areas.
    last: Option<(Colour, usize, bool)>,
}

/// Where a letter stands.
pub(super) struct Spot {
    pub middle: Point,
    /// At its lower left and its upper right.
    pub corners: [Point; 2],
}

impl Grounds {
    pub fn paint(&mut self, mut area: Area) {
        area.rects.retain(|rect| rect.width().max(rect.height()) >= NARROW);
        if self.rects < MANY && !area.rects.is_empty() {
            self.rects += area.rects.len();
            self.areas.push(area);
        } else if let Some(colour) = area.colour
            && area.can_hide(colour)
        {
            self.last = None;
            for rect in &area.rects {
                self.reach(colour, *rect);
            }
        }
    }

    fn reach(&mut self, colour: Colour, rect: Rect) {
        let room = self.beyond.len() < MANY_COLOURS;
        // Without room for one more any of them counts as every colour.
        match self.beyond.iter_mut().find(|(own, _)| *own == colour || !room) {
            Some((_, hull)) => *hull = hull.union(rect),
            None => self.beyond.push((colour, rect)),
        }
    }

    /// Whether something of this colour may lie at a point, among what is not known one by one.
    fn may_reach(&self, colour: Colour, point: Point) -> bool {
        let full = self.beyond.len() >= MANY_COLOURS;
        self.beyond.iter().any(|(own, hull)| (full || alike(*own, colour)) && hull.contains(point))
    }

    /// How many rectangles [`Self::hide`] has to look at.
    pub fn count(&self) -> usize {
        self.rects + self.beyond.len()
    }

    /// How many areas [`Self::can_hide`] has to look at.
    pub fn unasked(&self, colour: Colour) -> usize {
        let known = self.last.is_some_and(|(last, areas, _)| last == colour && areas == self.areas.len());
        if known { 0 } else { self.count() }
    }

    /// Whether letters of this colour could hide anywhere: on most pages they could not.
    pub fn can_hide(&mut self, colour: Colour) -> bool {
        let count = self.areas.len();
        match self.last {
            Some((last, areas, answer)) if last == colour && areas == count => answer,
            _ => {
                let full = self.beyond.len() >= MANY_COLOURS;
                let answer = full
                    || alike(colour, WHITE)
                    || self.areas.iter().any(|area| area.can_hide(colour))
                    || self.beyond.iter().any(|(own, _)| alike(*own, colour));
                self.last = Some((colour, count, answer));
                answer
            }
        }
    }

    /// Whether a letter of this colour cannot be told from what lies below it. The paper is white.
    pub fn hide(&self, colour: Colour, spot: &Spot) -> bool {
        // What cannot be told is taken for hidden.
        if self.may_reach(colour, spot.middle) {
            return true;
        }
        for area in self.areas.iter().rev().filter(|area| area.covers(spot.middle)) {
            if !area.colour.is_some_and(|own| alike(own, colour)) {
                return false;
            }
            // A line through the words is no ground.
            if area.solid && spot.corners.iter().all(|corner| area.covers(*corner)) {
                return true;
            }
        }
        alike(colour, WHITE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::colour::BLACK;

    fn spot(x: f64, y: f64) -> Spot {
        let at = |right: f64, up: f64| Point::new(x + right, y - up);
        Spot { middle: at(3.0, 4.0), corners: [at(0.0, 1.0), at(6.0, 6.0)] }
    }

    fn area(rects: &[Rect], colour: Option<Colour>) -> Area {
        Area { rects: rects.to_vec(), even_odd: false, colour, solid: true }
    }

    #[test]
    fn the_topmost_area_is_the_ground() {
        let mut grounds = Grounds::default();
        assert!(grounds.can_hide(WHITE) && grounds.hide(WHITE, &spot(50.0, 50.0)));
        assert!(!grounds.can_hide(BLACK) && !grounds.hide(BLACK, &spot(50.0, 50.0)));
        grounds.paint(area(&[Rect::new(0.0, 0.0, 100.0, 100.0)], Some(BLACK)));
        assert!(!grounds.hide(WHITE, &spot(50.0, 50.0)) && grounds.hide(WHITE, &spot(150.0, 50.0)));
        assert!(grounds.can_hide(BLACK) && grounds.hide(BLACK, &spot(50.0, 50.0)));
        grounds.paint(area(&[Rect::new(0.0, 40.0, 100.0, 60.0)], Some(WHITE)));
        assert!(grounds.hide(WHITE, &spot(50.0, 55.0)) && !grounds.hide(BLACK, &spot(50.0, 55.0)));
        grounds.paint(area(&[Rect::new(0.0, 40.0, 100.0, 60.0)], None));
        assert!(!grounds.hide(WHITE, &spot(50.0, 55.0)) && !grounds.hide(BLACK, &spot(50.0, 55.0)));
    }

    #[test]
    fn beyond_many_rectangles_what_cannot_be_told_is_hidden() {
        let mut grounds = Grounds::default();
        grounds.paint(area(&[Rect::new(0.0, 0.0, 100.0, 100.0)], Some(BLACK)));
        for at in 0..u16::try_from(MANY).unwrap() {
            let left = 200.0 + f64::from(at);
            grounds.paint(area(&[Rect::new(left, 300.0, left + 4.0, 304.0)], Some([0, 0, 200])));
        }
        assert!(grounds.hide(WHITE, &spot(500.0, 500.0)), "white on paper");
        assert!(!grounds.hide(BLACK, &spot(500.0, 500.0)) && !grounds.hide(WHITE, &spot(50.0, 50.0)));
        grounds.paint(area(&[Rect::new(0.0, 60.0, 100.0, 90.0)], Some(WHITE)));
        assert!(grounds.hide(WHITE, &spot(50.0, 80.0)), "white on a white area that came too late");
        assert!(!grounds.hide(WHITE, &spot(50.0, 30.0)));
        grounds.paint(area(&[Rect::new(300.0, 600.0, 400.0, 700.0)], Some([200, 0, 0])));
        assert!(grounds.can_hide([200, 0, 0]) && grounds.hide([200, 0, 0], &spot(350.0, 650.0)));
        for red in 0..200 {
            grounds.paint(area(&[Rect::new(0.0, 0.0, 9.0, 9.0)], Some([red, 0, 0])));
        }
        assert!(grounds.beyond.len() <= MANY_COLOURS && grounds.can_hide([0, 99, 99]));
    }

    #[test]
    fn lines_and_frames_are_no_ground() {
        let mut grounds = Grounds::default();
        grounds.paint(area(&[Rect::new(0.0, 45.0, 100.0, 46.5)], Some(BLACK)));
        assert!(!grounds.can_hide(BLACK) && !grounds.hide(BLACK, &spot(50.0, 50.0)), "struck through");
        let frame = [Rect::new(0.0, 0.0, 100.0, 100.0), Rect::new(5.0, 5.0, 95.0, 95.0)];
        grounds.paint(Area { even_odd: true, ..area(&frame, Some(BLACK)) });
        assert!(!grounds.hide(BLACK, &spot(50.0, 80.0)) && grounds.hide(WHITE, &spot(50.0, 80.0)));
        grounds.paint(Area { solid: false, ..area(&frame[..1], Some(BLACK)) });
        assert!(!grounds.hide(BLACK, &spot(50.0, 80.0)) && !grounds.hide(WHITE, &spot(50.0, 80.0)));
    }
}
