//! Who gave, when, how much in all, and when last. Dollars and times belong to giving if a word for it stands near.

use std::ops::Range;

use campus::search::Month;
use chat::{
    Value,
    understand::{Context, Read, money},
};

use super::{nothing, scan::Scan, span::Span};

/// What is done.
const GAVE: &[&str] = &[
    "gave",
    "give to us",
    "give money",
    "given",
    "donated",
    "donate",
    "donates",
    "donating",
    "contributed",
    "made a gift",
    "made a donation",
    "made any gift",
    "made gifts",
    "who give",
    "alumni give",
    "supported us",
];

/// "did not give", "they always give": before one of these, giving is what somebody does and no wish of the reader's.
const GIVE_AFTER: &[&str] = &[
    "also",
    "always",
    "did",
    "didnt",
    "do",
    "does",
    "doesnt",
    "dont",
    "ever",
    "never",
    "not",
    "often",
    "rarely",
    "regularly",
    "still",
    "they",
    "usually",
    "wont",
    "yet",
];

const DENIES: &[&str] = &["didnt", "doesnt", "dont", "never", "not", "wont"];

/// "did not give me", "do give us a list"
fn gives(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let before = at.checked_sub(1)?;
    // "did not volunteer or give"
    let is_joined_on = scan.is(before, &["nor", "or"])
        && (before.saturating_sub(REACH)..before).any(|at| scan.is(at, DENIES));
    // "have yet to give"
    let is_to_come =
        scan.is(before, &["to"]) && before.checked_sub(1).is_some_and(|at| scan.is(at, &["yet"]));
    let is_said =
        scan.is(at, &["give", "gives"]) && (scan.is(before, GIVE_AFTER) || is_joined_on || is_to_come);
    let is_least = scan.phrase(at + 2, nothing::LEAST).is_some();
    let is_to_me = scan.is(at + 1, &["her", "him", "me", "them"])
        || (scan.is(at + 1, &["us"])
            && scan.is(at + 2, &["a", "all", "an", "any", "more", "some", "the"])
            && !is_least);
    (is_said && scan.is_joined(at) && !is_to_me).then_some(at + 1)
}

/// What it is called, and who does it.
const GIFTS: &[&str] = &[
    "gift",
    "gifts",
    "donation",
    "donations",
    "donor",
    "donors",
    "giver",
    "givers",
    "giving",
    "contribution",
    "contributor",
    "benefactor",
    "philanthropist",
];

/// Said before one of these, giving is not what is asked for: "give me".
const NOT_GIFTS: &[&str] = &["gift shop", "gift officer", "gift officers", "giving day", "giving tuesday"];

const LAST: &[&str] = &[
    "last gave",
    "last gift was",
    "last gift",
    "last donated",
    "last donation was",
    "last donation",
    "last given",
    "latest gift",
    "latest donation",
    "most recent gift was",
    "most recent gift",
    "most recent donation",
    "most recently gave",
    "last contributed",
];

const LAPSED: &[&str] = &[
    "lapsed donors",
    "lapsed donor",
    "lapsed givers",
    "former donors",
    "lapsed",
    "stopped giving",
    "stopped donating",
    "quit giving",
];
/// How many years without a gift make somebody lapsed.
const LAPSED_AFTER: i16 = 3;

/// What may lie between giving and its time: "donors changed since 2018".
const BETWEEN: &[&str] = &[
    "again",
    "anything",
    "at",
    "back",
    "been",
    "changed",
    "developed",
    "ever",
    "evolved",
    "grown",
    "has",
    "have",
    "least",
    "money",
    "numbers",
    "once",
    "something",
    "to",
    "us",
    "was",
    "were",
    "who",
    "made",
];

const REACH: usize = 8;

/// Giving at this word, and the word after it and after what says that it came to nothing.
fn giving(scan: &Scan<'_>, at: usize) -> Option<usize> {
    if scan.phrase(at, NOT_GIFTS).is_some() {
        return None;
    }
    let said = scan.phrase(at, GAVE).or_else(|| scan.phrase(at, GIFTS)).or_else(|| gives(scan, at));
    said.map(|end| nothing::behind(scan, end).unwrap_or(end))
}

fn is_person(scan: &Scan<'_>, words: &Range<usize>) -> bool {
    let last = scan.word(words.end - 1);
    ["donor", "donors", "giver", "givers", "contributor", "benefactor"].contains(&last)
}

/// The giving of lapsed donors is what they no longer do.
fn is_lapsed(scan: &Scan<'_>, at: usize) -> bool {
    (at.saturating_sub(1)..=at).any(|first| scan.phrase(first, LAPSED).is_some_and(|end| end > at))
}

/// Whether they ever gave.
pub fn gave(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut at = 0;
    while at < scan.words.len() {
        match giving(&scan, at) {
            Some(end) => {
                let first = nothing::before(&scan, at).unwrap_or(at);
                let begins = if scan.word(first.wrapping_sub(1)) == "ever" { first - 1 } else { first };
                let end = end + usize::from(scan.word(end) == "ever");
                return vec![scan.flag(&(begins..end))];
            }
            None => at += 1,
        }
    }
    Vec::new()
}

/// The times in which somebody gave.
pub fn gave_in(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    for at in 0..scan.words.len() {
        let Some(end) = giving(&scan, at) else { continue };
        if is_last(&scan, at) || is_lapsed(&scan, at) {
            continue;
        }
        if let Some((words, span)) = scan.span_after(end, BETWEEN)
            && !is_of_people(&scan, &(at..end), &words)
        {
            let first = nothing::before(&scan, at).unwrap_or(at);
            found.push(scan.read(&(first..words.end), &span.id(), &format!("gave {}", span.said())));
            found.extend(more(&scan, words.end));
        }
    }
    if found.is_empty() {
        found.extend(before(&scan));
    }
    if found.is_empty()
        && let Some((words, read)) = apart(&scan)
    {
        found.push(read);
        found.extend(more(&scan, words.end));
    }
    found
}

/// "… but not in 2024", "… and 2024", "… but nothing in 2025": further times, each by itself.
fn more(scan: &Scan<'_>, mut at: usize) -> Vec<Read> {
    let mut found = Vec::new();
    loop {
        let said = scan.skip(at, &["and", "but", "not", "also", "again"]);
        let next = nothing::stands(scan, said).filter(|_| said > at).unwrap_or(said);
        let Some((words, time)) =
            scan.span_after(next, &[]).filter(|(words, _)| next > at && words.start == next)
        else {
            return found;
        };
        let first = if next > said { said } else { words.start };
        found.push(scan.read(&(first..words.end), &time.id(), &format!("gave {}", time.said())));
        at = words.end;
    }
}

/// "2023 donors", "last year's donors"
fn before(scan: &Scan<'_>) -> Option<Read> {
    scan.spans().iter().find_map(|(words, time)| {
        let end = giving(scan, words.end)?;
        let is_other = is_last(scan, words.end) || scan.is(words.start, &["from", "of"]);
        (!is_other).then(|| scan.read(&(words.start..end), &time.id(), &format!("gave {}", time.said())))
    })
}

/// "Donors of the nineties" graduated then, and so did those "who gave, from the nineties".
fn is_of_people(scan: &Scan<'_>, giving: &Range<usize>, time: &Range<usize>) -> bool {
    let is_from = scan.is(time.start, &["from", "of"]) && scan.word(time.start + 1) == "the";
    is_from && (is_person(scan, giving) || !scan.is_joined(time.start))
}

/// A time that stands by itself, after an amount or in a list: "gave $100 or more in 2024", "donors: $250-$999, 2022-2024".
fn apart(scan: &Scan<'_>) -> Option<(Range<usize>, Read)> {
    let amounts = money(scan.text);
    scan.spans().iter().find_map(|(words, span)| {
        let bytes = scan.bytes(words);
        let near = (words.start.saturating_sub(REACH)..words.start).rev();
        let giver = near.clone().find(|at| giving(scan, *at).is_some())?;
        let between: Vec<usize> = near.take_while(|at| *at > giver).collect();
        let other = between.iter().any(|at| {
            scan.is(
                *at,
                &["class", "graduated", "graduating", "attended", "came", "volunteered", "event", "events"],
            )
        });
        let paid =
            amounts.iter().any(|one| one.bytes.end <= bytes.start && scan.words[giver].start < one.bytes.end);
        let is_listed = !scan.is_joined(words.start);
        let is_theirs = is_of_people(scan, &(giver..giver + 1), words);
        let is_past = is_last(scan, giver) || is_lapsed(scan, giver);
        (!other && !is_theirs && (paid || is_listed) && !is_past)
            .then(|| (words.clone(), scan.read(words, &span.id(), &format!("gave {}", span.said()))))
    })
}

/// What somebody gave in all.
pub fn given(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let of_giving = |read: &Read| {
        let first = scan.words.partition_point(|word| word.end <= read.bytes.start);
        let after = scan.words.partition_point(|word| word.start < read.bytes.end);
        let before = (first.saturating_sub(REACH)..first).any(|at| giving(&scan, at).is_some());
        let behind = (after..after + 4).any(|at| giving(&scan, at).is_some());
        before || behind
    };
    let read = |read: Read| {
        let bounded = matches!(read.value, Value::Range(_));
        let said = if bounded { read.text.clone() } else { format!("at least {}", read.text) };
        let said = format!("gave {said} in all");
        // A sum that somebody names is the least they mean.
        let value = match read.value {
            Value::Number(number) => Value::Range(chat::Range { from: Some(number.number), to: None }),
            other => other,
        };
        let mut bytes = read.bytes.clone();
        let first = scan.words.partition_point(|word| word.end <= bytes.start);
        // "gave $500", "donors of $500"
        let lead = (first.saturating_sub(3)..first)
            .find(|at| giving(&scan, *at).is_some_and(|end| scan.skip(end, &["of", "a", "total"]) == first));
        if let Some(lead) = lead {
            bytes.start = scan.words[lead].start;
        }
        let after = scan.words.partition_point(|word| word.start < bytes.end);
        if let Some(end) = scan.phrase(after, &["in all", "in total", "altogether", "total", "lifetime"]) {
            bytes.end = scan.words[end - 1].end;
        }
        Read { bytes, text: said, value, is_pointed: true }
    };
    // Who gave $0 gave nothing, and is asked for by that.
    money(text).into_iter().filter(|read| !nothing::is_none(read) && of_giving(read)).map(read).collect()
}

/// "Lapsed donors", "stopped giving after 2020".
fn lapsed(scan: &Scan<'_>, said: &Range<usize>) -> Read {
    let behind = scan.span_after(said.end, BETWEEN);
    let (end, time) = match behind.filter(|(words, _)| !is_of_people(scan, said, words)) {
        Some((words, time)) => (words.end, time.ended()),
        None => {
            let to = Month { year: scan.today.year() - LAPSED_AFTER - 1, month: 12 };
            (said.end, Span { from: None, to: Some(to) })
        }
    };
    scan.read(&(said.start..end), &time.id(), &format!("last gave {}", time.said()))
}

fn is_last(scan: &Scan<'_>, at: usize) -> bool {
    scan.is(at.wrapping_sub(1), &["last", "latest", "recent", "recently"])
}

/// When the last gift was.
pub fn last_gift(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    for at in 0..scan.words.len() {
        if let Some(end) = scan.phrase(at, LAST) {
            if let Some((words, time)) = scan.span_after(end, &["was", "is", "dates", "dated"]) {
                found.push(scan.read(&(at..words.end), &time.id(), &format!("last gave {}", time.said())));
            }
        } else if let Some(end) = scan.phrase(at, LAPSED) {
            found.push(lapsed(&scan, &(at..end)));
        } else if scan.is(at, &["lybunt", "lybunts"]) {
            let time = Span::of_year(scan.today.year() - 1);
            found.push(scan.read(&(at..at + 1), &time.id(), &format!("last gave {}", time.said())));
        } else if scan.is(at, &["sybunt", "sybunts"]) {
            let to = Month { year: scan.today.year() - 1, month: 12 };
            let time = Span { from: None, to: Some(to) };
            found.push(scan.read(&(at..at + 1), &time.id(), &format!("last gave {}", time.said())));
        }
    }
    found
}
