//! People who have changed, side by side, so that a search goes through many of them quickly.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use super::{Document, analysis::Terms, plan::Plan, words::List};
use crate::{DIMENSIONS, Vector};

/// So many vectors lie together. What is added to is copied, if somebody still reads it.
const TOGETHER: usize = 64;
const NONE: Vector = [0.0; DIMENSIONS];

/// Each has a slot. Who changes again gets another; the old one is left empty.
#[derive(Clone, Default)]
pub struct Recent {
    slots: Vec<Slot>,
    people: Vec<Arc<Fresh>>,
    vectors: Vec<Arc<Vec<Vector>>>,
    /// Who has the word, by hash, in the order of their slots.
    words: HashMap<u64, Arc<Vec<Posting>>>,
    names: BTreeMap<Arc<str>, Arc<Vec<Posting>>>,
}

#[derive(Clone, Copy)]
struct Slot {
    id: u32,
    /// The lengths of both lists.
    norms: (u8, u8),
    has_vector: bool,
    is_empty: bool,
}

#[derive(Clone, Copy)]
struct Posting {
    slot: u32,
    count: u32,
}

/// Somebody as they are now.
pub struct Fresh {
    /// Without its vector.
    pub document: Document,
    pub terms: Terms,
    /// How many in the generation come before them by name.
    pub rank: u32,
    pub sort: String,
}

impl Recent {
    /// How many slots there are.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    pub fn push(&mut self, mut fresh: Fresh) -> u32 {
        let slot = u32::try_from(self.slots.len()).expect("so many do not fit into memory");
        let vector = fresh.document.vector.take();
        for (word, count) in fresh.terms.words() {
            Arc::make_mut(self.words.entry(word).or_default()).push(Posting { slot, count });
        }
        for (name, count) in &fresh.terms.names {
            let posting = Posting { slot, count: *count };
            match self.names.get_mut(name.as_str()) {
                Some(postings) => Arc::make_mut(postings).push(posting),
                None => drop(self.names.insert(name.as_str().into(), Arc::new(vec![posting]))),
            }
        }
        let (id, norms, has_vector) = (fresh.document.id, fresh.terms.norms(), vector.is_some());
        self.slots.push(Slot { id, norms, has_vector, is_empty: false });
        if (slot as usize).is_multiple_of(TOGETHER) {
            self.vectors.push(Arc::default());
        }
        if let Some(last) = self.vectors.last_mut() {
            Arc::make_mut(last).push(vector.map_or(NONE, |vector| *vector));
        }
        self.people.push(Arc::new(fresh));
        slot
    }

    pub fn clear(&mut self, slot: u32) {
        self.slots[slot as usize].is_empty = true;
    }

    /// Those that are not empty.
    pub fn slots(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.slots).filter(|(_, own)| !own.is_empty).map(|(slot, _)| slot)
    }

    pub fn has_vectors(&self) -> bool {
        self.slots.iter().any(|slot| slot.has_vector && !slot.is_empty)
    }

    pub fn id(&self, slot: u32) -> u32 {
        self.slots[slot as usize].id
    }

    pub fn person(&self, slot: u32) -> &Fresh {
        &self.people[slot as usize]
    }

    /// All zeros if there is none.
    pub fn vector(&self, slot: u32) -> &Vector {
        &self.vectors[slot as usize / TOGETHER][slot as usize % TOGETHER]
    }

    pub fn document(&self, slot: u32) -> Document {
        let vector = self.slots[slot as usize].has_vector.then(|| Box::new(*self.vector(slot)));
        Document { vector, ..self.person(slot).document.clone() }
    }

    /// What the words earn each, by slot, added up in the order of the plan.
    pub fn scores(&self, plan: &Plan) -> Vec<f32> {
        let mut scores = vec![0.0; self.slots.len()];
        for wanted in &plan.wanted {
            let postings = match wanted.list {
                List::Words => self.words.get(&wanted.hash),
                List::Names => self.names.get(wanted.found.as_str()),
            };
            for Posting { slot, count } in postings.into_iter().flat_map(|postings| postings.iter()) {
                let (words, names) = self.slots[*slot as usize].norms;
                let norm = if wanted.list == List::Words { words } else { names };
                scores[*slot as usize] += wanted.weight.score(norm, *count);
            }
        }
        scores
    }
}
