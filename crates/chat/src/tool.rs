//! What an app lets a conversation do: read, count, calculate. A tool changes nothing.

use std::{future::Future, marker::PhantomData, sync::Arc};

use async_trait::async_trait;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{Fact, Origin, Part, Source};

/// What a tool is called, takes and looks at.
#[derive(Clone, Debug)]
pub struct Spec {
    pub name: &'static str,
    /// For the model and for the page that lists what the app may do.
    pub about: &'static str,
    /// The JSON schema of its input.
    pub input: Value,
    pub reads: &'static [Reads],
}

/// What a tool looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Reads {
    People,
    Gifts,
    Students,
    Library,
    /// The worksheet of a family that looks for aid, and the federal tables.
    Aid,
    /// What the message itself says, and nothing else.
    Message,
}

/// For whom a tool runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    pub uid: String,
    /// What the conversation is about, by its id: a record of the app. Whether this person may see it, the tool asks.
    pub subject: Option<String>,
}

/// What a tool gives back. Sources are numbered from 1 within it; the answer renumbers them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The whole result, typed by the tool: for the model, and to be compared.
    pub data: Value,
    pub facts: Vec<Fact>,
    /// What is shown of it as it is.
    pub parts: Vec<Part>,
    pub sources: Vec<Source>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ToolError {
    /// The input cannot be used; the sentence says why and what would do.
    #[error("{0}")]
    Input(String),
    /// It did not work. The cause is logged, not shown.
    #[error("{0}")]
    Failed(String),
}

impl From<store::Error> for ToolError {
    fn from(error: store::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

#[async_trait]
pub trait Tool: Send + Sync {
    fn spec(&self) -> &Spec;

    /// Whether it can read this input at all.
    fn takes(&self, input: &Value) -> bool {
        input.is_object()
    }

    async fn run(&self, input: Value, asker: &Asker) -> Result<Outcome, ToolError>;
}

/// A tool made of a function with a typed input.
pub fn typed<I, F, Fut>(
    (name, about): (&'static str, &'static str),
    reads: &'static [Reads],
    run: F,
) -> Arc<dyn Tool>
where
    I: DeserializeOwned + JsonSchema + Send + Sync + 'static,
    F: Fn(I, Asker) -> Fut + Send + Sync + 'static,
    Fut: Future<Output = Result<Outcome, ToolError>> + Send + 'static,
{
    let input = schemars::generate::SchemaSettings::draft2020_12()
        .with(|settings| settings.inline_subschemas = true)
        .into_generator()
        .into_root_schema_for::<I>();
    Arc::new(Typed { spec: Spec { name, about, input: input.to_value(), reads }, run, input: PhantomData })
}

struct Typed<I, F> {
    spec: Spec,
    run: F,
    input: PhantomData<fn(I)>,
}

#[async_trait]
impl<I, F, Fut> Tool for Typed<I, F>
where
    I: DeserializeOwned + Send + Sync + 'static,
    F: Fn(I, Asker) -> Fut + Send + Sync,
    Fut: Future<Output = Result<Outcome, ToolError>> + Send,
{
    fn spec(&self) -> &Spec {
        &self.spec
    }

    fn takes(&self, input: &Value) -> bool {
        input.is_object() && I::deserialize(input).is_ok()
    }

    async fn run(&self, input: Value, asker: &Asker) -> Result<Outcome, ToolError> {
        let input = serde_json::from_value(input).map_err(|error| {
            // It repeats what it could not read, which may be anybody's words.
            tracing::info!(%error, tool = self.spec.name, "an input cannot be read");
            ToolError::Input("it was asked for in a way that it does not know.".to_owned())
        })?;
        (self.run)(input, asker.clone()).await
    }
}

impl Outcome {
    /// The same, of the run at this place of the answer.
    pub fn of_run(mut self, place: usize) -> Self {
        for source in &mut self.sources {
            if let Origin::Run(run) = &mut source.origin {
                run.run = u32::try_from(place).unwrap_or(u32::MAX);
            }
        }
        self
    }

    /// The same with its sources counted on from `before`.
    pub fn renumbered(mut self, before: u32) -> Self {
        for source in &mut self.sources {
            source.number += before;
        }
        for numbers in self.parts.iter_mut().flat_map(Part::source_lists) {
            for number in numbers.iter_mut() {
                *number += before;
            }
        }
        for fact in &mut self.facts {
            match fact {
                Fact::Figure(figure) => figure.source += before,
                Fact::Name(name) => name.source += before,
                Fact::Quote(quote) => quote.source += before,
            }
        }
        self
    }
}
