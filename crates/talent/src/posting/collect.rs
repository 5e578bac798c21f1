//! Gathers what was found: each thing once, as much as fits, in the order of the text.

use std::{collections::HashMap, ops::Range};

use matching::lexicon::text::key;

use super::letters::Letters;
use crate::{Need, Requirement, RequirementKind, Taxon};

/// A role asks for no more; what is demanded goes before what is wished for, and that before what is done there.
const MOST: usize = 60;
const MOST_TASKS: usize = 15;

/// So many are looked at before the best are kept.
const GATHERED: usize = 1_000;

/// As many letters as a label and a text may have.
const LABEL: usize = 200;
const TEXT: usize = 1_000;

/// Something that is asked for.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub kind: RequirementKind,
    pub label: String,
    pub text: String,
    pub need: Need,
    pub weight: u8,
    pub years: Option<u8>,
    pub taxon: Option<Taxon>,
    /// Bytes of the posting.
    pub range: Range<usize>,
}

#[derive(Debug, Default)]
pub(super) struct Gathered {
    asked: Vec<Asked>,
    places: HashMap<String, usize>,
    /// Where the title of the role stands: a marketing manager is not asked for marketing by being called so.
    title: Option<Range<usize>>,
}

impl Gathered {
    pub fn is_full(&self) -> bool {
        self.asked.len() >= GATHERED
    }

    /// The first of all.
    pub fn add_title(&mut self, asked: Asked) {
        self.title = Some(asked.range.clone());
        self.add(asked);
    }

    pub fn add(&mut self, asked: Asked) {
        let is_title =
            |title: &Range<usize>| title.start <= asked.range.start && asked.range.end <= title.end;
        let is_called_so = asked.kind == RequirementKind::Skill && self.title.as_ref().is_some_and(is_title);
        if asked.label.is_empty() || is_called_so {
            return;
        }
        let name = asked.taxon.as_ref().map_or_else(|| key(&asked.label), |taxon| taxon.id.clone());
        // A name in letters that no list folds is still a name.
        let name = if name.is_empty() { asked.label.clone() } else { name };
        let place = format!("{:?} {name}", asked.kind);
        match self.places.get(&place).copied() {
            Some(at) => {
                let known = &mut self.asked[at];
                let years = known.years.max(asked.years);
                if asked.need == Need::Must && known.need != Need::Must {
                    *known = asked;
                }
                known.years = years;
            }
            None if self.is_full() => {}
            None => {
                self.places.insert(place, self.asked.len());
                self.asked.push(asked);
            }
        }
    }

    pub fn finish(self, letters: &Letters<'_>) -> Vec<Requirement> {
        let mut asked = self.asked;
        asked.sort_by_key(|asked| (rank(asked), asked.range.start));
        let tasks = asked.iter().filter(|asked| rank(asked) == LAST).count();
        asked.truncate(asked.len() - tasks.saturating_sub(MOST_TASKS));
        asked.truncate(MOST);
        asked.sort_by_key(|asked| (asked.kind != RequirementKind::Title, asked.range.start, asked.range.end));
        (1..).zip(asked).map(|(id, asked)| requirement(id, asked, letters)).collect()
    }
}

const LAST: u8 = 3;

/// The smaller it is, the sooner it is kept.
fn rank(asked: &Asked) -> u8 {
    match (asked.kind, asked.need) {
        (RequirementKind::Title, _) => 0,
        (_, Need::Must) => 1,
        (RequirementKind::Task, _) => LAST,
        _ => 2,
    }
}

fn requirement(id: u16, asked: Asked, letters: &Letters<'_>) -> Requirement {
    Requirement {
        id,
        kind: asked.kind,
        label: asked.label,
        text: asked.text,
        need: asked.need,
        weight: asked.weight,
        years: asked.years,
        taxon: asked.taxon,
        span: Some(letters.span(&asked.range)),
    }
}

/// Words with one space between each two, as many as a label may have.
pub(super) fn label(text: &str) -> String {
    squeezed(text, LABEL)
}

/// The same for a text, and where it ends among the bytes of `text`.
pub(super) fn wording(text: &str) -> (String, usize) {
    let end = text.char_indices().nth(TEXT).map_or(text.len(), |(at, _)| at);
    let cut = &text[..end];
    let end = if end < text.len() { cut.rfind(char::is_whitespace).unwrap_or(end) } else { end };
    (squeezed(&text[..end], TEXT), text[..end].trim_end().len())
}

fn squeezed(text: &str, most: usize) -> String {
    let is_gap = |letter: char| letter.is_whitespace() || letter.is_control();
    let mut squeezed = String::new();
    let mut count = 0;
    for word in text.split(is_gap).filter(|word| !word.is_empty()) {
        let length = word.chars().count() + usize::from(count > 0);
        if count + length > most {
            if count == 0 {
                squeezed.extend(word.chars().take(most));
            }
            break;
        }
        if count > 0 {
            squeezed.push(' ');
        }
        squeezed.push_str(word);
        count += length;
    }
    squeezed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_end_with_a_word_and_never_too_late() {
        assert_eq!(label(" a\n b\u{0} "), "a b");
        assert_eq!(label(&"x".repeat(500)).len(), LABEL);
        assert_eq!(label(&"word ".repeat(100)).len(), 199);
        let text = "word ".repeat(400);
        let (wording, end) = wording(&text);
        assert_eq!((wording.len(), end), (999, 999));
        assert_eq!(label(""), "");
    }
}
