//! Keeps what is searched as the database is: whatever changes, here or at another instance, is found as it is now a
//! moment later.

use std::{collections::HashMap, time::Duration};

use store::Result;
use tokio::{
    task::JoinHandle,
    time::{Instant, MissedTickBehavior},
};

use super::{
    Library,
    entity::passage,
    handle::CHANNEL,
    index::{Entry, Shelf, Spine},
    store::{self as rows, Shown},
    vectors::from_bytes,
    view::unsigned,
};

/// How often it is looked, even if nobody says that there is something new.
const LOOK: Duration = Duration::from_secs(1);
/// After the database has refused.
const REST: Duration = Duration::from_secs(2);
/// How often the model is looked for that some passages wait for.
const LOOK_FOR_MODEL: Duration = Duration::from_secs(2);
const CLEAN_UP: Duration = Duration::from_hours(1);
/// How long a deleted document can be brought back.
const KEPT_FOR: Duration = Duration::from_hours(30 * 24);
/// So many passages are read at once.
const TOGETHER: u64 = 500;

/// Following goes on until this is dropped.
#[must_use = "what is searched does not follow the database any more when this is dropped"]
pub struct Following(JoinHandle<()>);

impl Drop for Following {
    fn drop(&mut self) {
        self.0.abort();
    }
}

struct Follower {
    library: Library,
    /// What is on the shelves, by document.
    seen: HashMap<String, Shown>,
    next_look_for_model: Instant,
    cleaned: Option<Instant>,
}

impl Library {
    /// Starts to follow the database. Once is enough.
    pub fn start(&self) -> Following {
        let follower = Follower {
            library: self.clone(),
            seen: HashMap::new(),
            next_look_for_model: Instant::now(),
            cleaned: None,
        };
        Following(tokio::spawn(follower.follow()))
    }
}

impl Follower {
    async fn follow(mut self) {
        let mut events = self.library.0.store.listen(CHANNEL);
        let mut tick = tokio::time::interval(LOOK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            if let Err(error) = self.step().await {
                tracing::warn!(%error, "the library's index cannot follow the database");
                tokio::time::sleep(REST).await;
            }
            tokio::select! {
                _ = tick.tick() => {}
                () = self.library.0.nudge.notified() => {}
                event = events.recv() => if event.is_none() {
                    events = self.library.0.store.listen(CHANNEL);
                },
            }
        }
    }

    async fn step(&mut self) -> Result<()> {
        self.library.settle().await?;
        let wanted = rows::shown(self.library.0.store.reader()).await?;
        self.catch_up(&wanted).await?;
        self.look_for_model(&wanted).await?;
        self.clean_up().await
    }

    /// Puts what is new onto its shelf, and takes away what is gone.
    async fn catch_up(&mut self, wanted: &[Shown]) -> Result<()> {
        let mut changes: Vec<(String, Option<Shelf>)> = Vec::new();
        let gone = self.seen.keys().filter(|id| !wanted.iter().any(|shown| shown.document == **id));
        changes.extend(gone.map(|id| (id.clone(), None)));
        for shown in wanted {
            if self.seen.get(&shown.document) != Some(shown) {
                changes.push((shown.document.clone(), Some(self.load(shown).await?)));
            }
        }
        if !changes.is_empty() {
            self.library.set_index(self.library.index().changed(changes));
            self.seen = wanted.iter().map(|shown| (shown.document.clone(), shown.clone())).collect();
        }
        Ok(())
    }

    async fn load(&self, shown: &Shown) -> Result<Shelf> {
        let db = self.library.0.store.reader();
        let (mut entries, mut last) = (Vec::new(), -1);
        loop {
            let some = rows::passages(db, &shown.version, (last, TOGETHER)).await?;
            let Some(end) = some.last() else { break };
            last = end.ordinal;
            entries.extend(some.into_iter().map(entry));
        }
        let spine = Spine {
            document: shown.document.clone(),
            title: shown.title.clone(),
            area: shown.area.clone(),
            version: unsigned(shown.number),
        };
        let made = tokio::task::spawn_blocking(move || Shelf::new(spine, entries)).await;
        made.map_err(|error| store::Error::Other(error.to_string()))
    }

    /// Has passages understood that were read while the model was away, once it is back.
    async fn look_for_model(&mut self, wanted: &[Shown]) -> Result<()> {
        let waiting: Vec<&Shown> = wanted.iter().filter(|shown| !shown.embedded).collect();
        let is_time = Instant::now() >= self.next_look_for_model;
        if !is_time || waiting.is_empty() || self.library.0.embedder.is_none() {
            return Ok(());
        }
        self.next_look_for_model = Instant::now() + LOOK_FOR_MODEL;
        if self.library.directions(vec!["Is it here?".to_owned()]).await.is_some() {
            for shown in waiting {
                self.library.ask_to_understand(&shown.version, &shown.title).await?;
            }
        }
        Ok(())
    }

    async fn clean_up(&mut self) -> Result<()> {
        if self.cleaned.is_some_and(|cleaned| cleaned.elapsed() < CLEAN_UP) {
            return Ok(());
        }
        self.cleaned = Some(Instant::now());
        let before = self.library.0.store.now().minus(KEPT_FOR);
        let cleaned =
            self.library.0.store.write(move |tx| async move { rows::remove_deleted(&*tx, before).await });
        cleaned.await.map(|_: u64| ())
    }
}

fn entry(row: passage::Model) -> Entry {
    Entry {
        page: unsigned(row.page),
        label: row.label,
        headings: serde_json::from_str(&row.headings).unwrap_or_default(),
        text: row.text,
        vector: row.vector.as_deref().and_then(from_bytes),
    }
}
