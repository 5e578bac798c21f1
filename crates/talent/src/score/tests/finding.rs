use super::*;
use crate::score::{ask, find, index};
use EvidenceKind::{Certified, Claimed, Described, Listed, Outcome, Practised};
use RequirementKind::{Skill, Task, Title};

#[test]
fn each_kind_of_evidence_has_its_worth() {
    for (kind, worth) in
        [(Outcome, 1000), (Described, 900), (Certified, 850), (Practised, 800), (Listed, 600), (Claimed, 450)]
    {
        let found = found_of(&requirement(1, Skill, "Python"), &blind(&[(kind, "Python")]));
        assert_eq!((found.state, found.strength, found.kind), (EvidenceState::Met, worth, Some(kind)));
        assert_eq!(found.evidence.len(), 1);
    }
}

#[test]
fn the_best_evidence_counts_and_stands_first() {
    let resume = blind(&[
        (Listed, "Java, Python, Excel"),
        (Described, "Built services in Python"),
        (Claimed, "Loves Python"),
        (Practised, "A game in Python"),
    ]);
    let found = found_of(&requirement(1, Skill, "Python"), &resume);
    assert_eq!((found.strength, found.words), (900, 1000));
    let kinds: Vec<EvidenceKind> = found.evidence.iter().map(|one| one.kind).collect();
    assert_eq!(kinds, [Described, Practised, Listed]);
    assert_eq!(found.evidence[0].span, resume.units[1].span);
    assert_eq!(found.evidence[2].span.len(), 6, "of a list, the word alone");
}

#[test]
fn a_neighbour_counts_less_than_half() {
    let resume = blind(&[(Described, "Ran MySQL for a bank")]);
    let found = found_of(&requirement(1, Skill, "PostgreSQL"), &resume);
    assert_eq!((found.state, found.strength), (EvidenceState::Adjacent, 360));
    assert_eq!(found.neighbour.as_deref(), Some("MySQL"));
    assert_eq!(found.evidence[0].span, resume.units[0].span);
}

#[test]
fn what_is_denied_is_missing_unless_it_is_shown_elsewhere() {
    let denied = "I have no Python experience";
    let found = found_of(&requirement(1, Skill, "Python"), &blind(&[(Claimed, denied)]));
    assert_eq!((found.state, found.strength), (EvidenceState::Missing, 0));
    assert!(found.evidence.is_empty() && found.kind.is_none());
    let resume = blind(&[(Claimed, denied), (Described, "Taught Python for years")]);
    assert_eq!(found_of(&requirement(1, Skill, "Python"), &resume).state, EvidenceState::Met);
}

#[test]
fn missing_is_what_would_stand_there_and_unknown_what_might() {
    let many = blind(&[(Listed, "JavaScript, TypeScript, PHP, Perl, Lua")]);
    let few = blind(&[(Listed, "JavaScript, TypeScript")]);
    assert_eq!(found_of(&requirement(1, Skill, "Prolog"), &many).state, EvidenceState::Missing);
    assert_eq!(found_of(&requirement(1, Skill, "Prolog"), &few).state, EvidenceState::Unknown);
    assert_eq!(found_of(&requirement(1, Skill, "Prolog"), &blind(&[])).state, EvidenceState::Unknown);
}

#[test]
fn our_own_taxon_says_which_skill_is_meant() {
    let mut asked = requirement(1, Skill, "container orchestration");
    asked.taxon = Some(crate::Taxon {
        scheme: "quadrangle".to_owned(),
        id: "skills/kubernetes".to_owned(),
        name: "Kubernetes".to_owned(),
    });
    let resume = blind(&[(Described, "Ran Kubernetes clusters")]);
    assert_eq!(found_of(&asked, &resume).strength, 900);
}

#[test]
fn of_alternatives_any_is_enough() {
    let mut asked = requirement(1, Skill, "Python or R");
    for taxon in [None, crate::taxonomy::own("Python")] {
        asked.taxon = taxon;
        for text in ["Built models in Python", "Analysed surveys with R and Excel"] {
            let found = found_of(&asked, &blind(&[(Described, text)]));
            assert_eq!(
                (found.state, found.strength, found.neighbour),
                (EvidenceState::Met, 900, None),
                "{text}"
            );
        }
        let both = blind(&[(Listed, "Python, R"), (Claimed, "Loves R")]);
        assert_eq!(found_of(&asked, &both).strength, 600);
        let one_denied = blind(&[(Claimed, "I have no Python experience")]);
        assert_eq!(found_of(&asked, &one_denied).state, EvidenceState::Unknown);
    }
    let asked = requirement(1, Skill, "AWS/Azure");
    let found = found_of(&asked, &blind(&[(Described, "Moved a bank to Google Cloud")]));
    assert_eq!((found.state, found.strength), (EvidenceState::Adjacent, 360));
    assert_eq!(found.neighbour.as_deref(), Some("Google Cloud Platform"));
    let read = crate::posting::read("Requirements\n- Experience with Python or R");
    let either = read.requirements.iter().find(|one| one.label == "Python or R").unwrap();
    assert_eq!(found_of(either, &blind(&[(Described, "Analysed surveys with R and Excel")])).strength, 900);
}

#[test]
fn words_alone_find_work_where_there_are_no_directions() {
    let asked = requirement(1, Task, "Negotiate contracts with suppliers");
    let resume = blind(&[
        (Described, "Negotiated contracts with 40 suppliers"),
        (Described, "Cooked lunch"),
        (Described, "Suppliers visited"),
    ]);
    let found = found_of(&asked, &resume);
    assert_eq!((found.state, found.strength, found.words, found.meaning), (EvidenceState::Met, 900, 1000, 0));
    assert_eq!(found.evidence.len(), 2);
    let half = found_of(&asked, &blind(&[(Described, "Visited suppliers")]));
    assert_eq!((half.state, half.neighbour), (EvidenceState::Adjacent, None));
    assert!(half.strength > 0 && !half.evidence.is_empty());
    let nothing = found_of(&asked, &blind(&[(Described, "Cooked lunch")]));
    assert_eq!((nothing.state, nothing.strength), (EvidenceState::Unknown, 0));
}

#[test]
fn what_is_met_is_shown_by_what_meets_it() {
    let asked = requirement(1, Task, "Negotiate complicated contracts with foreign suppliers");
    let near = (Described, "Visited foreign suppliers");
    let claim = (Claimed, "Negotiating contracts with foreign partners");
    let alone = found_of(&asked, &blind(&[near]));
    assert_eq!((alone.state, alone.kind), (EvidenceState::Adjacent, Some(Described)));
    let claimed = found_of(&asked, &blind(&[claim]));
    assert_eq!((claimed.state, claimed.kind), (EvidenceState::Met, Some(Claimed)));
    assert!(claimed.strength < alone.strength, "{claimed:?} {alone:?}");
    let resume = blind(&[near, claim]);
    let both = found_of(&asked, &resume);
    assert_eq!((both.state, both.kind, both.words), (EvidenceState::Met, Some(Claimed), claimed.words));
    assert_eq!(both.evidence[0].span, resume.units[1].span);
    assert_eq!(both.strength, alone.strength, "to claim it as well takes nothing away");
}

#[test]
fn what_gives_a_strength_is_shown_however_many_claims_meet_it() {
    let asked = requirement(1, Task, "Negotiate complicated contracts with foreign suppliers");
    let near = (Described, "Visited foreign suppliers");
    let claims = ["partners", "banks", "towns", "schools"].map(|whom| {
        let claim = format!("Negotiating contracts with foreign {whom}");
        (Claimed, claim)
    });
    let mut pieces: Vec<(EvidenceKind, &str)> =
        claims.iter().map(|(kind, claim)| (*kind, claim.as_str())).collect();
    pieces.push(near);
    let (alone, resume) = (found_of(&asked, &blind(&[near])), blind(&pieces));
    let all = found_of(&asked, &resume);
    assert_eq!((all.state, all.strength, all.evidence.len()), (EvidenceState::Met, alone.strength, 3));
    assert_eq!(all.evidence[0].kind, Claimed, "what meets it stands first");
    assert_eq!(all.evidence[2].span, resume.units[4].span, "and what the strength is for is there");
}

#[test]
fn meaning_and_words_count_half_each() {
    let asked = requirement(1, Task, "Negotiate contracts with suppliers");
    let resume =
        blind(&[(Described, "Haggled over deals"), (Described, "Negotiated contracts with suppliers")]);
    let same = |_: &str| toy_direction("the same");
    let asked = ask(&[asked], &same);
    let found = find(&asked, &index(&resume, &same)).remove(0);
    assert_eq!((found.words, found.meaning, found.strength), (1000, 1000, 900));
    let found = find(&asked, &index(&blind(&[(Described, "Haggled over deals")]), &same)).remove(0);
    assert_eq!((found.words, found.meaning, found.strength), (0, 1000, 450));
    assert_eq!(found.state, EvidenceState::Met);
}

#[test]
fn a_direction_for_one_side_alone_changes_nothing() {
    let resume = blind(&[(Described, "Negotiated contracts with suppliers"), (Listed, "contracts")]);
    let requirements = [requirement(1, Task, "Negotiate contracts"), requirement(2, Title, "Buyer")];
    let without = find(&ask(&requirements, &no_direction), &index(&resume, &no_direction));
    assert_eq!(find(&ask(&requirements, &toy_direction), &index(&resume, &no_direction)), without);
    assert_eq!(find(&ask(&requirements, &no_direction), &index(&resume, &toy_direction)), without);
    assert!(!index(&resume, &no_direction).has_meaning() && index(&resume, &toy_direction).has_meaning());
}

#[test]
fn a_wall_of_words_is_no_entry_of_a_list() {
    let asked = requirement(1, Task, "Negotiate contracts with suppliers");
    let wall = "negotiate contracts suppliers buying selling invoices audits ledgers budgets freight ships \
                trucks planes harbours";
    assert_eq!(found_of(&asked, &blind(&[(Listed, wall)])).strength, 0);
    assert_eq!(found_of(&asked, &blind(&[(Listed, "negotiate contracts suppliers")])).strength, 600);
    let numbers: Vec<String> = (0..600).map(|number: u32| number.to_string()).collect();
    let endless = format!("{wall} {}", numbers.join(" "));
    assert_eq!(found_of(&asked, &blind(&[(Described, endless.as_str())])).strength, 0);
}

#[test]
fn stand_ins_are_no_words() {
    let asked = requirement(1, Task, "School contact");
    assert_eq!(found_of(&asked, &blind(&[(Described, "[school] [contact]")])).strength, 0);
}

#[test]
fn a_quality_is_shown_by_what_was_done() {
    let asked = requirement(1, Skill, "Leadership");
    let resume = blind(&[(Outcome, "Took twelve volunteers through a difficult year")]);
    let same = |_: &str| toy_direction("the same");
    let found = find(&ask(std::slice::from_ref(&asked), &same), &index(&resume, &same)).remove(0);
    assert_eq!((found.state, found.strength), (EvidenceState::Met, 500));
    assert_eq!(found_of(&asked, &resume).state, EvidenceState::Unknown);
    let python = requirement(1, Skill, "Python");
    let found = find(&ask(&[python], &same), &index(&resume, &same)).remove(0);
    assert_eq!(found.state, EvidenceState::Unknown, "a skill that has a name is not guessed");
}
