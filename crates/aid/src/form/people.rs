//! Tax returns and possessions, the same questions for each of four people.

use super::{Choice, Draft, QuestionKind, draft};
use crate::{
    AwardYear,
    case::{Item, Who},
    tables::YearTables,
};

/// Whom a sentence is about.
fn whose(who: Who) -> &'static str {
    match who {
        Who::Student => "your",
        Who::Spouse => "your spouse's",
        Who::Parent => "the parent's",
        Who::OtherParent => "the other parent's",
    }
}

/// Of the people who file together, only the first is asked.
fn together(who: Who) -> &'static str {
    match who {
        Who::Student => "If you filed jointly with your spouse, take the joint return.",
        Who::Parent => "If the parents filed jointly, take the joint return.",
        Who::Spouse | Who::OtherParent => "Only of the return that was filed apart.",
    }
}

const FILING: &str = "FSA Handbook 2025-26 AVG p. 21-23";

/// Whether there is a return, and what kind of one.
pub fn returned(who: Who, year: AwardYear) -> Vec<Draft> {
    let income_year = YearTables::of(year).income_year;
    let name = who.name();
    let whose = whose(who);
    let status = draft(
        format!("{name}.filing"),
        QuestionKind::Choice { options: filings(who) },
        format!(
            "The box that is checked near the top of {whose} return for {income_year}. {}",
            together(who)
        ),
        FILING,
    );
    vec![
        draft(
            format!("{name}.filed"),
            QuestionKind::YesNo,
            format!(
                "Whether a federal tax return was or will be filed for {income_year}. Answer no only if the law did not \
                 ask for one."
            ),
            "20 USC 1070a(b)(1)(A); FSA Handbook 2025-26 AVG p. 21-22",
        ),
        Draft { tax_line: Some(format!("Form 1040 for {income_year}, filing status on page 1")), ..status },
        draft(
            format!("{name}.schedules"),
            QuestionKind::YesNo,
            "Whether Schedule A, B, D, E, F or H came with the return. If none did and income is low, assets do not count.",
            "20 USC 1087ss; FSA Handbook 2025-26 AVG p. 23, 37",
        ),
    ]
}

fn filings(who: Who) -> Vec<Choice> {
    let mut options = vec![
        Choice { value: "single", label: "Single" },
        Choice { value: "separate", label: "Married filing separately" },
        Choice { value: "headOfHousehold", label: "Head of household" },
        Choice { value: "survivingSpouse", label: "Qualifying surviving spouse" },
    ];
    // A joint return is the first person's.
    if matches!(who, Who::Student | Who::Parent) {
        options.insert(1, Choice { value: "joint", label: "Married filing jointly" });
    }
    options
}

pub fn amount(who: Who, item: Item, year: AwardYear) -> Draft {
    let (least, most) = item.range();
    let field = format!("{}.amounts.{item}", who.name());
    let draft = draft(field, QuestionKind::Amount { least, most }, help(who, item, year), source(who, item));
    Draft { tax_line: tax_line(item, year), ..draft }
}

/// By the form of the income year. Lines move: income tax paid from 2023 on, adjusted gross income in 2025.
fn tax_line(item: Item, year: AwardYear) -> Option<String> {
    let income_year = YearTables::of(year).income_year;
    let form = |line: &str| Some(format!("Form 1040 for {income_year}, {line}"));
    let schedule =
        |name: &str, line: &str| Some(format!("Schedule {name} of Form 1040 for {income_year}, {line}"));
    match item {
        Item::Agi if income_year >= 2025 => form("line 11a"),
        Item::Agi => form("line 11"),
        Item::Earned => form("line 1z, plus Schedule 1, lines 3 and 6 where they are not negative"),
        Item::Tax if income_year <= 2022 => form("line 22 minus Schedule 2, line 2"),
        Item::Tax => form("line 24"),
        Item::IraDeduction => schedule("1", "line 16 plus line 20"),
        Item::TaxExemptInterest => form("line 2a"),
        Item::UntaxedIra => form("line 4a minus line 4b"),
        Item::IraRollover => form("line 4, what is marked as a rollover"),
        Item::UntaxedPension => form("line 5a minus line 5b"),
        Item::PensionRollover => form("line 5, what is marked as a rollover"),
        Item::EducationCredits => form("line 29 plus Schedule 3, line 3"),
        Item::ForeignIncome => schedule("1", "line 8d"),
        Item::ScheduleC => schedule("C", "line 31"),
        Item::TaxableGrants
        | Item::WorkStudy
        | Item::ChildSupport
        | Item::Cash
        | Item::Investments
        | Item::Business
        | Item::FamilyBusiness => None,
    }
}

fn help(who: Who, item: Item, year: AwardYear) -> String {
    let tables = YearTables::of(year);
    let whose = whose(who);
    let text = match item {
        Item::Agi => {
            return format!(
                "All of {whose} income less the adjustments; it can be negative. {}",
                together(who)
            );
        }
        Item::Earned => {
            "Wages, salaries and tips, and what a business or farm of one's own earned. A loss counts as nothing."
        }
        Item::Tax => "The federal income tax for the year. It is not what was withheld from pay.",
        Item::IraDeduction => {
            "Payments to an IRA, SEP, SIMPLE or similar plan that were deducted from income."
        }
        Item::TaxExemptInterest => "Interest that is not taxed, such as that of municipal bonds.",
        Item::UntaxedIra => "What came out of an IRA and was not taxed. Rollovers are asked for next.",
        Item::IraRollover => {
            "What of it went straight into another IRA or plan. It does not count as income."
        }
        Item::UntaxedPension => "What came out of a pension and was not taxed. Rollovers are asked for next.",
        Item::PensionRollover => "What of it went straight into another plan. It does not count as income.",
        Item::EducationCredits => {
            "American opportunity and lifetime learning credits. They are taken off income in the formula."
        }
        Item::ForeignIncome => {
            "Income earned abroad that was excluded. On the return it is negative; the sign does not matter."
        }
        Item::TaxableGrants => {
            "Grants, scholarships and AmeriCorps benefits that are part of the adjusted gross income. They are taken off again."
        }
        Item::WorkStudy => {
            "Pay from Federal Work-Study that is part of the adjusted gross income. It is taken off again."
        }
        Item::ScheduleC => {
            "Net profit of a business of one's own, negative for a loss. More than $10,000 either way makes assets count."
        }
        Item::ChildSupport => {
            "All child support received in the last full calendar year, for every child in the family."
        }
        Item::Cash => "What is in cash, savings and checking accounts on the day of signing.",
        Item::Investments => {
            "Stocks, funds, bonds, real estate and education savings, less what is owed on them. Leave out the home that \
             the family lives in, and retirement plans."
        }
        Item::Business if tables.pell.family_business_counts => {
            "Businesses and farms, less what is owed on them. Leave out the family's home."
        }
        Item::Business => {
            "Businesses and farms, less what is owed on them. Leave out the home, the farm the family lives on, and a \
             family business with up to 100 employees."
        }
        Item::FamilyBusiness if tables.pell.family_business_counts => {
            "The farm the family lives on, and a family business with up to 100 employees. In this award year they count."
        }
        Item::FamilyBusiness => {
            "The farm the family lives on, a family business with up to 100 employees, and family fishing. From 2026-27 on \
             they do not count."
        }
    };
    text.to_owned()
}

fn source(who: Who, item: Item) -> &'static str {
    let parents = matches!(who, Who::Parent | Who::OtherParent);
    match item {
        Item::ChildSupport if parents => "20 USC 1087vv(f); FSA Handbook 2025-26 AVG p. 32",
        Item::ChildSupport => "20 USC 1087vv(f); FSA Handbook 2025-26 AVG p. 24",
        Item::FamilyBusiness => "20 USC 1087vv(f) as of July 1, 2026; FSA Handbook 2025-26 AVG p. 24",
        Item::Cash | Item::Investments | Item::Business => {
            "20 USC 1087vv(f); FSA Handbook 2025-26 AVG p. 24-26"
        }
        Item::ScheduleC => "20 USC 1087ss; FSA Handbook 2025-26 AVG p. 23, 37",
        Item::TaxableGrants => "20 USC 1087vv(e); FSA Handbook 2025-26 AVG p. 23-24",
        Item::WorkStudy if parents => "20 USC 1087vv(e); FSA Handbook 2025-26 AVG p. 38",
        Item::WorkStudy => "20 USC 1087vv(e); FSA Handbook 2025-26 AVG p. 39-42",
        Item::ForeignIncome => "20 USC 1087vv(b); FSA Handbook 2025-26 AVG p. 24, 54",
        _ => "20 USC 1087vv(a); FSA Handbook 2025-26 AVG p. 23, 54",
    }
}
