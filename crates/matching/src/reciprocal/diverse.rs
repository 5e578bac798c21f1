//! A list that is not five times the same: each next one fits well and is unlike those above (maximal marginal
//! relevance).

use std::collections::BTreeMap;

use super::{Known, Match, like::likeness};

/// How much unlikeness counts beside the fit, if nobody says otherwise.
pub const SHARE: f64 = 0.2;

/// The first `count` in the order in which they are shown, of those who are ranked. A fit counts as a share of the best
/// one, so that unlikeness weighs the same where all fits are low. With a share of 0 it is the ranking itself. Of two that are worth the same, the one that fits better comes first, then the lower number.
pub fn diversified(ranked: &[Match], others: &[Known<'_>], share: f64, count: usize) -> Vec<u32> {
    let share = share.clamp(0.0, 1.0);
    let known: BTreeMap<u32, &Known<'_>> = others.iter().map(|other| (other.profile.id, other)).collect();
    let mut left: Vec<(&Match, f64)> = ranked.iter().map(|one| (one, 0.0)).collect();
    left.sort_by(|one, two| one.0.order(two.0));
    let best = left.iter().map(|(one, _)| one.combined).fold(0.0, f64::max);
    let scale = if best > 0.0 { best.recip() } else { 0.0 };
    let mut chosen: Vec<u32> = Vec::new();
    while chosen.len() < count && !left.is_empty() {
        let worth = |(one, alike): &(&Match, f64)| (1.0 - share) * one.combined * scale - share * alike;
        // However unlike the others somebody is, they do not pass those of whom more is known that has to be.
        let unsure = left[0].0.unsure();
        let among = (0..left.len()).take_while(|at| left[*at].0.unsure() == unsure);
        // The first one is the best fit: nobody stands above it that it could be like.
        let next = among.fold(0, |best, at| if worth(&left[at]) > worth(&left[best]) { at } else { best });
        let (one, _) = left.remove(next);
        chosen.push(one.id);
        let Some(own) = known.get(&one.id).filter(|_| share > 0.0) else { continue };
        for (other, alike) in &mut left {
            if let Some(other) = known.get(&other.id) {
                *alike = likeness(own, other).max(*alike);
            }
        }
    }
    chosen
}
