//! One document as it is searched: where each word stands, and which way each passage points.

use std::collections::HashMap;

use ai::{DIMENSIONS, Vector};

use super::{
    abbreviations::{Abbreviations, explained},
    words::terms,
};

/// How much a word counts that stands in a heading above the text, beside one in the text.
const HEADING: u32 = 2;
/// In the title of the whole document: it is true of every passage, and tells few apart.
const TITLE: u32 = 1;

/// So many headings, from the narrowest on, are understood with the text.
const HEADINGS: usize = 2;

/// Something to be found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entry {
    pub page: u32,
    /// The page as it is printed, if that is another number.
    pub label: Option<String>,
    /// From the widest to the narrowest.
    pub headings: Vec<String>,
    pub text: String,
    /// None while the model is away.
    pub vector: Option<Box<Vector>>,
}

impl Entry {
    /// A passage as it is understood: the narrowest headings above it say what it is about.
    pub fn spoken(headings: &[String], text: &str) -> String {
        let above = &headings[headings.len().saturating_sub(HEADINGS)..];
        if above.is_empty() { text.to_owned() } else { format!("{}. {text}", above.join(". ")) }
    }
}

/// Which document it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spine {
    pub document: String,
    pub title: String,
    pub area: String,
    pub version: u32,
}

/// A document that can be searched. Nothing in it changes: another version is another shelf.
#[derive(Debug)]
pub struct Shelf {
    pub spine: Spine,
    pub entries: Vec<Entry>,
    /// By word: in which passages it stands, and how often.
    postings: HashMap<Box<str>, Vec<Posting>>,
    /// How long each passage is, in words as they count.
    lengths: Vec<u32>,
    /// How many words each text has, headings aside.
    sizes: Vec<u32>,
    pub length: u64,
    pub abbreviations: Abbreviations,
    /// Which way each page points as a whole, by the page's place in `pages`.
    directions: Vec<Vector>,
    /// For each passage, the place of its page.
    pages: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
pub struct Posting {
    pub passage: u32,
    pub count: u32,
}

impl Shelf {
    pub fn new(spine: Spine, entries: Vec<Entry>) -> Self {
        let mut shelf = Self {
            spine,
            entries: Vec::new(),
            postings: HashMap::new(),
            lengths: Vec::with_capacity(entries.len()),
            sizes: Vec::with_capacity(entries.len()),
            length: 0,
            abbreviations: Abbreviations::new(),
            directions: Vec::new(),
            pages: Vec::new(),
        };
        let title = terms(&shelf.spine.title);
        for (passage, entry) in (0..).zip(&entries) {
            shelf.add_words(passage, entry, &title);
            explained(&entry.text, &mut shelf.abbreviations);
        }
        shelf.add_directions(&entries);
        shelf.entries = entries;
        shelf
    }

    fn add_words(&mut self, passage: u32, entry: &Entry, title: &[String]) {
        let text = terms(&entry.text);
        let headings: Vec<String> = entry.headings.iter().flat_map(|heading| terms(heading)).collect();
        let mut counts: HashMap<&str, u32> = HashMap::new();
        let weighted = [(title, TITLE), (&headings, HEADING), (&text, 1)];
        for (words, weight) in weighted {
            for word in words {
                *counts.entry(word).or_default() += weight;
            }
        }
        let length = counts.values().sum();
        for (word, count) in counts {
            let posting = Posting { passage, count };
            match self.postings.get_mut(word) {
                Some(postings) => postings.push(posting),
                None => drop(self.postings.insert(word.into(), vec![posting])),
            }
        }
        self.lengths.push(length);
        self.sizes.push(u32::try_from(text.len()).unwrap_or(u32::MAX));
        self.length += u64::from(length);
    }

    /// A page points where its passages do on average.
    fn add_directions(&mut self, entries: &[Entry]) {
        let mut places: HashMap<u32, u32> = HashMap::new();
        for entry in entries {
            let next = u32::try_from(places.len()).unwrap_or(u32::MAX);
            let place = *places.entry(entry.page).or_insert(next);
            if place as usize == self.directions.len() {
                self.directions.push([0.0; DIMENSIONS]);
            }
            self.pages.push(place);
            if let Some(vector) = &entry.vector {
                let sum = &mut self.directions[place as usize];
                sum.iter_mut().zip(vector.iter()).for_each(|(sum, value)| *sum += value);
            }
        }
        for direction in &mut self.directions {
            let length = direction.iter().map(|value| value * value).sum::<f32>().sqrt();
            if length > 0.0 {
                for value in direction.iter_mut() {
                    *value /= length;
                }
            }
        }
    }

    /// Where a word stands.
    pub fn postings(&self, word: &str) -> &[Posting] {
        self.postings.get(word).map_or(&[], Vec::as_slice)
    }

    pub fn length_of(&self, passage: u32) -> u32 {
        self.lengths[passage as usize]
    }

    pub fn size_of(&self, passage: usize) -> u32 {
        self.sizes[passage]
    }

    pub fn direction_of_page(&self, passage: usize) -> &Vector {
        &self.directions[self.pages[passage] as usize]
    }

    pub fn has_vectors(&self) -> bool {
        self.entries.iter().any(|entry| entry.vector.is_some())
    }
}
