use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::Ordering,
};

use campus::{
    model::PersonId,
    search::{Readiness, SearchMode},
};
use rstest::rstest;
use store::{
    jobs::{Filter, Job},
    testing::Kind,
};

use super::bench::{Bench, Instance, ids, in_time};

const QUESTIONS: [&str; 4] = ["software engineer", "teach for a few years", "class of 2012", "biology"];

async fn answers(instance: &Instance) -> Vec<Vec<u32>> {
    let mut answers = Vec::new();
    for question in QUESTIONS {
        answers.push(ids(&instance.search(question).await));
    }
    answers
}

async fn index_jobs(instance: &Instance) -> usize {
    all_index_jobs(instance).await.len()
}

async fn ended_index_jobs(instance: &Instance) -> usize {
    all_index_jobs(instance).await.iter().filter(|job| job.state.has_ended()).count()
}

async fn all_index_jobs(instance: &Instance) -> Vec<Job> {
    let filter = Filter { kind: Some("campus_index".to_owned()), ..Filter::default() };
    instance.jobs.list(&filter).await.unwrap()
}

#[rstest]
#[tokio::test]
async fn after_a_restart_answers_are_the_same_and_nothing_is_made_anew(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 150).await;
    instance.until_searched(edition).await;
    let sql = format!("UPDATE people SET headline = 'Glassblower' WHERE edition = {edition} AND id = 60");
    let seq = instance.change(edition, 60, sql).await;
    instance.until(|followed| followed.position >= seq).await;
    let before = answers(&instance).await;
    let jobs = index_jobs(&instance).await;
    instance.stop().await;

    let again = bench.start().await;
    again.until(|followed| followed.edition == Some(edition) && followed.position >= seq).await;
    assert_eq!(answers(&again).await, before);
    assert_eq!(ids(&again.search("glassblower").await)[0], 60, "what had changed is applied again");
    assert_eq!(index_jobs(&again).await, jobs);
}

/// Every file of the index, the largest first.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        match entry.path() {
            path if path.is_dir() => found.extend(files(&path)),
            path => found.push(path),
        }
    }
    found.sort_by_key(|path| std::cmp::Reverse(path.metadata().unwrap().len()));
    found
}

#[derive(Clone, Copy, Debug)]
enum Harm {
    Remove,
    Truncate,
    Spoil,
}

#[rstest]
#[tokio::test]
async fn an_index_that_is_gone_or_torn_is_made_anew(
    #[values(Harm::Remove, Harm::Truncate, Harm::Spoil)] harm: Harm,
) {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 150).await;
    instance.until_searched(edition).await;
    let before = answers(&instance).await;
    let jobs = index_jobs(&instance).await;
    instance.stop().await;
    let largest = files(bench.folder.path())[0].clone();
    match harm {
        Harm::Remove => fs::remove_dir_all(bench.folder.path().join("0")).unwrap(),
        Harm::Truncate => fs::File::options().write(true).open(largest).unwrap().set_len(100).unwrap(),
        Harm::Spoil => {
            let mut bytes = fs::read(&largest).unwrap();
            bytes.iter_mut().step_by(97).for_each(|byte| *byte ^= 0x5a);
            fs::write(&largest, bytes).unwrap();
        }
    }

    let again = bench.start().await;
    again.until_searched(edition).await;
    in_time(async {
        while ended_index_jobs(&again).await <= jobs {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(answers(&again).await, before);
    assert_eq!(index_jobs(&again).await, jobs + 1);
}

#[tokio::test]
async fn searches_go_on_while_a_new_index_is_made() {
    let bench = Bench::new(Kind::Sqlite).await;
    bench.words.is_missing.store(true, Ordering::SeqCst);
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    let before = answers(&instance).await;
    bench.words.close();
    bench.words.is_missing.store(false, Ordering::SeqCst);
    bench.words.somebody_waits().await;
    assert_eq!(answers(&instance).await, before);
    assert_eq!(instance.search("biology").await.mode, SearchMode::Words);
    bench.words.open();
    instance.until(|followed| followed.by_meaning).await;
    assert_eq!(instance.search("biology").await.mode, SearchMode::WordsAndMeaning);
}

#[tokio::test]
async fn the_index_of_another_campus_finds_nobody() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let first = instance.make(7, 120).await;
    instance.until_searched(first).await;
    bench.words.close();
    let second = instance.make(8, 120).await;
    bench.words.somebody_waits().await;
    let during = instance.search("").await;
    assert_eq!(during.mode, SearchMode::Building);
    for person in &during.people {
        let record = instance.campus.find_person(PersonId(person.id)).await.unwrap().unwrap();
        assert_eq!(person.name, record.name, "whoever is found is whom the link leads to");
    }
    let state = instance.campus.index_state().await.unwrap();
    assert_eq!((state.readiness, state.building.is_some()), (Readiness::Building, true));
    bench.words.open();
    instance.until_searched(second).await;
    let state = instance.campus.index_state().await.unwrap();
    assert_eq!((state.readiness, state.edition), (Readiness::Ready, Some(second)));
}

#[tokio::test]
async fn going_back_to_the_campus_before_brings_its_people_back() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let first = instance.make(7, 120).await;
    instance.until_searched(first).await;
    let before = answers(&instance).await;
    let second = instance.make(8, 140).await;
    instance.until_searched(second).await;
    let jobs = index_jobs(&instance).await;
    let back = instance.store.write(|tx| async move { campus::store::edition::switch_back(&tx).await }).await;
    assert_eq!(back.unwrap(), Some(first));
    instance.until_searched(first).await;
    assert_eq!(answers(&instance).await, before);
    let all = all_index_jobs(&instance).await;
    assert_eq!(all.len(), jobs, "its index was kept: {all:?}");
}

#[rstest]
#[tokio::test]
async fn a_gap_in_the_changes_makes_the_index_anew(#[values(1, 2)] forgotten: i64) {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    instance.stop().await;
    let store = bench.database.open().await;
    let write = |sql: String| {
        store.write(move |tx| async move {
            use campus::{model::PersonId, store::changes};
            use store::sea_orm::ConnectionTrait;
            tx.execute_unprepared(&sql).await?;
            changes::note(&tx, edition, &[PersonId(50), PersonId(51)]).await
        })
    };
    let written: Result<(), store::Error> =
        write(format!("UPDATE people SET bio = 'zymurgist' WHERE edition = {edition} AND id = 50")).await;
    written.unwrap();
    let done =
        store.write(move |tx| async move { campus::store::changes::forget(&tx, forgotten).await }).await;
    done.unwrap();
    let again = bench.start().await;
    again.until(|followed| followed.position >= 2).await;
    assert_eq!(ids(&again.search("zymurgist").await)[0], 50);
}
