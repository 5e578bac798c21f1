use std::{
    fmt,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use jiff::{Timestamp, civil::Date, tz::TimeZone};
use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend};
use sqlx::{
    ConnectOptions,
    postgres::{PgConnectOptions, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use ulid::Ulid;

use crate::{Clock, Entropy, Error, Result, Time, file::DatabaseFile, write::Writer};

/// How long a statement waits for a lock or a connection before the caller is told.
const PATIENCE: Duration = Duration::from_secs(5);
const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;

/// Where the data lives.
#[derive(Clone)]
pub enum Database {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

/// Without the password.
impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Self::Postgres(options) => {
                let (user, host, port) = (options.get_username(), options.get_host(), options.get_port());
                write!(f, "postgres://{user}@{host}:{port}/{}", options.get_database().unwrap_or_default())
            }
        }
    }
}

impl Database {
    /// Reads `sqlite:PATH` or `postgres://…`. The error says what is allowed.
    pub fn parse(address: &str) -> std::result::Result<Self, String> {
        let allowed = "sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME";
        if let Some(path) = address.strip_prefix("sqlite:") {
            let path = path.trim_start_matches("//");
            return if path.is_empty() { Err(allowed.to_owned()) } else { Ok(Self::Sqlite(path.into())) };
        }
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            return address
                .parse()
                .map(|options| Self::Postgres(Box::new(options)))
                .map_err(|_| allowed.to_owned());
        }
        Err(allowed.to_owned())
    }
}

/// The database, the clock and the source of randomness, shared by everything that runs.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    reader: DatabaseConnection,
    writer: Writer,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
    /// The last one given.
    newest_id: Mutex<u128>,
}

impl Store {
    pub async fn open(database: &Database, clock: Arc<dyn Clock>, entropy: Arc<dyn Entropy>) -> Result<Self> {
        let (reader, writer) = match database {
            Database::Sqlite(path) => open_sqlite(path.clone()).await?,
            Database::Postgres(options) => open_postgres(options).await?,
        };
        Ok(Self(Arc::new(Inner { reader, writer, clock, entropy, newest_id: Mutex::new(0) })))
    }

    /// The connection to read with. On SQLite it refuses to write.
    pub fn reader(&self) -> &DatabaseConnection {
        &self.0.reader
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.0.writer
    }

    pub fn is_postgres(&self) -> bool {
        self.reader().get_database_backend() == DbBackend::Postgres
    }

    pub fn now(&self) -> Time {
        self.0.clock.now()
    }

    /// The day, in UTC.
    pub fn today(&self) -> Date {
        let now = Timestamp::from_millisecond(self.now().millis()).unwrap_or_default();
        now.to_zoned(TimeZone::UTC).date()
    }

    pub fn entropy(&self) -> &dyn Entropy {
        &*self.0.entropy
    }

    /// A new id. Ids sort in the order they were made, within a millisecond too: what is listed by them is never mixed up.
    pub fn new_id(&self) -> String {
        let mut random = [0; 16];
        self.entropy().fill(&mut random[6..]);
        let random = u128::from_be_bytes(random);
        let millis = u64::try_from(self.now().millis()).unwrap_or(0);
        let drawn = u128::from(Ulid::from_parts(millis, random));
        let mut newest = self.0.newest_id.lock().unwrap_or_else(PoisonError::into_inner);
        // A step of any size: the next cannot be told from this one.
        let step = 1 + (random & u128::from(u32::MAX));
        *newest = drawn.max(newest.saturating_add(step));
        Ulid::from(*newest).to_string()
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<()> {
        self.writer().check()?;
        tokio::time::timeout(PATIENCE, self.reader().execute_unprepared("SELECT 1"))
            .await
            .map_err(|_| Error::Unavailable("no answer in time".to_owned()))??;
        Ok(())
    }
}

async fn open_sqlite(path: PathBuf) -> Result<(DatabaseConnection, Writer)> {
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // FULL, not NORMAL: with NORMAL a power cut takes acknowledged writes with it.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging();
    let writer = SqlitePoolOptions::new()
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options.clone())
        .await?;
    let reader = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        // A file does not hang up.
        .test_before_acquire(false)
        .max_lifetime(None)
        // A file that is gone is an error to tell, not one to make anew.
        .connect_lazy_with(options.create_if_missing(false).pragma("query_only", "ON"));
    Ok((reader.into(), Writer::sqlite(writer.into(), DatabaseFile::opened(path)?)))
}

async fn open_postgres(options: &PgConnectOptions) -> Result<(DatabaseConnection, Writer)> {
    let options = options
        .clone()
        .application_name("quad")
        .options([("statement_timeout", "15s"), ("lock_timeout", "5s")])
        .options([("idle_in_transaction_session_timeout", "30s")])
        .disable_statement_logging();
    let pool = PgPoolOptions::new()
        .max_connections(POSTGRES_CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .connect_with(options)
        .await?;
    let connection = DatabaseConnection::from(pool);
    Ok((connection.clone(), Writer::postgres(connection)))
}
