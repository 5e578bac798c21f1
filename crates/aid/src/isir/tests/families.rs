use jiff::civil::date;

use super::{
    all, one,
    writer::{HEADER, Written, from_tax_office},
};
use crate::{
    AwardYear, Case, Formula, Item, MaxPell, Who,
    application::Answer,
    case::{Amounts, Filing, Marital, Return, Side},
    estimate,
    isir::Comparison,
    pell::Standing,
    samples,
};

const TODAY: jiff::civil::Date = date(2026, 11, 17);

/// The years that records can be of.
fn families() -> Vec<Case> {
    let cases = samples::all().into_iter().map(|(case, _)| case);
    let mut cases: Vec<Case> = cases.filter(|case| case.year != AwardYear::Y2027).collect();
    for year in [AwardYear::Y2024, AwardYear::Y2025, AwardYear::Y2026] {
        let mut apart = samples::dependent(year);
        apart.parents = apart.parents.map(|parents| {
            let amounts = Amounts { agi: 31_000, earned: 30_500, tax: 2100, ..Amounts::default() };
            let second = Return { filing: Filing::Separate, filed: true, schedules: true, amounts };
            let first = Return { filing: Filing::Separate, ..parents.first };
            Side { first, second: Some(second), ..parents }
        });
        cases.push(apart);
        let mut poor = samples::independent(year, Formula::C);
        poor.student.first.filed = false;
        poor.student.first.amounts = Amounts::default();
        cases.push(poor);
    }
    cases
}

fn sai(case: &Case) -> i64 {
    estimate(case, &Standing::default()).sai
}

#[test]
fn a_record_is_read_as_the_family_that_it_was_written_from() {
    for case in families() {
        let record = one(&Written::of(&case));
        assert_eq!(
            (record.year, record.formula, record.sai),
            (case.year, Some(case.formula), Some(sai(&case)))
        );
        assert_eq!((record.student.as_str(), record.ssn.to_string().as_str()), ("Ada King", "•••-••-9999"));
        let mut read = record.case();
        read.student.family_size = case.student.family_size;
        assert_eq!(read, case);
        let found = record.compare();
        assert!(found.agrees && found.differences.is_empty(), "{found:?}");
        assert_eq!((found.ours, found.by_ourselves), (Some(sai(&case)), Some(sai(&case))));
    }
}

#[test]
fn somebody_can_go_on_with_a_record_and_nothing_is_missing() {
    for case in families() {
        let application = one(&Written::of(&case)).application();
        let complete = application.complete(TODAY).map_err(|problems| format!("{case:?} {problems:?}"));
        assert_eq!(sai(&complete.unwrap()), sai(&case));
    }
}

#[test]
fn headers_and_ends_of_lines_do_not_matter_and_years_may_be_mixed() {
    let lines: Vec<String> = families().iter().map(|case| Written::of(case).line()).collect();
    for end in ["\n", "\r\n"] {
        let file =
            format!("{HEADER}{end}{end}{}{end}{}{end}O*T{end}\u{1a}", lines.join(end), " ".repeat(7944));
        let records: Vec<_> = all(&file).into_iter().map(Result::unwrap).collect();
        assert_eq!(records.len(), lines.len());
        assert!(records.iter().enumerate().all(|(place, record)| record.line == place + 3));
        let mut years: Vec<AwardYear> = records.iter().map(|record| record.year).collect();
        years.dedup();
        assert!(years.len() > 3);
    }
    let bare = all(&lines[0]);
    assert_eq!(bare[0].as_ref().map(|record| record.line), Ok(1));
}

#[test]
fn what_was_typed_replaces_what_the_tax_office_says_field_by_field() {
    let case = samples::dependent(AwardYear::Y2025);
    let mut written = Written::of(&case);
    for (name, value) in [("agi", 70_000), ("tax", 5000), ("uira", 900), ("fs", 4)] {
        written = from_tax_office(written, Who::Parent, name, value);
    }
    // Both are there: typed nothing is nothing.
    written = written.put("parent.irs.earned", 12_345).put("parent.irs.tei", 77).put("parent.tei", 0);
    written =
        written.put("parent.rira", 200).put("parent.schedules", "").put_at("parent.irs.schedules", 4, &1);
    let parents = one(&written).case().parents.unwrap();
    let amounts = &parents.first.amounts;
    assert_eq!((amounts.agi, amounts.tax, amounts.earned), (70_000, 5000, 82_000));
    assert_eq!((amounts.tax_exempt_interest, amounts.untaxed_ira, amounts.ira_rollover), (0, 900, 200));
    assert_eq!((parents.first.filing, parents.first.schedules), (Filing::HeadOfHousehold, true));
    // One answer for all schedules does not undo the box of one.
    let typed = one(&written.put("parent.schedules", 2)).case().parents.unwrap();
    assert!(typed.first.schedules);
}

#[test]
fn a_size_that_nobody_typed_comes_from_the_tax_return_or_the_allowance() {
    let case = samples::dependent(AwardYear::Y2026);
    let written = Written::of(&case).put("parent_family_size", "");
    let record = one(&written);
    assert_eq!(record.family_size(), None);
    let found = record.compare();
    assert!(found.agrees && found.by_ourselves.is_none());
    assert!(found.remarks[0].contains("never typed"), "{:?}", found.remarks);
    assert_eq!(record.application().parents.family_size, Some(Answer::Exactly(4)));
    for (people, size) in [(4, 4), (1, 3)] {
        let record = one(&written.clone().put("parent.irs.exemptions", people));
        assert_eq!(record.family_size(), Some(size), "two parents and the student are three");
        assert!(record.compare().agrees);
    }
    let record = one(&written.put("parent.irs.exemptions", 1).put("assumed_parent_family_size", 4));
    assert_eq!((record.family_size(), record.compare().by_ourselves), (Some(4), Some(sai(&case))));
}

fn remark(found: &Comparison, part: &str) -> bool {
    found.remarks.iter().any(|remark| remark.contains(part))
}

#[test]
fn the_departments_mistake_of_2024_is_named() {
    let mut case = samples::dependent(AwardYear::Y2024);
    let lawful = sai(&case);
    case.imitate_defect = true;
    let theirs = sai(&case);
    assert_ne!(lawful, theirs);
    let found = one(&Written::of(&case)).compare();
    assert_eq!((found.agrees, found.theirs, found.ours), (false, Some(theirs), Some(lawful)));
    assert!(remark(&found, "GENERAL-24-24"), "{:?}", found.remarks);
    // The same in another year, or by another amount, has no such excuse.
    case.year = AwardYear::Y2025;
    assert!(!remark(&one(&Written::of(&case)).compare(), "GENERAL-24-24"));
    case.year = AwardYear::Y2024;
    let other = Written::of(&case).put("sai", theirs - 1);
    assert!(!remark(&one(&other).compare(), "GENERAL-24-24"));
}

#[test]
fn assets_on_the_edge_of_the_law_are_told() {
    let mut case = samples::dependent(AwardYear::Y2025);
    for side in [&mut case.student, case.parents.as_mut().unwrap()] {
        side.first.amounts.agi = 30_000;
    }
    case.given.assets_count = Some(true);
    let found = one(&Written::of(&case)).compare();
    assert!(found.agrees && found.by_ourselves != found.theirs);
    assert!(remark(&found, "counts assets"), "{:?}", found.remarks);
    let benefit = Written::of(&samples::dependent(AwardYear::Y2025)).put("parent.benefit", 1);
    assert_eq!(one(&benefit).application().benefit, Some(true));
}

#[test]
fn an_index_without_a_formula_is_assigned() {
    let written = Written::blank(AwardYear::Y2026)
        .put("provisional_sai", -1500)
        .put("max_pell", 1)
        .put("student_marital", 1)
        .put("student.filed_1040", 2)
        .put("unusual", 1);
    let record = one(&written);
    assert_eq!((record.formula, record.max_pell), (None, Some(MaxPell::NotRequiredToFile)));
    let found = record.compare();
    assert!(found.agrees && found.provisional && found.by_ourselves.is_none());
    for part in ["provisional", "No formula was run", "unusual circumstance"] {
        assert!(remark(&found, part), "{part}: {:?}", found.remarks);
    }
    let application = record.application();
    assert_eq!(application.student.filed, Some(false));
    assert_eq!(application.parent, crate::application::Person::default());
}

#[test]
fn a_record_without_an_index_compares_nothing_and_leaves_questions_open() {
    let written = Written::blank(AwardYear::Y2025).put("model", "X").put("parent.irs.agi", 5000);
    let record = one(&written);
    let found = record.compare();
    assert_eq!((found.theirs, found.ours, found.agrees), (None, None, false));
    assert!(remark(&found, "no index yet"));
    let application = record.application();
    // A return was filed: what is not on it is nothing. Of the student nothing is known.
    assert_eq!(application.parent.amounts.tax, Some(Answer::Exactly(0)));
    assert_eq!((application.student.amounts.tax, application.student.filing), (None, None));
    assert_eq!(application.about.veteran, Some(false));
}

#[test]
fn a_second_return_beside_a_joint_one_was_filed_with_somebody_else() {
    let mut case = samples::independent(AwardYear::Y2025, Formula::B);
    let amounts = Amounts { agi: 9000, earned: 9000, ..Amounts::default() };
    case.student.second = Some(Return { filing: Filing::Joint, filed: true, schedules: false, amounts });
    let record = one(&Written::of(&case));
    assert!(record.compare().agrees);
    let application = record.application();
    assert_eq!(application.household.marital, Some(Marital::Married));
    assert_eq!([application.student.filing, application.spouse.filing], [Some(Filing::Separate); 2]);
    assert_eq!(application.spouse.amounts.get(Item::Agi), &Some(Answer::Exactly(9000)));
    assert_eq!(application.problems(TODAY), []);
}
