//! What the product's own reading makes of the public sentences and titles: rankings, for `evals/talent_reading.py` to
//! measure.
//!
//! Usage: `talent_reading ASSETS WORK`. Sentences come from WORK, as JSON lists; directions of texts are kept there,
//! so that a second run is quick.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
    thread,
};

use ai::{
    MiniLm,
    assets::{Asset, ESCO_OCCUPATIONS, ESCO_SKILL_NAMES, ESCO_SKILLS, SENTENCE_MODEL, TOKENIZER},
};
use matching::{Vector, lexicon::esco::Concept};
use measure::{Directions, Outcome};
use serde_json::json;
use talent::{
    Blind, Need, Requirement, RequirementKind,
    score::{Indexed, ask, find, index},
    taxonomy::{Esco, Jobs, place_title},
};

/// So many are written down of each ranking of skills and occupations. What comes later counts as not found.
const KEPT: usize = 100;

fn main() -> Outcome<()> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [assets, work] = arguments.as_slice() else {
        return Err("usage: talent_reading ASSETS WORK".into());
    };
    let threads = thread::available_parallelism()?.get();
    let model = MiniLm::load(&SENTENCE_MODEL.path(assets), &TOKENIZER.path(assets), threads)?;
    let mut directions = Directions::open(model, &work.join("directions"))?;
    let read = |asset: &Asset| {
        fs::read_to_string(asset.path(assets))
            .map_err(|error| format!("{}: {error}; get it with `quad assets fetch`", asset.file))
    };
    let asked: HashMap<String, Vec<String>> =
        serde_json::from_str(&fs::read_to_string(work.join("reading_asked.json"))?)?;
    let concepts = Esco::names(&read(&ESCO_SKILLS)?, Some(&read(&ESCO_SKILL_NAMES)?))?;
    find_skills(&mut directions, &concepts, &asked, work)?;
    let occupations = Jobs::names(&read(&ESCO_OCCUPATIONS)?)?;
    let vectors = directions.of(&Jobs::texts(&occupations))?;
    let jobs = Jobs::new(&occupations, vectors).ok_or("every text has a direction")?;
    normalise_titles(&mut directions, &jobs, texts(&asked, "vacancies"), work)?;
    compare_titles(&mut directions, texts(&asked, "queries"), texts(&asked, "titles"), work)
}

fn texts<'a>(asked: &'a HashMap<String, Vec<String>>, name: &str) -> &'a [String] {
    asked.get(name).map_or(&[], Vec::as_slice)
}

/// The addresses of the skills that each sentence asks for.
fn find_skills(
    directions: &mut Directions,
    concepts: &[Concept],
    asked: &HashMap<String, Vec<String>>,
    work: &Path,
) -> Outcome<()> {
    let vectors = directions.of(&Esco::texts(concepts))?;
    let esco = Esco::new(concepts, &vectors).ok_or("every spelling has a direction")?;
    let mut found: HashMap<&str, Vec<Vec<String>>> = HashMap::new();
    for (name, sentences) in asked.iter().filter(|(name, _)| name.starts_with("skills_")) {
        let texts: Vec<String> = sentences.iter().flat_map(|sentence| Esco::asked(sentence)).collect();
        let known: HashMap<String, Vector> = texts.iter().cloned().zip(directions.of(&texts)?).collect();
        let ranked = at_once(sentences.len(), |at| {
            let ranked = esco.rank(&sentences[at], &|text| known.get(text).copied(), KEPT);
            ranked.into_iter().map(|(taxon, _)| taxon.id).collect()
        });
        found.insert(name, ranked);
    }
    write(&work.join("reading_skills.json"), &found)
}

/// The addresses of the occupations that each title means, and the one that a role of that title is placed in, if any is.
fn normalise_titles(directions: &mut Directions, jobs: &Jobs, titles: &[String], work: &Path) -> Outcome<()> {
    let vectors = directions.of(titles)?;
    let ranked: Vec<Vec<String>> = at_once(titles.len(), |at| {
        let meant = jobs.rank(&titles[at], &vectors[at], KEPT);
        meant.into_iter().map(|(taxon, _)| taxon.id.clone()).collect()
    });
    write(&work.join("reading_occupations.json"), &ranked)?;
    let placed: Vec<Option<String>> = at_once(titles.len(), |at| {
        let mut role = role(&titles[at]);
        place_title(&mut role, jobs, &|_| Some(vectors[at]));
        role.taxon.map(|taxon| taxon.id)
    });
    write(&work.join("reading_placed.json"), &placed)
}

/// The places of the other titles, those first whose holders would have most of a role with that title: each is the only
/// job of a résumé, and the role asks for nothing else.
fn compare_titles(
    directions: &mut Directions,
    queries: &[String],
    others: &[String],
    work: &Path,
) -> Outcome<()> {
    let mut known: HashMap<&str, Vector> = HashMap::new();
    for titles in [queries, others] {
        known.extend(titles.iter().map(String::as_str).zip(directions.of(titles)?));
    }
    let direction = |text: &str| known.get(text).copied();
    let held = others.iter().map(|title| Ok(index(&holder(title)?, &direction)));
    let held: Vec<Indexed> = held.collect::<Outcome<_>>()?;
    let ranked: Vec<Vec<usize>> = at_once(queries.len(), |at| {
        let asked = ask(&[role(&queries[at])], &direction);
        let strength = |who: &Indexed| find(&asked, who).first().map_or(0, |found| found.strength);
        let strengths: Vec<u16> = held.iter().map(strength).collect();
        let mut order: Vec<usize> = (0..strengths.len()).collect();
        order.sort_by_key(|other| std::cmp::Reverse(strengths[*other]));
        order
    });
    write(&work.join("reading_titles.json"), &ranked)
}

fn holder(title: &str) -> Outcome<Blind> {
    let unit = json!({
        "text": title, "span": { "start": 0, "end": title.len() }, "kind": "described", "is_title": true,
        "work": 0, "months": null, "skills": [],
    });
    let blind = json!({ "units": [unit], "months": null, "degree": null, "fields": [], "languages": [] });
    Ok(serde_json::from_value(blind)?)
}

fn role(title: &str) -> Requirement {
    Requirement {
        id: 1,
        kind: RequirementKind::Title,
        label: title.to_owned(),
        text: title.to_owned(),
        need: Need::Must,
        weight: 5,
        years: None,
        taxon: None,
        span: None,
    }
}

/// Does the same for many, on all cores.
fn at_once<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (share, work) = (count.div_ceil(threads).max(1), &work);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..count)
            .step_by(share)
            .map(|start| scope.spawn(move || (start..count.min(start + share)).map(work).collect::<Vec<T>>()))
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    })
}

fn write(path: &Path, found: &impl serde::Serialize) -> Outcome<()> {
    Ok(fs::write(path, serde_json::to_string(found)?)?)
}
