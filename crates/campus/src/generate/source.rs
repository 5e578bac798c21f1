use jiff::civil::{Date, Weekday, date};

use super::{
    dice::{Dice, Stream},
    phrase::{Facts, Phrases, small},
    size::Size,
    words::{City, Words},
};
use crate::model::{PersonId, Place, YearMonth};

/// All that goes in: the seed, the day, and the words.
pub(super) struct Source {
    pub seed: u64,
    pub size: Size,
    pub today: Date,
    pub words: Words,
    pub phrases: Phrases,
}

pub(super) struct Company {
    pub name: String,
    pub stature: Stature,
}

/// What a name tells of the house that bears it; the words mark the first two as `t1` and `t2`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stature {
    /// A city, a school district, a port: large, and there for generations.
    Public,
    /// A café or a gallery.
    Small,
    Any,
}

/// The city of the university is the first in the list.
pub(super) const CAMPUS: usize = 0;

impl Source {
    pub fn new(seed: u64, size: Size, today: Date) -> Self {
        let phrases = Phrases::parse(&[
            include_str!("words/bio.txt"),
            include_str!("words/bulk.txt"),
            include_str!("words/community.txt"),
            include_str!("words/employers.txt"),
            include_str!("words/mails.txt"),
            include_str!("words/notes.txt"),
            include_str!("words/posts.txt"),
            include_str!("words/resume.txt"),
            include_str!("words/roles.txt"),
            include_str!("words/students.txt"),
        ]);
        Self { seed, size, today, words: Words::load(), phrases }
    }

    pub fn dice(&self, stream: Stream, number: u32) -> Dice {
        Dice::new(self.seed, stream, number)
    }

    /// The class that graduated last.
    pub fn latest_class(&self) -> i16 {
        let year = self.today.year();
        if self.today > commencement(year) { year } else { year - 1 }
    }

    pub fn this_month(&self) -> YearMonth {
        YearMonth { year: self.today.year(), month: self.today.month() }
    }

    pub fn any_city(&self, dice: &mut Dice) -> usize {
        dice.by_sums(&self.words.city_sums)
    }

    pub fn place(&self, city: usize) -> Place {
        let City { name, region, country, latitude, longitude, .. } = self.words.cities[city];
        Place { city: name.into(), region: region.into(), country: country.into(), latitude, longitude }
    }

    /// What an organisation of this industry might be called in this city.
    pub fn company(&self, industry: &str, city: usize, dice: &mut Dice) -> Company {
        let [surname, surname2] = dice.some(self.words.list("surnames"), 2)[..] else {
            unreachable!("there are more than two surnames")
        };
        let facts = Facts::default()
            .with("surname", surname)
            .with("surname2", surname2)
            .with("word", *dice.pick(self.words.list("words")))
            .with("city", self.words.cities[city].name);
        let home = &self.words.cities[city];
        let facts = match home.country {
            "United States" => facts.with("state", home.region).with("us", ""),
            _ => facts,
        };
        let regions = self.words.regions.get(home.region).filter(|_| home.country == "United States");
        let mut facts = match regions {
            Some(regions) => facts.with("region", *dice.pick(regions)),
            None => facts,
        };
        let name = self.phrases.converse(&format!("employer.{industry}"), &mut facts, dice);
        let stature = match () {
            () if facts.get("t1").is_some() => Stature::Public,
            () if facts.get("t2").is_some() => Stature::Small,
            () => Stature::Any,
        };
        Company { name: name.expect("every industry has a name that asks for no more than a city"), stature }
    }

    /// A day of that year after `after` and before today, if there is one.
    pub fn day_in(&self, year: i16, after: Date, until: Date, dice: &mut Dice) -> Option<Date> {
        let first = date(year, 1, 1).max(after.tomorrow().ok()?);
        let last = date(year, 12, 31).min(until).min(self.today.yesterday().ok()?);
        day_between(first, last, dice)
    }
}

/// Both days are possible.
pub(super) fn day_between(first: Date, last: Date, dice: &mut Dice) -> Option<Date> {
    let days = u32::try_from((last - first).get_days()).ok()?;
    Some(later(first, dice.below(days + 1)))
}

/// A day between both on which offices are open, if there is one.
pub(super) fn working_day_between(first: Date, last: Date, dice: &mut Dice) -> Option<Date> {
    let day = day_between(first, last, dice)?;
    let near = [day, working_day(day), earlier(day, 1), earlier(day, 2)];
    near.into_iter().find(|day| (first..=last).contains(day) && !is_weekend(*day))
}

pub(super) fn later(date: Date, days: u32) -> Date {
    date.saturating_add(jiff::Span::new().days(i64::from(days)))
}

pub(super) fn earlier(date: Date, days: u32) -> Date {
    date.saturating_sub(jiff::Span::new().days(i64::from(days)))
}

pub(super) fn is_weekend(date: Date) -> bool {
    matches!(date.weekday(), Weekday::Saturday | Weekday::Sunday)
}

/// That day, or the Monday after it when offices are closed.
pub(super) fn working_day(date: Date) -> Date {
    match date.weekday() {
        Weekday::Saturday => later(date, 2),
        Weekday::Sunday => later(date, 1),
        _ => date,
    }
}

pub(super) fn commencement(year: i16) -> Date {
    date(year, 5, 20)
}

pub(super) fn fall_begins(year: i16) -> Date {
    date(year, 8, 28)
}

/// Numbers of records begin with the number of their person, so that they are unique on the whole campus.
pub(super) fn record(person: PersonId, index: usize) -> u32 {
    person.0 * 1000 + u32::try_from(index).expect("fewer than a thousand records of a kind")
}

pub(super) fn money(cents: i64) -> String {
    let dollars = with_commas(cents / 100);
    if cents % 100 == 0 { format!("${dollars}") } else { format!("${dollars}.{:02}", cents % 100) }
}

pub(super) fn with_commas(number: i64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// For the middle of a sentence: the arts, the media, health care.
pub(super) fn industry_in_words(name: &str) -> String {
    match name {
        "Nonprofit" => "the nonprofit world".into(),
        "Arts" => "the arts".into(),
        "Media" => "the media".into(),
        name => small(name),
    }
}

pub(super) fn in_words(date: Date) -> String {
    date.strftime("%B %-d, %Y").to_string()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case(2500, "$25")]
    #[case(123_456_789, "$1,234,567.89")]
    #[case(100_000, "$1,000")]
    fn money_is_written_with_commas(#[case] cents: i64, #[case] text: &str) {
        assert_eq!(money(cents), text);
    }

    #[test]
    fn work_begins_again_on_monday() {
        let days = [date(2026, 11, 13), date(2026, 11, 14), date(2026, 11, 15), date(2026, 11, 16)];
        assert_eq!(days.map(is_weekend), [false, true, true, false]);
        assert_eq!(days.map(working_day), [days[0], days[3], days[3], days[3]]);
    }

    #[test]
    fn a_class_has_graduated_only_after_commencement() {
        let latest = |today| Source::new(1, Size::demo(), today).latest_class();
        assert_eq!(latest(date(2026, 5, 20)), 2025);
        assert_eq!(latest(date(2026, 5, 21)), 2026);
    }
}
