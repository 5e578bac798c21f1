use std::time::Duration;

use futures_util::{StreamExt, stream, stream::BoxStream};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use super::{Job, Jobs, News};
use crate::Result;

/// How often a job is looked at that may be running elsewhere.
const LOOK: Duration = Duration::from_secs(1);

struct Watcher {
    jobs: Jobs,
    id: String,
    news: Receiver<News>,
    seen: Option<Job>,
}

pub fn watch(jobs: Jobs, id: String) -> BoxStream<'static, Result<Job>> {
    let news = jobs.news.subscribe();
    let watcher = Watcher { jobs, id, news, seen: None };
    stream::unfold(watcher, |mut watcher| async move {
        let job = watcher.next().await.transpose()?;
        Some((job, watcher))
    })
    .boxed()
}

impl Watcher {
    async fn next(&mut self) -> Result<Option<Job>> {
        loop {
            if self.seen.as_ref().is_some_and(|job| job.state.has_ended()) {
                return Ok(None);
            }
            let Some(job) = self.jobs.find(&self.id).await? else { return Ok(None) };
            if self.seen.as_ref() != Some(&job) {
                self.seen = Some(job.clone());
                return Ok(Some(job));
            }
            // Time's up is as good as news.
            let _ = tokio::time::timeout(LOOK, heard_of(&mut self.news, &self.id)).await;
        }
    }
}

/// Waits for news that may be of this job.
pub async fn heard_of(news: &mut Receiver<News>, id: &str) {
    loop {
        match news.recv().await {
            Ok(News::OneWaits) => {}
            Ok(News::Changed(changed)) if *changed != *id => {}
            Ok(News::Changed(_) | News::Unsure) | Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Waits for news that a job may be taken up.
pub async fn heard_of_waiting(news: &mut Receiver<News>) {
    loop {
        match news.recv().await {
            Ok(News::Changed(_)) => {}
            Ok(News::OneWaits | News::Unsure) | Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}
