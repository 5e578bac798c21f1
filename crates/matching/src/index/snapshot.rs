//! A generation and what has changed since: what one search sees.

use std::sync::Arc;

use super::{
    Change, Document, Field, Filter, IndexError, Occurrences, Tag, analysis::term, delta::Delta,
    document::hash, eligible::Holds, generation::Generation, words::List,
};
use crate::People;

pub struct Snapshot {
    pub generation: Arc<Generation>,
    pub delta: Delta,
    /// Of the last change.
    pub sequence: u64,
    pub position: u64,
}

/// Those who pass a filter.
pub struct Eligible {
    /// Places in the generation; `None` if that is everybody.
    pub places: Option<People>,
    /// Whether everybody passes: then the places are all but those that are hidden.
    pub is_everybody: bool,
    /// Of those who have changed.
    pub slots: People,
    pub count: u64,
}

impl Snapshot {
    pub fn new(generation: Generation) -> Self {
        let position = generation.manifest.position;
        Self { generation: Arc::new(generation), delta: Delta::default(), sequence: 0, position }
    }

    pub fn with(&self, changes: impl IntoIterator<Item = Change>, position: u64) -> Result<Self, IndexError> {
        let mut delta = self.delta.clone();
        let sequence = self.sequence + 1;
        for change in changes {
            delta.put(change, &self.generation, sequence, position)?;
        }
        let generation = Arc::clone(&self.generation);
        Ok(Self { generation, delta, sequence, position: position.max(self.position) })
    }

    pub fn moved_to(
        &self,
        generation: Generation,
        is_new: impl Fn(u64, u64) -> bool,
    ) -> Result<Self, IndexError> {
        let delta = self.delta.carry(&generation, is_new)?;
        let position = generation.manifest.position.max(self.position);
        Ok(Self { generation: Arc::new(generation), delta, sequence: self.sequence, position })
    }

    pub fn people(&self) -> u64 {
        u64::from(self.generation.people()).saturating_add_signed(self.delta.people())
    }

    pub fn has_vectors(&self) -> bool {
        self.generation.manifest.has_vectors || self.delta.recent.has_vectors()
    }

    pub fn eligible(&self, filter: &Filter) -> Result<Eligible, IndexError> {
        let is_everybody = *filter == Filter::Everybody;
        let slots = self.delta.recent.eligible(filter)?;
        let places = if is_everybody && self.delta.hidden.is_empty() {
            None
        } else {
            Some(self.generation.eligible(filter)? - &self.delta.hidden)
        };
        let count = places.as_ref().map_or(u64::from(self.generation.people()), People::len);
        Ok(Eligible { places, is_everybody, count: count + slots.len(), slots })
    }

    pub fn occurrences(&self, word: &str) -> Result<Occurrences, IndexError> {
        let count = |list: List, word: &str, changed: i64| -> Result<u64, IndexError> {
            Ok(self.generation.words.count(list, word)?.saturating_add_signed(changed))
        };
        let (name, root) = (term(Field::Name, word), term(Field::Text, word));
        let names = count(List::Names, &name, self.delta.name_count(&name))?;
        let all = count(List::Words, &root, self.delta.word_count(hash(&[&root])))?;
        // A name that is its own root is among them.
        Ok(Occurrences { names, words: if name == root { all.saturating_sub(names) } else { all } })
    }

    pub fn count(&self, filter: &Filter, tags: &[Tag]) -> Result<Vec<u64>, IndexError> {
        let eligible = self.eligible(filter)?;
        let mut counts = Vec::with_capacity(tags.len());
        for tag in tags {
            let having = self.generation.with_tag(*tag)?;
            let places =
                eligible.places.as_ref().map_or(having.len(), |places| places.intersection_len(&having));
            let fresh = eligible.slots.intersection_len(&self.delta.recent.with_tag(*tag)?);
            counts.push(places + fresh);
        }
        Ok(counts)
    }

    pub fn document(&self, id: u32) -> Result<Option<Document>, IndexError> {
        if let Some(slot) = self.delta.slot(id) {
            return Ok(Some(self.delta.recent.document(slot)));
        }
        self.place(id).map(|place| self.generation.document(place)).transpose()
    }

    /// Of somebody in the generation who has not changed since.
    pub fn place(&self, id: u32) -> Option<u32> {
        self.generation.place(id).filter(|place| !self.delta.hidden.contains(*place))
    }

    /// In the order of their ids.
    pub fn for_each_document(
        &self,
        mut each: impl FnMut(&Document) -> Result<(), IndexError>,
    ) -> Result<(), IndexError> {
        let recent = &self.delta.recent;
        let mut fresh = self.delta.slots().peekable();
        for (place, id) in (0..).zip(self.generation.ids()) {
            while let Some(before) = fresh.next_if(|slot| recent.id(*slot) < *id) {
                each(&recent.document(before))?;
            }
            if !self.delta.hidden.contains(place) {
                each(&self.generation.document(place)?)?;
            }
        }
        fresh.try_for_each(|slot| each(&recent.document(slot)))
    }
}
