use std::cmp::Ordering;

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

/// The best of many, in order, whatever the order they come in.
pub fn best(scored: impl Iterator<Item = Scored>, count: usize) -> Vec<Scored> {
    if count == 0 {
        return Vec::new();
    }
    let most = count.saturating_mul(2);
    let mut kept: Vec<Scored> = Vec::with_capacity(most.min(scored.size_hint().0));
    let mut worst: Option<Scored> = None;
    for one in scored {
        if worst.is_some_and(|worst| one > worst) {
            continue;
        }
        kept.push(one);
        // Half of them go, and whoever is worse than those who stay need not be looked at any more.
        if kept.len() == most {
            worst = Some(*kept.select_nth_unstable(count - 1).1);
            kept.truncate(count);
        }
    }
    kept.sort_unstable();
    kept.truncate(count);
    kept
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
