//! Markets by lot, the same ones each time.

use matching::assign::{Fit, Market, TieOrder, patient};

use measure::Outcome;

/// Numbers by lot (`SplitMix64`).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to 1.
    fn share(&mut self) -> f32 {
        f32::from((self.next() >> 48) as u16) / 65_536.0
    }
}

/// From one to thirteen places for each mentor: with five students for each there is some choice.
pub fn capacities(mentors: usize) -> Vec<u16> {
    let mut dice = Dice(1);
    (0..mentors).map(|_| 1 + (dice.next() % 13) as u16).collect()
}

pub fn market(students: usize, mentors: usize, kind: &str) -> Outcome<Market> {
    let mut dice = Dice(7);
    let liked_students: Vec<f32> = (0..students).map(|_| dice.share()).collect();
    let liked_mentors: Vec<f32> = (0..mentors).map(|_| dice.share()).collect();
    let score: fn(f32, f32, f32) -> f32 = match kind {
        "chance" => |chance, _, _| chance,
        "popular" => |chance, _, liked| 0.3 * chance + 0.7 * liked,
        "levels" => |chance, _, liked| (5.0 * chance + 5.0 * liked).floor() / 10.0,
        "product" => |chance, own, liked| own * liked + chance / 1e4,
        other => return Err(format!("there are no scores of the kind {other}").into()),
    };
    let fit = |student: usize, mentor: usize| {
        let (one, other) = (liked_students[student], liked_mentors[mentor]);
        let there = score(dice.share(), one, other);
        let back = score(dice.share(), other, one);
        // A pair in ten must not be.
        let is_allowed = !dice.next().is_multiple_of(10);
        let value = if there + back > 0.0 { 2.0 * there * back / (there + back) } else { 0.0 };
        is_allowed.then_some(Fit { there, back, value })
    };
    Ok(Market::from_scores(students, capacities(mentors), &TieOrder::default(), fit, &mut patient)?)
}
