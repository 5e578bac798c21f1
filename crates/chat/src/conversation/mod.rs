//! Conversations as they are kept: per person, as a tree of messages with one or more answers each.

mod entity;
mod migrations;
pub(crate) mod store;
#[cfg(test)]
mod tests;
mod view;

pub use entity::{FeedbackReason, PhrasedBy, Rating, State};
pub(crate) use entity::{answer, conversation, feedback, turn};
pub(crate) use migrations::{AddSubject, CreateConversations, IndexTurns};
pub(crate) use view::Kept;
pub use view::{
    Answer, Body, Conversation, ConversationCard, FactView, Feedback, FeedbackEntry, RunView, Turn,
};
