//! Lines as a browser can show them in the text.

use super::{Item, TermAmount, settle::Draft};
use crate::money::divided;

pub fn items(text: &str, drafts: &[Draft]) -> Vec<Item> {
    let units = Units::new(text);
    drafts.iter().map(|draft| item(text, &units, draft)).collect()
}

fn item(text: &str, units: &Units, draft: &Draft) -> Item {
    let found = &draft.found;
    let span = text.get(found.start..found.end).unwrap_or_default();
    let from = found.start + (span.len() - span.trim_start().len());
    let text = span.trim();
    let term =
        |(name, cents): &(String, i64)| TermAmount { name: name.clone(), amount: divided(*cents, 100) };
    Item {
        from: units.at(from),
        to: units.at(from + text.len()),
        line: found.line,
        text: text.to_owned(),
        label: draft.label.clone(),
        kind: draft.kind,
        amount: draft.amount,
        terms: found.reading.terms.iter().map(term).collect(),
        program: draft.class.program.map(str::to_owned),
        certainty: draft.certainty,
        why: draft.why.clone(),
    }
}

/// Places in the text as browsers count them.
struct Units<'a> {
    text: &'a str,
    /// Bytes and units so far, every so often.
    marks: Vec<(usize, usize)>,
}

const EVERY: usize = 256;

impl<'a> Units<'a> {
    fn new(text: &'a str) -> Self {
        let mut marks = vec![(0, 0)];
        let mut units = 0;
        for (place, sign) in text.char_indices() {
            if place / EVERY >= marks.len() {
                marks.push((place, units));
            }
            units += sign.len_utf16();
        }
        Self { text, marks }
    }

    fn at(&self, place: usize) -> usize {
        let mark = self.marks.partition_point(|(byte, _)| *byte <= place).saturating_sub(1);
        let (byte, units) = self.marks[mark];
        units + self.text.get(byte..place).map_or(0, |rest| rest.encode_utf16().count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_a_browser_does() {
        let text = "é🎓ab".repeat(400);
        let units = Units::new(&text);
        for (place, _) in text.char_indices() {
            assert_eq!(units.at(place), text[..place].encode_utf16().count());
        }
        assert_eq!(units.at(text.len()), text.encode_utf16().count());
    }
}
