//! Who comes first, and who is as good.

use std::{cmp::Reverse, collections::HashMap};

use serde::Serialize;

use super::{
    board::Board,
    weigh::{FULL, Weights},
};
use crate::{EvidenceState, Need, Requirement};

/// A person's place. Hundredths of a point: 10,000 is the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    pub key: u64,
    pub points: u16,
    /// What it would be if all that is unknown were met.
    pub high: u16,
    pub musts_met: u16,
    /// From 0. Two people tie if leaving out one single requirement turns or levels their order; a band is a run of
    /// places that tie with its first.
    pub band: u32,
}

/// Everybody, the best first. Of two with the same points, the one who meets more musts comes first, then a number made
/// from the evidence decides, then the key: never a name, and never the order in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ranking {
    pub places: Vec<Place>,
}

impl Ranking {
    /// Where somebody stands, from 0.
    pub fn rank_of(&self, key: u64) -> Option<usize> {
        self.places.iter().position(|place| place.key == key)
    }
}

/// How far each of `after` has moved up (below 0: down), in its order. `None` for those who were not there before.
pub fn moved(before: &Ranking, after: &Ranking) -> Vec<Option<i32>> {
    let places = before.places.iter().enumerate();
    let old: HashMap<u64, usize> = places.map(|(at, place)| (place.key, at)).collect();
    let far = |from: usize, to: usize| i32::try_from(from.cast_signed() - to.cast_signed()).ok();
    after
        .places
        .iter()
        .enumerate()
        .map(|(at, place)| old.get(&place.key).and_then(|from| far(*from, at)))
        .collect()
}

/// What orders people.
pub type Order = (Reverse<u16>, Reverse<u16>, u64, u64);

/// A board with weights.
pub struct Weighed<'a> {
    pub board: &'a Board,
    pub weights: Weights,
    /// What is added up: the place of the requirement among those asked for, its column, its weight, whether it is a must.
    pub parts: Vec<Part>,
    /// What requirements weigh that nobody was asked about.
    unasked: u64,
}

#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub number: usize,
    pub column: usize,
    pub weight: u64,
    pub is_must: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    pub sum: u64,
    pub high: u64,
    pub musts_met: u16,
}

impl<'a> Weighed<'a> {
    pub fn new(board: &'a Board, requirements: &[Requirement]) -> Self {
        let weights = Weights::of(requirements);
        let mut parts = Vec::with_capacity(requirements.len());
        let mut unasked = 0;
        for (number, one) in requirements.iter().enumerate() {
            let (weight, is_must) = (weights.each[number], one.need == Need::Must);
            match board.column(one.id) {
                Some(column) if one.need != Need::Ignore => {
                    parts.push(Part { number, column, weight, is_must });
                }
                Some(_) => {}
                None => unasked += weight,
            }
        }
        Self { board, weights, parts, unasked }
    }

    pub fn sums(&self, row: usize) -> Sums {
        let mut sums = Sums { high: self.unasked * FULL, ..Sums::default() };
        for part in &self.parts {
            let (state, strength) = self.board.cell(row, part.column);
            let adds = part.weight * u64::from(strength);
            sums.sum += adds;
            sums.high += if state == EvidenceState::Unknown { part.weight * FULL } else { adds };
            sums.musts_met += u16::from(part.is_must && state == EvidenceState::Met);
        }
        sums
    }

    pub fn order(&self, row: usize, sum: u64, musts_met: u16) -> Order {
        let points = self.weights.points(sum);
        (Reverse(points), Reverse(musts_met), self.board.prints[row], self.board.keys[row])
    }

    /// Whether the second, who comes after the first, would not if one requirement were left out.
    fn ties(&self, first: usize, second: usize, ahead: i64) -> bool {
        let width = self.board.width();
        let strength = |row: usize, column: usize| i64::from(self.board.strengths[row * width + column]);
        let most = self.parts.iter().map(|part| {
            part.weight.cast_signed() * (strength(first, part.column) - strength(second, part.column))
        });
        ahead <= most.max().unwrap_or_default().max(0)
    }
}

impl Board {
    /// Everybody by these weights and needs. Requirements that the board does not know are unknown of everybody.
    pub fn rank(&self, requirements: &[Requirement]) -> Ranking {
        let weighed = Weighed::new(self, requirements);
        let mut order: Vec<(Order, usize, Sums)> = (0..self.len())
            .map(|row| {
                let sums = weighed.sums(row);
                (weighed.order(row, sums.sum, sums.musts_met), row, sums)
            })
            .collect();
        order.sort_unstable_by_key(|one| one.0);
        let mut places = Vec::with_capacity(order.len());
        let mut band = 0;
        let mut first = order.first().map(|one| (one.1, one.2));
        for (_, row, sums) in order {
            if let Some((leader, leading)) = first {
                let ahead = leading.sum.cast_signed() - sums.sum.cast_signed();
                if !weighed.ties(leader, row, ahead) {
                    band += 1;
                    first = Some((row, sums));
                }
            }
            places.push(Place {
                key: self.keys[row],
                points: weighed.weights.points(sums.sum),
                high: weighed.weights.points(sums.high),
                musts_met: sums.musts_met,
                band,
            });
        }
        Ranking { places }
    }
}
