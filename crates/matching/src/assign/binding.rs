//! Why somebody has nobody: the constraint that binds.

use super::{Market, Matching, NEVER, Tier, blocking::bars};

/// Why a person has nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Binding {
    /// They take no part: a mentor without a place, a student who looks for nobody.
    OwnLimit,
    /// There is nobody on the other side at all.
    NobodyThere,
    /// Nobody is acceptable: how many each requirement excluded, the one that excluded most first.
    NobodyAcceptable { excluded: Vec<(u8, usize)> },
    /// Everybody acceptable has others whom they prefer, or like as well: how many, and the first of them in the
    /// person's own order.
    AllTaken { acceptable: usize, first: Vec<Waiting> },
    /// Somebody would have had them, and the whole is worth more, or larger, this way: the first of them.
    ForTheWhole { acceptable: usize, first: Vec<Waiting> },
}

/// One whom somebody would have had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Their number on the other side.
    pub other: usize,
    /// Where they stand in the person's order.
    pub choice: Tier,
    /// Where the person stands in theirs.
    pub standing: Tier,
    /// How many they have, and room for.
    pub load: usize,
    pub capacity: usize,
}

/// Looks for the reasons why people have nobody in a matching.
pub struct Reasons<'a> {
    market: &'a Market,
    matching: &'a Matching,
    bars: Vec<Tier>,
    most_named: usize,
}

impl<'a> Reasons<'a> {
    /// So many of those whom somebody would have had are named.
    pub fn new(market: &'a Market, matching: &'a Matching, most_named: usize) -> Self {
        Self { market, matching, bars: bars(market, matching), most_named }
    }

    /// Why a student has no mentor. `excluded` says which requirement keeps a mentor from them, by its number.
    pub fn of_student(&self, student: usize, excluded: impl Fn(usize) -> Option<u8>) -> Binding {
        let Self { market, matching, .. } = self;
        if !market.is_seeking(student) {
            return Binding::OwnLimit;
        }
        let order = market.order_of_student(student);
        let waiting = |mentor: usize| Waiting {
            other: mentor,
            choice: order[mentor],
            standing: market.tier_of_student(mentor, student),
            load: matching.load(mentor),
            capacity: market.capacity(mentor),
        };
        let would = |one: &Waiting| one.standing < self.bars[one.other];
        explain(order, &market.mentor_places, (self.most_named, waiting), would, excluded)
    }

    /// Why a mentor has no student.
    pub fn of_mentor(&self, mentor: usize, excluded: impl Fn(usize) -> Option<u8>) -> Binding {
        let Self { market, matching, .. } = self;
        if market.capacity(mentor) == 0 {
            return Binding::OwnLimit;
        }
        let order = market.order_of_mentor(mentor);
        let waiting = |student: usize| Waiting {
            other: student,
            choice: order[student],
            standing: market.tier_of_mentor(student, mentor),
            load: usize::from(matching.mentor_of(student).is_some()),
            capacity: usize::from(market.is_seeking(student)),
        };
        let would = |one: &Waiting| {
            let own = matching.mentor_of(one.other);
            let own = own.map_or(NEVER, |mentor| market.tier_of_mentor(one.other, mentor));
            market.is_seeking(one.other) && one.standing < own
        };
        explain(order, &market.student_places, (self.most_named, waiting), would, excluded)
    }
}

fn explain(
    order: &[Tier],
    places: &[u16],
    (most_named, waiting): (usize, impl Fn(usize) -> Waiting),
    would: impl Fn(&Waiting) -> bool,
    excluded: impl Fn(usize) -> Option<u8>,
) -> Binding {
    if order.is_empty() {
        return Binding::NobodyThere;
    }
    let acceptable = order.iter().filter(|tier| **tier != NEVER).count();
    if acceptable == 0 {
        return Binding::NobodyAcceptable { excluded: most_excluding((0..order.len()).filter_map(excluded)) };
    }
    let mut known = Vec::new();
    super::build::next_best(order, places, None, acceptable, &mut known);
    let all = || known.iter().map(|(_, other)| waiting(usize::from(*other)));
    let willing: Vec<Waiting> = all().filter(&would).take(most_named.max(1)).collect();
    if willing.is_empty() {
        return Binding::AllTaken { acceptable, first: all().take(most_named).collect() };
    }
    Binding::ForTheWhole { acceptable, first: willing.into_iter().take(most_named).collect() }
}

fn most_excluding(requirements: impl Iterator<Item = u8>) -> Vec<(u8, usize)> {
    let mut counts = std::collections::BTreeMap::<u8, usize>::new();
    for requirement in requirements {
        *counts.entry(requirement).or_default() += 1;
    }
    let mut counts: Vec<(u8, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(requirement, count)| (std::cmp::Reverse(*count), *requirement));
    counts
}
