//! What a language model makes of a draft. It is not waited for long, and what it says is checked sentence by sentence:
//! what does not pass stays as it was composed.

use std::{collections::BTreeSet, time::Duration};

use ai::{AnswerSchema, Message, Request};
use chat::{
    Chosen, Fact, Quote, Run, Sentence as Said,
    guard::{self, Ground, Verdict, Vocabulary},
};
use outreach::{Context, Draft, Place, Sentence, Source, Weight, draft::DISCLOSURE_NAME, lint_text};
use serde::Deserialize;
use serde_json::json;

use super::{
    compose::StudioTone,
    merge::{fields_in, unknown_in},
};

/// Whoever waits for a draft waits no longer for the model.
pub const PATIENCE: Duration = Duration::from_secs(25);

const RULES: &str = include_str!("../prompts/rephrase.md");
const FORM: &str = r#"{"type": "object", "properties": {"sentences": {"type": "array", "items": {"type": "string"}}},
    "required": ["sentences"], "additionalProperties": false}"#;
const WORDS_AT_MOST: u32 = 1600;
/// No answer has more bytes.
const LONGEST: usize = 32 * 1024;
/// Phrases that stay as they are: who writes, and how to get no more of it, is not a matter of style.
const FIXED: &[&str] = &["greeting", "closing", "office", "stop", DISCLOSURE_NAME];

#[derive(Deserialize)]
struct Answered {
    #[serde(default)]
    sentences: Vec<String>,
}

/// Puts a draft into the model's words, as far as they may stand. Says how many sentences that were. The nonce must be new
/// for every request.
pub async fn rephrase(
    chosen: &Chosen,
    (draft, tone): (&mut Draft, StudioTone),
    nonce: &str,
    patience: Duration,
) -> u32 {
    let places: Vec<(usize, usize)> = places(draft);
    if places.is_empty() {
        return 0;
    }
    let texts: Vec<&str> = places.iter().map(|at| text_at(draft, *at)).collect();
    let answer = tokio::time::timeout(patience, chosen.say(request((&texts, tone), nonce), LONGEST)).await;
    let said = match answer {
        Ok(Ok(said)) => said,
        Ok(Err(error)) => {
            tracing::info!(%error, "a piece stays in the words of the templates");
            return 0;
        }
        Err(_) => {
            tracing::info!("a piece stays in the words of the templates: the model took too long");
            return 0;
        }
    };
    // Fewer or more than were asked for cannot be told apart.
    let Some(new) = read(&said).filter(|new| new.len() == places.len()) else { return 0 };
    let mut taken = 0;
    for ((paragraph, sentence), text) in places.into_iter().zip(new) {
        let Some(own) = draft.paragraphs.get(paragraph).and_then(|one| one.sentences.get(sentence)) else {
            continue;
        };
        if own.text != text && may_stand(&text, own, draft, (paragraph, sentence)) {
            draft.paragraphs[paragraph].sentences[sentence].text = text;
            taken += 1;
        }
    }
    taken
}

fn text_at(draft: &Draft, (paragraph, sentence): (usize, usize)) -> &str {
    &draft.paragraphs[paragraph].sentences[sentence].text
}

/// Sentences that may be put into other words: neither those of people nor those that stay as they are.
fn places(draft: &Draft) -> Vec<(usize, usize)> {
    let is_fixed = |sentence: &Sentence| {
        sentence.sources.iter().any(|source| match source {
            Source::Phrase { name, .. } => FIXED.contains(&name.as_str()) || name.starts_with("post"),
            Source::Editor { .. } => true,
            Source::Record { .. } | Source::Library { .. } => false,
        })
    };
    let all = draft.paragraphs.iter().enumerate().flat_map(|(at, paragraph)| {
        let own = paragraph.sentences.iter().enumerate().filter(|(_, sentence)| !is_fixed(sentence));
        own.map(move |(sentence, _)| (at, sentence))
    });
    all.collect()
}

fn request((texts, tone): (&[&str], StudioTone), nonce: &str) -> Request {
    let data = json!({ "tone": tone, "sentences": texts });
    Request {
        messages: vec![
            Message::System(RULES.to_owned()),
            Message::User(guard::quarantine(&data.to_string(), nonce)),
        ],
        tools: Vec::new(),
        schema: AnswerSchema::from_text("phrasing", FORM).ok(),
        max_tokens: WORDS_AT_MOST,
        temperature: 0.3,
    }
}

/// The JSON in an answer, whatever stands around it.
fn read(said: &str) -> Option<Vec<String>> {
    let json = said.get(said.find('{')?..=said.rfind('}')?)?;
    let said: Answered = serde_json::from_str(json).ok()?;
    let line = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(said.sentences.into_iter().map(line).collect())
}

/// Whether other words may stand in the place of a sentence: the guard lets them through, they say no less and no more
/// than the records do, and the lint refuses nothing.
fn may_stand(text: &str, own: &Sentence, draft: &Draft, (paragraph, sentence): (usize, usize)) -> bool {
    let length = text.chars().count();
    let is_sized = length > 0 && length <= 2 * own.text.chars().count() + 80;
    let same_places = fields_in(text) == fields_in(&own.text) && unknown_in(text).is_empty();
    if !is_sized || !same_places || !keeps(text, own) || !is_grounded(text, own) {
        return false;
    }
    let mut tried = draft.clone();
    text.clone_into(&mut tried.paragraphs[paragraph].sentences[sentence].text);
    let here = Place::of(paragraph, sentence);
    let has_gap = tried.gaps().iter().any(|gap| gap.place == here);
    let is_refused = lint_text(text, &Context::default()).iter().any(|one| one.weight == Weight::Refused);
    !has_gap && !is_refused
}

/// Whether every quoted word and every figure is still there.
fn keeps(text: &str, own: &Sentence) -> bool {
    let quotes = own.sources.iter().filter_map(|source| match source {
        Source::Record { quote, .. } | Source::Library { quote, .. } => Some(quote.as_str()),
        Source::Phrase { .. } | Source::Editor { .. } => None,
    });
    let quotes = quotes.filter(|quote| own.text.contains(quote)).all(|quote| text.contains(quote));
    let figures = |text: &str| -> BTreeSet<String> {
        text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).map(str::to_owned).collect()
    };
    quotes && figures(text) == figures(&own.text)
}

fn is_grounded(text: &str, own: &Sentence) -> bool {
    let quote = |text: &str, source: u32| Fact::Quote(Quote { text: text.to_owned(), source });
    let mut facts = vec![quote(&own.text, 1)];
    facts.extend(own.sources.iter().zip(2..).map(|(source, number)| quote(source.words(), number)));
    let ground = Ground::new(&facts, &Vocabulary::new());
    let runs = vec![Run { text: text.to_owned(), strong: false }];
    match guard::check(&Said { runs, sources: vec![1] }, &ground) {
        Verdict::Fine(shown) => shown.plain() == text && !guard::nonsense(text),
        Verdict::Cut(_) => false,
    }
}

#[cfg(test)]
mod tests;
