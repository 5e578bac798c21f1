//! A change of what was asked for, made to the chips: what is tried is asked anew, and so it is what would come.

use std::sync::Arc;

use matching::{
    lexicon::text,
    reciprocal::{Change, WhatIf},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    criteria::{FitCriterion, FitNeed, LIKE},
    desk::{Ask, Desk, Outcome, Trouble, Worked},
    profile::Record,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FitHow)]
pub enum How {
    Drop,
    Nice,
    Must,
    Weigh,
}

/// One change of some chips, or of whom others are to be like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    pub how: How,
    pub weight: Option<u8>,
    /// Their places.
    pub chips: Vec<usize>,
    /// Somebody to be like is there or not: nothing else can be changed of it.
    pub is_like: bool,
}

/// What came of some changes.
pub struct Tried {
    pub before: Arc<Worked>,
    pub after: Arc<Worked>,
    pub moves: WhatIf,
}

const NOTHING_LEFT: &str = "nothing would be left to compare by. Say what else to look for first.";

impl Ask {
    /// The question after some changes. Nobody is asked about in it: it gives what a list would.
    pub fn with(&self, trials: &[Trial]) -> Self {
        let mut criteria: Vec<_> = self.criteria.iter().cloned().map(Some).collect();
        let mut like = self.like.clone();
        for trial in trials {
            like = like.filter(|_| !(trial.is_like && trial.how == How::Drop));
            for place in &trial.chips {
                let Some(Some(chip)) = criteria.get_mut(*place) else { continue };
                match trial.how {
                    How::Drop => criteria[*place] = None,
                    How::Nice => chip.need = FitNeed::Nice,
                    How::Must => chip.need = FitNeed::Must,
                    How::Weigh => chip.weight = trial.weight.unwrap_or(chip.weight).clamp(1, 5),
                }
            }
        }
        Self { criteria: criteria.into_iter().flatten().collect(), like, about: None, ..self.clone() }
    }

    /// Whether it says nothing to compare by.
    pub fn is_empty(&self) -> bool {
        self.whom.is_none() && self.like.is_none() && self.criteria.is_empty()
    }
}

impl Trial {
    /// Of all chips of a slot. Nothing if there are none.
    pub fn of_slot(worked: &Worked, how: How, slot: &str) -> Option<Self> {
        let is_like = slot == LIKE && worked.ask.like.is_some();
        Self { how, weight: None, chips: places(worked, |chip| chip.slot == slot), is_like }.if_any()
    }

    /// Of the chips whose values stand in these words.
    pub fn of_words(worked: &Worked, how: How, words: &str) -> Option<Self> {
        let said = format!(" {} ", text::key(words));
        let is_said = |value: &str| !value.is_empty() && said.contains(&format!(" {value} "));
        let chips = places(worked, |chip| is_said(&text::key(&chip.text)));
        Self { how, weight: None, chips, is_like: false }.if_any()
    }

    /// As a change of a criterion would be made.
    pub fn of_criterion(worked: &Worked, change: Change) -> Self {
        let (how, weight) = match change {
            Change::Soften(_) => (How::Nice, None),
            Change::Weigh(_, weight) => (How::Weigh, Some(weight)),
            Change::Drop(_) => (How::Drop, None),
        };
        let at = change.criterion();
        let is_like = worked.asked.slots.get(at).is_some_and(|slot| slot == LIKE);
        Self { how, weight, chips: worked.asked.chips.get(at).cloned().unwrap_or_default(), is_like }
    }

    fn if_any(self) -> Option<Self> {
        Some(self).filter(|own| own.is_like || !own.chips.is_empty())
    }

    /// What it is of: whole criteria by their names, and other chips one by one.
    pub fn names(&self, worked: &Worked) -> Vec<String> {
        let asked = &worked.asked;
        let mut names = Vec::new();
        let mut told: Vec<usize> = Vec::new();
        for ((criterion, slot), chips) in asked.criteria.iter().zip(&asked.slots).zip(&asked.chips) {
            let is_whole = !chips.is_empty() && chips.iter().all(|place| self.chips.contains(place));
            if is_whole || (self.is_like && slot == LIKE) {
                names.push(criterion.name.clone());
                told.extend(chips);
            }
        }
        let rest = self.chips.iter().filter(|place| !told.contains(place));
        let rest = rest.filter_map(|place| worked.ask.criteria.get(*place));
        names.extend(rest.map(|chip| format!("{}: {}", chip.label(), chip.text)));
        names
    }
}

fn places(worked: &Worked, is_meant: impl Fn(&FitCriterion) -> bool) -> Vec<usize> {
    let all = worked.ask.criteria.iter().enumerate();
    all.filter(|(_, chip)| is_meant(chip)).map(|(place, _)| place).collect()
}

impl Tried {
    /// Somebody of whom it tells: some are in one of the two rankings only.
    pub fn record(&self, id: u32) -> Option<&Record> {
        self.before.records.get(&id).or_else(|| self.after.records.get(&id))
    }
}

/// What changes do to the first so many by fit.
pub async fn what_if(desk: &Desk, worked: &Arc<Worked>, trials: &[Trial], shown: usize) -> Outcome<Tried> {
    let ask = worked.ask.with(trials);
    if ask.is_empty() {
        return Err(Trouble::Said(NOTHING_LEFT.to_owned()));
    }
    let after = desk.work(ask).await?;
    let moves = WhatIf::between(&worked.ranked, &after.ranked, shown);
    Ok(Tried { before: Arc::clone(worked), after, moves })
}
