use std::time::Duration;

use ai::model::{Message, ModelError, Piece, Request};
use futures_util::StreamExt;
use serde::Serialize;
use tokio::time::Instant;
use utoipa::ToSchema;

use super::Models;

const PATIENCE: Duration = Duration::from_mins(1);

/// How a question to the model as it is set went.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Trial {
    pub works: bool,
    /// What it said, as plain text.
    pub words: String,
    pub first_millis: Option<u64>,
    pub millis: u64,
    /// What went wrong and what to do about it.
    pub problem: Option<String>,
}

impl Models {
    /// Asks the model something that every model can answer.
    pub async fn try_out(&self) -> Trial {
        let model = self.current(|current| current.model.clone());
        let Some(model) = model else {
            let problem = "No language model is set. The engine's own words are used.".to_owned();
            return Trial {
                works: false,
                words: String::new(),
                first_millis: None,
                millis: 0,
                problem: Some(problem),
            };
        };
        let question = "Say hello in one short sentence.".to_owned();
        let messages = vec![Message::User(question)];
        let request = Request { messages, max_tokens: 40, ..Request::default() };
        let started = Instant::now();
        let millis = |started: Instant| u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let (mut words, mut first) = (String::new(), None);
        let ask = async {
            let mut pieces = model.ask(request);
            while let Some(piece) = pieces.next().await {
                if let Piece::Text(text) = piece? {
                    first.get_or_insert_with(|| millis(started));
                    words.push_str(&text);
                }
            }
            Ok::<_, ModelError>(())
        };
        let ended = tokio::time::timeout(PATIENCE, ask).await.unwrap_or(Err(ModelError::Slow));
        let problem = match ended {
            Ok(()) if words.trim().is_empty() => Some("The model answered without any words.".to_owned()),
            Ok(()) => None,
            Err(error) => Some(format!("{} ({error})", error.sentence())),
        };
        Trial { works: problem.is_none(), words, first_millis: first, millis: millis(started), problem }
    }
}
