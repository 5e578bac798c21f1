//! How hard a text is to read: the grade of Kincaid and others (1975), from words per sentence and syllables per word.

use super::{Field, Finding, Kind, Weight, words};

/// What most who read it at work have behind them without effort.
const HARD: f64 = 14.0;
/// The formula means little for a few words.
const LEAST_WORDS: usize = 8;

/// The grade of school, of a text with at least one word.
pub fn grade(text: &str) -> Option<f64> {
    let words = words(text);
    if words.is_empty() {
        return None;
    }
    let sentences =
        text.split(['.', '!', '?', ';']).filter(|part| part.chars().any(char::is_alphanumeric)).count();
    let syllables: usize = words.iter().map(|word| syllables(&word.text)).sum();
    let count = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    let (all, sentences) = (count(words.len()), count(sentences.max(1)));
    Some(0.39 * all / sentences + 11.8 * count(syllables) / all - 15.59)
}

/// Groups of vowels, without the silent e at the end.
fn syllables(word: &str) -> usize {
    let letters: Vec<char> = word.chars().collect();
    let is_vowel = |letter: char| matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y');
    let starts = |at: usize| is_vowel(letters[at]) && (at == 0 || !is_vowel(letters[at - 1]));
    let groups = (0..letters.len()).filter(|at| starts(*at)).count();
    let is_silent = word.ends_with('e') && !word.ends_with("le") && groups > 1
        || (word.ends_with("es") || word.ends_with("ed")) && !ends_aloud(word) && groups > 1;
    (groups - usize::from(is_silent)).max(1)
}

/// "wanted", "misses": the ending is spoken.
fn ends_aloud(word: &str) -> bool {
    let stem = &word[..word.len() - 2];
    if word.ends_with("ed") {
        stem.ends_with(['t', 'd'])
    } else {
        stem.ends_with(['s', 'x', 'z', 'h', 'c', 'g'])
    }
}

pub fn look(field: Field, text: &str) -> Option<Finding> {
    let grade = grade(text).filter(|grade| *grade > HARD && words(text).len() >= LEAST_WORDS)?;
    let message = format!(
        "This reads like grade {grade:.0} of school. Shorter sentences and plainer words help whoever has to rate by it."
    );
    Some(Finding { weight: Weight::Hint, kind: Kind::HardToRead, field, span: 0..0, message })
}
