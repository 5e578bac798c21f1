use matching::assign::{Matching, Proposing, TieOrder, accept, blocking, patient};

use crate::brute::{Dice, Instance, Kind, list};

const BOTH: [Proposing; 2] = [Proposing::Students, Proposing::Mentors];

fn stable(instance: &Instance, proposing: Proposing) -> Vec<Option<usize>> {
    list(&accept(&instance.market(), proposing, &mut patient).unwrap())
}

/// Of every kind: many ties and none, places that are short or plenty, lists that are short or long.
fn thousand() -> impl Iterator<Item = Instance> {
    (0..1000).map(|seed| {
        let dice = &mut Dice::new(seed);
        let levels = [1, 2, 3, 5, 20_000][usize::try_from(seed % 5).unwrap()];
        let percent_apart = [0, 20, 60][usize::try_from(seed % 3).unwrap()];
        let kind = Kind { students: (1, 14), mentors: (1, 7), most_places: 4, levels, percent_apart };
        Instance::new(dice, kind)
    })
}

fn strict(seed: u64) -> Instance {
    let percent_apart = [0, 0, 25, 50][usize::try_from(seed % 4).unwrap()];
    let kind = Kind { students: (1, 6), mentors: (1, 4), most_places: 2, levels: 20_000, percent_apart };
    Instance::new(&mut Dice::new(seed + 5000), kind)
}

#[test]
fn a_thousand_matchings_have_no_pair_that_would_rather_have_each_other() {
    let (mut matched, mut left) = (0, 0);
    for (number, instance) in thousand().enumerate() {
        for proposing in BOTH {
            let market = instance.market();
            let found = accept(&market, proposing, &mut patient).unwrap();
            let mentor_of = list(&found);
            assert!(instance.allows(&mentor_of), "{number} {proposing:?}: {instance:?}");
            assert_eq!(instance.blocking(&mentor_of), [], "{number} {proposing:?}: {instance:?}");
            assert_eq!(blocking(&market, &found, 0).count, 0, "{number} {proposing:?}");
            matched += found.matched();
            left += instance.students() - found.matched();
        }
    }
    assert!(matched > 5000 && left > 1000, "both happen: {matched} and {left}");
}

#[test]
fn the_certificate_finds_every_blocking_pair_of_any_matching() {
    let mut found = 0;
    for (seed, instance) in (0..).zip(thousand()) {
        let dice = &mut Dice::new(seed + 9000);
        let mut by_lot = vec![None; instance.students()];
        for student in 0..instance.students() {
            by_lot[student] = Some(dice.size(0, instance.mentors() - 1));
            if !instance.allows(&by_lot) {
                by_lot[student] = None;
            }
        }
        let market = instance.market();
        let matching = Matching::of(instance.mentors(), by_lot.iter().copied());
        let expected = instance.blocking(&by_lot);
        let certificate = blocking(&market, &matching, usize::MAX);
        assert_eq!(certificate.pairs, expected, "{instance:?}");
        assert_eq!(certificate.count, expected.len());
        assert_eq!(blocking(&market, &matching, 1).pairs.len(), expected.len().min(1));
        found += expected.len();
    }
    assert!(found > 3000, "there is something to find: {found}");
}

#[test]
fn who_asks_has_the_best_that_any_stable_matching_gives_them() {
    let mut several = 0;
    for seed in 0..1500 {
        let instance = strict(seed);
        let all = instance.every_stable();
        assert!(!all.is_empty(), "there always is one");
        several += usize::from(all.len() > 1);
        let [students_ask, mentors_ask] = BOTH.map(|proposing| stable(&instance, proposing));
        for student in 0..instance.students() {
            let score = |matching: &Vec<Option<usize>>| {
                matching[student].and_then(|mentor| instance.there[student][mentor])
            };
            let best = all.iter().map(score).max_by(|one, other| one.partial_cmp(other).unwrap()).unwrap();
            let worst = all.iter().map(score).min_by(|one, other| one.partial_cmp(other).unwrap()).unwrap();
            assert_eq!(score(&students_ask), best, "{instance:?}");
            assert_eq!(score(&mentors_ask), worst, "{instance:?}");
        }
        for mentor in 0..instance.mentors() {
            let own = |matching: &Vec<Option<usize>>| {
                let own = (0..instance.students()).filter(|student| matching[*student] == Some(mentor));
                let mut scores: Vec<f32> = own.filter_map(|student| instance.back[student][mentor]).collect();
                scores.sort_by(|one, other| other.total_cmp(one));
                scores
            };
            let (best, ours) = (own(&mentors_ask), all.iter().map(own));
            for other in ours {
                assert!(best.iter().zip(&other).all(|(best, other)| best >= other), "{instance:?}");
            }
        }
    }
    assert!(several > 30, "there is something to choose from in {several}");
}

#[test]
fn in_all_stable_matchings_the_same_people_are_matched() {
    for seed in 0..400 {
        let instance = strict(seed);
        let profile = |matching: &Vec<Option<usize>>| {
            let matched: Vec<bool> = matching.iter().map(Option::is_some).collect();
            let count = |mentor| matching.iter().filter(|one| **one == Some(mentor)).count();
            (matched, (0..instance.mentors()).map(count).collect::<Vec<_>>())
        };
        let first = profile(&stable(&instance, Proposing::Students));
        assert_eq!(profile(&stable(&instance, Proposing::Mentors)), first);
        assert!(instance.every_stable().iter().all(|matching| profile(matching) == first), "{instance:?}");
        // A mentor with room left has the same students in all of them.
        for mentor in (0..instance.mentors())
            .filter(|mentor| first.1[*mentor] < usize::from(instance.capacities[*mentor]))
        {
            let own = |matching: &Vec<Option<usize>>| -> Vec<bool> {
                matching.iter().map(|one| *one == Some(mentor)).collect()
            };
            let first = own(&stable(&instance, Proposing::Students));
            assert!(instance.every_stable().iter().all(|matching| own(matching) == first), "{instance:?}");
        }
    }
}

#[test]
fn ties_go_by_their_order_and_then_by_number() {
    let alike = Instance {
        capacities: vec![1, 1],
        there: vec![vec![Some(0.5); 2]; 3],
        back: vec![vec![Some(0.5); 2]; 3],
    };
    let matched = |ties: &TieOrder| {
        BOTH.map(|proposing| list(&accept(&alike.market_with(ties), proposing, &mut patient).unwrap()))
    };
    assert_eq!(matched(&TieOrder::default()), [[Some(0), Some(1), None], [Some(0), Some(1), None]]);
    let ties = TieOrder { students: vec![9, 4, 4], mentors: vec![2, 1] };
    assert_eq!(matched(&ties), [[None, Some(1), Some(0)], [None, Some(1), Some(0)]]);
    let short = TieOrder { students: vec![], mentors: vec![7] };
    assert_eq!(matched(&short)[0], [Some(0), Some(1), None], "who has no number comes last");
}

#[test]
fn the_same_market_gives_the_same_matching() {
    for instance in thousand().step_by(37) {
        for proposing in BOTH {
            assert_eq!(stable(&instance, proposing), stable(&instance.clone(), proposing));
        }
    }
}

#[test]
fn a_long_list_is_read_to_its_end() {
    // All want the same, and each is wanted by the last of them only.
    let students = 300;
    let there: Vec<Vec<Option<f32>>> = vec![
        (0..students)
            .map(|mentor| Some(1.0 - f32::from(u16::try_from(mentor).unwrap()) / 512.0))
            .collect();
        students
    ];
    let back = (0..students)
        .map(|student| vec![Some(f32::from(u16::try_from(student).unwrap())); students])
        .collect();
    let instance = Instance { capacities: vec![1; students], there, back };
    for proposing in BOTH {
        let expected: Vec<Option<usize>> =
            (0..students).map(|student| Some(students - 1 - student)).collect();
        assert_eq!(stable(&instance, proposing), expected);
    }
}
