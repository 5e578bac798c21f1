use tantivy::query::{EnableScoring, Query as _};

use super::{
    Answer, Filter, Hit, IndexError, Page, Parts, Query, Weights,
    builder::usable,
    plan::{Plan, is_blank},
    scale::Scale,
    snapshot::{Eligible, Snapshot},
};
use crate::{Scored, Vector, top::best, vector::dot};

/// So many of each channel are brought together, and set the scale.
const DEPTH: usize = 300;
/// Nobody reads further than this.
const DEEPEST: usize = 10_000;
/// Somebody who is good in both channels and best in neither may lie deeper. Then more are looked at, so many times.
const WIDER: usize = 4;
/// Scores that differ by less may be the same, added up in another order.
const ALIKE: f32 = 1e-4;
/// Among fewer than one in so many, words are looked up person by person.
const SPARSE: u64 = 16;

/// What is read of very many people: their sketches first and then the best, or all of everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    Sketches,
    Everything,
}

impl Snapshot {
    pub fn search(
        &self,
        query: &Query,
        filter: &Filter,
        weights: Weights,
        page: Page,
        reading: Reading,
    ) -> Result<Answer, IndexError> {
        let eligible = self.eligible(filter)?;
        let vector = usable(query.vector.as_deref()).filter(|_| weights.meaning != 0.0 && self.has_vectors());
        if is_blank(&query.text) && query.vector.is_none() {
            return Ok(self.list(&eligible, page));
        }
        let plan = match weights.words {
            0.0 => Plan::default(),
            _ => Plan::new(&query.text, &self.generation.words, &self.delta, self.people())?,
        };
        let ranked = self.ranked(&plan, vector, &eligible, weights, page, reading)?;
        let hits = ranked.into_iter().skip(page.offset).take(page.count);
        let hits = hits.map(|ranked| {
            let Ranked { id, score, parts, measured } = ranked;
            let (words, units) = self.evidence(id, &plan, vector)?;
            Ok(Hit { id, score, parts, measured, words, units })
        });
        Ok(Answer { eligible: eligible.count, hits: hits.collect::<Result<_, IndexError>>()? })
    }

    /// The best by both channels, at least down to the end of the page.
    fn ranked(
        &self,
        plan: &Plan,
        vector: Option<&Vector>,
        eligible: &Eligible<'_>,
        weights: Weights,
        page: Page,
        reading: Reading,
    ) -> Result<Vec<Ranked>, IndexError> {
        let end = page.offset.saturating_add(page.count);
        let mut depth = match reading {
            Reading::Sketches => end.clamp(DEPTH, DEEPEST),
            Reading::Everything => usize::try_from(eligible.count).unwrap_or(usize::MAX).max(DEPTH),
        };
        loop {
            let by_words = self.by_words(plan, eligible, depth)?;
            let by_meaning =
                vector.map_or_else(Vec::new, |vector| self.by_meaning(vector, eligible, depth, reading));
            if plan.is_empty() {
                return Ok(alone(&by_meaning, weights));
            }
            let measured = self.measure(plan, vector, &by_words, &by_meaning)?;
            let scale = Scale::of(setting(&measured, &by_words, &by_meaning), weights);
            let ranked = rank(&measured, &scale);
            let unseen = vector.and_then(|_| unseen(&by_words, &by_meaning, depth));
            let is_whole = unseen.is_none_or(|most| {
                let most = scale.place(most);
                let last = ranked.get(end.saturating_sub(1));
                last.is_some_and(|last| last.score > most.words + most.meaning + ALIKE)
            });
            if is_whole || depth >= DEEPEST {
                return Ok(ranked);
            }
            depth = depth.saturating_mul(WIDER).min(DEEPEST);
        }
    }

    /// Those with the best words, by id.
    fn by_words(
        &self,
        plan: &Plan,
        eligible: &Eligible<'_>,
        count: usize,
    ) -> Result<Vec<Scored>, IndexError> {
        if plan.is_empty() {
            return Ok(Vec::new());
        }
        let people = u64::from(self.generation.people());
        let places = match &eligible.places {
            Some(places) if places.len() * SPARSE <= people => {
                let places: Vec<u32> = places.iter().collect();
                let scores = self.generation.words.score(plan, &places)?;
                places.into_iter().zip(scores).map(|(person, score)| Scored { person, score }).collect()
            }
            _ => self.best_words(plan, eligible, count)?,
        };
        let ids = self.generation.ids();
        let kept =
            places.into_iter().map(|one| Scored { person: ids[one.person as usize], score: one.score });
        let fresh = eligible
            .fresh
            .iter()
            .map(|fresh| Scored { person: fresh.document.id, score: plan.score(&fresh.terms) });
        Ok(best(kept.chain(fresh).filter(|one| one.score > 0.0), count))
    }

    /// The best in the generation by tantivy, which skips whole blocks of those who cannot be among them.
    fn best_words(
        &self,
        plan: &Plan,
        eligible: &Eligible<'_>,
        count: usize,
    ) -> Result<Vec<Scored>, IndexError> {
        let words = &self.generation.words;
        let Some(segment) = words.segment() else { return Ok(Vec::new()) };
        let scoring = EnableScoring::Enabled { searcher: words.searcher(), statistics_provider: plan };
        let weight = plan.query().weight(scoring)?;
        let mut found: Vec<Scored> = Vec::with_capacity(2 * count);
        let mut threshold = f32::MIN;
        weight.for_each_pruning(threshold, segment, &mut |person, score| {
            if eligible.places.as_ref().is_none_or(|places| places.contains(person)) {
                found.push(Scored { person, score });
                if found.len() == 2 * count {
                    found.select_nth_unstable(count - 1);
                    found.truncate(count);
                    threshold = found[count - 1].score;
                }
            }
            threshold
        })?;
        Ok(found)
    }

    /// Those nearest to the query, by id.
    fn by_meaning(
        &self,
        query: &Vector,
        eligible: &Eligible<'_>,
        count: usize,
        reading: Reading,
    ) -> Vec<Scored> {
        let places = self.generation.nearest().map(|nearest| match reading {
            Reading::Sketches => nearest.find(query, eligible.places.as_ref(), count),
            Reading::Everything => nearest.exactly(query, eligible.places.as_ref(), count),
        });
        let ids = self.generation.ids();
        let places = places.unwrap_or_default().into_iter();
        let kept = places.map(|one| Scored { person: ids[one.person as usize], score: one.score });
        let fresh = eligible.fresh.iter().map(|fresh| Scored {
            person: fresh.document.id,
            score: fresh.document.vector.as_ref().map_or(0.0, |own| dot(query, own)),
        });
        if eligible.fresh.is_empty() { kept.collect() } else { best(kept.chain(fresh), count) }
    }

    /// Both channels for everybody whom one of them has found, by id, so that it does not matter which found them. What
    /// is known already is not measured again.
    fn measure(
        &self,
        plan: &Plan,
        vector: Option<&Vector>,
        by_words: &[Scored],
        by_meaning: &[Scored],
    ) -> Result<Vec<(u32, Parts)>, IndexError> {
        let mut known: Vec<(u32, f32)> = by_meaning.iter().map(|one| (one.person, one.score)).collect();
        known.sort_unstable_by_key(|(id, _)| *id);
        let known = |id: u32| known.binary_search_by_key(&id, |(id, _)| *id).ok().map(|at| known[at].1);
        let found = once(by_words.iter().chain(by_meaning));
        let places: Vec<u32> = found.iter().filter_map(|id| self.place(*id)).collect();
        let mut words = self.generation.words.score(plan, &places)?.into_iter();
        let vectors = vector.zip(self.generation.vectors());
        let mut measured = Vec::with_capacity(found.len());
        for id in found {
            if let Some(fresh) = self.delta.get(id) {
                let own = vector.zip(fresh.document.vector.as_ref());
                let meaning = own.map_or(0.0, |(query, own)| dot(query, own));
                measured.push((id, Parts { words: plan.score(&fresh.terms), meaning }));
            } else if let Some(place) = self.place(id) {
                let measure = || vectors.map_or(0.0, |(query, vectors)| dot(query, vectors.get(place)));
                let words = words.next().unwrap_or_default();
                measured.push((id, Parts { words, meaning: known(id).unwrap_or_else(measure) }));
            }
        }
        Ok(measured)
    }
}

/// One channel by itself has everybody in order, and on its own scale.
fn alone(by_meaning: &[Scored], weights: Weights) -> Vec<Ranked> {
    let parts = |one: &Scored| Parts { words: 0.0, meaning: one.score };
    let measured: Vec<(u32, Parts)> = by_meaning.iter().map(|one| (one.person, parts(one))).collect();
    let scale = Scale::of(measured.iter().take(DEPTH).map(|(_, parts)| parts), weights);
    rank(&measured, &scale)
}

/// The best of each channel. They are the same however deep was looked.
fn setting<'a>(
    measured: &'a [(u32, Parts)],
    by_words: &[Scored],
    by_meaning: &[Scored],
) -> impl Iterator<Item = &'a Parts> {
    let ids = once(by_words.iter().take(DEPTH).chain(by_meaning.iter().take(DEPTH)));
    ids.into_iter().filter_map(|id| {
        let at = measured.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        Some(&measured[at].1)
    })
}

/// The ids of those found, each once and in order.
fn once<'a>(found: impl Iterator<Item = &'a Scored>) -> Vec<u32> {
    let mut ids: Vec<u32> = found.map(|one| one.person).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// The most that somebody can have whom neither channel has named among its `depth` best. `None` if nobody is left:
/// meaning names everybody sooner or later, words only those who have one of them.
fn unseen(by_words: &[Scored], by_meaning: &[Scored], depth: usize) -> Option<Parts> {
    let least = |found: &[Scored]| found.last().filter(|_| found.len() >= depth).map(|last| last.score);
    least(by_meaning).map(|meaning| Parts { words: least(by_words).unwrap_or_default(), meaning })
}

struct Ranked {
    id: u32,
    score: f32,
    parts: Parts,
    measured: Parts,
}

/// Adds the channels up. The best first; where rounding makes two alike, as their channels have them; then the lower
/// number.
fn rank(measured: &[(u32, Parts)], scale: &Scale) -> Vec<Ranked> {
    let add = |(id, measured): &(u32, Parts)| {
        let parts = scale.place(*measured);
        Ranked { id: *id, score: parts.words + parts.meaning, parts, measured: *measured }
    };
    let mut ranked: Vec<Ranked> = measured.iter().map(add).collect();
    ranked.sort_unstable_by(|one, other| {
        let (own, others) = (&one.measured, &other.measured);
        (other.score.total_cmp(&one.score))
            .then_with(|| others.meaning.total_cmp(&own.meaning))
            .then_with(|| others.words.total_cmp(&own.words))
            .then(one.id.cmp(&other.id))
    });
    ranked
}
