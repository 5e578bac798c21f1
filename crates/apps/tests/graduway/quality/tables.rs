//! Whoever keeps something about people beside the campus tells merges about it.

use std::collections::{BTreeMap, BTreeSet};

use apps::testing::TestSuite;
use axum::http::StatusCode;
use campus::store::{TABLES, edition, people};
use rstest::rstest;
use serde_json::json;
use store::{
    sea_orm::{ConnectionTrait, Statement},
    testing::Kind,
};

use super::{QUEUE, item, order, scanned, twins};

/// Words that columns have that name a person.
const WORDS: [&str; 9] =
    ["person", "people", "mentor", "mentee", "student", "recipient", "alum", "donor", "candidate"];

/// Columns that name somebody and stay as they are.
const LEFT: &[&str] = &[
    // What was, and when: nobody is looked up by it.
    "campus_changes.person",
    "campus_editions.people",
    "import_changes.person",
    // The queue itself closes what is about a record that goes.
    "quality_changes.person",
    "quality_decisions.person",
    "quality_decisions.person_name",
    "quality_items.person",
    "quality_scans.people",
    "quality_tasks.person",
    "quality_tasks.person_name",
    // Counted anew as soon as somebody changes.
    "engagement_standings.person",
    // How many they are.
    "graduway_segment_versions.people",
    "graduway_segments.people",
    // What they have answered.
    "introductions.mentor_answer",
    "introductions.student_answer",
    // What came of a run, as it was then. It is published only while everybody in it is there.
    "mentoring_run_pairs.mentor",
    "mentoring_run_pairs.mentor_choice",
    "mentoring_run_pairs.student",
    "mentoring_run_pairs.student_choice",
    "mentoring_run_unmatched.person",
];

#[tokio::test]
async fn every_column_that_names_a_person_follows_a_merge_or_is_left_for_a_reason() {
    let suite = TestSuite::new().await;
    let db = suite.suite.store().reader();
    let sql = "SELECT m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c \
               WHERE m.type = 'table' ORDER BY 1";
    let rows = db.query_all_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap();
    let all: BTreeSet<String> = rows.iter().map(|row| row.try_get_by_index(0).unwrap()).collect();
    let of_campus = |table: &str| TABLES.iter().any(|one| one.name == table);
    let found: BTreeSet<&str> = all
        .iter()
        .map(String::as_str)
        .filter(|column| {
            let (table, name) = column.split_once('.').unwrap();
            !of_campus(table) && WORDS.iter().any(|word| name.contains(word))
        })
        .collect();
    let pointers = apps::pointers();
    for pointer in &pointers {
        let single = pointer.one_for_each.unwrap_or_default();
        let alike = pointer.never_twice.unwrap_or_default();
        for column in
            pointer.key.iter().chain(single).chain(alike).chain(&pointer.household).chain([&pointer.person])
        {
            assert!(all.contains(&format!("{}.{column}", pointer.table)), "no {column} in {pointer:?}");
        }
    }
    let pointed: Vec<String> = pointers.iter().map(|one| format!("{}.{}", one.table, one.person)).collect();
    let known: BTreeSet<&str> = pointed.iter().map(String::as_str).chain(LEFT.iter().copied()).collect();
    let unknown: Vec<&&str> = found.difference(&known).collect();
    assert!(unknown.is_empty(), "list {unknown:?} with the pointers of apps, or here with the reason");
    let gone: Vec<&&str> = known.difference(&found).collect();
    assert!(gone.is_empty(), "there is no {gone:?}");
}

/// Something about somebody in every table.
fn everywhere(edition: i32, (kept, removed): (u32, u32)) -> Vec<String> {
    let introduction = |id: &str, student: u32, mentor: u32| {
        format!(
            "INSERT INTO introductions (id, edition, student, mentor, state, note, revision, created_at, \
             created_by_name, updated_at) VALUES ('{id}', {edition}, {student}, {mentor}, 'asked', '', 1, 0, 'Ina', 0)"
        )
    };
    let pair = |id: &str, student: u32, mentor: u32| {
        format!(
            "INSERT INTO mentoring_matches (id, edition, student, mentor, origin, origin_id, state, since, \
             created_at, revision) VALUES ('{id}', {edition}, {student}, {mentor}, 'round', 'r1', 'active', 0, 0, 1)"
        )
    };
    let round = |id: &str| {
        format!(
            "INSERT INTO mentoring_rounds (id, edition, name, plan, revision, created_at, created_by, updated_at) \
             VALUES ('{id}', {edition}, 'Spring', '{{}}', 1, 0, 'u1', 0)"
        )
    };
    let ranking = |round: &str, person: u32| {
        format!(
            "INSERT INTO mentoring_rankings (round, side, person, tiers, rest, revision, updated_at) \
             VALUES ('{round}', 'students', {person}, '[[300]]', TRUE, 1, 0)"
        )
    };
    vec![
        introduction("i1", removed, 300),
        introduction("i2", 300, removed),
        introduction("i3", kept, 301),
        pair("m1", removed, 300),
        pair("m2", 300, removed),
        round("r1"),
        round("r2"),
        ranking("r1", removed),
        ranking("r2", removed),
        ranking("r2", kept),
        format!(
            "INSERT INTO outreach_contacts (id, edition, person, household, app, channel, day, weight, is_ask, state, \
             purpose, created_at, changed_at) VALUES ('c1', {edition}, {removed}, {removed}, 'graduway', 'email', \
             '2026-11-01', 1, FALSE, 'sent', 'A letter', 0, 0)"
        ),
        format!(
            "INSERT INTO outreach_messages (id, edition, person, app, purpose, is_ask, about, state, revision, draft, \
             reply_to, reply_to_name, saved_at, attempts, created_at, created_by, created_by_name) VALUES ('o1', \
             {edition}, {removed}, 'graduway', 'A letter', FALSE, '[]', 'draft', 1, '{{}}', '', '', 0, 0, 0, 'u1', 'Ina')"
        ),
        format!(
            "INSERT INTO outreach_wishes (id, edition, person, kind, reason, created_at, created_by_name) \
             VALUES ('w1', {edition}, {removed}, 'do_not_contact', '', 0, 'Ina')"
        ),
        format!(
            "INSERT INTO talent_decisions (id, role, edition, person, file, kind, reason, at, by_name) \
             VALUES ('d1', 'x', {edition}, {removed}, '', 'shortlist', '', 0, 'Ina')"
        ),
        format!(
            "INSERT INTO talent_contests (id, role, edition, person, file, note, state, created_at, created_by) \
             VALUES ('k1', 'x', {edition}, {removed}, '', 'No', 'open', 0, 'Ina')"
        ),
        format!(
            "INSERT INTO talent_views (id, edition, person, file, by_uid, by_name, app, what, minute, at) \
             VALUES ('v1', {edition}, {removed}, '', 'u1', 'Ina', 'role-matching', 'profile', 0, 0)"
        ),
        format!(
            "INSERT INTO talent_steps (id, edition, person, file, stage, note, at, by_name) \
             VALUES ('s1', {edition}, {removed}, '', 'matched', '', 0, 'Ina')"
        ),
        format!(
            "INSERT INTO talent_merges (id, file, edition, person, into_file, state, at, by_name) \
             VALUES ('g1', 'f1', {edition}, {removed}, '', 'parsed', 0, 'Ina')"
        ),
    ]
}

/// How many rows of each kind name somebody.
async fn naming(suite: &TestSuite, person: u32) -> BTreeMap<&'static str, i64> {
    let db = suite.suite.store().reader();
    let mut found = BTreeMap::new();
    for pointer in apps::pointers() {
        let sql = format!("SELECT COUNT(*) FROM {} WHERE {} = {person}", pointer.table, pointer.person);
        let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap();
        found.insert(pointer.label, row.unwrap().try_get_by_index(0).unwrap());
    }
    found
}

#[rstest]
#[tokio::test]
async fn what_others_keep_about_somebody_follows_and_comes_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (suite, _workers) = scanned(kind).await;
    let (contributor, pair) = (suite.contributor().await, twins());
    let (store, (kept, removed)) = (suite.suite.store(), pair);
    let edition = edition::current(store.reader()).await.unwrap().unwrap().edition;
    let written: store::Result<()> = store
        .write(move |tx| async move {
            for sql in everywhere(edition, pair) {
                tx.execute_unprepared(&sql).await?;
            }
            Ok(())
        })
        .await;
    written.unwrap();
    let before = (naming(&suite, kept).await, naming(&suite, removed).await);
    assert!(before.1.values().all(|rows| *rows > 0), "put a row of each kind there: {:?}", before.1);
    let preview = contributor.post(&format!("{}/preview", item(pair)), &json!({ "keep": kept })).await.json();
    for one in preview["elsewhere"].as_array().unwrap() {
        assert_eq!(one["rows"], before.1[one["label"].as_str().unwrap()], "{one}");
    }
    assert_eq!(preview["elsewhere"].as_array().unwrap().len(), before.1.len());

    let body = order(&contributor, pair, kept).await;
    let merged = contributor.post(&format!("{}/merge", item(pair)), &body).await;
    assert_eq!(merged.status, StatusCode::OK, "{merged}");
    let after = (naming(&suite, kept).await, naming(&suite, removed).await);
    for (label, rows) in &before.1 {
        // In one round nobody has two lists: the one of the record that stays counts.
        let left = i64::from(*label == "rankings in rounds");
        assert_eq!((after.0[label], after.1[label]), (before.0[label] + rows - left, left), "{label}");
    }
    let home = people::some(store.reader(), edition, [kept]).await.unwrap()[0].household.0;
    let sql = format!("SELECT household FROM outreach_contacts WHERE person = {kept}");
    let backend = store.reader().get_database_backend();
    let row = store.reader().query_one_raw(Statement::from_string(backend, sql)).await.unwrap().unwrap();
    assert_eq!(row.try_get_by_index::<i64>(0).unwrap(), i64::from(home));

    let undo = format!("{QUEUE}/decisions/{}/undo", merged.json()["seq"]);
    let undone = contributor.post(&undo, &json!({})).await;
    assert_eq!(undone.status, StatusCode::OK, "{undone}");
    assert_eq!((naming(&suite, kept).await, naming(&suite, removed).await), before);
}
