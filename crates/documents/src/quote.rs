//! Finds a quote in a text again, whatever happened to its spaces, hyphens and quotation marks on the way.

use std::ops::Range;

use crate::Page;

impl Page {
    /// Where a quote stands in [`Page::text`], in characters.
    pub fn find(&self, quoted: &str) -> Option<Range<usize>> {
        find(&self.text(), quoted)
    }
}

/// Where a quote stands in a text, in characters: the first place where whole words are the same.
pub fn find(text: &str, quoted: &str) -> Option<Range<usize>> {
    let haystack = Folded::of(text);
    haystack.find(quoted).or_else(|| haystack.find(bare(quoted)?)).or_else(|| letter_by_letter(text, quoted))
}

/// What is compared leaves out bars, and hyphens between words: a quote may be nothing else, or end with one.
fn letter_by_letter(text: &str, quoted: &str) -> Option<Range<usize>> {
    let quoted = quoted.trim();
    let part_of_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let cuts = |before: &str, after: &str| {
        part_of_word(before.chars().next_back()) && part_of_word(after.chars().next())
    };
    let whole = |start: &usize| {
        let (before, rest) = text.split_at(*start);
        let (found, after) = rest.split_at(quoted.len());
        !cuts(before, found) && !cuts(found, after)
    };
    let start =
        text.match_indices(quoted).map(|(start, _)| start).find(whole).filter(|_| !quoted.is_empty())?;
    let before = text[..start].chars().count();
    Some(before..before + quoted.chars().count())
}

/// A quote without the marks around it, if it has some: they belong to whoever quotes.
fn bare(quoted: &str) -> Option<&str> {
    let marks: &[char] = &['…', '.', '"', '“', '”', '„', '‘', '’', '\'', '«', '»', ' '];
    let bare = quoted.trim().trim_matches(marks);
    (bare.len() < quoted.len()).then_some(bare)
}
/// Chinese and Japanese have no spaces between words: any place may be the end of one.
fn is_unspaced(c: char) -> bool {
    matches!(u32::from(c), 0x3040..=0x30ff | 0x3400..=0x9fff)
}

/// A text as it is compared: without spaces, and with one kind of each mark.
struct Folded {
    text: String,
    /// Where each letter begins in it, and which character of the original it is.
    letters: Vec<(usize, usize)>,
    /// Whether the character before the letter belongs to the same word.
    joined: Vec<bool>,
}

impl Folded {
    fn of(original: &str) -> Self {
        let chars: Vec<char> = original.chars().collect();
        let mut folded =
            Self { text: String::with_capacity(original.len()), letters: Vec::new(), joined: Vec::new() };
        let mut last: Option<(usize, char)> = None;
        for (at, c) in chars.iter().enumerate() {
            let letter = last.is_some_and(|(_, c)| c.is_alphabetic());
            let mut put = |c: char| {
                let joined = last.is_some_and(|(before, b)| before + 1 == at && b.is_alphanumeric());
                folded.joined.push(joined && c.is_alphanumeric() && !is_unspaced(c));
                folded.letters.push((folded.text.len(), at));
                folded.text.push(c);
                last = Some((at, c));
            };
            match c {
                '|' | '\u{ad}' | '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' => {}
                c if c.is_whitespace() => {}
                '‘' | '’' | '‚' | '‛' | '′' | '`' | '´' | 'ʼ' => put('\''),
                '“' | '”' | '„' | '‟' | '«' | '»' | '″' => put('"'),
                '-' | '‐' | '‑' | '‒' | '–' | '—' | '−' => {
                    // Between letters a hyphen may have come from the end of a line, or been lost there.
                    let next = chars[at + 1..].iter().find(|c| !c.is_whitespace());
                    if !(letter && next.is_some_and(|c| c.is_alphabetic())) {
                        put('-');
                    }
                }
                '…' => (0..3).for_each(|_| put('.')),
                'ﬁ' => "fi".chars().for_each(put),
                'ﬂ' => "fl".chars().for_each(put),
                c => put(*c),
            }
        }
        folded
    }

    fn find(&self, quoted: &str) -> Option<Range<usize>> {
        let needle = Self::of(quoted);
        let mut from = 0;
        while let Some(found) = self.text[from..].find(&needle.text).filter(|_| !needle.text.is_empty()) {
            let start = from + found;
            let end = start + needle.text.len();
            if self.is_whole(start, end) {
                return Some(self.place(start)..self.place_before(end) + 1);
            }
            from = start + self.text[start..].chars().next().map_or(1, char::len_utf8);
        }
        None
    }

    fn index(&self, byte: usize) -> usize {
        self.letters.partition_point(|(start, _)| *start < byte)
    }

    fn place(&self, byte: usize) -> usize {
        self.letters.get(self.index(byte)).map_or(0, |(_, at)| *at)
    }

    fn place_before(&self, byte: usize) -> usize {
        let index = self.index(byte);
        index.checked_sub(1).and_then(|index| self.letters.get(index)).map_or(0, |(_, at)| *at)
    }

    /// Whether neither end lies within a word.
    fn is_whole(&self, start: usize, end: usize) -> bool {
        let cuts = |byte: usize| self.joined.get(self.index(byte)).copied().unwrap_or(false);
        !cuts(start) && !cuts(end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, quoted: &str) -> Option<String> {
        find(text, quoted).map(|span| text.chars().skip(span.start).take(span.len()).collect())
    }

    #[test]
    fn quotes_are_found_whatever_happened_to_their_marks() {
        let table = [
            ("The student must apply by May 1.", "student must apply", Some("student must apply")),
            ("The student\n\nmust   apply", "student must apply", Some("student\n\nmust   apply")),
            ("the student’s “award”", "the student's \"award\"", Some("the student’s “award”")),
            (
                "a less-than-half-time student",
                "less-than-halftime student",
                Some("less-than-half-time student"),
            ),
            ("the regis-\ntration office", "the registration office", Some("the regis-\ntration office")),
            ("for 2025–26 only", "2025-26", Some("2025–26")),
            ("it rose by -5 points", "by 5 points", None),
            ("therapist", "rapist", None),
            ("artist and art", "art", Some("art")),
            ("Upper case", "upper case", None),
            ("Fall | Spring | $3,750", "Fall Spring $3,750", Some("Fall | Spring | $3,750")),
            ("the award is $7,395.", "“…award is $7,395…”", Some("award is $7,395")),
            ("naïve café — 北京大学", "café — 北京", Some("café — 北京")),
            ("anything", "", None),
            ("anything", " ", None),
            ("a | b", "|", Some("|")),
            ("soft\u{ad}", "\u{ad}", Some("\u{ad}")),
            ("the regis-\n\ntration", "the regis-", Some("the regis-")),
            ("the regis-\n\ntration", "regi-", None),
            ("it fell -\u{ad}a", "a", Some("a")),
            ("", "anything", None),
            ("$1,000 and $1,0000", "$1,000", Some("$1,000")),
        ];
        for (text, quoted, expected) in table {
            assert_eq!(found(text, quoted).as_deref(), expected, "{quoted:?} in {text:?}");
        }
    }

    #[test]
    fn the_place_is_counted_in_characters() {
        assert_eq!(find("北京 — the art of", "art"), Some(9..12));
        assert_eq!(find("an artful art", "art"), Some(10..13));
    }
}
