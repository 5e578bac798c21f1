//! What the rest of the suite relies on, on both databases.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use rstest::rstest;
use store::{
    Database, Error, Event, Store,
    sea_orm::{ConnectionTrait, DbErr, Statement},
    sea_orm_migration::{MigrationTrait, prelude::*, schema},
    testing::{Kind, TestDatabase},
};

struct Notes;

impl MigrationName for Notes {
    fn name(&self) -> &'static str {
        "notes"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Notes {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let notes = Table::create()
            .table("notes")
            .col(schema::big_integer("id").primary_key())
            .col(schema::text("body"))
            .to_owned();
        manager.create_table(notes).await
    }
}

struct Broken;

impl MigrationName for Broken {
    fn name(&self) -> &'static str {
        "broken"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Broken {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let half = Table::create().table("half").col(schema::big_integer("id")).to_owned();
        manager.create_table(half).await?;
        manager.get_connection().execute_unprepared("CREATE TABLE this is not SQL").await.map(|_| ())
    }
}

fn notes() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(Notes)]
}

fn broken() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(Broken)]
}

async fn with_notes(kind: Kind) -> (TestDatabase, Store) {
    let database = TestDatabase::new(kind).await;
    let store = database.open().await;
    assert_eq!(store.migrate(&[notes]).await.unwrap(), 1);
    (database, store)
}

async fn insert(connection: &impl ConnectionTrait, id: i64, body: &str) -> Result<(), Error> {
    let backend = connection.get_database_backend();
    let values = [id.into(), body.into()];
    let sql = "INSERT INTO notes (id, body) VALUES ($1, $2)";
    connection.execute_raw(Statement::from_sql_and_values(backend, sql, values)).await?;
    Ok(())
}

async fn count(store: &Store) -> i64 {
    let backend = store.reader().get_database_backend();
    let statement = Statement::from_string(backend, "SELECT count(*) AS n FROM notes");
    store.reader().query_one_raw(statement).await.unwrap().unwrap().try_get("", "n").unwrap()
}

#[rstest]
#[tokio::test]
async fn a_write_is_kept_and_a_failed_one_leaves_nothing(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, store) = with_notes(kind).await;
    store.write(|tx| async move { insert(&*tx, 1, "kept").await }).await.unwrap();
    let refused: Result<(), Error> = store
        .write(|tx| async move {
            insert(&*tx, 2, "dropped").await?;
            Err(Error::Other("changed my mind".to_owned()))
        })
        .await;
    assert_eq!(refused.unwrap_err().to_string(), "database: changed my mind");
    assert_eq!(count(&store).await, 1);
}

#[rstest]
#[tokio::test]
async fn in_a_group_one_failure_does_not_touch_the_others(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, store) = with_notes(kind).await;
    let writes = (0..200).map(|id| {
        let store = store.clone();
        tokio::spawn(async move {
            store.write(move |tx| async move { insert(&*tx, id / 2, "twice").await }).await
        })
    });
    let mut refused = 0;
    for write in writes.collect::<Vec<_>>() {
        match write.await.unwrap() {
            Ok(()) => {}
            Err(Error::Duplicate(_)) => refused += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!((count(&store).await, refused), (100, 100));
}

#[rstest]
#[tokio::test]
async fn work_that_panics_is_rolled_back_and_the_writer_goes_on(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, store) = with_notes(kind).await;
    let outcome: Result<(), Error> = store
        .write(|tx| async move {
            insert(&*tx, 1, "lost").await?;
            panic!("a bug");
        })
        .await;
    assert_eq!(outcome.unwrap_err().to_string(), "database: the work panicked");
    store.write(|tx| async move { insert(&*tx, 2, "kept").await }).await.unwrap();
    assert_eq!(count(&store).await, 1);
}

#[rstest]
#[tokio::test]
async fn work_goes_on_when_the_caller_goes_away(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, store) = with_notes(kind).await;
    let (go, wait) = tokio::sync::oneshot::channel::<()>();
    let (done, when_done) = tokio::sync::oneshot::channel::<()>();
    let caller = {
        let store = store.clone();
        tokio::spawn(async move {
            store
                .write(|tx| async move {
                    wait.await.unwrap();
                    insert(&*tx, 1, "kept").await?;
                    done.send(()).unwrap();
                    Ok::<(), Error>(())
                })
                .await
        })
    };
    tokio::task::yield_now().await;
    caller.abort();
    go.send(()).unwrap();
    when_done.await.unwrap();
    // The next write comes after the first one has been committed on SQLite; on PostgreSQL it waits for its row.
    let second: Result<(), Error> = store.write(|tx| async move { insert(&*tx, 1, "again").await }).await;
    assert!(matches!(second, Err(Error::Duplicate(_))), "{second:?}");
}

#[rstest]
#[tokio::test]
async fn all_is_written_once_it_is_settled_also_of_callers_that_are_gone(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, store) = with_notes(kind).await;
    let (go, wait) = tokio::sync::oneshot::channel::<()>();
    let (begun, when_begun) = tokio::sync::oneshot::channel::<()>();
    let caller = {
        let store = store.clone();
        tokio::spawn(async move {
            let work = |tx: store::Tx| async move {
                begun.send(()).unwrap();
                wait.await.unwrap();
                insert(&*tx, 1, "kept").await
            };
            store.write(work).await
        })
    };
    when_begun.await.unwrap();
    caller.abort();
    let settled = {
        let store = store.clone();
        tokio::spawn(async move { store.settled().await })
    };
    tokio::task::yield_now().await;
    assert!(!settled.is_finished(), "one is still being written");
    go.send(()).unwrap();
    settled.await.unwrap();
    assert_eq!(count(&store).await, 1);
}

#[rstest]
#[tokio::test]
async fn a_migration_that_fails_leaves_nothing_behind(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, store) = with_notes(kind).await;
    store.migrate(&[notes, broken]).await.unwrap_err();
    let half = store.reader().execute_unprepared("SELECT * FROM half").await;
    assert!(half.is_err(), "the first step of the broken migration was undone");
    assert_eq!(store.migrate(&[notes]).await.unwrap(), 0, "the good one stands");
}

#[rstest]
#[tokio::test]
async fn asking_how_far_behind_the_tables_are_changes_none(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let database = TestDatabase::new(kind).await;
    let store = database.open().await;
    for _ in 0..2 {
        assert_eq!(store.steps_behind(&[notes]).await.unwrap(), 1);
    }
    assert!(store.reader().execute_unprepared("SELECT * FROM seaql_migrations").await.is_err());
    assert_eq!(store.migrate(&[notes]).await.unwrap(), 1);
    assert_eq!(store.steps_behind(&[notes]).await.unwrap(), 0);
}

#[rstest]
#[tokio::test]
async fn two_instances_may_migrate_at_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let database = TestDatabase::new(kind).await;
    let (one, two) = (database.open().await, database.open().await);
    let (first, second) = tokio::join!(one.migrate(&[notes]), two.migrate(&[notes]));
    let mut steps = [first.unwrap(), second.unwrap()];
    steps.sort_unstable();
    assert_eq!(steps, [0, 1]);
}

#[tokio::test]
async fn readers_cannot_write_on_sqlite() {
    let (_database, store) = with_notes(Kind::Sqlite).await;
    let refused = insert(store.reader(), 1, "no").await.unwrap_err();
    assert!(matches!(refused, Error::ReadOnly(_)), "{refused}");
}

#[tokio::test]
async fn a_sqlite_file_that_is_gone_is_told_and_not_written_into_the_void() {
    let (database, store) = with_notes(Kind::Sqlite).await;
    let Database::Sqlite(path) = &database.database else { unreachable!() };
    std::fs::remove_file(path).unwrap();
    let refused = store.write(|tx| async move { insert(&*tx, 1, "no").await }).await.unwrap_err();
    assert!(matches!(refused, Error::Unavailable(_)), "{refused}");
}

#[rstest]
#[tokio::test]
async fn a_locked_database_is_busy_and_then_goes_on(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (database, store) = with_notes(kind).await;
    let other = database.open().await;
    let (locked, when_locked) = tokio::sync::oneshot::channel();
    let (release, when_released) = tokio::sync::oneshot::channel::<()>();
    let holder = tokio::spawn(async move {
        other
            .write(|tx| async move {
                insert(&*tx, 1, "held").await?;
                locked.send(()).unwrap();
                when_released.await.unwrap();
                Ok::<(), Error>(())
            })
            .await
    });
    when_locked.await.unwrap();
    // SQLite locks the file, PostgreSQL the row.
    let refused = store.write(|tx| async move { insert(&*tx, 1, "late").await }).await.unwrap_err();
    assert!(matches!(refused, Error::Busy), "{refused}");
    release.send(()).unwrap();
    holder.await.unwrap().unwrap();
    store.write(|tx| async move { insert(&*tx, 2, "in time").await }).await.unwrap();
    assert_eq!(count(&store).await, 2);
}

#[rstest]
#[tokio::test]
async fn a_read_only_database_is_told(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (database, store) = with_notes(kind).await;
    let store = match &database.database {
        Database::Sqlite(_) => {
            let close = store.write(|tx| async move {
                tx.execute_unprepared("PRAGMA query_only = ON").await?;
                Ok::<(), Error>(())
            });
            close.await.unwrap();
            store
        }
        Database::Postgres(options) => {
            let name = options.get_database().unwrap();
            let close = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
            store.reader().execute_unprepared(&close).await.unwrap();
            database.open().await
        }
    };
    let refused = store.write(|tx| async move { insert(&*tx, 1, "no").await }).await.unwrap_err();
    assert!(matches!(refused, Error::ReadOnly(_)), "{refused}");
    assert_eq!(count(&store).await, 0, "reading goes on");
}

#[tokio::test]
async fn a_postgres_that_cuts_connections_is_told_and_then_goes_on() {
    let (_database, store) = with_notes(Kind::Postgres).await;
    let cut: Result<(), Error> = store
        .write(|tx| async move {
            tx.execute_unprepared("SELECT pg_terminate_backend(pg_backend_pid())").await?;
            Ok(())
        })
        .await;
    assert!(matches!(cut, Err(Error::Unavailable(_))), "{cut:?}");
    store.write(|tx| async move { insert(&*tx, 1, "kept").await }).await.unwrap();
    assert_eq!(count(&store).await, 1);
}

#[rstest]
#[tokio::test]
async fn ids_sort_by_time(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (database, store) = with_notes(kind).await;
    let first = store.new_id();
    database.clock.advance(Duration::from_millis(1));
    assert!(first < store.new_id());
}

#[tokio::test]
async fn ids_of_one_millisecond_sort_in_the_order_they_were_made() {
    let (_database, store) = with_notes(Kind::Sqlite).await;
    let ids: Vec<String> = (0..1000).map(|_| store.new_id()).collect();
    assert!(ids.is_sorted_by(|one, next| one < next), "each after the one before");
    assert!(ids.iter().all(|id| id.len() == 26), "and each as long as any");
}

#[tokio::test]
async fn on_sqlite_the_writes_of_others_are_seen() {
    let (database, store) = with_notes(Kind::Sqlite).await;
    let mut heard = store.listen("news");
    assert_eq!(heard.recv().await, Some(Event::Connected));
    let other = database.open().await;
    other.write(|tx| async move { insert(&*tx, 2, "theirs").await }).await.unwrap();
    assert_eq!(heard.recv().await, Some(Event::Connected));
}

#[tokio::test]
async fn instances_on_postgres_hear_each_other_once_it_is_committed() {
    let database = TestDatabase::new(Kind::Postgres).await;
    let (one, two) = (database.open().await, database.open().await);
    let mut heard = two.listen("news");
    assert_eq!(heard.recv().await, Some(Event::Connected));
    let rolled_back: Result<(), Error> = one
        .write(|tx| async move {
            tx.notify("news", "never").await?;
            Err(Error::Busy)
        })
        .await;
    rolled_back.unwrap_err();
    one.write(|tx| async move { tx.notify("news", "hello").await }).await.unwrap();
    assert_eq!(heard.recv().await, Some(Event::Notified("hello".to_owned())));

    two.reader()
        .execute_unprepared(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%'",
        )
        .await
        .unwrap();
    assert_eq!(heard.recv().await, Some(Event::Lost));
    assert_eq!(heard.recv().await, Some(Event::Connected));
}

#[test]
fn addresses_hide_passwords_and_bad_ones_are_refused() {
    let postgres = Database::parse("postgres://quad:s3cret@db.internal/suite").unwrap();
    assert_eq!(format!("{postgres:?}"), "postgres://quad@db.internal:5432/suite");
    for bad in ["", "sqlite:", "mysql://x", "quad.db"] {
        assert!(Database::parse(bad).unwrap_err().starts_with("sqlite:PATH or postgres://"), "{bad}");
    }
}
