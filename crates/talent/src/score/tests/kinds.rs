use super::*;
use crate::score;
use EvidenceKind::{Certified, Claimed, Described, Listed};
use RequirementKind::{Certificate, Degree, Language, Skill, Title, Years};

fn with_title(text: &str) -> Blind {
    Blind { units: vec![title(0, text, 24)], ..blind(&[]) }
}

#[test]
fn a_title_that_was_held_counts_as_described() {
    let asked = requirement(1, Title, "Software Engineer");
    let same = found_of(&asked, &with_title("Software Engineer"));
    assert_eq!((same.state, same.strength, same.kind), (EvidenceState::Met, 900, Some(Described)));
    let spelled = found_of(&asked, &with_title("Programmer"));
    assert_eq!((spelled.state, spelled.strength, spelled.words), (EvidenceState::Met, 900, 0));
}

#[test]
fn a_title_of_the_same_work_is_a_neighbour() {
    let found = found_of(&requirement(1, Title, "Webmaster"), &with_title("Game Designer"));
    assert_eq!((found.state, found.strength), (EvidenceState::Adjacent, 405));
    assert_eq!(found.neighbour.as_deref(), Some("Game Designer"));
    let other = found_of(&requirement(1, Title, "Webmaster"), &with_title("Registered Nurse"));
    assert_eq!((other.state, other.strength), (EvidenceState::Unknown, 0));
}

#[test]
fn another_title_that_is_known_is_near_at_best() {
    let asked = [
        requirement(1, Title, "Machine Learning Engineer"),
        requirement(2, RequirementKind::Task, "Design machine learning systems"),
        requirement(3, RequirementKind::Task, "Run machine learning tests"),
        requirement(4, RequirementKind::Task, "Extend machine learning libraries"),
    ];
    let title_of = |held: &str| {
        let there = score::index(&with_title(held), &no_direction);
        score::find(&score::ask(&asked, &no_direction), &there).remove(0)
    };
    assert_eq!(title_of("Machine Learning Engineer").state, EvidenceState::Met);
    for held in ["Software Engineer", "Mechanical Engineer", "Civil Engineer"] {
        let found = title_of(held);
        assert!(found.words <= 334, "{held}: {found:?}");
        assert_eq!(found.state, EvidenceState::Adjacent, "{held}: {found:?}");
    }
}

#[test]
fn a_rank_above_or_one_subject_of_the_work_is_the_work() {
    for (asked, held) in [
        ("Data Scientist", "Senior Data Scientist"),
        ("Accountant", "Tax Accountant"),
        ("Software Engineer", "Staff Software Engineer"),
    ] {
        let found = found_of(&requirement(1, Title, asked), &with_title(held));
        assert_eq!(found.state, EvidenceState::Met, "{held}: {found:?}");
    }
    let asked = requirement(1, Title, "Senior Machine Learning Engineer");
    let (same, other) = (with_title("Machine Learning Engineer"), with_title("Senior Accountant"));
    assert!(found_of(&asked, &same).words >= 800 && found_of(&asked, &other).words <= 200);
}

#[test]
fn a_test_of_two_ways_is_no_degree() {
    let asked = requirement(1, Degree, "Bachelor's degree");
    let found = found_of(&asked, &blind(&[(Claimed, "Skilled in A/B testing and SQL")]));
    assert_eq!((found.state, found.strength), (EvidenceState::Unknown, 0));
}

#[test]
fn a_title_in_a_sentence_counts_less_than_one_that_was_held() {
    let asked = requirement(1, Title, "Software Engineer");
    let found = found_of(&asked, &blind(&[(Described, "Software engineer")]));
    assert_eq!(found.strength, 630);
}

#[test]
fn degrees_are_compared_by_level_and_field() {
    for (asked, there, state, strength) in [
        ("Bachelor's degree", "Bachelor of Science in History", EvidenceState::Met, 850),
        ("Bachelor's degree", "Master of Science in History", EvidenceState::Met, 850),
        ("Bachelor's degree in Computer Science", "BS in Computer Science", EvidenceState::Met, 850),
        ("Bachelor's degree in Computer Science", "BS in Information Systems", EvidenceState::Adjacent, 382),
        ("BS in Computer Science or related", "BS in Information Systems", EvidenceState::Met, 850),
        ("Bachelor's degree in Computer Science", "BA in History", EvidenceState::Adjacent, 212),
        ("Master's degree", "Bachelor of Science in History", EvidenceState::Adjacent, 340),
        ("PhD", "Bachelor of Science in History", EvidenceState::Missing, 0),
        ("Bachelor's degree", "Bread and butter", EvidenceState::Unknown, 0),
    ] {
        let found = found_of(&requirement(1, Degree, asked), &blind(&[(Certified, there)]));
        assert_eq!((found.state, found.strength), (state, strength), "{asked}: {there}");
        assert_eq!(found.evidence.is_empty(), strength == 0, "{asked}: {there}");
    }
}

#[test]
fn the_field_may_stand_on_another_line_and_the_lowest_degree_is_enough() {
    let asked = requirement(1, Degree, "Bachelor's or Master's degree in Computer Science");
    let mut resume = blind(&[(Certified, "Bachelor of Science")]);
    assert_eq!(found_of(&asked, &resume).state, EvidenceState::Adjacent);
    resume.fields = vec!["Computer Science".to_owned()];
    assert_eq!(found_of(&asked, &resume).state, EvidenceState::Met);
}

#[test]
fn a_degree_is_in_its_own_field_and_in_that_of_no_other() {
    let asked = requirement(1, Degree, "Master's degree in Computer Science");
    let mut resume = blind(&[(Certified, "MA in History"), (Certified, "BSc in Computer Science")]);
    resume.fields = vec!["History".to_owned(), "Computer Science".to_owned()];
    let found = found_of(&asked, &resume);
    assert_eq!((found.state, found.strength), (EvidenceState::Adjacent, 340), "{found:?}");
    assert_eq!(found.evidence[0].span, resume.units[1].span, "the one that is near, and lower");
    let related = requirement(1, Degree, "Master's degree in Computer Science or a related field");
    assert_eq!(found_of(&related, &resume).state, EvidenceState::Adjacent);
}

#[test]
fn a_degree_is_looked_for_everywhere_if_the_reader_saw_one() {
    let asked = requirement(1, Degree, "Bachelor's degree");
    let mut resume = blind(&[(Described, "Bachelor of Science in History")]);
    assert_eq!(found_of(&asked, &resume).state, EvidenceState::Unknown);
    resume.degree = Some("Bachelor of Science".to_owned());
    assert_eq!(found_of(&asked, &resume).strength, 900);
}

#[test]
fn languages_are_met_missing_or_unknown() {
    let asked = requirement(1, Language, "Spanish");
    let mut resume = blind(&[(Listed, "Languages: French, Spanish"), (Claimed, "Speaks Spanish")]);
    assert_eq!(found_of(&asked, &resume).state, EvidenceState::Unknown, "the reader saw no language");
    resume.languages = vec!["French".to_owned(), "Spanish".to_owned()];
    let found = found_of(&asked, &resume);
    assert_eq!((found.state, found.strength, found.evidence.len()), (EvidenceState::Met, 850, 2));
    let either = found_of(&requirement(1, Language, "German or French"), &resume);
    assert_eq!((either.state, either.strength), (EvidenceState::Met, 850));
    let german = found_of(&requirement(1, Language, "Fluent German"), &resume);
    assert_eq!((german.state, german.strength), (EvidenceState::Missing, 0));
}

#[test]
fn who_writes_english_knows_it() {
    let resume = blind(&[(Described, "Wrote the letters of the office and answered to customers with care")]);
    let found = found_of(&requirement(1, Language, "English"), &resume);
    assert_eq!((found.state, found.strength, found.evidence.len()), (EvidenceState::Met, 850, 1));
    let other = blind(&[(Described, "Verkauf von Maschinen und Anlagen in ganz Europa seit Jahren")]);
    assert_eq!(found_of(&requirement(1, Language, "English"), &other).state, EvidenceState::Unknown);
}

#[test]
fn certificates_are_found_by_name_and_by_short_form() {
    let asked = requirement(1, Certificate, "Project Management Professional (PMP)");
    let found = found_of(&asked, &blind(&[(Certified, "PMP, issued in spring")]));
    assert_eq!((found.state, found.strength), (EvidenceState::Met, 850));
    let found = found_of(&asked, &blind(&[(Listed, "PMP")]));
    assert_eq!((found.state, found.strength), (EvidenceState::Met, 420));
    let asked = requirement(1, Certificate, "AWS Certified Solutions Architect");
    let found = found_of(&asked, &blind(&[(Certified, "AWS Certified Developer")]));
    assert_eq!(found.state, EvidenceState::Adjacent);
}

#[test]
fn years_are_counted_from_dated_work_and_shown_by_its_titles() {
    let asked = Requirement { years: Some(5), ..requirement(1, Years, "5 years of experience") };
    for (months, state, strength) in [
        (Some(60), EvidenceState::Met, 1000),
        (Some(600), EvidenceState::Met, 1000),
        (Some(48), EvidenceState::Met, 800),
        (Some(24), EvidenceState::Adjacent, 400),
        (Some(3), EvidenceState::Missing, 0),
        (None, EvidenceState::Unknown, 0),
    ] {
        let resume = Blind { months, ..with_title("Baker") };
        let found = found_of(&asked, &resume);
        assert_eq!((found.state, found.strength), (state, strength), "{months:?}");
        assert_eq!(found.evidence.is_empty(), strength == 0);
    }
    let undated = Blind { months: Some(60), ..blind(&[(Described, "Baked bread")]) };
    assert_eq!(found_of(&asked, &undated).state, EvidenceState::Unknown, "nothing shows it");
}

#[test]
fn years_of_a_skill_are_a_twentieth_and_a_job_counts_once() {
    let asked = Requirement { years: Some(4), ..requirement(1, Skill, "Python") };
    let piece = |at, work, months| BlindUnit { work, months, ..unit(at, Described, "Wrote Python") };
    let resume = |units| Blind { units, ..blind(&[]) };
    let strength = |units| found_of(&asked, &resume(units)).strength;
    assert_eq!(strength(vec![piece(0, None, None)]), 855);
    assert_eq!(strength(vec![piece(0, Some(0), Some(24)), piece(1, Some(0), Some(24))]), 877);
    assert_eq!(strength(vec![piece(0, Some(0), Some(24)), piece(1, Some(1), Some(24))]), 900);
    assert_eq!(strength(vec![piece(0, Some(0), Some(480))]), 900);
}
