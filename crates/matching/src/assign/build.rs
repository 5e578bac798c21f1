//! How a market is made: from two scores for each pair, or from lists ranked by hand.

use super::{Market, NEVER, Stopped, TieOrder, Tier, Watch, look, market::key};

/// So many people a side can have: their numbers and tiers have to fit.
pub const MOST_PEOPLE: usize = 65_000;
/// So many students are scored before their columns are written: a cache line of each column at a time.
const TOGETHER: usize = 16;

/// What a pair thinks of each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// What the mentor is to the student: more is better.
    pub there: f32,
    /// What the student is to the mentor.
    pub back: f32,
    /// What the pair is worth to the whole.
    pub value: f32,
}

/// An order ranked by hand: the best first, those who are tied together. Who is not named is not wanted.
pub type Tiers = Vec<Vec<usize>>;

impl Market {
    /// A market from scores. A pair without a fit, or with one that is no number, is acceptable to neither. The scores
    /// themselves are not kept, only the orders that they make, and what a pair is worth.
    ///
    /// # Panics
    /// If a side has more than [`MOST_PEOPLE`]: whoever asks has to say so to people before.
    pub fn from_scores(
        students: usize,
        capacities: Vec<u16>,
        ties: &TieOrder,
        mut fit: impl FnMut(usize, usize) -> Option<Fit>,
        watch: &mut Watch<'_>,
    ) -> Result<Self, Stopped> {
        let mut market = Self::nobody_knows_anybody(students, capacities, ties);
        let mentors = market.mentors();
        // By mentor: the order of a mentor is known when all students have been looked at.
        let mut back = vec![f32::NAN; students * mentors];
        let mut there = vec![f32::NAN; mentors];
        let mut some = vec![f32::NAN; TOGETHER * mentors];
        let mut sorted = Vec::new();
        for from in (0..students).step_by(TOGETHER) {
            look(watch, from, students + mentors)?;
            let count = TOGETHER.min(students - from);
            for place in 0..count {
                let student = from + place;
                let row = student * mentors;
                for mentor in 0..mentors {
                    let fit = fit(student, mentor).filter(is_plain);
                    there[mentor] = fit.map_or(f32::NAN, |fit| fit.there);
                    some[mentor * TOGETHER + place] = fit.map_or(f32::NAN, |fit| fit.back);
                    market.values[row + mentor] = fit.map_or(f32::NAN, |fit| fit.value + 0.0);
                }
                rank(&there, &mut market.of_students[row..row + mentors], &mut sorted);
            }
            for mentor in 0..mentors {
                let column = mentor * students + from;
                back[column..column + count]
                    .copy_from_slice(&some[mentor * TOGETHER..mentor * TOGETHER + count]);
            }
        }
        for mentor in 0..mentors {
            if mentor % TOGETHER == 0 {
                look(watch, students + mentor, students + mentors)?;
            }
            let column = mentor * students..(mentor + 1) * students;
            rank(&back[column.clone()], &mut market.of_mentors[column], &mut sorted);
        }
        Ok(market)
    }

    /// A market from lists ranked by hand. Two are acceptable to each other if both name the other; what such a pair is
    /// worth is the harmonic mean of how far up each stands with the other: 1 for the first tier, and less by the same
    /// step for each that follows.
    pub fn from_tiers(
        of_students: &[Tiers],
        of_mentors: &[Tiers],
        capacities: Vec<u16>,
        ties: &TieOrder,
    ) -> Self {
        let (students, mentors) = (of_students.len(), capacities.len());
        let there = heights(of_students, mentors);
        let back = heights(of_mentors, students);
        let known = |student: usize, mentor: usize| {
            let there = there.get(student)?.get(mentor).copied().flatten()?;
            let back = back.get(mentor)?.get(student).copied().flatten()?;
            Some(Fit { there, back, value: 2.0 * there * back / (there + back) })
        };
        Self::from_scores(students, capacities, ties, known, &mut super::patient)
            .expect("a patient one does not stop")
    }

    fn nobody_knows_anybody(students: usize, capacities: Vec<u16>, ties: &TieOrder) -> Self {
        let mentors = capacities.len();
        assert!(students <= MOST_PEOPLE && mentors <= MOST_PEOPLE, "at most {MOST_PEOPLE} on a side");
        Self {
            students,
            seeking: vec![true; students],
            of_students: vec![NEVER; students * mentors],
            of_mentors: vec![NEVER; students * mentors],
            values: vec![f32::NAN; students * mentors],
            student_places: places(students, &ties.students),
            mentor_places: places(mentors, &ties.mentors),
            capacities,
        }
    }

    /// Puts one of the other side to another place in a person's order, or out of it. `row` is the order.
    pub(super) fn move_to(row: &mut [Tier], other: usize, to: Option<Tier>) {
        let tiers: std::collections::BTreeSet<Tier> = row
            .iter()
            .enumerate()
            .filter(|(place, tier)| *place != other && **tier != NEVER)
            .map(|(_, tier)| *tier)
            .collect();
        let tiers: Vec<Tier> = tiers.into_iter().collect();
        let inserted = to.map(|to| usize::from(to).min(tiers.len()));
        for (place, tier) in row.iter_mut().enumerate() {
            if place == other {
                *tier = inserted.map_or(NEVER, narrow);
            } else if *tier != NEVER {
                let own = tiers.partition_point(|known| known < tier);
                *tier = narrow(own + usize::from(inserted.is_some_and(|inserted| inserted <= own)));
            }
        }
    }
}

fn is_plain(fit: &Fit) -> bool {
    fit.there.is_finite() && fit.back.is_finite() && fit.value.is_finite()
}

/// The tiers that scores make: the highest first, those alike together.
fn rank(scores: &[f32], tiers: &mut [Tier], sorted: &mut Vec<(u32, u16)>) {
    sorted.clear();
    let known = scores.iter().enumerate().filter(|(_, score)| !score.is_nan());
    sorted.extend(known.map(|(place, score)| (descending(*score), narrow(place))));
    sorted.sort_unstable();
    let (mut tier, mut before) = (0, sorted.first().map(|first| first.0));
    for &(score, place) in &*sorted {
        if before != Some(score) {
            (tier, before) = (tier + 1, Some(score));
        }
        tiers[usize::from(place)] = tier;
    }
}

/// A number that is the less the higher the score is. The two zeros are one.
fn descending(score: f32) -> u32 {
    let bits = (score + 0.0).to_bits();
    if bits >> 31 == 0 { !(bits | 1 << 31) } else { bits }
}

/// The places of people among those who are tied: by their number in the order of ties, then by their own.
fn places(people: usize, order: &[u32]) -> Vec<u16> {
    let mut sorted: Vec<usize> = (0..people).collect();
    sorted.sort_by_key(|person| (order.get(*person).copied().unwrap_or(u32::MAX), *person));
    let mut places = vec![0; people];
    for (place, person) in sorted.into_iter().enumerate() {
        places[person] = narrow(place);
    }
    places
}

/// How far up each of the others stands: 1 for the first tier. Who is named twice counts where they are named first.
fn heights(lists: &[Tiers], others: usize) -> Vec<Vec<Option<f32>>> {
    let height = |tier: usize, tiers: usize| {
        let (tier, tiers) = (u32::from(narrow(tier)), u32::from(narrow(tiers)));
        1.0 - approximate(tier) / approximate(tiers)
    };
    let of = |list: &Tiers| {
        let mut of = vec![None; others];
        for (tier, tied) in list.iter().enumerate() {
            for other in tied.iter().filter(|other| **other < others) {
                of[*other].get_or_insert(height(tier, list.len()));
            }
        }
        of
    };
    lists.iter().map(of).collect()
}

/// Numbers of people are small enough to be told apart.
fn approximate(count: u32) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

fn narrow(number: usize) -> u16 {
    u16::try_from(number).expect("a side has at most as many people as there are numbers")
}

/// The strict order of one who ranks: numbers of the others that follow a key, the next so many of them, best first.
pub(super) fn next_best(
    tiers: &[Tier],
    places: &[u16],
    after: Option<u32>,
    count: usize,
    found: &mut Vec<(u32, u16)>,
) {
    found.clear();
    let known = tiers.iter().zip(places).enumerate().filter(|(_, (tier, _))| **tier != NEVER);
    let keyed = known.map(|(other, (tier, place))| (key(*tier, *place), narrow(other)));
    found.extend(keyed.filter(|(key, _)| after.is_none_or(|after| *key > after)));
    if found.len() > count {
        found.select_nth_unstable(count);
        found.truncate(count);
    }
    found.sort_unstable();
}
