//! Where the bytes of a text stand among its characters, and the other way round.

use std::ops::Range;

use crate::TextSpan;

const STEP: usize = 256;

pub(super) struct Letters<'a> {
    bytes: &'a [u8],
    /// How many characters begin before each step, and at last how many there are.
    marks: Vec<usize>,
}

impl<'a> Letters<'a> {
    pub fn new(text: &'a str) -> Self {
        let bytes = text.as_bytes();
        let mut marks = vec![0];
        let mut count = 0;
        for step in bytes.chunks(STEP) {
            count += beginnings(step);
            marks.push(count);
        }
        Self { bytes, marks }
    }

    pub fn span(&self, range: &Range<usize>) -> TextSpan {
        TextSpan::new(self.letter(range.start), self.letter(range.end))
    }

    fn letter(&self, byte: usize) -> usize {
        let byte = byte.min(self.bytes.len());
        let mark = byte / STEP;
        self.marks[mark] + beginnings(&self.bytes[mark * STEP..byte])
    }

    /// The bytes of a span; `None` if it is empty or ends behind the text.
    pub fn range(&self, span: TextSpan) -> Option<Range<usize>> {
        let characters: Range<usize> = span.into();
        (characters.start < characters.end)
            .then(|| Some(self.byte(characters.start)?..self.byte(characters.end)?))?
    }

    fn byte(&self, letter: usize) -> Option<usize> {
        let count = self.marks.last().copied().unwrap_or_default();
        if letter >= count {
            return (letter == count).then_some(self.bytes.len());
        }
        let mark = self.marks.partition_point(|before| *before <= letter).checked_sub(1)?;
        let from = mark * STEP;
        let rest = letter - self.marks[mark];
        let mut begins = self.bytes[from..].iter().enumerate().filter(|(_, byte)| is_beginning(**byte));
        begins.nth(rest).map(|(at, _)| from + at)
    }
}

fn beginnings(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| is_beginning(**byte)).count()
}

fn is_beginning(byte: u8) -> bool {
    byte & 0xC0 != 0x80
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bytes_and_letters_lead_to_each_other(text in "[aé東🙂\n]{0,700}") {
            let letters = Letters::new(&text);
            let at: Vec<usize> =
                text.char_indices().map(|(at, _)| at).chain(std::iter::once(text.len())).collect();
            for (number, byte) in at.iter().enumerate() {
                prop_assert_eq!(letters.letter(*byte), number);
                prop_assert_eq!(letters.byte(number), Some(*byte));
            }
            prop_assert_eq!(letters.byte(at.len()), None);
        }
    }

    #[test]
    fn a_span_outside_of_the_text_is_nowhere() {
        let letters = Letters::new("né");
        assert_eq!(letters.range(TextSpan::new(1, 2)), Some(1..3));
        assert_eq!(letters.range(TextSpan::new(1, 3)), None);
        assert_eq!(letters.range(TextSpan::new(1, 1)), None);
        assert_eq!(letters.span(&(0..99)), TextSpan::new(0, 2));
    }
}
