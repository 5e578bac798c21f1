use api::{ApiError, Code};

use crate::Domains;

/// Why somebody is not let in, in the words of the specification where it has them.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("Access restricted to {0} users only")]
    Domain(Domains),
    #[error("Confirm your email address first: open the link we have just sent to it.")]
    EmailNotVerified,
    #[error("This account has been deactivated. Ask an administrator to reactivate it.")]
    Deactivated,
    #[error("No account found with this email address")]
    NoAccount,
    #[error("The email address or the password is not right.")]
    Credentials,
    #[error("The sign-in could not be verified. Sign in again.")]
    Token,
    #[error("Google sign-in failed")]
    Google,
    #[error("Too many wrong passwords. Try again in {0} seconds.")]
    Locked(u32),
    #[error("Too many attempts. Try again in {0} seconds.")]
    TooMany(u32),
    #[error("An account with this email already exists")]
    AccountExists,
    #[error(
        "An account with this email already exists. Sign in the way you did before, then connect this one on your account page."
    )]
    ConnectFirst,
    #[error("This password is too easy to guess. {0}")]
    WeakPassword(String),
    #[error("This link has expired or was used before. Ask for a new one.")]
    Link,
    #[error("Maximum concurrent sessions reached. Please sign out from another device.")]
    SessionLimit,
    #[error("No authenticated user")]
    NoUser,
    #[error("Session expired")]
    SessionExpired,
    #[error("User profile not found")]
    NoProfile,
    #[error("The demo accounts are not available here.")]
    NoDemo,
    #[error("Firebase not available")]
    FirebaseUnavailable,
    #[error("Firebase authentication not available")]
    FirebaseNotConfigured,
    #[error("Google sign-in not available. Firebase strategy is required.")]
    GoogleNotConfigured,
    #[error("Password reset not available. Firebase strategy is required.")]
    ResetNotConfigured,
    #[error(
        "All authentication strategies failed... None of the configured sign-in services can be reached; try again in a moment."
    )]
    AllStrategiesFailed,
    #[error("No authentication strategies available")]
    NoStrategies,
    #[error("Accounts need a mail server. Ask an administrator to set QUAD_SMTP_URL.")]
    NoMail,
    #[error("The mail could not be sent. Try again in a moment.")]
    MailFailed,
    #[error("The server has too many passwords to check. Try again in a moment.")]
    Overloaded,
    #[error("Confirm that it is you: sign in once more.")]
    ConfirmationRequired,
    #[error("At least one active administrator has to remain.")]
    LastAdmin,
    #[error("{0}")]
    Conflict(&'static str),
    #[error("{0}")]
    Invalid(&'static str),
    #[error("{0}")]
    NotFound(&'static str),
    #[error(transparent)]
    Store(#[from] store::Error),
}

impl Refusal {
    fn code(&self) -> Code {
        match self {
            Self::Domain(_) => Code::DomainRestricted,
            Self::EmailNotVerified => Code::EmailNotVerified,
            Self::Deactivated => Code::AccountDeactivated,
            Self::NoAccount => Code::NoAccount,
            Self::Credentials => Code::InvalidCredentials,
            Self::Token => Code::InvalidToken,
            Self::Google => Code::GoogleSignInFailed,
            Self::Locked(_) => Code::AccountLocked,
            Self::TooMany(_) => Code::RateLimited,
            Self::AccountExists | Self::ConnectFirst => Code::AccountExists,
            Self::WeakPassword(_) => Code::WeakPassword,
            Self::Link => Code::LinkInvalid,
            Self::SessionLimit => Code::SessionLimit,
            Self::NoUser => Code::NoAuthenticatedUser,
            Self::SessionExpired => Code::SessionExpired,
            Self::NoProfile => Code::UserProfileNotFound,
            Self::NoDemo => Code::DemoNotAvailable,
            Self::FirebaseUnavailable => Code::FirebaseNotAvailable,
            Self::FirebaseNotConfigured => Code::FirebaseAuthenticationNotAvailable,
            Self::GoogleNotConfigured => Code::GoogleNotAvailable,
            Self::ResetNotConfigured => Code::PasswordResetNotAvailable,
            Self::AllStrategiesFailed => Code::AllStrategiesFailed,
            Self::NoStrategies => Code::NoStrategies,
            Self::NoMail => Code::MailNotConfigured,
            Self::MailFailed => Code::MailFailed,
            Self::Overloaded => Code::Overloaded,
            Self::ConfirmationRequired => Code::ConfirmationRequired,
            Self::LastAdmin => Code::LastAdmin,
            Self::Conflict(_) => Code::Conflict,
            Self::Invalid(_) => Code::ValidationFailed,
            Self::NotFound(_) => Code::NotFound,
            Self::Store(_) => Code::Internal,
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Store(error) => error.into(),
            Refusal::Locked(seconds) | Refusal::TooMany(seconds) => {
                Self::new(refusal.code(), refusal.to_string()).retry_after(seconds)
            }
            Refusal::Overloaded => Self::new(refusal.code(), refusal.to_string()).retry_after(2),
            _ => Self::new(refusal.code(), refusal.to_string()),
        }
    }
}
