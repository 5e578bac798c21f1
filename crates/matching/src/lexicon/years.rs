//! Years and spans of years, as people write them.

use super::text::{Word, words};

/// Years that a text names, first and last included, from byte `start` up to byte `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    pub from: u16,
    pub to: u16,
    pub start: usize,
    pub end: usize,
}

const FIRST: u16 = 1900;

/// So far into the future a class may lie.
const AHEAD: u16 = 8;

const DECADES: &[(&str, u16)] = &[
    ("twenties", 20),
    ("thirties", 30),
    ("forties", 40),
    ("fifties", 50),
    ("sixties", 60),
    ("seventies", 70),
    ("eighties", 80),
    ("nineties", 90),
];

const TILL: &[&str] = &["to", "through", "thru", "until", "till", "and"];
const NOW: &[&str] = &["present", "now", "today", "current", "currently", "date"];

/// Every year and span of years that the text names. Years without a century are the last of their kind that
/// `this_year` allows, counting classes that have not graduated yet.
pub fn find_years(text: &str, this_year: u16) -> Vec<Found> {
    let reader = Reader { text, words: words(text), this_year };
    let mut found = Vec::new();
    let mut at = 0;
    while at < reader.words.len() {
        match reader.read(at) {
            Some((years, after)) => {
                found.push(years);
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
    this_year: u16,
}

impl Reader<'_> {
    fn read(&self, at: usize) -> Option<(Found, usize)> {
        let start = self.words[at].start;
        if let Some((from, to)) = self.decade(at) {
            return Some((Found { from, to, start, end: self.words[at].end }, at + 1));
        }
        let from = self.year(at)?;
        let (to, after) = self.end_of_span(at, from).unwrap_or((from, at + 1));
        Some((Found { from, to, start, end: self.words[after - 1].end }, after))
    }

    fn year(&self, at: usize) -> Option<u16> {
        let word = &self.words[at];
        let number = number(&word.text)?;
        match word.text.len() {
            4 if self.stands_free(word) => {
                (FIRST..=self.this_year.saturating_add(AHEAD)).contains(&number).then_some(number)
            }
            2 if self.is_short(at) => Some(self.century(number, AHEAD)),
            _ => None,
        }
    }

    /// `'94` and `class of 94`: other numbers of two digits are no years.
    fn is_short(&self, at: usize) -> bool {
        let word = &self.words[at];
        let before = at.checked_sub(1).map(|before| self.words[before].text.as_str());
        let earlier = at.checked_sub(2).map(|earlier| self.words[earlier].text.as_str());
        self.text[..word.start].ends_with(['\'', '’', '‘'])
            || (before == Some("of") && earlier == Some("class"))
    }

    /// Prices, shares and parts of longer numbers are no years.
    fn stands_free(&self, word: &Word) -> bool {
        let before = &self.text[..word.start];
        let after = &self.text[word.end..];
        let amount = before.ends_with(['$', '€', '£', '#']) || after.starts_with(['%', '€']);
        let grouped =
            |text: &str, digits: &dyn Fn(&str) -> bool| text.starts_with([',', '.']) && digits(&text[1..]);
        let goes_on = grouped(after, &|rest| rest.starts_with(|digit: char| digit.is_ascii_digit()));
        let goes_before = before.ends_with([',', '.'])
            && before[..before.len() - 1].ends_with(|digit: char| digit.is_ascii_digit());
        !amount && !goes_on && !goes_before
    }

    fn end_of_span(&self, at: usize, from: u16) -> Option<(u16, usize)> {
        let mut next = at + 1;
        let between = self.text[self.words[at].end..self.words.get(next)?.start].trim();
        let dashed = matches!(between, "-" | "–" | "—" | "/" | "-'" | "–'" | "–’" | "-’");
        if !dashed {
            if !between.is_empty() || !TILL.contains(&self.words[next].text.as_str()) {
                return None;
            }
            next += 1;
        }
        let joined_by_and = !dashed && self.words[next - 1].text == "and";
        let word = self.words.get(next)?;
        if NOW.contains(&word.text.as_str()) && !joined_by_and {
            return Some((self.this_year.max(from), next + 1));
        }
        let to = match (word.text.len(), number(&word.text)) {
            (4, Some(to)) if !joined_by_and => to,
            (2, Some(short)) if dashed => from / 100 * 100 + short + if short < from % 100 { 100 } else { 0 },
            _ => return None,
        };
        (to >= from && to - from < 80 && to <= self.this_year.saturating_add(AHEAD)).then_some((to, next + 1))
    }

    /// "In their thirties" is an age.
    fn is_age(&self, at: usize) -> bool {
        let mut before = (0..at).rev().map(|at| self.words[at].text.as_str());
        let owner = before.find(|word| !["early", "mid", "late"].contains(word));
        owner.is_some_and(|word| ["her", "his", "my", "our", "their", "your"].contains(&word))
    }

    fn decade(&self, at: usize) -> Option<(u16, u16)> {
        let word = self.words[at].text.as_str();
        if word.len() != "1990s".len() && self.is_age(at) {
            return None;
        }
        let first = match DECADES.iter().find(|(name, _)| *name == word) {
            Some((_, decade)) => self.century(*decade, 0),
            None => {
                let digits = word.strip_suffix('s')?;
                let decade = number(digits).filter(|number| number % 10 == 0)?;
                match digits.len() {
                    2 => self.century(decade, 0),
                    4 if (FIRST..=self.this_year).contains(&decade) => decade,
                    _ => return None,
                }
            }
        };
        let before = at.checked_sub(1).map_or("", |before| self.words[before].text.as_str());
        Some(match before {
            "early" => (first, first + 3),
            "mid" => (first + 4, first + 6),
            "late" => (first + 7, first + 9),
            _ => (first, first + 9),
        })
    }

    /// The last year that ends in these two digits and is not later than so many years from now.
    fn century(&self, short: u16, ahead: u16) -> u16 {
        let latest = self.this_year.saturating_add(ahead);
        let year = latest / 100 * 100 + short;
        if year > latest { year.saturating_sub(100) } else { year }
    }
}

fn number(text: &str) -> Option<u16> {
    text.bytes().all(|digit| digit.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_read_as_people_write_them() {
        for (text, expected) in [
            ("class of 1994", &[(1994, 1994)][..]),
            ("'94", &[(1994, 1994)]),
            ("Ann Lee ’29", &[(2029, 2029)]),
            ("class of 94", &[(1994, 1994)]),
            ("1994-98", &[(1994, 1998)]),
            ("1998–02", &[(1998, 2002)]),
            ("1994 – 1998", &[(1994, 1998)]),
            ("from 2001 to 2005", &[(2001, 2005)]),
            ("2019-present", &[(2019, 2026)]),
            ("1994 and 1998", &[(1994, 1994), (1998, 1998)]),
            ("the nineties", &[(1990, 1999)]),
            ("late '80s", &[(1987, 1989)]),
            ("the early 2000s", &[(2000, 2003)]),
            ("in 2010, then 2012.", &[(2010, 2010), (2012, 2012)]),
            ("BS '94, MS '96", &[(1994, 1994), (1996, 1996)]),
        ] {
            let found: Vec<_> = find_years(text, 2026).iter().map(|found| (found.from, found.to)).collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn other_numbers_are_no_years() {
        for text in [
            "",
            "$1994",
            "1,994",
            "1994.50",
            "room 94",
            "2999",
            "0094",
            "tel 555-1234",
            "99%",
            "१९९४",
            "--",
            "94",
            "7s",
            "in their thirties",
            "in her late '30s",
            "his early forties",
        ] {
            assert!(find_years(text, 2026).is_empty(), "{text}");
        }
    }
}
