//! The words for what filters can ask for, as they stand in the index.

use std::{collections::HashMap, sync::LazyLock};

use jiff::civil::Date;
use matching::{
    index::{Filter, Tag},
    lexicon::{
        degrees::{self, find_degrees},
        fields, sectors, text, titles,
    },
};

use super::Month;
use crate::{
    model::{EventKind, Level, Seniority},
    people::PersonKind,
};

pub const KIND: &str = "kind";
pub const NAME: &str = "name";
pub const FIELD: &str = "field";
pub const INDUSTRY: &str = "industry";
pub const EMPLOYER: &str = "employer";
pub const EMPLOYER_NOW: &str = "employer now";
/// And not any more.
pub const EMPLOYER_BEFORE: &str = "employer before";
pub const DEGREE: &str = "degree";
pub const LANGUAGE: &str = "language";
pub const TITLE: &str = "title";
pub const SKILL: &str = "skill";
/// A city, a state or a country, as the person's record names it.
pub const PLACE: &str = "place";
/// A region of our own list.
pub const REGION: &str = "region";
pub const CLASS: &str = "class";
/// In cents, so far.
pub const GIVEN: &str = "given";
/// A year, and a month of a year, with a gift.
pub const GAVE_YEAR: &str = "gave year";
pub const GAVE_MONTH: &str = "gave month";
/// The day of the last gift, as a number.
pub const LAST_GIFT: &str = "last gift";
pub const VOLUNTEER_YEAR: &str = "volunteer year";
/// The year since which somebody volunteers who still does.
pub const VOLUNTEERS_SINCE: &str = "volunteers since";
/// Events that somebody came to: by kind, by year, by both.
pub const EVENT_KIND: &str = "event kind";
pub const EVENT_YEAR: &str = "event year";
pub const EVENT: &str = "event";
pub const GROUP: &str = "group";
pub const ORGANISES: &str = "organises";
/// A consent that was given.
pub const AGREED: &str = "agreed";
/// The day on which ways to reach somebody were last known to be right, as a number.
pub const CONFIRMED: &str = "confirmed";
/// The number of a city in our own list, or one below zero for a region of which no more is known.
pub const SPOT: &str = "spot";

pub const VOLUNTEER: Trait = Trait("volunteer");
pub const CANDIDATE: Trait = Trait("candidate");
pub const MENTOR: Trait = Trait("mentor");
pub const MENTEE: Trait = Trait("mentee");
pub const MEMBER: Trait = Trait("member");
pub const ORGANISER: Trait = Trait("organiser");
pub const BOUNCED: Trait = Trait("bounced");
pub const DIED: Trait = Trait("died");

/// What a title is called in our own list, by each of its spellings.
pub static TITLES: LazyLock<HashMap<String, &str>> = LazyLock::new(|| {
    let named = |(spelling, title): (&str, usize)| (text::key(spelling), titles::titles()[title].name);
    titles::spellings().map(named).collect()
});

/// Where the name of the work ends: "Professor of Chemistry", "Engineer, Acme".
const ENDS: &[&str] = &[",", "(", " - ", " at ", " for ", " in ", " of ", " to "];

/// Something that is true of a person or not.
#[derive(Clone, Copy)]
pub struct Trait(&'static str);

impl Trait {
    pub fn tag(self) -> Tag {
        Tag::new("is", self.0)
    }

    pub fn filter(self, wanted: bool) -> Filter {
        let having = Filter::Any(vec![self.tag()]);
        if wanted { having } else { Filter::Not(Box::new(having)) }
    }
}

pub fn kind(kind: PersonKind) -> &'static str {
    match kind {
        PersonKind::Student => "student",
        PersonKind::Alum => "alum",
        PersonKind::Staff => "staff",
    }
}

pub fn seniority(seniority: Seniority) -> Tag {
    let name = match seniority {
        Seniority::Entry => "entry",
        Seniority::Intermediate => "intermediate",
        Seniority::Senior => "senior",
        Seniority::Lead => "lead",
        Seniority::Director => "director",
        Seniority::Executive => "executive",
    };
    Tag::new("seniority", name)
}

pub fn student_level(level: Level) -> Tag {
    let name = match level {
        Level::FirstYear => "first year",
        Level::Sophomore => "sophomore",
        Level::Junior => "junior",
        Level::Senior => "senior",
    };
    Tag::new("year of study", name)
}

/// As it is written, and as our own list writes it: either way finds it.
pub fn both(facet: &str, written: &str, known: Option<&str>) -> impl Iterator<Item = Tag> {
    let known = known.map(|known| Tag::new(facet, known));
    std::iter::once(Tag::new(facet, written)).chain(known)
}

/// Records have names of their own for an industry of our list: "Finance" are Financial Services.
pub fn industry(written: &str) -> impl Iterator<Item = Tag> {
    both(INDUSTRY, written, sectors::industry(written))
}

/// Whoever asks for engineering asks for every kind of it.
pub fn fields_meant(written: &str) -> Vec<Tag> {
    let known = fields::field(written).into_iter().flat_map(fields::meant_by);
    let meant = known.map(|field| Tag::new(FIELD, field.name));
    std::iter::once(Tag::new(FIELD, written)).chain(meant).collect()
}

/// A senior software engineer is a software engineer, and an engineer.
pub fn titles_of(written: &str) -> Vec<Tag> {
    let end = ENDS.iter().filter_map(|end| written.find(end)).min().unwrap_or(written.len());
    let work: Vec<&str> = written[..end].split_whitespace().collect();
    let shorter = (0..work.len()).map(|from| work[from..].join(" "));
    let all = std::iter::once(written.to_owned()).chain(shorter);
    all.flat_map(|title| both(TITLE, &title, TITLES.get(&text::key(&title)).copied()).collect::<Vec<_>>())
        .collect()
}

/// As our own list writes a degree: `PhD` is a Doctor of Philosophy.
pub fn degree(written: &str) -> Option<&'static degrees::Degree> {
    let key = text::key(written);
    let named = degrees::degrees().iter().find(|degree| text::key(degree.name) == key);
    named.or_else(|| find_degrees(written).first().map(|found| found.degree))
}

/// As it is written, as our own list writes it, and as any of its level.
pub fn degrees_of(written: &str) -> impl Iterator<Item = Tag> {
    let known = degree(written);
    let level = known.map(|known| match known.level {
        degrees::Level::Certificate => "Certificate",
        degrees::Level::Associate => "Associate Degree",
        degrees::Level::Bachelor => "Bachelor's Degree",
        degrees::Level::Master => "Master's Degree",
        degrees::Level::Professional => "Professional Degree",
        degrees::Level::Doctorate => "Doctorate",
    });
    both(DEGREE, written, known.map(|known| known.name)).chain(level.map(|level| Tag::new(DEGREE, level)))
}

/// Later days have greater numbers.
pub fn day(date: Date) -> i64 {
    i64::from(date.year()) * 10_000 + i64::from(date.month()) * 100 + i64::from(date.day())
}

pub fn gave_year(year: i16) -> Tag {
    Tag::new(GAVE_YEAR, &year.to_string())
}

pub fn gave_month(month: Month) -> Tag {
    Tag::new(GAVE_MONTH, &format!("{} {}", month.year, month.month))
}

pub fn volunteer_year(year: i16) -> Tag {
    Tag::new(VOLUNTEER_YEAR, &year.to_string())
}

pub fn event_kind(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Reunion => "reunion",
        EventKind::Homecoming => "homecoming",
        EventKind::Lecture => "lecture",
        EventKind::CareerPanel => "career panel",
        EventKind::RegionalMeetup => "regional meetup",
        EventKind::Webinar => "webinar",
    }
}

pub fn event_year(year: i16) -> Tag {
    Tag::new(EVENT_YEAR, &year.to_string())
}

pub fn event_month(month: Month) -> Tag {
    Tag::new(EVENT_YEAR, &format!("{} {}", month.year, month.month))
}

pub fn event_in(kind: EventKind, month: Month) -> Tag {
    Tag::new(EVENT, &format!("{} {} {}", event_kind(kind), month.year, month.month))
}

pub fn event(kind: EventKind, year: i16) -> Tag {
    Tag::new(EVENT, &format!("{} {year}", event_kind(kind)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_all_that_it_ends_with_and_what_our_list_calls_it() {
        let has = |written: &str, title: &str| titles_of(written).contains(&Tag::new(TITLE, title));
        for (written, title, expected) in [
            ("Senior Software Engineer", "software engineer", true),
            ("Senior Software Engineer", "Engineer", true),
            ("Senior Software Engineer", "Software", false),
            ("Attorney", "Lawyer", true),
            ("Professor of Chemistry", "Professor", true),
            ("Professor of Chemistry", "Chemistry", false),
            ("Engineer, Acme", "Engineer", true),
            ("", "Engineer", false),
        ] {
            assert_eq!(has(written, title), expected, "{written}: {title}");
        }
    }

    #[test]
    fn an_industry_is_found_by_every_name_that_records_have_for_it() {
        for (recorded, asked) in [
            ("Finance", "Financial Services"),
            ("Law", "Legal Services"),
            ("Arts", "the arts"),
            ("Education", "Primary and Secondary Education"),
            ("Energy", "energy"),
            ("Transport", "Transportation"),
            ("Health care", "Hospitals and Health Care"),
        ] {
            let wanted: Vec<Tag> = industry(asked).collect();
            assert!(industry(recorded).any(|tag| wanted.contains(&tag)), "{recorded}: {asked}");
        }
    }

    #[test]
    fn who_has_studied_mechanical_engineering_has_studied_engineering() {
        let finds = |asked: &str, studied: &str| fields_meant(asked).contains(&Tag::new(FIELD, studied));
        for (asked, studied, expected) in [
            ("Engineering", "Mechanical Engineering", true),
            ("engineering", "Civil Engineering", true),
            ("Engineering", "Engineering", true),
            ("Engineering", "Physics", false),
            ("Mechanical Engineering", "Civil Engineering", false),
            ("Mechanical Engineering", "Engineering", false),
            ("Biology", "Biochemistry", false),
        ] {
            assert_eq!(finds(asked, studied), expected, "{asked}: {studied}");
        }
    }

    #[test]
    fn a_degree_is_known_by_its_letters_its_name_and_its_level() {
        for (written, asked) in [
            ("PhD", "Doctor of Philosophy"),
            ("PhD", "Doctorate"),
            ("MBA", "Master's Degree"),
            ("BS", "Bachelor of Science"),
            ("Bachelor of Arts", "Bachelor's Degree"),
        ] {
            assert!(degrees_of(written).any(|tag| tag == Tag::new(DEGREE, asked)), "{written}: {asked}");
        }
        assert!(!degrees_of("MBA").any(|tag| tag == Tag::new(DEGREE, "Doctorate")));
    }
}
