//! A conversation as the browser sees it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Time;
use utoipa::ToSchema;

use super::entity::{FeedbackReason, PhrasedBy, Rating, State, answer, conversation, feedback, turn};
use crate::{Criterion, Part, Source, part, understand::Understood};

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConversationCard {
    pub id: String,
    pub app: String,
    /// What it is about, by its id: a record of the app.
    pub subject: Option<String>,
    pub title: String,
    pub created_at: Time,
    pub updated_at: Time,
    /// Whether colleagues who have the link may read it.
    pub is_shared: bool,
    pub is_mine: bool,
    pub owner_name: String,
    /// Where the words that were searched for stand.
    pub excerpt: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Conversation {
    #[serde(flatten)]
    pub card: ConversationCard,
    /// All of them; those with the same parent are versions of one message.
    pub turns: Vec<Turn>,
    /// The turn that is shown last.
    pub leaf: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Turn {
    pub id: String,
    pub parent: Option<String>,
    pub text: String,
    pub created_at: Time,
    pub answers: Vec<Answer>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    pub id: String,
    pub turn: String,
    /// Counted from 1 through the answers to one message.
    pub number: i32,
    pub state: State,
    /// Grows with every change.
    pub seq: i64,
    #[serde(flatten)]
    pub body: Body,
    pub phrased_by: PhrasedBy,
    pub model_name: Option<String>,
    pub feedback: Option<Feedback>,
    pub created_at: Time,
    pub ended_at: Option<Time>,
}

/// What an answer says and rests on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct Body {
    pub parts: Vec<Part>,
    pub sources: Vec<Source>,
    pub criteria: Vec<Criterion>,
    pub runs: Vec<RunView>,
    /// What could be asked next.
    pub suggestions: Vec<String>,
    /// What is being done at the moment.
    pub step: Option<String>,
}

/// A tool that ran for an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RunView {
    pub tool: String,
    pub about: String,
    #[schema(value_type = Object)]
    pub input: Value,
    /// Why it failed, if it did.
    pub problem: Option<String>,
    pub facts: Vec<FactView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FactView {
    pub label: String,
    pub value: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Feedback {
    pub rating: Rating,
    pub reason: Option<FeedbackReason>,
    pub note: String,
}

/// What somebody thought of an answer, for those who look after the suite.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackEntry {
    pub answer: String,
    pub app: String,
    pub at: Time,
    #[serde(flatten)]
    pub feedback: Feedback,
    pub asked: String,
    pub answered: String,
    pub phrased_by: PhrasedBy,
    pub model_name: Option<String>,
}

/// What is kept of an answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Kept {
    #[serde(flatten)]
    pub body: Body,
    /// For the next message, which may lean on this one.
    pub understood: Option<Understood>,
}

impl Body {
    /// What it says, as plain text.
    pub fn words(&self) -> String {
        let mut lines = Vec::new();
        for part in &self.parts {
            match part {
                Part::Text(text) => lines.push(text.plain()),
                Part::People(people) => lines.extend(people.cards.iter().map(one_line)),
                Part::Matches(matches) => lines.extend(matches.cards.iter().map(part::FitCard::line)),
                Part::Table(table) => lines.push(table.title.clone()),
                Part::Chart(chart) => lines.push(chart.title.clone()),
                Part::Calculation(run) => lines.push(run.title.clone()),
                Part::Draft(draft) => lines.push(draft.subject.clone()),
                Part::Notice(notice) => lines.push(notice.text.clone()),
            }
        }
        lines.join("\n")
    }
}

fn one_line(card: &part::PersonCard) -> String {
    format!("{}, {}", card.name, card.below)
}

impl ConversationCard {
    pub fn of(row: conversation::Model, reader: &str) -> Self {
        Self {
            is_mine: row.owner == reader,
            id: row.id,
            app: row.app,
            subject: row.subject,
            title: row.title,
            created_at: row.created_at,
            updated_at: row.updated_at,
            is_shared: row.shared_at.is_some(),
            owner_name: row.owner_name,
            excerpt: None,
        }
    }
}

impl Conversation {
    /// As a colleague may read it: where the conversation stands now, without what its owner has thrown away on the way
    /// there, and without what they think of the answers.
    pub(crate) fn shared(self) -> Self {
        let newest = |turn: &Turn| {
            let newest = turn.answers.last().cloned();
            let answers = newest.map(|answer| Answer { feedback: None, ..answer }).into_iter().collect();
            Turn { answers, ..turn.clone() }
        };
        let turns = self.branch().into_iter().map(newest).collect();
        Self { turns, ..self }
    }
}

impl Turn {
    pub fn of(row: turn::Model, answers: Vec<Answer>) -> Self {
        Self { id: row.id, parent: row.parent, text: row.text, created_at: row.created_at, answers }
    }
}

impl Answer {
    pub fn of(row: answer::Model, feedback: Option<feedback::Model>) -> Self {
        let kept = Kept::read(&row.body);
        Self {
            id: row.id,
            turn: row.turn,
            number: row.number,
            state: row.state,
            seq: row.seq,
            body: kept.body,
            phrased_by: row.phrased_by,
            model_name: row.llm,
            feedback: feedback.map(Feedback::from),
            created_at: row.created_at,
            ended_at: row.ended_at,
        }
    }
}

impl Kept {
    /// What was written by another version of the suite is empty rather than an error.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}

impl From<feedback::Model> for Feedback {
    fn from(row: feedback::Model) -> Self {
        Self { rating: row.rating, reason: row.reason, note: row.note }
    }
}
