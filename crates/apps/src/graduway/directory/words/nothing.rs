//! That nothing was given: "gave nothing", "donated $0", "zero gifts".

use chat::{Value, understand::Read};

use super::scan::Scan;

/// In what is said of giving, these turn it around.
pub const NOTHING: &[&str] = &[
    "0",
    "nada",
    "naught",
    "no cash",
    "no dollars",
    "no donation",
    "no funds",
    "no gift",
    "no money",
    "none",
    "not a cent",
    "not a dime",
    "not a dollar",
    "not a penny",
    "not a thing",
    "not anything",
    "not one cent",
    "not one dollar",
    "not one penny",
    "nothing",
    "zero",
    "zilch",
];

/// The least that somebody can have given: "never gave a dime" has it denied already.
pub const LEAST: &[&str] = &[
    "a cent",
    "a dime",
    "a dollar",
    "a nickel",
    "a penny",
    "a single cent",
    "a single dime",
    "a single dollar",
    "a single gift",
    "a single penny",
    "a thing",
    "any money",
    "anything",
    "one cent",
    "one dime",
    "one penny",
];

/// What may stand between giving and nothing: "gave the school nothing", "giving was $0".
const BETWEEN: &[&str] = &[
    "a",
    "absolutely",
    "back",
    "college",
    "exactly",
    "has",
    "have",
    "in",
    "is",
    "just",
    "literally",
    "of",
    "only",
    "our",
    "school",
    "the",
    "to",
    "total",
    "university",
    "us",
    "was",
    "were",
];

/// What may stand between nothing and giving: "nothing was ever given", "$0 in gifts".
const BACK: &[&str] = &[
    "annual", "been", "dollar", "dollars", "ever", "has", "have", "in", "is", "lifetime", "of", "recorded",
    "total", "was", "were",
];

/// What may stand behind it and belongs to it.
const AT_ALL: &[&str] = &["at all", "dollar", "dollars", "ever", "whatsoever", "yet"];

/// After these it is no longer nothing: "nothing under $100", "0 to 100", "$0 or more".
const BUT: &[&str] = &[
    "above", "below", "beyond", "else", "except", "k", "less", "million", "more", "over", "plus", "short",
    "thousand", "through", "to", "under",
];
const OR_MORE: &[&str] = &["and up", "or above", "or more", "or over"];

/// How many words may lie between.
const REACH: usize = 4;

/// The word after what says at this place that there is nothing.
pub fn stands(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let end = match scan.word(at) {
        "0" => figure(scan, at)?,
        // "Zero-emission" says nothing of giving.
        _ => scan.phrase(at, NOTHING).filter(|end| !scan.is_hyphened(*end))?,
    };
    let end = scan.phrase(end, AT_ALL).filter(|_| scan.is_joined(end)).unwrap_or(end);
    let is_to_us = scan.is(end, &["to"]) && !is_number(scan, end + 1);
    let goes_on = scan.is_joined(end)
        && (scan.is(end, BUT) || scan.phrase(end, OR_MORE).is_some() || is_number(scan, end));
    (is_to_us || !goes_on).then_some(end)
}

/// "0", "$0.00": not the end of a longer number, and not the beginning of one.
fn figure(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let cents = scan.is_hyphened(at + 1) && scan.is(at + 1, &["0", "00"]);
    let end = at + 1 + usize::from(cents);
    let behind = scan.words.get(end).map(|word| scan.text[scan.words[end - 1].end..word.start].trim());
    let is_ranged = is_number(scan, end) && behind.is_some_and(|between| between.starts_with(['-', '–']));
    let goes_on = is_number(scan, end) && scan.is_hyphened(end);
    let is_part = scan.is_hyphened(at) || is_ranged || goes_on;
    (!is_part).then_some(end)
}

/// The same behind a word for giving that ends here, or what is the least that can be given.
pub fn behind(scan: &Scan<'_>, end: usize) -> Option<usize> {
    let near = (end..=end + REACH).take_while(|at| *at == end || scan.is(*at - 1, BETWEEN));
    near.take_while(|at| follows(scan, *at)).find_map(|from| {
        let least = || scan.phrase(from, LEAST).map(|end| scan.phrase(end, AT_ALL).unwrap_or(end));
        stands(scan, from).or_else(least)
    })
}

/// Where what says so begins before a word for giving: "nothing given".
pub fn before(scan: &Scan<'_>, giving: usize) -> Option<usize> {
    let mut near = giving.saturating_sub(REACH)..giving;
    near.find(|first| {
        let leads = |end: usize| end <= giving && scan.skip(end, BACK) >= giving;
        stands(scan, *first).is_some_and(leads) && (*first + 1..=giving).all(|at| scan.is_joined(at))
    })
}

/// Whether no money is named.
pub fn is_none(read: &Read) -> bool {
    matches!(read.value, Value::Number(amount) if amount.number.abs() < 0.005)
}

/// Whether the word goes on with what stands before it: "gave nothing", "giving: $0".
fn follows(scan: &Scan<'_>, at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| scan.words.get(before));
    let pair = before.zip(scan.words.get(at));
    let between = pair.map_or("", |(before, word)| scan.text[before.end..word.start].trim());
    scan.is_joined(at) || ["$", ":", ": $", ":$", "=", "= $", "=$"].contains(&between)
}

fn is_number(scan: &Scan<'_>, at: usize) -> bool {
    scan.word(at).starts_with(|letter: char| letter.is_ascii_digit())
}
