//! What goes over the line: requests and answers in the form that most providers understand.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json, value::RawValue};

use super::dialect::Dialect;
use crate::{AnswerSchema, Call, Message, Request, ToolSpec};

/// A request. The schema of the answer keeps the order of its keys.
#[derive(Serialize)]
pub struct Body<'a> {
    model: &'a str,
    messages: Vec<Value>,
    stream: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    stream_options: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_tokens: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_completion_tokens: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    temperature: Option<f32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tools: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    response_format: Option<Format<'a>>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "json_schema")]
struct Format<'a> {
    json_schema: Named<'a>,
}

#[derive(Serialize)]
struct Named<'a> {
    name: &'a str,
    strict: bool,
    schema: &'a RawValue,
}

impl<'a> Body<'a> {
    pub fn new(model: &'a str, request: &'a Request, dialect: Dialect) -> Self {
        Self {
            model,
            messages: request.messages.iter().map(message).collect(),
            stream: true,
            stream_options: dialect.counts.then(|| json!({"include_usage": true})),
            max_tokens: (!dialect.newer_limit).then_some(request.max_tokens),
            max_completion_tokens: dialect.newer_limit.then_some(request.max_tokens),
            temperature: dialect.temperature.then_some(request.temperature),
            tools: request.tools.iter().map(tool).collect(),
            response_format: request.schema.as_ref().map(format),
        }
    }
}

fn message(message: &Message) -> Value {
    match message {
        Message::System(text) => json!({"role": "system", "content": text}),
        Message::User(text) => json!({"role": "user", "content": text}),
        Message::Assistant { text, calls } if calls.is_empty() => {
            json!({"role": "assistant", "content": text})
        }
        Message::Assistant { text, calls } => {
            let text = (!text.is_empty()).then_some(text);
            let calls: Vec<Value> = calls.iter().map(call).collect();
            json!({"role": "assistant", "content": text, "tool_calls": calls})
        }
        Message::Tool { call, name, content } => {
            json!({"role": "tool", "tool_call_id": call, "name": name, "content": content})
        }
    }
}

fn call(call: &Call) -> Value {
    let function = json!({"name": call.name, "arguments": call.input.to_string()});
    json!({"id": call.id, "type": "function", "function": function})
}

fn tool(tool: &ToolSpec) -> Value {
    let function = json!({"name": tool.name, "description": tool.about, "parameters": tool.input});
    json!({"type": "function", "function": function})
}

fn format(answer: &AnswerSchema) -> Format<'_> {
    Format { json_schema: Named { name: &answer.name, strict: true, schema: &answer.schema } }
}

/// A part of a streamed answer, or a whole one.
#[derive(Debug, Deserialize)]
pub struct Chunk {
    #[serde(default)]
    pub choices: Vec<Choice>,
    pub usage: Option<WireUsage>,
    pub error: Option<Value>,
}

#[derive(Debug, Deserialize)]
pub struct Choice {
    #[serde(default)]
    pub index: u32,
    pub delta: Option<Delta>,
    /// What a whole answer holds. Some servers send it beside every part.
    pub message: Option<Delta>,
    pub finish_reason: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
pub struct Delta {
    pub content: Option<Content>,
    pub refusal: Option<String>,
    /// What a model thinks before it answers. It shows that it works, and is not passed on.
    pub reasoning: Option<Value>,
    pub reasoning_content: Option<Value>,
    pub tool_calls: Option<Vec<CallDelta>>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Content {
    Text(String),
    Parts(Vec<Part>),
}

impl Content {
    pub fn into_text(self) -> String {
        match self {
            Self::Text(text) => text,
            Self::Parts(parts) => parts.into_iter().filter_map(|part| part.text).collect(),
        }
    }
}

#[derive(Debug, Deserialize)]
pub struct Part {
    pub text: Option<String>,
}

#[derive(Debug, Deserialize)]
pub struct CallDelta {
    pub index: Option<u32>,
    pub id: Option<String>,
    pub function: Option<FunctionDelta>,
}

#[derive(Debug, Default, Deserialize)]
pub struct FunctionDelta {
    pub name: Option<String>,
    pub arguments: Option<Arguments>,
}

/// Text of JSON, in pieces. Some servers send the JSON itself.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Arguments {
    Text(String),
    Json(Value),
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct WireUsage {
    #[serde(default)]
    pub prompt_tokens: u32,
    #[serde(default)]
    pub completion_tokens: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(request: &Request, dialect: Dialect) -> Value {
        serde_json::to_value(Body::new("small", request, dialect)).unwrap()
    }

    #[test]
    fn a_conversation_with_tools_is_written_as_providers_want_it() {
        let call = Call { id: "c1".to_owned(), name: "find".to_owned(), input: json!({"name": "Ada"}) };
        let request = Request {
            messages: vec![
                Message::System("Be brief.".to_owned()),
                Message::User("Who is Ada?".to_owned()),
                Message::Assistant { text: String::new(), calls: vec![call] },
                Message::Tool { call: "c1".to_owned(), name: "find".to_owned(), content: "[]".to_owned() },
                Message::Assistant { text: "Nobody.".to_owned(), calls: Vec::new() },
            ],
            tools: vec![ToolSpec {
                name: "find".to_owned(),
                about: "Finds people.".to_owned(),
                input: json!({"type": "object"}),
            }],
            schema: None,
            max_tokens: 64,
            temperature: 0.5,
        };
        assert_eq!(
            sent(&request, Dialect::default()),
            json!({
                "model": "small",
                "messages": [
                    {"role": "system", "content": "Be brief."},
                    {"role": "user", "content": "Who is Ada?"},
                    {"role": "assistant", "content": null, "tool_calls": [{
                        "id": "c1", "type": "function",
                        "function": {"name": "find", "arguments": r#"{"name":"Ada"}"#},
                    }]},
                    {"role": "tool", "tool_call_id": "c1", "name": "find", "content": "[]"},
                    {"role": "assistant", "content": "Nobody."},
                ],
                "stream": true,
                "stream_options": {"include_usage": true},
                "max_tokens": 64,
                "temperature": 0.5,
                "tools": [{"type": "function", "function": {
                    "name": "find", "description": "Finds people.", "parameters": {"type": "object"},
                }}],
            })
        );
        let plain = sent(&request, Dialect { counts: false, newer_limit: true, temperature: false });
        assert_eq!(plain["max_completion_tokens"], 64);
        for left_out in ["stream_options", "max_tokens", "temperature"] {
            assert!(plain.get(left_out).is_none(), "{left_out}");
        }
    }

    #[test]
    fn the_keys_of_a_schema_keep_their_order() {
        let schema = r#"{"type":"object","properties":{"why":{"type":"string"},"answer":{"type":"string"}}}"#;
        let request = Request {
            schema: Some(AnswerSchema::from_text("reasoned", schema).unwrap()),
            ..Request::default()
        };
        let sent = serde_json::to_string(&Body::new("small", &request, Dialect::default())).unwrap();
        let format = r#""response_format":{"type":"json_schema","json_schema":{"name":"reasoned","strict":true,"schema":"#;
        assert!(sent.contains(&format!("{format}{schema}}}}}")), "{sent}");
    }
}
