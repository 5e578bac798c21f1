use ::store::Time;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Quality, QualityError,
    model::{Decision, QualityAct, QualityKind},
    store::{decisions, tasks},
};
use crate::model::PersonId;
use crate::quality::QualityTask;

/// So many tasks are listed.
const MOST_TASKS: u32 = 200;

/// What was decided, when and by whom.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityDecision {
    pub seq: i64,
    /// What was done, in a few words.
    pub title: String,
    pub item: String,
    pub kind: QualityKind,
    pub act: QualityAct,
    /// Of a merge: whose record stays.
    pub person: u32,
    pub person_name: String,
    /// Of a merge: whose record went.
    pub other: Option<u32>,
    pub other_name: Option<String>,
    pub reason: Option<String>,
    /// Of a merge: how many gifts moved, and what they come to.
    pub gifts: u64,
    pub cents: i64,
    /// How many rows it changed, moved or removed.
    pub rows: u64,
    /// What is still open elsewhere, and is ended there.
    pub left: Vec<String>,
    pub at: Time,
    pub by_name: String,
    pub undone_at: Option<Time>,
    pub undone_by_name: Option<String>,
    /// What has to be taken back before this can be.
    pub blocked_by: Option<i64>,
}

impl QualityDecision {
    pub fn new(decision: &Decision, blocked_by: Option<i64>) -> Self {
        Self {
            seq: decision.seq,
            title: decision.title(),
            item: decision.item.clone(),
            kind: decision.kind,
            act: decision.act,
            person: decision.person.0,
            person_name: decision.person_name.clone(),
            other: decision.other.map(|other| other.0),
            other_name: decision.other_name.clone(),
            reason: decision.reason.clone(),
            gifts: decision.detail.gifts,
            cents: decision.detail.cents,
            rows: decision.detail.rows,
            left: decision.detail.left.clone(),
            at: decision.at,
            by_name: decision.by_name.clone(),
            undone_at: decision.undone_at,
            undone_by_name: decision.undone_by_name.clone(),
            blocked_by,
        }
    }

    pub(super) fn name_of(&self, person: u32) -> Option<String> {
        match person {
            _ if person == self.person => Some(self.person_name.clone()),
            _ if Some(person) == self.other => self.other_name.clone(),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityHistory {
    /// The newest first.
    pub decisions: Vec<QualityDecision>,
    /// Ask with this as `before` for older ones.
    pub next: Option<i64>,
}

impl Quality {
    /// What was decided, the newest first.
    pub async fn history(
        &self,
        person: Option<PersonId>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<QualityHistory, QualityError> {
        let edition = self.edition().await?.edition;
        let found =
            decisions::list(self.store.reader(), edition, (person, None), (before, limit.saturating_add(1)));
        let mut found = found.await?;
        let has_more = found.len() > usize::try_from(limit).unwrap_or(usize::MAX);
        found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        let next = found.last().filter(|_| has_more).map(|decision| decision.seq);
        Ok(QualityHistory { decisions: self.show_decisions(&found).await?, next })
    }

    pub(super) async fn show_decisions(
        &self,
        found: &[Decision],
    ) -> Result<Vec<QualityDecision>, QualityError> {
        let standing: Vec<i64> =
            found.iter().filter(|one| one.undone_at.is_none()).map(|one| one.seq).collect();
        let blocked = decisions::in_the_way(self.store.reader(), &standing).await?;
        Ok(found.iter().map(|one| QualityDecision::new(one, blocked.get(&one.seq).copied())).collect())
    }

    /// One decision as it is now.
    pub async fn find_decision(&self, seq: i64) -> Result<QualityDecision, QualityError> {
        let found = decisions::find(self.store.reader(), seq).await?.ok_or(QualityError::NO_DECISION)?;
        self.show_decisions(std::slice::from_ref(&found)).await?.pop().ok_or(QualityError::NO_DECISION)
    }

    /// Whom to ask what. What is still to be done comes first.
    pub async fn tasks(&self) -> Result<Vec<QualityTask>, QualityError> {
        let edition = self.edition().await?.edition;
        Ok(tasks::list(self.store.reader(), edition, MOST_TASKS).await?)
    }
}
