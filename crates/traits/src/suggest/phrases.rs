//! Names of one or more words, found wherever they stand in a text.

use std::{borrow::Cow, collections::HashMap};

use matching::lexicon::text::{Gap, Word, stem};

/// Each name leads to the numbers of what it may mean. Plurals are the same words.
#[derive(Clone, Debug, Default)]
pub(super) struct Phrases {
    meanings: HashMap<String, Vec<usize>>,
    /// How many words the longest phrase has that begins with this word.
    longest: HashMap<String, usize>,
}

/// A phrase found: the words from `first` up to, not including, `after`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit<'a> {
    pub first: usize,
    pub after: usize,
    pub meanings: &'a [usize],
}

impl Phrases {
    pub fn add(&mut self, words: &[Word], meaning: usize) {
        let Some(first) = words.first() else { return };
        let longest = self.longest.entry(root(&first.text).into_owned()).or_default();
        *longest = words.len().max(*longest);
        let meanings = self.meanings.entry(key(words)).or_default();
        if !meanings.contains(&meaning) {
            meanings.push(meaning);
        }
    }

    /// The longest phrases from left to right. None goes on after the end of a sentence.
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

    fn longest_at(&self, words: &[Word], first: usize) -> Option<Hit<'_>> {
        let longest = *self.longest.get(&*root(&words[first].text))?;
        let mut key = String::new();
        let mut hit = None;
        for (at, word) in words.iter().enumerate().skip(first).take(longest) {
            if at > first {
                if word.gap == Gap::Stop {
                    break;
                }
                key.push(' ');
            }
            key.push_str(&root(&word.text));
            if let Some(meanings) = self.meanings.get(&key) {
                hit = Some(Hit { first, after: at + 1, meanings });
            }
        }
        hit
    }
}

/// The words as they are looked up.
pub(super) fn key(words: &[Word]) -> String {
    words.iter().map(|word| root(&word.text)).collect::<Vec<_>>().join(" ")
}

/// Without the ending of a plural. Mechanics are people, unlike physics.
fn root(word: &str) -> Cow<'_, str> {
    match word.strip_suffix("ies") {
        _ if word == "mechanics" => "mechanic".into(),
        Some(stem) if stem.len() > 2 => format!("{stem}y").into(),
        _ => stem(word).into(),
    }
}
