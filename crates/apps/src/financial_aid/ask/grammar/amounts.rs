//! Amounts of money in a message: what something would be, or by how much it would change.

use std::ops::Range;

use chat::{
    Number, Value, phrase,
    understand::{Context, Read},
};
use matching::lexicon::{
    numbers,
    text::{Gap, Word, words},
};

/// Smaller numbers are no amounts, unless they have a sign.
const LEAST: f64 = 100.0;

const MORE: &[&str] = &["additional", "extra", "higher", "more"];
const LESS: &[&str] = &["fewer", "less", "lower"];
/// Before "by", or right before the number.
const UP: &[&str] = &[
    "another",
    "bonus",
    "gain",
    "gained",
    "goes",
    "grew",
    "grow",
    "grows",
    "increase",
    "increased",
    "increases",
    "raise",
    "raised",
    "rise",
    "rises",
    "rose",
    "up",
    "went",
];
const DOWN: &[&str] = &[
    "cut",
    "decrease",
    "decreased",
    "decreases",
    "down",
    "drop",
    "dropped",
    "drops",
    "fall",
    "falls",
    "fell",
    "lose",
    "loses",
    "lost",
    "reduced",
    "shrank",
];
/// What leads to an amount and belongs to it.
const LEADS: &[&str] = &[
    "a", "about", "an", "and", "at", "be", "by", "dollars", "exactly", "had", "has", "have", "is", "just",
    "of", "only", "to", "was", "were",
];
/// What a number counts that is no money.
const OTHERS: &[&str] = &[
    "children",
    "child",
    "credit",
    "credits",
    "days",
    "hours",
    "kids",
    "km",
    "members",
    "months",
    "people",
    "percent",
    "person",
    "persons",
    "points",
    "semesters",
    "siblings",
    "terms",
    "times",
    "units",
    "weeks",
    "years",
];
/// What one may have none of.
const NONE: &[&str] = &[
    "business",
    "cash",
    "earnings",
    "income",
    "investments",
    "money",
    "savings",
    "stocks",
    "support",
    "wages",
];

/// "to 40,000", "no savings"
pub fn amounts(text: &str, _: &Context<'_>) -> Vec<Read> {
    let mut found: Vec<Read> = all(text).into_iter().filter(|one| one.change.is_none()).map(amount).collect();
    let words = words(text);
    for pair in words.windows(2) {
        if ["no", "zero"].contains(&pair[0].text.as_str()) && NONE.contains(&pair[1].text.as_str()) {
            found.push(amount(Found { bytes: pair[0].start..pair[0].end, value: 0.0, change: None }));
        }
    }
    found
}

/// "10,000 more", "fell by 5k"
pub fn changes(text: &str, _: &Context<'_>) -> Vec<Read> {
    all(text).into_iter().filter_map(change).collect()
}

/// An amount as it stands in a text.
struct Found {
    bytes: Range<usize>,
    value: f64,
    /// 1 for more, -1 for less; nothing if it is what something is.
    change: Option<f64>,
}

fn amount(found: Found) -> Read {
    let text = dollars(found.value);
    Read { bytes: found.bytes, text, value: Value::Number(Number { number: found.value }), is_pointed: true }
}

fn change(found: Found) -> Option<Read> {
    let sign = found.change?;
    let text = format!("{} {}", dollars(found.value), if sign > 0.0 { "more" } else { "less" });
    let value = Value::Number(Number { number: sign * found.value });
    Some(Read { bytes: found.bytes, text, value, is_pointed: true })
}

#[expect(clippy::cast_possible_truncation, reason = "no amount that is written out has so many digits")]
fn dollars(value: f64) -> String {
    phrase::dollars((value.min(1e12) * 100.0).round() as i64)
}

fn all(text: &str) -> Vec<Found> {
    let words = words(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        match numeral(text, &words, at) {
            Some((value, has_sign, bytes)) => {
                let after = words.partition_point(|word| word.start < bytes.end).max(at + 1);
                if has_sign || value >= LEAST {
                    found.extend(placed(&words, (at, after), value, bytes));
                }
                at = after;
            }
            None => at += 1,
        }
    }
    found
}

/// The number that begins with this word: its value, whether it says that it is money, and where it stands.
fn numeral(text: &str, words: &[Word], at: usize) -> Option<(f64, bool, Range<usize>)> {
    let word = &words[at];
    if word.text.starts_with(|letter: char| letter.is_ascii_digit()) {
        in_digits(text, word.start)
    } else {
        in_words(words, at)
    }
}

fn in_digits(text: &str, start: usize) -> Option<(f64, bool, Range<usize>)> {
    let before = &text[..start];
    let is_inside = before.ends_with(|letter: char| letter.is_alphanumeric())
        || (before.ends_with([',', '.', '-', '–', '/'])
            && before.trim_end_matches([',', '.', '-', '–', '/']).ends_with(|it: char| it.is_ascii_digit()));
    if is_inside {
        return None;
    }
    let rest = &text[start..];
    let is_digit = |at: usize| rest.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let goes_on = |(at, letter): &(usize, char)| {
        letter.is_ascii_digit() || ([',', '.'].contains(letter) && is_digit(at + 1))
    };
    let length = rest.char_indices().take_while(goes_on).last().map_or(0, |(at, _)| at + 1);
    let digits = rest[..length].replace(',', "");
    let mut value: f64 = digits.parse().ok()?;
    let after = &rest[length..];
    let word: String = after.trim_start().chars().take_while(|letter| letter.is_alphabetic()).collect();
    let skipped = after.len() - after.trim_start().len();
    let has_dollar = before.trim_end().ends_with('$');
    let is_year = !has_dollar && !rest[..length].contains(',') && (2015.0..2036.0).contains(&value);
    let mut end = start + length;
    let mut has_sign = has_dollar;
    match word.to_lowercase().as_str() {
        "k" | "grand" | "thousand" => {
            (value, has_sign) = (value * 1000.0, true);
            end += skipped + word.len();
        }
        "million" | "m" if skipped == 0 || word.len() > 1 => {
            (value, has_sign) = (value * 1e6, true);
            end += skipped + word.len();
        }
        "dollars" | "dollar" | "bucks" | "usd" => {
            has_sign = true;
            end += skipped + word.len();
        }
        other if OTHERS.contains(&other) && !has_dollar => return None,
        _ if after.trim_start().starts_with('%') || is_year => return None,
        _ => {}
    }
    let begin = if has_dollar { before.trim_end().len() - 1 } else { start };
    Some((value, has_sign, begin..end))
}

/// "ten thousand", "fifty-five thousand dollars"
fn in_words(words: &[Word], at: usize) -> Option<(f64, bool, Range<usize>)> {
    let small = |at: usize| words.get(at).and_then(|word| numbers::value(&word.text)).map(f64::from);
    let mut value = small(at)?;
    let mut next = at + 1;
    if let Some(one) = small(next).filter(|one| (1.0..10.0).contains(one) && value >= 20.0) {
        (value, next) = (value + one, next + 1);
    }
    let scale = match words.get(next).map(|word| word.text.as_str()) {
        Some("thousand" | "grand" | "k") => 1000.0,
        Some("hundred") => 100.0,
        _ => return None,
    };
    let is_money = words.get(next + 1).is_some_and(|word| ["dollars", "bucks"].contains(&word.text.as_str()));
    let last = next + usize::from(is_money);
    Some((value * scale, true, words[at].start..words[last].end))
}

/// With the words around it that say what it is.
fn placed(words: &[Word], (first, after): (usize, usize), value: f64, bytes: Range<usize>) -> Option<Found> {
    let word = |at: usize| words.get(at).map_or("", |word| word.text.as_str());
    let is_near = |at: usize| words.get(at).is_some_and(|word| word.gap < Gap::Stop);
    if OTHERS.contains(&word(after)) && is_near(after) {
        return None;
    }
    let mut end = bytes.end;
    let mut change = None;
    let mut next = after;
    if ["a", "per", "in"].contains(&word(next))
        && ["month", "year", "week"].contains(&word(next + 1))
        && is_near(next)
    {
        next += 2;
    }
    let behind = word(next + usize::from(word(next) == "dollars"));
    if is_near(next) && (MORE.contains(&behind) || LESS.contains(&behind)) {
        change = Some(if MORE.contains(&behind) { 1.0 } else { -1.0 });
        end = words[next + usize::from(word(next) == "dollars")].end;
    }
    let mut begin = first;
    while begin > 0 && is_near(begin) {
        let lead = word(begin - 1);
        let (is_up, is_down) = (UP.contains(&lead), DOWN.contains(&lead));
        if !is_up && !is_down && !LEADS.contains(&lead) && !MORE.contains(&lead) && !LESS.contains(&lead) {
            break;
        }
        begin -= 1;
    }
    let leads: Vec<&str> = (begin..first).map(word).collect();
    let has = |list: &[&str]| leads.iter().any(|lead| list.contains(lead));
    // "fell to 40,000" says what it is; "fell by 5,000" by how much less.
    if change.is_none() && !leads.contains(&"to") {
        change = match () {
            () if has(DOWN) || has(LESS) => Some(-1.0),
            () if has(UP) || has(MORE) => Some(1.0),
            () => None,
        };
    }
    let start = words.get(begin).map_or(bytes.start, |word| word.start.min(bytes.start));
    Some(Found { bytes: start..end, value, change })
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn what_something_is_is_told_from_how_it_changes() {
        let context = Context::on(date(2026, 11, 16));
        let read = |reads: Vec<Read>| reads.into_iter().map(|read| read.text).collect::<Vec<_>>().join("; ");
        for (text, is, changes_by) in [
            ("What if my parents earned 10,000 more?", "", "$10,000 more"),
            ("if income fell to 40,000", "$40,000", ""),
            ("if income fell by $5,000", "", "$5,000 less"),
            ("if savings were 50,000", "$50,000", ""),
            ("a raise of 5k", "", "$5,000 more"),
            ("an extra 2,500 dollars", "", "$2,500 more"),
            ("if we had no savings", "$0", ""),
            ("with 9 credits in 2025-26", "", ""),
            ("a family of 4", "", ""),
            ("ten thousand dollars less", "", "$10,000 less"),
            ("in 2026-27 with 12 credits", "", ""),
            ("if wages went up to $82,000", "$82,000", ""),
            ("25 % of it", "", ""),
            ("they lost 12,000 of income", "", "$12,000 less"),
            ("my income is 60000 in the tax year 2024", "$60,000", ""),
        ] {
            assert_eq!(read(amounts(text, &context)), is, "{text}");
            assert_eq!(read(changes(text, &context)), changes_by, "{text}");
        }
    }
}
