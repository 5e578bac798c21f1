//! A campus, candidates and a model for the tests of this crate.

use std::{
    collections::BTreeSet,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    time::Duration,
};

use ai::{DIMENSIONS, EmbedError, Embedder, Vector};
use api::Answer;
use campus::{
    fill::fill,
    generate::{Generator, Size},
    model::{ConsentField, Life, PersonId},
    people::{self, ConsentError, Consenting},
    store::edition::{self, NewEdition},
};
use futures_util::stream;
use identity::{Actor, Origin};
use store::{
    Migrations, Store,
    jobs::{Jobs, Pace, Workers},
    testing::{Kind, TestDatabase},
};
use talent::{Need, Requirement, RequirementKind};
use tempfile::TempDir;

use crate::{By, CandidateId, Candidates, FileState, Pool, Setup, TalentBatch, TalentFile};

pub const PEOPLE: u32 = 200;
const PATIENCE: Duration = Duration::from_mins(2);

/// Texts with words in common point the same way. It can be away.
#[derive(Default)]
pub struct Model {
    pub is_away: AtomicBool,
    /// How many it was asked for.
    pub texts: AtomicUsize,
    gate: Mutex<Option<Receiver<()>>>,
}

impl Model {
    /// Whoever asks it waits until this is dropped.
    pub fn hold(&self) -> Sender<()> {
        let (gate, opens) = channel();
        *self.gate.lock().unwrap() = Some(opens);
        gate
    }
}

impl Embedder for Model {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        if self.is_away.load(Ordering::SeqCst) {
            return Err(EmbedError::Missing("nowhere".into()));
        }
        self.texts.fetch_add(texts.len(), Ordering::SeqCst);
        if let Some(opens) = &*self.gate.lock().unwrap() {
            let _ = opens.recv();
        }
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

pub struct Bench {
    pub database: TestDatabase,
    pub candidates: Candidates,
    pub jobs: Jobs,
    pub model: Arc<Model>,
    folder: TempDir,
}

impl Bench {
    /// With a campus.
    pub async fn new(kind: Kind) -> Self {
        let bench = Self::empty(kind).await;
        make_campus(bench.store(), 7).await;
        bench
    }

    /// Without one, and with a model that is away.
    pub async fn empty(kind: Kind) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        let all: [Migrations; 4] =
            [store::jobs::migrations, identity::migrations, campus::migrations, crate::migrations];
        store.migrate(&all).await.unwrap();
        let (jobs, model) = (Jobs::new(store.clone()), Arc::new(Model::default()));
        model.is_away.store(true, Ordering::SeqCst);
        let folder = tempfile::tempdir().unwrap();
        let candidates = Candidates::new(Setup {
            store,
            jobs: jobs.clone(),
            sentences: model.clone(),
            folder: folder.path().to_owned(),
            assets: folder.path().to_owned(),
        });
        Self { database, candidates, jobs, model, folder }
    }

    pub fn store(&self) -> &Store {
        self.candidates.store()
    }

    /// Where the files of models and lists would be.
    pub fn assets(&self) -> &Path {
        self.folder.path()
    }

    pub fn at_work(&self) -> Workers {
        self.jobs.start(self.candidates.works(), Pace::default())
    }

    pub async fn consent(&self, person: u32, granted: bool) {
        let today = self.store().today();
        let (person, field) = (PersonId(person), ConsentField::Employers);
        let said = Consenting { person, field, granted, basis: "Form".to_owned(), today };
        let done: Result<(), ConsentError> =
            self.store().write(move |tx| async move { people::change(&tx, said).await.map(|_| ()) }).await;
        done.unwrap();
    }

    /// A batch with these files in it, all of them read.
    pub async fn read(&self, files: &[(&str, &[u8])]) -> (TalentBatch, Vec<TalentFile>) {
        let batch = self.candidates.create_batch(ada(), "Career fair".to_owned()).await.unwrap();
        for (name, bytes) in files {
            self.upload(&batch.id, name, bytes).await.unwrap();
        }
        let started = self.candidates.read_batch(ada(), &batch.id).await;
        assert!(started.is_ok() || files.iter().all(|(_, bytes)| bytes.is_empty()), "{started:?}");
        let _workers = self.at_work();
        self.when_read(&batch.id).await
    }

    pub async fn upload(&self, batch: &str, name: &str, bytes: &[u8]) -> Answer<TalentFile> {
        let pieces: Vec<Result<Vec<u8>, std::io::Error>> =
            bytes.chunks(1_000_000).map(|piece| Ok(piece.to_vec())).collect();
        let received = self.candidates.receive(ada(), batch, name, stream::iter(pieces)).await;
        received.map(|received| received.file)
    }

    pub async fn when_read(&self, batch: &str) -> (TalentBatch, Vec<TalentFile>) {
        let wait = async {
            loop {
                let (shown, files) = self.candidates.batch(batch).await.unwrap();
                let job = self.jobs.find(shown.job.as_deref().unwrap_or_default()).await.unwrap();
                if shown.waiting == 0 && job.is_none_or(|job| job.state.has_ended()) {
                    return (shown, files);
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.expect("it is read")
    }

    /// The same once there are so many files.
    pub async fn when_read_all(&self, batch: &str, count: usize) -> (TalentBatch, Vec<TalentFile>) {
        self.when_shown(batch, |files| {
            files.len() == count && files.iter().all(|file| file.state != FileState::Waiting)
        })
        .await;
        self.when_read(batch).await
    }

    pub async fn when_shown(&self, batch: &str, is_so: impl Fn(&[TalentFile]) -> bool) -> Vec<TalentFile> {
        let wait = async {
            loop {
                let (_, files) = self.candidates.batch(batch).await.unwrap();
                if is_so(&files) {
                    return files;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.expect("it is so")
    }

    pub async fn when_whole(&self) -> Arc<Pool> {
        self.when(|pool| pool.meaning.is_whole()).await
    }

    pub async fn when(&self, is_so: impl Fn(&Pool) -> bool) -> Arc<Pool> {
        let wait = async {
            loop {
                let pool = self.candidates.pool().await.unwrap();
                if is_so(&pool) {
                    return pool;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.expect("the pool is so")
    }
}

/// Those who may be shown to employers, as the generator says.
pub fn agreed(seed: u64) -> BTreeSet<CandidateId> {
    let generator = Generator::new(seed, Size::people(PEOPLE), Generator::TODAY);
    let lives = (1..=PEOPLE).map(|number| generator.person(number));
    lives.filter(may_be_seen).map(|life| CandidateId::Person(life.person.id.0)).collect()
}

fn may_be_seen(life: &Life) -> bool {
    let has_agreed = life.consents.iter().any(|one| one.field == ConsentField::Employers && one.granted);
    has_agreed && life.candidate.is_some() && life.person.died.is_none()
}

/// Makes another campus that everybody sees from then on.
pub async fn make_campus(store: &Store, seed: u64) {
    let new = NewEdition { seed, size: Size::people(PEOPLE), today: Generator::TODAY, created_by: None };
    let own = store.clone();
    let number = store.write(move |tx| async move { edition::begin(&tx, &own, new).await }).await.unwrap();
    let begun = edition::find(store.reader(), number).await.unwrap().unwrap();
    fill(store, &begun, |_| ()).await.unwrap();
    let own = store.clone();
    store.write(move |tx| async move { edition::make_current(&tx, &own, number).await }).await.unwrap();
}

pub fn ada() -> By {
    let actor =
        Actor { uid: "u1".to_owned(), email: "ada@quadrangle.example".to_owned(), origin: Origin::default() };
    By { name: "Ada".to_owned(), uid: "u1".to_owned(), actor, may_share: true }
}

pub fn skill(id: u16, name: &str, weight: u8) -> Requirement {
    Requirement {
        id,
        kind: RequirementKind::Skill,
        label: name.to_owned(),
        text: name.to_owned(),
        need: Need::Must,
        weight,
        years: None,
        taxon: None,
        span: None,
    }
}

pub const RESUME: &str = "Mira Okafor\nmira.okafor@example.org\n\nExperience\n\nData Analyst, Northwind Foods, \
    2021 to present\n- Built dashboards in SQL and Python that cut reporting time by 40%.\n- Trained 12 colleagues.\n\n\
    Education\nBSc in Statistics, Lakeside University, 2020\n\nSkills\nPython, SQL, Excel, Tableau\n";
