use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use rten::{Model, NodeId, RunOptions, ThreadPool, Value, ValueOrView};
use rten_tensor::{NdTensor, prelude::*};
use tokenizers::Tokenizer;

use super::{DIMENSIONS, EmbedError, Embedder, Vector, window::windows};

/// all-MiniLM-L6-v2 with weights of eight bits.
///
/// Every text runs by itself, on one thread: the model scales what flows through it by the largest value in the
/// batch, so a text's direction would depend on its neighbours. On as many threads as there are cores that is
/// no slower than a batch.
pub struct MiniLm {
    model: Model,
    inputs: Inputs,
    output: NodeId,
    tokenizer: Tokenizer,
    ends: Ends,
    workers: Vec<Arc<ThreadPool>>,
}

#[derive(Clone, Copy)]
struct Inputs {
    tokens: NodeId,
    mask: NodeId,
    types: NodeId,
}

/// The tokens that start and end what the model reads.
#[derive(Clone, Copy)]
struct Ends {
    start: u32,
    end: u32,
}

/// A part of a text, to be run.
struct Piece {
    text: usize,
    tokens: Vec<u32>,
}

impl MiniLm {
    pub fn load(model: &Path, tokenizer: &Path, threads: usize) -> Result<Self, EmbedError> {
        let wrong = |error: &dyn std::fmt::Display| EmbedError::Files(error.to_string());
        let model = Model::load_file(model).map_err(|error| wrong(&error))?;
        let node = |name: &str| model.node_id(name).map_err(|error| wrong(&error));
        let inputs = Inputs {
            tokens: node("input_ids")?,
            mask: node("attention_mask")?,
            types: node("token_type_ids")?,
        };
        let output = node("last_hidden_state")?;
        let mut tokenizer = Tokenizer::from_file(tokenizer).map_err(|error| wrong(&error))?;
        // The file asks for 128 tokens always: short texts would cost as much as long ones, and long ones be cut.
        tokenizer.with_padding(None).with_truncation(None).map_err(|error| wrong(&error))?;
        // Somebody may write "[SEP]": that is text like any other.
        tokenizer.set_encode_special_tokens(true);
        let token = |name: &str| {
            tokenizer.token_to_id(name).ok_or_else(|| EmbedError::Files(format!("there is no token {name}")))
        };
        let ends = Ends { start: token("[CLS]")?, end: token("[SEP]")? };
        let workers = (0..threads.max(1)).map(|_| Arc::new(ThreadPool::with_num_threads(1))).collect();
        Ok(Self { model, inputs, output, tokenizer, ends, workers })
    }

    fn pieces(&self, texts: &[&str]) -> Result<Vec<Piece>, EmbedError> {
        let mut pieces = Vec::with_capacity(texts.len());
        for (number, text) in texts.iter().enumerate() {
            let encoding = self.tokenizer.encode_fast(*text, false);
            let encoding = encoding.map_err(|error| EmbedError::Run(error.to_string()))?;
            pieces.extend(windows(encoding.get_ids()).map(|window| {
                let tokens = [&[self.ends.start], window, &[self.ends.end]].concat();
                Piece { text: number, tokens }
            }));
        }
        Ok(pieces)
    }

    /// The sum over the tokens of what the model makes of each. Longer pieces weigh more.
    fn run(&self, tokens: &[u32], worker: &Arc<ThreadPool>) -> Result<Vector, EmbedError> {
        let failed = |error: &dyn std::fmt::Display| EmbedError::Run(error.to_string());
        let shape = [1, tokens.len()];
        let ids = tokens.iter().map(|id| i32::try_from(*id)).collect::<Result<Vec<_>, _>>();
        let ids = NdTensor::from_data(shape, ids.map_err(|error| failed(&error))?);
        let inputs: Vec<(NodeId, ValueOrView)> = vec![
            (self.inputs.tokens, ids.into()),
            (self.inputs.mask, NdTensor::<i32, 2>::full(shape, 1).into()),
            (self.inputs.types, NdTensor::<i32, 2>::zeros(shape).into()),
        ];
        let options = RunOptions::default().with_thread_pool(Some(Arc::clone(worker)));
        let [output]: [Value; 1] =
            self.model.run_n(inputs, [self.output], Some(options)).map_err(|error| failed(&error))?;
        let states: NdTensor<f32, 3> =
            output.try_into().map_err(|_| failed(&"its answer has another shape"))?;
        let states = states.to_vec();
        let (states, rest) = states.as_chunks::<DIMENSIONS>();
        if states.len() != tokens.len() || !rest.is_empty() {
            return Err(failed(&"its answer has another size"));
        }
        let mut sum = [0.0; DIMENSIONS];
        for state in states {
            add(&mut sum, state);
        }
        Ok(sum)
    }

    /// Runs the pieces, on all workers. The longest start first, so that none is left over at the end.
    fn run_all(&self, pieces: &[Piece]) -> Result<Vec<Vector>, EmbedError> {
        let mut order: Vec<usize> = (0..pieces.len()).collect();
        order.sort_by_key(|number| std::cmp::Reverse(pieces[*number].tokens.len()));
        let next = AtomicUsize::new(0);
        let work = |worker: &Arc<ThreadPool>| {
            let mut done = Vec::new();
            while let Some(number) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                done.push((*number, self.run(&pieces[*number].tokens, worker)?));
            }
            Ok(done)
        };
        let done = match (self.workers.as_slice(), pieces) {
            ([worker], _) | ([worker, ..], [_]) => work(worker)?,
            (workers, _) => thread::scope(|scope| {
                let started: Vec<_> = workers.iter().map(|worker| scope.spawn(|| work(worker))).collect();
                let ended = started.into_iter().map(|thread| {
                    thread.join().unwrap_or_else(|_| Err(EmbedError::Run("a worker panicked".to_owned())))
                });
                ended.collect::<Result<Vec<_>, _>>()
            })?
            .concat(),
        };
        let mut sums = vec![[0.0; DIMENSIONS]; pieces.len()];
        for (number, sum) in done {
            sums[number] = sum;
        }
        Ok(sums)
    }
}

impl Embedder for MiniLm {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        let pieces = self.pieces(texts)?;
        let sums = self.run_all(&pieces)?;
        let mut vectors = vec![[0.0; DIMENSIONS]; texts.len()];
        for (piece, sum) in pieces.iter().zip(&sums) {
            add(&mut vectors[piece.text], sum);
        }
        vectors.iter_mut().for_each(normalise);
        Ok(vectors)
    }
}

fn add(sum: &mut Vector, more: &Vector) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

fn normalise(vector: &mut Vector) {
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    if length > 0.0 {
        for value in vector {
            *value /= length;
        }
    }
}
