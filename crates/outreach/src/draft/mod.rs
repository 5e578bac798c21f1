//! A draft: paragraphs of sentences, each of which says where it comes from. What has no source cannot be approved;
//! what a person writes has that person as its source. Pure.

mod edit;
mod sentences;
mod source;
mod support;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use edit::{Editor, Rewrite};
pub use sentences::sentences;
pub use source::{Slot, Source};

/// The line that says how a message came about. It has to be in every draft that a program has begun.
pub const DISCLOSURE: &str = "A computer program drafted this message from our records, and a person read and approved it before it was sent.";
/// The name of that line among the fixed phrases.
pub const DISCLOSURE_NAME: &str = "disclosure";

/// To whom it goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachRecipient)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Recipient {
    /// Somebody on the campus, by their number.
    Person { person: u32, name: String },
    /// Many at once, as a saved segment or as it is called.
    Segment { segment: Option<String>, name: String, people: u32 },
}

impl Recipient {
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. } | Self::Segment { name, .. } => name,
        }
    }
}

/// A message before it is approved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachDraft)]
#[serde(rename_all = "camelCase")]
pub struct Draft {
    pub to: Recipient,
    pub subject: Sentence,
    pub paragraphs: Vec<Paragraph>,
    /// A program wrote the first version of it, so it has to say so, whatever was changed by hand since.
    pub machine: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachParagraph)]
#[serde(rename_all = "camelCase")]
pub struct Paragraph {
    pub sentences: Vec<Sentence>,
}

/// One sentence, and where it comes from. Without a source it cannot be approved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachSentence)]
#[serde(rename_all = "camelCase")]
pub struct Sentence {
    pub text: String,
    pub sources: Vec<Source>,
}

/// Where in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachPlace)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Place {
    /// The draft as a whole.
    Whole,
    Subject,
    /// Both counted from 0.
    Sentence {
        paragraph: u32,
        sentence: u32,
    },
}

impl Place {
    pub fn of(paragraph: usize, sentence: usize) -> Self {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Self::Sentence { paragraph: count(paragraph), sentence: count(sentence) }
    }
}

/// Why a draft cannot be approved as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachGap)]
#[serde(rename_all = "camelCase")]
pub struct Gap {
    pub place: Place,
    /// What is wrong, and what to do about it.
    pub message: String,
}

impl Draft {
    /// An empty draft of a program.
    pub fn by_machine(to: Recipient, subject: Sentence) -> Self {
        Self { to, subject, paragraphs: Vec::new(), machine: true }
    }

    /// An empty draft of a person.
    pub fn by_hand(to: Recipient, subject: &str, by: &Editor) -> Self {
        Self { to, subject: Sentence::by(subject, by), paragraphs: Vec::new(), machine: false }
    }

    /// Adds a paragraph; an empty one is none.
    pub fn paragraph(&mut self, sentences: impl IntoIterator<Item = Sentence>) {
        let sentences: Vec<Sentence> = sentences.into_iter().collect();
        if !sentences.is_empty() {
            self.paragraphs.push(Paragraph { sentences });
        }
    }

    /// Every text of it with its place: the subject first.
    pub fn texts(&self) -> impl Iterator<Item = (Place, &Sentence)> {
        let body = self.paragraphs.iter().enumerate().flat_map(|(paragraph, one)| {
            let sentences = one.sentences.iter().enumerate();
            sentences.map(move |(sentence, text)| (Place::of(paragraph, sentence), text))
        });
        std::iter::once((Place::Subject, &self.subject)).chain(body)
    }

    /// The body as it is read: sentences with a space between them, paragraphs with an empty line.
    pub fn body(&self) -> String {
        let paragraphs: Vec<String> = self.paragraphs.iter().map(Paragraph::text).collect();
        paragraphs.join("\n\n")
    }

    /// What keeps it from being approved: nothing to say, sentences without a source, and facts that are in none of
    /// their sources.
    pub fn gaps(&self) -> Vec<Gap> {
        let mut gaps = Vec::new();
        if self.subject.text.trim().is_empty() {
            let message = "The message has no subject. Write one.".to_owned();
            gaps.push(Gap { place: Place::Subject, message });
        }
        if self.paragraphs.iter().all(|one| one.text().trim().is_empty()) {
            let message = "The message says nothing. Write what it is about.".to_owned();
            gaps.push(Gap { place: Place::Whole, message });
        }
        for (place, sentence) in self.texts().filter(|(_, one)| !one.text.trim().is_empty()) {
            gaps.extend(sentence.gap().map(|message| Gap { place, message }));
        }
        gaps
    }

    /// Whether it says that a program has drafted it.
    pub fn is_disclosed(&self) -> bool {
        self.texts().any(|(_, sentence)| crate::lint::discloses(&sentence.text))
    }
}

impl Paragraph {
    pub fn text(&self) -> String {
        let texts: Vec<&str> = self.sentences.iter().map(|sentence| sentence.text.as_str()).collect();
        texts.join(" ")
    }
}

impl Sentence {
    /// A fixed phrase of a template, by its name.
    pub fn phrase(name: &str, text: &str) -> Self {
        Self { text: text.to_owned(), sources: vec![Source::phrase(name, text)] }
    }

    /// The line that says how the message came about.
    pub fn disclosure() -> Self {
        Self::phrase(DISCLOSURE_NAME, DISCLOSURE)
    }

    /// A template whose slots, `{}` in their order, are filled with quoted words and nothing else. What there are no
    /// slots for is still named as a source; a slot too many stays empty.
    pub fn filled(name: &str, template: &str, slots: &[Slot]) -> Self {
        let mut pieces = template.split("{}");
        let mut text = pieces.next().unwrap_or_default().to_owned();
        let mut words = slots.iter();
        for piece in pieces {
            text.push_str(words.next().map_or("", |slot| slot.words.as_str()));
            text.push_str(piece);
        }
        let own = std::iter::once(Source::phrase(name, template));
        Self { text, sources: own.chain(slots.iter().map(|slot| slot.source.clone())).collect() }
    }

    /// What a person wrote.
    pub fn by(text: &str, by: &Editor) -> Self {
        Self { text: text.to_owned(), sources: vec![by.source()] }
    }

    /// Whether a person wrote it.
    pub fn is_by_hand(&self) -> bool {
        self.sources.iter().any(|source| matches!(source, Source::Editor { .. }))
    }

    /// Why it cannot be approved, if that is so.
    fn gap(&self) -> Option<String> {
        if self.sources.is_empty() {
            let why = "This sentence has no source. Write it in your own words, or remove it.";
            return Some(why.to_owned());
        }
        if self.is_by_hand() {
            return None;
        }
        let words = support::unsupported(self);
        let first = words.first()?;
        Some(format!("“{first}” is in none of the sources of this sentence. Correct it, or remove it."))
    }
}
