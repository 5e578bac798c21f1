use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::{
    AwardYear,
    case::{Given, Marital},
    estimate, explain, samples,
    tables::Status,
};

fn value(case: &Case, key: &str) -> i64 {
    let found = explain(case, &crate::pell::Standing::default());
    let line = found.lines.iter().find(|line| line.key == key);
    line.unwrap_or_else(|| panic!("no line {key}")).value
}

/// Reckoned by hand from the tables of 2025-26.
#[test]
fn a_dependent_student_line_by_line() {
    let case = samples::dependent(AwardYear::Y2025);
    let expected = [
        ("parents.totalIncome", 86_000),
        ("parents.medicare", 1189),
        ("parents.socialSecurity", 5084),
        ("parents.payroll", 6273),
        ("parents.protection", 43_870),
        ("parents.employment", 4890),
        ("parents.allowances", 61_133),
        ("parents.availableIncome", 24_867),
        ("family.assetsCount", 1),
        ("parents.business", 36_000),
        ("parents.netWorth", 72_000),
        ("parents.assetContribution", 8640),
        ("parents.adjustedIncome", 33_507),
        ("parents.contribution", 8085),
        ("student.availableIncome", 14_200 - 40 - 1086 - 11_510),
        ("student.incomeContribution", 782),
        ("student.assetContribution", 380),
        ("family.index", 8085 + 782 + 380),
    ];
    for (key, amount) in expected {
        assert_eq!(value(&case, key), amount, "{key}");
    }
}

#[test]
fn independent_students_have_their_own_formulas() {
    let alone = samples::independent(AwardYear::Y2025, Formula::B);
    // Married: (86,000 − 6,100 − 6,273 − 28,690 − 4,890) / 2 + 20 % of 72,000.
    assert_eq!(value(&alone, "family.index"), 20_024 + 14_400);
    let mut single = alone.clone();
    single.student.marital = Marital::Divorced;
    assert_eq!(value(&single, "student.employment"), 0);
    assert_eq!(value(&single, "student.protection"), 17_890);
    let family = samples::independent(AwardYear::Y2025, Formula::C);
    assert_eq!(value(&family, "student.protection"), 69_670);
    assert_eq!(value(&family, "student.assetContribution"), 5040);
    // 22 % of 86,000 − 86,933 + 5,040.
    assert_eq!(value(&family, "family.index"), 904);
}

#[test]
fn the_defect_of_2024_leaves_the_students_assets_out() {
    let lawful = samples::dependent(AwardYear::Y2024);
    let defective = Case { imitate_defect: true, ..lawful.clone() };
    assert_eq!(value(&lawful, "family.index") - value(&defective, "family.index"), 380);
}

#[test]
fn a_record_may_say_by_itself_what_it_has_found() {
    let mut case = samples::dependent(AwardYear::Y2025);
    case.given.assets_count = Some(false);
    case.given.parents_protection = Some(60_000);
    assert_eq!(value(&case, "parents.assetContribution"), 0);
    assert_eq!(value(&case, "parents.availableIncome"), 8737);
    case.given = Given { max_pell: Some(Some(MaxPell::Other)), ..Given::default() };
    assert_eq!(value(&case, "family.index"), 0);
    for (max, index) in [(MaxPell::NotRequiredToFile, -1500), (MaxPell::SingleParent, 0)] {
        case.given = Given { max_pell: Some(Some(max)), assigned: true, ..Given::default() };
        assert_eq!(estimate(&case, &crate::pell::Standing::default()).sai, index);
    }
}

#[test]
fn a_family_business_is_no_asset_from_2026_on() {
    for (year, expected) in [(AwardYear::Y2025, 60_000), (AwardYear::Y2026, 0)] {
        let mut case = samples::dependent(year);
        let amounts = &mut case.parents.as_mut().unwrap().first.amounts;
        (amounts.cash, amounts.investments, amounts.business, amounts.family_business) = (0, 0, 0, 150_000);
        assert_eq!(value(&case, "parents.netWorth"), expected);
    }
}

#[test]
fn foreign_income_counts_for_the_tests_from_2026_on() {
    for (year, expected) in [(AwardYear::Y2025, 84_500), (AwardYear::Y2026, 94_500)] {
        let mut case = samples::dependent(year);
        case.parents.as_mut().unwrap().first.amounts.foreign_income = -10_000;
        assert_eq!(value(&case, "family.pellIncome"), expected);
        assert_eq!(value(&case, "parents.totalIncome"), 96_000);
    }
}

#[test]
fn preliminary_tables_say_so() {
    let standing = crate::pell::Standing::default();
    let found = explain(&samples::dependent(AwardYear::Y2027), &standing);
    assert_eq!(found.tables, Status::Preliminary);
    assert!(found.note.contains("2026-27"));
    assert_eq!(explain(&samples::dependent(AwardYear::Y2026), &standing).tables, Status::Final);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn every_line_can_be_followed(case in samples::case(), standing in samples::standing()) {
        let found = explain(&case, &standing);
        let mut before = BTreeSet::new();
        for line in &found.lines {
            prop_assert!(!line.label.is_empty() && !line.rule.is_empty() && !line.citation.is_empty());
            for input in &line.inputs {
                let part = input.key.split('.').next().unwrap_or_default();
                if ["parents", "family", "pell", "package"].contains(&part) {
                    prop_assert!(before.contains(&input.key), "{} before {}", line.key, input.key);
                }
            }
            prop_assert!(before.insert(line.key.clone()), "{} twice", line.key);
            let inputs: Vec<i64> = line.inputs.iter().map(|input| input.value).collect();
            let again = match line.key.split('.').next_back().unwrap_or_default() {
                "payroll" | "allowances" | "netWorth" | "adjustedIncome" => inputs.iter().sum(),
                "availableIncome" => inputs[0] - inputs[1],
                "negativeParents" => (-inputs[0]).max(0),
                "assetContribution" if inputs.len() == 2 => crate::money::divided(inputs[0] * inputs[1], 100),
                "calculated" => inputs.iter().sum::<i64>().clamp(-1500, 999_999),
                _ => line.value,
            };
            prop_assert_eq!(again, line.value, "{} from its inputs", &line.key);
        }
        prop_assert_eq!(found.estimate, estimate(&case, &standing), "with and without text");
    }

    #[test]
    fn the_index_stays_within_its_limits(case in samples::case(), standing in samples::standing()) {
        let found = estimate(&case, &standing);
        prop_assert!((-1500..=999_999).contains(&found.sai));
        prop_assert!((0..=7395).contains(&found.pell));
    }

    #[test]
    fn any_amounts_at_all(case in samples::case(), wild in prop::collection::vec(any::<i64>(), 76)) {
        let mut values = wild.into_iter();
        let wild = case.map(|_, _, _| values.next().unwrap_or(i64::MIN));
        explain(&wild, &crate::pell::Standing { cost: Some(i64::MIN), other_grants: i64::MAX, has_degree: false });
    }
}
