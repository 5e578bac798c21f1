//! What has changed since the generation was made. Small, in memory, and looked through one by one.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use super::{
    Change, Document, IndexError, analysis::Terms, builder::usable, generation::Generation, words::List,
};
use crate::{People, lexicon::text};

#[derive(Clone, Default)]
pub struct Delta {
    entries: BTreeMap<u32, Entry>,
    /// Places in the generation that are no longer true.
    pub hidden: People,
    more: More,
}

/// Without both, somebody is gone who was never in this generation: the next one may know them still.
#[derive(Clone)]
struct Entry {
    /// Of the change, and where in the change log it was.
    sequence: u64,
    position: u64,
    fresh: Option<Arc<Fresh>>,
    hidden: Option<Arc<Hidden>>,
}

/// By how much the changes make each count of the generation larger.
#[derive(Clone, Default)]
struct More {
    people: i64,
    /// Of each list.
    tokens: [i64; 2],
    /// People who have the word, by hash. What is the same as before is not in it.
    words: HashMap<u64, i64>,
    names: BTreeMap<Arc<str>, i64>,
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
        let hidden = if let Some(before) = self.entries.remove(&id) {
            if let Some(fresh) = before.fresh {
                self.more.add(&fresh.terms, -1);
            }
            before.hidden
        } else {
            let hidden = generation.place(id).map(|place| Hidden::new(place, generation)).transpose()?;
            if let Some(hidden) = &hidden {
                self.more.add(&hidden.terms, -1);
                self.hidden.insert(hidden.place);
            }
            hidden.map(Arc::new)
        };
        if let Some(fresh) = &fresh {
            self.more.add(&fresh.terms, 1);
        }
        self.entries.insert(id, Entry { sequence, position, fresh, hidden });
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

    pub fn people(&self) -> i64 {
        self.more.people
    }

    pub fn tokens(&self, list: List) -> i64 {
        self.more.tokens[list as usize]
    }

    pub fn word_count(&self, hash: u64) -> i64 {
        self.more.words.get(&hash).copied().unwrap_or_default()
    }

    pub fn name_count(&self, name: &str) -> i64 {
        self.more.names.get(name).copied().unwrap_or_default()
    }

    /// By how many more people each name is had; those that are had by as many as before are not among them.
    pub fn name_counts(&self) -> impl Iterator<Item = (&str, i64)> {
        self.more.names.iter().map(|(name, count)| (&**name, *count))
    }
}

impl More {
    /// One person more with these words, or one less.
    fn add(&mut self, terms: &Terms, people: i64) {
        self.people += people;
        self.tokens[List::Words as usize] += people * i64::from(terms.length);
        self.tokens[List::Names as usize] += people * i64::from(terms.names_length);
        for hash in terms.words() {
            let count = self.words.entry(hash).or_default();
            *count += people;
            if *count == 0 {
                self.words.remove(&hash);
            }
        }
        for (name, _) in &terms.names {
            let before = self.names.get_mut(name.as_str());
            let count = match before {
                Some(count) => {
                    *count += people;
                    *count
                }
                None => {
                    self.names.insert(name.as_str().into(), people);
                    people
                }
            };
            if count == 0 {
                self.names.remove(name.as_str());
            }
        }
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
