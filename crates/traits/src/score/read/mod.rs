//! Text becomes sentences and clauses: who did what, whether it happened, whether it is denied.

mod clause;
mod grammar;
mod irregular;
mod lemma;
mod letters;
mod markup;
mod moods;
mod sift;
mod subject;
mod visible;
mod words;

pub use clause::{Clause, Sentence, Who};
pub use grammar::{is_determiner, is_function, is_object, is_preposition, is_verb_sign};
pub use lemma::{Form, Vocabulary};
pub use words::Word;

use clause::sentences;
use visible::visible;
use words::words;

/// An answer as it is understood. Words keep their place in the original.
pub struct Reading {
    pub words: Vec<Word>,
    pub clauses: Vec<Clause>,
    pub sentences: Vec<Sentence>,
    /// Sentences that count for nothing.
    pub dropped: Vec<Sentence>,
}

/// Reads what a person would see, once: what is hidden, repeated, stuffed or said to the scorer is left out.
pub fn read(text: &str, vocabulary: &Vocabulary) -> Reading {
    let words = words(&visible(text), vocabulary);
    let (clauses, sentences) = sentences(&words);
    let (sentences, dropped) = sift::sift(&words, &clauses, sentences);
    Reading { words, clauses, sentences, dropped }
}
