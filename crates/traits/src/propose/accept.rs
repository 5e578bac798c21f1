//! What a language model made of a draft is taken over piece by piece, as far as it may stand.

use std::collections::BTreeSet;

use matching::lexicon::text::{fold, stem};

use super::{Piece, Proposal, fits};
use crate::{
    LEVELS, Trait,
    lint::{Field, Weight, lint},
};

/// No piece is longer, and none says so little.
const LONGEST: usize = 320;
const SHORTEST: usize = 20;

/// Levels and questions in other words, in the order of the draft.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrasing {
    pub anchors: Vec<String>,
    pub questions: Vec<String>,
}

impl Proposal {
    /// Takes over what may stand, and says how many pieces that were. `is_plain` says whether a text is free of figures,
    /// names and addresses.
    pub fn rephrase(&mut self, phrasing: &Phrasing, is_plain: &dyn Fn(&str) -> bool) -> usize {
        let mut taken = 0;
        let drafted = self.anchors.each_ref().map(|anchor| anchor.text.clone());
        if phrasing.anchors.len() == LEVELS {
            for (at, text) in phrasing.anchors.iter().enumerate() {
                let mut texts = self.anchors.each_ref().map(|anchor| anchor.text.clone());
                let Some(text) =
                    line(text, '.').filter(|text| is_plain(text) && keeps_place(text, at, &drafted))
                else {
                    continue;
                };
                texts[at].clone_from(&text);
                if (0..LEVELS).all(|level| fits(&texts, level)) {
                    taken += usize::from(take(&mut self.anchors[at], text));
                }
            }
        }
        if phrasing.questions.len() == self.questions.len() {
            for (piece, text) in self.questions.iter_mut().zip(&phrasing.questions) {
                let text = line(text, '?').filter(|text| is_plain(text) && is_allowed(text));
                taken += text.map_or(0, |text| usize::from(take(piece, text)));
            }
        }
        taken
    }
}

fn take(piece: &mut Piece, text: String) -> bool {
    let is_new = piece.text != text;
    if is_new {
        *piece = Piece { text, from: format!("the language model, after {}", piece.from) };
    }
    is_new
}

/// One line of usual length that ends as it should.
fn line(text: &str, end: char) -> Option<String> {
    let text = text.trim();
    let is_plain =
        !text.contains(char::is_control) && !text.contains(['<', '>', '{', '}', '[', ']', '*', '#']);
    let is_usual = (SHORTEST..=LONGEST).contains(&text.chars().count());
    (is_plain && is_usual && text.ends_with(end)).then(|| text.to_owned())
}

/// Whether it still says what its level says, rather than what another one does.
fn keeps_place(text: &str, at: usize, drafted: &[String; LEVELS]) -> bool {
    let own = words(text);
    let common = |level: &String| words(level).intersection(&own).count();
    let here = common(&drafted[at]);
    here > 0 && drafted.iter().all(|level| common(level) <= here)
}

fn words(text: &str) -> BTreeSet<String> {
    let folded = fold(text);
    let words = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| word.len() > 2);
    words.map(|word| stem(word).to_owned()).collect()
}

/// Whether a question asks for nothing that nobody may be rated on, in words that keep nobody away.
fn is_allowed(text: &str) -> bool {
    let one = Trait { definition: text.to_owned(), ..Trait::default() };
    lint(&one).iter().all(|finding| finding.field != Field::Definition || finding.weight == Weight::Hint)
}
