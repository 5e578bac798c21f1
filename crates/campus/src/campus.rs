use std::sync::Arc;

use store::{Result, Store};

use crate::{
    model::PersonId,
    people::{self, PersonRecord},
    search::{FoundPerson, IndexState, Meaning, PeopleFound, PeopleQuery, Readiness, SearchMode, SearchTook},
    store::{changes, edition, people as rows},
};

/// The campus: its people, and the way to find them. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Campus(Arc<Inner>);

struct Inner {
    store: Store,
}

const NO_INDEX: &str = "The search index is being made; until then people are found by name alone.";

impl Campus {
    pub fn new(store: Store) -> Self {
        Self(Arc::new(Inner { store }))
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The whole record of somebody. `None` if there is no such person.
    pub async fn find_person(&self, person: PersonId) -> Result<Option<PersonRecord>> {
        let db = self.store().reader();
        let Some(current) = edition::current(db).await? else { return Ok(None) };
        people::find(db, current.edition, person).await
    }

    /// Finds people.
    pub async fn search(&self, query: &PeopleQuery) -> Result<PeopleFound> {
        self.search_by_name(query).await
    }

    /// While there is no index.
    async fn search_by_name(&self, query: &PeopleQuery) -> Result<PeopleFound> {
        let db = self.store().reader();
        let (total, people) = match edition::current(db).await? {
            Some(current) => {
                rows::named(db, current.edition, &query.text, (query.offset, query.limit)).await?
            }
            None => (0, Vec::new()),
        };
        Ok(PeopleFound {
            total,
            mode: SearchMode::Building,
            note: Some(NO_INDEX.to_owned()),
            people: people.iter().map(FoundPerson::new).collect(),
            took: SearchTook::default(),
        })
    }

    pub async fn index_state(&self) -> Result<IndexState> {
        let db = self.store().reader();
        let current = edition::current(db).await?;
        Ok(IndexState {
            readiness: if current.is_some() { Readiness::Building } else { Readiness::Empty },
            meaning: Meaning::Unavailable,
            edition: None,
            people: 0,
            units: 0,
            followed: 0,
            changes: u64::try_from(changes::latest(db).await?).unwrap_or(0),
            building: None,
            trouble: None,
        })
    }
}
