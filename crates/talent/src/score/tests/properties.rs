use proptest::prelude::*;

use super::{changes::best_by_trying, *};
use crate::score::{Board, ask, find, index, receipt, replay, smallest_change, weigh, weigh::Weights};

const KINDS: [RequirementKind; 7] = [
    RequirementKind::Skill,
    RequirementKind::Title,
    RequirementKind::Degree,
    RequirementKind::Language,
    RequirementKind::Certificate,
    RequirementKind::Years,
    RequirementKind::Task,
];
const NEEDS: [Need; 3] = [Need::Must, Need::Nice, Need::Ignore];
const STATES: [EvidenceState; 4] =
    [EvidenceState::Met, EvidenceState::Adjacent, EvidenceState::Missing, EvidenceState::Unknown];

/// As many as a row of [`people`] has cells.
const MOST: usize = 8;

const LABELS: [&str; 8] = [
    "Python",
    "Negotiate contracts with suppliers",
    "Software Engineer",
    "Bachelor's degree in Computer Science",
    "Spanish",
    "Project Management Professional (PMP)",
    "Leadership",
    "PostgreSQL",
];

const TEXTS: [(EvidenceKind, &str); 10] = [
    (EvidenceKind::Outcome, "Negotiated contracts with suppliers and saved a third"),
    (EvidenceKind::Described, "Built services in Python and MySQL"),
    (EvidenceKind::Described, "Software engineer for payments"),
    (EvidenceKind::Practised, "Taught children to code in Python"),
    (EvidenceKind::Certified, "BS in Computer Science"),
    (EvidenceKind::Certified, "PMP"),
    (EvidenceKind::Listed, "JavaScript, TypeScript, PHP, Perl, Lua"),
    (EvidenceKind::Listed, "Spanish, French"),
    (EvidenceKind::Claimed, "A leader with no Python experience"),
    (EvidenceKind::Described, "[name] met suppliers at [school]"),
];

fn requirements() -> impl Strategy<Value = Vec<Requirement>> {
    let one = (0..KINDS.len(), 0..NEEDS.len(), 1..=10_u8, 0..LABELS.len(), prop::option::of(1..9_u8));
    prop::collection::vec(one, 1..=MOST).prop_map(|all| {
        let numbered = (1..).zip(all);
        let made = numbered.map(|(id, (kind, need, weight, label, years))| Requirement {
            need: NEEDS[need],
            weight,
            years,
            ..requirement(id, KINDS[kind], LABELS[label])
        });
        made.collect::<Vec<_>>()
    })
}

type Row = Vec<(usize, u16)>;

/// Steps of a tenth, so that many are alike.
fn people() -> impl Strategy<Value = Vec<Row>> {
    let row = prop::collection::vec((0..STATES.len(), 1..=10_u16), MOST);
    prop::collection::vec(row, 1..14)
}

fn cells(row: &[(usize, u16)], width: usize) -> Vec<(EvidenceState, u16, Option<EvidenceKind>)> {
    let known = |(state, tenths): &(usize, u16)| match STATES[*state] {
        state @ (EvidenceState::Met | EvidenceState::Adjacent) => {
            (state, tenths * 100, Some(EvidenceKind::Described))
        }
        state => (state, 0, None),
    };
    row.iter().take(width).map(known).collect()
}

fn board<'a>(requirements: &[Requirement], people: impl Iterator<Item = (u64, &'a Row)>) -> Board {
    let mut board = Board::empty(requirements.iter().map(|one| one.id).collect(), 0);
    for (key, row) in people {
        board.push(key, key, &cells(row, requirements.len()));
    }
    board
}

fn resumes() -> impl Strategy<Value = Vec<Blind>> {
    let one = prop::collection::vec(0..TEXTS.len(), 0..8);
    let resume = (one, prop::option::of(0..90_u16)).prop_map(|(texts, months)| {
        let pieces: Vec<(EvidenceKind, &str)> = texts.iter().map(|at| TEXTS[*at]).collect();
        let mut resume = blind(&pieces);
        for (at, unit) in (0_u16..).zip(&mut resume.units) {
            unit.is_title = unit.text.starts_with("Software");
            unit.work = Some(at / 2);
            unit.months = Some(6 * (at / 2));
        }
        let languages = vec!["Spanish".to_owned(), "French".to_owned()];
        Blind { months, languages, ..resume }
    });
    prop::collection::vec(resume, 1..8)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn lines_add_up_to_the_score(requirements in requirements(), people in people()) {
        for row in &people {
            let found: Vec<Found> = (requirements.iter().zip(cells(row, requirements.len())))
                .map(|(one, (state, strength, _))| found(one.id, state, strength))
                .collect();
            let score = weigh(&requirements, &found);
            let sum: u32 = score.contributions.iter().map(|one| u32::from(one.points)).sum();
            prop_assert_eq!(sum, u32::from(score.points));
            prop_assert!(score.contributions.iter().all(|one| one.points <= one.most));
            prop_assert!(score.low <= score.points && score.points <= score.high && score.high <= 10_000);
            for one in &score.contributions {
                let there = found.iter().find(|found| found.requirement == one.requirement).unwrap();
                prop_assert!(one.points == 0 || there.strength > 0);
            }
            let years = requirements.iter().filter(|one| one.kind == RequirementKind::Years);
            let years: Vec<u16> = years.map(|one| one.id).collect();
            let by_years = score.contributions.iter().filter(|one| years.contains(&one.requirement));
            let by_years: u16 = by_years.map(|one| one.points).sum();
            prop_assert!(usize::from(by_years) <= 1000 + years.len(), "{}", by_years);
        }
    }

    #[test]
    fn a_board_ranks_by_the_same_sum_in_any_order(requirements in requirements(), people in people()) {
        let count = people.len();
        let numbered = || (0_u64..).zip(&people);
        let one = board(&requirements, numbered());
        let ranking = one.rank(&requirements);
        let turned = numbered().cycle().skip(count / 2).take(count);
        prop_assert_eq!(&board(&requirements, turned).rank(&requirements), &ranking);
        let backwards: Vec<_> = numbered().collect();
        let backwards = board(&requirements, backwards.into_iter().rev());
        prop_assert_eq!(&backwards.rank(&requirements), &ranking);
        prop_assert!(ranking.places.is_sorted_by(|left, right| left.points >= right.points));
        prop_assert!(ranking.places.is_sorted_by(|left, right| left.band <= right.band));
        for place in &ranking.places {
            let score = one.score(place.key, &requirements).unwrap();
            let said = (place.points, place.high, place.musts_met);
            prop_assert_eq!(said, (score.points, score.high, score.musts_met));
        }
    }

    #[test]
    fn bands_are_runs_that_tie_with_their_first(requirements in requirements(), people in people()) {
        let board = board(&requirements, (0..).zip(&people));
        let ranking = board.rank(&requirements);
        let weights = Weights::of(&requirements).each;
        let adds = |key: u64| -> Vec<u64> {
            let row = board.row(key).unwrap();
            row.iter().zip(&weights).map(|(cell, weight)| weight * u64::from(cell.strength)).collect()
        };
        let mut first = 0;
        for (at, place) in ranking.places.iter().enumerate() {
            let (leader, own) = (adds(ranking.places[first].key), adds(place.key));
            let without = |adds: &[u64], left_out: usize| adds.iter().sum::<u64>() - adds[left_out];
            let all = (leader.iter().sum::<u64>(), own.iter().sum::<u64>());
            let turns = |one: usize| without(&leader, one) <= without(&own, one);
            let ties = all.0 <= all.1 || (0..own.len()).any(turns);
            prop_assert_eq!(ties, place.band == ranking.places[first].band);
            if !ties {
                prop_assert_eq!(place.band, ranking.places[first].band + 1);
                first = at;
            }
        }
    }

    #[test]
    fn the_smallest_change_is_what_trying_all_finds(requirements in requirements(), people in people()) {
        let board = board(&requirements, (0..).zip(&people));
        let ranking = board.rank(&requirements);
        for (at, place) in ranking.places.iter().enumerate() {
            let change = smallest_change(&board, &requirements, &ranking, place.key);
            let best = best_by_trying(&board, &requirements, place.key).filter(|best| *best < at);
            prop_assert_eq!(change.map(|change| change.to as usize - 1), best);
        }
    }

    #[test]
    fn what_is_found_is_shown_and_replays(requirements in requirements(), people in resumes()) {
        for directions in [no_direction, toy_direction] {
            let asked = ask(&requirements, &directions);
            let people: Vec<_> = people.iter().map(|one| (one, index(one, &directions))).collect();
            let board = Board::new(&asked, (0..).zip(people.iter().map(|one| &one.1)));
            for (key, (resume, indexed)) in (0..).zip(&people) {
                let found = find(&asked, indexed);
                for (one, cell) in found.iter().zip(board.row(key).unwrap()) {
                    let kept = (cell.state, cell.strength, cell.kind);
                    prop_assert_eq!((one.state, one.strength, one.kind), kept);
                    let speaks = matches!(one.state, EvidenceState::Met | EvidenceState::Adjacent);
                    prop_assert_eq!(speaks, one.strength > 0);
                    prop_assert_eq!(one.evidence.is_empty(), one.strength == 0);
                    prop_assert!(one.strength <= 1000 && one.evidence.len() <= 3);
                }
                prop_assert_eq!(board.score(key, &requirements), Some(weigh(&requirements, &found)));
                let replayed = replay(&receipt(resume, &requirements, &found));
                prop_assert!(replayed.same, "{:?}", replayed);
            }
        }
    }
}
