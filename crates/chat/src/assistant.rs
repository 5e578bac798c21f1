//! What an app adds to a conversation: its tools, its grammar, its words. The pipeline is the same for all.

use std::sync::Arc;

use serde_json::Value;

use crate::{
    Criterion, Notice, NoticeReason, Outcome, Part, Tool, ToolError,
    guard::{Crisis, Vocabulary},
    part::Contact,
    phrase::Voice,
    understand::{Grammar, Understood},
};

/// The conversation of one app.
pub struct Assistant {
    /// The app's slug.
    pub app: &'static str,
    pub title: &'static str,
    /// What an empty conversation says.
    pub greeting: &'static str,
    /// What the empty line to write in says.
    pub placeholder: &'static str,
    /// What stands below it: what to check.
    pub footnote: &'static str,
    pub suggestions: &'static [&'static str],
    pub grammar: Grammar,
    pub tools: Vec<Arc<dyn Tool>>,
    /// What a language model is told about the app.
    pub prompt: &'static str,
    /// Makes the sentences of an answer from what the tools gave.
    pub phrase: fn(&Told<'_>, &mut Voice) -> Phrased,
    /// Looks for messages that no engine and no model should answer.
    pub crisis: Option<Crisis>,
    /// What the app does not help with: looked for before anything is understood or run, so that neither a grammar nor
    /// a model can go around it. It gets the message and what was asked before it, the oldest first.
    pub refuses: Option<Refuses>,
    /// Names that the app speaks of by itself, besides those that tools give.
    pub names: &'static [&'static str],
}

/// Says no to a message, read with those before it.
pub type Refuses = fn(&str, &[&str]) -> Option<Refusal>;

/// A tool that is to run.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Call {
    pub tool: String,
    pub input: Value,
}

/// A tool that has run.
#[derive(Clone, Debug, PartialEq)]
pub struct Ran {
    pub call: Call,
    /// Its sources are numbered through the answer.
    pub outcome: Result<Outcome, ToolError>,
}

/// All there is to make an answer of.
pub struct Told<'a> {
    pub message: &'a str,
    pub understood: &'a Understood,
    pub ran: &'a [Ran],
}

/// An answer in the engine's own words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Phrased {
    pub parts: Vec<Part>,
    /// What could be asked next.
    pub suggestions: Vec<String>,
}

/// Why something is not answered, and what is there instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusal {
    /// What is not done and why, and what can be done.
    pub text: String,
    /// Whom to turn to.
    pub contacts: Vec<Contact>,
    pub suggestions: Vec<String>,
}

impl Refusal {
    pub(crate) fn part(&self) -> Part {
        let notice = Notice::new(NoticeReason::Refused, self.text.clone());
        Part::Notice(notice.with_contacts(self.contacts.iter().cloned()))
    }
}

impl Told<'_> {
    /// What the first run of this tool gave, if it worked.
    pub fn outcome(&self, tool: &str) -> Option<&Outcome> {
        let of_tool = self.ran.iter().find(|ran| ran.call.tool == tool)?;
        of_tool.outcome.as_ref().ok()
    }

    /// The criterion of this slot.
    pub fn criterion(&self, slot: &str) -> Option<&Criterion> {
        self.understood.criteria.iter().find(|criterion| criterion.slot == slot)
    }
}

impl Assistant {
    /// The words that are nobody's name here.
    pub fn vocabulary(&self) -> Vocabulary {
        Vocabulary::new().with([self.title]).with(self.names)
    }

    pub fn tool(&self, name: &str) -> Option<&Arc<dyn Tool>> {
        self.tools.iter().find(|tool| tool.spec().name == name)
    }
}
