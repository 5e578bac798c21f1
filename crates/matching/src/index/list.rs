//! What an empty query gets: everybody who passes, by name or by id.

use super::{Answer, Filter, Hit, IndexError, Order, Page, Parts, snapshot::Eligible, snapshot::Snapshot};

/// From where on it is faster to walk along the names than to sort those who pass.
const DENSE: u64 = 16;

impl Snapshot {
    pub fn list(&self, eligible: &Eligible, page: Page) -> Answer {
        let until = page.offset.saturating_add(page.count);
        let mut ids = match page.order {
            Order::Id => self.first_by_id(eligible, until),
            Order::Name => self.first_by_name(eligible, until),
        };
        ids.truncate(until);
        let hits = ids.into_iter().skip(page.offset).map(|id| Hit {
            id,
            score: 0.0,
            parts: Parts::default(),
            measured: Parts::default(),
            words: Vec::new(),
            units: Vec::new(),
        });
        Answer { eligible: eligible.count, hits: hits.collect() }
    }

    pub fn passing(&self, filter: &Filter) -> Result<Vec<u32>, IndexError> {
        Ok(self.first_by_id(&self.eligible(filter)?, usize::MAX))
    }

    fn first_by_id(&self, eligible: &Eligible, count: usize) -> Vec<u32> {
        let ids = self.generation.ids();
        let mut first: Vec<u32> = match &eligible.places {
            None => ids.iter().copied().take(count).collect(),
            Some(places) => places.iter().take(count).map(|place| ids[place as usize]).collect(),
        };
        first.extend(eligible.slots.iter().map(|slot| self.delta.recent.id(slot)));
        first.sort_unstable();
        first
    }

    fn first_by_name(&self, eligible: &Eligible, count: usize) -> Vec<u32> {
        let ids = self.generation.ids();
        let named = self.first_ranks(eligible, count).into_iter().map(|(rank, place)| {
            // Who is new and has the same rank comes before.
            (rank, 1, "", ids[place as usize])
        });
        let fresh = eligible.slots.iter().map(|slot| {
            let fresh = self.delta.recent.person(slot);
            (fresh.rank, 0, fresh.sort.as_str(), fresh.document.id)
        });
        let mut all: Vec<_> = named.chain(fresh).collect();
        if count < all.len() {
            all.select_nth_unstable(count);
            all.truncate(count);
        }
        all.sort_unstable();
        all.into_iter().map(|(.., id)| id).collect()
    }

    /// The first in the generation, each with their rank.
    fn first_ranks(&self, eligible: &Eligible, count: usize) -> Vec<(u32, u32)> {
        let by_name = (0..).zip(self.generation.by_name().iter().copied());
        match &eligible.places {
            None => by_name.take(count).collect(),
            Some(places) if places.len() * DENSE > u64::from(self.generation.people()) => {
                by_name.filter(|(_, place)| places.contains(*place)).take(count).collect()
            }
            Some(places) => {
                let ranks = self.generation.ranks();
                let mut all: Vec<(u32, u32)> =
                    places.iter().map(|place| (ranks[place as usize], place)).collect();
                if count < all.len() {
                    all.select_nth_unstable(count);
                    all.truncate(count);
                }
                all
            }
        }
    }
}
