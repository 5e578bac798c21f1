//! What somebody hopes for is nothing that they have shown: "seeking a role as data scientist".

use std::ops::Range;

use matching::lexicon::text::{Word, words};

use super::split;

/// Alone they begin a wish.
const CUES: &[&str] = &[
    "aspire", "aspires", "aspiring", "hope", "hopes", "hoping", "seek", "seeking", "seeks", "wish", "wishing",
];
/// And these with one of the words beside them after it.
const PAIRS: &[(&[&str], &[&str])] = &[
    (&["looking"], &["for", "forward", "to"]),
    (&["want", "wants", "wanting"], &["to"]),
    (&["like", "love"], &["to"]),
    (&["eager", "keen", "willing"], &["to"]),
];
/// "To obtain a position": of a beginning, it is a wish whatever follows.
const AIMS: &[&str] = &[
    "be", "become", "begin", "build", "find", "gain", "get", "join", "land", "obtain", "pursue", "secure",
    "seek", "start", "work",
];
/// "A graduate who hopes to secure a position."
const GAINS: &[&str] = &["get", "obtain", "secure"];
const PLACES: &[&str] = &["internship", "job", "opportunity", "placement", "position", "role"];
/// With these it is told again what somebody is.
const ENDS: &[&str] =
    &["but", "currently", "experienced", "having", "my", "possessing", "proficient", "skilled", "who"];
const SELF: &[&str] = &["am", "bring", "built", "have", "hold", "know", "worked"];
const HELD: &[&str] = &[
    "background",
    "expertise",
    "experience",
    "foundation",
    "hands",
    "knowledge",
    "proficiency",
    "skills",
    "understanding",
    "years",
];
/// What leads to a wish says nothing without it.
const LEADS: &[&str] =
    &["also", "am", "and", "but", "currently", "i", "im", "is", "now", "who", "would", "yet"];

/// The stretches of a sentence that wish for nothing.
pub(super) fn without(piece: &str) -> Vec<Range<usize>> {
    let reader = Reader { piece, words: words(piece) };
    let mut left = Vec::new();
    let (mut from, mut at) = (0, 0);
    while at < reader.words.len() {
        let Some(begin) = reader.wish(at).map(|begin| begin.max(from)) else {
            at += 1;
            continue;
        };
        left.extend(reader.stretch(from, begin));
        from = (at + 1..reader.words.len()).find(|at| reader.ends(*at)).unwrap_or(reader.words.len());
        at = from;
    }
    if from == 0 {
        return std::iter::once(0..piece.len()).collect();
    }
    left.extend(reader.stretch(from, reader.words.len()));
    left
}

struct Reader<'a> {
    piece: &'a str,
    words: Vec<Word>,
}

impl Reader<'_> {
    fn is(&self, at: usize, list: &[&str]) -> bool {
        self.words.get(at).is_some_and(|word| list.contains(&word.text.as_str()))
    }

    /// Where the wish begins that this word tells of.
    fn wish(&self, at: usize) -> Option<usize> {
        let is_pair = || PAIRS.iter().any(|(first, second)| self.is(at, first) && self.is(at + 1, second));
        let is_aim = || {
            let is_gain = || self.is(at + 1, GAINS) && (at + 2..at + 6).any(|at| self.is(at, PLACES));
            self.is(at, &["to"]) && ((at == 0 && self.is(1, AIMS)) || is_gain())
        };
        if self.is(at, &["aspirant"]) {
            return Some((0..=at).rev().find(|at| *at == 0 || self.between(*at).contains(',')).unwrap_or(0));
        }
        (self.is(at, CUES) || is_pair() || is_aim()).then_some(at)
    }

    fn ends(&self, at: usize) -> bool {
        let between = self.between(at);
        let is_number = self.words[at].text.starts_with(|letter: char| letter.is_ascii_digit());
        self.is(at, ENDS)
            || between.contains([';', '|', '–', '—', ':', '.', '!', '?'])
            || between.contains(" - ")
            || (between.contains(',') && is_number)
            || (self.is(at, &["i"]) && self.is(at + 1, SELF))
            || (self.is(at, &["with"]) && (at + 1..at + 6).any(|at| self.is(at, HELD)))
    }

    fn between(&self, at: usize) -> &str {
        let before = at.checked_sub(1).map_or(0, |before| self.words[before].end);
        &self.piece[before..self.words[at].start]
    }

    /// From one word to before another, without what only leads to a wish.
    fn stretch(&self, from: usize, to: usize) -> Option<Range<usize>> {
        let is_last = to == self.words.len();
        let leads = |at: &usize| !is_last && self.is(*at, LEADS);
        let last = (from..to).rev().find(|at| !leads(at))?;
        let start = if from == 0 { 0 } else { self.words[from].start };
        let end = if is_last { self.piece.len() } else { self.words[last].end };
        let range = split::trimmed(self.piece, start..end);
        (!range.is_empty()).then_some(range)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_cut_out_of_what_is_claimed() {
        for (text, expected) in [
            (
                "I have no experience with machine learning yet but want to become a machine learning engineer.",
                &["I have no experience with machine learning"][..],
            ),
            (
                "Data scientist with 4 years of experience in Python, seeking a challenging role",
                &["Data scientist with 4 years of experience in Python"],
            ),
            ("Aspiring Data Scientist", &[]),
            ("Data Science aspirant with hands-on experience in SQL", &["with hands-on experience in SQL"]),
            ("Aspiring data scientist skilled in Python and SQL.", &["skilled in Python and SQL."]),
            ("To obtain a position as machine learning engineer where I can learn PyTorch.", &[]),
            ("To secure a role in data science and use my Python skills.", &["my Python skills."]),
            ("Graduate hoping to secure a position as data analyst", &["Graduate"]),
            ("I would like to work as a data engineer; I know Spark.", &["I know Spark."]),
            ("Eager to learn deep learning", &[]),
            ("To date, built nine models in Python.", &["To date, built nine models in Python."]),
            ("Nurse who likes people.", &["Nurse who likes people."]),
            ("", &[""]),
        ] {
            let left: Vec<&str> = without(text).into_iter().map(|range| &text[range]).collect();
            assert_eq!(left, expected, "{text}");
        }
    }
}
