//! The offer: what to accept, what a loan asks for, and what to tell.

use jiff::civil::Date;

use super::{Facts, Page, Task, dates, is_northfield, written};
use crate::money::dollars;

pub fn tasks(facts: &Facts<'_>) -> Vec<Task> {
    let mut tasks = others(facts);
    if !facts.at_northfield() {
        return tasks;
    }
    tasks.push(accept(facts));
    tasks.extend(loans(facts));
    tasks.extend(work(facts));
    tasks.push(outside(facts));
    tasks.push(appeal(facts));
    tasks
}

fn others(facts: &Facts<'_>) -> Vec<Task> {
    let named = facts.sheet.schools.iter().enumerate();
    named
        .filter(|(_, plan)| !is_northfield(plan) && !plan.name.trim().is_empty())
        .map(|(place, plan)| {
            let name = plan.name.trim();
            Task::new(
                &format!("school-{place}"),
                format!("Ask {name} for its own dates"),
                "Ask for the priority date, further forms, and how long an offer stands.",
            )
            .because("Every school has its own dates, and we do not know theirs.")
            .from("The school itself")
        })
        .collect()
}

fn accept(facts: &Facts<'_>) -> Task {
    let when = match dates::offers(facts.year) {
        Some([new, returning]) => format!(
            "Offers go out from {} to new students and from {} to returning ones. ",
            written(new),
            written(returning)
        ),
        None => String::new(),
    };
    Task::new(
        "accept",
        "Accept or turn down each part of your offer",
        format!("{when}In the portal you may take the grants and turn down a loan, in whole or in part."),
    )
    .because("Grants, work and loans are three things: only loans are paid back.")
    .on_page(Page::Applying)
}

/// The first day of a payment that is still to come.
fn next_payment(facts: &Facts<'_>) -> Option<Date> {
    dates::terms(facts.year).iter().find_map(|term| facts.ahead(Some(term.paid_from())))
}

fn loans(facts: &Facts<'_>) -> Vec<Task> {
    let Some((_, Some(result))) = facts.here() else { return Vec::new() };
    let loan = result.package.subsidised.saturating_add(result.package.unsubsidised);
    if loan <= 0 {
        return Vec::new();
    }
    let due = next_payment(facts);
    let pays =
        due.map_or_else(String::new, |day| format!(" The next payment can be made from {}.", written(day)));
    let amount = format!("On this worksheet you could borrow up to {}.{pays}", dollars(loan));
    vec![
        Task::new(
            "counseling",
            "Complete entrance counseling, if you take a loan",
            format!("{amount} It is done once at StudentAid.gov and takes about thirty minutes."),
        )
        .by(due)
        .because("A first loan cannot be paid before it.")
        .on_page(Page::Loans),
        Task::new(
            "note",
            "Sign the Master Promissory Note, if you take a loan",
            format!("{amount} It is signed once for all your years."),
        )
        .by(due)
        .because("It is the promise to pay the loan back, and nothing is paid without it.")
        .on_page(Page::Loans),
    ]
}

fn work(facts: &Facts<'_>) -> Option<Task> {
    let (_, result) = facts.here()?;
    let award = result?.package.work_study;
    let due = dates::terms(facts.year).iter().find_map(|term| facts.ahead(Some(term.begins)));
    let detail = format!(
        "Your worksheet has {} of work-study for the year. It is paid by the hour and does not come off the bill. \
         You need at least 6 credits.",
        dollars(award)
    );
    let task = Task::new("work-study", "Apply for two or three work-study jobs", detail)
        .by(due)
        .because("The busiest time is the first two weeks of a term.")
        .on_page(Page::WorkStudy);
    (award > 0).then_some(task)
}

fn outside(facts: &Facts<'_>) -> Task {
    let due = facts.ahead(dates::outside_awards(facts.year));
    let by = due.map_or_else(
        || "within ten days of hearing about it".to_owned(),
        |due| format!("by {}, or within ten days of hearing about it", written(due)),
    );
    Task::new(
        "outside",
        "Tell us about scholarships from elsewhere",
        format!("Enter each one in the portal under Aid, Other awards, {by}."),
    )
    .by(due)
    .because(
        "All aid together cannot be more than the cost of attendance. We use it for the gap and for loans first.",
    )
    .on_page(Page::Scholarships)
}

fn appeal(facts: &Facts<'_>) -> Task {
    let income_year = facts.year.begins() - 2;
    let due = facts.ahead(dates::appeals_close(facts.year));
    let until = due.map_or_else(String::new, |due| {
        format!(" Appeals for {} are taken until {}.", facts.year, written(due))
    });
    let detail = format!(
        "The form looks at {income_year}. Lost work, a separation, a death or medical costs since then are good \
         reasons.{until}"
    );
    Task::new("appeal", "If your situation has changed, ask for a second look", detail)
        .by(due)
        .because("An appeal raises your offer or leaves it as it is. It never lowers it.")
        .on_page(Page::Appeals)
}
