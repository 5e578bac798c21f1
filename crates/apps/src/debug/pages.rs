use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use ai::{Embedder, Presence, SentenceModel};
use api::{Answer, ApiError, Code};
use tokio::sync::Semaphore;
use traits::{
    starter,
    suggest::{Embed, Library},
};

/// So many are worked on at a time: each takes a core.
const AT_ONCE: usize = 2;

/// Whoever has waited for so long for a turn is sent away.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whether there are debug pages, and what they share. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct DebugPages(Arc<Inner>);

struct Inner {
    is_on: bool,
    turns: Arc<Semaphore>,
    patience: Duration,
    /// The starter library, made ready when it is first needed.
    by_words: OnceLock<Library>,
    by_meaning: OnceLock<Library>,
}

impl DebugPages {
    pub fn new(is_on: bool) -> Self {
        Self::with_patience(is_on, PATIENCE)
    }

    fn with_patience(is_on: bool, patience: Duration) -> Self {
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        let (by_words, by_meaning) = (OnceLock::new(), OnceLock::new());
        Self(Arc::new(Inner { is_on, turns, patience, by_words, by_meaning }))
    }

    pub fn is_on(&self) -> bool {
        self.0.is_on
    }

    /// Does what takes a core, when it is its turn.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Answer<T> {
        let turn = Arc::clone(&self.0.turns).acquire_owned();
        let Ok(Ok(turn)) = tokio::time::timeout(self.0.patience, turn).await else {
            let message = "The server has too many texts to look at. Try again in a moment.";
            return Err(ApiError::new(Code::Overloaded, message).retry_after(2));
        };
        // Who asked may leave meanwhile: the turn is over when the work is.
        let work = move || {
            let done = work();
            drop(turn);
            done
        };
        tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)
    }

    /// Gives the starter library to who asks it, and the sentence model, if there is one.
    pub(super) fn with_library<T>(
        &self,
        model: &SentenceModel,
        ask: impl FnOnce(&Library, Option<&Embed<'_>>) -> T,
    ) -> T {
        let embed = |texts: &[&str]| model.embed(texts).ok();
        let embed: Option<&Embed<'_>> = (model.presence() == Presence::Here).then_some(&embed);
        ask(self.library(embed), embed)
    }

    fn library(&self, embed: Option<&Embed<'_>>) -> &Library {
        if let Some(known) = self.0.by_meaning.get().filter(|_| embed.is_some()) {
            return known;
        }
        let made = embed.map(|embed| Library::new(starter(), Some(embed)));
        match made.filter(Library::compares_meaning) {
            Some(made) => self.0.by_meaning.get_or_init(|| made),
            None => self.0.by_words.get_or_init(|| Library::new(starter(), None)),
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;

    use super::*;

    #[tokio::test]
    async fn who_has_waited_too_long_is_sent_away() {
        let pages = DebugPages::with_patience(true, Duration::ZERO);
        assert_eq!(pages.work(|| 1).await, Ok(1));
        let all = u32::try_from(AT_ONCE).unwrap();
        let turns = Arc::clone(&pages.0.turns).acquire_many_owned(all).await.unwrap();
        let refused = pages.work(|| 1).await.unwrap_err();
        assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
        drop(turns);
        assert_eq!(pages.work(|| 2).await, Ok(2));
    }
}
