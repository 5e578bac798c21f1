//! Why this one, why not that one, and what would be otherwise.

use super::{Conflict, Criterion, Match, Need, Part, PartScore, Ranking, Side, rank::Taken};

/// With more criteria, two changes at once are not tried: there would be too many.
const MOST_IN_PAIRS: usize = 12;

/// One change of what was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// No longer a must.
    Soften(usize),
    /// Another weight.
    Weigh(usize, u8),
    /// Left out.
    Drop(usize),
    /// A must from now on.
    Harden(usize),
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
    /// The smallest change of the criteria that brings them among them, and the place they would have.
    pub change: Option<(Vec<Change>, usize)>,
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
            Self::Soften(at) | Self::Weigh(at, _) | Self::Drop(at) | Self::Harden(at) => at,
        }
    }

    fn apply(self, taken: &mut [Taken]) {
        let Some(one) = taken.get_mut(self.criterion()) else { return };
        match self {
            Self::Soften(_) => one.need = Need::Nice,
            Self::Harden(_) => one.need = Need::Must,
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
            Self::Harden(_) => 5,
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

impl Ranking<'_> {
    /// Why somebody is not among the first so many by fit. Nothing if they were not compared at all.
    pub fn why_not(&self, id: u32, shown: usize) -> Option<WhyNot> {
        let ranked = self.ranked();
        let own = ranked.find(id)?;
        let last = ranked.ranked.get(shown.saturating_sub(1)).or(ranked.ranked.last());
        let blocked = own.conflicts.iter().filter(|conflict| conflict.blocks()).cloned().collect();
        let place = ranked.place(id);
        let is_among = place.is_some_and(|place| place <= shown);
        Some(WhyNot {
            blocked,
            place,
            differences: last.map(|last| differences(own, last)).unwrap_or_default(),
            change: if is_among { None } else { self.smallest_change(id, shown) },
        })
    }

    /// The smallest change of the criteria that brings somebody among the first so many.
    pub fn smallest_change(&self, id: u32, shown: usize) -> Option<(Vec<Change>, usize)> {
        let singles = self.changes();
        let single = singles.iter().map(|change| vec![*change]);
        let found = self.cheapest(single, id, shown);
        if found.is_some() || self.criteria.len() > MOST_IN_PAIRS {
            return found;
        }
        let pairs = singles.iter().enumerate().flat_map(|(at, one)| {
            let others = singles[at + 1..].iter().filter(|two| two.criterion() != one.criterion());
            others.map(|two| vec![*one, *two])
        });
        self.cheapest(pairs, id, shown)
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

    fn cheapest(
        &self,
        ways: impl Iterator<Item = Vec<Change>>,
        id: u32,
        shown: usize,
    ) -> Option<(Vec<Change>, usize)> {
        let mut ways: Vec<(u32, Vec<Change>)> =
            ways.map(|way| (way.iter().map(|change| change.cost(self.criteria)).sum(), way)).collect();
        // What was said first is changed last of those that cost the same: a sort keeps their order.
        ways.sort_by_key(|(cost, _)| *cost);
        ways.into_iter().find_map(|(_, way)| {
            let order = self.order_by(&self.changed(&way));
            let place = order.iter().position(|(other, _)| *other == id)? + 1;
            (place <= shown).then_some((way, place))
        })
    }

    /// The criteria with these changes.
    pub fn changed(&self, changes: &[Change]) -> Vec<Taken> {
        let mut taken = self.as_said();
        for change in changes {
            change.apply(&mut taken);
        }
        taken
    }

    /// Who of the first so many by fit stays, leaves and enters, if something changes.
    pub fn what_if(&self, changes: &[Change], shown: usize) -> WhatIf {
        let before = self.order_by(&self.as_said());
        let after = self.order_by(&self.changed(changes));
        let place = |order: &[(u32, f64)], id: u32| {
            let at = order.iter().position(|(other, _)| *other == id)?;
            Some((at + 1, order[at].1))
        };
        let moved = |id: u32| Move { id, before: place(&before, id), after: place(&after, id) };
        let first = |order: &[(u32, f64)]| order.iter().take(shown).map(|(id, _)| *id).collect::<Vec<_>>();
        let (were, are) = (first(&before), first(&after));
        WhatIf {
            enter: are.iter().filter(|id| !were.contains(id)).map(|id| moved(*id)).collect(),
            leave: were.iter().filter(|id| !are.contains(id)).map(|id| moved(*id)).collect(),
            stay: are.iter().filter(|id| were.contains(id)).map(|id| moved(*id)).collect(),
            before: before.len(),
            after: after.len(),
        }
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
