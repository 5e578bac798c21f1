use std::collections::{BTreeSet, HashMap};

use ::store::{Time, jobs::State as JobState};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Quality, QualityError,
    history::QualityDecision,
    model::{Item, QualityAct, QualityKind, QualityReason, QualityState},
    scan::SCAN,
    store::{decisions, items, queue as rows, scans},
};
use crate::{
    model::{Person, PersonId},
    people::PersonKind,
    store::people,
};

/// In which order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum QualitySort {
    /// The surest duplicates and the most urgent flaws first.
    #[default]
    Urgent,
    /// What has been so for the longest time.
    Oldest,
    Newest,
}

/// Which items.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filter {
    pub kind: Option<QualityKind>,
    /// Without one, all that is so: open, put off and decided.
    pub state: Option<QualityState>,
    pub person: Option<PersonId>,
    pub sort: QualitySort,
}

/// Somebody in the queue.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityPerson {
    pub id: u32,
    pub name: String,
    pub kinds: Vec<PersonKind>,
    pub class_year: Option<i16>,
    pub city: String,
    pub died: Option<Date>,
    /// False once the record was merged into another.
    pub is_here: bool,
}

impl QualityPerson {
    pub(super) fn new(person: &Person) -> Self {
        Self {
            id: person.id.0,
            name: person.name(),
            kinds: PersonKind::of(person),
            class_year: person.class_year,
            city: person.place.city.clone(),
            died: person.died,
            is_here: true,
        }
    }

    fn gone(id: PersonId, name: Option<String>) -> Self {
        Self {
            id: id.0,
            name: name.unwrap_or_else(|| "Somebody no longer here".to_owned()),
            kinds: Vec::new(),
            class_year: None,
            city: String::new(),
            died: None,
            is_here: false,
        }
    }
}

/// One item of the queue.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityItem {
    pub id: String,
    pub kind: QualityKind,
    pub person: QualityPerson,
    /// The other record of a pair.
    pub other: Option<QualityPerson>,
    /// Of a pair: how sure it is that the two are one, in hundredths.
    pub score: Option<u8>,
    /// How urgent it is, 0 to 100.
    pub rank: u8,
    /// Since when it is so; none if since ever.
    pub since: Option<Date>,
    pub evidence: Vec<QualityReason>,
    pub suggested: QualityAct,
    pub state: QualityState,
    /// The day on which it comes back.
    pub until: Option<Date>,
    /// Somebody has put it in.
    pub by_hand: bool,
    /// What was decided about it, if that stands.
    pub decision: Option<QualityDecision>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityCount {
    pub kind: QualityKind,
    pub open: u64,
    pub snoozed: u64,
    pub decided: u64,
}

/// The last scan, or the one that is under way.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityScan {
    pub job: String,
    pub state: Option<JobState>,
    pub done: u64,
    pub total: Option<u64>,
    pub message: String,
    pub started_at: Time,
    pub ended_at: Option<Time>,
    pub people: u64,
    pub pairs: u64,
    pub issues: u64,
    /// After so many years without a confirmation contact details counted as stale.
    pub stale_years: u8,
}

/// A part of the queue.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityQueue {
    pub items: Vec<QualityItem>,
    /// How many there are of this kind and state.
    pub total: u64,
    /// Ask with this as `after` for those that follow.
    pub next: Option<String>,
    /// How many there are of each kind, whatever was asked for.
    pub counts: Vec<QualityCount>,
    pub scan: Option<QualityScan>,
}

impl Quality {
    /// Some items, after one if it is named. It need not be in the list any more: whoever decides keeps their place.
    pub async fn queue(
        &self,
        filter: &Filter,
        after: Option<&str>,
        limit: u32,
    ) -> Result<QualityQueue, QualityError> {
        let (db, today) = (self.store.reader(), self.store.today());
        let edition = self.edition().await?.edition;
        let after = match after {
            Some(id) => Some(items::find(db, edition, id).await?.ok_or(QualityError::NO_ITEM)?),
            None => None,
        };
        let mut found = rows::list(db, edition, filter, today, (after.as_ref(), limit + 1)).await?;
        let has_more = found.len() > usize::try_from(limit).unwrap_or(usize::MAX);
        found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        Ok(QualityQueue {
            next: found.last().filter(|_| has_more).map(|item| item.id.clone()),
            items: self.show(edition, found).await?,
            total: rows::count(db, edition, filter, today).await?,
            counts: self.counts(edition, today).await?,
            scan: self.last_scan(edition).await?,
        })
    }

    async fn counts(&self, edition: i32, today: Date) -> Result<Vec<QualityCount>, QualityError> {
        let none = |kind| QualityCount { kind, open: 0, snoozed: 0, decided: 0 };
        let mut counts: Vec<QualityCount> = QualityKind::ALL.into_iter().map(none).collect();
        for (kind, state, count) in rows::counts(self.store.reader(), edition, today).await? {
            for one in counts.iter_mut().filter(|one| one.kind == kind) {
                match state {
                    QualityState::Open => one.open += count,
                    QualityState::Snoozed => one.snoozed += count,
                    QualityState::Decided => one.decided += count,
                    QualityState::Gone => {}
                }
            }
        }
        Ok(counts)
    }

    async fn last_scan(&self, edition: i32) -> Result<Option<QualityScan>, QualityError> {
        let job = self.scan_under_way().await?;
        let scanned = match &job {
            Some(job) => scans::of_job(self.store.reader(), &job.id).await?,
            None => scans::latest(self.store.reader(), edition).await?,
        };
        let job = match (job, &scanned) {
            (Some(job), _) => Some(job),
            (None, Some(scanned)) => self.jobs.find(&scanned.job).await?,
            (None, None) => return Ok(None),
        };
        let id =
            job.as_ref().map(|job| job.id.clone()).or_else(|| scanned.as_ref().map(|one| one.job.clone()));
        let started =
            job.as_ref().map(|job| job.created_at).or_else(|| scanned.as_ref().map(|one| one.started_at));
        let (Some(id), Some(started_at)) = (id, started) else { return Ok(None) };
        let zero = |count: Option<u64>| count.unwrap_or(0);
        Ok(Some(QualityScan {
            job: id,
            state: job.as_ref().map(|job| job.state),
            done: zero(job.as_ref().map(|job| job.done)),
            total: job.as_ref().and_then(|job| job.total),
            message: job.map(|job| job.message).unwrap_or_default(),
            started_at,
            ended_at: scanned.as_ref().and_then(|one| one.ended_at),
            people: zero(scanned.as_ref().map(|one| one.people)),
            pairs: zero(scanned.as_ref().map(|one| one.pairs)),
            issues: zero(scanned.as_ref().map(|one| one.issues)),
            stale_years: scanned.map_or(super::issues::Rules::STALE_YEARS, |one| one.stale_years),
        }))
    }

    async fn scan_under_way(&self) -> Result<Option<::store::jobs::Job>, QualityError> {
        for state in [JobState::Running, JobState::Waiting] {
            let filter = ::store::jobs::Filter {
                kind: Some(SCAN.to_owned()),
                state: Some(state),
                limit: 1,
                ..::store::jobs::Filter::default()
            };
            if let Some(job) = self.jobs.list(&filter).await?.pop() {
                return Ok(Some(job));
            }
        }
        Ok(None)
    }

    /// Items with the names of those they are about.
    pub(super) async fn show(
        &self,
        edition: i32,
        items: Vec<Item>,
    ) -> Result<Vec<QualityItem>, QualityError> {
        let db = self.store.reader();
        let ids: BTreeSet<u32> = items.iter().flat_map(Item::people).map(|person| person.0).collect();
        let known = people::some(db, edition, ids).await?;
        let known: HashMap<PersonId, QualityPerson> =
            known.iter().map(|person| (person.id, QualityPerson::new(person))).collect();
        let mut shown = Vec::with_capacity(items.len());
        for item in items {
            let decision = match item.decision {
                Some(seq) => decisions::find(db, seq).await?.map(|one| QualityDecision::new(&one, None)),
                None => None,
            };
            let one = |id: PersonId| {
                let named = decision.as_ref().and_then(|decision| decision.name_of(id.0));
                known.get(&id).cloned().unwrap_or_else(|| QualityPerson::gone(id, named))
            };
            shown.push(QualityItem {
                person: one(item.person),
                other: item.other.map(one),
                id: item.id,
                kind: item.kind,
                score: item.score,
                rank: item.rank,
                since: item.since,
                evidence: item.evidence,
                suggested: item.suggested,
                state: item.state,
                until: item.until,
                by_hand: item.by_hand,
                decision,
            });
        }
        Ok(shown)
    }
}
