use std::ops::ControlFlow;

use matching::assign::{
    Aim, Binding, Fit, Market, Matching, Proposing, Reasons, Step, Stopped, TieOrder, Tiers, Weighing,
    accept, assign, gini, measure, patient,
};

fn tiers(lists: &[&[&[usize]]]) -> Vec<Tiers> {
    lists.iter().map(|list| list.iter().map(|tier| tier.to_vec()).collect()).collect()
}

/// Three mentors, the last without a place; five students, of whom one names nobody, and one a mentor who does not
/// name them.
fn market() -> Market {
    let students = tiers(&[&[&[0], &[1]], &[&[0], &[1]], &[&[0, 1]], &[], &[&[2], &[0]]]);
    let mentors = tiers(&[&[&[1], &[2], &[0]], &[&[0, 1]], &[&[4]]]);
    Market::from_tiers(&students, &mentors, vec![1, 1, 0], &TieOrder::default())
}

fn nobody_excluded(_: usize) -> Option<u8> {
    None
}

#[test]
fn a_matching_is_told_in_numbers() {
    let market = market();
    let matching = accept(&market, Proposing::Students, &mut patient).unwrap();
    assert_eq!(matching.mentees(), [vec![1], vec![0], vec![]]);
    let measures = measure(&market, &matching);
    assert_eq!((measures.seeking, measures.matched), (5, 2));
    assert_eq!((measures.offering, measures.chosen, measures.places), (2, 2, 2));
    assert_eq!(measures.loads, [0, 2]);
    assert_eq!(measures.student_choices, [1, 1], "a first choice and a second");
    assert_eq!(measures.mentor_choices, [2], "both have their first");
    assert_eq!((measures.blocking, measures.steps), (0, 0));
    assert_eq!(measures.envious, 2, "one would rather have the other's, and one has nobody");
    let expected = 1.0 + f64::from(2.0_f32 * 0.5 * 1.0 / 1.5);
    assert!((measures.total_value - expected).abs() < 1e-6);
}

#[test]
fn gini_is_nought_for_all_alike_and_nearly_one_for_one_with_all() {
    for (loads, expected) in [
        (&[][..], 0.0),
        (&[0, 0], 0.0),
        (&[3, 3, 3], 0.0),
        (&[0, 0, 0, 8], 0.75),
        (&[1, 3], 0.25),
        (&[3, 1], 0.25),
        (&[1, 2, 3, 4], 0.25),
    ] {
        assert!((gini(loads) - expected).abs() < 1e-12, "{loads:?}");
    }
}

#[test]
fn who_has_nobody_is_told_why() {
    let market = market();
    let matching = accept(&market, Proposing::Students, &mut patient).unwrap();
    let why = |student| Reasons::new(&market, &matching, 3).of_student(student, nobody_excluded);
    let Binding::AllTaken { acceptable: 1, first } = why(2) else { panic!("{:?}", why(2)) };
    assert_eq!(
        (first[0].other, first[0].choice, first[0].standing),
        (0, 0, 1),
        "their first choice had a better one"
    );
    assert_eq!((first[0].load, first[0].capacity), (1, 1));
    assert_eq!(why(3), Binding::NobodyAcceptable { excluded: vec![] });
    let Binding::AllTaken { acceptable: 1, first } = why(4) else { panic!("{:?}", why(4)) };
    assert_eq!((first[0].other, first[0].capacity), (2, 0), "the only one has no place");
    let mentor = |mentor| Reasons::new(&market, &matching, 3).of_mentor(mentor, nobody_excluded);
    assert_eq!(mentor(2), Binding::OwnLimit);
}

#[test]
fn the_requirement_that_excluded_most_comes_first() {
    let market = Market::from_scores(1, vec![1; 5], &TieOrder::default(), |_, _| None, &mut patient).unwrap();
    let matching = Matching::empty(1, 5);
    let excluded = |mentor: usize| [Some(4), Some(2), Some(4), None, Some(4)][mentor];
    let why = Reasons::new(&market, &matching, 3).of_student(0, excluded);
    assert_eq!(why, Binding::NobodyAcceptable { excluded: vec![(4, 3), (2, 1)] });
    let why = Reasons::new(&market, &matching, 3).of_mentor(1, |_| Some(2));
    assert_eq!(why, Binding::NobodyAcceptable { excluded: vec![(2, 1)] });
    let nobody = Market::from_tiers(&tiers(&[&[]]), &[], vec![], &TieOrder::default());
    let matching = Matching::empty(1, 0);
    let why = Reasons::new(&nobody, &matching, 3).of_student(0, nobody_excluded);
    assert_eq!(why, Binding::NobodyThere);
}

#[test]
fn who_is_left_out_for_the_whole_is_told_so() {
    // One place: the pair that is worth more has it, though the mentor prefers the other.
    let scores = [(0.9, 0.2, 0.9), (0.8, 0.9, 0.1)];
    let fit = |student: usize, _: usize| {
        let (there, back, value) = scores[student];
        Some(Fit { there, back, value })
    };
    let market = Market::from_scores(2, vec![1], &TieOrder::default(), fit, &mut patient).unwrap();
    let weighing = Weighing { aim: Aim::MostMatches, fairness: 0.0 };
    let matching = assign(&market, &weighing, &mut patient).unwrap();
    assert_eq!(matching.mentor_of(0), Some(0));
    let why = Reasons::new(&market, &matching, 3).of_student(1, nobody_excluded);
    let Binding::ForTheWhole { acceptable: 1, first } = why else { panic!("{why:?}") };
    assert_eq!((first[0].other, first[0].standing), (0, 0));
    assert_eq!(measure(&market, &matching).blocking, 1);
}

#[test]
fn a_mentor_without_students_is_told_why() {
    let students = tiers(&[&[&[0], &[1]]]);
    let mentors = tiers(&[&[&[0]], &[&[0]]]);
    let market = Market::from_tiers(&students, &mentors, vec![1, 1], &TieOrder::default());
    let matching = accept(&market, Proposing::Mentors, &mut patient).unwrap();
    let why = Reasons::new(&market, &matching, 3).of_mentor(1, nobody_excluded);
    let Binding::AllTaken { acceptable: 1, first } = why else { panic!("{why:?}") };
    assert_eq!((first[0].other, first[0].choice, first[0].standing), (0, 0, 1));
    let nobody = Matching::empty(1, 2);
    let why = Reasons::new(&market, &nobody, 3).of_mentor(1, nobody_excluded);
    assert!(matches!(why, Binding::ForTheWhole { acceptable: 1, .. }), "they would have come");
}

#[test]
fn whoever_watches_sees_how_far_it_is_and_can_stop_it() {
    let fit = |student: usize, mentor: usize| {
        let score = f32::from(u16::try_from((student * 31 + mentor * 17) % 101).unwrap());
        Some(Fit { there: score, back: score, value: score })
    };
    let mut seen: Vec<Step> = Vec::new();
    let mut watch = |step: Step| {
        seen.push(step);
        ControlFlow::Continue(())
    };
    let market = Market::from_scores(700, vec![3; 90], &TieOrder::default(), fit, &mut watch).unwrap();
    let weighing = Weighing { aim: Aim::MostMatches, fairness: 0.2 };
    let mut shares: Vec<(usize, usize)> = Vec::new();
    let mut share = |step: Step| {
        shares.push((step.done, step.total));
        watch(step)
    };
    assign(&market, &weighing, &mut share).unwrap();
    let goes_on = |(done, total): (usize, usize), (later, of): (usize, usize)| done * of <= later * total;
    assert!(shares.windows(2).all(|two| goes_on(two[0], two[1])), "it never goes back: {shares:?}");
    for proposing in [Proposing::Students, Proposing::Mentors] {
        accept(&market, proposing, &mut watch).unwrap();
    }
    assert!(seen.len() > 50);
    assert!(seen.iter().all(|step| step.done < step.total));
    let mut left = 2;
    let mut stop = |_: Step| {
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert_eq!(assign(&market, &weighing, &mut stop), Err(Stopped));
    let mut never = |_: Step| ControlFlow::Break(());
    let unmade = Market::from_scores(700, vec![3; 90], &TieOrder::default(), fit, &mut never);
    assert!(unmade.is_err());
    for proposing in [Proposing::Students, Proposing::Mentors] {
        assert_eq!(accept(&market, proposing, &mut never), Err(Stopped));
    }
}
