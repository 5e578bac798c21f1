//! What would move somebody up.

use std::cmp::Reverse;

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    board::Board,
    meet::{with_years, worth},
    rank::{Part, Ranking, Weighed},
};
use crate::{EvidenceKind, EvidenceState, Requirement, RequirementKind};

/// So many places above somebody say why they are not higher.
const ABOVE: usize = 5;
/// So many reasons are told.
const REASONS: usize = 3;

/// The one requirement that, met by a described piece of work (or by a certificate or a language, where one is asked
/// for), moves a person up the most places. Of years that are asked for with it, none are taken for granted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SmallestChange {
    #[schema(value_type = i64)]
    pub requirement: u16,
    /// How it stands today.
    pub state: EvidenceState,
    /// The place today and the place then, from 1.
    #[schema(value_type = i64)]
    pub from: u32,
    #[schema(value_type = i64)]
    pub to: u32,
    /// The score then, in hundredths of a point.
    #[schema(value_type = i64)]
    pub points: u16,
}

/// What those just above somebody have more of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LackingRequirement)]
pub struct Lacking {
    #[schema(value_type = i64)]
    pub requirement: u16,
    /// How far the person meets it, and how far those above do on average, in thousandths.
    #[schema(value_type = i64)]
    pub own: u16,
    #[schema(value_type = i64)]
    pub theirs: u16,
    /// How many of those above meet it better, and how many there are.
    #[schema(value_type = i64)]
    pub better: u16,
    #[schema(value_type = i64)]
    pub of: u16,
}

/// `None` if somebody stands first, or nothing single moves them up. `ranking` is the board's by the same requirements.
pub fn smallest_change(
    board: &Board,
    requirements: &[Requirement],
    ranking: &Ranking,
    key: u64,
) -> Option<SmallestChange> {
    let row = board.row_of(key)?;
    let from = ranking.rank_of(key)?;
    let weighed = Weighed::new(board, requirements);
    let sums = weighed.sums(row);
    let mut best: Option<SmallestChange> = None;
    for part in &weighed.parts {
        let requirement = &requirements[part.number];
        let (state, strength) = board.cell(row, part.column);
        let gain = shown(requirement).and_then(|most| most.checked_sub(strength));
        let Some(gain) = gain else { continue };
        let sum = sums.sum + part.weight * u64::from(gain);
        let musts_met = sums.musts_met + u16::from(part.is_must && state != EvidenceState::Met);
        let order = weighed.order(row, sum, musts_met);
        let to = ranking.places[..from].partition_point(|place| {
            let print = board.row_of(place.key).map_or(0, |other| board.prints[other]);
            (Reverse(place.points), Reverse(place.musts_met), print, place.key) < order
        });
        let change = SmallestChange {
            requirement: requirement.id,
            state,
            from: count(from + 1),
            to: count(to + 1),
            points: weighed.weights.points(sum),
        };
        let better = |one: &SmallestChange| (one.to, Reverse(one.points));
        if to < from && best.as_ref().is_none_or(|known| better(&change) < better(known)) {
            best = Some(change);
        }
    }
    best
}

/// What a requirement would be worth if it were shown tomorrow. Years cannot be.
fn shown(requirement: &Requirement) -> Option<u16> {
    let kind = match requirement.kind {
        RequirementKind::Years => return None,
        RequirementKind::Degree | RequirementKind::Certificate | RequirementKind::Language => {
            EvidenceKind::Certified
        }
        _ => EvidenceKind::Described,
    };
    let years = requirement.years.filter(|years| *years > 0);
    Some(years.map_or(worth(kind), |years| with_years(worth(kind), years, 0)))
}

/// What those just above have more of, the weightiest first. Empty for the first.
pub fn why_not_higher(
    board: &Board,
    requirements: &[Requirement],
    ranking: &Ranking,
    key: u64,
) -> Vec<Lacking> {
    let (Some(row), Some(rank)) = (board.row_of(key), ranking.rank_of(key)) else { return Vec::new() };
    let above = &ranking.places[rank.saturating_sub(ABOVE)..rank];
    let above: Vec<usize> = above.iter().filter_map(|place| board.row_of(place.key)).collect();
    let of = u64::try_from(above.len()).unwrap_or_default();
    let weighed = Weighed::new(board, requirements);
    let strength = |row: usize, part: &Part| board.cell(row, part.column).1;
    let mut lacking: Vec<(u64, Lacking)> = Vec::new();
    for part in &weighed.parts {
        let own = strength(row, part);
        let sum: u64 = above.iter().map(|row| u64::from(strength(*row, part))).sum();
        let Some(more) = sum.checked_sub(of * u64::from(own)).filter(|more| *more > 0) else { continue };
        let better = above.iter().filter(|row| strength(**row, part) > own).count();
        let theirs = u16::try_from(sum / of).unwrap_or(u16::MAX);
        let requirement = requirements[part.number].id;
        let one = Lacking { requirement, own, theirs, better: few(better), of: few(above.len()) };
        lacking.push((more * part.weight, one));
    }
    lacking.sort_by_key(|(weight, _)| Reverse(*weight));
    lacking.into_iter().take(REASONS).map(|(_, lacking)| lacking).collect()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn few(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
