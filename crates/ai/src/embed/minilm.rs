use std::path::Path;

use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use tokenizers::Tokenizer;

use super::{
    EmbedError, Embedder, Vector,
    bert::{Bert, sum},
    window::windows,
};

/// Tokens that run together: enough to be worth reading the weights, few enough to stay in a core's cache.
const FEWEST_AT_ONCE: usize = 64;
const MOST_AT_ONCE: usize = 256;

/// all-MiniLM-L6-v2.
pub struct MiniLm {
    bert: Bert,
    tokenizer: Tokenizer,
    ends: Ends,
    threads: ThreadPool,
}

/// The tokens that start and end what the model reads.
#[derive(Clone, Copy)]
struct Ends {
    start: u32,
    end: u32,
}

impl MiniLm {
    pub fn load(model: &Path, tokenizer: &Path, threads: usize) -> Result<Self, EmbedError> {
        let wrong = |error: &dyn std::fmt::Display| EmbedError::Files(error.to_string());
        let bert = Bert::load(model)?;
        let mut tokenizer = Tokenizer::from_file(tokenizer).map_err(|error| wrong(&error))?;
        // The file asks for 128 tokens always: short texts would cost as much as long ones, and long ones be cut.
        tokenizer.with_padding(None).with_truncation(None).map_err(|error| wrong(&error))?;
        // Somebody may write "[SEP]": that is text like any other.
        tokenizer.set_encode_special_tokens(true);
        let token = |name: &str| {
            tokenizer.token_to_id(name).ok_or_else(|| EmbedError::Files(format!("there is no token {name}")))
        };
        let ends = Ends { start: token("[CLS]")?, end: token("[SEP]")? };
        let threads = ThreadPoolBuilder::new().num_threads(threads.max(1));
        let threads = threads.thread_name(|number| format!("embed-{number}")).build();
        Ok(Self { bert, tokenizer, ends, threads: threads.map_err(|error| wrong(&error))? })
    }

    /// What the model reads of a text: all of it, in one piece or in several.
    fn pieces(&self, text: &str) -> Result<Vec<Vec<u32>>, EmbedError> {
        let encoding = self.tokenizer.encode_fast(text, false);
        let encoding = encoding.map_err(|error| EmbedError::Run(error.to_string()))?;
        let pieces = windows(encoding.get_ids());
        Ok(pieces.map(|window| [&[self.ends.start], window, &[self.ends.end]].concat()).collect())
    }

    fn embed_all(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        let pieces = texts.par_iter().map(|text| self.pieces(text)).collect::<Result<Vec<_>, _>>()?;
        let all: Vec<&[u32]> = pieces.iter().flatten().map(Vec::as_slice).collect();
        let tokens: usize = all.iter().map(|piece| piece.len()).sum();
        let share = tokens.div_ceil(self.threads.current_num_threads());
        let groups = groups(&all, share.clamp(FEWEST_AT_ONCE, MOST_AT_ONCE));
        let sums = groups.into_par_iter().map(|group| self.bert.run(group));
        let sums = sums.collect::<Result<Vec<_>, _>>()?.concat();
        let mut sums = sums.iter();
        Ok(pieces.iter().map(|pieces| normalised(sum(sums.by_ref().take(pieces.len())))).collect())
    }
}

impl Embedder for MiniLm {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        self.threads.install(|| self.embed_all(texts))
    }
}

/// Neighbours that run together, of so many tokens at most if they are more than one.
fn groups<'a, 'b>(pieces: &'a [&'b [u32]], limit: usize) -> Vec<&'a [&'b [u32]]> {
    let mut tokens = pieces.first().map_or(0, |piece| piece.len());
    let belong = |_: &&[u32], next: &&[u32]| {
        tokens += next.len();
        let fits = tokens <= limit;
        if !fits {
            tokens = next.len();
        }
        fits
    };
    pieces.chunk_by(belong).collect()
}

fn normalised(mut vector: Vector) -> Vector {
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    if length > 0.0 {
        for value in &mut vector {
            *value /= length;
        }
    }
    vector
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_together_fits() {
        let lengths = [300, 100, 100, 56, 1, 256, 2];
        let pieces: Vec<Vec<u32>> = lengths.iter().map(|length| vec![0; *length]).collect();
        let pieces: Vec<&[u32]> = pieces.iter().map(Vec::as_slice).collect();
        let sizes: Vec<usize> = groups(&pieces, 256).iter().map(|group| group.len()).collect();
        assert_eq!(sizes, [1, 3, 1, 1, 1]);
        assert!(groups(&[], 256).is_empty());
    }
}
