//! Capitals and marks in place of words.

use std::ops::Range;

use super::{
    Finding, Place, Rule, Text,
    lists::{CAPITALS, SHOUTED},
};

const REASON: &str = "This reads as shouting.";

pub fn look(text: &Text, place: Place) -> Vec<Finding> {
    let mut spans = shouted(text);
    spans.extend(marks(text.all));
    spans.sort_by_key(|span| span.start);
    let find = |span| Finding::new(Rule::Shouting, place, text, span);
    spans
        .into_iter()
        .map(|span| find(span).because(REASON, "Write it in small letters, with one mark."))
        .collect()
}

/// Words in capitals: two in a row, or one that is no abbreviation.
fn shouted(text: &Text) -> Vec<Range<usize>> {
    let known: Vec<Range<usize>> = CAPITALS.find(text).into_iter().map(|(words, _)| words).collect();
    let plain: Vec<Range<usize>> = SHOUTED.find(text).into_iter().map(|(words, _)| words).collect();
    let is_in = |ranges: &[Range<usize>], at: usize| ranges.iter().any(|range| range.contains(&at));
    let is_loud = |at: usize| {
        let written = text.written(&text.words[at]);
        let letters = written.chars().filter(|c| c.is_alphabetic()).count();
        letters >= 2 && !written.chars().any(char::is_lowercase) && !is_in(&known, at)
    };
    let mut spans = Vec::new();
    let mut at = 0;
    while at < text.words.len() {
        let end = (at..text.words.len()).find(|next| !is_loud(*next)).unwrap_or(text.words.len());
        let letters: usize = text.words[at..end].iter().map(|word| word.text.chars().count()).sum();
        let is_row = end - at >= 2 && letters >= 8;
        let is_plain = end > at && (at..end).any(|one| is_in(&plain, one));
        if is_row || is_plain {
            spans.push(text.span(at..end));
        }
        at = end.max(at + 1);
    }
    spans
}

/// More than one mark in a row.
fn marks(text: &str) -> Vec<Range<usize>> {
    let mut spans = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match start {
            None if matches!(c, '!' | '?') => start = Some(at),
            Some(first) if !matches!(c, '!' | '?') => {
                if at - first >= 2 && text[first..at].contains('!') {
                    spans.push(first..at);
                }
                start = None;
            }
            _ => {}
        }
    }
    spans
}
