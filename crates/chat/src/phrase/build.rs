//! Sentences with emphasis and sources, put together piece by piece.

use super::sentence_case;
use crate::{Part, Run, Sentence, Text};

/// A sentence on its way.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    runs: Vec<Run>,
    sources: Vec<u32>,
}

/// `sentence().say("I compared ").strong("1,284 profiles").from(1).end()`
pub fn sentence() -> Builder {
    Builder::default()
}

/// Sentences as a part of an answer. Empty ones are left out.
pub fn paragraph(sentences: impl IntoIterator<Item = Sentence>) -> Part {
    Part::Text(Text::paragraph(sentences.into_iter().filter(|sentence| !sentence.runs.is_empty())))
}

/// What ends a sentence.
const ENDS: [char; 5] = ['.', '?', '!', ':', '…'];

impl Builder {
    pub fn say(self, text: impl AsRef<str>) -> Self {
        self.add(text.as_ref(), false)
    }

    pub fn strong(self, text: impl AsRef<str>) -> Self {
        self.add(text.as_ref(), true)
    }

    /// The number of a source that it rests on.
    pub fn from(mut self, source: u32) -> Self {
        if !self.sources.contains(&source) {
            self.sources.push(source);
        }
        self
    }

    pub fn from_all(self, sources: impl IntoIterator<Item = u32>) -> Self {
        sources.into_iter().fold(self, Self::from)
    }

    /// The sentence, with a capital and a full stop if it has none of its own.
    pub fn end(self) -> Sentence {
        self.close('.')
    }

    pub fn ask(self) -> Sentence {
        self.close('?')
    }

    /// Before a list.
    pub fn colon(self) -> Sentence {
        self.close(':')
    }

    fn add(mut self, text: &str, strong: bool) -> Self {
        match self.runs.last_mut() {
            Some(last) if last.strong == strong => last.text.push_str(text),
            _ if text.is_empty() => {}
            _ => self.runs.push(Run { text: text.to_owned(), strong }),
        }
        self
    }

    fn close(mut self, mark: char) -> Sentence {
        self.runs.retain(|run| !run.text.is_empty());
        if let Some(first) = self.runs.first_mut() {
            first.text = sentence_case(first.text.trim_start());
        }
        let ended = self.runs.last().is_some_and(|last| {
            let text = last.text.trim_end();
            text.ends_with(ENDS) || text.strip_suffix('”').is_some_and(|inside| inside.ends_with(ENDS))
        });
        if let Some(last) = self.runs.last_mut() {
            last.text.truncate(last.text.trim_end().len());
            if !ended {
                end_with(&mut self.runs, mark);
            }
        }
        Sentence { runs: self.runs, sources: self.sources }
    }
}

/// The mark is never set strong, and a full stop goes inside a closing quote.
fn end_with(runs: &mut Vec<Run>, mark: char) {
    let Some(last) = runs.last_mut() else { return };
    if mark == '.' && last.text.ends_with('”') {
        let inside = last.text.len() - '”'.len_utf8();
        last.text.insert(inside, mark);
    } else if last.strong {
        runs.push(Run { text: mark.to_string(), strong: false });
    } else {
        last.text.push(mark);
    }
}
