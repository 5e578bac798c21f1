//! Keeps what is being made: every change of every answer is on disk soon after, many to a transaction, so that a
//! killed process loses next to nothing and other instances can follow.

use std::{collections::HashSet, sync::Arc, time::Duration};

use store::{Event, Time};
use tokio::{
    task::JoinHandle,
    time::{Instant, MissedTickBehavior},
};

use crate::{
    Chat,
    conversation::store::{self as rows, Hold, Progress},
    models,
};

pub(crate) const CHANNEL: &str = "answers";
/// How often changes are written down.
const OFTEN: Duration = Duration::from_millis(300);
/// How often an answer in which nothing changes is held for longer, and looked at for a wish to stop it.
const SOMETIMES: Duration = Duration::from_secs(1);
const CLEAN_UP: Duration = Duration::from_hours(1);
/// How long a deleted conversation can be brought back.
const KEPT_FOR: Duration = Duration::from_hours(30 * 24);

/// Keeping goes on until this is dropped.
#[must_use = "nothing is kept any more when this is dropped"]
pub struct Keeping {
    chat: Chat,
    task: JoinHandle<()>,
}

impl Keeping {
    /// Writes down what is there, and lets go: whoever watches it on another instance takes it up.
    pub async fn stop(self) {
        let chat = self.chat.clone();
        drop(self);
        if let Err(error) = chat.let_go().await {
            tracing::warn!(%error, "answers under way were not handed over");
        }
    }
}

impl Drop for Keeping {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Chat {
    /// Starts to keep what is being made, and to listen to other instances.
    pub fn start(&self) -> Keeping {
        self.warm_up();
        Keeping { chat: self.clone(), task: tokio::spawn(keep(self.clone())) }
    }
}

async fn keep(chat: Chat) {
    let mut events = chat.store().listen(CHANNEL);
    let mut settings = chat.store().listen(models::CHANNEL);
    let mut tick = tokio::time::interval(OFTEN);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut renewed, mut cleaned) = (Instant::now(), None::<Instant>);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            event = events.recv() => {
                match event {
                    Some(event) => hear(&chat, event),
                    None => events = chat.store().listen(CHANNEL),
                }
                continue;
            }
            changed = settings.recv() => {
                if changed.is_none() {
                    settings = chat.store().listen(models::CHANNEL);
                }
                if let Err(error) = chat.models().look().await {
                    tracing::warn!(%error, "the settings of the language model cannot be read");
                }
                continue;
            }
        }
        let is_time = renewed.elapsed() >= SOMETIMES;
        if is_time {
            renewed = Instant::now();
            if let Err(error) = chat.models().keep().await {
                tracing::warn!(%error, "what the language model did was not written down; the next try follows");
            }
        }
        if let Err(error) = chat.keep_all(is_time).await {
            tracing::warn!(%error, "answers under way were not written down; the next try follows");
        }
        if cleaned.is_none_or(|cleaned| cleaned.elapsed() >= CLEAN_UP) {
            cleaned = Some(Instant::now());
            if let Err(error) = chat.clean_up().await {
                tracing::warn!(%error, "deleted conversations were not removed");
            }
        }
    }
}

fn hear(chat: &Chat, event: Event) {
    let news = match event {
        Event::Connected => None,
        Event::Notified(id) => Some(Arc::from(id)),
        Event::Lost => return,
    };
    // Nobody may be watching.
    let _ = chat.news().send(news);
}

impl Chat {
    /// Writes down what has changed, and with `renew` holds the rest for longer.
    pub(crate) async fn keep_all(&self, renew: bool) -> store::Result<()> {
        let drafts = self.live().everything();
        if drafts.is_empty() {
            return Ok(());
        }
        let changed: Vec<_> = drafts
            .iter()
            .filter_map(|draft| {
                let (seq, body) = draft.unsaved()?;
                Some(Progress { id: draft.id.clone(), seq, body })
            })
            .collect();
        let saved: HashSet<_> = changed.iter().map(|progress| progress.id.clone()).collect();
        let still: Vec<_> = drafts
            .iter()
            .filter(|draft| renew && !saved.contains(&draft.id))
            .map(|draft| draft.id.clone())
            .collect();
        if !changed.is_empty() || !still.is_empty() {
            let hold = self.hold();
            let written = self
                .store()
                .write(move |tx| async move {
                    for progress in changed {
                        tx.notify(CHANNEL, &progress.id).await?;
                        rows::save(&*tx, progress, &hold).await?;
                    }
                    if !still.is_empty() {
                        rows::renew(&*tx, &still, &hold).await?;
                    }
                    Ok::<_, store::Error>(())
                })
                .await;
            if let Err(error) = written {
                drafts
                    .iter()
                    .filter(|draft| saved.contains(&draft.id))
                    .for_each(|draft| draft.mark_unsaved());
                return Err(error);
            }
        }
        if renew {
            for id in rows::to_be_stopped(self.store().reader(), self.holder()).await? {
                if let Some(draft) = self.live().find(&id) {
                    draft.stop();
                }
            }
        }
        Ok(())
    }

    /// Writes everything down and gives up the leases.
    async fn let_go(&self) -> store::Result<()> {
        self.keep_all(false).await?;
        self.models().keep().await?;
        let ids: Vec<_> = self.live().everything().iter().map(|draft| draft.id.clone()).collect();
        let hold = Hold { until: Time::EPOCH, ..self.hold() };
        self.store().write(move |tx| async move { rows::renew(&*tx, &ids, &hold).await }).await
    }

    async fn clean_up(&self) -> store::Result<u64> {
        let before = self.store().now().minus(KEPT_FOR);
        self.models().forget_old().await?;
        self.store().write(move |tx| async move { rows::remove_deleted(&*tx, before).await }).await
    }
}
