use std::sync::Arc;

use aid::{AwardYear, trace::Line};
use chat::{Fact, Outcome, Part, Reads, Tool, ToolError, part, tool};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::{
    super::{
        families::{Families, Family, opened},
        words::fields,
    },
    input::{LineName, Whose, Year},
    show,
};
use crate::financial_aid::{model::in_year, outputs::words};

pub const AID_LINE: &str = "aid_line";

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AidLine {
    line: LineName,
    /// parents or student, where both have such a line
    whose: Option<Whose>,
    year: Option<Year>,
}

pub fn tool(families: Families) -> Arc<dyn Tool> {
    let about = "Explain one line of the family's calculation: its rule, what went in, the table's cell and the source";
    tool::typed((AID_LINE, about), &[Reads::Aid], move |input: AidLine, asker| {
        let families = families.clone();
        async move {
            let Some(family) = opened(&families, &asker).await? else { return Ok(show::no_family()) };
            explain(&family, &input)
        }
    })
}

fn explain(family: &Family, input: &AidLine) -> Result<Outcome, ToolError> {
    let year = input.year.map_or(family.worksheet.application.year, AwardYear::from);
    let found = in_year(&family.worksheet, year, family.today);
    let Some(result) = &found.result else {
        let missing: Vec<String> =
            found.missing.iter().cloned().chain(found.problems.iter().map(|one| one.field.clone())).collect();
        let data =
            json!({ "complete": false, "missingFields": fields(&missing), "year": show::year_data(year) });
        return Ok(Outcome { data, sources: vec![show::trace(family, year)], ..Outcome::default() });
    };
    let schools = found.schools.first();
    let packaged = schools.iter().flat_map(|school| &school.package.lines);
    let all: Vec<&Line> = result.lines.iter().chain(packaged).collect();
    let name = input.line.key();
    let is_meant = |line: &&&Line| {
        let (part, step) = line.key.split_once('.').unwrap_or_default();
        let of_them = match input.whose {
            Some(Whose::Parents | Whose::OtherParent) => part != "student",
            Some(Whose::Student | Whose::Spouse) => part != "parents",
            None => true,
        };
        step == name && of_them
    };
    let lines: Vec<&Line> = all.iter().filter(is_meant).copied().collect();
    if lines.is_empty() {
        let why = "this family's calculation has no such line. It may not apply to its formula.";
        return Err(ToolError::Input(why.to_owned()));
    }
    let label = |key: &str| all.iter().find(|line| line.key == key).map(|line| line.label.clone());
    let mut facts: Vec<Fact> = Vec::new();
    let mut shown: Vec<part::Line> = Vec::new();
    let mut told = Vec::new();
    for line in &lines {
        facts.extend(show::facts(line));
        let inputs: Vec<(String, String)> = line
            .inputs
            .iter()
            .map(|input| {
                (label(&input.key).unwrap_or_else(|| named(&input.key)), in_words(&all, line, input))
            })
            .collect();
        for (one, input) in line.inputs.iter().zip(&inputs) {
            facts.extend(input_facts(&all, line, one, &input.0));
        }
        shown.push(show::shown(line, true));
        shown.extend(inputs.iter().map(|(label, value)| part::Line {
            label: format!("from: {label}"),
            value: value.clone(),
            ..part::Line::default()
        }));
        if let Some(cell) = &line.cell {
            facts.push(show::quote(format!("{}, {}", cell.table, cell.row)));
            let (label, rule) = (format!("table: {}, {}", cell.table, cell.row), cell.source.clone());
            let value =
                if cell.value.abs() > 999 { words::money(cell.value) } else { cell.value.to_string() };
            shown.push(part::Line { label, value, rule, total: false });
        }
        shown.push(part::Line {
            label: "source".to_owned(),
            rule: line.citation.clone(),
            ..part::Line::default()
        });
        let mut data = show::data(line);
        data["inputs"] =
            inputs.iter().map(|(label, value)| json!({ "what": label, "value": value })).collect();
        told.push(data);
    }
    let title = lines.iter().map(|line| line.label.as_str()).collect::<Vec<_>>().join("; ");
    let mut source = show::trace(family, year);
    source.detail = format!("{}; {}", source.detail, lines[0].citation);
    Ok(Outcome {
        data: json!({ "complete": true, "lines": told, "year": show::year_data(year) }),
        facts,
        parts: vec![Part::Calculation(show::calculation(title, shown))],
        sources: vec![source],
    })
}

/// A field or a constant that is no line.
fn named(key: &str) -> String {
    match key.split_once('.') {
        Some((who, item)) => super::super::words::field(&format!("{who}.amounts.{item}")),
        None => match key {
            "familySize" => "people in the family",
            "benefit" => "a means-tested benefit",
            "schedules" => "schedules with the return",
            "singleParent" => "a single parent",
            "given" => "given by the record",
            "percent" => "percent",
            "yearOfStudy" => "year of study",
            "intensity" => "share of full time",
            "fullestTerm" => "share of full time in the fullest term",
            "needLeft" => "need that is left",
            "costLeft" => "cost that is left",
            "cost" => "cost of attendance",
            "otherGrants" | "grants" => "other grants",
            "hasDegree" => "a degree",
            "housingAndFood" => "housing and food",
            "campusGrant" => "supplemental grant",
            "workStudy" => "work-study",
            other => other,
        }
        .to_owned(),
    }
}

/// Constants that are no money.
const PLAIN: [&str; 10] = [
    "familySize",
    "benefit",
    "schedules",
    "singleParent",
    "given",
    "percent",
    "intensity",
    "fullestTerm",
    "yearOfStudy",
    "hasDegree",
];

fn in_words(all: &[&Line], line: &Line, input: &aid::trace::Input) -> String {
    match all.iter().find(|other| other.key == input.key && other.key != line.key) {
        Some(other) if other.value == input.value => show::value(other),
        _ if PLAIN.contains(&input.key.as_str()) => match (input.key.as_str(), input.value) {
            ("familySize" | "yearOfStudy", value) => value.to_string(),
            ("percent" | "intensity" | "fullestTerm", value) => format!("{value} %"),
            (_, 0) => "no".to_owned(),
            _ => "yes".to_owned(),
        },
        _ if input.key == "index" => words::number(input.value),
        _ => words::money(input.value),
    }
}

fn input_facts(all: &[&Line], line: &Line, input: &aid::trace::Input, label: &str) -> Vec<Fact> {
    if let Some(other) = all.iter().find(|other| other.key == input.key && other.key != line.key) {
        return show::facts(other);
    }
    let amount = match input.key.as_str() {
        "familySize" | "yearOfStudy" => show::count(input.value),
        "percent" | "intensity" | "fullestTerm" => {
            chat::Amount::Percent(f64::from(i32::try_from(input.value).unwrap_or(i32::MAX)))
        }
        "index" => show::index(input.value),
        key if PLAIN.contains(&key) => return vec![show::quote(label)],
        _ => show::dollars(input.value),
    };
    vec![show::figure(label, amount)]
}
