//! Writing. On SQLite one task owns the only connection that may write and puts whatever is
//! waiting into one transaction, a savepoint for each piece of work: one `fsync` then serves many.

use std::{future::Future, ops::Deref, panic::AssertUnwindSafe, sync::Arc, time::Duration};

use futures_util::{FutureExt, future::BoxFuture};
use sea_orm::{
    ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr, SqliteTransactionMode,
    Statement, TransactionOptions, TransactionTrait,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::{Error, Result, Store, file::DatabaseFile};

const WAITING_AT_MOST: usize = 1024;
const TOGETHER_AT_MOST: usize = 256;
/// Work inside a transaction touches the database only; whoever takes longer is stuck and holds up the rest.
const LONGEST_WORK: Duration = Duration::from_secs(15);

/// A transaction under way. Statements run on it as on a connection: `Entity::find().one(&*tx)`.
#[derive(Clone)]
pub struct Tx(Arc<DatabaseTransaction>);

impl Deref for Tx {
    type Target = DatabaseTransaction;

    fn deref(&self) -> &DatabaseTransaction {
        &self.0
    }
}

impl Tx {
    /// Keeps other transactions that lock the same name waiting until this one ends: for a check on rows that
    /// do not exist yet. On SQLite there are no other transactions.
    pub async fn lock_name(&self, name: &str) -> Result<()> {
        if self.get_database_backend() == DbBackend::Postgres {
            let sql = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
            self.execute_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, [name.into()])).await?;
        }
        Ok(())
    }

    /// Tells every instance of the suite, once the transaction is committed. On SQLite they see for themselves.
    pub async fn notify(&self, channel: &str, payload: &str) -> Result<()> {
        if self.get_database_backend() == DbBackend::Postgres {
            let values = [channel.into(), payload.into()];
            let sql = "SELECT pg_notify($1, $2)";
            self.execute_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values)).await?;
        }
        Ok(())
    }
}

impl Store {
    /// Runs `work` in a transaction and commits if it gives `Ok`. On SQLite nothing else writes meanwhile;
    /// on PostgreSQL, lock the rows you check. When this returns `Ok`, the change is on disk.
    /// The work is finished even if the caller goes away.
    pub async fn write<T, E, F, Fut>(&self, work: F) -> std::result::Result<T, E>
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
        F: FnOnce(Tx) -> Fut + Send + 'static,
        Fut: Future<Output = std::result::Result<T, E>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(Work { to_do: Some(work), outcome: None, answer });
        self.writer().take(job).map_err(E::from)?;
        answered.await.unwrap_or_else(|_| Err(Error::Other("the write was given up".to_owned()).into()))
    }

    /// Until all is written that was handed over before, also by callers that have gone away since.
    pub async fn settled(&self) {
        // On SQLite one write comes after the other: whatever becomes of this one, those before it have ended.
        let _: Result<()> = self.write(|_| async { Ok(()) }).await;
        let _ = self.writer().under_way.subscribe().wait_for(|writes| *writes == 0).await;
    }
}

/// A piece of work whose types the writer need not know.
trait Job: Send {
    /// Does the work and keeps its outcome; `true` asks for a commit.
    fn run(&mut self, tx: Tx) -> BoxFuture<'_, bool>;
    /// Tells the caller: the outcome if the transaction came to its end, the error otherwise.
    fn settle(self: Box<Self>, ended: Result<()>);
}

struct Work<T, E, F> {
    to_do: Option<F>,
    outcome: Option<std::result::Result<T, E>>,
    answer: oneshot::Sender<std::result::Result<T, E>>,
}

impl<T, E, F, Fut> Job for Work<T, E, F>
where
    T: Send + 'static,
    E: From<Error> + Send + 'static,
    F: FnOnce(Tx) -> Fut + Send + 'static,
    Fut: Future<Output = std::result::Result<T, E>> + Send + 'static,
{
    fn run(&mut self, tx: Tx) -> BoxFuture<'_, bool> {
        let to_do = self.to_do.take();
        async move {
            if let Some(to_do) = to_do {
                self.outcome = Some(to_do(tx).await);
            }
            matches!(self.outcome, Some(Ok(_)))
        }
        .boxed()
    }

    fn settle(self: Box<Self>, ended: Result<()>) {
        let outcome = match (ended, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(Error::Other("the work did not run".to_owned()).into()),
            (Err(error), _) => Err(error.into()),
        };
        // The caller may have gone; what was done stands either way.
        let _ = self.answer.send(outcome);
    }
}

pub(crate) struct Writer {
    connection: DatabaseConnection,
    /// Where work waits on SQLite; on PostgreSQL it starts at once.
    queue: Option<mpsc::Sender<Box<dyn Job>>>,
    /// How many have started on PostgreSQL and not ended.
    under_way: watch::Sender<usize>,
    file: Option<DatabaseFile>,
}

impl Writer {
    pub fn sqlite(connection: DatabaseConnection, file: DatabaseFile) -> Self {
        let (sender, waiting) = mpsc::channel(WAITING_AT_MOST);
        tokio::spawn(commit_in_groups(connection.clone(), file.clone(), waiting));
        Self { connection, queue: Some(sender), under_way: watch::Sender::new(0), file: Some(file) }
    }

    pub fn postgres(connection: DatabaseConnection) -> Self {
        Self { connection, queue: None, under_way: watch::Sender::new(0), file: None }
    }

    /// Whether there is still something to write to.
    pub fn check(&self) -> Result<()> {
        self.file.as_ref().map_or(Ok(()), DatabaseFile::check)
    }

    /// The connection itself, for what runs before anything else does.
    pub fn connection(&self) -> &DatabaseConnection {
        &self.connection
    }

    fn take(&self, job: Box<dyn Job>) -> Result<()> {
        if let Some(queue) = &self.queue {
            return queue.try_send(job).map_err(|_| Error::Busy);
        }
        let (connection, under_way) = (self.connection.clone(), self.under_way.clone());
        under_way.send_modify(|writes| *writes += 1);
        tokio::spawn(async move {
            commit_alone(connection, job).await;
            under_way.send_modify(|writes| *writes -= 1);
        });
        Ok(())
    }
}

async fn commit_alone(connection: DatabaseConnection, mut job: Box<dyn Job>) {
    let ended = match connection.begin().await {
        Ok(tx) => perform(tx, &mut *job).await,
        Err(error) => Err(error.into()),
    };
    job.settle(ended);
}

async fn commit_in_groups(
    connection: DatabaseConnection,
    file: DatabaseFile,
    mut waiting: mpsc::Receiver<Box<dyn Job>>,
) {
    while let Some(first) = waiting.recv().await {
        if let Err(error) = file.check() {
            first.settle(Err(error));
            continue;
        }
        let group = match begin_writing(&connection).await {
            Ok(group) => group,
            Err(error) => {
                first.settle(Err(file.explain(error.into())));
                continue;
            }
        };
        let mut done = Vec::new();
        let mut next = Some(first);
        while let Some(mut job) = next {
            let ended = match group.begin().await {
                Ok(savepoint) => perform(savepoint, &mut *job).await,
                Err(error) => Err(error.into()),
            };
            done.push((job, ended));
            next = if done.len() < TOGETHER_AT_MOST { waiting.try_recv().ok() } else { None };
        }
        let committed = group.commit().await.map_err(Error::from);
        for (job, ended) in done {
            job.settle(ended.and(committed.clone()).map_err(|error| file.explain(error)));
        }
    }
}

/// A transaction that may write from its first statement on: SQLite takes the lock here, or says that it is busy.
pub(crate) async fn begin_writing(
    connection: &DatabaseConnection,
) -> std::result::Result<DatabaseTransaction, DbErr> {
    let options = TransactionOptions {
        sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
        ..TransactionOptions::default()
    };
    connection.begin_with_options(options).await
}

/// Runs one job in its transaction or savepoint and ends that: kept if the job asks for it, rolled back otherwise.
async fn perform(tx: DatabaseTransaction, job: &mut dyn Job) -> Result<()> {
    let tx = Arc::new(tx);
    let work = AssertUnwindSafe(job.run(Tx(Arc::clone(&tx)))).catch_unwind();
    let keep = tokio::time::timeout(LONGEST_WORK, work).await;
    let Ok(tx) = Arc::try_unwrap(tx) else {
        return Err(Error::Other("a transaction outlived its work".to_owned()));
    };
    match keep {
        Ok(Ok(true)) => tx.commit().await?,
        Ok(Ok(false)) => tx.rollback().await?,
        Ok(Err(_panic)) => {
            tx.rollback().await?;
            return Err(Error::Other("the work panicked".to_owned()));
        }
        Err(_elapsed) => {
            tx.rollback().await?;
            return Err(Error::Busy);
        }
    }
    Ok(())
}
