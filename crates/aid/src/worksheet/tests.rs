use jiff::civil::date;

use super::{Plan, Worksheet};
use crate::{AwardYear, package::Costs};

#[test]
fn an_empty_worksheet_has_a_range_and_questions() {
    let found = Worksheet::default().work_out(date(2026, 11, 17));
    assert_eq!(found.year, AwardYear::Y2026);
    assert!(found.result.is_none());
    assert!(found.sai.least <= -1500 && found.sai.most >= 900_000, "{:?}", found.sai);
    assert!(!found.missing.is_empty());
    assert!(found.problems.is_empty());
}

#[test]
fn what_cannot_be_is_told_at_its_field_and_the_rest_is_kept() {
    let costs = Costs { tuition: -1, books: 1_000_000_000_000, ..Costs::default() };
    let school = Plan { costs, year_of_study: 0, ..Plan::default() };
    let sheet = Worksheet { schools: vec![Plan::default(), school], ..Worksheet::default() };
    let found = sheet.work_out(date(2026, 11, 17));
    let fields: Vec<&str> = found.problems.iter().map(|problem| problem.field.as_str()).collect();
    assert_eq!(fields, ["schools.1.costs.tuition", "schools.1.costs.books", "schools.1.yearOfStudy"]);
}
