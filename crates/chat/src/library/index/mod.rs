//! What is searched: every document on a rack of its own, words and directions side by side. Pure: the same
//! documents and the same question give the same answer.

mod abbreviations;
mod everyday;
mod question;
mod search;
mod sentences;
mod shelf;
mod words;

use std::{collections::BTreeMap, sync::Arc};

pub use question::{Question, direction};
pub use search::{Hit, Scope, ScoreParts, Scores};
pub use shelf::{Entry, Shelf, Spine};

use abbreviations::Abbreviations;

/// All documents, by their ids. A changed document is a new rack; the others stay as they are.
#[derive(Clone, Debug, Default)]
pub struct Index {
    shelves: BTreeMap<String, Arc<Shelf>>,
    abbreviations: Abbreviations,
}

impl Index {
    /// The same with these shelves put in or taken out.
    pub fn changed(&self, changes: impl IntoIterator<Item = (String, Option<Shelf>)>) -> Self {
        let mut shelves = self.shelves.clone();
        for (document, rack) in changes {
            match rack {
                Some(rack) => drop(shelves.insert(document, Arc::new(rack))),
                None => drop(shelves.remove(&document)),
            }
        }
        let mut abbreviations = Abbreviations::new();
        for (short, long) in shelves.values().flat_map(|rack| &rack.abbreviations) {
            abbreviations.entry(short.clone()).or_insert_with(|| long.clone());
        }
        Self { shelves, abbreviations }
    }

    pub fn documents(&self) -> usize {
        self.shelves.len()
    }

    pub fn passages(&self) -> usize {
        self.shelves.values().map(|rack| rack.entries.len()).sum()
    }

    /// Whether there is anything to compare a direction with.
    pub fn has_vectors(&self) -> bool {
        self.shelves.values().any(|rack| rack.has_vectors())
    }

    /// The question as it is to be looked for here.
    pub fn ask(&self, text: &str) -> Question {
        Question::new(text, &self.abbreviations)
    }
}
