//! People who have changed, side by side, so that a search goes through many of them quickly.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use super::{
    Column, Document, IndexError, Tag, analysis::Terms, eligible::Holds, marks::Marks, plan::Plan,
    words::List,
};
use crate::{DIMENSIONS, People, Vector, lexicon::places::Point, vector::dots};

/// So many vectors lie together. What is added to is copied, if somebody still reads it.
const TOGETHER: usize = 64;
const NONE: Vector = [0.0; DIMENSIONS];

/// Each has a slot. Who changes again gets another; the old one is left empty.
#[derive(Clone, Default)]
pub struct Recent {
    slots: Vec<Slot>,
    people: Vec<Arc<Fresh>>,
    marks: Marks,
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
        self.slots.push(Slot { id, norms, has_vector });
        self.marks.add(slot, &fresh.document);
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
        self.marks.clear(slot);
    }

    pub fn has_vectors(&self) -> bool {
        self.marks.there().iter().any(|slot| self.slots[slot as usize].has_vector)
    }

    pub fn id(&self, slot: u32) -> u32 {
        self.slots[slot as usize].id
    }

    pub fn person(&self, slot: u32) -> &Fresh {
        &self.people[slot as usize]
    }

    /// The values of a column, each with those who have it; a slot that is empty may be among them.
    pub fn values(&self, column: Column) -> impl Iterator<Item = (i64, &[u32])> {
        self.marks.values(column)
    }

    /// All zeros if there is none.
    pub fn vector(&self, slot: u32) -> &Vector {
        &self.vectors[slot as usize / TOGETHER][slot as usize % TOGETHER]
    }

    /// How alike each of these is to the query, in the order of their slots.
    pub fn dots(&self, query: &Vector, slots: &People) -> Vec<f32> {
        let mut all = Vec::with_capacity(self.slots.len());
        let mut slots = slots.iter().peekable();
        let mut places = Vec::with_capacity(TOGETHER);
        for (start, vectors) in (0_u32..).step_by(TOGETHER).zip(&self.vectors) {
            places.clear();
            while let Some(slot) = slots.next_if(|slot| ((slot - start) as usize) < TOGETHER) {
                places.push(slot - start);
            }
            dots(query, vectors, &places, &mut all);
        }
        all
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

/// By slot.
impl Holds for Recent {
    fn everybody(&self) -> People {
        self.marks.there().clone()
    }

    fn with_tag(&self, tag: Tag) -> Result<People, IndexError> {
        Ok(self.marks.with_tag(tag))
    }

    fn within(&self, column: Column, from: Option<i64>, to: Option<i64>) -> Result<People, IndexError> {
        Ok(self.marks.within(column, from, to))
    }

    fn near(&self, point: Point, km: f64) -> Result<People, IndexError> {
        let lives_there =
            |slot: &u32| self.person(*slot).document.point.is_some_and(|own| own.km_to(point) <= km);
        Ok(self.marks.there().iter().filter(lives_there).collect())
    }

    fn with_ids(&self, ids: &People) -> People {
        self.marks.there().iter().filter(|slot| ids.contains(self.id(*slot))).collect()
    }
}
