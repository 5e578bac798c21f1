//! One string of letters: where each lands, and whether it can be seen there.

use std::rc::Rc;

use hayro_font::kurbo::{Affine, Point, Rect, Vec2};

use super::{Pen, Work};
use crate::{
    HiddenWhy, ReadError,
    read::pdf::{ground::Spot, sheet::Glyph, state::State},
};

/// Smaller letters cannot be read, in points.
const SMALLEST: f64 = 4.0;
/// A narrower page than a sheet of paper is looked at enlarged.
const PAPER: f64 = 595.0;
/// Letters are squeezed, but not to less than this share of their height.
const NARROWEST: f64 = 0.1;

impl<'a> Pen<'_, 'a> {
    pub(super) fn adjust(&mut self, by: f64, state: &State<'a>) {
        self.text *= Affine::translate((-by / 1000.0 * state.size * state.stretch, 0.0));
    }

    pub(super) fn show(&mut self, bytes: &[u8], state: &State<'a>, work: &mut Work) -> Result<(), ReadError> {
        let Some(face) = state.face.clone() else {
            let seen = !state.is_ghost() && !self.marks.last().is_some_and(|mark| mark.dropped);
            self.shown += 1;
            self.sheet.unknown += if seen { bytes.len() / state.letter_length } else { 0 };
            return Ok(());
        };
        let mut at = 0;
        while at < bytes.len() {
            work.write()?;
            let (code, length) = face.code(bytes, at);
            at += length;
            self.shown += 1;
            let letter = face.letter(code);
            let scale = Affine::new([state.size * state.stretch, 0.0, 0.0, state.size, 0.0, state.rise]);
            let place = state.place * self.text * scale;
            match &letter.text {
                Some(text) => self.put(text, letter.advance, place, state, work)?,
                None if self.speaks() => {
                    self.put(&"".into(), letter.advance, place, state, work)?;
                }
                None => self.sheet.unknown += usize::from(!self.is_off()),
            }
            let gap = if length == 1 && code == 32 { state.word_space } else { 0.0 };
            let by = (letter.advance * state.size + state.letter_space + gap) * state.stretch;
            self.text *= Affine::translate((by, 0.0));
        }
        Ok(())
    }

    fn put(
        &mut self,
        text: &Rc<str>,
        advance: f64,
        place: Affine,
        state: &State<'a>,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        if self.marks.last().is_some_and(|mark| mark.dropped && !mark.off) {
            return Ok(());
        }
        let em = state.face.as_ref().map_or(1.0, |face| face.em);
        let letter = Letter::at(place, advance, em);
        let Some(turn) = turn(place).filter(|_| letter.is_finite()) else {
            return Ok(());
        };
        let why = self.why_unseen(&letter, state, work)?;
        let (width, height) = (self.sheet.width, self.sheet.height);
        let from = turned(letter.start, turn, width, height);
        let to = turned(letter.end, turn, width, height);
        let glyph = Glyph {
            text: text.clone(),
            left: from.x.min(to.x),
            right: from.x.max(to.x),
            base: from.y,
            size: letter.size,
            turn,
            bold: state.face.as_ref().is_some_and(|face| face.bold) || state.mode == 2,
            mono: state.face.as_ref().is_some_and(|face| face.mono),
            ghost: state.is_ghost(),
        };
        match why {
            Some(why) => {
                self.sheet.hidden |= !self.is_off() && !glyph.text.trim().is_empty();
                self.sheet.put_unseen(why, glyph);
                self.lose();
            }
            None if state.mode == 7 => self.sheet.put_cutting(glyph, &letter.spot()),
            None => self.sheet.put(glyph, &letter.spot()),
        }
        Ok(())
    }

    /// Why a letter cannot be seen, if so. Whether one without ink belongs to a picture is known only later.
    fn why_unseen(
        &mut self,
        letter: &Letter,
        state: &State<'a>,
        work: &mut Work,
    ) -> Result<Option<HiddenWhy>, ReadError> {
        if self.is_off() {
            return Ok(Some(HiddenWhy::Invisible));
        }
        let (width, height) = (self.sheet.width, self.sheet.height);
        let smallest = SMALLEST * (width.min(height) / PAPER).min(1.0);
        if letter.size < smallest || letter.wide < NARROWEST * smallest {
            return Ok(Some(HiddenWhy::Size));
        }
        let Point { x, y } = letter.start;
        if !(-2.0..width + 2.0).contains(&x) || !(-2.0..height + 2.0).contains(&y) {
            return Ok(Some(HiddenWhy::OffPage));
        }
        if state.clip.is_some_and(|clip| letter.is_outside(clip)) {
            return Ok(Some(HiddenWhy::Invisible));
        }
        work.draw(state.corners() / 16)?;
        let Spot { middle, corners: [low, high] } = letter.spot();
        if [middle, low, high].iter().all(|point| state.cuts_off(*point)) {
            return Ok(Some(HiddenWhy::Invisible));
        }
        let mut why = None;
        for ink in state.inks() {
            why = Some(HiddenWhy::Invisible);
            if ink.is_clear() {
                continue;
            }
            let Some(colour) = ink.colour else {
                return Ok(None);
            };
            work.draw(self.sheet.grounds.unasked(colour) / 32)?;
            if !self.sheet.grounds.can_hide(colour) {
                return Ok(None);
            }
            work.draw(self.sheet.grounds.count() / 32)?;
            if !self.sheet.grounds.hide(colour, &letter.spot()) {
                return Ok(None);
            }
            why = Some(HiddenWhy::Colour);
        }
        Ok(why)
    }
}

/// Where a letter lands on the page.
struct Letter {
    start: Point,
    end: Point,
    up: Vec2,
    /// How high it is, and how wide a square one would be.
    size: f64,
    wide: f64,
}

impl Letter {
    fn at(place: Affine, advance: f64, em: f64) -> Self {
        let start = place * Point::ZERO;
        let up = place * Point::new(0.0, em) - start;
        let along = place * Point::new(em, 0.0) - start;
        let end = place * Point::new(advance, 0.0);
        Self { start, end, up, size: up.hypot(), wide: along.hypot() }
    }

    fn is_finite(&self) -> bool {
        self.start.is_finite() && self.end.is_finite() && self.size.is_finite() && self.wide.is_finite()
    }

    fn spot(&self) -> Spot {
        let middle = self.start.midpoint(self.end) + self.up * 0.3;
        Spot { middle, corners: [self.start + self.up * 0.1, self.end + self.up * 0.5] }
    }

    /// Whether nothing of it is left inside.
    fn is_outside(&self, clip: Rect) -> bool {
        let least = 0.1 * self.size;
        let body = Rect::from_points(self.start - self.up * 0.2, self.end + self.up * 0.8);
        let seen = clip.intersect(body.inflate(least, least));
        seen.width() <= least || seen.height() <= least
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
