use api::{ApiError, Code};
use sea_orm::{DbErr, RuntimeErr};

/// What can go wrong with a database, told apart by what the reader can do about it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    #[error("the database is busy")]
    Busy,
    #[error("the database is read-only: {0}")]
    ReadOnly(String),
    #[error("the database is not available: {0}")]
    Unavailable(String),
    #[error("a record like this exists already: {0}")]
    Duplicate(String),
    #[error("database: {0}")]
    Other(String),
}

impl From<DbErr> for Error {
    fn from(error: DbErr) -> Self {
        let text = error.to_string();
        match error {
            DbErr::Conn(RuntimeErr::SqlxError(cause))
            | DbErr::Exec(RuntimeErr::SqlxError(cause))
            | DbErr::Query(RuntimeErr::SqlxError(cause)) => Self::from_driver(&cause, text),
            DbErr::ConnectionAcquire(_) => Self::Unavailable(text),
            _ => Self::Other(text),
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        Self::from_driver(&error, error.to_string())
    }
}

impl Error {
    fn from_driver(error: &sqlx::Error, text: String) -> Self {
        use sqlx::Error as Driver;
        match error {
            Driver::Database(database) if database.is_unique_violation() => Self::Duplicate(text),
            Driver::Database(database) => match database.code() {
                Some(code) if is_postgres_state(&code) => Self::from_postgres(&code, text),
                Some(code) => Self::from_sqlite(&code, text),
                None => Self::Other(text),
            },
            Driver::Io(_)
            | Driver::Tls(_)
            | Driver::Protocol(_)
            | Driver::PoolTimedOut
            | Driver::PoolClosed
            | Driver::WorkerCrashed => Self::Unavailable(text),
            _ => Self::Other(text),
        }
    }

    fn from_postgres(state: &str, text: String) -> Self {
        match state {
            "25006" => Self::ReadOnly(text),
            "40001" | "40P01" | "55P03" | "57014" => Self::Busy,
            _ if state.starts_with("08") || state.starts_with("53") || state.starts_with("57P") => {
                Self::Unavailable(text)
            }
            "3D000" => Self::Unavailable(text),
            _ => Self::Other(text),
        }
    }

    /// SQLite's extended result codes carry the primary one in the low byte.
    fn from_sqlite(code: &str, text: String) -> Self {
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(5 | 6) => Self::Busy,
            Ok(8) => Self::ReadOnly(text),
            // IOERR, CORRUPT, FULL, CANTOPEN, NOTADB.
            Ok(10 | 11 | 13 | 14 | 26) => Self::Unavailable(text),
            _ => Self::Other(text),
        }
    }
}

fn is_postgres_state(code: &str) -> bool {
    code.len() == 5
}

impl From<Error> for ApiError {
    fn from(error: Error) -> Self {
        let (code, message) = match &error {
            Error::Busy => {
                (Code::DatabaseBusy, "The database is busy. Nothing was changed; try again in a moment.")
            }
            Error::ReadOnly(_) => (
                Code::DatabaseReadOnly,
                "The database is read-only at the moment. Nothing was changed; an administrator has to make it writable.",
            ),
            Error::Unavailable(_) => (
                Code::DatabaseUnavailable,
                "The database is not available. Nothing was changed; try again in a moment.",
            ),
            Error::Duplicate(_) => (Code::Conflict, "A record like this exists already."),
            Error::Other(_) => return ApiError::internal(error),
        };
        tracing::warn!(%error, "the database refused");
        let answer = ApiError::new(code, message);
        if code.status().is_server_error() { answer.retry_after(2) } else { answer }
    }
}
