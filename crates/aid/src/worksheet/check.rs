//! What cannot be about a school, each with a sentence that says what to do.

use super::Plan;
use crate::{
    application::Problem,
    case::MOST,
    package::Costs,
    pell::{Calendar, Term},
};

const SCHOOLS: usize = 8;
const TERMS: usize = 8;
const NAME: usize = 80;
const LIFETIME: i64 = 600_000;
const YEAR_ROUND: i64 = 150_000;
const CREDITS: i64 = 60;
/// More clock hours than any year has.
const HOURS: i64 = 3000;
const DIGITS: &str = "The form takes nine digits at most. Please check the amount.";

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

/// Without amounts that cannot be: they count as nothing. Nothing else of a school bears on the family's range.
pub fn kept(schools: &[Plan]) -> Vec<Plan> {
    let clean = |plan: &Plan| {
        let mut plan = plan.clone();
        for (_, amount) in amounts(&mut plan) {
            *amount = if is_amount(*amount) { *amount } else { 0 };
        }
        if !is_amount(plan.costs.total()) {
            plan.costs = Costs::default();
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
            say(field, DIGITS.to_owned());
        }
    }
    if plan.costs.total() > MOST && is_each_amount(plan) {
        say("costs", "Together this is more than nine digits. Please check the amounts.".to_owned());
    }
    if !(1..=10).contains(&plan.year_of_study) {
        say("yearOfStudy", "Please enter a year of study from 1 to 10.".to_owned());
    }
    if !(0..=LIFETIME).contains(&plan.used.lifetime) {
        say("used.lifetime", "Lifetime use lies between 0 and 600 percent.".to_owned());
    }
    if !(0..=YEAR_ROUND).contains(&plan.used.elsewhere) {
        say("used.elsewhere", "What other schools paid this year lies between 0 and 150 percent.".to_owned());
    }
    match plan.used.less_than_half_time_cost {
        Some(cost) if cost < 0 => say("used.lessThanHalfTimeCost", "This cannot be negative.".to_owned()),
        Some(cost) if cost > MOST => say("used.lessThanHalfTimeCost", DIGITS.to_owned()),
        _ => {}
    }
    if plan.terms.len() > TERMS {
        say("terms", format!("There is room for {TERMS} terms."));
    }
    if let Some(message) = of_calendar(plan.calendar) {
        say("calendar", message.to_owned());
    }
    for (number, term) in plan.terms.iter().enumerate() {
        if let Some((field, message)) = of_term(term, plan.calendar) {
            say(&format!("terms.{number}.{field}"), message);
        }
    }
    found
}

/// Whether each amount is right by itself, so that only the sum is to be told.
fn is_each_amount(plan: &Plan) -> bool {
    amounts(&mut plan.clone()).iter().all(|(_, amount)| is_amount(**amount))
}

fn of_calendar(calendar: Calendar) -> Option<&'static str> {
    let weeks = |weeks: i64| (1..=60).contains(&weeks);
    let terms = |terms: i64| (1..=8).contains(&terms);
    let (is_right, message) = match calendar {
        Calendar::Standard { terms: number } => (terms(number), "A year has 1 to 8 terms."),
        Calendar::Short { terms: number, weeks: taught, year_weeks } => (
            terms(number) && weeks(taught) && weeks(year_weeks),
            "A year has 1 to 8 terms and 1 to 60 weeks.",
        ),
        Calendar::General { year_weeks } => (weeks(year_weeks), "A year has 1 to 60 weeks."),
        Calendar::ClockHours { year_hours, year_weeks } => (
            weeks(year_weeks) && (1..=HOURS).contains(&year_hours),
            "A year has 1 to 3,000 hours and 1 to 60 weeks.",
        ),
    };
    (!is_right).then_some(message)
}

fn of_term(term: &Term, calendar: Calendar) -> Option<(&'static str, String)> {
    let (most, unit) = match calendar {
        Calendar::ClockHours { .. } => (HOURS, "hours"),
        _ => (CREDITS, "credits"),
    };
    if term.name.chars().count() > NAME {
        Some(("name", "Please use a shorter name.".to_owned()))
    } else if !(0..=most).contains(&term.credits) {
        Some(("credits", format!("Please enter 0 to {most} {unit}.")))
    } else if !(1..=most).contains(&term.full_time) {
        Some(("fullTime", format!("Full time is 1 to {most} {unit}.")))
    } else if !(1..=60).contains(&term.weeks) {
        Some(("weeks", "A term has 1 to 60 weeks.".to_owned()))
    } else {
        None
    }
}
