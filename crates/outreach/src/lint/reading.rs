//! How long and how hard a text is: the grade of Kincaid and others (1975), from words per sentence and syllables per
//! word.

use super::{Finding, Place, Rule, Text};
use crate::draft::Draft;

/// Beyond it a letter is work.
const HARD: f64 = 12.0;
/// The formula means little for a few words.
const LEAST_WORDS: usize = 20;
/// Words of a sentence that is read in one go.
const LONG_SENTENCE: usize = 35;
/// Words of a message that is read to its end.
const LONG_MESSAGE: usize = 250;

/// The grade of school that reads a text with ease. None without words.
pub fn grade(text: &str) -> Option<f64> {
    let words = Text::new(text).words;
    if words.is_empty() {
        return None;
    }
    let sentences = text.split("\n\n").map(|part| crate::draft::sentences(part).len()).sum::<usize>();
    let syllables: usize = words.iter().map(|word| syllables(&word.text)).sum();
    let count = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    let (all, sentences) = (count(words.len()), count(sentences.max(1)));
    let grade = 0.39 * all / sentences + 11.8 * count(syllables) / all - 15.59;
    Some((grade * 10.0).round() / 10.0)
}

/// Groups of vowels, without the silent e at the end.
fn syllables(word: &str) -> usize {
    let letters: Vec<char> = word.chars().collect();
    let is_vowel = |letter: char| matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y');
    let begins = |at: usize| is_vowel(letters[at]) && (at == 0 || !is_vowel(letters[at - 1]));
    let groups = (0..letters.len()).filter(|at| begins(*at)).count();
    let is_silent = groups > 1
        && (word.ends_with('e') && !word.ends_with("le")
            || word.ends_with("es")
                && !word.ends_with("ses")
                && !word.ends_with("ces")
                && !word.ends_with("ges")
            || word.ends_with("ed") && !word.ends_with("ted") && !word.ends_with("ded"));
    (groups - usize::from(is_silent)).max(1)
}

/// A sentence that is too long.
pub fn sentence(text: &Text, place: Place) -> Option<Finding> {
    let count = text.words.len();
    (count > LONG_SENTENCE).then(|| {
        let reason = format!("This sentence has {count} words.");
        let span = text.span(0..count);
        Finding::new(Rule::TooLong, place, text, span).because(reason, "Make two of it.")
    })
}

/// A message that is too long, or too hard to read.
pub fn whole(draft: &Draft) -> Vec<Finding> {
    let body = draft.body();
    let count = Text::new(&body).words.len();
    let find = |rule| Finding::new(rule, Place::Whole, &Text::new(""), 0..0);
    let mut findings = Vec::new();
    if count > LONG_MESSAGE {
        let reason = format!("The message has {count} words. Few are read beyond {LONG_MESSAGE}.");
        findings.push(find(Rule::TooLong).because(reason, "Keep what the reader has to know."));
    }
    if let Some(grade) = grade(&body).filter(|grade| *grade > HARD && count >= LEAST_WORDS) {
        let reason = format!("The message reads like grade {grade:.0} of school.");
        let suggestion = "Shorter sentences and plainer words make it easier.";
        findings.push(find(Rule::HardToRead).because(reason, suggestion));
    }
    findings
}
