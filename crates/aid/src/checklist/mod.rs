//! What a family has to do next, and by when. Dates are those of Northfield's pages and of the federal rules.
//!
//! Nothing is known of what somebody has done elsewhere: only what the worksheet itself shows can be done.

mod apply;
pub(crate) mod dates;
mod ics;
mod money;
mod study;

pub use ics::ics;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    AwardYear, Worksheet,
    worksheet::{Plan, PlanResult, WorkedOut},
};

/// One thing to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidTask)]
pub struct Task {
    /// Stays the same from day to day.
    pub id: String,
    pub title: String,
    pub detail: String,
    /// Never in the past.
    pub due: Option<Date>,
    pub why: String,
    /// A page's title, or a federal rule.
    pub source: String,
    /// The page in the library: `aid-applying`.
    pub page: Option<String>,
    pub done: bool,
}

/// What is to be done on the given day, the next thing first.
pub fn checklist(worksheet: &Worksheet, today: Date) -> Vec<Task> {
    let found = worksheet.work_out(today);
    let facts = Facts { sheet: worksheet, found: &found, today, year: worksheet.application.year };
    let mut tasks = apply::tasks(&facts);
    tasks.extend(money::tasks(&facts));
    tasks.extend(study::tasks(&facts));
    let first = |task: &Task| task.id != apply::ANSWERS;
    tasks.sort_by_key(|task| (task.done, first(task), task.due.is_none(), task.due));
    tasks
}

/// What every task is made of.
struct Facts<'a> {
    sheet: &'a Worksheet,
    found: &'a WorkedOut,
    today: Date,
    year: AwardYear,
}

impl<'a> Facts<'a> {
    /// A date that is still to come.
    fn ahead(&self, date: Option<Date>) -> Option<Date> {
        date.filter(|date| *date >= self.today)
    }

    /// Northfield's own dates matter unless every school has another name.
    fn at_northfield(&self) -> bool {
        self.sheet.schools.is_empty()
            || self.sheet.schools.iter().any(|plan| is_northfield(plan) || plan.name.trim().is_empty())
    }

    /// Its plan and what came out for it: Northfield if it is there, or else the first school without a name.
    fn here(&self) -> Option<(&'a Plan, Option<&'a PlanResult>)> {
        let schools = &self.sheet.schools;
        let place = schools
            .iter()
            .position(is_northfield)
            .or_else(|| schools.iter().position(|plan| plan.name.trim().is_empty()))?;
        Some((&schools[place], self.found.schools.get(place)))
    }
}

fn is_northfield(plan: &Plan) -> bool {
    plan.name.to_lowercase().contains("northfield")
}

/// A page of Northfield's library.
#[derive(Clone, Copy, Debug)]
enum Page {
    Appeals,
    Applying,
    Calendar,
    Loans,
    Pell,
    Progress,
    Scholarships,
    Verification,
    WorkStudy,
}

impl Page {
    fn slug(self) -> &'static str {
        match self {
            Self::Appeals => "aid-appeals",
            Self::Applying => "aid-applying",
            Self::Calendar => "campus-academic-calendar-2026-27",
            Self::Loans => "aid-loans",
            Self::Pell => "aid-pell-grant",
            Self::Progress => "aid-satisfactory-progress",
            Self::Scholarships => "aid-scholarships-and-summer",
            Self::Verification => "aid-verification",
            Self::WorkStudy => "aid-work-study",
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::Appeals => "Asking for a second look at your aid",
            Self::Applying => "Applying for financial aid, step by step",
            Self::Calendar => "Academic calendar 2026-27",
            Self::Loans => "Federal student loans, limits and how to decide",
            Self::Pell => "Pell Grants and how your credits change them",
            Self::Progress => "Keeping your aid with satisfactory academic progress",
            Self::Scholarships => "Outside scholarships and aid for the summer",
            Self::Verification => "Chosen for verification, what now?",
            Self::WorkStudy => "Work-study and campus jobs",
        }
    }
}

impl Task {
    fn new(id: &str, title: impl Into<String>, detail: impl Into<String>) -> Self {
        Self {
            id: id.to_owned(),
            title: title.into(),
            detail: detail.into(),
            due: None,
            why: String::new(),
            source: String::new(),
            page: None,
            done: false,
        }
    }

    fn by(self, due: Option<Date>) -> Self {
        Self { due, ..self }
    }

    fn because(self, why: impl Into<String>) -> Self {
        Self { why: why.into(), ..self }
    }

    fn on_page(self, page: Page) -> Self {
        Self { source: page.title().to_owned(), page: Some(page.slug().to_owned()), ..self }
    }

    fn from(self, source: &str) -> Self {
        Self { source: source.to_owned(), ..self }
    }
}

/// "April 15, 2027".
pub(crate) fn written(date: Date) -> String {
    date.strftime("%B %-d, %Y").to_string()
}

/// "a, b and c".
fn listed(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests;
