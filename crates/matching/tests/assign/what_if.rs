use matching::assign::{
    Change, Market, Moved, NEVER, Proposing, TieOrder, Tier, accept, blocking, moved, patient,
};

use crate::brute::{Dice, Instance, Kind, list};

fn market() -> Market {
    let all = |others: &[usize]| -> Vec<Vec<usize>> { others.iter().map(|other| vec![*other]).collect() };
    let students = vec![all(&[0, 1]), all(&[0, 1]), all(&[0, 1])];
    let mentors = vec![all(&[0, 1, 2]), all(&[0, 1, 2])];
    Market::from_tiers(&students, &mentors, vec![1, 1], &TieOrder::default())
}

fn who_moves(change: Change) -> Vec<Moved> {
    let before = market();
    let mut after = before.clone();
    after.change(change);
    let [before, after] =
        [before, after].map(|market| accept(&market, Proposing::Students, &mut patient).unwrap());
    moved(&before, &after)
}

#[test]
fn one_more_place_is_felt_along_the_line() {
    let found = who_moves(Change::Capacity { mentor: 0, to: 2 });
    let expected =
        [Moved { student: 1, from: Some(1), to: Some(0) }, Moved { student: 2, from: None, to: Some(1) }];
    assert_eq!(found, expected);
    assert_eq!(who_moves(Change::Capacity { mentor: 0, to: 1 }), []);
}

#[test]
fn who_is_dropped_makes_room() {
    let gone = Moved { student: 0, from: Some(0), to: None };
    let found = who_moves(Change::DropStudent(0));
    assert_eq!(found[0], gone);
    assert_eq!(found.len(), 3);
    let found = who_moves(Change::DropMentor(1));
    assert_eq!(found, [Moved { student: 1, from: Some(1), to: None }]);
}

#[test]
fn another_choice_changes_who_has_whom() {
    let first = Change::Mentor { mentor: 0, student: 2, to: Some(0), value: 1.0 };
    assert_eq!(
        who_moves(first),
        [
            Moved { student: 0, from: Some(0), to: Some(1) },
            Moved { student: 1, from: Some(1), to: None },
            Moved { student: 2, from: None, to: Some(0) },
        ]
    );
    let out = Change::Student { student: 0, mentor: 0, to: None, value: 0.0 };
    assert_eq!(
        who_moves(out),
        [Moved { student: 0, from: Some(0), to: Some(1) }, Moved { student: 1, from: Some(1), to: Some(0) },]
    );
}

#[test]
fn who_is_taken_up_again_comes_last_with_the_other() {
    let mut market = market();
    market.change(Change::Student { student: 0, mentor: 0, to: None, value: 0.0 });
    assert!(!market.is_acceptable(0, 0));
    assert_eq!(market.tier_of_student(0, 0), NEVER);
    assert_eq!([1, 2].map(|student| market.tier_of_student(0, student)), [0, 1]);
    market.change(Change::Student { student: 0, mentor: 0, to: Some(0), value: 0.7 });
    assert_eq!((market.tier_of_mentor(0, 0), market.tier_of_mentor(0, 1)), (0, 1));
    assert_eq!([0, 1, 2].map(|student| market.tier_of_student(0, student)), [2, 0, 1]);
    assert_eq!(market.value(0, 0), Some(0.7));
    market.change(Change::Mentor { mentor: 0, student: 0, to: Some(1), value: f32::NAN });
    assert!(!market.is_acceptable(0, 0), "a value that is no number keeps them apart");
}

#[test]
fn a_change_moves_one_and_leaves_the_order_of_the_others() {
    for seed in 0..200 {
        let dice = &mut Dice::new(seed + 70_000);
        let kind = Kind { students: (2, 8), mentors: (2, 5), most_places: 2, levels: 3, percent_apart: 30 };
        let instance = Instance::new(dice, kind);
        let before = instance.market();
        let (student, mentor) = (dice.size(0, instance.students() - 1), dice.size(0, instance.mentors() - 1));
        let to = Some(Tier::try_from(dice.size(0, 6)).unwrap()).filter(|to| *to < 6);
        let mut after = before.clone();
        after.change(Change::Student { student, mentor, to, value: 0.5 });
        assert_eq!(after.is_acceptable(student, mentor), to.is_some());
        let others: Vec<usize> = (0..instance.mentors()).filter(|other| *other != mentor).collect();
        for one in &others {
            for other in &others {
                let order = |market: &Market| {
                    market.tier_of_mentor(student, *one).cmp(&market.tier_of_mentor(student, *other))
                };
                assert_eq!(order(&before), order(&after), "{instance:?}");
            }
        }
        if let Some(to) = to {
            let own = after.tier_of_mentor(student, mentor);
            assert!(own <= to);
            assert!(
                others.iter().all(|other| after.tier_of_mentor(student, *other) != own),
                "alone in its tier"
            );
        }
        let matching = accept(&after, Proposing::Students, &mut patient).unwrap();
        assert!(after.allows(&matching));
        assert_eq!(blocking(&after, &matching, 9).pairs, []);
        assert_eq!(list(&matching).len(), instance.students());
    }
}
