//! Whether a text treats its reader fairly, and can be read: each finding with the words it is about, the rule, the
//! reason and what to write instead. The words are in plain files beside this one. Pure.

mod authorship;
mod lists;
mod personal;
mod phrases;
mod reading;
mod sensitive;
mod shouting;
#[cfg(test)]
mod tests;
mod words;

use std::ops::Range;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use authorship::discloses;
pub use personal::Private;
pub use reading::grade;

use self::words::{Text, Word};
use crate::draft::{Draft, Place, Sentence, Source};

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachRule)]
#[serde(rename_all = "camelCase")]
pub enum Rule {
    /// Makes the reader feel bad about not doing something.
    Guilt,
    /// A hurry that does not exist.
    Urgency,
    /// Leaves no room to say no.
    Pressure,
    /// A program wrote it and it does not say so, or it says that a person did.
    Undisclosed,
    /// Health, religion, politics, wealth, family, age, origin: guessed, or not for this letter.
    Sensitive,
    /// Details of somebody that they have not agreed to have passed on.
    Personal,
    /// A superlative or a promise that nothing supports.
    Unsupported,
    Shouting,
    TooLong,
    HardToRead,
}

impl Rule {
    pub const ALL: [Self; 10] = [
        Self::Guilt,
        Self::Urgency,
        Self::Pressure,
        Self::Undisclosed,
        Self::Sensitive,
        Self::Personal,
        Self::Unsupported,
        Self::Shouting,
        Self::TooLong,
        Self::HardToRead,
    ];

    pub fn weight(self) -> Weight {
        match self {
            Self::Guilt
            | Self::Urgency
            | Self::Pressure
            | Self::Undisclosed
            | Self::Sensitive
            | Self::Personal => Weight::Refused,
            Self::Unsupported | Self::Shouting => Weight::Warning,
            Self::TooLong | Self::HardToRead => Weight::Hint,
        }
    }
}

/// How much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachWeight)]
#[serde(rename_all = "camelCase")]
pub enum Weight {
    /// A message with it cannot be approved.
    Refused,
    Warning,
    Hint,
}

/// Something that is wrong with a text, or could be better.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    pub rule: Rule,
    pub weight: Weight,
    pub place: Place,
    /// The bytes of the words it is about; empty if it is about all of them.
    pub span: Range<usize>,
    /// These words.
    pub said: String,
    pub reason: String,
    pub suggestion: String,
}

/// A finding as it is shown: places in the text are counted as browsers count them, in units of UTF-16.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachFinding)]
#[serde(rename_all = "camelCase")]
pub struct ShownFinding {
    pub rule: Rule,
    pub weight: Weight,
    pub place: Place,
    pub start: u32,
    /// The same as the start if it is about all of the text.
    pub end: u32,
    pub said: String,
    pub reason: String,
    /// What to write instead.
    pub suggestion: String,
}

/// What has to be known beside the text.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Mail addresses and phone numbers that may be given: those of the sender.
    pub open: Vec<String>,
    /// What is on record of somebody and must not be passed on.
    pub private: Vec<Private>,
}

/// What was found in a draft, and how it reads.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The gravest first, then in the order of the text.
    pub findings: Vec<Finding>,
    /// The grade of school that reads it with ease; none for a text without words.
    pub grade: Option<f64>,
    pub words: usize,
}

impl Report {
    /// Whether something keeps the draft from being approved.
    pub fn is_refused(&self) -> bool {
        self.findings.iter().any(|finding| finding.weight == Weight::Refused)
    }
}

/// Looks at a whole draft.
pub fn lint(draft: &Draft, context: &Context) -> Report {
    let mut findings = Vec::new();
    for (place, sentence) in draft.texts() {
        let text = Text::new(&sentence.text);
        let found = look(&text, place, context).into_iter();
        // Whoever writes by hand may say so.
        let found = found.filter(|one| draft.machine || one.rule != Rule::Undisclosed);
        findings.extend(found.map(|one| excused(one, sentence)));
    }
    findings.extend(authorship::missing(draft));
    let body = draft.body();
    findings.extend(reading::whole(draft));
    findings.sort_by_key(|one| (one.weight, one.place, one.span.start, one.rule));
    Report { findings, grade: grade(&body), words: Text::new(&body).words.len() }
}

/// Looks at one sentence.
pub fn lint_text(text: &str, context: &Context) -> Vec<Finding> {
    let mut findings = look(&Text::new(text), Place::Whole, context);
    findings.sort_by_key(|one| (one.weight, one.span.start, one.rule));
    findings
}

fn look(text: &Text, place: Place, context: &Context) -> Vec<Finding> {
    let mut findings = Vec::new();
    findings.extend(phrases::look(text, place));
    findings.extend(sensitive::look(text, place));
    findings.extend(personal::look(text, place, context));
    findings.extend(shouting::look(text, place));
    if place != Place::Subject {
        findings.extend(reading::sentence(text, place));
    }
    findings
}

/// What somebody says of themselves in the quoted record is no guess, and what a source says is supported: that is
/// shown and refuses nothing. Details that were not agreed to are refused wherever they stand.
fn excused(mut finding: Finding, sentence: &Sentence) -> Finding {
    let said = words::folded(&finding.said);
    let is_quoted = sentence.sources.iter().any(|source| match source {
        Source::Record { quote, .. } | Source::Library { quote, .. } => holds(quote, &said),
        Source::Phrase { .. } | Source::Editor { .. } => false,
    });
    if is_quoted && matches!(finding.rule, Rule::Sensitive | Rule::Unsupported | Rule::Shouting) {
        finding.weight = Weight::Hint;
        "These are the words of the record. Check that the person would want them passed on."
            .clone_into(&mut finding.reason);
    }
    finding
}

/// Whether the quoted words have the last word of what was found: for a guess that is the word it turns on.
fn holds(quote: &str, said: &[String]) -> bool {
    let quoted = words::folded(quote);
    said.last().is_some_and(|last| quoted.contains(last))
}

impl Finding {
    fn new(rule: Rule, place: Place, text: &Text, span: Range<usize>) -> Self {
        let said = text.all.get(span.clone()).unwrap_or_default().to_owned();
        let (reason, suggestion) = (String::new(), String::new());
        Self { rule, weight: rule.weight(), place, span, said, reason, suggestion }
    }

    fn because(mut self, reason: impl Into<String>, suggestion: impl Into<String>) -> Self {
        self.reason = reason.into();
        self.suggestion = suggestion.into();
        self
    }

    /// As it is shown in the text that it is about.
    pub fn shown(&self, text: &str) -> ShownFinding {
        let place = |at: usize| {
            let before = text.get(..at).unwrap_or(text);
            u32::try_from(before.encode_utf16().count()).unwrap_or(u32::MAX)
        };
        ShownFinding {
            rule: self.rule,
            weight: self.weight,
            place: self.place,
            start: place(self.span.start),
            end: place(self.span.end),
            said: self.said.clone(),
            reason: self.reason.clone(),
            suggestion: self.suggestion.clone(),
        }
    }
}

/// The findings of a draft as they are shown.
pub fn shown(draft: &Draft, report: &Report) -> Vec<ShownFinding> {
    let text_at =
        |place: Place| draft.texts().find(|(own, _)| *own == place).map(|(_, one)| one.text.as_str());
    report.findings.iter().map(|one| one.shown(text_at(one.place).unwrap_or_default())).collect()
}
