use std::sync::Arc;

use aid::{
    Case, Estimate, Field, Item, Who,
    curve::{self, Marginal},
    estimate,
    pell::Standing,
    worksheet::PlanResult,
};
use chat::{Amount, Fact, Outcome, Part, Reads, Tool, ToolError, part, tool};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    super::{
        families::{Families, Family, opened},
        words::{fields, whose},
    },
    input::{Varied, Whose, Year},
    show,
};
use crate::financial_aid::{model::in_year, outputs::words};

pub const AID_WHAT_IF: &str = "aid_what_if";

/// What a marginal effect is of.
const MORE: i64 = 1000;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AidWhatIf {
    /// what is varied
    field: Option<Varied>,
    whose: Option<Whose>,
    /// the new amount in dollars, or the new size of the family
    amount: Option<i64>,
    /// how much more, or less if negative
    change: Option<i64>,
    /// credits in each term, instead of a field
    credits: Option<i64>,
    year: Option<Year>,
}

pub fn tool(families: Families) -> Arc<dyn Tool> {
    let about =
        "Work the family's result out once more with another amount, another family size or other credits";
    tool::typed((AID_WHAT_IF, about), &[Reads::Aid], move |input: AidWhatIf, asker| {
        let families = families.clone();
        async move {
            let Some(family) = opened(&families, &asker).await? else { return Ok(show::no_family()) };
            vary(family, &input)
        }
    })
}

fn vary(mut family: Family, input: &AidWhatIf) -> Result<Outcome, ToolError> {
    if let Some(year) = input.year {
        family.worksheet.application.year = year.into();
    }
    let year = family.worksheet.application.year;
    let mut outcome = match family.worksheet.complete(family.today) {
        Err(problems) => {
            let missing: Vec<String> = problems.into_iter().map(|problem| problem.field).collect();
            let data = json!({ "complete": false, "missingFields": fields(&missing) });
            Outcome { data, ..Outcome::default() }
        }
        Ok(_) if input.credits.is_some() => with_credits(&family, input.credits.unwrap_or_default())?,
        Ok((case, standing)) => with_amount((&case, &standing), input)?,
    };
    outcome.data["year"] = show::year_data(year);
    outcome.sources = vec![show::trace(&family, year)];
    Ok(outcome)
}

/// One amount, or the size of the family.
fn with_amount((case, standing): (&Case, &Standing), input: &AidWhatIf) -> Result<Outcome, ToolError> {
    let varied = input.field.ok_or_else(|| {
        ToolError::Input(
            "say what would be different: income, wages, savings, family size or credits.".to_owned(),
        )
    })?;
    let who = Whose::person(input.whose, case);
    let field = varied.field(who);
    let now = curve::now(case, field).ok_or_else(|| nobody(who))?;
    let then = match (input.amount, input.change) {
        (Some(amount), _) => amount,
        (None, Some(change)) => now.saturating_add(change),
        (None, None) => {
            return Err(ToolError::Input("say by how much, or how much it would be.".to_owned()));
        }
    };
    let then = held(field, then);
    let before = estimate(case, standing);
    let after = estimate(&changed(case, varied, (who, field), then), standing);
    let marginal = if varied == Varied::FamilySize || varied == Varied::Income {
        None
    } else {
        Marginal::of(case, standing, field, MORE)
    };
    Ok(compared(&Compared { varied, who, now, then, before, after, marginal }))
}

fn nobody(who: Who) -> ToolError {
    let why = match who {
        Who::OtherParent => "the other parent is not on this worksheet apart: ask about the parents.",
        Who::Spouse => "there is no spouse on this worksheet: ask about the student.",
        _ => "this family has no such field: the person is not part of it.",
    };
    ToolError::Input(why.to_owned())
}

/// What can stand on the form.
fn held(field: Field, amount: i64) -> i64 {
    match field {
        Field::FamilySize => amount.clamp(1, 99),
        Field::Wages { .. } => amount.clamp(0, aid::case::MOST),
        Field::Amount { item, .. } => {
            let (least, most) = item.range();
            amount.clamp(least, most)
        }
    }
}

/// The same case with the other amount. Of another income, the earnings are taken to have changed.
fn changed(case: &Case, varied: Varied, (who, field): (Who, Field), then: i64) -> Case {
    let other = curve::with(case, field, then);
    let (Varied::Income, Some(now)) = (varied, curve::now(case, field)) else { return other };
    let earned = Field::Amount { who, item: Item::Earned };
    let moved = curve::now(case, earned).map(|earned| earned.saturating_add(then.saturating_sub(now)).max(0));
    moved.map_or(other.clone(), |moved| curve::with(&other, earned, moved))
}

struct Compared {
    varied: Varied,
    who: Who,
    now: i64,
    then: i64,
    before: Estimate,
    after: Estimate,
    marginal: Option<Marginal>,
}

fn compared(found: &Compared) -> Outcome {
    let Compared { varied, who, now, then, before, after, marginal } = found;
    let is_size = *varied == Varied::FamilySize;
    let what = if is_size { "family size".to_owned() } else { format!("{} {}", whose(*who), varied.name()) };
    let amount: fn(i64) -> Amount = if is_size { show::count } else { show::dollars };
    let read: fn(i64) -> String = if is_size { words::number } else { words::money };
    let unit = if is_size { "people in the family" } else { "dollars" };
    let (index, grant) = (after.sai.saturating_sub(before.sai), after.pell.saturating_sub(before.pell));
    let mut facts: Vec<Fact> = vec![
        show::figure(format!("{what} now, {unit}"), amount(*now)),
        show::figure(format!("{what} then, {unit}"), amount(*then)),
        show::figure(format!("change of {what}, {unit}"), amount(then.saturating_sub(*now).abs())),
        show::figure("Student Aid Index now", show::index(before.sai)),
        show::figure("Student Aid Index then", show::index(after.sai)),
        show::figure("change of the Student Aid Index", show::index(index.abs())),
        show::figure("Pell Grant for the year now", show::dollars(before.pell)),
        show::figure("Pell Grant for the year then", show::dollars(after.pell)),
        show::figure("change of the Pell Grant for the year", show::dollars(grant.abs())),
    ];
    if let Some(marginal) = marginal {
        facts.push(show::figure("more of the field, in dollars", show::dollars(marginal.more)));
        facts.push(show::figure("change of the index for it", show::index(marginal.sai.abs())));
        facts.push(show::figure("change of the Pell Grant for it", show::dollars(marginal.pell.abs())));
    }
    let line = |label: &str, [now, then]: [String; 2], total: bool| part::Line {
        label: label.to_owned(),
        value: then,
        rule: format!("now {now}"),
        total,
    };
    let lines = vec![
        line(&sentence_case(&what), [read(*now), read(*then)], false),
        line("Student Aid Index", [words::number(before.sai), words::number(after.sai)], true),
        line("Scheduled Pell Grant", [words::money(before.pell), words::money(after.pell)], true),
    ];
    Outcome {
        data: json!({
            "complete": true,
            "what": what,
            "isSize": is_size,
            "movesIncome": matches!(varied, Varied::Wages | Varied::Income),
            "now": read(*now),
            "then": read(*then),
            "index": pair(before.sai, after.sai),
            "pell": pair(before.pell, after.pell),
            "marginal": marginal,
        }),
        facts,
        parts: vec![Part::Calculation(show::calculation("What would change", lines))],
        sources: Vec::new(),
    }
}

fn pair(now: i64, then: i64) -> Value {
    json!({ "now": now, "then": then, "change": then.saturating_sub(now) })
}

fn sentence_case(text: &str) -> String {
    chat::phrase::sentence_case(text)
}

/// As many credits in every term of the first school.
fn with_credits(family: &Family, credits: i64) -> Result<Outcome, ToolError> {
    if !(0..=60).contains(&credits) {
        return Err(ToolError::Input("a term has 0 to 60 credits.".to_owned()));
    }
    let mut now = family.worksheet.clone();
    if now.schools.is_empty() {
        now.schools.push(aid::worksheet::Plan::default());
    }
    let mut then = now.clone();
    for term in &mut then.schools[0].terms {
        term.credits = credits;
    }
    let year = now.application.year;
    let at_school = |sheet: &aid::Worksheet| in_year(sheet, year, family.today).schools.into_iter().next();
    let (Some(before), Some(after)) = (at_school(&now), at_school(&then)) else {
        return Err(ToolError::Failed("a complete worksheet has its schools".to_owned()));
    };
    let has_cost = now.schools[0].costs.total() > 0;
    Ok(paid((&before, &after), credits, has_cost))
}

fn paid((before, after): (&PlanResult, &PlanResult), credits: i64, has_cost: bool) -> Outcome {
    let term = after.schedule.payments.first();
    let mut facts = vec![
        show::figure("credits in each term", show::count(credits)),
        show::figure("enrollment intensity", percent(after.intensity)),
        show::figure("Pell Grant for the year now", Amount::Dollars(before.schedule.total)),
        show::figure("Pell Grant for the year then", Amount::Dollars(after.schedule.total)),
    ];
    facts
        .extend(term.map(|term| show::figure("Pell Grant payment for a term", Amount::Dollars(term.amount))));
    let line = |label: &str, [now, then]: [String; 2]| part::Line {
        label: label.to_owned(),
        value: then,
        rule: format!("now {now}"),
        total: false,
    };
    let mut lines = vec![
        line("Enrollment intensity", [before, after].map(|one| format!("{} %", one.intensity))),
        line("Pell Grant of the year", [before, after].map(|one| words::cents(one.schedule.total))),
    ];
    if has_cost {
        let loans = |one: &PlanResult| one.package.subsidised.saturating_add(one.package.unsubsidised);
        facts.push(show::figure("net price now", show::dollars(before.package.net_price)));
        facts.push(show::figure("net price then", show::dollars(after.package.net_price)));
        facts.push(show::figure("direct loans now", show::dollars(loans(before))));
        facts.push(show::figure("direct loans then", show::dollars(loans(after))));
        lines.push(line("Net price", [before, after].map(|one| words::money(one.package.net_price))));
        lines.push(line("Direct loans", [before, after].map(|one| words::money(loans(one)))));
    }
    Outcome {
        data: json!({
            "complete": true,
            "credits": credits,
            "intensity": after.intensity,
            "term": term.map(|term| words::cents(term.amount)),
            "pell": { "now": words::cents(before.schedule.total), "then": words::cents(after.schedule.total) },
            "net": has_cost.then(|| json!({
                "now": words::money(before.package.net_price),
                "then": words::money(after.package.net_price),
            })),
        }),
        facts,
        parts: vec![Part::Calculation(show::calculation("With other credits", lines))],
        sources: Vec::new(),
    }
}

fn percent(value: i64) -> Amount {
    Amount::Percent(f64::from(i32::try_from(value).unwrap_or(i32::MAX)))
}
