//! What providers do not agree on. Each is asked in the most common way first; what it refuses is left out from
//! then on.

use std::sync::atomic::{AtomicU8, Ordering};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialect {
    /// Whether tokens are to be counted at the end of a stream.
    pub counts: bool,
    /// Whether the limit on an answer has its newer name.
    pub newer_limit: bool,
    /// Whether the temperature can be chosen.
    pub temperature: bool,
}

impl Default for Dialect {
    fn default() -> Self {
        Self { counts: true, newer_limit: false, temperature: true }
    }
}

impl Dialect {
    /// Another way to ask, after a request was refused with these words. Nothing if all was tried.
    pub fn other(self, refusal: &str) -> Option<Self> {
        if !self.newer_limit && refusal.contains("max_completion_tokens") {
            Some(Self { newer_limit: true, ..self })
        } else if self.temperature && refusal.contains("temperature") {
            Some(Self { temperature: false, ..self })
        } else if self.counts {
            // Some refuse what they do not know without a word about it.
            Some(Self { counts: false, ..self })
        } else {
            None
        }
    }
}

/// The dialect that a provider has understood.
#[derive(Debug)]
pub struct Known(AtomicU8);

impl Default for Known {
    fn default() -> Self {
        let known = Self(AtomicU8::new(0));
        known.set(Dialect::default());
        known
    }
}

impl Known {
    pub fn get(&self) -> Dialect {
        let bits = self.0.load(Ordering::Relaxed);
        Dialect { counts: bits & 1 != 0, newer_limit: bits & 2 != 0, temperature: bits & 4 != 0 }
    }

    pub fn set(&self, dialect: Dialect) {
        let bits = u8::from(dialect.counts)
            | u8::from(dialect.newer_limit) << 1
            | u8::from(dialect.temperature) << 2;
        self.0.store(bits, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refused_by_name_is_changed_and_the_rest_once() {
        let first = Dialect::default();
        let newer = first.other("Use 'max_completion_tokens' instead.").unwrap();
        assert_eq!(newer, Dialect { newer_limit: true, ..first });
        let fixed = newer.other("'temperature' does not support 0.2").unwrap();
        assert_eq!(fixed, Dialect { temperature: false, ..newer });
        let silent = fixed.other("Bad request").unwrap();
        assert_eq!(silent, Dialect { counts: false, ..fixed });
        assert_eq!(silent.other("max_completion_tokens, temperature and stream_options"), None);
    }

    #[test]
    fn what_was_understood_is_remembered() {
        let known = Known::default();
        assert_eq!(known.get(), Dialect::default());
        for bits in 0..8 {
            let dialect =
                Dialect { counts: bits & 1 == 0, newer_limit: bits & 2 == 0, temperature: bits & 4 == 0 };
            known.set(dialect);
            assert_eq!(known.get(), dialect);
        }
    }
}
