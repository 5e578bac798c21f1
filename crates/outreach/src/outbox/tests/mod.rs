mod approval;
mod delivery;
mod rendering;

use std::time::Duration;

use identity::mail::Mailer;
use store::{
    jobs::{Pace, Workers},
    testing::Kind,
};

use crate::{
    Draft, Message, MessageState, NewMessage, OutreachError, Recipient, Sentence, Slot, Source,
    bench::{Bench, ada, write},
};

const PATIENCE: Duration = Duration::from_mins(2);

/// A letter of two sentences to somebody.
pub fn letter(person: u32) -> NewMessage {
    let to = Recipient::Person { person, name: "The reader".to_owned() };
    let mut draft = Draft::by_machine(to, Sentence::phrase("subject", "A question"));
    let goal = Slot::quoted(Source::person(person, "goal", "work in climate"));
    draft.paragraph([Sentence::filled("goal", "You told us of this goal: “{}”.", &[goal])]);
    draft.paragraph([Sentence::disclosure()]);
    NewMessage {
        app: "matchmaking".to_owned(),
        reference: None,
        draft,
        purpose: "A question".to_owned(),
        is_ask: false,
        about: vec![person],
        reply_to: ("Ada".to_owned(), "ada@quadrangle.example".to_owned()),
    }
}

pub async fn create(bench: &Bench, new: NewMessage) -> Message {
    let id =
        write(&bench.outreach, move |own, tx| async move { own.create_in(&tx, new, &ada()).await }).await;
    bench.outreach.message(&id.unwrap()).await.unwrap()
}

pub async fn approve(bench: &Bench, id: &str, hash: &str) -> Result<(), OutreachError> {
    let (id, hash) = (id.to_owned(), hash.to_owned());
    write(&bench.outreach, move |own, tx| async move { own.approve_in(&tx, &id, &hash, &ada()).await }).await
}

pub async fn send(bench: &Bench, id: &str) -> Result<(), OutreachError> {
    let id = id.to_owned();
    write(&bench.outreach, move |own, tx| async move { own.send_in(&tx, &[&id], &ada()).await }).await
}

/// A letter that was approved.
pub async fn approved(bench: &Bench, person: u32) -> Message {
    let made = create(bench, letter(person)).await;
    approve(bench, &made.card.id, made.hash.as_ref().unwrap()).await.unwrap();
    bench.outreach.message(&made.card.id).await.unwrap()
}

/// Somebody to write to, and the outbox at work.
pub async fn at_work(kind: Kind, mailer: Option<Mailer>) -> (Bench, u32, Workers) {
    let bench = Bench::new(kind, mailer).await;
    let person = bench.somebody(0).await;
    let pace = Pace { workers: 2, ..Pace::default() };
    let workers = bench.jobs.start(bench.outreach.works(), pace);
    (bench, person, workers)
}

/// Waits until a message is as it should be.
pub async fn when(bench: &Bench, id: &str, is: impl Fn(&Message) -> bool) -> Message {
    let wait = async {
        loop {
            let message = bench.outreach.message(id).await.unwrap();
            if is(&message) {
                return message;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it becomes so")
}

pub async fn when_in(bench: &Bench, id: &str, state: MessageState) -> Message {
    when(bench, id, |message| message.card.state == state).await
}
