//! What is shown adds up to what is shown, whatever the weights and the findings.

use proptest::prelude::*;
use talent::{
    Blind, EvidenceKind, EvidenceState, Found, Need, Requirement, RequirementKind, SpanOf, TextSpan, resume,
    score::{self, Receipt},
};

use super::{
    people::known,
    roles::{read, requirement, roles, scored},
};

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

/// A role and what was found of it.
fn sums() -> impl Strategy<Value = (Vec<Requirement>, Vec<Found>)> {
    let line = (
        prop::sample::select(KINDS.to_vec()),
        prop::sample::select(NEEDS.to_vec()),
        1..=10_u8,
        prop::option::of(1..=60_u8),
        prop::sample::select(STATES.to_vec()),
        1..=1000_u16,
    );
    prop::collection::vec(line, 0..=60).prop_map(|lines| {
        let mut sums = (Vec::new(), Vec::new());
        for (id, (kind, need, weight, years, state, strength)) in (1..).zip(lines) {
            sums.0.push(Requirement { years, ..requirement(id, kind, &format!("Thing {id}"), need, weight) });
            sums.1.push(one_found(id, state, strength));
        }
        sums
    })
}

fn one_found(requirement: u16, state: EvidenceState, strength: u16) -> Found {
    let is_shown = matches!(state, EvidenceState::Met | EvidenceState::Adjacent);
    let place = SpanOf { span: TextSpan::new(0, 5), kind: EvidenceKind::Described };
    Found {
        requirement,
        state,
        strength: if is_shown { strength } else { 0 },
        words: 0,
        meaning: 0,
        kind: is_shown.then_some(EvidenceKind::Described),
        evidence: is_shown.then_some(place).into_iter().collect(),
        neighbour: None,
    }
}

/// Of a résumé that says nothing.
fn nobody() -> Blind {
    resume::blind(&read(""))
}

/// What somebody might do to a receipt.
fn tampered(receipt: &Receipt, at: usize, how: u8) -> Receipt {
    let mut changed = receipt.clone();
    let line = &mut changed.lines[at];
    match how {
        0 => line.strength = line.strength.wrapping_add(1) % 1_001,
        1 => line.weight = line.weight % 10 + 1,
        2 => line.points = line.points.wrapping_add(1),
        3 => line.label.push('!'),
        4 => changed.points = changed.points.wrapping_add(1),
        _ => changed.lines.truncate(at),
    }
    changed
}

proptest! {
    #[test]
    fn a_receipt_replays_to_its_score((role, found) in sums()) {
        let receipt = score::receipt(&nobody(), &role, &found);
        let replay = score::replay(&receipt);
        prop_assert!(replay.same, "{:?}", replay.differences);
        prop_assert_eq!(replay.points, score::weigh(&role, &found).points);
        let json = serde_json::to_string(&receipt).unwrap();
        let kept: Receipt = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(score::replay(&kept), replay);
        prop_assert_eq!(kept, receipt);
    }

    #[test]
    fn whatever_is_changed_in_a_receipt_is_seen(
        (role, found) in sums(), at in any::<prop::sample::Index>(), how in 0..6_u8,
    ) {
        prop_assume!(!role.is_empty());
        let receipt = score::receipt(&nobody(), &role, &found);
        let changed = tampered(&receipt, at.index(role.len()), how);
        prop_assert!(!score::replay(&changed).same, "{changed:?}");
    }

    #[test]
    fn contributions_add_up_to_the_score((role, found) in sums()) {
        let score = score::weigh(&role, &found);
        let sum: u32 = score.contributions.iter().map(|line| u32::from(line.points)).sum();
        prop_assert_eq!(sum, u32::from(score.points));
        prop_assert!(score.low <= score.points && score.points <= score.high && score.high <= 10_000);
        for line in &score.contributions {
            let own = found.iter().find(|one| one.requirement == line.requirement).unwrap();
            prop_assert!(line.points <= line.most);
            prop_assert!(line.points == 0 || own.strength > 0, "{line:?} {own:?}");
        }
        let musts: Vec<&Requirement> = role.iter().filter(|one| one.need == Need::Must).collect();
        prop_assert_eq!(usize::from(score.musts), musts.len());
        prop_assert!(score.musts_met <= score.musts);
    }

    #[test]
    fn years_are_never_more_than_a_tenth((role, found) in sums()) {
        let score = score::weigh(&role, &found);
        let is_years = |id: u16| role.iter().any(|one| one.id == id && one.kind == RequirementKind::Years);
        let years = score.contributions.iter().filter(|line| is_years(line.requirement));
        let points: Vec<u32> = years.map(|line| line.points.into()).collect();
        // Each line may be rounded up.
        let most = 1_000 + points.len();
        prop_assert!(usize::try_from(points.iter().sum::<u32>()).unwrap() <= most, "{points:?}");
    }

    #[test]
    fn more_evidence_never_lowers_a_score((role, found) in sums(), at in any::<prop::sample::Index>()) {
        prop_assume!(!found.is_empty());
        let before = score::weigh(&role, &found).points;
        let mut more = found.clone();
        let one = at.get_mut(&mut more);
        *one = one_found(one.requirement, EvidenceState::Met, 1_000);
        prop_assert!(score::weigh(&role, &more).points >= before);
    }
}

#[test]
fn every_receipt_of_everybody_replays() {
    for who in (0..150).map(known) {
        let blind = resume::blind(&who.resume);
        for role in roles() {
            let (found, score) = scored(&who.indexed, role);
            let receipt = score::receipt(&blind, &role.requirements, &found);
            let replay = score::replay(&receipt);
            assert!(replay.same, "{:?}", replay.differences);
            assert_eq!((replay.points, receipt.points), (score.points, score.points));
            let sum: u32 = receipt.lines.iter().map(|line| u32::from(line.points)).sum();
            assert_eq!(sum, u32::from(score.points));
        }
    }
}
