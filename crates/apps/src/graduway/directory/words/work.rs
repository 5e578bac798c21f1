//! Where people work, and what they are called by what they studied.

use std::{collections::HashSet, sync::LazyLock};

use chat::{
    Term, Value,
    understand::{Context, Read},
};
use matching::lexicon::{
    places::{Whereabouts, whereabouts},
    text,
};

use super::scan::{Scan, on_chip, told_after};

/// Employers that everybody knows, so that their name alone says it.
static KNOWN: LazyLock<HashSet<String>> = LazyLock::new(|| {
    include_str!("employers.txt").lines().map(text::key).filter(|key| !key.is_empty()).collect()
});

const LONGEST: usize = 5;

const NOW: &[&str] = &[
    "works at",
    "works for",
    "work at",
    "work for",
    "working at",
    "working for",
    "employed at",
    "employed by",
    "currently at",
    "now at",
    "employees of",
    "employee of",
];

const EVER: &[&str] = &["worked at", "worked for", "has worked at", "have worked at", "has worked for"];

const BEFORE: &[&str] = &[
    "used to work at",
    "used to work for",
    "formerly at",
    "formerly of",
    "previously at",
    "previously worked at",
    "previously worked for",
    "once worked at",
    "once worked for",
    "left",
    "no longer at",
];

/// Words of a name that are written small.
const INSIDE: &[&str] = &["and", "of", "the", "for"];

/// What follows "at" and is no employer.
const NOT: &[&str] = &[
    "a",
    "an",
    "any",
    "april",
    "august",
    "december",
    "february",
    "homecoming",
    "january",
    "july",
    "june",
    "least",
    "march",
    "may",
    "most",
    "november",
    "october",
    "our",
    "reunion",
    "september",
    "some",
    "their",
];

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    Now,
    Ever,
    Before,
}

impl When {
    fn said(self) -> &'static str {
        match self {
            Self::Now => "works at",
            Self::Ever => "worked at",
            Self::Before => "used to work at",
        }
    }

    fn id(self) -> &'static str {
        match self {
            Self::Now => "now",
            Self::Ever => "ever",
            Self::Before => "before",
        }
    }
}

/// When and where, from the id of a criterion.
pub fn parse(id: &str) -> Option<(When, &str)> {
    let (when, name) = id.split_once(':')?;
    let when = [When::Now, When::Ever, When::Before].into_iter().find(|one| one.id() == when)?;
    (!name.is_empty()).then_some((when, name))
}

pub fn employers(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found: Vec<Read> = Vec::new();
    let mut at = 0;
    while at < scan.words.len() {
        let pointed = pointed(&scan, at).or_else(|| alone(&scan, at)).or_else(|| former(&scan, at));
        match pointed {
            Some((reads, after)) => {
                found.extend(reads);
                at = after.max(at + 1);
            }
            None => at += 1,
        }
    }
    found
}

/// The employer on a chip.
pub fn on_a_chip(text: &str) -> Option<Read> {
    [When::Before, When::Ever, When::Now].into_iter().find_map(|when| {
        let name = told_after(text, &format!("{} ", when.said()))?;
        Some(on_chip(text, &format!("{}:{name}", when.id())))
    })
}

/// "works for Acme or Globex"
fn pointed(scan: &Scan<'_>, at: usize) -> Option<(Vec<Read>, usize)> {
    let found = [(When::Before, BEFORE), (When::Ever, EVER), (When::Now, NOW)];
    let pointers = found.iter().filter_map(|(when, list)| Some((*when, scan.phrase(at, list)?)));
    let bare = (scan.word(at) == "at").then_some((When::Ever, at + 1));
    let (when, mut next) = pointers.chain(bare).max_by_key(|(_, end)| *end)?;
    // "The Oakland Courier" is called so.
    next += usize::from(scan.word(next) == "the" && !scan.has_capital(next) && scan.has_capital(next + 1));
    let is_name = scan.has_capital(next) && !scan.is(next, NOT);
    let is_quick = when != When::Ever && !is_name && !scan.is(next, NOT) && scan.word(at) != "left";
    if !is_name && !is_quick {
        return None;
    }
    let mut reads = Vec::new();
    let mut begins = at;
    loop {
        let end = if is_name { name_end(scan, next) } else { next + 1 };
        let known = KNOWN.contains(&text::key(scan.slice(&(next..end))));
        if is_quick && !known {
            return None;
        }
        reads.push(read(scan, begins, next, end, when));
        if !scan.is(end, &["or"]) || !scan.has_capital(end + 1) || is_place(scan, end + 1) {
            return Some((reads, end));
        }
        (begins, next) = (end + 1, end + 1);
    }
}

fn read(scan: &Scan<'_>, begins: usize, name: usize, end: usize, when: When) -> Read {
    let name = scan.slice(&(name..end));
    scan.read(&(begins..end), &format!("{}:{name}", when.id()), &format!("{} {name}", when.said()))
}

/// A name that everybody knows: "accountants, Deloitte or KPMG".
fn alone(scan: &Scan<'_>, at: usize) -> Option<(Vec<Read>, usize)> {
    let longest = LONGEST.min(scan.words.len() - at);
    let end = (1..=longest).rev().map(|count| at + count).find(|end| {
        let name = scan.slice(&(at..*end));
        KNOWN.contains(&text::key(name)) && name.starts_with(char::is_uppercase)
    })?;
    let is_former = scan.is(at.wrapping_sub(1), &["ex", "former", "formerly"]);
    let when = if is_former { When::Before } else { When::Ever };
    let begins = at - usize::from(is_former);
    Some((vec![read(scan, begins, at, end, when)], end))
}

/// "former Acme employees"
fn former(scan: &Scan<'_>, at: usize) -> Option<(Vec<Read>, usize)> {
    if !scan.is(at, &["former", "ex"]) || !scan.has_capital(at + 1) {
        return None;
    }
    let end = name_end(scan, at + 1);
    let is_staff = scan.phrase(end, &["employee", "employees", "people", "staff", "staffers", "workers"])?;
    Some((vec![read(scan, at, at + 1, end, When::Before)], is_staff))
}

fn name_end(scan: &Scan<'_>, begins: usize) -> usize {
    let mut end = begins + 1;
    while end - begins < LONGEST {
        let small = usize::from(scan.is(end, INSIDE) && scan.is_joined(end));
        let next = end + small;
        if !scan.has_capital(next)
            || !scan.is_joined(next)
            || is_place(scan, next) && small == 0 && is_in(scan, next)
        {
            break;
        }
        end = next + 1;
    }
    end
}

fn is_in(scan: &Scan<'_>, at: usize) -> bool {
    scan.is(at.wrapping_sub(1), &["in", "near"])
}

fn is_place(scan: &Scan<'_>, at: usize) -> bool {
    matches!(whereabouts(scan.word(at)), Some(Whereabouts::Known(_)))
}

/// People who are called by a science: chemists have studied chemistry. What else they are called is a job.
const BY_FIELD: &[(&str, &str)] = &[
    ("anthropologist", "Anthropology"),
    ("archaeologist", "Archaeology"),
    ("astronomer", "Astronomy"),
    ("biochemist", "Biochemistry"),
    ("biologist", "Biology"),
    ("botanist", "Botany"),
    ("chemist", "Chemistry"),
    ("classicist", "Classics"),
    ("computer scientist", "Computer Science"),
    ("ecologist", "Ecology"),
    ("econ major", "Economics"),
    ("economist", "Economics"),
    ("engineer", "Engineering"),
    ("chemical engineer", "Chemical Engineering"),
    ("civil engineer", "Civil Engineering"),
    ("electrical engineer", "Electrical Engineering"),
    ("mechanical engineer", "Mechanical Engineering"),
    ("biomedical engineer", "Biomedical Engineering"),
    ("environmental scientist", "Environmental Science"),
    ("geographer", "Geography"),
    ("geologist", "Geology"),
    ("historian", "History"),
    ("linguist", "Linguistics"),
    ("mathematician", "Mathematics"),
    ("microbiologist", "Microbiology"),
    ("musicologist", "Musicology"),
    ("neuroscientist", "Neuroscience"),
    ("philosopher", "Philosophy"),
    ("physicist", "Physics"),
    ("political scientist", "Political Science"),
    ("psychologist", "Psychology"),
    ("sociologist", "Sociology"),
    ("statistician", "Statistics"),
    ("theologian", "Theology"),
    ("zoologist", "Zoology"),
];

/// What of them belongs to a longer title: a software engineer has a job.
const TITLED: &[&str] = &["engineer"];

pub fn fields(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    for at in 0..scan.words.len() {
        let longest =
            BY_FIELD.iter().filter_map(|(name, field)| Some((*name, *field, scan.phrase(at, &[name])?)));
        let Some((name, field, end)) = longest.max_by_key(|(_, _, end)| *end) else { continue };
        let is_part =
            TITLED.contains(&name) && at > 0 && scan.is_joined(at) && is_kind_of_work(&scan, at - 1);
        let Some(known) = matching::lexicon::fields::field(field).filter(|_| !is_part) else { continue };
        let value = Value::Term(Term { id: known.name.to_owned(), name: known.name.to_owned() });
        let bytes = scan.bytes(&(at..end));
        found.push(Read { bytes, text: known.name.to_owned(), value, is_pointed: false });
    }
    found
}

/// "software engineer"
fn is_kind_of_work(scan: &Scan<'_>, at: usize) -> bool {
    let title = scan.slice(&(at..at + 2));
    matching::lexicon::titles::spellings().any(|(spelling, _)| text::key(spelling) == singular(title))
}

fn singular(title: &str) -> String {
    text::words(title).iter().map(|word| text::stem(&word.text)).collect::<Vec<_>>().join(" ")
}
