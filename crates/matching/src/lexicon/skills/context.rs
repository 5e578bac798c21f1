//! Whether an ambiguous word is meant as a skill, and whether it is said to be missing.

use crate::lexicon::{
    phrases::Hit,
    text::{Gap, Word},
};

/// Before these words a name is a skill: "in R", "using Go".
const BEFORE: &[&str] = &[
    "advanced",
    "basic",
    "certified",
    "experience",
    "expert",
    "fluent",
    "in",
    "include",
    "includes",
    "including",
    "know",
    "knowledge",
    "knows",
    "language",
    "languages",
    "learn",
    "learned",
    "learning",
    "like",
    "microsoft",
    "ms",
    "of",
    "proficient",
    "skills",
    "software",
    "tools",
    "use",
    "used",
    "uses",
    "using",
    "via",
    "with",
];

/// After these words a name is a skill: "R programming".
const AFTER: &[&str] = &[
    "certification",
    "certified",
    "code",
    "coder",
    "consultant",
    "developer",
    "developers",
    "development",
    "engineer",
    "experience",
    "formulas",
    "framework",
    "knowledge",
    "language",
    "library",
    "macros",
    "modeling",
    "programmer",
    "programming",
    "script",
    "scripts",
    "sheets",
    "skills",
    "software",
    "spreadsheet",
    "spreadsheets",
    "workbooks",
];

/// Names that are also those of people, channels, cloths and homes of bees: they count as they are written alone, and
/// only where a method or a program would stand.
const AS_WRITTEN: &[&str] = &["bert", "caffe", "cnn", "gan", "gans", "hive", "jax", "rag"];
const BEFORE_METHODS: &[&str] = &["implemented", "trained", "use", "used", "uses", "using", "via"];
const AFTER_METHODS: &[&str] = &[
    "algorithm",
    "architecture",
    "based",
    "classifier",
    "model",
    "models",
    "network",
    "networks",
    "pipeline",
    "pipelines",
    "queries",
    "tables",
];

const NOT: &[&str] = &[
    "cannot",
    "cant",
    "didnt",
    "doesnt",
    "dont",
    "except",
    "excluding",
    "havent",
    "lack",
    "lacking",
    "lacks",
    "neither",
    "never",
    "no",
    "nor",
    "not",
    "without",
    "zero",
];

/// These end what a "no" reaches.
const TURN: &[&str] =
    &["although", "and", "but", "however", "only", "problem", "problems", "though", "while", "yet"];

/// How many words a "no" reaches.
const REACH: usize = 5;

/// For each hit, whether it is a skill here.
pub(super) fn meant(text: &str, words: &[Word], hits: &[Hit<'_>]) -> Vec<bool> {
    let only_skills = !hits.is_empty() && covers_all(words, hits);
    let mut meant: Vec<bool> = hits.iter().map(|hit| only_skills || stands_alone(text, words, hit)).collect();
    // A list vouches for its members: from the left and from the right, as far as it goes.
    for at in 1..hits.len() {
        meant[at] = meant[at] || (meant[at - 1] && listed(text, words, &hits[at - 1], &hits[at]));
    }
    for at in (1..hits.len()).rev() {
        meant[at - 1] = meant[at - 1] || (meant[at] && listed(text, words, &hits[at - 1], &hits[at]));
    }
    for (meant, hit) in meant.iter_mut().zip(hits) {
        *meant =
            *meant && !is_amount(text, words, hit) && (!as_written(words, hit) || exact(text, words, hit));
    }
    meant
}

/// "5 ml" of something, and not "5 ML models".
fn is_amount(text: &str, words: &[Word], hit: &Hit<'_>) -> bool {
    let before = hit.first.checked_sub(1).map(|at| &words[at]);
    let (start, end) = hit.span(words);
    ["ml", "mL"].contains(&&text[start..end])
        && words[hit.first].gap <= Gap::Space
        && before.is_some_and(|word| word.text.bytes().all(|digit| digit.is_ascii_digit()))
}

fn as_written(words: &[Word], hit: &Hit<'_>) -> bool {
    hit.after == hit.first + 1 && AS_WRITTEN.contains(&words[hit.first].text.as_str())
}

fn exact(text: &str, words: &[Word], hit: &Hit<'_>) -> bool {
    let (start, end) = hit.span(words);
    hit.meanings[0].exact.is_none_or(|exact| exact.is_empty() || exact == &text[start..end])
}

/// Names of one or two letters, and those that are also other names, have to be written as they are.
fn written_well(text: &str, words: &[Word], hit: &Hit<'_>) -> bool {
    (words[hit.first].text.len() > 2 && !as_written(words, hit)) || exact(text, words, hit)
}

fn stands_alone(text: &str, words: &[Word], hit: &Hit<'_>) -> bool {
    if hit.meanings[0].exact.is_none() {
        return true;
    }
    let before = hit.first.checked_sub(1).map(|at| &words[at]);
    let after = words.get(hit.after).filter(|word| word.gap <= Gap::Space);
    let (vouching, vouching_after, most) = if as_written(words, hit) {
        (BEFORE_METHODS, AFTER_METHODS, Gap::Joined)
    } else {
        (BEFORE, AFTER, Gap::Space)
    };
    let vouched = before
        .is_some_and(|word| words[hit.first].gap <= Gap::List && vouching.contains(&word.text.as_str()))
        || after.is_some_and(|word| word.gap >= most && vouching_after.contains(&word.text.as_str()));
    // "C-suite" and "R&D" go on after the letter.
    let goes_on = after.is_some_and(|word| word.gap == Gap::Joined && words[hit.first].text.len() == 1);
    vouched && !goes_on && written_well(text, words, hit)
}

/// Next to each other in a list: a comma, a slash, or "and" between them.
fn listed(text: &str, words: &[Word], left: &Hit<'_>, right: &Hit<'_>) -> bool {
    let between = &words[left.after..right.first];
    let joined = match between {
        [] => matches!(words[right.first].gap, Gap::List | Gap::Joined),
        [word] => ["and", "or"].contains(&word.text.as_str()) && words[right.first].gap <= Gap::Space,
        _ => false,
    };
    joined
        && [left, right].iter().all(|hit| written_well(text, words, hit) || hit.meanings[0].exact.is_none())
}

/// The text is a list of skills and nothing else.
fn covers_all(words: &[Word], hits: &[Hit<'_>]) -> bool {
    let covered: usize = hits.iter().map(|hit| hit.after - hit.first).sum();
    let joints = words.iter().filter(|word| ["and", "or"].contains(&word.text.as_str())).count();
    covered + joints >= words.len()
        && hits.iter().skip(1).all(|hit| words[hit.first].gap != Gap::Space || joints > 0)
}

/// A word before it, in the same sentence and not too far away, says no.
pub(super) fn negated(words: &[Word], first: usize) -> bool {
    for at in (first.saturating_sub(REACH)..first).rev() {
        if words[at + 1].gap == Gap::Stop {
            return false;
        }
        let word = words[at].text.as_str();
        let turns = TURN.contains(&word);
        if turns && !(word == "and" && NOT.contains(&words[at.saturating_sub(2)].text.as_str())) {
            return false;
        }
        // "Zero-shot" and "no-code" are words of their own; "no-SQL" is no SQL.
        let is_part = words[at + 1].gap == Gap::Joined && at + 1 < first;
        if NOT.contains(&word) && !is_part {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use crate::lexicon::skills::find_skills;

    #[test]
    fn a_no_that_is_part_of_a_word_denies_nothing() {
        for (text, name, negated) in [
            ("zero-shot learning with PyTorch", "PyTorch", false),
            ("zero-downtime Kubernetes", "Kubernetes", false),
            ("no-code tools and Docker", "Docker", false),
            ("not-for-profit SQL", "SQL", false),
            ("zero knowledge of PyTorch", "PyTorch", true),
            ("no experience with zero-downtime Kubernetes", "Kubernetes", true),
            ("no-SQL", "SQL", true),
        ] {
            let found = find_skills(text);
            let found = found.iter().find(|found| found.skill.name == name);
            assert_eq!(found.map(|found| found.negated), Some(negated), "{text}");
        }
    }
}
