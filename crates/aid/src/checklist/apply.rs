//! From the first answer to the papers.

use jiff::civil::Date;

use super::{Facts, Page, Task, dates, is_northfield, listed, written};
use crate::{
    AwardYear, Formula, Who,
    application::{Answer, Household},
    case::{Filing, Marital},
};

pub const ANSWERS: &str = "answers";

pub fn tasks(facts: &Facts<'_>) -> Vec<Task> {
    let mut tasks = vec![answers(facts)];
    tasks.extend(file(facts));
    tasks.push(verification(facts));
    tasks
}

fn answers(facts: &Facts<'_>) -> Task {
    let (missing, wrong) = (facts.found.missing.len(), facts.found.problems.len());
    let count = |number: usize, one: &str, more: &str| match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {more}"),
    };
    let detail = match (missing, wrong) {
        (0, 0) => "Every question is answered.".to_owned(),
        (_, 0) => format!("{}.", count(missing, "answer is missing", "answers are missing")),
        (0, _) => format!("{}.", count(wrong, "answer cannot be right", "answers cannot be right")),
        _ => format!(
            "{}, and {}.",
            count(missing, "answer is missing", "answers are missing"),
            count(wrong, "answer cannot be right", "answers cannot be right")
        ),
    };
    let task = Task::new(ANSWERS, "Answer the questions that are still open", detail)
        .because("Until then index and grant are a range and not a figure.")
        .from("This worksheet");
    Task { done: missing == 0 && wrong == 0, ..task }
}

fn file(facts: &Facts<'_>) -> Vec<Task> {
    let year = facts.year;
    let close = dates::federal_close(year);
    let date = close.map(written).unwrap_or_default();
    if close.is_some_and(|close| close < facts.today) {
        let detail = format!("The form for {year} was taken until {date}. Please choose a later award year.");
        let over = Task::new("file", format!("The time to apply for {year} is over"), detail);
        return vec![over.because("There are no exceptions to the federal closing date.").from(GUIDE)];
    }
    let priority = facts.ahead(dates::priority(year)).filter(|_| facts.at_northfield());
    let by = priority.or(close);
    let opens = match dates::opens(year).filter(|opens| *opens > facts.today) {
        Some(opens) => format!("The form opens on {}. ", written(opens)),
        None => String::new(),
    };
    let mut tasks = people(facts, by);
    if let Some(priority) = priority {
        let title = format!("File the FAFSA for {year} by Northfield's priority date");
        let day = written(priority);
        let detail = format!("{opens}Northfield's own grants go first to those who file by {day}.");
        let task = Task::new("file-priority", title, detail).by(Some(priority)).on_page(Page::Applying);
        tasks.push(
            task.because("Federal aid does not shrink because you were late; the Northfield Grant may."),
        );
    }
    let detail = format!(
        "{opens}The federal closing date is {date}. If you have filed already, there is nothing to do."
    );
    let task = Task::new("file", format!("File the FAFSA for {year}"), detail)
        .by(close)
        .because("You apply once a year, with one form. There are no exceptions to the closing date.");
    // The page names the closing dates of these years only.
    let on_page = facts.at_northfield() && year >= AwardYear::Y2026;
    tasks.push(if on_page { task.on_page(Page::Applying) } else { task.from(GUIDE) });
    tasks.push(list_schools(facts).by(by));
    tasks
}

const GUIDE: &str = "FSA Handbook 2025-26, Application and Verification Guide, p. 7";

/// What everybody on the form has to do before it can be filed.
fn people(facts: &Facts<'_>, by: Option<Date>) -> Vec<Task> {
    let people = listed(&contributors(facts));
    let accounts = format!("Each needs an account of their own at StudentAid.gov: {people}.");
    let consent = format!(
        "Everybody on the form agrees that tax data may come straight from the tax office: {people}."
    );
    vec![
        Task::new("accounts", "Make an account for everybody on the form", accounts)
            .by(by)
            .because("Nobody may use somebody else's account, and our staff cannot sign for you.")
            .on_page(Page::Applying),
        Task::new("consent", "Let everybody give consent", consent)
            .by(by)
            .because("Without every consent there is no federal aid at all, not even a loan.")
            .on_page(Page::Applying),
    ]
}

fn list_schools(facts: &Facts<'_>) -> Task {
    let mut names: Vec<String> = Vec::new();
    if facts.at_northfield() {
        names.push("Northfield".to_owned());
    }
    let others = facts.sheet.schools.iter().filter(|plan| !is_northfield(plan));
    names.extend(others.map(|plan| plan.name.trim().to_owned()).filter(|name| !name.is_empty()));
    Task::new(
        "list",
        "List your schools on the form",
        format!("You can name up to 20. On this worksheet: {}.", listed(&names)),
    )
    .because("Only a school that is listed receives your answers and can make an offer.")
    .on_page(Page::Applying)
}

/// Who has to give information. A joint return is given by one of the two.
fn contributors(facts: &Facts<'_>) -> Vec<String> {
    let family = &facts.sheet.application;
    let apart = |household: &Household, first: Who| {
        household.marital.is_some_and(Marital::is_couple) && family.of(first).filing != Some(Filing::Joint)
    };
    let mut people = vec!["you".to_owned()];
    if apart(&family.household, Who::Student) {
        people.push("your spouse".to_owned());
    }
    if is_dependent(facts) {
        people.push("one parent".to_owned());
        if apart(&family.parents, Who::Parent) {
            people.push("the other parent".to_owned());
        }
    }
    people
}

/// As far as it is known: somebody who answers for a parent takes it that the parent counts.
fn is_dependent(facts: &Facts<'_>) -> bool {
    match &facts.found.result {
        Some(result) => result.formula == Formula::A,
        None => !facts.sheet.application.parent.is_empty(),
    }
}

fn verification(facts: &Facts<'_>) -> Task {
    let tax_year = facts.year.begins() - 2;
    let mut papers = vec![format!(
        "If tax data does not come straight from the tax office: a tax return transcript for {tax_year}, or a \
         signed copy of the return."
    )];
    if Who::ALL.into_iter().any(|who| facts.sheet.application.of(who).filed == Some(false)) {
        papers.push(format!("From whoever did not file for {tax_year}: W-2 forms for each job."));
    }
    if let Some(size) = size_to_show(facts) {
        papers.push(format!("A signed statement of who is in the family of {size}."));
    }
    Task::new("verification", "Have papers ready in case your file is chosen", papers.join(" "))
        .because("About one file in five is chosen, and you have thirty days from the mail.")
        .on_page(Page::Verification)
}

/// The size of a family that may have to be shown. With nobody else in it there is nothing to check
/// (FSA Handbook 2025-26, Application and Verification Guide, p. 52).
fn size_to_show(facts: &Facts<'_>) -> Option<i64> {
    let family = &facts.sheet.application;
    let (household, alone) = if is_dependent(facts) { (&family.parents, 2) } else { (&family.household, 1) };
    let couple = i64::from(household.marital.is_some_and(Marital::is_couple));
    match household.family_size {
        Some(Answer::Exactly(size)) if size > alone + couple => Some(size),
        _ => None,
    }
}
