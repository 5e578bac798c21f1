//! A second opinion on the figures of an answer. It shares no code with the guards: every run of digits and every number
//! word of a sentence has to stand in a fact of a tool, in a quoted passage, or in what names a source.

use std::collections::BTreeSet;

use matching::lexicon::numbers;
use serde_json::Value;

/// So much is said in words nowhere but in a quote.
const LARGE: [&str; 6] = ["hundred", "hundreds", "thousand", "thousands", "million", "millions"];

/// Runs of digits, without what groups them.
pub fn figures(text: &str) -> BTreeSet<String> {
    let is_part = |letter: char| letter.is_ascii_digit() || letter == ',' || letter == '.';
    let runs = text.split(|letter: char| !is_part(letter));
    let runs = runs.map(|run| run.trim_matches([',', '.']).replace(',', ""));
    runs.filter(|run| run.contains(|letter: char| letter.is_ascii_digit())).collect()
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let lower = text.to_lowercase();
    let words: Vec<String> = lower.split(|letter: char| !letter.is_alphabetic()).map(str::to_owned).collect();
    words.into_iter()
}

/// Every sentence of an answer, or of what a watcher hears on the way: whatever has runs.
pub fn sentences(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::Array(runs)) = fields.get("runs").filter(|_| fields.contains_key("sources")) {
                let text: String = runs.iter().filter_map(|run| run["text"].as_str()).collect();
                if !text.is_empty() {
                    found.push(text);
                }
            }
            fields.values().for_each(|value| sentences(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| sentences(value, found)),
        _ => {}
    }
}

/// What the tools of an answer gave.
pub struct Given {
    figures: BTreeSet<String>,
    words: BTreeSet<String>,
}

impl Given {
    /// With what the engine itself says of a line that the answer shows: it is asked, not the answer.
    pub fn of(answer: &Value, engine: impl Fn(&str) -> Option<String>) -> Self {
        let mut texts = vec!["2024-25 2025-26 2026-27 2027-28".to_owned()];
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let mut hear = |value: &Value| texts.extend(value.as_str().map(str::to_owned));
        for run in list(&answer["runs"]) {
            for fact in list(&run["facts"]) {
                hear(&fact["label"]);
                hear(&fact["value"]);
            }
        }
        for source in list(&answer["sources"]) {
            for field in [
                &source["title"],
                &source["detail"],
                &source["origin"]["quote"],
                &source["origin"]["heading"],
            ] {
                hear(field);
            }
        }
        for part in list(&answer["parts"]) {
            for line in list(&part["lines"]) {
                hear(&line["label"].as_str().and_then(&engine).map_or(Value::Null, Value::from));
            }
            // A table is shown as its tool gave it.
            for cell in list(&part["rows"]).iter().flat_map(list) {
                hear(&cell["text"]);
            }
        }
        let all = texts.join("\n");
        Self { figures: figures(&all), words: words(&all).collect() }
    }

    /// What of a sentence comes from nowhere.
    pub fn loose(&self, sentence: &str) -> Vec<String> {
        let digits = figures(sentence).difference(&self.figures).cloned().collect::<Vec<_>>();
        let is_given = |word: &String| {
            let value = numbers::value(word).filter(|value| *value > 1);
            let is_large = LARGE.contains(&word.as_str());
            let is_figure = value.is_some_and(|value| self.figures.contains(&value.to_string()));
            (value.is_none() && !is_large) || is_figure || self.words.contains(word)
        };
        digits.into_iter().chain(words(sentence).filter(|word| !is_given(word))).collect()
    }
}
