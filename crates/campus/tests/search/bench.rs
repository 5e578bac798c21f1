//! A campus of a test's own, with an index that follows it and a model that is no model.

use std::{
    path::Path,
    sync::{
        Arc, Condvar, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use ai::{DIMENSIONS, EmbedError, Embedder, Vector};
use campus::{
    Campus, Setup,
    fill::fill,
    generate::Generator,
    model::PersonId,
    search::{Followed, Following, PeopleFound, PeopleQuery},
    store::{
        changes,
        edition::{self, NewEdition},
    },
    units::Model,
};
use store::{
    Error, Store,
    jobs::{Jobs, Pace, Workers},
    sea_orm::ConnectionTrait,
    testing::{Kind, TestDatabase},
};
use tempfile::TempDir;
use tokio::time::timeout;

/// Nothing here takes as long; who waits longer has failed.
pub const LIMIT: Duration = Duration::from_mins(2);

/// The model breaks at a text that has this in it.
pub const UNREADABLE: &str = "unreadable";

/// Texts that share words point into the same direction. Can be away, and can be held up.
#[derive(Default)]
pub struct Words {
    pub is_missing: AtomicBool,
    pub embedded: AtomicUsize,
    gate: Mutex<Gate>,
    moved: Condvar,
}

#[derive(Default)]
struct Gate {
    is_closed: bool,
    is_waiting: bool,
}

impl Words {
    /// From now on whoever makes an index waits.
    pub fn close(&self) {
        self.gate.lock().unwrap().is_closed = true;
    }

    pub fn open(&self) {
        *self.gate.lock().unwrap() = Gate::default();
        self.moved.notify_all();
    }

    /// Returns when somebody waits.
    pub async fn somebody_waits(self: &Arc<Self>) {
        let own = Arc::clone(self);
        let waits = tokio::task::spawn_blocking(move || {
            let gate = own.gate.lock().unwrap();
            drop(own.moved.wait_timeout_while(gate, LIMIT, |gate| !gate.is_waiting).unwrap());
        });
        waits.await.unwrap();
    }

    fn pass(&self) {
        let mut gate = self.gate.lock().unwrap();
        if gate.is_closed {
            gate.is_waiting = true;
            self.moved.notify_all();
            drop(self.moved.wait_timeout_while(gate, LIMIT, |gate| gate.is_closed).unwrap());
        }
    }
}

impl Embedder for Words {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        if self.is_missing.load(Ordering::SeqCst) {
            return Err(EmbedError::Missing("nowhere".into()));
        }
        if texts.iter().any(|text| text.contains(UNREADABLE)) {
            return Err(EmbedError::Run("a text was too much for it".to_owned()));
        }
        self.pass();
        self.embedded.fetch_add(texts.len(), Ordering::SeqCst);
        Ok(texts.iter().map(|text| direction(text)).collect())
    }
}

fn direction(text: &str) -> Vector {
    let mut vector = [0.0; DIMENSIONS];
    for word in text.to_lowercase().split(|c: char| !c.is_alphanumeric()) {
        let hash = word.bytes().fold(7_usize, |hash, byte| hash.wrapping_mul(31) ^ usize::from(byte));
        vector[hash % DIMENSIONS] += 1.0;
    }
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    vector.map(|value| value / length)
}

/// One instance of the program.
pub struct Instance {
    pub campus: Campus,
    pub jobs: Jobs,
    pub store: Store,
    workers: Workers,
    following: Following,
}

impl Instance {
    pub async fn start(database: &TestDatabase, folder: &Path, model: Option<Arc<Words>>) -> Self {
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, campus::migrations]).await.unwrap();
        let jobs = Jobs::new(store.clone());
        let model = model.map(|words| Model { id: "words".to_owned(), embedder: words });
        let campus =
            Campus::new(Setup { store: store.clone(), jobs: jobs.clone(), folder: folder.to_owned(), model });
        let workers = jobs.start(campus.works(), Pace::default());
        let following = campus.start();
        Self { campus, jobs, store, workers, following }
    }

    pub async fn stop(self) {
        self.following.stop().await;
        self.workers.stop(LIMIT).await;
    }

    /// A new campus in the place of the one there is. Returns its number; the index may still be on its way.
    pub async fn make(&self, seed: u64, people: u32) -> i32 {
        let size = people.to_string().parse().unwrap();
        let new = NewEdition { seed, size, today: Generator::TODAY, created_by: None };
        let own = self.store.clone();
        let begun = self.store.write(move |tx| async move { edition::begin(&tx, &own, new).await });
        let number = begun.await.unwrap();
        let edition = edition::find(self.store.reader(), number).await.unwrap().unwrap();
        fill(&self.store, &edition, |_| ()).await.unwrap();
        let own = self.store.clone();
        let made = self.store.write(move |tx| async move { edition::make_current(&tx, &own, number).await });
        made.await.unwrap();
        self.campus.look();
        number
    }

    pub async fn until(&self, reached: impl FnMut(&Followed) -> bool) {
        let mut followed = self.campus.followed();
        in_time(followed.wait_for(reached)).await.unwrap();
    }

    pub async fn until_searched(&self, edition: i32) {
        self.until(|followed| followed.edition == Some(edition)).await;
    }

    /// Changes the database, and notes it for one person.
    pub async fn change(&self, edition: i32, person: u32, sql: String) -> u64 {
        let written = self.store.write(move |tx| async move {
            tx.execute_unprepared(&sql).await?;
            changes::note(&tx, edition, &[PersonId(person)]).await
        });
        let written: Result<(), Error> = written.await;
        written.unwrap();
        changes::latest(self.store.reader()).await.unwrap().cast_unsigned()
    }

    pub async fn search(&self, text: &str) -> PeopleFound {
        self.ask(PeopleQuery { text: text.to_owned(), limit: 10, ..PeopleQuery::default() }).await
    }

    pub async fn ask(&self, query: PeopleQuery) -> PeopleFound {
        self.campus.search(&query).await.unwrap()
    }
}

/// A database, a folder and a model for the instances of one test.
pub struct Bench {
    pub database: TestDatabase,
    pub folder: TempDir,
    pub words: Arc<Words>,
}

impl Bench {
    pub async fn new(kind: Kind) -> Self {
        let database = TestDatabase::new(kind).await;
        Self { database, folder: tempfile::tempdir().unwrap(), words: Arc::default() }
    }

    pub async fn start(&self) -> Instance {
        Instance::start(&self.database, self.folder.path(), Some(Arc::clone(&self.words))).await
    }
}

/// The numbers of those found, the best first.
pub fn ids(found: &PeopleFound) -> Vec<u32> {
    found.people.iter().map(|person| person.id).collect()
}

pub async fn in_time<T>(work: impl Future<Output = T>) -> T {
    timeout(LIMIT, work).await.expect("the index gets there")
}
