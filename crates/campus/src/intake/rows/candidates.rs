use super::{
    Desk, alike, person, say,
    work::{self, Job},
};
use crate::{
    import::Record,
    model::{Candidate, Interest, InterestKind},
    store::dossier::Parts,
};

pub fn put(record: &Record, parts: &mut Parts, desk: &mut Desk) {
    person::put(record, parts);
    if let Some(person) = &mut parts.person {
        person.class_year = record.year("class_year").or(person.class_year);
    }
    work::education(record, parts, desk);
    let job = Job {
        title: record.text("headline"),
        employer: record.text("employer"),
        industry: None,
        years: record.number("experience_years"),
    };
    work::position(parts, desk, &job);
    person::skills(record, parts, record.text("headline").unwrap_or_default());
    put_languages(record, parts);
    let Some(person) = parts.person.as_ref().map(|person| person.id) else { return };
    let candidate = parts.candidate.get_or_insert_with(|| Candidate {
        person,
        resume: String::new(),
        desired_titles: record.text("headline").map(str::to_owned).into_iter().collect(),
        places: record.text("city").map(str::to_owned).into_iter().collect(),
        remote: false,
        salary_from: 0,
        available_from: desk.day,
    });
    say(&mut candidate.resume, record.text("resume"));
    candidate.remote = record.boolean("remote").unwrap_or(candidate.remote);
    if let Some(notes) = record.text("notes") {
        person::note(parts, desk, notes);
    }
}

fn put_languages(record: &Record, parts: &mut Parts) {
    let Some(person) = parts.person.as_ref().map(|person| person.id) else { return };
    for text in record.list("languages") {
        let is_known = |known: &Interest| known.kind == InterestKind::Language && alike(&known.text, text);
        if !parts.interests.iter().any(is_known) {
            parts.interests.push(Interest { person, kind: InterestKind::Language, text: text.clone() });
        }
    }
}
