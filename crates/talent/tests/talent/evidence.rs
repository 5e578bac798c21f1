//! Nothing is said of anybody that their résumé does not show.

use std::ops::Range;

use talent::{EvidenceState, Found, Need, Requirement, RequirementKind, Resume, Score, score, taxonomy};

use super::{
    people::known,
    roles::{asked, indexed, read, requirement, roles, scored},
};

/// Skills that are only met where their name stands.
const NAMED: &[&str] = &["Python", "Kubernetes", "SQL", "SEO", "Ruby"];

fn everybody(count: usize, mut look: impl FnMut(&Resume, &[Requirement], &[Found], &Score)) {
    for who in (0..count).map(known) {
        for role in roles() {
            let (found, score) = scored(&who.indexed, role);
            look(&who.resume, &role.requirements, &found, &score);
        }
    }
}

fn words(resume: &Resume, span: talent::TextSpan) -> String {
    let range: Range<usize> = span.into();
    resume.text.chars().skip(range.start).take(range.len()).collect()
}

#[test]
fn whatever_adds_to_a_score_has_evidence() {
    everybody(150, |resume, role, found, score| {
        let length = u32::try_from(resume.text.chars().count()).unwrap();
        assert!(found.iter().map(|one| one.requirement).eq(role.iter().map(|one| one.id)));
        for one in found {
            let is_shown = matches!(one.state, EvidenceState::Met | EvidenceState::Adjacent);
            assert_eq!(one.strength > 0, is_shown, "{one:?}\n{}", resume.text);
            assert_eq!(one.evidence.is_empty(), !is_shown, "{one:?}\n{}", resume.text);
            assert_eq!(one.kind.is_some(), is_shown);
            assert!(one.evidence.len() <= 3 && one.strength <= 1000);
            for evidence in &one.evidence {
                assert!(!evidence.span.is_empty() && evidence.span.end <= length, "{one:?}");
                let words = words(resume, evidence.span);
                assert!(words.chars().any(char::is_alphanumeric), "{one:?}: {words:?}");
            }
        }
        for line in &score.contributions {
            let own = found.iter().find(|one| one.requirement == line.requirement).unwrap();
            assert!(line.points <= line.most);
            assert!(line.points == 0 || own.strength > 0, "{line:?} {own:?}");
        }
    });
}

#[test]
fn a_skill_is_met_where_its_name_stands() {
    everybody(150, |resume, role, found, _| {
        for (asked, one) in role.iter().zip(found) {
            let is_named = NAMED.contains(&asked.label.as_str());
            if asked.kind == RequirementKind::Skill && is_named && one.state == EvidenceState::Met {
                let words = words(resume, one.evidence[0].span).to_lowercase();
                assert!(words.contains(&asked.label.to_lowercase()), "{}: {words:?}", asked.label);
            }
            if let Some(near) = one.neighbour.as_deref().filter(|_| asked.kind == RequirementKind::Skill) {
                assert!(taxonomy::neighbours(&asked.label).contains(&near), "{} and {near}", asked.label);
            }
        }
    });
}

#[test]
fn a_name_is_no_skill() {
    let mut rubies = 0;
    everybody(400, |resume, role, found, _| {
        if !resume.text.contains("Ruby") && !resume.text.contains("RUBY") {
            return;
        }
        for (asked, one) in role.iter().zip(found).filter(|(asked, _)| asked.label == "Ruby") {
            rubies += 1;
            assert_ne!(one.state, EvidenceState::Met, "{} in\n{}", asked.label, resume.text);
        }
    });
    assert!(rubies > 3);
}

#[test]
fn a_wish_meets_nothing() {
    let wish =
        "I have no experience with machine learning yet but want to become a machine learning engineer.";
    let resume = read(&format!("Mira Rao\nmira@inkwell.example\n\nObjective\n{wish}"));
    let wanted = [
        requirement(1, RequirementKind::Skill, "Machine Learning", Need::Must, 5),
        requirement(2, RequirementKind::Title, "Machine Learning Engineer", Need::Must, 5),
    ];
    let found = score::find(&asked(&wanted), &indexed(&resume));
    assert!(found.iter().all(|one| one.state != EvidenceState::Met), "{found:?}");
}

#[test]
fn what_is_ignored_adds_nothing() {
    everybody(30, |_, role, _, score| {
        let counts = role.iter().filter(|one| one.need != talent::Need::Ignore).map(|one| one.id);
        assert!(score.contributions.iter().map(|line| line.requirement).eq(counts));
    });
}
