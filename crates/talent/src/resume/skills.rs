use std::{collections::HashSet, ops::Range};

use matching::lexicon::{skills::find_skills, text};

use super::{split, veil::Veil};

/// The skills that a piece of the veiled text names and does not deny, each once. What is masked names none.
pub(super) fn within(veil: &Veil, range: &Range<usize>) -> Vec<(String, Range<usize>)> {
    let mut seen = HashSet::new();
    let mut named = Vec::new();
    for found in find_skills(&veil.text[range.clone()]) {
        let place = range.start + found.start..range.start + found.end;
        if !found.negated && !veil.is_masked(&place) && seen.insert(found.skill.name) {
            named.push((found.skill.name.to_owned(), place));
        }
    }
    named
}

/// Whether the text is little more than a list of skills, this many at least.
pub(super) fn is_list(line: &str, least: usize) -> bool {
    let count = Count::of(line);
    count.named >= least && count.is_list()
}

/// Whether a piece of what was done names skills and says nothing of what was done with them: nothing but skills, or so
/// many that little else is said.
pub(super) fn enumerates(piece: &str) -> bool {
    let count = Count::of(piece);
    let is_bare = count.covered >= count.words;
    count.names.len() >= if is_bare { BARE } else { MANY } && count.is_list()
}

const BARE: usize = 3;
const MANY: usize = 5;

/// Whether a piece names skills and has no other word.
pub(super) fn is_bare(piece: &str) -> bool {
    let count = Count::of(piece);
    count.named > 0 && count.covered >= count.words
}

/// Words that certificates and courses are called by, as they begin.
const CERTIFICATES: &[&str] = &[
    "accredit",
    "badge",
    "bootcamp",
    "certif",
    "course",
    "credential",
    "diploma",
    "exam",
    "licen",
    "nanodegree",
    "professional",
    "speciali",
    "training",
    "workshop",
];
/// No certificate is about more skills.
const OF_ONE: usize = 5;

/// Whether a line names as many certificates as its skills need: one for a few of them.
pub(super) fn names_certificates(line: &str) -> bool {
    let words = text::words(line);
    let is_one = |word: &&text::Word| CERTIFICATES.iter().any(|begin| word.text.starts_with(begin));
    let named = words.iter().filter(is_one).count();
    Count::of(line).names.len() <= named * OF_ONE
}

/// Whether a piece of what was studied lists courses, or skills.
pub(super) fn lists_courses(piece: &str) -> bool {
    let is_list = |courses: &str| split::entries(courses).len() >= BARE;
    is_bare(piece) || enumerates(piece) || coursework(piece).is_some_and(is_list)
}

/// Before the colon of a list of courses.
const COURSES: &[&str] = &["class", "classes", "electives", "modules", "subjects"];
/// No such label is longer, in words and in bytes.
const LABEL: usize = 6;
const LONGEST: usize = 80;

/// What "Relevant coursework:" lists.
pub(super) fn coursework(line: &str) -> Option<&str> {
    let head = &line[..line.floor_char_boundary(LONGEST)];
    let signs = [":", " - ", " – ", " — "];
    let (at, sign) = signs.iter().filter_map(|sign| head.find(sign).map(|at| (at, sign.len()))).min()?;
    let label = text::words(&head[..at]);
    let is_course =
        |word: &text::Word| word.text.starts_with("course") || COURSES.contains(&word.text.as_str());
    (label.len() <= LABEL && label.iter().any(is_course)).then(|| line[at + sign..].trim())
}

/// How much of a text names skills.
pub(super) struct Count {
    pub named: usize,
    covered: usize,
    words: usize,
    pub names: HashSet<&'static str>,
    /// How they are written: many names may mean one skill, and each of them says something.
    pub spellings: HashSet<String>,
}

impl Count {
    pub fn of(line: &str) -> Self {
        let found = find_skills(line);
        Self {
            named: found.len(),
            covered: found.iter().map(|found| found.matched.split_whitespace().count()).sum(),
            words: text::words(line).iter().filter(|word| word.text != "and").count(),
            names: found.iter().map(|found| found.skill.name).collect(),
            spellings: found.iter().map(|found| text::key(found.matched)).collect(),
        }
    }

    /// More than half of the words are skills.
    pub fn is_list(&self) -> bool {
        self.covered * 2 > self.words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{model::MaskedKind, resume::veil::Mask};

    #[test]
    fn what_is_masked_or_denied_names_no_skill() {
        let text = "Ruby College: Python, Python and SQL, no Java";
        let veil = Veil::new(text, &[Mask { range: 0..12, kind: MaskedKind::School }]);
        let named: Vec<_> = within(&veil, &(0..veil.text.len())).into_iter().map(|(name, _)| name).collect();
        assert_eq!(named, ["Python", "SQL"]);
    }

    #[test]
    fn lists_are_told_from_sentences() {
        assert!(is_list("Python, SQL, Docker, Kubernetes", 3));
        assert!(!is_list(
            "Moved the Python services of three teams to Kubernetes and Docker within a year",
            3
        ));
        assert!(!is_list("", 1));
    }

    #[test]
    fn a_list_of_courses_is_known_by_its_label() {
        for (line, expected) in [
            ("Relevant Coursework: Algorithms, Statistics", Some("Algorithms, Statistics")),
            ("Key courses taken – Algorithms", Some("Algorithms")),
            ("Electives: Robotics", Some("Robotics")),
            ("Technologies: Python, SQL", None),
            ("Wrote the course of the whole team of a large school in Python: it runs", None),
            ("Coursework", None),
            ("", None),
        ] {
            assert_eq!(coursework(line), expected, "{line}");
        }
    }

    #[test]
    fn one_course_is_told_from_many() {
        for (piece, expected) in [
            ("Coursework: Compilers, Robotics, Optics", true),
            ("Coursework: Compilers, Robotics", false),
            ("Python SQL Docker", true),
            ("Machine Learning", true),
            ("Thesis on machine learning for rivers", false),
        ] {
            assert_eq!(lists_courses(piece), expected, "{piece}");
        }
    }

    #[test]
    fn a_certificate_is_about_few_skills() {
        for (line, expected) in [
            ("AWS Certified Solutions Architect", true),
            ("Certificates in Python, SQL, Java, Docker and Git", true),
            ("Certified: Python SQL Java Docker Git Linux PHP", false),
            ("Python SQL Java Docker Git", false),
        ] {
            assert_eq!(names_certificates(line), expected, "{line}");
        }
    }

    #[test]
    fn what_was_done_is_told_from_an_enumeration() {
        for (piece, expected) in [
            ("Python, SQL and Docker", true),
            ("Technologies used: Python, SQL, Docker, Excel, Git", true),
            ("Used Python, SQL and Docker", false),
            ("Customer service", false),
            ("Moved the reports of five teams from Excel, Tableau and SQL to Python and Docker", false),
            ("", false),
        ] {
            assert_eq!(enumerates(piece), expected, "{piece}");
        }
    }
}
