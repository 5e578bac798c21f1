use super::Field;
use crate::Vector;

/// What is looked for. The text is data: it has no syntax, and any text will do.
#[derive(Clone, Debug, Default)]
pub struct Query {
    pub text: String,
    /// The text's direction. Without it, words alone decide.
    pub vector: Option<Box<Vector>>,
}

/// How much each way of looking counts. One with a weight of zero is not looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    pub words: f32,
    pub meaning: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self { words: 1.0, meaning: 1.0 }
    }
}

/// Which part of a long answer, and in which order if nothing is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    pub offset: usize,
    pub count: usize,
    pub order: Order,
}

impl Page {
    /// The first so many.
    pub fn first(count: usize) -> Self {
        Self { offset: 0, count, order: Order::Name }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Name,
    Id,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// How many pass the filter.
    pub eligible: u64,
    pub hits: Vec<Hit>,
}

/// Somebody who was found, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub id: u32,
    /// The sum of the parts.
    pub score: f32,
    pub parts: Parts,
    /// The parts before they were brought to one scale: BM25, and the cosine.
    pub measured: Parts,
    /// What earned `measured.words`: the shares sum to it. The greatest first.
    pub words: Vec<WordShare>,
    /// Of the person's own units, those nearest to the query. The nearest first.
    pub units: Vec<NearUnit>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts {
    pub words: f32,
    pub meaning: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct WordShare {
    /// As it was asked for.
    pub word: String,
    /// As it stands in the person's texts: `González` for `gonz`.
    pub found: String,
    pub field: Field,
    pub share: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct NearUnit {
    pub hash: u64,
    pub text: String,
    pub cosine: f32,
}

/// How many people have a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occurrences {
    /// In their name.
    pub names: u64,
    /// In any other text.
    pub words: u64,
}
