//! Words as letters of the font, with kerning. What the font does not have is a box, and can still be copied.

use std::{ops::Range, rc::Rc};

use rustybuzz::{Direction, Face, UnicodeBuffer};

use super::{Run, look::Style};
use crate::read::clean;

pub(super) static REGULAR: &[u8] = include_bytes!("../../fonts/Inter-Regular.ttf");
pub(super) static BOLD: &[u8] = include_bytes!("../../fonts/Inter-Bold.ttf");

pub(super) struct Fonts {
    regular: Face<'static>,
    bold: Face<'static>,
}

#[derive(Clone, Debug)]
pub(super) struct Letter {
    pub id: u32,
    /// As shares of the size.
    pub advance: f32,
    pub offset: (f32, f32),
    /// Which bytes of the text it stands for.
    pub range: Range<usize>,
    pub bold: bool,
    pub link: Option<Rc<str>>,
}

/// A paragraph before it has lines.
#[derive(Clone, Debug, Default)]
pub(super) struct Shaped {
    pub text: Rc<str>,
    pub letters: Vec<Letter>,
}

impl Shaped {
    /// How wide it is on one line.
    pub fn width(&self, size: f32) -> f32 {
        self.letters.iter().map(|letter| letter.advance * size).sum()
    }
}

impl Fonts {
    pub fn new() -> Self {
        let face = |bytes| Face::from_slice(bytes, 0).expect("the font is part of the program");
        Self { regular: face(REGULAR), bold: face(BOLD) }
    }

    pub fn shape(&self, runs: &[Run], style: Style) -> Shaped {
        let mut text = String::new();
        let mut letters = Vec::new();
        for run in runs {
            let bold = run.bold || style.bold;
            let link = run.link.as_deref().filter(|address| is_web(address)).map(Rc::from);
            for (at, line) in run.text.split('\n').enumerate() {
                if at > 0 {
                    self.push(&mut text, &mut letters, "\n", bold, None);
                }
                self.push(&mut text, &mut letters, &tidy(line), bold, link.as_ref());
            }
        }
        Shaped { text: text.into(), letters }
    }

    fn push(
        &self,
        text: &mut String,
        letters: &mut Vec<Letter>,
        part: &str,
        bold: bool,
        link: Option<&Rc<str>>,
    ) {
        let start = text.len();
        text.push_str(part);
        if part == "\n" {
            // It ends a line and takes no room.
            let range = start..text.len();
            letters.push(Letter { id: 0, advance: 0.0, offset: (0.0, 0.0), range, bold, link: None });
            return;
        }
        let face = if bold { &self.bold } else { &self.regular };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(part);
        buffer.set_direction(Direction::LeftToRight);
        let glyphs = rustybuzz::shape(face, &[], buffer);
        let em = f32::from(u16::try_from(face.units_per_em()).unwrap_or(1000));
        #[expect(clippy::cast_precision_loss, reason = "letters are a few thousand units wide")]
        let share = |units: i32| units as f32 / em;
        let infos = glyphs.glyph_infos();
        let begin =
            |at: usize| infos.get(at).map_or(part.len(), |info| usize::try_from(info.cluster).unwrap_or(0));
        for (at, place) in glyphs.glyph_positions().iter().enumerate() {
            let from = begin(at);
            let to = (at + 1..=infos.len()).map(begin).find(|next| *next > from).unwrap_or(part.len());
            letters.push(Letter {
                id: infos[at].glyph_id,
                advance: share(place.x_advance),
                offset: (share(place.x_offset), share(place.y_offset)),
                range: start + from..start + to,
                bold,
                link: link.cloned(),
            });
        }
    }
}

/// Without what cannot be seen. Spaces at the ends stay: runs follow each other.
fn tidy(text: &str) -> String {
    let cleaned = clean::clean(text, false).text;
    let before = if text.starts_with(char::is_whitespace) { " " } else { "" };
    let after = if text.ends_with(char::is_whitespace) && !cleaned.is_empty() { " " } else { "" };
    format!("{before}{cleaned}{after}")
}

fn is_web(address: &str) -> bool {
    let rest = address.strip_prefix("https://");
    rest.is_some_and(|rest| !rest.is_empty() && !rest.contains(|c: char| c.is_whitespace() || c.is_control()))
}
