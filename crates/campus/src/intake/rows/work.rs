//! Degrees and jobs.

use jiff::civil::Date;
use matching::lexicon::seniority::{self, Seniority as Level};

use super::{Desk, alike, say};
use crate::{
    import::Record,
    model::{Education, Position, Seniority, YearMonth},
    store::dossier::Parts,
};

/// How long a first degree takes.
const YEARS: i16 = 4;

/// What a row says of a job.
pub struct Job<'a> {
    pub title: Option<&'a str>,
    pub employer: Option<&'a str>,
    pub industry: Option<&'a str>,
    /// How many years somebody has worked, if the row says so.
    pub years: Option<i64>,
}

/// The degree of the class that the person is of. Without a year, a degree has no place in a life.
pub fn education(record: &Record, parts: &mut Parts, desk: &mut Desk) {
    let [degree, field, school] = ["degree", "major", "school"].map(|field| record.text(field));
    let Some(person) = &parts.person else { return };
    let year = record.year("class_year").or(person.class_year);
    let Some(end_year) = year.filter(|_| degree.is_some() || field.is_some() || school.is_some()) else {
        return;
    };
    let person = person.id;
    if !parts.education.iter().any(|one| one.end_year == end_year) {
        parts.education.push(Education {
            id: Desk::number(&mut desk.ids.education),
            person,
            school: String::new(),
            degree: String::new(),
            field: String::new(),
            start_year: end_year - YEARS,
            end_year,
            finished: end_year <= desk.day.year(),
        });
    }
    if let Some(one) = parts.education.iter_mut().find(|one| one.end_year == end_year) {
        say(&mut one.degree, degree);
        say(&mut one.field, field);
        say(&mut one.school, school);
    }
}

/// The job somebody has now. One at another employer ends the last.
pub fn position(parts: &mut Parts, desk: &mut Desk, job: &Job<'_>) {
    if job.title.is_none() && job.employer.is_none() {
        return;
    }
    let Some(person) = &mut parts.person else { return };
    let now = YearMonth { year: desk.day.year(), month: desk.day.month() };
    let is_same = |one: &Position| {
        one.end.is_none() && job.employer.is_none_or(|employer| alike(employer, &one.employer_name))
    };
    let before = parts.positions.clone();
    let at = parts.positions.iter().position(is_same).unwrap_or_else(|| {
        if job.employer.is_some() {
            parts.positions.iter_mut().filter(|one| one.end.is_none()).for_each(|one| one.end = Some(now));
        }
        parts.positions.push(Position {
            id: Desk::number(&mut desk.ids.positions),
            person: person.id,
            employer: None,
            employer_name: String::new(),
            title: String::new(),
            seniority: Seniority::Intermediate,
            industry: String::new(),
            start: since(desk.day, job.years),
            end: None,
            summary: String::new(),
        });
        parts.positions.len() - 1
    });
    let one = &mut parts.positions[at];
    say(&mut one.title, job.title);
    say(&mut one.industry, job.industry);
    if let Some(employer) = job.employer.filter(|employer| !alike(employer, &one.employer_name)) {
        employer.clone_into(&mut one.employer_name);
        one.employer = desk.things.employer(employer);
    }
    one.seniority = job.title.map_or(one.seniority, rank);
    if parts.positions != before {
        let one = &parts.positions[at];
        person.headline = match (one.title.as_str(), one.employer_name.as_str()) {
            (title, "") => title.to_owned(),
            ("", employer) => employer.to_owned(),
            (title, employer) => format!("{title} at {employer}"),
        };
    }
}

fn since(day: Date, years: Option<i64>) -> YearMonth {
    let years = years.and_then(|years| i16::try_from(years).ok()).unwrap_or(0);
    YearMonth { year: day.year() - years, month: day.month() }
}

/// How high a title stands. One that does not say is in the middle.
pub fn rank(title: &str) -> Seniority {
    match seniority::seniority(title).map(|decided| decided.level) {
        Some(Level::Intern | Level::Junior) => Seniority::Entry,
        Some(Level::Mid) | None => Seniority::Intermediate,
        Some(Level::Senior) => Seniority::Senior,
        Some(Level::Lead | Level::Manager) => Seniority::Lead,
        Some(Level::Director) => Seniority::Director,
        Some(Level::Vp | Level::Chief | Level::Owner) => Seniority::Executive,
    }
}
