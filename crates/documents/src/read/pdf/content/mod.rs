//! The instructions of a page, as far as they place text. Pictures and shapes are only noted, because they may lie
//! under white letters or stand in for missing ones.

mod drawn;
mod marked;
mod object;
mod shown;

use hayro_font::kurbo::Affine;
use hayro_syntax::{
    Pdf,
    content::{TypedIter, ops::TypedInstruction},
    object::{Array, Dict, Number, Object},
    page::{Page, Resources},
};

use super::{
    cover::Group,
    fonts::{self, Fonts},
    layers::Layers,
    path::Path,
    sheet::Sheet,
    state::State,
};
use crate::{Limits, ReadError};
use marked::Mark;

/// Letters and instructions that may still be read: a form may be used any number of times.
pub(super) struct Work {
    text: usize,
    most_text: usize,
    drawing: usize,
    most_drawing: usize,
}

/// A page with few words may have a logo of many lines.
const DRAWING: usize = 2_000_000;

impl Work {
    pub fn new(limits: &Limits) -> Self {
        let text = limits.text.saturating_mul(4);
        let drawing = text.max(DRAWING);
        Self { text, most_text: limits.text, drawing, most_drawing: drawing }
    }

    /// Something of the file was read that may be read again and again.
    fn read(&mut self, dict: &Dict<'_>) -> Result<(), ReadError> {
        self.draw(dict.data().len() / 64)
    }

    /// A letter.
    fn write(&mut self) -> Result<(), ReadError> {
        self.text = self.text.checked_sub(1).ok_or_else(|| ReadError::too_much_text(self.most_text))?;
        Ok(())
    }

    /// Everything else.
    fn draw(&mut self, amount: usize) -> Result<(), ReadError> {
        let left = self.drawing.checked_sub(amount);
        self.drawing = left.ok_or_else(|| ReadError::too_much_drawing(self.most_drawing))?;
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
            path: Path::default(),
            marks: Vec::new(),
            groups: Vec::new(),
            begun: 0,
            shown: 0,
        };
        if let Some(data) = page.page_stream() {
            pen.run(data, page.resources(), State::new(place), 0, work)?;
        }
        pen.sheet.settle();
        Ok(pen.sheet)
    }
}

struct Pen<'r, 'a> {
    reader: &'r Reader<'a>,
    sheet: Sheet,
    line: Affine,
    text: Affine,
    /// The shape in the making.
    path: Path,
    marks: Vec<Mark>,
    /// What is drawn together, the outermost first.
    groups: Vec<Group>,
    /// The first letter of the text in the making, and how many there are, seen or not.
    begun: usize,
    shown: usize,
}

fn affine(parts: [Number; 6]) -> Affine {
    Affine::new(parts.map(|part| part.as_f64()))
}

/// As many numbers as there should be.
fn numbers<const COUNT: usize>(dict: &Dict<'_>, key: &str) -> Option<[f64; COUNT]> {
    dict.get::<Array<'_>>(key)?.iter::<f64>().collect::<Vec<_>>().try_into().ok()
}

fn values(parts: &[Number]) -> Vec<f64> {
    parts.iter().map(Number::as_f64).collect()
}

/// What text and areas are painted with. False if the instruction is about something else.
fn set_ink(instruction: &TypedInstruction<'_, '_>, state: &mut State<'_>, resources: &Resources<'_>) -> bool {
    let (fill, stroke) = (&mut state.fill, &mut state.stroke);
    match instruction {
        TypedInstruction::NonStrokeColorDeviceGray(c) => fill.set_plain(&[c.0.as_f64()]),
        TypedInstruction::NonStrokeColorDeviceRgb(c) => fill.set_plain(&values(&[c.0, c.1, c.2])),
        TypedInstruction::NonStrokeColorCmyk(c) => fill.set_plain(&values(&[c.0, c.1, c.2, c.3])),
        TypedInstruction::ColorSpaceNonStroke(name) => fill.set_space(name.0, resources),
        TypedInstruction::NonStrokeColor(c) => fill.set(&values(&c.0)),
        TypedInstruction::NonStrokeColorNamed(c) => match c.1 {
            Some(name) => fill.set_pattern(name, resources),
            None => fill.set(&values(&c.0)),
        },
        TypedInstruction::StrokeColorDeviceGray(c) => stroke.set_plain(&[c.0.as_f64()]),
        TypedInstruction::StrokeColorDeviceRgb(c) => stroke.set_plain(&values(&[c.0, c.1, c.2])),
        TypedInstruction::StrokeColorCmyk(c) => stroke.set_plain(&values(&[c.0, c.1, c.2, c.3])),
        TypedInstruction::ColorSpaceStroke(name) => stroke.set_space(name.0, resources),
        TypedInstruction::StrokeColor(c) => stroke.set(&values(&c.0)),
        TypedInstruction::StrokeColorNamed(c) => match c.1 {
            Some(name) => stroke.set_pattern(name, resources),
            None => stroke.set(&values(&c.0)),
        },
        _ => return false,
    }
    true
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
        work.draw(data.len() / 64)?;
        let mut states = vec![state];
        let marks = self.marks.len();
        let mut instructions = TypedIter::new(data);
        while let Some(instruction) = instructions.next() {
            work.draw(1)?;
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
                        work.read(stream.dict())?;
                        let state = state.clone();
                        self.object(&stream, resources, state, depth, work)?;
                    }
                }
                TypedInstruction::EndMarkedContent(_) => {
                    // A form does not end what was begun around it.
                    if self.marks.len() > marks {
                        self.end_marks(self.marks.len() - 1);
                    }
                }
                instruction if self.set(&instruction, state, resources, work)? => {}
                instruction => self.show_or_draw(&instruction, state, resources, work)?,
            }
        }
        self.end_marks(marks);
        Ok(())
    }

    /// Inside a layer that is off.
    fn is_off(&self) -> bool {
        self.marks.last().is_some_and(|mark| mark.off)
    }

    /// Instructions that only set something. False if it is none of them.
    fn set(
        &mut self,
        instruction: &TypedInstruction<'_, '_>,
        state: &mut State<'a>,
        resources: &Resources<'a>,
        work: &mut Work,
    ) -> Result<bool, ReadError> {
        match instruction {
            TypedInstruction::Transform(t) => state.place *= affine([t.0, t.1, t.2, t.3, t.4, t.5]),
            TypedInstruction::SetGraphicsState(name) => {
                if let Some(dict) = resources.get_ext_g_state(name.0) {
                    work.read(&dict)?;
                    state.set_extended(&dict);
                    if let Some((font, size)) = State::extended_font(&dict) {
                        self.set_font(Some(font), size, state);
                    }
                }
            }
            TypedInstruction::CharacterSpacing(space) => state.letter_space = space.0.as_f64(),
            TypedInstruction::WordSpacing(space) => state.word_space = space.0.as_f64(),
            TypedInstruction::HorizontalScaling(scale) => state.stretch = scale.0.as_f64() / 100.0,
            TypedInstruction::TextLeading(leading) => state.leading = leading.0.as_f64(),
            TypedInstruction::LineWidth(width) => state.width = width.0.as_f64(),
            TypedInstruction::TextRise(rise) => state.rise = rise.0.as_f64(),
            TypedInstruction::TextRenderingMode(mode) => state.mode = mode.0.as_i64(),
            TypedInstruction::TextFont(font) => {
                let dict = resources.get_font(font.0);
                dict.as_ref().map_or(Ok(()), |dict| work.read(dict))?;
                self.set_font(dict, font.1.as_f64(), state);
            }
            TypedInstruction::BeginText(_) => {
                self.text = Affine::IDENTITY;
                self.line = Affine::IDENTITY;
                (self.begun, self.shown) = (self.sheet.glyphs.len(), 0);
            }
            TypedInstruction::SetTextMatrix(t) => {
                self.line = affine([t.0, t.1, t.2, t.3, t.4, t.5]);
                self.text = self.line;
            }
            instruction => return Ok(set_ink(instruction, state, resources)),
        }
        Ok(true)
    }

    fn set_font(&self, font: Option<Dict<'a>>, size: f64, state: &mut State<'a>) {
        state.letter_length = font.as_ref().map_or(1, fonts::letter_length);
        state.face = font.and_then(|font| self.reader.fonts.face(&font));
        state.size = size;
    }

    /// Letters that only cut are seen once something is painted within them.
    fn end_text(&self, state: &mut State<'a>) {
        if state.mode < 4 {
            return;
        }
        let letters = self.begun..self.sheet.glyphs.len();
        state.cut_by_letters = true;
        // If some are not seen nobody knows how far they reach.
        if letters.len() == self.shown
            && let Some(area) = self.sheet.reach(letters.clone())
        {
            state.cut(area);
        }
        state.cutting = (state.mode == 7).then_some(letters);
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
            TypedInstruction::BeginMarkedContent(tag) => self.mark(tag.0.as_str(), None, resources, work)?,
            TypedInstruction::BeginMarkedContentWithProperties(tag) => {
                self.mark(tag.0.as_str(), Some(tag.1), resources, work)?;
            }
            TypedInstruction::EndText(_) => self.end_text(state),
            TypedInstruction::InlineImage(image) => {
                self.picture(state, object::is_masked(image.0.dict()), work)?;
            }
            TypedInstruction::Shading(_) => self.shade(state, work)?,
            instruction => self.draw(instruction, state, work)?,
        }
        Ok(())
    }

    fn next_line(&mut self, x: f64, y: f64) {
        self.line *= Affine::translate((x, y));
        self.text = self.line;
    }
}
