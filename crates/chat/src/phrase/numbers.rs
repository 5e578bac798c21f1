//! Numbers as the screens write them, and in words where a sentence wants them.

use matching::lexicon::numbers;

use super::{dates, words};
use crate::Amount;

const ORDINALS: [&str; 10] =
    ["zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/// Up to here a number is written as a word.
const LAST_WORD: u64 = 9;

/// "1,284"
pub fn number(number: u64) -> String {
    grouped(&number.to_string())
}

/// "three", "no", "1,284": words up to nine.
pub fn number_word(count: u64) -> String {
    if count <= LAST_WORD { spelled(count).unwrap_or_default() } else { number(count) }
}

/// "three mentors", "one person", "no gifts", "1,284 alumni profiles". The noun comes in the singular.
pub fn count_of(count: u64, noun: &str) -> String {
    format!("{} {}", number_word(count), of_count(count, noun))
}

/// The same at the beginning of a sentence, where no figure stands if it can be a word: "Twelve mentors".
pub fn opening_count(count: u64, noun: &str) -> String {
    words::sentence_case(&format!("{} {}", opening_word(count), of_count(count, noun)))
}

fn of_count(count: u64, noun: &str) -> String {
    if count == 1 { noun.to_owned() } else { words::plural(noun) }
}

fn opening_word(count: u64) -> String {
    if count == 100 { "one hundred".to_owned() } else { spelled(count).unwrap_or_else(|| number(count)) }
}

/// As a count is said: there are no gifts, not zero.
fn spelled(count: u64) -> Option<String> {
    if count == 0 { Some("no".to_owned()) } else { numbers::spelled(count) }
}

/// "third", "12th", "21st"
pub fn ordinal(number: u64) -> String {
    if let Some(word) =
        usize::try_from(number).ok().filter(|_| number <= LAST_WORD).map(|small| ORDINALS[small])
    {
        return word.to_owned();
    }
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{}{ending}", grouped(&number.to_string()))
}

/// At most two places, and none that say nothing: "12.5", "1,284", "0.25".
pub fn decimal(number: f64) -> String {
    if !number.is_finite() {
        return "unknown".to_owned();
    }
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    let (sign, digits) = text.strip_prefix('-').map_or(("", text), |digits| ("-", digits));
    let (whole, places) = digits.split_once('.').unwrap_or((digits, ""));
    let places = if places.is_empty() { String::new() } else { format!(".{places}") };
    let is_nothing = whole == "0" && places.is_empty();
    format!("{}{}{places}", if is_nothing { "" } else { sign }, grouped(whole))
}

/// An amount in cents. Whole dollars are written without any: "$7,395", "$7,395.50".
pub fn dollars(cents: i64) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    let (whole, rest) = (cents.unsigned_abs() / 100, cents.unsigned_abs() % 100);
    let places = if rest == 0 { String::new() } else { format!(".{rest:02}") };
    format!("{sign}${}{places}", number(whole))
}

/// 12.5 is "12.5%".
pub fn percent(percent: f64) -> String {
    format!("{}%", decimal((percent * 10.0).round() / 10.0))
}

/// "1,000 to 2,500"; one number if both are the same.
pub fn range(from: &str, to: &str) -> String {
    if from == to { from.to_owned() } else { format!("{from} to {to}") }
}

/// Two leading digits, and how far that is from the truth: "about 1,300", "just under 1,300". What needs no rounding
/// stays as it is. A guard that compares figures has to know of it.
pub fn roughly(count: u64) -> String {
    let scale = 10_u64.pow(count.max(1).ilog10().saturating_sub(1));
    let rounded = count.saturating_add(scale / 2) / scale * scale;
    let away = rounded.abs_diff(count);
    let near = away * 10 <= scale;
    match (away, near) {
        (0, _) => number(count),
        (_, true) if rounded > count => format!("just under {}", number(rounded)),
        (_, true) => format!("just over {}", number(rounded)),
        _ => format!("about {}", number(rounded)),
    }
}

/// What the first has more or less than the second: "three more mentors", "two fewer gifts", "as many mentors".
pub fn difference(first: u64, second: u64, noun: &str) -> String {
    let away = first.abs_diff(second);
    let word = number_word(away);
    let noun_of = |count| of_count(count, noun);
    match first.cmp(&second) {
        std::cmp::Ordering::Equal => format!("as many {}", words::plural(noun)),
        std::cmp::Ordering::Greater => format!("{word} more {}", noun_of(away)),
        std::cmp::Ordering::Less => format!("{word} fewer {}", noun_of(away)),
    }
}

/// A figure with its unit.
pub fn amount(amount: &Amount) -> String {
    let of = |number: f64, one: &str| {
        let is_one = (number - 1.0).abs() < f64::EPSILON;
        format!("{} {}", decimal(number), if is_one { one.to_owned() } else { words::plural(one) })
    };
    match *amount {
        Amount::Count(count) => number(count),
        Amount::Dollars(cents) => dollars(cents),
        Amount::Percent(share) => percent(share),
        Amount::Years(years) => of(years, "year"),
        Amount::Months(months) => of(months, "month"),
        Amount::Days(days) => of(days, "day"),
        Amount::Hours(hours) => of(hours, "hour"),
        Amount::Kilometres(km) => format!("{} km", decimal(km)),
        Amount::Year(year) => year.to_string(),
        Amount::Date(date) => dates::date(date),
        Amount::Number(number) => decimal(number),
    }
}

fn grouped(digits: &str) -> String {
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
