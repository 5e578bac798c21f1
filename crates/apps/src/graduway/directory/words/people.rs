//! Somebody's name, where a word says that it is one.

use chat::understand::{Context, Read};

use super::scan::{Scan, on_chip, told_after};

const SAID: &str = "named ";

const NAMED: &[&str] = &[
    "named",
    "called",
    "whose name is",
    "whose last name is",
    "whose first name is",
    "with the last name",
    "with the first name",
    "with the name",
    "by the name of",
    "last name",
    "surname",
];

/// A name has no more words.
const LONGEST: usize = 4;

pub fn named(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    for at in 0..scan.words.len() {
        let Some(begins) = scan.phrase(at, NAMED) else { continue };
        let mut next = Some((at, begins, name_end(&scan, begins)));
        while let Some((first, begins, end)) = next.filter(|(_, begins, end)| begins < end) {
            let name = scan.slice(&(begins..end));
            found.push(scan.read(&(first..end), name, &format!("{SAID}{name}")));
            next = another(&scan, end).map(|(begins, end)| (begins, begins, end));
        }
    }
    found
}

/// Where a name ends that begins here.
fn name_end(scan: &Scan<'_>, begins: usize) -> usize {
    let follows = |place: &usize| {
        let is_more = *place > begins && scan.is_hyphened(*place);
        is_more || (scan.has_capital(*place) && (*place == begins || scan.is_joined(*place)))
    };
    let capitals = (begins..begins + LONGEST).take_while(follows).count();
    // Whoever writes quickly leaves out capitals: then it is one word.
    let is_word = capitals == 0 && scan.is_joined(begins);
    (begins + if is_word { 1 } else { capitals }).min(scan.words.len())
}

/// "named Faith or Grace": a name, and nothing that people are called by besides.
fn another(scan: &Scan<'_>, at: usize) -> Option<(usize, usize)> {
    let begins = at + 1;
    let is_name = scan.is(at, &["or"]) && scan.has_capital(begins) && scan.is_joined(begins);
    let end = if is_name { name_end(scan, begins) } else { begins };
    let ends = !scan.is_joined(end)
        || scan.is(end, &["and", "at", "from", "in", "near", "or", "that", "who", "with"]);
    (is_name && ends).then_some((begins, end))
}

/// The name on a chip.
pub fn on_a_chip(text: &str) -> Option<Read> {
    Some(on_chip(text, told_after(text, SAID)?))
}
