use matching::assign::{
    Aim, Fit, Market, Matching, NEVER, Proposing, TieOrder, Weighing, accept, assign, blocking, measure,
    patient,
};

const WEIGHING: Weighing = Weighing { aim: Aim::MostMatches, fairness: 0.5 };

fn market(students: usize, capacities: &[u16], fit: impl FnMut(usize, usize) -> Option<Fit>) -> Market {
    Market::from_scores(students, capacities.to_vec(), &TieOrder::default(), fit, &mut patient).unwrap()
}

fn every_way(market: &Market) -> [Matching; 4] {
    let total = Weighing { aim: Aim::HighestTotal, ..WEIGHING };
    [
        accept(market, Proposing::Students, &mut patient).unwrap(),
        accept(market, Proposing::Mentors, &mut patient).unwrap(),
        assign(market, &WEIGHING, &mut patient).unwrap(),
        assign(market, &total, &mut patient).unwrap(),
    ]
}

fn alike(value: f32) -> impl FnMut(usize, usize) -> Option<Fit> {
    move |_, _| Some(Fit { there: value, back: value, value })
}

#[test]
fn a_market_without_people_matches_nobody() {
    for (students, capacities) in [(0, &[][..]), (3, &[][..]), (0, &[2, 1][..]), (3, &[0, 0][..])] {
        let market = market(students, capacities, alike(0.5));
        for matching in every_way(&market) {
            assert_eq!(matching.matched(), 0);
            assert!(market.allows(&matching));
            assert_eq!(blocking(&market, &matching, 9).count, 0);
            let measures = measure(&market, &matching);
            assert_eq!((measures.matched, measures.gini, measures.total_value), (0, 0.0, 0.0));
        }
    }
}

#[test]
fn a_score_that_is_no_number_keeps_two_apart() {
    let strange = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY];
    for (place, strange) in strange.into_iter().cycle().take(9).enumerate() {
        let market = market(2, &[1, 1], |student, mentor| {
            let mut scores = [0.5; 3];
            if student == 0 && mentor == 0 {
                scores[place / 3] = strange;
            }
            let [there, back, value] = scores;
            Some(Fit { there, back, value })
        });
        assert!(!market.is_acceptable(0, 0));
        assert_eq!((market.tier_of_mentor(0, 0), market.tier_of_student(0, 0)), (NEVER, NEVER));
        assert_eq!(market.value(0, 0), None);
        for matching in every_way(&market) {
            assert_eq!((matching.mentor_of(0), matching.mentor_of(1)), (Some(1), Some(0)));
        }
    }
}

#[test]
fn all_alike_are_matched_as_far_as_there_is_room() {
    for value in [0.0, -0.0, 1.0, -2.0, 1e30, f32::MIN_POSITIVE] {
        let market = market(30, &[3, 0, 7, 50], alike(value));
        for matching in every_way(&market).into_iter().take(3) {
            assert_eq!(matching.matched(), 30, "{value}");
            assert!(market.allows(&matching));
            assert_eq!(blocking(&market, &matching, 9).count, 0);
        }
    }
    // Even with the dial at nought, nobody is matched for a loss if the total counts.
    let market = market(3, &[5], alike(-2.0));
    let total = Weighing { aim: Aim::HighestTotal, fairness: 0.0 };
    assert_eq!(assign(&market, &total, &mut patient).unwrap().matched(), 0);
}

#[test]
fn zeros_are_alike_whatever_their_sign() {
    let market = market(1, &[1, 1], |_, mentor| {
        let score = if mentor == 0 { -0.0 } else { 0.0 };
        Some(Fit { there: score, back: score, value: score })
    });
    assert_eq!(market.tier_of_mentor(0, 0), market.tier_of_mentor(0, 1));
}

#[test]
fn a_list_by_hand_may_name_somebody_twice_or_nobody_there() {
    let students = vec![vec![vec![1, 1], vec![0, 1, 9]], vec![], vec![vec![], vec![0]]];
    let mentors = vec![vec![vec![2, 0]], vec![vec![0], vec![7]]];
    let market = Market::from_tiers(&students, &mentors, vec![1, 1], &TieOrder::default());
    assert_eq!(
        (market.tier_of_mentor(0, 1), market.tier_of_mentor(0, 0)),
        (0, 1),
        "where they are named first"
    );
    assert_eq!(market.choices_of_student(1), 0);
    assert_eq!(market.choices_of_mentor(0), 2);
    for matching in every_way(&market) {
        assert_eq!(
            (matching.mentor_of(0), matching.mentor_of(1), matching.mentor_of(2)),
            (Some(1), None, Some(0))
        );
    }
}

#[test]
fn a_side_without_lists_is_wanted_by_nobody() {
    let market = Market::from_tiers(&[vec![vec![0]]], &[], vec![1], &TieOrder::default());
    assert_eq!(market.choices_of_student(0), 0);
}

#[test]
fn a_matching_with_strange_numbers_is_not_allowed() {
    let market = market(2, &[1], alike(0.5));
    assert!(!market.allows(&Matching::of(1, [Some(0), Some(0)])), "too many");
    assert!(!market.allows(&Matching::of(2, [Some(1), None])), "of another market");
    assert_eq!(Matching::of(1, [Some(7), None]).matched(), 0);
}
