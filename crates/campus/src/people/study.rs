use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::PersonLink;
use crate::{
    model::{Enrolment, Grade, HoldKind, Level, Life, Standing, Term},
    store::people::References,
};

/// How somebody's studies go.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonStudent {
    pub department: String,
    pub program: String,
    pub level: Level,
    pub entry_term: String,
    pub expected_year: i16,
    pub credits: u16,
    /// Times one hundred, as the register has it.
    pub gpa_hundredths: u16,
    /// The same, worked out from the grades. None while no grade is known.
    pub computed_gpa_hundredths: Option<u16>,
    /// Whether the grades, if there are any, lead to what the register has.
    pub gpa_agrees: bool,
    pub standing: Standing,
    pub adviser: PersonLink,
    pub balance_cents: i64,
    pub terms: Vec<PersonTerm>,
    pub holds: Vec<PersonHold>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonTerm {
    pub name: String,
    pub start: Date,
    pub end: Date,
    /// None while no grade is known.
    pub gpa_hundredths: Option<u16>,
    /// Those earned.
    pub credits: u16,
    pub courses: Vec<PersonCourse>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonCourse {
    pub code: String,
    pub title: String,
    pub credits: u8,
    /// None while the term runs.
    pub grade: Option<Grade>,
    pub attendance_percent: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonHold {
    pub id: u32,
    pub kind: HoldKind,
    pub placed: Date,
    pub reason: String,
}

impl PersonStudent {
    pub fn new(life: &Life, references: &References) -> Option<Self> {
        let student = life.student.as_ref()?;
        let department = references.departments.get(&student.department);
        let entry = references.terms.get(&student.entry_term);
        let computed = gpa(life.enrolments.iter().filter_map(|one| grade_and_credits(one, references)));
        Some(Self {
            department: department.map(|department| department.name.clone()).unwrap_or_default(),
            program: student.program.clone(),
            level: student.level,
            entry_term: entry.map(Term::name).unwrap_or_default(),
            expected_year: student.expected_year,
            credits: student.credits,
            gpa_hundredths: student.gpa_hundredths,
            computed_gpa_hundredths: computed,
            gpa_agrees: computed.is_none_or(|computed| computed == student.gpa_hundredths),
            standing: student.standing,
            adviser: PersonLink::to(student.adviser, references),
            balance_cents: student.balance_cents,
            terms: terms(life, references),
            holds: holds(life),
        })
    }
}

fn terms(life: &Life, references: &References) -> Vec<PersonTerm> {
    let mut attended: Vec<&Term> = references.terms.values().collect();
    attended.retain(|term| life.enrolments.iter().any(|one| one.term == term.id));
    attended.sort_by_key(|term| std::cmp::Reverse(term.start));
    attended.into_iter().map(|term| one_term(term, life, references)).collect()
}

fn one_term(term: &Term, life: &Life, references: &References) -> PersonTerm {
    let own: Vec<&Enrolment> = life.enrolments.iter().filter(|one| one.term == term.id).collect();
    let graded = || own.iter().filter_map(|one| grade_and_credits(one, references));
    let passed = graded().filter(|(grade, _)| *grade != Grade::F);
    let courses = own.iter().filter_map(|one| {
        let course = references.courses.get(&one.course)?;
        Some(PersonCourse {
            code: course.code.clone(),
            title: course.title.clone(),
            credits: course.credits,
            grade: one.grade,
            attendance_percent: one.attendance_percent,
        })
    });
    PersonTerm {
        name: term.name(),
        start: term.start,
        end: term.end,
        gpa_hundredths: gpa(graded()),
        credits: passed.map(|(_, credits)| u16::from(credits)).sum(),
        courses: courses.collect(),
    }
}

fn grade_and_credits(enrolment: &Enrolment, references: &References) -> Option<(Grade, u8)> {
    Some((enrolment.grade?, references.courses.get(&enrolment.course)?.credits))
}

/// The mean of the grade points, each as often as its course has credits, rounded half up.
fn gpa(graded: impl Iterator<Item = (Grade, u8)>) -> Option<u16> {
    let (points, credits) = graded.fold((0_u32, 0_u32), |(points, credits), (grade, weight)| {
        (points + u32::from(grade.hundredths()) * u32::from(weight), credits + u32::from(weight))
    });
    let mean = (points + credits / 2).checked_div(credits)?;
    u16::try_from(mean).ok()
}

fn holds(life: &Life) -> Vec<PersonHold> {
    let mut all: Vec<_> = life.holds.iter().collect();
    all.sort_by_key(|hold| std::cmp::Reverse((hold.placed, hold.id)));
    let shown = all.into_iter().map(|hold| PersonHold {
        id: hold.id,
        kind: hold.kind,
        placed: hold.placed,
        reason: hold.reason.clone(),
    });
    shown.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Generator, Size};

    #[test]
    fn without_grades_there_is_no_average_to_disagree_with() {
        let generator = Generator::new(7, Size::people(200), Generator::TODAY);
        let mut life = generator.people().find(|life| life.student.is_some()).unwrap();
        life.enrolments.clear();
        life.student.as_mut().unwrap().gpa_hundredths = 320;
        let study = PersonStudent::new(&life, &References::default()).unwrap();
        assert_eq!((study.computed_gpa_hundredths, study.gpa_agrees), (None, true));
    }

    #[test]
    fn a_mean_of_grades_weighs_by_credits() {
        assert_eq!(gpa([].into_iter()), None);
        assert_eq!(gpa([(Grade::A, 4), (Grade::F, 4)].into_iter()), Some(200));
        assert_eq!(gpa([(Grade::A, 3), (Grade::BPlus, 1)].into_iter()), Some(383));
        assert_eq!(gpa([(Grade::AMinus, 2), (Grade::B, 1)].into_iter()), Some(345), "344.67, rounded");
    }
}
