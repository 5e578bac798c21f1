use api::{ApiError, Code};

/// Why something about a conversation cannot be done. Every case is a sentence for the person.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ChatError {
    #[error("There is no such conversation, or it is not shared with you.")]
    NotThere,
    #[error("This conversation belongs to a colleague. You can read it; to go on, start one of your own.")]
    NotYours,
    #[error("This app has no conversation.")]
    NoAssistant,
    #[error("An administrator has switched this conversation off. What was said so far stays readable.")]
    Off,
    #[error("Somebody else has changed this meanwhile. Look at how it is now, and try again.")]
    Overtaken,
    #[error("{0} answers are being made for you already. Wait for one, or stop it.")]
    TooMany(usize),
    #[error("{0}")]
    Invalid(String),
    #[error(transparent)]
    Store(#[from] store::Error),
}

impl From<ChatError> for ApiError {
    fn from(error: ChatError) -> Self {
        let message = error.to_string();
        match error {
            ChatError::NotThere | ChatError::NoAssistant => Self::not_found(message),
            ChatError::NotYours => Self::new(Code::PermissionDenied, message),
            ChatError::Off | ChatError::Overtaken => Self::new(Code::Conflict, message),
            ChatError::TooMany(_) => Self::new(Code::RateLimited, message).retry_after(2),
            ChatError::Invalid(_) => Self::invalid(message),
            ChatError::Store(error) => error.into(),
        }
    }
}
