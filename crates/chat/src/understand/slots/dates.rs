//! Days and deadlines, counted from today.

use std::ops::Range;

use jiff::{
    ToSpan,
    civil::{Date, Weekday, date},
};

use super::{
    Message, Read,
    quantity::{Bounds, Quantity, quantities},
    terms::entry,
};
use crate::{Term, Value, phrase};

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

const WEEKDAYS: [(&str, Weekday); 7] = [
    ("monday", Weekday::Monday),
    ("tuesday", Weekday::Tuesday),
    ("wednesday", Weekday::Wednesday),
    ("thursday", Weekday::Thursday),
    ("friday", Weekday::Friday),
    ("saturday", Weekday::Saturday),
    ("sunday", Weekday::Sunday),
];

/// A day or some days that follow each other, and the words it took to say so.
struct Days {
    from: Date,
    to: Date,
    words: Range<usize>,
    /// Both ends were said.
    is_span: bool,
}

/// Which side of the days is meant.
#[derive(Clone, Copy)]
enum Side {
    On,
    Until,
    Before,
    Since,
    After,
}

/// What the id of a date says: the first day and the last, either of them open.
pub fn days(term: &Term) -> Option<(Option<Date>, Option<Date>)> {
    let side = |text: &str| if text == ".." { Some(None) } else { text.parse().ok().map(Some) };
    match term.id.split_once('/') {
        Some((from, to)) => Some((side(from)?, side(to)?)),
        None => term.id.parse().ok().map(|day| (Some(day), Some(day))),
    }
}

pub(super) fn find(message: &Message, today: Date) -> Vec<Read> {
    let counts = quantities(message);
    let mut found = Vec::new();
    let mut at = 0;
    while at < message.words.len() {
        let Some(days) = at_word(message, at, (today, &counts)) else {
            at += 1;
            continue;
        };
        at = days.words.end;
        found.push(read(message, &days));
    }
    found
}

fn read(message: &Message, days: &Days) -> Read {
    let mut first = days.words.start;
    if message.before(first) == "the" {
        first -= 1;
    }
    let (side, more) = match message.before(first) {
        "by" | "until" | "till" => (Side::Until, 1),
        "before" => (Side::Before, 1),
        "from" if days.is_span => (Side::On, 1),
        "since" | "from" | "starting" => (Side::Since, 1),
        "after" => (Side::After, 1),
        "on" => (Side::On, 1),
        _ => (Side::On, 0),
    };
    first -= more;
    let (text, value) = said(side, days.from, days.to);
    let bytes = message.words[first].start..message.words[days.words.end - 1].end;
    Read { bytes, text, value, is_pointed: true }
}

fn said(side: Side, from: Date, to: Date) -> (String, Value) {
    let one = |day: Date| phrase::date(day);
    let (id, text) = match side {
        Side::Until => (format!("../{to}"), format!("by {}", one(to))),
        Side::Before => (format!("../{}", from.yesterday().unwrap_or(from)), format!("before {}", one(from))),
        Side::Since => (format!("{from}/.."), format!("from {}", one(from))),
        Side::After => (format!("{}/..", to.tomorrow().unwrap_or(to)), format!("after {}", one(to))),
        Side::On if from == to => (from.to_string(), one(from)),
        Side::On => (format!("{from}/{to}"), phrase::days(from, to)),
    };
    entry(&id, &text)
}

fn at_word(message: &Message, at: usize, (today, counts): (Date, &[Quantity])) -> Option<Days> {
    written(message, at)
        .or_else(|| in_words(message, at, today))
        .or_else(|| month(message, at, today))
        .or_else(|| relative(message, at, today))
        .or_else(|| ahead(message, at, (today, counts)))
}

/// "2026-03-14", "3/14/2026".
fn written(message: &Message, at: usize) -> Option<Days> {
    let part = |place: usize| message.word(at + place).parse::<i16>().ok();
    let (first, second, third) = (part(0)?, part(1)?, part(2)?);
    let joined = |place: usize| {
        let words = &message.words;
        message.text.get(words[at + place].end..words[at + place + 1].start)
    };
    let day = match (joined(0)?, joined(1)?) {
        ("-", "-") => Date::new(first, i8::try_from(second).ok()?, i8::try_from(third).ok()?),
        ("/", "/") => {
            let year = if third < 100 { third + 2000 } else { third };
            Date::new(year, i8::try_from(first).ok()?, i8::try_from(second).ok()?)
        }
        _ => return None,
    };
    day.ok().map(|day| Days { from: day, to: day, words: at..at + 3, is_span: false })
}

/// "March 14", "March 14th, 2026", "14 March 2026", "March 1 to April 30, 2026".
fn in_words(message: &Message, at: usize, today: Date) -> Option<Days> {
    let day_of = |place: usize| {
        let word = message.word(place);
        let digits = word.trim_end_matches(|letter: char| letter.is_alphabetic());
        let is_day = ["", "st", "nd", "rd", "th"].contains(&&word[digits.len()..]);
        digits.parse::<i8>().ok().filter(|day| is_day && (1..=31).contains(day))
    };
    let (month, day, after) = match (month_named(message.word(at)), month_named(message.word(at + 1))) {
        (Some(month), _) => (month, day_of(at + 1)?, at + 2),
        (None, Some(month)) => (month, day_of(at)?, at + 2),
        (None, None) if message.word(at + 1) == "of" => {
            (month_named(message.word(at + 2))?, day_of(at)?, at + 3)
        }
        _ => return None,
    };
    let year = year_at(message, after);
    let after = after + usize::from(year.is_some());
    let from = match year {
        Some(year) => Date::new(year, month, day).ok()?,
        None => next(today, |year| Date::new(year, month, day).ok())?,
    };
    if let Some(span) = span_to(message, at..after, from) {
        return Some(span);
    }
    Some(Days { from, to: from, words: at..after, is_span: false })
}

/// "to April 30, 2026" and "to 30, 2026" go on.
fn span_to(message: &Message, words: Range<usize>, from: Date) -> Option<Days> {
    if message.word(words.end) != "to" {
        return None;
    }
    let has_year = year_at(message, words.end - 1).is_some();
    let (to, after) = match in_words(message, words.end + 1, from) {
        Some(end) => (end.to, end.words.end),
        None => {
            let day = message.word(words.end + 1).parse().ok()?;
            let year = year_at(message, words.end + 2);
            let to = Date::new(year.unwrap_or(from.year()), from.month(), day).ok()?;
            (to, words.end + 2 + usize::from(year.is_some()))
        }
    };
    let from = if has_year { from } else { Date::new(to.year(), from.month(), from.day()).unwrap_or(from) };
    (from <= to).then_some(Days { from, to, words: words.start..after, is_span: true })
}

/// "March", "next March", "March 2027". "May" and "march" may be something else.
fn month(message: &Message, at: usize, today: Date) -> Option<Days> {
    let lead = usize::from(["next", "this", "last"].contains(&message.word(at)));
    let month = month_named(message.word(at + lead))?;
    let word = &message.words[at + lead];
    let has_capital = message.text[word.start..].starts_with(char::is_uppercase);
    let introduced =
        ["by", "in", "before", "after", "since", "until", "of", "for"].contains(&message.before(at));
    let year = year_at(message, at + lead + 1);
    let is_word =
        ["march", "may"].contains(&word.text.as_str()) && !has_capital && lead == 0 && year.is_none();
    if is_word || (lead == 0 && year.is_none() && !introduced && !has_capital) {
        return None;
    }
    let first = match (year, message.word(at)) {
        (Some(year), _) => date(year, month, 1),
        (None, "last") => {
            let this = date(today.year(), month, 1);
            if this < today.first_of_month() { this } else { Date::new(today.year() - 1, month, 1).ok()? }
        }
        (None, _) => next(today.first_of_month(), |year| Date::new(year, month, 1).ok())?,
    };
    let after = at + lead + 1 + usize::from(year.is_some());
    Some(Days { from: first, to: first.last_of_month(), words: at..after, is_span: false })
}

/// "today", "next week", "the end of the year", "Friday".
fn relative(message: &Message, at: usize, today: Date) -> Option<Days> {
    let day =
        |day: Date, words: usize| Some(Days { from: day, to: day, words: at..at + words, is_span: false });
    let monday = today.checked_sub((i64::from(today.weekday().to_monday_zero_offset())).days()).ok()?;
    let week = |first: Date| {
        Some(Days { from: first, to: first.checked_add(6.days()).ok()?, words: at..at + 2, is_span: false })
    };
    let month = |first: Date| {
        Some(Days { from: first, to: first.last_of_month(), words: at..at + 2, is_span: false })
    };
    match (message.word(at), message.word(at + 1)) {
        ("today", _) => day(today, 1),
        ("tomorrow", _) => day(today.tomorrow().ok()?, 1),
        ("yesterday", _) => day(today.yesterday().ok()?, 1),
        ("this", "week") => week(monday),
        ("next", "week") => week(monday.checked_add(7.days()).ok()?),
        ("last", "week") => week(monday.checked_sub(7.days()).ok()?),
        ("this", "month") => month(today.first_of_month()),
        ("next", "month") => month(today.first_of_month().checked_add(1.month()).ok()?),
        ("last", "month") => month(today.first_of_month().checked_sub(1.month()).ok()?),
        ("end", "of") => match (message.word(at + 2), message.word(at + 3)) {
            ("the" | "this", "year") => day(today.last_of_year(), 4),
            ("the" | "this", "month") => day(today.last_of_month(), 4),
            ("the" | "this", "week") => day(monday.checked_add(4.days()).ok()?, 4),
            _ => None,
        },
        (first, second) => {
            let lead = usize::from(["next", "this"].contains(&first));
            let named = if lead == 1 { second } else { first };
            let weekday = WEEKDAYS.iter().find(|(name, _)| *name == named)?.1;
            let days = today.weekday().until(weekday);
            let days = i64::from(if days == 0 { 7 } else { days });
            day(today.checked_add(days.days()).ok()?, 1 + lead)
        }
    }
}

/// "in two weeks", "within ten days".
fn ahead(message: &Message, at: usize, (today, counts): (Date, &[Quantity])) -> Option<Days> {
    let is_in = message.word(at) == "in";
    if !is_in && message.word(at) != "within" {
        return None;
    }
    let quantity = counts.iter().find(|quantity| quantity.first == at + usize::from(is_in))?;
    let (number, is_within) = match quantity.bounds {
        Bounds::Exactly(number) if is_in => (number, false),
        Bounds::AtMost(number) => (number, true),
        _ => return None,
    };
    #[expect(clippy::cast_possible_truncation, reason = "it lies between 1 and 1,000")]
    let number = Some(number).filter(|number| (1.0..=1_000.0).contains(number))? as i64;
    let day = match message.word(quantity.after) {
        "day" | "days" => today.checked_add(number.days()),
        "week" | "weeks" => today.checked_add(number.weeks()),
        "month" | "months" => today.checked_add(number.months()),
        _ => return None,
    };
    let day = day.ok()?;
    let from = if is_within { today } else { day };
    Some(Days { from, to: day, words: at..quantity.after + 1, is_span: false })
}

fn year_at(message: &Message, at: usize) -> Option<i16> {
    message.word(at).parse().ok().filter(|year| (1900..2200).contains(year))
}

/// The first of its kind that is not over.
fn next(today: Date, of_year: impl Fn(i16) -> Option<Date>) -> Option<Date> {
    let years = today.year()..=today.year().saturating_add(8);
    years.filter_map(of_year).find(|day| *day >= today)
}

fn month_named(word: &str) -> Option<i8> {
    let place = MONTHS.iter().position(|month| {
        word == *month
            || (word.len() >= 3 && *month != "may" && month[..3] == *word)
            || (word == "sept" && *month == "september")
    })?;
    i8::try_from(place + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_people_write_them() {
        let today = date(2026, 3, 14);
        for (message, id) in [
            ("next March", "2026-03-01/2026-03-31"),
            ("in April", "2026-04-01/2026-04-30"),
            ("by January", "../2027-01-31"),
            ("March 2027", "2027-03-01/2027-03-31"),
            ("March 20", "2026-03-20"),
            ("before March 3rd", "../2027-03-02"),
            ("on the 1st of May", "2026-05-01"),
            ("14 March 2026", "2026-03-14"),
            ("March 14, 2026", "2026-03-14"),
            ("since 3/14/2025", "2025-03-14/.."),
            ("2026-07-01", "2026-07-01"),
            ("today", "2026-03-14"),
            ("tomorrow", "2026-03-15"),
            ("next week", "2026-03-16/2026-03-22"),
            ("this month", "2026-03-01/2026-03-31"),
            ("by Friday", "../2026-03-20"),
            ("by the end of the year", "../2026-12-31"),
            ("in two weeks", "2026-03-28"),
            ("within 10 days", "2026-03-14/2026-03-24"),
            ("last March", "2025-03-01/2025-03-31"),
            ("from March 1 to April 30, 2026", "2026-03-01/2026-04-30"),
            ("March 1 to 14, 2026", "2026-03-01/2026-03-14"),
        ] {
            let found = find(&Message::plain(message), today);
            assert_eq!(found.len(), 1, "{message}: {found:?}");
            let Value::Term(term) = &found[0].value else { panic!("{message}") };
            assert_eq!(term.id, id, "{message}");
            let again = find(&Message::plain(&found[0].text), today);
            assert_eq!(
                again.first().map(|read| &read.value),
                Some(&found[0].value),
                "{message}: {}",
                found[0].text
            );
            assert!(days(term).is_some(), "{message}");
        }
    }

    #[test]
    fn other_words_are_no_dates() {
        for message in
            ["may I march", "february? no: 31/31/31", "99-99-99", "the end", "", "in two minutes", "march on"]
        {
            let found = find(&Message::plain(message), date(2026, 3, 14));
            assert!(found.iter().all(|read| read.text.contains("February")), "{message}: {found:?}");
        }
    }
}
