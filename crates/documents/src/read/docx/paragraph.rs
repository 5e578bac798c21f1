//! A paragraph in the making: its style, its list, and the words of its runs.

use quick_xml::events::BytesStart;

use super::xml;

#[derive(Default)]
pub(super) struct Paragraph {
    pub style: String,
    pub list: Option<u32>,
    pub level: usize,
    pub outline: Option<u8>,
    pub text: String,
    shaded: bool,
    run: Run,
}

/// What hides the words of a run.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "four ways to hide words, each by itself")]
struct Run {
    vanished: bool,
    white: bool,
    tiny: bool,
    shaded: bool,
}

impl Paragraph {
    /// What has come so far; the rest goes on as the same kind of paragraph, without its number.
    pub fn cut(&mut self) -> Self {
        let style = self.style.clone();
        let run = std::mem::take(&mut self.run);
        std::mem::replace(self, Self { style, run, shaded: self.shaded, ..Self::default() })
    }

    pub fn begin_run(&mut self) {
        self.run = Run::default();
    }

    /// A property of the paragraph or, inside a run, of the run.
    pub fn property(&mut self, name: &str, tag: &BytesStart<'_>, in_run: bool) {
        let value = || xml::value(tag);
        match name {
            "pStyle" => self.style = value().unwrap_or_default(),
            "numId" => self.list = value().and_then(|id| id.parse().ok()),
            "ilvl" => self.level = value().and_then(|level| level.parse().ok()).unwrap_or(0),
            "outlineLvl" => {
                self.outline = value().and_then(|level| level.parse().ok()).filter(|level| *level < 9);
            }
            "vanish" | "webHidden" if in_run => self.run.vanished = xml::is_on(tag),
            "color" if in_run => self.run.white = value().is_some_and(|colour| is_white(&colour)),
            // Half points.
            "sz" if in_run => {
                self.run.tiny =
                    value().and_then(|size| size.parse::<f64>().ok()).is_some_and(|size| size <= 3.0);
            }
            "shd" | "highlight" if in_run => self.run.shaded = true,
            "shd" => self.shaded = true,
            _ => {}
        }
    }

    /// Whether the words of the run cannot be seen. In a table the cell may be dark.
    pub fn is_unseen(&self, in_table: bool) -> bool {
        let white = self.run.white && !self.run.shaded && !self.shaded && !in_table;
        self.run.vanished || self.run.tiny || white
    }
}

fn is_white(colour: &str) -> bool {
    let number = u32::from_str_radix(colour, 16).unwrap_or(0);
    colour.len() == 6 && [16, 8, 0].iter().all(|shift| (number >> shift) & 0xff >= 0xf5)
}
