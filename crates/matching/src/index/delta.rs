//! What has changed since the generation was made. Small, in memory, and looked through one by one.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    Change, Document, IndexError, analysis::Terms, builder::usable, generation::Generation, words::List,
};
use crate::{People, lexicon::text};

#[derive(Clone, Default)]
pub struct Delta {
    entries: BTreeMap<u32, Entry>,
    /// Places in the generation that are no longer true.
    pub hidden: People,
}

#[derive(Clone)]
struct Entry {
    /// Of the change, and where in the change log it was.
    sequence: u64,
    position: u64,
    fresh: Option<Arc<Fresh>>,
    hidden: Option<Arc<Hidden>>,
}

/// Somebody as they are now.
pub struct Fresh {
    pub document: Document,
    pub terms: Terms,
    /// How many in the generation come before them by name.
    pub rank: u32,
    pub sort: String,
}

/// Somebody as they were.
struct Hidden {
    place: u32,
    terms: Terms,
}

impl Delta {
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn put(
        &mut self,
        change: Change,
        generation: &Generation,
        sequence: u64,
        position: u64,
    ) -> Result<(), IndexError> {
        let id = change.id();
        let fresh = match change {
            Change::Put(document) => Some(Arc::new(Fresh::new(document, generation)?)),
            Change::Remove(_) => None,
        };
        let hidden = match self.entries.remove(&id) {
            Some(before) => before.hidden,
            None => {
                generation.place(id).map(|place| Hidden::new(place, generation)).transpose()?.map(Arc::new)
            }
        };
        if let Some(hidden) = &hidden {
            self.hidden.insert(hidden.place);
        }
        if fresh.is_some() || hidden.is_some() {
            self.entries.insert(id, Entry { sequence, position, fresh, hidden });
        }
        Ok(())
    }

    /// The same changes on another generation, without those that it knows already.
    pub fn carry(
        &self,
        generation: &Generation,
        is_new: impl Fn(u64, u64) -> bool,
    ) -> Result<Self, IndexError> {
        let mut carried = Self::default();
        for (id, entry) in &self.entries {
            if is_new(entry.sequence, entry.position) {
                let fresh = entry.fresh.as_ref().map(|fresh| Change::Put(fresh.document.clone()));
                let change = fresh.unwrap_or(Change::Remove(*id));
                carried.put(change, generation, entry.sequence, entry.position)?;
            }
        }
        Ok(carried)
    }

    pub fn fresh(&self) -> impl Iterator<Item = &Arc<Fresh>> {
        self.entries.values().filter_map(|entry| entry.fresh.as_ref())
    }

    pub fn get(&self, id: u32) -> Option<&Arc<Fresh>> {
        self.entries.get(&id)?.fresh.as_ref()
    }

    /// What each change adds to a count, and what it takes from it.
    fn sum(&self, of: impl Fn(&Terms) -> i64) -> i64 {
        let change = |entry: &Entry| {
            let now = entry.fresh.as_ref().map_or(0, |fresh| of(&fresh.terms));
            let before = entry.hidden.as_ref().map_or(0, |hidden| of(&hidden.terms));
            now - before
        };
        self.entries.values().map(change).sum()
    }

    pub fn people(&self) -> i64 {
        self.sum(|_| 1)
    }

    pub fn tokens(&self, list: List) -> i64 {
        self.sum(|terms| match list {
            List::Words => terms.length.into(),
            List::Names => terms.names_length.into(),
        })
    }

    pub fn word_count(&self, hash: u64) -> i64 {
        self.sum(|terms| terms.word(hash).is_some().into())
    }

    pub fn name_count(&self, name: &str) -> i64 {
        self.sum(|terms| terms.name(name).is_some().into())
    }

    /// By how many more people each name is had.
    pub fn name_counts(&self) -> BTreeMap<&str, i64> {
        let mut counts = BTreeMap::new();
        for entry in self.entries.values() {
            let now = entry.fresh.as_ref().map(|fresh| (&fresh.terms, 1));
            let before = entry.hidden.as_ref().map(|hidden| (&hidden.terms, -1));
            for (terms, difference) in now.into_iter().chain(before) {
                for (name, _) in &terms.names {
                    *counts.entry(name.as_str()).or_default() += difference;
                }
            }
        }
        counts
    }
}

impl Fresh {
    fn new(mut document: Document, generation: &Generation) -> Result<Self, IndexError> {
        if usable(document.vector.as_deref()).is_none() {
            document.vector = None;
        }
        let sort = text::fold(&document.sort);
        let mut failed = None;
        let rank = generation.by_name().partition_point(|place| match generation.record(*place) {
            Ok(record) => {
                (text::fold(record.sort).as_str(), generation.ids()[*place as usize]) < (&sort, document.id)
            }
            Err(error) => {
                failed = Some(error);
                false
            }
        });
        failed.map_or(Ok(()), Err)?;
        let rank = u32::try_from(rank).unwrap_or(u32::MAX);
        Ok(Self { terms: Terms::of(&document), document, rank, sort })
    }
}

impl Hidden {
    fn new(place: u32, generation: &Generation) -> Result<Self, IndexError> {
        Ok(Self { place, terms: Terms::of(&generation.document(place)?) })
    }
}
