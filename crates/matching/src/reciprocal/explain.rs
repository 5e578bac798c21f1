//! Why this one, why not that one, and what would be otherwise.

use super::{Conflict, Criterion, Match, Need, Part, PartScore, Ranked, Ranking, Side, rank::Taken};

/// With more criteria, two changes at once are not tried: there would be too many.
const MOST_IN_PAIRS: usize = 12;

/// One change of what was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// No longer a must.
    Soften(usize),
    /// Another weight.
    Weigh(usize, u8),
    /// Left out. What the one who asks has said of themselves with it stays: whoever takes that back asks anew.
    Drop(usize),
}

/// A part of the fit of somebody against the same part of another.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub side: Side,
    pub part: Part,
    pub own: Option<f64>,
    pub other: Option<f64>,
    /// How much of the fit of that side is lost by it; less than 0 if it is won.
    pub lost: f64,
}

/// Why somebody is not among the first so many by fit.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyNot {
    /// What takes them out of the ranking.
    pub blocked: Vec<Conflict>,
    /// Counted from 1; none if they are out of it.
    pub place: Option<usize>,
    /// Against the last one of them, what costs most first.
    pub differences: Vec<Difference>,
}

/// Somebody's place and fit before and after a change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    pub id: u32,
    /// Counted from 1; none if they are out of the ranking.
    pub before: Option<(usize, f64)>,
    pub after: Option<(usize, f64)>,
}

/// What a change does to the first so many by fit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WhatIf {
    pub enter: Vec<Move>,
    pub leave: Vec<Move>,
    pub stay: Vec<Move>,
    /// How many are in the ranking.
    pub before: usize,
    pub after: usize,
}

impl Change {
    pub fn criterion(self) -> usize {
        match self {
            Self::Soften(at) | Self::Weigh(at, _) | Self::Drop(at) => at,
        }
    }

    fn apply(self, taken: &mut [Taken]) {
        let Some(one) = taken.get_mut(self.criterion()) else { return };
        match self {
            Self::Soften(_) => one.need = Need::Nice,
            Self::Weigh(_, weight) => one.weight = weight.clamp(1, 5),
            Self::Drop(_) => one.weight = 0,
        }
    }

    /// How much is given up: to weigh less is less than to soften, and that is less than to leave out.
    fn cost(self, criteria: &[Criterion]) -> u32 {
        match self {
            Self::Weigh(at, weight) => {
                let before = criteria.get(at).map_or(3, |one| one.weight.clamp(1, 5));
                u32::from(before.abs_diff(weight))
            }
            Self::Soften(_) => 6,
            Self::Drop(_) => 10,
        }
    }
}

/// What speaks for somebody on one side, the strongest first: what brings more than if nothing were known.
pub fn reasons(fit: &super::Fit) -> Vec<&PartScore> {
    let mut all: Vec<&PartScore> = fit.parts.iter().filter(|part| part.gain() > 0.0).collect();
    all.sort_by(|left, right| right.gain().total_cmp(&left.gain()).then(left.part.cmp(&right.part)));
    all
}

/// What speaks against them, the strongest first.
pub fn doubts(fit: &super::Fit) -> Vec<&PartScore> {
    let mut all: Vec<&PartScore> = fit.parts.iter().filter(|part| part.gain() < 0.0).collect();
    all.sort_by(|left, right| left.gain().total_cmp(&right.gain()).then(left.part.cmp(&right.part)));
    all
}

impl WhatIf {
    /// Who of the first so many by fit stays, leaves and enters from one ranking to another.
    pub fn between(before: &Ranked, after: &Ranked, shown: usize) -> Self {
        let place = |ranked: &Ranked, id: u32| {
            let place = ranked.place(id)?;
            Some((place, ranked.ranked[place - 1].combined))
        };
        let moved = |id: u32| Move { id, before: place(before, id), after: place(after, id) };
        let first = |ranked: &Ranked| ranked.ranked.iter().take(shown).map(|one| one.id).collect::<Vec<_>>();
        let (were, are) = (first(before), first(after));
        Self {
            enter: are.iter().filter(|id| !were.contains(id)).map(|id| moved(*id)).collect(),
            leave: were.iter().filter(|id| !are.contains(id)).map(|id| moved(*id)).collect(),
            stay: are.iter().filter(|id| were.contains(id)).map(|id| moved(*id)).collect(),
            before: before.ranked.len(),
            after: after.ranked.len(),
        }
    }
}

impl Ranking<'_> {
    /// Why somebody is not among the first so many by fit. Nothing if they were not compared at all.
    pub fn why_not(&self, id: u32, shown: usize) -> Option<WhyNot> {
        let ranked = self.ranked();
        let own = ranked.find(id)?;
        let last = ranked.ranked.get(shown.saturating_sub(1)).or(ranked.ranked.last());
        let blocked = own.conflicts.iter().filter(|conflict| conflict.blocks()).cloned().collect();
        let place = ranked.place(id);
        Some(WhyNot {
            blocked,
            place,
            differences: last.map(|last| differences(own, last)).unwrap_or_default(),
        })
    }

    /// The ways to ask for less, the smallest first: each change by itself, then each two of different criteria.
    pub fn ways(&self) -> impl Iterator<Item = Vec<Change>> {
        let singles = self.changes();
        let alone = self.by_cost(singles.iter().map(|change| vec![*change]));
        let are_few = self.criteria.len() <= MOST_IN_PAIRS;
        let pairs = move || {
            let pairs = singles.iter().enumerate().filter(|_| are_few).flat_map(|(at, one)| {
                let others = singles[at + 1..].iter().filter(|two| two.criterion() != one.criterion());
                others.map(|two| vec![*one, *two])
            });
            self.by_cost(pairs)
        };
        alone.into_iter().chain(std::iter::once_with(pairs).flatten())
    }

    fn changes(&self) -> Vec<Change> {
        let of = |(at, one): (usize, &Criterion)| {
            let weights =
                (1..=5).filter(|weight| *weight != one.weight.clamp(1, 5)).map(|to| Change::Weigh(at, to));
            let soften = (one.need == Need::Must).then_some(Change::Soften(at));
            weights.chain(soften).chain([Change::Drop(at)]).collect::<Vec<_>>()
        };
        self.criteria.iter().enumerate().flat_map(of).collect()
    }

    fn by_cost(&self, ways: impl Iterator<Item = Vec<Change>>) -> Vec<Vec<Change>> {
        let mut ways: Vec<Vec<Change>> = ways.collect();
        // What was said first is changed last of those that cost the same: a sort keeps their order.
        ways.sort_by_key(|way| way.iter().map(|change| change.cost(self.criteria)).sum::<u32>());
        ways
    }

    /// The criteria with these changes.
    pub fn changed(&self, changes: &[Change]) -> Vec<Taken> {
        let mut taken = self.as_said();
        for change in changes {
            change.apply(&mut taken);
        }
        taken
    }

    /// The place of somebody after these changes, counted from 1; none if they are out of the ranking.
    pub fn place_with(&self, id: u32, changes: &[Change]) -> Option<usize> {
        let order = self.order_by(&self.changed(changes));
        order.iter().position(|(other, _)| *other == id).map(|at| at + 1)
    }
}

/// Part by part and side by side, what costs somebody most against another first.
pub fn differences(own: &Match, other: &Match) -> Vec<Difference> {
    let mut all = Vec::new();
    for side in [Side::Seeker, Side::Offerer] {
        let (mine, theirs) = (own.side(side), other.side(side));
        let weight: f64 = theirs.parts.iter().map(|part| part.weight).sum();
        for part in &theirs.parts {
            let same = mine.part(part.part);
            let value = same.map_or(0.0, PartScore::counted);
            let lost = part.weight * (part.counted() - value) / weight.max(f64::MIN_POSITIVE);
            let (own, other) = (same.and_then(|same| same.value), part.value);
            all.push(Difference { side, part: part.part, own, other, lost });
        }
    }
    all.sort_by(|left, right| {
        let by_part = (left.part, left.side as u8).cmp(&(right.part, right.side as u8));
        right.lost.total_cmp(&left.lost).then(by_part)
    });
    all
}
