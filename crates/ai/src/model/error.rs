use std::time::Duration;

/// Why there is no answer, or no more of it. The texts in it are short, and never hold a key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    #[error("the provider cannot be reached: {0}")]
    Away(String),
    #[error("the provider took too long")]
    Slow,
    #[error("the provider allows no more requests for now")]
    Limited {
        /// As the provider said.
        retry_after: Option<Duration>,
    },
    /// Who asks, or what is asked, is not accepted: the settings are wrong.
    #[error("the provider refuses the request: {0}")]
    Refused(String),
    #[error("the provider has failed: {0}")]
    Broken(String),
    #[error("the answer broke off")]
    CutOff,
    /// No JSON where there should be, or a tool called with what is no JSON.
    #[error("the provider sends what cannot be read: {0}")]
    Nonsense(String),
    #[error("the answer does not end")]
    Endless,
    #[error("too many requests are waiting")]
    Busy,
    /// It has failed too often, and is left alone for a while.
    #[error("the provider has failed several times and is not asked for now")]
    Resting,
}

impl ModelError {
    /// What a person reads, and can do.
    pub fn sentence(&self) -> &'static str {
        match self {
            Self::Away(_) => "The language model cannot be reached. Try again in a moment.",
            Self::Slow => "The language model took too long. Try again, or ask for less at once.",
            Self::Limited { .. } => "The language model has had too many questions. Try again in a minute.",
            Self::Refused(_) => {
                "The language model did not accept the request. An admin can check its settings."
            }
            Self::Broken(_) => "The language model has a problem of its own. Try again in a moment.",
            Self::CutOff => "The answer broke off before its end. Try again.",
            Self::Nonsense(_) => "The language model sent an answer that cannot be read. Try again.",
            Self::Endless => {
                "The language model did not stop, so its answer was cut. Ask for something shorter."
            }
            Self::Busy => "Many questions are waiting for the language model. Try again in a moment.",
            Self::Resting => {
                "The language model has failed several times and is resting. Try again in a minute."
            }
        }
    }

    /// One word, to count by.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Away(_) => "away",
            Self::Slow => "slow",
            Self::Limited { .. } => "limited",
            Self::Refused(_) => "refused",
            Self::Broken(_) => "broken",
            Self::CutOff => "cut_off",
            Self::Nonsense(_) => "nonsense",
            Self::Endless => "endless",
            Self::Busy => "busy",
            Self::Resting => "resting",
        }
    }

    /// Whether the same request may well succeed later, without anybody changing anything.
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Away(_)
            | Self::Slow
            | Self::Limited { .. }
            | Self::Broken(_)
            | Self::CutOff
            | Self::Nonsense(_)
            | Self::Busy
            | Self::Resting => true,
            Self::Refused(_) | Self::Endless => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_told_what_to_do_and_hears_nothing_of_the_inside() {
        let inside = || "ECONNREFUSED".to_owned();
        let errors = [
            ModelError::Away(inside()),
            ModelError::Slow,
            ModelError::Limited { retry_after: None },
            ModelError::Refused(inside()),
            ModelError::Broken(inside()),
            ModelError::CutOff,
            ModelError::Nonsense(inside()),
            ModelError::Endless,
            ModelError::Busy,
            ModelError::Resting,
        ];
        for error in &errors {
            let sentence = error.sentence();
            assert!(
                ["Try again", "Ask for", "An admin"].iter().any(|way| sentence.contains(way)),
                "{sentence}"
            );
            assert!(!sentence.contains(&inside()));
            assert_eq!(error.is_passing(), sentence.contains("Try again"), "{sentence}");
            let same =
                errors.iter().filter(|other| other.sentence() == sentence || other.kind() == error.kind());
            assert_eq!(same.count(), 1, "{sentence}");
        }
    }
}
