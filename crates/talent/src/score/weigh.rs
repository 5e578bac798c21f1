//! The sum that a score is.

use std::{cmp::Reverse, collections::HashMap};

use crate::{Contribution, EvidenceState, Found, Need, Requirement, RequirementKind, Score};

/// A score of somebody who meets everything.
const ALL: u64 = 10_000;
/// A requirement that is met beyond doubt.
pub const FULL: u64 = 1000;
/// The largest weight. More counts as this much.
const HEAVIEST: u8 = 10;
/// All that is asked for in years decides one part of so many of a score, at most: one half of that part what asks for
/// nothing but years, the other the years of skills and titles.
const YEARS: u64 = 10;
/// So much of all are requirements that ask for nothing but years.
const YEARS_ALONE: u64 = 2 * YEARS;
/// So many thousandths of a strength depend on years that are asked for with it.
pub const YEARS_SHARE: u64 = FULL / (2 * YEARS);

/// What each requirement weighs, in their order: 0 for one that is ignored.
#[derive(Clone, Debug)]
pub struct Weights {
    pub each: Vec<u64>,
    total: u64,
}

impl Weights {
    pub fn new(requirements: impl Iterator<Item = (RequirementKind, Need, u8)>) -> Self {
        let plain: Vec<(bool, u64)> = requirements
            .map(|(kind, need, weight)| {
                let weight = if need == Need::Ignore { 0 } else { weight.min(HEAVIEST) };
                (kind == RequirementKind::Years, weight.into())
            })
            .collect();
        let sum = |years: bool| plain.iter().filter(|one| one.0 == years).map(|one| one.1).sum::<u64>();
        let (years, others) = (sum(true), sum(false));
        if years * (YEARS_ALONE - 1) <= others {
            let each = plain.iter().map(|one| one.1).collect();
            return Self { each, total: years + others };
        }
        if others == 0 {
            // Years alone make up no more: the rest cannot be earned.
            return Self { each: plain.iter().map(|one| one.1).collect(), total: years * YEARS_ALONE };
        }
        let scaled = |&(is_years, weight): &(bool, u64)| {
            if is_years { weight * others } else { weight * years * (YEARS_ALONE - 1) }
        };
        Self { each: plain.iter().map(scaled).collect(), total: years * others * YEARS_ALONE }
    }

    pub fn of(requirements: &[Requirement]) -> Self {
        Self::new(requirements.iter().map(|one| (one.kind, one.need, one.weight)))
    }

    /// What a sum of weights times strengths is in hundredths of a point.
    pub fn points(&self, sum: u64) -> u16 {
        if self.total == 0 {
            return 0;
        }
        short((sum * ALL / FULL + self.total / 2) / self.total)
    }

    /// The most that a requirement can add, rounded up.
    pub fn most(&self, number: usize) -> u16 {
        if self.total == 0 { 0 } else { short((self.each[number] * ALL).div_ceil(self.total)) }
    }

    /// The points of each strength. They add up to the points of the sum: those who lose most by rounding down get what
    /// is left, one each, and of two alike the earlier one.
    pub fn split(&self, strengths: &[u16]) -> Vec<u16> {
        if self.total == 0 {
            return vec![0; strengths.len()];
        }
        let each = self.each.iter().zip(strengths);
        let sums: Vec<u64> = each.map(|(weight, strength)| weight * u64::from(*strength)).collect();
        let exact: Vec<u64> = sums.iter().map(|sum| sum * (ALL / FULL)).collect();
        let mut points: Vec<u16> = exact.iter().map(|exact| short(exact / self.total)).collect();
        let given: u64 = points.iter().map(|points| u64::from(*points)).sum();
        let left = u64::from(self.points(sums.iter().sum())).saturating_sub(given);
        let mut order: Vec<usize> = (0..exact.len()).collect();
        order.sort_by_key(|at| Reverse(exact[*at] % self.total));
        for (_, at) in (0..left).zip(order) {
            points[at] += 1;
        }
        points
    }
}

fn short(points: u64) -> u16 {
    u16::try_from(points).unwrap_or(u16::MAX)
}

/// A requirement as far as it enters a sum.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    pub requirement: u16,
    pub kind: RequirementKind,
    pub need: Need,
    pub weight: u8,
    pub state: EvidenceState,
    pub strength: u16,
}

/// Adds up what was found. Whatever was not looked for is unknown.
pub fn weigh(requirements: &[Requirement], found: &[Found]) -> Score {
    let by_id: HashMap<u16, &Found> = found.iter().map(|one| (one.requirement, one)).collect();
    let terms: Vec<Term> = requirements
        .iter()
        .map(|one| {
            let there = by_id.get(&one.id);
            Term::new(one, there.map(|found| (found.state, found.strength)))
        })
        .collect();
    total(&terms)
}

impl Term {
    pub fn new(requirement: &Requirement, found: Option<(EvidenceState, u16)>) -> Self {
        let (state, strength) = found.unwrap_or((EvidenceState::Unknown, 0));
        let Requirement { id, kind, need, weight, .. } = *requirement;
        Self { requirement: id, kind, need, weight, state, strength: strength.min(1000) }
    }

    /// What it would be if what is unknown were met.
    fn hoped(self) -> u16 {
        if self.state == EvidenceState::Unknown { 1000 } else { self.strength }
    }
}

/// The sum of the terms.
pub fn total(terms: &[Term]) -> Score {
    let weights = Weights::new(terms.iter().map(|term| (term.kind, term.need, term.weight)));
    let strengths: Vec<u16> = terms.iter().map(|term| term.strength).collect();
    let split = weights.split(&strengths);
    let sum = |strength: fn(Term) -> u16| {
        let each = terms.iter().zip(&weights.each);
        weights.points(each.map(|(term, weight)| weight * u64::from(strength(*term))).sum())
    };
    let musts = || terms.iter().filter(|term| term.need == Need::Must);
    let count = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    let points = sum(|term| term.strength);
    Score {
        points,
        // What is unknown adds nothing as it is.
        low: points,
        high: sum(Term::hoped),
        contributions: (terms.iter().zip(split).enumerate())
            .filter(|(_, (term, _))| term.need != Need::Ignore)
            .map(|(at, (term, points))| Contribution {
                requirement: term.requirement,
                points,
                most: weights.most(at),
            })
            .collect(),
        musts_met: count(musts().filter(|term| term.state == EvidenceState::Met).count()),
        musts: count(musts().count()),
    }
}
