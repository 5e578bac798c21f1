//! Spans of time as people name them, in whole months: since July 2025, in the last three years, 2022-2024.

use std::ops::Range;

use campus::search::Month;
use jiff::{ToSpan, civil::Date};
use matching::lexicon::{
    numbers,
    text::{Gap, Word},
    years::find_years,
};

use super::span::{MONTHS, Span, month_before, next_month};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    In,
    Since,
    After,
    Before,
    Until,
    Between,
}

const LEADS: &[(&[&str], Side)] = &[
    (&["no", "later", "than"], Side::Until),
    (&["starting", "in"], Side::Since),
    (&["prior", "to"], Side::Before),
    (&["earlier", "than"], Side::Before),
    (&["later", "than"], Side::After),
    (&["up", "to"], Side::Until),
    (&["between"], Side::Between),
    (&["since"], Side::Since),
    (&["from"], Side::Since),
    (&["after"], Side::After),
    (&["before"], Side::Before),
    (&["until"], Side::Until),
    (&["till"], Side::Until),
    (&["through"], Side::Until),
    (&["by"], Side::Until),
    (&["during"], Side::In),
    (&["in"], Side::In),
    (&["of"], Side::In),
];

const LATER: &[&[&str]] =
    &[&["or", "later"], &["and", "later"], &["and", "after"], &["or", "after"], &["onward"], &["onwards"]];
const EARLIER: &[&[&str]] = &[&["or", "earlier"], &["and", "earlier"], &["or", "before"], &["and", "before"]];

/// The same of a number of years: "more than five years ago".
const BOUNDS: &[(&[&str], Side)] = &[
    (&["no", "more", "than"], Side::Since),
    (&["more", "than"], Side::Before),
    (&["longer", "than"], Side::Before),
    (&["over"], Side::Before),
    (&["at", "least"], Side::Until),
    (&["less", "than"], Side::After),
    (&["fewer", "than"], Side::After),
    (&["at", "most"], Side::Since),
];

const MORE: &[&[&str]] =
    &[&["or", "more"], &["or", "longer"], &["and", "more"], &["or", "earlier"], &["or", "before"]];
const LESS: &[&[&str]] = &[&["or", "less"], &["or", "later"], &["or", "after"], &["or", "since"]];

/// "Have not given in three years": behind one of these a number of years is counted back from today.
const DENIALS: &[&str] = &[
    "didnt", "doesnt", "dont", "hadnt", "hasnt", "havent", "neither", "never", "no", "nor", "not", "without",
];

/// So many words may lie between the denial and the time.
const REACH: usize = 6;

/// "In years" are more than a few.
const FEW: i64 = 3;

struct Reader<'a> {
    words: &'a [Word],
    /// Years by the byte they begin with, first and last, and the byte after them.
    years: Vec<(usize, i16, i16, usize)>,
    today: Date,
}

/// Every span that a text names, by its words.
pub fn find(text: &str, words: &[Word], today: Date) -> Vec<(Range<usize>, Span)> {
    let this_year = u16::try_from(today.year()).unwrap_or(2026);
    let year = |year: u16| i16::try_from(year).unwrap_or(i16::MAX);
    let years = find_years(text, this_year);
    let years = years.iter().map(|found| (found.start, year(found.from), year(found.to), found.end));
    let reader = Reader { words, years: years.collect(), today };
    let mut found: Vec<(Range<usize>, Span)> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        match reader.read(at).filter(|(_, after)| *after > at) {
            Some((span, after)) => {
                found.push((at..after, span));
                at = after;
            }
            None => at += 1,
        }
    }
    found
}

impl Reader<'_> {
    fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| word.text.as_str())
    }

    fn stands(&self, at: usize, phrase: &[&str]) -> bool {
        phrase.iter().enumerate().all(|(place, word)| self.word(at + place) == *word)
    }

    fn read(&self, at: usize) -> Option<(Span, usize)> {
        let before = |back: usize| at.checked_sub(back).map_or("", |at| self.word(at));
        let is_class = ["class", "classes"];
        if is_class.contains(&before(1)) || (before(1) == "of" && is_class.contains(&before(2))) {
            return None;
        }
        if let Some(relative) = self.relative(at) {
            return Some(relative);
        }
        let lead = LEADS.iter().find(|(words, _)| self.stands(at, words));
        let (side, mut next) = lead.map_or((Side::In, at), |(words, side)| (*side, at + words.len()));
        next += usize::from(["the", "year"].contains(&self.word(next)));
        if self.word(next) == "class" {
            return None;
        }
        let (first, mut after) = self.date(next)?;
        let joins = match side {
            Side::Between => ["and", "to"].contains(&self.word(after)),
            Side::In | Side::Since => ["to", "through", "until", "till"].contains(&self.word(after)),
            _ => false,
        };
        let mut last = None;
        if joins || (self.is_dashed(after) && side != Side::Before) {
            let begins = after + usize::from(joins);
            let second = self.date(begins + usize::from(self.word(begins) == "the"));
            if let Some((end, end_after)) = second.filter(|(end, _)| end.0 >= first.0) {
                (last, after) = (Some(end), end_after);
            }
        }
        // "in 2023 or 2024": either of two years that follow each other is in both of them together.
        while last.is_none_or(|last: (Month, Month)| last.1.month == 12)
            && self.word(after) == "or"
            && let Some((next, next_after)) = self.date(after + 1)
            && next.0 == next_month(last.unwrap_or(first).1)
        {
            (last, after) = (Some(next), next_after);
        }
        let later = LATER.iter().find(|words| self.stands(after, words));
        let earlier = EARLIER.iter().find(|words| self.stands(after, words));
        let (from, to) = (Some(first.0), Some(last.unwrap_or(first).1));
        let span = match (side, last, later, earlier) {
            (_, _, Some(words), _) => {
                after += words.len();
                Span { from, to: None }
            }
            (_, _, _, Some(words)) => {
                after += words.len();
                Span { from: None, to }
            }
            (Side::Since, None, ..)
                if first.0.year == first.1.year || lead.is_some_and(|(w, _)| w[0] != "from") =>
            {
                Span { from, to: None }
            }
            (Side::After, ..) => Span { from: to.map(next_month), to: None },
            (Side::Before, ..) => Span { from: None, to: from.map(month_before) },
            (Side::Until, ..) => Span { from: None, to },
            _ => Span { from, to },
        };
        Some((span, after))
    }

    fn is_dashed(&self, at: usize) -> bool {
        self.words.get(at).is_some_and(|word| word.gap == Gap::Joined)
    }

    /// A year, years, or a month of a year: the first month and the last, and the word after it.
    fn date(&self, at: usize) -> Option<((Month, Month), usize)> {
        let month = MONTHS.iter().position(|name| {
            let word = self.word(at);
            word == *name || (word.len() >= 3 && word.len() <= 4 && name.starts_with(word))
        });
        let place = at + usize::from(month.is_some());
        let start = self.words.get(place)?.start;
        let (_, from, to, end) = *self.years.iter().find(|(byte, ..)| *byte == start)?;
        let after = self.words.iter().position(|word| word.start >= end).unwrap_or(self.words.len());
        let month = month.and_then(|month| i8::try_from(month + 1).ok());
        Some(match month.filter(|_| from == to) {
            Some(month) => ((Month { year: from, month }, Month { year: from, month }), after),
            None => ((Month { year: from, month: 1 }, Month { year: to, month: 12 }), after),
        })
    }

    /// Counted back from today.
    fn relative(&self, at: usize) -> Option<(Span, usize)> {
        let year = self.today.year();
        let mut next = at + usize::from(["in", "over", "during", "within", "for"].contains(&self.word(at)));
        let is_rolling = self.word(next) == "the";
        next += usize::from(is_rolling);
        if self.stands(next, &["this", "year"]) || self.stands(next, &["current", "year"]) {
            return Some((Span::of_year(year), next + 2));
        }
        if self.stands(next, &["last", "year"]) && !is_rolling {
            return Some((Span::of_year(year - 1), next + 2));
        }
        if ["last", "past", "previous"].contains(&self.word(next)) {
            let (count, unit) = match number(self.word(next + 1)) {
                Some(count) => (count, next + 2),
                None => (1, next + 1),
            };
            return Some((Span { from: Some(self.back(count, unit)?), to: None }, unit + 1));
        }
        self.counted(at, next)
    }

    /// "Five years ago or more", "not … in three years".
    fn counted(&self, at: usize, next: usize) -> Option<(Span, usize)> {
        let first = if self.word(at) == "over" { at } else { next };
        let bound = BOUNDS.iter().find(|(words, _)| self.stands(first, words));
        let (side, number_at) = bound.map_or((Side::In, next), |(words, side)| (*side, first + words.len()));
        let is_lasting = ["in", "over", "for"].contains(&self.word(at)) && self.is_denied(at);
        if is_lasting && self.word(number_at) == "years" {
            return Some((Span { from: self.back(FEW, number_at), to: None }, number_at + 1));
        }
        let unit = number_at + 1;
        let then = self.back(number(self.word(number_at))?, unit)?;
        if self.word(unit + 1) == "ago" {
            return Some(self.ago(then, unit, side));
        }
        is_lasting.then_some((Span { from: Some(then), to: None }, unit + 1))
    }

    /// On which side of a time that lies so far back, be it said before or behind it.
    fn ago(&self, then: Month, unit: usize, side: Side) -> (Span, usize) {
        let is_year = self.word(unit).starts_with("year");
        let own = if is_year { Span::of_year(then.year) } else { Span { from: Some(then), to: Some(then) } };
        let mut after = unit + 2;
        let mut side = side;
        for (list, behind) in [(MORE, Side::Until), (LESS, Side::Since)] {
            if let Some(words) = list.iter().find(|words| self.stands(after, words)) {
                (side, after) = (behind, after + words.len());
            }
        }
        let span = match side {
            Side::Before => Span { from: None, to: own.from.map(month_before) },
            Side::Until => Span { from: None, to: own.to },
            Side::Since => Span { from: own.from, to: None },
            Side::After => Span { from: own.to.map(next_month), to: None },
            Side::In | Side::Between => own,
        };
        (span, after)
    }

    fn is_denied(&self, at: usize) -> bool {
        let joined = |at: &usize| self.words.get(at + 1).is_some_and(|word| word.gap < Gap::List);
        let mut before = (at.saturating_sub(REACH)..at).rev().take_while(joined);
        before.any(|at| DENIALS.contains(&self.word(at)))
    }

    /// The month that lies so many years or months back.
    fn back(&self, count: i64, unit: usize) -> Option<Month> {
        let span = match self.word(unit) {
            "year" | "years" | "yr" | "yrs" => count.years(),
            "month" | "months" => count.months(),
            "decade" | "decades" => (count * 10).years(),
            _ => return None,
        };
        self.today.checked_sub(span).ok().map(Month::of)
    }
}

fn number(word: &str) -> Option<i64> {
    let written = word.parse::<i64>().ok().or_else(|| match word {
        "couple" => Some(2),
        "few" => Some(3),
        word => {
            let small = numbers::SMALL.iter().position(|name| *name == word);
            let tens = numbers::TENS.iter().position(|name| *name == word).map(|at| (at + 2) * 10);
            small.or(tens).and_then(|count| i64::try_from(count).ok())
        }
    });
    written.filter(|count| (1..=100).contains(count))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use matching::lexicon::text::words;

    use super::*;

    #[test]
    fn spans_are_read_as_people_say_them() {
        for (text, expected) in [
            ("since July 2025", "2025-07.."),
            ("since 2020", "2020-01.."),
            ("in 2024", "2024-01..2024-12"),
            ("in March 2024", "2024-03..2024-03"),
            ("2022-2024", "2022-01..2024-12"),
            ("between 2010 and 2015", "2010-01..2015-12"),
            ("from 2010 to 2015", "2010-01..2015-12"),
            ("from March 2010 to May 2011", "2010-03..2011-05"),
            ("from 2019", "2019-01.."),
            ("before 2020", "..2019-12"),
            ("after 2020", "2021-01.."),
            ("after June 2020", "2020-07.."),
            ("until 2019", "..2019-12"),
            ("2019 or later", "2019-01.."),
            ("2019 or earlier", "..2019-12"),
            ("in the last three years", "2023-11.."),
            ("over the past 5 years", "2021-11.."),
            ("in the last year", "2025-11.."),
            ("in the past six months", "2026-05.."),
            ("last year", "2025-01..2025-12"),
            ("this year", "2026-01..2026-12"),
            ("two years ago", "2024-01..2024-12"),
            ("five years ago or more", "..2021-12"),
            ("five years ago or less", "2021-01.."),
            ("more than five years ago", "..2020-12"),
            ("over five years ago", "..2020-12"),
            ("at least five years ago", "..2021-12"),
            ("less than five years ago", "2022-01.."),
            ("no more than five years ago", "2021-01.."),
            ("six months ago or longer", "..2026-05"),
            ("in the 2010s", "2010-01..2019-12"),
            ("in 2023 or 2024", "2023-01..2024-12"),
            ("since the nineties", "1990-01.."),
        ] {
            let found = find(text, &words(text), date(2026, 11, 16));
            assert_eq!(found.len(), 1, "{text}: {found:?}");
            let (range, span) = &found[0];
            assert_eq!(span.id(), expected, "{text}");
            assert_eq!(range.end, words(text).len(), "{text}");
            assert_eq!(Span::parse(&span.id()), Some(*span), "{text}");
            let again = find(&span.said(), &words(&span.said()), date(2026, 11, 16));
            assert_eq!(again.first().map(|(_, span)| *span), Some(*span), "{text}: {}", span.said());
        }
    }

    #[test]
    fn years_behind_a_denial_are_counted_back_from_today() {
        for (text, expected) in [
            ("haven't given in three years", "2023-11.."),
            ("have not given for over five years", "2021-11.."),
            ("no gift in more than 18 months", "2025-05.."),
            ("haven't been to an event in years", "2023-11.."),
        ] {
            let found = find(text, &words(text), date(2026, 11, 16));
            assert_eq!(found.len(), 1, "{text}: {found:?}");
            assert_eq!((found[0].1.id().as_str(), found[0].0.end), (expected, words(text).len()), "{text}");
        }
    }

    #[test]
    fn other_numbers_are_no_spans() {
        for text in [
            "class of 2005",
            "$2000",
            "the last one",
            "five years of experience",
            "three events",
            "gave in three years",
            "not in Boston, gave in three years",
            "over five years",
        ] {
            let found = find(text, &words(text), date(2026, 11, 16));
            assert!(found.is_empty(), "{text}: {found:?}");
        }
    }
}
