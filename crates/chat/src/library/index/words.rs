//! How a text becomes words that can be compared, the same for what is searched and for what is asked.

use std::{borrow::Cow, collections::HashSet, sync::LazyLock};

use matching::lexicon::text;

/// They stand everywhere and say nothing about what is asked for.
const SILENT: &str = "a about again all also am an and any are as at be because been being both but by can could did \
    do does doing each else even ever every for from had has have having he her here hers him his how i if in into \
    is it its ive just let like may me might mine more most much must my no nor not now of off on one or our ours \
    out over own please shall she should so some still such than that the their theirs them then there these they \
    this those through to too under until up upon us very was we were what when where whether which while who whom \
    whose why will with within without would you your yours im id ill isnt arent doesnt dont didnt cant wont";

static SILENT_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| SILENT.split_whitespace().collect());

/// Endings that do not change what a word is about, the longest first.
const ENDINGS: &[&str] = &[
    "ational", "ations", "ation", "ments", "ment", "ings", "ing", "edly", "ions", "ion", "able", "ible",
    "ity", "ers", "als", "ed", "er", "ly", "al", "or", "e",
];
/// So many letters of a word stay.
const STAY: usize = 4;
/// Nobody fills the index with one word.
const LONGEST: usize = 40;

/// The words that say something, in order.
pub fn terms(text: &str) -> Vec<String> {
    spoken(text).iter().filter(|word| !is_silent(word)).map(|word| stem(word).into_owned()).collect()
}

/// All words, in lower case and without accents.
pub fn spoken(text: &str) -> Vec<String> {
    let mut spoken = Vec::new();
    for word in text::words(&join_figures(text)) {
        for part in mended(&word.text) {
            spoken.push(part[..part.floor_char_boundary(LONGEST)].to_owned());
        }
    }
    spoken
}

pub fn is_silent(word: &str) -> bool {
    SILENT_WORDS.contains(word)
}

/// `5,500` is one figure.
fn join_figures(text: &str) -> Cow<'_, str> {
    if !text.contains(',') {
        return text.into();
    }
    let bytes = text.as_bytes();
    let is_digit = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(u8::is_ascii_digit);
    let kept = text
        .char_indices()
        .filter(|(at, letter)| *letter != ',' || !is_digit(at.checked_sub(1)) || !is_digit(Some(at + 1)));
    kept.map(|(_, letter)| letter).collect::<String>().into()
}

/// Some files spell an apostrophe or a dash as a digit: `student9s`, `process4completing`.
fn mended(word: &str) -> Vec<&str> {
    let letters =
        |part: &str, least: usize| part.len() >= least && part.bytes().all(|b| b.is_ascii_lowercase());
    let Some(at) = word.find(|c: char| c.is_ascii_digit()) else { return vec![word] };
    let (before, after) = (&word[..at], &word[at + 1..]);
    if !letters(before, 3) || !letters(after, 1) {
        return vec![word];
    }
    // What follows an apostrophe is no word.
    if matches!(after, "s" | "t" | "re" | "ve" | "ll" | "d") { vec![before] } else { vec![before, after] }
}

/// What the forms of a word have in common: `borrow`, `borrower` and `borrowing`; `apply` and `applications`.
pub fn stem(word: &str) -> Cow<'_, str> {
    if word.len() <= STAY || !word.bytes().all(|letter| letter.is_ascii_lowercase()) {
        return text::stem(word).into();
    }
    for ending in ["ications", "ication", "ies", "ied", "y"] {
        if let Some(rest) = word.strip_suffix(ending).filter(|rest| rest.len() >= 3) {
            return format!("{rest}i").into();
        }
    }
    let one = text::stem(word);
    for ending in ENDINGS {
        if let Some(rest) = one.strip_suffix(ending).filter(|rest| rest.len() >= STAY) {
            return undoubled(rest).into();
        }
    }
    one.into()
}

/// `enroll` of `enrolled` is `enrol`.
fn undoubled(word: &str) -> &str {
    let bytes = word.as_bytes();
    match bytes {
        [.., before, last] if before == last && bytes.len() > STAY => &word[..word.len() - 1],
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_are_one_word() {
        for forms in [
            &["borrow", "borrower", "borrowers", "borrowed", "borrowing"][..],
            &["apply", "applies", "applied", "application", "applications"],
            &["verify", "verification", "verified"],
            &["enrolled", "enrolling", "enrolment"],
            &["dependent", "dependents"],
            &["withdrawal", "withdrawals"],
            &["divorce", "divorced"],
        ] {
            let stems: HashSet<_> = forms.iter().map(|form| stem(form)).collect();
            assert_eq!(stems.len(), 1, "{stems:?}");
        }
        assert_ne!(stem("grant"), stem("granite"));
        assert_eq!(stem("loan"), "loan");
        assert_eq!(stem("日本語"), "日本語");
    }

    #[test]
    fn figures_and_misread_letters_are_words_as_people_write_them() {
        assert_eq!(terms("May receive up to $5,500, or 5,5 of them"), ["receiv", "5500", "55"]);
        assert_eq!(terms("the student9s parents9 form"), ["student", "parents9", "form"]);
        assert_eq!(terms("process4completing"), ["process", "complet"]);
        assert_eq!(terms("R2T4, W-2 and 1040NR"), ["r2t4", "w", "2", "1040nr"]);
        assert!(terms("what is it that they do").is_empty());
        assert_eq!(spoken(&"a".repeat(1000))[0].len(), LONGEST);
    }
}
