//! A conversation as a file to take away: the branch that is shown, its newest answers, their sources.

mod markdown;
mod paper;

use serde::Deserialize;
use utoipa::ToSchema;

use documents::pdf::{self, WriteError};
pub use markdown::markdown;
pub use paper::paper;

use crate::{Answer, Conversation, Turn};

/// How a conversation is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    Markdown,
    Pdf,
}

/// A file to take away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    pub name: String,
    pub media: &'static str,
    pub data: Vec<u8>,
}

pub fn file(conversation: &Conversation, format: Format) -> Result<File, WriteError> {
    let title = &conversation.card.title;
    Ok(match format {
        Format::Markdown => File {
            name: format!("{title}.md"),
            media: "text/markdown; charset=utf-8",
            data: markdown(conversation).into_bytes(),
        },
        Format::Pdf => File {
            name: format!("{title}.pdf"),
            media: "application/pdf",
            data: pdf::write(&paper(conversation))?,
        },
    })
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
