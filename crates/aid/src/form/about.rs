//! Who the student is, and the household.

use super::{Choice, Draft, QuestionKind, draft};
use crate::{AwardYear, tables::YearTables};

const INDEPENDENCE: &str = "20 USC 1087vv(d); FSA Handbook 2025-26 AVG p. 13-14";

pub fn about(year: AwardYear) -> Vec<Draft> {
    let yes_no =
        |field: &str, help: &str, source: &'static str| draft(field, QuestionKind::YesNo, help, source);
    let limit = year.begins().saturating_sub(23);
    vec![
        draft(
            "about.birthDate",
            QuestionKind::Date,
            format!(
                "Whoever was born before January 1, {limit}, is independent: the parents' income does not count."
            ),
            INDEPENDENCE,
        ),
        yes_no(
            "about.graduate",
            "Answer yes if you will be working on a master's, doctoral or professional degree. Graduate students are \
             independent and get no Pell Grant.",
            "20 USC 1087vv(d); FSA Handbook 2025-26 AVG p. 12-13",
        ),
        yes_no(
            "about.activeDuty",
            "Active duty in the U.S. armed forces, for other purposes than training.",
            "20 USC 1087vv(d); FSA Handbook 2025-26 AVG p. 14-15",
        ),
        yes_no(
            "about.veteran",
            "You served on active duty and were released under a condition other than dishonorable, or will be by the \
             end of the award year.",
            "20 USC 1087vv(d); FSA Handbook 2025-26 AVG p. 15-16",
        ),
        yes_no(
            "about.dependents",
            "Children or others, not a spouse, who live with you and get more than half of their support from you.",
            "20 USC 1087vv(d); FSA Handbook 2025-26 AVG p. 16-17",
        ),
        yes_no(
            "about.orphan",
            "At any time since you turned 13: both parents were dead, you were in foster care, or you were a ward of \
             the court.",
            "20 USC 1087vv(d); FSA Handbook 2025-26 AVG p. 17-18",
        ),
        yes_no(
            "about.emancipated",
            "A court made you an emancipated minor, or put you in the guardianship of somebody other than a parent.",
            "20 USC 1087vv(d); FSA Handbook 2025-26 AVG p. 18",
        ),
        yes_no(
            "about.homeless",
            "You were found to be unaccompanied and homeless, or supporting yourself and at risk of being homeless, \
             since July 1 of the year before the award year.",
            "20 USC 1087vv(d); FSA Handbook 2025-26 AVG p. 14, 18",
        ),
        yes_no(
            "about.hasDegree",
            "Answer yes if you will have a bachelor's degree before the award year begins. A Pell Grant is for a first \
             degree.",
            "20 USC 1070a(c); FSA Handbook 2025-26 AVG p. 13",
        ),
    ]
}

pub fn household(year: AwardYear) -> Vec<Draft> {
    let marital = |parents: bool| QuestionKind::Choice { options: maritals(parents) };
    let next = year.begins().saturating_add(1);
    let support = format!("from July 1, {}, through June 30, {next}", year.begins());
    let income_year = YearTables::of(year).income_year;
    vec![
        draft(
            "household.marital",
            marital(false),
            "As of today. Separated counts as not married.",
            "FSA Handbook 2025-26 AVG p. 12",
        ),
        draft(
            "household.state",
            QuestionKind::State,
            "The state of legal residence. The poverty guideline differs in Alaska and Hawaii.",
            "20 USC 1070a(b); FSA Handbook 2025-26 AVG p. 20",
        ),
        draft(
            "household.familySize",
            QuestionKind::Count,
            format!(
                "You, your spouse, and everybody who lives with you and gets more than half of their support from you \
                 {support}."
            ),
            "20 USC 1087vv; FSA Handbook 2025-26 AVG p. 18-19",
        ),
        draft(
            "parents.marital",
            marital(true),
            "Of the parent who gave you more than half of your support in the last 12 months, as of today.",
            "20 USC 1087oo(f); FSA Handbook 2025-26 AVG p. 29-30",
        ),
        draft(
            "parents.state",
            QuestionKind::State,
            "The parents' state of legal residence. The poverty guideline differs in Alaska and Hawaii.",
            "20 USC 1070a(b); FSA Handbook 2025-26 AVG p. 30",
        ),
        draft(
            "parents.familySize",
            QuestionKind::Count,
            format!(
                "You, your parents, and everybody who gets more than half of their support from them {support}, also \
                 children who are away at college."
            ),
            "20 USC 1087vv; FSA Handbook 2025-26 AVG p. 30",
        ),
        draft(
            "benefit",
            QuestionKind::YesNo,
            format!(
                "Somebody in the family got one of these in {income_year} or {}: earned income credit, housing \
                 assistance, free or reduced-price school lunch, Medicaid, SNAP, SSI, TANF, WIC, or a refundable credit \
                 for a health plan. Assets do not count then.",
                income_year.saturating_add(1)
            ),
            "20 USC 1087ss; FSA Handbook 2025-26 AVG p. 21, 30-31",
        ),
    ]
}

fn maritals(parents: bool) -> Vec<Choice> {
    let mut options = vec![
        Choice { value: "neverMarried", label: "Never married" },
        Choice { value: "married", label: "Married or remarried" },
        Choice { value: "separated", label: "Separated" },
        Choice { value: "divorced", label: "Divorced" },
        Choice { value: "widowed", label: "Widowed" },
    ];
    if parents {
        options.insert(1, Choice { value: "together", label: "Not married, both parents live together" });
    }
    options
}
