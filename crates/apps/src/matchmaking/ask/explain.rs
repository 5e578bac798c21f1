//! Why somebody is not among those who are shown, and what would have to change: for the conversation and for the screen.

use std::sync::Arc;

use matching::reciprocal::{Match, Wish};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    cards::{self, points},
    desk::{Desk, FitPerson, Outcome, Role, Trouble, Worked, mentoring_side},
    profile::Record,
    smallest::{Proposal, smallest},
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
    let is_among = worked.ranked.place(id).is_some_and(|place| place <= shown);
    let last = worked.ranked.ranked.get(shown.saturating_sub(1)).or(worked.ranked.ranked.last());
    let last = last.filter(|last| last.id != id);
    let blocked = one.conflicts.iter().filter(|conflict| conflict.blocks());
    Ok(Told {
        name: record.person.name(),
        place,
        is_shown,
        is_passed_over: is_among && !is_shown,
        blocked: blocked.map(|conflict| cards::told(worked, one, conflict).text).collect(),
        missing: None,
        lost: why.iter().flat_map(|why| differences(worked, record, why)).collect(),
        last: last.and_then(|last| {
            let record = worked.records.get(&last.id)?.clone();
            Some(Last { record, fit: points(last.combined).round() })
        }),
        change: if is_among { None } else { smallest(desk, worked, id, shown).await? },
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
    let record = desk.find(edition, person, Role::About).await?;
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
