//! Words as numbers: what two texts share is found without comparing letters.

use std::borrow::Cow;

use matching::lexicon::text;

use crate::MaskedKind;

/// No word is longer; what comes after does not count.
const LONGEST: usize = 64;

/// Words that say nothing about what somebody can do.
const EMPTY: &[&str] = &[
    "a", "about", "across", "all", "also", "an", "and", "any", "are", "as", "at", "be", "been", "both",
    "but", "by", "can", "e", "each", "eg", "etc", "for", "from", "g", "has", "have", "how", "i", "if", "in",
    "into", "is", "it", "its", "may", "more", "most", "my", "of", "on", "one", "or", "other", "our", "out",
    "over", "s", "such", "than", "that", "the", "their", "them", "these", "they", "this", "those", "through",
    "to", "up", "us", "was", "we", "were", "what", "when", "where", "which", "who", "will", "with", "within",
    "would", "you", "your",
];

/// Words that stand in every posting and in every résumé: they count, and little.
const COMMON: &str = "\
    ability able activity area background based best certificate certification certified client company \
    complex degree deliver demonstrated develop development effective ensure environment equivalent \
    excellent experience experienced familiar familiarity field good help high hand include including \
    job junior key knowledge large licence license make minimum multiple must need new plus practice \
    preferred process professional proficiency proficient project proven provide related relevant \
    required requirement responsible role senior similar skill skilled solid strong support \
    task team technical tool understanding use used using various well work working year";

const STAND_INS: [MaskedKind; 8] = [
    MaskedKind::Name,
    MaskedKind::Pronoun,
    MaskedKind::Contact,
    MaskedKind::Address,
    MaskedKind::School,
    MaskedKind::GraduationYear,
    MaskedKind::Age,
    MaskedKind::Photo,
];

/// The words of a text, each once, in the order of their numbers.
pub fn of(text: &str) -> Vec<u64> {
    let mut words: Vec<u64> = plain(text).map(|word| number(&word)).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// As [`of`], each with whether it stands in every posting.
pub fn asked(text: &str) -> Vec<(u64, bool)> {
    let is_common = |word: &str| COMMON.split(' ').any(|common| stem(common) == word);
    let mut words: Vec<(u64, bool)> = plain(text).map(|word| (number(&word), is_common(&word))).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// A short form that a name brings with it, as PMP does in "Project Management Professional (PMP)": its letters are
/// those with which the other words begin.
pub fn short_form(name: &str) -> Option<u64> {
    let words = text::words(name);
    words.iter().enumerate().find_map(|(at, word)| {
        let letters = word.text.chars().count();
        let written = &name[word.start..word.end];
        if letters < 3 || !written.chars().all(char::is_uppercase) {
            return None;
        }
        let (before, after) = (words[..at].iter().rev().take(letters), words[at + 1..].iter().take(letters));
        let before: Vec<char> = before.rev().filter_map(|word| word.text.chars().next()).collect();
        let after: Vec<char> = after.filter_map(|word| word.text.chars().next()).collect();
        let own: Vec<char> = word.text.chars().collect();
        (before == own || after == own).then(|| number_of(&word.text))
    })
}

/// One word as a number.
pub fn number_of(word: &str) -> u64 {
    number(&stem(word))
}

fn plain(text: &str) -> impl Iterator<Item = String> {
    let all = text::normalise(&without_stand_ins(text));
    all.split(' ')
        .filter(|word| !word.is_empty() && !EMPTY.contains(word))
        .map(stem)
        .collect::<Vec<_>>()
        .into_iter()
}

fn without_stand_ins(text: &str) -> Cow<'_, str> {
    if !text.contains('[') {
        return text.into();
    }
    STAND_INS.iter().fold(text.to_owned(), |text, kind| text.replace(kind.stand_in(), " ")).into()
}

/// What the forms of one word have in common: `manage`, `managed`, `managing`, `management`.
pub fn stem(word: &str) -> String {
    let word = &word[..word.floor_char_boundary(LONGEST)];
    if word.len() <= 3 || !word.bytes().all(|letter| letter.is_ascii_lowercase()) {
        return word.to_owned();
    }
    let mut stem = match word.strip_suffix("ies").filter(|rest| rest.len() >= 2) {
        Some(rest) => format!("{rest}y"),
        None => text::stem(word).to_owned(),
    };
    for (ending, least) in [("ing", 3), ("ed", 3), ("ment", 4), ("ion", 4)] {
        let rest = stem.strip_suffix(ending).filter(|rest| rest.len() >= least && rest.contains(is_vowel));
        if let Some(length) = rest.map(str::len) {
            stem.truncate(length);
            break;
        }
    }
    if stem.len() > 3 && stem.ends_with('e') {
        stem.pop();
    }
    let last = stem.as_bytes();
    if stem.len() > 3 && last[last.len() - 1] == last[last.len() - 2] {
        stem.pop();
    }
    stem
}

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

fn number(word: &str) -> u64 {
    mix(word.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    }))
}

/// Every bit of the number decides about every bit of the answer.
pub fn mix(mut number: u64) -> u64 {
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_one_word_are_one() {
        for forms in [
            &["manage", "managed", "managing", "manages", "management"][..],
            &["plan", "planned", "planning", "plans"],
            &["automate", "automation", "automating", "automated"],
            &["library", "libraries"],
            &["test", "tests", "testing", "tested"],
        ] {
            assert!(forms.iter().all(|form| stem(form) == stem(forms[0])), "{forms:?}");
        }
        for (one, other) in [("string", "str"), ("need", "ne"), ("sales", "sail"), ("king", "k")] {
            assert_ne!(stem(one), stem(other));
        }
    }

    #[test]
    fn any_text_has_words_or_none() {
        for text in ["", "🙂", "…", "the of and", "[name] [school]"] {
            assert!(of(text).is_empty(), "{text}");
        }
        assert_eq!(of("C++ and c++").len(), 1);
        assert_eq!(stem(&"ü".repeat(100)).len(), 64);
        assert_eq!(of("[name] led [they] team"), of("led team"));
    }

    #[test]
    fn words_of_every_posting_are_told_apart() {
        let asked = asked("Strong experience with sailing");
        assert_eq!(asked.iter().filter(|(_, common)| *common).count(), 2);
        assert!(asked.contains(&(number_of("sailing"), false)));
    }

    #[test]
    fn a_short_form_is_one_only_if_its_words_stand_beside_it() {
        let pmp = Some(number_of("pmp"));
        assert_eq!(short_form("Project Management Professional (PMP)"), pmp);
        assert_eq!(short_form("PMP: Project Management Professional"), pmp);
        assert_eq!(short_form("AWS Certified Solutions Architect"), None);
        assert_eq!(short_form("pmp"), None);
    }
}
