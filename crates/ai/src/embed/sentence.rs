use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use super::{EmbedError, Embedder, MiniLm, Presence, Vector};
use crate::assets::{SENTENCE_MODEL, TOKENIZER};

/// The sentence model of this installation. Its files may be missing, and may come at any time. It is loaded when
/// it is first needed, which takes a moment, and memory that who never searches does not spend.
pub struct SentenceModel {
    folder: PathBuf,
    threads: usize,
    loaded: Mutex<Option<Arc<MiniLm>>>,
    /// How the last try to load it ended; none if nobody has tried. Not held while it is loaded.
    tried: Mutex<Option<Presence>>,
}

impl SentenceModel {
    pub fn new(folder: PathBuf, threads: usize) -> Self {
        Self { folder, threads, loaded: Mutex::default(), tried: Mutex::default() }
    }

    /// Whether its files are here.
    pub fn is_here(&self) -> bool {
        [&SENTENCE_MODEL, &TOKENIZER].iter().all(|asset| asset.is_in(&self.folder))
    }

    /// How it is, as far as it has been tried. Answers at once.
    pub fn presence(&self) -> Presence {
        let tried = *self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        match tried {
            // What is in memory does without its files.
            Some(Presence::Here) => Presence::Here,
            _ if !self.is_here() => Presence::Missing,
            Some(Presence::Broken) => Presence::Broken,
            Some(Presence::Missing) | None => Presence::Here,
        }
    }

    fn load(&self) -> Result<Arc<MiniLm>, EmbedError> {
        let loaded = self.load_once();
        let presence = match &loaded {
            Ok(_) => Presence::Here,
            Err(EmbedError::Missing(_)) => Presence::Missing,
            Err(EmbedError::Files(_) | EmbedError::Run(_)) => Presence::Broken,
        };
        *self.tried.lock().unwrap_or_else(PoisonError::into_inner) = Some(presence);
        loaded
    }

    fn load_once(&self) -> Result<Arc<MiniLm>, EmbedError> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(model) = &*loaded {
            return Ok(Arc::clone(model));
        }
        if !self.is_here() {
            return Err(EmbedError::Missing(self.folder.clone()));
        }
        let (model, tokenizer) = (SENTENCE_MODEL.path(&self.folder), TOKENIZER.path(&self.folder));
        let model = Arc::new(MiniLm::load(&model, &tokenizer, self.threads)?);
        *loaded = Some(Arc::clone(&model));
        Ok(model)
    }
}

/// Takes its time: not for a thread that serves requests.
impl Embedder for SentenceModel {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        self.load()?.embed(texts)
    }
}
