//! Changes by hand. Whoever changes a sentence is its source from then on; what they leave alone keeps its sources.

use serde::{Deserialize, Serialize};

use super::{Draft, Paragraph, Sentence, Source, sentences::first};

/// Who writes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Editor {
    pub uid: String,
    pub name: String,
}

impl Editor {
    pub fn source(&self) -> Source {
        Source::Editor { uid: self.uid.clone(), name: self.name.clone() }
    }
}

/// A draft as somebody has written it anew: the subject, and the paragraphs as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    pub subject: String,
    pub paragraphs: Vec<String>,
}

impl Draft {
    /// Takes over what somebody wrote. A sentence that was there before, wherever it stood, keeps its sources; every
    /// other one is the editor's. Whether a program began the draft does not change.
    pub fn rewrite(&self, new: &Rewrite, by: &Editor) -> Self {
        let mut left: Vec<&Sentence> = self.paragraphs.iter().flat_map(|one| &one.sentences).collect();
        // Of two that begin alike, the longer one is meant.
        left.sort_by_key(|sentence| std::cmp::Reverse(sentence.text.len()));
        let subject = tidy(&new.subject);
        let subject =
            if subject == self.subject.text { self.subject.clone() } else { Sentence::by(&subject, by) };
        let paragraphs = new.paragraphs.iter().map(|text| cut(&tidy(text), &mut left, by));
        let paragraphs = paragraphs.filter(|one| !one.sentences.is_empty()).collect();
        Self { to: self.to.clone(), subject, paragraphs, machine: self.machine }
    }

    /// Puts other words in the place of one sentence, as the words of whoever wrote them. `None` if there is no such
    /// sentence. Nothing in its place takes it out.
    pub fn edit(&self, (paragraph, sentence): (usize, usize), text: &str, by: &Editor) -> Option<Self> {
        let mut draft = self.clone();
        let sentences = &mut draft.paragraphs.get_mut(paragraph)?.sentences;
        let one = sentences.get_mut(sentence)?;
        let text = tidy(text);
        if text.is_empty() {
            sentences.remove(sentence);
        } else if one.text != text {
            *one = Sentence::by(&text, by);
        }
        draft.paragraphs.retain(|one| !one.sentences.is_empty());
        Some(draft)
    }
}

/// A paragraph in sentences: those that were there before, each used once, and what stands between them.
fn cut(text: &str, left: &mut Vec<&Sentence>, by: &Editor) -> Paragraph {
    let mut sentences = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let before = left.iter().position(|one| begins_with(rest, &one.text));
        let end = match before {
            Some(at) => {
                let kept = left.remove(at);
                sentences.push(kept.clone());
                kept.text.len()
            }
            None => {
                let end = first(rest);
                sentences.push(Sentence::by(rest[..end].trim_end(), by));
                end
            }
        };
        rest = rest[end..].trim_start();
    }
    Paragraph { sentences }
}

/// Whether a text begins with a sentence and not with a part of a longer one.
fn begins_with(text: &str, sentence: &str) -> bool {
    let rest = text.strip_prefix(sentence);
    !sentence.is_empty() && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
}

/// On one line, with one space between words, and without what nobody sees.
pub(super) fn tidy(text: &str) -> String {
    let seen: String = text.chars().map(|c| if is_line_end(c) { ' ' } else { c }).collect();
    let seen: String = seen.chars().filter(|c| !api::is_hidden(*c)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\t' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}
