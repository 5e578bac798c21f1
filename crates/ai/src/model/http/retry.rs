//! When a request is made again, and after how long.

use std::{fmt, sync::Arc, time::Duration};

use super::failure::Failure;
use crate::ModelError;

/// Gives a number from zero up to a limit, the limit included: where chance comes from.
#[derive(Clone)]
pub struct Jitter(Arc<dyn Fn(u64) -> u64 + Send + Sync>);

impl Jitter {
    pub fn new(source: impl Fn(u64) -> u64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(source))
    }

    fn up_to(&self, longest: Duration) -> Duration {
        let longest = u64::try_from(longest.as_millis()).unwrap_or(u64::MAX);
        Duration::from_millis((self.0)(longest).min(longest))
    }
}

impl fmt::Debug for Jitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Jitter")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetrySettings {
    /// How often a request is made again.
    pub times: u32,
    /// The first wait is at most this long, and every further one at most twice the one before …
    pub first: Duration,
    /// … and never longer than this.
    pub longest: Duration,
    /// A provider that wants more patience than this is not asked again.
    pub patience: Duration,
}

impl Default for RetrySettings {
    fn default() -> Self {
        Self {
            times: 2,
            first: Duration::from_millis(400),
            longest: Duration::from_secs(4),
            patience: Duration::from_secs(8),
        }
    }
}

impl RetrySettings {
    /// How long to wait before the request is made again, after it was made `made` times; nothing if it is not.
    pub fn wait(&self, failure: &Failure, made: u32, jitter: &Jitter) -> Option<Duration> {
        // Who was slow once has used up the patience of whoever waits; the others would fail again.
        let passing = matches!(
            failure.error,
            ModelError::Away(_) | ModelError::Broken(_) | ModelError::Limited { .. } | ModelError::CutOff
        );
        let asked = failure.retry_after.unwrap_or_default();
        if made > self.times || !passing || asked > self.patience {
            return None;
        }
        let longest = self.first.saturating_mul(1 << (made - 1).min(16)).min(self.longest);
        Some(asked + jitter.up_to(longest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(error: ModelError) -> Failure {
        Failure { error, retry_after: None }
    }

    fn broken() -> Failure {
        failure(ModelError::Broken(String::new()))
    }

    #[test]
    fn waits_grow_up_to_a_limit_and_chance_takes_from_them() {
        let settings = RetrySettings { times: 9, ..RetrySettings::default() };
        let waits = |jitter: &Jitter| {
            [1, 2, 3, 4, 5, 9].map(|made| settings.wait(&broken(), made, jitter).unwrap().as_millis())
        };
        assert_eq!(waits(&Jitter::new(|limit| limit)), [400, 800, 1600, 3200, 4000, 4000]);
        assert_eq!(waits(&Jitter::new(|limit| limit / 4)), [100, 200, 400, 800, 1000, 1000]);
        assert_eq!(waits(&Jitter::new(|_| 0)), [0; 6]);
        assert_eq!(waits(&Jitter::new(|_| u64::MAX))[0], 400, "a source that knows no limit");
    }

    #[test]
    fn only_what_may_pass_is_tried_again_and_not_often() {
        let (settings, jitter) = (RetrySettings::default(), Jitter::new(|_| 0));
        assert_eq!(
            [1, 2, 3].map(|made| settings.wait(&broken(), made, &jitter).is_some()),
            [true, true, false]
        );
        let again = |error| settings.wait(&failure(error), 1, &jitter).is_some();
        assert!(again(ModelError::Away(String::new())) && again(ModelError::CutOff));
        for error in [
            ModelError::Slow,
            ModelError::Refused(String::new()),
            ModelError::Nonsense(String::new()),
            ModelError::Endless,
        ] {
            assert!(!again(error.clone()), "{error:?}");
        }
    }

    #[test]
    fn a_provider_is_given_the_time_it_asks_for_within_reason() {
        let (settings, jitter) = (RetrySettings::default(), Jitter::new(|_| 7));
        let wait = |seconds| {
            let after = Some(Duration::from_secs(seconds));
            let failure = Failure { error: ModelError::Limited { retry_after: after }, retry_after: after };
            settings.wait(&failure, 1, &jitter)
        };
        assert_eq!(wait(3), Some(Duration::from_millis(3_007)));
        assert_eq!(wait(8), Some(Duration::from_millis(8_007)));
        assert_eq!(wait(9), None);
    }
}
