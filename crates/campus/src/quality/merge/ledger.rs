use std::collections::BTreeMap;

use crate::model::{FundId, Gift, Pledge};

/// What was given and promised, by fund. A merge leaves it as it is, to the cent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    pub gifts: BTreeMap<FundId, Sum>,
    pub pledges: BTreeMap<FundId, Sum>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub count: u64,
    /// No sum of gifts is too large for it.
    pub cents: i128,
}

impl Sum {
    fn add(&mut self, cents: i64) {
        self.count += 1;
        self.cents += i128::from(cents);
    }

    fn plus(self, other: Self) -> Self {
        Self { count: self.count + other.count, cents: self.cents + other.cents }
    }

    /// As far as it can be shown.
    pub fn shown(self) -> i64 {
        i64::try_from(self.cents).unwrap_or(if self.cents < 0 { i64::MIN } else { i64::MAX })
    }
}

impl Ledger {
    pub fn of<'a>(gifts: impl Iterator<Item = &'a Gift>, pledges: impl Iterator<Item = &'a Pledge>) -> Self {
        let mut ledger = Self::default();
        for gift in gifts {
            ledger.gifts.entry(gift.fund).or_default().add(gift.cents);
        }
        for pledge in pledges {
            ledger.pledges.entry(pledge.fund).or_default().add(pledge.cents);
        }
        ledger
    }

    pub fn given(&self) -> Sum {
        self.gifts.values().fold(Sum::default(), |sum, one| sum.plus(*one))
    }

    pub fn promised(&self) -> Sum {
        self.pledges.values().fold(Sum::default(), |sum, one| sum.plus(*one))
    }
}
