use super::{Desk, alike, person};
use crate::{
    import::Record,
    model::{Hold, HoldKind, Interest, InterestKind, Level, Standing, Student},
    store::dossier::Parts,
};

/// How long it takes from entry to degree.
const YEARS: i16 = 4;
/// Below it, somebody is on probation.
const LEAST_GPA: u16 = 200;

pub fn put(record: &Record, parts: &mut Parts, desk: &mut Desk) {
    person::put(record, parts);
    let expected = record.year("expected_year");
    if let Some(person) = &mut parts.person {
        person.is_student = true;
        person.class_year = expected.or(person.class_year);
        person.birth_year = record.date("birth_date").map_or(person.birth_year, jiff::civil::Date::year);
    }
    put_study(record, parts, desk);
    put_holds(record, parts, desk);
    put_goals(record, parts);
    if record.boolean("first_generation") == Some(true) {
        person::note(parts, desk, "The first of the family to go to college.");
    }
    if let Some(notes) = record.text("notes") {
        person::note(parts, desk, notes);
    }
}

fn put_study(record: &Record, parts: &mut Parts, desk: &mut Desk) {
    let Some(person) = &parts.person else { return };
    let student = parts.student.get_or_insert_with(|| {
        let entry = record.year("entry_year");
        let expected = record.year("expected_year");
        let expected = expected.or(entry.map(|entry| entry + YEARS)).unwrap_or(desk.day.year() + YEARS);
        let program = record.text("major").unwrap_or("Undeclared");
        let department = desk.things.department(program, &mut desk.ids.departments);
        Student {
            person: person.id,
            department,
            program: program.to_owned(),
            level: Level::FirstYear,
            entry_term: desk.things.term(entry.unwrap_or(expected - YEARS)),
            expected_year: expected,
            credits: 0,
            gpa_hundredths: 0,
            standing: Standing::Good,
            adviser: desk.things.adviser(department),
            balance_cents: 0,
        }
    });
    if let Some(program) = record.text("major").filter(|program| !alike(program, &student.program)) {
        program.clone_into(&mut student.program);
        student.department = desk.things.department(program, &mut desk.ids.departments);
    }
    student.expected_year = record.year("expected_year").unwrap_or(student.expected_year);
    student.level = record.text("level").and_then(level).unwrap_or(student.level);
    if let Some(year) = record.year("entry_year") {
        student.entry_term = desk.things.term(year);
    }
    if let Some(credits) = record.number("credits").and_then(|credits| u16::try_from(credits).ok()) {
        student.credits = credits;
    }
    if let Some(gpa) = record.number("gpa").and_then(|thousandths| u16::try_from(thousandths / 10).ok()) {
        student.gpa_hundredths = gpa;
        student.standing = match student.standing {
            _ if gpa < LEAST_GPA => Standing::Probation,
            Standing::Probation => Standing::Good,
            other => other,
        };
    }
    if let Some(adviser) = record.text("adviser").and_then(|name| desk.things.staff(name)) {
        student.adviser = adviser;
    }
}

fn level(text: &str) -> Option<Level> {
    let text = text.trim().to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
    if has(&["fresh", "first", "fr", "1"]) {
        Some(Level::FirstYear)
    } else if has(&["soph", "second", "so", "2"]) {
        Some(Level::Sophomore)
    } else if has(&["jun", "third", "jr", "3"]) {
        Some(Level::Junior)
    } else if has(&["sen", "fourth", "sr", "4"]) {
        Some(Level::Senior)
    } else {
        None
    }
}

fn put_holds(record: &Record, parts: &mut Parts, desk: &mut Desk) {
    let Some(person) = parts.person.as_ref().map(|person| person.id) else { return };
    for reason in record.list("holds") {
        if parts.holds.iter().any(|hold| alike(&hold.reason, reason)) {
            continue;
        }
        let money = ["bursar", "financ", "balance", "payment", "fee", "library", "account"];
        let is_money = money.iter().any(|word| reason.to_lowercase().contains(word));
        parts.holds.push(Hold {
            id: Desk::number(&mut desk.ids.holds),
            person,
            kind: if is_money { HoldKind::Bursar } else { HoldKind::Academic },
            placed: desk.day,
            reason: reason.clone(),
        });
    }
}

fn put_goals(record: &Record, parts: &mut Parts) {
    let Some(person) = parts.person.as_ref().map(|person| person.id) else { return };
    for text in record.list("interests") {
        if !parts.interests.iter().any(|known| alike(&known.text, text)) {
            parts.interests.push(Interest { person, kind: InterestKind::Goal, text: text.clone() });
        }
    }
}
