use super::*;
use crate::score::{self, weigh};
use EvidenceState::{Adjacent, Met, Missing, Unknown};
use RequirementKind::{Skill, Years};

fn weighing(id: u16, kind: RequirementKind, need: Need, weight: u8) -> Requirement {
    Requirement { need, weight, ..requirement(id, kind, "anything") }
}

fn points(requirements: &[Requirement], strengths: &[u16]) -> Vec<u16> {
    let found: Vec<Found> = (1..).zip(strengths).map(|(id, strength)| found(id, Met, *strength)).collect();
    let score = weigh(requirements, &found);
    let each = score.contributions.iter().map(|one| one.points);
    assert_eq!(each.sum::<u16>(), score.points);
    std::iter::once(score.points).chain(score.contributions.iter().map(|one| one.points)).collect()
}

#[test]
fn what_is_left_by_rounding_goes_to_who_lost_most() {
    let thirds: Vec<Requirement> = (1..=3).map(|id| weighing(id, Skill, Need::Nice, 5)).collect();
    assert_eq!(points(&thirds, &[1000, 1000, 1000]), [10_000, 3334, 3333, 3333]);
    assert_eq!(points(&thirds, &[1000, 1000, 0]), [6667, 3334, 3333, 0]);
    assert_eq!(points(&thirds, &[0, 1000, 1000]), [6667, 0, 3334, 3333]);
    assert_eq!(points(&thirds, &[0, 0, 1000]), [3333, 0, 0, 3333]);
    let sevenths = [weighing(1, Skill, Need::Nice, 2), weighing(2, Skill, Need::Nice, 5)];
    assert_eq!(points(&sevenths, &[1000, 1000]), [10_000, 2857, 7143]);
}

#[test]
fn the_most_is_what_can_be_reached() {
    let thirds: Vec<Requirement> = (1..=3).map(|id| weighing(id, Skill, Need::Nice, 5)).collect();
    let score = weigh(&thirds, &[]);
    assert!(score.contributions.iter().all(|one| one.most == 3334 && one.points == 0));
}

#[test]
fn what_is_ignored_counts_nothing() {
    let mut requirements = vec![weighing(1, Skill, Need::Must, 4), weighing(2, Skill, Need::Nice, 6)];
    let found = [found(1, Met, 900), found(2, Met, 500), found(3, Met, 1000)];
    let before = weigh(&requirements, &found);
    requirements.push(weighing(3, Skill, Need::Ignore, 10));
    assert_eq!(weigh(&requirements, &found), before);
    assert_eq!(before.points, 6600);
    for one in &mut requirements {
        one.need = Need::Ignore;
    }
    let nothing = weigh(&requirements, &found);
    assert_eq!((nothing.points, nothing.high, nothing.contributions.len()), (0, 0, 0));
}

#[test]
fn requirements_of_years_weigh_a_twentieth_at_most() {
    let with = |years: &[u8], others: &[u8]| -> Vec<Requirement> {
        let years = years.iter().map(|weight| (Years, *weight));
        let all = years.chain(others.iter().map(|weight| (Skill, *weight)));
        (1..).zip(all).map(|(id, (kind, weight))| weighing(id, kind, Need::Nice, weight)).collect()
    };
    assert_eq!(points(&with(&[10], &[10]), &[1000, 0])[0], 500);
    assert_eq!(points(&with(&[10], &[10]), &[0, 1000])[0], 9500);
    assert_eq!(points(&with(&[10, 5], &[1, 2]), &[1000, 1000, 0, 0])[0], 500);
    assert_eq!(points(&with(&[10, 5], &[1, 2]), &[1000, 1000, 1000, 1000])[0], 10_000);
    assert_eq!(points(&with(&[1], &[9, 10, 5]), &[1000, 0, 0, 0])[0], 400, "less is left as it is");
    assert_eq!(points(&with(&[7, 3], &[]), &[1000, 1000])[0], 500, "years alone as well");
}

#[test]
fn all_that_is_asked_for_in_years_decides_a_tenth_at_most() {
    let asked =
        |kind, label: &str, weight| Requirement { years: Some(5), weight, ..requirement(0, kind, label) };
    let all = [
        asked(Years, "5 years of experience", 10),
        asked(Skill, "Python", 10),
        asked(Skill, "SQL", 10),
        asked(RequirementKind::Title, "Software Engineer", 10),
    ];
    for count in 1..=all.len() {
        let requirements: Vec<Requirement> =
            (1..).zip(&all[..count]).map(|(id, one)| Requirement { id, ..one.clone() }).collect();
        let points = |months: u16| {
            let held = title(0, "Software Engineer", months);
            let done = BlindUnit {
                work: Some(0),
                months: Some(months),
                ..unit(1, EvidenceKind::Outcome, "Saved a third with Python and SQL")
            };
            let resume = Blind { units: vec![held, done], months: Some(months), ..blind(&[]) };
            let asked = score::ask(&requirements, &no_direction);
            weigh(&requirements, &score::find(&asked, &score::index(&resume, &no_direction))).points
        };
        let (none, many) = (points(0), points(600));
        assert!(many > none && many - none <= 1000, "{count}: {none} and {many}");
    }
}

#[test]
fn what_is_unknown_opens_the_score_upwards() {
    let requirements: Vec<Requirement> = (1..=4).map(|id| weighing(id, Skill, Need::Must, 5)).collect();
    let found = [found(1, Met, 800), found(2, Adjacent, 400), found(3, Missing, 0), found(4, Unknown, 0)];
    let score = weigh(&requirements, &found);
    assert_eq!((score.low, score.points, score.high), (3000, 3000, 5500));
    assert_eq!((score.musts_met, score.musts), (1, 4));
    assert_eq!(weigh(&requirements, &[]).high, 10_000, "what was not looked for is unknown");
}

#[test]
fn a_missing_must_is_told_apart_from_the_score() {
    let found = [found(1, Missing, 0), found(2, Met, 900)];
    let score = |need| weigh(&[weighing(1, Skill, need, 5), weighing(2, Skill, Need::Nice, 5)], &found);
    let (must, nice) = (score(Need::Must), score(Need::Nice));
    assert_eq!(must.points, nice.points);
    assert_eq!((must.musts_met, must.musts, nice.musts), (0, 1, 0));
}

#[test]
fn no_weight_and_no_strength_is_larger_than_the_largest() {
    let requirements = [weighing(1, Skill, Need::Nice, 255), weighing(2, Skill, Need::Nice, 10)];
    assert_eq!(points(&requirements, &[u16::MAX, 0]), [5000, 5000, 0]);
    assert_eq!(weigh(&[], &[]).points, 0);
}
