//! What the suite's grammars make of messages, without a language model: for `evals/understanding.py` to measure.
//!
//! Usage: `understand IN OUT`, where IN is a JSON list of `{id, app, text}` and OUT gets a JSON list with `understood`.

use std::{error::Error, fs};

use apps::testing::TestSuite;
use chat::understand::Context;
use jiff::civil::date;
use serde::Deserialize;
use serde_json::json;

/// The day on which the messages were written.
const TODAY: jiff::civil::Date = date(2026, 11, 16);

#[derive(Deserialize)]
struct Asked {
    id: String,
    app: String,
    text: String,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [read, out] = &arguments[..] else { return Err("usage: understand IN OUT".into()) };
    let asked: Vec<Asked> = serde_json::from_slice(&fs::read(read)?)?;
    let suite = TestSuite::new().await;
    let assistants = apps::assistants(&suite.suite.campus, &suite.suite.library, suite.suite.store());
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
