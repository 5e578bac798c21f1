use futures_util::FutureExt;
use rstest::rstest;
use serde_json::json;
use store::{
    jobs::{JobError, Progress, State},
    testing::Kind,
};
use tokio::sync::mpsc;

use crate::stage::{Gate, Halt, PATIENT, Stage, all, apply, count, counting, insert, until_ended, work};

#[rstest]
#[tokio::test]
async fn a_job_cancelled_while_it_waits_never_runs(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let unwanted = stage.jobs.create(count(3)).await.unwrap();
    let cancelled = stage.jobs.cancel(&unwanted.id).await.unwrap().unwrap();
    assert_eq!((cancelled.state, cancelled.finished_at), (State::Cancelled, Some(stage.store.now())));

    let wanted = stage.jobs.create(count(1)).await.unwrap();
    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    until_ended(&stage.jobs, &wanted).await;
    assert_eq!(stage.pieces(&unwanted).await, all(0));
    assert_eq!(stage.jobs.find(&unwanted.id).await.unwrap(), Some(cancelled));
}

#[rstest]
#[tokio::test]
async fn a_running_job_stops_when_it_is_cancelled_here_or_elsewhere(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
    #[values(true, false)] is_here: bool,
) {
    let stage = Stage::new(kind).await;
    let (refusals, mut refused) = mpsc::unbounded_channel();
    let gate = Gate::new();
    let at_work = gate.clone();
    let works = work("count", move |run| {
        let (refusals, gate) = (refusals.clone(), at_work.clone());
        async move {
            apply(run, 2, 0, None).await?;
            assert!(!run.is_cancelled());
            gate.say_reached();
            let stop = run.stopped().await;
            assert!(run.is_cancelled() && matches!(stop, JobError::Cancelled));
            let late = apply(run, 2, 1, None).await;
            refusals.send(matches!(late, Err(JobError::Cancelled))).unwrap();
            late?;
            Ok(json!(null))
        }
        .boxed()
    });
    let _workers = stage.jobs.start(works, PATIENT);
    let job = stage.jobs.create(count(2)).await.unwrap();
    gate.reached().await;
    let canceller = if is_here { stage.jobs.clone() } else { stage.elsewhere().await };
    let asked = canceller.cancel(&job.id).await.unwrap().unwrap();
    assert!(asked.cancel_requested && asked.state == State::Running);

    let ended = until_ended(&stage.jobs, &job).await;
    assert_eq!((ended.state, ended.error), (State::Cancelled, None));
    assert_eq!(refused.recv().await, Some(true));
    assert_eq!(stage.pieces(&job).await, all(1), "what was done stays");
    let again = stage.jobs.cancel(&job.id).await.unwrap().unwrap();
    assert_eq!(again.finished_at, ended.finished_at, "what has ended stays as it is");
}

/// On SQLite a cancel waits for the transaction; here it does not, and the transaction must notice.
#[tokio::test]
async fn a_piece_under_way_while_its_job_is_cancelled_is_rolled_back() {
    let stage = Stage::new(Kind::Postgres).await;
    let gate = Gate::new();
    let _workers = stage.jobs.start(counting(Halt::Within(1, gate.clone())), PATIENT);
    let job = stage.jobs.create(count(3)).await.unwrap();
    gate.reached().await;
    stage.jobs.cancel(&job.id).await.unwrap();
    gate.open();
    assert_eq!(until_ended(&stage.jobs, &job).await.state, State::Cancelled);
    assert_eq!(stage.pieces(&job).await, all(1));
}

#[rstest]
#[tokio::test]
async fn a_job_cancelled_after_its_worker_died_may_tidy_up_before_it_ends(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let gate = Gate::new();
    let dying = stage.jobs.start(counting(Halt::Before(2, gate.clone())), PATIENT);
    let job = stage.jobs.create(count(3)).await.unwrap();
    gate.reached().await;
    drop(dying);
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.outlive_leases();

    let works = work("count", |run| {
        async move {
            let refused = run.keep(&9, Progress::default()).await.unwrap_err();
            let job = run.job_id().to_owned();
            run.store().write(move |tx| async move { insert(&tx, &job, 99).await }).await?;
            Err(refused)
        }
        .boxed()
    });
    let _workers = stage.jobs.start(works, PATIENT);
    assert_eq!(until_ended(&stage.jobs, &job).await.state, State::Cancelled);
    assert_eq!(stage.pieces(&job).await, [0, 1, 99]);
}

#[rstest]
#[tokio::test]
async fn cancelling_a_job_that_does_not_exist_says_so(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    assert_eq!(stage.jobs.cancel("nobody").await.unwrap(), None);
}
