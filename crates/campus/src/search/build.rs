//! A new index of the current campus, from the database, while the old one goes on answering.

use std::{collections::HashMap, path::Path, sync::Arc};

use matching::index::{Builder, Document, Index, IndexError, Unit};
use store::jobs::JobError;
use tokio::{sync::mpsc, task::JoinHandle};

use super::{
    Live, Search,
    deeds::Things,
    document::{Documents, Profile},
};
use crate::{
    store::{changes, edition, life, people},
    units::{Presence, UnitsError},
};

/// So many people are read at once.
const TOGETHER: u32 = 500;
/// How many such batches may lie ready.
const READY: usize = 2;

/// Told how many are done of how many; may say stop.
pub type Report<'a> = &'a (dyn Fn(u64, u64, &'static str) -> Result<(), JobError> + Send + Sync);

type Batch = (Vec<Profile>, HashMap<u64, Arc<Unit>>);

impl Search {
    /// Makes an index of the current campus, if there is none that will do. Gives how many people are in it.
    pub(super) async fn build(self: &Arc<Self>, report: Report<'_>) -> Result<u64, JobError> {
        let _alone = self.building.lock().await;
        let db = self.store.reader();
        let Some(current) = edition::current(db).await? else { return Ok(0) };
        report(0, u64::from(current.people), "Waking the sentence model")?;
        let by_meaning = self.units.presence().await == Presence::Here;
        if let Some(live) = self.live().filter(|live| live.is_of(&current, by_meaning) && !self.is_torn()) {
            return Ok(live.index.people());
        }
        let is_another = self.live().is_none_or(|live| !live.is_of(&current, by_meaning));
        if is_another && self.open_kept(&current, by_meaning).await? {
            return Ok(self.live().map_or(0, |live| live.index.people()));
        }
        let folder = self.folder().map_err(|error| JobError::failed(error.to_string()))?;
        let place = folder.place(&current, self.units.model_id().filter(|_| by_meaning));
        let position = changes::latest(db).await?.cast_unsigned();
        let maker = Maker::start(&place, Things::read(db, current.edition).await?);
        let made = self.fill(&maker, (current.edition, current.people), by_meaning, report).await;
        let builder = maker.end(made).await?;
        report(current.people.into(), current.people.into(), "Writing the index")?;
        let made = current.edition;
        // In its own place the old one is relieved of its files; elsewhere it is swept away.
        let live = match self.live().filter(|live| live.is_of(&current, by_meaning)) {
            Some(live) => {
                replace(Arc::clone(&live), builder, position).await?;
                self.trust(&live);
                live
            }
            None => {
                let index = finish(builder, position).await?;
                self.set_live(Live { edition: current, by_meaning, index })
            }
        };
        let people = live.index.people();
        // Somebody may have gone back meanwhile: whichever is seen now, what is left in the database is kept.
        let mut others = edition::list(db).await?;
        others.retain(|other| other.edition != made);
        let swept = tokio::task::spawn_blocking(move || folder.sweep(&place, &others)).await;
        if let Ok(Err(error)) = swept {
            tracing::warn!(%error, "an old search index was not removed");
        }
        Ok(people)
    }

    async fn fill(
        &self,
        maker: &Maker,
        (edition, people): (i32, u32),
        by_meaning: bool,
        report: Report<'_>,
    ) -> Result<(), JobError> {
        let db = self.store.reader();
        let (mut last, mut done) = (0, 0);
        while let Some((first, end)) = people::next(db, edition, last, TOGETHER).await? {
            let lives = life::profiles(db, edition, first, end).await?;
            last = end.0;
            done += lives.len() as u64;
            let profiles: Vec<Profile> = lives.into_iter().map(Profile::new).collect();
            let units = if by_meaning {
                let texts = profiles.iter().flat_map(Profile::texts).map(str::to_owned);
                self.units.of(texts).await.map_err(refuse)?
            } else {
                HashMap::new()
            };
            if !maker.add((profiles, units)).await {
                return Ok(());
            }
            report(done, u64::from(people).max(done), "Reading people")?;
        }
        Ok(())
    }
}

pub(super) fn refuse(error: UnitsError) -> JobError {
    match error {
        UnitsError::Store(error) => error.into(),
        UnitsError::Model(error) => JobError::failed(format!(
            "Search by meaning is not possible: {error}. It is tried again in a minute."
        )),
    }
}

fn unwritten(error: &IndexError) -> JobError {
    JobError::failed(format!("{error}. Make sure that the data folder can be written and has room."))
}

/// Puts documents into a builder, on a thread of its own.
struct Maker {
    batches: mpsc::Sender<Batch>,
    thread: JoinHandle<Result<Builder, IndexError>>,
}

impl Maker {
    fn start(place: &Path, things: Things) -> Self {
        let (batches, mut ready) = mpsc::channel::<Batch>(READY);
        let place = place.to_owned();
        let thread = tokio::task::spawn_blocking(move || {
            std::fs::create_dir_all(&place)?;
            let mut builder = Builder::new(&place)?;
            let mut documents = Documents::new(things);
            while let Some((profiles, units)) = ready.blocking_recv() {
                for profile in &profiles {
                    let document: Document = documents.make(profile, &units);
                    builder.add(&document)?;
                }
            }
            Ok(builder)
        });
        Self { batches, thread }
    }

    /// False if the thread has given up; its end says why.
    async fn add(&self, batch: Batch) -> bool {
        self.batches.send(batch).await.is_ok()
    }

    /// The builder with everything in it. If it is not wanted any more, nothing is left of it.
    async fn end(self, filled: Result<(), JobError>) -> Result<Builder, JobError> {
        drop(self.batches);
        let built = self.thread.await.map_err(|_| broken())?;
        match (filled, built) {
            (Ok(()), Ok(builder)) => Ok(builder),
            (Ok(()), Err(error)) => Err(unwritten(&error)),
            (Err(stop), Ok(builder)) => {
                let _ = tokio::task::spawn_blocking(move || drop(builder)).await;
                Err(stop)
            }
            (Err(stop), Err(_)) => Err(stop),
        }
    }
}

fn broken() -> JobError {
    JobError::failed("The search index was not made because of an error in the program; the log says more.")
}

async fn finish(builder: Builder, position: u64) -> Result<Index, JobError> {
    let finished =
        tokio::task::spawn_blocking(move || builder.finish(position)).await.map_err(|_| broken())?;
    finished.map_err(|error| unwritten(&error))
}

async fn replace(live: Arc<Live>, builder: Builder, position: u64) -> Result<(), JobError> {
    let replaced = tokio::task::spawn_blocking(move || live.index.replace(builder, position));
    replaced.await.map_err(|_| broken())?.map_err(|error| unwritten(&error))
}
