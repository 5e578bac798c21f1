//! What is asked and what comes back, whoever answers.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    pub messages: Vec<Message>,
    pub tools: Vec<ToolSpec>,
    pub schema: Option<AnswerSchema>,
    pub max_tokens: u32,
    pub temperature: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    System(String),
    User(String),
    Assistant {
        text: String,
        calls: Vec<Call>,
    },
    /// What a tool has answered.
    Tool {
        /// The id of the call.
        call: String,
        name: String,
        content: String,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolSpec {
    pub name: String,
    pub about: String,
    /// A JSON schema.
    pub input: serde_json::Value,
}

/// The form that an answer has to have. It is kept as it was written, for a model fills it in from its first key to
/// its last: reasons have to stand before what follows from them.
#[derive(Clone, Debug)]
pub struct AnswerSchema {
    pub name: String,
    /// A JSON schema. Some providers want every key of an object to be required, and none besides to be allowed.
    pub schema: Box<RawValue>,
}

impl AnswerSchema {
    /// From the text of a JSON schema.
    pub fn from_text(name: impl Into<String>, schema: &str) -> Result<Self, serde_json::Error> {
        Ok(Self { name: name.into(), schema: RawValue::from_string(schema.to_owned())? })
    }

    /// From a value, whose keys are in alphabetical order.
    pub fn from_value(name: impl Into<String>, schema: &serde_json::Value) -> Self {
        let schema = serde_json::value::to_raw_value(schema).expect("a JSON value can be written as JSON");
        Self { name: name.into(), schema }
    }
}

impl PartialEq for AnswerSchema {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.schema.get() == other.schema.get()
    }
}

/// A tool that the model wants to be called.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Call {
    pub id: String,
    pub name: String,
    pub input: serde_json::Value,
}

/// A part of an answer. `End` is the last one.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    Text(String),
    Call(Call),
    End(Usage),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    pub prompt_tokens: u32,
    pub completion_tokens: u32,
    /// Counted by us, by the length of the texts: the provider did not say.
    pub estimated: bool,
    pub finish: Finish,
}

/// Why an answer ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    Stop,
    /// It reached `max_tokens`.
    Length,
    /// It wants tools to be called.
    Calls,
    /// The provider held it back.
    Filtered,
}

/// Who answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModelInfo {
    pub provider: Provider,
    pub name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provider {
    Http,
    Local,
    Scripted,
}
