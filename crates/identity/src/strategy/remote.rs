//! Something that is fetched from an identity provider and kept as long as it may be.
//!
//! One attempt at a time, a pause after each that failed, and nobody who only wants to know whether the provider
//! can be reached waits for one that hangs.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use store::{Store, Time};

/// How long after an attempt the next one may follow.
const PAUSE: Duration = Duration::from_secs(5);
/// How long somebody waits who does not need it.
const PATIENCE: Duration = Duration::from_secs(1);

pub struct Remote<T>(Arc<Inner<T>>);

impl<T> Clone for Remote<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

struct Inner<T> {
    known: Mutex<Known<T>>,
    attempt: tokio::sync::Mutex<()>,
}

struct Known<T> {
    value: Option<(T, Time)>,
    tried_at: Option<Time>,
}

impl<T: Clone> Known<T> {
    fn fresh(&self, now: Time) -> Option<T> {
        self.value.as_ref().filter(|(_, until)| *until > now).map(|(value, _)| value.clone())
    }

    fn may_try(&self, now: Time) -> bool {
        self.tried_at.is_none_or(|tried_at| now.since(tried_at) >= PAUSE)
    }
}

impl<T> Default for Remote<T> {
    fn default() -> Self {
        let known = Mutex::new(Known { value: None, tried_at: None });
        Self(Arc::new(Inner { known, attempt: tokio::sync::Mutex::default() }))
    }
}

impl<T: Clone + Send + 'static> Remote<T> {
    /// What is known, fetched anew if it is too old or not enough. `fetch` says how long it is good.
    pub async fn get<F>(&self, store: &Store, is_enough: impl Fn(&T) -> bool, fetch: F) -> Option<T>
    where
        F: Future<Output = Option<(T, Duration)>> + Send + 'static,
    {
        if self.needs_attempt(store.now(), is_enough) {
            // In a task of its own: whoever gives up waiting does not break it off.
            let _ = tokio::spawn(self.clone().try_once(store.clone(), fetch)).await;
        }
        self.known().fresh(store.now())
    }

    /// Whether it is at hand. Only the very first to ask waits as long as it takes.
    pub async fn is_available<F>(&self, store: &Store, fetch: F) -> bool
    where
        F: Future<Output = Option<(T, Duration)>> + Send + 'static,
    {
        if self.needs_attempt(store.now(), |_| true) {
            let is_first = self.known().tried_at.is_none();
            let is_under_way = self.0.attempt.try_lock().is_err();
            if is_first || !is_under_way {
                let attempt = tokio::spawn(self.clone().try_once(store.clone(), fetch));
                let patience = if is_first { Duration::MAX } else { PATIENCE };
                let _ = tokio::time::timeout(patience, attempt).await;
            }
        }
        self.known().fresh(store.now()).is_some()
    }

    fn needs_attempt(&self, now: Time, is_enough: impl Fn(&T) -> bool) -> bool {
        let known = self.known();
        !known.fresh(now).is_some_and(|value| is_enough(&value)) && known.may_try(now)
    }

    async fn try_once(self, store: Store, fetch: impl Future<Output = Option<(T, Duration)>>) {
        let _only_one = self.0.attempt.lock().await;
        if !self.known().may_try(store.now()) {
            return;
        }
        let fetched = fetch.await;
        let now = store.now();
        let mut known = self.known();
        known.tried_at = Some(now);
        if let Some((value, life)) = fetched {
            known.value = Some((value, now + life));
        }
    }

    fn known(&self) -> MutexGuard<'_, Known<T>> {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
