//! From a message in plain English to criteria and tool calls, without a language model. The same message gives the
//! same criteria on every machine; an embedder, where there is one, only helps to tell intents apart.

mod again;
mod compile;
mod dropped;
mod follow;
mod fresh;
mod grammar;
mod intent;
mod left;
mod message;
mod modality;
mod next;
mod orders;
mod pronoun;
mod request;
mod seasons;
mod similar;
mod slots;
mod small;
mod subject;
#[cfg(test)]
mod tests;
mod typos;
mod unclear;

use std::borrow::Cow;

use ai::Embedder;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{Call, Criterion, Term};

pub use compile::{Compiled, Unread};
pub use grammar::{Fallback, Grammar, Intent, Many, Needed, Slot};
pub use request::Request;
pub use slots::{Bound, Choice, Read, Reader, bounded, days, money};

use message::Message;
use typos::Spelling;

/// What was understood of a message. It is stored with the answer, and the next message goes on from it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Understood {
    /// What was asked, with slips mended and orders left out. If the message answers a question of ours, or asks for
    /// more, it is what was asked before.
    pub message: String,
    /// The name of the app's intent, or of some small talk.
    pub intent: Option<String>,
    pub criteria: Vec<Criterion>,
    /// What was understood, too, and is of no use for this intent.
    pub unused: Vec<Criterion>,
    pub calls: Vec<Call>,
    pub change: Change,
    /// A question back to the person. Nothing is called until it is answered.
    pub asks: Option<String>,
    /// The slot that it asks for.
    pub asked: Option<String>,
    /// The intents between which it asks to choose.
    pub options: Vec<String>,
    /// All there is to say to small talk.
    pub says: Option<String>,
    /// How often more of the same was asked for.
    pub more: u32,
    /// How many were asked for in each list of the same before; nothing where it was the usual number.
    pub earlier: Vec<Option<u32>>,
    /// How many messages of the conversation came before.
    pub turn: u32,
    /// From 0 to 1.
    pub confidence: f32,
    /// What the next message goes on from, if this one asked for nothing.
    pub kept: Option<Box<Understood>>,
}

/// What a message does to the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Change {
    #[default]
    New,
    Refined,
    Replaced,
    Removed,
    More,
    /// The same criteria for another intent.
    Turned,
    /// One of those that were shown.
    Referred,
    /// It answers a question of ours.
    Answered,
    StartedOver,
    /// A person has changed the chips.
    Edited,
}

/// Finds people by a name.
pub type Lookup<'a> = &'a (dyn Fn(&str) -> Vec<Term> + Sync);

/// What a message is read with.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    pub today: Date,
    pub embedder: Option<&'a dyn Embedder>,
    /// Who goes by a name. Of several, each is called so that they can be told apart.
    pub people: Option<Lookup<'a>>,
    /// Who or what the answer before has shown, in its order.
    pub shown: &'a [Term],
}

impl<'a> Context<'a> {
    pub fn on(today: Date) -> Self {
        Self { today, embedder: None, people: None, shown: &[] }
    }

    pub fn with_embedder(self, embedder: Option<&'a dyn Embedder>) -> Self {
        Self { embedder, ..self }
    }

    pub fn with_people(self, people: Lookup<'a>) -> Self {
        Self { people: Some(people), ..self }
    }

    pub fn with_shown(self, shown: &'a [Term]) -> Self {
        Self { shown, ..self }
    }
}

impl Grammar {
    /// What a message asks for. Never fails: what cannot be understood is asked back.
    pub fn understand(
        &self,
        message: &str,
        before: Option<&Understood>,
        context: &Context<'_>,
    ) -> Understood {
        let turn = before.map_or(0, |before| before.turn + 1);
        let lasting = before.and_then(Understood::goes_on).map(|before| self.lasting(before));
        let before = lasting.as_deref();
        let read = Message::new(message, &Spelling { own: Some(&self.words) });
        let mut understood = self.read(&read, before, turn, context);
        if let Some(before) = before.filter(|before| self.only_asks(&understood, before)) {
            (understood.more, understood.earlier) = (before.more, before.earlier.clone());
        }
        if understood.message.is_empty() {
            read.text.trim().clone_into(&mut understood.message);
        }
        let goes_on =
            !understood.calls.is_empty() || understood.asked.is_some() || !understood.options.is_empty();
        if !goes_on && understood.change != Change::StartedOver {
            understood.kept = before.map(|before| Box::new(Understood { kept: None, ..before.clone() }));
        }
        Understood { turn, ..understood }
    }

    /// Whether a message asks something about the list before and leaves it as it is: "more" goes on behind it.
    fn only_asks(&self, understood: &Understood, before: &Understood) -> bool {
        let lasting = self.lasting(understood);
        let said = |all: &[Criterion]| -> Vec<Criterion> {
            all.iter().map(|one| Criterion { span: None, ..one.clone() }).collect()
        };
        let is_once = lasting.criteria.len() < understood.criteria.len();
        is_once && said(&lasting.criteria) == said(&before.criteria)
    }

    /// What was understood, without what holds for one message.
    fn lasting<'a>(&self, before: &'a Understood) -> Cow<'a, Understood> {
        let is_once = |one: &Criterion| self.slot(&one.slot).is_some_and(|slot| slot.is_once);
        if !before.criteria.iter().any(is_once) {
            return Cow::Borrowed(before);
        }
        let criteria = before.criteria.iter().filter(|one| !is_once(one)).cloned().collect();
        Cow::Owned(Understood { criteria, ..before.clone() })
    }

    /// Reads the word lists and embeds the examples, so that the first message does not have to wait for it. Says
    /// whether the embedder worked.
    pub fn prepare(&self, context: &Context<'_>) -> bool {
        self.understand(self.fallback.example, None, &Context { embedder: None, ..*context });
        context.embedder.is_some_and(|embedder| self.examples().prepare(embedder).is_some())
    }

    fn read(
        &self,
        message: &Message,
        before: Option<&Understood>,
        turn: u32,
        context: &Context<'_>,
    ) -> Understood {
        if message.words.is_empty() {
            return Understood { asks: Some(unclear::nothing_said(self)), ..Understood::default() };
        }
        let reads = self.all_reads(message, context, before.is_some());
        let next = before.and_then(|before| self.next(message, before, &reads, context));
        if let Some(next) = next {
            return next;
        }
        if before.is_none()
            && let Some(alone) = self.goes_on_from_nothing(message, &reads, context)
        {
            return alone;
        }
        let resolved = self.resolved(&reads, |_| true);
        if resolved.is_empty()
            && let Some(small) = small::talk(message)
        {
            let says = small.answer(turn as usize, self.fallback.can, self.fallback.example);
            return Understood {
                intent: Some(small.name.to_owned()),
                says: Some(says),
                confidence: 1.0,
                ..Understood::default()
            };
        }
        self.fresh(message, &reads, context)
    }

    /// A message that needs another one before it, and has none.
    fn goes_on_from_nothing(
        &self,
        message: &Message,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Option<Understood> {
        if let Some(words) = follow::starts_over(message) {
            return Some(self.started_over(message, &words, reads, context));
        }
        let is_which = message.words.len() <= 4 && !Reader::Which.find(message, context).is_empty();
        let asks = (reads.is_empty() && (is_which || follow::asks_for_more(message, &[])))
            .then(|| unclear::no_list(self));
        asks.map(|asks| Understood { asks: Some(asks), ..Understood::default() })
    }
}

impl Understood {
    /// What the next message goes on from.
    fn goes_on(&self) -> Option<&Self> {
        let is_small = self.calls.is_empty() && self.asked.is_none() && self.options.is_empty();
        if is_small { self.kept.as_deref() } else { Some(self) }
    }
}
