//! What a year at Northfield asks for: bills, credits, progress, the summer.

use super::{Facts, Page, Task, dates, listed, written};

/// Full time, and the least for loans and work-study.
const FULL_TIME: i64 = 12;
const HALF_TIME: i64 = 6;

pub fn tasks(facts: &Facts<'_>) -> Vec<Task> {
    if !facts.at_northfield() {
        return Vec::new();
    }
    let all = [bill(facts), credits(facts), summer(facts), progress(facts)];
    all.into_iter().flatten().collect()
}

fn bill(facts: &Facts<'_>) -> Option<Task> {
    let Some(term) = dates::terms(facts.year).iter().find(|term| term.begins >= facts.today) else {
        let day = facts.ahead(dates::next_bill(facts.year))?;
        let task = Task::new(
            "bill",
            "Look for the fall bill",
            format!("It is in the portal from {}.", written(day)),
        )
        .by(Some(day))
        .because("The day on which it is due is published with the calendar of that year.")
        .on_page(Page::Applying);
        return Some(task);
    };
    let detail = format!(
        "It is in the portal from {} and due on {}, the first day of classes. It can be paid in four monthly parts \
         free of charge.",
        written(term.billed),
        written(term.begins)
    );
    let task = Task::new("bill", format!("Pay the bill for {}", term.name), detail)
        .by(Some(term.begins))
        .because("Unpaid accounts are past due 20 days later, and a hold follows.")
        .on_page(Page::Calendar);
    Some(task)
}

/// Terms with fewer credits than full time.
fn credits(facts: &Facts<'_>) -> Option<Task> {
    let (plan, _) = facts.here()?;
    let few: Vec<String> = plan
        .terms
        .iter()
        .filter(|term| (1..FULL_TIME).contains(&term.credits) && term.full_time == FULL_TIME)
        .map(|term| {
            let name = if term.name.trim().is_empty() { "a term" } else { term.name.trim() };
            format!("{} for {name}", term.credits)
        })
        .collect();
    let below_half = plan.terms.iter().any(|term| (1..HALF_TIME).contains(&term.credits));
    let more = if below_half { " Loans and work-study need at least 6." } else { "" };
    let due = dates::terms(facts.year).iter().find_map(|term| facts.ahead(Some(term.counted)));
    let counted = due.map_or_else(String::new, |day| format!(" Credits are counted on {}.", written(day)));
    let task = Task::new(
        "credits",
        "Talk to the aid office about fewer than 12 credits",
        format!("Planned credits: {}. Most Northfield grants need 12.{more}{counted}", listed(&few)),
    )
    .by(due)
    .because("A Pell Grant is paid in proportion to the credits that you take.")
    .on_page(Page::Pell);
    (!few.is_empty()).then_some(task)
}

fn summer(facts: &Facts<'_>) -> Option<Task> {
    let (plan, _) = facts.here()?;
    let studies =
        plan.terms.iter().any(|term| term.credits > 0 && term.name.to_lowercase().contains("summer"));
    let due = facts.ahead(dates::summer_form(facts.year)).filter(|_| studies)?;
    let detail = format!("Fill it in in the portal by {}. Register for the summer first.", written(due));
    let task = Task::new("summer", "Hand in the summer aid form", detail)
        .by(Some(due))
        .because("Without it no aid is worked out for the summer session.")
        .on_page(Page::Scholarships);
    Some(task)
}

fn progress(facts: &Facts<'_>) -> Option<Task> {
    let due = facts.ahead(dates::progress_letters(facts.year))?;
    let detail = format!(
        "Pass two thirds of the credits you attempt, and keep an average of 2.00 by the end of the second year. It is \
         checked in June; letters come by {}.",
        written(due)
    );
    let task = Task::new("progress", "Keep up satisfactory progress", detail)
        .by(Some(due))
        .because("Aid stops for those who fall short for a second time, until an appeal is granted.")
        .on_page(Page::Progress);
    Some(task)
}
