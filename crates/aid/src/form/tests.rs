use std::collections::HashSet;

use jiff::civil::{Date, date};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::{
    Application, Worksheet,
    application::Answer,
    case::{Filing, Marital},
    worksheet::Plan,
};

const TODAY: Date = date(2026, 11, 17);

fn all(year: AwardYear) -> Vec<Question> {
    form(year).steps.into_iter().flat_map(|step| step.questions).collect()
}

fn fields(year: AwardYear) -> HashSet<String> {
    all(year).into_iter().map(|question| question.field).collect()
}

/// A question, or a group of them such as `spouse`.
fn is_in_the_catalogue(field: &str, year: AwardYear) -> bool {
    let group = format!("{field}.");
    question(field, year).is_some() || all(year).iter().any(|question| question.field.starts_with(&group))
}

#[test]
fn there_are_five_steps_and_no_field_twice() {
    for year in AwardYear::ALL {
        let form = form(year);
        let titles: Vec<&str> = form.steps.iter().map(|step| step.title).collect();
        assert_eq!(titles, ["Who you are", "Household", "Income", "Assets", "School"]);
        assert_eq!(fields(year).len(), all(year).len());
        assert_eq!(form.income_year, year.begins() - 2);
    }
}

#[test]
fn every_question_says_what_to_do_in_plain_sentences() {
    for year in AwardYear::ALL {
        for question in all(year) {
            let Question { field, help, label, source, .. } = &question;
            assert!(help.ends_with('.') && !help.contains('!'), "{field}: {help}");
            // "U.S." is no end of a sentence.
            let sentences = help.replace("U.S. ", "US ").matches(". ").count() + 1;
            assert!(sentences <= 2, "{field}: {help}");
            assert!(!label.is_empty() && !label.contains('.') && !source.is_empty(), "{field}");
        }
    }
}

#[test]
fn lines_are_those_of_the_tax_return_of_the_income_year() {
    let line = |field: &str, year: AwardYear| question(field, year).unwrap().tax_line.unwrap();
    assert_eq!(line("parent.amounts.agi", AwardYear::Y2026), "Form 1040 for 2024, line 11");
    assert_eq!(line("parent.amounts.agi", AwardYear::Y2027), "Form 1040 for 2025, line 11a");
    assert_eq!(
        line("student.amounts.tax", AwardYear::Y2024),
        "Form 1040 for 2022, line 22 minus Schedule 2, line 2"
    );
    assert_eq!(line("student.amounts.tax", AwardYear::Y2025), "Form 1040 for 2023, line 24");
    assert_eq!(
        line("spouse.amounts.scheduleC", AwardYear::Y2026),
        "Schedule C of Form 1040 for 2024, line 31"
    );
    assert_eq!(question("student.amounts.cash", AwardYear::Y2026).unwrap().tax_line, None);
}

#[test]
fn any_field_has_a_name() {
    for (field, name) in [
        ("parent.amounts.agi", "Parent: adjusted gross income"),
        ("otherParent.filing", "Other parent: filing status"),
        ("spouse", "Spouse"),
        ("about.birthDate", "Date of birth"),
        ("schools.0.costs.tuition", "School 1: tuition and fees"),
        ("schools.11.terms.1.fullTime", "School 12: term 2, credits of full time"),
        ("schools.1", "School 2"),
        ("schools", "Schools"),
        ("someThing.new", "Some thing: new"),
        ("schools.x.costs", "Schools: x: costs"),
        ("", ""),
        ("..", ": : "),
    ] {
        assert_eq!(label(field), name, "{field}");
    }
}

/// A value that the field can have.
fn sample(kind: &QuestionKind) -> Value {
    match kind {
        QuestionKind::YesNo => json!(true),
        QuestionKind::Date => json!("2007-05-04"),
        QuestionKind::Choice { options } => json!(options.last().unwrap().value),
        QuestionKind::State => json!("AK"),
        QuestionKind::Count => json!(3),
        QuestionKind::Amount { least, most } => json!((least + most) / 2 + 7),
        QuestionKind::Text { .. } => json!("Linden Hill"),
    }
}

fn place<'a>(sheet: &'a mut Value, field: &str) -> &'a mut Value {
    let base = if field.starts_with("schools.") { sheet } else { &mut sheet["application"] };
    field.split('.').fold(base, |value, key| match key.parse::<usize>() {
        Ok(index) => &mut value[index],
        Err(_) => &mut value[key],
    })
}

#[test]
fn every_question_can_be_answered() {
    for year in AwardYear::ALL {
        let alone = ["school.cost", "school.otherGrants"].map(|field| question(field, year).unwrap());
        for question in all(year).into_iter().chain(alone) {
            let empty = Worksheet { schools: vec![Plan::default()], ..Worksheet::default() };
            let mut sheet = serde_json::to_value(&empty).unwrap();
            let answer = sample(&question.kind);
            *place(&mut sheet, &question.field) = answer.clone();
            let read: Worksheet = serde_json::from_value(sheet).unwrap();
            assert_ne!(read, empty, "{}", question.field);
            let mut written = serde_json::to_value(&read).unwrap();
            assert_eq!(*place(&mut written, &question.field), answer, "{}", question.field);
            assert_eq!(read.problems(TODAY), [], "{}", question.field);
        }
    }
}

#[test]
fn every_choice_is_one_that_an_application_knows() {
    for question in all(AwardYear::Y2026) {
        let QuestionKind::Choice { options } = question.kind else { continue };
        for option in options {
            let known = if question.field.ends_with("marital") {
                serde_json::from_value::<Marital>(json!(option.value)).is_ok()
            } else {
                serde_json::from_value::<Filing>(json!(option.value)).is_ok()
            };
            assert!(known, "{} {}", question.field, option.value);
        }
    }
}

#[test]
fn what_a_worksheet_finds_wrong_with_a_school_has_a_name() {
    let mut sheet = Worksheet { schools: vec![Plan::default(); 9], ..Worksheet::default() };
    let school = &mut sheet.schools[8];
    school.name = "x".repeat(200);
    school.costs.tuition = -1;
    school.year_of_study = 0;
    school.used.lifetime = -1;
    school.used.less_than_half_time_cost = Some(-1);
    school.terms[1].credits = -1;
    for problem in sheet.problems(TODAY) {
        let name = label(&problem.field);
        assert!(!name.contains('.') && name.starts_with("School"), "{} is {name}", problem.field);
    }
}

fn born(year: i16) -> Application {
    let mut application = Application::default();
    application.about.birth_date = Some(date(year, 3, 9));
    application
}

fn asks(application: &Application, field: &str) -> bool {
    asked(application).iter().any(|asked| asked == field)
}

#[test]
fn parents_are_asked_for_while_the_student_may_be_dependent() {
    assert!(asks(&born(2008), "parents.marital") && asks(&born(2008), "parent.amounts.agi"));
    let older = born(1995);
    assert!(!asks(&older, "parents.marital") && !asks(&older, "parent.amounts.agi"));
    // What made the student independent can be changed; the other reasons are no longer needed.
    assert!(asks(&older, "about.birthDate") && !asks(&older, "about.veteran"));
    assert!(asks(&older, "about.dependents") && asks(&older, "household.state"));
}

#[test]
fn a_spouse_is_asked_only_if_married_and_not_joint() {
    let mut application = born(1995);
    assert!(!asks(&application, "spouse.amounts.agi"));
    application.household.marital = Some(Marital::Married);
    assert!(asks(&application, "spouse.amounts.agi"));
    application.student.filing = Some(Filing::Joint);
    assert!(!asks(&application, "spouse.amounts.agi"));
    // But what is there has to be seen.
    application.spouse.amounts.cash = Some(Answer::Exactly(1));
    assert!(asks(&application, "spouse.amounts.agi"));

    let mut dependent = born(2008);
    assert!(!asks(&dependent, "otherParent.filed"));
    dependent.parents.marital = Some(Marital::Together);
    assert!(asks(&dependent, "otherParent.filed"));
}

#[test]
fn a_return_is_asked_about_only_if_there_is_one() {
    let mut application = born(1995);
    assert!(asks(&application, "student.filing") && asks(&application, "student.schedules"));
    application.student.filed = Some(false);
    assert!(!asks(&application, "student.filing") && !asks(&application, "student.schedules"));
    assert!(!application.missing().contains(&"student.filing".to_owned()));
}

#[test]
fn assets_are_asked_for_even_if_they_will_not_count() {
    let mut application = born(2008);
    application.benefit = Some(true);
    assert!(asks(&application, "parent.amounts.cash"));
    assert!(!asks(&application, "parent.amounts.familyBusiness"));
    application.year = AwardYear::Y2025;
    assert!(asks(&application, "parent.amounts.familyBusiness"));
}

#[test]
fn whoever_did_not_have_to_file_is_done_without_a_filing_status() {
    let mut application = born(1995).with_blanks_as_zero();
    application.about.dependents = Some(false);
    application.household.marital = Some(Marital::NeverMarried);
    application.household.state = Some("OH".to_owned());
    application.benefit = Some(false);
    application.student.filed = Some(false);
    let case = application.complete(TODAY).unwrap();
    assert_eq!(crate::estimate(&case, &application.standing(false)).sai, -1500);
}

fn answers() -> impl Strategy<Value = Application> {
    let flags = prop::collection::vec(prop::option::of(any::<bool>()), 16);
    let picks = prop::collection::vec(0_usize..9, 8);
    let amounts = prop::collection::vec(prop::option::weighted(0.6, -20_i64..2_000_000_000), 90);
    (prop::sample::select(AwardYear::ALL.to_vec()), flags, picks, amounts).prop_map(
        |(year, flags, picks, amounts)| {
            let mut application = Application { year, ..Application::default() };
            let about = &mut application.about;
            about.birth_date =
                [None, Some(date(2008, 1, 1)), Some(date(1990, 1, 1)), Some(date(2030, 1, 1))][picks[0] % 4];
            (about.graduate, about.active_duty, about.veteran) = (flags[0], flags[1], flags[2]);
            (about.dependents, about.orphan, about.emancipated) = (flags[3], flags[4], flags[5]);
            (about.homeless, about.has_degree) = (flags[6], flags[7]);
            application.benefit = flags[8];
            application.household.marital = Marital::ALL.get(picks[1]).copied();
            application.parents.marital = Marital::ALL.get(picks[2]).copied();
            application.parents.state = (picks[3] < 4).then(|| "Narnia".to_owned());
            let mut amounts = amounts.into_iter();
            application.household.family_size = amounts.next().flatten().map(Answer::Exactly);
            application.school.cost = amounts.next().flatten();
            application.school.other_grants = amounts.next().flatten().unwrap_or(0);
            for (place, who) in Who::ALL.into_iter().enumerate() {
                let person = application.of_mut(who);
                if who != Who::Spouse || picks[4] > 3 {
                    person.amounts = person.amounts.map(|_, _| amounts.next().flatten().map(Answer::Exactly));
                    person.filing = Filing::ALL.get(picks[4 + place]).copied();
                    person.filed = flags[9 + place];
                }
            }
            application
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn whatever_is_missing_or_wrong_has_its_question(application in answers()) {
        let problems = application.problems(TODAY);
        let missing = application.without(&problems).missing();
        let named: HashSet<String> = problems.into_iter().map(|problem| problem.field).chain(missing).collect();
        let known = fields(application.year);
        for field in &named {
            prop_assert!(known.contains(field) || is_in_the_catalogue(field, application.year), "{field}");
        }
        if let Err(problems) = application.complete(TODAY) {
            for problem in problems {
                prop_assert!(is_in_the_catalogue(&problem.field, application.year), "{}", problem.field);
            }
        }
    }

    #[test]
    fn whatever_is_missing_is_asked_once_it_is_known_who_is_married(application in answers()) {
        let asked = asked(&application);
        let known = fields(application.year);
        prop_assert!(asked.iter().all(|field| known.contains(field)));
        if application.household.marital.is_some() && application.parents.marital.is_some() {
            for field in application.missing() {
                prop_assert!(asked.contains(&field), "{field}");
            }
        }
    }
}
