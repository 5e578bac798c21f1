//! How groups fare by a ranking.

use api::Answer;
use candidates::{Candidates, Chosen};
use talent::fairness::{Grouping, ImpactTable, scoring, selection};

use super::desk::{Desk, apart};

const GROUPINGS: [Grouping; 3] = [Grouping::Sex, Grouping::Race, Grouping::Both];

/// Selection rates and scoring rates, each by sex, by race and by both. Nobody of it can be told apart.
pub async fn impact(candidates: &Candidates, desk: &Desk) -> Answer<(Vec<ImpactTable>, Vec<ImpactTable>)> {
    let chosen = desk.ranking.places.iter().filter_map(|place| {
        let member = desk.pool.by_key(place.key)?;
        Some(Chosen { person: member.id.clone(), selected: desk.is_selected(place), points: place.points })
    });
    let chosen: Vec<Chosen> = chosen.collect();
    let outcomes = candidates.outcomes(&desk.pool, &chosen).await?;
    apart(move || {
        let selected = GROUPINGS.map(|by| selection(&outcomes, by));
        let scored = GROUPINGS.map(|by| scoring(&outcomes, by));
        (selected.into(), scored.into())
    })
    .await
}
