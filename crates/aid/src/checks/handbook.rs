//! Volume 7: what is scheduled for a year, and how it is paid.

use super::{Example, Group, Unit};
use crate::{
    AwardYear,
    formula::{Index, MinPell, Tests},
    pell::{
        Calendar, Rounding, Schedule, Standing, Term, Used, award, full_time_credits, intensity, schedule,
    },
    tables::{PellAmounts, YearTables},
    trace::Trace,
};

pub fn examples() -> Vec<Example> {
    let mut all = scheduled();
    all.extend(intensities());
    all.extend(standard_terms());
    all.extend(other_terms());
    all.extend(without_terms());
    all.extend(year_round());
    all
}

fn example(page: &str, what: &str) -> Example {
    Example::new(Group::Handbook, format!("Volume 7, {page}"), what)
}

/// An index as if a formula had given it; income within the limit of the smallest grant, or not.
pub fn index_of(sai: i64, within: bool) -> Index {
    let tests = Tests { max: None, income: 1, min_rule: MinPell::Dependent, min_limit: i64::from(within) };
    Index { sai, calculated: sai, assets_count: true, tests }
}

/// With the handbook's own amounts: 7,500 at most and 750 at least.
fn awarded(sai: i64, cost: i64) -> i64 {
    let amounts = PellAmounts {
        most: 7500,
        least: 750,
        ceiling: None,
        counts_foreign_income: false,
        family_business_counts: true,
        ends_when_others_pay_all: false,
        source: String::new(),
    };
    let standing = Standing { cost: Some(cost), ..Standing::default() };
    award(&index_of(sai, false), &amounts, &standing, &mut Trace::off()).scheduled
}

fn scheduled() -> Vec<Example> {
    let with_ceiling = |sai: i64| {
        let amounts = &YearTables::of(AwardYear::Y2026).pell;
        award(&index_of(sai, true), amounts, &Standing::default(), &mut Trace::off()).scheduled
    };
    vec![
        example(
            "p. 11, example 1",
            "An index of 1,004 and a cost of 10,000: the difference to 7,500, rounded to 5.",
        )
        .is(6495, || awarded(1004, 10_000)),
        example("p. 11-12, example 2", "The same index, and a cost of 6,493 that holds the award.")
            .is(6493, || awarded(1004, 6493)),
        example("p. 12, example 3", "An index of 6,751 leaves less than the smallest award.")
            .is(0, || awarded(6751, 9000)),
        Example::new(
            Group::Handbook,
            "Law of 2025, from 2026-27",
            "Income within the limit, and an index of 14,790.",
        )
        .is(0, move || with_ceiling(14_790)),
        Example::new(
            Group::Handbook,
            "Law of 2025, from 2026-27",
            "One dollar less: the smallest award of 2026-27.",
        )
        .is(740, move || with_ceiling(14_789)),
    ]
}

fn intensities() -> Vec<Example> {
    let of_twelve = [8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100].map(|percent| (12, percent));
    let of_ten = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map(|percent| (10, percent));
    let numbered = (1_i64..).zip(of_twelve).chain((1_i64..).zip(of_ten));
    let mut all: Vec<Example> = numbered
        .map(|(credits, (full_time, percent))| {
            let what = format!("{credits} credits where {full_time} are full time.");
            example("p. 14-15, enrollment intensity", &what)
                .in_unit(Unit::Percent)
                .is(percent, move || intensity(credits, full_time))
        })
        .collect();
    for (weeks, expected) in [(12, 9), (10, 8)] {
        let what = format!("Full time in a term of {weeks} weeks, of 24 credits in 34 weeks, rounded up.");
        all.push(
            example("p. 31-32, example 9", &what)
                .in_unit(Unit::Count)
                .is(expected, move || full_time_credits(weeks, 34, 24)),
        );
    }
    all
}

/// A year of payments: what is known of it, and which of its figures are looked at.
#[derive(Clone)]
struct Year {
    page: &'static str,
    what: &'static str,
    scheduled: i64,
    calendar: Calendar,
    /// Credits, full time, weeks.
    terms: Vec<[i64; 3]>,
    used: Used,
}

impl Year {
    fn schedule(&self) -> Schedule {
        let terms: Vec<Term> = self
            .terms
            .iter()
            .map(|[credits, full_time, weeks]| Term {
                name: String::new(),
                credits: *credits,
                full_time: *full_time,
                weeks: *weeks,
            })
            .collect();
        schedule(self.scheduled, self.calendar, &terms, &self.used)
    }

    fn figure(
        &self,
        what: &str,
        unit: Unit,
        expected: i64,
        find: impl Fn(&Schedule) -> Option<i64> + Send + Sync + 'static,
    ) -> Example {
        let year = self.clone();
        example(self.page, &format!("{} {what}", self.what))
            .in_unit(unit)
            .is(expected, move || find(&year.schedule()).unwrap_or(-1))
    }

    fn annual(&self, term: usize, expected: i64) -> Example {
        self.figure(
            &format!("A year at the intensity of term {}.", term + 1),
            Unit::Cents,
            expected,
            move |found| found.payments.get(term).map(|payment| payment.annual),
        )
    }

    /// One example for each payment, in cents.
    fn pays(self, amounts: &[i64]) -> Vec<Example> {
        let each = amounts.iter().enumerate().map(|(term, amount)| {
            self.figure(&format!("Payment {}.", term + 1), Unit::Cents, *amount, move |found| {
                found.payments.get(term).map(|payment| payment.amount)
            })
        });
        each.collect()
    }
}

const FULL: [i64; 3] = [12, 12, 15];
const TWO: Calendar = Calendar::Standard { terms: 2 };

/// With an award of 7,500, as most examples have it.
fn year(page: &'static str, what: &'static str, calendar: Calendar, terms: Vec<[i64; 3]>) -> Year {
    Year { page, what, scheduled: 7500, calendar, terms, used: Used::default() }
}

fn whole() -> Used {
    Used { rounding: Rounding::WholeDollars, ..Used::default() }
}

fn standard_terms() -> Vec<Example> {
    let three = Calendar::Standard { terms: 3 };
    let short = Calendar::Short { terms: 2, weeks: 29, year_weeks: 30 };
    let mut all =
        year("p. 23-24, example 1", "Two full-time semesters.", TWO, vec![FULL; 2]).pays(&[375_000; 2]);
    all.extend(
        year("p. 23-24, example 1", "Three full-time quarters.", three, vec![FULL; 3]).pays(&[250_000; 3]),
    );
    let mixed = year("p. 25, example 3", "Full time, then three quarters.", TWO, vec![FULL, [9, 12, 15]]);
    all.extend(mixed.pays(&[375_000, 281_250]));
    let less = Used { less_than_half_time_cost: Some(3500), ..Used::default() };
    let part = year(
        "p. 26, example 4",
        "A quarter of full time at a cost of 3,500, then half.",
        TWO,
        vec![[3, 12, 15], [6, 12, 15]],
    );
    all.extend(Year { used: less, ..part }.pays(&[43_750, 187_500]));
    let short = year("p. 27, example 5", "Two semesters with 29 of 30 weeks.", short, vec![FULL; 2]);
    all.push(short.annual(0, 725_000));
    all.extend(short.pays(&[362_500; 2]));
    all
}

fn other_terms() -> Vec<Example> {
    let weeks = |year_weeks: i64| Calendar::General { year_weeks };
    let six = year("p. 29, example 6", "Two terms of 14 weeks.", weeks(30), vec![[12, 12, 14]; 2]);
    let mut all = six.pays(&[350_000; 2]);
    let seven = year(
        "p. 29-30, example 7",
        "Half time in terms of 17, 14 and 6 weeks.",
        weeks(30),
        vec![[6, 12, 17], [6, 12, 14], [6, 12, 6]],
    );
    for (part, expected) in [187_500, 25_000].into_iter().enumerate() {
        let what = format!("Part {} of the first payment: not more than half a year at once.", part + 1);
        all.push(seven.figure(&what, Unit::Cents, expected, move |found| {
            found.payments.first().and_then(|payment| payment.parts.get(part)).copied()
        }));
    }
    all.extend(seven.pays(&[212_500, 175_000, 75_000]));
    let eight = year("p. 31, example 8", "Four terms of 8 of 32 weeks.", weeks(32), vec![[10, 10, 8]; 4]);
    all.extend(
        Year { what: "8 of 10 credits in 8 weeks.", terms: vec![[8, 10, 8]], ..eight.clone() }
            .pays(&[150_000]),
    );
    all.extend(eight.pays(&[187_500; 4]));
    let nine = Year {
        scheduled: 7005,
        used: whole(),
        ..year(
            "p. 31-32, example 9",
            "6 credits in each of three terms of 12, 10 and 12 of 34 weeks, in whole dollars.",
            weeks(34),
            vec![[6, 9, 12], [6, 8, 10], [6, 9, 12]],
        )
    };
    for (term, (percent, amount)) in [(67, 469_300), (75, 525_400), (67, 469_300)].into_iter().enumerate() {
        let what = format!("Intensity of term {}.", term + 1);
        all.push(nine.figure(&what, Unit::Percent, percent, move |found| {
            found.payments.get(term).map(|payment| payment.intensity)
        }));
        all.push(nine.annual(term, amount));
    }
    all.extend(nine.pays(&[165_600, 154_500, 165_600]));
    all
}

/// Clock hours, and credits without terms.
fn without_terms() -> Vec<Example> {
    let clock = |year_weeks: i64| Calendar::ClockHours { year_hours: 900, year_weeks };
    let ten = year(
        "p. 33-34, example 10",
        "Two periods of 450 of 900 hours and 11 of 26 weeks: weeks are the lesser share.",
        clock(26),
        vec![[450, 264, 11]; 2],
    );
    let mut all = ten.clone().pays(&[317_308; 2]);
    let in_dollars = "The same in whole dollars.";
    all.extend(Year { what: in_dollars, used: whole(), ..ten }.pays(&[317_300; 2]));
    let credits = Calendar::ClockHours { year_hours: 36, year_weeks: 30 };
    let eleven = "Two periods of 12 of 36 quarter hours and 10 of 30 weeks.";
    all.extend(year("p. 34, example 11", eleven, credits, vec![[12, 12, 10]; 2]).pays(&[250_000; 2]));
    let moved = Year {
        scheduled: 4500,
        used: Used { elsewhere: 112_500, year_round: true, ..Used::default() },
        ..year(
            "p. 45-46, transfer, example 1",
            "Two periods of 300 of 900 hours, after 112.5 percent at another school.",
            clock(30),
            vec![[300, 240, 10]; 2],
        )
    };
    all.extend(moved.pays(&[150_000, 18_750]));
    let early = "Done after 750 of 900 hours: paid by hours alone.";
    all.extend(year("p. 53-54, example 5", early, clock(26), vec![[375, 312, 13]; 2]).pays(&[312_500; 2]));
    all
}

fn year_round() -> Vec<Example> {
    let round = |rounding| Used { year_round: true, rounding, ..Used::default() };
    let four = Year {
        scheduled: 6005,
        used: round(Rounding::WholeDollars),
        ..year("p. 41, example 4", "Fall, spring and summer full time, in whole dollars.", TWO, vec![FULL; 3])
    };
    let mut all = four.pays(&[300_300, 300_200, 300_200]);
    let five = Year {
        scheduled: 7000,
        used: round(Rounding::Cents),
        ..year(
            "p. 41-42, example 5",
            "Three quarters of full time in the summer, then fall and spring.",
            TWO,
            vec![[9, 12, 12], FULL, FULL],
        )
    };
    all.push(five.figure("All of the year.", Unit::Cents, 962_500, |found| Some(found.total)));
    all.push(five.figure("Of the award, in percent.", Unit::Millipercent, 137_500, |found| Some(found.used)));
    all.push(five.figure("Beyond the award, in the last payment.", Unit::Cents, 262_500, |found| {
        found.payments.last().map(|payment| payment.additional)
    }));
    all.extend(five.pays(&[262_500, 350_000, 350_000]));
    // In half weeks: the last period has six and a half of them.
    let six = Year {
        scheduled: 7000,
        used: round(Rounding::Cents),
        ..year(
            "p. 42-43, example 6",
            "1,125 hours where a year has 900: the last 225 come from beyond the award.",
            Calendar::ClockHours { year_hours: 900, year_weeks: 52 },
            vec![[450, 312, 26], [450, 312, 26], [225, 156, 13]],
        )
    };
    all.extend(six.pays(&[350_000, 350_000, 175_000]));
    all
}
