//! A draft of a new trait, beside the traits that are kept.

use matching::Vector;
use serde::Serialize;
use utoipa::ToSchema;

use super::{TraitError, TraitFrameworks, Traits, engines::Ready};
use crate::{
    propose::{Asked, Confused, Library, Near, Piece, Proposal, propose},
    suggest::Embed,
};

/// What somebody knows of the trait they want. All but the name may be empty.
#[derive(Clone, Debug, Default)]
pub struct WantedTrait {
    pub name: String,
    pub definition: String,
    /// The line of a job description that it came from.
    pub line: String,
}

/// A draft of a trait: nothing of it is kept until somebody saves it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProposedTrait {
    pub name: String,
    pub definition: Piece,
    pub why: Piece,
    /// What is seen at level 1 to 5.
    #[schema(min_items = 5, max_items = 5)]
    pub anchors: Vec<Piece>,
    pub questions: Vec<Piece>,
    pub confused_with: Vec<Confused>,
    pub frameworks: TraitFrameworks,
    /// The traits that the frameworks were taken over from, the nearest first.
    pub nearest: Vec<Near>,
    /// The trait of the library that says the same.
    pub alike: Option<Near>,
    pub phrased_by: ProposedBy,
}

/// Whose words a draft is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ProposedBy {
    Rules,
    /// In part: each piece says so.
    Model,
}

impl ProposedTrait {
    pub fn new(draft: Proposal, phrased_by: ProposedBy) -> Self {
        let frameworks = TraitFrameworks {
            nace: draft.frameworks.nace,
            onet: draft.frameworks.onet,
            big_five: draft.frameworks.big_five,
            own: Vec::new(),
        };
        Self {
            name: draft.name,
            definition: draft.definition,
            why: draft.why,
            anchors: Vec::from(draft.anchors),
            questions: draft.questions,
            confused_with: draft.confused_with,
            frameworks,
            nearest: draft.nearest,
            alike: draft.alike,
            phrased_by,
        }
    }
}

impl Traits {
    /// Drafts a trait. Keeps nothing.
    pub async fn propose(&self, wanted: WantedTrait) -> Result<Proposal, TraitError> {
        let (own, ready) = (self.clone(), self.ready().await?);
        let work = move || {
            let embed = |texts: &[&str]| own.0.embedder.as_ref()?.embed(texts).ok();
            let embed: Option<&Embed<'_>> = own.0.embedder.is_some().then_some(&embed);
            let is_kept = |key: &str| ready.kept.contains(key);
            let meanings = own.meanings_of(&ready);
            let library = Library { traits: &ready.traits, is_kept: &is_kept, meanings, embed };
            let asked = Asked { name: &wanted.name, definition: &wanted.definition, line: &wanted.line };
            propose(&asked, &library)
        };
        let draft = tokio::task::spawn_blocking(work).await;
        let draft = draft.map_err(|error| store::Error::Other(error.to_string()))?;
        draft.map_err(|refused| TraitError::Refused(refused.to_string()))
    }

    /// What the traits mean, if the model is there and they are not too many.
    fn meanings_of<'a>(&self, ready: &'a Ready) -> Option<&'a [Vector]> {
        if let Some(known) = ready.meanings.get() {
            return Some(known);
        }
        let made = self.meanings(&ready.traits)?;
        Some(ready.meanings.get_or_init(|| made))
    }
}
