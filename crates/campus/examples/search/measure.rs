//! Asks every question in every way, and leaves questions and filters for others.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use ai::MiniLm;
use campus::generate::Generator;
use matching::index::{Filter, Index, Order, Page, Query, Weights};
use serde_json::{Value, json};

use crate::{
    Outcome, open,
    questions::{filters, questions, share, typed_names},
    usage,
};

const ROUNDS: usize = 3;
const TOP: usize = 10;
const MEANING: Weights = Weights { words: 0.0, meaning: 1.0 };
const WORDS: Weights = Weights { words: 1.0, meaning: 0.0 };
/// As much may one score differ from another and be the same.
const ALIKE: f32 = 1e-5;
/// More than these do not score alike.
const MOST_ALIKE: usize = 1000;

/// A way of asking.
struct Way {
    name: &'static str,
    weights: Weights,
    is_filtered: bool,
    is_typed: bool,
}

const WAYS: [Way; 6] = [
    Way {
        name: "hybrid",
        weights: Weights { words: 1.0, meaning: 1.0 },
        is_filtered: false,
        is_typed: false,
    },
    Way {
        name: "hybrid_filtered",
        weights: Weights { words: 1.0, meaning: 1.0 },
        is_filtered: true,
        is_typed: false,
    },
    Way { name: "meaning", weights: MEANING, is_filtered: false, is_typed: false },
    Way { name: "meaning_filtered", weights: MEANING, is_filtered: true, is_typed: false },
    Way { name: "words", weights: WORDS, is_filtered: false, is_typed: false },
    Way { name: "typed_name", weights: WORDS, is_filtered: false, is_typed: true },
];

pub fn measure(folder: &Path, generator: &Generator, model: &MiniLm) -> Outcome<Value> {
    let mut opened = None;
    let questions = questions(generator, model)?;
    let typed = typed_names(generator)?;
    let before = usage::memory("RssAnon")?;
    let open_ms = usage::milliseconds(|| -> Result<(), std::io::Error> {
        opened = Some(open(folder).map_err(|error| std::io::Error::other(error.to_string()))?);
        Ok(())
    })?;
    let index = opened.ok_or("not open")?;
    let filters = filters(generator, &index)?;
    let mut times: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for round in 0..=ROUNDS {
        for (number, question) in questions.iter().enumerate() {
            for way in &WAYS {
                let query = if way.is_typed { &typed[number] } else { question };
                let filter =
                    if way.is_filtered { &filters[number % filters.len()] } else { &Filter::Everybody };
                let took = usage::milliseconds(|| {
                    index.search(query, filter, way.weights, Page::first(TOP)).map(drop)
                })?;
                if round > 0 {
                    times.entry(way.name).or_default().push(took);
                }
            }
        }
    }
    let (own_mb, mapped_mb) = (usage::memory("RssAnon")?.saturating_sub(before), usage::memory("RssFile")?);
    let recall: BTreeMap<&str, f64> = WAYS
        .iter()
        .filter(|way| way.weights.meaning > 0.0)
        .map(|way| Ok((way.name, recall(&index, &questions, &filters, way)?)))
        .collect::<Outcome<_>>()?;
    write_for_others(folder, &index, &questions, &filters)?;
    let shares: Vec<f64> = filters.iter().map(|filter| share(&index, filter)).collect::<Outcome<_>>()?;
    Ok(json!({
        "people": index.people(), "open_cpu_ms": open_ms, "own_mb": own_mb, "mapped_mb": mapped_mb,
        "cpu_ms": times, "recall": recall, "filter_shares": shares,
    }))
}

/// Of the ten that were put first, the share that an exact search puts there: who scores as well as its tenth counts.
fn recall(index: &Index, questions: &[Query], filters: &[Filter], way: &Way) -> Outcome<f64> {
    let (mut hits, mut all) = (0_usize, 0_usize);
    for (number, query) in questions.iter().enumerate() {
        let filter = if way.is_filtered { &filters[number % filters.len()] } else { &Filter::Everybody };
        let found = index.search(query, filter, way.weights, Page::first(TOP))?;
        let exact = index.search_exactly(query, filter, way.weights, Page::first(MOST_ALIKE))?;
        let tenth = exact.hits.get(TOP - 1).map_or(f32::MIN, |hit| hit.score);
        let good: BTreeSet<u32> =
            exact.hits.iter().filter(|hit| hit.score >= tenth - ALIKE).map(|hit| hit.id).collect();
        hits += found.hits.iter().filter(|hit| good.contains(&hit.id)).count();
        all += exact.hits.len().min(TOP);
    }
    #[expect(clippy::cast_precision_loss, reason = "ten for each question")]
    Ok(hits as f64 / all as f64)
}

fn write_for_others(folder: &Path, index: &Index, questions: &[Query], filters: &[Filter]) -> Outcome<()> {
    let vectors = questions.iter().filter_map(|query| query.vector.as_deref()).flatten();
    let bytes: Vec<u8> = vectors.flat_map(|value| value.to_le_bytes()).collect();
    fs::write(folder.join("questions.f32"), bytes)?;
    let all = Page { offset: 0, count: usize::MAX, order: Order::Id };
    for (number, filter) in filters.iter().enumerate() {
        let answer = index.search(&Query::default(), filter, Weights::default(), all)?;
        let bytes: Vec<u8> = answer.hits.iter().flat_map(|hit| hit.id.to_le_bytes()).collect();
        fs::write(folder.join(format!("filter-{number}.u32")), bytes)?;
    }
    Ok(())
}
