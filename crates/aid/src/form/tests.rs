use std::collections::BTreeSet;

use jiff::civil::date;
use serde_json::{Value, json};

use super::{Kind, asked, form, label};
use crate::{
    Application, AwardYear,
    case::{Filing, Marital},
    families::families,
};

/// What may stand in a field, to be put there.
fn example(kind: &Kind) -> Value {
    match kind {
        Kind::YesNo => json!(true),
        Kind::Date => json!("2006-05-04"),
        Kind::Choice { options } => json!(options[0].value),
        Kind::State => json!("MA"),
        Kind::Count { least, .. } => json!(least),
        Kind::Amount { most, .. } => json!(most),
    }
}

fn put(sheet: &mut Value, field: &str, value: Value) {
    let place = field.split('.').fold(sheet, |at, key| &mut at[key]);
    *place = value;
}

#[test]
fn every_question_has_a_place_in_the_application() {
    for year in AwardYear::ALL {
        let form = form(year);
        assert_eq!(form.steps.len(), 5);
        for question in form.questions() {
            let mut sheet = serde_json::to_value(Application::default()).unwrap();
            let before = sheet.clone();
            put(&mut sheet, &question.field, example(&question.kind));
            assert_ne!(sheet, before, "{}", question.field);
            let read: Application = serde_json::from_value(sheet.clone()).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), sheet, "{}", question.field);
            assert!(question.help.len() > 10 && !question.label.is_empty() && !question.source.is_empty());
        }
        let fields: BTreeSet<&str> = form.questions().map(|question| question.field.as_str()).collect();
        assert_eq!(fields.len(), form.questions().count(), "each is asked once");
    }
}

#[test]
fn every_gap_is_a_question_that_is_asked() {
    let mut some = families().into_iter().map(|sample| sample.worksheet.application).collect::<Vec<_>>();
    some.push(Application::default());
    let mut married = Application::default();
    married.household.marital = Some(Marital::Married);
    married.student.filing = Some(Filing::Separate);
    some.push(married);
    for mut application in some {
        for year in AwardYear::ALL {
            application.year = year;
            let asked = asked(&application);
            for gap in application.missing() {
                assert!(asked.contains(&gap), "{gap} is missing in {year} and not asked");
            }
        }
    }
}

#[test]
fn who_does_not_count_is_not_asked() {
    let mut application = Application::default();
    let has = |application: &Application, start: &str| {
        asked(application).iter().any(|field| field.starts_with(start))
    };
    assert!(
        has(&application, "parent.") && has(&application, "otherParent.") && has(&application, "spouse.")
    );
    application.about.birth_date = Some(date(1990, 1, 1));
    assert!(!has(&application, "parent.") && !has(&application, "parents."));
    application.household.marital = Some(Marital::NeverMarried);
    assert!(!has(&application, "spouse."));
    application.household.marital = Some(Marital::Married);
    assert!(has(&application, "spouse."));
    application.student.filing = Some(Filing::Joint);
    assert!(!has(&application, "spouse."));
    // An answer does not take its question away.
    assert!(asked(&application).contains(&"student.filing".to_owned()));
    application.benefit = Some(true);
    assert!(asked(&application).contains(&"benefit".to_owned()));
}

#[test]
fn fields_have_names() {
    assert_eq!(label("parent.amounts.agi"), "Parent: adjusted gross income");
    assert_eq!(label("student.amounts.untaxedIra"), "Student: untaxed IRA payments");
    assert_eq!(label("parents.familySize"), "Parents' family size");
    assert_eq!(label("schools.1.costs.tuition"), "School 2: tuition and fees");
    assert_eq!(label("about.birthDate"), "Date of birth");
    assert_eq!(label("nothing.like.it"), "nothing.like.it");
}

#[test]
fn the_tax_line_names_the_year_of_the_return() {
    let line = |year| {
        let form = form(year);
        form.questions().find(|one| one.field == "parent.amounts.agi").unwrap().tax_line.clone().unwrap()
    };
    assert_eq!(line(AwardYear::Y2026), "For 2024: form 1040, line 11");
    assert_eq!(line(AwardYear::Y2024), "For 2022: form 1040, line 11");
}
