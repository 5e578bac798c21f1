//! Leaves alone who keeps failing: after some failures in a row nobody is asked for a while, then one request is let
//! through to see.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use tokio::time::Instant;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BreakerSettings {
    /// So many failures in a row …
    pub failures: usize,
    /// … within this time …
    pub window: Duration,
    /// … and nobody is asked for so long.
    pub rest: Duration,
}

impl Default for BreakerSettings {
    fn default() -> Self {
        Self { failures: 3, window: Duration::from_mins(2), rest: Duration::from_secs(30) }
    }
}

#[derive(Clone, Debug)]
pub struct Breaker(Arc<(BreakerSettings, Mutex<State>)>);

#[derive(Debug)]
enum State {
    /// All may pass. When the last requests have failed, since one succeeded.
    Closed(VecDeque<Instant>),
    /// None may pass until then.
    Open(Instant),
    /// One has passed, and all wait for how it fares.
    Trying,
}

impl Breaker {
    pub fn new(settings: BreakerSettings) -> Self {
        Self(Arc::new((settings, Mutex::new(State::Closed(VecDeque::new())))))
    }

    /// Whether one may pass now. If so, it has to tell how it fared.
    pub fn pass(&self) -> Option<Pass> {
        let mut state = self.state();
        match *state {
            State::Closed(_) => Some(Pass { breaker: self.clone(), trying: false, told: false }),
            State::Open(until) if Instant::now() >= until => {
                *state = State::Trying;
                Some(Pass { breaker: self.clone(), trying: true, told: false })
            }
            State::Open(_) | State::Trying => None,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.1.lock().expect("nothing panics while it holds the state")
    }
}

/// The leave to ask once.
#[derive(Debug)]
pub struct Pass {
    breaker: Breaker,
    trying: bool,
    told: bool,
}

impl Pass {
    pub fn succeeded(mut self) {
        self.told = true;
        *self.breaker.state() = State::Closed(VecDeque::new());
    }

    pub fn failed(mut self) {
        self.told = true;
        let (settings, now) = (self.breaker.0.0, Instant::now());
        let mut state = self.breaker.state();
        if self.trying {
            *state = State::Open(now + settings.rest);
        } else if let State::Closed(failures) = &mut *state {
            failures.push_back(now);
            failures.retain(|failure| now.duration_since(*failure) <= settings.window);
            if failures.len() >= settings.failures {
                *state = State::Open(now + settings.rest);
            }
        }
    }
}

impl Drop for Pass {
    /// Who was stopped has learnt nothing: the next one may try.
    fn drop(&mut self) {
        if self.trying && !self.told {
            *self.breaker.state() = State::Open(Instant::now());
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn breaker() -> Breaker {
        Breaker::new(BreakerSettings { failures: 3, window: 60 * SECOND, rest: 30 * SECOND })
    }

    fn fail(breaker: &Breaker, times: usize) {
        for _ in 0..times {
            breaker.pass().unwrap().failed();
        }
    }

    #[tokio::test(start_paused = true)]
    async fn after_three_failures_nobody_passes_until_one_has_tried() {
        let breaker = breaker();
        fail(&breaker, 3);
        assert!(breaker.pass().is_none());
        advance(29 * SECOND).await;
        assert!(breaker.pass().is_none());
        advance(SECOND).await;
        let trying = breaker.pass().unwrap();
        assert!(breaker.pass().is_none(), "only one tries");
        trying.failed();
        assert!(breaker.pass().is_none());
        advance(30 * SECOND).await;
        breaker.pass().unwrap().succeeded();
        fail(&breaker, 2);
        assert!(breaker.pass().is_some(), "it counts from nothing again");
    }

    #[tokio::test(start_paused = true)]
    async fn failures_count_in_a_row_and_not_for_ever() {
        let breaker = breaker();
        fail(&breaker, 2);
        breaker.pass().unwrap().succeeded();
        fail(&breaker, 2);
        advance(61 * SECOND).await;
        fail(&breaker, 2);
        assert!(breaker.pass().is_some());
        fail(&breaker, 1);
        assert!(breaker.pass().is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_stopped_while_trying_lets_the_next_one_try() {
        let breaker = breaker();
        fail(&breaker, 3);
        advance(30 * SECOND).await;
        drop(breaker.pass().unwrap());
        let trying = breaker.pass().unwrap();
        assert!(breaker.pass().is_none());
        trying.succeeded();
        assert!(breaker.pass().is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn who_passed_before_it_opened_changes_nothing_by_failing_late() {
        let breaker = breaker();
        let late = breaker.pass().unwrap();
        fail(&breaker, 3);
        advance(30 * SECOND).await;
        let trying = breaker.pass().unwrap();
        late.failed();
        trying.succeeded();
        assert!(breaker.pass().is_some());
    }
}
