//! The same people and the same role give the same bytes, however often and in whatever order.

use talent::{
    Requirement,
    score::{self, Board, Indexed, Ranking},
};

use super::{
    dice::Dice,
    people::known,
    roles::{Role, asked, indexed, read, roles, scored},
};

fn pool(count: usize) -> Vec<(u64, &'static Indexed)> {
    (0..count).map(|number| (u64::try_from(number).unwrap(), &known(number).indexed)).collect()
}

fn ranked(pool: &[(u64, &Indexed)], order: &[usize], role: &Role) -> Ranking {
    Board::new(&role.ask, order.iter().map(|at| pool[*at])).rank(&role.requirements)
}

#[test]
fn a_hundred_runs_give_the_same_bytes() {
    let run = || {
        let mut all = Vec::new();
        for number in 0..6 {
            let who = indexed(&read(&known(number).person.text));
            for role in roles() {
                let ask = asked(&role.requirements);
                let found = score::find(&ask, &who);
                let score = score::weigh(&role.requirements, &found);
                all.push((found, score));
            }
        }
        serde_json::to_string(&all).unwrap()
    };
    let first = run();
    for number in 1..100 {
        assert_eq!(run(), first, "run {number}");
    }
}

#[test]
fn no_order_of_the_pool_changes_the_ranking() {
    let pool = pool(150);
    let mut order: Vec<usize> = (0..pool.len()).collect();
    let first: Vec<Ranking> = roles().iter().map(|role| ranked(&pool, &order, role)).collect();
    let mut dice = Dice::new(4600);
    for number in 0..100 {
        dice.shuffle(&mut order);
        let at = number % roles().len();
        assert_eq!(ranked(&pool, &order, &roles()[at]), first[at], "shuffle {number}");
    }
}

#[test]
fn no_order_of_the_requirements_changes_a_score() {
    let pool = pool(20);
    let mut dice = Dice::new(7);
    for role in roles() {
        let points = |role: &[Requirement]| -> Vec<u16> {
            let ask = asked(role);
            pool.iter().map(|(_, who)| score::weigh(role, &score::find(&ask, who)).points).collect()
        };
        let mut turned = role.requirements.clone();
        let first = points(&turned);
        for _ in 0..5 {
            dice.shuffle(&mut turned);
            assert_eq!(points(&turned), first);
        }
    }
}

#[test]
fn a_board_says_what_a_look_at_one_person_says() {
    let pool = pool(60);
    for role in roles() {
        let board = Board::new(&role.ask, pool.iter().copied());
        for place in board.rank(&role.requirements).places {
            let (_, score) = scored(pool[usize::try_from(place.key).unwrap()].1, role);
            assert_eq!((place.points, place.high), (score.points, score.high));
            assert_eq!(place.musts_met, score.musts_met);
            assert_eq!(board.score(place.key, &role.requirements), Some(score));
        }
    }
}
