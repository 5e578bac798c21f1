//! The numbers that Word shows before paragraphs and does not write into them: "4.2", "b)", "iii.".

use std::collections::HashMap;

use quick_xml::events::BytesStart;

use super::xml::{self, Visit, short};
use crate::{ReadError, read::numerals};

const LEVELS: usize = 9;

#[derive(Clone, Debug, Default)]
struct Level {
    format: String,
    /// "%1.%2)": what the number looks like.
    pattern: String,
    start: Option<u32>,
}

type Levels = [Level; LEVELS];

#[derive(Default)]
pub(super) struct Numbering {
    patterns: HashMap<u32, Levels>,
    lists: HashMap<u32, u32>,
    counts: HashMap<u32, [Option<u32>; LEVELS]>,
    pattern: Option<u32>,
    list: Option<u32>,
    level: Option<usize>,
}

impl Numbering {
    pub fn read(xml: &str, depth: usize) -> Result<Self, ReadError> {
        let mut numbering = Self::default();
        xml::walk(xml, depth, &mut numbering)?;
        Ok(numbering)
    }

    /// The number of the next paragraph of a list; nothing for bullets.
    pub fn next(&mut self, list: u32, level: usize) -> Option<String> {
        let level = level.min(LEVELS - 1);
        let pattern = *self.lists.get(&list)?;
        let levels = self.patterns.get(&pattern)?;
        // Lists of one pattern count on together, as chapters and their sections do.
        let counts = self.counts.entry(pattern).or_default();
        let start = |level: usize| levels[level].start.unwrap_or(1);
        counts[level] = Some(counts[level].map_or(start(level), |count| count.saturating_add(1)));
        counts[level + 1..].fill(None);
        if matches!(levels[level].format.as_str(), "bullet" | "none" | "") {
            return None;
        }
        let mut text = levels[level].pattern.clone();
        for (at, count) in counts.iter().enumerate() {
            let number = written(count.unwrap_or_else(|| start(at)), &levels[at].format);
            text = text.replace(&format!("%{}", at + 1), &number);
        }
        Some(text).filter(|text| text.chars().any(char::is_alphanumeric))
    }
}

fn written(number: u32, format: &str) -> String {
    match format {
        "lowerLetter" => numerals::letters(number),
        "upperLetter" => numerals::letters(number).to_uppercase(),
        "lowerRoman" => numerals::roman(number),
        "upperRoman" => numerals::roman(number).to_uppercase(),
        "decimalZero" => format!("{number:02}"),
        _ => number.to_string(),
    }
}

impl Visit for Numbering {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        let number = |attribute: &str| xml::attribute(tag, attribute).and_then(|id| id.parse().ok());
        match name {
            "abstractNum" => self.pattern = number("abstractNumId"),
            "num" => self.list = number("numId"),
            "lvl" => self.level = xml::attribute(tag, "ilvl").and_then(|level| level.parse().ok()),
            "abstractNumId" => {
                if let (Some(list), Some(pattern)) = (self.list, number("val")) {
                    self.lists.insert(list, pattern);
                }
            }
            _ => {}
        }
        let (Some(pattern), Some(level)) = (self.pattern, self.level.filter(|level| *level < LEVELS)) else {
            return;
        };
        let level = &mut self.patterns.entry(pattern).or_default()[level];
        match name {
            "numFmt" => level.format = short(tag).unwrap_or_default(),
            "lvlText" => level.pattern = short(tag).unwrap_or_default(),
            "start" => level.start = number("val"),
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        match name {
            "abstractNum" => self.pattern = None,
            "num" => self.list = None,
            "lvl" => self.level = None,
            _ => {}
        }
    }

    fn text(&mut self, _text: &str) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_look_as_in_word() {
        let xml = r#"<w:numbering>
            <w:abstractNum w:abstractNumId="0">
              <w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
              <w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2"/></w:lvl>
              <w:lvl w:ilvl="2"><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="(%3)"/></w:lvl>
            </w:abstractNum>
            <w:abstractNum w:abstractNumId="1">
              <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="·"/></w:lvl>
            </w:abstractNum>
            <w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num>
            <w:num w:numId="8"><w:abstractNumId w:val="1"/></w:num>
          </w:numbering>"#;
        let mut numbering = Numbering::read(xml, 50).unwrap();
        let mut next = |list, level| numbering.next(list, level).unwrap_or_default();
        assert_eq!(next(7, 0), "3.");
        assert_eq!(next(7, 1), "3.1");
        assert_eq!(next(7, 1), "3.2");
        assert_eq!(next(7, 2), "(i)");
        assert_eq!(next(7, 0), "4.");
        assert_eq!(next(7, 1), "4.1");
        assert_eq!(next(8, 0), "");
        assert_eq!(next(99, 0), "");
    }
}
