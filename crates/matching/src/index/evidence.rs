//! Why somebody was found: which words in which fields, and which of their own units.

use super::{
    Field, IndexError, NearUnit, WordShare, analysis::term, document::hash, plan::Plan, snapshot::Snapshot,
};
use crate::{
    Vector,
    lexicon::text,
    vector::{dot, dots},
};
use tantivy::fieldnorm::FieldNormReader;

/// Of somebody's units, so many are shown.
const UNITS: usize = 3;

impl Snapshot {
    pub fn evidence(
        &self,
        id: u32,
        plan: &Plan,
        vector: Option<&Vector>,
    ) -> Result<(Vec<WordShare>, Vec<NearUnit>), IndexError> {
        let words = if let Some(slot) = self.delta.slot(id) {
            let texts = self.delta.recent.person(slot).document.texts.iter();
            shares(plan, texts.map(|(field, text)| (*field, text.as_str())))
        } else if let Some(place) = self.place(id).filter(|_| !plan.is_empty()) {
            shares(plan, self.generation.record(place)?.texts.into_iter())
        } else {
            Vec::new()
        };
        let units = vector.map(|vector| self.near_units(id, vector, UNITS)).transpose()?;
        Ok((words, units.flatten().unwrap_or_default()))
    }

    pub fn near_units(
        &self,
        id: u32,
        query: &Vector,
        count: usize,
    ) -> Result<Option<Vec<NearUnit>>, IndexError> {
        let near = |mut units: Vec<(f32, u64, &str)>| {
            units.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
            units.dedup_by_key(|(_, hash, _)| *hash);
            units.truncate(count);
            let near = units.into_iter();
            near.map(|(cosine, hash, text)| NearUnit { hash, text: text.to_owned(), cosine }).collect()
        };
        if let Some(slot) = self.delta.slot(id) {
            let units = self.delta.recent.person(slot).document.units.iter();
            let units = units.map(|unit| (dot(query, &unit.vector), unit.hash, unit.text.as_str()));
            return Ok(Some(near(units.collect())));
        }
        let Some(place) = self.place(id) else { return Ok(None) };
        let rows = self.generation.units(place)?;
        let mut cosines = Vec::with_capacity(rows.len());
        dots(query, self.generation.unit_vectors(&rows)?, &rows, &mut cosines);
        let mut units: Vec<(f32, u32)> = cosines.into_iter().zip(rows).collect();
        // Of units that are alike by chance, some more: which comes first their hashes decide.
        units.sort_by(|left, right| right.0.total_cmp(&left.0));
        let last = units.get(count.saturating_sub(1)).map_or(f32::MIN, |(cosine, _)| *cosine);
        let best = units.into_iter().take_while(|(cosine, _)| *cosine >= last);
        let named = best.map(|(cosine, row)| {
            let (hash, text) = self.generation.unit(row)?;
            Ok((cosine, hash, text))
        });
        Ok(Some(near(named.collect::<Result<_, IndexError>>()?)))
    }
}

/// What a word of the plan is in one field.
#[derive(Clone, Default)]
struct Met<'a> {
    count: u32,
    /// As it stands in the text, where it stands first.
    written: &'a str,
}

/// What each word of the plan earns in each field. A word's score is shared out as its weights in the fields are.
fn shares<'a>(plan: &Plan, texts: impl Iterator<Item = (Field, &'a str)>) -> Vec<WordShare> {
    let mut met: Vec<[Met<'a>; Field::ALL.len()]> = vec![Default::default(); plan.wanted.len()];
    let mut lengths = [0_u32; 2];
    for (field, text) in texts {
        let is_name = field == Field::Name;
        for word in text::words(text) {
            let weights = [field.weight(), u32::from(is_name)];
            lengths.iter_mut().zip(weights).for_each(|(length, weight)| *length += weight);
            let hash = hash(&[&term(field, &word.text)]);
            for (met, wanted) in met.iter_mut().zip(&plan.wanted) {
                let weight = weights[wanted.list as usize];
                if wanted.hash == hash && weight > 0 {
                    let met = &mut met[field as usize];
                    if met.count == 0 {
                        met.written = &text[word.start..word.end];
                    }
                    met.count += weight;
                }
            }
        }
    }
    let mut shares = Vec::new();
    for (met, wanted) in met.iter().zip(&plan.wanted) {
        let all: u32 = met.iter().map(|met| met.count).sum();
        let norm = FieldNormReader::fieldnorm_to_id(lengths[wanted.list as usize]);
        for (met, field) in met.iter().zip(Field::ALL).filter(|(met, _)| met.count > 0) {
            #[expect(clippy::cast_precision_loss, reason = "a share")]
            let share = wanted.weight.score(norm, all) * met.count as f32 / all as f32;
            let (word, found) = (wanted.word.clone(), met.written.to_owned());
            shares.push(WordShare { word, found, field, share });
        }
    }
    shares.sort_by(|left, right| right.share.total_cmp(&left.share));
    shares
}
