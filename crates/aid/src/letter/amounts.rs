//! Amounts of money in a line, in whatever way they are written.

/// An amount as it is written, in cents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// Bytes of the text.
    pub start: usize,
    pub end: usize,
    /// Never negative.
    pub cents: i64,
    /// In parentheses, or behind a minus.
    pub negative: bool,
    /// The higher end of a range.
    pub up_to: Option<i64>,
    pub style: Style,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A dollar sign, thousands apart or cents: money in any line.
    Money,
    /// Digits alone: money only where a table has it.
    Bare,
    /// A dash: a cell of a table with nothing in it.
    Dash,
    /// Of another currency.
    Foreign,
    /// More digits than any award has.
    TooLarge,
}

const MOST_DIGITS: usize = 9;

type Signs = [(usize, char)];

/// All amounts of a piece of text that begins at the offset.
pub fn amounts(text: &str, offset: usize) -> Vec<Amount> {
    let signs: Vec<(usize, char)> = text.char_indices().map(|(place, sign)| (offset + place, sign)).collect();
    let end = offset + text.len();
    let mut found = Vec::new();
    let mut at = 0;
    while at < signs.len() {
        match scan(&signs, at, end) {
            Some((amount, next)) => {
                found.extend(amount);
                at = next.max(at + 1);
            }
            None => at += 1,
        }
    }
    found
}

fn sign(signs: &Signs, at: usize) -> Option<char> {
    signs.get(at).map(|(_, sign)| *sign)
}

fn place(signs: &Signs, at: usize, end: usize) -> usize {
    signs.get(at).map_or(end, |(place, _)| *place)
}

fn is_minus(sign: char) -> bool {
    matches!(sign, '-' | '−' | '–' | '—')
}

fn is_space(sign: char) -> bool {
    sign.is_whitespace()
}

/// Past at most so many spaces.
fn past(signs: &Signs, mut at: usize, most: usize) -> usize {
    let last = at + most;
    while at < last && sign(signs, at).is_some_and(is_space) {
        at += 1;
    }
    at
}

/// What begins here, if anything does, and where to go on.
fn scan(signs: &Signs, at: usize, end: usize) -> Option<(Option<Amount>, usize)> {
    let first = sign(signs, at)?;
    let before = at.checked_sub(1).and_then(|before| sign(signs, before));
    let at_word = |place: usize| sign(signs, place).is_some_and(char::is_alphanumeric);
    let joined = before.is_some_and(|before| {
        before.is_alphanumeric()
            || matches!(before, '#' | '/' | '.' | '_')
            // The second half of "2026-27".
            || (is_minus(before) && first.is_ascii_digit() && at >= 2 && at_word(at - 2))
            || (before == ':' && at >= 2 && sign(signs, at - 2).is_some_and(|sign| sign.is_ascii_digit()))
    });
    if first.is_alphanumeric() && !first.is_ascii_digit() && !joined && currency(signs, at).is_none() {
        let word = signs[at..].iter().take_while(|(_, sign)| sign.is_alphanumeric()).count();
        return Some((None, at + word));
    }
    if joined {
        return None;
    }
    if first == '(' {
        let inside = past(signs, at + 1, 1);
        let (mut amount, next) = plain(signs, inside, end)?;
        let close = past(signs, next, 1);
        let whole = sign(signs, close) == Some(')') && amount.style == Style::Money;
        if !whole {
            return None;
        }
        amount.negative = true;
        (amount.start, amount.end) = (place(signs, at, end), place(signs, close + 1, end));
        return Some((Some(amount), close + 1));
    }
    if is_minus(first) {
        return Some(minus(signs, at, end));
    }
    let (mut amount, mut next) = plain(signs, at, end)?;
    if let Some((higher, after)) = range(signs, &amount, next, end) {
        amount.up_to = Some(higher);
        amount.end = place(signs, after, end);
        next = after;
    }
    Some((Some(amount), next))
}

/// A minus before an amount, or a dash in place of one.
fn minus(signs: &Signs, at: usize, end: usize) -> (Option<Amount>, usize) {
    let before = at.checked_sub(1).and_then(|before| sign(signs, before));
    // Behind a space it is a dash between a label and its amount, and not a minus.
    let apart = before.is_none_or(|before| is_space(before) || matches!(before, '(' | '|' | ':'));
    if let Some((mut amount, next)) = plain(signs, at + 1, end)
        && amount.style == Style::Money
        && apart
        && sign(signs, at) != Some('—')
    {
        amount.negative = true;
        amount.start = place(signs, at, end);
        return (Some(amount), next);
    }
    let mut next = at;
    while sign(signs, next).is_some_and(is_minus) {
        next += 1;
    }
    let alone = |sign: Option<char>| sign.is_none_or(|sign| is_space(sign) || sign == '|' || sign == '$');
    let cell = next - at <= 3 && alone(before) && alone(sign(signs, next));
    let dash = Amount {
        start: place(signs, at, end),
        end: place(signs, next, end),
        cents: 0,
        negative: false,
        up_to: None,
        style: Style::Dash,
    };
    (cell.then_some(dash), next)
}

/// How many signs a currency takes, and whether it is the dollar.
fn currency(signs: &Signs, at: usize) -> Option<(usize, bool)> {
    let begins = |name: &str| {
        name.chars().enumerate().all(|(more, letter)| {
            sign(signs, at + more).is_some_and(|sign| sign.eq_ignore_ascii_case(&letter))
        })
    };
    let ends = sign(signs, at + 3).is_none_or(|sign| !sign.is_alphabetic());
    match sign(signs, at)? {
        '$' | '＄' => Some((1, true)),
        '€' | '£' | '¥' | '₹' => Some((1, false)),
        _ if begins("US$") => Some((3, true)),
        _ if begins("USD") && ends => Some((3, true)),
        _ if ends && ["EUR", "GBP", "CAD", "AUD", "INR"].iter().any(|code| begins(code)) => Some((3, false)),
        _ => None,
    }
}

/// "4 500 USD": thousands are apart by spaces only where a currency follows.
fn spaced(signs: &Signs, at: usize) -> Option<Number> {
    let first = digits(signs, at);
    if !(1..=3).contains(&first) || sign(signs, at + first) != Some(' ') || digits(signs, at + first + 1) != 3
    {
        return None;
    }
    let next = at + first + 4;
    currency(signs, past(signs, next, 1))?;
    let both = signs[at..at + first].iter().chain(&signs[at + first + 1..next]);
    let value = both.fold(0_i64, |value, (_, sign)| value * 10 + i64::from(sign.to_digit(10).unwrap_or(0)));
    Some(Number { cents: value * 100, next, digits: first + 3, grouped: true, decimals: false })
}

/// An amount without a sign before it.
fn plain(signs: &Signs, at: usize, end: usize) -> Option<(Amount, usize)> {
    let money = currency(signs, at);
    let mut digits = money.map_or(at, |(length, _)| past(signs, at + length, 3));
    let negative = money.is_some() && sign(signs, digits).is_some_and(is_minus);
    if negative {
        digits = past(signs, digits + 1, 1);
    }
    let found = spaced(signs, digits).filter(|_| money.is_none());
    let Some(number) = found.or_else(|| number(signs, digits, money.is_some())) else {
        // "$ -" is nothing, as accountants write it.
        let cell = negative && sign(signs, digits).is_none_or(|sign| !sign.is_alphanumeric());
        let next = digits;
        let (start, last) = (place(signs, at, end), place(signs, next, end));
        return cell.then_some((
            Amount { start, end: last, cents: 0, negative: false, up_to: None, style: Style::Money },
            next,
        ));
    };
    let mut next = number.next;
    let after = past(signs, next, 1);
    let behind = money.is_none().then(|| currency(signs, after)).flatten().filter(|(length, _)| *length == 3);
    if let Some((length, _)) = behind {
        next = after + length;
    }
    let style = match money.or(behind) {
        _ if number.digits > MOST_DIGITS => Style::TooLarge,
        Some((_, false)) => Style::Foreign,
        None if number.is_bare() => Style::Bare,
        _ => Style::Money,
    };
    if money.is_none() && !number.ends(signs) {
        return None;
    }
    let (start, end) = (place(signs, at, end), place(signs, next, end));
    Some((Amount { start, end, cents: number.cents, negative, up_to: None, style }, next))
}

struct Number {
    cents: i64,
    next: usize,
    /// Before the point.
    digits: usize,
    grouped: bool,
    decimals: bool,
}

impl Number {
    fn is_bare(&self) -> bool {
        !self.grouped && !(self.decimals && (self.digits >= 3 || self.cents == 0))
    }

    /// Whether nothing follows that makes it a date, a share, a time or a name.
    fn ends(&self, signs: &Signs) -> bool {
        let Some(next) = sign(signs, self.next) else { return true };
        let digit_after = sign(signs, self.next + 1).is_some_and(|sign| sign.is_ascii_digit());
        let joins = matches!(next, '/' | '-' | '–' | ':' | '.' | ',') && digit_after;
        !(next.is_alphanumeric() || matches!(next, '%' | '°') || joins)
    }
}

fn digits(signs: &Signs, at: usize) -> usize {
    signs[at.min(signs.len())..].iter().take_while(|(_, sign)| sign.is_ascii_digit()).count()
}

/// Digits with thousands apart and cents. With a currency, more ways to keep thousands apart are understood.
fn number(signs: &Signs, at: usize, money: bool) -> Option<Number> {
    let first = digits(signs, at);
    if first == 0 {
        return None;
    }
    let mut value: i64 = 0;
    let mut add = |from: usize, count: usize| {
        for (_, sign) in &signs[from..from + count] {
            let digit = i64::from(sign.to_digit(10).unwrap_or(0));
            value = value.saturating_mul(10).saturating_add(digit);
        }
    };
    add(at, first);
    let (mut next, mut count, mut grouped) = (at + first, first, None);
    while let Some(separator) = sign(signs, next) {
        let known = separator == ','
            || (money && matches!(separator, '\u{a0}' | '\u{202f}' | '\u{2009}' | '\'' | '’' | '.'));
        let same = grouped.is_none_or(|grouped| grouped == separator);
        if !known || !same || first > 3 || digits(signs, next + 1) != 3 {
            break;
        }
        add(next + 1, 3);
        (next, count, grouped) = (next + 4, count + 3, Some(separator));
    }
    let point = if grouped == Some('.') { ',' } else { '.' };
    let mut cents = value.saturating_mul(100);
    let decimals = sign(signs, next) == Some(point) && matches!(digits(signs, next + 1), 1 | 2);
    if decimals {
        let length = digits(signs, next + 1);
        let part = signs[next + 1..=next + length]
            .iter()
            .fold(0_i64, |part, (_, sign)| part * 10 + i64::from(sign.to_digit(10).unwrap_or(0)));
        cents = cents.saturating_add(if length == 1 { part * 10 } else { part });
        next += 1 + length;
    }
    let thousands = money
        && sign(signs, next).is_some_and(|sign| sign.eq_ignore_ascii_case(&'k'))
        && sign(signs, next + 1).is_none_or(|sign| !sign.is_alphanumeric());
    if thousands {
        (cents, next) = (cents.saturating_mul(1000), next + 1);
    }
    Some(Number { cents, next, digits: count, grouped: grouped.is_some(), decimals })
}

/// "$2,000 – $3,000" or "$2,000 to $3,000": the higher end, and what comes after.
fn range(signs: &Signs, lower: &Amount, at: usize, end: usize) -> Option<(i64, usize)> {
    let joint = past(signs, at, 1);
    let behind = match sign(signs, joint)? {
        dash if is_minus(dash) => joint + 1,
        't' | 'T'
            if joint > at && sign(signs, joint + 1).is_some_and(|sign| sign.eq_ignore_ascii_case(&'o')) =>
        {
            let space = sign(signs, joint + 2).is_some_and(is_space);
            if space { joint + 2 } else { return None }
        }
        _ => return None,
    };
    let (higher, next) = plain(signs, past(signs, behind, 1), end)?;
    let both = lower.style == Style::Money && higher.style == Style::Money && !higher.negative;
    (both && higher.cents > lower.cents).then_some((higher.cents, next))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(i64, bool, Style)> {
        amounts(text, 0).into_iter().map(|amount| (amount.cents, amount.negative, amount.style)).collect()
    }

    #[test]
    fn amounts_are_read_in_every_way_they_are_written() {
        let money = |cents: i64| vec![(cents, false, Style::Money)];
        for text in [
            "$1,850",
            "$ 1,850.00",
            "USD 1,850",
            "1,850 USD",
            "US$1850",
            "1,850",
            "1850.00",
            "$1.850",
            "$1 850",
        ] {
            assert_eq!(
                read(&text.replace(' ', if text == "$1 850" { "\u{a0}" } else { " " })),
                money(185_000),
                "{text}"
            );
        }
        assert_eq!(read("$1,850.5"), money(185_050));
        assert_eq!(read("4 500 USD"), money(450_000));
        assert_eq!(read("300 EUR"), [(30_000, false, Style::Foreign)]);
        assert_eq!(read("$12.5k"), money(1_250_000));
        assert_eq!(read("$0"), money(0));
        assert_eq!(read("$ -"), money(0));
        for text in ["($500)", "-$500", "$-500", "−$500.00", "( $500 )"] {
            assert_eq!(read(text), [(50_000, true, Style::Money)], "{text}");
        }
        assert_eq!(read("3700"), [(370_000, false, Style::Bare)]);
        assert_eq!(read("€500"), [(50_000, false, Style::Foreign)]);
        assert_eq!(read("$99999999999999999999"), [(i64::MAX, false, Style::TooLarge)]);
    }

    #[test]
    fn dates_shares_and_numbers_of_telephones_are_no_amounts() {
        for text in
            ["05/01/2026", "2026-27", "5.50%", "555-0142", "3.5x", "A12345", "#4821", "4:30", "2026–2027"]
        {
            assert_eq!(read(text), [], "{text}");
        }
    }

    #[test]
    fn a_range_has_two_ends() {
        for text in ["$2,000 - $3,000", "$2,000–$3,000", "$2,000 to $3,000", "$2,000-3,000"] {
            let found = amounts(text, 7);
            assert_eq!(found.len(), 1, "{text}");
            assert_eq!((found[0].cents, found[0].up_to), (200_000, Some(300_000)), "{text}");
            assert_eq!((found[0].start, found[0].end), (7, 7 + text.len()), "{text}");
        }
        let equal: Vec<Style> = read("$1,850 - $1,850").into_iter().map(|(_, _, style)| style).collect();
        assert_eq!(equal, [Style::Money, Style::Dash, Style::Money]);
    }
}
