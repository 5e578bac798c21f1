//! Money that remembers how it was reckoned from one amount that varies.

use std::{cell::RefCell, rc::Rc};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::money::{Money, Turn, divided};

/// A constant and shares of values: number 0 is the amount that varies, number `n` the result of rounding `n - 1`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[schema(as = AidLinear)]
pub struct Linear {
    pub constant: i64,
    pub terms: Vec<(usize, i64)>,
}

impl Linear {
    pub fn at(&self, values: &[i64]) -> i64 {
        self.terms.iter().fold(self.constant, |sum, (place, factor)| {
            sum.saturating_add(values.get(*place).copied().unwrap_or(0).saturating_mul(*factor))
        })
    }

    fn plus(&self, other: &Self, factor: i64) -> Self {
        let mut terms = self.terms.clone();
        for (place, share) in &other.terms {
            let share = share.saturating_mul(factor);
            match terms.iter_mut().find(|(known, _)| known == place) {
                Some((_, known)) => *known = known.saturating_add(share),
                None => terms.push((*place, share)),
            }
        }
        terms.retain(|(_, share)| *share != 0);
        Self { constant: self.constant.saturating_add(other.constant.saturating_mul(factor)), terms }
    }
}

/// A sum that is divided and rounded to whole dollars, half away from zero.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[schema(as = AidRounded)]
pub struct Rounded {
    pub by: i64,
    #[serde(flatten)]
    pub sum: Linear,
}

/// What happened on the way: each rounding, and each question with its answer.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    pub roundings: Vec<Rounded>,
    pub turns: Vec<(Turn, bool)>,
}

/// Without a tape it is a constant, and costs no more than its value.
#[derive(Clone, Debug, Default)]
pub struct Track {
    value: i64,
    varying: Option<(Linear, Rc<RefCell<Tape>>)>,
}

impl Track {
    /// The amount that varies, here `value`, plus a constant.
    pub fn varying(value: i64, constant: i64, tape: &Rc<RefCell<Tape>>) -> Self {
        let linear = Linear { constant, terms: vec![(0, 1)] };
        Self { value: value.saturating_add(constant), varying: Some((linear, Rc::clone(tape))) }
    }

    pub fn linear(&self) -> Linear {
        match &self.varying {
            Some((linear, _)) => linear.clone(),
            None => Linear { constant: self.value, terms: Vec::new() },
        }
    }
}

impl Money for Track {
    fn whole(value: i64) -> Self {
        Self { value, varying: None }
    }

    fn value(&self) -> i64 {
        self.value
    }

    fn plus(&self, other: &Self) -> Self {
        let value = self.value.saturating_add(other.value);
        let varying = match (&self.varying, &other.varying) {
            (None, None) => None,
            (Some((one, tape)), None) | (None, Some((one, tape))) => {
                let constant = if self.varying.is_some() { other.value } else { self.value };
                let constant = one.constant.saturating_add(constant);
                Some((Linear { constant, terms: one.terms.clone() }, Rc::clone(tape)))
            }
            (Some((one, tape)), Some((two, _))) => {
                Some((one.plus(two, 1), Rc::clone(tape))).filter(|(sum, _)| !sum.terms.is_empty())
            }
        };
        Self { value, varying }
    }

    fn times(&self, factor: i64) -> Self {
        let varying = self.varying.as_ref().filter(|_| factor != 0);
        let varying = varying.map(|(linear, tape)| (Linear::default().plus(linear, factor), Rc::clone(tape)));
        Self { value: self.value.saturating_mul(factor), varying }
    }

    fn divided(&self, by: i64) -> Self {
        let value = divided(self.value, by);
        let varying = self.varying.as_ref().map(|(sum, tape)| {
            let roundings = &mut tape.borrow_mut().roundings;
            roundings.push(Rounded { by, sum: sum.clone() });
            (Linear { constant: 0, terms: vec![(roundings.len(), 1)] }, Rc::clone(tape))
        });
        Self { value, varying }
    }

    fn exceeds(&self, limit: i64, turn: Turn) -> bool {
        let answer = self.value > limit;
        if let Some((_, tape)) = &self.varying {
            tape.borrow_mut().turns.push((turn, answer));
        }
        answer
    }
}
