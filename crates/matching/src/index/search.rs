use super::{
    Answer, Filter, Hit, IndexError, Page, Parts, Query, Weights,
    builder::usable,
    plan::{Plan, is_blank},
    scale::Scale,
    snapshot::{Eligible, Snapshot},
    wording::Wording,
};
use crate::{Scored, Vector, vector::dot};

/// So many of each channel are brought together, and set the scale.
const DEPTH: usize = 200;
/// Nobody reads further than this.
const DEEPEST: usize = 10_000;
/// Scores that differ by less may be the same, added up in another order.
const ALIKE: f32 = 1e-4;

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
        eligible: &Eligible,
        weights: Weights,
        page: Page,
        reading: Reading,
    ) -> Result<Vec<Ranked>, IndexError> {
        let end = page.offset.saturating_add(page.count);
        let depth = match reading {
            Reading::Sketches => end.clamp(DEPTH, DEEPEST),
            Reading::Everything => usize::try_from(eligible.count).unwrap_or(usize::MAX).max(DEPTH),
        };
        let meaning = vector.map(|vector| self.meaning(vector, eligible, depth, reading));
        let by_meaning = meaning.as_ref().map_or_else(Vec::new, |meaning| meaning.best(depth));
        if plan.is_empty() {
            return Ok(alone(&by_meaning, weights));
        }
        let wording = self.wording(plan, eligible)?;
        let by_words = wording.best(depth);
        let mut measured = self.measure(vector, &wording, &by_words, &by_meaning);
        let scale = Scale::of(setting(&measured, &by_words, &by_meaning), weights);
        let ranked = rank(&measured, &scale);
        let Some((meaning, most)) = meaning.zip(unseen(&by_words, &by_meaning, depth)) else {
            return Ok(ranked);
        };
        // Somebody who is good in both channels and best in neither may lie deeper: with no better words than the
        // last of them, as near as it takes to come before the end of the page.
        let most = scale.place(most);
        let enough = ranked.get(end.saturating_sub(1)).map_or(f32::MIN, |last| last.score - ALIKE);
        match scale.cosine(enough - most.words) {
            Some(least) if most.words + most.meaning >= enough => {
                let deeper = meaning.down_to(least, DEEPEST);
                let deeper = deeper.get(depth..).unwrap_or_default();
                measured.extend(self.measure(vector, &wording, &[], deeper));
                measured.sort_unstable_by_key(|(id, _)| *id);
                measured.dedup_by_key(|(id, _)| *id);
                Ok(rank(&measured, &scale))
            }
            _ => Ok(ranked),
        }
    }

    /// Both channels for everybody whom one of them has found, by id, so that it does not matter which found them. A
    /// cosine that is known is not measured again.
    fn measure(
        &self,
        vector: Option<&Vector>,
        wording: &Wording<'_>,
        by_words: &[Scored],
        by_meaning: &[Scored],
    ) -> Vec<(u32, Parts)> {
        let vectors = vector.zip(self.generation.vectors());
        let one = |(id, cosine): (u32, Option<f32>)| {
            if let Some(slot) = self.delta.slot(id) {
                let measure = || vector.map_or(0.0, |query| dot(query, self.delta.recent.vector(slot)));
                let meaning = cosine.unwrap_or_else(measure);
                return Some((id, Parts { words: wording.score_of_recent(slot), meaning }));
            }
            let place = self.place(id)?;
            let measure = || vectors.map_or(0.0, |(query, vectors)| dot(query, vectors.get(place)));
            Some((id, Parts { words: wording.score(place), meaning: cosine.unwrap_or_else(measure) }))
        };
        once(by_words, by_meaning).into_iter().filter_map(one).collect()
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
    let first = |found: &[Scored]| found.len().min(DEPTH);
    let ids = once(&by_words[..first(by_words)], &by_meaning[..first(by_meaning)]);
    ids.into_iter().filter_map(|(id, _)| {
        let at = measured.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        Some(&measured[at].1)
    })
}

/// The ids of those found, each once and in order, with the cosine of those whom meaning has found.
fn once(by_words: &[Scored], by_meaning: &[Scored]) -> Vec<(u32, Option<f32>)> {
    let near = by_meaning.iter().map(|one| (one.person, Some(one.score)));
    let mut found: Vec<_> = near.chain(by_words.iter().map(|one| (one.person, None))).collect();
    // A stable sort leaves those with a cosine first.
    found.sort_by_key(|(id, _)| *id);
    found.dedup_by_key(|(id, _)| *id);
    found
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
