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
    let mut unknown = Vec::new();
    if let Some(text) = record.text("level") {
        match level(text) {
            Some(level) => student.level = level,
            None => unknown.push(format!("Level: {text}.")),
        }
    }
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
    if let Some(name) = record.text("adviser") {
        match desk.things.staff(name) {
            Some(adviser) => student.adviser = adviser,
            None => unknown.push(format!("Adviser: {name}.")),
        }
    }
    // What cannot be put in its place is not lost.
    for text in unknown {
        person::note(parts, desk, &text);
    }
}

fn level(text: &str) -> Option<Level> {
    const STARTS: [(Level, &str); 4] = [
        (Level::FirstYear, "fresh"),
        (Level::Sophomore, "soph"),
        (Level::Junior, "junior"),
        (Level::Senior, "senior"),
    ];
    const WORDS: [(Level, &[&str]); 4] = [
        (Level::FirstYear, &["first", "fr", "fy", "1", "1st"]),
        (Level::Sophomore, &["second", "so", "2", "2nd"]),
        (Level::Junior, &["third", "jr", "3", "3rd"]),
        (Level::Senior, &["fourth", "sr", "4", "4th"]),
    ];
    let text = text.to_lowercase();
    let words = text.split(|character: char| !character.is_alphanumeric());
    words.filter(|word| !word.is_empty()).find_map(|word| {
        let starts = STARTS.iter().find(|(_, start)| word.starts_with(start)).map(|(level, _)| *level);
        starts.or_else(|| WORDS.iter().find(|(_, words)| words.contains(&word)).map(|(level, _)| *level))
    })
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

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("Freshman", Some(Level::FirstYear))]
    #[case("2nd year", Some(Level::Sophomore))]
    #[case("Year 2", Some(Level::Sophomore))]
    #[case("JR", Some(Level::Junior))]
    #[case("Senior (final year)", Some(Level::Senior))]
    #[case("2024 cohort", None)]
    #[case("30 credits", None)]
    #[case("Graduate", None)]
    fn a_level_is_read_and_not_guessed(#[case] text: &str, #[case] wanted: Option<Level>) {
        assert_eq!(level(text), wanted);
    }
}
