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
use talent::taxonomy::{Esco, Jobs};

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
    let jobs = Jobs::new(&occupations, &vectors).ok_or("every text has a direction")?;
    normalise_titles(&mut directions, &jobs, texts(&asked, "vacancies"), work)?;
    compare_titles(&mut directions, &jobs, (texts(&asked, "queries"), texts(&asked, "titles")), work)
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

/// The addresses of the occupations that each title means.
fn normalise_titles(directions: &mut Directions, jobs: &Jobs, titles: &[String], work: &Path) -> Outcome<()> {
    let vectors = directions.of(titles)?;
    let ranked: Vec<Vec<String>> = at_once(titles.len(), |at| {
        let meant = jobs.rank(&titles[at], &vectors[at], KEPT);
        meant.into_iter().map(|(taxon, _)| taxon.id.clone()).collect()
    });
    write(&work.join("reading_occupations.json"), &ranked)
}

/// The places of the other titles, the most alike first.
fn compare_titles(
    directions: &mut Directions,
    jobs: &Jobs,
    (queries, others): (&[String], &[String]),
    work: &Path,
) -> Outcome<()> {
    let mut place = |titles: &[String]| -> Outcome<_> {
        let vectors = directions.of(titles)?;
        Ok(at_once(titles.len(), |at| jobs.place(&titles[at], &vectors[at])))
    };
    let (asked, there) = (place(queries)?, place(others)?);
    let ranked: Vec<Vec<usize>> = at_once(asked.len(), |at| {
        let scores: Vec<f32> = there.iter().map(|other| asked[at].likeness(other).score()).collect();
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by(|left, right| scores[*right].total_cmp(&scores[*left]));
        order
    });
    write(&work.join("reading_titles.json"), &ranked)
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
