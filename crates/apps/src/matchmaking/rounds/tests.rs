//! The engine of a round on people made by hand.

use std::{ops::ControlFlow, sync::Arc};

use matching::{
    Vector,
    assign::{Fit, Stopped},
    reciprocal::{self, Profile, Question, Side, Statement, Way},
};

use super::{
    engine::{Engine, Input, Member},
    model::{Ranking, Reason, Requirement, RoundMethod, RoundPreferences, RoundSide},
    results::work_out,
};

fn member(id: u32, places: u16) -> Member {
    Member { id, places, since: 0 }
}

fn student(id: u32, need: &str) -> Profile {
    Profile {
        id,
        needs: vec![Statement::new(need)],
        fields: vec!["Biology".to_owned()],
        ..Profile::default()
    }
}

fn mentor(id: u32, offer: &str) -> Profile {
    Profile {
        id,
        offers: vec![Statement::new(offer)],
        fields: vec!["Biology".to_owned()],
        ..Profile::default()
    }
}

/// Two students, three mentors: each student needs what one of the mentors offers.
fn input() -> Input {
    Input {
        students: vec![member(1, 1), member(2, 1)],
        mentors: vec![member(11, 1), member(12, 1), member(13, 1)],
        student_profiles: vec![student(1, "Interview practice"), student(2, "Applying to graduate school")],
        mentor_profiles: vec![
            mentor(11, "Interview practice"),
            mentor(12, "Applying to graduate school"),
            mentor(13, "Advice on salaries"),
        ],
        ..Input::default()
    }
}

fn ranked(side: RoundSide, person: u32, tiers: &[&[u32]], rest: bool) -> Ranking {
    Ranking { side, person, tiers: tiers.iter().map(|tier| tier.to_vec()).collect(), rest }
}

fn patient(_: u64, _: &'static str) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn those_who_need_and_offer_the_same_are_matched_either_way() {
    let results = work_out(&input(), Vec::new(), &mut patient).unwrap();
    for method in RoundMethod::BOTH {
        let pairs = results.pairs.iter().filter(|pair| pair.method == method);
        let pairs: Vec<(u32, u32)> = pairs.map(|pair| (pair.student, pair.mentor)).collect();
        assert_eq!(pairs, [(1, 11), (2, 12)], "{method:?}");
    }
    let idle: Vec<u32> = results.unmatched.iter().map(|one| one.person).collect();
    assert_eq!(idle, [13, 13], "in both");
    assert_eq!((results.comparison.same, results.comparison.stable.blocking), (2, 0));
}

#[test]
fn a_list_stands_above_the_scores_and_its_places_are_a_step_apart() {
    let mut input = input();
    input.rankings = vec![ranked(RoundSide::Students, 1, &[&[13], &[12]], true)];
    let of = |row: &[Result<Fit, Requirement>], mentor: usize| row[mentor].map(|fit| fit.there);
    let plain = Engine::new(&input, &input.known()).row(1);
    let known = input.known();
    let engine = Engine::new(&input, &known);
    let row = engine.row(0);
    assert_eq!((of(&row, 2), of(&row, 1)), (Ok(1.0), Ok(0.75)));
    assert!(of(&row, 0).unwrap() <= 0.5, "who is not on it comes after");
    assert_eq!(plain[0], engine.row(1)[0], "others are not touched");
    input.rankings[0].rest = false;
    let row = Engine::new(&input, &input.known()).row(0);
    assert_eq!((of(&row, 2), of(&row, 1)), (Ok(1.0), Ok(0.5)));
    assert_eq!(of(&row, 0), Err(Requirement::NotRankedByStudent));
    input.plan.preferences = RoundPreferences::Scores;
    assert!(Engine::new(&input, &input.known()).row(0)[0].is_ok(), "lists do not count");
    input.plan.preferences = RoundPreferences::Rankings;
    assert_eq!(of(&Engine::new(&input, &input.known()).row(0), 2), Err(Requirement::NotRankedByMentor));
}

#[test]
fn a_list_that_names_people_of_no_round_is_what_is_left_of_it() {
    let mut input = input();
    input.rankings = vec![
        ranked(RoundSide::Mentors, 11, &[&[99], &[2, 98], &[1]], false),
        ranked(RoundSide::Mentors, 77, &[&[1]], false),
    ];
    let column = Engine::new(&input, &input.known()).column(0);
    assert_eq!(column.iter().map(|fit| fit.unwrap().back).collect::<Vec<_>>(), [0.5, 1.0]);
}

#[test]
fn what_has_to_be_keeps_two_apart_if_it_is_not() {
    let mut input = input();
    input.mentor_profiles[0].way = Some(Way::InPerson);
    input.student_profiles[0].way = Some(Way::Video);
    input.mentor_profiles[1].times = vec!["weekday mornings".to_owned()];
    input.student_profiles[0].times = vec!["weekends".to_owned()];
    input.before = [(1, 13)].into();
    input.plan.requirements.common_time = true;
    let judged = |input: &Input| {
        Engine::new(input, &input.known()).row(0).into_iter().map(Result::err).collect::<Vec<_>>()
    };
    let refused = [Requirement::CommonWay, Requirement::CommonTime, Requirement::NotAgain].map(Some);
    assert_eq!(judged(&input), refused);
    let why = work_out(&input, Vec::new(), &mut patient).unwrap().unmatched;
    let why = why.iter().find(|one| one.person == 1).unwrap();
    let Reason::NobodyAcceptable { excluded } = &why.reason else { panic!("{why:?}") };
    assert_eq!(excluded.len(), 3);
    let wanted = &mut input.plan.requirements;
    (wanted.common_time, wanted.common_way, wanted.not_again) = (false, false, false);
    assert_eq!(judged(&input), [None, None, None]);
    input.plan.requirements.least_fit = 1.0;
    assert!(judged(&input).iter().all(|refused| *refused == Some(Requirement::LeastFit)));
}

/// With meaning and without. That the two ways of reckoning agree bit by bit is tested where they are.
#[test]
fn a_pair_fits_in_a_round_as_it_does_in_the_conversation() {
    let mut input = input();
    let mut fits = Vec::new();
    for is_meant in [false, true] {
        if is_meant {
            let there: Arc<Vector> = Arc::new(std::array::from_fn(|place| f32::from(u8::from(place == 7))));
            input.student_profiles[0].needs[0].vector = Some(Arc::clone(&there));
            input.mentor_profiles[2].offers[0].vector = Some(there);
        }
        let known = input.known();
        let engine = Engine::new(&input, &known);
        let question = Question { asker: &input.student_profiles[0], side: Side::Seeker, criteria: &[] };
        let ranked = reciprocal::Ranking::new(&question, &known[1]).ranked();
        let row = engine.row(0);
        for (mentor, fit) in row.iter().enumerate() {
            let found = ranked.find(input.mentors[mentor].id).unwrap();
            let fit = fit.unwrap();
            assert!((f64::from(fit.there) - found.seeker.value).abs() < 1e-6, "{mentor}");
            assert!((f64::from(fit.back) - found.offerer.value).abs() < 1e-6, "{mentor}");
            assert_eq!(engine.pair(0, mentor), Ok(fit));
            assert_eq!(engine.column(mentor)[0], Ok(fit));
        }
        fits.push(row[2].unwrap().there);
    }
    assert!(fits[1] > fits[0], "meaning counts: {fits:?}");
}

#[test]
fn nobody_is_matched_with_themselves() {
    let mut input = input();
    input.mentors[0].id = 1;
    input.mentor_profiles[0].id = 1;
    assert_eq!(Engine::new(&input, &input.known()).row(0)[0], Err(Requirement::SamePerson));
}

#[test]
fn whoever_watches_sees_it_get_on_and_can_stop_it() {
    let mut seen = Vec::new();
    work_out(&input(), Vec::new(), &mut |done, message| {
        seen.push((done, message));
        ControlFlow::Continue(())
    })
    .unwrap();
    assert!(
        seen.is_sorted_by_key(|(done, _)| *done) && seen.iter().all(|(done, _)| *done <= 1000),
        "{seen:?}"
    );
    for most in 0..seen.len() {
        let mut left = most;
        let stopped = work_out(&input(), Vec::new(), &mut |_, _| {
            if left == 0 {
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        assert_eq!(stopped.err(), Some(Stopped), "stopped at {most}");
    }
}
