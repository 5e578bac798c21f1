use std::collections::{BTreeMap, BTreeSet};

use tantivy::query::{EnableScoring, Query as _};

use super::{
    Answer, Filter, Hit, IndexError, Page, Parts, Query, Weights,
    builder::usable,
    plan::{Plan, is_blank},
    snapshot::{Eligible, Snapshot},
};
use crate::{Scored, Vector, fuse::Scale, top::best, vector::dot};

/// So many of each channel are brought together, and set the scale.
const DEPTH: usize = 300;
/// Nobody reads further than this.
const DEEPEST: usize = 10_000;
/// Among fewer than one in so many, words are looked up person by person.
const SPARSE: u64 = 16;

/// What is read of very many people: their sketches first, or every vector.
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
        let depth = page.offset.saturating_add(page.count).clamp(DEPTH, DEEPEST);
        let by_words = self.by_words(&plan, &eligible, depth)?;
        let by_meaning =
            vector.map_or_else(Vec::new, |vector| self.by_meaning(vector, &eligible, depth, reading));
        let setting: BTreeSet<u32> =
            by_words.iter().take(DEPTH).chain(by_meaning.iter().take(DEPTH)).map(|one| one.person).collect();
        let found: BTreeSet<u32> = by_words.iter().chain(&by_meaning).map(|one| one.person).collect();
        let measured = self.measure(&plan, vector, &found)?;
        let ranked = rank(&measured, &setting, weights);
        let hits = ranked.into_iter().skip(page.offset).take(page.count);
        let hits = hits.map(|(score, id, parts)| {
            let (words, units) = self.evidence(id, &plan, vector)?;
            Ok(Hit { id, score, parts, measured: measured[&id], words, units })
        });
        Ok(Answer { eligible: eligible.count, hits: hits.collect::<Result<_, IndexError>>()? })
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
        best(kept.chain(fresh), count)
    }

    /// Both channels for everybody whom one of them has found, so that it does not matter which.
    fn measure(
        &self,
        plan: &Plan,
        vector: Option<&Vector>,
        found: &BTreeSet<u32>,
    ) -> Result<BTreeMap<u32, Parts>, IndexError> {
        let mut measured = BTreeMap::new();
        let mut kept = Vec::new();
        for id in found {
            if let Some(fresh) = self.delta.get(*id) {
                let own = vector.zip(fresh.document.vector.as_ref());
                let meaning = own.map_or(0.0, |(query, own)| dot(query, own));
                measured.insert(*id, Parts { words: plan.score(&fresh.terms), meaning });
            } else if let Some(place) = self.place(*id) {
                kept.push((*id, place));
            }
        }
        let places: Vec<u32> = kept.iter().map(|(_, place)| *place).collect();
        let words = self.generation.words.score(plan, &places)?;
        let vectors = vector.zip(self.generation.vectors());
        for ((id, place), words) in kept.into_iter().zip(words) {
            let meaning = vectors.map_or(0.0, |(query, vectors)| dot(query, vectors.get(place)));
            measured.insert(id, Parts { words, meaning });
        }
        Ok(measured)
    }
}

/// Brings the channels to one scale, which those who set it give, and adds them up.
fn rank(
    measured: &BTreeMap<u32, Parts>,
    setting: &BTreeSet<u32>,
    weights: Weights,
) -> Vec<(f32, u32, Parts)> {
    let scale = |part: fn(&Parts) -> f32| {
        let scores = measured.iter().filter(|(id, _)| setting.contains(id));
        Scale::of(&scores.map(|(_, parts)| part(parts)).collect::<Vec<_>>())
    };
    let (words, meaning) = (scale(|parts| parts.words), scale(|parts| parts.meaning));
    let mut ranked: Vec<(f32, u32, Parts)> = measured
        .iter()
        .map(|(id, own)| {
            let parts = Parts {
                words: weights.words * words.place(own.words),
                meaning: weights.meaning * meaning.place(own.meaning),
            };
            (parts.words + parts.meaning, *id, parts)
        })
        .collect();
    ranked.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
    ranked
}
