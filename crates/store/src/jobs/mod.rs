//! Long work as rows: imports, re-indexing, bulk scoring. A job outlives the request and the process that began it.
//!
//! A worker holds a job on a lease; one whose lease has run out is taken up again from its last checkpoint.
//! [`Run::write`] puts a piece of work and the checkpoint after it into one transaction and refuses once the job is
//! in other hands: each piece is applied exactly once. What a cancelled or failed job has written stays.

mod entity;
mod migrations;
mod model;
mod run;
mod store;
mod watch;
mod work;
mod workers;

use std::sync::Arc;

use futures_util::stream::BoxStream;
use tokio::sync::broadcast;

pub use entity::State;
pub use migrations::migrations;
pub use model::{Filter, Job, NewJob, Progress};
pub use run::Run;
pub use work::{JobError, Work};
pub use workers::{Pace, Workers};

use self::store as rows;
use crate::{Event, Result, Store, Tx};

/// Where instances tell each other: the id of a job that changed, or nothing when one waits to be taken up.
const CHANNEL: &str = "jobs";
const ONE_WAITS: &str = "";
const NEWS_KEPT: usize = 256;

/// What those who wait in this process are told.
#[derive(Clone, Debug)]
enum News {
    OneWaits,
    Changed(Arc<str>),
    /// Something may have been missed.
    Unsure,
}

/// The jobs of the suite.
#[derive(Clone)]
pub struct Jobs {
    store: Store,
    news: broadcast::Sender<News>,
}

impl Jobs {
    pub fn new(store: Store) -> Self {
        Self { store, news: broadcast::Sender::new(NEWS_KEPT) }
    }

    /// Puts a job into the queue.
    pub async fn create(&self, new: NewJob) -> Result<Job> {
        let jobs = self.clone();
        let created = self.store.write(move |tx| async move { jobs.create_in(&tx, new).await }).await?;
        self.tell(News::OneWaits);
        Ok(created)
    }

    /// Puts a job into the queue if the transaction is committed.
    pub async fn create_in(&self, tx: &Tx, new: NewJob) -> Result<Job> {
        let row = rows::insert(&**tx, &self.store, new).await?;
        tx.notify(CHANNEL, ONE_WAITS).await?;
        // SQLite tells nobody of a commit; but whoever looks now waits in the queue behind this transaction.
        self.tell(News::OneWaits);
        Ok(row.into())
    }

    pub async fn find(&self, id: &str) -> Result<Option<Job>> {
        Ok(rows::find(self.store.reader(), id).await?.map(Job::from))
    }

    /// The same as a transaction sees it.
    pub async fn find_in(&self, tx: &Tx, id: &str) -> Result<Option<Job>> {
        Ok(rows::find(&**tx, id).await?.map(Job::from))
    }

    /// The newest first.
    pub async fn list(&self, filter: &Filter) -> Result<Vec<Job>> {
        let rows = rows::list(self.store.reader(), filter).await?;
        Ok(rows.into_iter().map(Job::from).collect())
    }

    /// The same as a transaction sees them.
    pub async fn list_in(&self, tx: &Tx, filter: &Filter) -> Result<Vec<Job>> {
        let rows = rows::list(&**tx, filter).await?;
        Ok(rows.into_iter().map(Job::from).collect())
    }

    /// Cancels a job that waits and asks a running one to stop, wherever it runs. One that has ended stays as it is.
    pub async fn cancel(&self, id: &str) -> Result<Option<Job>> {
        let (job, now) = (id.to_owned(), self.store.now());
        let cancelled = self
            .store
            .write(move |tx| async move {
                tx.notify(CHANNEL, &job).await?;
                rows::cancel(&*tx, &job, now).await
            })
            .await?;
        self.tell_changed(id);
        Ok(cancelled.map(Job::from))
    }

    /// The job as it is now and after each change, until it has ended. Of a job that does not exist, nothing.
    pub fn watch(&self, id: &str) -> BoxStream<'static, Result<Job>> {
        watch::watch(self.clone(), id.to_owned())
    }

    /// Starts workers for these kinds of work. They end when what this returns is dropped.
    pub fn start(&self, works: Vec<Arc<dyn Work>>, pace: Pace) -> Workers {
        Workers::start(self, works, pace)
    }

    /// Removes jobs that ended long ago, and says how many. The workers see to it.
    pub async fn remove_old(&self) -> Result<u64> {
        let before = self.store.now().minus(model::KEPT_FOR);
        self.store.write(move |tx| async move { rows::remove_ended_before(&*tx, before).await }).await
    }

    fn tell(&self, news: News) {
        // Nobody may be listening.
        let _ = self.news.send(news);
    }

    fn tell_changed(&self, id: &str) {
        self.tell(News::Changed(id.into()));
    }

    /// Passes on what other instances say.
    fn hear(&self, event: Event) {
        match event {
            Event::Connected => self.tell(News::Unsure),
            Event::Notified(payload) if payload == ONE_WAITS => self.tell(News::OneWaits),
            Event::Notified(id) => self.tell_changed(&id),
            Event::Lost => {}
        }
    }
}
