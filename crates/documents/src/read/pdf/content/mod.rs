//! The instructions of a page, as far as they place text. Pictures and shapes are only noted, because they may lie
//! under white letters or stand in for missing ones.

mod shown;

use std::rc::Rc;

use hayro_font::kurbo::{Affine, Point, Rect};
use hayro_syntax::{
    Pdf,
    content::{TypedIter, ops::TypedInstruction},
    object::{Array, Dict, Name, Number, Object, Stream},
    page::{Page, Resources},
};

use super::{fonts::Fonts, labels, layers::Layers, sheet::Sheet, state::State};
use crate::{Limits, ReadError};

/// Forms within forms.
const DEEP: usize = 16;

/// Instructions and letters that may still be read: a form may be used any number of times.
pub(super) struct Work {
    left: usize,
    most_text: usize,
}

impl Work {
    pub fn new(limits: &Limits) -> Self {
        Self { left: limits.text.saturating_mul(4), most_text: limits.text }
    }

    pub(super) fn spend(&mut self, amount: usize) -> Result<(), ReadError> {
        self.left = self.left.checked_sub(amount).ok_or_else(|| ReadError::too_much_text(self.most_text))?;
        Ok(())
    }
}

pub(super) struct Reader<'a> {
    pub(super) fonts: Fonts<'a>,
    layers: Layers,
}

impl<'a> Reader<'a> {
    pub fn new(pdf: &'a Pdf) -> Self {
        Self { fonts: Fonts::new(), layers: Layers::of(pdf) }
    }

    pub fn page(&self, page: &Page<'a>, work: &mut Work) -> Result<Sheet, ReadError> {
        let (width, height) = page.render_dimensions();
        let place = Affine::new(page.initial_transform(true).as_coeffs());
        let mut pen = Pen {
            reader: self,
            sheet: Sheet::new(f64::from(width), f64::from(height)),
            line: Affine::IDENTITY,
            text: Affine::IDENTITY,
            shape: None,
            marks: Vec::new(),
        };
        if let Some(data) = page.page_stream() {
            pen.run(data, page.resources(), State::new(place), 0, work)?;
        }
        Ok(pen.sheet)
    }
}

/// Something that text is marked as.
struct Mark {
    /// A layer that is off, or a running header: not part of the page.
    dropped: bool,
    /// What the letters inside stand for, until it has been used.
    actual: Option<Rc<str>>,
    replaced: bool,
}

impl Mark {
    /// Whether it says itself what is inside it.
    fn speaks(&self) -> bool {
        self.actual.is_some() || self.replaced
    }
}

struct Pen<'r, 'a> {
    reader: &'r Reader<'a>,
    sheet: Sheet,
    line: Affine,
    text: Affine,
    /// What the shape in the making covers.
    shape: Option<Rect>,
    marks: Vec<Mark>,
}

fn affine(parts: [Number; 6]) -> Affine {
    Affine::new(parts.map(|part| part.as_f64()))
}

impl<'a> Pen<'_, 'a> {
    fn run(
        &mut self,
        data: &[u8],
        resources: &Resources<'a>,
        state: State<'a>,
        depth: usize,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        work.spend(data.len() / 64)?;
        let mut states = vec![state];
        let marks = self.marks.len();
        let mut instructions = TypedIter::new(data);
        while let Some(instruction) = instructions.next() {
            work.spend(1)?;
            let state = states.last_mut().expect("the first is never taken away");
            match instruction {
                TypedInstruction::SaveState(_) => {
                    let copy = state.clone();
                    if states.len() < 512 {
                        states.push(copy);
                    }
                }
                TypedInstruction::RestoreState(_) => {
                    if states.len() > 1 {
                        states.pop();
                    }
                }
                TypedInstruction::XObject(name) => {
                    if let Some(stream) = resources.get_x_object(name.0) {
                        let state = state.clone();
                        self.object(&stream, resources, state, depth, work)?;
                    }
                }
                instruction if self.set(&instruction, state, resources) => {}
                instruction => self.show_or_draw(&instruction, state, resources, work)?,
            }
        }
        self.marks.truncate(marks);
        Ok(())
    }

    fn object(
        &mut self,
        stream: &Stream<'a>,
        resources: &Resources<'a>,
        mut state: State<'a>,
        depth: usize,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        let dict = stream.dict();
        if self.reader.layers.hides(dict, "OC") {
            return Ok(());
        }
        match dict.get::<Name<'_>>("Subtype").as_ref().map(Name::as_str) {
            Some("Image") => self.sheet.put_picture(state.place),
            Some("Form") if depth < DEEP => {
                let Ok(data) = stream.decoded_data() else {
                    return Ok(());
                };
                let matrix =
                    dict.get::<Array<'_>>("Matrix").map(|array| array.iter::<f64>().collect::<Vec<_>>());
                if let Some(matrix) = matrix.and_then(|parts| <[f64; 6]>::try_from(parts).ok()) {
                    state.place *= Affine::new(matrix);
                }
                let own = dict.get::<Dict<'a>>("Resources").map(Resources::new);
                self.run(&data, own.as_ref().unwrap_or(resources), state, depth + 1, work)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Instructions that only set something. False if it is none of them.
    fn set(
        &mut self,
        instruction: &TypedInstruction<'_, '_>,
        state: &mut State<'a>,
        resources: &Resources<'a>,
    ) -> bool {
        match instruction {
            TypedInstruction::Transform(t) => state.place *= affine([t.0, t.1, t.2, t.3, t.4, t.5]),
            TypedInstruction::SetGraphicsState(name) => {
                if let Some(dict) = resources.get_ext_g_state(name.0) {
                    state.set_extended(&dict);
                    if let Some((font, size)) = State::extended_font(&dict) {
                        state.face = self.reader.fonts.face(&font);
                        state.size = size;
                    }
                }
            }
            TypedInstruction::NonStrokeColorDeviceGray(grey) => {
                state.plain = true;
                state.set_colour(&[grey.0.as_f64()]);
            }
            TypedInstruction::NonStrokeColorDeviceRgb(c) => {
                state.plain = true;
                state.set_colour(&[c.0, c.1, c.2].map(|part| part.as_f64()));
            }
            TypedInstruction::NonStrokeColorCmyk(c) => {
                state.plain = true;
                state.set_colour(&[c.0, c.1, c.2, c.3].map(|part| part.as_f64()));
            }
            TypedInstruction::ColorSpaceNonStroke(name) => state.set_space(name.0, resources),
            TypedInstruction::NonStrokeColor(parts) => {
                state.set_colour(&parts.0.iter().map(Number::as_f64).collect::<Vec<_>>());
            }
            TypedInstruction::NonStrokeColorNamed(parts) => {
                let patterned = parts.1.is_some();
                state.set_colour(&parts.0.iter().map(Number::as_f64).collect::<Vec<_>>());
                state.white &= !patterned;
            }
            TypedInstruction::CharacterSpacing(space) => state.letter_space = space.0.as_f64(),
            TypedInstruction::WordSpacing(space) => state.word_space = space.0.as_f64(),
            TypedInstruction::HorizontalScaling(scale) => state.stretch = scale.0.as_f64() / 100.0,
            TypedInstruction::TextLeading(leading) => state.leading = leading.0.as_f64(),
            TypedInstruction::TextRise(rise) => state.rise = rise.0.as_f64(),
            TypedInstruction::TextRenderingMode(mode) => state.mode = mode.0.as_i64(),
            TypedInstruction::TextFont(font) => {
                state.face = resources.get_font(font.0).and_then(|dict| self.reader.fonts.face(&dict));
                state.size = font.1.as_f64();
            }
            TypedInstruction::BeginText(_) => {
                self.text = Affine::IDENTITY;
                self.line = Affine::IDENTITY;
            }
            TypedInstruction::SetTextMatrix(t) => {
                self.line = affine([t.0, t.1, t.2, t.3, t.4, t.5]);
                self.text = self.line;
            }
            _ => return false,
        }
        true
    }

    fn show_or_draw(
        &mut self,
        instruction: &TypedInstruction<'_, '_>,
        state: &mut State<'a>,
        resources: &Resources<'a>,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        match instruction {
            TypedInstruction::NextLine(by) => self.next_line(by.0.as_f64(), by.1.as_f64()),
            TypedInstruction::NextLineAndSetLeading(by) => {
                state.leading = -by.1.as_f64();
                self.next_line(by.0.as_f64(), by.1.as_f64());
            }
            TypedInstruction::NextLineUsingLeading(_) => self.next_line(0.0, -state.leading),
            TypedInstruction::ShowText(text) => self.show(text.0.as_bytes(), state, work)?,
            TypedInstruction::NextLineAndShowText(text) => {
                self.next_line(0.0, -state.leading);
                self.show(text.0.as_bytes(), state, work)?;
            }
            TypedInstruction::ShowTextWithParameters(text) => {
                state.word_space = text.0.as_f64();
                state.letter_space = text.1.as_f64();
                self.next_line(0.0, -state.leading);
                self.show(text.2.as_bytes(), state, work)?;
            }
            TypedInstruction::ShowTexts(parts) => {
                for part in parts.0.iter::<Object<'_>>() {
                    match part {
                        Object::String(text) => self.show(text.as_bytes(), state, work)?,
                        Object::Number(by) => self.adjust(by.as_f64(), state),
                        _ => {}
                    }
                }
            }
            TypedInstruction::BeginMarkedContent(tag) => self.mark(tag.0.as_str(), None, resources),
            TypedInstruction::BeginMarkedContentWithProperties(tag) => {
                self.mark(tag.0.as_str(), Some(tag.1), resources);
            }
            TypedInstruction::EndMarkedContent(_) => drop(self.marks.pop()),
            TypedInstruction::InlineImage(_) => self.sheet.put_picture(state.place),
            TypedInstruction::Shading(_) => self.sheet.paint_all(),
            instruction => self.draw(instruction, state),
        }
        Ok(())
    }

    fn next_line(&mut self, x: f64, y: f64) {
        self.line *= Affine::translate((x, y));
        self.text = self.line;
    }

    fn mark(&mut self, tag: &str, properties: Option<&Object<'_>>, resources: &Resources<'a>) {
        if self.marks.len() >= 512 {
            return;
        }
        let dict = match properties {
            Some(Object::Dict(dict)) => Some(dict.clone()),
            Some(Object::Name(name)) => resources.properties.get::<Dict<'_>>(name.as_str()),
            _ => None,
        };
        let layer = tag == "OC"
            && matches!(properties, Some(Object::Name(name)) if self.reader.layers.hides(&resources.properties, name.as_str()));
        let kind = dict.as_ref().and_then(|dict| dict.get::<Name<'_>>("Type"));
        let running = tag == "Artifact" && kind.is_some_and(|kind| kind.as_str() == "Pagination");
        let actual = dict.and_then(|dict| labels::string(&dict, "ActualText"));
        let dropped = layer || running || self.marks.last().is_some_and(|mark| mark.dropped);
        self.marks.push(Mark { dropped, actual: actual.map(Into::into), replaced: false });
    }

    fn draw(&mut self, instruction: &TypedInstruction<'_, '_>, state: &State<'a>) {
        let mut reach = |x: Number, y: Number| {
            let point = state.place * Point::new(x.as_f64(), y.as_f64());
            self.shape =
                Some(self.shape.map_or(Rect::from_points(point, point), |shape| shape.union_pt(point)));
        };
        match instruction {
            TypedInstruction::MoveTo(p) => reach(p.0, p.1),
            TypedInstruction::LineTo(p) => reach(p.0, p.1),
            TypedInstruction::CubicTo(p) => reach(p.4, p.5),
            TypedInstruction::CubicStartTo(p) => reach(p.2, p.3),
            TypedInstruction::CubicEndTo(p) => reach(p.2, p.3),
            TypedInstruction::RectPath(r) => {
                let (x, y) = (r.0.as_f64(), r.1.as_f64());
                let rect = Rect::new(x, y, x + r.2.as_f64(), y + r.3.as_f64()).abs();
                let area = state.place.transform_rect_bbox(rect);
                self.shape = Some(self.shape.map_or(area, |shape| shape.union(area)));
            }
            TypedInstruction::FillPathNonZero(_)
            | TypedInstruction::FillPathNonZeroCompatibility(_)
            | TypedInstruction::FillPathEvenOdd(_)
            | TypedInstruction::FillAndStrokeNonZero(_)
            | TypedInstruction::FillAndStrokeEvenOdd(_)
            | TypedInstruction::CloseFillAndStrokeNonZero(_)
            | TypedInstruction::CloseFillAndStrokeEvenOdd(_) => {
                if let Some(shape) = self.shape.take().filter(|_| !state.white && !state.clear) {
                    self.sheet.paint(shape);
                }
            }
            TypedInstruction::StrokePath(_)
            | TypedInstruction::CloseAndStrokePath(_)
            | TypedInstruction::EndPath(_) => {
                self.shape = None;
            }
            _ => {}
        }
    }
}
