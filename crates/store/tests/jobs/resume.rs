use std::{future::pending, sync::Arc, time::Duration};

use futures_util::FutureExt;
use rstest::rstest;
use serde_json::json;
use store::{
    jobs::{JobError, Jobs, Pace, State},
    testing::Kind,
};
use tokio::sync::{mpsc, oneshot};

use crate::stage::{Gate, Halt, NEVER, PATIENT, Stage, all, apply, count, counting, until_ended, work};

#[rstest]
#[case::between_two_pieces(Halt::Before)]
#[case::in_the_middle_of_one(Halt::Within)]
#[tokio::test]
async fn a_job_whose_process_was_killed_goes_on_and_applies_each_piece_once(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
    #[case] halt: fn(u64, Arc<Gate>) -> Halt,
) {
    let stage = Stage::new(kind).await;
    let job = stage.jobs.create(count(8)).await.unwrap();
    let gate = Gate::new();
    let (database, works) = (stage.database.share(), counting(halt(4, gate.clone())));
    let process = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    process.spawn(async move {
        let _workers = Jobs::new(database.open().await).start(works, PATIENT);
        pending::<()>().await;
    });
    gate.reached().await;
    process.shutdown_background();
    stage.outlive_leases();

    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    let ended = until_ended(&stage.jobs, &job).await;
    assert_eq!((ended.state, ended.done, stage.pieces(&job).await), (State::Done, 8, all(8)));
}

#[rstest]
#[tokio::test]
async fn a_lease_is_kept_while_the_work_goes_on(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let gate = Gate::new();
    let lively = Pace { lease: Duration::from_millis(30), ..PATIENT };
    let _workers = stage.jobs.start(counting(Halt::Before(1, gate.clone())), lively);
    let job = stage.jobs.create(count(2)).await.unwrap();
    gate.reached().await;
    stage.outlive_leases();
    while stage.due_at(&job).await <= stage.store.now() {}
    let other = stage.elsewhere().await;
    let _others = other.start(counting(Halt::Never), PATIENT);
    let proof = other.create(count(1)).await.unwrap();
    until_ended(&other, &proof).await;
    let held = stage.jobs.find(&job.id).await.unwrap().unwrap();
    assert_eq!((held.state, held.attempts), (State::Running, 1));
    gate.open();
    assert_eq!(until_ended(&stage.jobs, &job).await.state, State::Done);
    assert_eq!(stage.pieces(&job).await, all(2));
}

#[rstest]
#[tokio::test]
async fn a_worker_that_lost_its_lease_writes_nothing_more(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let (outcomes, mut outcome) = mpsc::unbounded_channel();
    let gate = Gate::new();
    let at_work = gate.clone();
    let works = work("count", move |run| {
        let (outcomes, gate) = (outcomes.clone(), at_work.clone());
        async move {
            apply(run, 3, 0, None).await?;
            gate.pass().await;
            let late = apply(run, 3, 1, None).await;
            outcomes.send(late.clone()).unwrap();
            late.map(|()| json!("late"))
        }
        .boxed()
    });
    let _old = stage.jobs.start(works, PATIENT);
    let job = stage.jobs.create(count(3)).await.unwrap();
    gate.reached().await;
    stage.outlive_leases();

    let other = stage.elsewhere().await;
    let new_gate = Gate::new();
    let _new = other.start(counting(Halt::Before(2, new_gate.clone())), PATIENT);
    new_gate.reached().await;
    gate.open();
    assert!(matches!(outcome.recv().await, Some(Err(JobError::Lost))));
    new_gate.open();
    let ended = until_ended(&other, &job).await;
    assert_eq!((ended.state, ended.result), (State::Done, Some(json!({ "pieces": 3 }))));
    assert_eq!(stage.pieces(&job).await, all(3));
}

/// On SQLite nobody takes over while a transaction is open; here they do, and the transaction must notice.
#[tokio::test]
async fn a_piece_under_way_while_the_lease_is_lost_is_rolled_back() {
    let stage = Stage::new(Kind::Postgres).await;
    let gate = Gate::new();
    let _old = stage.jobs.start(counting(Halt::Within(1, gate.clone())), PATIENT);
    let job = stage.jobs.create(count(3)).await.unwrap();
    gate.reached().await;
    stage.outlive_leases();
    let other = stage.elsewhere().await;
    let new_gate = Gate::new();
    let _new = other.start(counting(Halt::Before(1, new_gate.clone())), PATIENT);
    new_gate.reached().await;
    gate.open();
    // The old worker takes this one when it is done with the other.
    let next = stage.jobs.create(count(1)).await.unwrap();
    until_ended(&stage.jobs, &next).await;
    assert_eq!(stage.pieces(&job).await, all(1));
    new_gate.open();
    assert_eq!(until_ended(&other, &job).await.state, State::Done);
    assert_eq!(stage.pieces(&job).await, all(3));
}

#[rstest]
#[tokio::test]
async fn a_piece_whose_caller_went_away_is_not_applied_twice(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let works = work("count", |run| {
        async move {
            for piece in run.checkpoint()?.unwrap_or(0)..3 {
                let gate = Gate::new();
                tokio::select! {
                    applied = apply(run, 3, piece, Some(gate.clone())) => applied?,
                    () = gate.reached() => {}
                }
                gate.open();
                apply(run, 3, piece, None).await?;
            }
            Ok(json!(null))
        }
        .boxed()
    });
    let _workers = stage.jobs.start(works, PATIENT);
    let job = stage.jobs.create(count(3)).await.unwrap();
    assert_eq!(until_ended(&stage.jobs, &job).await.state, State::Done);
    assert_eq!(stage.pieces(&job).await, all(3));
}

#[rstest]
#[tokio::test]
async fn workers_told_to_stop_leave_their_job_to_the_next(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let gate = Gate::new();
    let at_work = gate.clone();
    let works = work("count", move |run| {
        let gate = at_work.clone();
        async move {
            apply(run, 5, 0, None).await?;
            apply(run, 5, 1, None).await?;
            gate.say_reached();
            run.stopped().await;
            apply(run, 5, 2, None).await.map(|()| json!("went on"))
        }
        .boxed()
    });
    let workers = stage.jobs.start(works, PATIENT);
    let job = stage.jobs.create(count(5)).await.unwrap();
    gate.reached().await;
    workers.stop(NEVER).await;
    let left = stage.jobs.find(&job.id).await.unwrap().unwrap();
    assert_eq!((left.state, left.done, left.attempts, left.finished_at), (State::Waiting, 2, 0, None));
    assert_eq!(stage.pieces(&job).await, all(2), "no piece was begun after it");

    let _next = stage.jobs.start(counting(Halt::Never), PATIENT);
    assert_eq!(until_ended(&stage.jobs, &job).await.state, State::Done);
    assert_eq!(stage.pieces(&job).await, all(5));
}

/// A transaction ends even if whoever asked for it has gone; a job that it took up would lie in nobody's hands.
#[tokio::test]
async fn who_has_gone_takes_up_nothing() {
    let stage = Stage::new(Kind::Sqlite).await;
    let job = stage.jobs.create(count(1)).await.unwrap();
    let (store, (entered, has_entered), (leave, may_leave)) =
        (stage.store.clone(), oneshot::channel(), oneshot::channel::<()>());
    let busy = tokio::spawn(async move {
        let held = store.write(move |_tx| async move {
            entered.send(()).unwrap();
            may_leave.await.unwrap();
            Ok::<_, store::Error>(())
        });
        held.await.unwrap();
    });
    has_entered.await.unwrap();
    let workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    // Each has asked for a job, and waits behind what is being written.
    tokio::task::yield_now().await;
    drop(workers);
    leave.send(()).unwrap();
    busy.await.unwrap();

    stage.store.write(|_tx| async { Ok::<_, store::Error>(()) }).await.unwrap();
    let left = stage.jobs.find(&job.id).await.unwrap().unwrap();
    assert_eq!((left.state, left.attempts), (State::Waiting, 0));
}

#[rstest]
#[tokio::test]
async fn a_job_that_never_gets_on_is_given_up(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let job = stage.jobs.create(count(1)).await.unwrap();
    for _ in 0..5 {
        let gate = Gate::new();
        let workers = stage.jobs.start(counting(Halt::Before(0, gate.clone())), PATIENT);
        gate.reached().await;
        drop(workers);
        stage.outlive_leases();
    }
    let _workers = stage.jobs.start(counting(Halt::Never), PATIENT);
    let ended = until_ended(&stage.jobs, &job).await;
    assert_eq!((ended.state, ended.attempts), (State::Failed, 5));
    let error = ended.error.unwrap();
    assert!(error.starts_with("It was started 5 times and interrupted each time"), "{error}");
}
