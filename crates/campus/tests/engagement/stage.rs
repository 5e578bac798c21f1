//! A campus of a test's own.

use std::sync::Arc;

use campus::{
    Campus, Setup,
    engagement::{Look, Picture},
    fill::fill,
    generate::{Generator, Size},
    store::edition::{self, NewEdition},
};
use store::{
    Store,
    jobs::Jobs,
    testing::{Kind, TestDatabase},
};
use tempfile::TempDir;

pub struct Stage {
    pub campus: Campus,
    pub store: Store,
    pub jobs: Jobs,
    pub database: TestDatabase,
    _folder: TempDir,
}

impl Stage {
    pub async fn new(kind: Kind, people: u32) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, campus::migrations]).await.unwrap();
        let (jobs, folder) = (Jobs::new(store.clone()), tempfile::tempdir().unwrap());
        let (own, queue) = (store.clone(), jobs.clone());
        let setup = Setup { store: own, jobs: queue, folder: folder.path().to_owned(), model: None };
        let stage = Self { campus: Campus::new(setup), store, jobs, database, _folder: folder };
        stage.fill(7, people).await;
        stage
    }

    /// Puts another campus in the place of the one there is.
    pub async fn fill(&self, seed: u64, people: u32) {
        let (own, size) = (self.store.clone(), Size::people(people));
        let new = NewEdition { seed, size, today: Generator::TODAY, created_by: None };
        let begun = self.store.write(move |tx| async move { edition::begin(&tx, &own, new).await });
        let number = begun.await.unwrap();
        let begun = edition::find(self.store.reader(), number).await.unwrap().unwrap();
        fill(&self.store, &begun, |_| ()).await.unwrap();
        let own = self.store.clone();
        self.store
            .write(move |tx| async move { edition::make_current(&tx, &own, number).await })
            .await
            .unwrap();
    }

    pub async fn picture(&self) -> Arc<Picture> {
        match self.campus.engagement().look().await.unwrap() {
            Look::Ready { picture, .. } => picture,
            _ => panic!("a small campus is counted at once"),
        }
    }
}
