use std::time::Duration;

use sea_orm::{ConnectionTrait, DbBackend, Statement};
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use crate::{Error, Result, Store};

const RETRY: Duration = Duration::from_secs(1);
/// How often a SQLite file is looked at for writes of another process.
const LOOK: Duration = Duration::from_millis(500);

/// What another instance of the suite, or the command line, has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Messages may have been missed before this one.
    Connected,
    Notified(String),
    /// Until the next [`Event::Connected`], nothing is heard.
    Lost,
}

impl Store {
    /// Listens to what [`Tx::notify`](crate::Tx::notify) says on `channel` elsewhere. SQLite has no messages:
    /// there, every write of another process is a [`Event::Connected`], soon after it.
    pub fn listen(&self, channel: &'static str) -> mpsc::Receiver<Event> {
        let (sender, receiver) = mpsc::channel(256);
        tokio::spawn(forward(self.clone(), channel, sender));
        receiver
    }
}

async fn forward(store: Store, channel: &'static str, sender: mpsc::Sender<Event>) {
    while !sender.is_closed() {
        let ended = if store.is_postgres() {
            forward_while_connected(&store, channel, &sender).await
        } else {
            watch_file(&store, &sender).await
        };
        if let Err(error) = ended {
            tracing::warn!(%error, channel, "cannot hear what others write");
        }
        if sender.send(Event::Lost).await.is_err() {
            return;
        }
        tokio::time::sleep(RETRY).await;
    }
}

async fn forward_while_connected(store: &Store, channel: &str, sender: &mpsc::Sender<Event>) -> Result<()> {
    let mut listener = PgListener::connect_with(store.reader().get_postgres_connection_pool()).await?;
    listener.listen(channel).await?;
    if sender.send(Event::Connected).await.is_err() {
        return Ok(());
    }
    loop {
        tokio::select! {
            () = sender.closed() => return Ok(()),
            message = listener.try_recv() => match message? {
                Some(message) => {
                    if sender.send(Event::Notified(message.payload().to_owned())).await.is_err() {
                        return Ok(());
                    }
                }
                None => return Ok(()),
            },
        }
    }
}

/// Says when another process has written, as long as the file can be read.
async fn watch_file(store: &Store, sender: &mpsc::Sender<Event>) -> Result<()> {
    let mut seen = None;
    loop {
        let version = foreign_writes(store).await?;
        if seen.replace(version) != Some(version) && sender.send(Event::Connected).await.is_err() {
            return Ok(());
        }
        tokio::select! {
            () = sender.closed() => return Ok(()),
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

/// A number that changes when another connection has written; asked where all of our own writes are made.
async fn foreign_writes(store: &Store) -> Result<i64> {
    store.writer().check()?;
    let ask = Statement::from_string(DbBackend::Sqlite, "PRAGMA data_version");
    let row = store.writer().connection().query_one_raw(ask).await?;
    let row = row.ok_or_else(|| Error::Other("SQLite does not say its data_version".to_owned()))?;
    Ok(row.try_get_by_index(0)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Kind, TestDatabase};

    #[tokio::test]
    async fn our_own_writes_are_no_news() {
        let database = TestDatabase::new(Kind::Sqlite).await;
        let (ours, other) = (database.open().await, database.open().await);
        let make = |store: Store, table: &'static str| async move {
            let sql = format!("CREATE TABLE {table} (id INTEGER)");
            let made =
                store.write(|tx| async move { Ok::<_, Error>(tx.execute_unprepared(&sql).await?) }).await;
            made.unwrap();
        };
        let before = foreign_writes(&ours).await.unwrap();
        make(ours.clone(), "own").await;
        assert_eq!(foreign_writes(&ours).await.unwrap(), before);
        make(other, "theirs").await;
        assert_ne!(foreign_writes(&ours).await.unwrap(), before);
    }
}
