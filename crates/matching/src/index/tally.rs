//! How many of those who pass a filter are of which kind: by other filters, or by the values of a column.

use std::collections::BTreeMap;

use super::{Column, Filter, IndexError, eligible::Holds, snapshot::Snapshot};
use crate::People;

/// How many pass a filter, and of these how many pass each of some others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub total: u64,
    pub groups: Vec<u64>,
}

impl Snapshot {
    pub fn tally(&self, filter: &Filter, groups: &[Filter]) -> Result<Tally, IndexError> {
        let eligible = self.eligible(filter)?;
        let mut tally = Tally { total: eligible.count, groups: Vec::with_capacity(groups.len()) };
        for group in groups {
            let own = self.generation.eligible(group)?;
            let places = eligible.places.as_ref().map_or(own.len(), |places| places.intersection_len(&own));
            let slots = eligible.slots.intersection_len(&self.delta.recent.eligible(group)?);
            tally.groups.push(places + slots);
        }
        Ok(tally)
    }

    pub fn spread(&self, filter: &Filter, column: Column) -> Result<BTreeMap<i64, u64>, IndexError> {
        let eligible = self.eligible(filter)?;
        let marked =
            eligible.places.as_ref().map(|places| Marked::new(places, self.generation.people() as usize));
        let mut spread: BTreeMap<i64, u64> = BTreeMap::new();
        let (values, mut places) = self.generation.column(column);
        for run in values.chunk_by(|one, other| one == other) {
            let (own, rest) = places.split_at(run.len());
            places = rest;
            let count = match &marked {
                Some(marked) => own.iter().filter(|place| marked.has(**place)).count(),
                None => own.len(),
            };
            if count > 0 {
                spread.insert(run[0], count as u64);
            }
        }
        let fresh = Marked::new(&eligible.slots, self.delta.recent.len());
        for (value, slots) in self.delta.recent.values(column) {
            let count = slots.iter().filter(|slot| fresh.has(**slot)).count();
            if count > 0 {
                *spread.entry(value).or_default() += count as u64;
            }
        }
        Ok(spread)
    }
}

/// A bitmap laid out flat: a column is walked along from one end to the other, and each of its places is looked up.
struct Marked(Vec<u64>);

impl Marked {
    fn new(places: &People, size: usize) -> Self {
        let mut marked = vec![0_u64; size / 64 + 1];
        for place in places {
            marked[place as usize / 64] |= 1 << (place % 64);
        }
        Self(marked)
    }

    fn has(&self, place: u32) -> bool {
        self.0.get(place as usize / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
    }
}
