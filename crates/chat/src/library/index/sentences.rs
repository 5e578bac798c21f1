//! Cuts a passage into sentences, and finds those that answer.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use super::words::terms;

/// What people quote.
const MOST: usize = 3;
/// A quote longer than this is not read.
const LONGEST: usize = 420;
/// A shorter one is no sentence: the number of a list, half an abbreviation.
const SHORTEST: usize = 12;
/// After these a sentence goes on.
const DOTTED: &[&str] =
    &["e.g.", "i.e.", "U.S.", "U.S.C.", "Dr.", "Mr.", "Mrs.", "Ms.", "No.", "Sec.", "vs.", "St."];

/// Where each sentence stands, without the space around it.
pub fn sentences(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut is_open = false;
    for (start, sentence) in text.split_sentence_bound_indices() {
        let trimmed = sentence.trim();
        if trimmed.is_empty() {
            continue;
        }
        let start = start + sentence.len() - sentence.trim_start().len();
        let range = start..start + trimmed.len();
        match found.last_mut() {
            Some(before) if is_open => before.end = range.end,
            _ => found.push(range),
        }
        is_open = found.last().is_some_and(|whole| goes_on(&text[whole.clone()]));
    }
    found
}

fn goes_on(sentence: &str) -> bool {
    sentence.len() < SHORTEST || DOTTED.iter().any(|dotted| sentence.ends_with(dotted))
}

/// One to three sentences next to each other that say most of what is asked for, as a place in the text. `weight` says
/// how much a word counts.
pub fn best(text: &str, weight: impl Fn(&str) -> f32) -> Range<usize> {
    let sentences = sentences(text);
    let whole = 0..text.len();
    let Some(first) = sentences.first() else { return whole };
    let said: Vec<f32> = sentences.iter().map(|range| said(&text[range.clone()], &weight)).collect();
    let mut best = (first.clone(), f32::MIN);
    for start in 0..sentences.len() {
        for count in 1..=MOST.min(sentences.len() - start) {
            let range = sentences[start].start..sentences[start + count - 1].end;
            if count > 1 && range.len() > LONGEST {
                break;
            }
            // More sentences say more; a longer quote has to be worth it.
            let total: f32 = said[start..start + count].iter().sum();
            let value = total / (0.6 + 0.4 * f32::from(u8::try_from(count).unwrap_or(u8::MAX)));
            if value > best.1 {
                best = (range, value);
            }
        }
    }
    best.0
}

fn said(sentence: &str, weight: &impl Fn(&str) -> f32) -> f32 {
    let mut words = terms(sentence);
    words.sort_unstable();
    words.dedup();
    words.iter().map(|word| weight(word)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> Vec<&str> {
        sentences(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn sentences_end_where_they_do() {
        assert_eq!(
            cut("The U.S. Department decides. You may appeal, e.g. by letter!  See page 3."),
            ["The U.S. Department decides.", "You may appeal, e.g. by letter!", "See page 3."]
        );
        assert_eq!(cut("1. Formula A for dependent students"), ["1. Formula A for dependent students"]);
        assert!(cut("   ").is_empty());
    }

    #[test]
    fn the_sentence_that_says_it_is_quoted() {
        let text = "This part is new. A student may not add the price of a car to the budget. Fuel may be \
            counted. Ask the office for details.";
        let weight = |word: &str| if ["price", "car", "budget"].contains(&word) { 1.0 } else { 0.0 };
        assert_eq!(&text[best(text, weight)], "A student may not add the price of a car to the budget.");
        assert_eq!(best("", weight), 0..0);
        assert_eq!(best("no match at all", weight), 0..15);
    }
}
