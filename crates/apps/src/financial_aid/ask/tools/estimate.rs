use std::sync::Arc;

use aid::{AwardYear, Explained, Formula, interval::Bounds, worksheet::WorkedOut};
use chat::{Fact, Outcome, Part, Reads, Tool, ToolError, tool};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::{
    super::{
        families::{Families, Family, opened},
        words::fields,
    },
    input::Year,
    show,
};
use crate::financial_aid::{model::in_year, outputs::words};

pub const AID_ESTIMATE: &str = "aid_estimate";

/// The lines that a summary shows, in the order of the trace.
const MAIN: &[&str] = &[
    "totalIncome",
    "allowances",
    "availableIncome",
    "incomeContribution",
    "assetContribution",
    "adjustedIncome",
    "contribution",
    "index",
    "scheduledAward",
];

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AidEstimate {
    /// the award year; that of the family if left out
    year: Option<Year>,
}

pub fn tool(families: Families) -> Arc<dyn Tool> {
    let about = "Work out the family's Student Aid Index and Pell Grant, or what is missing for it";
    tool::typed((AID_ESTIMATE, about), &[Reads::Aid], move |input: AidEstimate, asker| {
        let families = families.clone();
        async move {
            let Some(family) = opened(&families, &asker).await? else { return Ok(show::no_family()) };
            Ok::<_, ToolError>(estimate(&family, input.year.map(AwardYear::from)))
        }
    })
}

fn estimate(family: &Family, year: Option<AwardYear>) -> Outcome {
    let year = year.unwrap_or(family.worksheet.application.year);
    let found = in_year(&family.worksheet, year, family.today);
    let mut outcome = match &found.result {
        Some(result) => whole(result),
        None => open(&found),
    };
    outcome.data["family"] = json!(family.name);
    outcome.data["year"] = show::year_data(year);
    outcome.sources = vec![show::trace(family, year)];
    outcome
}

fn whole(result: &Explained) -> Outcome {
    let is_main = |key: &str| MAIN.contains(&key.rsplit('.').next().unwrap_or_default());
    let main: Vec<_> = result.lines.iter().filter(|line| is_main(&line.key)).collect();
    let estimate = &result.estimate;
    let mut facts: Vec<Fact> = result.lines.iter().flat_map(show::facts).collect();
    facts.push(show::figure("Student Aid Index", show::index(estimate.sai)));
    facts.push(show::figure("scheduled Pell Grant for the year", show::dollars(estimate.pell)));
    facts.push(show::quote(words::way(estimate.way)));
    let lines = main
        .iter()
        .map(|line| show::shown(line, ["family.index", "pell.scheduledAward"].contains(&line.key.as_str())));
    let title = format!("Student Aid Index and Pell Grant, {}", result.year);
    Outcome {
        data: json!({
            "complete": true,
            "index": estimate.sai,
            "pell": estimate.pell,
            "way": words::way(estimate.way),
            "formula": formula(result.formula),
            "assetsCount": estimate.assets_count,
            "lines": result.lines.iter().map(show::data).collect::<Vec<_>>(),
        }),
        facts,
        parts: vec![Part::Calculation(show::calculation(title, lines.collect()))],
        sources: Vec::new(),
    }
}

/// Not everything is answered: what is certain already, and what would narrow it.
fn open(found: &WorkedOut) -> Outcome {
    let wrong: Vec<String> = found.problems.iter().map(|problem| problem.field.clone()).collect();
    let bounds = |what: &str, bounds: Bounds, amount: fn(i64) -> chat::Amount| {
        [("least", bounds.least), ("most", bounds.most)]
            .map(|(end, value)| show::figure(format!("{end} possible {what}"), amount(value)))
    };
    let mut facts: Vec<Fact> = bounds("Student Aid Index", found.sai, show::index).into();
    facts.extend(bounds("Pell Grant for the year", found.pell, show::dollars));
    let (missing, broken) = (count(found.missing.len()), count(wrong.len()));
    facts.push(show::figure("answers that are missing", show::count(missing)));
    facts.push(show::figure("answers that cannot be", show::count(broken)));
    Outcome {
        data: json!({
            "complete": false,
            "index": found.sai,
            "pell": found.pell,
            "missing": missing,
            "missingFields": fields(&found.missing),
            "wrong": broken,
            "wrongFields": fields(&wrong),
        }),
        facts,
        ..Outcome::default()
    }
}

fn count(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

fn formula(formula: Formula) -> &'static str {
    words::formula(formula)
}
