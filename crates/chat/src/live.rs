//! Answers under way in this process: as they are, and how whoever watches them hears of changes.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use serde::Serialize;
use tokio::sync::{broadcast, watch};

use crate::{
    Criterion, Part, Sentence, Source,
    conversation::{Answer, Kept, RunView},
    part::NoticeReason,
    understand::Understood,
};

/// How many changes a watcher may be behind before it is told the whole answer instead.
const REMEMBERED: usize = 64;

/// What a watcher hears, and passes on to nobody, when an answer is in other hands.
pub const MOVED: &str = "moved";

/// A change, ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    pub seq: i64,
    pub name: &'static str,
    /// JSON.
    pub data: Arc<str>,
}

/// The answers that this process makes.
#[derive(Default)]
pub struct Live(Mutex<HashMap<String, Arc<Draft>>>);

/// An answer under way.
pub struct Draft {
    pub id: String,
    now: Mutex<Now>,
    updates: broadcast::Sender<Update>,
    stopping: watch::Sender<bool>,
}

struct Now {
    answer: Answer,
    understood: Option<Understood>,
    rest: Rest,
    /// What was told last of all.
    ended: Option<Update>,
    /// Whether something has changed since it was last written down.
    is_dirty: bool,
}

/// What comes after the words, however they end.
#[derive(Default)]
pub struct Rest {
    pub parts: Vec<Part>,
    /// Why sentences were left out.
    pub cut: Vec<NoticeReason>,
}

impl Live {
    pub fn add(&self, draft: Arc<Draft>) {
        self.all().insert(draft.id.clone(), draft);
    }

    pub fn find(&self, id: &str) -> Option<Arc<Draft>> {
        self.all().get(id).map(Arc::clone)
    }

    pub fn remove(&self, id: &str) {
        self.all().remove(id);
    }

    pub fn everything(&self) -> Vec<Arc<Draft>> {
        self.all().values().map(Arc::clone).collect()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Draft>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Draft {
    pub fn new(answer: Answer) -> Self {
        Self {
            id: answer.id.clone(),
            now: Mutex::new(Now {
                answer,
                understood: None,
                rest: Rest::default(),
                ended: None,
                is_dirty: false,
            }),
            updates: broadcast::Sender::new(REMEMBERED),
            stopping: watch::Sender::new(false),
        }
    }

    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until a person wants it to stop.
    pub async fn stopped(&self) {
        let mut stopping = self.stopping.subscribe();
        if stopping.wait_for(|stopping| *stopping).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// The whole answer, or how it has ended; and every change from then on.
    pub fn watch(&self) -> (Update, broadcast::Receiver<Update>) {
        let now = self.now();
        let first = now.ended.clone().unwrap_or_else(|| whole("answer", &now.answer));
        (first, self.updates.subscribe())
    }

    pub fn answer(&self) -> Answer {
        self.now().answer.clone()
    }

    /// How many parts and sources it has so far.
    pub fn counts(&self) -> (usize, u32) {
        let now = self.now();
        let body = &now.answer.body;
        (body.parts.len(), u32::try_from(body.sources.len()).unwrap_or(u32::MAX))
    }

    pub fn step(&self, text: impl Into<String>) {
        let text = text.into();
        self.change("step", |now| {
            now.answer.body.step = Some(text.clone());
            Step { text: text.clone() }
        });
    }

    pub fn understood(&self, understood: Understood) {
        self.change("criteria", |now| {
            let criteria: Vec<Criterion> = understood.criteria.clone();
            now.answer.body.criteria.clone_from(&criteria);
            now.understood = Some(understood);
            criteria
        });
    }

    pub fn source(&self, source: Source) {
        self.change("source", |now| {
            now.answer.body.sources.push(source.clone());
            source
        });
    }

    pub fn run(&self, run: RunView) {
        let mut now = self.now();
        now.answer.body.runs.push(run);
        now.is_dirty = true;
    }

    pub fn suggest(&self, suggestions: Vec<String>) {
        let mut now = self.now();
        now.answer.body.suggestions = suggestions;
        now.is_dirty = true;
    }

    /// Adds a part, and says which one it is.
    pub fn part(&self, part: Part) -> usize {
        let mut at = 0;
        self.change("part", |now| {
            at = now.answer.body.parts.len();
            now.answer.body.parts.push(part.clone());
            Placed { index: at, part }
        });
        at
    }

    /// Adds a sentence to a part that is text.
    pub fn sentence(&self, index: usize, sentence: Sentence) {
        self.change("sentence", |now| {
            if let Some(Part::Text(text)) = now.answer.body.parts.get_mut(index) {
                text.sentences.push(sentence.clone());
            }
            Added { index, sentence }
        });
    }

    /// These parts are shown when the words are at their end.
    pub fn follow_with(&self, parts: Vec<Part>) {
        self.now().rest.parts = parts;
    }

    /// A sentence was left out.
    pub fn cut(&self, reason: NoticeReason) {
        self.now().rest.cut.push(reason);
    }

    pub fn take_rest(&self) -> Rest {
        std::mem::take(&mut self.now().rest)
    }

    /// Changes the answer in a way that watchers are told as a whole.
    pub fn rewrite(&self, change: impl FnOnce(&mut Answer)) {
        self.change("answer", |now| {
            change(&mut now.answer);
            now.answer.clone()
        });
    }

    /// Changes what watchers are told when it is whole.
    pub fn set(&self, change: impl FnOnce(&mut Answer)) {
        let mut now = self.now();
        change(&mut now.answer);
        now.answer.seq += 1;
        now.is_dirty = true;
    }

    /// What is to be kept of it, if it has changed since it was last asked for.
    pub fn unsaved(&self) -> Option<(i64, String)> {
        let mut now = self.now();
        std::mem::take(&mut now.is_dirty).then(|| (now.answer.seq, now.kept()))
    }

    /// What was to be kept was not.
    pub fn mark_unsaved(&self) {
        self.now().is_dirty = true;
    }

    pub fn kept(&self) -> (Answer, String) {
        let now = self.now();
        (now.answer.clone(), now.kept())
    }

    /// Tells the watchers that it is at its end, and how it is then.
    pub fn end(&self, answer: &Answer) {
        self.tell_last(whole("end", answer));
    }

    /// Tells the watchers that it goes on elsewhere.
    pub fn hand_over(&self) {
        let seq = self.now().answer.seq;
        self.tell_last(Update { seq, name: MOVED, data: "{}".into() });
    }

    fn tell_last(&self, update: Update) {
        let mut now = self.now();
        now.ended = Some(update.clone());
        // Nobody may be watching.
        let _ = self.updates.send(update);
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change<T: Serialize>(&self, name: &'static str, change: impl FnOnce(&mut Now) -> T) {
        let mut now = self.now();
        let told = change(&mut now);
        now.answer.seq += 1;
        now.is_dirty = true;
        if self.updates.receiver_count() > 0 {
            // Sent while it is locked: watchers hear of changes in their order.
            let _ = self.updates.send(Update { seq: now.answer.seq, name, data: json(&told) });
        }
    }
}

impl Now {
    fn kept(&self) -> String {
        let kept = Kept { body: self.answer.body.clone(), understood: self.understood.clone() };
        serde_json::to_string(&kept).expect("an answer can be written as JSON")
    }
}

pub fn whole(name: &'static str, answer: &Answer) -> Update {
    Update { seq: answer.seq, name, data: json(answer) }
}

fn json(value: &impl Serialize) -> Arc<str> {
    serde_json::to_string(value).expect("what is told can be written as JSON").into()
}

#[derive(Serialize)]
struct Step {
    text: String,
}

#[derive(Serialize)]
struct Placed {
    index: usize,
    part: Part,
}

#[derive(Serialize)]
struct Added {
    index: usize,
    sentence: Sentence,
}

#[cfg(test)]
mod tests {
    use store::Time;

    use super::*;
    use crate::conversation::{Body, PhrasedBy, State};

    fn draft() -> Draft {
        Draft::new(Answer {
            id: "a".to_owned(),
            turn: "t".to_owned(),
            number: 1,
            state: State::Working,
            seq: 0,
            body: Body::default(),
            phrased_by: PhrasedBy::Engine,
            model_name: None,
            feedback: None,
            created_at: Time::EPOCH,
            ended_at: None,
        })
    }

    #[test]
    fn whoever_comes_when_all_is_told_hears_the_end() {
        let draft = draft();
        let (first, mut updates) = draft.watch();
        assert_eq!(first.name, "answer");
        for _ in 0..=REMEMBERED {
            draft.step("On it…");
        }
        draft.end(&draft.answer());
        assert!(
            updates.try_recv().is_err_and(|error| matches!(error, broadcast::error::TryRecvError::Lagged(_)))
        );
        assert_eq!(draft.watch().0.name, "end");
        let moved = self::draft();
        moved.hand_over();
        assert_eq!(moved.watch().0.name, MOVED);
    }
}
