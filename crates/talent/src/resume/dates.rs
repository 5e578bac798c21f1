//! When something was: months, years and spans of them, as people write them.

use std::ops::Range;

use jiff::civil::Date;
use matching::lexicon::text::{Gap, Word, words};

use crate::model::Month;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Dated {
    pub start: Month,
    /// Today's month for what goes on.
    pub end: Month,
    pub is_now: bool,
    /// It says a beginning and an end.
    pub is_span: bool,
    pub range: Range<usize>,
}

const EARLIEST: i16 = 1940;
/// So far into the future a degree may lie.
const AHEAD: i16 = 8;

const MONTHS: [&[&str]; 12] = [
    &["jan", "january", "januar", "janvier", "enero"],
    &["feb", "february", "februar", "fevrier", "febrero"],
    &["mar", "march", "marz", "mars", "marzo"],
    &["apr", "april", "avril", "abril"],
    &["may", "mai", "mayo"],
    &["jun", "june", "juni", "juin", "junio"],
    &["jul", "july", "juli", "juillet", "julio"],
    &["aug", "august", "aout", "agosto"],
    &["sep", "sept", "september", "septembre", "septiembre"],
    &["oct", "october", "okt", "oktober", "octobre", "octubre"],
    &["nov", "november", "novembre", "noviembre"],
    &["dec", "december", "dez", "dezember", "decembre", "diciembre"],
];

/// From which month to which.
const SEASONS: &[(&str, i8, i8)] = &[
    ("spring", 3, 5),
    ("summer", 6, 8),
    ("autumn", 9, 11),
    ("fall", 9, 11),
    ("winter", 1, 2),
    ("q1", 1, 3),
    ("q2", 4, 6),
    ("q3", 7, 9),
    ("q4", 10, 12),
];

const SINCE: &[&str] = &["since", "seit", "depuis", "desde"];
const TILL: &[&str] = &["to", "until", "till", "through", "thru", "bis", "a", "au", "hasta"];
/// What may still stand before the end: "– till date", "to till now", "to the present".
const SMALL: &[&str] = &["the", "till", "to", "until"];
const NOW: &[&str] = &[
    "present",
    "now",
    "today",
    "current",
    "currently",
    "ongoing",
    "date",
    "heute",
    "aujourdhui",
    "actualidad",
    "presente",
    "actual",
];
const DASHES: &[&str] = &["-", "–", "—", "−", "‒", "―", "~", "→", "->", "--", "/"];

/// Every date and span of dates, in the order of the text.
pub(super) fn find(text: &str, today: Date) -> Vec<Dated> {
    if !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return Vec::new();
    }
    let reader = Reader { text, words: words(text), today };
    let mut found = Vec::new();
    let mut at = 0;
    while at < reader.words.len() {
        match reader.dated(at) {
            Some((dated, after)) => {
                found.push(dated);
                at = after;
            }
            None => at += 1,
        }
    }
    found
}

struct Reader<'a> {
    text: &'a str,
    words: Vec<Word>,
    today: Date,
}

/// A month, a season or a year, and the word after it.
#[derive(Clone, Copy)]
struct Point {
    first: Month,
    last: Month,
    after: usize,
    /// A month and two digits: a date only beside another one.
    is_short: bool,
}

enum End {
    Now,
    At(Point),
}

impl Reader<'_> {
    fn dated(&self, at: usize) -> Option<(Dated, usize)> {
        let from = self.begin(at);
        let now = Month { year: self.today.year(), month: Some(self.today.month()) };
        if SINCE.contains(&self.words[at].text.as_str()) {
            let point = self.point(at + 1).filter(|point| !point.is_short)?;
            let range = from..self.words[point.after - 1].end;
            let dated = Dated { start: point.first, end: now, is_now: true, is_span: true, range };
            return Some((dated, point.after));
        }
        let point = self.point(at)?;
        let (end, is_now, after) = match self.end_of(&point) {
            Some((End::Now, after)) => (now, true, after),
            Some((End::At(end), after)) => (end.last, false, after),
            None if point.is_short => return None,
            None => (point.last, false, point.after),
        };
        let is_span = after > point.after;
        let range = from..self.words[after - 1].end;
        Some((Dated { start: point.first, end, is_now, is_span, range }, after))
    }

    /// The apostrophe of a short year belongs to it.
    fn begin(&self, at: usize) -> usize {
        let word = &self.words[at];
        let before = self.text[..word.start].chars().next_back().filter(|_| word.text.len() == 2);
        word.start - before.filter(|sign| matches!(sign, '\'' | '’' | '‘')).map_or(0, char::len_utf8)
    }

    fn end_of(&self, from: &Point) -> Option<(End, usize)> {
        let mut at = from.after;
        let next = self.words.get(at)?;
        let is_till = TILL.contains(&next.text.as_str());
        let between = self.between(at);
        if is_till && (between.is_empty() || between == ",") {
            at += 1;
        } else if !DASHES.contains(&between) {
            return None;
        }
        let is_small = |word: &&Word| SMALL.contains(&word.text.as_str());
        at += self.words[at..].iter().take(2).take_while(is_small).count();
        let word = self.words.get(at)?;
        if NOW.contains(&word.text.as_str()) {
            return Some((End::Now, at + 1));
        }
        if let Some(point) = self.point(at) {
            let comes_after = (from.first.year, from.first.month.unwrap_or(1))
                <= (point.last.year, point.last.month.unwrap_or(12));
            let fits = comes_after && from.is_short == point.is_short;
            return fits.then_some((End::At(point), point.after));
        }
        // 2016–18
        let short = number(&word.text).filter(|_| word.text.len() == 2 && !is_till)?;
        let year = from.first.year / 100 * 100 + short;
        let year = if year < from.first.year { year + 100 } else { year };
        let last = Month { year, month: None };
        let point = Point { first: last, last, after: at + 1, is_short: false };
        let fits = from.first.month.is_none() && year <= self.latest();
        fits.then_some((End::At(point), at + 1))
    }

    /// What stands before the word, without spaces and the signs of a short year.
    fn between(&self, at: usize) -> &str {
        let between = &self.text[self.words[at - 1].end..self.words[at].start];
        between
            .trim_matches(|letter: char| letter.is_whitespace() || matches!(letter, '\'' | '’' | '‘' | '.'))
    }

    fn point(&self, at: usize) -> Option<Point> {
        let word = self.words.get(at)?.text.as_str();
        let span = |year: i16, first: i8, last: i8, after: usize| {
            let month = |month: i8| Month { year, month: Some(month) };
            Point { first: month(first), last: month(last), after, is_short: false }
        };
        if let Some(month) = month(word) {
            if let Some(year) = self.year(at + 1, true) {
                return Some(span(year, month, month, at + 2));
            }
            let day = self.words.get(at + 1).is_some_and(|word| is_day(&word.text));
            let year = self.year(at + 2, false).filter(|_| day)?;
            return Some(span(year, month, month, at + 3));
        }
        if let Some((month, year)) = self.tied(word) {
            return Some(span(year, month, month, at + 1));
        }
        if let Some((_, first, last)) = SEASONS.iter().find(|(name, ..)| *name == word) {
            return self.year(at + 1, false).map(|year| span(year, *first, *last, at + 2));
        }
        if is_day(word)
            && let Some(month) = self.words.get(at + 1).and_then(|word| month(&word.text))
            && let Some(year) = self.year(at + 2, false)
        {
            return Some(span(year, month, month, at + 3));
        }
        self.in_digits(at)
    }

    /// A month and its year in one word, as an apostrophe leaves them: "Jan'19".
    fn tied(&self, word: &str) -> Option<(i8, i16)> {
        let name = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let (month, digits) = (month(name)?, &word[name.len()..]);
        let year = number(digits)?;
        match digits.len() {
            2 => Some((month, self.century(year))),
            4 => (EARLIEST..=self.latest()).contains(&year).then_some((month, year)),
            _ => None,
        }
    }

    fn in_digits(&self, at: usize) -> Option<Point> {
        let word = &self.words[at];
        let joined = |at: usize| {
            let word = self.words.get(at).filter(|word| word.gap == Gap::Joined)?;
            let sign = self.text[self.words[at - 1].end..word.start].chars().next()?;
            matches!(sign, '/' | '.' | '-').then_some(())?;
            number(&word.text).map(|number| (number, word.text.len(), sign))
        };
        let one = |year: i16, month: Option<i16>, after: usize, is_short: bool| {
            let month = Month { year, month: month.and_then(|month| i8::try_from(month).ok()) };
            Point { first: month, last: month, after, is_short }
        };
        let is_month = |number: i16| (1..=12).contains(&number);
        if let Some(year) = self.year(at, false) {
            // 2019-03, 2019/03, 2019-03-31; but 2010-12 is a span.
            if let Some((month, 2, sign)) = joined(at + 1).filter(|(month, ..)| is_month(*month)) {
                let day = joined(at + 2).filter(|(_, length, same)| *length <= 2 && *same == sign);
                if sign != '-' || month <= year % 100 || day.is_some() {
                    return Some(one(year, Some(month), at + 2 + usize::from(day.is_some()), false));
                }
            }
            return Some(one(year, None, at + 1, false));
        }
        let first = number(&word.text).filter(|_| word.text.len() <= 2)?;
        let (second, length, sign) = joined(at + 1)?;
        if let Some(year) = self.year(at + 1, false) {
            return is_month(first).then(|| one(year, Some(first), at + 2, false));
        }
        if let Some(year) = self.year(at + 2, false).filter(|_| joined(at + 2).is_some()) {
            let is_day_first = sign == '.' || first > 12;
            let month = if is_day_first { second } else { first };
            return is_month(month).then(|| one(year, Some(month), at + 3, false));
        }
        let is_short = length == 2 && sign == '/' && is_month(first);
        is_short.then(|| one(self.century(second), Some(first), at + 2, true))
    }

    /// The year at this word: four digits, or two after an apostrophe. After a month also `Jan-19`.
    fn year(&self, at: usize, after_month: bool) -> Option<i16> {
        let word = self.words.get(at)?;
        let number = number(&word.text)?;
        match word.text.len() {
            4 => (self.stands_free(word) && (EARLIEST..=self.latest()).contains(&number)).then_some(number),
            2 => {
                let is_marked = self.text[..word.start].ends_with(['\'', '’', '‘']);
                let is_tied = after_month && word.gap == Gap::Joined;
                (is_marked || is_tied).then(|| self.century(number))
            }
            _ => None,
        }
    }

    /// Prices, shares and parts of longer numbers are no years.
    fn stands_free(&self, word: &Word) -> bool {
        let (before, after) = (&self.text[..word.start], &self.text[word.end..]);
        let is_digit = |letter: char| letter.is_ascii_digit();
        let is_amount = before.ends_with(['$', '€', '£', '#']) || after.starts_with(['%', '€', '+']);
        let goes_on = after.strip_prefix([',', '.']).is_some_and(|rest| rest.starts_with(is_digit));
        let goes_before = before.strip_suffix(',').is_some_and(|rest| rest.ends_with(is_digit));
        // "2019.03" is a month.
        let is_month =
            after.starts_with('.') && after[1..].chars().take_while(char::is_ascii_digit).count() == 2;
        !is_amount && (!goes_on || is_month) && !goes_before
    }

    fn latest(&self) -> i16 {
        self.today.year().saturating_add(AHEAD)
    }

    fn century(&self, short: i16) -> i16 {
        let latest = self.latest();
        let year = latest / 100 * 100 + short;
        if year > latest { year - 100 } else { year }
    }
}

fn month(word: &str) -> Option<i8> {
    (1..).zip(MONTHS).find(|(_, names)| names.contains(&word)).map(|(month, _)| month)
}

fn is_day(word: &str) -> bool {
    let digits = word.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let ending = &word[digits.len()..];
    matches!(ending, "" | "st" | "nd" | "rd" | "th")
        && digits.len() <= 2
        && number(digits).is_some_and(|day| (1..=31).contains(&day))
}

fn number(text: &str) -> Option<i16> {
    (!text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit())).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = jiff::civil::date(2026, 5, 17);

    fn read(text: &str) -> Vec<(String, String, bool)> {
        let shown = |month: Month| match month.month {
            Some(number) => format!("{number}/{}", month.year),
            None => month.year.to_string(),
        };
        find(text, TODAY).into_iter().map(|one| (shown(one.start), shown(one.end), one.is_now)).collect()
    }

    #[test]
    fn dates_are_read_as_people_write_them() {
        for (text, start, end, is_now) in [
            ("Jan 2019 – Present", "1/2019", "5/2026", true),
            ("January 2019 - now", "1/2019", "5/2026", true),
            ("03/2018-12/2020", "3/2018", "12/2020", false),
            ("03/2018 to present", "3/2018", "5/2026", true),
            ("2016 to 2018", "2016", "2018", false),
            ("2016–18", "2016", "2018", false),
            ("2010-12", "2010", "2012", false),
            ("Summer 2021", "6/2021", "8/2021", false),
            ("Fall 2019 – Spring 2020", "9/2019", "5/2020", false),
            ("since 2020", "2020", "5/2026", true),
            ("Sept. 2014 until June 2018", "9/2014", "6/2018", false),
            ("2019-03 – 2020-11", "3/2019", "11/2020", false),
            ("2019.03 - 2020.11", "3/2019", "11/2020", false),
            ("01.04.2017–31.03.2019", "4/2017", "3/2019", false),
            ("Mar '17 - Apr '19", "3/2017", "4/2019", false),
            ("Jan-19 to Mar-21", "1/2019", "3/2021", false),
            ("10/18 - 12/20", "10/2018", "12/2020", false),
            ("May 5, 2020", "5/2020", "5/2020", false),
            ("5 March 2018", "3/2018", "3/2018", false),
            ("2019", "2019", "2019", false),
            ("Q3 2022", "7/2022", "9/2022", false),
            ("März 2015 bis heute", "3/2015", "5/2026", true),
            ("2018 to date", "2018", "5/2026", true),
            ("Jan 2019 - till date", "1/2019", "5/2026", true),
            ("Jan 2019 – To Date", "1/2019", "5/2026", true),
            ("Jan 2019 to till now", "1/2019", "5/2026", true),
            ("June-2019 to Till Date", "6/2019", "5/2026", true),
            ("Jan'19 - Dec'21", "1/2019", "12/2021", false),
            ("Jan’19 – Till Date", "1/2019", "5/2026", true),
            ("Aug'2019 - Jul'2021", "8/2019", "7/2021", false),
            ("Mar19 to Apr20", "3/2019", "4/2020", false),
        ] {
            assert_eq!(read(text), [(start.to_owned(), end.to_owned(), is_now)], "{text}");
        }
    }

    #[test]
    fn other_numbers_are_no_dates() {
        for text in [
            "",
            "24/7 support",
            "$2,019",
            "a team of 12",
            "99%",
            "5/10",
            "room 2999",
            "1,994 users",
            "2000+ users",
        ] {
            assert!(read(text).is_empty(), "{text}: {:?}", read(text));
        }
    }

    #[test]
    fn a_date_is_found_where_it_stands() {
        let text = "Nurse, St. Anne’s (2016 to 2018), Boston";
        assert_eq!(&text[find(text, TODAY)[0].range.clone()], "2016 to 2018");
    }
}
