//! Dates, years, decades and times of day in the usual forms.

use super::{Next, Reading, Token, When, before, one, stands, units};
use crate::guard::token::listed;

pub(super) fn read(tokens: &[Token], at: usize) -> Next {
    time(tokens, at)
        .or_else(|| digits_only(tokens, at))
        .or_else(|| with_month(tokens, at))
        .or_else(|| decade(tokens, at))
        .or_else(|| short_year(tokens, at))
        .or_else(|| years(tokens, at))
}

fn number(token: Option<&Token>) -> Option<u32> {
    token.filter(|token| token.is_number()).and_then(|token| token.text.parse().ok())
}

fn year_of(token: Option<&Token>) -> Option<i16> {
    let token = token.filter(|token| token.text.len() == 4)?;
    number(Some(token)).and_then(|year| i16::try_from(year).ok()).filter(|year| (1500..2200).contains(year))
}

/// Both centuries of a year in two digits.
fn centuries(year: u32) -> Vec<i16> {
    i16::try_from(year).map(|year| vec![1900 + year, 2000 + year]).unwrap_or_default()
}

fn day_of(value: u32, most: u32) -> Option<i8> {
    (1..=most).contains(&value).then(|| i8::try_from(value).ok()).flatten()
}

const MONTHS: &str = "january february march april may june july august september october november december";

/// The month of a token, and whether the word can mean nothing else.
fn month(token: Option<&Token>) -> Option<(i8, bool)> {
    let token = token.filter(|token| token.is_word())?;
    let word = token.folded.as_str();
    let place = |at: usize| i8::try_from(at + 1).ok();
    if let Some(at) = MONTHS.split(' ').position(|name| name == word) {
        let clear = !matches!(word, "march" | "may" | "august");
        return place(at).filter(|_| clear || token.is_capital()).map(|month| (month, clear));
    }
    let short = word.len() == 3 || word == "sept";
    let at = MONTHS.split(' ').position(|name| short && name.starts_with(word))?;
    place(at).filter(|_| token.is_capital()).map(|month| (month, false))
}

/// 2026-03-14, 3/14/2026, 14.03.2026.
fn digits_only(tokens: &[Token], at: usize) -> Next {
    let first = tokens.get(at).filter(|token| token.is_number())?;
    let dotted: Vec<&str> = first.text.split('.').collect();
    if let [one_part, two, three] = dotted.as_slice() {
        return parts([one_part, two, three]).map(|days| (vec![Reading::Date(days)], at + 1));
    }
    let rest = tokens.get(at + 1..at + 5)?;
    let same =
        (rest[0].is_sign('-') && rest[2].is_sign('-')) || (rest[0].is_sign('/') && rest[2].is_sign('/'));
    let glued = rest.iter().all(|token| token.glued) && rest[1].is_number() && rest[3].is_number();
    if !(same && glued) {
        return None;
    }
    parts([&first.text, &rest[1].text, &rest[3].text]).map(|days| (vec![Reading::Date(days)], at + 5))
}

fn parts(written: [&str; 3]) -> Option<Vec<When>> {
    let values: Vec<u32> = written.iter().map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let full = |year: i16, month: u32, day: u32| {
        Some(When { year: Some(year), month: Some(day_of(month, 12)?), day: Some(day_of(day, 31)?) })
    };
    let mut days = Vec::new();
    if written[0].len() == 4 {
        days.extend(full(i16::try_from(values[0]).ok()?, values[1], values[2]));
    } else if written[0].len() <= 2 && written[1].len() <= 2 && matches!(written[2].len(), 2 | 4) {
        let years =
            if written[2].len() == 4 { vec![i16::try_from(values[2]).ok()?] } else { centuries(values[2]) };
        for year in years {
            days.extend(full(year, values[0], values[1]));
            days.extend(full(year, values[1], values[0]));
        }
    }
    (!days.is_empty()).then_some(days)
}

/// March 14, 2026; 14 March 2026; the 14th of March; March 2026; March.
fn with_month(tokens: &[Token], at: usize) -> Next {
    let (first, mut end) = match (tokens.get(at)?.is_number(), day_ahead(tokens, at)) {
        (true, Some((day, end))) => (Some(day), end),
        (true, None) => return None,
        (false, _) => (None, at),
    };
    if first.is_some() && tokens.get(end).is_some_and(|token| token.is("of")) {
        end += 1;
    }
    let (month, clear) = month(tokens.get(end))?;
    let month_at = end;
    end += 1;
    end += usize::from(
        tokens.get(end).is_some_and(|token| token.is_sign('.') && token.glued) && has_number(tokens, end + 1),
    );
    let (mut day, mut year) = (first, None);
    if day.is_none() {
        let the = usize::from(tokens.get(end).is_some_and(|token| token.is("the")));
        if let Some((found, ends)) = day_ahead(tokens, end + the) {
            (day, end) = (Some(found), ends);
        }
    }
    let comma = usize::from(tokens.get(end).is_some_and(|token| token.is_sign(',') || token.is("of")));
    if let Some(found) =
        year_of(tokens.get(end + comma)).filter(|_| comma == 0 || day.is_some() || is_of(tokens, end))
    {
        (year, end) = (Some(found), end + comma + 1);
    }
    if day.is_none() && year.is_none() && !clear && !is_month_here(tokens, month_at) {
        return None;
    }
    Some(one(Reading::Date(vec![When { year, month: Some(month), day }]), end))
}

fn has_number(tokens: &[Token], at: usize) -> bool {
    tokens.get(at).is_some_and(Token::is_number)
}

fn is_of(tokens: &[Token], at: usize) -> bool {
    tokens.get(at).is_some_and(|token| token.is("of"))
}

/// A day of the month in digits, with or without its ending.
fn day_ahead(tokens: &[Token], at: usize) -> Option<(i8, usize)> {
    let token = tokens.get(at).filter(|token| token.text.len() <= 2)?;
    let day = number(Some(token)).and_then(|day| day_of(day, 31))?;
    let ending = tokens.get(at + 1).filter(|next| next.glued);
    match ending {
        Some(next) if matches!(next.folded.as_str(), "st" | "nd" | "rd" | "th") => Some((day, at + 2)),
        Some(next) if next.is_word() || next.is_sign('%') || next.is_sign('/') || next.is_sign('-') => None,
        Some(next) if next.is_sign(':') => None,
        _ => Some((day, at + 1)),
    }
}

/// "In May" is a month; "May I" is not.
fn is_month_here(tokens: &[Token], at: usize) -> bool {
    const FOLLOWS: &str = "is was will has ends begins starts comes brings";
    const LEADS: &str = "in of by until till since from early late mid next last this through to every \
         each before after during end between on";
    let lead =
        before(tokens, at).filter(|token| !token.is_sign('-')).or_else(|| before(tokens, at.checked_sub(1)?));
    let in_list = before(tokens, at).is_some_and(|token| token.is("and") || token.is("or"))
        && at.checked_sub(2).is_some_and(|two| month(tokens.get(two)).is_some());
    // "March is near", where a sentence begins.
    let opens = at == 0 && tokens.get(at + 1).is_some_and(|next| listed(FOLLOWS, &next.folded));
    in_list || opens || lead.is_some_and(|token| listed(LEADS, &token.folded))
}

/// 1990s, the '90s, the nineties.
fn decade(tokens: &[Token], at: usize) -> Next {
    const NAMES: &str = "twenties thirties forties fifties sixties seventies eighties nineties";
    let token = tokens.get(at)?;
    if let Some(place) = NAMES.split(' ').position(|name| token.is(name)) {
        return i16::try_from(place).ok().map(|place| one(Reading::Decade(1920 + 10 * place), at + 1));
    }
    let ends = |at: usize| tokens.get(at).is_some_and(|next| next.glued && (next.is("s") || next.is("'s")));
    let value = number(Some(token)).filter(|_| ends(at + 1))?;
    let first = match (token.text.len(), value) {
        (4, year) if (1500..2200).contains(&year) => year,
        (2, year) if year >= 30 => 1900 + year,
        (2, year) => 2000 + year,
        _ => return None,
    };
    (first % 10 == 0)
        .then(|| i16::try_from(first).ok())
        .flatten()
        .map(|first| one(Reading::Decade(first), at + 2))
}

/// '98, FY26.
fn short_year(tokens: &[Token], at: usize) -> Next {
    let token = tokens.get(at)?;
    let apostrophe = token.is_sign('\'') && tokens.get(at + 1).is_some_and(|next| next.glued);
    let fiscal = matches!(token.folded.as_str(), "fy" | "ay");
    let next = tokens.get(at + 1).filter(|_| apostrophe || fiscal)?;
    let value = number(Some(next))?;
    let years = match next.text.len() {
        2 if !tokens.get(at + 2).is_some_and(|after| after.glued && (after.is("s") || after.is_word())) => {
            centuries(value)
        }
        4 if fiscal => vec![year_of(Some(next))?],
        _ => return None,
    };
    let days = years.into_iter().map(|year| When { year: Some(year), ..When::default() });
    Some(one(Reading::Date(days.collect()), at + 2))
}

/// 2025-26, 2025–2026, and a year by the words around it.
fn years(tokens: &[Token], at: usize) -> Next {
    let first = year_of(tokens.get(at))?;
    let just = |year: i16| Reading::Date(vec![When { year: Some(year), ..When::default() }]);
    let ends =
        |end: usize| tokens.get(end).is_none_or(|next| !next.glued || !(next.is_word() || next.is_number()));
    let joined =
        tokens.get(at + 1).is_some_and(|sign| sign.glued && (sign.is_sign('-') || sign.is_sign('/')));
    if joined && ends(at + 3) {
        let second = tokens.get(at + 2).filter(|token| token.glued);
        let year = match second.map(|token| token.text.len()) {
            Some(2) => {
                number(second).and_then(|two| i16::try_from(two).ok()).map(|two| first / 100 * 100 + two)
            }
            _ => year_of(second),
        };
        if let Some(second) = year.filter(|second| (first + 1..first + 60).contains(second)) {
            return Some((vec![just(first), just(second)], at + 3));
        }
    }
    let next = tokens.get(at + 1);
    if !ends(at + 1)
        || next.is_some_and(|next| next.is_sign('%'))
        || units::currency_before(tokens, at).is_some()
    {
        return None;
    }
    (is_year_here(tokens, at)).then(|| (vec![just(first)], at + 1))
}

fn is_year_here(tokens: &[Token], at: usize) -> bool {
    const LEADS: &str = "in since until till by during year fall spring summer winter autumn late early \
         mid fiscal before after calendar through";
    const FOLLOWS: &str = "graduate graduates class cohort season edition reunion";
    let lead = before(tokens, at).is_some_and(|token| listed(LEADS, &token.folded));
    let class = at
        .checked_sub(2)
        .is_some_and(|two| stands(tokens, two, &["class", "of"]) || stands(tokens, two, &["year", "of"]));
    let follow = tokens.get(at + 1).is_some_and(|token| listed(FOLLOWS, &token.folded));
    // "By 2025 dollars" is odd, "in 2,019 cases" has its comma: a noun after it makes a count of it.
    class || follow || lead
}

/// 3:30 pm, 15:30, 9 a.m., noon.
fn time(tokens: &[Token], at: usize) -> Next {
    let token = tokens.get(at)?;
    if token.is("noon") || token.is("midday") {
        return Some(one(Reading::Time { minutes: 720, half_known: true }, at + 1));
    }
    if token.is("midnight") {
        return Some(one(Reading::Time { minutes: 0, half_known: true }, at + 1));
    }
    let hour = number(Some(token)).filter(|hour| *hour <= 24 && token.text.len() <= 2)?;
    let colon = tokens.get(at + 1).is_some_and(|sign| sign.is_sign(':') && sign.glued);
    let minute = tokens.get(at + 2).filter(|token| colon && token.glued && token.text.len() == 2);
    let (minute, mut end) = match number(minute).filter(|minute| *minute < 60) {
        Some(minute) => (Some(minute), at + 3),
        None => (None, at + 1),
    };
    let rest: Vec<&str> = tokens[end..].iter().take(4).map(|token| token.folded.as_str()).collect();
    let half = match rest.as_slice() {
        ["am", ..] => Some((0, 1)),
        ["pm", ..] => Some((720, 1)),
        ["a", ".", "m", "."] => Some((0, 4)),
        ["p", ".", "m", "."] => Some((720, 4)),
        ["a", ".", "m", ..] => Some((0, 3)),
        ["p", ".", "m", ..] => Some((720, 3)),
        ["o'clock" | "oclock", ..] => Some((u32::MAX, 1)),
        _ => None,
    };
    let mut minutes = hour * 60 + minute.unwrap_or(0);
    let mut half_known = hour > 12;
    match half {
        Some((u32::MAX, length)) => end += length,
        Some((afternoon, length)) => {
            minutes = minutes % 720 + afternoon;
            half_known = true;
            end += length;
        }
        None if minute.is_none() => return None,
        None => {}
    }
    u16::try_from(minutes).ok().map(|minutes| one(Reading::Time { minutes, half_known }, end))
}
