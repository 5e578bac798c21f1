//! The model at work: one talk at a time, token by token.

use std::{num::NonZeroU32, path::Path, sync::OnceLock, time::Instant};

use llama_cpp_2::{
    context::{LlamaContext, params::LlamaContextParams},
    json_schema_to_grammar,
    llama_backend::LlamaBackend,
    llama_batch::LlamaBatch,
    model::{LlamaChatMessage, LlamaChatTemplate, LlamaModel, params::LlamaModelParams},
    sampling::LlamaSampler,
    token::LlamaToken,
};

use super::{LoadError, LocalSettings, prompt, utf8::Letters};
use crate::{Finish, ModelError, Piece, Request, Usage};

/// Tokens that are read at once. Between two batches it can be stopped.
const BATCH: usize = 256;
/// Shorter markers would be taken out of ordinary text.
const SHORTEST_MARKER: usize = 3;

fn backend() -> Result<&'static LlamaBackend, LoadError> {
    // It can be started once in a process, and is never stopped.
    static BACKEND: OnceLock<Result<LlamaBackend, String>> = OnceLock::new();
    let started = BACKEND.get_or_init(|| {
        let mut backend = LlamaBackend::init().map_err(|error| error.to_string())?;
        backend.void_logs();
        Ok(backend)
    });
    started.as_ref().map_err(|error| LoadError::Engine(error.clone()))
}

pub fn open(file: &Path) -> Result<LlamaModel, LoadError> {
    LlamaModel::load_from_file(backend()?, file, &LlamaModelParams::default())
        .map_err(|error| LoadError::File { file: file.to_owned(), reason: error.to_string() })
}

/// Where the answer goes.
pub trait Listener {
    fn wants_more(&self) -> bool;
    fn hear(&mut self, piece: Piece);
}

pub struct Engine<'a> {
    model: &'a LlamaModel,
    context: LlamaContext<'a>,
    template: LlamaChatTemplate,
    markers: Vec<String>,
    /// What the context remembers. A talk that begins in the same way is not read again from its start.
    held: Vec<LlamaToken>,
    settings: &'a LocalSettings,
}

impl<'a> Engine<'a> {
    pub fn new(model: &'a LlamaModel, settings: &'a LocalSettings) -> Result<Self, LoadError> {
        let template = model.chat_template(None).map_err(|_| LoadError::NoTalk)?;
        let threads = i32::try_from(settings.threads.max(1)).unwrap_or(i32::MAX);
        let batch = u32::try_from(BATCH).expect("it is small");
        let params = LlamaContextParams::default()
            .with_n_ctx(NonZeroU32::new(settings.context.min(model.n_ctx_train())))
            .with_n_batch(batch)
            .with_n_ubatch(batch)
            .with_n_threads(threads)
            .with_n_threads_batch(threads);
        let context =
            model.new_context(backend()?, params).map_err(|error| LoadError::Engine(error.to_string()))?;
        let vocab = model.vocab();
        let markers = vocab
            .tokens()
            .filter(|token| vocab.is_control(*token))
            .filter_map(|token| vocab.text(token)?.to_str().ok().map(str::to_owned))
            .filter(|marker| marker.len() >= SHORTEST_MARKER)
            .collect();
        let engine = Self { model, context, template, markers, held: Vec::new(), settings };
        // A template that cannot be followed shows now, and not to whoever asks first.
        let probe = [prompt::Turn { role: "user", text: "Hello.".to_owned() }];
        engine.write(&probe).map_err(|_| LoadError::NoTalk)?;
        Ok(engine)
    }

    /// Answers, as long as somebody listens.
    pub fn answer(&mut self, request: &Request, listener: &mut dyn Listener) -> Result<(), ModelError> {
        let started = Instant::now();
        let tokens = self.write(&prompt::turns(request, &self.markers))?;
        let room = usize::try_from(self.context.n_ctx()).unwrap_or(usize::MAX);
        if tokens.len() >= room {
            return Err(ModelError::Refused(format!(
                "the question has {} tokens, and this model takes {room} with the answer; ask for less at once, \
                 or give it a larger context",
                tokens.len()
            )));
        }
        let most = (room - tokens.len()).min(usize::try_from(request.max_tokens).unwrap_or(usize::MAX));
        let mut sampler = self.sampler(request)?;
        let Some(mut place) = self.read(&tokens, listener)? else { return Ok(()) };
        let mut telling =
            Telling { letters: Letters::default(), held_back: (!request.tools.is_empty()).then(String::new) };
        let (mut made, mut finish) = (0, Finish::Length);
        let mut batch = LlamaBatch::new(1, 1);
        while made < most {
            if !listener.wants_more() {
                return Ok(());
            }
            if started.elapsed() > self.settings.longest {
                return Err(ModelError::Slow);
            }
            let token = next_token(&self.context, &mut sampler, place)?;
            if self.model.vocab().is_eog(token) {
                finish = Finish::Stop;
                break;
            }
            made += 1;
            telling.tell(&self.model.vocab().token_to_piece(token, false, None), listener);
            self.decode(&mut batch, &[token], true)?;
            place = 0;
        }
        finish = telling.end(listener, finish)?;
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let usage = Usage {
            prompt_tokens: count(tokens.len()),
            completion_tokens: count(made),
            estimated: false,
            finish,
        };
        listener.hear(Piece::End(usage));
        Ok(())
    }

    /// The talk as the model has learnt to read it.
    fn write(&self, turns: &[prompt::Turn]) -> Result<Vec<LlamaToken>, ModelError> {
        let turns: Result<Vec<_>, _> =
            turns.iter().map(|turn| LlamaChatMessage::new(turn.role.to_owned(), turn.text.clone())).collect();
        let turns = turns.map_err(|error| ModelError::Refused(error.to_string()))?;
        let text = self
            .model
            .apply_chat_template(&self.template, &turns, true)
            .map_err(|error| ModelError::Refused(error.to_string()))?;
        Ok(self.model.vocab().tokenize(text.as_bytes(), true, true))
    }

    /// Grammar first, then little chance: more of it damages figures and JSON.
    fn sampler(&self, request: &Request) -> Result<LlamaSampler, ModelError> {
        let refused =
            |error: String| ModelError::Refused(format!("the form of the answer is not understood: {error}"));
        let mut chain = Vec::new();
        if let Some(form) = prompt::form(request) {
            let grammar = json_schema_to_grammar(&form).map_err(|error| refused(error.to_string()))?;
            let grammar = LlamaSampler::grammar(self.model, &grammar, "root");
            chain.push(grammar.map_err(|error| refused(error.to_string()))?);
        }
        chain.push(LlamaSampler::penalties(self.model.n_vocab(), 64, 1.05, 0.0, 0.0));
        if request.temperature > 0.0 {
            chain.push(LlamaSampler::top_k(40));
            chain.push(LlamaSampler::top_p(0.9, 1));
            chain.push(LlamaSampler::temp(request.temperature));
            chain.push(LlamaSampler::dist(self.settings.seed));
        } else {
            chain.push(LlamaSampler::greedy());
        }
        Ok(LlamaSampler::chain_simple(chain))
    }

    /// Reads the talk, and tells where the last token is. Nothing if nobody wants to hear the answer any more.
    fn read(&mut self, tokens: &[LlamaToken], listener: &dyn Listener) -> Result<Option<i32>, ModelError> {
        let same = self.held.iter().zip(tokens).take_while(|(held, token)| held == token).count();
        // The last one is read anew, to know what may follow it.
        self.forget(same.min(tokens.len().saturating_sub(1)));
        let mut batch = LlamaBatch::new(BATCH, 1);
        let rest = tokens[self.held.len()..].to_vec();
        let parts = rest.chunks(BATCH);
        let count = parts.len();
        for (number, part) in parts.enumerate() {
            if !listener.wants_more() {
                return Ok(None);
            }
            self.decode(&mut batch, part, number + 1 == count)?;
        }
        Ok(Some(batch.n_tokens() - 1))
    }

    /// Forgets all but so many tokens.
    fn forget(&mut self, keep: usize) {
        let from = u32::try_from(keep).unwrap_or(u32::MAX);
        // Some kinds of models can only forget everything.
        if self.context.clear_kv_cache_seq(Some(0), Some(from), None) == Ok(true) {
            self.held.truncate(keep);
        } else {
            self.context.clear_kv_cache();
            self.held.clear();
        }
    }

    fn decode(
        &mut self,
        batch: &mut LlamaBatch<'_>,
        tokens: &[LlamaToken],
        last: bool,
    ) -> Result<(), ModelError> {
        let broken = |error: &dyn std::fmt::Display| ModelError::Broken(error.to_string());
        batch.clear();
        for (number, token) in tokens.iter().enumerate() {
            let place = i32::try_from(self.held.len() + number).map_err(|error| broken(&error))?;
            let wanted = last && number + 1 == tokens.len();
            batch.add(*token, place, &[0], wanted).map_err(|error| broken(&error))?;
        }
        if let Err(error) = self.context.decode(batch) {
            self.context.clear_kv_cache();
            self.held.clear();
            return Err(broken(&error));
        }
        self.held.extend_from_slice(tokens);
        Ok(())
    }
}

/// `LlamaSampler::sample` would let an exception of C++ end the process.
fn next_token(
    context: &LlamaContext<'_>,
    sampler: &mut LlamaSampler,
    place: i32,
) -> Result<LlamaToken, ModelError> {
    let stuck = || ModelError::Broken("the model found no token that may follow".to_owned());
    let mut candidates = context.token_data_array_ith(place);
    sampler.apply(&mut candidates);
    let token = candidates.selected_token().ok_or_else(stuck)?;
    sampler.try_accept(token).map_err(|_| stuck())?;
    Ok(token)
}

/// What has been said. Where there are tools it is held back until it is known whether one is called.
struct Telling {
    letters: Letters,
    held_back: Option<String>,
}

impl Telling {
    fn tell(&mut self, bytes: &[u8], listener: &mut dyn Listener) {
        let text = self.letters.push(bytes);
        match &mut self.held_back {
            Some(held_back) => held_back.push_str(&text),
            None if text.is_empty() => {}
            None => listener.hear(Piece::Text(text)),
        }
    }

    fn end(self, listener: &mut dyn Listener, finish: Finish) -> Result<Finish, ModelError> {
        let rest = self.letters.end();
        match self.held_back {
            Some(held_back) => {
                let piece = prompt::piece(&(held_back + &rest))?;
                let finish = if matches!(piece, Piece::Call(_)) { Finish::Calls } else { finish };
                listener.hear(piece);
                Ok(finish)
            }
            None => {
                if !rest.is_empty() {
                    listener.hear(Piece::Text(rest));
                }
                Ok(finish)
            }
        }
    }
}
