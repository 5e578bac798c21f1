//! The shape in the making: what it covers, and whether it is made of nothing but upright rectangles.

use hayro_font::kurbo::{Affine, Point, Rect};

use super::outline::Outline;

/// Of one shape; more are a drawing.
const MANY: usize = 256;

#[derive(Default)]
pub(super) struct Path {
    /// The parts that are rectangles.
    pub rects: Vec<Rect>,
    /// Some part is none.
    pub odd: bool,
    /// What its lines and curves end at covers this much.
    pub ends: Option<Rect>,
    /// Nothing of it reaches beyond this.
    pub hull: Option<Rect>,
    /// It is the edge of what is painted from now on.
    pub cuts: bool,
    /// As such, and where its parts lie over each other there are holes.
    pub cuts_even_odd: bool,
    pub outline: Outline,
    /// Of the part in the making.
    corners: Vec<Point>,
}

fn grow(area: &mut Option<Rect>, point: Point) {
    *area = Some(area.map_or(Rect::from_points(point, point), |area| area.union_pt(point)));
}

impl Path {
    pub fn begin(&mut self, point: Point) {
        self.close();
        self.outline.begin(point);
        self.corner(point);
    }

    pub fn line(&mut self, point: Point) {
        self.outline.line(point);
        self.corner(point);
    }

    fn corner(&mut self, point: Point) {
        grow(&mut self.ends, point);
        grow(&mut self.hull, point);
        if self.corners.len() < 6 {
            self.corners.push(point);
        }
    }

    /// A curve, with the points that it bends towards; without one of them that is where it begins or ends.
    pub fn curve(&mut self, first: Option<Point>, second: Option<Point>, end: Point) {
        self.odd = true;
        for bend in [first, second].into_iter().flatten() {
            grow(&mut self.hull, bend);
        }
        self.outline.curve(first, second, end);
        self.corner(end);
    }

    pub fn rect(&mut self, rect: Rect, place: Affine) {
        self.close();
        let area = place.transform_rect_bbox(rect);
        let corners = [(rect.x0, rect.y0), (rect.x1, rect.y0), (rect.x1, rect.y1), (rect.x0, rect.y1)];
        self.outline.quad(corners.map(|corner| place * Point::from(corner)));
        for corner in [Point::new(area.x0, area.y0), Point::new(area.x1, area.y1)] {
            grow(&mut self.ends, corner);
            grow(&mut self.hull, corner);
        }
        let [a, b, c, d, ..] = place.as_coeffs();
        let upright = b.abs().max(c.abs()) < 1e-6 || a.abs().max(d.abs()) < 1e-6;
        self.put(area, upright);
    }

    /// Ends the part in the making.
    pub fn close(&mut self) {
        let corners = std::mem::take(&mut self.corners);
        let near = |one: f64, other: f64| (one - other).abs() < 0.01;
        let level = |one: &Point, other: &Point| near(one.x, other.x) || near(one.y, other.y);
        match corners.as_slice() {
            [] | [_] => {}
            [a, b, c, d, rest @ ..] if rest.len() < 2 => {
                let closed = rest.iter().all(|end| near(end.x, a.x) && near(end.y, a.y));
                let sides = [(a, b), (b, c), (c, d), (d, a)];
                let upright = sides.iter().all(|(one, other)| level(one, other));
                self.put(Rect::from_points(*a, *c), closed && upright);
            }
            _ => self.odd = true,
        }
    }

    fn put(&mut self, rect: Rect, upright: bool) {
        if upright && self.rects.len() < MANY {
            self.rects.push(rect);
        } else {
            self.odd = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_are_known_however_they_are_drawn() {
        let corners = [(10.0, 20.0), (60.0, 20.0), (60.0, 50.0), (10.0, 50.0)].map(Point::from);
        let drawn = |points: &[Point]| {
            let mut path = Path::default();
            path.begin(points[0]);
            for point in &points[1..] {
                path.line(*point);
            }
            path.close();
            path
        };
        let whole = Rect::new(10.0, 20.0, 60.0, 50.0);
        let path = drawn(&corners);
        assert_eq!((path.rects.as_slice(), path.odd, path.ends), ([whole].as_slice(), false, Some(whole)));
        let closed = [corners.as_slice(), &corners[..1]].concat();
        assert_eq!((drawn(&closed).rects.as_slice(), drawn(&closed).odd), ([whole].as_slice(), false));
        assert!(drawn(&corners[..3]).odd, "a triangle");
        assert!(drawn(&[corners[0], corners[2], corners[1], corners[3]]).odd, "a bow");

        let mut path = Path::default();
        path.rect(Rect::new(0.0, 0.0, 5.0, 5.0), Affine::translate((10.0, 0.0)));
        path.rect(Rect::new(1.0, 1.0, 4.0, 4.0), Affine::translate((10.0, 0.0)));
        assert_eq!((path.rects.len(), path.odd), (2, false));
        path.rect(Rect::new(1.0, 1.0, 4.0, 4.0), Affine::rotate(0.5));
        assert!(path.odd);
        let mut path = Path::default();
        path.begin(Point::ZERO);
        path.curve(None, Some(Point::new(0.0, 90.0)), Point::new(50.0, 0.0));
        assert_eq!(path.hull, Some(Rect::new(0.0, 0.0, 50.0, 90.0)));
        assert!(path.odd);
    }
}
