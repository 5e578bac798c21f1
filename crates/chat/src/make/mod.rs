//! How an answer is made: guard, understand, run tools, phrase, check, keep. The same steps for every app, with a
//! language model or without one.

mod cite;
mod model;
mod notices;
mod plan;
mod tools;
mod words;

use std::{panic::AssertUnwindSafe, pin::pin, sync::Arc};

use futures_util::FutureExt;
use jiff::civil::Date;
use sea_orm::ActiveValue::Set;
use tokio::sync::OwnedSemaphorePermit;

use crate::{
    Asker, Assistant, Chat, ChatError, Part, Patience, Ran, Refusal, Term, Told,
    conversation::{Kept, State, answer, store as rows},
    guard,
    keep::CHANNEL,
    live::Draft,
    models::Chosen,
    part::Cell,
    phrase::Voice,
    understand::Understood,
};

/// After so many attempts that were interrupted, a person decides.
const MOST_ATTEMPTS: i32 = 3;

/// All that is known when an answer is begun.
pub(crate) struct Task {
    pub assistant: Arc<Assistant>,
    pub draft: Arc<Draft>,
    pub message: String,
    pub asker: Asker,
    /// What was understood of the message before.
    pub before: Option<Understood>,
    /// What a person has made of the chips.
    pub edited: Option<Understood>,
    /// What was said so far, the oldest first.
    pub talk: Vec<Spoken>,
    /// Whom the answer before has shown, in its order.
    pub shown: Vec<Term>,
    pub today: Date,
    pub chosen: Option<Chosen>,
    pub patience: Patience,
}

/// A message and what was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spoken {
    pub asked: String,
    pub answered: String,
}

impl Task {
    /// Why the app does not answer this, if it does not: neither the message nor what a person has made of its chips.
    fn refused(&self, message: &str) -> Option<Refusal> {
        let refuses = self.assistant.refuses?;
        let earlier: Vec<&str> = self.talk.iter().map(|spoken| spoken.asked.as_str()).collect();
        let edited = self.edited.as_ref().map(|edited| edited.message.as_str());
        [Some(message), edited].into_iter().flatten().find_map(|asked| refuses(asked, &earlier))
    }

    /// The talk so far as a model hears of it: without what the app does not answer, so that no model does.
    fn open_talk(&self) -> impl Iterator<Item = &Spoken> {
        let refuses = self.assistant.refuses;
        let is_open = move |place: usize| {
            let earlier: Vec<&str> = self.talk[..place].iter().map(|spoken| spoken.asked.as_str()).collect();
            refuses.is_none_or(|refuses| refuses(&self.talk[place].asked, &earlier).is_none())
        };
        (0..self.talk.len()).filter(move |place| is_open(*place)).map(|place| &self.talk[place])
    }
}

#[derive(Default)]
struct Before {
    understood: Option<Understood>,
    talk: Vec<Spoken>,
    shown: Vec<Term>,
}

/// Runs the tools. If that takes long, others have their turn meanwhile.
async fn run_in_turn(
    task: &Task,
    understood: &Understood,
    turn: OwnedSemaphorePermit,
) -> (Vec<Ran>, Option<OwnedSemaphorePermit>) {
    let mut work = pin!(tools::run(task, understood));
    tokio::select! {
        ran = &mut work => return (ran, Some(turn)),
        () = tokio::time::sleep(task.patience.turn) => drop(turn),
    }
    (work.await, None)
}

fn shown(parts: &[Part]) -> Vec<Term> {
    let term = |id: &String, name: &String| Term { id: id.clone(), name: name.clone() };
    let of_part = |part: &Part| -> Vec<Term> {
        match part {
            Part::People(people) => people.cards.iter().map(|card| term(&card.person, &card.name)).collect(),
            Part::Matches(list) if list.is_list => {
                list.cards.iter().map(|card| term(&card.person, &card.name)).collect()
            }
            Part::Table(table) => table.rows.iter().filter_map(|row| person_of(row.first()?)).collect(),
            _ => Vec::new(),
        }
    };
    parts.iter().flat_map(of_part).collect()
}

/// Whom a row of a table is about, if its first cell leads to somebody.
fn person_of(cell: &Cell) -> Option<Term> {
    let id = cell.path.as_deref()?.strip_prefix("/people/")?;
    Some(Term { id: id.to_owned(), name: cell.text.clone() })
}

pub(crate) fn understood_of(row: &answer::Model) -> Option<Understood> {
    Kept::read(&row.body).understood
}

impl Chat {
    /// Makes the answer to its end, whatever happens on the way.
    pub(crate) async fn work_on(&self, row: answer::Model, draft: Arc<Draft>) {
        let (state, last) = if row.attempts > MOST_ATTEMPTS {
            (State::Failed, Some(notices::interrupted()))
        } else {
            let work = AssertUnwindSafe(self.prepare_and_make(&row, &draft)).catch_unwind();
            tokio::select! {
                made = work => {
                    match made.unwrap_or_else(|_| Err(ChatError::Invalid("it panicked".to_owned()))) {
                        Ok(()) => (State::Done, None),
                        Err(error) => {
                            tracing::error!(%error, answer = row.id, "an answer failed");
                            (State::Failed, Some(notices::interrupted()))
                        }
                    }
                }
                () = draft.stopped() => (State::Stopped, Some(notices::stopped())),
            }
        };
        words::finish(&draft);
        if let Some(notice) = last {
            draft.part(notice);
        }
        self.finish(&draft, state).await;
    }

    async fn prepare_and_make(&self, row: &answer::Model, draft: &Arc<Draft>) -> Result<(), ChatError> {
        let turn = self.turn().await;
        let task = self.prepare(row, draft).await?;
        self.make(&task, turn).await;
        Ok(())
    }

    async fn prepare(&self, row: &answer::Model, draft: &Arc<Draft>) -> Result<Task, ChatError> {
        let db = self.store().reader();
        let conversation = rows::find_any(db, &row.conversation).await?.ok_or(ChatError::NotThere)?;
        let turn = rows::find_turn(db, &row.turn).await?.ok_or(ChatError::NotThere)?;
        let Before { understood, talk, shown } = self.what_came_before(turn.parent.as_deref()).await?;
        let assistant = Arc::clone(self.assistant(&conversation.app)?);
        Ok(Task {
            chosen: self.models().for_app(assistant.app),
            assistant,
            draft: Arc::clone(draft),
            message: turn.text,
            asker: Asker { uid: row.owner.clone(), subject: conversation.subject },
            before: understood,
            edited: row.edited.as_deref().and_then(|edited| serde_json::from_str(edited).ok()),
            talk,
            shown,
            today: self.today(),
            patience: self.patience(),
        })
    }

    /// The last messages of this branch with their newest answers.
    async fn what_came_before(&self, parent: Option<&str>) -> Result<Before, ChatError> {
        const LOOKED_BACK: usize = 4;
        let db = self.store().reader();
        let mut before = Before::default();
        let mut next = parent.map(str::to_owned);
        while let Some(id) = next.filter(|_| before.talk.len() < LOOKED_BACK) {
            let Some(turn) = rows::find_turn(db, &id).await? else { break };
            let answers = rows::answers_to(db, &turn.id).await?;
            let kept = answers.last().map(|row| Kept::read(&row.body)).unwrap_or_default();
            if before.understood.is_none() {
                before.understood = kept.understood;
            }
            if before.shown.is_empty() {
                before.shown = shown(&kept.body.parts);
            }
            before.talk.push(Spoken { asked: turn.text, answered: kept.body.words() });
            next = turn.parent;
        }
        before.talk.reverse();
        Ok(before)
    }

    /// Works the answer out while it has its turn; a model may take minutes for the words, and everybody else would wait.
    async fn make(&self, task: &Task, mut turn: OwnedSemaphorePermit) {
        let draft = &task.draft;
        let inspection = guard::inspect(&task.message);
        if let Some(alarm) = task.assistant.crisis.as_ref().and_then(|crisis| crisis.look(&inspection.clean))
        {
            draft.part(alarm);
            return;
        }
        if let Some(refusal) = task.refused(&inspection.clean) {
            draft.part(refusal.part());
            draft.suggest(refusal.suggestions);
            return;
        }
        let mut understood = plan::understand(task, &inspection.clean, self.embedder()).await;
        if let Some(chosen) = plan::planner(task) {
            drop(turn);
            understood = plan::by_model(task, &inspection.clean, chosen, understood).await;
            turn = self.turn().await;
        }
        draft.understood(understood.clone());
        let (ran, turn) = run_in_turn(task, &understood, turn).await;
        let failed: Vec<Part> =
            ran.iter().filter(|ran| ran.outcome.is_err()).map(notices::tool_failed).collect();
        let told = Told { message: &inspection.clean, understood: &understood, ran: &ran };
        let mut voice = Voice::new(&draft.id).at_turn(understood.turn);
        let phrased = (task.assistant.phrase)(&told, &mut voice);
        let grounds = words::grounds(task, &told, &phrased);
        let material = words::material(task, &told, &phrased);
        // While a model speaks, thousands of these would be held.
        drop((ran, turn));
        words::say(task, material, (&phrased, &grounds)).await;
        if inspection.instructions {
            draft.part(notices::instructions());
        }
        for notice in failed {
            draft.part(notice);
        }
        draft.suggest(phrased.suggestions);
    }

    /// Writes the answer down, and only then tells those who watch that it is whole.
    async fn finish(&self, draft: &Arc<Draft>, state: State) {
        let now = self.store().now();
        draft.set(|answer| {
            answer.state = state;
            answer.ended_at = Some(now);
            answer.body.step = None;
        });
        let (answer, kept) = draft.kept();
        let row = answer::ActiveModel {
            id: Set(answer.id.clone()),
            state: Set(state),
            seq: Set(answer.seq),
            body: Set(kept),
            words: Set(answer.body.words()),
            phrased_by: Set(answer.phrased_by),
            llm: Set(answer.model_name.clone()),
            ended_at: Set(Some(now)),
            ..Default::default()
        };
        let holder = self.holder().to_owned();
        let written = self
            .store()
            .write(move |tx| async move {
                if let Some(id) = row.id.try_as_ref() {
                    tx.notify(CHANNEL, id).await?;
                }
                rows::end(&*tx, &holder, row).await
            })
            .await;
        self.live().remove(&draft.id);
        match written {
            Ok(Some(_)) => draft.end(&answer),
            // Somebody else has it, and tells.
            Ok(None) => draft.hand_over(),
            Err(error) => {
                tracing::error!(%error, answer = answer.id, "an answer was not kept");
                draft.hand_over();
            }
        }
    }
}
