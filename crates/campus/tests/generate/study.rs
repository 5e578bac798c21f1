use std::collections::BTreeSet;

use campus::model::{Grade, Hold, HoldKind, Level, Life, Season, StaffDuty, Standing};

use crate::{Campus, Verdict, ensure};

fn course<'a>(campus: &'a Campus, one: &campus::model::Enrolment) -> Option<&'a campus::model::Course> {
    campus.world().courses.get(one.course.0 as usize - 1)
}

pub fn grades_make_the_average(life: &Life, campus: &Campus) -> Verdict {
    let Some(student) = &life.student else { return Ok(()) };
    let (mut credits, mut points, mut earned) = (0_u32, 0_u32, 0_u32);
    for one in &life.enrolments {
        let Some(course) = course(campus, one) else { return Err(format!("no such course: {one:?}")) };
        if let Some(grade) = one.grade {
            let weight = u32::from(course.credits);
            (credits, points) = (credits + weight, points + weight * u32::from(grade.hundredths()));
            earned += if grade == Grade::F { 0 } else { weight };
        }
    }
    let average = (points + credits / 2).checked_div(credits).unwrap_or(0);
    ensure!(u32::from(student.gpa_hundredths) == average, "{} is not {average}", student.gpa_hundredths);
    ensure!(u32::from(student.credits) == earned, "{} credits are not {earned}", student.credits);
    Ok(())
}

/// Of the last term that has been graded.
fn failed<'a>(life: &Life, campus: &'a Campus) -> Vec<&'a str> {
    let finished = life.enrolments.iter().filter(|one| one.grade.is_some()).map(|one| one.term).max();
    let failed = |one: &&campus::model::Enrolment| Some(one.term) == finished && one.grade == Some(Grade::F);
    let title = |one| course(campus, one).map(|course| course.title.as_str());
    life.enrolments.iter().filter(failed).filter_map(title).collect()
}

/// Grades, standing, holds and mails tell one story.
pub fn holds_have_reasons_and_letters(life: &Life, campus: &Campus) -> Verdict {
    let Some(student) = &life.student else {
        ensure!(life.enrolments.is_empty() && life.holds.is_empty(), "a hold on no student");
        return Ok(());
    };
    let failed = failed(life, campus);
    let names_failure = |text: &str| failed.iter().any(|course| text.contains(course));
    let hold = |kind| -> Option<&Hold> { life.holds.iter().find(|hold| hold.kind == kind) };
    ensure!(hold(HoldKind::Academic).is_some() != failed.is_empty(), "failed {failed:?}, {:?}", life.holds);
    if let Some(hold) = hold(HoldKind::Academic) {
        ensure!(names_failure(&hold.reason), "{}", hold.reason);
        let letter = life.mails.iter().find(|mail| mail.from.person == student.adviser);
        let told = letter.is_some_and(|mail| {
            names_failure(&mail.body) && mail.body.contains("hold") && mail.at.date() >= hold.placed
        });
        ensure!(told, "the adviser does not write of {failed:?}: {letter:?}");
    }
    let owes = student.balance_cents > 0;
    ensure!(owes == hold(HoldKind::Bursar).is_some(), "{student:?} {:?}", life.holds);
    let dunned =
        life.mails.iter().any(|mail| mail.body.contains("balance") || mail.body.contains("past due"));
    ensure!(owes == dunned, "owes {}, and the letters?", student.balance_cents);
    if life.holds.is_empty() {
        let spoken = life.mails.iter().find(|mail| mail.body.contains(" hold"));
        ensure!(spoken.is_none(), "no hold, but a letter: {spoken:?}");
    }
    let standing = match student.gpa_hundredths {
        ..200 if life.enrolments.iter().any(|one| one.grade.is_some()) => Standing::Probation,
        _ if failed.is_empty() => Standing::Good,
        _ => Standing::Warning,
    };
    ensure!(student.standing == standing, "{:?} should be {standing:?}", student.standing);
    ensure!(life.holds.iter().all(|hold| hold.placed <= campus.today), "{:?}", life.holds);
    Ok(())
}

pub fn terms_follow_entry(life: &Life, campus: &Campus) -> Verdict {
    let Some(student) = &life.student else { return Ok(()) };
    let terms = &campus.world().terms;
    let term = |id: campus::model::TermId| terms.iter().find(|term| term.id == id);
    let Some(entry) = term(student.entry_term) else { return Err("entered at no time".to_owned()) };
    ensure!(entry.season == Season::Fall && entry.year == student.expected_year - 4, "{entry:?} {student:?}");
    ensure!(Some(student.expected_year) == life.person.class_year, "{student:?}");
    for one in &life.enrolments {
        let Some(term) = term(one.term) else { return Err(format!("no such term: {one:?}")) };
        ensure!(term.start >= entry.start, "enrolled before entry: {one:?}");
        ensure!(one.grade.is_none() || term.end < campus.today, "graded too early: {one:?}");
        ensure!(one.attendance_percent <= 100, "{one:?}");
    }
    let distinct: BTreeSet<_> = life.enrolments.iter().map(|one| (one.term, one.course)).collect();
    ensure!(distinct.len() == life.enrolments.len(), "one course twice in a term");
    let years = life.enrolments.iter().map(|one| one.term).collect::<BTreeSet<_>>().len().div_ceil(2);
    let level = [Level::FirstYear, Level::Sophomore, Level::Junior, Level::Senior][years.clamp(1, 4) - 1];
    ensure!(student.level == level, "{:?} after {years} years", student.level);
    let adviser = campus.staff(student.adviser);
    ensure!(adviser.is_some_and(|staff| staff.duty == StaffDuty::Adviser), "{adviser:?}");
    Ok(())
}

/// Nobody tells of a course of the program that they have not been in by then.
pub fn students_speak_of_courses_they_take(life: &Life, campus: &Campus) -> Verdict {
    let Some(student) = &life.student else { return Ok(()) };
    let terms = &campus.world().terms;
    let begun = |one: &&campus::model::Enrolment, by: jiff::civil::Date| {
        terms.iter().any(|term| term.id == one.term && term.start <= by)
    };
    let texts = [(&life.person.bio, campus.today)]
        .into_iter()
        .chain(life.posts.iter().map(|post| (&post.text, post.date)))
        .chain(life.candidate.iter().map(|one| (&one.resume, campus.today)));
    for (text, by) in texts {
        let taken: Vec<&str> = (life.enrolments.iter().filter(|one| begun(one, by)))
            .filter_map(|one| Some(course(campus, one)?.title.as_str()))
            .chain(life.skills.iter().map(|skill| skill.skill.as_str()))
            .chain([student.program.as_str()])
            .collect();
        let own = campus.world().courses.iter().filter(|course| course.program == student.program);
        for course in own.filter(|course| text.contains(&course.title)) {
            let known = taken.iter().any(|taken| taken.contains(&course.title));
            ensure!(known, "not in {}, but: {text}", course.title);
        }
    }
    Ok(())
}
