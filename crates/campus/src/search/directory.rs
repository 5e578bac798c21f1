//! Who passes a filter, how many they are, and of which kinds: for those who publish, list and count.

use std::collections::BTreeMap;

use matching::index::{Column, Filter, IndexError, Order, Page, Query, Weights};
use store::{Error, Result};

use super::{Audience, Live, PeopleFilter, Search, audience::Needs, compile, facet};
use crate::store::edition::Edition;

/// Those who pass.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    pub total: u64,
    /// In the order of their names.
    pub ids: Vec<u32>,
}

/// How many pass, and how many of them are of each group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tallied {
    pub total: u64,
    pub groups: Vec<u64>,
}

/// By what people are told apart that is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// The year of graduation.
    Class,
    /// Where they live: a place in our list of cities or, below zero, minus one more than one in that of regions.
    Spot,
}

impl Search {
    pub async fn list(
        &self,
        current: &Edition,
        (filter, audience): (&PeopleFilter, Audience),
        (offset, count): (usize, usize),
    ) -> Result<Option<Listing>> {
        let filter = compile::filter(filter, audience);
        let page = Page { offset, count, order: Order::Name };
        let found = self.look_into(current, move |live| {
            live.index.search(&Query::default(), &filter, Weights::default(), page)
        });
        let listing = |answer: matching::index::Answer| Listing {
            total: answer.eligible,
            ids: answer.hits.iter().map(|hit| hit.id).collect(),
        };
        Ok(found.await?.map(listing))
    }

    pub async fn draw(
        &self,
        current: &Edition,
        (filter, audience): (&PeopleFilter, Audience),
        count: usize,
    ) -> Result<Option<Vec<u32>>> {
        let filter = compile::filter(filter, audience);
        self.look_into(current, move |live| Ok(drawn(live.index.passing(&filter)?, count))).await
    }

    pub async fn tally(
        &self,
        current: &Edition,
        (filter, audience): (&PeopleFilter, Audience),
        groups: &[PeopleFilter],
    ) -> Result<Option<Tallied>> {
        let filter = compile::filter(filter, audience);
        let groups: Vec<Filter> = groups.iter().map(|group| compile::group(group, audience)).collect();
        let found = self.look_into(current, move |live| live.index.tally(&filter, &groups)).await?;
        Ok(found.map(|tally| Tallied { total: tally.total, groups: tally.groups }))
    }

    pub async fn spread(
        &self,
        current: &Edition,
        (filter, audience): (&PeopleFilter, Audience),
        by: Spread,
    ) -> Result<Option<BTreeMap<i64, u64>>> {
        let (column, needs) = match by {
            Spread::Class => (facet::CLASS, Needs::Nothing),
            Spread::Spot => (facet::SPOT, Needs::Address),
        };
        let own = compile::filter(filter, audience);
        let filter = Filter::All([Some(own), audience.gate(needs)].into_iter().flatten().collect());
        self.look_into(current, move |live| live.index.spread(&filter, Column::new(column))).await
    }

    /// Asks the index of this campus, where nobody else waits for it. `None` if there is none.
    async fn look_into<T: Send + 'static>(
        &self,
        current: &Edition,
        look: impl FnOnce(&Live) -> std::result::Result<T, IndexError> + Send + 'static,
    ) -> Result<Option<T>> {
        let Some(live) = self.live_of(current) else { return Ok(None) };
        let looked = tokio::task::spawn_blocking(move || look(&live));
        match looked.await.map_err(|_| Error::Other("a search broke".to_owned()))? {
            Ok(found) => Ok(Some(found)),
            Err(error) => {
                self.distrust(&error);
                Ok(None)
            }
        }
    }
}

fn drawn(mut ids: Vec<u32>, count: usize) -> Vec<u32> {
    if count < ids.len() {
        ids.select_nth_unstable_by_key(count, |id| mixed(*id));
        ids.truncate(count);
    }
    ids.sort_unstable_by_key(|id| mixed(*id));
    ids
}

/// A number that has nothing to do with who they are, another for everybody, and the same every time.
fn mixed(id: u32) -> u64 {
    let mut value = u64::from(id).wrapping_add(0x9e37_79b9_7f4a_7c15);
    value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_are_drawn_in_whatever_order_they_come() {
        let all: Vec<u32> = (1..=1_000).collect();
        let few = drawn(all.clone(), 100);
        assert_eq!(drawn(all.iter().rev().copied().collect(), 100), few);
        assert_eq!(drawn(all.clone(), 200)[..100], few);
        let late = few.iter().filter(|id| **id > 500).count();
        assert!((30..=70).contains(&late), "{late} of 100 are of the later half");
        let mut everybody = drawn(all.clone(), usize::MAX);
        everybody.sort_unstable();
        assert_eq!(everybody, all);
    }
}
