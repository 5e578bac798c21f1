//! A small campus, somebody who decides about its records, and workers who scan it.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use aws_lc_rs::digest::{SHA256, digest};
use campus::{
    fill::fill,
    generate::{Generator, Size},
    model::{Life, PersonId},
    quality::{
        Decider, Deciding, Decision, Filter, Merging, Pointer, Quality, QualityAct, QualityError,
        QualityQueue, QualityState, merge::Choices,
    },
    store::{Column, Kind as CellKind, TABLES, Table, edition, hash, life},
};
use futures_util::StreamExt;
use store::{
    Store, Tx,
    jobs::{Job, Jobs, Pace, State, Workers},
    sea_orm::{ConnectionTrait, DbBackend, Statement},
    testing::{Kind, ManualClock, TestDatabase},
};

use crate::columns::PEOPLE;

/// How many gifts a fund got, and how much that was.
pub type Totals = BTreeMap<i64, (i64, i64)>;

pub struct Stage {
    pub store: Store,
    pub jobs: Jobs,
    pub quality: Quality,
    pub clock: Arc<ManualClock>,
    pub edition: i32,
    pub size: Size,
    _database: TestDatabase,
}

impl Stage {
    pub async fn new(kind: Kind, people: u32) -> Self {
        Self::with(kind, people, Vec::new()).await
    }

    pub async fn with(kind: Kind, people: u32, pointers: Vec<Pointer>) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, campus::migrations]).await.unwrap();
        let size = Size::people(people);
        let new = edition::NewEdition { seed: 7, size, today: Generator::TODAY, created_by: None };
        let own = store.clone();
        let begun = store.write(move |tx| async move { edition::begin(&tx, &own, new).await });
        let edition = begun.await.unwrap();
        let begun = edition::find(store.reader(), edition).await.unwrap().unwrap();
        fill(&store, &begun, |_| ()).await.unwrap();
        let own = store.clone();
        let made = store.write(move |tx| async move { edition::make_current(&tx, &own, edition).await });
        made.await.unwrap();
        let jobs = Jobs::new(store.clone());
        let quality = Quality::new(store.clone(), jobs.clone(), pointers);
        Self { store, jobs, quality, clock: database.clock.clone(), edition, size, _database: database }
    }

    pub fn generator(&self) -> Generator {
        Generator::new(7, self.size, Generator::TODAY)
    }

    pub async fn hash(&self) -> String {
        hash(self.store.reader(), self.edition).await.unwrap()
    }

    /// Says in a few bytes what every cell is of every table that names people or homes, as `hash` does of all. The
    /// database itself puts each table into one text, which is quicker than to read cell by cell.
    pub async fn print(&self) -> Vec<u8> {
        let db = self.store.reader();
        let is_meant = |table: &&Table| {
            let names_people = PEOPLE
                .iter()
                .any(|column| column.split_once('.').is_some_and(|(name, _)| name == table.name));
            names_people || table.name == "households"
        };
        let mut whole = String::new();
        for table in TABLES.iter().filter(is_meant) {
            let backend = db.get_database_backend();
            let sql = text_of(table, backend == DbBackend::Postgres);
            let statement = Statement::from_sql_and_values(backend, sql, [self.edition.into()]);
            let row = db.query_one_raw(statement).await.unwrap().unwrap();
            let text: Option<String> = row.try_get_by_index(0).unwrap();
            whole.extend([table.name, "\n", text.as_deref().unwrap_or(""), "\n"]);
        }
        digest(&SHA256, whole.as_bytes()).as_ref().to_vec()
    }

    pub async fn life(&self, person: u32) -> Option<Life> {
        life::find(self.store.reader(), self.edition, PersonId(person)).await.unwrap()
    }

    /// What all people have given, by fund.
    pub async fn totals(&self) -> Totals {
        let db = self.store.reader();
        let sql =
            "SELECT fund, COUNT(*), CAST(SUM(cents) AS BIGINT) FROM gifts WHERE edition = $1 GROUP BY fund";
        let values = [self.edition.into()];
        let statement = Statement::from_sql_and_values(db.get_database_backend(), sql, values);
        let rows = db.query_all_raw(statement).await.unwrap();
        let cell = |row: &store::sea_orm::QueryResult, at| row.try_get_by_index::<i64>(at).unwrap();
        rows.iter().map(|row| (cell(row, 0), (cell(row, 1), cell(row, 2)))).collect()
    }

    /// Puts two records into the queue.
    pub async fn pair(&self, one: u32, other: u32) -> String {
        let quality = self.quality.clone();
        let paired = self
            .store
            .write(move |tx: Tx| async move { quality.pair_in(&tx, PersonId(one), PersonId(other)).await });
        paired.await.unwrap()
    }

    /// Merges two records as somebody does who looks first.
    pub async fn merge(&self, keep: u32, other: u32, choices: Choices) -> Result<Decision, QualityError> {
        let item = self.pair(keep, other).await;
        self.merge_item(item, keep, choices).await
    }

    pub async fn merge_item(
        &self,
        item: String,
        keep: u32,
        choices: Choices,
    ) -> Result<Decision, QualityError> {
        let seal = self.quality.preview(&item, PersonId(keep), &choices).await?.seal;
        let (quality, merging) =
            (self.quality.clone(), Merging { item, keep: PersonId(keep), choices, seal });
        self.store.write(move |tx: Tx| async move { quality.merge_in(&tx, &somebody(), merging).await }).await
    }

    pub async fn undo(&self, seq: i64) -> Result<Decision, QualityError> {
        let quality = self.quality.clone();
        self.store.write(move |tx: Tx| async move { quality.undo_in(&tx, &somebody(), seq).await }).await
    }

    pub async fn decide(&self, item: &str, act: QualityAct) -> Result<Decision, QualityError> {
        let reason = (act == QualityAct::Dismiss).then(|| "Known and right".to_owned());
        let until = (act == QualityAct::Snooze).then(|| self.store.today().tomorrow().unwrap());
        self.decide_as(Deciding { item: item.to_owned(), act, reason, until }).await
    }

    pub async fn decide_as(&self, wanted: Deciding) -> Result<Decision, QualityError> {
        let quality = self.quality.clone();
        self.store.write(move |tx: Tx| async move { quality.decide_in(&tx, &somebody(), wanted).await }).await
    }

    /// What waits to be decided, as much as there is.
    pub async fn open(&self) -> QualityQueue {
        let filter = Filter { state: Some(QualityState::Open), ..Filter::default() };
        self.quality.queue(&filter, None, 100_000).await.unwrap()
    }

    /// Runs a statement behind everybody's back.
    pub async fn sql(&self, statement: &str) {
        let statement = statement.to_owned();
        let done: store::Result<()> = self
            .store
            .write(move |tx| async move { Ok(tx.execute_unprepared(&statement).await.map(|_| ())?) })
            .await;
        done.unwrap();
    }

    pub fn workers(&self) -> Workers {
        let pace = Pace { workers: 1, lease: Duration::from_secs(30), poll: Duration::from_millis(20) };
        self.jobs.start(self.quality.works(), pace)
    }

    pub async fn start_scan(&self) -> Job {
        let quality = self.quality.clone();
        let job = self.store.write(move |tx: Tx| async move { quality.scan_in(&tx, "u1", 5).await });
        job.await.unwrap()
    }

    pub async fn scan(&self) -> Job {
        let _workers = self.workers();
        let job = self.start_scan().await;
        let ended = self.ended(&job.id).await;
        assert_eq!(ended.state, State::Done, "{ended:?}");
        ended
    }

    pub async fn ended(&self, id: &str) -> Job {
        let mut last = None;
        let mut changes = self.jobs.watch(id);
        while let Some(job) = changes.next().await {
            last = Some(job.unwrap());
        }
        last.unwrap()
    }
}

/// A statement that gives a whole table as one text.
fn text_of(table: &Table, is_postgres: bool) -> String {
    let (name, columns, key) = (table.name, table.column_list(), table.key_list());
    let (all, line) = if is_postgres {
        ("string_agg(line, chr(10))", format!("CAST(ROW({columns}) AS TEXT)"))
    } else {
        let cell = |column: &Column| match column.kind {
            CellKind::Integer | CellKind::Boolean => format!("coalesce(\"{}\", '-')", column.name),
            CellKind::Real | CellKind::Text => format!("quote(\"{}\")", column.name),
        };
        let cells: Vec<String> = table.columns.iter().map(cell).collect();
        ("group_concat(line, char(10))", cells.join(" || ',' || "))
    };
    format!(
        "SELECT {all} FROM (SELECT {line} AS line FROM {name} WHERE edition = $1 ORDER BY {key}) AS lines"
    )
}

pub fn somebody() -> Decider {
    Decider { uid: "u1".to_owned(), name: "Ina".to_owned() }
}

pub fn text(error: &QualityError) -> String {
    error.to_string()
}
