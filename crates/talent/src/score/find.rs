//! What of a role is in a résumé, with the places where it stands.

use super::{ask::Ask, indexed::Indexed, meet::meet, tally::Tally};
use crate::{EvidenceState, Found};

/// What was found of each requirement, in their order.
pub fn find(ask: &Ask, who: &Indexed) -> Vec<Found> {
    let mut cover = Vec::new();
    ask.cover(who, &mut cover);
    let mut tally = Tally::keeping();
    let found = |(number, requirement): (usize, u16)| {
        tally.clear();
        let (state, strength) = meet(ask, number, who, &cover, &mut tally);
        let Some(top) = tally.top().copied().filter(|_| strength > 0) else {
            return Found {
                requirement,
                state,
                strength: 0,
                words: 0,
                meaning: 0,
                kind: None,
                evidence: Vec::new(),
                neighbour: None,
            };
        };
        let near = top.near.filter(|_| state == EvidenceState::Adjacent);
        Found {
            requirement,
            state,
            strength,
            words: top.words,
            meaning: top.meaning,
            kind: Some(top.kind),
            evidence: tally.shown(),
            neighbour: near.map(str::to_owned),
        }
    };
    ask.wants.iter().map(|want| want.id).enumerate().map(found).collect()
}
