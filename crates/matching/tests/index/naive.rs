//! The same search without an index: every person is read, and every number added up in turn.

use std::collections::BTreeMap;

use matching::{
    dot,
    index::{Document, Field, Filter, Query, Weights},
    lexicon::text,
};
use tantivy::fieldnorm::FieldNormReader;

pub struct Found {
    pub id: u32,
    pub score: f64,
    pub words: f64,
    pub meaning: f64,
}

type Counts = BTreeMap<String, f64>;

fn words_of(person: &Document) -> Counts {
    let mut counts = Counts::new();
    for (field, text) in &person.texts {
        for word in text::words(text) {
            let term = if *field == Field::Name { &word.text } else { text::stem(&word.text) };
            *counts.entry(term.to_owned()).or_default() += f64::from(field.weight());
        }
    }
    counts
}

fn names_of(person: &Document) -> Counts {
    let mut counts = Counts::new();
    for (_, name) in person.texts.iter().filter(|(field, _)| *field == Field::Name) {
        for word in text::words(name) {
            *counts.entry(word.text).or_default() += 1.0;
        }
    }
    counts
}

/// BM25 of one word, or of several that stand for one, each score times `boost`.
fn add(scores: &mut [f64], counts: &[Counts], words: &[&str], boost: f64, least: usize) {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred people")]
    let people = counts.len() as f64;
    let lengths: Vec<f64> = counts.iter().map(|counts| counts.values().sum()).collect();
    let average = lengths.iter().sum::<f64>() / people;
    let having: usize =
        words.iter().map(|word| counts.iter().filter(|counts| counts.contains_key(*word)).count()).sum();
    #[expect(clippy::cast_precision_loss, reason = "a few hundred people")]
    let having = (having.max(least) as f64).min(people);
    let rarity = (1.0 + (people - having + 0.5) / (having + 0.5)).ln();
    for ((score, counts), length) in scores.iter_mut().zip(counts).zip(lengths) {
        for count in words.iter().filter_map(|word| counts.get(*word)) {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a length")]
            let kept = FieldNormReader::id_to_fieldnorm(FieldNormReader::fieldnorm_to_id(length as u32));
            let norm = 1.2 * (0.25 + 0.75 * f64::from(kept) / average);
            *score += boost * rarity * 2.2 * count / (count + norm);
        }
    }
}

fn by_words(people: &[Document], asked: &str) -> Vec<f64> {
    let words: Vec<Counts> = people.iter().map(words_of).collect();
    let names: Vec<Counts> = people.iter().map(names_of).collect();
    let mut scores = vec![0.0; people.len()];
    let asked: Vec<&str> = asked.split(' ').filter(|word| !word.is_empty()).collect();
    for word in &asked {
        let stem = text::stem(word);
        let has_ending = stem != *word && words.iter().any(|own| own.contains_key(*word));
        let called = words.iter().filter(|own| has_ending && own.contains_key(*word)).count();
        if has_ending {
            add(&mut scores, &words, &[word], 1.0, 0);
        }
        add(&mut scores, &words, &[stem], if has_ending { 0.5 } else { 1.0 }, called);
        if asked.len() <= 4 && word.len() > 1 {
            let begun =
                names.iter().flat_map(Counts::keys).filter(|name| name.starts_with(word) && name != word);
            let mut begun: Vec<&str> = begun.map(String::as_str).collect();
            begun.sort_unstable();
            begun.dedup();
            add(&mut scores, &names, &begun, 0.8, 0);
        }
    }
    scores
}

fn scaled(values: &[f64]) -> Vec<f64> {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred people")]
    let count = values.len() as f64;
    let middle = values.iter().sum::<f64>() / count;
    let spread = (values.iter().map(|value| (value - middle).powi(2)).sum::<f64>() / count).sqrt();
    values.iter().map(|value| if spread > 1e-7 { (value - middle) / spread } else { 0.0 }).collect()
}

/// The query's text has to be plain words, without common ones.
pub fn search(people: &[Document], query: &Query, filter: &Filter, weights: Weights) -> Vec<Found> {
    let words = by_words(people, &query.text);
    let meaning = |person: &Document| match (&query.vector, &person.vector) {
        (Some(query), Some(own)) => f64::from(dot(query, own)),
        _ => 0.0,
    };
    let found = people.iter().zip(words).filter(|(person, _)| filter.admits(person));
    let found = found.filter(|(_, words)| query.vector.is_some() || *words > 0.0);
    let mut found: Vec<Found> = found
        .map(|(person, words)| Found { id: person.id, score: 0.0, words, meaning: meaning(person) })
        .collect();
    let by_words = scaled(&found.iter().map(|found| found.words).collect::<Vec<_>>());
    let by_meaning = scaled(&found.iter().map(|found| found.meaning).collect::<Vec<_>>());
    for ((found, words), meaning) in found.iter_mut().zip(by_words).zip(by_meaning) {
        found.score = f64::from(weights.words) * words;
        found.score += if query.vector.is_some() { f64::from(weights.meaning) * meaning } else { 0.0 };
    }
    found.sort_by(|left, right| right.score.total_cmp(&left.score).then(left.id.cmp(&right.id)));
    found
}
