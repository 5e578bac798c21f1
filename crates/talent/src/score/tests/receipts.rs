use super::*;
use crate::{
    SCORER,
    score::{Compared, Receipt, ask, find, index, receipt, replay, weigh},
};
use EvidenceKind::{Described, Listed};
use RequirementKind::{Skill, Task, Years};

fn example() -> (Vec<Requirement>, Blind) {
    let requirements = vec![
        Requirement { need: Need::Must, weight: 6, ..requirement(1, Skill, "Python") },
        requirement(2, Task, "Negotiate contracts with suppliers"),
        Requirement { need: Need::Ignore, ..requirement(3, Skill, "Excel") },
        Requirement { years: Some(4), ..requirement(4, Years, "4 years") },
        requirement(5, Skill, "Prolog"),
    ];
    let mut resume = blind(&[(Listed, "Python"), (Described, "Negotiated contracts with suppliers")]);
    resume.units.push(title(2, "Buyer", 30));
    resume.months = Some(30);
    (requirements, resume)
}

fn made() -> Receipt {
    let (requirements, resume) = example();
    let found = find(&ask(&requirements, &no_direction), &index(&resume, &no_direction));
    receipt(&resume, &requirements, &found)
}

#[test]
fn a_receipt_says_what_the_score_is_made_of_and_replays() {
    let (requirements, resume) = example();
    let found = find(&ask(&requirements, &no_direction), &index(&resume, &no_direction));
    let score = weigh(&requirements, &found);
    let receipt = receipt(&resume, &requirements, &found);
    assert_eq!((receipt.scorer.as_str(), receipt.lines.len()), (SCORER, 5));
    assert_eq!((receipt.points, receipt.low, receipt.high), (score.points, score.low, score.high));
    assert_eq!(receipt.lines.iter().map(|line| line.points).sum::<u16>(), score.points);
    assert_eq!((receipt.lines[2].points, receipt.lines[2].most), (0, 0));
    assert!([&receipt.hash, &receipt.evidence_hash].iter().all(|hash| hash.len() == 64));
    let replayed = replay(&receipt);
    assert!(replayed.same && replayed.differences.is_empty(), "{replayed:?}");
    assert_eq!(replayed.points, score.points);
}

#[test]
fn the_same_input_has_the_same_receipt_and_survives_json() {
    assert_eq!(made(), made());
    let json = serde_json::to_string(&made()).unwrap();
    assert_eq!(serde_json::from_str::<Receipt>(&json).unwrap(), made());
    let more = json.replacen('{', "{\"more\":1,", 1);
    assert!(serde_json::from_str::<Receipt>(&more).is_err());
}

#[test]
fn a_receipt_says_how_it_was_compared() {
    let model = |hash: &str| made().compared(Compared::Meaning { model: hash.to_owned() });
    let all = [made(), made().compared(Compared::Words), model("a1"), model("b2")];
    for (at, one) in all.iter().enumerate() {
        assert!(replay(one).same, "{one:?}");
        assert!(all.iter().skip(at + 1).all(|other| other.hash != one.hash && other.points == one.points));
        let json = serde_json::to_string(one).unwrap();
        assert_eq!(&serde_json::from_str::<Receipt>(&json).unwrap(), one);
    }
    let json = serde_json::to_value(&all).unwrap();
    assert_eq!(json[0].get("compared"), None, "as it was before this was kept");
    assert_eq!(json[1]["compared"], serde_json::json!({ "by": "words" }));
    assert_eq!(json[2]["compared"], serde_json::json!({ "by": "meaning", "model": "a1" }));
    let turned = Receipt { compared: Some(Compared::Words), ..model("a1") };
    assert!(replay(&turned).differences[0].contains("hash"));
    let mut claims = made();
    claims.lines[1].meaning = 700;
    let claims = claims.compared(Compared::Words);
    assert_eq!(
        replay(&claims).differences,
        ["It says that words alone were compared, and a line has a meaning."]
    );
}

#[test]
fn a_role_knows_whether_it_is_compared_by_meaning() {
    let (requirements, _) = example();
    assert!(ask(&requirements, &toy_direction).has_meaning());
    assert!(!ask(&requirements, &no_direction).has_meaning());
    assert!(ask(&requirements[..1], &no_direction).has_meaning(), "Python has no meaning but its name");
}

#[test]
fn another_resume_or_role_has_another_hash() {
    let (mut requirements, mut resume) = example();
    let first = receipt(&resume, &requirements, &[]);
    requirements[0].weight = 7;
    let second = receipt(&resume, &requirements, &[]);
    assert_ne!(first.requirements_hash, second.requirements_hash);
    assert_eq!(first.evidence_hash, second.evidence_hash);
    resume.units[0].text.push('!');
    assert_ne!(first.evidence_hash, receipt(&resume, &requirements, &[]).evidence_hash);
}

#[test]
fn whatever_is_changed_afterwards_is_found() {
    type Change = fn(&mut Receipt);
    let changes: [(Change, &str); 12] = [
        (|receipt| receipt.points += 1, "score"),
        (|receipt| receipt.low -= 1, "lower end"),
        (|receipt| receipt.high += 1, "upper end"),
        (|receipt| receipt.musts_met += 1, "musts met"),
        (|receipt| receipt.musts += 1, "musts"),
        (|receipt| receipt.lines[0].points += 1, "Python"),
        (|receipt| receipt.lines[1].most -= 1, "Negotiate"),
        (|receipt| receipt.lines[0].strength = 1000, "score"),
        (|receipt| receipt.lines[0].weight = 1, "score"),
        (|receipt| receipt.lines[2].need = Need::Nice, "score"),
        (|receipt| receipt.lines[0].state = EvidenceState::Missing, "is not met, and counts"),
        (|receipt| receipt.lines[0].evidence.clear(), "without evidence"),
    ];
    for (at, (change, told)) in changes.into_iter().enumerate() {
        let mut receipt = made();
        change(&mut receipt);
        let replayed = replay(&receipt);
        assert!(!replayed.same, "{at}");
        assert!(replayed.differences.iter().any(|one| one.contains(told)), "{at}: {replayed:?}");
        assert!(replayed.differences.iter().any(|one| one.contains("hash")), "{at}: {replayed:?}");
    }
}

#[test]
fn a_label_a_version_or_a_hash_that_was_changed_is_found_by_the_hash() {
    for change in [
        |receipt: &mut Receipt| receipt.lines[0].label.push('!'),
        |receipt: &mut Receipt| receipt.evidence_hash.push('0'),
        |receipt: &mut Receipt| receipt.hash.clear(),
    ] {
        let mut receipt = made();
        change(&mut receipt);
        assert_eq!(replay(&receipt).differences.len(), 1);
    }
    let older = Receipt { scorer: "talent 0.9".to_owned(), ..made() };
    assert!(replay(&older).differences[0].contains("talent 0.9"));
}

#[test]
fn hostile_receipts_are_answered() {
    let mut receipt = made();
    for line in &mut receipt.lines {
        (line.strength, line.weight, line.points, line.most) = (u16::MAX, u8::MAX, u16::MAX, u16::MAX);
    }
    assert!(!replay(&receipt).same);
    receipt.lines = vec![receipt.lines[0].clone(); 5000];
    assert!(replay(&receipt).differences.iter().any(|one| one.contains("more than 1000 lines")));
    receipt.lines.clear();
    assert!(!replay(&receipt).same);
}
