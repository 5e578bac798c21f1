//! The catalogue of the interview: every question, what it is called, what helps to answer it, and who says so.
//!
//! Questions have the paths that problems and missing answers have, so a screen finds the question to each of them.

mod about;
mod asked;
mod labels;
mod people;
mod school;
#[cfg(test)]
mod tests;

pub use asked::asked;
pub use labels::label;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    AwardYear,
    case::{Item, Who},
    tables::YearTables,
};

/// Everything that is asked for one award year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidForm)]
#[serde(rename_all = "camelCase")]
pub struct Form {
    pub year: AwardYear,
    /// The calendar year whose tax return counts.
    pub income_year: i16,
    pub steps: Vec<FormStep>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidFormStep)]
#[serde(rename_all = "camelCase")]
pub struct FormStep {
    pub id: Step,
    pub title: &'static str,
    pub questions: Vec<Question>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ToSchema)]
#[schema(as = AidStepName)]
#[serde(rename_all = "camelCase")]
pub enum Step {
    About,
    Household,
    Income,
    Assets,
    School,
}

impl Step {
    pub const ALL: [Self; 5] = [Self::About, Self::Household, Self::Income, Self::Assets, Self::School];

    pub fn title(self) -> &'static str {
        match self {
            Self::About => "Who you are",
            Self::Household => "Household",
            Self::Income => "Income",
            Self::Assets => "Assets",
            Self::School => "School",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidQuestion)]
#[serde(rename_all = "camelCase")]
pub struct Question {
    /// As in problems and missing answers: `parent.amounts.agi`. Of schools, that of the first: `schools.0.grants`.
    pub field: String,
    pub step: Step,
    pub label: String,
    /// One or two sentences.
    pub help: String,
    /// Where on the tax return of the income year it stands.
    pub tax_line: Option<String>,
    pub kind: QuestionKind,
    /// The law or the handbook.
    pub source: String,
}

/// How it is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidQuestionKind)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum QuestionKind {
    YesNo,
    Date,
    Choice {
        options: Vec<Choice>,
    },
    /// Two letters of the post.
    State,
    Count,
    /// Whole dollars.
    Amount {
        least: i64,
        most: i64,
    },
    /// At most so many letters.
    Text {
        most: usize,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidChoice)]
pub struct Choice {
    /// As it is in an application.
    pub value: &'static str,
    pub label: &'static str,
}

/// A question before it has a place.
struct Draft {
    field: String,
    help: String,
    tax_line: Option<String>,
    kind: QuestionKind,
    source: &'static str,
}

impl Draft {
    fn at(self, step: Step) -> Question {
        Question {
            label: label(&self.field),
            field: self.field,
            step,
            help: self.help,
            tax_line: self.tax_line,
            kind: self.kind,
            source: self.source.to_owned(),
        }
    }
}

fn draft(
    field: impl Into<String>,
    kind: QuestionKind,
    help: impl Into<String>,
    source: &'static str,
) -> Draft {
    Draft { field: field.into(), help: help.into(), tax_line: None, kind, source }
}

/// All questions for that year, in the order in which they are asked. Schools are a list of their own: what is asked
/// about each, [`question`] knows.
pub fn form(year: AwardYear) -> Form {
    let asked = |step: Step| if step == Step::School { Vec::new() } else { questions(step, year) };
    let steps = Step::ALL.map(|step| FormStep { id: step, title: step.title(), questions: asked(step) });
    Form { year, income_year: YearTables::of(year).income_year, steps: steps.into() }
}

fn questions(step: Step, year: AwardYear) -> Vec<Question> {
    let person = |who: Who| {
        let items = Item::ALL.iter().filter(move |item| is_asset(**item) == (step == Step::Assets));
        let amounts = items.map(move |item| people::amount(who, *item, year));
        let first = if step == Step::Income { people::returned(who, year) } else { Vec::new() };
        first.into_iter().chain(amounts)
    };
    let drafts: Vec<Draft> = match step {
        Step::About => about::about(year),
        Step::Household => about::household(year),
        Step::Income | Step::Assets => Who::ALL.into_iter().flat_map(person).collect(),
        Step::School => school::plan(),
    };
    drafts.into_iter().map(|draft| draft.at(step)).collect()
}

fn is_asset(item: Item) -> bool {
    item >= Item::ChildSupport
}

/// The question to a field, whichever school it is of. Also the two that an application without schools has.
pub fn question(field: &str, year: AwardYear) -> Option<Question> {
    let first = school::first(field);
    let mut all = Step::ALL.into_iter().flat_map(|step| questions(step, year)).collect::<Vec<_>>();
    all.extend(school::alone().into_iter().map(|draft| draft.at(Step::School)));
    let found = all.into_iter().find(|question| question.field == first)?;
    Some(Question { field: field.to_owned(), label: label(field), ..found })
}
