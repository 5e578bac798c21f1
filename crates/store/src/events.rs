use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use crate::{Result, Store};

const RETRY: Duration = Duration::from_secs(1);

/// What another instance of the suite has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Messages may have been missed before this one.
    Connected,
    Notified(String),
    /// Until the next [`Event::Connected`], nothing is heard.
    Lost,
}

impl Store {
    /// Listens to what [`Tx::notify`](crate::Tx::notify) says on `channel`. Gives `None` on SQLite, where nobody else speaks.
    pub fn listen(&self, channel: &'static str) -> Option<mpsc::Receiver<Event>> {
        if !self.is_postgres() {
            return None;
        }
        let (sender, receiver) = mpsc::channel(256);
        tokio::spawn(forward(self.clone(), channel, sender));
        Some(receiver)
    }
}

async fn forward(store: Store, channel: &'static str, sender: mpsc::Sender<Event>) {
    while !sender.is_closed() {
        if let Err(error) = forward_while_connected(&store, channel, &sender).await {
            tracing::warn!(%error, channel, "lost the connection that listens");
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
