//! The edges of a shape, to tell what lies within it.

use hayro_font::kurbo::{Point, Rect, Vec2};

/// Corners of one shape; more are a drawing.
const MANY: usize = 1_000;
/// A curve is as many lines.
const FINE: u8 = 8;

/// Where its lines end. Curves are short lines.
#[derive(Clone, Default)]
pub(super) struct Outline {
    /// With whether a part begins there.
    corners: Vec<(Point, bool)>,
    /// There was more of it.
    pub cut_short: bool,
}

impl Outline {
    pub fn of(corners: [Point; 4]) -> Self {
        let mut outline = Self::default();
        outline.quad(corners);
        outline
    }

    fn put(&mut self, point: Point, begins: bool) {
        if self.corners.len() < MANY {
            self.corners.push((point, begins));
        } else {
            self.cut_short = true;
        }
    }

    pub fn begin(&mut self, point: Point) {
        self.put(point, true);
    }

    pub fn line(&mut self, point: Point) {
        self.put(point, self.corners.is_empty());
    }

    /// From where the last line ended. Without one of the two bends it is where the curve begins or ends.
    pub fn curve(&mut self, first: Option<Point>, second: Option<Point>, end: Point) {
        let start = self.corners.last().map_or(end, |(point, _)| *point).to_vec2();
        let first = first.map_or(start, Point::to_vec2);
        let (second, end) = (second.unwrap_or(end).to_vec2(), end.to_vec2());
        for step in 1..=FINE {
            let t = f64::from(step) / f64::from(FINE);
            let s = 1.0 - t;
            let point: Vec2 = start * (s * s * s)
                + first * (3.0 * s * s * t)
                + second * (3.0 * s * t * t)
                + end * (t * t * t);
            self.line(point.to_point());
        }
    }

    pub fn quad(&mut self, [first, rest @ ..]: [Point; 4]) {
        self.begin(first);
        for corner in rest {
            self.line(corner);
        }
        self.line(first);
    }

    pub fn len(&self) -> usize {
        self.corners.len()
    }

    /// Nothing of it reaches beyond this.
    pub fn hull(&self) -> Option<Rect> {
        let mut corners = self.corners.iter().map(|(point, _)| *point);
        let first = corners.next()?;
        Some(corners.fold(Rect::from_points(first, first), |hull, corner| hull.union_pt(corner)))
    }

    pub fn holds(&self, point: Point, even_odd: bool) -> bool {
        let (mut turns, mut crossed) = (0_i32, 0_u32);
        let mut cross = |from: Point, to: Point| {
            if (from.y <= point.y) == (to.y <= point.y) {
                return;
            }
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x);
            if x > point.x {
                turns += if to.y > from.y { 1 } else { -1 };
                crossed += 1;
            }
        };
        let (mut start, mut last) = (None, None);
        for (corner, begins) in &self.corners {
            if *begins {
                if let (Some(from), Some(to)) = (last, start) {
                    cross(from, to);
                }
                start = Some(*corner);
            } else if let Some(from) = last {
                cross(from, *corner);
            }
            last = Some(*corner);
        }
        if let (Some(from), Some(to)) = (last, start) {
            cross(from, to);
        }
        if even_odd { crossed % 2 == 1 } else { turns != 0 }
    }

    pub fn lines(&self) -> impl Iterator<Item = (Point, Point)> {
        self.corners.windows(2).filter(|pair| !pair[1].1).map(|pair| (pair[0].0, pair[1].0))
    }

    /// Whether a line along the edges that is twice as wide as `half` covers the point.
    pub fn is_near(&self, point: Point, half: f64) -> bool {
        self.lines().any(|(from, to)| {
            let along = to - from;
            let length = along.hypot2();
            let at = if length > 0.0 { (point - from).dot(along) / length } else { 0.0 };
            (0.0..=1.0).contains(&at) && (point - (from + along * at)).hypot() <= half
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(corners: &[(f64, f64)]) -> Outline {
        let mut outline = Outline::default();
        outline.begin(corners[0].into());
        corners[1..].iter().for_each(|corner| outline.line((*corner).into()));
        outline
    }

    #[test]
    fn points_lie_within_and_beside() {
        let arrow = drawn(&[(0.0, 0.0), (20.0, 10.0), (0.0, 20.0), (8.0, 10.0)]);
        for even_odd in [false, true] {
            assert!(arrow.holds(Point::new(12.0, 10.0), even_odd));
            assert!(!arrow.holds(Point::new(3.0, 10.0), even_odd), "in the notch");
        }
        let mut frame = Outline::of([(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)].map(Point::from));
        frame.quad([(3.0, 3.0), (6.0, 3.0), (6.0, 6.0), (3.0, 6.0)].map(Point::from));
        let middle = Point::new(4.5, 4.5);
        assert!(frame.holds(middle, false) && !frame.holds(middle, true));
        let mut round = Outline::default();
        round.begin(Point::new(0.0, 0.0));
        round.curve(Some(Point::new(0.0, 40.0)), Some(Point::new(30.0, 40.0)), Point::new(30.0, 0.0));
        assert!(round.holds(Point::new(15.0, 25.0), false) && !round.holds(Point::new(15.0, 35.0), false));
        assert!(round.hull().is_some_and(|hull| (hull.y1 - 30.0).abs() < 1e-9));
    }

    #[test]
    fn a_broad_line_covers_and_a_drawing_ends() {
        let line = drawn(&[(0.0, 0.0), (50.0, 0.0)]);
        assert!(line.is_near(Point::new(20.0, 4.0), 5.0) && !line.is_near(Point::new(20.0, 6.0), 5.0));
        assert!(!line.is_near(Point::new(52.0, 0.0), 5.0), "beyond its end");
        let long = drawn(&vec![(1.0, 2.0); 2 * MANY]);
        assert!(long.cut_short && long.len() == MANY);
    }
}
