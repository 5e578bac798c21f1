use std::{
    path::PathBuf,
    sync::mpsc::{SyncSender, TrySendError, sync_channel},
    thread,
    time::Duration,
};

use futures_util::stream::{StreamExt, once, unfold};
use tokio::sync::{
    mpsc::{UnboundedReceiver, unbounded_channel},
    watch,
};

use super::worker::{self, Job};
use crate::{Answer, Model, ModelError, ModelInfo, Piece, Provider, Request};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalSettings {
    pub file: PathBuf,
    /// Tokens of a question and its answer together. Never more than the model has learnt with.
    pub context: u32,
    /// One less than there are cores is a good number: threads that wait for each other keep a core busy.
    pub threads: usize,
    /// How many questions may wait.
    pub queue: usize,
    /// Where chance begins, for answers with a temperature.
    pub seed: u32,
    /// An answer takes no longer than this.
    pub longest: Duration,
}

impl LocalSettings {
    pub fn new(file: PathBuf, threads: usize) -> Self {
        Self { file, context: 4096, threads, queue: 8, seed: 42, longest: Duration::from_mins(3) }
    }
}

/// Why a model cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    #[error("there is no file {0}")]
    Missing(PathBuf),
    #[error("{file} is not a model that can be loaded: {reason}. It has to be a whole GGUF file")]
    File { file: PathBuf, reason: String },
    #[error("this model cannot hold a conversation. Choose one whose name ends in Instruct or Chat")]
    NoTalk,
    #[error("the model cannot be started: {0}")]
    Engine(String),
}

/// A model in this process. It is given back to the machine when it is dropped and has answered who waits.
#[derive(Debug)]
pub struct LocalModel {
    name: String,
    jobs: SyncSender<Job>,
    loaded: watch::Receiver<Loaded>,
}

/// How loading went, once it is known.
pub type Loaded = Option<Result<(), LoadError>>;

impl LocalModel {
    /// Begins to load the model. Who asks meanwhile waits; who asks one that cannot be loaded is told why.
    pub fn start(settings: LocalSettings) -> Result<Self, LoadError> {
        if !settings.file.is_file() {
            return Err(LoadError::Missing(settings.file));
        }
        let name = settings.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (jobs, waiting) = sync_channel(settings.queue.max(1));
        let (told, loaded) = watch::channel(None);
        thread::Builder::new()
            .name("local-model".to_owned())
            .spawn(move || worker::run(&settings, &waiting, &told))
            .map_err(|error| LoadError::Engine(error.to_string()))?;
        Ok(Self { name, jobs, loaded })
    }

    /// Waits until the model is loaded.
    pub async fn loaded(&self) -> Result<(), LoadError> {
        let ended = || LoadError::Engine("its thread has ended".to_owned());
        let mut loaded = self.loaded.clone();
        let known = loaded.wait_for(Option::is_some).await.map_err(|_| ended())?;
        known.clone().unwrap_or_else(|| Err(ended()))
    }
}

impl Model for LocalModel {
    fn describe(&self) -> ModelInfo {
        ModelInfo { provider: Provider::Local, name: self.name.clone() }
    }

    fn ask(&self, request: Request) -> Answer {
        // Without a limit of its own: an answer has one, and a slow listener must not hold up the others.
        let (answer, pieces) = unbounded_channel();
        let refusal = match self.jobs.try_send(Job { request, answer }) {
            Ok(()) => return unfold(Some(pieces), |pieces| async { Some(next(pieces?).await) }).boxed(),
            Err(TrySendError::Full(_)) => ModelError::Busy,
            Err(TrySendError::Disconnected(_)) => ModelError::Broken("the model has stopped".to_owned()),
        };
        once(async { Err(refusal) }).boxed()
    }
}

type Pieces = UnboundedReceiver<Result<Piece, ModelError>>;

/// The next piece, and where the ones after it come from. None come after the end or an error.
async fn next(mut pieces: Pieces) -> (Result<Piece, ModelError>, Option<Pieces>) {
    match pieces.recv().await {
        Some(Ok(piece @ (Piece::Text(_) | Piece::Call(_)))) => (Ok(piece), Some(pieces)),
        Some(last) => (last, None),
        None => (Err(ModelError::CutOff), None),
    }
}
