//! Who is near to a query by meaning: those of the generation, and those who have changed since.

use super::{
    search::Reading,
    snapshot::{Eligible, Snapshot},
};
use crate::{Scored, Vector, nearest::Look, top::best};

pub struct Meaning<'a> {
    look: Option<Look<'a>>,
    ids: &'a [u32],
    fresh: Vec<Scored>,
}

impl Snapshot {
    /// Looks for about `count` of the eligible.
    pub fn meaning<'a>(
        &'a self,
        query: &'a Vector,
        eligible: &Eligible,
        count: usize,
        reading: Reading,
    ) -> Meaning<'a> {
        let places = eligible.places.as_ref();
        let look = self.generation.nearest().map(|nearest| match reading {
            Reading::Sketches => nearest.look(query, places, count),
            Reading::Everything => nearest.look_at_all(query, places),
        });
        let recent = &self.delta.recent;
        let scores = recent.dots(query, &eligible.slots);
        let fresh = eligible.slots.iter().zip(scores);
        let fresh = fresh.map(|(slot, score)| Scored { person: recent.id(slot), score }).collect();
        Meaning { look, ids: self.generation.ids(), fresh }
    }
}

impl Meaning<'_> {
    /// The nearest `count`, by id.
    pub fn best(&self, count: usize) -> Vec<Scored> {
        let places = self.look.as_ref().map(|look| look.best(count));
        self.with_fresh(places, self.fresh.iter().copied(), count)
    }

    /// All who are at least so near, but no more than the nearest `most`, by id.
    pub fn down_to(&self, least: f32, most: usize) -> Vec<Scored> {
        let places = self.look.as_ref().map(|look| look.down_to(least, most));
        self.with_fresh(places, self.fresh.iter().copied().filter(|one| one.score >= least), most)
    }

    fn with_fresh(
        &self,
        places: Option<Vec<Scored>>,
        fresh: impl Iterator<Item = Scored>,
        count: usize,
    ) -> Vec<Scored> {
        let places = places.unwrap_or_default().into_iter();
        let kept = places.map(|one| Scored { person: self.ids[one.person as usize], score: one.score });
        if self.fresh.is_empty() { kept.collect() } else { best(kept.chain(fresh), count) }
    }
}
