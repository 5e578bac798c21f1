use super::{
    ranking::{board, nice},
    *,
};
use crate::score::{Board, Lacking, Ranking, SmallestChange, smallest_change, why_not_higher};

/// Where somebody would stand if one requirement were met, by ranking everybody again.
fn rank_with(board: &Board, requirements: &[Requirement], key: u64, changed: u16, strength: u16) -> usize {
    let ids = requirements.iter().map(|one| one.id).collect();
    let mut other = Board::empty(ids, 0);
    for person in board.keys() {
        let cells: Vec<_> = (board.row(*person).unwrap().iter())
            .map(|cell| {
                let is_changed = cell.requirement == changed && *person == key;
                let now = (cell.state, cell.strength, cell.kind);
                if is_changed { (EvidenceState::Met, strength, cell.kind) } else { now }
            })
            .collect();
        other.push(*person, *person, &cells);
    }
    other.rank(requirements).rank_of(key).unwrap()
}

/// The best place that one requirement leads to, by trying all of them.
pub fn best_by_trying(board: &Board, requirements: &[Requirement], key: u64) -> Option<usize> {
    let row = board.row(key).unwrap();
    let tried = requirements.iter().zip(row).filter_map(|(one, cell)| {
        let strength: u16 = match one.kind {
            RequirementKind::Years => return None,
            RequirementKind::Degree | RequirementKind::Certificate | RequirementKind::Language => 850,
            _ => 900,
        };
        // A twentieth less for who has done it for no time yet.
        let strength = if one.years.is_some() { strength - strength.div_ceil(20) } else { strength };
        let open = one.need != Need::Ignore && cell.strength <= strength;
        open.then(|| rank_with(board, requirements, key, one.id, strength))
    });
    tried.min()
}

#[test]
fn the_smallest_change_is_the_one_that_leads_furthest() {
    let board = board(&[&[900, 900, 0], &[900, 500, 0], &[900, 0, 600], &[600, 0, 0]]);
    let requirements = nice(&[2, 8, 1]);
    let ranking = board.rank(&requirements);
    assert_eq!(ranking.rank_of(4), Some(3));
    let change = smallest_change(&board, &requirements, &ranking, 4).unwrap();
    assert_eq!(
        change,
        SmallestChange { requirement: 2, state: EvidenceState::Unknown, from: 4, to: 2, points: 7636 }
    );
    assert_eq!(best_by_trying(&board, &requirements, 4), Some(1));
}

#[test]
fn who_stands_first_has_nothing_to_change() {
    let board = board(&[&[900], &[100]]);
    let requirements = nice(&[5]);
    let ranking = board.rank(&requirements);
    assert_eq!(smallest_change(&board, &requirements, &ranking, 1), None);
    assert_eq!(smallest_change(&board, &requirements, &ranking, 99), None);
    assert_eq!(smallest_change(&board, &requirements, &Ranking::default(), 1), None);
    assert!(why_not_higher(&board, &requirements, &ranking, 1).is_empty());
    assert!(why_not_higher(&board, &requirements, &ranking, 99).is_empty());
}

#[test]
fn years_and_what_is_ignored_are_nothing_to_change() {
    let board = board(&[&[900, 900], &[100, 100]]);
    let mut requirements = nice(&[5, 5]);
    requirements[0].kind = RequirementKind::Years;
    requirements[1].need = Need::Ignore;
    let ranking = board.rank(&requirements);
    assert_eq!(smallest_change(&board, &requirements, &ranking, 2), None);
}

#[test]
fn no_more_is_promised_than_showing_it_gives() {
    for (kind, label, years, piece) in [
        (RequirementKind::Skill, "Python", None, (EvidenceKind::Described, "Built services in Python")),
        (RequirementKind::Skill, "Python", Some(4), (EvidenceKind::Described, "Built services in Python")),
        (RequirementKind::Language, "Spanish", None, (EvidenceKind::Listed, "Spanish")),
        (RequirementKind::Language, "Spanish", Some(2), (EvidenceKind::Listed, "Spanish")),
        (RequirementKind::Certificate, "PMP", None, (EvidenceKind::Certified, "PMP")),
    ] {
        let asked = Requirement { years, ..requirement(1, kind, label) };
        let languages = vec!["Spanish".to_owned()];
        let shown = Blind { languages, ..blind(&[piece]) };
        let given = found_of(&asked, &shown).strength;
        let board = board(&[&[given], &[0]]);
        let requirements = [asked];
        let change =
            smallest_change(&board, &requirements, &board.rank(&requirements), 2).map(|one| one.points);
        let points = board.score(1, &requirements).unwrap().points;
        // Who is shown with the same strength may stand before or behind.
        assert!(change.is_none_or(|change| change == points), "{label}: {change:?} and {points}");
        let board = super::ranking::board(&[&[given - 1], &[0]]);
        let change = smallest_change(&board, &requirements, &board.rank(&requirements), 2).unwrap();
        assert_eq!(change.points, points, "{label}");
    }
}

#[test]
fn a_must_that_is_met_at_last_moves_up_among_equals() {
    let board = board(&[&[900, 900], &[900, 450], &[900, 400]]);
    let mut requirements = nice(&[5, 5]);
    requirements[1].need = Need::Must;
    let ranking = board.rank(&requirements);
    let change = smallest_change(&board, &requirements, &ranking, 3).unwrap();
    assert_eq!((change.requirement, change.state), (2, EvidenceState::Adjacent));
    assert_eq!(change.to as usize, best_by_trying(&board, &requirements, 3).unwrap() + 1);
}

#[test]
fn what_those_above_have_is_why_not_higher() {
    let board = board(&[&[900, 900, 0], &[900, 600, 0], &[500, 0, 100]]);
    let requirements = nice(&[5, 5, 5]);
    let ranking = board.rank(&requirements);
    let lacking = why_not_higher(&board, &requirements, &ranking, 3);
    assert_eq!(
        lacking,
        [
            Lacking { requirement: 2, own: 0, theirs: 750, better: 2, of: 2 },
            Lacking { requirement: 1, own: 500, theirs: 900, better: 2, of: 2 },
        ]
    );
}
