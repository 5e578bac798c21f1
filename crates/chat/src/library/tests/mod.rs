//! The library at work, on both databases: files that come in, jobs that are interrupted, instances beside each other.

mod meaning;
mod pdf;
mod reading;
mod seeds;
mod tool;
mod versions;

use std::{
    sync::{
        Arc, Condvar, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use ai::{DIMENSIONS, EmbedError, Embedder, Vector};
use futures_util::{StreamExt, stream};
use store::{
    Store,
    jobs::{Job, Jobs, Pace, State, Workers},
    testing::{Kind, ManualClock, TestDatabase},
};

use super::{
    Arrived, CreateLibrary, DocumentCard, Following, Hit, Librarian, Library, LibraryError, NewDocument,
    Query, Setup, store as rows,
};

const PATIENCE: Duration = Duration::from_mins(2);
/// How long a killed worker's job waits, by the test's own clock.
const LEASE: Duration = Duration::from_secs(10);

/// Texts with words in common point the same way. It can be away, and it can be held.
#[derive(Default)]
pub struct Model {
    is_away: AtomicBool,
    calls: AtomicUsize,
    /// How many more calls are let through; none for: all.
    left: Mutex<Option<usize>>,
    freed: Condvar,
}

impl Model {
    fn set_away(&self, is_away: bool) {
        self.is_away.store(is_away, Ordering::SeqCst);
    }

    /// Lets so many calls through, and the others wait.
    fn hold_after(&self, calls: usize) {
        *self.left.lock().unwrap() = Some(calls);
    }

    fn release(&self) {
        *self.left.lock().unwrap() = None;
        self.freed.notify_all();
    }
}

impl Embedder for Model {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        if self.is_away.load(Ordering::SeqCst) {
            return Err(EmbedError::Missing("nowhere".into()));
        }
        let mut left = self.left.lock().unwrap();
        while *left == Some(0) {
            left = self.freed.wait(left).unwrap();
        }
        if let Some(left) = &mut *left {
            *left -= 1;
        }
        self.calls.fetch_add(1, Ordering::SeqCst);
        Ok(texts.iter().map(|text| direction(text)).collect())
    }
}

fn direction(text: &str) -> Vector {
    let mut vector = [0.0; DIMENSIONS];
    for word in text.to_lowercase().split(|c: char| !c.is_alphanumeric()) {
        let sum = word.bytes().fold(7_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        vector[sum % DIMENSIONS] += 1.0;
    }
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    vector.map(|value| value / length)
}

/// An instance of the suite, as far as the library goes.
struct Instance {
    library: Library,
    store: Store,
    jobs: Jobs,
    model: Arc<Model>,
    clock: Arc<ManualClock>,
    workers: Option<Workers>,
    _following: Following,
}

impl Instance {
    /// The first on a database of its own, at work.
    async fn new(kind: Kind) -> (TestDatabase, Self) {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, || vec![Box::new(CreateLibrary)]]).await.unwrap();
        let instance = Self::on(&database).await.at_work();
        (database, instance)
    }

    async fn on(database: &TestDatabase) -> Self {
        let store = database.open().await;
        let (jobs, model) = (Jobs::new(store.clone()), Arc::new(Model::default()));
        let embedder: Arc<dyn Embedder> = model.clone();
        let library =
            Library::new(Setup { store: store.clone(), jobs: jobs.clone(), embedder: Some(embedder) });
        let following = library.start();
        let clock = database.clock.clone();
        Self { library, store, jobs, model, clock, workers: None, _following: following }
    }

    fn at_work(mut self) -> Self {
        let pace = Pace { workers: 2, lease: LEASE, poll: Duration::from_millis(50) };
        self.workers = Some(self.jobs.start(self.library.works(), pace));
        self
    }

    /// Nobody reads any more, and nothing is left half done.
    async fn stop_workers(&mut self) {
        if let Some(workers) = self.workers.take() {
            workers.stop(PATIENCE).await;
        }
    }

    /// As if the process were killed.
    fn kill_workers(&mut self) {
        self.workers = None;
    }

    async fn upload(&self, name: &str, data: impl Into<Vec<u8>>) -> Result<DocumentCard, LibraryError> {
        let pieces: Vec<Result<Vec<u8>, std::io::Error>> =
            data.into().chunks(1000).map(|piece| Ok(piece.to_vec())).collect();
        let file = self.library.receive(name, stream::iter(pieces)).await?;
        self.library
            .add(NewDocument { area: "aid".to_owned(), ..NewDocument::default() }, file, &librarian())
            .await
    }

    /// The job that reads or has read what was brought last.
    async fn job(&self, document: &str) -> String {
        let versions = rows::versions(self.store.reader(), document).await.unwrap();
        versions.last().and_then(|version| version.job.clone()).expect("it was brought")
    }

    /// Waits until the job of this document has ended.
    async fn ended(&self, card: &DocumentCard) -> Job {
        let mut states = self.jobs.watch(&self.job(&card.id).await);
        let ended = async {
            let mut last = None;
            while let Some(job) = states.next().await {
                last = Some(job.unwrap());
            }
            last.expect("the job is there")
        };
        tokio::time::timeout(PATIENCE, ended).await.expect("the job ends")
    }

    /// Uploads a file and waits until it can be found.
    async fn add(&self, name: &str, data: impl Into<Vec<u8>>) -> DocumentCard {
        let card = self.upload(name, data).await.unwrap();
        let job = self.ended(&card).await;
        assert_eq!(job.state, State::Done, "{job:?}");
        self.follow(|found| found.documents > 0).await;
        self.card(&card.id).await
    }

    async fn card(&self, id: &str) -> DocumentCard {
        self.library.find_card(id).await.unwrap()
    }

    /// Waits until what is searched is so.
    async fn follow(&self, is_so: impl Fn(&super::Followed) -> bool) {
        let mut followed = self.library.followed();
        let waited = tokio::time::timeout(PATIENCE, followed.wait_for(|followed| is_so(followed)));
        let _ = waited.await.expect("the index follows").expect("the library is there");
    }

    /// Waits until a search gives this.
    async fn found(&self, text: &str, is_so: impl Fn(&[Hit]) -> bool) -> Vec<Hit> {
        let mut followed = self.library.followed();
        let search = async {
            loop {
                followed.mark_unchanged();
                let hits = self.find(text).await;
                if is_so(&hits) {
                    return hits;
                }
                followed.changed().await.expect("the library is there");
            }
        };
        tokio::time::timeout(PATIENCE, search).await.expect("it is found")
    }

    async fn find(&self, text: &str) -> Vec<Hit> {
        let query = Query { text: text.to_owned(), limit: 5, ..Query::default() };
        self.library.search(&query).await.unwrap().hits
    }
}

fn librarian() -> Librarian {
    Librarian { uid: Some("u1".to_owned()), name: "Ada".to_owned() }
}

/// So many pages, each with a word of its own.
fn long_text(pages: usize) -> String {
    let page = |number: usize| {
        let lines = (0..4).map(|line| {
            let filler = "The office answers within five working days after the form has arrived. ".repeat(5);
            format!("Rule {line} of page{number} says that item{number}x{line} counts. {filler}")
        });
        lines.collect::<Vec<_>>().join("\n\n")
    };
    (1..=pages).map(page).collect::<Vec<_>>().join("\u{c}")
}
