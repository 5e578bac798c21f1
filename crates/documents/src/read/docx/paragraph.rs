//! A paragraph in the making: its style, its list, and the words of its runs.

use quick_xml::events::BytesStart;

use super::{
    look::{Ground, Look},
    styles::Styles,
    xml,
};
use crate::HiddenWhy;

#[derive(Default)]
pub(super) struct Paragraph {
    pub style: String,
    pub list: Option<u32>,
    pub level: usize,
    pub outline: Option<u8>,
    pub text: String,
    look: Look,
    run: Run,
}

#[derive(Default)]
struct Run {
    style: String,
    look: Look,
}

impl Paragraph {
    /// What has come so far; the rest goes on as the same kind of paragraph, without its number.
    pub fn cut(&mut self) -> Self {
        let style = self.style.clone();
        let run = std::mem::take(&mut self.run);
        std::mem::replace(self, Self { style, run, look: self.look, ..Self::default() })
    }

    pub fn begin_run(&mut self) {
        self.run = Run::default();
    }

    /// A property of the paragraph or, inside a run, of the run.
    pub fn property(&mut self, name: &str, tag: &BytesStart<'_>, in_run: bool, styles: &Styles) {
        let value = || xml::value(tag);
        match name {
            "pStyle" => self.style = xml::short(tag).unwrap_or_default(),
            "numId" => self.list = value().and_then(|id| id.parse().ok()),
            "ilvl" => self.level = value().and_then(|level| level.parse().ok()).unwrap_or(0),
            "outlineLvl" => {
                self.outline = value().and_then(|level| level.parse().ok()).filter(|level| *level < 9);
            }
            "rStyle" if in_run => self.run.style = xml::short(tag).unwrap_or_default(),
            _ if in_run => self.run.look.property(name, tag, &styles.theme, styles.paper),
            "shd" | "ind" | "framePr" => self.look.property(name, tag, &styles.theme, styles.paper),
            _ => {}
        }
    }

    /// Why the words of the run cannot be seen, if so. `below` is what the paragraph stands on.
    pub fn unseen(&self, styles: &Styles, below: Ground) -> Option<HiddenWhy> {
        let own = self.run.look.over(styles.look(&self.run.style)).over(self.look);
        own.over(styles.of_paragraph(&self.style)).over(Look::on(below)).hides()
    }
}
