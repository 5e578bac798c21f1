//! What cannot be about a circumstance. An amount is never larger than what the answers show.

use jiff::{ToSpan, civil::Date};

use super::{Circumstance, Kind, effect, people};
use crate::{Case, application::Problem, case::MOST, money::dollars};

const DETAILS: usize = 1000;

pub fn problems(told: &Circumstance, case: Option<&Case>, today: Date) -> Vec<Problem> {
    let mut problems = Vec::new();
    if told.details.chars().count() > DETAILS {
        problems.push(Problem::new("details", "Please use at most 1,000 letters."));
    }
    let next_year = today.checked_add(1.year()).unwrap_or(today);
    if told.date.is_some_and(|date| date > next_year) {
        problems.push(Problem::new("date", "This date is more than a year ahead."));
    }
    if let Some(message) = of_amount(told.amount) {
        problems.push(Problem::new("amount", message));
    } else if let Some(case) = case {
        problems.extend(against_answers(told, case));
    }
    problems
}

fn of_amount(amount: Option<i64>) -> Option<&'static str> {
    match amount {
        Some(amount) if amount <= 0 => Some("Please enter an amount above nothing, or leave it empty."),
        Some(amount) if amount > MOST => Some("The form takes nine digits at most. Please check the amount."),
        _ => None,
    }
}

fn against_answers(told: &Circumstance, case: &Case) -> Option<Problem> {
    let ends = matches!(told.kind, Kind::Divorce | Kind::Death);
    let couple = people(case);
    if ends && !case.deciding().marital.is_couple() {
        let message = "Your answers name one person only. Please check the marital status first.";
        return Some(Problem::new("kind", message));
    }
    let unknown = told.who.is_some_and(|who| case.of(who).is_none() && !(ends && couple.contains(&who)));
    let stays = ends && told.who.is_some_and(|who| !couple.contains(&who));
    if unknown || stays {
        return Some(Problem::new(
            "who",
            "Your answers do not have this person. Please choose somebody else.",
        ));
    }
    let (most, what) = effect::most(told, case)?;
    let amount = told.amount.filter(|amount| *amount > most)?;
    let message = format!(
        "{} is more than the {} that your answers show as {what}. Please check the amount or the answers.",
        dollars(amount),
        dollars(most)
    );
    Some(Problem::new("amount", message))
}

/// Without what has a problem. Of words that are too many the first ones are kept.
pub fn without(told: &Circumstance, problems: &[Problem]) -> Circumstance {
    let mut kept = told.clone();
    kept.details = clean(&told.details);
    for problem in problems {
        match problem.field.as_str() {
            "amount" => kept.amount = None,
            "date" => kept.date = None,
            "who" => kept.who = None,
            _ => {}
        }
    }
    kept
}

/// One paragraph: no line ends, no control characters.
fn clean(text: &str) -> String {
    let words =
        text.split(|one: char| one.is_whitespace() || one.is_control()).filter(|word| !word.is_empty());
    let text = words.collect::<Vec<_>>().join(" ");
    text.chars().take(DETAILS).collect()
}
