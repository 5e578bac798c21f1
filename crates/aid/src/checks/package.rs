//! Volume 3: need, and the order in which aid is given.

use super::{Example, Group};
use crate::{
    AwardYear,
    package::{Costs, Offer, Package, package},
};

pub fn examples() -> Vec<Example> {
    let one = Offer { grants: 400, campus_grant: 800, work_study: 1800, ..offer(12_500, 2500, 5500) };
    let whole =
        "A cost of 12,500, an index of 2,500, a Pell Grant of 5,500, and 400, 800 and 1,800 of other aid.";
    let first = |what: &str, expected: i64, find: fn(&Package) -> i64| {
        example("p. 43-44, example 1", &format!("{whole} {what}")).is(expected, move || find(&package(&one)))
    };
    let rich = Offer { campus_grant: 1000, work_study: 1000, ..offer(5500, 6650, 745) };
    vec![
        first("Need.", 10_000, |found| found.need),
        first("Need after grants.", 4100, |found| found.need_after_grants),
        first("Need after campus-based aid.", 1500, |found| found.need_after_campus),
        first("Subsidized loan.", 1500, |found| found.subsidised),
        first("Unsubsidized loan in place of the index.", 2500, |found| found.unsubsidised),
        example("p. 44", "A negative index counts as nothing: a cost of 15,000 and a Pell Grant of 7,500.")
            .is(7500, || package(&offer(15_000, -500, 7500)).need_after_grants),
        example("p. 42", "An index above the cost: the Pell Grant of 745 stays.")
            .is(745, move || package(&rich).pell),
        example("p. 42", "An index above the cost: no other aid that depends on need.").is(0, move || {
            let found = package(&rich);
            found.campus_grant + found.work_study + found.subsidised
        }),
    ]
}

fn example(page: &str, what: &str) -> Example {
    Example::new(Group::Handbook, format!("Volume 3, {page}"), what)
}

fn offer(cost: i64, index: i64, pell: i64) -> Offer {
    Offer {
        year: AwardYear::Y2025,
        costs: Costs { tuition: cost, ..Costs::default() },
        index,
        pell,
        grants: 0,
        campus_grant: 0,
        work_study: 0,
        dependent: true,
        graduate: false,
        plus_denied: false,
        year_of_study: 2,
        intensity: 100,
        fullest_term: 100,
    }
}
