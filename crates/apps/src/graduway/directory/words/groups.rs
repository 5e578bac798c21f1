//! Groups, by the words around their names: their names are those of a campus, and no list of ours has them.

use std::ops::Range;

use chat::understand::{Context, Read};
use matching::lexicon::places::{Whereabouts, whereabouts};

use super::scan::{Scan, on_chip, told_after};

/// Before the name of a group.
const OF: &[&str] = &[
    "member of",
    "members of",
    "membership in",
    "belong to",
    "belongs to",
    "belonging to",
    "organizer of",
    "organizers of",
    "organiser of",
    "organisers of",
    "organizes",
    "organises",
    "organize",
    "organise",
    "leader of",
    "leaders of",
    "joined",
    "runs",
    "who run",
    "active in",
];

/// Of these, those that say more than to belong to it.
const RUNNING: &[&str] = &[
    "organizer of",
    "organizers of",
    "organiser of",
    "organisers of",
    "organizes",
    "organises",
    "organize",
    "organise",
    "leader of",
    "leaders of",
    "runs",
    "who run",
];

/// A name that ends so is one of a group, whatever stands before it.
const NOUNS: &[&str] = &[
    "association",
    "band",
    "board",
    "chapter",
    "choir",
    "chorus",
    "circle",
    "club",
    "committee",
    "council",
    "ensemble",
    "fellowship",
    "fraternity",
    "guild",
    "league",
    "network",
    "orchestra",
    "roundtable",
    "society",
    "sorority",
    "team",
    "union",
];

/// Words inside a name that are written small.
const INSIDE: &[&str] = &["and", "for", "in", "of", "on", "the"];

/// Groups without a name.
const ANY: &[&str] = &["a group", "any group", "any of our groups", "groups", "group"];

const ORGANISING: &[&str] = &[
    "organizer",
    "organizers",
    "organiser",
    "organisers",
    "organizes groups",
    "organises groups",
    "organize groups",
    "organise groups",
    "organizes a group",
    "organises a group",
    "group leaders",
    "group leader",
    "leads a group",
    "lead a group",
    "lead groups",
    "run groups",
    "run a group",
    "runs a group",
    "runs groups",
    "organizing groups",
];

const SAID: &str = "member of ";

pub fn groups(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found: Vec<Read> = Vec::new();
    let mut at = 0;
    while at < scan.words.len() {
        match pointed(&scan, at).or_else(|| named(&scan, at)) {
            Some((read, after)) => {
                found.push(read);
                at = after.max(at + 1);
            }
            None => at += 1,
        }
    }
    found
}

/// "members of the Women in Engineering group"
fn pointed(scan: &Scan<'_>, at: usize) -> Option<(Read, usize)> {
    let of = scan.phrase(at, OF)?;
    let begins = scan.skip(of, &["the", "our", "a", "an"]);
    if let Some(end) = scan.phrase(of, ANY) {
        let is_member = scan.phrase(at, &OF[..6]).is_some();
        return is_member.then(|| (scan.read(&(at..end), "", "member of a group"), end));
    }
    let end = name_end(scan, begins).filter(|end| *end > begins);
    // Whoever writes quickly leaves out capitals.
    let is_member = scan.phrase(at, &["member of", "members of", "belong to", "belongs to"]).is_some();
    let end = end.or_else(|| is_member.then(|| small_end(scan, begins)).flatten())?;
    let name = scan.slice(&(begins..end));
    let after = end + usize::from(scan.is(end, &["group", "groups"]) && scan.is_joined(end));
    // That somebody runs it is said by itself.
    let first = if scan.phrase(at, RUNNING).is_some() { begins } else { at };
    Some((scan.read(&(first..after), name, &format!("{SAID}{name}")), after))
}

/// "in the Debate Society", "Debate Society members"
fn named(scan: &Scan<'_>, at: usize) -> Option<(Read, usize)> {
    if !scan.has_capital(at)
        || scan.is(at, INSIDE)
        || (at > 0 && scan.is_joined(at) && scan.has_capital(at - 1))
    {
        return None;
    }
    let end = name_end(scan, at)?;
    let is_group = scan.is(end - 1, NOUNS) && end - at > 1;
    let members =
        scan.is(end, &["member", "members", "group", "groups"]) && scan.is_joined(end) && end - at > 1;
    if !is_group && !members {
        return None;
    }
    let name = scan.slice(&(at..end));
    let after =
        end + usize::from(scan.is(end, &["member", "members", "group", "groups"]) && scan.is_joined(end));
    let begins =
        if at >= 2 && scan.is(at - 1, &["the"]) && scan.is(at - 2, &["in", "of"]) { at - 2 } else { at };
    Some((scan.read(&(begins..after), name, &format!("{SAID}{name}")), after))
}

/// The group on a chip. "Northfield in Boston" is the name of one, and in a question it is a group and a place.
pub fn on_a_chip(text: &str) -> Option<Read> {
    let name = told_after(text, SAID)?;
    let is_any = ANY.contains(&name.to_lowercase().as_str());
    Some(on_chip(text, if is_any { "" } else { name }))
}

/// Where a name ends that begins here: with its last capital, before a place that is not part of it.
fn name_end(scan: &Scan<'_>, begins: usize) -> Option<usize> {
    if !scan.has_capital(begins) {
        return None;
    }
    let mut end = begins + 1;
    loop {
        if scan.is(end - 1, NOUNS) && end - begins > 1 {
            return Some(end);
        }
        let small = (end..scan.words.len())
            .take(2)
            .take_while(|at| scan.is_joined(*at) && scan.is(*at, INSIDE))
            .count();
        // "the Denver chapter"
        if scan.is(end, NOUNS) && scan.is_joined(end) {
            return Some(end + 1);
        }
        let next = end + small;
        if !scan.has_capital(next) || !scan.is_joined(next) || is_place(scan, end, next) {
            return Some(end);
        }
        end = next + 1;
    }
}

/// "in Seattle"
fn is_place(scan: &Scan<'_>, from: usize, next: usize) -> bool {
    let is_in = scan.is(next.wrapping_sub(1), &["in"]) && next > from;
    let name = |count: usize| (next + count <= scan.words.len()).then(|| scan.slice(&(next..next + count)));
    let known = |text: &str| matches!(whereabouts(text), Some(Whereabouts::Known(_)));
    is_in && (1..=3).filter_map(name).any(known)
}

/// "members of the climate action group": up to the word that ends it.
fn small_end(scan: &Scan<'_>, begins: usize) -> Option<usize> {
    let range: Range<usize> = begins..(begins + 6).min(scan.words.len());
    let ends = |at: &usize| {
        scan.is(*at, &["group", "groups", "who", "that", "with", "from", "but", "in", "near"])
            || !scan.is_joined(*at)
    };
    let end = range.clone().find(ends).unwrap_or(range.end);
    let noun = range.clone().find(|at| scan.is(*at, NOUNS)).map(|at| at + 1);
    let end = noun.map_or(end, |noun| noun.min(end));
    (end > begins).then_some(end)
}

/// Whether somebody runs a group.
pub fn organises(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let first = (0..scan.words.len()).find_map(|at| {
        let end = scan.phrase(at, ORGANISING).or_else(|| {
            // Of a group that has a name, the name follows.
            let verbs = [
                "organizes",
                "organises",
                "organize",
                "organise",
                "runs",
                "run",
                "leads",
                "lead",
                "leader of",
                "leaders of",
            ];
            let verb = scan.phrase(at, &verbs)?;
            let name = scan.skip(verb, &["the", "our"]);
            let is_group = name_end(&scan, name).is_some_and(|end| scan.is(end - 1, NOUNS));
            is_group.then_some(verb)
        })?;
        Some(at..end)
    });
    let pointed = |words| Read { is_pointed: true, ..scan.flag(&words) };
    first.map(pointed).into_iter().collect()
}
