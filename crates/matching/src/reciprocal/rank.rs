//! Everybody who could be the other one, in the order in which they fit both ways.

use std::cmp::Ordering;

use super::{
    Conflict, Criterion, Fit, Known, Need, PartScore, Profile, Side, Verdict,
    conflict::{between, unmet},
    fit::{base, harmonic},
};

/// Who asks, for which side they speak, and what they have said.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    pub asker: &'a Profile,
    /// The side of the one who asks: a seeker looks for those who offer.
    pub side: Side,
    pub criteria: &'a [Criterion],
}

/// Two people, compared both ways.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Of the other one.
    pub id: u32,
    /// How well the one who offers suits the one who looks.
    pub seeker: Fit,
    /// And the other way round.
    pub offerer: Fit,
    /// The harmonic mean of the two.
    pub combined: f64,
    /// Those that take somebody out of the ranking first.
    pub conflicts: Vec<Conflict>,
}

impl Match {
    pub fn is_blocked(&self) -> bool {
        self.conflicts.iter().any(Conflict::blocks)
    }

    pub fn side(&self, side: Side) -> &Fit {
        match side {
            Side::Seeker => &self.seeker,
            Side::Offerer => &self.offerer,
        }
    }

    /// Of how much that has to be it is not known whether it is.
    pub fn unsure(&self) -> usize {
        self.conflicts.iter().filter(|conflict| matches!(conflict, Conflict::Unsure(_))).count()
    }

    /// Those first of whom all is known that has to be: "only in Boston" begins with whoever is there. Then the better
    /// one first; of two alike, the lower number.
    pub fn order(&self, other: &Self) -> Ordering {
        let by_fit = other.combined.total_cmp(&self.combined).then(self.id.cmp(&other.id));
        self.unsure().cmp(&other.unsure()).then(by_fit)
    }
}

/// How a criterion is taken: as it was said, otherwise, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    pub need: Need,
    /// 0 leaves it out.
    pub weight: u8,
}

/// Somebody who was compared, before it is known how much each criterion counts.
#[derive(Clone, Debug, PartialEq)]
struct Compared {
    id: u32,
    seeker: Vec<PartScore>,
    offerer: Vec<PartScore>,
    asked: Vec<PartScore>,
    conflicts: Vec<Conflict>,
}

/// Everybody who was compared with the one who asks.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking<'a> {
    pub criteria: &'a [Criterion],
    pub side: Side,
    all: Vec<Compared>,
}

/// Who fits, the best first; and who would, but for something.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ranked {
    pub ranked: Vec<Match>,
    pub apart: Vec<Match>,
}

impl Ranked {
    /// The place of somebody, counted from 1.
    pub fn place(&self, id: u32) -> Option<usize> {
        self.ranked.iter().position(|one| one.id == id).map(|at| at + 1)
    }

    pub fn find(&self, id: u32) -> Option<&Match> {
        self.ranked.iter().chain(&self.apart).find(|one| one.id == id)
    }
}

impl<'a> Ranking<'a> {
    /// Compares everybody with the one who asks. Nobody is compared with themselves.
    pub fn new(question: &Question<'a>, others: &[Known<'_>]) -> Self {
        let asker = Known::new(question.asker);
        let others = others.iter().filter(|other| other.profile.id != question.asker.id);
        let mut all: Vec<Compared> = others.map(|other| compare(question, &asker, other)).collect();
        all.sort_by_key(|one| one.id);
        Self { criteria: question.criteria, side: question.side, all }
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Each criterion as it was said.
    pub fn as_said(&self) -> Vec<Taken> {
        self.criteria.iter().map(|one| Taken { need: one.need, weight: one.weight.clamp(1, 5) }).collect()
    }

    pub fn ranked(&self) -> Ranked {
        self.ranked_by(&self.as_said())
    }

    /// With every criterion taken in this way.
    pub fn ranked_by(&self, taken: &[Taken]) -> Ranked {
        let all = self.all.iter().map(|one| self.weighed(one, taken));
        let (mut apart, mut ranked): (Vec<Match>, Vec<Match>) = all.partition(Match::is_blocked);
        ranked.sort_by(Match::order);
        apart.sort_by(Match::order);
        Ranked { ranked, apart }
    }

    /// Who fits in which order, without what it is made of: to try many ways to weigh.
    pub(super) fn order_by(&self, taken: &[Taken]) -> Vec<(u32, f64)> {
        let mut order: Vec<(usize, u32, f64)> = Vec::with_capacity(self.all.len());
        for one in &self.all {
            let Some(unsure) = self.unsure(one, taken) else { continue };
            let (seeker, offerer) = match self.side {
                Side::Seeker => (mean(&one.seeker, &one.asked, taken), mean(&one.offerer, &[], &[])),
                Side::Offerer => (mean(&one.seeker, &[], &[]), mean(&one.offerer, &one.asked, taken)),
            };
            order.push((unsure, one.id, harmonic(seeker, offerer)));
        }
        order.sort_by(|left, right| {
            left.0.cmp(&right.0).then(right.2.total_cmp(&left.2)).then(left.1.cmp(&right.1))
        });
        order.into_iter().map(|(_, id, fit)| (id, fit)).collect()
    }

    /// Of how much that has to be it is not known whether it is. Nothing if something keeps them out of the ranking.
    fn unsure(&self, one: &Compared, taken: &[Taken]) -> Option<usize> {
        if one.conflicts.iter().any(Conflict::blocks) {
            return None;
        }
        let musts = self.criteria.iter().zip(taken).zip(&one.asked);
        let musts = musts.filter(|((_, taken), _)| taken.weight > 0 && taken.need == Need::Must);
        musts.map(|((criterion, _), part)| criterion.verdict(part.value)).try_fold(0, |unsure, verdict| {
            match verdict {
                Verdict::Met => Some(unsure),
                Verdict::Unknown => Some(unsure + 1),
                Verdict::Failed => None,
            }
        })
    }

    fn weighed(&self, one: &Compared, taken: &[Taken]) -> Match {
        let asked = one.asked.iter().zip(taken).filter(|(_, taken)| taken.weight > 0);
        let asked: Vec<PartScore> = asked
            .map(|(part, taken)| {
                let weight = part.weight * f64::from(taken.weight);
                PartScore { weight, ..part.clone() }
            })
            .collect();
        let with = |base: &[PartScore], own: bool| {
            let asked: &[PartScore] = if own { &asked } else { &[] };
            Fit::new(base.iter().chain(asked).cloned().collect())
        };
        let seeker = with(&one.seeker, self.side == Side::Seeker);
        let offerer = with(&one.offerer, self.side == Side::Offerer);
        let musts = self.criteria.iter().zip(taken).enumerate().filter(|(_, (_, taken))| taken.weight > 0);
        let musts = musts.map(|(place, (criterion, taken))| (place, criterion, taken.need));
        let mut conflicts = unmet(musts, &one.asked);
        conflicts.extend(one.conflicts.iter().cloned());
        conflicts.sort_by_key(|conflict| !conflict.blocks());
        let combined = harmonic(seeker.value, offerer.value);
        Match { id: one.id, seeker, offerer, combined, conflicts }
    }
}

/// Both ways, with each criterion at the weight of one.
fn compare(question: &Question<'_>, asker: &Known<'_>, other: &Known<'_>) -> Compared {
    let (seeker, offerer) = match question.side {
        Side::Seeker => (base(Side::Seeker, asker, other), base(Side::Offerer, other, asker)),
        Side::Offerer => (base(Side::Seeker, other, asker), base(Side::Offerer, asker, other)),
    };
    let judged =
        question.criteria.iter().enumerate().map(|(place, one)| one.judge(place, asker, other)).collect();
    let conflicts = between(asker, other, question.side);
    Compared { id: other.profile.id, seeker, offerer, asked: judged, conflicts }
}

/// The same as the value of a fit, without making one.
fn mean(base: &[PartScore], asked: &[PartScore], taken: &[Taken]) -> f64 {
    let asked = asked.iter().zip(taken).filter(|(_, taken)| taken.weight > 0);
    let asked = asked.map(|(part, taken)| (part.weight * f64::from(taken.weight), part.counted()));
    let all = base.iter().map(|part| (part.weight, part.counted())).chain(asked);
    let (weight, sum) =
        all.fold((0.0, 0.0), |(weight, sum), (own, value)| (weight + own, sum + own * value.clamp(0.0, 1.0)));
    if weight > 0.0 { (sum / weight).clamp(0.0, 1.0) } else { 0.0 }
}
