//! What a matching means to those who are in it, in numbers.

use super::{Market, Matching, NEVER, Tier, blocking, weight::worth};

#[derive(Clone, Debug, PartialEq)]
pub struct Measures {
    /// Students who looked for a mentor, and those who have one.
    pub seeking: usize,
    pub matched: usize,
    /// Mentors with room for somebody, and those who have somebody.
    pub offering: usize,
    pub chosen: usize,
    /// How many places there are.
    pub places: usize,
    pub total_value: f64,
    /// What uneven loads cost, in steps: the second student of a mentor one, the third two.
    pub steps: u64,
    pub blocking: usize,
    /// How many mentors of those with room have so many students, from none on.
    pub loads: Vec<usize>,
    /// From 0, all have as many, to nearly 1, one has them all.
    pub gini: f64,
    /// How many students have a mentor of their first tier, of their second, …
    pub student_choices: Vec<usize>,
    /// How many places went to students of the mentor's first tier, of the second, …
    pub mentor_choices: Vec<usize>,
    /// Students who would rather have a mentor whom somebody else has.
    pub envious: usize,
}

pub fn measure(market: &Market, matching: &Matching) -> Measures {
    let (total_value, steps) = worth(market, matching);
    let offering = || (0..market.mentors()).filter(|mentor| market.capacity(*mentor) > 0);
    let loads: Vec<usize> = offering().map(|mentor| matching.load(mentor)).collect();
    let student_tiers = matching.pairs().map(|(student, mentor)| market.tier_of_mentor(student, mentor));
    let mentor_tiers = matching.pairs().map(|(student, mentor)| market.tier_of_student(mentor, student));
    let seeking = (0..market.students()).filter(|student| market.is_seeking(*student));
    Measures {
        seeking: seeking.count(),
        matched: matching.matched(),
        offering: loads.len(),
        chosen: loads.iter().filter(|load| **load > 0).count(),
        places: offering().map(|mentor| market.capacity(mentor)).sum(),
        total_value,
        steps,
        blocking: blocking(market, matching, 0).count,
        gini: gini(&loads),
        loads: counted(loads.into_iter()),
        student_choices: counted(student_tiers.map(usize::from)),
        mentor_choices: counted(mentor_tiers.map(usize::from)),
        envious: envious(market, matching),
    }
}

/// How often each number comes, from 0 on.
fn counted(numbers: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut counts = Vec::new();
    for number in numbers {
        if counts.len() <= number {
            counts.resize(number + 1, 0);
        }
        counts[number] += 1;
    }
    counts
}

fn envious(market: &Market, matching: &Matching) -> usize {
    let envies = |student: &usize| {
        let own =
            matching.mentor_of(*student).map_or(NEVER, |mentor| market.tier_of_mentor(*student, mentor));
        let better = |(mentor, tier): (usize, &Tier)| *tier < own && matching.load(mentor) > 0;
        market.is_seeking(*student) && market.order_of_student(*student).iter().enumerate().any(better)
    };
    (0..market.students()).filter(envies).count()
}

/// Gini's coefficient: half the mean difference of two, by the mean. Of nobody, or nothing, it is 0.
pub fn gini(loads: &[usize]) -> f64 {
    let mut sorted = loads.to_vec();
    sorted.sort_unstable();
    let total: usize = sorted.iter().sum();
    if total == 0 {
        return 0.0;
    }
    let count = sorted.len();
    // Twice the place of each from the middle, times their load; whole numbers, so that the order does not matter.
    let (above, below) = sorted.iter().enumerate().fold((0, 0), |(above, below), (place, load)| {
        (above + (place + 1) * 2 * load, below + (count + 1) * load)
    });
    ratio(above - below, count * total)
}

fn ratio(part: usize, whole: usize) -> f64 {
    let float = |number: usize| u32::try_from(number).map_or_else(|_| large(number), f64::from);
    float(part) / float(whole)
}

/// Above four thousand million: two halves.
fn large(number: usize) -> f64 {
    let (high, low) = (number >> 32, number & 0xffff_ffff);
    let float = |half: usize| u32::try_from(half).map_or(f64::INFINITY, f64::from);
    float(high) * 4_294_967_296.0 + float(low)
}
