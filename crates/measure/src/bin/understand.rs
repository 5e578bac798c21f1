//! What the suite's grammars make of messages, without a language model: for `evals/understanding.py` to measure.
//!
//! Usage: `understand IN OUT`, where IN is a JSON list of `{id, app, text}` and OUT gets a JSON list with `understood`.

use std::{fs, path::Path};

use campus::Campus;
use chat::{
    Assistant,
    library::{self, Library},
    understand::Context,
};
use jiff::civil::date;
use measure::{Outcome, store_in};
use serde::Deserialize;
use serde_json::json;
use store::jobs::Jobs;

/// The day on which the messages were written.
const TODAY: jiff::civil::Date = date(2026, 11, 16);

#[derive(Deserialize)]
struct Asked {
    id: String,
    app: String,
    text: String,
}

#[tokio::main]
async fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [read, out] = &arguments[..] else { return Err("usage: understand IN OUT".into()) };
    let asked: Vec<Asked> = serde_json::from_slice(&fs::read(read)?)?;
    let folder = tempfile::tempdir()?;
    let assistants = assistants(folder.path()).await?;
    let mut all = Vec::new();
    for one in asked {
        let Some(assistant) = assistants.iter().find(|assistant| assistant.app == one.app) else { continue };
        let understood = match one.app.as_str() {
            "graduway" => apps::heard(&one.text, TODAY),
            _ => json!(assistant.grammar.understand(&one.text, None, &Context::on(TODAY))),
        };
        all.push(json!({ "id": one.id, "app": one.app, "understood": understood }));
    }
    fs::write(out, serde_json::to_vec_pretty(&all)?)?;
    Ok(())
}

/// Those of a suite without people: a grammar needs none.
async fn assistants(folder: &Path) -> Outcome<Vec<Assistant>> {
    let store = store_in(folder, apps::MIGRATIONS).await?;
    let jobs = Jobs::new(store.clone());
    let index = folder.join("index");
    let campus =
        Campus::new(campus::Setup { store: store.clone(), jobs: jobs.clone(), folder: index, model: None });
    let library = Library::new(library::Setup { store: store.clone(), jobs, embedder: None });
    Ok(apps::assistants(&campus, &library, &store))
}
