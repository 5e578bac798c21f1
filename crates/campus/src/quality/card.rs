use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Quality, QualityError,
    history::QualityDecision,
    issues,
    merge::{Choices, Whole},
    model::{Item, QualityAct, QualityKind, QualityTask},
    preview::{QualityMergePreview, Two},
    queue::{Filter, QualityItem, QualityPerson},
    store::{decisions, items, queue as rows, read, slices, tasks},
    values::Shown,
};
use crate::{
    model::PersonId,
    people::{PersonConsent, PersonContact, PersonEducation, PersonPosition},
};

/// So many earlier decisions about an item are shown.
const EARLIER: u32 = 10;

/// What is on file about somebody, as far as a decision needs it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityRecord {
    pub person: QualityPerson,
    pub headline: String,
    pub contact: PersonContact,
    pub consents: Vec<PersonConsent>,
    pub education: Vec<PersonEducation>,
    pub positions: Vec<PersonPosition>,
    pub gifts: u64,
    pub given_cents: i64,
    pub last_gift: Option<Date>,
    /// How many events, groups, notes and mails there are.
    pub events: u64,
    pub groups: u64,
    pub notes: u64,
    pub mails: u64,
}

impl QualityRecord {
    fn new(whole: &Whole) -> Self {
        let shown = Shown::new(whole);
        let life = &shown.whole().life;
        let count = |length: usize| u64::try_from(length).unwrap_or(0);
        Self {
            person: QualityPerson::new(&life.person),
            headline: life.person.headline.clone(),
            contact: shown.contact().clone(),
            consents: PersonConsent::of(life),
            education: PersonEducation::of(life),
            positions: PersonPosition::of(life),
            gifts: count(life.gifts.len()),
            given_cents: life.gifts.iter().fold(0, |sum: i64, gift| sum.saturating_add(gift.cents)),
            last_gift: life.gifts.iter().map(|gift| gift.date).max(),
            events: count(life.attendance.len()),
            groups: count(life.memberships.len()),
            notes: count(life.notes.len()),
            mails: count(life.mails.len()),
        }
    }
}

/// One item with all that is needed to decide it, and the way to those beside it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityCard {
    pub item: QualityItem,
    /// What can be done about it, the most likely first. Nothing, if it is decided or gone.
    pub acts: Vec<QualityAct>,
    /// Whether it is still so. A record may have changed since the scan.
    pub still_so: bool,
    /// The person, or the two of a pair; who is gone is left out.
    pub records: Vec<QualityRecord>,
    /// Of a pair: what a merge would make of it, with the better record kept.
    pub merge: Option<QualityMergePreview>,
    pub task: Option<QualityTask>,
    /// What was decided about it so far, the newest first.
    pub history: Vec<QualityDecision>,
    /// How many come before it in the list that was asked for.
    pub ahead: u64,
    pub total: u64,
    pub previous: Option<String>,
    pub next: Option<String>,
}

impl Quality {
    /// One item, with those beside it in the list that the filter describes.
    pub async fn card(&self, id: &str, filter: &Filter) -> Result<QualityCard, QualityError> {
        let (db, today) = (self.store.reader(), self.store.today());
        let edition = self.edition().await?.edition;
        let item = items::find(db, edition, id).await?.ok_or(QualityError::NO_ITEM)?;
        let mut wholes = Vec::new();
        for person in item.people() {
            wholes.extend(read::whole(db, edition, person).await?);
        }
        let (previous, next) = rows::neighbours(db, edition, filter, today, &item).await?;
        let merge = match wholes.as_slice() {
            [one, other] => Some(self.default_merge(edition, one, other).await?),
            _ => None,
        };
        let history = decisions::list(db, edition, (None, Some(id)), (None, EARLIER)).await?;
        let task = match history
            .iter()
            .find(|one| one.undone_at.is_none())
            .and_then(|one| one.detail.task.clone())
        {
            Some(task) => tasks::find(db, edition, &task).await?,
            None => None,
        };
        Ok(QualityCard {
            acts: if item.is_undecided() { item.kind.acts().to_vec() } else { Vec::new() },
            still_so: self.is_still_so(edition, &item, wholes.len()).await?,
            records: wholes.iter().map(QualityRecord::new).collect(),
            merge,
            task,
            history: self.show_decisions(&history).await?,
            ahead: rows::ahead(db, edition, filter, today, &item).await?,
            total: rows::count(db, edition, filter, today).await?,
            previous,
            next,
            item: self.show(edition, vec![item]).await?.pop().ok_or(QualityError::NO_ITEM)?,
        })
    }

    async fn default_merge(
        &self,
        edition: i32,
        one: &Whole,
        other: &Whole,
    ) -> Result<QualityMergePreview, QualityError> {
        let (one, other) = if Two::better(one, other) == one.id() { (one, other) } else { (other, one) };
        let two = Two::load(self.store.reader(), edition, one.id(), other.id()).await?;
        self.show_merge(edition, &two, &Choices::new()).await
    }

    /// What a merge would make of a pair, with this record kept and these values chosen.
    pub async fn preview(
        &self,
        id: &str,
        keep: PersonId,
        choices: &Choices,
    ) -> Result<QualityMergePreview, QualityError> {
        let edition = self.edition().await?.edition;
        let item = items::find(self.store.reader(), edition, id).await?.ok_or(QualityError::NO_ITEM)?;
        let removed = item.removed(keep)?;
        let two = Two::load(self.store.reader(), edition, keep, removed).await?;
        self.show_merge(edition, &two, choices).await
    }

    async fn is_still_so(&self, edition: i32, item: &Item, found: usize) -> Result<bool, QualityError> {
        if item.kind == QualityKind::Duplicate {
            return Ok(found == 2);
        }
        let (db, rules) = (self.store.reader(), self.rules(edition).await?);
        let facts = slices::facts(db, edition, (item.person, item.person), &self.pointers).await?;
        Ok(facts.iter().flat_map(|one| issues::issues(one, rules)).any(|issue| issue.kind == item.kind))
    }
}
