use std::sync::Arc;

use aid::{
    AwardYear,
    tables::{YearTables, tables},
};
use chat::{
    Fact, Origin, Outcome, Part, Reads, Source, Tool, ToolError, ToolRun,
    part::{Cell, Column, Table},
    phrase, tool,
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::{
    input::{Place, Student, TableName, Whose, Year},
    rows::{self, Row, Rows},
    show,
};

pub const AID_TABLES: &str = "aid_tables";

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AidTables {
    pub table: TableName,
    /// the award year; 2026-27 if left out
    pub year: Option<Year>,
    /// people in the family
    pub size: Option<i64>,
    pub place: Option<Place>,
    pub student: Option<Student>,
    pub whose: Option<Whose>,
    /// 1 for the first
    pub year_of_study: Option<i64>,
}

pub fn tool() -> Arc<dyn Tool> {
    let about =
        "Look up the federal tables of an award year: Pell amounts, allowances, poverty lines, loan limits";
    tool::typed((AID_TABLES, about), &[Reads::Aid], |input: AidTables, _| async move { look_up(&input) })
}

fn look_up(input: &AidTables) -> Result<Outcome, ToolError> {
    if input.size.is_some_and(|size| !(1..=99).contains(&size)) {
        return Err(ToolError::Input("a family has 1 to 99 people.".to_owned()));
    }
    let year = input.year.map_or_else(AwardYear::default, AwardYear::from);
    let (of_year, common) = (YearTables::of(year), &tables().common);
    let found = match input.table {
        TableName::Pell => rows::pell(of_year, common),
        TableName::Protection => rows::protection(of_year, input),
        TableName::Employment => rows::employment(of_year, common),
        TableName::Payroll => rows::payroll(of_year, common),
        TableName::Assets => rows::assets(common, input),
        TableName::Contribution => rows::contribution(of_year),
        TableName::Poverty => rows::poverty(of_year, common, input),
        TableName::Loans => rows::loans(common, input),
        TableName::IncomeYear => rows::income_year(of_year),
    };
    Ok(outcome(year, &found))
}

fn outcome(year: AwardYear, found: &Rows) -> Outcome {
    // A rate with more places than figures are read with stands in words.
    let facts = |row: &Row| -> Vec<Fact> {
        let is_short = phrase::amount(&row.amount) == row.value;
        let figure = is_short.then(|| show::figure(row.label.clone(), row.amount));
        figure.into_iter().chain([show::quote(format!("{}: {}", row.label, row.value))]).collect()
    };
    let value = |row: &Row| row.value.clone();
    let cell = |text: String| Cell { text, path: None };
    let table = Table {
        title: format!("{}, {year}", found.title),
        columns: vec![
            Column { label: "What".to_owned(), numeric: false },
            Column { label: "Amount".to_owned(), numeric: true },
        ],
        rows: found.all.iter().map(|row| vec![cell(row.label.clone()), cell(value(row))]).collect(),
        sources: vec![1],
    };
    let source = Source {
        number: 1,
        title: format!("{}, award year {year}", found.title),
        detail: found.source.clone(),
        origin: Origin::Run(ToolRun::default()),
    };
    let told: Vec<_> = found
        .all
        .iter()
        .map(|row| json!({ "what": row.label, "amount": value(row), "asked": row.is_asked }))
        .collect();
    Outcome {
        data: json!({ "rows": told, "note": found.note, "year": show::year_data(year), "source": found.source }),
        facts: found.all.iter().flat_map(facts).chain([show::quote(found.note)]).collect(),
        parts: vec![Part::Table(table)],
        sources: vec![source],
    }
}
