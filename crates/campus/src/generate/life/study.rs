use super::{
    super::{
        dice::{Dice, Stream},
        phrase::Facts,
        size::Kind,
        source::{later, money, record},
        world::GENERAL,
    },
    draft::Draft,
};
use crate::model::{
    Course, Enrolment, Grade, Hold, HoldKind, Level, Season, StaffDuty, Standing, Student, Term,
};

/// A student's record, and the two things in it that others write about.
pub(super) struct Study<'a> {
    pub student: Student,
    pub enrolments: Vec<Enrolment>,
    pub holds: Vec<Hold>,
    pub failed: Option<Failed<'a>>,
    pub last_term: &'a Term,
    /// One that is running or went well.
    pub course: &'a Course,
    /// Another one like it.
    pub other: Option<&'a Course>,
    /// One of the program that is still to come.
    pub ahead: Option<&'a Course>,
}

#[derive(Clone, Copy)]
pub(super) struct Failed<'a> {
    pub course: &'a Course,
    pub term: &'a Term,
    pub attendance: u8,
}

pub(super) fn of<'a>(draft: &Draft<'a>) -> Option<Study<'a>> {
    if draft.identity.kind != Kind::Student {
        return None;
    }
    let mut dice = draft.dice(Stream::Study);
    let dice = &mut dice;
    let world = draft.generator.world();
    let expected = draft.identity.class_year.expect("students have a class");
    let entry = |term: &&Term| term.season == Season::Fall && term.year == expected - 4;
    let entry =
        world.terms.iter().position(|term| entry(&term)).expect("terms reach back to the oldest class");
    let attended = &world.terms[entry..];
    let enrolments = enrolments(draft, attended, dice);
    let course = |enrolment: &Enrolment| &world.courses[enrolment.course.0 as usize - 1];
    let finished = attended.iter().rfind(|term| graded(term, draft));
    let failed = finished.and_then(|term| {
        let failed = |one: &&Enrolment| one.term == term.id && one.grade == Some(Grade::F);
        let enrolment = enrolments.iter().find(failed)?;
        Some(Failed { course: course(enrolment), term, attendance: enrolment.attendance_percent })
    });
    let last_term = attended.last().expect("students have at least one term");
    let due = later(last_term.start, 20) < draft.source().today;
    let balance_cents = if dice.chance(70) && due { i64::from(200 + dice.below(4200)) * 100 } else { 0 };
    let gpa_hundredths = average(&enrolments, course);
    let passed = enrolments.iter().filter(|one| one.grade.is_some_and(|grade| grade != Grade::F));
    let student = Student {
        person: draft.identity.id,
        department: draft.generator.course(draft.generator.catalogue[draft.field_index][0]).department,
        program: draft.field.name.into(),
        level: [
            Level::FirstYear,
            Level::FirstYear,
            Level::Sophomore,
            Level::Sophomore,
            Level::Junior,
            Level::Junior,
        ]
        .get(attended.len() - 1)
        .copied()
        .unwrap_or(Level::Senior),
        entry_term: attended[0].id,
        expected_year: expected,
        credits: passed.map(|one| u16::from(course(one).credits)).sum(),
        gpa_hundredths,
        standing: match (failed.is_some(), gpa_hundredths < 200 && finished.is_some()) {
            (_, true) => Standing::Probation,
            (true, false) => Standing::Warning,
            (false, false) => Standing::Good,
        },
        adviser: adviser(draft),
        balance_cents,
    };
    let went_well = |one: &&Enrolment| one.grade.is_none_or(|grade| grade.hundredths() >= 300);
    let own = |one: &&Enrolment| {
        let course = course(one);
        course.program == draft.field.name && !GENERAL.iter().any(|start| course.title.starts_with(start))
    };
    let mut best = enrolments.iter().rev().filter(went_well).filter(own).map(course);
    let liked =
        best.next().unwrap_or_else(|| course(enrolments.iter().find(went_well).unwrap_or(&enrolments[0])));
    let other = best.find(|other| other.id != liked.id);
    let taken = |id| enrolments.iter().any(|one| one.course == id);
    let ahead = draft.generator.catalogue[draft.field_index].iter().find(|id| !taken(**id));
    let ahead = ahead.map(|id| draft.generator.course(*id));
    let holds = Vec::new();
    let mut study = Study { student, enrolments, holds, failed, last_term, course: liked, other, ahead };
    study.holds = holds_on(draft, &study, dice);
    Some(study)
}

/// Grades are in, and their consequences drawn, a week after the end of term.
fn graded(term: &Term, draft: &Draft<'_>) -> bool {
    later(term.end, 7) < draft.source().today
}

fn adviser(draft: &Draft<'_>) -> crate::model::PersonId {
    let world = draft.generator.world();
    let department = world
        .departments
        .iter()
        .find(|department| department.name == draft.field.department)
        .map(|one| one.id);
    let own: Vec<_> = world
        .staff
        .iter()
        .filter(|staff| staff.department.is_some() && staff.department == department)
        .collect();
    let number = draft.identity.id.0 as usize;
    own.get(number % own.len().max(1))
        .map_or_else(|| draft.generator.staff_for(StaffDuty::Adviser, draft.identity.id), |staff| *staff)
        .mailbox
        .person
}

fn enrolments(draft: &Draft<'_>, terms: &[Term], dice: &mut Dice) -> Vec<Enrolment> {
    // How far down the list of grades one usually lands; one in eight struggles.
    let ability = if dice.chance(130) { 4 + dice.index(3) } else { dice.index(4) };
    let generator = draft.generator;
    let mut open: Vec<&Course> =
        generator.catalogue[draft.field_index].iter().map(|id| generator.course(*id)).collect();
    // Two courses of each other program are for beginners.
    let others = (0..generator.catalogue.len()).filter(|field| *field != draft.field_index);
    let electives: Vec<&Course> =
        others.flat_map(|field| &generator.catalogue[field][..2]).map(|id| generator.course(*id)).collect();
    let mut electives = dice.some(&electives, terms.len() * 4);
    let mut enrolments = Vec::new();
    for (index, term) in terms.iter().enumerate() {
        let year = u8::try_from(index / 2 + 1).expect("a few years").min(4);
        let mut load: Vec<&Course> = open.extract_if(.., |course| course.year <= year).take(2).collect();
        load.extend(electives.drain(..(4 - load.len()).min(electives.len())));
        for course in load {
            let grade = graded(term, draft).then(|| grade(ability, dice));
            let attendance = attendance(grade, ability, dice);
            if grade == Some(Grade::F) && course.program == draft.field.name {
                open.insert(0, course);
            }
            enrolments.push(Enrolment {
                id: record(draft.identity.id, enrolments.len()),
                person: draft.identity.id,
                course: course.id,
                term: term.id,
                grade,
                attendance_percent: attendance,
            });
        }
    }
    enrolments
}

fn grade(ability: usize, dice: &mut Dice) -> Grade {
    let spread = dice.index(4);
    let slip = if dice.chance(40) { 2 } else { 0 };
    Grade::ALL[(ability + spread + slip).min(Grade::ALL.len() - 1)]
}

/// Who fails was seldom there.
fn attendance(grade: Option<Grade>, ability: usize, dice: &mut Dice) -> u8 {
    let usual = match grade {
        Some(Grade::F) => 45,
        Some(Grade::D) => 65,
        _ if ability >= 4 => 72,
        _ => 84,
    };
    usual + u8::try_from(dice.below(16)).expect("below sixteen")
}

fn average<'a>(enrolments: &[Enrolment], course: impl Fn(&Enrolment) -> &'a Course) -> u16 {
    let graded = enrolments.iter().filter_map(|one| Some((u32::from(course(one).credits), one.grade?)));
    let (credits, points) = graded.fold((0, 0), |(credits, points), (weight, grade)| {
        (credits + weight, points + weight * u32::from(grade.hundredths()))
    });
    u16::try_from((points + credits / 2).checked_div(credits).unwrap_or(0)).expect("at most 400")
}

fn holds_on(draft: &Draft<'_>, study: &Study<'_>, dice: &mut Dice) -> Vec<Hold> {
    let mut holds = Vec::new();
    let person = draft.identity.id;
    let say = |section, facts: &Facts, dice: &mut Dice| draft.source().phrases.say(section, facts, dice);
    if let Some(failed) = study.failed {
        let facts =
            Facts::default().with("course", failed.course.title.as_str()).with("term", failed.term.name());
        let placed = later(failed.term.end, 3 + dice.below(4));
        let reason = say("hold.academic", &facts, dice);
        holds.push(Hold { id: record(person, 0), person, kind: HoldKind::Academic, placed, reason });
    }
    if study.student.balance_cents > 0 {
        let facts = Facts::default().with("balance", money(study.student.balance_cents));
        let placed = later(study.last_term.start, 20);
        let reason = say("hold.bursar", &facts, dice);
        holds.push(Hold { id: record(person, 1), person, kind: HoldKind::Bursar, placed, reason });
    }
    holds
}
