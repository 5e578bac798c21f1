use std::ops::Range;

use crate::model::TextSpan;

/// Where the characters of a text begin, to get from bytes to characters and back.
pub(super) struct Letters {
    /// Empty where every character is one byte.
    starts: Vec<usize>,
    bytes: usize,
}

impl Letters {
    pub fn of(text: &str) -> Self {
        let starts =
            if text.is_ascii() { Vec::new() } else { text.char_indices().map(|(at, _)| at).collect() };
        Self { starts, bytes: text.len() }
    }

    /// How many characters stand before this byte.
    pub fn before(&self, byte: usize) -> usize {
        if self.starts.is_empty() {
            return byte.min(self.bytes);
        }
        self.starts.partition_point(|start| *start < byte)
    }

    /// The byte at which this character begins.
    pub fn byte(&self, letter: usize) -> usize {
        if self.starts.is_empty() {
            return letter.min(self.bytes);
        }
        self.starts.get(letter).copied().unwrap_or(self.bytes)
    }

    pub fn span(&self, range: &Range<usize>) -> TextSpan {
        TextSpan::new(self.before(range.start), self.before(range.end))
    }

    pub fn range(&self, span: TextSpan) -> Range<usize> {
        let letters = Range::<usize>::from(span);
        self.byte(letters.start)..self.byte(letters.end.max(letters.start))
    }
}

/// `L I A M   B R O W N` as `LIAM BROWN`; `None` for what is written as usual.
pub(super) fn closed(text: &str) -> Option<String> {
    let all: Vec<&str> = text.split_whitespace().collect();
    let single = all.iter().filter(|word| word.chars().count() == 1).count();
    let has_letters =
        all.iter().all(|word| word.chars().all(|letter| letter.is_alphabetic() || is_joint(letter)));
    if all.len() < 4 || single * 10 < all.len() * 9 || !has_letters {
        return None;
    }
    let mut closed = String::new();
    let mut spaces = 0;
    for letter in text.trim().chars() {
        if letter.is_whitespace() {
            spaces += 1;
            continue;
        }
        if spaces > 1 {
            closed.push(' ');
        }
        spaces = 0;
        closed.push(letter);
    }
    Some(closed)
}

fn is_joint(letter: char) -> bool {
    matches!(letter, '&' | '-' | '.' | '\'' | '’')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_characters_lead_to_each_other() {
        for text in ["", "plain", "Zoë • naïve", "東京 🙂 x"] {
            let letters = Letters::of(text);
            for (at, (byte, _)) in text.char_indices().enumerate() {
                assert_eq!((letters.before(byte), letters.byte(at)), (at, byte), "{text}");
            }
            assert_eq!(letters.before(text.len()), text.chars().count());
            assert_eq!(letters.range(TextSpan::new(0, 1000)), 0..text.len());
        }
    }

    #[test]
    fn spaced_letters_are_closed_and_others_left_alone() {
        for (text, expected) in [
            ("L I A M   B R O W N", Some("LIAM BROWN")),
            ("E X P E R I E N C E", Some("EXPERIENCE")),
            ("R & D", None),
            ("Liam Brown", None),
            ("1 2 3 4 5", None),
            ("", None),
        ] {
            assert_eq!(closed(text).as_deref(), expected, "{text}");
        }
    }
}
