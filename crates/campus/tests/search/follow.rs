use std::sync::{Arc, atomic::Ordering};

use campus::search::{Meaning, SearchMode};
use rstest::rstest;
use store::testing::Kind;

use super::bench::{Bench, Instance, UNREADABLE, Words, ids};

#[rstest]
#[tokio::test]
async fn a_changed_person_is_found_as_they_are_now(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    assert!(!ids(&instance.search("theremin virtuoso").await).contains(&77));
    let sql = format!(
        "UPDATE people SET headline = 'Theremin virtuoso' WHERE edition = {edition} AND id = 77; \
         INSERT INTO person_skills (edition, person, skill, years, source) \
         VALUES ({edition}, 77, 'aetherophonics', 3, 'Music')"
    );
    let seq = instance.change(edition, 77, sql).await;
    instance.until(|followed| followed.position >= seq).await;
    assert_eq!(ids(&instance.search("theremin virtuoso").await)[0], 77);
    let found = instance.search("aetherophonics").await;
    assert_eq!(found.mode, SearchMode::WordsAndMeaning);
    let first = &found.people[0];
    assert_eq!(first.id, 77);
    assert!(first.parts.words > 0.0 && first.parts.meaning > 0.0, "{first:?}");
    assert!(first.evidence.iter().any(|one| one.text == "aetherophonics"), "{first:?}");

    let sql = format!("UPDATE people SET last_name = 'Zzyzx' WHERE edition = {edition} AND id = 78");
    let seq = instance.change(edition, 78, sql).await;
    instance.until(|followed| followed.position >= seq).await;
    assert_eq!(ids(&instance.search("zzyz").await)[0], 78, "the beginning of a new name is enough");
}

#[tokio::test]
async fn two_instances_on_one_database_follow_each_other() {
    let bench = Bench::new(Kind::Postgres).await;
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let words = || Some(Arc::<Words>::default());
    let first = Instance::start(&bench.database, one.path(), words()).await;
    let second = Instance::start(&bench.database, other.path(), words()).await;
    let edition = first.make(7, 120).await;
    first.until_searched(edition).await;
    second.until_searched(edition).await;
    for (writer, reader, person) in [(&first, &second, 31), (&second, &first, 32)] {
        let word = format!("ondesmartenot{person}");
        let sql = format!("UPDATE people SET bio = '{word}' WHERE edition = {edition} AND id = {person}");
        let seq = writer.change(edition, person, sql).await;
        reader.until(|followed| followed.position >= seq).await;
        assert_eq!(ids(&reader.search(&word).await)[0], person);
    }
}

#[tokio::test]
async fn without_a_model_words_alone_decide_and_it_is_said() {
    let bench = Bench::new(Kind::Sqlite).await;
    bench.words.is_missing.store(true, Ordering::SeqCst);
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    let found = instance.search("biology research").await;
    assert_eq!(found.mode, SearchMode::Words);
    assert!(found.note.unwrap().contains("words alone"));
    assert!(found.people.iter().all(|person| person.parts.meaning == 0.0) && !found.people.is_empty());

    bench.words.is_missing.store(false, Ordering::SeqCst);
    instance.until(|followed| followed.by_meaning).await;
    let found = instance.search("biology research").await;
    assert_eq!((found.mode, found.note), (SearchMode::WordsAndMeaning, None));
}

#[tokio::test]
async fn an_index_of_meaning_tells_when_its_model_has_gone() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    let meaning = async || instance.campus.index_state().await.unwrap().meaning;
    assert_eq!(meaning().await, Meaning::Available);
    bench.words.is_missing.store(true, Ordering::SeqCst);
    assert_eq!(instance.search("biology research").await.mode, SearchMode::Words);
    assert_eq!(meaning().await, Meaning::Unavailable);
    bench.words.is_missing.store(false, Ordering::SeqCst);
    assert_eq!(meaning().await, Meaning::Available, "files may come back at any time");
}

fn add_skill(edition: i32, person: u32, skill: &str) -> String {
    format!(
        "INSERT INTO person_skills (edition, person, skill, years, source) \
         VALUES ({edition}, {person}, '{skill}', 3, 'Music')"
    )
}

#[tokio::test]
async fn who_changes_while_the_model_is_away_is_found_by_meaning_when_it_is_back() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    bench.words.is_missing.store(true, Ordering::SeqCst);
    let seq = instance.change(edition, 77, add_skill(edition, 77, "aetherophonics")).await;
    instance.until(|followed| followed.position >= seq).await;
    assert_eq!(ids(&instance.search("aetherophonics").await), [77], "by words meanwhile");
    bench.words.is_missing.store(false, Ordering::SeqCst);
    instance.until(|followed| followed.by_meaning && followed.position >= seq).await;
    let first = &instance.search("aetherophonics").await.people[0];
    assert!(first.id == 77 && first.parts.meaning > 0.0, "{first:?}");
}

#[tokio::test]
async fn a_text_that_the_model_cannot_take_costs_no_other_its_meaning() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    let both = [add_skill(edition, 77, UNREADABLE), add_skill(edition, 77, "aetherophonics")].join("; ");
    let seq = instance.change(edition, 77, both).await;
    instance.until(|followed| followed.position >= seq).await;
    let first = &instance.search("aetherophonics").await.people[0];
    assert!(first.id == 77 && first.parts.meaning > 0.0, "{first:?}");
    assert_eq!(instance.campus.index_state().await.unwrap().trouble, None);
}

#[tokio::test]
async fn a_kept_index_tells_whether_there_is_a_model_for_it() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    instance.stop().await;
    bench.words.is_missing.store(true, Ordering::SeqCst);
    let again = bench.start().await;
    again.until_searched(edition).await;
    let state = again.campus.index_state().await.unwrap();
    assert_eq!((state.meaning, state.people), (Meaning::Unavailable, 120), "nobody has searched yet");
}

#[tokio::test]
async fn a_unit_is_embedded_once() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let first = instance.make(7, 200).await;
    instance.until_searched(first).await;
    let embedded = bench.words.embedded.load(Ordering::SeqCst);
    let units = instance.campus.index_state().await.unwrap().units;
    assert!(units > 100 && embedded as u64 >= units, "{units} units, {embedded} embedded");
    let second = instance.make(7, 200).await;
    instance.until_searched(second).await;
    let probes = bench.words.embedded.load(Ordering::SeqCst) - embedded;
    assert!(probes <= 3, "{probes} texts were embedded again");
    assert_eq!(instance.campus.index_state().await.unwrap().units, units);
}
