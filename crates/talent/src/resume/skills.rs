use std::{collections::HashSet, ops::Range};

use matching::lexicon::{skills::find_skills, text};

use super::veil::Veil;

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
