use jiff::civil::{Date, date};
use proptest::prelude::*;

use super::*;
use crate::{
    AwardYear, Case, Item, Who,
    application::{About, Answer, Household, Person, Range},
    case::{Filing, Marital, Region},
    samples,
};

const TODAY: Date = date(2026, 11, 17);

/// Answers as far as they are given: exactly, as a range, or not at all.
fn person() -> impl Strategy<Value = Person> {
    let gap = || prop::collection::vec((0_u8..10, 0_i64..30_000, 0_i64..30_000), 19);
    (samples::returned(), gap(), any::<[bool; 3]>()).prop_map(|(known, gaps, keep)| {
        let mut gaps = gaps.into_iter();
        let amounts = known.amounts.map(|item, value| {
            let (kind, below, above) = gaps.next().unwrap_or_default();
            let (least, most) = item.range();
            match kind {
                0 => None,
                1..=3 => {
                    Some(Answer::Between { from: (value - below).max(least), to: (value + above).min(most) })
                }
                _ => Some(Answer::Exactly(*value)),
            }
        });
        Person {
            filing: keep[0].then_some(known.filing),
            filed: keep[1].then_some(known.filed),
            schedules: keep[2].then_some(known.schedules),
            amounts,
        }
    })
}

fn household() -> impl Strategy<Value = Household> {
    let marital = prop::option::of(prop::sample::select(vec![
        Marital::NeverMarried,
        Marital::Married,
        Marital::Divorced,
        Marital::Widowed,
    ]));
    let state = prop::option::of(prop::sample::select(vec!["MD", "AK", "HI", "PR"]));
    let size = prop_oneof![
        Just(None),
        (3_i64..9).prop_map(|size| Some(Answer::Exactly(size))),
        (3_i64..6, 0_i64..4).prop_map(|(from, more)| Some(Answer::Between { from, to: from + more })),
    ];
    (marital, state, size).prop_map(|(marital, state, family_size)| Household {
        marital,
        state: state.map(str::to_owned),
        family_size,
    })
}

fn about() -> impl Strategy<Value = About> {
    (
        prop::option::of(any::<bool>()),
        prop::option::of(any::<bool>()),
        prop::option::of(prop::bool::weighted(0.2)),
    )
        .prop_map(|(veteran, dependents, has_degree)| About {
            birth_date: Some(date(2007, 5, 1)),
            graduate: Some(false),
            active_duty: Some(false),
            veteran,
            dependents,
            orphan: Some(false),
            emancipated: Some(false),
            homeless: Some(false),
            has_degree,
        })
}

fn application() -> impl Strategy<Value = Application> {
    let year = prop::sample::select(AwardYear::ALL.to_vec());
    let people = (person(), person(), person(), person());
    (year, about(), household(), household(), prop::option::of(any::<bool>()), people).prop_map(
        |(year, about, household, parents, benefit, (student, spouse, parent, other_parent))| Application {
            year,
            about,
            parents,
            household,
            benefit,
            student,
            spouse,
            parent,
            other_parent,
            ..Application::default()
        },
    )
}

/// Answers every open question at random, as a person would, not as the engine enumerates them.
struct Completion(u64);

impl Completion {
    fn pick(&mut self, range: Range) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let width = u64::try_from(range.to - range.from).unwrap() + 1;
        let value = match (self.0 >> 33) % 8 {
            0 => 0,
            1 => width - 1,
            // Most missing amounts of families are small.
            2 if range.from <= 0 && range.to >= 1 => return i64::from(!(self.0 >> 40).is_multiple_of(3)),
            3..=6 => (self.0 >> 20) % width.min(150_000),
            _ => (self.0 >> 20) % width,
        };
        range.from + i64::try_from(value).unwrap()
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        let place = self.pick(Range { from: 0, to: i64::try_from(all.len()).unwrap() - 1 });
        all[usize::try_from(place).unwrap()]
    }

    fn complete(&mut self, application: &Application) -> Application {
        let mut all = application.clone();
        all.about.veteran.get_or_insert(self.one_of(&[true, false]));
        all.about.dependents.get_or_insert(self.one_of(&[true, false]));
        all.about.has_degree.get_or_insert(self.one_of(&[true, false]));
        all.benefit.get_or_insert(self.one_of(&[true, false]));
        let statuses = [Marital::NeverMarried, Marital::Married, Marital::Separated, Marital::Widowed];
        all.household.marital.get_or_insert(self.one_of(&statuses));
        all.parents.marital.get_or_insert(self.one_of(&Marital::ALL));
        // Who provides for nobody else has a family of one or two.
        let alone = 1 + i64::from(all.household.marital == Some(Marital::Married));
        let most = if all.about.dependents == Some(true) {
            Range { from: 3, to: 20 }
        } else {
            Range { from: alone, to: alone }
        };
        for (household, open) in [(&mut all.household, most), (&mut all.parents, Range { from: 3, to: 20 })] {
            household.state.get_or_insert(self.one_of(&["AK", "HI", "WY"]).to_owned());
            let size = household.family_size.map_or(open, Answer::range);
            household.family_size = Some(Answer::Exactly(self.pick(size)));
        }
        for who in Who::ALL {
            self.complete_person(who, &mut all);
        }
        all
    }

    fn complete_person(&mut self, who: Who, all: &mut Application) {
        let marital = if who == Who::Parent { all.parents.marital } else { all.household.marital };
        let second = matches!(who, Who::Spouse | Who::OtherParent);
        let joint = !second && !matches!(marital, Some(Marital::Together));
        let filings: Vec<Filing> =
            Filing::ALL.into_iter().filter(|filing| *filing != Filing::Joint || joint).collect();
        let (filing, filed, schedules) =
            (self.one_of(&filings), self.one_of(&[true, true, false]), self.one_of(&[true, false]));
        let person = all.of_mut(who);
        person.filing.get_or_insert(filing);
        person.filed.get_or_insert(filed);
        person.schedules.get_or_insert(schedules);
        person.amounts = person.amounts.map(|item, answer| {
            let (from, to) = item.range();
            Some(Answer::Exactly(self.pick(answer.map_or(Range { from, to }, Answer::range))))
        });
    }
}

/// Without going through the code under test: the case that the answers describe.
fn case_of(all: &Application) -> Case {
    use crate::case::{Formula, Given, Return, Side};
    let married = all.household.marital == Some(Marital::Married);
    let formula = match (all.about.dependents, all.about.veteran == Some(true) || married) {
        (Some(true), _) => Formula::C,
        (_, true) => Formula::B,
        _ => Formula::A,
    };
    let returned = |who: Who| {
        let person = all.of(who);
        Return {
            filing: person.filing.unwrap(),
            filed: person.filed.unwrap(),
            schedules: person.schedules.unwrap(),
            amounts: person.amounts.map(|_, answer| answer.unwrap().range().from),
        }
    };
    let side = |household: &Household, first: Who, second: Who| {
        let marital = household.marital.unwrap();
        let first = returned(first);
        let two = marital.is_couple() && first.filing != Filing::Joint;
        Side {
            marital,
            region: Region::of_state(household.state.as_deref().unwrap()),
            family_size: household.family_size.unwrap().range().from,
            first,
            second: two.then(|| returned(second)),
        }
    };
    Case {
        year: all.year,
        formula,
        student: side(&all.household, Who::Student, Who::Spouse),
        parents: (formula == Formula::A).then(|| side(&all.parents, Who::Parent, Who::OtherParent)),
        benefit: all.benefit.unwrap(),
        given: Given::default(),
        imitate_defect: false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(250) })]

    // 250 applications with 40 completions each: 10,000.
    #[test]
    fn every_completion_is_within(application in application(), seed in any::<u64>()) {
        let problems = application.problems(TODAY);
        let kept = application.without(&problems);
        let found = interval(&application, TODAY).unwrap();
        let mut completion = Completion(seed);
        let mut lowest = i64::MAX;
        for _ in 0..40 {
            let all = completion.complete(&kept);
            let estimate = crate::estimate(&case_of(&all), &all.standing(all.about.has_degree.unwrap()));
            lowest = lowest.min(estimate.sai);
            prop_assert!(
                (found.sai.least..=found.sai.most).contains(&estimate.sai),
                "{} not in {:?}", estimate.sai, found.sai
            );
            prop_assert!(
                (found.pell.least..=found.pell.most).contains(&estimate.pell),
                "{} not in {:?}", estimate.pell, found.pell
            );
        }
        prop_assert!(found.sai.least <= lowest);
    }
}

fn complete_dependent() -> Application {
    let case = samples::dependent(AwardYear::Y2025);
    let person = |one: &crate::case::Return<i64>| Person {
        filing: Some(one.filing),
        filed: Some(true),
        schedules: Some(false),
        amounts: one.amounts.map(|_, value| Some(Answer::Exactly(*value))),
    };
    let no = Some(false);
    Application {
        year: AwardYear::Y2025,
        about: About {
            birth_date: Some(date(2006, 3, 1)),
            graduate: no,
            active_duty: no,
            veteran: no,
            dependents: no,
            orphan: no,
            emancipated: no,
            homeless: no,
            has_degree: no,
        },
        household: Household {
            marital: Some(Marital::NeverMarried),
            state: Some("MD".to_owned()),
            family_size: None,
        },
        parents: Household {
            marital: Some(Marital::Married),
            state: Some("MD".to_owned()),
            family_size: Some(Answer::Exactly(4)),
        },
        benefit: no,
        student: person(&case.student.first),
        parent: person(&case.parents.as_ref().unwrap().first),
        ..Application::default()
    }
}

#[test]
fn with_every_answer_the_interval_is_the_result() {
    let application = complete_dependent();
    let found = interval(&application, TODAY).unwrap();
    assert_eq!(found.missing, Vec::<String>::new());
    let case = application.complete(TODAY).unwrap();
    let estimate = crate::estimate(&case, &application.standing(false));
    assert_eq!(found.sai, Bounds { least: estimate.sai, most: estimate.sai });
    assert_eq!(found.pell, Bounds { least: estimate.pell, most: estimate.pell });
}

#[test]
fn both_ends_are_reached() {
    let mut application = complete_dependent();
    application.parent.amounts.agi = Some(Answer::Between { from: 50_000, to: 90_000 });
    application.parent.amounts.cash = Some(Answer::Between { from: 0, to: 30_000 });
    let found = interval(&application, TODAY).unwrap();
    assert_eq!(found.missing, ["parent.amounts.agi", "parent.amounts.cash"]);
    let at = |agi: i64, cash: i64| {
        let mut one = application.clone();
        one.parent.amounts.agi = Some(Answer::Exactly(agi));
        one.parent.amounts.cash = Some(Answer::Exactly(cash));
        crate::estimate(&one.complete(TODAY).unwrap(), &one.standing(false)).sai
    };
    assert_eq!((found.sai.least, found.sai.most), (at(50_000, 0), at(90_000, 30_000)));
}

#[test]
fn a_missing_marital_status_asks_for_the_other_parent() {
    let mut application = complete_dependent();
    application.parents.marital = None;
    application.parent.filing = None;
    let found = interval(&application, TODAY).unwrap();
    assert!(found.missing.contains(&"parents.marital".to_owned()));
    assert!(found.missing.contains(&format!("otherParent.amounts.{}", Item::Agi)));
    assert_eq!(found.sai.most, 999_999);
}
