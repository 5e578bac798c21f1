//! The questions of the interview: what they ask, what helps to answer them, and where on a tax return the answer is.

mod people;
#[cfg(test)]
mod tests;
mod words;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Application, AwardYear,
    case::{Item, Who},
    tables::YearTables,
};

/// All questions of an award year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidForm)]
pub struct Form {
    pub year: AwardYear,
    /// Whose tax return counts.
    pub income_year: i16,
    /// In the order in which they are asked.
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidFormStep)]
pub struct Step {
    pub id: &'static str,
    pub title: &'static str,
    /// The last one, the school, has none: it is a list of its own.
    pub questions: Vec<Question>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidQuestion)]
pub struct Question {
    /// The path that problems and gaps name too: `parent.amounts.agi`.
    pub field: String,
    pub step: &'static str,
    pub label: String,
    pub help: String,
    /// Where on the tax return it is, if it is on one.
    pub tax_line: Option<String>,
    pub kind: Kind,
    pub source: &'static str,
}

/// What kind of answer a question takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[schema(as = AidQuestionKind)]
pub enum Kind {
    YesNo,
    Date,
    Choice {
        options: Vec<Choice>,
    },
    /// Two letters of a state or territory.
    State,
    Count {
        least: i64,
        most: i64,
    },
    /// Whole dollars.
    Amount {
        least: i64,
        most: i64,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidChoice)]
pub struct Choice {
    pub value: &'static str,
    pub label: &'static str,
}

/// What belongs to assets and not to income.
const ASSETS: [Item; 5] =
    [Item::ChildSupport, Item::Cash, Item::Investments, Item::Business, Item::FamilyBusiness];

pub fn form(year: AwardYear) -> Form {
    let income_year = YearTables::of(year).income_year;
    let of_everybody = |items: &dyn Fn(Who) -> Vec<Question>| Who::ALL.into_iter().flat_map(items).collect();
    let income = |who: Who| {
        let amounts = Item::ALL.iter().filter(|item| !ASSETS.contains(item));
        let mut questions = people::returns(who, income_year);
        questions.extend(amounts.map(|item| people::amount("income", who, *item, income_year)));
        questions
    };
    let assets =
        |who: Who| ASSETS.into_iter().map(|item| people::amount("assets", who, item, income_year)).collect();
    let step = |id, title, questions| Step { id, title, questions };
    let steps = vec![
        step("who", "Who you are", words::about(year)),
        step("household", "Household", words::households()),
        step("income", "Income", of_everybody(&income)),
        step("assets", "Assets", of_everybody(&assets)),
        step("school", "School", Vec::new()),
    ];
    Form { year, income_year, steps }
}

impl Form {
    pub fn questions(&self) -> impl Iterator<Item = &Question> {
        self.steps.iter().flat_map(|step| &step.questions)
    }
}

/// The questions that matter for these answers, answered or not, in the order of the form.
pub fn asked(application: &Application) -> Vec<String> {
    let mut open = application.clone();
    // What decides who counts stays; everything else is asked for anew.
    open.benefit = None;
    for household in [&mut open.household, &mut open.parents] {
        household.state = None;
        household.family_size = None;
    }
    for who in Who::ALL {
        let person = open.of_mut(who);
        person.filed = None;
        person.schedules = None;
        person.amounts = person.amounts.map(|_, _| None);
    }
    let missing = open.missing();
    let has = |start: &str| missing.iter().any(|field| field.starts_with(start));
    let matters = |field: &str| match field.split_once('.') {
        Some(("about", _) | ("household", "marital")) => true,
        Some(("parents", "marital")) => has("parents."),
        Some((who, "filing")) => has(&format!("{who}.amounts.")),
        _ => missing.iter().any(|one| one == field),
    };
    let form = form(application.year);
    form.questions().map(|question| question.field.clone()).filter(|field| matters(field)).collect()
}

/// What a field is called: "Parent: adjusted gross income".
pub fn label(field: &str) -> String {
    let form = form(AwardYear::default());
    let found = form.questions().find(|question| question.field == field);
    let Some(question) = found else { return words::of_school(field).unwrap_or_else(|| field.to_owned()) };
    let whose = Who::ALL.into_iter().find(|who| field.split('.').next() == Some(who.name()));
    match whose {
        Some(who) => format!("{}: {}", people::title(who), words::lower(&question.label)),
        None => question.label.clone(),
    }
}
