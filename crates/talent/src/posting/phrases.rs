//! Lists of names and turns of phrase, and where a text uses them.

use std::collections::HashMap;

use matching::lexicon::text::{Gap, Word, key};

/// A line of a list, under the heading (`# …`) that it stands below.
pub(super) struct Row {
    pub heading: &'static str,
    cells: Vec<&'static str>,
}

impl Row {
    /// The cell, empty if the line is shorter.
    pub fn cell(&self, at: usize) -> &'static str {
        self.cells.get(at).copied().unwrap_or_default()
    }

    pub fn names(&self, at: usize) -> impl Iterator<Item = &'static str> + use<> {
        self.cell(at).split(';').filter(|name| !name.is_empty())
    }
}

pub(super) fn rows(data: &'static str) -> impl Iterator<Item = Row> {
    let mut heading = "";
    data.lines().filter_map(move |line| {
        if let Some(text) = line.strip_prefix("# ") {
            heading = text;
            return None;
        }
        Some(Row { heading, cells: line.split('\t').collect() })
    })
}

/// Phrases of one or more words and what each stands for.
///
/// A name that ends with `!` counts only as it is written; one that ends with `+` only with that sign behind it.
pub(super) struct Phrases<T> {
    entries: HashMap<String, Entry<T>>,
    /// How many words the longest phrase has that begins with this word.
    longest: HashMap<String, usize>,
}

struct Entry<T> {
    value: T,
    exact: Option<&'static str>,
    plus: bool,
}

/// A phrase found, from byte `start` up to byte `end`, and the word after its last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Match<T> {
    pub value: T,
    pub start: usize,
    pub end: usize,
    pub after: usize,
}

impl<T> Default for Phrases<T> {
    fn default() -> Self {
        Self { entries: HashMap::new(), longest: HashMap::new() }
    }
}

impl<T: Copy> Phrases<T> {
    /// Adds a name. The first meaning of a name stays.
    pub fn add(&mut self, name: &'static str, value: T) {
        let (name, exact) = name.strip_suffix('!').map_or((name, None), |name| (name, Some(name)));
        let (name, plus) = name.strip_suffix('+').map_or((name, false), |name| (name, true));
        let key = key(name);
        let Some(first) = key.split(' ').next().filter(|first| !first.is_empty()) else { return };
        let count = key.split(' ').count();
        let longest = self.longest.entry(first.to_owned()).or_default();
        *longest = count.max(*longest);
        let exact = exact.map(|exact| exact.trim_end_matches('+'));
        self.entries.entry(key).or_insert(Entry { value, exact, plus });
    }

    /// What the whole text stands for.
    pub fn get(&self, text: &str) -> Option<T> {
        self.entries.get(&key(text)).map(|entry| entry.value)
    }

    /// The longest phrases from left to right, none of which goes on after a comma or the end of a sentence.
    pub fn find(&self, text: &str, words: &[Word]) -> Vec<Match<T>> {
        let mut found = Vec::new();
        let mut first = 0;
        while first < words.len() {
            let hit = self.longest_at(text, words, first);
            first = hit.map_or(first + 1, |hit| hit.after);
            found.extend(hit);
        }
        found
    }

    fn longest_at(&self, text: &str, words: &[Word], first: usize) -> Option<Match<T>> {
        let longest = *self.longest.get(&words[first].text)?;
        let mut key = String::new();
        let mut hit = None;
        for (at, word) in words.iter().enumerate().skip(first).take(longest) {
            if at > first {
                if word.gap >= Gap::List {
                    break;
                }
                key.push(' ');
            }
            key.push_str(&word.text);
            let Some(entry) = self.entries.get(&key) else { continue };
            let (start, end) = (words[first].start, word.end);
            let written = entry.exact.is_none_or(|exact| exact == &text[start..end]);
            if written && (!entry.plus || text[end..].starts_with('+')) {
                let end = end + usize::from(entry.plus);
                hit = Some(Match { value: entry.value, start, end, after: at + 1 });
            }
        }
        hit
    }
}

#[cfg(test)]
mod tests {
    use matching::lexicon::text::words;

    use super::*;

    #[test]
    fn phrases_are_found_as_their_marks_say() {
        let mut phrases = Phrases::default();
        for (name, value) in [("RN!", 1), ("Security+", 2), ("nice to have", 3), ("nice", 4), ("A+!", 5)] {
            phrases.add(name, value);
        }
        let found = |text: &str| {
            phrases
                .find(text, &words(text))
                .into_iter()
                .map(|hit| (hit.value, text[hit.start..hit.end].to_owned()))
                .collect::<Vec<_>>()
        };
        let of = |value: i32, text: &str| (value, text.to_owned());
        assert_eq!(found("RN, rn"), [of(1, "RN")]);
        assert_eq!(found("Security+ and security"), [of(2, "Security+")]);
        assert_eq!(found("Nice-to-have; nice, to have"), [of(3, "Nice-to-have"), of(4, "nice")]);
        assert_eq!(found("A+ a"), [of(5, "A+")]);
        assert_eq!(phrases.get("Nice to have:"), Some(3));
        assert!(found("").is_empty());
    }

    #[test]
    fn every_line_of_every_list_is_well_formed() {
        for data in [
            include_str!("data/certificates.tsv"),
            include_str!("data/cues.tsv"),
            include_str!("data/headings.tsv"),
            include_str!("data/lints.tsv"),
        ] {
            for line in data.lines() {
                assert!(!line.is_empty() && line.trim() == line, "{line:?}");
                assert!(line.split('\t').all(|cell| cell.trim() == cell), "{line:?}");
                assert!(!line.contains(";;") && !line.contains("\t;") && !line.ends_with(';'), "{line:?}");
            }
        }
    }
}
