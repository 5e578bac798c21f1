//! Degrees and jobs.

use jiff::civil::Date;
use matching::lexicon::seniority::{self, Seniority as Level};

use super::{Desk, alike, person, say};
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

/// The degree that a row is about: the one of its year, or else the one of its name, or else the one of the class.
/// A row with a year can correct that degree. One without a year says too little of which degree is meant: it fills in
/// what is missing, and what does not fit is kept as a note. A faculty does not take the place of an institution.
pub fn education(record: &Record, parts: &mut Parts, desk: &mut Desk) {
    let [degree, field, school] = ["degree", "major", "school"].map(|field| record.text(field));
    let Some(person) = &parts.person else { return };
    if degree.is_none() && field.is_none() && school.is_none() {
        return;
    }
    let (year, class) = (record.year("class_year"), person.class_year);
    let person = person.id;
    let is_meant = |one: &Education| match (year, degree) {
        (Some(year), _) => one.end_year == year,
        (None, Some(degree)) => {
            alike(&one.degree, degree) || one.degree.is_empty() && Some(one.end_year) == class
        }
        (None, None) => Some(one.end_year) == class,
    };
    let at = parts.education.iter().position(is_meant).or_else(|| {
        let end_year = year.or(class.filter(|_| parts.education.is_empty()))?;
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
        Some(parts.education.len() - 1)
    });
    let Some(one) = at.map(|at| &mut parts.education[at]) else {
        let said: Vec<&str> = [degree, field, school].into_iter().flatten().collect();
        return person::note(parts, desk, &format!("Studied: {}; no year given.", said.join(", ")));
    };
    if year.is_some() {
        say(&mut one.degree, degree);
        say(&mut one.field, field);
    }
    let mut left = Vec::new();
    for (slot, text) in [(&mut one.degree, degree), (&mut one.field, field), (&mut one.school, school)] {
        let Some(text) = text else { continue };
        if slot.is_empty() {
            text.clone_into(slot);
        } else if !alike(slot, text) {
            left.push(text);
        }
    }
    if !left.is_empty() {
        let note = format!("Studied, class of {}: {}.", one.end_year, left.join(", "));
        person::note(parts, desk, &note);
    }
}

/// The job somebody has now. One at another employer ends the last. One that they are known to have, or to have had,
/// is nothing new: files list the jobs of a life in any order, and come again.
pub fn position(parts: &mut Parts, desk: &mut Desk, job: &Job<'_>) {
    if job.title.is_none() && job.employer.is_none() {
        return;
    }
    let Some(person) = &mut parts.person else { return };
    let now = YearMonth { year: desk.day.year(), month: desk.day.month() };
    let is_told = |one: &Position| {
        let has_title = job.title.is_none_or(|title| alike(title, &one.title));
        has_title && alike(job.employer.unwrap_or_default(), &one.employer_name)
    };
    let is_same = |one: &Position| {
        one.end.is_none() && job.employer.is_none_or(|employer| alike(employer, &one.employer_name))
    };
    let place = |is: &dyn Fn(&Position) -> bool| parts.positions.iter().position(is);
    let told = place(&|one| one.end.is_none() && is_told(one));
    if told.is_none() && place(&is_told).is_some() {
        return;
    }
    let at = told.or_else(|| place(&is_same));
    let before = parts.positions.clone();
    let at = at.unwrap_or_else(|| {
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
