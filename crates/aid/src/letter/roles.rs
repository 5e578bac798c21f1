//! What an amount is for: a term, the year, an hour; and which column stands for what.

use super::{lines::Line, words::Word};

/// What a column, or an amount in a row, is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    Term(String),
    Total,
    Offered,
    /// Accepted, declined, after fees: the same money again.
    Again,
    /// One way to live among several.
    Living,
    /// One year among several.
    AwardYear,
}

/// What an amount is counted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Year,
    /// One of so many terms.
    Term(i64),
    /// "× 2"
    Times(i64),
    Month,
    Hour,
    Credit,
    /// Several years together.
    Years,
}

pub fn is_season(word: &str) -> bool {
    matches!(word, "fall" | "autumn" | "spring" | "winter" | "summer")
}

pub fn is_total(word: &str) -> bool {
    matches!(word, "total" | "totals" | "subtotal" | "subtotals")
}

fn number(word: &str) -> Option<i64> {
    word.chars().all(|sign| sign.is_ascii_digit()).then(|| word.parse().ok()).flatten()
}

fn is_year(word: &str) -> bool {
    number(word).is_some_and(|year| (2015..=2045).contains(&year))
}

/// "FA26", "Sp2027"
fn is_short_term(word: &str) -> bool {
    let letters = word.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let digits = word.len() - letters.len();
    matches!(letters, "fa" | "sp" | "su" | "wi" | "f" | "s" | "fall" | "spring") && matches!(digits, 2 | 4)
}

/// The role that begins with the first of these words, and how many of them it takes.
pub fn role(text: &str, words: &[Word]) -> Option<(Role, usize)> {
    let word = |place: usize| words.get(place).map_or("", |word| word.text.as_str());
    let term = |length: usize| {
        let name = text.get(words[0].start..words[length - 1].end).unwrap_or_default();
        Some((Role::Term(name.split_whitespace().collect::<Vec<_>>().join(" ")), length))
    };
    match (word(0), word(1)) {
        ("", _) => None,
        (season, next) if is_season(season) => {
            let years = is_year(next) || (next.len() == 2 && number(next).is_some());
            let named = matches!(next, "semester" | "term" | "quarter");
            term(if years { 2 } else { 1 + usize::from(named) })
        }
        (short, _) if is_short_term(short) => term(1),
        (
            "semester" | "term" | "quarter",
            "1" | "2" | "3" | "4" | "i" | "ii" | "iii" | "one" | "two" | "three",
        )
        | ("first" | "second" | "third" | "1st" | "2nd" | "3rd", "semester" | "term" | "quarter") => term(2),
        ("total" | "totals", "amount" | "offered" | "award" | "year" | "annual")
        | ("full" | "academic", "year") => Some((Role::Total, 2)),
        ("year", "1" | "2" | "3" | "4" | "5" | "one" | "two" | "three" | "four") => {
            Some((Role::AwardYear, 2))
        }
        ("freshman" | "sophomore" | "junior" | "senior", _) => Some((Role::AwardYear, 1)),
        ("amount", "offered") => Some((Role::Offered, 2)),
        ("amount", "accepted" | "declined") => Some((Role::Again, 2)),
        ("total" | "totals" | "annual" | "yearly" | "year" | "amount", _) => Some((Role::Total, 1)),
        ("offered" | "offer" | "gross" | "revised" | "updated" | "current" | "new", _) => {
            Some((Role::Offered, 1))
        }
        ("accepted" | "declined" | "net" | "disbursed" | "original" | "previous" | "prior" | "old", _) => {
            Some((Role::Again, 1))
        }
        ("on" | "off", "campus") | ("with", "parents" | "parent" | "family") | ("at", "home") => {
            Some((Role::Living, 2))
        }
        ("commuter" | "commuting" | "resident", _) => Some((Role::Living, 1)),
        (year, next) if is_year(year) && follows(year, next) => Some((Role::AwardYear, 2)),
        _ => None,
    }
}

/// Whether these two make an award year.
fn follows(year: &str, next: &str) -> bool {
    let (Some(year), Some(later)) = (number(year), number(next)) else { return false };
    later == year + 1 || (next.len() == 2 && later == (year + 1) % 100)
}

/// The longest run of columns, and from which word to which it goes. A single one is none.
pub fn columns(text: &str, words: &[Word]) -> Option<(Vec<Role>, usize, usize)> {
    let mut best: Option<(Vec<Role>, usize, usize)> = None;
    let mut at = 0;
    while at < words.len() {
        let from = at;
        let mut run = Vec::new();
        while let Some((role, length)) = words.get(at..).and_then(|rest| role(text, rest)) {
            run.push(role);
            at += length;
        }
        if run.len() >= 2 && best.as_ref().is_none_or(|(best, _, _)| run.len() > best.len()) {
            best = Some((run, from, at));
        }
        at = at.max(from + 1);
    }
    best
}

/// Whether the words are one term and nothing else.
pub fn only_term(text: &str, words: &[Word]) -> Option<String> {
    match role(text, words)? {
        (Role::Term(name), length)
            if length == words.len()
                || (length + 1 == words.len()
                    && matches!(words[length].text.as_str(), "semester" | "term" | "quarter")) =>
        {
            Some(name)
        }
        _ => None,
    }
}

/// What the words right behind an amount count it by, and how many of them say so.
pub fn unit_behind(gap: &str, words: &[Word]) -> Option<(Unit, usize)> {
    let word = |place: usize| words.get(place).map_or("", |word| word.text.as_str());
    let gap = gap.trim_start();
    let inner = gap.trim_start_matches(['(', '[', ' ']);
    if let Some(times) = inner.strip_prefix(['x', 'X', '×', '*']) {
        let times = times.trim_start();
        let digits = times.chars().take_while(char::is_ascii_digit).count();
        if let Some(count) = number(&times[..digits]).filter(|_| digits > 0) {
            let taken = words
                .iter()
                .take_while(|word| word.text == "x" || number(word.text.trim_start_matches('x')).is_some());
            let taken = taken.count();
            let counted =
                usize::from(matches!(word(taken), "semesters" | "terms" | "quarters" | "payments" | "years"));
            let unit = match (count, word(taken)) {
                (_, "years") | (5.., _) => Unit::Years,
                (_, "payments") => Unit::Month,
                _ => Unit::Times(count),
            };
            return Some((unit, taken + counted));
        }
    }
    let slash = inner.starts_with('/') || inner.len() < gap.len();
    let each = matches!(word(0), "per" | "a" | "an" | "each" | "every");
    match word(0) {
        "annually" | "yearly" => return Some((Unit::Year, 1)),
        "monthly" => return Some((Unit::Month, 1)),
        "hourly" => return Some((Unit::Hour, 1)),
        "over" | "for" | "total" | "across" if years(words.get(1..).unwrap_or_default()) => {
            return Some((Unit::Years, 3));
        }
        _ => {}
    }
    let skip = usize::from(each) + usize::from(each && matches!(word(1), "academic" | "award" | "credit"));
    let counted = match word(skip) {
        _ if !each && !slash => return None,
        _ if each && word(1) == "credit" => Unit::Credit,
        "year" | "yr" | "annum" | "annual" => Unit::Year,
        "semester" | "sem" | "term" => Unit::Term(2),
        "quarter" | "qtr" | "trimester" => Unit::Term(3),
        "month" | "mo" | "week" | "wk" => Unit::Month,
        "hour" | "hr" => Unit::Hour,
        "credit" | "unit" | "course" | "class" | "cr" => Unit::Credit,
        _ => return None,
    };
    Some((counted, skip + 1))
}

/// "four years", "all 4 years"
fn years(words: &[Word]) -> bool {
    let words = if words.first().is_some_and(|word| matches!(word.text.as_str(), "all" | "the")) {
        &words[1..]
    } else {
        words
    };
    let count = words.first().map_or("", |word| word.text.as_str());
    let many = matches!(count, "two" | "three" | "four" | "five" | "2" | "3" | "4" | "5" | "8" | "eight");
    many && words
        .get(1)
        .is_some_and(|word| matches!(word.text.as_str(), "years" | "yrs" | "year" | "semesters"))
}

/// What words in a label or a heading count amounts by.
pub fn unit_in(words: &[Word]) -> Option<Unit> {
    for place in 0..words.len() {
        let word = |more: usize| words.get(place + more).map_or("", |word| word.text.as_str());
        let unit = match (word(0), word(1)) {
            ("per" | "each" | "every" | "one", "semester" | "term")
            | ("semester", "amount" | "amounts" | "only") => Unit::Term(2),
            ("per" | "each" | "every", "quarter" | "trimester") => Unit::Term(3),
            ("per" | "each", "year") | ("yearly", _) => Unit::Year,
            ("per", "month") | ("monthly", _) => Unit::Month,
            ("per", "hour") | ("hourly", _) => Unit::Hour,
            ("per", "credit" | "unit" | "course") => Unit::Credit,
            ("four" | "4" | "two" | "2" | "five" | "5", "year")
                if matches!(word(2), "total" | "value" | "award" | "amount" | "scholarship" | "grand") =>
            {
                Unit::Years
            }
            ("over" | "across", _) if years(words.get(place + 1..).unwrap_or_default()) => Unit::Years,
            _ => continue,
        };
        return Some(unit);
    }
    None
}

/// `2026-27`: as it is written, or else by the first autumn or spring that is named.
pub fn award_year(lines: &[Line]) -> Option<String> {
    let name = |year: i64| format!("{year}-{:02}", (year + 1) % 100);
    let mut season = None;
    for line in lines {
        for pair in line.words.windows(2) {
            let [first, next] = pair else { continue };
            if is_year(&first.text) && next.start - first.end <= 5 && follows(&first.text, &next.text) {
                return number(&first.text).map(name);
            }
            if season.is_none() && is_season(&first.text) && is_year(&next.text) {
                let before = i64::from(matches!(first.text.as_str(), "spring" | "winter"));
                season = number(&next.text).map(|year| year - before);
            }
        }
    }
    season.map(name)
}
