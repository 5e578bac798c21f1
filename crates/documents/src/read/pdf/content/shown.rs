//! One string of letters: where each lands, and whether it can be seen there.

use std::rc::Rc;

use hayro_font::kurbo::{Affine, Point};

use super::{Mark, Pen, Work};
use crate::{
    ReadError,
    read::pdf::{sheet::Glyph, state::State},
};

/// Smaller letters cannot be read, in points.
const SMALLEST: f64 = 1.6;

impl<'a> Pen<'_, 'a> {
    pub(super) fn adjust(&mut self, by: f64, state: &State<'a>) {
        self.text *= Affine::translate((-by / 1000.0 * state.size * state.stretch, 0.0));
    }

    pub(super) fn show(&mut self, bytes: &[u8], state: &State<'a>, work: &mut Work) -> Result<(), ReadError> {
        let Some(face) = state.face.clone() else {
            return Ok(());
        };
        let mut at = 0;
        while at < bytes.len() {
            work.spend(1)?;
            let (code, length) = face.code(bytes, at);
            at += length;
            let letter = face.letter(code);
            let scale = Affine::new([state.size * state.stretch, 0.0, 0.0, state.size, 0.0, state.rise]);
            let place = state.place * self.text * scale;
            match &letter.text {
                Some(text) => self.put(text, letter.advance, place, state),
                None if self.marks.iter().any(Mark::speaks) => {
                    self.put(&"".into(), letter.advance, place, state);
                }
                None => self.sheet.unknown += 1,
            }
            let gap = if length == 1 && code == 32 { state.word_space } else { 0.0 };
            let by = (letter.advance * state.size + state.letter_space + gap) * state.stretch;
            self.text *= Affine::translate((by, 0.0));
        }
        Ok(())
    }

    fn put(&mut self, text: &Rc<str>, advance: f64, place: Affine, state: &State<'a>) {
        let mut text = text.clone();
        if self.marks.last().is_some_and(|mark| mark.dropped) {
            return;
        }
        if let Some(mark) = self.marks.iter_mut().find(|mark| mark.speaks()) {
            text = mark.actual.take().unwrap_or_default();
            mark.replaced = true;
        }
        let start = place * Point::ZERO;
        let end = place * Point::new(advance, 0.0);
        let up = place * Point::new(0.0, 1.0) - start;
        let size = up.hypot();
        if !(start.is_finite() && end.is_finite() && size.is_finite()) {
            return;
        }
        let Some(turn) = turn(place) else {
            return;
        };
        let on_page = (-2.0..self.sheet.width + 2.0).contains(&start.x)
            && (-2.0..self.sheet.height + 2.0).contains(&start.y);
        let middle = start.midpoint(end) + up * 0.3;
        let white = state.white && matches!(state.mode, 0 | 4) && !self.sheet.is_painted(middle);
        if size < SMALLEST || !on_page || white || state.clear {
            self.sheet.hidden |= !text.trim().is_empty();
            return;
        }
        let (from, to) = (turned(start, turn, self.sheet.width, self.sheet.height), {
            turned(end, turn, self.sheet.width, self.sheet.height)
        });
        self.sheet.glyphs.push(Glyph {
            text,
            left: from.x.min(to.x),
            right: from.x.max(to.x),
            base: from.y,
            size,
            turn,
            bold: state.face.as_ref().is_some_and(|face| face.bold) || state.mode == 2,
            mono: state.face.as_ref().is_some_and(|face| face.mono),
            ghost: state.is_ghost(),
        });
    }
}

/// Quarters that the line is turned by; nothing if it lies askew, as what is stamped across a page does.
fn turn(place: Affine) -> Option<u8> {
    let along = place * Point::new(1.0, 0.0) - place * Point::ZERO;
    let (x, y) = (along.x, along.y);
    if y.abs() <= 0.1 * x.abs() {
        Some(if x >= 0.0 { 0 } else { 2 })
    } else if x.abs() <= 0.1 * y.abs() {
        Some(if y >= 0.0 { 1 } else { 3 })
    } else {
        None
    }
}

/// A point on the page once the page is turned back, so that lines run from left to right.
fn turned(point: Point, turn: u8, width: f64, height: f64) -> Point {
    match turn {
        1 => Point::new(point.y, width - point.x),
        2 => Point::new(width - point.x, height - point.y),
        3 => Point::new(height - point.y, point.x),
        _ => point,
    }
}
