use std::ops::{BitOr, BitOrAssign};

/// A set of facts: one bit for each name in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bits([u64; 3]);

impl Bits {
    pub fn only(place: u8) -> Self {
        let mut bits = Self::default();
        bits.0[usize::from(place / 64)] = 1 << (place % 64);
        bits
    }

    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    pub fn without(self, other: Self) -> Self {
        self.each(other, |own, other| own & !other)
    }

    pub fn both(self, other: Self) -> Self {
        self.each(other, |own, other| own & other)
    }

    fn each(self, other: Self, what: impl Fn(u64, u64) -> u64) -> Self {
        let at = |index: usize| what(self.0[index], other.0[index]);
        Self([at(0), at(1), at(2)])
    }
}

impl BitOr for Bits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.each(other, |own, other| own | other)
    }
}

impl BitOrAssign for Bits {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_a_bit_of_its_own() {
        let all: Vec<Bits> = (0..192).map(Bits::only).collect();
        for (at, one) in all.iter().enumerate() {
            assert!(!one.is_empty() && all[..at].iter().all(|other| one.both(*other).is_empty()));
            assert!((*one | all[0]).without(all[0]).without(*one).is_empty());
        }
    }
}
