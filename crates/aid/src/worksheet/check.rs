//! What cannot be about a school, each with a sentence that says what to do.

use super::Plan;
use crate::{
    application::Problem,
    case::MOST,
    pell::{Calendar, Term},
};

const SCHOOLS: usize = 8;
const TERMS: usize = 8;
const NAME: usize = 80;
const LIFETIME: i64 = 600_000;

pub fn problems(schools: &[Plan]) -> Vec<Problem> {
    let mut problems = Vec::new();
    if schools.len() > SCHOOLS {
        problems.push(Problem::new("schools", format!("There is room for {SCHOOLS} schools.")));
    }
    for (place, plan) in schools.iter().enumerate() {
        problems.extend(
            of_plan(plan)
                .into_iter()
                .map(|(field, message)| Problem::new(format!("schools.{place}.{field}"), message)),
        );
    }
    problems
}

/// Without what cannot be: such an amount counts as nothing, such a calendar as the usual one.
pub fn kept(schools: &[Plan]) -> Vec<Plan> {
    let clean = |plan: &Plan| {
        let mut plan = plan.clone();
        for (_, amount) in amounts(&mut plan) {
            *amount = if is_amount(*amount) { *amount } else { 0 };
        }
        plan
    };
    schools.iter().take(SCHOOLS).map(clean).collect()
}

fn is_amount(amount: i64) -> bool {
    (0..=MOST).contains(&amount)
}

fn amounts(plan: &mut Plan) -> [(&'static str, &mut i64); 9] {
    let costs = &mut plan.costs;
    [
        ("costs.tuition", &mut costs.tuition),
        ("costs.books", &mut costs.books),
        ("costs.transport", &mut costs.transport),
        ("costs.personal", &mut costs.personal),
        ("costs.housingAndFood", &mut costs.housing_and_food),
        ("costs.other", &mut costs.other),
        ("grants", &mut plan.grants),
        ("campusGrant", &mut plan.campus_grant),
        ("workStudy", &mut plan.work_study),
    ]
}

fn of_plan(plan: &Plan) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut say = |field: &str, message: String| found.push((field.to_owned(), message));
    if plan.name.chars().count() > NAME {
        say("name", format!("Please use at most {NAME} letters."));
    }
    for (field, amount) in amounts(&mut plan.clone()) {
        if *amount < 0 {
            say(field, "This cannot be negative.".to_owned());
        } else if *amount > MOST {
            say(field, format!("Please enter at most {MOST} dollars."));
        }
    }
    if !(1..=10).contains(&plan.year_of_study) {
        say("yearOfStudy", "Please enter a year of study from 1 to 10.".to_owned());
    }
    if !(0..=LIFETIME).contains(&plan.used.lifetime) {
        say("used.lifetime", "Lifetime use lies between 0 and 600 percent.".to_owned());
    }
    if plan.used.less_than_half_time_cost.is_some_and(|cost| !is_amount(cost)) {
        say("used.lessThanHalfTimeCost", "This cannot be negative.".to_owned());
    }
    if plan.terms.len() > TERMS {
        say("terms", format!("There is room for {TERMS} terms."));
    }
    if let Some(message) = of_calendar(plan.calendar) {
        say("calendar", message.to_owned());
    }
    for (number, term) in plan.terms.iter().enumerate() {
        if let Some((field, message)) = of_term(term) {
            say(&format!("terms.{number}.{field}"), message.to_owned());
        }
    }
    found
}

fn of_calendar(calendar: Calendar) -> Option<&'static str> {
    let weeks = |weeks: i64| (1..=60).contains(&weeks);
    let is_right = match calendar {
        Calendar::Standard { terms } => (1..=8).contains(&terms),
        Calendar::Short { terms, weeks: taught, year_weeks } => {
            (1..=8).contains(&terms) && weeks(taught) && weeks(year_weeks)
        }
        Calendar::General { year_weeks } => weeks(year_weeks),
    };
    (!is_right).then_some("A year has 1 to 8 terms and 1 to 60 weeks.")
}

fn of_term(term: &Term) -> Option<(&'static str, &'static str)> {
    if term.name.chars().count() > NAME {
        Some(("name", "Please use a shorter name."))
    } else if !(0..=60).contains(&term.credits) {
        Some(("credits", "Please enter 0 to 60 credits."))
    } else if !(1..=60).contains(&term.full_time) {
        Some(("fullTime", "Full time is 1 to 60 credits."))
    } else if !(1..=60).contains(&term.weeks) {
        Some(("weeks", "A term has 1 to 60 weeks."))
    } else {
        None
    }
}
