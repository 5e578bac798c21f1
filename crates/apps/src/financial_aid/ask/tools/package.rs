use std::sync::Arc;

use aid::{AwardYear, worksheet::PlanResult};
use chat::{Amount, Fact, Name, Outcome, Part, Reads, Tool, ToolError, part, tool};
use matching::lexicon::text::fold;
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

pub const AID_PACKAGE: &str = "aid_package";

/// The lines that a summary shows.
const MAIN: &[&str] = &[
    "costOfAttendance",
    "pell",
    "grants",
    "campusGrant",
    "netPrice",
    "workStudy",
    "subsidised",
    "unsubsidised",
    "unmet",
];

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AidPackage {
    /// the name of a school on the worksheet; the first one if left out
    school: Option<String>,
    year: Option<Year>,
}

pub fn tool(families: Families) -> Arc<dyn Tool> {
    let about = "Show what a year at a school costs the family: cost, grants, net price, work, loans, and payments by term";
    tool::typed((AID_PACKAGE, about), &[Reads::Aid], move |input: AidPackage, asker| {
        let families = families.clone();
        async move {
            let Some(family) = opened(&families, &asker).await? else { return Ok(show::no_family()) };
            packaged(&family, &input)
        }
    })
}

fn packaged(family: &Family, input: &AidPackage) -> Result<Outcome, ToolError> {
    let year = input.year.map_or(family.worksheet.application.year, AwardYear::from);
    let schools = &family.worksheet.schools;
    let place = match &input.school {
        Some(name) => {
            schools.iter().position(|plan| is_called(&plan.name, name)).ok_or_else(|| not_there(family))?
        }
        None => 0,
    };
    let Some(plan) = schools.get(place).filter(|plan| plan.costs.total() > 0) else {
        let data = json!({ "complete": false, "needsSchool": true, "year": show::year_data(year) });
        return Ok(Outcome { data, sources: vec![show::trace(family, year)], ..Outcome::default() });
    };
    let found = in_year(&family.worksheet, year, family.today);
    let Some(result) = found.schools.get(place) else {
        let missing: Vec<String> =
            found.missing.iter().cloned().chain(found.problems.iter().map(|one| one.field.clone())).collect();
        let data =
            json!({ "complete": false, "missingFields": fields(&missing), "year": show::year_data(year) });
        return Ok(Outcome { data, sources: vec![show::trace(family, year)], ..Outcome::default() });
    };
    let mut outcome = shown(result);
    let school = if plan.name.is_empty() { "the school".to_owned() } else { plan.name.clone() };
    if !plan.name.is_empty() {
        outcome.facts.push(Fact::Name(Name { name: school.clone(), person: None, source: 1 }));
    }
    outcome.data["school"] = json!(school);
    outcome.data["year"] = show::year_data(year);
    outcome.sources = vec![show::trace(family, year)];
    Ok(outcome)
}

fn is_called(name: &str, asked: &str) -> bool {
    let (name, asked) = (fold(name), fold(asked));
    !asked.trim().is_empty() && (name.contains(asked.trim()) || (!name.is_empty() && asked.contains(&name)))
}

fn not_there(family: &Family) -> ToolError {
    let names: Vec<String> = family.worksheet.schools.iter().map(|plan| plan.name.clone()).collect();
    let names: Vec<String> = names.into_iter().filter(|name| !name.is_empty()).collect();
    ToolError::Input(if names.is_empty() {
        "no school on this worksheet has a name.".to_owned()
    } else {
        format!("the worksheet has no such school. It has {}.", chat::phrase::and_list(&names))
    })
}

fn shown(result: &PlanResult) -> Outcome {
    let package = &result.package;
    let mut facts: Vec<Fact> = package.lines.iter().flat_map(show::facts).collect();
    let free = package.cost.saturating_sub(package.net_price);
    let loans = package.subsidised.saturating_add(package.unsubsidised);
    facts.push(show::figure("grants and scholarships together", show::dollars(free)));
    facts.push(show::figure("direct loans together", show::dollars(loans)));
    facts.push(show::figure("scheduled Pell Grant for the year", show::dollars(result.scheduled_pell)));
    for payment in &result.schedule.payments {
        facts.push(show::figure(
            format!("Pell Grant payment, {}", payment.term),
            Amount::Dollars(payment.amount),
        ));
        let intensity = f64::from(i32::try_from(payment.intensity).unwrap_or(i32::MAX));
        facts.push(show::figure(
            format!("enrollment intensity, {}", payment.term),
            Amount::Percent(intensity),
        ));
    }
    let key = |step: &str| format!("package.{step}");
    let main = MAIN.iter().filter_map(|step| package.lines.iter().find(|line| line.key == key(step)));
    let mut lines: Vec<part::Line> =
        main.map(|line| show::shown(line, line.key == "package.netPrice")).collect();
    lines.extend(result.schedule.payments.iter().map(|payment| part::Line {
        label: format!(
            "{}: Pell Grant payment",
            if payment.term.is_empty() { "Term" } else { &payment.term }
        ),
        value: words::cents(payment.amount),
        rule: format!("{} % of full time", payment.intensity),
        total: false,
    }));
    Outcome {
        data: json!({
            "complete": true,
            "cost": words::money(package.cost),
            "grants": words::money(free),
            "net": words::money(package.net_price),
            "work": words::money(package.work_study),
            "loans": words::money(loans),
            "hasLoans": loans > 0,
            "hasWork": package.work_study > 0,
            "left": words::money(package.unmet),
            "payments": result.schedule.payments.iter().map(|payment| json!({
                "term": payment.term,
                "amount": words::cents(payment.amount),
            })).collect::<Vec<_>>(),
            "lines": package.lines.iter().map(show::data).collect::<Vec<_>>(),
        }),
        facts,
        parts: vec![Part::Calculation(show::calculation("Cost, grants and net price", lines))],
        sources: Vec::new(),
    }
}
