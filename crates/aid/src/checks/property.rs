//! What holds for any family. Each example counts the families for which it does.

use super::{Example, Group, Unit, random::families};
use crate::{
    Case, Field, Formula, Item, Who,
    curve::{curve, with},
    estimate, explain,
    pell::Standing,
    replay::{Replayed, audit, replay},
};

const FAMILIES: usize = 200;
/// Up to here incomes and savings are tried.
const MOST: i64 = 150_000;

type Property = (&'static str, &'static str, fn(&Case) -> bool);

pub fn examples() -> Vec<Example> {
    let properties: [Property; 8] = [
        (
            "Index and grant stay within their limits",
            "From -1,500 to 999,999, and from 0 to 7,395.",
            is_within,
        ),
        ("Lines and figures agree", "The result with every line is the result without them.", is_explained),
        (
            "What-if is exact",
            "The curve over the income is what the engine finds, at every edge and between.",
            is_curve,
        ),
        ("More income never lowers the index", "From an income of one dollar on.", |case| {
            rises(case, Field::Amount { who: deciding(case), item: Item::Agi }, 1, MOST)
        }),
        ("More savings never lower the index", "From nothing on.", |case| {
            rises(case, Field::Amount { who: deciding(case), item: Item::Cash }, 0, MOST)
        }),
        ("More tax paid never raises the index", "From nothing on.", |case| {
            falls(case, Field::Amount { who: deciding(case), item: Item::Tax }, 0, 30_000)
        }),
        ("A larger family never raises the index", "From three people to twelve.", |case| {
            falls(case, Field::FamilySize, 3, 12)
        }),
        ("An audit file replays to the same bytes", "Written, read and worked out again.", is_replayed),
    ];
    let expected = i64::try_from(FAMILIES).unwrap_or(i64::MAX);
    properties
        .into_iter()
        .map(|(name, what, holds)| {
            Example::new(Group::Properties, name, what).in_unit(Unit::Count).is(expected, move || {
                let found = families(FAMILIES).iter().filter(|case| holds(case)).count();
                i64::try_from(found).unwrap_or(i64::MAX)
            })
        })
        .collect()
}

fn deciding(case: &Case) -> Who {
    if case.formula == Formula::A { Who::Parent } else { Who::Student }
}

fn standing() -> Standing {
    Standing { cost: Some(30_000), ..Standing::default() }
}

fn index(case: &Case) -> i64 {
    estimate(case, &standing()).sai
}

fn is_within(case: &Case) -> bool {
    let found = estimate(case, &standing());
    (-1500..=999_999).contains(&found.sai) && (0..=7395).contains(&found.pell)
}

fn is_explained(case: &Case) -> bool {
    explain(case, &standing()).estimate == estimate(case, &standing())
}

fn is_curve(case: &Case) -> bool {
    let field = Field::Amount { who: deciding(case), item: Item::Agi };
    let Some(drawn) = curve(case, &standing(), field, 0, MOST) else { return false };
    let edges = drawn.pieces.iter().flat_map(|piece| [piece.from, piece.to]);
    let between = (0..=MOST).step_by(7919);
    edges.chain(between).all(|amount| {
        let found = estimate(&with(case, field, amount), &standing());
        drawn.at(amount) == Some((found.sai, found.pell))
    })
}

/// The index at some amounts of a field, in order.
fn along(case: &Case, field: Field, from: i64, to: i64) -> Vec<i64> {
    let step = usize::try_from((to - from) / 60).unwrap_or(1).max(1);
    (from..=to).step_by(step).map(|amount| index(&with(case, field, amount))).collect()
}

fn rises(case: &Case, field: Field, from: i64, to: i64) -> bool {
    along(case, field, from, to).is_sorted()
}

fn falls(case: &Case, field: Field, from: i64, to: i64) -> bool {
    along(case, field, from, to).is_sorted_by(|before, after| before >= after)
}

fn is_replayed(case: &Case) -> bool {
    let file = audit(case, &standing());
    matches!(file.and_then(|file| replay(&file)), Ok(Replayed::Same))
}
