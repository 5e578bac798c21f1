use super::*;
use crate::score::{Board, Cell, Ranking, ask, find, funnel, index, moved, weigh};
use EvidenceKind::{Described, Listed, Outcome};
use EvidenceState::{Adjacent, Met, Missing, Unknown};
use RequirementKind::{Skill, Task};

/// People with keys from 1, each with a strength for each requirement.
pub fn board(rows: &[&[u16]]) -> Board {
    let width = rows.first().map_or(0, |row| row.len());
    let mut board = Board::empty((1..).take(width).collect(), 0);
    for (key, row) in (1..).zip(rows) {
        let cells: Vec<_> = row.iter().map(|strength| cell(*strength)).collect();
        board.push(key, key, &cells);
    }
    board
}

pub fn cell(strength: u16) -> (EvidenceState, u16, Option<EvidenceKind>) {
    match strength {
        0 => (Unknown, 0, None),
        1..500 => (Adjacent, strength, Some(Listed)),
        _ => (Met, strength, Some(Described)),
    }
}

pub fn nice(weights: &[u8]) -> Vec<Requirement> {
    let all = (1..).zip(weights);
    all.map(|(id, weight)| Requirement { weight: *weight, ..requirement(id, Skill, "anything") }).collect()
}

fn keys(ranking: &Ranking) -> Vec<u64> {
    ranking.places.iter().map(|place| place.key).collect()
}

#[test]
fn points_decide_and_weights_decide_about_points() {
    let board = board(&[&[900, 0, 0], &[0, 900, 0], &[500, 500, 500]]);
    let ranking = board.rank(&nice(&[10, 1, 1]));
    assert_eq!(keys(&ranking), [1, 3, 2]);
    assert_eq!((ranking.places[0].points, ranking.places[0].high), (7500, 9167));
    assert_eq!(keys(&board.rank(&nice(&[1, 10, 1]))), [2, 3, 1]);
    assert_eq!(keys(&board.rank(&nice(&[1, 1, 10])))[0], 3);
}

#[test]
fn of_two_with_the_same_points_who_meets_more_musts_comes_first() {
    let board = board(&[&[400, 400], &[800, 0]]);
    let mut requirements = nice(&[5, 5]);
    requirements[0].need = Need::Must;
    let ranking = board.rank(&requirements);
    assert_eq!(keys(&ranking), [2, 1]);
    assert_eq!(ranking.places[0].points, ranking.places[1].points);
    assert_eq!((ranking.places[0].musts_met, ranking.places[1].musts_met), (1, 0));
}

#[test]
fn the_order_in_which_people_come_decides_nothing() {
    let rows: Vec<[u16; 2]> = (0..40_u16).map(|at| [at % 3 * 300, at % 2 * 300]).collect();
    let made = |order: &mut dyn Iterator<Item = usize>| {
        let mut board = Board::empty(vec![1, 2], 7);
        for at in order {
            board.push(at as u64, 1000 - at as u64, &rows[at].map(cell));
        }
        board.rank(&nice(&[5, 5]))
    };
    let one = made(&mut (0..40));
    assert_eq!(made(&mut (0..40).rev()), one);
    assert_eq!(made(&mut (0..40).map(|at| at * 7 % 40)), one);
    let alike = one.places.iter().filter(|place| place.points == 3000).map(|place| place.key);
    assert!(!alike.is_sorted(), "keys decide last");
}

#[test]
fn who_ties_with_the_first_of_a_band_is_in_it() {
    // Leaving out the third requirement levels the first two; nothing brings the last one near.
    let board = board(&[&[900, 900, 600], &[900, 900, 0], &[100, 0, 0]]);
    let bands: Vec<u32> = board.rank(&nice(&[5, 5, 5])).places.iter().map(|place| place.band).collect();
    assert_eq!(bands, [0, 0, 1]);
}

#[test]
fn two_requirements_apart_is_no_tie() {
    let board = board(&[&[900, 900], &[600, 600]]);
    let bands: Vec<u32> = board.rank(&nice(&[5, 5])).places.iter().map(|place| place.band).collect();
    assert_eq!(bands, [0, 1]);
}

#[test]
fn arrows_say_how_far_somebody_has_moved() {
    let all = board(&[&[900, 100], &[500, 500], &[100, 900]]);
    let before = all.rank(&nice(&[10, 1]));
    let after = all.rank(&nice(&[1, 10]));
    assert_eq!((keys(&before), keys(&after)), (vec![1, 2, 3], vec![3, 2, 1]));
    assert_eq!(moved(&before, &after), [Some(2), Some(0), Some(-2)]);
    assert_eq!(moved(&Ranking::default(), &after), [None, None, None]);
    assert!(moved(&before, &Ranking::default()).is_empty());
}

#[test]
fn a_requirement_that_nobody_was_asked_about_is_unknown_of_everybody() {
    let mut requirements = nice(&[5, 5]);
    requirements[1].id = 77;
    let place = board(&[&[800]]).rank(&requirements).places[0];
    assert_eq!((place.points, place.high), (4000, 9000));
}

#[test]
fn empty_boards_and_roles_are_ranked_as_well() {
    assert!(board(&[]).rank(&nice(&[5])).places.is_empty());
    let ranking = board(&[&[500], &[900]]).rank(&[]);
    assert!(ranking.places.iter().all(|place| place.points == 0 && place.band == 0));
    assert_eq!(ranking.places.len(), 2);
}

#[test]
fn nobody_stands_twice_on_a_board() {
    let mut board = board(&[&[500], &[900]]);
    board.push(1, 1, &[cell(900)]);
    assert_eq!((board.len(), board.row(1).unwrap()[0].strength), (2, 500));
    assert!(board.row(3).is_none() && board.score(3, &nice(&[5])).is_none());
}

#[test]
fn a_row_says_state_strength_and_kind() {
    let mut board = Board::empty(vec![4, 9], 0);
    board.push(1, 0, &[(Missing, 0, None), (Met, 450, Some(EvidenceKind::Claimed))]);
    let cells = [
        Cell { requirement: 4, state: Missing, strength: 0, kind: None },
        Cell { requirement: 9, state: Met, strength: 450, kind: Some(EvidenceKind::Claimed) },
    ];
    assert_eq!(board.row(1).unwrap(), cells);
}

#[test]
fn a_board_says_what_a_closer_look_says() {
    let requirements = [
        requirement(1, Skill, "Python"),
        requirement(2, Task, "Negotiate contracts with suppliers"),
        Requirement { need: Need::Must, ..requirement(3, Skill, "PostgreSQL") },
    ];
    let asked = ask(&requirements, &toy_direction);
    let people = [
        blind(&[(Described, "Negotiated contracts in Python"), (Listed, "MySQL")]),
        blind(&[(Outcome, "Saved a third with suppliers"), (Listed, "PostgreSQL")]),
    ]
    .map(|resume| index(&resume, &toy_direction));
    let board = Board::new(&asked, (1..).zip(&people));
    for (key, who) in (1..).zip(&people) {
        let found = find(&asked, who);
        let score = weigh(&requirements, &found);
        assert_eq!(board.score(key, &requirements), Some(score.clone()));
        let ranking = board.rank(&requirements);
        let place = ranking.places[ranking.rank_of(key).unwrap()];
        assert_eq!((place.points, place.high, place.musts_met), (score.points, score.high, score.musts_met));
    }
}

#[test]
fn the_funnel_tells_who_is_left_after_each_must() {
    let board = board(&[&[900, 900, 900], &[900, 0, 900], &[0, 900, 0], &[900, 400, 0]]);
    let mut requirements = nice(&[5, 5, 5]);
    requirements[0].need = Need::Must;
    requirements[1].need = Need::Must;
    let steps = funnel(&board, &requirements);
    let numbers = steps.iter().map(|step| (step.requirement, step.alone, step.left, step.without));
    assert_eq!(numbers.collect::<Vec<_>>(), [(1, 3, 3, 2), (2, 2, 1, 3)]);
    requirements[2].id = 50;
    requirements[2].need = Need::Must;
    let steps = funnel(&board, &requirements);
    assert_eq!((steps[2].alone, steps[2].left, steps[2].without), (0, 0, 1));
    assert!(funnel(&board, &nice(&[5, 5, 5])).is_empty());
}
