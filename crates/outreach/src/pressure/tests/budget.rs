use jiff::{
    ToSpan,
    civil::{Date, date},
};
use proptest::prelude::*;

use crate::pressure::budget::{
    Budget,
    BudgetKind::{self, Asks, Contacts},
    Counted, Limit,
    LimitScope::{self, Household, Person},
    Wanted, check,
};

const DAY: Date = date(2026, 11, 15);

fn limit(scope: LimitScope, kind: BudgetKind, most: u16, days: u16) -> Limit {
    Limit { scope, kind, days, most }
}

fn contact(id: u32, after: i64) -> Counted {
    let day = DAY.checked_add(after.days()).unwrap();
    Counted { id: format!("{id:04}"), is_own: true, day, weight: 1, is_ask: false }
}

fn letter(after: i64) -> Wanted {
    Wanted { day: DAY.checked_add(after.days()).unwrap(), weight: 1, is_ask: false }
}

#[test]
fn two_in_seven_days_and_no_third() {
    let budget = Budget(vec![limit(Person, Contacts, 2, 7)]);
    let contacts = [contact(1, -6), contact(2, -1)];
    let full = check(&budget, &contacts, letter(0)).unwrap_err();
    assert_eq!(full.limit, budget.0[0]);
    assert_eq!(full.contacts, ["0001", "0002"]);
    assert_eq!(full.earliest, Some(date(2026, 11, 16)), "the day after, the first is seven days ago");
    assert_eq!(check(&budget, &contacts, letter(1)).unwrap()[0].left, 1);
}

#[test]
fn what_is_planned_for_later_counts_too() {
    let budget = Budget(vec![limit(Person, Contacts, 2, 7)]);
    let contacts = [contact(1, 3), contact(2, 5)];
    let full = check(&budget, &contacts, letter(0)).unwrap_err();
    assert_eq!(
        full.earliest,
        Some(date(2026, 11, 25)),
        "after both: three days before, the two are still ahead"
    );
    assert!(check(&budget, &contacts, letter(-2)).is_ok(), "no seven days hold all three");
    assert!(check(&budget, &contacts, letter(-1)).is_err(), "these seven do");
}

#[test]
fn asks_are_limited_apart() {
    let budget = Budget(vec![limit(Person, Contacts, 9, 30), limit(Person, Asks, 1, 60)]);
    let ask = Counted { is_ask: true, ..contact(1, -20) };
    assert!(check(&budget, std::slice::from_ref(&ask), letter(0)).is_ok());
    let wanted = Wanted { is_ask: true, ..letter(0) };
    let full = check(&budget, &[ask], wanted).unwrap_err();
    assert_eq!((full.limit.kind, full.earliest), (Asks, Some(date(2026, 12, 25))));
}

#[test]
fn a_household_is_counted_together() {
    let budget = Budget(vec![limit(Person, Contacts, 2, 7), limit(Household, Contacts, 3, 7)]);
    let other = |id| Counted { is_own: false, ..contact(id, -1) };
    assert!(check(&budget, &[other(1), other(2)], letter(0)).is_ok(), "they are another's");
    let full = check(&budget, &[other(1), other(2), contact(3, -2)], letter(0)).unwrap_err();
    assert_eq!(full.limit.scope, Household);
}

#[test]
fn what_weighs_nothing_is_always_allowed_and_what_never_fits_has_no_day() {
    let never = Budget(vec![limit(Person, Contacts, 0, 7)]);
    assert_eq!(check(&never, &[], letter(0)).unwrap_err().earliest, None);
    assert!(check(&never, &[contact(1, 0)], Wanted { weight: 0, ..letter(0) }).is_ok());
    let two = Budget(vec![limit(Person, Contacts, 2, 7)]);
    let heavy = Wanted { weight: 3, ..letter(0) };
    assert_eq!(check(&two, &[contact(1, -1)], heavy).unwrap_err().earliest, None);
}

#[test]
fn a_budget_that_makes_no_sense_is_told() {
    assert_eq!(Budget::default().problem(), None);
    let one = limit(Person, Contacts, 2, 7);
    for (limits, told) in [
        (vec![], "at least one"),
        (vec![one; 21], "at most 20"),
        (vec![one, Limit { most: 5, ..one }], "twice"),
        (vec![Limit { days: 0, ..one }], "1 to 3650 days"),
        (vec![Limit { most: 1001, ..one }], "0 to 1000"),
    ] {
        let problem = Budget(limits).problem().unwrap();
        assert!(problem.contains(told), "{problem}");
    }
    assert_eq!(one.text(), "at most 2 contacts in 7 days for one person");
}

/// The fullest of all stretches of days that hold the day, by trying every one.
fn brute(limit: Limit, contacts: &[Counted], day: Date) -> u32 {
    (0..i64::from(limit.days))
        .map(|back| {
            let start = day.checked_sub(back.days()).unwrap();
            let end = start.checked_add(i64::from(limit.days).days()).unwrap();
            contacts
                .iter()
                .filter(|one| one.day >= start && one.day < end)
                .map(|one| u32::from(one.weight))
                .sum()
        })
        .max()
        .unwrap_or(0)
}

proptest! {
    #[test]
    fn a_limit_is_kept_on_every_stretch_of_days(
        days in prop::collection::vec((-40i64..40, 1u16..3), 0..14),
        (most, length) in (1u16..5, 1u16..20),
        on in -10i64..10,
    ) {
        let limit = limit(Person, Contacts, most, length);
        let contacts: Vec<Counted> = (1..)
            .zip(&days)
            .map(|(id, (after, weight))| Counted { weight: *weight, ..contact(id, *after) })
            .collect();
        let wanted = letter(on);
        let used = brute(limit, &contacts, wanted.day);
        let found = check(&Budget(vec![limit]), &contacts, wanted);
        prop_assert_eq!(found.is_ok(), used < u32::from(most));
        match found {
            Ok(loads) => prop_assert_eq!(loads[0].used, used),
            Err(full) => {
                let day = full.earliest.expect("one of weight 1 fits some day");
                let fits = |day: Date| brute(limit, &contacts, day) < u32::from(most);
                prop_assert!(fits(day));
                let mut before = wanted.day;
                while before < day {
                    prop_assert!(!fits(before), "{before} would do as well");
                    before = before.tomorrow().unwrap();
                }
            }
        }
    }
}
