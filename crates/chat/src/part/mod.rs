//! What an answer consists of: plain text and typed pieces. No markup, and no address that code did not make.

mod matches;

pub use matches::{
    FitCapacity, FitCard, FitConflict, FitEvidence, FitLayer, FitObstacle, FitPart, FitWay, Matches, Sought,
};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Amount, phrase};

/// One piece of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Part {
    Text(Text),
    People(People),
    Matches(Matches),
    Table(Table),
    Chart(Chart),
    Calculation(Calculation),
    Draft(Draft),
    Notice(Notice),
}

/// A paragraph, or one point of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Text {
    pub style: Style,
    pub sentences: Vec<Sentence>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Style {
    #[default]
    Paragraph,
    /// Points that follow each other are one list.
    Item,
    /// Words of a source, as they stand there.
    Quote,
}

/// A sentence and the numbers of the sources that it rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Sentence {
    pub runs: Vec<Run>,
    pub sources: Vec<u32>,
}

/// Words that are set alike.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Run {
    pub text: String,
    pub strong: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct People {
    pub cards: Vec<PersonCard>,
}

/// Somebody of the campus, as far as the answer needs them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonCard {
    /// Whom the card opens.
    pub person: String,
    pub name: String,
    /// Beside the name: a degree and its year.
    pub beside: String,
    /// Below the name: what they do, and where.
    pub below: String,
    /// Why they are here, in a few words each.
    pub reasons: Vec<String>,
    pub score: Option<Score>,
    pub sources: Vec<u32>,
}

/// A score from 0 to 100 and what it is made of.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Score {
    pub value: u8,
    pub parts: Vec<ScorePart>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScorePart {
    pub label: String,
    pub points: f64,
    pub of: f64,
    pub reason: String,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Table {
    pub title: String,
    pub columns: Vec<Column>,
    pub rows: Vec<Vec<Cell>>,
    pub sources: Vec<u32>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Column {
    pub label: String,
    /// Figures stand at the end of their cell.
    pub numeric: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Cell {
    pub text: String,
    /// A page of the suite that says more.
    pub path: Option<String>,
}

/// A picture of figures. Its table is made of the same points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Chart {
    pub title: String,
    pub form: ChartForm,
    pub across: String,
    pub up: String,
    pub series: Vec<Series>,
    pub sources: Vec<u32>,
}

impl Chart {
    /// A bar for each group, as long as it is large. Of the first source.
    pub fn of_groups(people: &str, by: &str, groups: &[(String, u64)]) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "a bar's length needs no more than 52 bits")]
        let point = |(label, count): &(String, u64)| Point {
            label: label.clone(),
            value: *count as f64,
            text: phrase::amount(&Amount::Count(*count)),
        };
        Self {
            title: format!("{people} by {}", by.to_lowercase()),
            form: ChartForm::Bars,
            across: by.to_owned(),
            up: people.to_owned(),
            series: vec![Series { name: people.to_owned(), points: groups.iter().map(point).collect() }],
            sources: vec![1],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ChartForm {
    Bars,
    Lines,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Series {
    pub name: String,
    pub points: Vec<Point>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Point {
    pub label: String,
    pub value: f64,
    /// The value as it is read: with its unit.
    pub text: String,
}

/// A run of a calculator, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Calculation {
    pub title: String,
    pub lines: Vec<Line>,
    /// What it is not: an offer, a promise.
    pub note: String,
    pub sources: Vec<u32>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    pub label: String,
    pub value: String,
    /// How the value comes about.
    pub rule: String,
    pub total: bool,
}

/// A text for somebody else. It leaves with a person's approval or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Draft {
    pub title: String,
    pub to: Vec<String>,
    pub subject: String,
    pub body: Vec<Text>,
}

/// Something the reader has to know about the answer itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Notice {
    pub reason: NoticeReason,
    pub text: String,
    /// Whom to turn to, for what cannot wait.
    pub contacts: Vec<Contact>,
    /// Whether asking again may help.
    pub retry: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum NoticeReason {
    /// Sentences with a figure that no source gives were left out.
    FigureCut,
    /// Sentences with a name that no source gives were left out.
    NameCut,
    /// Sentences with an address or with markup were left out.
    LinkCut,
    /// Sentences that promise or decide something were left out.
    PromiseCut,
    /// The language model did not answer, or not usefully; the words are the engine's own.
    ModelAway,
    /// A tool failed; what it would have given is missing.
    ToolFailed,
    /// The message tries to give instructions; it was read as a question.
    Instructions,
    /// Somebody may be in danger.
    Crisis,
    /// The app does not help with this.
    Refused,
    /// Words of the message that were not understood, or are never used, in quotes.
    NotUnderstood,
    /// What the figures of the answer are not: an offer. For which year they hold, and whom to talk to.
    Estimate,
    /// A person stopped the answer.
    Stopped,
    /// The answer ended before it was whole.
    Interrupted,
}

/// A way to reach help.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Contact {
    pub label: String,
    pub detail: String,
    /// A telephone number that can be called.
    pub phone: Option<String>,
}

impl Contact {
    /// All of it, on paper.
    pub fn line(&self) -> String {
        let phone = self.phone.as_ref().map(|phone| format!(", {phone}")).unwrap_or_default();
        format!("{}: {}{phone}", self.label, self.detail)
    }
}

impl Text {
    pub fn paragraph(sentences: impl IntoIterator<Item = Sentence>) -> Self {
        Self { style: Style::Paragraph, sentences: sentences.into_iter().collect() }
    }

    pub fn item(sentences: impl IntoIterator<Item = Sentence>) -> Self {
        Self { style: Style::Item, sentences: sentences.into_iter().collect() }
    }

    /// As it is read aloud.
    pub fn plain(&self) -> String {
        self.sentences.iter().map(Sentence::plain).collect::<Vec<_>>().join(" ")
    }
}

impl Sentence {
    pub fn plain(&self) -> String {
        self.runs.iter().map(|run| run.text.as_str()).collect()
    }

    /// The sentence with one more source.
    pub fn from_source(mut self, number: u32) -> Self {
        if !self.sources.contains(&number) {
            self.sources.push(number);
        }
        self
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Self {
        Self { runs: vec![Run { text: text.to_owned(), strong: false }], sources: Vec::new() }
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self { runs: vec![Run { text, strong: false }], sources: Vec::new() }
    }
}

impl Notice {
    pub fn new(reason: NoticeReason, text: impl Into<String>) -> Self {
        Self { reason, text: text.into(), contacts: Vec::new(), retry: false }
    }

    pub fn with_retry(mut self) -> Self {
        self.retry = true;
        self
    }

    pub fn with_contacts(mut self, contacts: impl IntoIterator<Item = Contact>) -> Self {
        self.contacts.extend(contacts);
        self
    }
}

impl Part {
    /// The numbers of the sources it names, where they are to be changed.
    pub fn source_lists(&mut self) -> Vec<&mut Vec<u32>> {
        match self {
            Self::Text(text) => sentence_lists(text),
            Self::People(people) => people.cards.iter_mut().map(|card| &mut card.sources).collect(),
            Self::Matches(matches) => matches.cards_mut().map(|card| &mut card.sources).collect(),
            Self::Table(table) => vec![&mut table.sources],
            Self::Chart(chart) => vec![&mut chart.sources],
            Self::Calculation(run) => vec![&mut run.sources],
            Self::Draft(draft) => draft.body.iter_mut().flat_map(sentence_lists).collect(),
            Self::Notice(_) => Vec::new(),
        }
    }
}

fn sentence_lists(text: &mut Text) -> Vec<&mut Vec<u32>> {
    text.sentences.iter_mut().map(|sentence| &mut sentence.sources).collect()
}
