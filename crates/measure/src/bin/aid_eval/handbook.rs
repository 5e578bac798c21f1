//! The worked examples of the FSA Handbook 2025-26.

use aid::{
    AwardYear, MaxPell,
    formula::{Index, MinPell, Tests},
    package::{Costs, Offer, package},
    pell::{Calendar, Rounding, Standing, Term, Used, award, intensity, schedule},
    tables::{PellAmounts, YearTables},
    trace::Trace,
};
use serde_json::{Value, json};

pub fn evaluate(examples: &[Value]) -> Value {
    let wrong: Vec<&str> =
        examples.iter().filter(|one| holds(one) != Some(true)).filter_map(|one| one["id"].as_str()).collect();
    json!({ "examples": examples.len(), "agree": examples.len() - wrong.len(), "misses": wrong })
}

fn holds(one: &Value) -> Option<bool> {
    Some(match one["kind"].as_str()? {
        "scheduled_award" => scheduled(one)? == one["expect"].as_i64()?,
        "pell_2026_27" => {
            let amounts = &YearTables::of(AwardYear::Y2026).pell;
            let found = index_of(one["sai"].as_i64()?, i64::MAX);
            let pell = award(&found, amounts, &Standing::default(), &mut Trace::off());
            let just_below = index_of(one["sai"].as_i64()? - 1, i64::MAX);
            let below = award(&just_below, amounts, &Standing::default(), &mut Trace::off());
            one["expect"] == "ineligible" && pell.scheduled == 0 && below.scheduled == amounts.least
        }
        "enrollment_intensity_pct" => one["credits"].as_object()?.iter().all(|(credits, expected)| {
            let full_time = one["full_time"].as_i64().unwrap_or(0);
            credits.parse().is_ok_and(|credits| Some(intensity(credits, full_time)) == expected.as_i64())
        }),
        "formula1_terms" => {
            cents(&paid(one, Calendar::Standard { terms: one["terms"].as_i64()? }, Rounding::Cents)?)
                == expected(&one["expect"])?
        }
        "formula1_terms_ltht" => {
            let used = Used { less_than_half_time_cost: one["coa_ltht"].as_i64(), ..Used::default() };
            let found = schedule(
                one["scheduled_full"].as_i64()?,
                Calendar::Standard { terms: 2 },
                &terms(one)?,
                &used,
            );
            cents(&found) == expected(&one["expect"])?
        }
        "formula2" => {
            let (weeks, year_weeks) = (one["weeks"].as_i64()?, one["academic_year_weeks"].as_i64()?);
            let calendar = Calendar::Short { terms: one["terms"].as_i64()?, weeks, year_weeks };
            let found = schedule(one["scheduled"].as_i64()?, calendar, &[full(), full()], &Used::default());
            cents(&found) == expected(&one["expect"])?
                && Some(found.total) == one["expect_annual"].as_i64().map(|sum| sum * 100)
        }
        "formula3" | "formula3_nonstandard" => formula3(one)?,
        "year_round" => year_round(one)?,
        "package" => packaged(one)?,
        _ => return None,
    })
}

/// An index as if a formula had given it. Income up to the limit earns the minimum.
fn index_of(sai: i64, min_limit: i64) -> Index {
    let tests = Tests { max: None::<MaxPell>, income: 0, min_rule: MinPell::Dependent, min_limit };
    Index { sai, calculated: sai, assets_count: true, tests }
}

fn scheduled(one: &Value) -> Option<i64> {
    let amounts = PellAmounts {
        most: one["max_pell"].as_i64()?,
        least: one["min_pell"].as_i64()?,
        ceiling: None,
        counts_foreign_income: false,
        family_business_counts: true,
        ends_when_others_pay_all: false,
        source: String::new(),
    };
    let standing = Standing { cost: one["coa"].as_i64(), ..Standing::default() };
    Some(award(&index_of(one["sai"].as_i64()?, -1), &amounts, &standing, &mut Trace::off()).scheduled)
}

fn full() -> Term {
    Term { credits: 12, full_time: 12, weeks: 15, ..Term::default() }
}

/// Terms of the example, with intensity as credits of a hundred where it does not name any.
fn terms(one: &Value) -> Option<Vec<Term>> {
    let percents = one["intensity"].as_array()?;
    let of = |name: &str, place: usize| one[name].as_array().and_then(|all| all.get(place)?.as_i64());
    let each = percents.iter().enumerate().map(|(place, percent)| {
        Some(Term {
            credits: of("credits", place).or(percent.as_i64())?,
            full_time: of("full_time", place).unwrap_or(100),
            weeks: of("weeks", place).unwrap_or(15),
            ..Term::default()
        })
    });
    each.collect()
}

fn paid(one: &Value, calendar: Calendar, rounding: Rounding) -> Option<aid::pell::Schedule> {
    let used = Used { rounding, ..Used::default() };
    Some(schedule(one["scheduled"].as_i64()?, calendar, &terms(one)?, &used))
}

fn cents(schedule: &aid::pell::Schedule) -> Vec<i64> {
    schedule.payments.iter().map(|payment| payment.amount).collect()
}

/// Dollars, some with half a dollar, as cents.
fn expected(values: &Value) -> Option<Vec<i64>> {
    values.as_array()?.iter().map(in_cents).collect()
}

fn in_cents(value: &Value) -> Option<i64> {
    let text = value.to_string();
    let (dollars, part) = text.split_once('.').unwrap_or((&text, "0"));
    Some(dollars.parse::<i64>().ok()? * 100 + format!("{part:0<2}").get(..2)?.parse::<i64>().ok()?)
}

fn formula3(one: &Value) -> Option<bool> {
    let calendar = Calendar::General { year_weeks: one["academic_year_weeks"].as_i64()? };
    let whole = one["kind"] == "formula3_nonstandard";
    let found = paid(one, calendar, if whole { Rounding::WholeDollars } else { Rounding::Cents })?;
    let mut same = cents(&found) == expected(&one["expect"])?;
    if let Some(parts) = expected(&one["first_disbursement_split"]) {
        same &= found.payments.first()?.parts == parts;
    }
    if let Some(annual) = expected(&one["annual"]) {
        same &= found.payments.iter().map(|payment| payment.annual).eq(annual);
        let percents: Option<Vec<i64>> = one["intensity"].as_array()?.iter().map(Value::as_i64).collect();
        same &= found.payments.iter().map(|payment| payment.intensity).eq(percents?);
    }
    if let Some(first) = one["also"]["intensity80_term1"].as_i64() {
        let term = Term { credits: 8, full_time: 10, weeks: 8, ..Term::default() };
        let found = schedule(one["scheduled"].as_i64()?, calendar, &[term], &Used::default());
        same &= cents(&found) == [first * 100];
    }
    Some(same)
}

fn year_round(one: &Value) -> Option<bool> {
    let (scheduled, expect) = (one["scheduled"].as_i64()?, &one["expect"]);
    let calendar = Calendar::Standard { terms: 2 };
    let used = Used { year_round: true, rounding: Rounding::WholeDollars, ..Used::default() };
    let dollars = |names: [&str; 3]| names.map(|name| expect[name].as_i64().unwrap_or(-1) * 100);
    if expect["summer75pct"].is_null() {
        let found = schedule(scheduled, calendar, &[full(), full(), full()], &used);
        return Some(cents(&found) == dollars(["fall", "spring", "summer"]));
    }
    let summer = Term { credits: 9, ..full() };
    let found = schedule(scheduled, calendar, &[summer, full(), full()], &used);
    let total = Some(found.total) == expect["total"].as_i64().map(|total| total * 100);
    let percent = Some(found.used) == in_cents(&expect["pct"]).map(|percent| percent * 10);
    Some(cents(&found) == dollars(["summer75pct", "fall", "spring"]) && total && percent)
}

fn packaged(one: &Value) -> Option<bool> {
    let number = |name: &str| one[name].as_i64().unwrap_or(0);
    let calculated = one["calculated_pell"].is_i64();
    let found = package(&Offer {
        year: AwardYear::Y2025,
        costs: Costs { tuition: number("coa"), ..Costs::default() },
        index: number("sai"),
        pell: if calculated { number("calculated_pell") } else { number("pell") },
        grants: number("scholarship"),
        campus_grant: if calculated { 1000 } else { number("fseog") },
        work_study: if calculated { 1000 } else { number("fws") },
        dependent: true,
        graduate: false,
        plus_denied: false,
        year_of_study: 2,
        intensity: 100,
        fullest_term: 100,
    });
    let need_based = found.campus_grant + found.work_study + found.subsidised;
    Some(one["expect"].as_object()?.iter().all(|(name, value)| {
        let ours = match name.as_str() {
            "need" => found.need,
            "remaining_after_grants" | "remaining_need" => found.need_after_grants,
            "remaining_after_campus" => found.need_after_campus,
            "sub_loan" => found.subsidised,
            "unsub_to_replace_sai" => found.unsubsidised,
            "pell" => found.pell,
            "other_need_based" => need_based,
            _ => return false,
        };
        Some(ours) == value.as_i64()
    }))
}
