//! What words alone tell about the place where they stand.

use super::{
    roles::is_total,
    words::{Word, vocabulary},
};

/// Words that do not begin another label.
const STATUS: [&str; 30] = [
    "and",
    "or",
    "then",
    "accepted",
    "offered",
    "pending",
    "declined",
    "estimated",
    "est",
    "renewable",
    "up",
    "to",
    "as",
    "much",
    "from",
    "max",
    "maximum",
    "status",
    "of",
    "at",
    "least",
    "about",
    "approximately",
    "equals",
    "x",
    "per",
    "usd",
    "only",
    "in",
    "cr",
];

pub fn is_status(word: &Word) -> bool {
    STATUS.contains(&word.text.as_str()) || word.text.chars().all(|sign| sign.is_ascii_digit())
}

/// What says nothing at the end of a label: "up to", "offered".
pub fn is_filler(word: &Word) -> bool {
    word.text == "amount" || (is_status(word) && word.text.chars().any(char::is_alphabetic))
}

/// What a sentence says may come to nothing.
pub fn is_doubtful(words: &[Word]) -> bool {
    const DOUBT: [&str; 15] = [
        "may",
        "might",
        "could",
        "if",
        "eligible",
        "qualify",
        "typically",
        "example",
        "maximum",
        "would",
        "apply",
        "unless",
        "consider",
        "most",
        "students",
    ];
    words.iter().any(|word| DOUBT.contains(&word.text.as_str()))
}

/// "Offered", "View details": what stands beside a label on a page.
pub fn is_button(words: &[Word]) -> bool {
    const BUTTONS: [&str; 12] = [
        "view", "details", "detail", "edit", "accept", "decline", "more", "info", "show", "hide", "action",
        "actions",
    ];
    words.iter().all(|word| is_status(word) || BUTTONS.contains(&word.text.as_str()))
}

/// "Amount": the label stands in the line above.
pub fn is_field(words: &[Word]) -> bool {
    const FIELDS: [&str; 6] = ["amount", "award", "value", "offered", "annual", "yearly"];
    !words.is_empty() && words.iter().all(|word| FIELDS.contains(&word.text.as_str()))
}

/// Whether the words are a name that goes on from the line before.
pub fn is_rest_of_name(text: &str, words: &[Word]) -> bool {
    const REST: [&str; 16] = [
        "loan",
        "loans",
        "grant",
        "grants",
        "scholarship",
        "scholarships",
        "award",
        "program",
        "fund",
        "plan",
        "fees",
        "supplies",
        "expenses",
        "study",
        "board",
        "meals",
    ];
    let Some(first) = words.first() else { return false };
    let small =
        text.get(first.start..).is_some_and(|rest| rest.starts_with(|sign: char| sign.is_lowercase()));
    let aside = text.get(..first.start).is_some_and(|before| before.ends_with('('));
    small || aside || (words.len() <= 2 && words.iter().all(|word| REST.contains(&word.text.as_str())))
}

/// Whether a label says by itself what it is.
pub fn is_known(words: &[Word]) -> bool {
    let vocabulary = vocabulary();
    vocabulary.entry(words).is_some_and(|(entry, _, _)| !entry.weak)
        || vocabulary.claim(words).is_some()
        || words.iter().any(|word| is_total(&word.text))
}

pub fn ends_with_at_most(words: &[Word]) -> bool {
    let last: Vec<&str> = words.iter().rev().take(3).map(|word| word.text.as_str()).collect();
    matches!(
        last[..],
        ["to", "up", ..] | ["as", "much", "as"] | ["maximum" | "max", ..] | ["of", "maximum", ..]
    )
}

pub fn has_letters(words: &[Word]) -> bool {
    words.iter().any(|word| word.text.chars().any(char::is_alphabetic))
}

/// How many words stand before the first colon. None: all of them.
pub fn before_colon(text: &str, words: &[Word]) -> usize {
    let pairs = words.windows(2).take(6);
    let mut colons =
        pairs.map(|pair| text.get(pair[0].end..pair[1].start).is_some_and(|gap| gap.contains(':')));
    colons.position(|colon| colon).map_or(words.len(), |place| place + 1)
}

pub fn same(words: &[Word], others: &[Word]) -> bool {
    words.len() == others.len() && words.iter().zip(others).all(|(word, other)| word.text == other.text)
}
