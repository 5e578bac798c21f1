//! What a year at a school costs, and what the school gives.

use super::{Draft, QuestionKind, draft};
use crate::case::MOST;

const COST: &str = "20 USC 1087ll; FSA Handbook 2025-26 Vol 3 ch. 2";
const PACKAGE: &str = "20 USC 1087kk; FSA Handbook 2025-26 Vol 3 p. 41-44";
const LOANS: &str = "34 CFR 685.203; FSA Handbook 2025-26 Vol 8 p. 32-33";
const NAME: usize = 80;

const DOLLARS: QuestionKind = QuestionKind::Amount { least: 0, most: MOST };

/// Of the first school; those of the others are the same.
pub fn plan() -> Vec<Draft> {
    let dollars = |field: &str, help: &str, source: &'static str| {
        draft(format!("schools.0.{field}"), DOLLARS, help, source)
    };
    vec![
        draft(
            "schools.0.name",
            QuestionKind::Text { most: NAME },
            "As you want to see it beside other schools.",
            COST,
        ),
        dollars("costs.tuition", "Tuition and fees for the whole year, before any aid.", COST),
        dollars(
            "costs.housingAndFood",
            "A year's housing and food, on campus or off. At home it is less, but not nothing.",
            COST,
        ),
        dollars("costs.books", "Books, course materials, supplies and equipment, and a computer.", COST),
        dollars("costs.transport", "Getting to class and home.", COST),
        dollars("costs.personal", "Clothes, laundry, telephone and the like.", COST),
        dollars(
            "costs.other",
            "Anything else in the school's cost of attendance, such as loan fees or care for a child.",
            COST,
        ),
        dollars(
            "grants",
            "Scholarships and grants for the year that are not federal: from the school, the state and others.",
            PACKAGE,
        ),
        dollars(
            "campusGrant",
            "The Federal Supplemental Educational Opportunity Grant, if the school offers one.",
            PACKAGE,
        ),
        dollars("workStudy", "What the school offers to let you earn. It is paid as you work.", PACKAGE),
        draft(
            "schools.0.yearOfStudy",
            QuestionKind::Count,
            "1 for the first. It sets how much can be borrowed.",
            LOANS,
        ),
        draft(
            "schools.0.plusDenied",
            QuestionKind::YesNo,
            "Answer yes if your parents were refused a PLUS Loan. You can then borrow more yourself.",
            LOANS,
        ),
    ]
}

/// Of an application that has no list of schools.
pub fn alone() -> Vec<Draft> {
    vec![
        draft("school.cost", DOLLARS, "The whole cost of attendance for a year of full-time study.", COST),
        draft(
            "school.otherGrants",
            DOLLARS,
            "Scholarships and grants for the year that are not federal: from the school, the state and others.",
            PACKAGE,
        ),
    ]
}

/// The same field of the first school.
pub fn first(field: &str) -> String {
    let Some((place, rest)) = field.strip_prefix("schools.").and_then(|rest| rest.split_once('.')) else {
        return field.to_owned();
    };
    let known = !place.is_empty() && place.chars().all(|sign| sign.is_ascii_digit());
    if known { format!("schools.0.{rest}") } else { field.to_owned() }
}
