use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures_util::FutureExt;
use rstest::rstest;
use serde_json::json;
use store::{
    Error,
    jobs::{Filter, Job, NewJob, Pace, State},
    testing::Kind,
};

use crate::stage::{Gate, Halt, PATIENT, Stage, all, count, count_on, counting, new_job, until_ended, work};

/// Two processes of two workers on PostgreSQL, one of four on SQLite.
#[rstest]
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_workers_never_do_one_job_twice(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let mut created = Vec::new();
    for _ in 0..20 {
        created.push(stage.jobs.create(count(5)).await.unwrap());
    }
    let (other, workers) = match kind {
        Kind::Sqlite => (None, 4),
        Kind::Postgres => (Some(stage.elsewhere().await), 2),
    };
    let pace = Pace { workers, ..PATIENT };
    let runs = Arc::new(AtomicUsize::new(0));
    let works = || {
        let runs = Arc::clone(&runs);
        work("count", move |run| {
            runs.fetch_add(1, Ordering::SeqCst);
            count_on(run, &Halt::Never).boxed()
        })
    };
    let _others = other.map(|jobs| (jobs.start(works(), pace), jobs));
    let _workers = stage.jobs.start(works(), pace);
    for _ in 0..20 {
        created.push(stage.jobs.create(count(5)).await.unwrap());
    }
    for job in &created {
        let ended = until_ended(&stage.jobs, job).await;
        assert_eq!((ended.state, stage.pieces(job).await), (State::Done, all(5)));
    }
    assert_eq!(runs.load(Ordering::SeqCst), created.len());
}

/// The one holds a gate, so that both must be at work at once for the test to end.
#[rstest]
#[tokio::test]
async fn two_workers_do_two_jobs_at_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let gate = Gate::new();
    let works = counting(Halt::Before(2, gate.clone()));
    let _workers = stage.jobs.start(works, Pace { workers: 2, ..PATIENT });
    let long = stage.jobs.create(count(3)).await.unwrap();
    gate.reached().await;
    let short = stage.jobs.create(count(1)).await.unwrap();
    assert_eq!(until_ended(&stage.jobs, &short).await.state, State::Done);
    assert_eq!(stage.jobs.find(&long.id).await.unwrap().unwrap().state, State::Running);
    gate.open();
    assert_eq!(until_ended(&stage.jobs, &long).await.state, State::Done);
}

#[rstest]
#[tokio::test]
async fn a_job_made_in_another_process_is_heard_of(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let elsewhere = stage.elsewhere().await;
    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    // The first shows that the workers are idle and listening; the second that they hear.
    for _ in 0..2 {
        let job = elsewhere.create(count(1)).await.unwrap();
        assert_eq!(until_ended(&elsewhere, &job).await.state, State::Done);
    }
}

#[rstest]
#[tokio::test]
async fn a_job_exists_only_if_its_transaction_does(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    let create = async |is_wanted: bool| -> Result<Job, Error> {
        let jobs = stage.jobs.clone();
        let work = stage.store.write(move |tx| async move {
            let job = jobs.create_in(&tx, count(1)).await?;
            if is_wanted { Ok(job) } else { Err(Error::Busy) }
        });
        work.await
    };
    create(false).await.unwrap_err();
    let job = create(true).await.unwrap();
    assert_eq!(until_ended(&stage.jobs, &job).await.state, State::Done);
    assert_eq!(stage.jobs.list(&Filter::default()).await.unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn a_kind_that_nobody_knows_waits(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let unknown = stage.jobs.create(new_job("dream", json!(null))).await.unwrap();
    let known = stage.jobs.create(count(1)).await.unwrap();
    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    until_ended(&stage.jobs, &known).await;
    assert_eq!(stage.jobs.find(&unknown.id).await.unwrap().unwrap().state, State::Waiting);
}

#[rstest]
#[tokio::test]
async fn jobs_are_listed_newest_first_by_owner_kind_and_state(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let mut made = Vec::new();
    for (kind, owner) in [("count", Some("u1")), ("count", Some("u2")), ("read", Some("u1")), ("read", None)]
    {
        let owner = owner.map(str::to_owned);
        let new = NewJob { kind, title: "A job".to_owned(), owner, input: json!(1) };
        made.push(stage.jobs.create(new).await.unwrap().id);
        stage.database.clock.advance(Duration::from_millis(1));
    }
    stage.jobs.cancel(&made[2]).await.unwrap();
    let list = async |filter: Filter| {
        let jobs = stage.jobs.list(&filter).await.unwrap();
        let place = |job: Job| made.iter().position(|id| *id == job.id).unwrap();
        jobs.into_iter().map(place).collect::<Vec<_>>()
    };
    let of_owner = Filter { owner: Some("u1".to_owned()), ..Filter::default() };
    assert_eq!(list(Filter::default()).await, [3, 2, 1, 0]);
    assert_eq!(list(Filter { limit: 2, ..Filter::default() }).await, [3, 2]);
    assert_eq!(list(of_owner.clone()).await, [2, 0]);
    assert_eq!(list(Filter { kind: Some("read".to_owned()), ..Filter::default() }).await, [3, 2]);
    assert_eq!(list(Filter { state: Some(State::Cancelled), ..of_owner }).await, [2]);
}

#[rstest]
#[tokio::test]
async fn a_job_that_has_ended_is_kept_for_thirty_days(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let days = |days: u64| Duration::from_hours(24 * days);
    let ended = stage.jobs.create(count(1)).await.unwrap();
    let waiting = stage.jobs.create(new_job("dream", json!(null))).await.unwrap();
    let workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    until_ended(&stage.jobs, &ended).await;
    workers.stop(days(1)).await;
    stage.database.clock.advance(days(30));
    assert_eq!(stage.jobs.remove_old().await.unwrap(), 0);
    stage.database.clock.advance(Duration::from_millis(1));
    assert_eq!(stage.jobs.remove_old().await.unwrap(), 1);
    assert_eq!(stage.jobs.find(&ended.id).await.unwrap(), None);
    assert!(stage.jobs.find(&waiting.id).await.unwrap().is_some());
}
