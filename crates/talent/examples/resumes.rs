//! How well each résumé of a list meets a job description, as the suite reads and scores them: for `evals/resumes.py`.
//!
//! Usage: `resumes ASSETS TODAY POSTING FILE…`. A line of JSON for each file, in their order; first one for the posting.

use std::{collections::HashMap, error::Error, fs, path::Path, thread};

use ai::{Embedder, SentenceModel};
use documents::{Document, Limits, Page};
use jiff::civil::Date;
use matching::Vector;
use serde_json::{Value, json};
use talent::{
    Blind, Requirement, Resume, Score, posting, resume,
    score::{self, Ask},
};

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [assets, today, role, files @ ..] = arguments.as_slice() else {
        return Err("usage: resumes ASSETS TODAY POSTING FILE…".into());
    };
    let today: Date = today.parse()?;
    let mut meanings = Meanings::new(assets.as_ref())?;
    let role = posting::read(&text(&read(role.as_ref())?));
    meanings.learn(&score::asked(&role.requirements))?;
    println!("{}", about_role(&role.requirements));
    let ask = score::ask(&role.requirements, &|text| meanings.of(text));
    for file in files {
        let line = match read(file.as_ref()) {
            Ok(document) => {
                let resume = resume::read(&document, today);
                let blind = resume::blind(&resume);
                meanings.learn(&score::texts(&blind))?;
                about(&resume, &scored(&blind, &ask, &role.requirements, &meanings))
            }
            Err(error) => json!({ "error": error.to_string() }),
        };
        println!("{}", with_file(line, file));
    }
    Ok(())
}

fn read(file: &Path) -> Outcome<Document> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    Ok(documents::read(&fs::read(file)?, &name, &Limits::default())?)
}

fn text(document: &Document) -> String {
    document.pages.iter().map(Page::text).collect::<Vec<_>>().join("\n\n")
}

fn scored(blind: &Blind, ask: &Ask, requirements: &[Requirement], meanings: &Meanings) -> Score {
    let indexed = score::index(blind, &|text| meanings.of(text));
    score::weigh(requirements, &score::find(ask, &indexed))
}

fn about_role(requirements: &[Requirement]) -> Value {
    let chips = requirements.iter().map(|one| {
        let (kind, label, need, weight) = (one.kind, &one.label, one.need, one.weight);
        json!({ "kind": kind, "label": label, "need": need, "weight": weight, "years": one.years })
    });
    json!({ "requirements": chips.collect::<Vec<_>>() })
}

fn about(resume: &Resume, score: &Score) -> Value {
    json!({
        "points": score.points,
        "high": score.high,
        "name": resume.name,
        "letters": resume.text.chars().count(),
        "sections": resume.sections.len(),
        "work": resume.work.len(),
        "schools": resume.schools.len(),
        "units": resume.units.len(),
        "flags": resume.flags.iter().map(|flag| flag.kind).collect::<Vec<_>>(),
        "doubts": resume.doubts,
    })
}

fn with_file(mut line: Value, file: &str) -> Value {
    line["file"] = file.into();
    line
}

/// Directions of texts, each computed once. None at all where the model is not installed.
struct Meanings {
    model: Option<SentenceModel>,
    known: HashMap<String, Vector>,
}

impl Meanings {
    fn new(assets: &Path) -> Outcome<Self> {
        let model = SentenceModel::new(assets.to_owned(), thread::available_parallelism()?.get());
        if !model.is_here() {
            eprintln!("The sentence model is not here: words alone.");
        }
        Ok(Self { model: model.is_here().then_some(model), known: HashMap::new() })
    }

    fn learn(&mut self, texts: &[&str]) -> Outcome<()> {
        let Some(model) = &self.model else { return Ok(()) };
        let new: Vec<&str> = texts.iter().copied().filter(|text| !self.known.contains_key(*text)).collect();
        if new.is_empty() {
            return Ok(());
        }
        let vectors = model.embed(&new)?;
        self.known.extend(new.into_iter().map(str::to_owned).zip(vectors));
        Ok(())
    }

    fn of(&self, text: &str) -> Option<Vector> {
        self.known.get(text).copied()
    }
}
