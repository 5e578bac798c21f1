//! What has changed since the generation was made: small, and in memory.

use std::{
    collections::{BTreeMap, HashMap},
    ops::Bound,
    sync::Arc,
};

use super::{
    Change, Document, IndexError,
    analysis::Terms,
    builder::usable,
    generation::Generation,
    recent::{Fresh, Recent},
    words::List,
};
use crate::{People, lexicon::text};

#[derive(Clone, Default)]
pub struct Delta {
    entries: BTreeMap<u32, Entry>,
    /// Places in the generation that are no longer true.
    pub hidden: People,
    /// Everybody who has changed, as they are now.
    pub recent: Recent,
    more: More,
}

/// Of somebody who is gone, too, even if they were never in this generation: the next one may know them still.
#[derive(Clone, Copy)]
struct Entry {
    /// Of the change, and where in the change log it was.
    sequence: u64,
    position: u64,
    /// None if they are gone.
    slot: Option<u32>,
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

impl Delta {
    /// How much has to be kept.
    pub fn len(&self) -> usize {
        self.entries.len().max(self.recent.len())
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
            Change::Put(document) => Some(Fresh::new(document, generation)?),
            Change::Remove(_) => None,
        };
        match self.entries.get(&id) {
            Some(Entry { slot: Some(slot), .. }) => {
                self.more.add(&self.recent.person(*slot).terms, -1);
                self.recent.clear(*slot);
            }
            Some(_) => {}
            None => {
                if let Some(place) = generation.place(id) {
                    self.more.add(&Terms::of(&generation.document(place)?), -1);
                    self.hidden.insert(place);
                }
            }
        }
        let slot = fresh.map(|fresh| {
            self.more.add(&fresh.terms, 1);
            self.recent.push(fresh)
        });
        self.entries.insert(id, Entry { sequence, position, slot });
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
                let fresh = entry.slot.map(|slot| Change::Put(self.recent.document(slot)));
                let change = fresh.unwrap_or(Change::Remove(*id));
                carried.put(change, generation, entry.sequence, entry.position)?;
            }
        }
        Ok(carried)
    }

    /// Those who are not gone, in the order of their ids.
    pub fn slots(&self) -> impl Iterator<Item = u32> {
        self.entries.values().filter_map(|entry| entry.slot)
    }

    /// Of somebody who has changed and is not gone.
    pub fn slot(&self, id: u32) -> Option<u32> {
        self.entries.get(&id)?.slot
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

    /// By how many more people each name is had that begins so; those that are had by as many as before are not among
    /// them.
    pub fn name_counts(&self, beginning: &str) -> impl Iterator<Item = (&str, i64)> {
        let from = self.more.names.range::<str, _>((Bound::Included(beginning), Bound::Unbounded));
        from.map(|(name, count)| (&**name, *count)).take_while(move |(name, _)| name.starts_with(beginning))
    }
}

impl More {
    /// One person more with these words, or one less.
    fn add(&mut self, terms: &Terms, people: i64) {
        self.people += people;
        self.tokens[List::Words as usize] += people * i64::from(terms.length);
        self.tokens[List::Names as usize] += people * i64::from(terms.names_length);
        for (hash, _) in terms.words() {
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
