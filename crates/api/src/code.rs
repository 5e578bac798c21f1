use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

/// Every kind of failure the browser can be told about. The catalogue is this file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    // The request itself.
    MalformedRequest,
    NotFound,
    MethodNotAllowed,
    RequestTimeout,
    Conflict,
    /// Somebody else was faster; the answer carries what they have made of it.
    Overtaken,
    PayloadTooLarge,
    UnsupportedMediaType,
    ValidationFailed,
    RateLimited,

    // Who is asking.
    NoAuthenticatedUser,
    SessionExpired,
    PermissionDenied,
    CrossSiteRequest,
    CsrfTokenInvalid,
    ConfirmationRequired,
    UserProfileNotFound,

    // Signing in.
    DomainRestricted,
    EmailNotVerified,
    AccountDeactivated,
    NoAccount,
    InvalidCredentials,
    InvalidToken,
    AccountLocked,
    AccountExists,
    WeakPassword,
    LinkInvalid,
    SessionLimit,
    GoogleSignInFailed,
    DemoNotAvailable,
    FirebaseAuthenticationNotAvailable,
    GoogleNotAvailable,
    PasswordResetNotAvailable,
    NoStrategies,
    MailNotConfigured,
    FirebaseNotAvailable,
    AllStrategiesFailed,

    // Administration.
    LastAdmin,

    // The server.
    Internal,
    Overloaded,
    MailFailed,
    DatabaseBusy,
    DatabaseReadOnly,
    DatabaseUnavailable,
}

impl Code {
    pub fn status(self) -> StatusCode {
        match self {
            Self::MalformedRequest => StatusCode::BAD_REQUEST,
            Self::NoAuthenticatedUser
            | Self::SessionExpired
            | Self::NoAccount
            | Self::InvalidCredentials
            | Self::InvalidToken
            | Self::GoogleSignInFailed => StatusCode::UNAUTHORIZED,
            Self::PermissionDenied
            | Self::CrossSiteRequest
            | Self::CsrfTokenInvalid
            | Self::ConfirmationRequired
            | Self::UserProfileNotFound
            | Self::DomainRestricted
            | Self::EmailNotVerified
            | Self::AccountDeactivated => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::RequestTimeout => StatusCode::REQUEST_TIMEOUT,
            Self::Conflict
            | Self::Overtaken
            | Self::AccountExists
            | Self::SessionLimit
            | Self::LastAdmin
            | Self::DemoNotAvailable
            | Self::FirebaseAuthenticationNotAvailable
            | Self::GoogleNotAvailable
            | Self::PasswordResetNotAvailable
            | Self::NoStrategies
            | Self::MailNotConfigured => StatusCode::CONFLICT,
            Self::LinkInvalid => StatusCode::GONE,
            Self::PayloadTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::ValidationFailed | Self::WeakPassword => StatusCode::UNPROCESSABLE_ENTITY,
            Self::RateLimited | Self::AccountLocked => StatusCode::TOO_MANY_REQUESTS,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Overloaded
            | Self::MailFailed
            | Self::FirebaseNotAvailable
            | Self::AllStrategiesFailed
            | Self::DatabaseBusy
            | Self::DatabaseReadOnly
            | Self::DatabaseUnavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}
