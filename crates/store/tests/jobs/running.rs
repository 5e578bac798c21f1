use futures_util::{FutureExt, StreamExt};
use rstest::rstest;
use serde_json::json;
use store::{
    Error,
    jobs::{JobError, Progress, State},
    testing::Kind,
};

use crate::stage::{
    EAGER, Gate, Halt, PATIENT, Stage, all, apply, count, counting, insert, new_job, until, until_ended, work,
};

#[rstest]
#[tokio::test]
async fn a_job_runs_and_says_what_came_of_it(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let job = stage.jobs.create(count(3)).await.unwrap();
    assert_eq!((job.state, job.done, job.total), (State::Waiting, 0, None));
    assert_eq!((job.title.as_str(), job.owner.as_deref()), ("A job to count", Some("u1")));

    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    let job = until_ended(&stage.jobs, &job).await;
    assert_eq!((job.state, job.done, job.total), (State::Done, 3, Some(3)));
    assert_eq!((job.message.as_str(), job.result), ("Piece 2 is done", Some(json!({ "pieces": 3 }))));
    assert_eq!((job.started_at, job.finished_at), (Some(stage.store.now()), Some(stage.store.now())));
    assert_eq!(stage.pieces(&stage.jobs.find(&job.id).await.unwrap().unwrap()).await, all(3));
}

#[rstest]
#[tokio::test]
async fn what_a_work_reports_is_seen_while_it_runs_here_and_elsewhere(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let gate = Gate::new();
    let at_work = gate.clone();
    let works = work("read", move |run| {
        let gate = at_work.clone();
        async move {
            for row in 1..=1000 {
                run.report(Progress::new(row, 2000, "Reading rows"));
            }
            gate.pass().await;
            run.report(Progress::new(2000, 2000, "All is read"));
            Ok(json!(null))
        }
        .boxed()
    });
    let _workers = stage.jobs.start(works, PATIENT);
    let job = stage.jobs.create(new_job("read", json!(null))).await.unwrap();
    gate.reached().await;
    let elsewhere = stage.elsewhere().await;
    for jobs in [&stage.jobs, &elsewhere] {
        let half = until(jobs, &job, |job| job.done == 1000).await;
        assert_eq!(
            (half.state, half.total, half.message.as_str()),
            (State::Running, Some(2000), "Reading rows")
        );
    }
    gate.open();
    let ended = until_ended(&elsewhere, &job).await;
    assert_eq!((ended.state, ended.done, ended.message.as_str()), (State::Done, 2000, "All is read"));
}

#[rstest]
#[tokio::test]
async fn input_that_cannot_be_read_fails_the_job_in_words(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    let job = stage.jobs.create(new_job("count", json!("many"))).await.unwrap();
    let job = until_ended(&stage.jobs, &job).await;
    assert_eq!(job.state, State::Failed);
    let error = job.error.unwrap();
    assert!(error.starts_with("The job cannot be done: what it was given to do cannot be read"), "{error}");
    assert!(error.ends_with("Start it again."), "{error}");
}

#[rstest]
#[tokio::test]
async fn a_piece_that_fails_leaves_neither_itself_nor_a_checkpoint(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let works = work("count", |run| {
        async move {
            apply(run, 2, 0, None).await?;
            let job = run.job_id().to_owned();
            run.write(&2, Progress::new(2, 2, "Never"), move |tx| async move {
                insert(&tx, &job, 1).await?;
                Err::<(), _>(JobError::failed("Row 7 has no name. Give it one."))
            })
            .await?;
            Ok(json!(null))
        }
        .boxed()
    });
    let _workers = stage.jobs.start(works, PATIENT);
    let job = stage.jobs.create(count(2)).await.unwrap();
    let job = until_ended(&stage.jobs, &job).await;
    assert_eq!((job.state, job.done), (State::Failed, 1));
    assert_eq!(job.error.as_deref(), Some("Row 7 has no name. Give it one."));
    assert_eq!((stage.pieces(&job).await, stage.checkpoint(&job).await.as_deref()), (all(1), Some("1")));
}

#[rstest]
#[tokio::test]
async fn a_work_that_panics_fails_its_job_and_the_worker_goes_on(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let mut works = work("break", |_run| async { panic!("a bug") }.boxed());
    works.extend(counting(Halt::Never));
    let _workers = stage.jobs.start(works, PATIENT);
    let broken = stage.jobs.create(new_job("break", json!(null))).await.unwrap();
    let next = stage.jobs.create(count(1)).await.unwrap();
    let broken = until_ended(&stage.jobs, &broken).await;
    assert_eq!(broken.state, State::Failed);
    assert!(broken.error.unwrap().starts_with("It stopped because of an error in the program."));
    assert_eq!(until_ended(&stage.jobs, &next).await.state, State::Done);
}

#[rstest]
#[tokio::test]
async fn a_database_that_is_busy_is_tried_again_from_the_checkpoint(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
    #[values(2, 100)] failures: u32,
) {
    let stage = Stage::new(kind).await;
    let tries = std::sync::atomic::AtomicU32::new(0);
    let works = work("count", move |run| {
        let is_busy = tries.fetch_add(1, std::sync::atomic::Ordering::SeqCst) < failures;
        async move {
            if run.checkpoint::<u64>()?.is_none() {
                apply(run, 2, 0, None).await?;
            }
            if is_busy {
                return Err(Error::Busy.into());
            }
            apply(run, 2, 1, None).await?;
            Ok(json!(null))
        }
        .boxed()
    });
    let _workers = stage.jobs.start(works, EAGER);
    let job = stage.jobs.create(count(2)).await.unwrap();
    for attempts in 1..=failures.min(4) {
        until(&stage.jobs, &job, |job| job.state == State::Waiting && job.attempts == attempts).await;
        stage.database.clock.advance(std::time::Duration::from_mins(1));
    }
    let ended = until_ended(&stage.jobs, &job).await;
    if failures == 2 {
        assert_eq!((ended.state, stage.pieces(&job).await), (State::Done, all(2)));
    } else {
        assert_eq!((ended.state, stage.pieces(&job).await), (State::Failed, all(1)));
        let error = ended.error.unwrap();
        assert!(error.starts_with("The database was busy or not available, 5 times in a row."), "{error}");
    }
}

#[rstest]
#[tokio::test]
async fn a_watch_ends_with_the_job_and_is_empty_without_one(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    assert!(stage.jobs.watch("nobody").next().await.is_none());
    let job = stage.jobs.create(count(1)).await.unwrap();
    let mut states = stage.jobs.watch(&job.id);
    assert_eq!(states.next().await.unwrap().unwrap(), job);
    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    let mut last = job;
    while let Some(state) = states.next().await {
        last = state.unwrap();
    }
    assert_eq!(last.state, State::Done);
}
