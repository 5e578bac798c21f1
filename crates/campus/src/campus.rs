use std::{path::PathBuf, sync::Arc};

use store::{
    Result, Store,
    jobs::{Jobs, Work},
};
use tokio::sync::watch;

use crate::{
    model::{Person, PersonId},
    people::{self, PersonRecord},
    search::{
        Followed, Following, FoundPerson, IndexCampus, IndexState, PeopleFound, PeopleQuery, Search,
        SearchMode, SearchTook,
    },
    store::{edition, people as rows},
    units::Model,
};

/// What a campus needs.
pub struct Setup {
    pub store: Store,
    pub jobs: Jobs,
    /// Where the search index is kept. It can be made anew at any time.
    pub folder: PathBuf,
    /// What knows the meaning of texts. Without it, words alone find people.
    pub model: Option<Model>,
}

/// The campus: its people, and the way to find them. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Campus(Arc<Inner>);

struct Inner {
    store: Store,
    search: Arc<Search>,
}

const NO_INDEX: &str = "The search index is being made; until then people are found by name alone.";

impl Campus {
    pub fn new(setup: Setup) -> Self {
        let search = Search::new(setup.store.clone(), setup.jobs, setup.folder, setup.model);
        Self(Arc::new(Inner { store: setup.store, search: Arc::new(search) }))
    }

    /// The long work that belongs to a campus, for those who do it.
    pub fn works(&self) -> Vec<Arc<dyn Work>> {
        vec![Arc::new(IndexCampus(Arc::clone(&self.0.search)))]
    }

    /// Starts to keep the search index up to date.
    pub fn start(&self) -> Following {
        self.0.search.start()
    }

    /// The whole record of somebody. `None` if there is no such person.
    pub async fn find_person(&self, person: PersonId) -> Result<Option<PersonRecord>> {
        let db = self.0.store.reader();
        let Some(current) = edition::current(db).await? else { return Ok(None) };
        people::find(db, current.edition, person).await
    }

    /// Finds people.
    pub async fn search(&self, query: &PeopleQuery) -> Result<PeopleFound> {
        let db = self.0.store.reader();
        let Some(current) = edition::current(db).await? else {
            return Ok(by_name(0, &[]));
        };
        if let Some(found) = self.0.search.find(&current, query).await? {
            return Ok(found);
        }
        let (total, people) =
            rows::named(db, current.edition, &query.text, (query.offset, query.limit)).await?;
        Ok(by_name(total, &people))
    }

    pub async fn index_state(&self) -> Result<IndexState> {
        self.0.search.state().await
    }

    /// How far the index has come, now and from now on.
    pub fn followed(&self) -> watch::Receiver<Followed> {
        self.0.search.followed()
    }

    /// Somebody has been changed: the index need not wait until it looks by itself.
    pub fn look(&self) {
        self.0.search.look();
    }
}

/// What is found while there is no index.
fn by_name(total: u64, people: &[Person]) -> PeopleFound {
    PeopleFound {
        total,
        mode: SearchMode::Building,
        note: Some(NO_INDEX.to_owned()),
        people: people.iter().map(FoundPerson::new).collect(),
        took: SearchTook::default(),
    }
}
