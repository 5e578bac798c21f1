use std::{cmp::Ordering, collections::BinaryHeap};

/// A person's number and how well they fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scored {
    pub person: u32,
    pub score: f32,
}

impl Eq for Scored {}

impl Ord for Scored {
    /// The better one is less, so that sorting puts it first; of two alike, the lower number.
    fn cmp(&self, other: &Self) -> Ordering {
        other.score.total_cmp(&self.score).then(self.person.cmp(&other.person))
    }
}

impl PartialOrd for Scored {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The best of many, whatever the order they come in.
pub fn best(scored: impl Iterator<Item = Scored>, count: usize) -> Vec<Scored> {
    let mut heap = BinaryHeap::with_capacity(count + 1);
    for one in scored {
        if heap.len() < count {
            heap.push(one);
        } else if heap.peek().is_some_and(|worst| one < *worst) {
            heap.pop();
            heap.push(one);
        }
    }
    heap.into_sorted_vec()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_best_are_those_that_sorting_puts_first(scores in prop::collection::vec(-3_i8..3, 0..60), count in 0_usize..20) {
            let mut all: Vec<Scored> = (0_u32..).zip(&scores).map(|(person, score)| Scored { person, score: f32::from(*score) }).collect();
            let backwards = best(all.iter().rev().copied(), count);
            prop_assert_eq!(&best(all.iter().copied(), count), &backwards);
            all.sort_unstable();
            all.truncate(count);
            prop_assert_eq!(backwards, all);
        }
    }
}
