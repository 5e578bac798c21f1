use matching::assign::{Aim, Weighing, assign, patient, worth};

use crate::brute::{Dice, Instance, Kind, list};

fn solved(instance: &Instance, weighing: &Weighing) -> (Vec<Option<usize>>, f64, u64, f64) {
    let market = instance.market();
    let found = assign(&market, weighing, &mut patient).unwrap();
    let mentor_of = list(&found);
    assert!(instance.allows(&mentor_of), "{instance:?}");
    let (total, steps) = worth(&market, &found);
    (mentor_of, total, steps, weighing.step(&market))
}

/// What a matching is worth, reckoned from the scores.
fn judged(instance: &Instance, matching: &[Option<usize>]) -> (usize, f64, u64) {
    let pairs = || matching.iter().enumerate().filter_map(|(student, mentor)| Some((student, (*mentor)?)));
    let total = pairs().map(|(student, mentor)| f64::from(instance.value(student, mentor).unwrap())).sum();
    let load = |mentor| u64::try_from(pairs().filter(|(_, own)| *own == mentor).count()).unwrap();
    let steps = (0..instance.mentors()).map(|mentor| (0..load(mentor)).sum::<u64>()).sum();
    (pairs().count(), total, steps)
}

fn costs(steps: u64, step: f64) -> f64 {
    f64::from(u32::try_from(steps).unwrap()) * step
}

const DIALS: [f64; 4] = [0.0, 0.05, 0.4, 1.0];

fn small(seed: u64) -> Instance {
    let percent_apart = [0, 30, 70][usize::try_from(seed % 3).unwrap()];
    let levels = [2, 5, 20_000][usize::try_from(seed / 3 % 3).unwrap()];
    let kind = Kind { students: (1, 6), mentors: (1, 4), most_places: 3, levels, percent_apart };
    Instance::new(&mut Dice::new(seed + 20_000), kind)
}

#[test]
fn no_other_matching_is_worth_more() {
    for seed in 0..500 {
        let instance = small(seed);
        let all: Vec<(usize, f64, u64)> =
            instance.every_matching().iter().map(|matching| judged(&instance, matching)).collect();
        for fairness in DIALS {
            for aim in [Aim::MostMatches, Aim::HighestTotal] {
                let (mentor_of, total, steps, step) = solved(&instance, &Weighing { aim, fairness });
                let (count, ..) = judged(&instance, &mentor_of);
                let most = all.iter().map(|one| one.0).max().unwrap();
                let is_allowed = |one: &&(usize, f64, u64)| aim == Aim::HighestTotal || one.0 == most;
                let worth = |one: &(usize, f64, u64)| one.1 - costs(one.2, step);
                let best = all.iter().filter(is_allowed).map(worth).fold(f64::NEG_INFINITY, f64::max);
                let own = total - costs(steps, step);
                assert!((own - best).abs() < 1e-9, "{own} is not {best}: {aim:?} {fairness} {instance:?}");
                assert!(aim == Aim::HighestTotal || count == most, "{count} of {most}: {instance:?}");
            }
        }
    }
}

#[test]
fn a_larger_one_is_worth_what_the_plain_way_finds() {
    for seed in 0..60 {
        let levels = [4, 20_000][usize::try_from(seed % 2).unwrap()];
        let kind = Kind { students: (25, 40), mentors: (5, 12), most_places: 6, levels, percent_apart: 20 };
        let instance = Instance::new(&mut Dice::new(seed + 30_000), kind);
        for fairness in DIALS {
            let weighing = Weighing { aim: Aim::MostMatches, fairness };
            let (mentor_of, total, steps, step) = solved(&instance, &weighing);
            let (count, best) = by_seats(&instance, step);
            assert_eq!(judged(&instance, &mentor_of).0, count, "{seed}");
            let own = total - costs(steps, step);
            assert!((own - best).abs() < 1e-7, "{seed}, {fairness}: {own} is not {best}");
        }
    }
}

/// The Hungarian method with a column for each seat, and one for each student to have nobody.
fn by_seats(instance: &Instance, step: f64) -> (usize, f64) {
    const NOBODY: f64 = 1e5;
    let (students, mut seats) = (instance.students(), Vec::new());
    for mentor in 0..instance.mentors() {
        seats.extend((0..instance.capacities[mentor]).map(|before| (mentor, f64::from(before) * step)));
    }
    let columns = seats.len() + students;
    let cost = |student: usize, column: usize| match seats.get(column) {
        Some((mentor, more)) => instance.value(student, *mentor).map_or(1e9, |value| more - f64::from(value)),
        None => NOBODY,
    };
    let (mut row_price, mut column_price) = (vec![0.0; students + 1], vec![0.0; columns + 1]);
    let mut row_of = vec![0; columns + 1];
    for row in 1..=students {
        row_of[0] = row;
        let (mut at, mut least, mut from) = (0, vec![f64::INFINITY; columns + 1], vec![0; columns + 1]);
        let mut is_used = vec![false; columns + 1];
        loop {
            is_used[at] = true;
            let (own, mut delta, mut next) = (row_of[at], f64::INFINITY, 0);
            for column in (1..=columns).filter(|column| !is_used[*column]) {
                let reduced = cost(own - 1, column - 1) - row_price[own] - column_price[column];
                if reduced < least[column] {
                    (least[column], from[column]) = (reduced, at);
                }
                if least[column] < delta {
                    (delta, next) = (least[column], column);
                }
            }
            for column in 0..=columns {
                if is_used[column] {
                    row_price[row_of[column]] += delta;
                    column_price[column] -= delta;
                } else {
                    least[column] -= delta;
                }
            }
            at = next;
            if row_of[at] == 0 {
                break;
            }
        }
        while at != 0 {
            row_of[at] = row_of[from[at]];
            at = from[at];
        }
    }
    let seated = (1..=seats.len()).filter(|column| row_of[*column] > 0);
    let costs: Vec<f64> = seated.map(|column| cost(row_of[column] - 1, column - 1)).collect();
    (costs.len(), -costs.iter().sum::<f64>())
}

#[test]
fn as_the_dial_rises_the_total_never_rises_and_the_loads_never_grow_less_even() {
    let mut moved = 0;
    for seed in 0..60 {
        let kind =
            Kind { students: (12, 30), mentors: (3, 8), most_places: 9, levels: 20_000, percent_apart: 25 };
        let instance = Instance::new(&mut Dice::new(seed + 40_000), kind);
        let mut before: Option<(usize, f64, u64)> = None;
        for tenth in 0..=10_u8 {
            let weighing = Weighing { aim: Aim::MostMatches, fairness: f64::from(tenth) / 10.0 };
            let (mentor_of, total, steps, _) = solved(&instance, &weighing);
            let count = judged(&instance, &mentor_of).0;
            if let Some((matched, value, uneven)) = before {
                assert_eq!(count, matched, "as many are matched");
                assert!(total <= value + 1e-9 && steps <= uneven, "{seed} at {tenth}");
                moved += u32::from(steps < uneven);
            }
            before = Some((count, total, steps));
        }
    }
    assert!(moved > 30, "the dial does something: {moved}");
}

#[test]
fn a_strange_dial_is_the_nearest_that_makes_sense() {
    let instance = small(4);
    let at = |fairness| solved(&instance, &Weighing { aim: Aim::MostMatches, fairness });
    assert_eq!(at(-3.0), at(0.0));
    assert_eq!(at(f64::NAN), at(0.0));
    assert_eq!(at(17.0), at(1.0));
}

#[test]
fn the_highest_total_may_leave_somebody_out_and_most_matches_does_not() {
    // The first is worth much to the only one whom the second can have.
    let value = |value: f32| (Some(value), Some(value));
    let rows = [[value(0.9), (None, None)], [value(0.2), value(0.1)]];
    let side = |first: bool| {
        rows.map(|row| row.map(|(there, back)| if first { there } else { back }).to_vec()).to_vec()
    };
    let instance = Instance { capacities: vec![1, 0], there: side(true), back: side(false) };
    for aim in [Aim::MostMatches, Aim::HighestTotal] {
        let (mentor_of, ..) = solved(&instance, &Weighing { aim, fairness: 0.0 });
        assert_eq!(mentor_of, [Some(0), None], "one place, and the better pair has it");
    }
    let instance = Instance { capacities: vec![1, 1], ..instance };
    let (most, ..) = solved(&instance, &Weighing { aim: Aim::MostMatches, fairness: 1.0 });
    assert_eq!(most, [Some(0), Some(1)]);
    let rows = [[value(0.9), value(0.8)], [value(0.8), (None, None)]];
    let side = |first: bool| {
        rows.map(|row| row.map(|(there, back)| if first { there } else { back }).to_vec()).to_vec()
    };
    let instance = Instance { capacities: vec![1, 1], there: side(true), back: side(false) };
    let (most, ..) = solved(&instance, &Weighing { aim: Aim::MostMatches, fairness: 0.0 });
    assert_eq!(most, [Some(1), Some(0)], "the first gives way");
    // Two at one mentor cost more than the second is worth.
    let instance = Instance {
        capacities: vec![2],
        there: vec![vec![Some(0.9)], vec![Some(0.3)]],
        back: vec![vec![Some(0.9)], vec![Some(0.3)]],
    };
    let (total, ..) = solved(&instance, &Weighing { aim: Aim::HighestTotal, fairness: 1.0 });
    assert_eq!(total, [Some(0), None]);
}
