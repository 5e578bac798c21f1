//! Shapes: what letters may stand on, and what they are cut off by.

use hayro_font::kurbo::{Point, Rect};
use hayro_syntax::{content::ops::TypedInstruction, object::Number};

use super::{Pen, Work};
use crate::{
    ReadError,
    read::{
        colour::{Colour, WHITE, alike},
        pdf::{cover::Cover, ground::Area, outline::Outline, path::Path, state::State},
    },
};

/// Thinner lines cover no letters: half of it, in points.
const BROAD: f64 = 1.0;
/// No words that can be read stand on a thinner one.
const BAND: f64 = 6.0;

/// Something that is painted: its edges, how far it reaches, and what it lets through.
struct Layer<'p> {
    outline: &'p Outline,
    hull: Option<Rect>,
    cover: Cover,
    picture: bool,
}

impl<'a> Pen<'_, 'a> {
    pub(super) fn draw(
        &mut self,
        instruction: &TypedInstruction<'_, '_>,
        state: &mut State<'a>,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        let place = state.place;
        let at = |x: Number, y: Number| place * Point::new(x.as_f64(), y.as_f64());
        match instruction {
            TypedInstruction::MoveTo(p) => self.path.begin(at(p.0, p.1)),
            TypedInstruction::LineTo(p) => self.path.line(at(p.0, p.1)),
            TypedInstruction::CubicTo(p) => {
                self.path.curve(Some(at(p.0, p.1)), Some(at(p.2, p.3)), at(p.4, p.5));
            }
            TypedInstruction::CubicStartTo(p) => self.path.curve(None, Some(at(p.0, p.1)), at(p.2, p.3)),
            TypedInstruction::CubicEndTo(p) => self.path.curve(Some(at(p.0, p.1)), None, at(p.2, p.3)),
            TypedInstruction::RectPath(r) => {
                let (x, y) = (r.0.as_f64(), r.1.as_f64());
                let rect = Rect::new(x, y, x + r.2.as_f64(), y + r.3.as_f64()).abs();
                self.path.rect(rect, place);
            }
            TypedInstruction::ClipNonZero(_) => (self.path.cuts, self.path.cuts_even_odd) = (true, false),
            TypedInstruction::ClipEvenOdd(_) => (self.path.cuts, self.path.cuts_even_odd) = (true, true),
            TypedInstruction::FillPathNonZero(_)
            | TypedInstruction::FillPathNonZeroCompatibility(_)
            | TypedInstruction::FillAndStrokeNonZero(_)
            | TypedInstruction::CloseFillAndStrokeNonZero(_) => self.fill(false, state, work)?,
            TypedInstruction::FillPathEvenOdd(_)
            | TypedInstruction::FillAndStrokeEvenOdd(_)
            | TypedInstruction::CloseFillAndStrokeEvenOdd(_) => self.fill(true, state, work)?,
            TypedInstruction::StrokePath(_) | TypedInstruction::CloseAndStrokePath(_) => {
                let path = self.end_path();
                self.stroke(&path, state, work)?;
                cut(path, state);
            }
            TypedInstruction::EndPath(_) => cut(self.end_path(), state),
            _ => {}
        }
        Ok(())
    }

    fn end_path(&mut self) -> Path {
        self.path.close();
        std::mem::take(&mut self.path)
    }

    fn fill(&mut self, even_odd: bool, state: &mut State<'a>, work: &mut Work) -> Result<(), ReadError> {
        let path = self.end_path();
        if !self.is_off() && !state.fills_nothing() {
            let cover = state.covers_with(state.fill.alpha, state.fill.colour);
            let cover = Cover { masked: cover.masked || state.fill.tiled, ..cover };
            let holds = |point| path.outline.cut_short || path.outline.holds(point, even_odd);
            let layer = Layer { outline: &path.outline, hull: path.hull, cover, picture: false };
            self.cover(&layer, state, work, holds)?;
            self.reveal(path.hull, state.fill.colour, state, work)?;
            self.paint(&path, even_odd, state);
        }
        cut(path, state);
        Ok(())
    }

    /// A line may be as broad as words are high.
    fn stroke(&mut self, path: &Path, state: &State<'a>, work: &mut Work) -> Result<(), ReadError> {
        let half = state.width * state.place.determinant().abs().sqrt() / 2.0;
        if self.is_off() || !half.is_finite() || half < BROAD {
            return Ok(());
        }
        let cover = state.covers_with(state.stroke.alpha, state.stroke.colour);
        let hull = path.hull.map(|hull| hull.inflate(half, half));
        let near = |point| path.outline.is_near(point, half);
        let layer = Layer { outline: &path.outline, hull, cover, picture: false };
        self.cover(&layer, state, work, near)?;
        self.band(&path.outline, state);
        Ok(())
    }

    /// Words stand on a level or upright line that is as broad as they are high, as on an area.
    fn band(&mut self, outline: &Outline, state: &State<'a>) {
        let Some([across, down]) = state.pen() else {
            return;
        };
        if outline.cut_short || state.cut_by_letters {
            return;
        }
        let line = |(from, to): (Point, Point)| {
            let (level, upright) = ((from.y - to.y).abs() < 0.01, (from.x - to.x).abs() < 0.01);
            let rect = Rect::from_points(from, to);
            let rect = if level { rect.inflate(0.0, down) } else { rect.inflate(across, 0.0) };
            let rect = state.clip.map_or(rect, |clip| clip.intersect(rect));
            ((level || upright) && rect.width().min(rect.height()) >= BAND).then_some(rect)
        };
        let rects: Vec<Rect> = outline.lines().filter_map(line).collect();
        let colour = state.paints(state.stroke);
        let white = state.stroke.colour.is_some_and(|colour| alike(colour, WHITE));
        // White that is not seen to cover something leaves the paper as it was.
        if !white || colour.is_some() {
            self.sheet.grounds.paint(Area { rects, even_odd: false, colour, solid: true });
        }
    }

    pub(super) fn picture(
        &mut self,
        state: &State<'a>,
        masked: bool,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        if self.is_off() {
            return Ok(());
        }
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let outline = Outline::of(corners.map(|corner| state.place * Point::from(corner)));
        let cover = state.covers_with(state.fill.alpha, None);
        let cover = Cover { masked: cover.masked || masked, ..cover };
        let holds = |point| outline.holds(point, false);
        let layer = Layer { outline: &outline, hull: outline.hull(), cover, picture: true };
        self.cover(&layer, state, work, holds)?;
        self.reveal(outline.hull(), None, state, work)?;
        if !state.cut_by_letters {
            self.sheet.put_picture(state.place, state.clip);
        }
        Ok(())
    }

    /// A change of colours over all that is not cut away.
    pub(super) fn shade(&mut self, state: &State<'a>, work: &mut Work) -> Result<(), ReadError> {
        if self.is_off() {
            return Ok(());
        }
        let area = state.clip.unwrap_or(self.sheet.whole());
        let cover = state.covers_with(state.fill.alpha, None);
        let layer = Layer { outline: &Outline::default(), hull: Some(area), cover, picture: false };
        self.cover(&layer, state, work, |_| true)?;
        self.reveal(Some(area), None, state, work)?;
        if !state.cut_by_letters {
            self.sheet.paint_over(area);
        }
        Ok(())
    }

    /// What is painted within letters shows them, unless it is as the paper is.
    fn reveal(
        &mut self,
        area: Option<Rect>,
        colour: Option<Colour>,
        state: &State<'a>,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        let (Some(area), Some(letters)) = (area, &state.cutting) else {
            return Ok(());
        };
        if state.fills_nothing() {
            return Ok(());
        }
        let area = state.clip.map_or(area, |clip| clip.intersect(area));
        work.draw(letters.len())?;
        for at in letters.clone() {
            let Some(spot) = self.sheet.covers.spot(at).filter(|spot| area.contains(spot.middle)) else {
                continue;
            };
            work.draw(self.sheet.grounds.count() / 32)?;
            if !colour.is_some_and(|colour| self.sheet.grounds.hide(colour, &spot)) {
                self.sheet.reveal(at);
            }
        }
        Ok(())
    }

    /// Letters that are there already may lie below it.
    fn cover(
        &mut self,
        layer: &Layer<'_>,
        state: &State<'a>,
        work: &mut Work,
        holds: impl Fn(Point) -> bool,
    ) -> Result<(), ReadError> {
        let Layer { outline, hull, cover, picture } = *layer;
        let area = hull.map(|hull| state.clip.map_or(hull, |clip| clip.intersect(hull)));
        let Some(area) = area.filter(Rect::is_finite) else {
            return Ok(());
        };
        let (letters, points) = self.sheet.covers.work(area);
        work.draw(letters / 32 + points * (outline.len() + state.corners()) / 32)?;
        if points > 0 {
            let cover = Cover { masked: cover.masked || outline.cut_short, ..cover };
            let holds = |point| holds(point) && !state.cuts_off(point);
            self.sheet.covers.paint(area, cover, picture, &self.groups, holds);
        }
        Ok(())
    }

    fn paint(&mut self, path: &Path, even_odd: bool, state: &State<'a>) {
        let (Some(ends), Some(hull)) = (path.ends, path.hull) else {
            return;
        };
        if state.cut_by_letters {
            return;
        }
        let white = state.fill.colour.is_some_and(|colour| alike(colour, WHITE));
        if !white {
            self.sheet.dot(ends);
        }
        let colour = state.paints(state.fill);
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
fn cut(path: Path, state: &mut State<'_>) {
    if let Some(hull) = path.hull.filter(|_| path.cuts) {
        state.cut(hull);
        state.cut_along(path);
    }
}
