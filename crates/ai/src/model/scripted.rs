//! A model for tests that says what it is told to say: it can hold an answer, cut it, talk nonsense or never end.
//! It never sleeps.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard},
};

use futures_util::stream::{self, StreamExt};
use tokio::sync::watch;

use super::{Answer, Call, Finish, Model, ModelError, ModelInfo, Piece, Provider, Request, Usage, estimate};

/// What a scripted answer does next. One that runs out of steps without an end is cut off.
#[derive(Clone, Debug)]
pub enum Step {
    Text(String),
    Call(Call),
    /// Goes on when the gate is opened.
    Hold(Gate),
    /// The connection breaks.
    Cut,
    /// Bytes come that nobody can read.
    Nonsense,
    Fail(ModelError),
    /// An orderly end, with its tokens estimated.
    End,
    EndWith(Usage),
    /// The same words for ever.
    Endless,
}

impl Step {
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    pub fn call(id: impl Into<String>, name: impl Into<String>, input: serde_json::Value) -> Self {
        Self::Call(Call { id: id.into(), name: name.into(), input })
    }
}

/// Holds an answer until it is opened.
#[derive(Clone, Debug)]
pub struct Gate {
    reached: Arc<watch::Sender<bool>>,
    open: Arc<watch::Sender<bool>>,
}

impl Default for Gate {
    fn default() -> Self {
        Self { reached: Arc::new(watch::Sender::new(false)), open: Arc::new(watch::Sender::new(false)) }
    }
}

impl Gate {
    pub fn new() -> Self {
        Self::default()
    }

    /// Lets the answer go on.
    pub fn open(&self) {
        self.open.send_replace(true);
    }

    /// Waits until the answer has come to the gate: all before it has been taken.
    pub async fn reached(&self) {
        until(&self.reached).await;
    }

    async fn pass(&self) {
        self.reached.send_replace(true);
        until(&self.open).await;
    }
}

async fn until(sender: &watch::Sender<bool>) {
    sender.subscribe().wait_for(|value| *value).await.expect("the sender is held here");
}

/// The model. Clones share the script.
#[derive(Clone, Debug)]
pub struct Scripted(Arc<Script>);

#[derive(Debug)]
struct Script {
    name: String,
    answers: Mutex<VecDeque<Vec<Step>>>,
    requests: Mutex<Vec<Request>>,
    /// How many answers are being given.
    under_way: watch::Sender<usize>,
}

impl Default for Scripted {
    fn default() -> Self {
        Self::named("scripted")
    }
}

impl Scripted {
    /// A model without answers.
    pub fn new() -> Self {
        Self::default()
    }

    pub fn named(name: impl Into<String>) -> Self {
        Self(Arc::new(Script {
            name: name.into(),
            answers: Mutex::default(),
            requests: Mutex::default(),
            under_way: watch::Sender::new(0),
        }))
    }

    /// A model that gives one answer after the other.
    pub fn with(answers: impl IntoIterator<Item = Vec<Step>>) -> Self {
        let model = Self::new();
        lock(&model.0.answers).extend(answers);
        model
    }

    /// Adds an answer at the end.
    pub fn push(&self, answer: impl Into<Vec<Step>>) {
        lock(&self.0.answers).push_back(answer.into());
    }

    /// Adds an answer of one text.
    pub fn push_text(&self, text: impl Into<String>) {
        self.push([Step::text(text), Step::End]);
    }

    /// What it was asked, in order.
    pub fn requests(&self) -> Vec<Request> {
        lock(&self.0.requests).clone()
    }

    /// How many answers nobody has asked for yet.
    pub fn left(&self) -> usize {
        lock(&self.0.answers).len()
    }

    /// How many answers are being given: asked for, not at their end, not dropped.
    pub fn under_way(&self) -> usize {
        *self.0.under_way.borrow()
    }

    /// Waits until no answer is being given.
    pub async fn quiet(&self) {
        self.0.under_way.subscribe().wait_for(|count| *count == 0).await.expect("the sender is held here");
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nothing panics while it holds the script")
}

impl Model for Scripted {
    fn describe(&self) -> ModelInfo {
        ModelInfo { provider: Provider::Scripted, name: self.0.name.clone() }
    }

    fn ask(&self, request: Request) -> Answer {
        let usage = Usage {
            prompt_tokens: estimate::tokens_of_request(&request),
            completion_tokens: 0,
            estimated: true,
            finish: Finish::Stop,
        };
        lock(&self.0.requests).push(request);
        let steps = lock(&self.0.answers).pop_front().unwrap_or_else(|| {
            vec![Step::Fail(ModelError::Refused("the script has no more answers".to_owned()))]
        });
        self.0.under_way.send_modify(|count| *count += 1);
        let answer = Telling { steps: steps.into(), usage, script: self.0.clone() };
        stream::unfold(Some(answer), |answer| async { answer?.next().await }).boxed()
    }
}

/// An answer that is being given.
struct Telling {
    steps: VecDeque<Step>,
    usage: Usage,
    script: Arc<Script>,
}

impl Telling {
    async fn next(mut self) -> Option<(Result<Piece, ModelError>, Option<Self>)> {
        // Whoever reads without end lets others run.
        tokio::task::yield_now().await;
        loop {
            let piece = match self.steps.pop_front() {
                Some(Step::Hold(gate)) => {
                    gate.pass().await;
                    continue;
                }
                Some(Step::Text(text)) => Ok(Piece::Text(text)),
                Some(Step::Call(call)) => Ok(Piece::Call(call)),
                Some(Step::Endless) => {
                    self.steps.push_front(Step::Endless);
                    Ok(Piece::Text("and so on, ".to_owned()))
                }
                Some(Step::End) => Ok(Piece::End(self.usage)),
                Some(Step::EndWith(usage)) => Ok(Piece::End(usage)),
                Some(Step::Nonsense) => {
                    Err(ModelError::Nonsense("expected value at line 1 column 1".to_owned()))
                }
                Some(Step::Fail(error)) => Err(error),
                Some(Step::Cut) | None => Err(ModelError::CutOff),
            };
            match &piece {
                Ok(Piece::Text(text)) => self.count(estimate::tokens_of(text)),
                Ok(Piece::Call(call)) => {
                    self.count(estimate::tokens_of_call(call));
                    self.usage.finish = Finish::Calls;
                }
                Ok(Piece::End(_)) | Err(_) => return Some((piece, None)),
            }
            return Some((piece, Some(self)));
        }
    }

    fn count(&mut self, tokens: u32) {
        self.usage.completion_tokens = self.usage.completion_tokens.saturating_add(tokens);
    }
}

impl Drop for Telling {
    fn drop(&mut self) {
        self.script.under_way.send_modify(|count| *count -= 1);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Message;

    fn question() -> Request {
        Request { messages: vec![Message::User("Why?".to_owned())], ..Request::default() }
    }

    #[tokio::test]
    async fn it_says_what_it_is_told_and_notes_what_it_was_asked() {
        let model = Scripted::with([vec![
            Step::text("Let me see."),
            Step::call("1", "find", json!({"name": "Ada"})),
            Step::End,
        ]]);
        model.push_text("Because.");
        let pieces: Vec<_> = model.ask(question()).collect().await;
        assert_eq!(pieces[0], Ok(Piece::Text("Let me see.".to_owned())));
        assert!(matches!(&pieces[1], Ok(Piece::Call(call)) if call.name == "find"));
        assert!(matches!(pieces[2], Ok(Piece::End(Usage { finish: Finish::Calls, estimated: true, .. }))));
        let pieces: Vec<_> = model.ask(Request::default()).collect().await;
        assert!(matches!(pieces[1], Ok(Piece::End(Usage { finish: Finish::Stop, .. }))));
        assert_eq!(model.requests(), [question(), Request::default()]);
        assert_eq!(model.left(), 0);
        let pieces: Vec<_> = model.ask(question()).collect().await;
        assert!(matches!(&pieces[..], [Err(ModelError::Refused(why))] if why.contains("no more answers")));
    }

    #[tokio::test]
    async fn it_holds_until_it_is_let_go_and_knows_who_left() {
        let gate = Gate::new();
        let held = vec![Step::text("a"), Step::Hold(gate.clone()), Step::text("b"), Step::End];
        let model = Scripted::with([held.clone(), held]);
        let mut answer = model.ask(question());
        assert_eq!(answer.next().await, Some(Ok(Piece::Text("a".to_owned()))));
        tokio::select! {
            biased;
            _ = answer.next() => panic!("it should hold"),
            () = gate.reached() => {}
        }
        assert_eq!(model.under_way(), 1);
        drop(answer);
        model.quiet().await;
        gate.open();
        assert_eq!(model.ask(question()).count().await, 3);
        assert_eq!(model.under_way(), 0);
    }

    #[tokio::test]
    async fn it_fails_in_every_way() {
        for (step, error) in [
            (vec![Step::Cut], ModelError::CutOff),
            (vec![], ModelError::CutOff),
            (vec![Step::Fail(ModelError::Busy), Step::End], ModelError::Busy),
        ] {
            let pieces: Vec<_> = Scripted::with([step]).ask(question()).collect().await;
            assert_eq!(pieces, [Err(error)]);
        }
        let pieces: Vec<_> = Scripted::with([vec![Step::Nonsense]]).ask(question()).collect().await;
        assert!(matches!(pieces[..], [Err(ModelError::Nonsense(_))]));
        assert_eq!(Scripted::with([vec![Step::Endless]]).ask(question()).take(1_000).count().await, 1_000);
    }
}
