use std::time::Duration;

use sea_orm::{
    ActiveModelTrait,
    ActiveValue::Set,
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder,
    QuerySelect, Select,
    sea_query::{LockBehavior, LockType},
};

use super::{
    JobError,
    entity::{ActiveModel, Column, Entity, Model, State},
    model::{Filter, MOST_ATTEMPTS, NewJob, Progress, signed},
};
use crate::{Result, Store, Time};

/// The first pause before another attempt; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// A job in a worker's hands.
#[derive(Clone, Debug)]
pub struct Claim {
    pub job: String,
    pub worker: String,
    pub lease: Duration,
}

/// A checkpoint to be written, as number `after` + 1.
pub struct Step {
    pub after: i64,
    pub checkpoint: String,
    pub progress: Progress,
}

/// How a worker parts from a job.
#[derive(Clone, Debug)]
pub enum Ending {
    Done(String),
    Failed(String),
    Cancelled,
    /// The database did not play along: another attempt after a pause, if there is one left.
    Retry,
    /// If it is still ours after all, it is to be taken up anew.
    Again,
    /// Somebody else goes on at once, and the attempt does not count.
    Released,
}

pub async fn insert(tx: &impl ConnectionTrait, store: &Store, new: NewJob) -> Result<Model> {
    let now = store.now();
    let row = ActiveModel {
        id: Set(store.new_id()),
        kind: Set(new.kind.to_owned()),
        title: Set(new.title),
        owner: Set(new.owner),
        state: Set(State::Waiting),
        done: Set(0),
        total: Set(None),
        message: Set(String::new()),
        input: Set(new.input.to_string()),
        checkpoint: Set(None),
        steps: Set(0),
        result: Set(None),
        error: Set(None),
        attempts: Set(0),
        worker: Set(None),
        due_at: Set(now),
        cancel_requested: Set(false),
        created_at: Set(now),
        started_at: Set(None),
        finished_at: Set(None),
    };
    Ok(Entity::insert(row).exec_with_returning(tx).await?)
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<Model>> {
    Ok(Entity::find_by_id(id).one(db).await?)
}

pub async fn list(db: &impl ConnectionTrait, filter: &Filter) -> Result<Vec<Model>> {
    let mut condition = Condition::all();
    if let Some(owner) = &filter.owner {
        condition = condition.add(Column::Owner.eq(owner));
    }
    if let Some(kind) = &filter.kind {
        condition = condition.add(Column::Kind.eq(kind));
    }
    if let Some(state) = filter.state {
        condition = condition.add(Column::State.eq(state));
    }
    let newest_first = Entity::find().filter(condition).order_by_desc(Column::Id);
    Ok(newest_first.limit(filter.limit).all(db).await?)
}

pub async fn cancel(tx: &impl ConnectionTrait, id: &str, now: Time) -> Result<Option<Model>> {
    let Some(row) = Entity::find_by_id(id).lock_exclusive().one(tx).await? else { return Ok(None) };
    if row.state.has_ended() {
        return Ok(Some(row));
    }
    let is_waiting = row.state == State::Waiting;
    let mut row = row.into_active_model();
    row.cancel_requested = Set(true);
    if is_waiting {
        row.state = Set(State::Cancelled);
        row.finished_at = Set(Some(now));
    }
    Ok(Some(row.update(tx).await?))
}

/// Takes up the job that has been due for longest: one that was given back lets the others go first. On PostgreSQL
/// those that others are about to take are passed over.
pub async fn claim(
    tx: &impl ConnectionTrait,
    kinds: &[&'static str],
    (worker, lease): (&str, Duration),
    now: Time,
) -> Result<Option<Model>> {
    let due = Entity::find()
        .filter(Column::State.is_in([State::Waiting, State::Running]))
        .filter(Column::DueAt.lte(now))
        .filter(Column::Kind.is_in(kinds.iter().copied()))
        .order_by_asc(Column::DueAt)
        .order_by_asc(Column::Id)
        .lock_with_behavior(LockType::Update, LockBehavior::SkipLocked);
    while let Some(row) = due.clone().one(tx).await? {
        let (attempts, started_at) = (row.attempts, row.started_at);
        // A work that was asked to stop gets the chance to tidy up.
        if attempts >= MOST_ATTEMPTS {
            let ending =
                if row.cancel_requested { Ending::Cancelled } else { Ending::Failed(never_got_on()) };
            ended(row, ending, now).update(tx).await?;
            continue;
        }
        let mut row = row.into_active_model();
        row.state = Set(State::Running);
        row.attempts = Set(attempts + 1);
        row.worker = Set(Some(worker.to_owned()));
        row.due_at = Set(now + lease);
        row.started_at = Set(Some(started_at.unwrap_or(now)));
        return Ok(Some(row.update(tx).await?));
    }
    Ok(None)
}

fn never_got_on() -> String {
    format!(
        "It was started {MOST_ATTEMPTS} times and interrupted each time before it got on. What was done up to \
         then is kept. The log may say why; start it again when the cause is gone."
    )
}

fn held_by(claim: &Claim) -> Select<Entity> {
    Entity::find_by_id(&claim.job).filter(Column::Worker.eq(&claim.worker))
}

/// Refuses if the job is in other hands or was cancelled.
pub async fn check_held(tx: &impl ConnectionTrait, claim: &Claim) -> std::result::Result<(), JobError> {
    let asked = held_by(claim).select_only().column(Column::CancelRequested).into_tuple().one(tx).await;
    match asked.map_err(crate::Error::from)? {
        None => Err(JobError::Lost),
        Some(true) => Err(JobError::Cancelled),
        Some(false) => Ok(()),
    }
}

/// Writes a checkpoint, unless the job is in other hands, was cancelled, or has another checkpoint than expected.
pub async fn advance(
    tx: &impl ConnectionTrait,
    claim: &Claim,
    step: Step,
    now: Time,
) -> std::result::Result<(), JobError> {
    let row = ActiveModel {
        checkpoint: Set(Some(step.checkpoint)),
        steps: Set(step.after + 1),
        attempts: Set(1),
        due_at: Set(now + claim.lease),
        ..shown(step.progress)
    };
    let held = Condition::all()
        .add(Column::Id.eq(&claim.job))
        .add(Column::Worker.eq(&claim.worker))
        .add(Column::Steps.eq(step.after))
        .add(Column::CancelRequested.eq(false));
    let written = Entity::update_many().set(row).filter(held).exec(tx).await.map_err(crate::Error::from)?;
    if written.rows_affected == 0 {
        check_held(tx, claim).await?;
        return Err(JobError::Lost);
    }
    Ok(())
}

/// Renews the lease and shows the progress.
pub async fn renew(
    tx: &impl ConnectionTrait,
    claim: &Claim,
    progress: Option<Progress>,
    now: Time,
) -> Result<()> {
    let row = progress.map(shown).unwrap_or_default();
    let row = ActiveModel { due_at: Set(now + claim.lease), ..row };
    let held = Condition::all().add(Column::Id.eq(&claim.job)).add(Column::Worker.eq(&claim.worker));
    Entity::update_many().set(row).filter(held).exec(tx).await?;
    Ok(())
}

fn shown(progress: Progress) -> ActiveModel {
    ActiveModel {
        done: Set(signed(progress.done)),
        total: Set(progress.total.map(signed)),
        message: Set(progress.message.into_owned()),
        ..Default::default()
    }
}

/// Ends the claim. `None` if the job is in other hands already.
pub async fn end(
    tx: &impl ConnectionTrait,
    claim: &Claim,
    (ending, progress): (Ending, Progress),
    now: Time,
) -> Result<Option<Model>> {
    let Some(row) = held_by(claim).lock_exclusive().one(tx).await? else { return Ok(None) };
    let shown = shown(progress);
    let row = ActiveModel {
        done: shown.done,
        total: shown.total,
        message: shown.message,
        ..ended(row, ending, now)
    };
    Ok(Some(row.update(tx).await?))
}

fn ended(row: Model, ending: Ending, now: Time) -> ActiveModel {
    let attempts = row.attempts;
    let mut row = row.into_active_model();
    row.worker = Set(None);
    row.finished_at = Set(Some(now));
    match ending {
        Ending::Done(result) => {
            row.state = Set(State::Done);
            row.result = Set(Some(result));
        }
        Ending::Cancelled => row.state = Set(State::Cancelled),
        Ending::Failed(message) => fail(&mut row, message),
        Ending::Retry if attempts >= MOST_ATTEMPTS => fail(&mut row, never_answered()),
        Ending::Retry => {
            let doubled = 2_u32.pow(attempts.unsigned_abs().saturating_sub(1));
            wait(&mut row, now + FIRST_PAUSE * doubled);
        }
        Ending::Again => wait(&mut row, now),
        Ending::Released => {
            wait(&mut row, now);
            row.attempts = Set(attempts - 1);
        }
    }
    row
}

fn fail(row: &mut ActiveModel, message: String) {
    row.state = Set(State::Failed);
    row.error = Set(Some(message));
}

fn wait(row: &mut ActiveModel, until: Time) {
    row.state = Set(State::Waiting);
    row.due_at = Set(until);
    row.finished_at = Set(None);
}

fn never_answered() -> String {
    format!(
        "The database was busy or not available, {MOST_ATTEMPTS} times in a row. What was done up to then is \
         kept; start it again later."
    )
}

pub async fn remove_ended_before(tx: &impl ConnectionTrait, time: Time) -> Result<u64> {
    let old = Entity::delete_many().filter(Column::FinishedAt.lt(time));
    Ok(old.exec(tx).await?.rows_affected)
}
