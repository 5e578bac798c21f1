//! A trait as somebody sends it: every text within its limits.

use std::collections::BTreeSet;

use api::{Id, Lines, Text, Whole};
use matching::lexicon::text::fold;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{
    MOST_CONFUSIONS, MOST_CUES, MOST_EVIDENCE, MOST_QUESTIONS, MOST_VALUES, TraitConfusion, TraitContent,
    TraitEvidence, TraitFrameworks,
};
use crate::LEVELS;

pub type Name = Text<1, 80>;
pub type Definition = Lines<1, 1000>;
pub type Paragraph = Lines<0, 1000>;
pub type Anchor = Lines<0, 600>;
pub type Question = Lines<1, 600>;
pub type Cue = Text<1, 120>;
pub type Value = Text<1, 80>;

/// A trait to be kept.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TraitBody {
    pub name: Name,
    pub definition: Definition,
    /// Why it matters.
    pub why: Option<Paragraph>,
    /// What is seen at level 1 to 5.
    #[schema(min_items = 5, max_items = 5)]
    pub anchors: Option<[Anchor; LEVELS]>,
    #[serde(default)]
    #[schema(max_items = 30)]
    pub questions: Vec<Question>,
    #[serde(default)]
    #[schema(max_items = 20)]
    pub confused_with: Vec<ConfusionBody>,
    pub frameworks: Option<FrameworksBody>,
    /// How job descriptions ask for it.
    #[serde(default)]
    #[schema(max_items = 80)]
    pub cues: Vec<Cue>,
    pub evidence: Option<EvidenceBody>,
}

/// A trait that is still being written.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UnfinishedTrait {
    pub name: Option<Text<0, 80>>,
    pub definition: Option<Paragraph>,
    pub why: Option<Paragraph>,
    /// What is seen at level 1 to 5.
    #[schema(min_items = 5, max_items = 5)]
    pub anchors: Option<[Anchor; LEVELS]>,
    #[serde(default)]
    #[schema(max_items = 30)]
    pub questions: Vec<Anchor>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConfusionBody {
    /// The id of a trait, or the name of one that is not in the library.
    pub key: Text<1, 128>,
    pub difference: Anchor,
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct FrameworksBody {
    #[schema(max_items = 20)]
    pub nace: Vec<Value>,
    #[schema(max_items = 20)]
    pub onet: Vec<Value>,
    #[schema(max_items = 20)]
    pub big_five: Vec<Value>,
    #[schema(max_items = 20)]
    pub own: Vec<Value>,
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct EvidenceBody {
    #[schema(max_items = 60)]
    pub against: Vec<Cue>,
    /// For level 1 to 5.
    #[schema(min_items = 5, max_items = 5)]
    pub levels: [Vec<Cue>; LEVELS],
}

/// What a department says of a trait. Nothing, if it takes over what the one above it says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AskedBy {
    pub department: Id,
    // 1 to 5; 0 for: not asked for, whatever is said above.
    #[schema(inline)]
    pub importance: Whole<0, 5>,
}

impl TraitBody {
    /// The error says which list is too long.
    pub fn into_content(self) -> Result<TraitContent, TooMany> {
        let frameworks = self.frameworks.unwrap_or_default();
        let evidence = self.evidence.unwrap_or_default();
        let mut levels: [Vec<String>; LEVELS] = Default::default();
        for (slot, told) in levels.iter_mut().zip(evidence.levels) {
            *slot = texts("evidence", told, MOST_EVIDENCE)?;
        }
        check("confusedWith", self.confused_with.len(), MOST_CONFUSIONS)?;
        Ok(TraitContent {
            name: self.name.into_string(),
            definition: self.definition.into_string(),
            why: self.why.map(Lines::into_string).unwrap_or_default(),
            anchors: self.anchors.map(|anchors| anchors.map(Lines::into_string)).unwrap_or_default(),
            questions: distinct(
                "questions",
                self.questions.into_iter().map(Lines::into_string),
                MOST_QUESTIONS,
            )?,
            confused_with: self.confused_with.into_iter().map(Into::into).collect(),
            frameworks: TraitFrameworks {
                nace: texts("frameworks.nace", frameworks.nace, MOST_VALUES)?,
                onet: texts("frameworks.onet", frameworks.onet, MOST_VALUES)?,
                big_five: texts("frameworks.bigFive", frameworks.big_five, MOST_VALUES)?,
                own: texts("frameworks.own", frameworks.own, MOST_VALUES)?,
            },
            cues: texts("cues", self.cues, MOST_CUES)?,
            evidence: TraitEvidence {
                against: texts("evidence.against", evidence.against, MOST_EVIDENCE)?,
                levels,
            },
        })
    }
}

impl UnfinishedTrait {
    pub fn into_content(self) -> Result<TraitContent, TooMany> {
        check("questions", self.questions.len(), MOST_QUESTIONS)?;
        Ok(TraitContent {
            name: self.name.map(Text::into_string).unwrap_or_default(),
            definition: self.definition.map(Lines::into_string).unwrap_or_default(),
            why: self.why.map(Lines::into_string).unwrap_or_default(),
            anchors: self.anchors.map(|anchors| anchors.map(Lines::into_string)).unwrap_or_default(),
            // A finding names the place of a question: all stay where they are.
            questions: self.questions.into_iter().map(Lines::into_string).collect(),
            ..TraitContent::default()
        })
    }
}

impl From<ConfusionBody> for TraitConfusion {
    fn from(body: ConfusionBody) -> Self {
        Self { key: body.key.into_string(), difference: body.difference.into_string() }
    }
}

/// More entries than a list may have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: at most {most}, this has {count}.")]
pub struct TooMany {
    pub field: &'static str,
    pub count: usize,
    pub most: usize,
}

fn check(field: &'static str, count: usize, most: usize) -> Result<(), TooMany> {
    if count > most { Err(TooMany { field, count, most }) } else { Ok(()) }
}

fn texts<const MIN: usize, const MAX: usize>(
    field: &'static str,
    texts: Vec<Text<MIN, MAX>>,
    most: usize,
) -> Result<Vec<String>, TooMany> {
    distinct(field, texts.into_iter().map(Text::into_string), most)
}

/// Each once.
fn distinct(
    field: &'static str,
    texts: impl ExactSizeIterator<Item = String>,
    most: usize,
) -> Result<Vec<String>, TooMany> {
    check(field, texts.len(), most)?;
    let mut known = BTreeSet::new();
    Ok(texts.filter(|text| known.insert(fold(text))).collect())
}
