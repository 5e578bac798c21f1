//! What the engines make of the traits that are kept: suggestions for a role, and what an answer shows.

use std::{
    collections::HashSet,
    ops::Range,
    sync::{Arc, OnceLock},
};

use matching::Vector;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    TraitError, TraitName, Traits,
    store::{self as rows, list},
    view::content,
};
use crate::{
    Trait,
    score::{self, Outcome, Side},
    starter,
    suggest::{Embed, FamilyShare, Group, Library, Role, Source, Step, Suggested, Suggestion, What},
};

/// So many are suggested, and besides those that the text asks for in so many words.
const SUGGESTED: usize = 12;
const ASKED_AT_MOST: usize = 8;

/// The traits that can be suggested: those that are active, and those of the starter library that are not.
pub(super) struct Ready {
    signature: (i64, Option<i64>, Option<i64>),
    pub(super) traits: Vec<Trait>,
    pub(super) kept: HashSet<String>,
    library: Library,
    /// What they mean, once somebody has asked and there is a sentence model.
    pub(super) meanings: OnceLock<Vec<Vector>>,
}

/// What a role asks for.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoleSuggestions {
    /// The title as it counted.
    pub title: String,
    /// What our own list of titles calls it.
    pub known_title: Option<String>,
    pub level: Option<String>,
    /// How the title came to that.
    pub steps: Vec<TitleStep>,
    pub families: Vec<RoleFamily>,
    /// The description as it was read; places are places in it.
    pub description: String,
    /// The most important first.
    pub suggestions: Vec<TraitSuggestion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TitleStep {
    /// Such as "short form".
    pub what: String,
    pub before: String,
    pub after: String,
}

/// A kind of work that the role belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoleFamily {
    pub name: String,
    /// 0 to 1.
    pub share: f32,
    pub by_title: f32,
    pub by_list: f32,
    pub by_description: f32,
    pub by_meaning: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitSuggestion {
    #[serde(flatten)]
    pub one: TraitName,
    pub definition: String,
    /// Whether the library has it already; otherwise it comes from the starter library.
    pub is_kept: bool,
    /// 1 to 5: the sum of the channels.
    pub importance: f32,
    /// Whether it sets this role apart; otherwise nearly every role like this asks for it.
    pub sets_apart: bool,
    pub general: f32,
    pub families: f32,
    pub words: f32,
    /// Nothing without a sentence model.
    pub meaning: Option<f32>,
    pub because: SuggestionSource,
    /// Where in the description, in UTF-16 units. Both or none.
    pub start: Option<u32>,
    pub end: Option<u32>,
}

/// What speaks for a suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum SuggestionSource {
    Title,
    /// A sentence of the description.
    Description,
    /// Nearly all work asks for it.
    General,
}

/// What an answer shows of a trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitScore {
    #[serde(flatten)]
    pub one: TraitName,
    /// 1 to 5. Nothing: the evidence is insufficient, which is not the lowest level.
    pub level: Option<u8>,
    /// In a sentence.
    pub reason: String,
    pub evidence: Vec<TraitEvidenceSpan>,
}

/// Words of the answer that tell something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitEvidenceSpan {
    /// In UTF-16 units of the answer as it was given.
    pub start: u32,
    pub end: u32,
    /// The level they speak for, and the anchor of it.
    pub level: u8,
    pub anchor: String,
    pub is_against: bool,
    /// What they were taken to mean.
    pub signs: Vec<String>,
}

impl Traits {
    /// The traits that a role asks for. Keeps nothing.
    pub async fn suggest(&self, title: String, description: String) -> Result<RoleSuggestions, TraitError> {
        let (own, ready) = (self.clone(), self.ready().await?);
        let work = move || {
            let embed = |texts: &[&str]| own.0.embedder.as_ref()?.embed(texts).ok();
            let embed: Option<&Embed<'_>> = own.0.embedder.is_some().then_some(&embed);
            let role = Role { title: &title, description: &description };
            let suggested = ready.library.suggest(&role, embed);
            suggested.map(|suggested| ready.show(&suggested, &description))
        };
        let suggested = tokio::task::spawn_blocking(work).await;
        let suggested = suggested.map_err(|error| store::Error::Other(error.to_string()))?;
        suggested.map_err(|unusable| TraitError::Invalid(unusable.to_string()))
    }

    /// What an answer shows of these traits, in the order of their ids. Keeps nothing.
    pub async fn score(&self, answer: String, ids: &[String]) -> Result<Vec<TraitScore>, TraitError> {
        let mut traits = Vec::new();
        for id in ids {
            traits.push(self.find(id).await?.content.to_trait(id));
        }
        let work = move || scores(&answer, &traits.iter().collect::<Vec<_>>());
        let scores = tokio::task::spawn_blocking(work).await;
        Ok(scores.map_err(|error| store::Error::Other(error.to_string()))?)
    }

    pub(super) async fn ready(&self) -> Result<Arc<Ready>, TraitError> {
        let db = self.0.store.reader();
        let signature = list::signature(db).await?;
        // Whoever comes while they are made ready waits for that, and does not do it again.
        let mut known = self.0.ready.lock().await;
        if let Some(known) = known.as_ref().filter(|known| known.signature == signature) {
            return Ok(Arc::clone(known));
        }
        let active = rows::active(db).await?;
        let mut traits: Vec<Trait> =
            active.iter().map(|(head, version)| content(version).to_trait(&head.id)).collect();
        let kept: HashSet<String> = traits.iter().map(|one| one.key.clone()).collect();
        traits.extend(starter().iter().filter(|one| !kept.contains(&one.key)).cloned());
        let own = self.clone();
        let made = tokio::task::spawn_blocking(move || {
            let embed = |texts: &[&str]| own.0.embedder.as_ref()?.embed(texts).ok();
            let embed: Option<&Embed<'_>> = own.0.embedder.is_some().then_some(&embed);
            let library = Library::new(&traits, embed);
            Arc::new(Ready { signature, traits, kept, library, meanings: OnceLock::new() })
        });
        let made = made.await.map_err(|error| store::Error::Other(error.to_string()))?;
        *known = Some(Arc::clone(&made));
        Ok(made)
    }
}

impl Ready {
    fn show(&self, suggested: &Suggested, description: &str) -> RoleSuggestions {
        let title = &suggested.title;
        let (best, others) = suggested.suggestions.split_at(SUGGESTED.min(suggested.suggestions.len()));
        let asked = others.iter().filter(|one| one.is_asked).take(ASKED_AT_MOST);
        let suggestions = best.iter().chain(asked);
        RoleSuggestions {
            title: title.text.clone(),
            known_title: title.known.map(str::to_owned),
            level: title.level.map(str::to_owned),
            steps: title.steps.iter().map(Into::into).collect(),
            families: suggested.families.iter().map(Into::into).collect(),
            description: description.to_owned(),
            suggestions: suggestions.filter_map(|one| self.show_one(one, description)).collect(),
        }
    }

    fn show_one(&self, suggestion: &Suggestion, description: &str) -> Option<TraitSuggestion> {
        let one = self.traits.iter().find(|one| one.key == suggestion.key)?;
        let (because, place) = match &suggestion.source {
            Source::Title => (SuggestionSource::Title, None),
            Source::Description(bytes) => (SuggestionSource::Description, Some(place(description, bytes))),
            Source::General => (SuggestionSource::General, None),
        };
        Some(TraitSuggestion {
            one: TraitName { id: one.key.clone(), name: one.name.clone() },
            definition: one.definition.clone(),
            is_kept: self.kept.contains(&one.key),
            importance: suggestion.importance,
            sets_apart: suggestion.group == Group::Apart || suggestion.is_asked,
            general: suggestion.channels.general,
            families: suggestion.channels.families,
            words: suggestion.channels.words,
            meaning: suggestion.channels.meaning,
            because,
            start: place.map(|(start, _)| start),
            end: place.map(|(_, end)| end),
        })
    }
}

impl From<&Step> for TitleStep {
    fn from(step: &Step) -> Self {
        let what = match step.what {
            What::Case => "spelling",
            What::Aside => "what is not about the work",
            What::Gendered => "gendered word",
            What::Abbreviation => "short form",
            What::Typo => "slip of the finger",
            What::Seniority => "rank",
        };
        Self { what: what.to_owned(), before: step.before.clone(), after: step.after.clone() }
    }
}

impl From<&FamilyShare> for RoleFamily {
    fn from(family: &FamilyShare) -> Self {
        Self {
            name: family.name.to_owned(),
            share: family.share,
            by_title: family.by_title,
            by_list: family.by_list,
            by_description: family.by_description,
            by_meaning: family.by_meaning,
        }
    }
}

/// What an answer shows of these traits, in the order of their keys.
pub fn scores(answer: &str, traits: &[&Trait]) -> Vec<TraitScore> {
    let scores = score::score(answer, traits).into_iter();
    scores.map(|one| show_score(one, traits, answer)).collect()
}

fn show_score(scored: score::Score, traits: &[&Trait], answer: &str) -> TraitScore {
    let name = traits.iter().find(|one| one.key == scored.key).map(|one| one.name.clone());
    let level = scored.level();
    let reason = match scored.outcome {
        Outcome::Reached { reason, .. } | Outcome::InsufficientEvidence { reason } => reason,
    };
    let evidence = scored.evidence.into_iter().map(|span| {
        let (start, end) = place(answer, &span.bytes);
        TraitEvidenceSpan {
            start,
            end,
            level: span.level,
            anchor: span.anchor,
            is_against: span.side == Side::Against,
            signs: span.signs,
        }
    });
    let one = TraitName { id: scored.key, name: name.unwrap_or_default() };
    TraitScore { one, level, reason, evidence: evidence.collect() }
}

/// Where bytes of a text stand for a browser.
fn place(text: &str, bytes: &Range<usize>) -> (u32, u32) {
    let units = |byte: usize| {
        let before = text.get(..byte).unwrap_or(text);
        u32::try_from(before.encode_utf16().count()).unwrap_or(u32::MAX)
    };
    (units(bytes.start), units(bytes.end))
}
