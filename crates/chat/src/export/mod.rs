//! A conversation as a file to take away: the branch that is shown, its newest answers, their sources.

mod markdown;

use serde::Deserialize;
use utoipa::ToSchema;

pub use markdown::markdown;

use crate::{Answer, Conversation, Turn};

/// How a conversation is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    Markdown,
    Pdf,
}

impl Conversation {
    /// The messages from the first one to the one that is shown last.
    pub fn branch(&self) -> Vec<&Turn> {
        let mut branch = Vec::new();
        let mut next = Some(self.leaf.as_str());
        while let Some(id) = next {
            let Some(turn) = self.turns.iter().find(|turn| turn.id == id) else { break };
            branch.push(turn);
            // A tree whose parents went round in a circle would have no end.
            next = turn.parent.as_deref().filter(|_| branch.len() <= self.turns.len());
        }
        branch.reverse();
        branch
    }
}

impl Turn {
    pub fn newest(&self) -> Option<&Answer> {
        self.answers.last()
    }
}
