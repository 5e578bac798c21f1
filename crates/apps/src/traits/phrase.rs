//! What a language model makes of a draft. It is not waited for long, and what it says is checked piece by piece: with a
//! model that fails, is slow or talks nonsense, the draft stays as it is.

use std::time::Duration;

use ai::{AnswerSchema, Message, Request};
use chat::{
    Chosen, Run, Sentence,
    guard::{self, Ground, Verdict, Vocabulary},
};
use serde::Deserialize;
use serde_json::json;
use traits::propose::{Phrasing, Proposal};

/// Whoever waits for a draft waits no longer for the model.
pub const PATIENCE: Duration = Duration::from_secs(20);

const RULES: &str = include_str!("prompts/propose.md");
const FORM: &str = r#"{"type": "object", "properties": {"anchors": {"type": "array", "items": {"type": "string"}},
    "questions": {"type": "array", "items": {"type": "string"}}}, "required": ["anchors", "questions"],
    "additionalProperties": false}"#;
const WORDS_AT_MOST: u32 = 900;
/// No answer has more bytes.
const LONGEST: usize = 16 * 1024;

/// What the model is asked to give.
#[derive(Deserialize)]
struct Said {
    #[serde(default)]
    anchors: Vec<String>,
    #[serde(default)]
    questions: Vec<String>,
}

/// Puts a draft into the model's words, as far as they may stand. Says how many pieces that were. The nonce must be new
/// for every request.
pub async fn rephrase(chosen: &Chosen, draft: &mut Proposal, nonce: &str, patience: Duration) -> usize {
    let said = match tokio::time::timeout(patience, chosen.say(request(draft, nonce), LONGEST)).await {
        Ok(Ok(said)) => said,
        Ok(Err(error)) => {
            tracing::info!(%error, "a draft stays in the words of the rules");
            return 0;
        }
        Err(_) => {
            tracing::info!("a draft stays in the words of the rules: the model took too long");
            return 0;
        }
    };
    let ground = Ground::new(&[], &Vocabulary::new());
    let is_plain = |text: &str| is_plain(text, &ground);
    read(&said).map_or(0, |phrasing| draft.rephrase(&phrasing, &is_plain))
}

fn request(draft: &Proposal, nonce: &str) -> Request {
    let texts = |pieces: &[traits::propose::Piece]| {
        pieces.iter().map(|piece| piece.text.clone()).collect::<Vec<String>>()
    };
    let data = json!({
        "name": draft.name,
        "definition": draft.definition.text,
        "anchors": texts(&draft.anchors),
        "questions": texts(&draft.questions),
    });
    Request {
        messages: vec![
            Message::System(RULES.to_owned()),
            Message::User(guard::quarantine(&data.to_string(), nonce)),
        ],
        tools: Vec::new(),
        schema: AnswerSchema::from_text("phrasing", FORM).ok(),
        max_tokens: WORDS_AT_MOST,
        temperature: 0.2,
    }
}

/// The JSON in an answer, whatever stands around it.
fn read(said: &str) -> Option<Phrasing> {
    let json = said.get(said.find('{')?..=said.rfind('}')?)?;
    let said: Said = serde_json::from_str(json).ok()?;
    Some(Phrasing { anchors: said.anchors, questions: said.questions })
}

/// Whether a text has no figure, no name and no address, and nothing in it is hidden.
fn is_plain(text: &str, ground: &Ground) -> bool {
    let sentence = Sentence { runs: vec![Run { text: text.to_owned(), strong: false }], sources: Vec::new() };
    match guard::check(&sentence, ground) {
        Verdict::Fine(shown) => shown.plain() == text && !guard::nonsense(text),
        Verdict::Cut(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use ai::{Answer, Finish, Model, ModelError, ModelInfo, Piece, Provider, Usage};
    use futures_util::stream;
    use traits::propose::{Asked, Library, propose};

    use super::*;

    /// Says one thing, fails or never says anything.
    enum Only {
        Says(String),
        Fails,
        Waits,
    }

    impl Model for Only {
        fn describe(&self) -> ModelInfo {
            ModelInfo { provider: Provider::Scripted, name: "only".to_owned() }
        }

        fn ask(&self, _: Request) -> Answer {
            let usage =
                Usage { prompt_tokens: 1, completion_tokens: 1, estimated: true, finish: Finish::Stop };
            match self {
                Self::Says(text) => {
                    Box::pin(stream::iter([Ok(Piece::Text(text.clone())), Ok(Piece::End(usage))]))
                }
                Self::Fails => Box::pin(stream::iter([Err(ModelError::CutOff)])),
                Self::Waits => Box::pin(stream::pending()),
            }
        }
    }

    fn draft() -> Proposal {
        let library = Library { traits: traits::starter(), is_kept: &|_| true, meanings: None, embed: None };
        let line = "Prepare monthly reports and present findings to clients.";
        propose(&Asked { name: "Client Reporting", definition: "", line }, &library).unwrap()
    }

    async fn rephrased(model: Only, patience: Duration) -> (usize, Proposal) {
        let mut draft = draft();
        let chosen = Chosen { model: Arc::new(model), may_plan: false };
        (rephrase(&chosen, &mut draft, "nonce", patience).await, draft)
    }

    #[tokio::test]
    async fn what_may_stand_is_taken_and_the_rest_stays() {
        let before = draft();
        let good = "Prepares the reports only when somebody asks for them.";
        let mut anchors: Vec<String> = before.anchors.iter().map(|anchor| anchor.text.clone()).collect();
        good.clone_into(&mut anchors[1]);
        anchors[4] = "Brings Maya Chen and 12 others to prepare monthly reports as well.".to_owned();
        let said = format!("Here you are:\n```json\n{}\n```", json!({ "anchors": anchors, "questions": [] }));
        let (taken, after) = rephrased(Only::Says(said), PATIENCE).await;
        assert_eq!((taken, after.anchors[1].text.as_str()), (1, good));
        assert_eq!(after.anchors[4], before.anchors[4], "a name and a figure that nobody gave");
        assert_eq!(after.questions, before.questions);
    }

    #[tokio::test]
    async fn a_model_that_fails_or_is_slow_or_talks_nonsense_changes_nothing() {
        for (model, patience) in [
            (Only::Fails, PATIENCE),
            (Only::Waits, Duration::ZERO),
            (Only::Says(String::new()), PATIENCE),
            (Only::Says("} no JSON {".to_owned()), PATIENCE),
            (Only::Says("{\"anchors\": [1]}".to_owned()), PATIENCE),
            (Only::Says("a".repeat(LONGEST + 1)), PATIENCE),
        ] {
            assert_eq!(rephrased(model, patience).await, (0, draft()));
        }
    }
}
