use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// From contrary to exceptional.
pub const LEVELS: usize = 5;

/// A trait, in words: what somebody does, and how that looks at each level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Trait {
    pub key: String,
    pub name: String,
    pub definition: String,
    pub why: String,
    /// What is seen at level 1 to 5.
    pub anchors: [String; LEVELS],
    pub questions: Vec<String>,
    pub confused_with: Vec<Confusion>,
    #[serde(flatten)]
    pub frameworks: Frameworks,
    pub departments: Vec<String>,
    /// How job descriptions ask for it.
    pub cues: Vec<String>,
    pub evidence: Evidence,
}

/// Another trait that is easily taken for this one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confusion {
    pub key: String,
    pub difference: String,
}

/// What others call it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Frameworks {
    /// Career readiness competencies.
    pub nace: Vec<String>,
    /// Work styles, the nearest first.
    pub onet: Vec<String>,
    pub big_five: Vec<String>,
}

/// How people tell of having done it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    pub against: Vec<String>,
    /// By level.
    #[serde(flatten)]
    pub levels: BTreeMap<String, Vec<String>>,
}
