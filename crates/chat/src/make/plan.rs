//! From a message to what is to be done: by the grammar of the app, or by a language model that is trusted with it.

use std::{collections::HashSet, sync::Arc};

use ai::{
    Embedder,
    model::{ModelError, Piece, Request, ToolSpec},
};
use futures_util::StreamExt;
use matching::lexicon::text::fold;
use serde_json::{Value, json};

use super::{Task, model};
use crate::{
    Call, Criterion,
    models::Chosen,
    understand::{Context, Understood},
};

const PLAN: &str = include_str!("../../prompts/plan.md");
const PLAN_AT_MOST: u32 = 300;

/// What the message asks for. Chips that a person has changed are taken as they are.
pub async fn understand(task: &Task, message: &str, embedder: Option<&Arc<dyn Embedder>>) -> Understood {
    match &task.edited {
        Some(edited) => edited.clone(),
        None => by_grammar(task, message, embedder).await,
    }
}

/// The model that is trusted to choose what is done.
pub fn planner(task: &Task) -> Option<&Chosen> {
    task.chosen.as_ref().filter(|chosen| chosen.may_plan && task.edited.is_none())
}

/// Embedding takes some milliseconds of one core: not where requests are served.
async fn by_grammar(task: &Task, message: &str, embedder: Option<&Arc<dyn Embedder>>) -> Understood {
    let (assistant, before) = (Arc::clone(&task.assistant), task.before.clone());
    let (message, embedder) = (message.to_owned(), embedder.map(Arc::clone));
    let (today, shown) = (task.today, task.shown.clone());
    let work = move || {
        let context = Context::on(today).with_embedder(embedder.as_deref()).with_shown(&shown);
        assistant.grammar.understand(&message, before.as_ref(), &context)
    };
    tokio::task::spawn_blocking(work).await.unwrap_or_default()
}

/// Asks the model which tools to run. Whatever does not fit the tools, or asks for what nobody spoke of, is left to the
/// grammar.
pub async fn by_model(task: &Task, message: &str, chosen: &Chosen, own: Understood) -> Understood {
    task.draft.step("Thinking about what to look up…");
    let calls = match tokio::time::timeout(task.patience.plan, calls(task, message, (chosen, &own))).await {
        Ok(Ok(calls)) => calls,
        Ok(Err(error)) => {
            tracing::info!(%error, app = task.assistant.app, "the model did not plan");
            return own;
        }
        Err(_elapsed) => return own,
    };
    let said = Said::of(task, message, &own);
    let checked: Option<Vec<Call>> = calls.into_iter().map(|call| checked(task, call, &said)).collect();
    match checked {
        Some(calls) if !calls.is_empty() => planned(calls, own),
        _ => own,
    }
}

async fn calls(
    task: &Task,
    message: &str,
    (chosen, own): (&Chosen, &Understood),
) -> Result<Vec<Call>, ModelError> {
    let tools = task.assistant.tools.iter().map(|tool| {
        let spec = tool.spec();
        ToolSpec { name: spec.name.to_owned(), about: spec.about.to_owned(), input: spec.input.clone() }
    });
    let earlier: Vec<_> = task.open_talk().map(|spoken| spoken.asked.as_str()).collect();
    let understood: Vec<_> = own.criteria.iter().map(|criterion| criterion.text.as_str()).collect();
    let data = json!({ "earlier": earlier, "understood": understood, "message": message }).to_string();
    let request = Request {
        messages: model::asked(task, (task.assistant.prompt, PLAN), &data),
        tools: tools.collect(),
        schema: None,
        max_tokens: PLAN_AT_MOST,
        temperature: 0.0,
    };
    let mut pieces = chosen.model.ask(request);
    let mut calls = Vec::new();
    while let Some(piece) = pieces.next().await {
        if let Piece::Call(call) = piece? {
            calls.push(Call { tool: call.name, input: call.input });
        }
    }
    Ok(calls)
}

/// What was understood, if these tools run. Where the grammar would run the same tools, it knows best with what: chips,
/// sentences and the next message rest on it. Otherwise it was wrong about what is asked for, and only what the calls
/// are about is kept of its criteria.
fn planned(calls: Vec<Call>, own: Understood) -> Understood {
    let tools = |calls: &[Call]| calls.iter().map(|call| call.tool.clone()).collect::<Vec<_>>();
    if tools(&calls) == tools(&own.calls) {
        return Understood { asks: None, ..own };
    }
    let texts: Vec<String> = calls.iter().flat_map(|call| texts(&call.input)).collect();
    let said = Said::in_texts(texts.iter().map(String::as_str));
    let is_used =
        |one: &Criterion| said.has(&one.text) || said.has(&one.slot) || said.has_figures_of(&one.text);
    let criteria = own.criteria.into_iter().filter(is_used).collect();
    Understood {
        message: own.message,
        criteria,
        calls,
        turn: own.turn,
        confidence: own.confidence,
        ..Understood::default()
    }
}

/// All texts of an input, and the fields that are so.
fn texts(input: &Value) -> Vec<String> {
    match input {
        Value::String(text) => vec![text.clone()],
        Value::Number(number) => vec![number.to_string()],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(fields) => {
            let own =
                fields.iter().filter(|(_, value)| **value == Value::Bool(true)).map(|(key, _)| key.clone());
            own.chain(fields.values().flat_map(texts)).collect()
        }
        Value::Null | Value::Bool(_) => Vec::new(),
    }
}

/// The words that a plan may be made of: what people have said in this conversation and what was understood of it, whom
/// they were shown, and what the tools themselves speak of.
struct Said(HashSet<String>);

impl Said {
    fn of(task: &Task, message: &str, own: &Understood) -> Self {
        let asked = task.talk.iter().map(|spoken| spoken.asked.as_str());
        let criteria = own.criteria.iter().chain(task.before.iter().flat_map(|before| &before.criteria));
        let shown = task.shown.iter().map(|shown| shown.name.as_str());
        Self::in_texts(asked.chain(criteria.map(|one| one.text.as_str())).chain(shown).chain([message]))
    }

    fn in_texts<'a>(texts: impl Iterator<Item = &'a str>) -> Self {
        Self(texts.flat_map(words).collect())
    }

    fn has(&self, text: &str) -> bool {
        words(text).all(|word| self.0.contains(&word))
    }

    /// "since 2012": all of its figures, and there is one.
    fn has_figures_of(&self, text: &str) -> bool {
        let mut figures =
            words(text).filter(|word| word.bytes().all(|byte| byte.is_ascii_digit())).peekable();
        figures.peek().is_some() && figures.all(|figure| self.0.contains(&figure))
    }
}

/// Without endings of number and without signs: "Mentors" and "mentor", "$1,000" and "1000".
fn words(text: &str) -> impl Iterator<Item = String> {
    let folded = fold(&text.replace(',', ""));
    let words: Vec<String> = folded.split(|letter: char| !letter.is_alphanumeric()).map(singular).collect();
    words.into_iter().filter(|word| !word.is_empty())
}

fn singular(word: &str) -> String {
    let plain = word.strip_suffix('s').filter(|plain| plain.len() > 2 && !plain.ends_with('s'));
    plain.unwrap_or(word).to_owned()
}

/// A tool that exists, with an input that it can read and that speaks of nothing new: the reader sees it. A figure, a
/// choice or a yes of the model's own is left out, and the tool does as usual; a word of its own spoils the call.
fn checked(task: &Task, call: Call, said: &Said) -> Option<Call> {
    let tool = task.assistant.tool(&call.tool)?;
    let input = spoken(call.input, &tool.spec().input, said)?;
    tool.takes(&input).then_some(Call { input, ..call })
}

fn spoken(input: Value, schema: &Value, said: &Said) -> Option<Value> {
    match input {
        Value::String(text) if said.has(&text) => Some(Value::String(text)),
        Value::String(text) => names(schema, &text).then_some(Value::Null),
        Value::Number(number) => {
            Some(if said.has(&number.to_string()) { Value::Number(number) } else { Value::Null })
        }
        Value::Array(items) => {
            let items: Option<Vec<_>> = items.into_iter().map(|item| spoken(item, schema, said)).collect();
            Some(Value::Array(items?.into_iter().filter(|item| !item.is_null()).collect()))
        }
        Value::Object(fields) => {
            let field = |(key, value): (String, Value)| {
                let is_own = value.is_boolean() && !said.has(&key);
                let value = if is_own { Value::Null } else { spoken(value, schema, said)? };
                names(schema, &key).then_some((key, value))
            };
            let fields: Option<Vec<_>> = fields.into_iter().map(field).collect();
            Some(Value::Object(fields?.into_iter().filter(|(_, value)| !value.is_null()).collect()))
        }
        Value::Null | Value::Bool(_) => Some(input),
    }
}

/// Whether a tool itself speaks of this: a field of its input, or one of the values to choose from.
fn names(schema: &Value, text: &str) -> bool {
    match schema {
        Value::String(own) => own == text,
        Value::Array(items) => items.iter().any(|item| names(item, text)),
        Value::Object(fields) => fields.iter().any(|(key, value)| key == text || names(value, text)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::understand::Change;

    fn boston() -> Criterion {
        let criterion = json!({
            "slot": "place", "label": "Place", "text": "Boston", "value": { "kind": "words", "words": "Boston" },
            "excluded": false, "need": "must", "weight": 3, "span": null,
        });
        serde_json::from_value(criterion).expect("a criterion")
    }

    #[test]
    fn what_was_understood_describes_the_tools_that_run() {
        let call = |place: &str| Call { tool: "find".to_owned(), input: json!({ "place": place }) };
        let own = Understood {
            message: "What does she do?".to_owned(),
            intent: Some("tell".to_owned()),
            calls: vec![call("Boston")],
            change: Change::More,
            says: Some("Hello.".to_owned()),
            asks: Some("Where?".to_owned()),
            asked: Some("place".to_owned()),
            turn: 2,
            ..Understood::default()
        };
        let same = planned(vec![call("Chicago")], own.clone());
        assert_eq!((same.calls, same.says, same.asks), (own.calls.clone(), own.says.clone(), None));
        assert_eq!((same.intent, same.change), (own.intent.clone(), own.change));
        let other = Call {
            tool: "count".to_owned(),
            input: json!({ "who": { "place": ["Boston"], "gave": true, "from": 2012 } }),
        };
        let criterion =
            |slot: &str, text: &str| Criterion { slot: slot.to_owned(), text: text.to_owned(), ..boston() };
        let criteria = vec![
            boston(),
            criterion("gave", "gave"),
            criterion("class", "since 2012"),
            criterion("field", "Chemistry"),
        ];
        let counted = planned(vec![other.clone()], Understood { criteria, ..own.clone() });
        assert_eq!((counted.calls, counted.says, counted.asks), (vec![other], None, None));
        assert_eq!((counted.intent, counted.asked, counted.change), (None, None, Change::New));
        assert_eq!((counted.message, counted.turn), (own.message, own.turn));
        let kept: Vec<_> = counted.criteria.iter().map(|one| one.text.as_str()).collect();
        assert_eq!(kept, ["Boston", "gave", "since 2012"]);
    }

    #[test]
    fn a_plan_speaks_of_what_was_spoken_of() {
        let schema = json!({ "properties": {
            "kind": { "enum": ["XlAlum"] }, "words": {}, "place": {}, "class": {}, "limit": {}, "who": {}, "gave": {}, "mentor": {},
        } });
        let said = Said::in_texts(["People in Boston, class of 2012", "Who gave $1,000?"].into_iter());
        for (input, expected) in [
            (json!({ "place": "Boston", "class": 2012 }), Some(json!({ "place": "Boston", "class": 2012 }))),
            (json!({ "place": "boston", "limit": 7 }), Some(json!({ "place": "boston" }))),
            (json!({ "who": { "class": [2012, 1850] } }), Some(json!({ "who": { "class": [2012] } }))),
            (json!({ "kind": "XlAlum", "words": "" }), Some(json!({ "words": "" }))),
            (json!({ "gave": true, "mentor": true }), Some(json!({ "gave": true }))),
            (json!({ "words": "a person" }), None),
            (json!({ "words": "people in Boston" }), Some(json!({ "words": "people in Boston" }))),
            (json!({ "limit": 1000 }), Some(json!({ "limit": 1000 }))),
            (json!({ "words": "Rosa Alvarez" }), None),
            (json!({ "who": [{ "place": "Chicago" }] }), None),
            (json!({ "words": "gave two thousand" }), None),
            (json!({ "Rosa Alvarez": true }), None),
        ] {
            assert_eq!(spoken(input.clone(), &schema, &said), expected, "{input}");
        }
    }
}
