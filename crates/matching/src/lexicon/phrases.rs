use std::collections::HashMap;

use super::text::{self, Gap, Word};

/// Names of one or more words, each leading to the numbers of what it may mean.
#[derive(Debug, Default)]
pub(super) struct Phrases {
    meanings: HashMap<String, Vec<Meaning>>,
    /// How many words the longest phrase has that begins with this word.
    longest: HashMap<String, usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Meaning {
    pub id: usize,
    /// How an ambiguous name has to be written to count.
    pub exact: Option<&'static str>,
}

/// A phrase found: the words from `first` up to, not including, `after`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit<'a> {
    pub first: usize,
    pub after: usize,
    pub meanings: &'a [Meaning],
}

impl Hit<'_> {
    pub fn span(&self, words: &[Word]) -> (usize, usize) {
        (words[self.first].start, words[self.after - 1].end)
    }
}

impl Phrases {
    /// Adds a name. The same name for the same thing counts once.
    pub fn add(&mut self, name: &'static str, ambiguous: bool, id: usize) {
        let key = text::key(name);
        let Some(first) = key.split(' ').next().filter(|first| !first.is_empty()) else { return };
        let count = key.split(' ').count();
        let longest = self.longest.entry(first.to_owned()).or_default();
        *longest = count.max(*longest);
        let meanings = self.meanings.entry(key).or_default();
        if !meanings.iter().any(|meaning| meaning.id == id) {
            meanings.push(Meaning { id, exact: ambiguous.then_some(name) });
        }
    }

    /// Names of several words in their other number as well, where that means nothing yet: `neural network` for
    /// `neural networks`. Of one word alone nobody knows whether it is a plural: `AWS`, `Keras`, `Rails`.
    pub fn add_other_numbers(&mut self) {
        let mut others: Vec<(String, Vec<Meaning>)> = (self.meanings.iter())
            .filter_map(|(key, meanings)| Some((other_number(key)?, meanings.clone())))
            .collect();
        // Of two that come to the same, always the same one stays.
        others.sort_by_key(|(key, meanings)| (key.clone(), meanings.first().map(|meaning| meaning.id)));
        for (key, meanings) in others {
            self.meanings.entry(key).or_insert(meanings);
        }
    }

    /// What the whole text means.
    pub fn get(&self, text: &str) -> &[Meaning] {
        self.meanings.get(&text::key(text)).map_or(&[], Vec::as_slice)
    }

    /// The longest phrases from left to right. None goes on after a comma or the end of a sentence.
    pub fn find(&self, words: &[Word]) -> Vec<Hit<'_>> {
        let mut hits = Vec::new();
        let mut first = 0;
        while first < words.len() {
            let hit = self.longest_at(words, first);
            first = hit.map_or(first + 1, |hit| hit.after);
            hits.extend(hit);
        }
        hits
    }

    /// The longest phrase that begins with this word.
    pub fn longest_at(&self, words: &[Word], first: usize) -> Option<Hit<'_>> {
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
            if let Some(meanings) = self.meanings.get(&key) {
                hit = Some(Hit { first, after: at + 1, meanings });
            }
        }
        hit
    }

    #[cfg(test)]
    pub fn all(&self) -> impl Iterator<Item = (&str, &[Meaning])> {
        self.meanings.iter().map(|(name, meanings)| (name.as_str(), meanings.as_slice()))
    }
}

/// The plural of what is one, and the other way round. What is done to something ("leading teams") has no other number.
fn other_number(key: &str) -> Option<String> {
    let (before, last) = key.rsplit_once(' ')?;
    let is_word = last.len() > 2 && last.bytes().all(|letter| letter.is_ascii_lowercase());
    if !is_word || before.split(' ').any(|word| word.ends_with("ing") && word != "learning") {
        return None;
    }
    let other = match last.strip_suffix("ies") {
        Some(rest) => format!("{rest}y"),
        None if text::stem(last) != last => text::stem(last).to_owned(),
        None if last.ends_with(['s', 'x', 'y', 'h']) || last.ends_with("ing") => return None,
        None => format!("{last}s"),
    };
    Some(format!("{before} {other}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phrases() -> Phrases {
        let mut phrases = Phrases::default();
        phrases.add("machine learning", false, 1);
        phrases.add("Machine", false, 2);
        phrases.add("learning systems", false, 3);
        phrases
    }

    #[test]
    fn the_longest_phrase_wins_and_stops_at_commas() {
        let phrases = phrases();
        let ids = |text: &str| {
            phrases.find(&text::words(text)).iter().map(|hit| hit.meanings[0].id).collect::<Vec<_>>()
        };
        assert_eq!(ids("machine learning systems"), [1]);
        assert_eq!(ids("Machine, learning systems"), [2, 3]);
        assert_eq!(ids("a machine-learning machine"), [1, 2]);
        assert!(ids("").is_empty());
    }

    #[test]
    fn names_of_several_words_are_known_in_both_numbers() {
        let mut phrases = phrases();
        for (id, name) in
            [(4, "neural networks"), (5, "REST API"), (6, "AWS"), (7, "leading teams"), (8, "press kits")]
        {
            phrases.add(name, false, id);
        }
        phrases.add("press kit", false, 9);
        phrases.add_other_numbers();
        for (text, id) in [
            ("neural network", Some(4)),
            ("Neural Networks", Some(4)),
            ("REST APIs", Some(5)),
            ("learning system", Some(3)),
            ("press kit", Some(9)),
            ("AW", None),
            ("leading team", None),
        ] {
            assert_eq!(phrases.get(text).first().map(|meaning| meaning.id), id, "{text}");
        }
        assert_eq!(phrases.find(&text::words("a neural network, REST APIs")).len(), 2);
    }
}
