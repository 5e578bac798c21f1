//! What is asked of each person.

use super::{Choice, Kind, Question};
use crate::case::{Item, Who};

pub fn title(who: Who) -> &'static str {
    match who {
        Who::Student => "Student",
        Who::Spouse => "Spouse",
        Who::Parent => "Parent",
        Who::OtherParent => "Other parent",
    }
}

/// In a sentence.
fn owner(who: Who) -> &'static str {
    match who {
        Who::Student => "the student",
        Who::Spouse => "the spouse",
        Who::Parent => "the parent, with the other one if they filed together",
        Who::OtherParent => "the other parent",
    }
}

const FORM: &str = "FAFSA, financial information; 20 USC 1087vv";

pub fn returns(who: Who, year: i16) -> Vec<Question> {
    let question = |field: &str, label: &str, help: String, kind: Kind| Question {
        field: format!("{}.{field}", who.name()),
        step: "income",
        label: label.to_owned(),
        help,
        tax_line: None,
        kind,
        source: FORM,
    };
    let owner = owner(who);
    vec![
        question(
            "filed",
            "Filed a federal tax return",
            format!("Whether {owner} filed for {year}. Answer no only if no return had to be filed."),
            Kind::YesNo,
        ),
        question(
            "filing",
            "Filing status",
            format!(
                "As at the top of form 1040 for {year}. Without a return, choose what it would have been."
            ),
            Kind::Choice { options: filings(who) },
        ),
        question(
            "schedules",
            "Filed a schedule A, B, D, E, F or H",
            format!(
                "Any one of these with the return for {year}. With an income below $60,000 and none of them, assets do \
                 not count."
            ),
            Kind::YesNo,
        ),
    ]
}

fn filings(who: Who) -> Vec<Choice> {
    let all = [
        ("single", "Single"),
        ("joint", "Married, filed together"),
        ("separate", "Married, filed separately"),
        ("headOfHousehold", "Head of household"),
        ("survivingSpouse", "Qualifying surviving spouse"),
    ];
    // A joint return belongs to the first person of a couple.
    let second = matches!(who, Who::Spouse | Who::OtherParent);
    let offered = all.into_iter().filter(|(value, _)| !(second && *value == "joint"));
    offered.map(|(value, label)| Choice { value, label }).collect()
}

pub fn amount(step: &'static str, who: Who, item: Item, year: i16) -> Question {
    let (label, help, line) = about(item);
    let (least, most) = item.range();
    Question {
        field: format!("{}.amounts.{item}", who.name()),
        step,
        label: label.to_owned(),
        help: help.to_owned(),
        tax_line: line.map(|line| format!("For {year}: {line}")),
        kind: Kind::Amount { least, most },
        source: FORM,
    }
}

fn about(item: Item) -> (&'static str, &'static str, Option<&'static str>) {
    match item {
        Item::Agi => (
            "Adjusted gross income",
            "All income less certain payments, as the return reckons it. It can be negative.",
            Some("form 1040, line 11"),
        ),
        Item::Earned => (
            "Income earned from work",
            "Wages, salaries, tips and what a business of one's own earned. It decides on the payroll tax allowance.",
            Some("form 1040, line 1z; schedule 1, lines 3 and 6"),
        ),
        Item::Tax => (
            "Income tax paid",
            "Federal income tax after credits, not what was withheld.",
            Some("form 1040, line 22 minus schedule 2, line 2"),
        ),
        Item::IraDeduction => (
            "Payments to retirement plans that were deducted",
            "Deductible payments to an IRA, SEP, SIMPLE or Keogh plan. They count as income here.",
            Some("schedule 1, lines 16 and 20"),
        ),
        Item::TaxExemptInterest => (
            "Tax-exempt interest",
            "Interest on which no federal tax is due, such as that of municipal bonds.",
            Some("form 1040, line 2a"),
        ),
        Item::UntaxedIra => (
            "Untaxed IRA payments",
            "What an IRA paid out and was not taxed. A rollover is asked for below and taken off.",
            Some("form 1040, line 4a minus line 4b"),
        ),
        Item::IraRollover => (
            "IRA payments that were rolled over",
            "What of it went straight into another retirement plan.",
            Some("marked \u{201c}rollover\u{201d} beside form 1040, line 4"),
        ),
        Item::UntaxedPension => (
            "Untaxed pension payments",
            "What a pension or annuity paid out and was not taxed. A rollover is asked for below and taken off.",
            Some("form 1040, line 5a minus line 5b"),
        ),
        Item::PensionRollover => (
            "Pension payments that were rolled over",
            "What of it went straight into another retirement plan.",
            Some("marked \u{201c}rollover\u{201d} beside form 1040, line 5"),
        ),
        Item::EducationCredits => (
            "Education tax credits",
            "The American opportunity and lifetime learning credits. They are taken off the income.",
            Some("form 1040, line 29; schedule 3, line 3"),
        ),
        Item::ForeignIncome => (
            "Foreign earned income exclusion",
            "Income from abroad that was left out of the return. The sign does not matter.",
            Some("schedule 1, line 8d"),
        ),
        Item::TaxableGrants => (
            "Grants and scholarships that were taxed",
            "College grants that are part of the adjusted gross income, AmeriCorps awards among them. They are taken off.",
            Some("schedule 1, line 8r"),
        ),
        Item::WorkStudy => (
            "Earnings from federal work-study",
            "What a work-study job paid. It is taken off the income.",
            None,
        ),
        Item::ScheduleC => (
            "Net profit or loss of a business",
            "Negative for a loss. Above $10,000 either way, assets count.",
            Some("schedule C, line 31"),
        ),
        Item::ChildSupport => {
            ("Child support received", "All that came in the last full calendar year, for any child.", None)
        }
        Item::Cash => (
            "Cash, savings and checking accounts",
            "What is in them today. Student aid that waits there is left out.",
            None,
        ),
        Item::Investments => (
            "Investments",
            "Stocks, funds, real estate other than the home, and college savings plans, less what is owed on them. \
             Retirement plans are left out.",
            None,
        ),
        Item::Business => ("Businesses and farms", "What they are worth, less what is owed on them.", None),
        Item::FamilyBusiness => (
            "Of that: family farm, small family business or fishing",
            "The farm that the family lives on, its business of up to 100 people, its commercial fishing. From 2026-27 on it \
             does not count.",
            None,
        ),
    }
}
