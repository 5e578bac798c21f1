//! Why somebody is not among those who are shown, and what would have to change: for the conversation and for the screen.

use std::sync::Arc;

use matching::reciprocal::{Change, Match, WhatIf, Wish};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    cards::{self, points},
    criteria::label,
    desk::{Desk, FitPerson, Outcome, Trouble, Worked, mentoring_side},
    profile::Record,
    store::current_edition,
};

/// How many differences are told.
const DIFFERENCES: usize = 4;

/// A part that costs somebody their place.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FitDifference)]
pub struct Reason {
    pub label: String,
    /// On whose side it counts.
    pub side: String,
    /// From 0 to 100; none if it is not known.
    pub own: Option<f64>,
    pub other: Option<f64>,
    /// How many of the 100 points of that side it costs.
    pub lost: f64,
}

/// The smallest change of the criteria that brings somebody among the first so many by fit.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FitChange)]
pub struct Proposal {
    /// What to do, as "you could" goes on: "drop the place".
    pub text: String,
    pub steps: Vec<Step>,
    /// The place they would have, counted from 1.
    pub place: u32,
}

/// One change of a criterion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FitStep)]
pub struct Step {
    pub how: How,
    pub slot: String,
    /// The criterion in words.
    pub criterion: String,
    pub weight: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FitHow)]
pub enum How {
    Drop,
    Nice,
    Must,
    Weigh,
}

/// The last one of the first so many by fit.
pub struct Last {
    pub record: Record,
    /// In whole points.
    pub fit: f64,
}

/// What there is to say of somebody.
pub struct Told {
    pub name: String,
    pub record: Option<Record>,
    pub card: Option<Match>,
    /// Counted from 1; none if they are out of the ranking.
    pub place: Option<u32>,
    pub is_shown: bool,
    /// By fit they are among those who are shown; variety put somebody else there.
    pub is_passed_over: bool,
    /// What takes them out of the ranking.
    pub blocked: Vec<String>,
    /// Why they were not compared at all.
    pub missing: Option<String>,
    pub lost: Vec<Reason>,
    pub last: Option<Last>,
    pub change: Option<Proposal>,
}

impl Told {
    /// All that it says in words.
    pub fn lines(&self) -> Vec<String> {
        let change = self.change.iter().map(|change| change.text.clone());
        let labels = self.lost.iter().map(|reason| reason.label.clone());
        self.blocked.iter().cloned().chain(self.missing.clone()).chain(change).chain(labels).collect()
    }
}

/// Looks into somebody who was compared, or tells why they were not.
pub async fn about(desk: &Desk, worked: &Arc<Worked>, person: &FitPerson, shown: usize) -> Outcome<Told> {
    let id = match person.id.as_ref().and_then(|id| id.parse::<u32>().ok()) {
        Some(id) => id,
        None => match named(worked, &person.name) {
            Some(id) => id,
            None => return missing(desk, worked, person).await,
        },
    };
    let Some(one) = worked.ranked.find(id) else {
        let whom = FitPerson { id: Some(id.to_string()), name: person.name.clone() };
        return missing(desk, worked, &whom).await;
    };
    let Some(record) = worked.records.get(&id) else { return missing(desk, worked, person).await };
    let why = worked.with(move |ranking| ranking.why_not(id, shown)).await?;
    let place = worked.ranked.place(id).and_then(|place| u32::try_from(place).ok());
    let is_shown = worked.order.iter().take(shown).any(|other| *other == id);
    let is_passed_over = !is_shown && worked.ranked.place(id).is_some_and(|place| place <= shown);
    let last = worked.ranked.ranked.get(shown.saturating_sub(1)).or(worked.ranked.ranked.last());
    let last = last.filter(|last| last.id != id);
    let blocked = one.conflicts.iter().filter(|conflict| conflict.blocks());
    Ok(Told {
        name: record.person.name(),
        place,
        is_shown,
        is_passed_over,
        blocked: blocked.map(|conflict| cards::told(worked, one, conflict).text).collect(),
        missing: None,
        lost: why.iter().flat_map(|why| differences(worked, record, why)).collect(),
        last: last.and_then(|last| {
            let record = worked.records.get(&last.id)?.clone();
            Some(Last { record, fit: points(last.combined).round() })
        }),
        change: why.and_then(|why| why.change).map(|(changes, place)| proposal(worked, &changes, place)),
        card: Some(one.clone()),
        record: Some(record.clone()),
    })
}

fn named(worked: &Worked, name: &str) -> Option<u32> {
    let key = matching::lexicon::text::key(name);
    let mut found =
        worked.records.values().filter(|record| matching::lexicon::text::key(&record.person.name()) == key);
    found.next().filter(|_| found.next().is_none()).map(|record| record.person.id.0)
}

/// Somebody who was not compared: they are in no program, keep to themselves, or are left out for now.
async fn missing(desk: &Desk, worked: &Worked, person: &FitPerson) -> Outcome<Told> {
    let nowhere = || Trouble::Said("there is no campus yet.".to_owned());
    let edition = current_edition(desk.store.reader()).await?.ok_or_else(nowhere)?;
    let record = desk.find(edition, person).await?;
    let is_hidden = !record.may_be_shown();
    let why = match record.side() {
        // Whoever keeps to themselves is not told from somebody who is in no program.
        _ if is_hidden => "is not among those who can be suggested",
        None => "is in no mentoring program",
        Some(side) if side != mentoring_side(worked.sought) => "is on the other side of the program",
        Some(_) if worked.resting.contains(&record.person.id.0) => {
            "is not suggested for now, because one of the two said no not long ago"
        }
        Some(_) if is_likeness(worked, record.person.id.0) => {
            "is the one whom the others are to be like, and was not compared with them"
        }
        Some(_) => "was not compared, so it is not known how they would fit",
    };
    Ok(Told {
        name: record.person.name(),
        place: None,
        is_shown: false,
        is_passed_over: false,
        blocked: Vec::new(),
        missing: Some(why.to_owned()),
        lost: Vec::new(),
        last: None,
        change: None,
        card: None,
        record: Some(record).filter(|_| !is_hidden),
    })
}

fn is_likeness(worked: &Worked, id: u32) -> bool {
    let mut wishes = worked.asked.criteria.iter().flat_map(|one| &one.any_of);
    wishes.any(|wish| matches!(wish, Wish::Like(like) if like.id == id))
}

fn differences(worked: &Worked, record: &Record, why: &matching::reciprocal::WhyNot) -> Vec<Reason> {
    let lost = why.differences.iter().filter(|one| points(one.lost) >= 0.5).take(DIFFERENCES);
    let told = lost.map(|one| Reason {
        label: cards::label(worked, one.part),
        side: cards::side_of(worked, one.side, record),
        own: one.own.map(points),
        other: one.other.map(points),
        lost: points(one.lost),
    });
    told.collect()
}

fn proposal(worked: &Worked, changes: &[Change], place: usize) -> Proposal {
    let steps: Vec<Step> = changes.iter().map(|change| step(worked, *change)).collect();
    let texts: Vec<String> = steps.iter().map(Step::told).collect();
    Proposal { text: chat::phrase::and_list(&texts), steps, place: u32::try_from(place).unwrap_or(u32::MAX) }
}

fn step(worked: &Worked, change: Change) -> Step {
    let at = change.criterion();
    let (how, weight) = match change {
        Change::Soften(_) => (How::Nice, None),
        Change::Harden(_) => (How::Must, None),
        Change::Weigh(_, weight) => (How::Weigh, Some(weight)),
        Change::Drop(_) => (How::Drop, None),
    };
    Step {
        how,
        slot: worked.asked.slots.get(at).cloned().unwrap_or_default(),
        criterion: worked.asked.criteria.get(at).map(|one| one.name.clone()).unwrap_or_default(),
        weight,
    }
}

impl Step {
    fn told(&self) -> String {
        let what = format!("the {}", chat::phrase::lowered(label(&self.slot)));
        match (self.how, self.weight) {
            (How::Drop, _) => format!("drop {what}"),
            (How::Nice, _) => format!("make {what} a wish instead of a must"),
            (How::Must, _) => format!("make {what} a must"),
            (How::Weigh, Some(weight)) => format!("give {what} a weight of {weight}"),
            (How::Weigh, None) => format!("weigh {what} otherwise"),
        }
    }
}

/// The changes that a request means: of the criteria of a slot, or of the one that says these words.
pub fn changes(worked: &Worked, how: How, slot: Option<&str>, words: Option<&str>) -> Vec<Change> {
    let said = words.map(matching::lexicon::text::key);
    let is_meant = |at: usize| match (slot, &said) {
        (Some(slot), _) => worked.asked.slots.get(at).is_some_and(|own| own == slot),
        (None, Some(said)) => worked.chips.iter().any(|chip| {
            let is_own = worked.asked.slots.get(at).is_some_and(|own| *own == chip.slot);
            let text = matching::lexicon::text::key(&chip.text);
            is_own && !text.is_empty() && format!(" {said} ").contains(&format!(" {text} "))
        }),
        (None, None) => false,
    };
    let at = (0..worked.asked.criteria.len()).filter(|at| is_meant(*at));
    at.map(|at| match how {
        How::Drop | How::Weigh => Change::Drop(at),
        How::Nice => Change::Soften(at),
        How::Must => Change::Harden(at),
    })
    .collect()
}

/// What a change does to the first so many by fit.
pub async fn what_if(worked: &Arc<Worked>, changes: Vec<Change>, shown: usize) -> Outcome<WhatIf> {
    worked.with(move |ranking| ranking.what_if(&changes, shown)).await
}
