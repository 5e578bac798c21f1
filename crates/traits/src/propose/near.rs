//! The traits of the library that are nearest: which of them says the same, how the others differ, and what they map to.

use std::collections::BTreeMap;

use matching::lexicon::text::{fold, stem};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Library,
    act::{Act, Origin},
    read::acts,
};
use crate::{Frameworks, Trait, lint};

/// From here on a trait is worth comparing: by words alone, and with what they mean.
const LEAST: f32 = 0.12;
const LEAST_BY_MEANING: f32 = 0.3;

/// So many traits give their frameworks, and so many are easily confused.
const MAPPED: usize = 3;
const CONFUSED: usize = 2;

/// A value is taken over if what speaks for it comes to this part of what speaks for the best one.
const PART: f32 = 0.6;
const MOST_VALUES: usize = 3;

/// How much of a definition is quoted.
const QUOTED: usize = 160;

/// A trait of the library, and how alike it is from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = NearTrait)]
pub struct Near {
    pub id: String,
    pub name: String,
    pub score: f32,
}

/// A trait that is easily taken for the new one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ProposedConfusion)]
pub struct Confused {
    /// The id of the trait.
    pub key: String,
    pub name: String,
    pub difference: String,
}

/// The traits that are alike enough to look at, the nearest first.
pub(super) struct Nearest<'a> {
    traits: Vec<(&'a Trait, lint::Likeness)>,
    /// Whether the new trait says more of itself than a name.
    is_known: bool,
}

impl<'a> Nearest<'a> {
    pub fn new(one: &Trait, library: &Library<'a>, is_known: bool) -> Self {
        let text = format!("{}. {}", one.name, one.definition);
        let own = library.embed.and_then(|embed| embed(&[text.as_str()])?.first().copied());
        let meanings = own.as_ref().zip(library.meanings);
        let likeness = lint::likeness(one, library.traits, meanings);
        let mut traits: Vec<_> = library.traits.iter().zip(likeness).collect();
        traits.retain(|(other, alike)| is_near(alike) || is_same_name(one, other));
        traits.sort_by(|(left, alike), (right, also)| {
            let by_name = is_same_name(one, right).cmp(&is_same_name(one, left));
            by_name.then(also.score.total_cmp(&alike.score)).then_with(|| left.key.cmp(&right.key))
        });
        Self { traits, is_known }
    }

    /// The one that the library has already.
    pub fn alike(&self, one: &Trait, library: &Library<'_>) -> Option<Near> {
        let mut kept = self.traits.iter().filter(|(other, _)| (library.is_kept)(&other.key));
        let is_alike = |other: &Trait, alike: &lint::Likeness| {
            is_same_name(one, other) || (self.is_known && alike.is_alike())
        };
        kept.find(|(other, alike)| is_alike(other, alike)).map(show)
    }

    /// Those that are near and not the same, with the difference in words.
    pub fn confused(&self, one: &Trait, own: &[Act]) -> Vec<Confused> {
        let others = self
            .traits
            .iter()
            .filter(|(other, alike)| !(is_same_name(one, other) || (self.is_known && alike.is_alike())));
        let confused = others.take(CONFUSED).map(|(other, _)| Confused {
            key: other.key.clone(),
            name: other.name.clone(),
            difference: difference(one, own, other),
        });
        confused.collect()
    }

    /// What the nearest map to, as far as they agree, and which they are.
    pub fn frameworks(&self) -> (Frameworks, Vec<Near>) {
        let near: Vec<_> = self.traits.iter().take(MAPPED).collect();
        let values = |of: fn(&Frameworks) -> &Vec<String>| {
            let mut weights: BTreeMap<&str, f32> = BTreeMap::new();
            for (other, alike) in &near {
                for value in of(&other.frameworks) {
                    *weights.entry(value).or_default() += alike.score;
                }
            }
            let most = weights.values().copied().fold(0.0, f32::max);
            let mut kept: Vec<(&str, f32)> =
                weights.into_iter().filter(|(_, weight)| *weight >= PART * most).collect();
            kept.sort_by(|left, right| right.1.total_cmp(&left.1).then(left.0.cmp(right.0)));
            kept.into_iter().take(MOST_VALUES).map(|(value, _)| value.to_owned()).collect::<Vec<_>>()
        };
        let frameworks = Frameworks {
            nace: values(|of| &of.nace),
            onet: values(|of| &of.onet),
            big_five: values(|of| &of.big_five),
        };
        (frameworks, near.into_iter().map(show).collect())
    }
}

fn show((other, alike): &(&Trait, lint::Likeness)) -> Near {
    Near { id: other.key.clone(), name: other.name.clone(), score: alike.score }
}

fn is_near(alike: &lint::Likeness) -> bool {
    alike.score >= if alike.meaning.is_some() { LEAST_BY_MEANING } else { LEAST }
}

fn is_same_name(one: &Trait, other: &Trait) -> bool {
    let words = |name: &str| fold(name).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    words(&one.name) == words(&other.name)
}

/// What is seen of the one, and what of the other.
fn difference(one: &Trait, own: &[Act], other: &Trait) -> String {
    let others = acts(&other.definition, Origin::Definition);
    match (apart(own, &other.definition), apart(&others, &one.definition)) {
        (Some(own), Some(others)) => format!(
            "{} is seen when somebody {}; {} when somebody {}.",
            opened(&lowered(&other.name)),
            others.core().third(),
            lowered(&one.name),
            own.core().third()
        ),
        _ if other.definition.is_empty() => {
            format!("{} is in the library, and says nothing of itself yet.", opened(&lowered(&other.name)))
        }
        _ => format!("{} is defined otherwise: {}", opened(&lowered(&other.name)), quoted(&other.definition)),
    }
}

/// The act that has least in common with a text. One that leans on another tells nothing by itself.
fn apart<'a>(acts: &'a [Act], text: &str) -> Option<&'a Act> {
    let folded = fold(text);
    let said: Vec<&str> = folded.split(|letter: char| !letter.is_alphanumeric()).map(stem).collect();
    let common = |act: &&Act| {
        let words = act.words.iter().filter(|word| word.text.len() > 3);
        words.filter(|word| said.contains(&stem(&fold(&word.text)))).count()
    };
    acts.iter().filter(|act| !act.leans()).min_by_key(common).or_else(|| acts.first())
}

/// A name as it stands inside a sentence. What is written in capitals stays so.
pub(super) fn lowered(name: &str) -> String {
    let lower = |word: &str| {
        let capitals = word.chars().filter(|letter| letter.is_uppercase()).count();
        if capitals > 1 { word.to_owned() } else { word.to_lowercase() }
    };
    name.split_whitespace().map(lower).collect::<Vec<_>>().join(" ")
}

/// A text as it stands at the beginning of a sentence.
pub(super) fn opened(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn quoted(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", line[..end].trim_end()),
        None => line,
    }
}
