//! A draft of a new trait, from its name and what was said of it: definition, levels, questions, what it is easily
//! taken for and what others call it. Each piece says what it was made of. Nothing is guessed that nobody said: what
//! the words do not give, a rule gives, and is named.

mod accept;
mod act;
mod forms;
mod frames;
mod kind;
mod list;
mod near;
mod read;
mod tell;
mod write;

#[cfg(test)]
mod tests;

use matching::Vector;
use serde::Serialize;
use utoipa::ToSchema;

pub use accept::Phrasing;
pub use near::{Confused, Near};

use crate::{
    Frameworks, LEVELS, Trait,
    lint::{self, Field, Weight},
    suggest::Embed,
};
use near::Nearest;
use tell::Told;

/// What somebody knows of the trait they want. All but the name may be empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked<'a> {
    pub name: &'a str,
    pub definition: &'a str,
    /// The line of a job description that it came from.
    pub line: &'a str,
}

/// The traits to compare with.
#[derive(Clone, Copy)]
pub struct Library<'a> {
    pub traits: &'a [Trait],
    /// Whether somebody keeps the trait with this key; the others are only known.
    pub is_kept: &'a dyn Fn(&str) -> bool,
    /// A direction for each trait, or none at all.
    pub meanings: Option<&'a [Vector]>,
    pub embed: Option<&'a Embed<'a>>,
}

/// A text, and what it was made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ProposedPiece)]
pub struct Piece {
    pub text: String,
    /// The rule, and the words of the definition, the line or the name that it was made with.
    pub from: String,
}

/// A trait to accept, to change or to reject.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Proposal {
    pub name: String,
    pub definition: Piece,
    pub why: Piece,
    /// What is seen at level 1 to 5.
    pub anchors: [Piece; LEVELS],
    pub questions: Vec<Piece>,
    pub confused_with: Vec<Confused>,
    /// Taken over from the nearest traits.
    pub frameworks: Frameworks,
    /// Those traits, the nearest first.
    pub nearest: Vec<Near>,
    /// The trait of the library that says the same.
    pub alike: Option<Near>,
}

/// Nobody may be rated on it. Says why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refused(pub String);

/// Drafts the trait. The same input gives the same draft.
pub fn propose(asked: &Asked<'_>, library: &Library<'_>) -> Result<Proposal, Refused> {
    let given =
        Trait { name: asked.name.to_owned(), definition: asked.definition.to_owned(), ..Trait::default() };
    if let Some(finding) = lint::refusal(&given) {
        return Err(Refused(finding.message));
    }
    let told = Told::new(asked);
    let cues = Some(asked.line.to_owned()).filter(|line| !line.is_empty());
    let one = Trait { definition: told.definition.text.clone(), cues: cues.into_iter().collect(), ..given };
    let nearest = Nearest::new(&one, library, told.is_known);
    let (frameworks, mapped) = nearest.frameworks();
    Ok(Proposal {
        name: one.name.clone(),
        why: write::why(&told),
        anchors: write::anchors(&told),
        questions: write::questions(&told),
        confused_with: nearest.confused(&one, &told.own()),
        frameworks,
        nearest: mapped,
        alike: nearest.alike(&one, library),
        definition: told.definition,
    })
}

/// Whether the lints let this level stand beside those before it.
fn fits(anchors: &[String; LEVELS], at: usize) -> bool {
    let one = Trait { anchors: anchors.clone(), ..Trait::default() };
    let is_about = |finding: &lint::Finding| finding.field == Field::Anchor(at);
    !lint::lint(&one).iter().any(|finding| is_about(finding) && finding.weight != Weight::Hint)
}

/// Whether the lints let a text stand as a level, whatever the others say.
fn is_clean(text: &str) -> bool {
    let mut anchors: [String; LEVELS] = Default::default();
    text.clone_into(&mut anchors[0]);
    fits(&anchors, 0)
}
