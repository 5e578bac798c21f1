use jiff::civil::date;
use proptest::prelude::*;

use super::*;
use crate::{AwardYear, interval};

const TODAY: Date = date(2026, 11, 17);

fn fields(application: &Application) -> Vec<(String, String)> {
    application.problems(TODAY).into_iter().map(|problem| (problem.field, problem.message)).collect()
}

fn only(application: &Application) -> (String, String) {
    let mut all = fields(application);
    assert_eq!(all.len(), 1, "{all:?}");
    all.remove(0)
}

#[test]
fn an_empty_application_has_no_problems_and_the_widest_interval() {
    let application = Application::default();
    assert_eq!(fields(&application), []);
    let found = interval(&application, TODAY).unwrap();
    assert_eq!((found.sai.least, found.sai.most), (-1500, 999_999));
    assert_eq!((found.pell.least, found.pell.most), (0, 7395));
}

#[test]
fn impossible_answers_are_named_at_their_field() {
    let mut negative = Application::default();
    negative.parents.family_size = Some(Answer::Exactly(-3));
    assert_eq!(only(&negative).0, "parents.familySize");

    let mut married = Application::default();
    married.household.marital = Some(Marital::Married);
    married.household.family_size = Some(Answer::Exactly(1));
    let (field, message) = only(&married);
    assert_eq!(field, "household.familySize");
    assert_eq!(message, "The family has at least 2: you are married, which makes two.");

    let mut rich = Application::default();
    rich.parent.amounts.agi = Some(Answer::Exactly(1_000_000_000_000));
    let (field, message) = only(&rich);
    assert_eq!((field.as_str(), message.contains("nine digits")), ("parent.amounts.agi", true));
    rich.parent.amounts.agi = None;
    rich.parent.amounts.cash = Some(Answer::Exactly(-1));
    assert_eq!(only(&rich), ("parent.amounts.cash".to_owned(), "This cannot be negative.".to_owned()));

    let mut young = Application::default();
    young.about.birth_date = Some(date(2026, 11, 18));
    assert_eq!(only(&young), ("about.birthDate".to_owned(), "This date is in the future.".to_owned()));
    young.about.birth_date = Some(date(1809, 2, 12));
    assert_eq!(only(&young).0, "about.birthDate");

    let mut nowhere = Application::default();
    nowhere.household.state = Some("Narnia".to_owned());
    assert_eq!(only(&nowhere).0, "household.state");
}

#[test]
fn contradictions_are_named_where_they_can_be_resolved() {
    let mut alone = Application::default();
    alone.household.marital = Some(Marital::Divorced);
    alone.spouse.amounts.agi = Some(Answer::Exactly(100));
    assert_eq!(only(&alone).0, "spouse");

    let mut joint = Application::default();
    joint.parents.marital = Some(Marital::NeverMarried);
    joint.parent.filing = Some(Filing::Joint);
    assert_eq!(only(&joint).0, "parent.filing");

    let mut twice = Application::default();
    twice.parents.marital = Some(Marital::Married);
    twice.parent.filing = Some(Filing::Joint);
    twice.other_parent.amounts.earned = Some(Answer::Exactly(5));
    assert_eq!(only(&twice).0, "otherParent");
}

#[test]
fn married_without_a_spouse_is_said_when_it_is_to_be_complete() {
    let mut married = Application { year: AwardYear::Y2026, ..Application::default() }.with_blanks_as_zero();
    married.household.marital = Some(Marital::Married);
    married.household.state = Some("MD".to_owned());
    married.about.dependents = Some(false);
    married.benefit = Some(false);
    married.student.filed = Some(true);
    married.student.schedules = Some(false);
    married.student.filing = Some(Filing::Separate);
    let problems = married.complete(TODAY).unwrap_err();
    assert!(problems.iter().all(|problem| problem.field.starts_with("spouse.")), "{problems:?}");
    assert!(problems[0].message.starts_with("You are married and did not file together"));
    married.student.filing = Some(Filing::Joint);
    assert!(married.complete(TODAY).is_ok());
}

#[test]
fn what_is_wrong_counts_as_not_answered_and_the_rest_is_kept() {
    let mut application = Application::default().with_blanks_as_zero();
    application.parent.amounts.agi = Some(Answer::Exactly(i64::MAX));
    let found = interval(&application, TODAY).unwrap();
    assert_eq!(found.problems.len(), 1);
    assert!(found.missing.contains(&"parent.amounts.agi".to_owned()));
    assert!(!found.missing.contains(&"parent.amounts.cash".to_owned()));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn nothing_panics(values in prop::collection::vec(any::<i64>(), 80), flags in any::<[u8; 16]>()) {
        let mut application = Application::default();
        let mut values = values.into_iter();
        for (place, who) in Who::ALL.into_iter().enumerate() {
            let person = application.of_mut(who);
            let flag = flags[place];
            person.amounts = person.amounts.map(|_, _| {
                let (from, to) = (values.next().unwrap_or(0), i64::from(flag));
                (flag % 3 != 0).then_some(if flag % 2 == 0 { Answer::Exactly(from) } else { Answer::Between { from, to } })
            });
            person.filing = Filing::ALL.get(usize::from(flag % 7)).copied();
            person.filed = [None, Some(true), Some(false)][usize::from(flag % 3)];
        }
        application.household.marital = Marital::ALL.get(usize::from(flags[4] % 8)).copied();
        application.parents.marital = Marital::ALL.get(usize::from(flags[5] % 8)).copied();
        application.parents.family_size = values.next().map(Answer::Exactly);
        application.school.cost = values.next();
        application.school.other_grants = values.next().unwrap_or(i64::MIN);
        let _ = application.complete(TODAY);
        prop_assert!(interval(&application, TODAY).is_some());
        // Not even when nobody has looked at it.
        for possible in application.possibilities() {
            let case = possible.most.map(|_, _, range| range.to);
            crate::explain(&case, &application.standing(false));
        }
    }
}
