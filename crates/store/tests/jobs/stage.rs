//! A database with jobs and a table that shows which pieces of them were applied.

use std::{sync::Arc, time::Duration};

use futures_util::{FutureExt, StreamExt, future::BoxFuture};
use serde_json::{Value, json};
use store::{
    Store, Time, Tx,
    jobs::{Job, JobError, Jobs, NewJob, Pace, Progress, Run, Work, migrations},
    sea_orm::{ConnectionTrait, Statement, Value as SqlValue},
    sea_orm_migration::{MigrationTrait, async_trait, prelude::*, schema},
    testing::{Kind, TestDatabase},
};
use tokio::sync::Notify;

/// So long that nothing happens by itself in the time of a test.
pub const NEVER: Duration = Duration::from_hours(1);
pub const PATIENT: Pace = Pace { workers: 1, lease: NEVER, poll: NEVER };
pub const EAGER: Pace = Pace { workers: 1, lease: NEVER, poll: Duration::from_millis(5) };

pub type Outcome = Result<Value, JobError>;

struct Pieces;

impl MigrationName for Pieces {
    fn name(&self) -> &'static str {
        "pieces"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Pieces {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let pieces =
            Table::create().table("pieces").col(schema::text("job")).col(schema::big_integer("piece")).take();
        manager.create_table(pieces).await
    }
}

pub struct Stage {
    pub database: TestDatabase,
    pub store: Store,
    pub jobs: Jobs,
}

impl Stage {
    pub async fn new(kind: Kind) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[migrations, || vec![Box::new(Pieces)]]).await.unwrap();
        let jobs = Jobs::new(store.clone());
        Self { database, store, jobs }
    }

    /// The jobs as another process sees them.
    pub async fn elsewhere(&self) -> Jobs {
        Jobs::new(self.database.open().await)
    }

    /// Lets every lease run out.
    pub fn outlive_leases(&self) {
        self.database.clock.advance(NEVER * 2);
    }

    /// The pieces of a job that were applied, each as often as it was.
    pub async fn pieces(&self, job: &Job) -> Vec<i64> {
        let rows = self.query("SELECT piece FROM pieces WHERE job = $1 ORDER BY piece", &job.id).await;
        rows.iter().map(|row| row.try_get("", "piece").unwrap()).collect()
    }

    pub async fn checkpoint(&self, job: &Job) -> Option<String> {
        let rows = self.query("SELECT checkpoint FROM jobs WHERE id = $1", &job.id).await;
        rows[0].try_get("", "checkpoint").unwrap()
    }

    pub async fn due_at(&self, job: &Job) -> Time {
        let rows = self.query("SELECT due_at FROM jobs WHERE id = $1", &job.id).await;
        rows[0].try_get("", "due_at").unwrap()
    }

    async fn query(&self, sql: &str, id: &str) -> Vec<store::sea_orm::QueryResult> {
        let reader = self.store.reader();
        let values = [SqlValue::from(id)];
        let statement = Statement::from_sql_and_values(reader.get_database_backend(), sql, values);
        reader.query_all_raw(statement).await.unwrap()
    }
}

/// Waits until a job is as wanted.
pub async fn until(jobs: &Jobs, job: &Job, is_so: impl Fn(&Job) -> bool) -> Job {
    let mut states = jobs.watch(&job.id);
    let mut last = None;
    while let Some(state) = states.next().await {
        let state = state.unwrap();
        if is_so(&state) {
            return state;
        }
        last = Some(state);
    }
    panic!("it never came to that: {last:?}");
}

pub async fn until_ended(jobs: &Jobs, job: &Job) -> Job {
    until(jobs, job, |job| job.state.has_ended()).await
}

/// A place where a work waits until it may go on.
#[derive(Default)]
pub struct Gate {
    reached: Notify,
    open: Notify,
}

impl Gate {
    pub fn new() -> Arc<Self> {
        Arc::default()
    }

    pub async fn pass(&self) {
        self.say_reached();
        self.open.notified().await;
    }

    pub fn say_reached(&self) {
        self.reached.notify_one();
    }

    pub async fn reached(&self) {
        self.reached.notified().await;
    }

    pub fn open(&self) {
        self.open.notify_one();
    }
}

struct Does<F>(&'static str, F);

#[async_trait::async_trait]
impl<F> Work for Does<F>
where
    F: for<'a> Fn(&'a Run) -> BoxFuture<'a, Outcome> + Send + Sync,
{
    fn kind(&self) -> &'static str {
        self.0
    }

    async fn run(&self, run: &Run) -> Outcome {
        (self.1)(run).await
    }
}

pub fn work<F>(kind: &'static str, does: F) -> Vec<Arc<dyn Work>>
where
    F: for<'a> Fn(&'a Run) -> BoxFuture<'a, Outcome> + Send + Sync + 'static,
{
    vec![Arc::new(Does(kind, does))]
}

pub fn new_job(kind: &'static str, input: Value) -> NewJob {
    NewJob { kind, title: format!("A job to {kind}"), owner: Some("u1".to_owned()), input }
}

pub fn count(pieces: u64) -> NewJob {
    new_job("count", json!(pieces))
}

/// Where a work that counts stops at a gate.
#[derive(Clone)]
pub enum Halt {
    Never,
    Before(u64, Arc<Gate>),
    /// In the middle of the transaction.
    Within(u64, Arc<Gate>),
}

/// Applies as many pieces as its input says, one to a transaction.
pub fn counting(halt: Halt) -> Vec<Arc<dyn Work>> {
    work("count", move |run| {
        let halt = halt.clone();
        async move { count_on(run, &halt).await }.boxed()
    })
}

pub async fn count_on(run: &Run, halt: &Halt) -> Outcome {
    let pieces: u64 = run.input()?;
    for piece in run.checkpoint()?.unwrap_or(0)..pieces {
        if let Halt::Before(at, gate) = halt
            && *at == piece
        {
            gate.pass().await;
        }
        let within = match halt {
            Halt::Within(at, gate) if *at == piece => Some(Arc::clone(gate)),
            _ => None,
        };
        apply(run, pieces, piece, within).await?;
    }
    Ok(json!({ "pieces": pieces }))
}

pub async fn apply(run: &Run, pieces: u64, piece: u64, within: Option<Arc<Gate>>) -> Result<(), JobError> {
    let progress = Progress::new(piece + 1, pieces, format!("Piece {piece} is done"));
    let job = run.job_id().to_owned();
    run.write(&(piece + 1), progress, move |tx| async move {
        insert(&tx, &job, piece).await?;
        if let Some(gate) = within {
            gate.pass().await;
        }
        Ok::<_, store::Error>(())
    })
    .await
}

pub async fn insert(tx: &Tx, job: &str, piece: u64) -> store::Result<()> {
    let values = [job.into(), piece.cast_signed().into()];
    let sql = "INSERT INTO pieces (job, piece) VALUES ($1, $2)";
    tx.execute_raw(Statement::from_sql_and_values(tx.get_database_backend(), sql, values)).await?;
    Ok(())
}

pub fn all(pieces: i64) -> Vec<i64> {
    (0..pieces).collect()
}
