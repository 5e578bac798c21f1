//! Where and when a question says that something is.

use std::ops::Range;

use campus::search::{Month, RecordKind};
use chat::{
    Value,
    understand::{Context, Reader, days},
};
use jiff::{
    ToSpan,
    civil::{Date, Weekday},
};
use matching::lexicon::{
    places::{Place, find_places},
    text::Word,
};

use super::kind;
use crate::graduway::directory::words::spans_of_time;

/// What turns around a place that comes after it, and what may stand between them.
const OUTSIDE: &[&str] = &["except", "excluding", "not", "outside", "without"];
const BETWEEN: &[&str] = &["any", "anywhere", "at", "in", "near", "of", "the"];

/// The places where something is to be, those where it is not, and the bytes of both.
pub fn places(asked: &str, said: &[Word]) -> (Vec<String>, Vec<String>, Vec<Range<usize>>) {
    let (mut wanted, mut outside) = (Vec::<Place>::new(), Vec::<Place>::new());
    let mut all = Vec::<Range<usize>>::new();
    let name = |place: &Place| place.name().to_owned();
    let mut was_outside = false;
    for place in find_places(asked) {
        let first = said.partition_point(|word| word.end <= place.start);
        let word = |at: usize| said.get(at).map_or("", |word| word.text.as_str());
        let mut lead = first;
        while lead > 0 && BETWEEN.contains(&word(lead - 1)) {
            lead -= 1;
        }
        let turned = lead > 0 && OUTSIDE.contains(&word(lead - 1));
        // "not in Boston or Chicago"
        let joined = lead > 1
            && ["nor", "or"].contains(&word(lead - 1))
            && all.last().is_some_and(|before| before.end == said[lead - 2].end);
        was_outside = turned || (joined && was_outside);
        let begins = if turned || joined { said[lead - 1].start } else { place.start };
        all.push(begins..place.end);
        if was_outside { &mut outside } else { &mut wanted }.push(place.place);
    }
    // "Portland in Oregon" is one place.
    let is_around = |place: &Place| wanted.iter().any(|other| is_within(*other, *place));
    let inner = wanted.iter().filter(|place| !is_around(place));
    (inner.map(name).collect(), outside.iter().map(name).collect(), all)
}

fn is_within(inner: Place, outer: Place) -> bool {
    match (inner, outer) {
        (Place::City(city), Place::Region(region)) => region.contains(city),
        (Place::Region(inner), Place::Region(outer)) => inner != outer && outer.includes(inner),
        _ => false,
    }
}

/// The bytes that name some days, and the first and the last of them.
pub type Time = (Range<usize>, Option<Date>, Option<Date>);

/// The days of which the question speaks, and its bytes that say so.
pub fn time(asked: &str, said: &[Word], today: Date) -> Option<Time> {
    // What people write about is no time: "posts about March".
    let is_post = |word: &Word| kind(&word.text).is_some_and(|(_, kind, _)| *kind == RecordKind::Post);
    let posted = said.iter().position(is_post).unwrap_or(said.len());
    let about = said[posted..].iter().find(|word| word.text == "about");
    let end = about.map_or(asked.len(), |word| word.start);
    let asked = &asked[..end];
    let said = &said[..said.partition_point(|word| word.start < end)];
    let is_over = said.iter().any(|word| OVER.contains(&word.text.as_str()));
    let dated = Reader::Date.read(asked, &Context::on(today)).into_iter().find_map(|read| {
        let Value::Term(term) = &read.value else { return None };
        let (from, to) = days(term)?;
        let has_year =
            asked[read.bytes.clone()].split(|it: char| !it.is_ascii_digit()).any(|it| it.len() == 4);
        // "What happened in March?" asks for the last one.
        let is_back = is_over && !has_year && from.is_some_and(|from| from > today);
        let shifted = |day: Option<Date>| {
            day.and_then(|day| if is_back { day.checked_sub(1.year()).ok() } else { Some(day) })
        };
        Some((read.bytes, shifted(from), shifted(to)))
    });
    dated.or_else(|| counted(said, today)).or_else(|| {
        let (words, span) = spans_of_time(asked, said, today).into_iter().next()?;
        let day = |month: Month| Date::new(month.year, month.month, 1).ok();
        let to = span.to.and_then(day).map(Date::last_of_month);
        Some((said[words.start].start..said[words.end - 1].end, span.from.and_then(day), to))
    })
}

const OVER: &[&str] = &["did", "happened", "held", "was", "were"];

/// "next year", "this weekend"
fn counted(said: &[Word], today: Date) -> Option<Time> {
    said.windows(2).find_map(|two| {
        let (from, to) = match (two[0].text.as_str(), two[1].text.as_str()) {
            ("next", "year") => {
                let next = today.checked_add(1.year()).ok()?;
                (next.first_of_year(), next.last_of_year())
            }
            (which @ ("this" | "next"), "weekend") => {
                let ahead = i64::from(today.weekday().until(Weekday::Sunday));
                let weeks = i64::from(which == "next");
                let sunday = today.checked_add(ahead.days()).ok()?.checked_add(weeks.weeks()).ok()?;
                (sunday.yesterday().ok()?, sunday)
            }
            _ => return None,
        };
        Some((two[0].start..two[1].end, Some(from), Some(to)))
    })
}
