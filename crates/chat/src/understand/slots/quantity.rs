//! Numbers as people write them, in digits or words, with what bounds them: "at least 5k", "between one and three".

use std::ops::Range;

use matching::lexicon::numbers;

use super::Message;

/// A number that a message names, or a range of them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Quantity {
    /// All of its words, those that bound it included.
    pub bytes: Range<usize>,
    /// The word after it.
    pub after: usize,
    /// The word it begins with.
    pub first: usize,
    pub bounds: Bounds,
    pub unit: Unit,
}

/// What a number says by itself that it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    Unknown,
    Dollars,
    Percent,
    /// "5k" without anything else.
    Thousands,
    /// "the 5th"
    Ordinal,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Bounds {
    Exactly(f64),
    AtLeast(f64),
    Over(f64),
    AtMost(f64),
    Under(f64),
    Between(f64, f64),
}

/// Words that are a number, besides the small ones.
const WORDS: &[(&str, f64)] = &[("dozen", 12.0), ("couple", 2.0), ("handful", 5.0)];

const SCALES: &[(&str, f64)] = &[
    ("hundred", 1e2),
    ("thousand", 1e3),
    ("grand", 1e3),
    ("k", 1e3),
    ("million", 1e6),
    ("mm", 1e6),
    ("m", 1e6),
    ("mil", 1e6),
    ("billion", 1e9),
    ("bn", 1e9),
    ("b", 1e9),
];

type Bound = fn(f64) -> Bounds;

/// What bounds a number, and stands before it.
const BEFORE: &[(&[&str], Bound)] = &[
    (&["no", "less", "than"], Bounds::AtLeast),
    (&["not", "less", "than"], Bounds::AtLeast),
    (&["no", "fewer", "than"], Bounds::AtLeast),
    (&["no", "more", "than"], Bounds::AtMost),
    (&["not", "more", "than"], Bounds::AtMost),
    (&["a", "minimum", "of"], Bounds::AtLeast),
    (&["minimum", "of"], Bounds::AtLeast),
    (&["a", "maximum", "of"], Bounds::AtMost),
    (&["maximum", "of"], Bounds::AtMost),
    (&["at", "least"], Bounds::AtLeast),
    (&["at", "most"], Bounds::AtMost),
    (&["up", "to"], Bounds::AtMost),
    (&["more", "than"], Bounds::Over),
    (&["greater", "than"], Bounds::Over),
    (&["farther", "than"], Bounds::Over),
    (&["further", "than"], Bounds::Over),
    (&["beyond"], Bounds::Over),
    (&["less", "than"], Bounds::Under),
    (&["fewer", "than"], Bounds::Under),
    (&["minimum"], Bounds::AtLeast),
    (&["min"], Bounds::AtLeast),
    (&["maximum"], Bounds::AtMost),
    (&["max"], Bounds::AtMost),
    (&["over"], Bounds::Over),
    (&["above"], Bounds::Over),
    (&["exceeding"], Bounds::Over),
    (&["under"], Bounds::Under),
    (&["below"], Bounds::Under),
    (&["within"], Bounds::AtMost),
];

/// The same, after it.
const AFTER: &[(&[&str], Bound)] = &[
    (&["or", "more"], Bounds::AtLeast),
    (&["and", "more"], Bounds::AtLeast),
    (&["or", "above"], Bounds::AtLeast),
    (&["and", "above"], Bounds::AtLeast),
    (&["and", "up"], Bounds::AtLeast),
    (&["or", "over"], Bounds::AtLeast),
    (&["plus"], Bounds::AtLeast),
    (&["or", "less"], Bounds::AtMost),
    (&["or", "fewer"], Bounds::AtMost),
    (&["or", "under"], Bounds::AtMost),
];

/// A number without what bounds it.
#[derive(Clone, Debug)]
struct Numeral {
    bytes: Range<usize>,
    words: Range<usize>,
    value: f64,
    unit: Unit,
    /// "500+"
    is_open: bool,
}

/// Every number of the message, in its order.
pub(super) fn quantities(message: &Message) -> Vec<Quantity> {
    let mut found: Vec<Quantity> = Vec::new();
    let mut at = 0;
    while at < message.words.len() {
        let Some(first) = numeral(message, at) else {
            at += 1;
            continue;
        };
        let second = span_to(message, &first);
        let quantity = bounded(message, &first, second.as_ref());
        at = quantity.after.max(at + 1);
        found.push(quantity);
    }
    found
}

impl Bounds {
    /// In words that are read the same way again.
    pub fn said(self, number: impl Fn(f64) -> String) -> String {
        match self {
            Self::Exactly(it) => number(it),
            Self::AtLeast(it) => format!("at least {}", number(it)),
            Self::Over(it) => format!("over {}", number(it)),
            Self::AtMost(it) => format!("at most {}", number(it)),
            Self::Under(it) => format!("under {}", number(it)),
            Self::Between(from, to) => format!("{} to {}", number(from), number(to)),
        }
    }
}

fn bounded(message: &Message, first: &Numeral, second: Option<&Numeral>) -> Quantity {
    let is_short = |numeral: &Numeral| numeral.unit == Unit::Thousands;
    let mut quantity = Quantity {
        bytes: first.bytes.clone(),
        after: first.words.end,
        first: first.words.start,
        bounds: Bounds::Exactly(first.value),
        unit: first.unit,
    };
    if let Some(second) = second {
        // "5 to 10k" is from five thousand on.
        let from = if first.value < second.value / 100.0 && is_short(second) && !is_short(first) {
            first.value * 1e3
        } else {
            first.value
        };
        quantity.bounds = Bounds::Between(from.min(second.value), from.max(second.value));
        quantity.bytes.end = second.bytes.end;
        quantity.after = second.words.end;
        if quantity.unit == Unit::Unknown || second.unit == Unit::Dollars {
            quantity.unit = second.unit;
        }
        if ["between", "from"].contains(&message.before(first.words.start)) {
            begin_at(message, &mut quantity, first.words.start - 1);
        }
        return quantity;
    }
    let before = BEFORE.iter().find(|(words, _)| stands_before(message, first.words.start, words));
    let after = AFTER.iter().find(|(words, _)| stands_at(message, first.words.end, words));
    if let Some((words, bound)) = before {
        quantity.bounds = bound(first.value);
        begin_at(message, &mut quantity, first.words.start - words.len());
    } else if let Some((words, bound)) = after {
        quantity.bounds = bound(first.value);
        quantity.after += words.len();
        quantity.bytes.end = message.words[quantity.after - 1].end;
    } else if first.is_open {
        quantity.bounds = Bounds::AtLeast(first.value);
    }
    quantity
}

fn begin_at(message: &Message, quantity: &mut Quantity, word: usize) {
    quantity.first = word;
    quantity.bytes.start = message.words[word].start;
}

fn stands_before(message: &Message, at: usize, words: &[&str]) -> bool {
    at.checked_sub(words.len()).is_some_and(|first| stands_at(message, first, words))
}

fn stands_at(message: &Message, at: usize, words: &[&str]) -> bool {
    words.iter().enumerate().all(|(place, word)| message.word(at + place) == *word)
}

/// "1,000 to 2,500", "between one and three", "5-10k".
fn span_to(message: &Message, first: &Numeral) -> Option<Numeral> {
    let next = first.words.end;
    let between = message.text[first.bytes.end..message.words.get(next)?.start].trim_matches([' ', '$']);
    let is_between = ["between"].contains(&message.before(first.words.start));
    let second = match message.word(next) {
        "to" | "through" if between.is_empty() => numeral(message, next + 1)?,
        "and" if is_between && between.is_empty() => numeral(message, next + 1)?,
        _ if ["-", "–", "—"].contains(&between) => numeral(message, next)?,
        _ => return None,
    };
    (second.unit != Unit::Ordinal).then_some(second)
}

/// The number that begins with this word.
fn numeral(message: &Message, at: usize) -> Option<Numeral> {
    let word = message.words.get(at)?;
    if word.text.starts_with(|first: char| first.is_ascii_digit()) {
        in_digits(message, at)
    } else {
        in_words(message, at)
    }
}

fn in_digits(message: &Message, at: usize) -> Option<Numeral> {
    let start = message.words[at].start;
    let before = message.text[..start].trim_end_matches(' ');
    let is_part = before.ends_with(['.', ',', '/', ':', '#'])
        && before[..before.len() - 1].ends_with(|it: char| it.is_ascii_digit());
    let digits = digits(&message.text[start..]);
    let end = start + digits.len();
    let plain = if is_grouped(digits) { digits.replace(',', "") } else { digits.to_owned() };
    let mut value: f64 = plain.parse().ok().filter(|_| !is_part)?;
    let rest = &message.text[end..];
    let letters = &rest[..rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len())];
    let mut words = message.words_in(&(start..end));
    let has_sign = before.ends_with('$');
    let mut unit = match letters.to_lowercase().as_str() {
        _ if has_sign || before.to_ascii_lowercase().ends_with("usd") => Unit::Dollars,
        _ if rest.trim_start().starts_with('%') => Unit::Percent,
        "st" | "nd" | "rd" | "th" => Unit::Ordinal,
        _ => Unit::Unknown,
    };
    let mut bytes = (if has_sign { before.len() - 1 } else { start })..end;
    let joined = SCALES.iter().find(|(name, _)| letters.eq_ignore_ascii_case(name)).copied();
    let apart = scale_after(message, words.end).filter(|_| letters.is_empty());
    if let Some((name, scale)) = joined.or(apart) {
        value *= scale;
        words.end += usize::from(joined.is_none());
        bytes.end = if joined.is_some() { end + letters.len() } else { message.words[words.end - 1].end };
        if unit == Unit::Unknown && ["grand", "k"].contains(&name) {
            unit = Unit::Thousands;
        }
    } else if !letters.is_empty() && unit != Unit::Ordinal {
        return None;
    }
    if unit == Unit::Percent {
        bytes.end = end + rest.find('%').map_or(0, |at| at + 1);
    }
    let is_open = message.text[bytes.end..].starts_with('+');
    Some(Numeral { bytes, words, value, unit, is_open })
}

/// The digits that a text begins with, with the commas and dots between them.
fn digits(text: &str) -> &str {
    let goes_on = |(place, letter): &(usize, char)| {
        let next = text[place + letter.len_utf8()..].chars().next();
        letter.is_ascii_digit() || ([',', '.'].contains(letter) && next.is_some_and(|it| it.is_ascii_digit()))
    };
    let end = text.char_indices().take_while(goes_on).last().map_or(0, |(place, _)| place + 1);
    &text[..end]
}

/// "1,000" is a thousand; "1,2" is not.
fn is_grouped(digits: &str) -> bool {
    let whole = digits.split('.').next().unwrap_or_default();
    whole.contains(',') && whole.split(',').skip(1).all(|group| group.len() == 3)
}

fn scale_after(message: &Message, at: usize) -> Option<(&'static str, f64)> {
    let word = message.word(at);
    SCALES.iter().find(|(name, _)| *name == word && (name.len() > 2 || *name == "k")).copied()
}

fn in_words(message: &Message, at: usize) -> Option<Numeral> {
    let other = |word: &str| WORDS.iter().find(|(name, _)| *name == word).map(|(_, value)| *value);
    let plain = |at: usize| {
        let word = message.word(at);
        numbers::value(word).map(f64::from).or_else(|| other(word))
    };
    // Letters alone are no scale: "a k", "two m".
    let scale = |at: usize| scale_after(message, at).filter(|(name, _)| name.len() > 1);
    // "a hundred", "a couple of", "a dozen"
    let has_article = ["a", "an"].contains(&message.word(at));
    let mut after = at + usize::from(has_article);
    let is_group = ["couple", "dozen", "handful"].contains(&message.word(after));
    let mut value = match (has_article, plain(after)) {
        (true, Some(value)) if is_group => value,
        (true, _) => scale(after).map(|_| 1.0)?,
        (false, value) => value?,
    };
    after += usize::from(plain(after).is_some());
    let one = plain(after).filter(|one| (1.0..10.0).contains(one));
    if let Some(one) = one.filter(|_| (20.0..100.0).contains(&value)) {
        value += one;
        after += 1;
    }
    while let Some((_, scale)) = scale(after) {
        value *= scale;
        after += 1;
    }
    after += usize::from(is_group && message.word(after) == "of");
    let bytes = message.words[at].start..message.words[after - 1].end;
    Some(Numeral { bytes, words: at..after, value, unit: Unit::Unknown, is_open: false })
}
