use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};

/// What is being drawn. Each has its own sequence, so that a change in one leaves the others as they were.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stream {
    World = 1,
    Identity,
    Household,
    Education,
    Career,
    Engagement,
    Interests,
    Giving,
    Community,
    Study,
    Texts,
    Letters,
    Candidate,
    Consent,
    Family,
    Quality,
    Mentoring,
    Motive,
}

/// Random choices that are the same on every machine: whole numbers only, nothing of floating point.
pub(super) struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64, stream: Stream, number: u32) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&(stream as u64).to_le_bytes());
        key[16..20].copy_from_slice(&number.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    pub fn below(&mut self, count: u32) -> u32 {
        let wide = u64::from(self.0.next_u32()) * u64::from(count);
        u32::try_from(wide >> 32).expect("the upper half of 64 bits")
    }

    /// Both ends are possible.
    pub fn between(&mut self, low: i16, high: i16) -> i16 {
        let span = u32::from(high.abs_diff(low)) + 1;
        low + i16::try_from(self.below(span)).expect("within two i16")
    }

    pub fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    pub fn index(&mut self, count: usize) -> usize {
        self.below(u32::try_from(count).expect("lists are short")) as usize
    }

    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.index(all.len())]
    }

    pub fn weighted<'a, T>(&mut self, all: &'a [T], weight: impl Fn(&T) -> u32) -> &'a T {
        &all[self.weighted_index(all, weight)]
    }

    pub fn weighted_index<T>(&mut self, all: &[T], weight: impl Fn(&T) -> u32) -> usize {
        let mut left = self.below(all.iter().map(&weight).sum());
        all.iter()
            .position(|one| {
                let weight = weight(one);
                let found = left < weight;
                left = left.saturating_sub(weight);
                found
            })
            .expect("less than the sum of all weights")
    }

    /// By sums of weights, each including those before it.
    pub fn by_sums(&mut self, sums: &[u32]) -> usize {
        let drawn = self.below(*sums.last().expect("lists are not empty"));
        sums.partition_point(|sum| *sum <= drawn)
    }

    /// Different ones, in random order.
    pub fn some<T: Clone>(&mut self, all: &[T], count: usize) -> Vec<T> {
        let count = count.min(all.len());
        if count * 3 < all.len() {
            let mut chosen: Vec<usize> = Vec::with_capacity(count);
            while chosen.len() < count {
                let at = self.index(all.len());
                if !chosen.contains(&at) {
                    chosen.push(at);
                }
            }
            return chosen.into_iter().map(|at| all[at].clone()).collect();
        }
        let mut all = all.to_vec();
        for at in 0..count {
            let other = at + self.index(all.len() - at);
            all.swap(at, other);
        }
        all.truncate(count);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_and_stream_has_its_own_sequence() {
        let first = |seed, stream, number| Dice::new(seed, stream, number).below(u32::MAX);
        let base = first(7, Stream::Career, 3);
        assert_eq!(base, first(7, Stream::Career, 3));
        assert_ne!(base, first(8, Stream::Career, 3));
        assert_ne!(base, first(7, Stream::Giving, 3));
        assert_ne!(base, first(7, Stream::Career, 4));
    }

    #[test]
    fn both_ends_of_a_range_come_up_and_nothing_beyond() {
        let mut dice = Dice::new(1, Stream::World, 0);
        let drawn: Vec<i16> = (0..200).map(|_| dice.between(-1, 1)).collect();
        assert!([-1, 0, 1].iter().all(|wanted| drawn.contains(wanted)));
        assert!(drawn.iter().all(|drawn| (-1..=1).contains(drawn)));
    }

    #[test]
    fn weights_of_nothing_are_never_chosen() {
        let mut dice = Dice::new(1, Stream::World, 0);
        assert!(
            (0..200).all(|_| *dice.weighted(&[("never", 0), ("always", 1)], |one| one.1) == ("always", 1))
        );
    }

    #[test]
    fn some_of_many_are_different() {
        let mut some = Dice::new(1, Stream::World, 0).some(&[1, 2, 3, 4, 5], 9);
        some.sort_unstable();
        assert_eq!(some, [1, 2, 3, 4, 5]);
    }
}
