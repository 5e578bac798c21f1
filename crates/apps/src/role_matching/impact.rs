//! How groups fare by a ranking.

use api::Answer;
use candidates::{Candidates, Chosen};
use talent::fairness::{FEWEST, Grouping, ImpactTable, line, scoring, selection};

use super::{
    desk::{Desk, apart, count},
    exports::points,
};

const GROUPINGS: [Grouping; 3] = [Grouping::Sex, Grouping::Race, Grouping::Both];

/// Each by sex, by race and by both.
pub struct Impact {
    /// Where the line was drawn, and how many are selected by it.
    pub cut: u16,
    pub selected: u32,
    pub selection: Vec<ImpactTable>,
    pub scoring: Vec<ImpactTable>,
}

/// Selection rates and scoring rates. Nobody of it can be told apart.
pub async fn impact(candidates: &Candidates, desk: &Desk) -> Answer<Impact> {
    let places = &desk.ranking.places;
    let all: Vec<u16> = places.iter().map(|place| place.points).collect();
    let (wanted, cut) = (desk.cut, line(&all, desk.cut));
    let chosen = places.iter().filter_map(|place| {
        let member = desk.pool.by_key(place.key)?;
        Some(Chosen { person: member.id.clone(), selected: place.points >= cut, points: place.points })
    });
    let chosen: Vec<Chosen> = chosen.collect();
    let outcomes = candidates.outcomes(&desk.pool, &chosen).await?;
    apart(move || {
        let mut selected = GROUPINGS.map(|by| selection(&outcomes, by));
        for table in selected.iter_mut().filter(|_| cut != wanted) {
            table.messages.push(format!(
                "Counted at {} points instead of {}: between two lines are at least {FEWEST} people, so that nobody's \
                 group can be told.",
                points(cut),
                points(wanted)
            ));
        }
        Impact {
            cut,
            selected: count(chosen.iter().filter(|one| one.selected).count()),
            selection: selected.into(),
            scoring: GROUPINGS.map(|by| scoring(&outcomes, by)).into(),
        }
    })
    .await
}
