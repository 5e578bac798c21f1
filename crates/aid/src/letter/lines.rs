//! The lines of a letter, with their words and amounts. A sentence that runs over several lines is one.

use super::{
    amounts::{Amount, Style, amounts},
    roles,
    words::{Word, vocabulary, words},
};

#[derive(Clone, Debug)]
pub struct Line {
    /// Bytes of the text.
    pub start: usize,
    pub end: usize,
    /// 1 for the first.
    pub number: usize,
    pub words: Vec<Word>,
    pub amounts: Vec<Amount>,
    /// A sentence and no row of a table.
    pub prose: bool,
    /// Nothing stands between it and the line before.
    pub follows: bool,
}

impl Line {
    /// The words from one place to another, none of them part of an amount.
    pub fn between(&self, from: usize, to: usize) -> &[Word] {
        let first = self.words.partition_point(|word| word.start < from);
        let last = self.words.partition_point(|word| word.end <= to);
        self.words.get(first..last).unwrap_or_default()
    }
}

pub fn lines(text: &str) -> Vec<Line> {
    let mut found: Vec<Line> = Vec::new();
    let mut follows = false;
    for (number, (start, end)) in breaks(text).into_iter().enumerate() {
        if text[start..end].trim().is_empty() {
            follows = false;
            continue;
        }
        let last = found.last_mut().filter(|_| follows);
        if let Some(last) = last.filter(|last| runs_on(text, last, &text[start..end])) {
            *last = line(text, last.start, end, last.number, last.follows);
        } else {
            found.push(line(text, start, end, number + 1, follows));
        }
        follows = true;
    }
    found
}

/// Where each line begins and ends, the break itself left out.
fn breaks(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut signs = text.char_indices().peekable();
    while let Some((place, sign)) = signs.next() {
        if !matches!(sign, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}') {
            continue;
        }
        found.push((start, place));
        start = place + sign.len_utf8();
        if sign == '\r'
            && let Some((feed, _)) = signs.next_if(|(_, next)| *next == '\n')
        {
            start = feed + 1;
        }
    }
    found.push((start, text.len()));
    found
}

/// Longer sentences than this are not put together from lines.
const LONGEST: usize = 1200;

/// Whether a sentence goes on in the next line.
fn runs_on(text: &str, line: &Line, next: &str) -> bool {
    let own = text[line.start..line.end].trim_end();
    if line.words.len() < 6 || own.len() > LONGEST || has_gap(own.trim()) || has_gap(next.trim()) {
        return false;
    }
    let ends = own.ends_with(['.', ':', '!', '?']);
    let last = line.words.last().map_or("", |word| word.text.as_str());
    let open = own.ends_with([',', ';']) || OPEN_ENDS.contains(&last);
    let small = next.trim_start().starts_with(|sign: char| sign.is_lowercase());
    // A full line of a paragraph, and the next one talks on or ends as a sentence does.
    let talk = || talks(&words(next, 0)) >= 2;
    let full = line.prose && own.chars().count() >= 60 && (next.trim_end().ends_with('.') || talk());
    !ends && (open || small || full) && (line.prose || talks(&line.words) >= 1)
}

const OPEN_ENDS: [&str; 16] =
    ["of", "the", "a", "an", "to", "is", "for", "and", "or", "in", "with", "your", "you", "at", "by", "are"];

/// Columns of a table.
fn has_gap(text: &str) -> bool {
    text.contains('\t') || text.contains("   ") || text.contains('|')
}

const TALK: [&str; 59] = [
    "you",
    "your",
    "we",
    "our",
    "us",
    "i",
    "will",
    "may",
    "can",
    "could",
    "would",
    "should",
    "must",
    "is",
    "are",
    "was",
    "were",
    "be",
    "been",
    "has",
    "have",
    "please",
    "if",
    "this",
    "these",
    "that",
    "which",
    "when",
    "not",
    "pleased",
    "congratulations",
    "they",
    "it",
    "offer",
    "offering",
    "receive",
    "awarded",
    "includes",
    "include",
    "cover",
    "do",
    "my",
    "me",
    "its",
    "im",
    "gave",
    "give",
    "get",
    "got",
    "theres",
    "say",
    "says",
    "owe",
    "keep",
    "pay",
    "there",
    "here",
    "their",
    "them",
];

fn talks(words: &[Word]) -> usize {
    words.iter().filter(|word| TALK.contains(&word.text.as_str())).count()
}

fn line(text: &str, start: usize, end: usize, number: usize, follows: bool) -> Line {
    let own = &text[start..end];
    let mut found = amounts(own, start);
    let all = words(own, start);
    let prose = is_prose(own, &all, &found);
    keep_money(own, &all, &mut found, prose);
    let mut words = all;
    let mut inside = found.iter().peekable();
    words.retain(|word| {
        while inside.next_if(|amount| amount.end <= word.start).is_some() {}
        inside.peek().is_none_or(|amount| word.end <= amount.start)
    });
    Line { start, end, number, words, amounts: found, prose, follows }
}

/// Rows of a table have few words to each amount, and hardly any that talk.
fn is_prose(text: &str, words: &[Word], amounts: &[Amount]) -> bool {
    let letters = words.iter().filter(|word| word.text.chars().any(char::is_alphabetic)).count();
    let sums = amounts.iter().filter(|amount| amount.style == Style::Money).count().max(1);
    if has_gap(text.trim()) && letters <= 12 * sums {
        return false;
    }
    let talks = talks(words);
    let stops = text.match_indices(". ").any(|(place, _)| {
        text.get(place + 2..).is_some_and(|rest| rest.trim_start().starts_with(char::is_uppercase))
    });
    if stops && letters >= 10 && talks >= 2 {
        return true;
    }
    (letters >= 5 && talks >= 2 && talks * 8 >= letters) || (letters >= 15 * sums && talks >= 1)
}

/// Digits alone are money only in a row that is known, or in a line of nothing else; a dash only between cells.
fn keep_money(text: &str, words: &[Word], found: &mut Vec<Amount>, prose: bool) {
    if !found.iter().any(|amount| matches!(amount.style, Style::Bare | Style::Dash)) {
        return;
    }
    let letters = words.iter().any(|word| word.text.chars().any(char::is_alphabetic));
    let known = !prose
        && (!letters
            || vocabulary().entry(words).is_some()
            || vocabulary().claim(words).is_some()
            || words.iter().any(|word| roles::is_total(&word.text)));
    let mut all = found.clone();
    let cells = has_gap(text.trim());
    let wordless = |from: usize, to: usize| {
        let first = words.partition_point(|word| word.start < from);
        words.get(first).is_none_or(|word| word.start >= to)
    };
    for style in [Style::Bare, Style::Dash] {
        let mut place: usize = 0;
        found.retain(|amount| {
            let before = place.checked_sub(1).and_then(|before| all.get(before));
            place += 1;
            let after = all.get(place);
            let near = [
                before.filter(|before| wordless(before.end, amount.start)),
                after.filter(|after| wordless(amount.end, after.start)),
            ];
            match amount.style {
                own if own != style => true,
                Style::Bare => known && is_sum(amount, words, &near),
                _ => {
                    let last = near[1].is_some() || wordless(amount.end, usize::MAX);
                    !prose && last && (cells || near[0].is_some())
                }
            }
        });
        all.clone_from(found);
    }
}

const NAMED: [&str; 10] = ["id", "no", "number", "of", "class", "line", "page", "box", "form", "code"];

/// A year stands alone; an amount that looks like one has others beside it.
fn is_sum(amount: &Amount, words: &[Word], near: &[Option<&Amount>; 2]) -> bool {
    let is_year =
        |amount: &Amount| amount.style == Style::Bare && (2015..=2045).contains(&(amount.cents / 100));
    let dollars = amount.cents / 100;
    let before = words.partition_point(|word| word.start < amount.start);
    let word = before.checked_sub(1).map_or("", |before| words[before].text.as_str());
    let named = NAMED.contains(&word) || roles::is_season(word);
    let beside = near.iter().flatten().any(|other| other.style != Style::Dash && !is_year(other));
    let plausible = (100..=999_999).contains(&dollars) || dollars == 0;
    plausible && !named && (!is_year(amount) || beside)
}
