//! Which words are ordinary English, and which are somebody's name.

use std::{collections::HashSet, sync::LazyLock};

static WORDS: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
    let lines = include_str!("words.txt").lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split(' ')).collect()
});

struct Names {
    given: HashSet<&'static str>,
    family: HashSet<&'static str>,
    /// Words that mean something else when they have a capital.
    capital: HashSet<&'static str>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let of = |kind: &str| {
        let lines = include_str!("names.txt").lines();
        lines
            .filter_map(|line| line.strip_prefix(kind))
            .flat_map(|line| line.split_ascii_whitespace())
            .collect()
    };
    Names { given: of("given "), family: of("family "), capital: of("capital ") }
});

/// An ordinary word of English in its plain form.
pub(crate) fn is_listed(word: &str) -> bool {
    WORDS.contains(word)
}

pub(in crate::guard) fn is_given(word: &str) -> bool {
    NAMES.given.contains(word)
}

pub(in crate::guard) fn is_family(word: &str) -> bool {
    NAMES.family.contains(word)
}

/// Somebody's or something's name, when it has a capital.
pub(in crate::guard) fn is_name(word: &str) -> bool {
    is_given(word) || is_family(word) || NAMES.capital.contains(word)
}

/// An ordinary word of English, whatever its ending.
pub(in crate::guard) fn is_word(word: &str) -> bool {
    const BEFORE: [&str; 12] =
        ["un", "re", "non", "pre", "co", "mis", "over", "under", "out", "inter", "multi", "sub"];
    let known = |word: &str| {
        WORDS.contains(word) || plain_forms(word).iter().any(|plain| WORDS.contains(plain.as_str()))
    };
    let rest = |prefix: &&str| word.strip_prefix(prefix).is_some_and(|rest| rest.len() > 3 && known(rest));
    known(word) || BEFORE.iter().any(rest)
}

/// What is left without the endings of number, tense and manner.
fn plain_forms(word: &str) -> Vec<String> {
    let mut forms = Vec::new();
    let mut stem = |ending: &str, least: usize, replacements: &[&str]| {
        if let Some(stem) = word.strip_suffix(ending).filter(|stem| stem.len() >= least) {
            forms.extend(replacements.iter().map(|replacement| format!("{stem}{replacement}")));
            let mut letters = stem.chars().rev();
            let doubled = letters.next() == letters.next() && stem.len() > 2;
            if doubled && matches!(ending, "ed" | "ing") && stem.is_ascii() {
                forms.push(stem[..stem.len() - 1].to_owned());
            }
        }
    };
    stem("ies", 2, &["y"]);
    stem("es", 2, &[""]);
    if !word.ends_with("ss") {
        stem("s", 3, &[""]);
    }
    stem("ied", 2, &["y"]);
    stem("ed", 3, &["", "e"]);
    stem("ing", 3, &["", "e"]);
    stem("ly", 3, &["", "e", "le"]);
    stem("ally", 3, &[""]);
    stem("ily", 2, &["y"]);
    stem("ness", 3, &[""]);
    stem("iness", 2, &["y"]);
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_words_are_known_with_their_endings() {
        for word in [
            "alumni",
            "mentors",
            "studies",
            "studied",
            "planned",
            "planning",
            "giving",
            "strongly",
            "happiness",
            "went",
            "children",
            "internships",
            "reapply",
            "scholarship",
            "automatically",
            "the",
            "however",
        ] {
            assert!(is_word(word), "{word}");
        }
    }

    #[test]
    fn names_are_no_ordinary_words() {
        for word in ["maya", "chen", "lopez", "john", "peter", "siobhan", "boston", "xqzt"] {
            assert!(!is_word(word), "{word}");
        }
    }

    #[test]
    fn names_of_many_origins_are_known() {
        for word in ["maya", "siobhan", "kwame", "priya", "john", "grace"] {
            assert!(is_given(word), "{word}");
        }
        for word in ["chen", "okafor", "smith", "obrien", "garcia", "baker", "wojcik"] {
            assert!(is_family(word), "{word}");
        }
    }
}
