//! Conversations, for every app: a message is understood, tools run, their results are phrased, every figure and
//! every name is checked, and all of it is kept. An app adds tools, a grammar and words, and no pipeline of its own.
//!
//! Invariant: a figure or a person in an answer comes from a tool's result or a quoted passage.

mod ask;
mod assistant;
mod chat;
mod conversation;
mod criterion;
mod error;
mod excerpt;
pub mod export;
mod fact;
pub mod guard;
mod keep;
pub mod library;
mod live;
mod make;
mod models;
pub mod part;
pub mod phrase;
mod source;
pub mod tool;
pub mod understand;
mod watch;

pub use ask::{Asked, Change, Place, Writer};
pub use assistant::{Assistant, Call, Phrased, Ran, Refusal, Told};
pub use chat::{Chat, Listed, Patience, Setup, Wanted};
pub use conversation::{
    Answer, Body, Conversation, ConversationCard, FactView, Feedback, FeedbackEntry, FeedbackReason,
    PhrasedBy, Rating, RunView, State, Turn,
};
pub use criterion::{Criterion, EditedCriterion, Need, Number, Range, Span, Term, Value, Words};
pub use error::ChatError;
pub use fact::{Amount, Fact, Figure, Name, Quote};
pub use keep::Keeping;
pub use live::Update;
pub use models::{
    AiSettings, AiUsage, ChangeAiSettings, Chosen, Maker, Means, ModelPrices, Models, Prepared, ProviderKind,
    SetApp, Trial, UsageRow,
};
pub use part::{Notice, NoticeReason, Part, Run, Sentence, Text};
pub use source::{Origin, Passage, Record, Source, ToolRun};
pub use tool::{Asker, Outcome, Reads, Spec, Tool, ToolError};

use store::sea_orm_migration::MigrationTrait;

/// The tables of conversations.
pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![
        Box::new(conversation::CreateConversations),
        Box::new(library::CreateLibrary),
        Box::new(models::CreateModels),
        Box::new(conversation::IndexTurns),
        Box::new(conversation::AddSubject),
    ]
}
