//! Details of somebody that they have not agreed to have passed on.

use std::ops::Range;

use super::{Context, Finding, Place, Rule, Text, lists::PERSONAL, words};

/// Something on record that must not be passed on: a street, a number, an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Private {
    /// As it is called in a sentence: "phone number".
    pub what: String,
    pub value: String,
}

const REASON: &str = "This passes on a detail that the person has not agreed to share.";
const SUGGESTION: &str = "Leave it out. Whoever wants to share it can do so in their answer.";
/// So many figures in a row of figures and marks are a phone number.
const LEAST_FIGURES: usize = 9;
const MOST_FIGURES: usize = 15;

pub fn look(text: &Text, place: Place, context: &Context) -> Vec<Finding> {
    let find = |span: Range<usize>| Finding::new(Rule::Personal, place, text, span);
    let mut findings: Vec<Finding> = Vec::new();
    for private in &context.private {
        for span in places(text, &private.value) {
            let reason = format!("This is somebody’s {}, which they have not agreed to share.", private.what);
            findings.push(find(span).because(reason, SUGGESTION));
        }
    }
    let open: Vec<Vec<String>> = context.open.iter().map(|one| words::folded(one)).collect();
    for span in addresses(text.all).into_iter().chain(numbers(text.all)) {
        let said = words::folded(&text.all[span.clone()]);
        let is_open = open.contains(&said)
            || figures(&text.all[span.clone()])
                .is_some_and(|own| context.open.iter().filter_map(|one| figures(one)).any(|one| one == own));
        if !is_open {
            findings.push(find(span).because(REASON, SUGGESTION));
        }
    }
    for (words, entry) in PERSONAL.find(text) {
        let instead = if entry.instead.is_empty() { SUGGESTION } else { entry.instead };
        findings.push(find(text.span(words)).because(REASON, instead));
    }
    findings.sort_by_key(|one| (one.span.start, one.span.end));
    findings.dedup_by(|one, before| one.span.start < before.span.end);
    findings
}

/// Where a value stands, word by word.
fn places(text: &Text, value: &str) -> Vec<Range<usize>> {
    let wanted = words::folded(value);
    if wanted.is_empty() {
        return Vec::new();
    }
    let windows = text.words.windows(wanted.len()).enumerate();
    let same =
        windows.filter(|(_, some)| some.iter().zip(&wanted).all(|(word, wanted)| word.text == *wanted));
    same.map(|(at, _)| text.span(at..at + wanted.len())).collect()
}

/// Everything that looks like a mail address.
fn addresses(text: &str) -> Vec<Range<usize>> {
    let is_part = |c: char| c.is_alphanumeric() || "._%+-".contains(c);
    let signs = text.match_indices('@').map(|(at, _)| at);
    let found = signs.filter_map(|at| {
        let before = text[..at].char_indices().rev().take_while(|(_, c)| is_part(*c)).last()?.0;
        let after = text[at + 1..].char_indices().take_while(|(_, c)| is_part(*c)).last()?;
        let end = at + 1 + after.0 + after.1.len_utf8();
        let domain = text[at + 1..end].trim_end_matches(['.', '-']);
        domain.contains('.').then(|| before..at + 1 + domain.len())
    });
    found.collect()
}

/// Everything that looks like a phone number, or a number by which the state knows somebody.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let is_part = |c: char| c.is_ascii_digit() || " -.()+/\u{a0}".contains(c);
    let mut found = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), 'x')]) {
        match start {
            None if c.is_ascii_digit() || c == '+' || c == '(' => start = Some(at),
            Some(first) if !is_part(c) => {
                let piece = text[first..at].trim_end_matches(|c: char| !c.is_ascii_digit());
                let count = piece.chars().filter(char::is_ascii_digit).count();
                // Years and amounts side by side are no number.
                let is_long = piece.split([' ', '\u{a0}']).filter(|part| part.len() == 4).count() < 3;
                if (LEAST_FIGURES..=MOST_FIGURES).contains(&count) && is_long {
                    found.push(first..first + piece.len());
                }
                start = None;
            }
            _ => {}
        }
    }
    found
}

fn figures(text: &str) -> Option<String> {
    let figures: String = text.chars().filter(char::is_ascii_digit).collect();
    (figures.len() >= LEAST_FIGURES).then_some(figures)
}
