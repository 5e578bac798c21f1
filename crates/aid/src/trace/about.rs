//! What each line is called, its rule, and where the rule is written.

use super::{Part, Step};
use crate::case::Formula;

pub fn label(part: Part, step: Step, formula: Option<Formula>) -> String {
    let whose = match (part, formula) {
        (Part::Parents, _) => "Parents: ",
        (Part::Student, Some(Formula::A) | None) => "Student: ",
        (Part::Student, _) => "Student and spouse: ",
        _ => "",
    };
    format!("{whose}{}", name(step))
}

fn name(step: Step) -> &'static str {
    match step {
        Step::TotalIncome => "total income",
        Step::IncomeTax => "income tax paid",
        Step::Medicare => "Medicare part of the payroll tax allowance",
        Step::SocialSecurity => "social security part of the payroll tax allowance",
        Step::Payroll => "payroll tax allowance",
        Step::Protection => "income protection allowance",
        Step::Employment => "employment expense allowance",
        Step::NegativeParents => "allowance for the parents' negative adjusted available income",
        Step::Allowances => "total allowances",
        Step::AvailableIncome => "available income",
        Step::IncomeContribution => "contribution from income",
        Step::AssetsCount => "Assets count",
        Step::Business => "adjusted net worth of businesses and farms",
        Step::NetWorth => "net worth",
        Step::AssetContribution => "contribution from assets",
        Step::AdjustedIncome => "adjusted available income",
        Step::Contribution => "contribution",
        Step::Calculated => "Calculated index",
        Step::PellIncome => "Adjusted gross income for the Pell tests",
        Step::PovertyLine => "Poverty guideline",
        Step::MaxLimit => "Most income for the maximum Pell Grant",
        Step::MaxPell => "Maximum Pell indicator",
        Step::MinLimit => "Most income for the minimum Pell Grant",
        Step::MinPell => "Minimum Pell indicator",
        Step::Index => "Student Aid Index",
        Step::Degree => "Can receive a Pell Grant at all",
        Step::CalculatedAward => "Maximum Pell Grant less the index",
        Step::ScheduledAward => "Scheduled award",
        Step::TermBase => "Scheduled award that this term is paid from",
        Step::Intensity => "Enrollment intensity",
        Step::AnnualAward => "Annual award at this intensity",
        Step::TermPayment => "Payment for the term",
        Step::YearLimit => "Most in this award year",
        Step::LifetimeLeft => "Lifetime eligibility left",
        Step::YearTotal => "Pell Grant of the year",
        Step::CostOfAttendance => "Cost of attendance",
        Step::IndexForPackage => "Index as packaging counts it",
        Step::Need => "Financial need",
        Step::Pell => "Pell Grant",
        Step::Grants => "Other grants and scholarships",
        Step::NeedAfterGrants => "Need after grants",
        Step::CampusGrant => "Supplemental grant (FSEOG)",
        Step::WorkStudy => "Federal work-study",
        Step::NeedAfterCampus => "Need after campus-based aid",
        Step::LoanLimit => "Most of both direct loans",
        Step::SubsidisedLimit => "Most of the subsidized loan",
        Step::Subsidised => "Direct subsidized loan",
        Step::Unsubsidised => "Direct unsubsidized loan",
        Step::TotalAid => "All aid",
        Step::NetPrice => "Net price",
        Step::Unmet => "Left to pay after all aid",
        Step::OverAward => "More aid than the cost of attendance",
    }
}

pub fn rule(step: Step, part: Part, formula: Option<Formula>) -> &'static str {
    match step {
        Step::TotalIncome => {
            "adjusted gross income + retirement payments + tax-exempt interest + untaxed IRA and pension \
             distributions without rollovers + foreign income excluded − taxable grants − education credits − work-study"
        }
        Step::IncomeTax => "as paid, not less than nothing",
        Step::Medicare => {
            "1.45% of earnings, 2.35% above the threshold of the filing status; added up, rounded once"
        }
        Step::SocialSecurity => {
            "6.2% of earnings up to the base, twice the base on a joint return; added up, rounded once"
        }
        Step::Payroll => "Medicare part + social security part",
        Step::Protection => "by the size of the family, or a fixed amount",
        Step::Employment if part == Part::Student && formula == Some(Formula::B) => {
            "35% of earnings up to the cap, if married; else nothing"
        }
        Step::Employment => "35% of earnings, up to the cap",
        Step::NegativeParents => "what the parents' adjusted available income is below nothing",
        Step::Allowances => "the sum of the allowances",
        Step::AvailableIncome => "total income − total allowances; may be negative",
        Step::IncomeContribution if formula == Some(Formula::B) => "50% of available income; may be negative",
        Step::IncomeContribution => "50% of available income, not less than the floor of the year",
        Step::AssetsCount => {
            "they do not with a means-tested benefit, or with less than 60,000 of adjusted gross income, no schedule A, B, \
             D, E, F or H, and no more than 10,000 of business profit or loss"
        }
        Step::Business => "a share of what they are worth, by the table",
        Step::NetWorth if formula == Some(Formula::A) && part == Part::Student => {
            "cash + investments + adjusted businesses and farms"
        }
        Step::NetWorth => "child support received + cash + investments + adjusted businesses and farms",
        Step::AssetContribution => {
            "a share of net worth: parents 12%, students 20%, students with dependents 7%"
        }
        Step::AdjustedIncome => "available income + contribution from assets",
        Step::Contribution => {
            "by the table: 22% to 47% of adjusted available income, not less than the floor"
        }
        Step::Calculated => "the contributions together, not below −1,500 and not above 999,999",
        Step::PellIncome => "adjusted gross income; from 2026-27 on with foreign income excluded",
        Step::PovertyLine => "for the size of the family and the state, of the income year",
        Step::MaxLimit => "225% of the poverty guideline for a single parent, 175% for others",
        Step::MaxPell => {
            "1: nobody had to file a return; 2: single parent, income above nothing and within the limit; 3: others, \
             likewise; 0: none"
        }
        Step::MinLimit => {
            "dependent: 325% of the poverty guideline with a single parent, else 275%; independent: 400% single \
             parent, 350% parent, else 275%"
        }
        Step::MinPell => {
            "the number of the rule, if income is within the limit and no larger grant is due; else 0"
        }
        Step::Index => {
            "indicator 1: −1,500; indicator 2 or 3: nothing or the calculated index, whichever is less; else as calculated"
        }
        _ => of_awards(step),
    }
}

fn of_awards(step: Step) -> &'static str {
    match step {
        Step::Degree => "an undergraduate without a bachelor's degree",
        Step::CalculatedAward => "maximum award − index (not below nothing)",
        Step::ScheduledAward => {
            "the maximum with a maximum indicator; else the calculated award rounded to 5 if it reaches the minimum; else \
             the minimum with a minimum indicator; never more than the cost of attendance; nothing from the ceiling on"
        }
        Step::TermBase => "the scheduled award; below half time not more than the cost of attending so",
        Step::Intensity => {
            "credits of full time, in whole percent, not above 100; always 100 for clock hours and without terms"
        }
        Step::AnnualAward => "the award that the term is paid from × intensity",
        Step::TermPayment => {
            "the term's share of the annual award, within what is left for the year and for life; for clock hours and \
             without terms the lesser share, by hours or by weeks"
        }
        Step::YearLimit => {
            "scheduled award; 150% of it with year-round Pell; without what other schools have paid"
        }
        Step::LifetimeLeft => "600% − used before",
        Step::YearTotal => "the payments of all terms",
        Step::CostOfAttendance => {
            "tuition and fees + books + transport + personal + housing and food + other"
        }
        Step::IndexForPackage => "a negative index counts as nothing",
        Step::Need => "cost of attendance − index, not below nothing",
        Step::Pell => "first, and never reduced for other aid",
        Step::Grants => "scholarships, state and institutional grants",
        Step::NeedAfterGrants => "need − Pell Grant − other grants, not below nothing",
        Step::CampusGrant | Step::WorkStudy => "as offered, within the need and the cost that are left",
        Step::NeedAfterCampus => "need after grants − campus-based aid",
        Step::LoanLimit | Step::SubsidisedLimit => "by year of study and dependency",
        Step::Subsidised => "the need that is left, within the limit and the cost that is left",
        Step::Unsubsidised => "replaces the index: within what is left of the limit and of the cost",
        Step::TotalAid => "grants + work-study + loans",
        Step::NetPrice => {
            "cost of attendance − grants and scholarships only; loans and work are never part of it"
        }
        Step::Unmet => "cost of attendance − all aid, not below nothing",
        Step::OverAward => "what aid that is not federal brings above the cost of attendance",
        _ => "",
    }
}

pub fn citation(part: Part, step: Step, formula: Option<Formula>) -> &'static str {
    match (part, step) {
        (_, Step::AssetsCount) => "20 USC 1087ss; FSA Handbook 2025-26 AVG p. 37",
        (_, Step::PellIncome | Step::PovertyLine | Step::MaxLimit | Step::MaxPell) => {
            "20 USC 1070a(b)(1)(A); FSA Handbook 2025-26 Vol 7 p. 9"
        }
        (_, Step::MinLimit | Step::MinPell) => "20 USC 1070a(b)(1)(C); FSA Handbook 2025-26 Vol 7 p. 10",
        (_, Step::Index) => "20 USC 1087mm; FSA Handbook 2025-26 AVG p. 35",
        (Part::Parents, step) if step >= Step::AdjustedIncome => {
            "20 USC 1087oo(e); FSA Handbook 2025-26 AVG p. 39"
        }
        (Part::Parents, step) if step >= Step::Business => {
            "20 USC 1087oo(d); FSA Handbook 2025-26 AVG p. 38-39"
        }
        (Part::Parents, _) => "20 USC 1087oo(c); FSA Handbook 2025-26 AVG p. 38",
        (Part::Student | Part::Family, step) => of_student(step, formula),
        (Part::Pell, step) => match step {
            Step::Degree => "20 USC 1070a(c); FSA Handbook 2025-26 Vol 7 p. 2",
            Step::Intensity => "20 USC 1070a(b)(2); FSA Handbook 2025-26 Vol 7 p. 14-15",
            Step::TermBase => "FSA Handbook 2025-26 Vol 7 p. 21",
            Step::AnnualAward | Step::TermPayment => "34 CFR 690.63; FSA Handbook 2025-26 Vol 7 p. 22-34",
            Step::YearLimit => "20 USC 1070a(b)(8); FSA Handbook 2025-26 Vol 7 p. 41-42",
            Step::LifetimeLeft => "20 USC 1070a(d); FSA Handbook 2025-26 Vol 7 p. 56-57",
            _ => "20 USC 1070a(b); FSA Handbook 2025-26 Vol 7 p. 11-12",
        },
        (Part::Package, step) => match step {
            Step::CostOfAttendance => "20 USC 1087ll; FSA Handbook 2025-26 Vol 3 ch. 2",
            Step::IndexForPackage => "FSA Handbook 2025-26 Vol 3 p. 42",
            Step::LoanLimit | Step::SubsidisedLimit => "34 CFR 685.203; FSA Handbook 2025-26 Vol 8 p. 32-33",
            Step::NetPrice => "20 USC 1015a(a); grants and scholarships only",
            _ => "20 USC 1087kk; FSA Handbook 2025-26 Vol 3 p. 41-44",
        },
    }
}

fn of_student(step: Step, formula: Option<Formula>) -> &'static str {
    let assets = matches!(step, Step::Business | Step::NetWorth | Step::AssetContribution);
    match formula {
        Some(Formula::B) if assets => "20 USC 1087pp(c); FSA Handbook 2025-26 AVG p. 41",
        Some(Formula::B) => "20 USC 1087pp(b); FSA Handbook 2025-26 AVG p. 40-41",
        Some(Formula::C) if assets => "20 USC 1087qq(c); FSA Handbook 2025-26 AVG p. 42-43",
        Some(Formula::C) if step >= Step::AdjustedIncome => {
            "20 USC 1087qq(d); FSA Handbook 2025-26 AVG p. 43"
        }
        Some(Formula::C) => "20 USC 1087qq(b); FSA Handbook 2025-26 AVG p. 41-42",
        _ if assets => "20 USC 1087oo(h); FSA Handbook 2025-26 AVG p. 40",
        _ if step >= Step::Calculated => "20 USC 1087oo(a); FSA Handbook 2025-26 AVG p. 40",
        _ => "20 USC 1087oo(g); FSA Handbook 2025-26 AVG p. 39; floor: as the processor does",
    }
}
