//! Rows of others than the campus follow a merge, and come back with it.

use std::collections::BTreeMap;

use campus::quality::{self, Pointer, QualityAct, merge::Choices};
use rstest::rstest;
use store::{
    sea_orm::{ConnectionTrait, Statement},
    testing::Kind,
};

use crate::stage::{Stage, text};

const POINTERS: &[Pointer] = &[
    Pointer {
        label: "letters sent",
        table: "test_letters",
        person: "recipient",
        within: "$1 > 0",
        key: &["id"],
        one_for_each: None,
        never_twice: Some(&["body"]),
        household: Some("home"),
        asks: Some("body <> 'sent'"),
    },
    Pointer {
        label: "places in rounds",
        table: "test_places",
        person: "person",
        within: "edition = $1",
        key: &["round"],
        one_for_each: Some(&["round"]),
        never_twice: None,
        household: None,
        asks: None,
    },
];

async fn stage(kind: Kind) -> Stage {
    let stage = Stage::with(kind, 100, POINTERS.to_vec()).await;
    stage.sql("CREATE TABLE test_letters (id TEXT PRIMARY KEY, recipient BIGINT NOT NULL, body TEXT, home BIGINT)").await;
    stage
        .sql(
            "CREATE TABLE test_places (edition INTEGER, person BIGINT, round INTEGER, place INTEGER, \
             PRIMARY KEY (edition, person, round))",
        )
        .await;
    let letters = "INSERT INTO test_letters VALUES ('a', 60, 'x', 60), ('b', 61, 'y', 61), ('c', 61, 'z', NULL), \
                   ('d', 62, 'w', 62)";
    stage.sql(letters).await;
    let places = format!(
        "INSERT INTO test_places VALUES ({0}, 60, 1, 5), ({0}, 61, 1, 6), ({0}, 61, 2, 7), (99, 61, 3, 8)",
        stage.edition
    );
    stage.sql(&places).await;
    stage
}

async fn rows(stage: &Stage, sql: &str) -> String {
    let db = stage.store.reader();
    let rows = db.query_all_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap();
    let line = |row: &store::sea_orm::QueryResult| row.try_get_by_index::<String>(0).unwrap();
    rows.iter().map(line).collect::<Vec<_>>().join(" ")
}

const LETTERS: &str = "SELECT id || ':' || CAST(recipient AS TEXT) || ':' || body || ':' || COALESCE(CAST(home AS TEXT), '-') \
     FROM test_letters ORDER BY id";
const PLACES: &str = "SELECT CAST(person AS TEXT) || ':' || CAST(round AS TEXT) || ':' || CAST(place AS TEXT) \
                      FROM test_places ORDER BY person, round";

#[rstest]
#[tokio::test]
async fn rows_of_other_tables_follow_and_come_back(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = stage(kind).await;
    let (start, letters, places) =
        (stage.hash().await, rows(&stage, LETTERS).await, rows(&stage, PLACES).await);
    let item = stage.pair(60, 61).await;
    let preview = stage.quality.preview(&item, campus::model::PersonId(60), &Choices::new()).await.unwrap();
    let told: Vec<(&str, u64)> = preview.elsewhere.iter().map(|one| (one.label, one.rows)).collect();
    assert_eq!(told, [("letters sent", 2), ("places in rounds", 2)]);

    let merged = stage.merge(60, 61, Choices::new()).await.unwrap();
    let home = stage.life(60).await.unwrap().household.id.0;
    let moved = format!("a:60:x:60 b:60:y:{home} c:60:z:{home} d:62:w:62");
    assert_eq!(rows(&stage, LETTERS).await, moved, "the household goes with the person");
    // Nobody has two places in one round: the other one stays where it is.
    assert_eq!(rows(&stage, PLACES).await, "60:1:5 60:2:7 61:1:6 61:3:8");
    stage.sql("UPDATE test_letters SET body = 'new' WHERE id = 'b'").await;
    stage.sql("DELETE FROM test_letters WHERE id = 'c'").await;

    stage.undo(merged.seq).await.unwrap();
    assert_eq!(stage.hash().await, start);
    assert_eq!(
        rows(&stage, LETTERS).await,
        "a:60:x:60 b:61:new:61 d:62:w:62",
        "what others changed meanwhile stays"
    );
    assert_eq!(rows(&stage, PLACES).await, places);
    assert_ne!(rows(&stage, LETTERS).await, letters);
}

#[rstest]
#[tokio::test]
async fn what_would_be_wanted_of_one_person_twice_is_in_the_way(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = stage(kind).await;
    stage.sql("UPDATE test_letters SET body = 'x' WHERE id IN ('b', 'd')").await;
    let (before, letters) = (stage.hash().await, rows(&stage, LETTERS).await);
    let why = text(&stage.merge(60, 61, Choices::new()).await.unwrap_err());
    assert_eq!(
        why,
        "Both records have the same among their letters sent: 1 would be there twice. End one of each two first, then \
         merge."
    );
    assert_eq!((stage.hash().await, rows(&stage, LETTERS).await), (before, letters), "nothing was changed");
    // What is over is no longer wanted.
    stage.sql("UPDATE test_letters SET body = 'sent' WHERE id IN ('a', 'b')").await;
    stage.merge(60, 61, Choices::new()).await.unwrap();
}

#[rstest]
#[tokio::test]
async fn whoever_has_kept_numbers_is_told_where_each_went_and_that_it_came_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = stage(kind).await;
    let merged = async || {
        let found = quality::merged(stage.store.reader(), stage.edition).await.unwrap();
        found.into_iter().collect::<BTreeMap<u32, u32>>()
    };
    assert_eq!(merged().await, BTreeMap::new());
    stage.merge(61, 62, Choices::new()).await.unwrap();
    let second = stage.merge(60, 61, Choices::new()).await.unwrap();
    assert_eq!(merged().await, BTreeMap::from([(61, 60), (62, 60)]), "to the last");
    stage.undo(second.seq).await.unwrap();
    assert_eq!(merged().await, BTreeMap::from([(62, 61)]));
}

#[tokio::test]
async fn a_row_that_names_somebody_else_by_now_is_in_the_way() {
    let stage = stage(Kind::Sqlite).await;
    let merged = stage.merge(60, 61, Choices::new()).await.unwrap();
    stage.sql("UPDATE test_letters SET recipient = 62 WHERE id = 'b'").await;
    let after = stage.hash().await;
    let why = text(&stage.undo(merged.seq).await.unwrap_err());
    assert_eq!(
        why,
        "Since then somebody has pointed letters sent at another person. Put that back first, then undo."
    );
    assert_eq!(stage.hash().await, after);
    stage.sql("UPDATE test_letters SET recipient = 60 WHERE id = 'b'").await;
    stage.undo(merged.seq).await.unwrap();
}

#[tokio::test]
async fn what_waits_for_somebody_who_has_died_is_found_wherever_it_is() {
    let stage = stage(Kind::Sqlite).await;
    stage.sql("UPDATE people SET died = '2026-01-01' WHERE id IN (61, 62)").await;
    stage.sql("UPDATE test_letters SET body = 'sent' WHERE id = 'd'").await;
    stage.scan().await;
    let found = stage.open().await.items.into_iter().find(|item| item.id == "deceased_outreach-61").unwrap();
    let told: Vec<String> = found.evidence.into_iter().map(|reason| reason.text).collect();
    assert!(told.contains(&"Is named in letters sent that are open: 2.".to_owned()), "{told:?}");
    let other = stage.open().await.items.into_iter().find(|item| item.id == "deceased_outreach-62");
    assert!(other.is_none_or(|item| item.evidence.iter().all(|reason| !reason.text.contains("letters"))));
}

#[tokio::test]
async fn what_is_left_elsewhere_is_named_and_does_not_ask_again() {
    let stage = stage(Kind::Sqlite).await;
    stage.sql("UPDATE people SET died = '2026-01-01' WHERE id = 61").await;
    stage.sql(&format!("DELETE FROM mentoring WHERE edition = {} AND person = 61", stage.edition)).await;
    let mentor = format!(
        "INSERT INTO mentoring (edition, person, side, capacity, taken, availability, way, since) \
         VALUES ({}, 61, 'mentor', 2, 1, '[]', 'video', '2024-01-01')",
        stage.edition
    );
    stage.sql(&mentor).await;
    stage.scan().await;
    let item = "deceased_outreach-61";
    let decided = stage.decide(item, QualityAct::CloseOutreach).await.unwrap();
    let is_open = async |stage: &Stage| stage.open().await.items.iter().any(|one| one.id == item);
    assert!(!is_open(&stage).await, "it was decided just now");
    let shown = stage.quality.find_decision(decided.seq).await.unwrap();
    assert_eq!(shown.left, ["letters sent (2)"]);
    stage.scan().await;
    assert!(!is_open(&stage).await, "it is as it was");
    stage.sql("INSERT INTO test_letters VALUES ('e', 61, 'new', NULL)").await;
    stage.scan().await;
    assert!(is_open(&stage).await, "and that is new");
}
