use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use matching::index::{Builder, Change, Document, Filter, Index, IndexError};
use proptest::prelude::*;
use tempfile::tempdir;

use crate::corpus::{build, find, ids, people, person, query, questions};

fn changed(people: &[Document], changes: &[(u32, Option<u64>)]) -> (Vec<Document>, Vec<Change>) {
    let mut now: BTreeMap<u32, Document> = people.iter().map(|person| (person.id, person.clone())).collect();
    let mut list = Vec::new();
    for (id, version) in changes {
        if let Some(version) = version {
            now.insert(*id, person(*id, *version));
            list.push(Change::Put(person(*id, *version)));
        } else {
            now.remove(id);
            list.push(Change::Remove(*id));
        }
    }
    (now.into_values().collect(), list)
}

fn assert_alike(left: &Index, right: &Index) {
    assert_eq!(left.people(), right.people());
    for filter in
        [Filter::Everybody, Filter::tag("city", "Boston"), Filter::Not(Box::new(Filter::tag("skill", "C++")))]
    {
        for question in questions() {
            assert_eq!(find(left, &question, &filter), find(right, &question, &filter), "{}", question.text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn a_changed_index_is_the_same_as_a_new_one(
        count in 0_u32..60,
        changes in prop::collection::vec((0_u32..200, prop::option::weighted(0.7, 1_u64..5)), 1..40),
    ) {
        let (one, other) = (tempdir().unwrap(), tempdir().unwrap());
        let people = people(count);
        let index = build(one.path(), &people);
        let (now, changes) = changed(&people, &changes);
        let half = changes.len() / 2;
        index.apply(changes[..half].iter().cloned(), 1).unwrap();
        index.apply(changes[half..].iter().cloned(), 2).unwrap();
        let rebuilt = build(other.path(), &now);
        assert_alike(&index, &rebuilt);
        index.compact().unwrap();
        prop_assert_eq!((index.pending(), index.position(), index.kept_position()), (0, 2, 2));
        assert_alike(&index, &rebuilt);
        drop(index);
        assert_alike(&Index::open(one.path()).unwrap(), &rebuilt);
    }
}

#[test]
fn a_change_is_found_as_soon_as_it_is_made() {
    let folder = tempdir().unwrap();
    let index = build(folder.path(), &people(20));
    let mut new = person(1000, 0);
    new.texts[0].1 = "Zebedee Quux".into();
    index.apply([Change::Put(new.clone())], 1).unwrap();
    assert_eq!(ids(&find(&index, &query("quux"), &Filter::Everybody)), [1000]);
    assert_eq!(ids(&find(&index, &query("zebe"), &Filter::Everybody)), [1000]);
    new.texts[0].1 = "Zebedee Smith".into();
    index.apply([Change::Put(new)], 2).unwrap();
    assert!(find(&index, &query("quux"), &Filter::Everybody).hits.is_empty());
    index.apply([Change::Remove(1000), Change::Remove(7)], 3).unwrap();
    assert!(find(&index, &query("zebedee"), &Filter::Everybody).hits.is_empty());
    assert_eq!((index.pending(), index.people()), (2, 20));
    index.compact().unwrap();
    assert_eq!((index.pending(), index.people()), (0, 20));
}

#[test]
fn who_came_and_went_while_a_generation_was_made_stays_away() {
    let folder = tempdir().unwrap();
    let index = build(folder.path(), &people(10));
    let mut builder = Builder::new(folder.path()).unwrap();
    // They are in the new generation, and were never in the old one.
    for person in people(12) {
        builder.add(&person).unwrap();
    }
    let new = people(12).split_off(10);
    index.apply([Change::Put(new[0].clone())], 1).unwrap();
    index.apply([Change::Remove(new[0].id)], 2).unwrap();
    index.apply([Change::Remove(new[1].id)], 3).unwrap();
    index.replace(builder, 1).unwrap();
    assert_eq!(index.people(), 10);
    assert_eq!(find(&index, &query(""), &Filter::Everybody).hits.len(), 10);
    index.compact().unwrap();
    assert_eq!((index.people(), index.pending()), (10, 0));
}

#[test]
fn what_the_files_have_already_is_not_lost_to_an_older_generation() {
    let folder = tempdir().unwrap();
    let index = build(folder.path(), &people(10));
    let mut builder = Builder::new(folder.path()).unwrap();
    for person in people(10) {
        builder.add(&person).unwrap();
    }
    index.apply([Change::Remove(people(1)[0].id)], 2).unwrap();
    index.compact().unwrap();
    assert!(matches!(index.replace(builder, 1), Err(IndexError::Rebuild(_))));
    assert_eq!((index.people(), index.position()), (9, 2));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "the older one is gone");
}

#[test]
fn searches_are_whole_while_generations_change_under_them() {
    let folder = tempdir().unwrap();
    let index = build(folder.path(), &people(60));
    let expected = find(&index, &query("engineer"), &Filter::Everybody);
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    assert_eq!(find(&index, &query("engineer"), &Filter::Everybody), expected);
                    assert_eq!(find(&index, &query(""), &Filter::Everybody).hits.len(), 60);
                }
            });
        }
        for position in 0..5 {
            // Everybody changes into what they are.
            index.apply(people(60).into_iter().map(Change::Put), position).unwrap();
            index.compact().unwrap();
        }
        done.store(true, Ordering::Relaxed);
    });
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "old generations are gone");
}

#[test]
fn changes_that_come_while_a_generation_is_made_stay() {
    let folder = tempdir().unwrap();
    let index = build(folder.path(), &people(10));
    index.apply([Change::Remove(3)], 1).unwrap();
    let mut builder = Builder::new(folder.path()).unwrap();
    index.apply([Change::Remove(6)], 2).unwrap();
    for person in people(10).iter().filter(|person| person.id != 3) {
        builder.add(person).unwrap();
    }
    index.apply([Change::Put(person(7, 0))], 3).unwrap();
    index.replace(builder, 1).unwrap();
    assert_eq!((index.pending(), index.position(), index.kept_position()), (2, 3, 1));
    let mut found = ids(&find(&index, &query(""), &Filter::Everybody));
    found.sort_unstable();
    assert_eq!(found, [7, 9, 12, 15, 18, 21, 24, 27, 30]);
}
