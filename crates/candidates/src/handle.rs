use std::{path::PathBuf, sync::Arc};

use ai::Embedder;
use campus::intake::Shelf;
use serde_json::json;
use store::{
    Store,
    jobs::{Filter, Jobs, NewJob, State, Work},
};
use tokio::sync::Mutex;

use crate::{
    esco::Taxonomy,
    files::{HeldCopies, MOST_MEGABYTES, ReadAgain, ReadBatch},
    network::{Kept, Sketches},
    pool::{Boards, Directions, Held, Patience, PointCandidates},
};

/// What candidates need.
pub struct Setup {
    pub store: Store,
    pub jobs: Jobs,
    /// What knows the meaning of texts. While its files are missing, words alone decide.
    pub sentences: Arc<dyn Embedder>,
    /// Where uploaded files lie, and the directions of what résumés say. The latter can be made anew at any time.
    pub folder: PathBuf,
    /// Where the files of models and lists are.
    pub assets: PathBuf,
}

/// The candidates of the suite. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Candidates(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub store: Store,
    pub jobs: Jobs,
    pub sentences: Arc<dyn Embedder>,
    pub shelf: Shelf,
    pub directions: Directions,
    pub taxonomy: Taxonomy,
    /// One at a time brings the pool up to date; the others wait and have it then.
    pub held: Mutex<Held>,
    pub copies: Mutex<HeldCopies>,
    pub boards: Boards,
    pub patience: Patience,
    /// One at a time compares everybody with every open role.
    pub network: Mutex<Kept>,
    pub sketches: Mutex<Sketches>,
}

impl Candidates {
    pub fn new(setup: Setup) -> Self {
        let Setup { store, jobs, sentences, folder, assets } = setup;
        let shelf = Shelf { folder: folder.join("files"), most: MOST_MEGABYTES };
        Self(Arc::new(Inner {
            store,
            jobs,
            sentences,
            shelf,
            directions: Directions::new(&folder),
            taxonomy: Taxonomy::new(assets),
            held: Mutex::default(),
            copies: Mutex::default(),
            boards: Boards::default(),
            patience: Patience::default(),
            network: Mutex::default(),
            sketches: Mutex::default(),
        }))
    }

    /// The long work that is done for candidates.
    pub fn works(&self) -> Vec<Arc<dyn Work>> {
        vec![
            Arc::new(ReadBatch(self.clone())),
            Arc::new(ReadAgain(self.clone())),
            Arc::new(PointCandidates(self.clone())),
        ]
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Sees to it that long work of a kind is done, unless it waits already or somebody is at it.
    pub(crate) async fn ask_for(&self, kind: &'static str, title: &'static str) -> store::Result<()> {
        let jobs = self.0.jobs.clone();
        let asked = self.store().write(move |tx| async move {
            tx.lock_name(kind).await?;
            for state in [State::Waiting, State::Running] {
                let filter = Filter { kind: Some(kind.to_owned()), state: Some(state), ..Filter::default() };
                if !jobs.list_in(&tx, &filter).await?.is_empty() {
                    return Ok(());
                }
            }
            let new = NewJob { kind, title: title.to_owned(), owner: None, input: json!({}) };
            jobs.create_in(&tx, new).await?;
            Ok::<_, store::Error>(())
        });
        asked.await
    }
}
