//! Which traits a role asks for, how much, and which line of it says so.
//!
//! Four channels add up to the importance of a trait: what work in general asks for, what the role's families of work
//! ask for beyond that, what its words say, and what they mean if there is a sentence model.

mod candidates;
mod cut;
mod families;
mod library;
mod meaning;
mod normalise;
mod phrases;
mod raw;
mod sentences;
mod table;
mod typos;
mod words;

#[cfg(test)]
mod tests;

use std::ops::Range;

use matching::Vector;
use serde::Serialize;

pub use candidates::{Candidate, Candidates, KnownTitles};
pub use families::FamilyShare;
pub use library::Library;
pub use normalise::{Normalised, Step, What, normalise};
pub use raw::{Channel, unread};

/// Gives a direction to each text, or nothing if it cannot.
pub type Embed<'a> = dyn Fn(&[&str]) -> Option<Vec<Vector>> + 'a;

/// A role, as somebody pastes it. Either part may be empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct Role<'a> {
    pub title: &'a str,
    pub description: &'a str,
}

/// Why there are no suggestions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    #[error("Give a role title or a job description: there is no word in either.")]
    Empty,
}

/// What a role asks for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Suggested {
    /// The title that counted, which may be the first line of the description.
    pub title: Normalised,
    pub families: Vec<FamilyShare>,
    /// Every trait of the library, the most important first.
    pub suggestions: Vec<Suggestion>,
}

/// A trait, and how much the role asks for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Suggestion {
    pub key: String,
    /// From 1 to 5: the sum of the channels.
    pub importance: f32,
    /// The same from 0 to 1.
    pub score: f32,
    /// By how many points it matters more here than in work in general, against the mean of all traits.
    pub apart: f32,
    pub channels: Channels,
    pub group: Group,
    /// Whether a sentence asks for it in so many words.
    pub is_asked: bool,
    pub source: Source,
}

/// How many points of importance each channel has given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Channels {
    pub general: f32,
    pub families: f32,
    pub words: f32,
    /// Without a sentence model, nothing.
    pub meaning: Option<f32>,
}

impl Channels {
    /// What this role asks for beyond what all work does.
    fn beyond(&self) -> f32 {
        self.families + self.words + self.meaning.unwrap_or_default()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Group {
    /// For nearly every role like this.
    Common,
    /// What sets this role apart.
    Apart,
}

/// What of the input speaks for a trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", tag = "kind", content = "span")]
pub enum Source {
    Title,
    /// The bytes of a sentence of the description.
    Description(Range<usize>),
    /// Nothing of it: nearly all work asks for it.
    General,
}

impl Suggested {
    /// The `count` that nearly every role like this asks for, the most important first.
    pub fn common(&self, count: usize) -> Vec<&Suggestion> {
        self.of(Group::Common).take(count).collect()
    }

    /// The `count` that set this role apart, the most unusual first.
    pub fn apart(&self, count: usize) -> Vec<&Suggestion> {
        let mut apart: Vec<&Suggestion> = self.of(Group::Apart).collect();
        apart.sort_by(|left, right| right.apart.total_cmp(&left.apart));
        apart.truncate(count);
        apart
    }

    fn of(&self, group: Group) -> impl Iterator<Item = &Suggestion> {
        self.suggestions.iter().filter(move |one| one.group == group)
    }
}
