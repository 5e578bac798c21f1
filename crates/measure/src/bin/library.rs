//! For `evals/library.py`: which pages of the handbook the library finds for each question, by words and meaning
//! together, by words alone and by meaning alone; and how long a file takes to be read, with how much memory.
//!
//! Usage: `library rank ASSETS HANDBOOK WORK QUESTIONS…` or `library measure ASSETS FILE`

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use ai::{Embedder, SentenceModel, Vector, assets::SENTENCE_MODEL};
use chat::library::{
    Arrived, Librarian, Library, NewDocument, Query, Setup,
    index::{Entry, Index, Scope, Scores, Shelf, Spine, direction},
};
use documents::{Cut, Limits};
use futures_util::StreamExt;
use measure::{Outcome, store_in};
use serde_json::Value;
use store::jobs::{Jobs, Pace};

/// So many pages are ranked.
const RANKED: usize = 50;
const VOLUMES: [&str; 4] = ["application-and-verification-guide", "vol3", "vol7", "vol8"];
const THREADS: usize = 2;

#[tokio::main]
async fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["rank", assets, handbook, work, ref questions @ ..] => {
            rank(assets.as_ref(), handbook.as_ref(), work.as_ref(), questions)
        }
        ["measure", assets, file] => measure(assets.as_ref(), file.as_ref()).await,
        _ => Err("usage: library rank ASSETS HANDBOOK WORK QUESTIONS… | library measure ASSETS FILE".into()),
    }
}

fn rank(assets: &Path, handbook: &Path, work: &Path, questions: &[&str]) -> Outcome<()> {
    let model = SentenceModel::new(assets.to_owned(), THREADS);
    let mut shelves = Vec::new();
    for volume in VOLUMES {
        shelves.push((volume.to_owned(), Some(read(&model, handbook, volume, work)?)));
    }
    let index = Index::default().changed(shelves);
    for file in questions {
        let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        rank_all(&model, &index, file.as_ref(), &work.join(&*name))?;
    }
    Ok(())
}

fn rank_all(model: &SentenceModel, index: &Index, questions: &Path, work: &Path) -> Outcome<()> {
    let questions: Value = serde_json::from_slice(&fs::read(questions)?)?;
    let ways = [("together", Scores::TOGETHER), ("words", Scores::WORDS), ("meaning", Scores::MEANING)];
    let mut files: Vec<String> = vec![String::new(); ways.len()];
    for question in list(&questions["questions"]).chain(list(&questions["elsewhere"])) {
        let text = question["question"].as_str().ok_or("a question has no text")?;
        let asked = index.ask(text);
        let texts: Vec<&str> = asked.texts.iter().map(String::as_str).collect();
        let direction = direction(&model.embed(&texts)?);
        for ((_, scores), file) in ways.iter().zip(&mut files) {
            let direction = direction.as_ref().filter(|_| scores.meaning > 0.0);
            let hits = index.search(&asked, direction, (&Scope::default(), RANKED), *scores);
            let best = hits.first().map(|hit| hit.parts).unwrap_or_default();
            let meaning = best.meaning.unwrap_or_default();
            write!(file, "{}\t{:.4}\t{meaning:.4}", question["id"].as_str().unwrap_or("-"), best.words)?;
            for hit in hits {
                write!(file, "\t{}:{}", hit.document, hit.page)?;
            }
            file.push('\n');
        }
    }
    for ((name, _), file) in ways.iter().zip(files) {
        fs::write(work.with_extension(format!("{name}.tsv")), file)?;
    }
    Ok(())
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A volume as the library would have it. Its directions are kept: they take a minute.
fn read(model: &SentenceModel, handbook: &Path, volume: &str, work: &Path) -> Outcome<Shelf> {
    let file = ["pdf", "txt"].map(|ending| handbook.join(format!("{volume}.{ending}")));
    let file = file.iter().find(|file| file.exists()).ok_or_else(|| format!("{volume} is not there"))?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let document = documents::read(&fs::read(file)?, &name, &Limits::default())?;
    let passages = documents::passages(&document, &Cut::default());
    let texts: Vec<String> =
        passages.iter().map(|passage| Entry::spoken(&passage.headings, &passage.text)).collect();
    let vectors = embed(model, &texts, &work.join(format!("library_{volume}.vectors")))?;
    let title = document.title.unwrap_or_else(|| volume.to_owned());
    let entries = passages.into_iter().zip(vectors).map(|(passage, vector)| Entry {
        page: passage.page,
        label: passage.label,
        headings: passage.headings,
        text: passage.text,
        vector: Some(Box::new(vector)),
    });
    let spine = Spine { document: volume.to_owned(), title, area: "aid".to_owned(), version: 1 };
    Ok(Shelf::new(spine, entries.collect()))
}

/// The directions of these texts: those that were kept, if they are of the same texts and the same model.
fn embed(model: &SentenceModel, texts: &[String], kept: &Path) -> Outcome<Vec<Vector>> {
    let key = serde_json::to_string(&(SENTENCE_MODEL.sha256, texts))?;
    let (keys, values) = (kept.with_extension("texts"), kept);
    if fs::read_to_string(&keys).is_ok_and(|before| before == key) {
        let bytes = fs::read(values)?;
        let (floats, _) = bytes.as_chunks::<4>();
        let floats: Vec<f32> = floats.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        return Ok(floats.as_chunks().0.to_vec());
    }
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let vectors = model.embed(&texts)?;
    fs::write(values, vectors.iter().flatten().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>())?;
    fs::write(keys, key)?;
    Ok(vectors)
}

/// Uploads a file to a library of its own, waits until it can be found, and says what that took.
async fn measure(assets: &Path, file: &Path) -> Outcome<()> {
    let folder: PathBuf = std::env::temp_dir().join(format!("quad-library-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let measured = measure_in(&folder, assets, file).await;
    fs::remove_dir_all(&folder)?;
    println!("{}", measured?);
    Ok(())
}

async fn measure_in(folder: &Path, assets: &Path, file: &Path) -> Outcome<String> {
    let store = store_in(folder, &[store::jobs::migrations, chat::migrations]).await?;
    let jobs = Jobs::new(store.clone());
    let embedder: Arc<dyn Embedder> = Arc::new(SentenceModel::new(assets.to_owned(), THREADS));
    let library = Library::new(Setup { store, jobs: jobs.clone(), embedder: Some(embedder) });
    let _following = library.start();
    let _workers = jobs.start(library.works(), Pace::default());
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let arrived = Arrived::new(&name, fs::read(file)?)?;
    let start = Instant::now();
    let by = Librarian { uid: None, name: "measure".to_owned() };
    let new = NewDocument { area: "aid".to_owned(), ..NewDocument::default() };
    let card = library.add(new, arrived, &by).await?;
    let mut states = jobs.watch(card.job.as_deref().ok_or("it is not being read")?);
    let (mut read, mut messages) = (None, 0);
    while let Some(job) = states.next().await {
        let job = job?;
        messages += 1;
        if job.message.starts_with("Understanding") && read.is_none() {
            read = Some(start.elapsed());
        }
    }
    library.followed().wait_for(|followed| followed.documents == 1).await?;
    let whole = start.elapsed();
    let (passages, card) = (library.followed().borrow().passages, library.find_card(&card.id).await?);
    let start = Instant::now();
    let query = Query { text: "Can I get the grant in summer?".to_owned(), limit: 5, ..Query::default() };
    let found = library.search(&query).await?.hits.len();
    Ok(serde_json::json!({
        "pages": card.page_count,
        "passages": passages,
        "state": card.state,
        "problem": card.problem,
        "seconds": seconds(whole),
        "secondsUntilRead": read.map(seconds),
        "progressSteps": messages,
        "searchMillis": seconds(start.elapsed()) * 1000.0,
        "found": found,
        "peakMegabytes": peak_megabytes(),
    })
    .to_string())
}

fn seconds(duration: Duration) -> f64 {
    (duration.as_secs_f64() * 1000.0).round() / 1000.0
}

/// As the system counts it, with everything that was mapped.
fn peak_megabytes() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}
