//! Whoever is ranked as soon as a file is read is compared as they will be from then on.

use std::{sync::atomic::Ordering, time::Duration};

use api::Id;
use rstest::rstest;
use store::{jobs::State, testing::Kind};
use talent::{Requirement, RequirementKind};
use tokio::time::Instant;

use crate::{
    Candidates, FileState, RolePool, Setup, TalentBatch,
    testing::{Bench, RESUME, ada, skill},
};

/// More lines than are understood while somebody waits for the pool.
fn long() -> String {
    let lines: Vec<String> = (0..600).map(|number| format!("- Repaired pump number{number}.")).collect();
    format!("{}\n\nProjects\n\n{}\n", RESUME.replace("Mira Okafor", "Bo Larsson"), lines.join("\n"))
}

/// Everybody of a batch, ranked, as it goes out, and whether they were compared by meaning.
async fn ranked(candidates: &Candidates, batch: &TalentBatch) -> (String, bool) {
    let task = skill(2, "Built dashboards that cut reporting time", 4);
    let asked = [skill(1, "Python", 5), Requirement { kind: RequirementKind::Task, ..task }];
    let among = RolePool { campus: false, batches: vec![Id::new(&batch.id).unwrap()] };
    let pool = candidates.pool().await.unwrap();
    let prepared = candidates.prepare(&pool, &among, &asked).await.unwrap();
    let ranking = serde_json::to_string(&prepared.board.rank(&asked)).unwrap();
    (format!("{} {ranking}", prepared.revision), prepared.by_meaning)
}

/// Those who read the same database later.
fn later(bench: &Bench) -> Candidates {
    Candidates::new(Setup {
        store: bench.store().clone(),
        jobs: bench.jobs.clone(),
        sentences: bench.model.clone(),
        folder: bench.assets().to_owned(),
        assets: bench.assets().to_owned(),
    })
}

#[rstest]
#[tokio::test]
async fn who_ranks_a_batch_as_soon_as_it_is_read_sees_what_they_will_see_later(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    bench.model.is_away.store(false, Ordering::SeqCst);
    let long = long();
    let (batch, files) = bench.read(&[("mira.txt", RESUME.as_bytes()), ("bo.txt", long.as_bytes())]).await;
    assert!(files.iter().all(|file| file.state.is_candidate()), "{files:?}");
    let (now, by_meaning) = ranked(&bench.candidates, &batch).await;
    assert!(by_meaning, "all of the batch is understood, and nobody has waited for the campus");

    let _workers = bench.at_work();
    bench.when_whole().await;
    assert_eq!(ranked(&bench.candidates, &batch).await, (now.clone(), true));
    assert_eq!(ranked(&later(&bench), &batch).await, (now, true));
}

#[tokio::test]
async fn a_batch_is_read_without_the_model_and_understood_once_it_is_there() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let long = long();
    let (batch, files) = bench.read(&[("bo.txt", long.as_bytes())]).await;
    assert!(files[0].state.is_candidate(), "{files:?}");
    assert!(!ranked(&bench.candidates, &batch).await.1);
    bench.model.is_away.store(false, Ordering::SeqCst);
    bench.candidates.0.patience.forget();
    let _workers = bench.at_work();
    bench.when_whole().await;
    assert!(ranked(&bench.candidates, &batch).await.1);
}

#[rstest]
#[tokio::test]
async fn a_batch_is_cancelled_while_one_of_its_files_is_understood(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let (candidates, model) = (&bench.candidates, &bench.model);
    model.is_away.store(false, Ordering::SeqCst);
    let gate = model.hold();
    let batch = candidates.create_batch(ada(), "Career fair".to_owned()).await.unwrap().id;
    bench.upload(&batch, "bo.txt", long().as_bytes()).await.unwrap();
    let job = candidates.read_batch(ada(), &batch).await.unwrap();
    let _workers = bench.at_work();
    let asked = || model.texts.load(Ordering::SeqCst);
    when(async || asked() > 0).await;
    bench.jobs.cancel(&job).await.unwrap();
    when(async || bench.jobs.find(&job).await.unwrap().unwrap().state == State::Cancelled).await;
    let (shown, files) = candidates.batch(&batch).await.unwrap();
    assert_eq!((shown.waiting, files[0].state), (1, FileState::Waiting), "it waits to be read");

    let before = asked();
    drop(gate);
    candidates.read_batch(ada(), &batch).await.unwrap();
    let (shown, files) = bench.when_read(&batch).await;
    assert!(files[0].state.is_candidate(), "{files:?}");
    assert!(asked() > before && ranked(candidates, &shown).await.1);
}

#[tokio::test]
async fn nobody_waits_for_a_model_that_takes_too_long() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let (candidates, model) = (&bench.candidates, &bench.model);
    model.is_away.store(false, Ordering::SeqCst);
    let gate = model.hold();
    let texts: Vec<String> = (100..400).map(|number| format!("Repaired pump number{number}.")).collect();
    let (first, last) = (texts[0].clone(), texts[299].clone());
    let end = Instant::now() + Duration::from_millis(1);
    candidates.learn_until(end, texts).await;
    drop(gate);
    // Whether it was begun at all is not said; it is not gone on with.
    candidates.0.learn(std::slice::from_ref(&first)).unwrap();
    assert!(candidates.0.directions.has(&first) && !candidates.0.directions.has(&last));
}

/// Waits until it is so.
async fn when(is_so: impl AsyncFn() -> bool) {
    let wait = async {
        while !is_so().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), wait).await.expect("it is so");
}
