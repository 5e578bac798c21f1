//! Why somebody was found: which words in which fields, and which of their own units.

use super::{
    Field, IndexError, NearUnit, WordShare,
    analysis::{for_each_name, for_each_word},
    document::hash,
    plan::Plan,
    snapshot::Snapshot,
    words::List,
};
use crate::{Vector, vector::dot};
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
        let words = if let Some(fresh) = self.delta.get(id) {
            let texts = fresh.document.texts.iter();
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
        let mut units = Vec::new();
        if let Some(fresh) = self.delta.get(id) {
            for unit in &fresh.document.units {
                units.push((dot(query, &unit.vector), unit.hash, unit.text.as_str()));
            }
        } else if let Some(place) = self.place(id) {
            for row in self.generation.record(place)?.units {
                let (hash, text) = self.generation.unit(row)?;
                units.push((dot(query, self.generation.unit_vector(row)?), hash, text));
            }
        } else {
            return Ok(None);
        }
        units.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
        units.dedup_by_key(|(_, hash, _)| *hash);
        units.truncate(count);
        let near =
            units.into_iter().map(|(cosine, hash, text)| NearUnit { hash, text: text.to_owned(), cosine });
        Ok(Some(near.collect()))
    }
}

/// What each word of the plan earns in each field. A word's score is shared out as its weights in the fields are.
fn shares<'a>(plan: &Plan, texts: impl Iterator<Item = (Field, &'a str)>) -> Vec<WordShare> {
    let mut counts = vec![[0_u32; Field::ALL.len()]; plan.wanted.len()];
    let mut lengths = [0_u32; 2];
    let mut count = |list: List, word: &str, field: Field, weight: u32| {
        lengths[list as usize] += weight;
        let hash = hash(&[word]);
        for (counts, wanted) in counts.iter_mut().zip(&plan.wanted) {
            if wanted.hash == hash && wanted.list == list {
                counts[field as usize] += weight;
            }
        }
    };
    for (field, text) in texts {
        for_each_word(text, |word| count(List::Words, word, field, field.weight()));
        if field == Field::Name {
            for_each_name(text, |name| count(List::Names, name, field, 1));
        }
    }
    let mut shares = Vec::new();
    for (counts, wanted) in counts.iter().zip(&plan.wanted) {
        let all: u32 = counts.iter().sum();
        let norm = FieldNormReader::fieldnorm_to_id(lengths[wanted.list as usize]);
        for (count, field) in counts.iter().zip(Field::ALL).filter(|(count, _)| **count > 0) {
            #[expect(clippy::cast_precision_loss, reason = "a share")]
            let share = wanted.weight.score(norm, all) * *count as f32 / all as f32;
            let (word, found) = (wanted.word.clone(), wanted.found.clone());
            shares.push(WordShare { word, found, field, share });
        }
    }
    shares.sort_by(|left, right| right.share.total_cmp(&left.share));
    shares
}
