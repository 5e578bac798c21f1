use std::collections::{BTreeMap, BTreeSet};

use matching::{
    People,
    index::{Change, Column, Filter, Tag},
    lexicon::places::Point,
};
use proptest::prelude::*;
use tempfile::tempdir;

use crate::corpus::{CITIES, SKILLS, build, find, ids, people, person, query};

fn filters() -> impl Strategy<Value = Filter> {
    let tag = prop_oneof![
        prop::sample::select(SKILLS).prop_map(|skill| Tag::new("skill", skill)),
        prop::sample::select(CITIES).prop_map(|(city, ..)| Tag::new("city", city)),
        Just(Tag::new("city", "Atlantis")),
    ];
    let limit =
        || prop::option::of(prop_oneof![1950_i64..2030, -60_000_i64..60_000, Just(i64::MIN), Just(i64::MAX)]);
    let column = prop::sample::select(&["year", "gift", "nothing"][..]);
    let leaf = prop_oneof![
        Just(Filter::Everybody),
        prop::collection::vec(tag, 0..3).prop_map(Filter::Any),
        (column, limit(), limit()).prop_map(|(column, from, to)| Filter::Range {
            column: Column::new(column),
            from,
            to
        }),
        (-90.0_f64..90.0, -180.0_f64..180.0, prop_oneof![0.0_f64..200.0, 0.0_f64..21_000.0])
            .prop_map(|(latitude, longitude, km)| Filter::Near { point: Point { latitude, longitude }, km }),
        (prop::sample::select(CITIES), 0.0_f64..300.0).prop_map(|((_, latitude, longitude), km)| {
            Filter::Near { point: Point { latitude, longitude }, km }
        }),
        prop::collection::vec(0_u32..700, 0..40).prop_map(|ids| Filter::Ids(People::from_iter(ids))),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Filter::All),
            prop::collection::vec(inner.clone(), 0..4).prop_map(Filter::Or),
            inner.prop_map(|filter| Filter::Not(Box::new(filter))),
        ]
    })
}

#[test]
fn bitmaps_admit_whom_the_filter_admits_one_by_one() {
    let folder = tempdir().unwrap();
    let mut people = people(200);
    let index = build(folder.path(), &people);
    people.retain(|person| person.id != 300);
    people.push(person(601, 1));
    people[0] = person(3, 9);
    let changes = [Change::Remove(300), Change::Put(person(601, 1)), Change::Put(person(3, 9))];
    index.apply(changes, 1).unwrap();
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(400));
    runner
        .run(&filters(), |filter| {
            let answer = find(&index, &query(""), &filter);
            let mut found = ids(&answer);
            found.sort_unstable();
            let mut expected: Vec<u32> =
                people.iter().filter(|person| filter.admits(person)).map(|person| person.id).collect();
            expected.sort_unstable();
            prop_assert_eq!(answer.eligible, expected.len() as u64);
            prop_assert_eq!(found, expected);
            Ok(())
        })
        .unwrap();
}

#[test]
fn tallies_and_spreads_are_those_of_counting_one_by_one() {
    let folder = tempdir().unwrap();
    let mut people = people(200);
    let index = build(folder.path(), &people);
    people.retain(|person| person.id != 300);
    people.push(person(601, 1));
    people[0] = person(3, 9);
    let changes = [Change::Remove(300), Change::Put(person(601, 1)), Change::Put(person(3, 9))];
    index.apply(changes, 1).unwrap();
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(200));
    runner
        .run(&(filters(), filters(), filters()), |(filter, one, other)| {
            let tally = index.tally(&filter, &[one.clone(), other.clone()]).unwrap();
            let passing: Vec<_> = people.iter().filter(|person| filter.admits(person)).collect();
            let count = |group: &Filter| passing.iter().filter(|person| group.admits(person)).count() as u64;
            prop_assert_eq!(tally.total, passing.len() as u64);
            prop_assert_eq!(tally.groups, [count(&one), count(&other)]);
            for name in ["year", "gift", "nothing"] {
                let column = Column::new(name);
                let mut expected = BTreeMap::new();
                for person in &passing {
                    for value in person.values(column).collect::<BTreeSet<_>>() {
                        *expected.entry(value).or_insert(0_u64) += 1;
                    }
                }
                prop_assert_eq!(index.spread(&filter, column).unwrap(), expected);
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn wide_ranges_over_many_people_are_exact() {
    let folder = tempdir().unwrap();
    let column = Column::new("number");
    let people: Vec<_> = (0..20_000_u32)
        .map(|id| matching::index::Document {
            id,
            numbers: vec![(column, i64::from(id.wrapping_mul(7919) % 10_007))],
            ..Default::default()
        })
        .collect();
    let index = build(folder.path(), &people);
    for (from, to) in [
        (None, None),
        (Some(0), Some(10_006)),
        (Some(1), Some(9000)),
        (Some(500), Some(500)),
        (Some(9), Some(3)),
    ] {
        let filter = Filter::Range { column, from, to };
        let expected = people.iter().filter(|person| filter.admits(person)).count() as u64;
        assert_eq!(index.count(&filter, &[]).unwrap(), [0_u64; 0]);
        assert_eq!(find(&index, &query(""), &filter).eligible, expected, "{filter:?}");
    }
}

#[test]
fn places_that_are_nowhere_are_near_nothing() {
    let folder = tempdir().unwrap();
    let mut lost = person(3, 0);
    lost.point = Some(Point { latitude: f64::NAN, longitude: 0.0 });
    let index = build(folder.path(), &[lost]);
    let near = Filter::Near { point: Point { latitude: 0.0, longitude: 0.0 }, km: 1e9 };
    assert_eq!(find(&index, &query(""), &near).eligible, 0);
    let nowhere = Filter::Near { point: Point { latitude: f64::NAN, longitude: 0.0 }, km: 1e9 };
    assert_eq!(find(&index, &query(""), &nowhere).eligible, 0);
}
