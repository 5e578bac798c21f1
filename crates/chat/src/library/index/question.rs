//! A question, taken apart: the words to look for and the texts whose direction counts.

use std::collections::BTreeMap;

use ai::{DIMENSIONS, Vector};

use super::{
    abbreviations::Abbreviations,
    everyday,
    words::{is_silent, spoken, stem},
};

/// How much a word counts that the question does not say itself.
const IMPLIED: f32 = 0.7;

/// Short forms that are ordinary words, too: whoever writes "say" does not ask for the scheduled academic year, whoever
/// writes "SAY" does.
const ORDINARY: &[&str] = &["act", "cod", "nil", "pep", "say", "sep"];

/// What is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Each word once, with how much it counts.
    pub terms: Vec<(String, f32)>,
    /// What is to be turned into a direction: the question and, if that is another, what a policy would say.
    pub texts: Vec<String>,
}

impl Question {
    pub fn new(text: &str, abbreviations: &Abbreviations) -> Self {
        let words = spoken(text);
        let mut implied: Vec<String> = everyday::formal(&words).into_iter().map(str::to_owned).collect();
        for (short, long) in abbreviations {
            if words.contains(short) && !is_silent(short) && is_meant(short, text) {
                implied.push(long.join(" "));
            } else if words.windows(long.len()).any(|said| said == long) {
                implied.push(short.to_uppercase());
            }
        }
        let mut terms = BTreeMap::new();
        count(&mut terms, &words, 1.0);
        for text in &implied {
            count(&mut terms, &spoken(text), IMPLIED);
        }
        let mut texts = vec![text.trim().to_owned()];
        if !implied.is_empty() {
            texts.push(format!("{} ({})", text.trim(), implied.join("; ")));
        }
        Self { terms: terms.into_iter().collect(), texts }
    }

    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }
}

fn count(terms: &mut BTreeMap<String, f32>, words: &[String], weight: f32) {
    for word in words.iter().filter(|word| !is_silent(word)) {
        let counted = terms.entry(stem(word).into_owned()).or_default();
        *counted = counted.max(weight);
    }
}

fn is_meant(short: &str, text: &str) -> bool {
    let capitals = short.to_uppercase();
    let mut written = text.split(|letter: char| !letter.is_alphanumeric());
    !ORDINARY.contains(&short) || written.any(|word| word == capitals)
}

/// Where several texts point together.
pub fn direction(vectors: &[Vector]) -> Option<Vector> {
    let mut sum = [0.0; DIMENSIONS];
    for vector in vectors {
        sum.iter_mut().zip(vector).for_each(|(sum, value)| *sum += value);
    }
    let length = sum.iter().map(|value| value * value).sum::<f32>().sqrt();
    (length > 0.0).then(|| sum.map(|value| value / length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_form_that_is_a_word_counts_in_capitals_alone() {
        let long = |words: &str| words.split(' ').map(str::to_owned).collect();
        let known = Abbreviations::from([
            ("say".to_owned(), long("scheduled academic year")),
            ("sai".to_owned(), long("student aid index")),
        ]);
        let asks_for = |text: &str, word: &str| {
            let term = stem(word);
            Question::new(text, &known).terms.iter().any(|(said, _)| *said == term)
        };
        assert!(!asks_for("What if my parents say no?", "scheduled"));
        assert!(asks_for("May we use a SAY?", "scheduled"));
        assert!(asks_for("what is my sai", "index"));
    }
}
