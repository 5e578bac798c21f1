use super::*;
use crate::{AwardYear, formula::Tests, tables::YearTables};

/// An index as a formula might have given it, with income below the line of the minimum grant or above it.
fn index(sai: i64, max: Option<MaxPell>, within: bool) -> Index {
    let tests = Tests {
        max,
        income: 50_000,
        min_rule: MinPell::Parent,
        min_limit: if within { 60_000 } else { 40_000 },
    };
    Index { sai, calculated: sai, assets_count: true, tests }
}

fn given(index: &Index, amounts: &PellAmounts, standing: &Standing) -> (i64, Way) {
    let award = award(index, amounts, standing, &mut Trace::off());
    (award.scheduled, award.way)
}

// FSA Handbook 2025-26 Vol 7 p. 11-12, examples 1 to 3, with the amounts that it makes up.
#[test]
fn the_calculated_grant_is_rounded_to_five_and_held_by_the_cost() {
    let amounts = PellAmounts {
        most: 7500,
        least: 750,
        ceiling: None,
        counts_foreign_income: false,
        family_business_counts: true,
        ends_when_others_pay_all: false,
        source: String::new(),
    };
    let of = |sai, cost| {
        given(&index(sai, None, false), &amounts, &Standing { cost: Some(cost), ..Standing::default() })
    };
    assert_eq!(of(1004, 10_000), (6495, Way::Calculated));
    assert_eq!(of(1004, 6493), (6493, Way::Calculated));
    assert_eq!(of(6751, 9000), (0, Way::None));
    assert_eq!(of(6750, 9000), (750, Way::Calculated));
    assert_eq!(of(-1500, 9000), (7500, Way::Calculated));
}

#[test]
fn the_three_ways_and_the_ceiling_of_2026() {
    let standing = Standing::default();
    for (year, just_below, at_ceiling) in [(AwardYear::Y2025, 740, 740), (AwardYear::Y2026, 740, 0)] {
        let amounts = &YearTables::of(year).pell;
        assert_eq!(given(&index(0, Some(MaxPell::Other), false), amounts, &standing), (7395, Way::Maximum));
        assert_eq!(given(&index(6655, None, false), amounts, &standing), (740, Way::Calculated));
        assert_eq!(given(&index(6656, None, false), amounts, &standing), (0, Way::None));
        assert_eq!(given(&index(6656, None, true), amounts, &standing), (740, Way::Minimum));
        assert_eq!(given(&index(14_789, None, true), amounts, &standing).0, just_below);
        assert_eq!(given(&index(14_790, None, true), amounts, &standing).0, at_ceiling);
    }
}

#[test]
fn a_degree_ends_it_and_so_does_a_full_ride_from_2026_on() {
    let found = index(-1500, Some(MaxPell::NotRequiredToFile), true);
    let degree = Standing { has_degree: true, ..Standing::default() };
    let ride = Standing { cost: Some(20_000), other_grants: 20_000, ..Standing::default() };
    let less = Standing { other_grants: 19_999, ..ride.clone() };
    for (year, with_ride) in [(AwardYear::Y2025, 7395), (AwardYear::Y2026, 0)] {
        let amounts = &YearTables::of(year).pell;
        assert_eq!(given(&found, amounts, &degree), (0, Way::Excluded));
        assert_eq!(given(&found, amounts, &ride).0, with_ride);
        assert_eq!(given(&found, amounts, &less).0, 7395);
    }
}
