//! Industries, as people speak of them: "a hospital", "the hotel business", "tech".

use std::ops::Range;

use chat::understand::{Context, Read, Reader};
use matching::lexicon::{fields, industries, sectors};

use super::{line::Line, student, words::Words};

/// What may follow the name of an industry and says that it is one.
static AFTER: Words = Words("industry.after");

/// What may stand between that which introduces an industry and the industry.
static SMALL: Words = Words("industry.small");

/// How many words back it is looked for.
const REACH: usize = 4;

/// Whoever is in a field so is no worker.
static STUDYING: Words = Words("industry.studying");

/// What introduces an industry, or a list of them.
const INTRODUCES: &[&str] = &["at", "for", "from", "in", "into", "within"];

/// Names of one word that are something else unless something points to work.
static PLAIN: Words = Words("industry.plain");

/// What makes it a place to study, or somebody who does.
static OF_STUDY: Words = Words("industry.of_study");

const LONGEST: usize = 4;

pub fn industries(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let mut found: Vec<(Range<usize>, Read)> = Vec::new();
    for read in Reader::Industry.read(text, context) {
        let words = line.words_in(&read.bytes);
        if !is_study(&line, &words) {
            found.push((words, read));
        }
    }
    let is_alone = line.words.len() <= LONGEST;
    let mut at = 0;
    while at < line.words.len() {
        let hit = (1..=LONGEST).rev().filter(|count| at + count <= line.words.len()).find_map(|count| {
            let words = at..at + count;
            let is_one = (at + 1..at + count).all(|at| !line.ends_before(at));
            let name = is_one.then(|| named(line.slice(&words)))??;
            let is_whole = is_alone && words.len() == line.words.len();
            (is_whole || is_meant(&line, &words)).then_some((name, words))
        });
        let Some((name, words)) = hit else {
            at += 1;
            continue;
        };
        let end = words.end + usize::from(AFTER.contains(&line.next(words.end)));
        let overlaps = |other: &Range<usize>| words.start < other.end && other.start < words.end;
        // What is longer says more: "video game industry".
        found.retain(|(other, _)| !(overlaps(other) && other.len() < end - words.start));
        if found.iter().all(|(other, _)| !overlaps(other)) {
            found.push((words.start..end, line.term(&(words.start..end), name, name)));
        }
        at = words.end;
    }
    found.sort_by_key(|(words, _)| words.start);
    without_denied(&line, found)
}

/// What is denied is not asked for at once: "policy work, but not for the government" wants no government.
fn without_denied(line: &Line<'_>, found: Vec<(Range<usize>, Read)>) -> Vec<Read> {
    let denied: Vec<bool> = found.iter().map(|(words, _)| is_denied(line, words.start)).collect();
    let values: Vec<_> = found.iter().map(|(_, read)| read.value.clone()).collect();
    let is_denied_elsewhere = |at: usize| {
        !denied[at] && (0..values.len()).any(|other| denied[other] && values[other] == values[at])
    };
    let kept = found.into_iter().enumerate().filter(|(at, _)| !is_denied_elsewhere(*at));
    kept.map(|(_, (_, read))| read).collect()
}

/// Words that say no.
const DENIES: &[&str] = &[
    "avoid",
    "avoiding",
    "except",
    "excluding",
    "never",
    "no",
    "nobody",
    "non",
    "not",
    "outside",
    "without",
];

/// What may stand between a "not" and what it denies.
const DENIED_OVER: &[&str] = &[
    "a", "an", "any", "anybody", "anyone", "at", "for", "from", "in", "into", "of", "one", "someone", "the",
    "to", "with", "work", "working", "works",
];

fn is_denied(line: &Line<'_>, at: usize) -> bool {
    let mut place = at;
    while DENIED_OVER.contains(&line.before(place)) {
        place -= 1;
    }
    DENIES.contains(&line.before(place))
}

/// The industry of this name, in the singular or the plural, or as records call it.
fn named(text: &str) -> Option<&'static str> {
    let plural = format!("{text}s");
    let singular = text.strip_suffix('s').unwrap_or(text);
    let listed = [text, plural.as_str(), singular].into_iter().find_map(industries::industry);
    listed.map(|industry| industry.name).or_else(|| sectors::sector(text).map(|sector| sector.name))
}

fn is_meant(line: &Line<'_>, words: &Range<usize>) -> bool {
    if is_study(line, words) {
        return false;
    }
    let text = line.slice(words);
    let is_plain = words.len() == 1 && PLAIN.contains(&line.word(words.start));
    let is_field = fields::field(text).is_some();
    if !is_plain && !is_field {
        return true;
    }
    let follows = AFTER.contains(&line.next(words.end)) && !(is_field && line.next(words.end) == "field");
    follows || is_introduced(line, words.start)
}

/// "in law", "at a hospital", "in law or medicine".
fn is_introduced(line: &Line<'_>, at: usize) -> bool {
    let mut place = at;
    for _ in 0..REACH {
        let word = line.before(place);
        if INTRODUCES.contains(&word) {
            // "a junior in finance" studies it; somebody "pretty senior in finance" does not.
            let is_rank = place.checked_sub(2).is_some_and(|at| student::is_rank(line, at));
            return is_rank || !STUDYING.contains(&line.before(place - 1));
        }
        let may_stand_between = SMALL.contains(&word) || (place < at && named(word).is_some());
        if !may_stand_between {
            return false;
        }
        place -= 1;
    }
    false
}

fn is_study(line: &Line<'_>, words: &Range<usize>) -> bool {
    let next = line.next(words.end);
    OF_STUDY.contains(&next) && !(next == "first" && line.next(words.end + 1) != "year")
}
