//! Counts, amounts of money, shares, distances, and numbers with a unit.

use std::ops;

use matching::lexicon::text::{self, Gap};

use super::{
    Message, Read,
    quantity::{Bounds, Quantity, Unit, quantities},
};
use crate::{Number, Range, Value, phrase};

const KM_PER_MILE: f64 = 1.609_344;

/// Nobody wants more of anything on one page.
const MOST: f64 = 1_000.0;

/// Whom a conversation counts, besides what an app names.
const PEOPLE: &[&str] = &[
    "alum",
    "alumna",
    "alumnae",
    "alumni",
    "alumnus",
    "candidate",
    "donor",
    "match",
    "matches",
    "mentor",
    "name",
    "person",
    "people",
    "result",
    "student",
];

/// Before a number these ask for that many.
const ASKING: &[&str] = &["best", "first", "list", "next", "only", "pick", "suggest", "top"];

pub(super) fn money(message: &Message) -> Vec<Read> {
    read(message, |quantity| {
        let is_named = ["buck", "dollar", "usd"].contains(&text::stem(message.word(quantity.after)));
        let is_money = [Unit::Dollars, Unit::Thousands].contains(&quantity.unit) || is_named;
        is_money.then(|| (dollars(quantity.bounds), usize::from(is_named)))
    })
}

pub(super) fn percents(message: &Message) -> Vec<Read> {
    read(message, |quantity| {
        let is_named = ["percent", "percentage"].contains(&message.word(quantity.after));
        let is_split = message.word(quantity.after) == "per" && message.word(quantity.after + 1) == "cent";
        let more = if is_split { 2 } else { usize::from(is_named) };
        (quantity.unit == Unit::Percent || more > 0).then(|| (percent(quantity.bounds), more))
    })
}

/// Every distance, without what bounds it: whether it is the least or the most that is meant is asked of
/// [`is_beyond`]. "of Boston" belongs to the place and is said with it.
pub(super) fn distances(message: &Message) -> Vec<Read> {
    let found = quantities(message).into_iter().filter_map(|quantity| {
        let (per, name) = length(message.word(quantity.after))?;
        let is_within = message.before(quantity.first) == "within";
        let (number, first) = match quantity.bounds {
            // "within 10 to 15 miles"
            Bounds::Between(_, to) if is_within => (to, quantity.first - 1),
            Bounds::Between(..) => return None,
            Bounds::Exactly(it)
            | Bounds::AtLeast(it)
            | Bounds::Over(it)
            | Bounds::AtMost(it)
            | Bounds::Under(it) => (it, quantity.first),
        };
        let unit =
            quantity.after + usize::from(["away", "radius"].contains(&message.word(quantity.after + 1)));
        let last = unit + 2 * usize::from(is_open(message, unit + 1));
        let (text, value) = distance(number, per, name);
        let bytes = message.words[first].start.min(quantity.bytes.start)..message.words[last].end;
        Some(Read { bytes, text, value, is_pointed: true })
    });
    found.collect()
}

/// Whether a distance is the least that is meant: "more than 50 miles from Boston", "50 miles or more".
pub(in crate::understand) fn is_beyond(message: &Message, distance: &ops::Range<usize>) -> bool {
    let words = message.words_in(distance);
    let is_least = |quantity: &Quantity| {
        matches!(quantity.bounds, Bounds::AtLeast(_) | Bounds::Over(_)) && words.contains(&quantity.first)
    };
    let ends = words.end.checked_sub(2).is_some_and(|at| words.contains(&at) && is_open(message, at));
    ends || quantities(message).iter().any(is_least)
}

/// "or more", after the unit.
fn is_open(message: &Message, at: usize) -> bool {
    message.word(at) == "or" && ["beyond", "farther", "further", "more"].contains(&message.word(at + 1))
}

/// Whether this word is the unit of a distance with two ends: "10 to 50 miles".
pub(super) fn is_of_a_ring(message: &Message, at: usize) -> bool {
    length(message.word(at)).is_some()
        && quantities(message).iter().any(|quantity| {
            let is_within = message.before(quantity.first) == "within";
            quantity.after == at && matches!(quantity.bounds, Bounds::Between(..)) && !is_within
        })
}

pub(super) fn with_unit(message: &Message, units: &[&str]) -> Vec<Read> {
    read(message, |quantity| {
        let longest = units.iter().filter_map(|unit| {
            let words = text::words(unit);
            let here = words.iter().enumerate().all(|(place, word)| {
                text::stem(message.word(quantity.after + place)) == text::stem(&word.text)
            });
            here.then_some(words.len())
        });
        longest.max().map(|more| (plain(quantity.bounds), more))
    })
}

pub(super) fn counts(message: &Message, nouns: &[&str]) -> Vec<Read> {
    let is_noun = |word: &str| {
        let same = |noun: &&str| text::stem(noun) == text::stem(word);
        PEOPLE.iter().any(same) || nouns.iter().any(same)
    };
    let found = quantities(message).into_iter().filter_map(|quantity| {
        let (Bounds::Exactly(number) | Bounds::AtMost(number)) = quantity.bounds else { return None };
        let is_count = number.fract() == 0.0 && (1.0..=MOST).contains(&number);
        let is_other = quantity.unit != Unit::Unknown;
        let asked = ASKING.contains(&message.before(quantity.first))
            || (message.before(quantity.first) == "me" && message.word(quantity.after) != "of")
            || (message.before(quantity.first) == "it" && message.before(quantity.first - 1) == "make");
        let near = (quantity.after..quantity.after + 4)
            .take_while(|at| {
                *at == quantity.after || message.words.get(*at).is_some_and(|word| word.gap <= Gap::Space)
            })
            .any(|at| is_noun(message.word(at)))
            || is_of_more(message, quantity.after);
        let begins = if asked { message.words[quantity.first - 1].start } else { quantity.bytes.start };
        (is_count && !is_other && (asked || near) && !is_year(message, &quantity)).then(|| {
            let (text, value) = plain(Bounds::Exactly(number));
            Read { bytes: begins..quantity.bytes.end, text, value, is_pointed: asked }
        })
    });
    found.take(1).collect()
}

/// A count without the word that says by which order: "top 10 donors" are ten of them.
pub(in crate::understand) fn out_of_order(message: &Message, read: Read) -> Read {
    let words = message.words_in(&read.bytes);
    let says_order = words.len() > 1 && ["best", "top"].contains(&message.word(words.start));
    if !says_order {
        return read;
    }
    Read { bytes: message.words[words.start + 1].start..read.bytes.end, ..read }
}

pub(super) fn whole_money(message: &Message) -> Option<Read> {
    whole(message, dollars)
}

pub(super) fn whole_percent(message: &Message) -> Option<Read> {
    whole(message, percent)
}

pub(super) fn whole_number(message: &Message) -> Option<Read> {
    whole(message, plain)
}

pub(super) fn whole_count(message: &Message) -> Option<Read> {
    whole(message, plain)
        .filter(|read| matches!(&read.value, Value::Number(count) if (1.0..=MOST).contains(&count.number)))
}

pub(super) fn whole_distance(message: &Message) -> Option<Read> {
    let quantity = only(message)?;
    let (per, name) = length(message.word(quantity.after)).unwrap_or((KM_PER_MILE, "miles"));
    // "within 30 miles" is 30 miles. What is farther is said by a chip that excludes.
    let (Bounds::Exactly(number) | Bounds::AtMost(number) | Bounds::Under(number)) = quantity.bounds else {
        return None;
    };
    let (text, value) = distance(number, per, name);
    Some(Read { bytes: 0..message.text.len(), text, value, is_pointed: true })
}

fn whole(message: &Message, said: impl Fn(Bounds) -> (String, Value)) -> Option<Read> {
    let (text, value) = said(only(message)?.bounds);
    Some(Read { bytes: 0..message.text.len(), text, value, is_pointed: true })
}

/// The one number of a text, if it begins with it.
fn only(message: &Message) -> Option<Quantity> {
    let mut all = quantities(message);
    let only = all.pop().filter(|only| all.is_empty() && only.first == 0)?;
    (only.after + 3 >= message.words.len()).then_some(only)
}

fn read(message: &Message, said: impl Fn(&Quantity) -> Option<((String, Value), usize)>) -> Vec<Read> {
    let found = quantities(message).into_iter().filter_map(|quantity| {
        let ((text, value), more) = said(&quantity)?;
        let last = (quantity.after + more).checked_sub(1).and_then(|last| message.words.get(last));
        let end = last.map_or(quantity.bytes.end, |last| last.end.max(quantity.bytes.end));
        Some(Read { bytes: quantity.bytes.start..end, text, value, is_pointed: true })
    });
    found.collect()
}

fn dollars(bounds: Bounds) -> (String, Value) {
    (bounds.said(|amount| phrase::dollars(cents(amount))), value(bounds, 0.01))
}

#[expect(clippy::cast_possible_truncation, reason = "no amount that is written out has so many digits")]
fn cents(dollars: f64) -> i64 {
    (dollars * 100.0).round() as i64
}

fn percent(bounds: Bounds) -> (String, Value) {
    (bounds.said(phrase::percent), value(bounds, 0.01))
}

fn plain(bounds: Bounds) -> (String, Value) {
    (bounds.said(phrase::decimal), value(bounds, 1.0))
}

fn distance(number: f64, km: f64, unit: &str) -> (String, Value) {
    let km = (number * km * 10.0).round() / 10.0;
    (format!("{} {unit}", phrase::decimal(number)), Value::Number(Number { number: km }))
}

fn length(word: &str) -> Option<(f64, &'static str)> {
    match word {
        "km" | "kilometer" | "kilometers" | "kilometre" | "kilometres" | "kms" => Some((1.0, "km")),
        "mi" | "mile" | "miles" => Some((KM_PER_MILE, "miles")),
        _ => None,
    }
}

/// What lies strictly above or below begins one step away.
fn value(bounds: Bounds, step: f64) -> Value {
    let range = |from, to| Value::Range(Range { from, to });
    match bounds {
        Bounds::Exactly(number) => Value::Number(Number { number }),
        Bounds::AtLeast(from) => range(Some(from), None),
        Bounds::Over(from) => range(Some(from + step), None),
        Bounds::AtMost(to) => range(None, Some(to)),
        Bounds::Under(to) => range(None, Some(to - step)),
        Bounds::Between(from, to) => range(Some(from), Some(to)),
    }
}

/// "three more" of what was shown; "three more years" are something else.
fn is_of_more(message: &Message, at: usize) -> bool {
    let ends = |word: &text::Word| word.gap >= Gap::List || ["of", "please"].contains(&word.text.as_str());
    message.word(at) == "more" && message.words.get(at + 1).is_none_or(ends)
}

/// "in 2012" and "class of 12" count nobody.
fn is_year(message: &Message, quantity: &Quantity) -> bool {
    let before = message.before(quantity.first);
    matches!(quantity.bounds, Bounds::Exactly(number) if (1900.0..2100.0).contains(&number))
        || (before == "of" && quantity.first > 1 && message.word(quantity.first - 2) == "class")
}
