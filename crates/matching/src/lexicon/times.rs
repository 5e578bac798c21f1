//! Times of the week: "weekday evenings", "Saturday mornings", "after work".

use std::ops::Range;

use super::text::{Gap, Word, stem, words};

/// Parts of a week: seven days of five parts each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Times(u64);

/// Times in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub times: Times,
    /// The words that say so, counted from 0.
    pub words: Range<usize>,
}

const PARTS: u32 = 5;
const DAYS: u32 = 7;
const ALL_PARTS: u64 = (1 << PARTS) - 1;

const WEEKDAYS: u64 = 0b001_1111;
const WEEKEND: u64 = 0b110_0000;
const ALL_DAYS: u64 = WEEKDAYS | WEEKEND;

const MORNING: u64 = 0b0_0001;
const MIDDAY: u64 = 0b0_0010;
const AFTERNOON: u64 = 0b0_0100;
const EVENING: u64 = 0b0_1000;
const LATE: u64 = 0b1_0000;

/// Days by their names, from Monday on.
const NAMES: [(&str, &[&str]); 7] = [
    ("Monday", &["monday", "mon"]),
    ("Tuesday", &["tuesday", "tue", "tues"]),
    ("Wednesday", &["wednesday", "wed"]),
    ("Thursday", &["thursday", "thu", "thur", "thurs"]),
    ("Friday", &["friday", "fri"]),
    ("Saturday", &["saturday", "sat"]),
    ("Sunday", &["sunday", "sun"]),
];

/// What may stand between a day and a part of it.
const BETWEEN: &[&str] = &["a", "at", "during", "each", "every", "in", "on", "the"];

/// Days and parts that a phrase says.
const PHRASES: &[(&str, u64, u64)] = &[
    ("any time", ALL_DAYS, ALL_PARTS),
    ("anytime", ALL_DAYS, ALL_PARTS),
    ("weekday", WEEKDAYS, ALL_PARTS),
    ("week day", WEEKDAYS, ALL_PARTS),
    ("workday", WEEKDAYS, ALL_PARTS),
    ("during the week", WEEKDAYS, ALL_PARTS),
    ("weekend", WEEKEND, ALL_PARTS),
    ("weeknight", WEEKDAYS, EVENING | LATE),
    ("week night", WEEKDAYS, EVENING | LATE),
    ("after work", WEEKDAYS, EVENING | LATE),
    ("after hour", WEEKDAYS, EVENING | LATE),
    ("after class", WEEKDAYS, AFTERNOON | EVENING),
    ("before work", WEEKDAYS, MORNING),
    ("business hour", WEEKDAYS, MORNING | MIDDAY | AFTERNOON),
    ("office hour", WEEKDAYS, MORNING | MIDDAY | AFTERNOON),
];

/// Parts of a day.
const OF_A_DAY: &[(&str, u64)] = &[
    ("after 5", EVENING | LATE),
    ("after 5pm", EVENING | LATE),
    ("after five", EVENING | LATE),
    ("after 6", EVENING | LATE),
    ("after 6pm", EVENING | LATE),
    ("after six", EVENING | LATE),
    ("before 9", MORNING),
    ("before 9am", MORNING),
    ("before noon", MORNING),
    ("early morning", MORNING),
    ("morning", MORNING),
    ("lunch hour", MIDDAY),
    ("lunch break", MIDDAY),
    ("lunchtime", MIDDAY),
    ("lunch time", MIDDAY),
    ("lunch", MIDDAY),
    ("noon", MIDDAY),
    ("midday", MIDDAY),
    ("late afternoon", AFTERNOON),
    ("afternoon", AFTERNOON),
    ("early evening", EVENING),
    ("late evening", LATE),
    ("late at night", LATE),
    ("evening", EVENING | LATE),
    ("night", EVENING | LATE),
];

/// The parts of a day by their names, the longer ones first.
const NAMED_PARTS: &[(u64, &str)] = &[
    (EVENING | LATE, "evenings"),
    (MORNING, "mornings"),
    (MIDDAY, "lunch hours"),
    (AFTERNOON, "afternoons"),
    (EVENING, "early evenings"),
    (LATE, "late evenings"),
];

impl Times {
    pub const ANY: Self = Self((1 << (PARTS * DAYS)) - 1);

    fn of(days: u64, parts: u64) -> Self {
        let day = |day: u32| if days >> day & 1 == 1 { parts << (day * PARTS) } else { 0 };
        Self((0..DAYS).map(day).fold(0, |all, one| all | one))
    }

    /// All times that a text names together. Nothing if it names none.
    pub fn read(text: &str) -> Option<Self> {
        let found = find(&words(text));
        let all = found.into_iter().fold(Self::default(), |all, one| all.or(one.times));
        (all != Self::default()).then_some(all)
    }

    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// How many parts of the week.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The same as times that can each be said in two words: "weekday mornings", "Sunday evenings".
    pub fn parts(self) -> Vec<Self> {
        let mut all = Vec::new();
        for (days, parts) in self.groups() {
            let mut left = parts;
            if parts == ALL_PARTS {
                all.push(Self::of(days, parts));
                left = 0;
            }
            for (of, _) in NAMED_PARTS {
                if left & of == *of {
                    all.push(Self::of(days, *of));
                    left &= !of;
                }
            }
        }
        all
    }

    /// Days with the same parts, and these.
    fn groups(self) -> Vec<(u64, u64)> {
        let parts = |day: u32| self.0 >> (day * PARTS) & ALL_PARTS;
        let mut groups: Vec<(u64, u64)> = Vec::new();
        for day in (0..DAYS).filter(|day| parts(*day) != 0) {
            match groups.iter_mut().find(|(_, of)| *of == parts(day)) {
                Some((days, _)) => *days |= 1 << day,
                None => groups.push((1 << day, parts(day))),
            }
        }
        groups
    }

    /// In words that are read the same way again, as far as there are words for it.
    pub fn name(self) -> String {
        if self == Self::ANY {
            return "any time".to_owned();
        }
        self.groups().iter().map(|(days, parts)| group_name(*days, *parts)).collect::<Vec<_>>().join(", ")
    }
}

fn group_name(days: u64, parts: u64) -> String {
    let is_all = parts == ALL_PARTS;
    let day = match days {
        ALL_DAYS => String::new(),
        WEEKDAYS => if is_all { "weekdays" } else { "weekday" }.to_owned(),
        WEEKEND => if is_all { "weekends" } else { "weekend" }.to_owned(),
        _ => {
            let named = (0..NAMES.len()).filter(|day| days >> day & 1 == 1).map(|day| NAMES[day].0);
            named.collect::<Vec<_>>().join(" and ")
        }
    };
    let mut left = if is_all { 0 } else { parts };
    let mut said = Vec::new();
    for (of, name) in NAMED_PARTS {
        if left & of == *of {
            said.push(*name);
            left &= !of;
        }
    }
    [day.as_str(), &said.join(" and ")].join(" ").trim().to_owned()
}

/// All times that a text names, from left to right. A day with the part of it that stands beside it is one.
pub fn find(text: &[Word]) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if let Some((hit, after)) = at_word(text, at) {
            found.push(Found { times: hit, words: at..after });
            at = after;
        } else {
            at += 1;
        }
    }
    found
}

fn at_word(text: &[Word], at: usize) -> Option<(Times, usize)> {
    if let Some((days, parts, mut after)) = days_at(text, at) {
        // "Monday and Tuesday evenings" are the evenings of both; "weekends or weekday evenings" are two things.
        let (first, mut days) = (days, days);
        let is_named = |days: u64| days.is_power_of_two();
        while let Some((more, ALL_PARTS, end)) = joined(text, after).and_then(|next| days_at(text, next)) {
            if !(is_named(more) && is_named(first) && parts == ALL_PARTS) {
                break;
            }
            days |= more;
            after = end;
        }
        let parts_after = if parts == ALL_PARTS { parts_from(text, after) } else { None };
        return Some(match parts_after {
            Some((parts, after)) => (Times::of(days, parts), after),
            None => (Times::of(days, parts), after),
        });
    }
    let (parts, after) = parts_from(text, at).filter(|_| part_at(text, at).is_some())?;
    // "evenings during the week", "mornings on weekends"
    let next = skipped(text, after, &["at", "during", "in", "on", "the"]);
    let days = [after, next].into_iter().find_map(|at| days_at(text, at));
    match days.filter(|(_, of, _)| *of == ALL_PARTS) {
        Some((days, _, after)) => Some((Times::of(days, parts), after)),
        None => Some((Times::of(ALL_DAYS, parts), after)),
    }
}

/// The days that begin with this word, and the parts of them.
fn days_at(text: &[Word], at: usize) -> Option<(u64, u64, usize)> {
    let named = |word: &Word| NAMES.iter().position(|(_, names)| names.contains(&stem(&word.text)));
    let phrase = PHRASES.iter().find(|(phrase, ..)| stands(text, at, phrase));
    if let Some((phrase, days, parts)) = phrase {
        return Some((*days, *parts, at + phrase.split(' ').count()));
    }
    let day = named(text.get(at)?)?;
    // "Sat" is a day beside a part of it or another day, and otherwise what somebody did on a chair.
    let is_short = stem(&text[at].text) != NAMES[day].1[0];
    let goes_on = joined(text, at + 1).and_then(|next| text.get(next)).and_then(named).is_some();
    let is_day = !is_short || goes_on || parts_from(text, at + 1).is_some();
    is_day.then_some((1 << day, ALL_PARTS, at + 1))
}

/// The parts of a day that stand here, after small words: "mornings or afternoons".
fn parts_from(text: &[Word], at: usize) -> Option<(u64, usize)> {
    let first = skipped(text, at, BETWEEN);
    let (mut parts, mut after) = part_at(text, first)?;
    while let Some((more, end)) = joined(text, after).and_then(|next| part_at(text, next)) {
        parts |= more;
        after = end;
    }
    Some((parts, after))
}

fn part_at(text: &[Word], at: usize) -> Option<(u64, usize)> {
    let hit = OF_A_DAY.iter().filter(|(phrase, _)| stands(text, at, phrase));
    let (phrase, parts) = hit.max_by_key(|(phrase, _)| phrase.len())?;
    Some((*parts, at + phrase.split(' ').count()))
}

/// Where a list goes on: after a comma, "and" or "or".
fn joined(text: &[Word], at: usize) -> Option<usize> {
    let word = text.get(at)?;
    if ["and", "or"].contains(&word.text.as_str()) {
        Some(at + 1)
    } else {
        (word.gap == Gap::List).then_some(at)
    }
}

fn skipped(text: &[Word], from: usize, small: &[&str]) -> usize {
    let is_small = |word: &&Word| word.gap < Gap::List && small.contains(&word.text.as_str());
    from + text.get(from..).unwrap_or_default().iter().take(3).take_while(is_small).count()
}

fn stands(text: &[Word], at: usize, phrase: &str) -> bool {
    phrase.split(' ').enumerate().all(|(place, word)| {
        text.get(at + place)
            .is_some_and(|here| stem(&here.text) == word && (place == 0 || here.gap < Gap::List))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Times {
        Times::read(text).unwrap_or_default()
    }

    #[test]
    fn times_are_read_and_named() {
        for (text, name) in [
            ("weekday mornings", "weekday mornings"),
            ("Weekday lunch hours", "weekday lunch hours"),
            ("weeknights", "weekday evenings"),
            ("after work", "weekday evenings"),
            ("after 5pm on weekdays", "weekday evenings"),
            ("Friday afternoons", "Friday afternoons"),
            ("free Tuesday mornings?", "Tuesday mornings"),
            ("weekends", "weekends"),
            ("late evenings", "late evenings"),
            ("evenings during the week", "weekday evenings"),
            ("weekday mornings or afternoons", "weekday mornings and afternoons"),
            ("Mon and Wed evenings", "Monday and Wednesday evenings"),
            ("mornings on weekends", "weekend mornings"),
            ("", ""),
            ("never", ""),
            ("sung in the choir", ""),
            ("who sat on a board", ""),
            ("weekends or evenings", "weekday evenings, weekends"),
            ("weekends or weekday evenings", "weekday evenings, weekends"),
        ] {
            assert_eq!(Times::read(text).map(Times::name).unwrap_or_default(), name, "{text}");
        }
    }

    #[test]
    fn every_name_is_read_the_same_way_again() {
        for bits in 1..1 << 12_u64 {
            let times = Times::of(bits & ALL_DAYS, bits >> 7);
            if !times.is_none() {
                assert_eq!(read(&times.name()), times, "{}", times.name());
            }
        }
        assert_eq!(Times::ANY.name(), "any time");
    }

    #[test]
    fn times_overlap_as_the_week_does() {
        for (left, right, overlaps) in [
            ("weekends", "Saturday mornings", true),
            ("weekday evenings", "late evenings", true),
            ("weekday mornings", "weekends", false),
            ("Friday afternoons", "weekday afternoons", true),
            ("Sunday evenings", "weeknights", false),
        ] {
            assert_eq!(!read(left).and(read(right)).is_none(), overlaps, "{left} and {right}");
        }
        assert_eq!(read("weekends").count(), 10);
    }
}
