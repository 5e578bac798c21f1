//! The worked examples of the FSA Handbook 2025-26, volume 7.

use super::*;

fn term(credits: i64, full_time: i64, weeks: i64) -> Term {
    Term { name: String::new(), credits, full_time, weeks }
}

fn paid(scheduled: i64, calendar: Calendar, terms: &[Term], used: &Used) -> Vec<i64> {
    schedule(scheduled, calendar, terms, used).payments.iter().map(|payment| payment.amount).collect()
}

const TWO: Calendar = Calendar::Standard { terms: 2 };

// P. 23-25, examples 1 and 3.
#[test]
fn standard_terms_share_the_year_by_intensity() {
    let full = term(12, 12, 15);
    let used = Used::default();
    assert_eq!(paid(7500, TWO, &[full.clone(), full.clone()], &used), [375_000, 375_000]);
    let three = Calendar::Standard { terms: 3 };
    assert_eq!(paid(7500, three, &[full.clone(), full.clone(), full.clone()], &used), [250_000; 3]);
    assert_eq!(paid(7500, TWO, &[full, term(9, 12, 15)], &used), [375_000, 281_250]);
}

// P. 26, example 4.
#[test]
fn less_than_half_time_is_limited_by_its_own_cost() {
    let used = Used { less_than_half_time_cost: Some(3500), ..Used::default() };
    assert_eq!(paid(7500, TWO, &[term(3, 12, 15), term(6, 12, 15)], &used), [43_750, 187_500]);
    let whole = Used { rounding: Rounding::WholeDollars, ..used };
    assert_eq!(paid(7500, TWO, &[term(3, 12, 15), term(3, 12, 15)], &whole), [43_800, 43_700]);
}

// P. 27, example 5.
#[test]
fn short_years_are_paid_in_part() {
    let calendar = Calendar::Short { terms: 2, weeks: 29, year_weeks: 30 };
    let schedule = schedule(7500, calendar, &[term(12, 12, 14), term(15, 12, 15)], &Used::default());
    assert_eq!(schedule.payments.iter().map(|one| one.amount).collect::<Vec<_>>(), [362_500, 362_500]);
    assert_eq!((schedule.total, schedule.payments[0].annual), (725_000, 725_000));
}

// P. 29-32, examples 6 to 9.
#[test]
fn other_terms_are_paid_by_their_weeks() {
    let used = Used::default();
    let thirty = Calendar::General { year_weeks: 30 };
    assert_eq!(paid(7500, thirty, &[term(12, 12, 14), term(15, 12, 14)], &used), [350_000; 2]);
    let half = [term(6, 12, 17), term(6, 12, 14), term(6, 12, 6)];
    let seven = schedule(7500, thirty, &half, &used);
    let amounts: Vec<i64> = seven.payments.iter().map(|one| one.amount).collect();
    assert_eq!(amounts, [212_500, 175_000, 75_000]);
    assert_eq!(seven.payments[0].parts, [187_500, 25_000]);
    assert_eq!(seven.payments[1].parts, [175_000]);
    let eight = Calendar::General { year_weeks: 32 };
    let terms: Vec<Term> = [10, 12, 10, 10].map(|credits| term(credits, 10, 8)).to_vec();
    assert_eq!(paid(7500, eight, &terms, &used), [187_500; 4]);
    assert_eq!(paid(7500, eight, &[term(8, 10, 8)], &used), [150_000]);
    let nine = Calendar::General { year_weeks: 34 };
    let whole = Used { rounding: Rounding::WholeDollars, ..used };
    let terms = [term(6, 9, 12), term(6, 8, 10), term(6, 9, 12)];
    let schedule = schedule(7005, nine, &terms, &whole);
    assert_eq!(schedule.payments.iter().map(|one| one.intensity).collect::<Vec<_>>(), [67, 75, 67]);
    assert_eq!(
        schedule.payments.iter().map(|one| one.annual).collect::<Vec<_>>(),
        [469_300, 525_400, 469_300]
    );
    assert_eq!(
        schedule.payments.iter().map(|one| one.amount).collect::<Vec<_>>(),
        [165_600, 154_500, 165_600]
    );
}

// P. 41-42, examples 4 and 5.
#[test]
fn a_third_term_is_paid_up_to_half_as_much_again() {
    let year_round = Used { year_round: true, rounding: Rounding::WholeDollars, ..Used::default() };
    let full = term(12, 12, 15);
    let three = [full.clone(), full.clone(), full.clone()];
    assert_eq!(paid(6005, TWO, &three, &year_round), [300_300, 300_200, 300_200]);
    assert_eq!(paid(6005, TWO, &three, &Used { year_round: false, ..year_round }), [300_300, 300_200, 0]);
    let part = schedule(
        7000,
        TWO,
        &[term(9, 12, 12), full.clone(), full],
        &Used { year_round: true, ..Used::default() },
    );
    assert_eq!(part.payments.iter().map(|one| one.amount).collect::<Vec<_>>(), [262_500, 350_000, 350_000]);
    assert_eq!((part.total, part.used), (962_500, 137_500));
    assert_eq!(part.payments[2].additional, 262_500);
}

// P. 22, 57 and 58.
#[test]
fn the_lifetime_limit_cuts_and_does_not_round() {
    let whole = Used { rounding: Rounding::WholeDollars, ..Used::default() };
    let full = term(12, 12, 15);
    assert_eq!(paid(7005, TWO, &[full.clone(), full.clone()], &whole), [350_300, 350_200]);
    let left = |lifetime| Used { lifetime, ..whole };
    let total = |scheduled, used: Used| {
        paid(scheduled, TWO, &[full.clone(), full.clone()], &used).iter().sum::<i64>()
    };
    assert_eq!(total(7455, left(533_000)), 499_400);
    assert_eq!(total(7455, Used { rounding: Rounding::Cents, ..left(533_000) }), 499_485);
    assert_eq!(total(7500, left(599_500)), 3_700);
    assert_eq!(total(7500, left(600_000)), 0);
    assert_eq!(total(7500, left(i64::MAX)), 0);
}

/// A payment period: its hours, its weeks, and 24 hours a week for full time.
fn period(hours: i64, weeks: i64) -> Term {
    term(hours, weeks * 24, weeks)
}

// P. 33-34, examples 10 and 11.
#[test]
fn without_terms_the_lesser_share_is_paid() {
    let clock = Calendar::ClockHours { year_hours: 900, year_weeks: 26 };
    let both = [period(450, 11), period(450, 11)];
    assert_eq!(paid(7500, clock, &both, &Used::default()), [317_308, 317_308]);
    let whole = Used { rounding: Rounding::WholeDollars, ..Used::default() };
    assert_eq!(paid(7500, clock, &both, &whole), [317_300, 317_300]);
    let credits = Calendar::ClockHours { year_hours: 36, year_weeks: 30 };
    let quarters = [term(12, 12, 10), term(12, 12, 10)];
    assert_eq!(paid(7500, credits, &quarters, &Used::default()), [250_000, 250_000]);
    // P. 53-54, example 5: who is done early is paid by hours alone.
    assert_eq!(paid(7500, clock, &[period(375, 13), period(375, 13)], &Used::default()), [312_500, 312_500]);
}

// P. 42-43, example 6. Its six and a half weeks are counted in half weeks here, as is its year.
#[test]
fn a_third_payment_period_comes_from_beyond_the_scheduled_award() {
    let clock = Calendar::ClockHours { year_hours: 900, year_weeks: 52 };
    let three = [term(450, 312, 26), term(450, 312, 26), term(225, 156, 13)];
    let year_round = Used { year_round: true, ..Used::default() };
    let found = schedule(7000, clock, &three, &year_round);
    let amounts: Vec<i64> = found.payments.iter().map(|one| one.amount).collect();
    assert_eq!(amounts, [350_000, 350_000, 175_000]);
    assert_eq!((found.total, found.payments[2].additional), (875_000, 175_000));
    assert_eq!(paid(7000, clock, &three, &Used::default()), [350_000, 350_000, 0]);
}

// P. 45-46, example 1.
#[test]
fn what_other_schools_have_paid_is_no_longer_there() {
    let clock = Calendar::ClockHours { year_hours: 900, year_weeks: 30 };
    let used = Used { elsewhere: 112_500, year_round: true, ..Used::default() };
    let found = schedule(4500, clock, &[period(300, 10), period(300, 10)], &used);
    assert_eq!(found.payments.iter().map(|one| one.amount).collect::<Vec<_>>(), [150_000, 18_750]);
    assert_eq!(found.lines[0].value, 168_750);
    assert_eq!(found.payments[0].additional, 150_000, "the scheduled award was used up before");
    assert_eq!(paid(4500, clock, &[period(300, 10)], &Used { year_round: false, ..used }), [0]);
}

// P. 32-33: part time does not count, less than half time only through the cost.
#[test]
fn hours_below_full_time_lower_nothing_by_themselves() {
    let clock = Calendar::ClockHours { year_hours: 900, year_weeks: 26 };
    let limited = Used { less_than_half_time_cost: Some(3500), ..Used::default() };
    let found = schedule(7500, clock, &[period(450, 26), period(300, 26)], &limited);
    assert_eq!(found.payments.iter().map(|one| one.intensity).collect::<Vec<_>>(), [100, 100]);
    assert_eq!(found.payments.iter().map(|one| one.annual).collect::<Vec<_>>(), [750_000, 350_000]);
    assert_eq!(found.payments[1].amount, 116_667);
    // Not more than half at once.
    assert_eq!(
        schedule(7500, clock, &[period(900, 26)], &Used::default()).payments[0].parts,
        [375_000, 375_000]
    );
}

#[test]
fn nothing_panics() {
    for value in [i64::MIN, -1, 0, 1, i64::MAX] {
        for calendar in [
            Calendar::Standard { terms: value },
            Calendar::Short { terms: value, weeks: value, year_weeks: value },
            Calendar::General { year_weeks: value },
            Calendar::ClockHours { year_hours: value, year_weeks: value },
        ] {
            let terms = [term(value, value, value), term(6, 12, 15)];
            for rounding in [Rounding::Cents, Rounding::WholeDollars] {
                let used = Used {
                    lifetime: value,
                    elsewhere: value,
                    less_than_half_time_cost: Some(value),
                    year_round: true,
                    rounding,
                };
                schedule(value, calendar, &terms, &used);
            }
        }
    }
}
