use std::sync::Arc;

use aid::{AwardYear, tables::YearTables, worksheet::WorkedOut};
use chat::{
    Fact, Outcome, Part, Reads, Tool, ToolError,
    part::{Cell, Column, Table},
    tool,
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::{
    super::families::{Families, Family, opened},
    show,
};
use crate::financial_aid::{model::in_year, outputs::words};

pub const AID_YEARS: &str = "aid_years";

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AidYears {}

pub fn tool(families: Families) -> Arc<dyn Tool> {
    let about = "Work the family's answers out in every award year there are tables for";
    tool::typed((AID_YEARS, about), &[Reads::Aid], move |_: AidYears, asker| {
        let families = families.clone();
        async move {
            let Some(family) = opened(&families, &asker).await? else { return Ok(show::no_family()) };
            Ok::<_, ToolError>(compared(&family))
        }
    })
}

fn compared(family: &Family) -> Outcome {
    let years = AwardYear::ALL.map(|year| in_year(&family.worksheet, year, family.today));
    let mut facts: Vec<Fact> = Vec::new();
    for found in &years {
        let year = found.year;
        let ends = [("least", found.sai.least, found.pell.least), ("most", found.sai.most, found.pell.most)];
        for (end, sai, pell) in ends {
            facts.push(show::figure(format!("{end} Student Aid Index, {year}"), show::index(sai)));
            facts.push(show::figure(format!("{end} Pell Grant, {year}"), show::dollars(pell)));
        }
    }
    let column = |label: &str, numeric: bool| Column { label: label.to_owned(), numeric };
    let table = Table {
        title: "The same answers in each award year".to_owned(),
        columns: vec![
            column("Award year", false),
            column("Student Aid Index", true),
            column("Pell Grant", true),
            column("Tables", false),
        ],
        rows: years.iter().map(row).collect(),
        sources: vec![1],
    };
    let told: Vec<_> = years
        .iter()
        .map(|found| {
            json!({
                "year": found.year.to_string(),
                "index": words::bounds(found.sai, words::number),
                "pell": words::bounds(found.pell, words::money),
                "complete": found.result.is_some(),
            })
        })
        .collect();
    let year = family.worksheet.application.year;
    Outcome {
        data: json!({ "years": told, "year": show::year_data(year) }),
        facts,
        parts: vec![Part::Table(table)],
        sources: vec![show::trace(family, year)],
    }
}

fn row(found: &WorkedOut) -> Vec<Cell> {
    let cell = |text: String| Cell { text, path: None };
    vec![
        cell(found.year.to_string()),
        cell(words::bounds(found.sai, words::number)),
        cell(words::bounds(found.pell, words::money)),
        cell(words::tables(YearTables::of(found.year).status).to_owned()),
    ]
}
