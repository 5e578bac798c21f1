//! Which words are the title of a job, by the words that titles are made of.

use std::{collections::HashSet, sync::LazyLock};

use matching::lexicon::{text, titles};

/// After these words a title only says of what.
const JOINTS: &[&str] = &["at", "for", "in", "of", "on", "to", "with"];
/// Last words of titles, without the ending of a plural, that more often end something else.
const THINGS: &[&str] = &[
    "accounting",
    "admission",
    "affair",
    "aircraft",
    "analytics",
    "b2b",
    "bank",
    "belt",
    "building",
    "c",
    "construction",
    "cuisine",
    "d",
    "data",
    "design",
    "development",
    "display",
    "employed",
    "engineering",
    "film",
    "finance",
    "food",
    "hand",
    "hardware",
    "hotel",
    "industrial",
    "information",
    "it",
    "kitchen",
    "learning",
    "management",
    "manufacturing",
    "marketing",
    "media",
    "medical",
    "model",
    "nursing",
    "office",
    "operation",
    "orchestra",
    "pair",
    "partie",
    "pharmacy",
    "photo",
    "printer",
    "printing",
    "product",
    "public",
    "quality",
    "research",
    "resource",
    "retail",
    "sale",
    "school",
    "security",
    "service",
    "software",
    "staff",
    "strategy",
    "support",
    "technology",
];
/// What work is called besides.
const MORE: &[&str] = &[
    "ambassador",
    "apprentice",
    "cofounder",
    "consultant",
    "contributor",
    "executive",
    "fellow",
    "founder",
    "freelancer",
    "head",
    "helper",
    "intern",
    "internship",
    "lead",
    "leader",
    "mentor",
    "owner",
    "president",
    "programmer",
    "resident",
    "scholar",
    "specialist",
    "trainee",
    "treasurer",
    "tutor",
    "volunteer",
];
/// What ends with one of these is an organisation.
const ORGANISATIONS: &[&str] = &[
    "academy",
    "agency",
    "associates",
    "association",
    "bank",
    "brothers",
    "center",
    "centre",
    "church",
    "clinic",
    "clinics",
    "club",
    "co",
    "college",
    "company",
    "consulting",
    "corp",
    "corporation",
    "council",
    "department",
    "foundation",
    "gmbh",
    "group",
    "hospital",
    "inc",
    "industries",
    "institute",
    "labs",
    "limited",
    "llc",
    "llp",
    "ltd",
    "market",
    "ministry",
    "museum",
    "network",
    "partners",
    "physicians",
    "press",
    "publishers",
    "school",
    "schools",
    "services",
    "society",
    "solutions",
    "studio",
    "studios",
    "systems",
    "technologies",
    "trust",
    "university",
    "ventures",
    "works",
];
const NUMERALS: &[&str] = &["i", "ii", "iii", "iv", "1", "2", "3"];
/// A title has at most so many words.
const MOST_WORDS: usize = 10;

struct Known {
    whole: HashSet<String>,
    last: HashSet<String>,
    any: HashSet<String>,
}

static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    let mut known = Known { whole: HashSet::new(), last: HashSet::new(), any: HashSet::new() };
    for (spelling, _) in titles::spellings() {
        let normal = text::normalise(spelling);
        known.any.extend(normal.split(' ').map(|word| text::stem(word).to_owned()));
        let last = head(&normal).map(text::stem);
        known.last.extend(last.filter(|word| !THINGS.contains(word)).map(str::to_owned));
        known.whole.insert(normal);
    }
    known.last.extend(MORE.iter().map(|word| (*word).to_owned()));
    known.any.extend(MORE.iter().map(|word| (*word).to_owned()));
    known
});

/// The last word before it is said of what: "director" of "director of nursing".
fn head(normal: &str) -> Option<&str> {
    normal.split(' ').take_while(|word| !JOINTS.contains(word)).filter(|word| !NUMERALS.contains(word)).last()
}

/// How sure it is that this is a title: 2 for one that we know, 1 for what ends like one, 0 for anything else.
pub(super) fn rank(part: &str) -> u8 {
    if part.len() > 120 {
        return 0;
    }
    let normal = text::normalise(part);
    let count = normal.split(' ').count();
    if normal.is_empty() || count > MOST_WORDS {
        return 0;
    }
    if KNOWN.whole.contains(&normal) {
        return 2;
    }
    let last = normal.rsplit(' ').next().unwrap_or_default();
    if ORGANISATIONS.contains(&last) {
        return 0;
    }
    head(&normal).is_some_and(|head| KNOWN.last.contains(text::stem(head))).into()
}

/// Whether every word is one that titles are made of.
pub(super) fn is_all_title(part: &str) -> bool {
    let normal = text::normalise(part);
    !normal.is_empty()
        && normal.split(' ').all(|word| KNOWN.any.contains(text::stem(word)) || NUMERALS.contains(&word))
        && rank(part) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_told_from_employers() {
        for (part, expected) in [
            ("Software Engineer", 2),
            ("Sr. Software Engineer", 2),
            ("Senior Platform Engineer II", 1),
            ("Director of Parks and Gardens", 1),
            ("Falconry Intern", 1),
            ("Brown Physicians", 0),
            ("Baker Systems", 0),
            ("Northfield University", 0),
            ("Acme", 0),
            ("", 0),
        ] {
            assert_eq!(rank(part), expected, "{part}");
        }
    }

    #[test]
    fn names_are_not_made_of_titles() {
        assert!(is_all_title("Senior Marketing Manager"));
        for name in ["Emma Baker", "Grace Cook", "Jordan Carpenter", "Liam Brown"] {
            assert!(!is_all_title(name), "{name}");
        }
    }
}
