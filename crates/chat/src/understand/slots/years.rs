//! Years and spans of years, with what bounds them.

use jiff::civil::Date;
use matching::lexicon::years::{Found, find_years};

use super::{
    Message, Read,
    quantity::{Bounds, quantities},
};
use crate::{Range, Value};

/// Before a year, these leave one side open.
const BEFORE: &[(&[&str], Side)] = &[
    (&["earlier", "than"], Side::Before),
    (&["prior", "to"], Side::Before),
    (&["before"], Side::Before),
    (&["pre"], Side::Before),
    (&["later", "than"], Side::After),
    (&["after"], Side::After),
    (&["post"], Side::After),
    (&["starting", "in"], Side::Since),
    (&["starting", "with"], Side::Since),
    (&["since"], Side::Since),
    (&["no", "later", "than"], Side::Until),
    (&["up", "to"], Side::Until),
    (&["until"], Side::Until),
    (&["till"], Side::Until),
    (&["by"], Side::Until),
];

/// The same after it.
const AFTER: &[(&[&str], Side)] = &[
    (&["or", "later"], Side::Since),
    (&["and", "later"], Side::Since),
    (&["or", "after"], Side::Since),
    (&["and", "after"], Side::Since),
    (&["and", "on"], Side::Since),
    (&["onward"], Side::Since),
    (&["onwards"], Side::Since),
    (&["or", "newer"], Side::Since),
    (&["or", "earlier"], Side::Until),
    (&["and", "earlier"], Side::Until),
    (&["or", "before"], Side::Until),
    (&["and", "before"], Side::Until),
    (&["or", "older"], Side::Until),
];

/// Words before a year that say what it is, and belong to it.
const LEAD: &[&str] = &["class", "classes", "of", "the", "year", "years"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Before,
    Until,
    Since,
    After,
}

pub(super) fn find(message: &Message, today: Date) -> Vec<Read> {
    let this_year = u16::try_from(today.year()).unwrap_or(2026);
    let mut found: Vec<Read> = merged(message, find_years(&message.text, this_year))
        .iter()
        .map(|years| read(message, years))
        .collect();
    for past in past(message, today) {
        if found.iter().all(|read| read.bytes.end <= past.bytes.start || past.bytes.end <= read.bytes.start) {
            found.push(past);
        }
    }
    found
}

/// What happens in a year and is no graduation.
const EVENTS: &[&str] = &[
    "attended",
    "began",
    "donated",
    "event",
    "events",
    "gave",
    "gift",
    "gifts",
    "give",
    "given",
    "giving",
    "hired",
    "joined",
    "registered",
    "started",
    "volunteered",
];

const GRADUATION: &[&str] = &[
    "alum",
    "alumna",
    "alumnae",
    "alumni",
    "alumnus",
    "class",
    "classes",
    "grad",
    "grads",
    "graduate",
    "graduated",
    "graduates",
    "graduating",
    "who",
];

/// Years in which people graduate: those that no event stands before.
pub(super) fn classes(message: &Message, today: Date) -> Vec<Read> {
    let mut found = find(message, today);
    found.retain(|read| {
        let words = message.words_in(&read.bytes);
        let said = message.slice(&words);
        let inside = (words.start..words.end).any(|at| GRADUATION.contains(&message.word(at)));
        let before = (0..words.start).rev().take(8).map(|at| message.word(at));
        let decides = before.into_iter().find(|word| EVENTS.contains(word) || GRADUATION.contains(word));
        let is_event = decides.is_some_and(|word| EVENTS.contains(&word));
        let is_this_year = said.ends_with("this year") || said.ends_with("last year");
        // "who volunteered, from the nineties": after a comma people are from then, and not what they did.
        let is_from = message.word(words.start) == "from" && message.word(words.start + 1) == "the";
        let is_of_people = is_from && message.is_after_comma(words.start);
        inside || is_of_people || !(is_event || (is_this_year && decides.is_none()))
    });
    found.into_iter().map(|read| with_graduation(message, read)).collect()
}

/// "graduated in 2012" is one thing.
fn with_graduation(message: &Message, mut read: Read) -> Read {
    let mut at = message.words_in(&read.bytes).start;
    while ["from", "in", "the", "with"].contains(&message.before(at)) {
        at -= 1;
    }
    if ["graduated", "graduating", "graduation"].contains(&message.before(at)) {
        read.bytes.start = message.words[at - 1].start;
        read.is_pointed = true;
    }
    read
}

/// "between 1990 and 1995" is one span.
fn merged(message: &Message, years: Vec<Found>) -> Vec<Found> {
    let mut merged: Vec<Found> = Vec::new();
    for next in years {
        if let Some(last) = merged.last_mut() {
            let between = message.words_in(&(last.end..next.start));
            let joined = between.len() == 1 && ["and", "to"].contains(&message.word(between.start));
            let first = message.words_in(&(last.start..last.end)).start;
            let both = message.before(first) == "between"
                || (message.before(first) == "the" && message.before(first - 1) == "between")
                || message.word(between.start) == "to";
            if joined && both && next.from >= last.from {
                last.to = next.to;
                last.end = next.end;
                continue;
            }
        }
        merged.push(next);
    }
    merged
}

fn read(message: &Message, years: &Found) -> Read {
    let words = message.words_in(&(years.start..years.end));
    let (mut start, mut end) = (years.start, years.end);
    let mut at = words.start;
    while LEAD.contains(&message.before(at)) {
        at -= 1;
    }
    let stands = |first: usize, words: &[&str]| {
        words.iter().enumerate().all(|(place, word)| message.word(first + place) == *word)
    };
    let before = BEFORE
        .iter()
        .filter(|(words, _)| at.checked_sub(words.len()).is_some_and(|first| stands(first, words)));
    let before = before.max_by_key(|(words, _)| words.len());
    let after = AFTER.iter().find(|(after, _)| stands(words.end, after));
    let side = if let Some((words, side)) = before {
        start = message.words[at - words.len()].start;
        Some(*side)
    } else if let Some((more, side)) = after {
        end = message.words[words.end + more.len() - 1].end;
        start = message.words[at].start;
        Some(*side)
    } else {
        let introduced = ["between", "from"].contains(&message.before(at)) && years.from != years.to;
        start = message.words[at - usize::from(introduced)].start.min(start);
        None
    };
    let is_pointed = at < words.start || side.is_some();
    let (text, value) = said(side, years.from, years.to);
    Read { bytes: start..end, text, value, is_pointed }
}

fn said(side: Option<Side>, from: u16, to: u16) -> (String, Value) {
    let range = |from: Option<u16>, to: Option<u16>| {
        Value::Range(Range { from: from.map(f64::from), to: to.map(f64::from) })
    };
    match side {
        Some(Side::Before) => (format!("before {from}"), range(None, Some(from.saturating_sub(1)))),
        Some(Side::Until) => (format!("until {to}"), range(None, Some(to))),
        Some(Side::Since) => (format!("since {from}"), range(Some(from), None)),
        Some(Side::After) => (format!("after {to}"), range(Some(to.saturating_add(1)), None)),
        None if from == to => (from.to_string(), range(Some(from), Some(to))),
        None => (format!("{from} to {to}"), range(Some(from), Some(to))),
    }
}

/// Years counted back from today: "the last five years", "ten years ago", "last year".
fn past(message: &Message, today: Date) -> Vec<Read> {
    let year = u16::try_from(today.year()).unwrap_or(2026);
    let mut found = Vec::new();
    let mut add = |words: std::ops::Range<usize>, (text, value): (String, Value)| {
        let first = words.start - usize::from(message.before(words.start) == "the");
        let bytes = message.words[first].start..message.words[words.end - 1].end;
        found.push(Read { bytes, text, value, is_pointed: true });
    };
    for quantity in quantities(message) {
        let Some((number, side)) = count(quantity.bounds) else { continue };
        let is_years = ["year", "years", "yrs"].contains(&message.word(quantity.after));
        let back = year.saturating_sub(number);
        if is_years && message.word(quantity.after + 1) == "ago" {
            add(quantity.first..quantity.after + 2, said(side, back, back));
        } else if is_years && ["last", "past", "previous"].contains(&message.before(quantity.first)) {
            add(quantity.first - 1..quantity.after + 1, said(Some(Side::Since), back, back));
        }
    }
    for (phrase, side, back) in [
        ("last decade", Some(Side::Since), 10),
        ("past decade", Some(Side::Since), 10),
        ("last year", None, 1),
        ("this year", None, 0),
    ] {
        for words in message.find(phrase) {
            let back = year.saturating_sub(back);
            add(words, said(side, back, back));
        }
    }
    found
}

// So many years, and on which side of them it was: what is at most ten years ago was since then.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between 1 and 100")]
fn count(bounds: Bounds) -> Option<(u16, Option<Side>)> {
    let (number, side) = match bounds {
        Bounds::Exactly(number) => (number, None),
        Bounds::AtMost(number) => (number, Some(Side::Since)),
        Bounds::Under(number) => (number, Some(Side::After)),
        Bounds::AtLeast(number) => (number, Some(Side::Until)),
        Bounds::Over(number) => (number, Some(Side::Before)),
        Bounds::Between(..) => return None,
    };
    (1.0..=100.0).contains(&number).then_some((number as u16, side))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn years_are_read_with_their_bounds() {
        for (message, expected, from, to) in [
            ("class of 2012", "2012", Some(2012), Some(2012)),
            ("the nineties", "1990 to 1999", Some(1990), Some(1999)),
            ("in the 1990s", "1990 to 1999", Some(1990), Some(1999)),
            ("since 2010", "since 2010", Some(2010), None),
            ("since the nineties", "since 1990", Some(1990), None),
            ("before 1980", "before 1980", None, Some(1979)),
            ("before the class of 1980", "before 1980", None, Some(1979)),
            ("after 2010", "after 2010", Some(2011), None),
            ("after the 1990s", "after 1999", Some(2000), None),
            ("2010 or later", "since 2010", Some(2010), None),
            ("1985 and earlier", "until 1985", None, Some(1985)),
            ("up to 1985", "until 1985", None, Some(1985)),
            ("between 1990 and 1995", "1990 to 1995", Some(1990), Some(1995)),
            ("from 1990 to 1995", "1990 to 1995", Some(1990), Some(1995)),
            ("1990-95", "1990 to 1995", Some(1990), Some(1995)),
            ("the last five years", "since 2021", Some(2021), None),
            ("past 10 years", "since 2016", Some(2016), None),
            ("last decade", "since 2016", Some(2016), None),
            ("ten years ago", "2016", Some(2016), Some(2016)),
            ("more than 20 years ago", "before 2006", None, Some(2005)),
            ("at least 20 years ago", "until 2006", None, Some(2006)),
            ("no more than 10 years ago", "since 2016", Some(2016), None),
            ("at most 10 years ago", "since 2016", Some(2016), None),
            ("up to ten years ago", "since 2016", Some(2016), None),
            ("less than 10 years ago", "after 2016", Some(2017), None),
            ("last year", "2025", Some(2025), Some(2025)),
            ("'94", "1994", Some(1994), Some(1994)),
        ] {
            let found = find(&Message::plain(message), date(2026, 3, 14));
            assert_eq!(found.len(), 1, "{message}: {found:?}");
            assert_eq!(found[0].text, expected, "{message}");
            let range = Range { from: from.map(f64::from), to: to.map(f64::from) };
            assert_eq!(found[0].value, Value::Range(range), "{message}");
            let again = find(&Message::plain(&found[0].text), date(2026, 3, 14));
            assert_eq!(again[0].value, found[0].value, "{message}");
        }
    }

    #[test]
    fn a_time_after_a_comma_is_that_of_the_people() {
        for (message, expected) in [
            ("alumni who volunteered, from the nineties", &["1990 to 1999"][..]),
            ("who came to an event, not in biotech, from the 1980s", &["1980 to 1989"]),
            ("who gave, class of 2005", &["2005"]),
            ("who gave in the nineties", &[]),
            ("who volunteered from the nineties", &[]),
            ("who gave, 2019", &[]),
        ] {
            let found = classes(&Message::plain(message), date(2026, 3, 14));
            let texts: Vec<&str> = found.iter().map(|read| read.text.as_str()).collect();
            assert_eq!(texts, expected, "{message}");
        }
    }

    #[test]
    fn other_numbers_are_no_years() {
        for message in ["five years of experience", "$2000", "3 mentors", "in their thirties", "years", ""] {
            assert!(find(&Message::plain(message), date(2026, 3, 14)).is_empty(), "{message}");
        }
    }
}
