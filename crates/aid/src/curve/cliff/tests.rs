use proptest::prelude::*;

use crate::{
    AwardYear, Case, Item, Who,
    curve::{Curve, Field, Marginal, curve, with},
    estimate,
    money::Turn,
    pell::Standing,
    samples,
};

const PARENTS_AGI: Field = Field::Amount { who: Who::Parent, item: Item::Agi };

fn equals_the_engine(
    curve: &Curve,
    case: &Case,
    standing: &Standing,
    amount: i64,
) -> Result<(), TestCaseError> {
    let found = estimate(&with(case, curve.field, amount), standing);
    prop_assert_eq!(curve.at(amount), Some((found.sai, found.pell)), "at {}", amount);
    Ok(())
}

fn field() -> impl Strategy<Value = Field> {
    let who = prop::sample::select(Who::ALL.to_vec());
    let item = prop::sample::select(Item::ALL.to_vec());
    prop_oneof![
        6 => (who.clone(), item).prop_map(|(who, item)| Field::Amount { who, item }),
        2 => who.prop_map(|who| Field::Wages { who }),
        1 => Just(Field::FamilySize),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    // 200 curves of 50 points and all their edges: more than 10,000.
    #[test]
    fn a_curve_is_the_engine_at_every_dollar(
        case in samples::case(),
        standing in samples::standing(),
        field in field(),
        amounts in prop::collection::vec(-50_000_i64..300_000, 50),
    ) {
        let from = if matches!(field, Field::FamilySize) { 0 } else { -50_000 };
        let Some(curve) = curve(&case, &standing, field, from, 300_000) else { return Ok(()) };
        let edges = curve.pieces.iter().flat_map(|piece| [piece.from, piece.to]);
        let (first, last) = (curve.pieces[0].from, curve.pieces.last().unwrap().to);
        for amount in edges.chain(amounts).filter(|amount| (first..=last).contains(amount)) {
            equals_the_engine(&curve, &case, &standing, amount)?;
        }
        for pair in curve.pieces.windows(2) {
            prop_assert_eq!(pair[0].to + 1, pair[1].from);
        }
    }

    #[test]
    fn more_income_lowers_the_index_only_at_a_cliff_that_is_listed(
        case in samples::case(),
        standing in samples::standing(),
        who in prop::sample::select(Who::ALL.to_vec()),
        item in prop::sample::select(vec![Item::Agi, Item::UntaxedPension, Item::TaxExemptInterest]),
        amounts in prop::collection::vec(-20_000_i64..300_000, 60),
    ) {
        let field = Field::Amount { who, item };
        let Some(curve) = curve(&case, &standing, field, -20_000, 300_000) else { return Ok(()) };
        let cliffs = curve.cliffs();
        for pair in amounts.chunks_exact(2) {
            let (less, more) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
            let sai = |amount| estimate(&with(&case, field, amount), &standing).sai;
            if sai(less) > sai(more) {
                let listed = cliffs.iter().any(|cliff| {
                    cliff.at > less && cliff.at <= more && cliff.sai_after < cliff.sai_before
                });
                prop_assert!(listed, "{less} to {more}: {cliffs:?}");
            }
        }
    }
}

#[test]
fn ten_thousand_points_of_the_samples() {
    for (case, standing) in samples::all() {
        let who = if case.parents.is_some() { Who::Parent } else { Who::Student };
        for field in [Field::Amount { who, item: Item::Agi }, Field::Wages { who }] {
            let curve = curve(&case, &standing, field, 0, 300_000).unwrap();
            for amount in (0..=300_000).step_by(587).chain(58_000..=58_050) {
                equals_the_engine(&curve, &case, &standing, amount).unwrap();
            }
        }
    }
}

#[test]
fn earnings_are_exact_around_every_edge() {
    for (case, standing) in samples::all() {
        let who = if case.parents.is_some() { Who::Parent } else { Who::Student };
        let curve = curve(&case, &standing, Field::Wages { who }, 0, 300_000).unwrap();
        for piece in &curve.pieces {
            for amount in (piece.from - 90).max(0)..=piece.from + 90 {
                equals_the_engine(&curve, &case, &standing, amount.min(300_000)).unwrap();
            }
        }
    }
}

#[test]
fn the_asset_test_is_a_cliff() {
    let mut case = samples::dependent(AwardYear::Y2025);
    case.parents.as_mut().unwrap().first.amounts.cash = 100_000;
    let curve = curve(&case, &Standing::default(), PARENTS_AGI, 0, 300_000).unwrap();
    let cliffs = curve.cliffs();
    let assets: Vec<_> = cliffs.iter().filter(|cliff| cliff.turn == Turn::AssetTest).collect();
    assert_eq!(assets.len(), 1, "{cliffs:?}");
    assert_eq!(assets[0].at, 60_000);
    assert!(assets[0].sai_after > assets[0].sai_before + 3000);
    assert!(curve.pieces.len() < 60, "{}", curve.pieces.len());
}

#[test]
fn the_first_dollar_of_income_earns_the_maximum_grant() {
    let mut case = samples::dependent(AwardYear::Y2026);
    case.parents.as_mut().unwrap().first.amounts.untaxed_pension = 90_000;
    let curve = curve(&case, &Standing::default(), PARENTS_AGI, -10, 300_000).unwrap();
    let first = curve.cliffs()[0];
    assert_eq!((first.at, first.turn), (1, Turn::PositiveIncome));
    assert!(first.sai_after < first.sai_before && first.pell_after == 7395);
}

// Research: +1,000 of wages in the 29 % row, allowance at its cap, tax unchanged: (1,000 − 77) × 29 % = +268.
#[test]
fn a_thousand_dollars_more() {
    let mut case = samples::dependent(AwardYear::Y2025);
    {
        let amounts = &mut case.parents.as_mut().unwrap().first.amounts;
        (amounts.agi, amounts.earned, amounts.cash, amounts.investments, amounts.business) =
            (89_000, 89_000, 0, 0, 0);
    }
    let wages = Field::Wages { who: Who::Parent };
    let marginal = Marginal::of(&case, &Standing::default(), wages, 1000).unwrap();
    assert_eq!(marginal.sai, 268);
    assert_eq!(marginal.pell, 0);
    assert_eq!(Marginal::of(&case, &Standing::default(), Field::Wages { who: Who::Spouse }, 1000), None);
}
