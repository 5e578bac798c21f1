//! The quality of what is known about people: records of one person that are two, contact details that are old, consents
//! that are missing. A scan finds it, a queue holds it, people decide it, and everything that was decided can be undone.
//!
//! A merge never loses a gift: what was given and promised is summed up by fund before and after, in the transaction
//! itself, and a merge after which it is not the same does not happen.

mod act;
mod card;
mod decide;
pub mod duplicates;
mod error;
mod history;
pub mod issues;
pub mod merge;
mod merging;
mod model;
mod pointer;
mod preview;
pub mod queue;
mod recheck;
pub mod scan;
pub(crate) mod store;
mod undo;
mod values;

use std::{collections::HashMap, fmt::Write as _};

use ::store::{Store, Tx, jobs::Jobs};
use aws_lc_rs::digest::{SHA256, digest as sha};
use sea_orm::ConnectionTrait;

pub use self::{
    card::{QualityCard, QualityRecord},
    decide::Deciding,
    error::QualityError,
    history::{QualityDecision, QualityHistory},
    merging::Merging,
    model::{
        Decider, Decision, Issue, Item, QualityAct, QualityKind, QualityReason, QualityState, QualityTask,
    },
    pointer::Pointer,
    preview::{
        QualityConsentMerge, QualityElsewhere, QualityFund, QualityMergePreview, QualityMergeValue,
        QualityMoney, QualityMove,
    },
    queue::{Filter, QualityCount, QualityItem, QualityPerson, QualityQueue, QualityScan, QualitySort},
    values::QualityValue,
};
use crate::{
    model::PersonId,
    reset,
    store::edition::{self, Edition},
};

/// The queue, and what can be done about what is in it. Cheap to clone.
#[derive(Clone)]
pub struct Quality {
    store: Store,
    jobs: Jobs,
    /// What others than the campus keep about people.
    pointers: Vec<Pointer>,
}

impl Quality {
    pub fn new(store: Store, jobs: Jobs, pointers: Vec<Pointer>) -> Self {
        Self { store, jobs, pointers }
    }

    /// The campus that everybody sees.
    async fn edition(&self) -> Result<Edition, QualityError> {
        edition::current(self.store.reader()).await?.ok_or(QualityError::NO_CAMPUS)
    }

    /// Begins to decide something: until the transaction ends nobody else does, and if the campus is to be changed, no
    /// job changes it either.
    async fn begin(&self, tx: &Tx, changes_the_campus: bool) -> Result<i32, QualityError> {
        if changes_the_campus {
            reset::refuse_if_busy(tx, &self.jobs).await?;
        }
        self::store::items::lock(tx).await?;
        let current = edition::current(&**tx).await?.ok_or(QualityError::NO_CAMPUS)?;
        Ok(current.edition)
    }

    /// The record that somebody's was merged into, and that one's, to the last.
    pub async fn merged_into(&self, person: PersonId) -> Result<Option<PersonId>, QualityError> {
        let edition = self.edition().await?.edition;
        Ok(merged_into(self.store.reader(), edition, person).await?)
    }
}

/// The same, for whoever has kept a number where no merge can change it.
pub async fn merged_into(
    db: &impl ConnectionTrait,
    edition: i32,
    person: PersonId,
) -> ::store::Result<Option<PersonId>> {
    let (mut last, mut next) = (None, person);
    while let Some(kept) = self::store::decisions::merged_into(db, edition, next).await? {
        (last, next) = (Some(kept), kept);
    }
    Ok(last)
}

/// Of every record that went into another, the one that it is part of by now: for whoever has kept many numbers.
pub async fn merged(db: &impl ConnectionTrait, edition: i32) -> ::store::Result<HashMap<u32, u32>> {
    let next = self::store::decisions::merged(db, edition).await?;
    let last = |removed: u32| {
        let mut person = removed;
        while let Some(kept) = next.get(&person) {
            person = *kept;
        }
        (removed, person)
    };
    Ok(next.keys().copied().map(last).collect())
}

/// Says in a few letters whether something is as it was.
fn digest<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let whole: String = parts.into_iter().collect();
    let mut text = String::with_capacity(32);
    for byte in &sha(&SHA256, whole.as_bytes()).as_ref()[..16] {
        write!(text, "{byte:02x}").expect("a string takes what is written to it");
    }
    text
}
