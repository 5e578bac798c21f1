//! Applicants for a job in machine learning, as their pages come out of a PDF: what is read of each, and that who has
//! done more of it comes first.

use talent::{EvidenceKind, RequirementKind, Resume, SectionKind, posting, resume::blind, score};

use super::roles::{direction, read};

const POSTING: &str = include_str!("applicants/posting.txt");
/// The strongest first.
const APPLICANTS: [(&str, &str); 5] = [
    ("experienced", include_str!("applicants/experienced.txt")),
    ("intern", include_str!("applicants/intern.txt")),
    ("student", include_str!("applicants/student.txt")),
    ("lister", include_str!("applicants/lister.txt")),
    ("builder", include_str!("applicants/builder.txt")),
];

fn applicant(name: &str) -> Resume {
    let (_, text) = APPLICANTS.iter().find(|(known, _)| *known == name).unwrap();
    read(text)
}

fn skills(resume: &Resume, kinds: &[EvidenceKind]) -> Vec<String> {
    let units = resume.units.iter().filter(|unit| kinds.contains(&unit.kind));
    let mut names: Vec<String> =
        units.flat_map(|unit| unit.skills.iter().map(|(name, _)| name.clone())).collect();
    names.sort();
    names.dedup();
    names
}

fn has(names: &[String], wanted: &[&str]) {
    for name in wanted {
        assert!(names.iter().any(|known| known == name), "{name} of {names:?}");
    }
}

fn sections(resume: &Resume) -> Vec<SectionKind> {
    let mut kinds: Vec<SectionKind> = resume.sections.iter().map(|section| section.kind).collect();
    kinds.dedup();
    kinds
}

#[test]
fn who_has_done_more_of_it_comes_first() {
    let requirements = posting::read(POSTING).requirements;
    let asked = score::ask(&requirements, &direction);
    let points = |resume: &Resume| {
        let found = score::find(&asked, &score::index(&blind(resume), &direction));
        score::weigh(&requirements, &found).points
    };
    let ranked: Vec<(&str, u16)> =
        APPLICANTS.iter().map(|(name, text)| (*name, points(&read(text)))).collect();
    assert!(ranked.windows(2).all(|pair| pair[0].1 > pair[1].1), "{ranked:?}\n{requirements:#?}");
}

#[test]
fn the_posting_asks_for_what_it_says() {
    let requirements = posting::read(POSTING).requirements;
    let skills: Vec<&str> = (requirements.iter())
        .filter(|one| one.kind == RequirementKind::Skill)
        .filter_map(|one| one.taxon.as_ref().map(|taxon| taxon.name.as_str()))
        .collect();
    // Of alternatives, the first one names them all.
    for name in ["Python", "Machine Learning", "Deep Learning", "TensorFlow", "Apache Spark", "Statistics"] {
        assert!(skills.contains(&name), "{name} of {skills:?}");
    }
}

#[test]
fn jobs_and_internships_of_an_engineer_are_read() {
    let resume = applicant("experienced");
    let described = [EvidenceKind::Described, EvidenceKind::Outcome];
    has(
        &skills(&resume, &described),
        &["Machine Learning", "Deep Learning", "Natural Language Processing", "Computer Vision", "Python"],
    );
    has(&skills(&resume, &[EvidenceKind::Listed]), &["TensorFlow", "PyTorch", "Apache Hive", "MLOps"]);
    let jobs = resume.work.iter().filter(|work| work.start.is_some()).count();
    assert!(jobs >= 2, "{:?}", resume.work);
    let months = resume.work.iter().filter_map(|work| Some((work.start?.year, work.end?.year)));
    assert_eq!(months.take(2).collect::<Vec<_>>(), [(2018, 2026), (2016, 2018)]);
    assert_eq!(resume.schools[0].degree.as_deref(), Some("Bachelor of Engineering"), "{:?}", resume.schools);
    assert!(resume.flags.is_empty(), "{:?}", resume.flags);
}

#[test]
fn internships_and_projects_with_technologies_in_brackets_are_read() {
    let resume = applicant("intern");
    has(
        &skills(&resume, &[EvidenceKind::Described, EvidenceKind::Outcome]),
        &["Deep Learning", "Computer Vision"],
    );
    has(
        &skills(&resume, &[EvidenceKind::Practised]),
        &["Natural Language Processing", "Recommender Systems", "TensorFlow", "scikit-learn"],
    );
    let interned = resume.work.iter().find(|work| work.start.is_some_and(|start| start.month == Some(5)));
    let (start, end) = interned.map(|work| (work.start.unwrap(), work.end.unwrap())).unwrap();
    assert_eq!((start.year, end.year, end.month), (2019, 2019, Some(7)));
    let kinds = sections(&resume);
    for kind in [
        SectionKind::Education,
        SectionKind::Experience,
        SectionKind::Projects,
        SectionKind::Skills,
        SectionKind::Volunteering,
        SectionKind::Awards,
    ] {
        assert!(kinds.contains(&kind), "{kind:?} of {kinds:?}");
    }
    assert!(!kinds.contains(&SectionKind::Other), "{kinds:?}");
}

#[test]
fn projects_of_a_student_are_practice_and_no_claims() {
    let resume = applicant("student");
    has(&skills(&resume, &[EvidenceKind::Practised]), &["Machine Learning", "Deep Learning", "Python"]);
    assert!(sections(&resume).contains(&SectionKind::Projects));
    has(&skills(&resume, &[EvidenceKind::Listed]), &["Python", "pandas", "NumPy"]);
}

#[test]
fn who_only_lists_has_listed_and_who_builds_pages_learns_nothing_from_machines() {
    let lister = applicant("lister");
    has(&skills(&lister, &[EvidenceKind::Listed]), &["Machine Learning", "Python"]);
    let done = [EvidenceKind::Described, EvidenceKind::Outcome, EvidenceKind::Practised];
    assert!(!skills(&lister, &done).contains(&"Machine Learning".to_owned()));
    let all = [EvidenceKind::Listed, EvidenceKind::Claimed, EvidenceKind::Certified];
    let builder = applicant("builder");
    for kinds in [&done[..], &all[..]] {
        let names = skills(&builder, kinds);
        assert!(!names.iter().any(|name| name.contains("Learning")), "{names:?}");
    }
}
