//! Runs: one calculation of a round each.

use api::{Answer, ApiError, Code};
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder,
    QuerySelect,
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::{
    Error, Store, Tx,
    jobs::{Job, Jobs, NewJob, State},
};

use super::{
    By, Unsaved, entity::run, find as find_round, locked, note, rankings, read, seen, signed, unsigned,
};
use crate::matchmaking::rounds::model::{
    Ranking, Round, RoundComparison, RoundPlan, RoundRun, RoundRunCard, RoundRunState,
};

/// Names the job.
pub const KIND: &str = "rounds.run";
/// So many runs of a round are listed.
const LISTED: u64 = 50;

/// What the job is given to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Input {
    pub run: String,
}

/// Who took part in a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CohortThen {
    pub students: Vec<MemberThen>,
    pub mentors: Vec<MemberThen>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberThen {
    pub id: u32,
    pub places: u16,
    /// How many places matches took then.
    pub taken: u32,
}

/// A run with all that it was given.
#[derive(Clone, Debug)]
pub struct Given {
    pub id: String,
    pub round: String,
    pub plan: RoundPlan,
    pub rankings: Vec<Ranking>,
    /// Only once the run has found out who takes part.
    pub cohort: Option<CohortThen>,
    pub is_done: bool,
}

/// Starts a run of a round as it is. One at a time.
pub async fn start(
    store: &Store,
    jobs: &Jobs,
    by: By,
    (id, seen_revision): (&str, u32),
) -> Result<String, Unsaved> {
    let (own, jobs, round, now) = (store.clone(), jobs.clone(), id.to_owned(), store.now());
    store
        .write(move |tx| async move {
            let row = locked(&tx, &round).await?;
            if row.deleted_at.is_some() {
                return Err(super::not_there().into());
            }
            if unsigned(row.revision) != seen_revision {
                return Err(Unsaved::Overtaken(Box::new(seen(row)?)));
            }
            if under_way(&tx, &jobs, &round).await? {
                let message = "This round is being run. Wait for its end, or cancel it.";
                return Err(ApiError::new(Code::Conflict, message).into());
            }
            let rankings = rankings::all(&*tx, &round).await?;
            let run = own.new_id();
            let title = format!("Round {}", row.name);
            let input = json!(Input { run: run.clone() });
            let job = NewJob { kind: KIND, title, owner: Some(by.uid.clone()), input };
            let job = jobs.create_in(&tx, job).await?;
            let new = run::Model {
                id: run.clone(),
                round: round.clone(),
                revision: signed(seen_revision),
                plan: row.plan,
                rankings: serde_json::to_string(&rankings).map_err(ApiError::internal)?,
                cohort: None,
                comparison: None,
                job: job.id,
                created_at: now,
                created_by: by.name.clone(),
                ended_at: None,
            };
            let insert = run::Entity::insert(new.into_active_model());
            insert.exec_without_returning(&*tx).await.map_err(Error::from)?;
            let detail = json!({ "change": "run", "round": round, "name": row.name, "run": run });
            note(&tx, &own, &by, detail).await?;
            Ok(run)
        })
        .await
}

async fn under_way(tx: &Tx, jobs: &Jobs, round: &str) -> Answer<bool> {
    let newest = run::Entity::find()
        .filter(run::Column::Round.eq(round))
        .order_by_desc(run::Column::CreatedAt)
        .order_by_desc(run::Column::Id)
        .one(&**tx)
        .await
        .map_err(Error::from)?;
    let Some(newest) = newest.filter(|run| run.comparison.is_none()) else { return Ok(false) };
    let job = jobs.find_in(tx, &newest.job).await?;
    Ok(job.is_some_and(|job| !job.state.has_ended()))
}

/// The newest first.
pub async fn list(store: &Store, jobs: &Jobs, round: &str) -> Answer<Vec<RoundRunCard>> {
    find_round(store, round).await?;
    let rows = of_round(store, round, LISTED).await?;
    let mut cards = Vec::with_capacity(rows.len());
    for row in rows {
        let (row, job) = with_job(store, jobs, row).await?;
        cards.push(card(&row, job.as_ref()));
    }
    Ok(cards)
}

/// The newest of each of these rounds.
pub async fn newest(store: &Store, jobs: &Jobs, round: &Round) -> Answer<Option<RoundRunCard>> {
    let Some(row) = of_round(store, &round.id, 1).await?.pop() else { return Ok(None) };
    let (row, job) = with_job(store, jobs, row).await?;
    Ok(Some(card(&row, job.as_ref())))
}

async fn of_round(store: &Store, round: &str, limit: u64) -> Answer<Vec<run::Model>> {
    let rows = run::Entity::find()
        .filter(run::Column::Round.eq(round))
        .order_by_desc(run::Column::CreatedAt)
        .order_by_desc(run::Column::Id)
        .limit(limit);
    Ok(rows.all(store.reader()).await.map_err(Error::from)?)
}

pub async fn find(store: &Store, jobs: &Jobs, id: &str) -> Answer<RoundRun> {
    let row = row(store, id).await?;
    let (row, job) = with_job(store, jobs, row).await?;
    let comparison = row.comparison.as_deref().map(read::<RoundComparison>).transpose()?;
    Ok(RoundRun {
        card: card(&row, job.as_ref()),
        plan: read(&row.plan)?,
        round: row.round,
        error: job.and_then(|job| job.error),
        comparison,
    })
}

/// A run that is done, with all that it was given.
pub async fn done(store: &Store, id: &str) -> Answer<Given> {
    let given = given(store, id).await?;
    if given.is_done {
        return Ok(given);
    }
    Err(ApiError::new(Code::Conflict, "This run has no result. Wait for its end, or run the round again."))
}

pub async fn given(store: &Store, id: &str) -> Answer<Given> {
    let row = row(store, id).await?;
    Ok(Given {
        plan: read(&row.plan)?,
        rankings: read(&row.rankings)?,
        cohort: row.cohort.as_deref().map(read).transpose()?,
        is_done: row.comparison.is_some(),
        id: row.id,
        round: row.round,
    })
}

/// Only of a round that is there.
async fn row(store: &Store, id: &str) -> Answer<run::Model> {
    let row = run::Entity::find_by_id(id).one(store.reader()).await.map_err(Error::from)?;
    let row =
        row.ok_or_else(|| ApiError::not_found("There is no such run. Its round may have been deleted."))?;
    find_round(store, &row.round).await?;
    Ok(row)
}

/// Writes down who takes part.
pub async fn keep_cohort(tx: &Tx, id: &str, cohort: &CohortThen) -> Answer<()> {
    let text = serde_json::to_string(cohort).map_err(ApiError::internal)?;
    update(tx, id, |row| row.cohort = Set(Some(text))).await
}

/// Writes down that it is done.
pub async fn finish(tx: &Tx, store: &Store, id: &str, comparison: &RoundComparison) -> Answer<()> {
    let text = serde_json::to_string(comparison).map_err(ApiError::internal)?;
    let now = store.now();
    update(tx, id, |row| {
        row.comparison = Set(Some(text));
        row.ended_at = Set(Some(now));
    })
    .await
}

async fn update(tx: &Tx, id: &str, change: impl FnOnce(&mut run::ActiveModel)) -> Answer<()> {
    let Some(row) = run::Entity::find_by_id(id).one(&**tx).await.map_err(Error::from)? else {
        return Err(ApiError::not_found("There is no such run any more."));
    };
    let mut row = row.into_active_model();
    change(&mut row);
    row.update(&**tx).await.map_err(Error::from)?;
    Ok(())
}

/// A run, and its job as long as nothing has come of it. What comes of it is written before its job ends, so whoever sees
/// the end looks once more.
async fn with_job(store: &Store, jobs: &Jobs, row: run::Model) -> Answer<(run::Model, Option<Job>)> {
    if row.comparison.is_some() {
        return Ok((row, None));
    }
    let job = jobs.find(&row.job).await?;
    if job.as_ref().is_some_and(|job| !job.state.has_ended()) {
        return Ok((row, job));
    }
    let again = run::Entity::find_by_id(&row.id).one(store.reader()).await.map_err(Error::from)?;
    Ok((again.unwrap_or(row), job))
}

/// What is not done is as its job is; a job that is forgotten has come to nothing.
fn card(row: &run::Model, job: Option<&Job>) -> RoundRunCard {
    let state = match (&row.comparison, job.map(|job| job.state)) {
        (Some(_), _) => RoundRunState::Done,
        (None, Some(State::Waiting)) => RoundRunState::Waiting,
        (None, Some(State::Running)) => RoundRunState::Running,
        (None, Some(State::Cancelled)) => RoundRunState::Cancelled,
        (None, Some(State::Done | State::Failed) | None) => RoundRunState::Failed,
    };
    RoundRunCard {
        id: row.id.clone(),
        state,
        revision: unsigned(row.revision),
        created_at: row.created_at,
        created_by: row.created_by.clone(),
        ended_at: row.ended_at.or_else(|| job.and_then(|job| job.finished_at)),
        job: row.job.clone(),
    }
}
