//! Industries by names that are everyday words, too: "in the arts", "the energy sector". Most others the conversation
//! of the suite reads by itself.

use std::ops::Range;

use chat::understand::{Context, Read};
use matching::lexicon::{fields, sectors};

use super::scan::Scan;

const NAMES: &[&str] =
    &["the arts", "arts", "education", "energy", "environment", "health", "policy", "transport"];

const INTRODUCES: &[&str] = &["from", "in", "into", "within"];

const WORK: &[&str] = &["career", "careers", "employed", "job", "jobs", "work", "worked", "working", "works"];

const OF_WORK: &[&str] = &[
    "business",
    "businesses",
    "companies",
    "company",
    "firm",
    "firms",
    "industries",
    "industry",
    "jobs",
    "sector",
];

/// Whoever is in it so is no worker: "a degree in energy".
const STUDY: &[&str] = &[
    "degree",
    "degrees",
    "graduated",
    "major",
    "majored",
    "majoring",
    "majors",
    "minor",
    "student",
    "students",
];

pub fn industries(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    let mut at = 0;
    while at < scan.words.len() {
        let Some(words) = scan.phrase(at, NAMES).map(|after| at..after) else {
            at += 1;
            continue;
        };
        at = words.end;
        let Some(name) = sectors::industry(scan.slice(&words)) else { continue };
        found.extend(meant(&scan, &words).map(|(words, is_pointed)| {
            let read = scan.read(&words, name, name);
            Read { is_pointed, ..read }
        }));
    }
    found
}

/// The words that name it, and whether others point to it, if it is meant at all.
fn meant(scan: &Scan<'_>, words: &Range<usize>) -> Option<(Range<usize>, bool)> {
    if scan.is(words.end, OF_WORK) && scan.is_joined(words.end) {
        return Some((words.start..words.end + 1, true));
    }
    let the = usize::from(words.start > 0 && scan.is(words.start - 1, &["the"]));
    let lead = words.start.checked_sub(the + 1)?;
    let is_in = scan.is(lead, INTRODUCES) && (lead + 1..=words.start).all(|at| scan.is_joined(at));
    if !is_in || is_part(scan, words) {
        return None;
    }
    let is_before = |list| lead.checked_sub(1).is_some_and(|at| scan.is(at, list) && scan.is_joined(lead));
    // "In education" may be what somebody studied.
    let is_plain = fields::field(scan.slice(words)).is_none() && !is_before(STUDY);
    let is_pointed = is_before(WORK);
    (is_plain || is_pointed).then(|| (words.clone(), is_pointed))
}

/// "Health policy" is no health care.
fn is_part(scan: &Scan<'_>, words: &Range<usize>) -> bool {
    let longer = words.start..words.end + 1;
    scan.is_joined(words.end) && fields::field(scan.slice(&longer)).is_some()
}
