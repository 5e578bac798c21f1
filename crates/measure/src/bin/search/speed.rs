//! Asks every question in every way, and leaves questions and filters for others.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use ai::MiniLm;
use campus::generate::Generator;
use matching::index::{Change, Filter, Index, Order, Page, Query, Weights};
use serde_json::{Value, json};

use crate::{
    Outcome, directory, open,
    questions::{filters, questions, share, typed_names},
    usage,
};

const ROUNDS: usize = 3;
const TOP: usize = 10;
const MEANING: Weights = Weights { words: 0.0, meaning: 1.0 };
const WORDS: Weights = Weights { words: 1.0, meaning: 0.0 };
/// As much may one score differ from another and be the same.
const ALIKE: f32 = 1e-5;
/// Of everybody, one in so many has changed, but no more people than so many: what an index keeps in memory.
const EVERY: usize = 20;
const MOST_CHANGES: usize = 25_000;
const TOGETHER: usize = 500;
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
    let asking = Asking { index: &index, questions: &questions, typed: &typed, filters: &filters };
    let times = asking.times()?;
    let directory_times = directory::times(&index)?;
    let (own_mb, mapped_mb) = (usage::memory("RssAnon")?.saturating_sub(before), usage::memory("RssFile")?);
    let recall: BTreeMap<&str, f64> = WAYS
        .iter()
        .filter(|way| way.weights.meaning > 0.0)
        .map(|way| Ok((way.name, recall(&index, &questions, &filters, way)?)))
        .collect::<Outcome<_>>()?;
    write_for_others(folder, &index, &questions, &filters)?;
    let changes = change_many(&index)?;
    let changed_times = asking.times()?;
    let changed_directory_times = directory::times(&index)?;
    let shares: Vec<f64> = filters.iter().map(|filter| share(&index, filter)).collect::<Outcome<_>>()?;
    Ok(json!({
        "people": index.people(), "open_cpu_ms": open_ms, "own_mb": own_mb, "mapped_mb": mapped_mb,
        "cpu_ms": times, "recall": recall, "filter_shares": shares,
        "changes": changes, "changed_cpu_ms": changed_times,
        "directory_cpu_ms": directory_times, "changed_directory_cpu_ms": changed_directory_times,
    }))
}

/// What is asked of an index.
struct Asking<'a> {
    index: &'a Index,
    questions: &'a [Query],
    typed: &'a [Query],
    filters: &'a [Filter],
}

impl Asking<'_> {
    /// How long each question took in each way; the first round does not count.
    fn times(&self) -> Outcome<BTreeMap<&'static str, Vec<f64>>> {
        let mut times: BTreeMap<_, Vec<f64>> = BTreeMap::new();
        for round in 0..=ROUNDS {
            for (number, question) in self.questions.iter().enumerate() {
                for way in &WAYS {
                    let query = if way.is_typed { &self.typed[number] } else { question };
                    let own = &self.filters[number % self.filters.len()];
                    let filter = if way.is_filtered { own } else { &Filter::Everybody };
                    let took = usage::milliseconds(|| {
                        self.index.search(query, filter, way.weights, Page::first(TOP)).map(drop)
                    })?;
                    if round > 0 {
                        times.entry(way.name).or_default().push(took);
                    }
                }
            }
        }
        Ok(times)
    }
}

/// As many people as wait in memory before they become part of the files change into what they are.
fn change_many(index: &Index) -> Outcome<usize> {
    let all = usize::try_from(index.people())?;
    let step = (all / MOST_CHANGES).max(EVERY);
    let ids = index.search(&Query::default(), &Filter::Everybody, Weights::default(), everybody())?;
    let ids: Vec<u32> = ids.hits.iter().map(|hit| hit.id).step_by(step).collect();
    for some in ids.chunks(TOGETHER) {
        let documents: Vec<_> = some.iter().map(|id| index.document(*id)).collect::<Result<_, _>>()?;
        index.apply(documents.into_iter().flatten().map(Change::Put), 1)?;
    }
    Ok(index.pending())
}

fn everybody() -> Page {
    Page { offset: 0, count: usize::MAX, order: Order::Id }
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
    for (number, filter) in filters.iter().enumerate() {
        let answer = index.search(&Query::default(), filter, Weights::default(), everybody())?;
        let bytes: Vec<u8> = answer.hits.iter().flat_map(|hit| hit.id.to_le_bytes()).collect();
        fs::write(folder.join(format!("filter-{number}.u32")), bytes)?;
    }
    Ok(())
}
