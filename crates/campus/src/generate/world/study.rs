use jiff::civil::date;

use super::super::source::{Source, fall_begins};
use crate::model::{Course, CourseId, Department, DepartmentId, Season, Term, TermId};

pub(super) fn departments(source: &Source) -> Vec<Department> {
    let mut departments: Vec<Department> = Vec::new();
    for field in &source.words.fields {
        match departments.iter_mut().find(|department| department.name == field.department) {
            Some(department) => department.programs.push(field.name.into()),
            None => departments.push(Department {
                id: DepartmentId(u32::try_from(departments.len() + 1).expect("a few dozen")),
                name: field.department.into(),
                programs: vec![field.name.into()],
            }),
        }
    }
    departments
}

/// Where in the catalogue a course stands: its number, and the year of study it is meant for.
const PLACES: [(u16, u8); 9] =
    [(101, 1), (120, 1), (205, 2), (230, 2), (310, 3), (325, 3), (340, 3), (420, 4), (490, 4)];

/// What every program offers to those who have come far.
pub(in super::super) const GENERAL: [&str; 3] =
    ["Junior Seminar in", "Advanced Topics in", "Senior Project in"];

pub(super) fn courses(source: &Source, departments: &[Department]) -> Vec<Course> {
    let mut courses = Vec::new();
    for field in &source.words.fields {
        let department = departments
            .iter()
            .find(|department| department.name == field.department)
            .expect("departments are made of the same fields")
            .id;
        let titles = field.courses.iter().map(|title| (*title).to_owned());
        let titles = titles.chain(GENERAL.map(|general| format!("{general} {}", field.name)));
        for (title, (number, year)) in titles.zip(PLACES) {
            courses.push(Course {
                id: CourseId(u32::try_from(courses.len() + 1).expect("a few hundred")),
                department,
                code: format!("{} {number}", field.code),
                title,
                program: field.name.into(),
                year,
                credits: if number == 490 { 6 } else { 4 },
            });
        }
    }
    courses
}

/// From the entry of the oldest class on campus to the term that has begun last.
pub(super) fn terms(source: &Source) -> Vec<Term> {
    let latest = source.latest_class();
    let both = (latest - 3..=latest + 1).flat_map(|year| {
        [
            (Season::Spring, year, date(year, 1, 18), date(year, 5, 12)),
            (Season::Fall, year, fall_begins(year), date(year, 12, 18)),
        ]
    });
    let begun = both.skip(1).filter(|(_, _, start, _)| *start <= source.today);
    (1..)
        .zip(begun)
        .map(|(id, (season, year, start, end))| Term { id: TermId(id), season, year, start, end })
        .collect()
}
