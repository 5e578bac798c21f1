//! A letter that asks for professional judgment, drafted from the answers: for a student to read, change and send.
//!
//! Every figure in it is an answer, a line of the result or an amount that was given, and says which. Nothing in it
//! promises an outcome: the office decides, case by case.

mod check;
mod effect;
mod letter;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Case, Formula, Who, Worksheet, application::Problem, checklist::dates, explain, pell::Standing,
    trace::Line,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidCircumstanceKind)]
pub enum Kind {
    JobLoss,
    /// Fewer hours, or less for them.
    ReducedIncome,
    /// That no insurance paid.
    MedicalCosts,
    /// Or a separation.
    Divorce,
    Death,
    /// A payment that came once and will not come again.
    OneTimeIncome,
    OtherCosts,
}

impl Kind {
    pub const ALL: [Self; 7] = [
        Self::JobLoss,
        Self::ReducedIncome,
        Self::MedicalCosts,
        Self::Divorce,
        Self::Death,
        Self::OneTimeIncome,
        Self::OtherCosts,
    ];
}

/// What has happened since the year that the form looks at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = AidCircumstance)]
pub struct Circumstance {
    pub kind: Kind,
    /// Whose work it was, or who is no longer there. Left out: the first one for work, the other one for a divorce or a
    /// death.
    #[serde(default)]
    pub who: Option<Who>,
    /// Dollars in a year: what is no longer earned, what had to be paid, or what came only once. After a divorce or a
    /// death, what the other one had of a joint income.
    #[serde(default)]
    pub amount: Option<i64>,
    #[serde(default)]
    pub date: Option<Date>,
    /// The student's own words.
    #[serde(default)]
    #[schema(max_length = 5000)]
    pub details: String,
}

/// A draft, never sent by anybody but the student.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidAppeal)]
pub struct Appeal {
    pub subject: String,
    pub greeting: &'static str,
    pub paragraphs: Vec<Paragraph>,
    /// With a place for the name: the worksheet does not know it.
    pub farewell: &'static str,
    /// Papers that the office asks for.
    pub attachments: Vec<String>,
    /// What cannot be, by field (`amount`). Such a thing is left out of the letter.
    pub problems: Vec<Problem>,
    pub effect: Option<Effect>,
    /// The last day on which the office takes it, if it is out and still to come.
    pub due: Option<Date>,
    /// The library's page on appeals.
    pub page: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidParagraph)]
pub struct Paragraph {
    pub sentences: Vec<Sentence>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidSentence)]
pub struct Sentence {
    pub text: String,
    /// Where its figures come from. There is none without.
    pub source: Option<String>,
}

/// What would come out if the office agreed to change these answers and no others. Not a promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidEffect)]
pub struct Effect {
    pub sai_before: i64,
    pub sai_after: i64,
    pub pell_before: i64,
    pub pell_after: i64,
    pub changes: Vec<Change>,
    /// What was taken for granted, in a sentence each.
    pub assumptions: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidChange)]
pub struct Change {
    /// `parent.amounts.agi`
    pub field: String,
    pub from: i64,
    pub to: i64,
}

/// Drafts a letter. With answers missing there is a letter all the same, but without an index and an effect.
pub fn draft(worksheet: &Worksheet, circumstance: &Circumstance, today: Date) -> Appeal {
    let complete = worksheet.complete(today).ok();
    let problems = check::problems(circumstance, complete.as_ref().map(|(case, _)| case), today);
    let told = check::without(circumstance, &problems);
    let facts = complete.as_ref().map(|(case, standing)| Facts::new(case, standing));
    let effect = match (&facts, problems.is_empty()) {
        (Some(facts), true) => effect::effect(facts, &told),
        _ => None,
    };
    let year = worksheet.application.year;
    Appeal {
        subject: format!("Request for a second look at my financial aid for {year}"),
        greeting: "To the Office of Financial Aid,",
        paragraphs: letter::paragraphs(year, &told, facts.as_ref()),
        farewell: "Sincerely, [your name and student number]",
        attachments: letter::attachments(circumstance.kind),
        problems,
        effect,
        due: dates::appeals_close(year).filter(|due| *due >= today),
        page: "aid-appeals",
    }
}

/// What is known about a family whose answers are complete.
struct Facts<'a> {
    case: &'a Case,
    standing: &'a Standing,
    lines: Vec<Line>,
}

impl<'a> Facts<'a> {
    fn new(case: &'a Case, standing: &'a Standing) -> Self {
        Self { case, standing, lines: explain(case, standing).lines }
    }

    fn line(&self, key: &str) -> Option<&Line> {
        self.lines.iter().find(|line| line.key == key)
    }

    /// The allowance of those whose income decides.
    fn protection(&self) -> Option<&Line> {
        let part = if self.case.formula == Formula::A { "parents" } else { "student" };
        self.line(&format!("{part}.protection"))
    }
}

/// The two whose income decides.
fn people(case: &Case) -> [Who; 2] {
    if case.formula == Formula::A { [Who::Parent, Who::OtherParent] } else { [Who::Student, Who::Spouse] }
}

/// What of medical costs the allowance covers already, in hundredths of it (FSA Handbook 2025-26, Application and
/// Verification Guide, p. 67).
const MEDICAL: i64 = 11;

#[cfg(test)]
mod tests;
