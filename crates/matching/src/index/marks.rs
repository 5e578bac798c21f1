//! What filters ask about people who have changed: who is there, who has a tag, who has a number. By slot, so that many
//! of them are counted without looking at each.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use super::{Column, Document, Tag};
use crate::People;

/// Whoever changes again leaves a slot empty: it stays in the bitmaps, and is no longer there.
#[derive(Clone, Default)]
pub struct Marks {
    there: People,
    tags: HashMap<Tag, Arc<People>>,
    numbers: BTreeMap<(Column, i64), Arc<Vec<u32>>>,
}

impl Marks {
    pub fn add(&mut self, slot: u32, document: &Document) {
        self.there.insert(slot);
        for tag in &document.tags {
            Arc::make_mut(self.tags.entry(*tag).or_default()).insert(slot);
        }
        for number in &document.numbers {
            let slots = Arc::make_mut(self.numbers.entry(*number).or_default());
            // Somebody may have a number twice, and counts once.
            if slots.last() != Some(&slot) {
                slots.push(slot);
            }
        }
    }

    pub fn clear(&mut self, slot: u32) {
        self.there.remove(slot);
    }

    pub fn there(&self) -> &People {
        &self.there
    }

    pub fn with_tag(&self, tag: Tag) -> People {
        self.tags.get(&tag).map_or_else(People::new, |slots| &**slots & &self.there)
    }

    pub fn within(&self, column: Column, from: Option<i64>, to: Option<i64>) -> People {
        let (from, to) = (from.unwrap_or(i64::MIN), to.unwrap_or(i64::MAX));
        if from > to {
            return People::new();
        }
        let slots = self.numbers.range((column, from)..=(column, to));
        let slots: People = slots.flat_map(|(_, slots)| slots.iter().copied()).collect();
        slots & &self.there
    }

    /// The values of a column, each with those who have it or had it before they changed again.
    pub fn values(&self, column: Column) -> impl Iterator<Item = (i64, &[u32])> {
        let all = self.numbers.range((column, i64::MIN)..=(column, i64::MAX));
        all.map(|((_, value), slots)| (*value, slots.as_slice()))
    }
}
