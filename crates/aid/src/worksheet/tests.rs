use jiff::civil::{Date, date};
use proptest::prelude::*;

use super::{Plan, Worksheet};
use crate::{
    AwardYear,
    application::Answer,
    explain,
    families::families,
    package::Costs,
    pell::{Calendar, Rounding, Term, Used},
    samples,
};

const TODAY: Date = date(2026, 11, 17);

fn sample(id: &str) -> Worksheet {
    families().into_iter().find(|family| family.id == id).unwrap().worksheet
}

fn fields(sheet: &Worksheet) -> Vec<String> {
    sheet.work_out(TODAY).problems.into_iter().map(|problem| problem.field).collect()
}

#[test]
fn an_empty_worksheet_has_a_range_and_questions() {
    let found = Worksheet::default().work_out(TODAY);
    assert_eq!(found.year, AwardYear::Y2026);
    assert!(found.result.is_none());
    assert!(found.sai.least <= -1500 && found.sai.most >= 900_000, "{:?}", found.sai);
    assert!(!found.missing.is_empty());
    assert!(found.problems.is_empty());
}

#[test]
fn what_cannot_be_is_told_at_its_field_and_the_rest_is_kept() {
    let costs = Costs { tuition: -1, books: 1_000_000_000_000, ..Costs::default() };
    let school = Plan { costs, year_of_study: 0, ..Plan::default() };
    let sheet = Worksheet { schools: vec![Plan::default(), school], ..Worksheet::default() };
    assert_eq!(fields(&sheet), ["schools.1.costs.tuition", "schools.1.costs.books", "schools.1.yearOfStudy"]);
}

#[test]
fn costs_that_are_too_high_only_together_are_told_as_well() {
    let costs = Costs { tuition: 999_999_999, books: 1, ..Costs::default() };
    let mut sheet = sample("two-earners");
    sheet.schools[0].costs = costs;
    assert_eq!(fields(&sheet), ["schools.0.costs"]);
    let found = sheet.work_out(TODAY);
    assert_eq!(found.sai.least, 3541, "the family's index does not hang on it");
    sheet.schools[0].costs.books = 0;
    assert!(sheet.work_out(TODAY).result.is_some());
}

#[test]
fn clock_hours_have_their_own_bounds() {
    let hours = |credits| Term { name: "First".to_owned(), credits, full_time: 312, weeks: 13 };
    let mut sheet = sample("two-earners");
    sheet.schools.truncate(1);
    sheet.schools[0].terms = vec![hours(450), hours(450)];
    assert_eq!(fields(&sheet), ["schools.0.terms.0.credits", "schools.0.terms.1.credits"]);
    sheet.schools[0].calendar = Calendar::ClockHours { year_hours: 900, year_weeks: 26 };
    let found = sheet.work_out(TODAY);
    assert_eq!(found.schools[0].schedule.total, 385_500);
    assert_eq!(found.schools[0].intensity, 100);
    sheet.schools[0].calendar = Calendar::ClockHours { year_hours: 0, year_weeks: 26 };
    assert_eq!(fields(&sheet), ["schools.0.calendar"]);
}

#[test]
fn a_loan_is_paid_for_a_term_at_half_time_whatever_the_year_is() {
    let term = |credits| Term { name: "Term".to_owned(), credits, full_time: 12, weeks: 15 };
    let mut sheet = sample("two-earners");
    sheet.application.year = AwardYear::Y2025;
    sheet.schools.truncate(1);
    let mut loans = |terms: [i64; 2]| {
        sheet.schools[0].terms = terms.map(term).to_vec();
        let package = sheet.work_out(TODAY).schools.remove(0).package;
        package.subsidised + package.unsubsidised
    };
    assert_eq!((loans([6, 3]), loans([5, 5])), (5500, 0));
}

#[test]
fn used_elsewhere_has_bounds() {
    let mut sheet = sample("two-earners");
    sheet.schools[0].used.elsewhere = 150_001;
    sheet.schools[0].used.less_than_half_time_cost = Some(1_000_000_000);
    assert_eq!(fields(&sheet), ["schools.0.used.elsewhere", "schools.0.used.lessThanHalfTimeCost"]);
}

/// The grant hangs on it even where the index does not: somebody who is 24 is not asked for it otherwise.
#[test]
fn a_degree_is_asked_for_before_there_is_a_result() {
    let mut sheet = sample("on-my-own");
    (sheet.application.about.graduate, sheet.application.about.has_degree) = (None, None);
    let open = sheet.work_out(TODAY);
    assert_eq!(open.missing, ["about.graduate", "about.hasDegree"]);
    assert_eq!((open.pell.least, open.pell.most), (0, 3025));
    assert!(open.result.is_none() && sheet.complete(TODAY).is_err());
    sheet.application.about.has_degree = Some(true);
    let found = sheet.work_out(TODAY);
    assert_eq!((found.missing.len(), found.result.unwrap().estimate.pell), (0, 0));
}

#[test]
fn graduates_have_loans_of_their_own() {
    let mut sheet = sample("on-my-own");
    sheet.application.about.graduate = Some(true);
    sheet.schools[0].terms.iter_mut().for_each(|term| term.credits = 12);
    let found = sheet.work_out(TODAY);
    let package = &found.schools[0].package;
    assert_eq!((package.pell, package.subsidised, package.unsubsidised), (0, 0, 20_500));
}

#[test]
fn the_family_has_no_say_in_what_the_school_costs() {
    let mut sheet = sample("two-earners");
    sheet.application.school.cost = Some(-5);
    sheet.application.school.other_grants = i64::MAX;
    let found = sheet.work_out(TODAY);
    assert!(found.problems.is_empty());
    assert_eq!(found.result.unwrap().estimate.pell, 3855);
}

fn plan() -> impl Strategy<Value = Plan> {
    let money = || prop_oneof![Just(0_i64), 0_i64..40_000];
    let calendar = prop_oneof![
        (1_i64..5).prop_map(|terms| Calendar::Standard { terms }),
        (1_i64..5, 20_i64..31).prop_map(|(terms, weeks)| Calendar::Short { terms, weeks, year_weeks: 30 }),
        (24_i64..53).prop_map(|year_weeks| Calendar::General { year_weeks }),
        (1_i64..61, 24_i64..53)
            .prop_map(|(year_hours, year_weeks)| Calendar::ClockHours { year_hours, year_weeks }),
    ];
    let term = (0_i64..25, 1_i64..25, 1_i64..30).prop_map(|(credits, full_time, weeks)| Term {
        name: String::new(),
        credits,
        full_time,
        weeks,
    });
    let used = (0_i64..600_001, 0_i64..150_001, any::<[bool; 2]>(), prop::option::of(money())).prop_map(
        |(lifetime, elsewhere, [year_round, whole], less_than_half_time_cost)| Used {
            lifetime,
            elsewhere,
            less_than_half_time_cost,
            year_round,
            rounding: if whole { Rounding::WholeDollars } else { Rounding::Cents },
        },
    );
    let terms = prop::collection::vec(term, 0..6);
    let given = (money(), money(), money(), money(), 1_i64..6, any::<bool>());
    (given, calendar, terms, used).prop_map(
        |((cost, grants, campus, work, year, denied), calendar, terms, used)| Plan {
            costs: Costs { tuition: cost, ..Costs::default() },
            grants,
            campus_grant: campus,
            work_study: work,
            year_of_study: year,
            plus_denied: denied,
            calendar,
            terms,
            used,
            ..Plan::default()
        },
    )
}

/// One of the complete families with other amounts and other schools.
fn worksheet() -> impl Strategy<Value = Worksheet> {
    let people = (samples::amounts(), samples::amounts());
    let year = prop::sample::select(AwardYear::ALL.to_vec());
    (0_usize..7, people, prop::collection::vec(plan(), 1..4), year).prop_map(
        |(place, (first, second), schools, year)| {
            let mut application = families().swap_remove(place).worksheet.application;
            let answered =
                |amounts: &crate::case::Amounts<i64>| amounts.map(|_, one| Some(Answer::Exactly(*one)));
            application.year = year;
            application.student.amounts = answered(&second);
            if !application.parent.is_empty() {
                application.parent.amounts = answered(&first);
            }
            Worksheet { application, schools }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn the_result_is_that_of_the_first_school(sheet in worksheet()) {
        let found = sheet.work_out(TODAY);
        prop_assert_eq!(&found.problems, &[]);
        prop_assert_eq!(&found.missing, &Vec::<String>::new());
        let (case, standing) = sheet.complete(TODAY).unwrap();
        let result = found.result.unwrap();
        prop_assert_eq!(&result, &explain(&case, &standing));
        prop_assert_eq!(found.schools[0].scheduled_pell, result.estimate.pell);
        prop_assert_eq!((found.sai.least, found.sai.most), (result.estimate.sai, result.estimate.sai));
        prop_assert_eq!((found.pell.least, found.pell.most), (result.estimate.pell, result.estimate.pell));
        let need = found.schools[0].package.cost - result.estimate.sai.max(0);
        prop_assert_eq!(found.schools[0].package.need, need.max(0));
    }

    #[test]
    fn only_grants_of_others_go_beyond_the_cost(sheet in worksheet()) {
        for (plan, found) in sheet.schools.iter().zip(sheet.work_out(TODAY).schools) {
            let package = found.package;
            let gifts = package.pell + package.grants + package.campus_grant;
            let all = gifts + package.work_study + package.subsidised + package.unsubsidised;
            prop_assert!(package.over_award <= plan.grants);
            prop_assert_eq!(package.over_award, (all - package.cost).max(0));
            if package.pell + package.grants >= package.cost {
                prop_assert_eq!(all, package.pell + package.grants, "nothing more is given");
            } else {
                prop_assert!(all <= package.cost);
            }
            prop_assert_eq!(package.net_price, (package.cost - gifts).max(0));
            prop_assert!(package.campus_grant + package.work_study + package.subsidised <= package.need);
            prop_assert!(package.campus_grant <= plan.campus_grant && package.work_study <= plan.work_study);
            prop_assert!(package.subsidised <= 5500 && package.subsidised + package.unsubsidised <= 12_500);
        }
    }

    #[test]
    fn a_grant_is_never_paid_beyond_its_limits(sheet in worksheet()) {
        for (plan, found) in sheet.schools.iter().zip(sheet.work_out(TODAY).schools) {
            let percent = if plan.used.year_round { 150_000 } else { 100_000 };
            let scheduled = i128::from(found.scheduled_pell) * 100;
            let left = (percent - plan.used.elsewhere).max(0).min(600_000 - plan.used.lifetime);
            prop_assert!(i128::from(found.schedule.total) * 100_000 <= scheduled * i128::from(left));
            let paid: i64 = found.schedule.payments.iter().map(|payment| payment.amount).sum();
            prop_assert_eq!(paid, found.schedule.total);
            for payment in &found.schedule.payments {
                prop_assert_eq!(payment.parts.iter().sum::<i64>(), payment.amount);
                prop_assert!(payment.additional <= payment.amount && payment.amount >= 0);
                prop_assert!(payment.annual <= found.scheduled_pell * 100);
            }
        }
    }

    /// Whatever is entered, somebody is told why there is no result.
    #[test]
    fn nothing_panics_and_nobody_is_left_without_a_word(
        wild in prop::collection::vec(prop_oneof![any::<i64>(), 0_i64..2_000_000_000], 24),
        clock in any::<bool>(),
    ) {
        let mut values = wild.into_iter();
        let mut next = || values.next().unwrap_or(0);
        let mut sheet = sample("two-earners");
        let plan = &mut sheet.schools[0];
        plan.costs = Costs {
            tuition: next(),
            books: next(),
            transport: next(),
            personal: next(),
            housing_and_food: next(),
            other: next(),
        };
        (plan.grants, plan.campus_grant, plan.work_study, plan.year_of_study) = (next(), next(), next(), next());
        plan.calendar = if clock {
            Calendar::ClockHours { year_hours: next(), year_weeks: next() }
        } else {
            Calendar::Short { terms: next(), weeks: next(), year_weeks: next() }
        };
        plan.terms = vec![Term { name: String::new(), credits: next(), full_time: next(), weeks: next() }];
        (plan.used.lifetime, plan.used.elsewhere) = (next(), next());
        let found = sheet.work_out(TODAY);
        prop_assert!(found.result.is_some() || !found.problems.is_empty() || !found.missing.is_empty());
        let (case, _) = sample("two-earners").complete(TODAY).unwrap();
        sheet.schools[0].work_out(&case, false, clock);
    }
}

#[test]
fn a_dependent_student_who_was_never_asked_about_a_return_has_a_result() {
    let mut sheet = crate::families::families().remove(0).worksheet;
    let before = sheet.work_out(TODAY);
    sheet.application.student.filed = None;
    let found = sheet.work_out(TODAY);
    assert!(found.missing.is_empty(), "{:?}", found.missing);
    assert_eq!(found.result.map(|result| result.estimate), before.result.map(|result| result.estimate));
}
