use campus::{
    import::Kind as File,
    intake::{ImportState, Refused},
    reset::{self, Wanted},
    store::edition,
};
use rstest::rstest;
use store::{
    jobs::{Filter, Job, State},
    testing::Kind,
};

use crate::{
    cancel::under_way,
    stage::{PIECES, Stage, alumni},
};

async fn start(stage: &Stage, seed: u64, size: &str) -> Result<Job, Refused> {
    let (jobs, wanted) = (stage.jobs.clone(), Wanted::new(seed, size)?);
    stage.store.write(move |tx| async move { reset::start_in(&tx, &jobs, &wanted, "u1").await }).await
}

async fn reset(stage: &Stage, seed: u64, size: &str) {
    let job = start(stage, seed, size).await.unwrap();
    let job = stage.ended(&job).await;
    assert_eq!(job.state, State::Done, "{job:?}");
}

async fn undo(stage: &Stage) -> Result<(), Refused> {
    let jobs = stage.jobs.clone();
    stage.store.write(move |tx| async move { reset::undo_in(&tx, &jobs).await }).await
}

async fn refuse_if_busy(stage: &Stage) -> Result<(), Refused> {
    let jobs = stage.jobs.clone();
    stage.store.write(move |tx| async move { reset::refuse_if_busy(&tx, &jobs).await }).await
}

#[rstest]
#[tokio::test]
async fn a_reset_can_be_undone_until_the_next(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let (id, _) = stage.import(File::Alumni, &alumni(1, 5)).await;
    let before = stage.hash().await;
    reset(&stage, 8, "150").await;
    let overview = reset::overview(&stage.store, &stage.jobs).await.unwrap();
    let (current, previous) = (overview.current.unwrap(), overview.previous.unwrap());
    assert_eq!((current.seed, current.people, current.imports), (8, 150, 0));
    assert_eq!((previous.seed, previous.imports), (7, 1));
    assert_eq!(overview.job, None);
    assert_ne!(stage.hash().await, before);

    // An import into the campus before is none of this one.
    let detail = stage.imports.find(&id).await.unwrap();
    assert!(!detail.can_undo && detail.import.state == ImportState::Done);
    assert!(
        matches!(stage.start_undo(&id).await, Err(Refused::Conflict(text)) if text.contains("another campus"))
    );

    undo(&stage).await.unwrap();
    assert_eq!(stage.hash().await, before);
    stage.undo(&id).await;
    undo(&stage).await.unwrap();
    assert_eq!(reset::overview(&stage.store, &stage.jobs).await.unwrap().current.unwrap().seed, 8);

    reset(&stage, 9, "100").await;
    let seeds: Vec<u64> =
        edition::list(stage.store.reader()).await.unwrap().iter().map(|edition| edition.seed).collect();
    assert_eq!(seeds, [8, 9], "the one before the one before is gone");
}

#[rstest]
#[tokio::test]
async fn how_to_take_imports_back_is_forgotten_with_their_campus(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    stage.import(File::Alumni, &alumni(1, 1500)).await;
    let kept = stage.count("import_changes").await;
    assert!(kept > 5000, "{kept}");
    reset(&stage, 8, "100").await;
    assert_eq!(stage.count("import_changes").await, kept);
    reset(&stage, 9, "100").await;
    assert_eq!(stage.count("import_changes").await, 0);
}

#[tokio::test]
async fn whoever_makes_another_campus_is_told_what_is_at_work() {
    let stage = Stage::new(Kind::Sqlite).await;
    refuse_if_busy(&stage).await.unwrap();
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, PIECES)).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let _workers = stage.workers();
    under_way(&stage, &job).await;
    let refused = refuse_if_busy(&stage).await.unwrap_err();
    assert!(refused.to_string().starts_with("“Import people.csv” is changing the campus"), "{refused}");
    stage.ended(&job).await;
    refuse_if_busy(&stage).await.unwrap();
}

#[tokio::test]
async fn a_campus_that_was_never_reset_has_no_way_back() {
    let stage = Stage::new(Kind::Sqlite).await;
    assert!(matches!(undo(&stage).await, Err(Refused::Conflict(_))));
    assert!(
        matches!(start(&stage, 1, "lots").await, Err(Refused::Invalid(text)) if text.starts_with("size:"))
    );
    start(&stage, 1, "demo").await.unwrap();
    assert!(matches!(start(&stage, 1, "demo").await, Err(Refused::Conflict(_))));
}

#[rstest]
#[tokio::test]
async fn a_reset_that_was_killed_goes_on_and_comes_to_the_same(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::empty(kind).await;
    let workers = stage.workers();
    let job = start(&stage, 5, "3000").await.unwrap();
    under_way(&stage, &job).await;
    drop(workers);
    assert!(edition::current(stage.store.reader()).await.unwrap().is_none());
    let stage = stage.restart().await;
    let _workers = stage.workers();
    assert_eq!(stage.ended(&job).await.state, State::Done);
    let killed = stage.hash().await;
    reset(&stage, 5, "3000").await;
    assert_eq!(stage.hash().await, killed);
}

#[tokio::test]
async fn a_cancelled_reset_leaves_nothing() {
    let stage = Stage::new(Kind::Sqlite).await;
    let before = stage.hash().await;
    let _workers = stage.workers();
    let job = start(&stage, 5, "5000").await.unwrap();
    under_way(&stage, &job).await;
    stage.jobs.cancel(&job.id).await.unwrap();
    assert_eq!(stage.ended(&job).await.state, State::Cancelled);
    assert_eq!(stage.hash().await, before);
    assert_eq!(edition::list(stage.store.reader()).await.unwrap().len(), 1);
    assert_eq!(stage.count("people").await, 100);
}

#[rstest]
#[tokio::test]
async fn of_two_resets_at_once_one_is_refused(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let (one, other) = tokio::join!(start(&stage, 8, "100"), start(&stage, 9, "100"));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    assert!(matches!(one.and(other), Err(Refused::Conflict(text)) if text.contains("already")));
}

#[rstest]
#[tokio::test]
async fn a_first_campus_is_made_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::empty(kind).await;
    let wanted = Wanted::new(7, "100").unwrap();
    let begin = || reset::start_if_none(&stage.store, &stage.jobs, &wanted);
    let (one, other, third) = tokio::join!(begin(), begin(), begin());
    one.and(other).and(third).unwrap();
    assert_eq!(stage.jobs.list(&Filter::default()).await.unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn there_is_no_way_back_while_an_import_is_at_work(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let workers = stage.workers();
    reset(&stage, 8, "100").await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, PIECES)).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    under_way(&stage, &job).await;
    drop(workers);
    let refused = undo(&stage).await.unwrap_err();
    assert!(matches!(&refused, Refused::Conflict(text) if text.contains("“Import people.csv”")), "{refused}");
    let stage = stage.restart().await;
    let _workers = stage.workers();
    assert_eq!(stage.ended(&job).await.state, State::Done);
    undo(&stage).await.unwrap();
    assert_eq!(reset::overview(&stage.store, &stage.jobs).await.unwrap().current.unwrap().seed, 7);
}
