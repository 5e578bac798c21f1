//! Traits at work, on both databases: people beside each other, files that come in and are taken back.

mod changes;
mod departments;
mod imports;
mod lists;
mod seeds;

use std::time::Duration;

use store::{
    Store,
    jobs::{Job, Jobs, Pace, State, Workers},
    testing::{Kind, TestDatabase},
};

use super::{Change, Editor, Setup, TraitContent, TraitDetail, TraitError, Traits, Wanted, store as rows};

const PATIENCE: Duration = Duration::from_mins(5);

/// A suite's traits on one test's own database.
struct Instance {
    database: TestDatabase,
    store: Store,
    jobs: Jobs,
    traits: Traits,
}

impl Instance {
    async fn new(kind: Kind) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, super::migrations]).await.unwrap();
        Self::around(database, store)
    }

    fn around(database: TestDatabase, store: Store) -> Self {
        let jobs = Jobs::new(store.clone());
        let setup = Setup { store: store.clone(), jobs: jobs.clone(), embedder: None, uses: Vec::new() };
        Self { database, store, jobs, traits: Traits::new(setup) }
    }

    /// With what the suite brings along.
    async fn seeded(kind: Kind) -> Self {
        let instance = Self::new(kind).await;
        instance.traits.bring().await.unwrap();
        instance
    }

    /// Another instance on the same database.
    async fn second(&self) -> Self {
        Self::around(self.database.share(), self.database.open().await)
    }

    fn work(&self) -> Workers {
        self.jobs.start(self.traits.works(), Pace::default())
    }

    async fn create(&self, content: TraitContent) -> Result<String, TraitError> {
        let traits = self.traits.clone();
        let change = Change { content, ..Change::default() };
        self.store.write(move |tx| async move { traits.create_in(&tx, change, &ada()).await }).await
    }

    async fn change(&self, id: &str, version: u32, content: TraitContent) -> Result<(), TraitError> {
        let (traits, id) = (self.traits.clone(), id.to_owned());
        let change = Change { content, ..Change::default() };
        self.store
            .write(move |tx| async move { traits.change_in(&tx, &id, version, change, &ada()).await })
            .await
    }

    async fn find(&self, id: &str) -> TraitDetail {
        self.traits.find(id).await.unwrap()
    }

    async fn total(&self) -> u64 {
        self.traits.list(&Wanted { limit: 1, ..Wanted::default() }).await.unwrap().total
    }

    /// Brings a file in and waits for the end of the job.
    async fn import(&self, file: &str) -> (String, Job) {
        let (id, job) = self.start_import(file).await;
        (id, self.ended(&job.id).await)
    }

    async fn start_import(&self, file: &str) -> (String, Job) {
        let looked = self.traits.look_at(file.as_bytes().to_vec()).await.unwrap();
        let traits = self.traits.clone();
        let started: Result<_, TraitError> = self
            .store
            .write(move |tx| async move { traits.import_in(&tx, "file.csv", looked, &ada()).await })
            .await;
        started.unwrap()
    }

    async fn undo_import(&self, id: &str) -> Job {
        let (traits, id) = (self.traits.clone(), id.to_owned());
        let started: Result<_, TraitError> =
            self.store.write(move |tx| async move { traits.undo_import_in(&tx, &id, &ada()).await }).await;
        self.ended(&started.unwrap().1.id).await
    }

    async fn ended(&self, job: &str) -> Job {
        let wait = async {
            loop {
                let job = self.jobs.find(job).await.unwrap().unwrap();
                if job.state.has_ended() {
                    return job;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.expect("the job ends")
    }
}

fn ada() -> Editor {
    Editor { uid: Some("ada".to_owned()), name: "Ada".to_owned() }
}

fn content(name: &str, definition: &str) -> TraitContent {
    TraitContent { name: name.to_owned(), definition: definition.to_owned(), ..TraitContent::default() }
}
