//! What is asked about the student and the household, and what a school's fields are called.

use super::{Choice, Kind, Question};
use crate::AwardYear;

const DEPENDENCY: &str = "20 USC 1087vv(d); FSA Handbook, Application and Verification Guide, chapter 2";
const SIZE: &str = "20 USC 1087vv(l); FSA Handbook, Application and Verification Guide, chapter 2";

fn question(
    step: &'static str,
    field: &str,
    label: &str,
    help: String,
    kind: Kind,
    source: &'static str,
) -> Question {
    let (field, label) = (field.to_owned(), label.to_owned());
    Question { field, step, label, help, tax_line: None, kind, source }
}

pub fn about(year: AwardYear) -> Vec<Question> {
    let yes_no = |field: &str, label: &str, help: &str| {
        question("who", field, label, help.to_owned(), Kind::YesNo, DEPENDENCY)
    };
    let born = year.begins() - 23;
    vec![
        question(
            "who",
            "about.birthDate",
            "Date of birth",
            format!("Who was born before January 1, {born} is independent in {year}."),
            Kind::Date,
            DEPENDENCY,
        ),
        yes_no(
            "about.graduate",
            "Will study for a master's or doctorate",
            "Graduate students are independent, and have no Pell Grant.",
        ),
        yes_no(
            "about.hasDegree",
            "Has a bachelor's degree already",
            "Who has one, or more, has no Pell Grant.",
        ),
        yes_no(
            "about.activeDuty",
            "Serves on active duty",
            "In the U.S. armed forces, for other purposes than training.",
        ),
        yes_no("about.veteran", "Is a veteran", "Of the U.S. armed forces, and not dishonorably discharged."),
        yes_no(
            "about.dependents",
            "Provides for children or others",
            "More than half of their support, now and through the award year. A spouse is not counted here.",
        ),
        yes_no(
            "about.orphan",
            "Was an orphan, in foster care or a ward of the court",
            "At any time since turning 13.",
        ),
        yes_no(
            "about.emancipated",
            "Is emancipated or in legal guardianship",
            "By a court, as a minor, with somebody other than the parents as guardian.",
        ),
        yes_no(
            "about.homeless",
            "Is homeless or at risk of it, without support",
            "Unaccompanied, and found so by a school, a shelter or a program for it.",
        ),
    ]
}

pub fn households() -> Vec<Question> {
    let state = |field: &str, label: &str| {
        let help = "Alaska and Hawaii have poverty lines of their own.";
        question("household", field, label, help.to_owned(), Kind::State, "20 USC 1070a(b)(1)")
    };
    let size = |field: &str, label: &str, help: &str| {
        question("household", field, label, help.to_owned(), Kind::Count { least: 1, most: 99 }, SIZE)
    };
    let marital = |field: &str, label: &str, parents: bool| {
        let help = "As of today, not as of the tax return.";
        let kind = Kind::Choice { options: maritals(parents) };
        question("household", field, label, help.to_owned(), kind, DEPENDENCY)
    };
    vec![
        marital("household.marital", "Student's marital status", false),
        state("household.state", "Student's state of residence"),
        size(
            "household.familySize",
            "Student's family size",
            "The student, a spouse, and those for whom they provide more than half of the support.",
        ),
        marital("parents.marital", "Parents' marital status", true),
        state("parents.state", "Parents' state of residence"),
        size(
            "parents.familySize",
            "Parents' family size",
            "The parents, the student, and those for whom the parents provide more than half of the support.",
        ),
        question(
            "household",
            "benefit",
            "Received a federal benefit",
            "Anybody in the family, in one of the last two years: Medicaid, SSI, SNAP, free or reduced lunch, TANF, WIC, \
             housing assistance. Assets do not count then."
                .to_owned(),
            Kind::YesNo,
            "20 USC 1087ss; FSA Handbook, Application and Verification Guide, chapter 3",
        ),
    ]
}

fn maritals(parents: bool) -> Vec<Choice> {
    let all = [
        ("neverMarried", "Never married"),
        ("together", "Not married, both parents live together"),
        ("married", "Married or remarried"),
        ("separated", "Separated"),
        ("divorced", "Divorced"),
        ("widowed", "Widowed"),
    ];
    let offered = all.into_iter().filter(|(value, _)| parents || *value != "together");
    offered.map(|(value, label)| Choice { value, label }).collect()
}

/// `schools.0.costs.tuition` is "School 1: tuition and fees".
pub fn of_school(field: &str) -> Option<String> {
    let rest = field.strip_prefix("schools.")?;
    let (place, rest) = rest.split_once('.').unwrap_or((rest, ""));
    let number = place.parse::<usize>().ok()?.checked_add(1)?;
    let name = match rest {
        "" => return Some(format!("School {number}")),
        "name" => "name",
        "costs" => "costs",
        "costs.tuition" => "tuition and fees",
        "costs.books" => "books and supplies",
        "costs.transport" => "transportation",
        "costs.personal" => "personal expenses",
        "costs.housingAndFood" => "housing and food",
        "costs.other" => "other costs",
        "grants" => "grants and scholarships",
        "campusGrant" => "supplemental grant",
        "workStudy" => "federal work-study",
        "yearOfStudy" => "year of study",
        "plusDenied" => "parent PLUS loan denied",
        "used.lifetime" => "lifetime Pell used",
        other if other.starts_with("terms") => "terms",
        other if other.starts_with("calendar") => "calendar",
        _ => "details",
    };
    Some(format!("School {number}: {name}"))
}

/// To stand behind a colon. An abbreviation keeps its letters.
pub fn lower(label: &str) -> String {
    let mut letters = label.chars();
    let (first, second) = (letters.next(), letters.next());
    match (first, second) {
        (Some(first), Some(second)) if second.is_lowercase() => {
            first.to_lowercase().chain(label.chars().skip(1)).collect()
        }
        _ => label.to_owned(),
    }
}
