use std::{
    io,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock,
        atomic::{AtomicBool, Ordering},
    },
};

use matching::index::Index;
use store::{Result, Store, jobs::Jobs};
use tokio::sync::{Notify, watch};

use super::{BuildingState, IndexState, Meaning, Readiness, folder::Folder};
use crate::{
    store::{
        changes,
        edition::{self, Edition},
    },
    units::{Model, Units},
};

/// The index that answers, and what keeps it right.
pub struct Search {
    pub(super) store: Store,
    pub(super) jobs: Jobs,
    pub(super) units: Units,
    root: PathBuf,
    folder: Mutex<Option<Arc<Folder>>>,
    live: RwLock<Option<Arc<Live>>>,
    /// What answers is not to be trusted: a new one is needed even if it seems to fit.
    torn: AtomicBool,
    /// Held while an index is made.
    pub(super) building: tokio::sync::Mutex<()>,
    pub(super) shown: Mutex<Shown>,
    pub(super) nudge: Notify,
    followed: watch::Sender<Followed>,
}

/// One index, of one campus.
pub(super) struct Live {
    pub edition: Edition,
    /// Made with the directions of a model.
    pub by_meaning: bool,
    pub index: Index,
}

impl Live {
    pub fn is_of(&self, edition: &Edition, by_meaning: bool) -> bool {
        (self.edition.edition, self.edition.created_at) == (edition.edition, edition.created_at)
            && self.by_meaning == by_meaning
    }
}

/// What is said about work under way.
#[derive(Default)]
pub(super) struct Shown {
    pub building: Option<BuildingState>,
    pub trouble: Option<String>,
}

/// How far the index has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    /// The campus that is searched; none before the first index.
    pub edition: Option<i32>,
    pub by_meaning: bool,
    /// The number of the last change that can be seen.
    pub position: u64,
}

impl Search {
    pub fn new(store: Store, jobs: Jobs, root: PathBuf, model: Option<Model>) -> Self {
        Self {
            units: Units::new(store.clone(), model),
            store,
            jobs,
            root,
            folder: Mutex::default(),
            live: RwLock::default(),
            torn: AtomicBool::new(false),
            building: tokio::sync::Mutex::default(),
            shown: Mutex::default(),
            nudge: Notify::new(),
            followed: watch::Sender::default(),
        }
    }

    /// Our part of the folder, taken when it is first needed.
    pub(super) fn folder(&self) -> io::Result<Arc<Folder>> {
        let mut folder = self.folder.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(folder) = &*folder {
            return Ok(Arc::clone(folder));
        }
        let taken = Arc::new(Folder::take(&self.root)?);
        *folder = Some(Arc::clone(&taken));
        Ok(taken)
    }

    pub(super) fn live(&self) -> Option<Arc<Live>> {
        self.live.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The index, if it is of this campus.
    pub(super) fn live_of(&self, current: &Edition) -> Option<Arc<Live>> {
        self.live().filter(|live| live.is_of(current, live.by_meaning))
    }

    pub(super) fn set_live(&self, live: Live) -> Arc<Live> {
        let live = Arc::new(live);
        *self.live.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&live));
        self.trust(&live);
        live
    }

    /// What answers is whole.
    pub(super) fn trust(&self, live: &Arc<Live>) {
        self.torn.store(false, Ordering::SeqCst);
        self.tell(live);
        self.nudge.notify_one();
    }

    /// The index is not what it should be. It goes on answering until there is another.
    pub(super) fn distrust(&self, why: &dyn std::fmt::Display) {
        tracing::warn!(%why, "the search index has to be made anew");
        self.torn.store(true, Ordering::SeqCst);
        self.nudge.notify_one();
    }

    pub(super) fn is_torn(&self) -> bool {
        self.torn.load(Ordering::SeqCst)
    }

    /// Says how far we are, if it is this index that answers.
    pub(super) fn tell(&self, live: &Arc<Live>) {
        if self.live().is_some_and(|now| Arc::ptr_eq(&now, live)) {
            self.followed.send_replace(Followed {
                edition: Some(live.edition.edition),
                by_meaning: live.by_meaning,
                position: live.index.position(),
            });
        }
    }

    pub fn followed(&self) -> watch::Receiver<Followed> {
        self.followed.subscribe()
    }

    /// Looks for changes now and not in a moment.
    pub fn look(&self) {
        self.nudge.notify_one();
    }

    pub(super) fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub async fn state(&self) -> Result<IndexState> {
        let db = self.store.reader();
        let live = self.live();
        let readiness = match (edition::current(db).await?, &live) {
            (None, _) => Readiness::Empty,
            (Some(current), Some(live)) if live.is_of(&current, live.by_meaning) => Readiness::Ready,
            (Some(_), _) => Readiness::Building,
        };
        let has_vectors = live.as_ref().is_some_and(|live| live.index.has_vectors());
        let by_meaning = has_vectors && self.units.can_embed().await;
        let (building, trouble) = {
            let shown = self.shown();
            (shown.building.clone(), shown.trouble.clone())
        };
        Ok(IndexState {
            readiness,
            meaning: if by_meaning { Meaning::Available } else { Meaning::Unavailable },
            edition: live.as_ref().map(|live| live.edition.edition),
            people: live.as_ref().map_or(0, |live| live.index.people()),
            units: self.units.count().await?,
            followed: live.as_ref().map_or(0, |live| live.index.position()),
            changes: changes::latest(db).await?.cast_unsigned(),
            building,
            trouble,
        })
    }
}
