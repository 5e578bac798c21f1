use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::track::{Linear, Rounded};
use crate::money::{Turn, divided};

/// A stretch on which index and grant follow one rule.
///
/// To read it at an amount: put the amount at place 0, work out each rounding in turn (its sum, divided, half away from
/// zero) and put it at the next place; then `sai` and `pell` are sums over places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidPiece)]
pub struct Piece {
    /// First and last dollar.
    pub from: i64,
    pub to: i64,
    /// Why it begins here.
    pub turn: Option<Turn>,
    pub roundings: Vec<Rounded>,
    pub sai: Linear,
    pub pell: Linear,
    /// How much the index rises per dollar, in millionths.
    pub sai_slope: i64,
    pub pell_slope: i64,
}

impl Piece {
    /// Index and grant at an amount within the piece.
    pub fn at(&self, amount: i64) -> (i64, i64) {
        let mut values = Vec::with_capacity(self.roundings.len() + 1);
        values.push(amount);
        for rounding in &self.roundings {
            values.push(divided(rounding.sum.at(&values), rounding.by));
        }
        (self.sai.at(&values), self.pell.at(&values))
    }

    pub fn new(from: i64, turn: Option<Turn>, roundings: &[Rounded], sai: Linear, pell: Linear) -> Self {
        let (roundings, sums) = without_unused(roundings, vec![sai, pell]);
        let [sai, pell] = <[Linear; 2]>::try_from(sums).unwrap_or_default();
        let slopes = slopes(&roundings);
        let (sai_slope, pell_slope) = (millionths(&sai, &slopes), millionths(&pell, &slopes));
        Self { from, to: from, turn, roundings, sai, pell, sai_slope, pell_slope }
    }

    /// Whether it goes on as the other does.
    pub fn continues(&self, other: &Self) -> bool {
        self.roundings == other.roundings && self.sai == other.sai && self.pell == other.pell
    }
}

/// Most roundings of a path do not matter in the end: a cap was reached, or a floor.
fn without_unused(roundings: &[Rounded], mut sums: Vec<Linear>) -> (Vec<Rounded>, Vec<Linear>) {
    let mut used = vec![false; roundings.len() + 1];
    let mark = |sum: &Linear, used: &mut Vec<bool>| {
        sum.terms.iter().for_each(|(place, _)| used[*place] = true);
    };
    for sum in &sums {
        mark(sum, &mut used);
    }
    for (place, rounding) in roundings.iter().enumerate().rev() {
        if used[place + 1] {
            mark(&rounding.sum, &mut used);
        }
    }
    let mut places = vec![0; used.len()];
    let mut next = 0;
    for place in 1..used.len() {
        next += usize::from(used[place]);
        places[place] = next;
    }
    let mut kept: Vec<Rounded> = roundings
        .iter()
        .enumerate()
        .filter(|(place, _)| used[place + 1])
        .map(|(_, one)| one.clone())
        .collect();
    for sum in kept.iter_mut().map(|one| &mut one.sum).chain(&mut sums) {
        sum.terms.iter_mut().for_each(|(place, _)| *place = places[*place]);
        sum.terms.sort_unstable();
    }
    (kept, sums)
}

/// Of each place, as fractions of a common kind: numerator over denominator.
fn slopes(roundings: &[Rounded]) -> Vec<(i128, i128)> {
    let mut slopes = vec![(1, 1)];
    for rounding in roundings {
        let (top, bottom) = slope(&rounding.sum, &slopes);
        slopes.push(reduced(top, bottom * i128::from(rounding.by.max(1))));
    }
    slopes
}

fn slope(sum: &Linear, slopes: &[(i128, i128)]) -> (i128, i128) {
    sum.terms.iter().fold((0, 1), |(top, bottom), (place, factor)| {
        let (more, of) = slopes[*place];
        reduced(top * of + i128::from(*factor) * more * bottom, bottom * of)
    })
}

fn reduced(top: i128, bottom: i128) -> (i128, i128) {
    let (mut one, mut two) = (top.abs(), bottom.abs());
    while two != 0 {
        (one, two) = (two, one % two);
    }
    if one == 0 { (0, 1) } else { (top / one, bottom / one) }
}

fn millionths(sum: &Linear, slopes: &[(i128, i128)]) -> i64 {
    let (top, bottom) = slope(sum, slopes);
    let scaled = i64::try_from(top * 1_000_000 * 2 / bottom).unwrap_or(0);
    divided(scaled, 2)
}
