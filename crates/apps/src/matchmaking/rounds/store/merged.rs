//! Records that have become one since something was kept by number. It follows as it is read, so that it follows back
//! when the merge is undone.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::Answer;
use campus::quality;
use sea_orm::ConnectionTrait;

use crate::matchmaking::rounds::model::Ranking;

/// Where the records went that are gone.
#[derive(Default)]
pub struct Merged(HashMap<u32, u32>);

impl Merged {
    pub async fn read(db: &impl ConnectionTrait, edition: i32) -> Answer<Self> {
        Ok(Self(quality::merged(db, edition).await?))
    }

    /// The number that somebody has by now.
    pub fn now(&self, person: u32) -> u32 {
        self.0.get(&person).copied().unwrap_or(person)
    }

    /// Each once, in order.
    pub fn all(&self, people: impl IntoIterator<Item = u32>) -> Vec<u32> {
        let people: BTreeSet<u32> = people.into_iter().map(|person| self.now(person)).collect();
        people.into_iter().collect()
    }

    /// How many places each has. What was said of the record that stayed counts first.
    pub fn places(&self, set: impl IntoIterator<Item = (u32, u16)>) -> HashMap<u32, u16> {
        let (moved, own): (Vec<_>, Vec<_>) =
            set.into_iter().partition(|(person, _)| self.0.contains_key(person));
        let mut places = HashMap::with_capacity(own.len());
        for (person, count) in own.into_iter().chain(moved) {
            places.entry(self.now(person)).or_insert(count);
        }
        places
    }

    /// A list with each named once, where they stood first.
    pub fn ranking(&self, ranking: Ranking) -> Ranking {
        if self.0.is_empty() {
            return ranking;
        }
        let person = self.now(ranking.person);
        let mut named = BTreeSet::from([person]);
        let mut tier = |tier: Vec<u32>| -> Vec<u32> {
            tier.into_iter().map(|other| self.now(other)).filter(|other| named.insert(*other)).collect()
        };
        let tiers = ranking.tiers.into_iter().map(&mut tier).filter(|tier| !tier.is_empty()).collect();
        Ranking { person, tiers, ..ranking }
    }

    /// One list of each: their own before that of a record that went into theirs.
    pub fn rankings(&self, rankings: Vec<Ranking>) -> Vec<Ranking> {
        let is_moved = |ranking: &Ranking| self.0.contains_key(&ranking.person);
        let (moved, own): (Vec<Ranking>, Vec<Ranking>) = rankings.into_iter().partition(is_moved);
        let mut one_of_each = BTreeMap::new();
        for ranking in own.into_iter().chain(moved) {
            let ranking = self.ranking(ranking);
            one_of_each.entry((ranking.side, ranking.person)).or_insert(ranking);
        }
        one_of_each.into_values().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matchmaking::rounds::model::RoundSide;

    fn ranking(person: u32, tiers: &[&[u32]]) -> Ranking {
        let tiers = tiers.iter().map(|tier| tier.to_vec()).collect();
        Ranking { side: RoundSide::Students, person, tiers, rest: false }
    }

    fn merged() -> Merged {
        Merged(HashMap::from([(12, 11), (22, 21)]))
    }

    #[test]
    fn what_was_said_of_the_record_that_stayed_counts_first() {
        let told = merged().places([(12, 5), (11, 2), (22, 3), (31, 1)]);
        assert_eq!(told, HashMap::from([(11, 2), (21, 3), (31, 1)]));
        let told = merged().rankings(vec![ranking(22, &[&[31]]), ranking(21, &[&[32]])]);
        assert_eq!(told, [ranking(21, &[&[32]])]);
    }

    #[test]
    fn whoever_is_named_twice_by_now_stands_where_they_stood_first() {
        assert_eq!(merged().all([31, 12, 11, 22]), [11, 21, 31]);
        let told = merged().ranking(ranking(22, &[&[12, 31], &[11], &[21], &[32]]));
        assert_eq!(told, ranking(21, &[&[11, 31], &[32]]));
    }
}
