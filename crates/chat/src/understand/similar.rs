//! How similar a message is to what an intent gives as examples: by words, and by meaning where there is an embedder.

use std::sync::OnceLock;

use ai::{Embedder, Vector};
use matching::{dot, lexicon::WordIndex};

/// Below this, two sentences have nothing to do with each other; above, they mean the same.
const APART: f32 = 0.25;
const SAME: f32 = 0.80;

/// A sentence that is compared has no more characters.
const LONGEST: usize = 300;

/// The examples of all intents of a grammar.
pub(super) struct Examples {
    texts: Vec<String>,
    /// Which intent each belongs to.
    owners: Vec<usize>,
    intents: usize,
    words: WordIndex,
    vectors: OnceLock<Vec<Vector>>,
}

impl Examples {
    pub fn new(examples: Vec<(usize, String)>, intents: usize) -> Self {
        let (owners, texts): (Vec<usize>, Vec<String>) = examples.into_iter().unzip();
        let words = WordIndex::new(&texts.iter().map(String::as_str).collect::<Vec<_>>());
        Self { texts, owners, intents, words, vectors: OnceLock::new() }
    }

    /// For each intent, how similar the most similar of its examples is, from 0 to 1.
    pub fn scores(&self, text: &str, embedder: Option<&dyn Embedder>) -> Vec<f32> {
        let text = text.char_indices().nth(LONGEST).map_or(text, |(at, _)| &text[..at]);
        let by_words = self.best(self.words.scores(text).into_iter());
        match embedder.and_then(|embedder| self.by_meaning(text, embedder)) {
            Some(by_meaning) => {
                by_words.iter().zip(by_meaning).map(|(words, meaning)| words.max(meaning)).collect()
            }
            None => by_words,
        }
    }

    /// Embeds the examples, so that the first message does not have to wait for them.
    pub fn prepare(&self, embedder: &dyn Embedder) -> Option<&[Vector]> {
        if self.vectors.get().is_none() {
            let texts: Vec<&str> = self.texts.iter().map(String::as_str).collect();
            let vectors = embedder.embed(&texts).ok().filter(|vectors| vectors.len() == texts.len())?;
            // Somebody else may have been quicker with the same vectors.
            let _ = self.vectors.set(vectors);
        }
        self.vectors.get().map(Vec::as_slice)
    }

    fn by_meaning(&self, text: &str, embedder: &dyn Embedder) -> Option<Vec<f32>> {
        let examples = self.prepare(embedder)?;
        let message = embedder.embed(&[text]).ok()?.pop()?;
        let scores = examples
            .iter()
            .map(|example| ((dot(example, &message) - APART) / (SAME - APART)).clamp(0.0, 1.0));
        Some(self.best(scores))
    }

    fn best(&self, scores: impl Iterator<Item = f32>) -> Vec<f32> {
        let mut best = vec![0.0_f32; self.intents];
        for (owner, score) in self.owners.iter().zip(scores) {
            best[*owner] = best[*owner].max(score);
        }
        best
    }
}
