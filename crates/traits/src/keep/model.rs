//! What a trait says, and what follows from that: pure.

use std::collections::BTreeSet;

use matching::lexicon::text::fold;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Confusion, Evidence, Frameworks, LEVELS, Trait};

/// All that a trait says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TraitContent {
    pub name: String,
    pub definition: String,
    /// Why it matters.
    pub why: String,
    /// What is seen at level 1 to 5.
    #[schema(min_items = 5, max_items = 5)]
    pub anchors: [String; LEVELS],
    /// To ask in an interview.
    pub questions: Vec<String>,
    pub confused_with: Vec<TraitConfusion>,
    pub frameworks: TraitFrameworks,
    /// How job descriptions ask for it.
    pub cues: Vec<String>,
    pub evidence: TraitEvidence,
}

/// Another trait that is easily taken for this one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TraitConfusion {
    /// The id of a trait, or the name of one that is not in the library.
    pub key: String,
    pub difference: String,
}

/// What others call it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TraitFrameworks {
    /// Career readiness competencies.
    pub nace: Vec<String>,
    /// Work styles, the nearest first.
    pub onet: Vec<String>,
    pub big_five: Vec<String>,
    /// The house's own.
    pub own: Vec<String>,
}

/// How people tell of having done it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TraitEvidence {
    pub against: Vec<String>,
    /// For level 1 to 5.
    #[schema(min_items = 5, max_items = 5)]
    pub levels: [Vec<String>; LEVELS],
}

impl TraitFrameworks {
    /// Each value with the name of its framework, such as `nace:Professionalism`.
    pub fn values(&self) -> Vec<String> {
        let all =
            [("nace", &self.nace), ("onet", &self.onet), ("bigFive", &self.big_five), ("own", &self.own)];
        let values = all.iter().flat_map(|(name, values)| {
            values.iter().map(move |value| format!("{name}:{}", value.replace('\n', " ")))
        });
        values.collect()
    }
}

impl TraitContent {
    /// What is searched.
    pub fn search_text(&self) -> String {
        let texts = [&self.name, &self.definition].into_iter().chain(&self.cues);
        fold(&texts.map(String::as_str).collect::<Vec<_>>().join("\n"))
    }

    /// One framework's value on a line.
    pub fn framework_lines(&self) -> String {
        let values = self.frameworks.values();
        if values.is_empty() { String::new() } else { format!("\n{}\n", values.join("\n")) }
    }

    /// As the lints, the scorer and the suggestions know it.
    pub fn to_trait(&self, id: &str) -> Trait {
        let levels = self.evidence.levels.iter().enumerate().filter(|(_, told)| !told.is_empty());
        Trait {
            key: id.to_owned(),
            name: self.name.clone(),
            definition: self.definition.clone(),
            why: self.why.clone(),
            anchors: self.anchors.clone(),
            questions: self.questions.clone(),
            confused_with: self
                .confused_with
                .iter()
                .map(|other| Confusion { key: other.key.clone(), difference: other.difference.clone() })
                .collect(),
            frameworks: Frameworks {
                nace: self.frameworks.nace.clone(),
                onet: self.frameworks.onet.clone(),
                big_five: self.frameworks.big_five.clone(),
            },
            departments: Vec::new(),
            cues: self.cues.clone(),
            evidence: Evidence {
                against: self.evidence.against.clone(),
                levels: levels.map(|(at, told)| ((at + 1).to_string(), told.clone())).collect(),
            },
        }
    }

    /// What the other says is added to this one. Its own words stay first, and nothing is said twice.
    #[must_use]
    pub fn merged_with(mut self, other: &Self) -> Self {
        add(&mut self.questions, &other.questions, MOST_QUESTIONS);
        add(&mut self.cues, &other.cues, MOST_CUES);
        let (own, others) = (&mut self.frameworks, &other.frameworks);
        add(&mut own.nace, &others.nace, MOST_VALUES);
        add(&mut own.onet, &others.onet, MOST_VALUES);
        add(&mut own.big_five, &others.big_five, MOST_VALUES);
        add(&mut own.own, &others.own, MOST_VALUES);
        add(&mut self.evidence.against, &other.evidence.against, MOST_EVIDENCE);
        for (own, others) in self.evidence.levels.iter_mut().zip(&other.evidence.levels) {
            add(own, others, MOST_EVIDENCE);
        }
        for (own, others) in self.anchors.iter_mut().zip(&other.anchors) {
            if own.is_empty() {
                own.clone_from(others);
            }
        }
        if self.why.is_empty() {
            self.why.clone_from(&other.why);
        }
        let known: BTreeSet<String> = self.confused_with.iter().map(|one| one.key.clone()).collect();
        let new = other.confused_with.iter().filter(|one| !known.contains(&one.key)).cloned();
        self.confused_with.extend(new);
        self.confused_with.truncate(MOST_CONFUSIONS);
        self
    }
}

pub const MOST_QUESTIONS: usize = 30;
pub const MOST_CUES: usize = 80;
pub const MOST_VALUES: usize = 20;
pub const MOST_EVIDENCE: usize = 60;
pub const MOST_CONFUSIONS: usize = 20;

fn add(own: &mut Vec<String>, others: &[String], most: usize) {
    let mut known: BTreeSet<String> = own.iter().map(|text| fold(text)).collect();
    own.extend(others.iter().filter(|text| known.insert(fold(text))).cloned());
    own.truncate(most);
}

/// What two names of one trait have in common.
pub fn fold_name(name: &str) -> String {
    let folded = fold(name).split_whitespace().collect::<Vec<_>>().join(" ");
    if folded.is_empty() { name.trim().to_lowercase() } else { folded }
}

impl From<&Trait> for TraitContent {
    fn from(one: &Trait) -> Self {
        let mut levels: [Vec<String>; LEVELS] = Default::default();
        for (level, told) in &one.evidence.levels {
            let at = level.parse::<usize>().ok().and_then(|level| level.checked_sub(1));
            if let Some(slot) = at.and_then(|at| levels.get_mut(at)) {
                slot.clone_from(told);
            }
        }
        Self {
            name: one.name.clone(),
            definition: one.definition.clone(),
            why: one.why.clone(),
            anchors: one.anchors.clone(),
            questions: one.questions.clone(),
            confused_with: one
                .confused_with
                .iter()
                .map(|other| TraitConfusion { key: other.key.clone(), difference: other.difference.clone() })
                .collect(),
            frameworks: TraitFrameworks {
                nace: one.frameworks.nace.clone(),
                onet: one.frameworks.onet.clone(),
                big_five: one.frameworks.big_five.clone(),
                own: Vec::new(),
            },
            cues: one.cues.clone(),
            evidence: TraitEvidence { against: one.evidence.against.clone(), levels },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_starter_trait_survives_the_way_here_and_back() {
        for one in crate::starter() {
            let back = TraitContent::from(one).to_trait(&one.key);
            assert_eq!(Trait { departments: Vec::new(), ..one.clone() }, back);
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [("Team  Work", "team work"), ("Résilience", "RESILIENCE"), ("日本", "日本")]
        {
            assert_eq!(fold_name(one), fold_name(other));
        }
        assert!(!fold_name("—").is_empty());
    }

    #[test]
    fn a_merge_says_nothing_twice_and_loses_nothing() {
        let content = |cues: &[&str], why: &str| TraitContent {
            cues: cues.iter().map(|cue| (*cue).to_owned()).collect(),
            why: why.to_owned(),
            ..TraitContent::default()
        };
        let merged =
            content(&["drive", "starts"], "").merged_with(&content(&["Starts", "begins"], "It pays."));
        assert_eq!(merged.cues, ["drive", "starts", "begins"]);
        assert_eq!(merged.why, "It pays.");
    }
}
