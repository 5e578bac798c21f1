//! The sentence of a passage that answers a question best.

use matching::lexicon::text;
use unicode_segmentation::UnicodeSegmentation;

/// A passage of the library.
#[derive(Clone, Copy, Debug)]
pub struct Cited<'a> {
    /// The document: "Student Handbook".
    pub title: &'a str,
    /// The page as it is printed.
    pub page: Option<&'a str>,
    pub text: &'a str,
    /// The number of its source.
    pub source: u32,
}

/// A sentence that was chosen, and how many of the question's words it has.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chosen {
    pub quote: String,
    pub shared: usize,
}

/// A quote has no more letters. What is longer ends where a word ends.
const LONGEST: usize = 320;

/// Shorter ones are headings and leftovers.
const SHORTEST: usize = 25;

/// Words that every question has.
const EMPTY: &[&str] = &[
    "a", "about", "an", "and", "are", "at", "be", "by", "can", "could", "do", "does", "for", "from", "get",
    "handbook", "has", "have", "how", "i", "if", "in", "is", "it", "its", "library", "me", "much", "my",
    "of", "on", "or", "our", "page", "please", "policy", "say", "says", "should", "tell", "that", "the",
    "their", "there", "they", "this", "to", "us", "was", "we", "what", "when", "where", "which", "who",
    "why", "will", "with", "would", "you", "your",
];

/// The words that a question is about.
pub(super) fn content(question: &str) -> Vec<String> {
    let words = text::words(question).into_iter().filter(|word| !EMPTY.contains(&word.text.as_str()));
    let mut stems: Vec<String> = words.map(|word| stem(&word.text)).collect();
    stems.sort_unstable();
    stems.dedup();
    stems
}

/// The sentence that has most of the question's words; of several the first.
pub(super) fn best(question: &[String], passage: &str) -> Option<Chosen> {
    let mut best: Option<Chosen> = None;
    for sentence in sentences(passage) {
        let words: Vec<String> = text::words(sentence).iter().map(|word| stem(&word.text)).collect();
        let shared = question.iter().filter(|wanted| words.iter().any(|word| word == *wanted)).count();
        if best.as_ref().is_none_or(|best| shared > best.shared) {
            best = Some(Chosen { quote: cut(sentence), shared });
        }
    }
    best
}

/// Sentences long enough to say something; a passage without any is one.
fn sentences(passage: &str) -> Vec<&str> {
    let all: Vec<&str> =
        passage.unicode_sentences().map(str::trim).filter(|it| it.chars().count() >= SHORTEST).collect();
    if all.is_empty() && !passage.trim().is_empty() { vec![passage.trim()] } else { all }
}

/// On one line, and no longer than a quote may be.
fn cut(sentence: &str) -> String {
    let line = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((end, _)) = line.char_indices().nth(LONGEST) else { return line };
    let end = line[..end].rfind(' ').unwrap_or(end);
    format!("{} …", line[..end].trim_end_matches([',', ';', ':', ' ']))
}

/// "applying", "applied" and "applies" are about the same.
fn stem(word: &str) -> String {
    let word = text::stem(word);
    let short = ["ing", "ied", "ies", "ed", "es", "e", "y"]
        .iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|stem| stem.chars().count() >= 4));
    short.unwrap_or(word).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_with_most_words_of_the_question_is_chosen() {
        let passage = "Overview. Students may withdraw from a course until week ten. After that, a grade is \
                       recorded in every case. Refunds of tuition follow the refund schedule.";
        for (question, begins, shared) in [
            ("When can I withdraw from a course?", "Students may withdraw", 2),
            ("How are refunds of tuition handled?", "Refunds of tuition", 2),
            ("What about parking?", "Students may withdraw", 0),
        ] {
            let chosen = best(&content(question), passage).unwrap();
            assert!(chosen.quote.starts_with(begins), "{question}: {}", chosen.quote);
            assert_eq!(chosen.shared, shared, "{question}");
        }
    }

    #[test]
    fn long_sentences_end_with_a_word() {
        let long = format!("Students {} end.", "very ".repeat(100));
        let chosen = best(&content("students"), &long).unwrap();
        assert!(chosen.quote.ends_with("very …") && chosen.quote.chars().count() <= LONGEST + 2);
        assert_eq!(best(&content("students"), "   "), None);
        assert_eq!(best(&content(""), "Short.").unwrap().quote, "Short.");
    }
}
