//! Shapes: what letters may stand on, and what they are cut off by.

use hayro_font::kurbo::{Point, Rect};
use hayro_syntax::{content::ops::TypedInstruction, object::Number};

use super::Pen;
use crate::read::{
    colour::{WHITE, alike},
    pdf::{ground::Area, path::Path, state::State},
};

impl<'a> Pen<'_, 'a> {
    pub(super) fn draw(&mut self, instruction: &TypedInstruction<'_, '_>, state: &mut State<'a>) {
        let place = state.place;
        let at = |x: Number, y: Number| place * Point::new(x.as_f64(), y.as_f64());
        match instruction {
            TypedInstruction::MoveTo(p) => self.path.begin(at(p.0, p.1)),
            TypedInstruction::LineTo(p) => self.path.line(at(p.0, p.1)),
            TypedInstruction::CubicTo(p) => {
                self.path.curve(&[at(p.0, p.1), at(p.2, p.3)], at(p.4, p.5));
            }
            TypedInstruction::CubicStartTo(p) => self.path.curve(&[at(p.0, p.1)], at(p.2, p.3)),
            TypedInstruction::CubicEndTo(p) => self.path.curve(&[at(p.0, p.1)], at(p.2, p.3)),
            TypedInstruction::RectPath(r) => {
                let (x, y) = (r.0.as_f64(), r.1.as_f64());
                let rect = Rect::new(x, y, x + r.2.as_f64(), y + r.3.as_f64()).abs();
                self.path.rect(rect, place);
            }
            TypedInstruction::ClipNonZero(_) | TypedInstruction::ClipEvenOdd(_) => self.path.cuts = true,
            TypedInstruction::FillPathNonZero(_)
            | TypedInstruction::FillPathNonZeroCompatibility(_)
            | TypedInstruction::FillAndStrokeNonZero(_)
            | TypedInstruction::CloseFillAndStrokeNonZero(_) => self.fill(false, state),
            TypedInstruction::FillPathEvenOdd(_)
            | TypedInstruction::FillAndStrokeEvenOdd(_)
            | TypedInstruction::CloseFillAndStrokeEvenOdd(_) => self.fill(true, state),
            TypedInstruction::StrokePath(_)
            | TypedInstruction::CloseAndStrokePath(_)
            | TypedInstruction::EndPath(_) => {
                let path = self.end_path();
                cut(&path, state);
            }
            _ => {}
        }
    }

    fn end_path(&mut self) -> Path {
        self.path.close();
        std::mem::take(&mut self.path)
    }

    fn fill(&mut self, even_odd: bool, state: &mut State<'a>) {
        let path = self.end_path();
        if !self.is_off() && !state.fill.is_clear() {
            self.paint(&path, even_odd, state);
        }
        cut(&path, state);
    }

    fn paint(&mut self, path: &Path, even_odd: bool, state: &State<'a>) {
        let (Some(ends), Some(hull)) = (path.ends, path.hull) else {
            return;
        };
        let white = state.fill.colour.is_some_and(|colour| alike(colour, WHITE));
        if !white {
            self.sheet.dot(ends);
        }
        let colour = state.cover();
        let solid = !path.odd && !path.rects.is_empty();
        // White that is not seen to cover something leaves the paper as it was.
        if white && (!solid || colour.is_none()) {
            return;
        }
        let seen = |rect: &Rect| state.clip.map_or(*rect, |clip| clip.intersect(*rect));
        let area = if solid {
            Area { rects: path.rects.iter().map(seen).collect(), even_odd, colour, solid }
        } else {
            Area { rects: vec![seen(&hull)], even_odd: false, colour, solid }
        };
        self.sheet.grounds.paint(area);
    }
}

/// A path that cuts does so from now on, whether it was painted or not.
fn cut(path: &Path, state: &mut State<'_>) {
    if let Some(hull) = path.hull.filter(|_| path.cuts) {
        state.cut(hull);
    }
}
