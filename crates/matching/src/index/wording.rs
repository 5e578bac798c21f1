//! Who has the words of a query: what they earn everybody who is eligible.

use super::{
    IndexError,
    plan::Plan,
    snapshot::{Eligible, Snapshot},
};
use crate::{People, Scored, top::best};

/// Looking a word up for one person costs as much as reading it of so many.
const ONE_COSTS: u64 = 4;

pub struct Wording<'a> {
    kept: Kept<'a>,
    ids: &'a [u32],
    fresh: Vec<Scored>,
    /// Of all who have changed, by slot.
    recent: Vec<f32>,
}

/// The scores of those in the generation.
enum Kept<'a> {
    /// Of everybody, by place. `None` means that everybody is eligible; who is hidden has nothing.
    All { scores: Vec<f32>, eligible: Option<&'a People> },
    /// Of these places, which are in order.
    Some { places: Vec<u32>, scores: Vec<f32> },
}

impl Snapshot {
    pub fn wording<'a>(&'a self, plan: &Plan, eligible: &'a Eligible) -> Result<Wording<'a>, IndexError> {
        let words = &self.generation.words;
        let all_cost = plan.matches() + u64::from(self.generation.people()) / ONE_COSTS;
        let one_costs = ONE_COSTS * plan.wanted.len() as u64;
        let kept = match &eligible.places {
            Some(_) if eligible.is_everybody => {
                let mut scores = words.score_all(plan)?;
                for place in &self.delta.hidden {
                    scores[place as usize] = 0.0;
                }
                Kept::All { scores, eligible: None }
            }
            Some(places) if places.len().saturating_mul(one_costs) < all_cost => {
                let places: Vec<u32> = places.iter().collect();
                Kept::Some { scores: words.score(plan, &places)?, places }
            }
            places => Kept::All { scores: words.score_all(plan)?, eligible: places.as_ref() },
        };
        let recent = self.delta.recent.scores(plan);
        let scored = |slot: u32| Scored { person: self.delta.recent.id(slot), score: recent[slot as usize] };
        let fresh = eligible.slots.iter().map(scored).collect();
        Ok(Wording { kept, ids: self.generation.ids(), fresh, recent })
    }
}

impl Wording<'_> {
    /// Of somebody in the generation who is eligible.
    pub fn score(&self, place: u32) -> f32 {
        match &self.kept {
            Kept::All { scores, .. } => scores[place as usize],
            Kept::Some { places, scores } => places.binary_search(&place).map_or(0.0, |at| scores[at]),
        }
    }

    /// Of somebody who has changed.
    pub fn score_of_recent(&self, slot: u32) -> f32 {
        self.recent[slot as usize]
    }

    /// The best `count` who have any of the words, by id.
    pub fn best(&self, count: usize) -> Vec<Scored> {
        let kept = match &self.kept {
            Kept::All { scores, eligible: None } => {
                let scored = (0..).zip(scores);
                best(with_words(scored.map(|(person, score)| Scored { person, score: *score })), count)
            }
            Kept::All { scores, eligible: Some(people) } => {
                let scored = people.iter().map(|person| Scored { person, score: scores[person as usize] });
                best(with_words(scored), count)
            }
            Kept::Some { places, scores } => {
                let scored = places.iter().zip(scores);
                best(
                    with_words(scored.map(|(person, score)| Scored { person: *person, score: *score })),
                    count,
                )
            }
        };
        let kept =
            kept.into_iter().map(|one| Scored { person: self.ids[one.person as usize], score: one.score });
        if self.fresh.is_empty() {
            return kept.collect();
        }
        best(kept.chain(with_words(self.fresh.iter().copied())), count)
    }
}

fn with_words(scored: impl Iterator<Item = Scored>) -> impl Iterator<Item = Scored> {
    scored.filter(|one| one.score > 0.0)
}
