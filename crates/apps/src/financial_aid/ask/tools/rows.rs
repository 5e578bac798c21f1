//! What the federal tables say, row by row.

use aid::{
    Region,
    tables::{Common, Protection, YearTables, tables},
};
use chat::{Amount, phrase};

use super::{
    input::{Place, Student, Whose},
    show::{dollars, index},
    tables::AidTables,
};

/// A row of a table.
pub struct Row {
    pub label: String,
    pub amount: Amount,
    /// As it is read.
    pub value: String,
    /// Whether it is what was asked for.
    pub is_asked: bool,
}

/// Rows that belong together, and where they come from.
pub struct Rows {
    pub title: &'static str,
    pub all: Vec<Row>,
    pub source: String,
    /// What has to be known besides.
    pub note: &'static str,
}

const SIZES: std::ops::RangeInclusive<i64> = 2..=6;
/// A size that nobody named.
const USUAL_SIZE: i64 = 4;

fn row(label: impl Into<String>, amount: Amount) -> Row {
    Row { label: label.into(), value: phrase::amount(&amount), amount, is_asked: false }
}

fn asked(label: impl Into<String>, amount: Amount) -> Row {
    Row { is_asked: true, ..row(label, amount) }
}

fn rows(title: &'static str, all: Vec<Row>, source: &str) -> Rows {
    Rows { title, all, source: source.to_owned(), note: "" }
}

fn percent(value: i64) -> Amount {
    Amount::Percent(f64::from(i32::try_from(value).unwrap_or(i32::MAX)))
}

/// A rate in ten-thousandths, with all its places: 1.45 % is not 1.5 %.
fn rate(label: &str, value: i64) -> Row {
    let percent = f64::from(i32::try_from(value).unwrap_or(i32::MAX)) / 100.0;
    Row { value: format!("{}%", phrase::decimal(percent)), ..row(label, Amount::Percent(percent)) }
}

pub fn pell(year: &YearTables, common: &Common) -> Rows {
    let pell = &year.pell;
    let mut all = vec![
        asked("maximum Pell Grant for the year", dollars(pell.most)),
        asked("minimum Pell Grant for the year", dollars(pell.least)),
    ];
    all.extend(
        pell.ceiling
            .map(|ceiling| row("Student Aid Index from which on there is no Pell Grant", index(ceiling))),
    );
    all.push(row("lifetime limit, where a full-time year is 100%", percent(common.lifetime_percent)));
    all.push(row("limit of one award year with the summer", percent(common.year_round_percent)));
    rows("Pell Grant amounts", all, &pell.source)
}

pub fn protection(year: &YearTables, input: &AidTables) -> Rows {
    let is_student = matches!(input.whose, Some(Whose::Student | Whose::Spouse));
    let is_independent = input.student == Some(Student::Independent);
    let wanted = |table: &Protection, size: i64| {
        input.size.map_or(size == USUAL_SIZE, |own| own == size) && size >= table.first
    };
    let mut all = Vec::new();
    let mut by_size = |table: &Protection, who: &str, is_meant: bool| {
        let own = input.size.filter(|size| !SIZES.contains(size) && *size >= table.first);
        for size in SIZES.filter(|size| *size >= table.first).chain(own) {
            let label = format!("income protection allowance, {who}, family of {size}");
            all.push(Row {
                is_asked: is_meant && wanted(table, size),
                ..row(label, dollars(table.amount(size)))
            });
        }
        all.push(row(format!("for each more person, {who}"), dollars(table.each_more)));
    };
    by_size(&year.parents_protection, "parents of a dependent student", !is_student && !is_independent);
    by_size(&year.single_protection, "independent student with dependents, not married", false);
    by_size(&year.married_protection, "independent student with dependents, married", false);
    let alone = &year.alone_protection;
    let fixed = |label: &str, amount: i64, is_asked: bool| Row { is_asked, ..row(label, dollars(amount)) };
    all.push(fixed(
        "income protection allowance, dependent student",
        year.student_protection.amount,
        is_student && !is_independent,
    ));
    all.push(fixed(
        "income protection allowance, independent student without dependents, not married",
        alone.single,
        is_independent,
    ));
    all.push(fixed(
        "income protection allowance, independent student without dependents, married",
        alone.married,
        is_independent,
    ));
    rows("Income protection allowances", all, &year.parents_protection.source)
}

pub fn employment(year: &YearTables, common: &Common) -> Rows {
    let all = vec![
        asked("employment expense allowance, share of earnings", percent(common.rates.employment)),
        asked("employment expense allowance, at most", dollars(year.employment_cap.amount)),
    ];
    rows("Employment expense allowance", all, &year.employment_cap.source)
}

pub fn payroll(year: &YearTables, common: &Common) -> Rows {
    let medicare = &common.medicare;
    let all = vec![
        Row {
            is_asked: true,
            ..rate("social security part, share of earnings", common.social_security.rate)
        },
        asked("social security part, earnings up to", dollars(year.social_security_base)),
        Row { is_asked: true, ..rate("Medicare part, share of earnings", medicare.low) },
        rate("Medicare part, share of earnings above the threshold", medicare.high),
        row("Medicare threshold, joint return", dollars(medicare.joint)),
        row("Medicare threshold, separate return", dollars(medicare.separate)),
        row("Medicare threshold, other returns", dollars(medicare.other)),
    ];
    rows("Payroll tax allowance", all, &format!("{}; {}", common.social_security.source, medicare.source))
}

pub fn assets(common: &Common, input: &AidTables) -> Rows {
    let (rates, test) = (&common.rates, &common.asset_test);
    let is_student = matches!(input.whose, Some(Whose::Student | Whose::Spouse));
    let all = vec![
        Row {
            is_asked: !is_student,
            ..row("share of the parents’ net worth that counts", percent(rates.parents_assets))
        },
        asked("share of a student’s net worth that counts", percent(rates.student_assets)),
        row("share that counts of a student with dependents", percent(rates.with_dependents_assets)),
        row("adjusted gross income below which assets do not count, on a plain return", dollars(test.below)),
        row("business profit or loss up to which the return is plain", dollars(test.schedule_c)),
    ];
    let note = "Assets do not count either if somebody in the family had a means-tested federal benefit.";
    Rows { note, ..rows("Assets", all, &format!("{}; {}", rates.source, test.source)) }
}

pub fn contribution(year: &YearTables) -> Rows {
    let table = &year.contribution;
    let mut all: Vec<Row> = Vec::new();
    for one in &table.rows {
        let label = match one.up_to {
            Some(most) => {
                format!("of adjusted available income over ${}, up to ${}", grouped(one.over), grouped(most))
            }
            None => format!("of adjusted available income over ${}", grouped(one.over)),
        };
        all.push(asked(format!("share {label}"), percent(one.percent)));
    }
    all.push(row("contribution where adjusted available income is lowest", dollars(table.floor)));
    rows("Contribution from adjusted available income", all, &table.source)
}

fn grouped(value: i64) -> String {
    phrase::number(value.unsigned_abs())
}

pub fn poverty(year: &YearTables, common: &Common, input: &AidTables) -> Rows {
    let place = input.place.unwrap_or(Place::Contiguous);
    let region = Region::from(place);
    let size = input.size.unwrap_or(USUAL_SIZE);
    let line = year.poverty_line(region, size);
    let of = |percent: i64| dollars(line.saturating_mul(percent).div_euclid(100));
    let percents = &common.poverty;
    let where_ = match place {
        Place::Contiguous => "the contiguous states",
        Place::Alaska => "Alaska",
        Place::Hawaii => "Hawaii",
    };
    let label =
        |what: &str, percent: i64| format!("{what}, {percent}% of the poverty guideline, family of {size}");
    let all = vec![
        asked(
            format!("poverty guideline of {} in {where_}, family of {size}", year.poverty_year),
            dollars(line),
        ),
        asked(label("most income for the maximum Pell Grant", percents.max_other), of(percents.max_other)),
        row(
            label("most income for the maximum Pell Grant, single parent", percents.max_single),
            of(percents.max_single),
        ),
        row(
            label("most income for the minimum Pell Grant, dependent student", percents.min_dependent_other),
            of(percents.min_dependent_other),
        ),
        row(
            label(
                "most income for the minimum Pell Grant, dependent student of a single parent",
                percents.min_dependent_single,
            ),
            of(percents.min_dependent_single),
        ),
        row(
            label("most income for the minimum Pell Grant, student who is a parent", percents.min_parent),
            of(percents.min_parent),
        ),
        row(
            label(
                "most income for the minimum Pell Grant, student who is a single parent",
                percents.min_single_parent,
            ),
            of(percents.min_single_parent),
        ),
        row(
            label("most income for the minimum Pell Grant, other students", percents.min_other),
            of(percents.min_other),
        ),
    ];
    let guideline = tables().poverty.iter().find(|lines| lines.year == year.poverty_year);
    let source = guideline.map_or("", |lines| lines.source.as_str());
    rows("Poverty guidelines and Pell Grants", all, &format!("{source}; {}", percents.source))
}

pub fn loans(common: &Common, input: &AidTables) -> Rows {
    const YEARS: [&str; 3] = ["first year", "second year", "third year and later"];
    let loans = &common.loans;
    let place = input.year_of_study.map(|year| usize::try_from(year.clamp(1, 3) - 1).unwrap_or(0));
    let mut all = Vec::new();
    for (kind, name, limits) in [
        (Student::Dependent, "dependent student", &loans.dependent),
        (Student::Independent, "independent student", &loans.independent),
    ] {
        for (number, (year, [most, subsidised])) in YEARS.into_iter().zip(limits).enumerate() {
            let is_meant =
                input.student.is_none_or(|student| student == kind) && place.is_none_or(|own| own == number);
            let is_asked = is_meant && (input.student.is_some() || place.is_some());
            all.push(Row { is_asked, ..row(format!("direct loans, {name}, {year}"), dollars(*most)) });
            all.push(Row {
                is_asked,
                ..row(format!("of it subsidized, {name}, {year}"), dollars(*subsidised))
            });
        }
    }
    all.push(row("direct loans, graduate student", dollars(loans.graduate)));
    let note = "From 2026-27 on the limits shrink with the credits of a student below full time.";
    Rows { note, ..rows("Direct loan limits", all, &loans.source) }
}

pub fn income_year(year: &YearTables) -> Rows {
    let all = vec![
        asked("tax year whose income counts", Amount::Year(year.income_year)),
        row("year of the poverty guidelines", Amount::Year(year.poverty_year)),
    ];
    rows("Years that count", all, "20 USC 1087mm; FSA Handbook 2025-26 AVG")
}
