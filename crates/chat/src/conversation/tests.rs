use sea_orm::{ConnectionTrait, DbBackend, EntityTrait, QueryTrait, Select};
use store::{
    Store,
    testing::{Kind, TestDatabase},
};

use super::store::{self as rows, Filter};

/// How SQLite would go about it, a line for each step.
async fn plan<E: EntityTrait>(store: &Store, select: &Select<E>) -> Vec<String> {
    let mut statement = select.build(DbBackend::Sqlite);
    statement.sql = format!("EXPLAIN QUERY PLAN {}", statement.sql);
    let steps = store.reader().query_all_raw(statement).await.unwrap();
    steps.iter().map(|step| step.try_get("", "detail").unwrap()).collect()
}

#[tokio::test]
async fn nothing_is_found_by_reading_what_is_everybodys() {
    let database = TestDatabase::new(Kind::Sqlite).await;
    let store = database.open().await;
    store.migrate(&[store::jobs::migrations, crate::migrations]).await.unwrap();
    let searched = Filter {
        owner: "u1".to_owned(),
        app: Some("ask".to_owned()),
        text: Some("mentors".to_owned()),
        limit: 50,
        ..Filter::default()
    };
    let plans =
        [plan(&store, &rows::of_turn("t1")).await, plan(&store, &rows::listed(&searched)).await].concat();
    assert!(plans.iter().any(|step| step.contains("answers_turn_number_index")), "{plans:#?}");
    assert!(!plans.iter().any(|step| step.starts_with("SCAN")), "{plans:#?}");
}
