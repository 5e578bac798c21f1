//! Finds people by filters, words and meaning in one call, each score split into what earned it.
//!
//! A generation lies in a folder and never changes; what has changed since lies in memory beside it, until both
//! become the next generation. Everything here comes from the database and can be made again. One process at a
//! time works in a folder.

mod analysis;
mod builder;
mod codec;
mod delta;
mod directions;
mod document;
mod eligible;
mod error;
mod evidence;
mod files;
mod filter;
mod generation;
mod list;
mod marks;
mod meaning;
mod numbers;
mod plan;
mod points;
mod query;
mod recent;
mod record;
mod scale;
mod search;
mod snapshot;
mod tags;
mod tally;
mod wording;
mod words;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock},
};

pub use self::{
    builder::Builder,
    document::{Change, Column, Document, Field, Tag, Unit},
    error::IndexError,
    filter::Filter,
    query::{Answer, Hit, NearUnit, Occurrences, Order, Page, Parts, Query, Weights, WordShare},
    tally::Tally,
};
use self::{generation::Generation, search::Reading, snapshot::Snapshot};
use crate::Vector;

pub struct Index {
    root: PathBuf,
    current: RwLock<Arc<Snapshot>>,
    /// Held while a change is made.
    changing: Mutex<()>,
    /// Held while a generation is made.
    building: Mutex<()>,
}

impl Index {
    /// The newest generation that is whole; what is left of others is swept away.
    pub fn open(root: &Path) -> Result<Self, IndexError> {
        let mut opened = Err(IndexError::Rebuild("there is none yet".into()));
        let generations = files::generations(root).unwrap_or_default();
        for (_, folder) in generations.iter().rev() {
            match Generation::open(folder) {
                Ok(generation) if opened.is_err() => opened = Ok(generation),
                Err(IndexError::Rebuild(why)) if opened.is_err() => {
                    opened = Err(IndexError::Rebuild(why));
                    fs::remove_dir_all(folder)?;
                }
                Err(error @ (IndexError::Files(_) | IndexError::Words(_))) if opened.is_err() => {
                    return Err(error);
                }
                _ => fs::remove_dir_all(folder)?,
            }
        }
        Ok(Self::start(root.to_owned(), opened?))
    }

    fn start(root: PathBuf, generation: Generation) -> Self {
        let current = RwLock::new(Arc::new(Snapshot::new(generation)));
        Self { root, current, changing: Mutex::new(()), building: Mutex::new(()) }
    }

    /// Finds those who fit best among those who pass the filter. An empty query lists them.
    pub fn search(
        &self,
        query: &Query,
        filter: &Filter,
        weights: Weights,
        page: Page,
    ) -> Result<Answer, IndexError> {
        self.snapshot().search(query, filter, weights, page, Reading::Sketches)
    }

    /// The same by reading everybody in both ways, however long it takes: what a search is measured against.
    pub fn search_exactly(
        &self,
        query: &Query,
        filter: &Filter,
        weights: Weights,
        page: Page,
    ) -> Result<Answer, IndexError> {
        self.snapshot().search(query, filter, weights, page, Reading::Everything)
    }

    /// Everybody who passes the filter, by id.
    pub fn passing(&self, filter: &Filter) -> Result<Vec<u32>, IndexError> {
        self.snapshot().passing(filter)
    }

    /// How many who pass the filter have each of the tags.
    pub fn count(&self, filter: &Filter, tags: &[Tag]) -> Result<Vec<u64>, IndexError> {
        self.snapshot().count(filter, tags)
    }

    /// How many pass the filter, and of these how many pass each of the others.
    pub fn tally(&self, filter: &Filter, groups: &[Filter]) -> Result<Tally, IndexError> {
        self.snapshot().tally(filter, groups)
    }

    /// How many who pass the filter have each value of a column. Who has several counts for each of them.
    pub fn spread(&self, filter: &Filter, column: Column) -> Result<BTreeMap<i64, u64>, IndexError> {
        self.snapshot().spread(filter, column)
    }

    /// How many people have the word in their name, and how many in another text.
    pub fn occurrences(&self, word: &str) -> Result<Occurrences, IndexError> {
        self.snapshot().occurrences(word)
    }

    /// Of somebody's own units, the `count` nearest to a direction. `None` if there is no such person.
    pub fn near_units(
        &self,
        id: u32,
        query: &Vector,
        count: usize,
    ) -> Result<Option<Vec<NearUnit>>, IndexError> {
        self.snapshot().near_units(id, query, count)
    }

    /// What the index knows of somebody.
    pub fn document(&self, id: u32) -> Result<Option<Document>, IndexError> {
        self.snapshot().document(id)
    }

    /// How many people there are.
    pub fn people(&self) -> u64 {
        self.snapshot().people()
    }

    /// Whether anybody can be found by meaning.
    pub fn has_vectors(&self) -> bool {
        self.snapshot().has_vectors()
    }

    /// How many changes wait in memory. They are lost with the process; the change log has them.
    pub fn pending(&self) -> usize {
        self.snapshot().delta.len()
    }

    /// How far the change log has been read.
    pub fn position(&self) -> u64 {
        self.snapshot().position
    }

    /// How far it had been read when the generation was made: after a restart, changes are applied from here on.
    pub fn kept_position(&self) -> u64 {
        self.snapshot().generation.manifest.position
    }

    /// Searches that begin after this returns see the changes. `position` says how far the change log has been
    /// read with them.
    pub fn apply(&self, changes: impl IntoIterator<Item = Change>, position: u64) -> Result<(), IndexError> {
        let _changing = lock(&self.changing);
        let next = self.snapshot().with(changes, position)?;
        self.set(next);
        Ok(())
    }

    /// Makes one generation of the present one and its changes, while searches and changes go on.
    pub fn compact(&self) -> Result<(), IndexError> {
        let _building = lock(&self.building);
        let before = self.snapshot();
        let mut builder = Builder::new(&self.root)?;
        before.for_each_document(|document| builder.add(document))?;
        let generation = builder.write(before.position)?;
        self.install(generation, |sequence, _| sequence > before.sequence)
    }

    /// Puts a generation that was made from the database in the place of this one. Changes that came after
    /// `position` stay, unless they are in the files of this one already: then it is refused.
    pub fn replace(&self, builder: Builder, position: u64) -> Result<(), IndexError> {
        let _building = lock(&self.building);
        if self.kept_position() > position {
            return Err(IndexError::Rebuild("a later one has been made meanwhile".into()));
        }
        self.install(builder.write(position)?, |_, own| own > position)
    }

    /// Reads every file of the generation and compares it with what was written.
    pub fn verify(&self) -> Result<(), IndexError> {
        let snapshot = self.snapshot();
        snapshot.generation.manifest.verify(&snapshot.generation.folder)
    }

    fn install(&self, generation: Generation, is_new: impl Fn(u64, u64) -> bool) -> Result<(), IndexError> {
        let _changing = lock(&self.changing);
        let before = self.snapshot();
        self.set(before.moved_to(generation, is_new)?);
        before.generation.retire();
        Ok(())
    }

    fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn set(&self, snapshot: Snapshot) {
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(snapshot);
    }
}

/// What it guards is whole even if somebody else failed while holding it.
fn lock(mutex: &Mutex<()>) -> MutexGuard<'_, ()> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
