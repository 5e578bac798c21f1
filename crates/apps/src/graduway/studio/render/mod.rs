//! A piece as files: plain text, HTML, a mail. Pure.

mod html;
mod mail;

use outreach::Draft;

pub use html::html;
pub use mail::{MailHead, mail};

use super::merge::{Reader, fill};

/// What somebody reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub subject: String,
    pub paragraphs: Vec<String>,
}

impl Letter {
    /// As it is written, places and all: for a program that fills them itself.
    pub fn unfilled(draft: &Draft) -> Self {
        let paragraphs = draft.paragraphs.iter().map(|one| visible(&one.text()));
        Self { subject: visible(&draft.subject.text), paragraphs: paragraphs.collect() }
    }

    /// As it is read by somebody.
    pub fn filled(draft: &Draft, reader: &Reader) -> Self {
        let fill = |text: &str| visible(&fill(text, Some(reader)).0);
        let paragraphs = draft.paragraphs.iter().map(|one| fill(&one.text()));
        Self { subject: fill(&draft.subject.text), paragraphs: paragraphs.collect() }
    }

    pub fn text(&self) -> String {
        format!("{}\n\n{}\n", self.subject, self.paragraphs.join("\n\n"))
    }
}

/// Without what nobody sees. A paragraph is one line.
fn visible(text: &str) -> String {
    let seen: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    seen.chars().filter(|c| !api::is_hidden(*c)).collect()
}

#[cfg(test)]
mod tests;
