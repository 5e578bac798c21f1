//! The handle that everything else takes: what the library is made of, and what can be read of it.

use std::sync::{Arc, PoisonError, RwLock};

use ai::{Embedder, Vector};
use store::{
    Store, Tx,
    jobs::{Job, Jobs, Work},
};
use tokio::sync::{Notify, watch};

use super::{
    LibraryError,
    embed::EmbedPassages,
    entity::{document, version},
    index::Index,
    read::ReadDocument,
    store::{self as rows, Filter},
    upload::Door,
    view::{DocumentCard, LibraryDocument, signed, unsigned},
};

/// Where instances tell each other which document has changed.
pub(super) const CHANNEL: &str = "library";
/// More pages are not given at once.
const PAGES_AT_ONCE: u32 = 300;

/// What a library is made of.
pub struct Setup {
    pub store: Store,
    pub jobs: Jobs,
    /// Says what means the same. Without it, or while it is away, words alone decide.
    pub embedder: Option<Arc<dyn Embedder>>,
}

/// The library of the suite.
#[derive(Clone)]
pub struct Library(pub(super) Arc<Inner>);

pub(super) struct Inner {
    pub store: Store,
    pub jobs: Jobs,
    pub embedder: Option<Arc<dyn Embedder>>,
    pub door: Door,
    index: RwLock<Arc<Index>>,
    pub nudge: Notify,
    followed: watch::Sender<Followed>,
}

/// What can be searched at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    pub documents: usize,
    pub passages: usize,
    /// How often something has changed.
    pub changes: u64,
}

/// Which pages to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The one that is searched, if none is named.
    pub version: Option<u32>,
    /// From this page on; from the first one if none is named.
    pub page: Option<u32>,
}

impl Library {
    pub fn new(setup: Setup) -> Self {
        Self::behind(Door::default(), setup)
    }

    /// With another door than the usual one.
    pub(super) fn behind(door: Door, setup: Setup) -> Self {
        Self(Arc::new(Inner {
            store: setup.store,
            jobs: setup.jobs,
            embedder: setup.embedder,
            door,
            index: RwLock::default(),
            nudge: Notify::new(),
            followed: watch::Sender::default(),
        }))
    }

    /// The work that is done for the library.
    pub fn works(&self) -> Vec<Arc<dyn Work>> {
        vec![Arc::new(ReadDocument(self.clone())), Arc::new(EmbedPassages(self.clone()))]
    }

    /// By title; those with the words in it, if there are any.
    pub async fn list(
        &self,
        text: Option<String>,
        area: Option<String>,
    ) -> Result<Vec<DocumentCard>, LibraryError> {
        self.settle().await?;
        let text = text.filter(|text| !text.trim().is_empty()).map(|text| text.trim().to_owned());
        let documents = rows::documents(self.0.store.reader(), &Filter { text, area }).await?;
        let mut cards = Vec::with_capacity(documents.len());
        for (document, versions) in documents {
            cards.extend(self.card(document, &versions).await?);
        }
        Ok(cards)
    }

    /// A document as it is in the list.
    pub async fn find_card(&self, id: &str) -> Result<DocumentCard, LibraryError> {
        let found = rows::find_versioned(self.0.store.reader(), id).await?;
        let (document, versions) = found.ok_or(LibraryError::NotThere)?;
        self.card(existing(Some(document))?, &versions).await?.ok_or(LibraryError::NotThere)
    }

    async fn card(
        &self,
        document: document::Model,
        versions: &[version::Model],
    ) -> Result<Option<DocumentCard>, LibraryError> {
        let numbered = |number: i32| versions.iter().find(|version| version.number == number);
        let Some(newest) = numbered(document.newest) else { return Ok(None) };
        let current = document.current.and_then(numbered);
        let job = self.job_of(newest).await?;
        Ok(Some(DocumentCard::of(document, newest, current, job.as_ref())))
    }

    async fn job_of(&self, version: &version::Model) -> store::Result<Option<Job>> {
        match &version.job {
            Some(job) if version.state == super::ReadState::Reading => self.0.jobs.find(job).await,
            _ => Ok(None),
        }
    }

    /// A document with the pages of one of its versions. An answer may cite one that was replaced since, and even
    /// one of a document that was deleted.
    pub async fn find(&self, id: &str, shown: Shown) -> Result<LibraryDocument, LibraryError> {
        self.settle().await?;
        let db = self.0.store.reader();
        let (document, versions) = rows::find_versioned(db, id).await?.ok_or(LibraryError::NotThere)?;
        if document.deleted_at.is_some() && shown.version.is_none() {
            return Err(LibraryError::NotThere);
        }
        let number = shown.version.map(signed).or(document.current).unwrap_or(document.newest);
        let version = versions.iter().find(|version| version.number == number);
        let version = version.ok_or(LibraryError::NoVersion(unsigned(number)))?;
        let (from, count) = Self::window(version, shown.page);
        let pages = rows::pages(db, &version.id, (from, count)).await?;
        let card = self.card(document, &versions).await?.ok_or(LibraryError::NotThere)?;
        Ok(LibraryDocument {
            card,
            shown: unsigned(number),
            versions: versions.into_iter().map(Into::into).collect(),
            pages: pages.into_iter().map(Into::into).collect(),
        })
    }

    /// A version as it was uploaded: what the file is called, and its bytes.
    pub async fn file(&self, id: &str, number: u32) -> Result<(String, Vec<u8>), LibraryError> {
        let db = self.0.store.reader();
        rows::find(db, id).await?.ok_or(LibraryError::NotThere)?;
        let version = rows::find_version(db, id, signed(number)).await?;
        let version = version.ok_or(LibraryError::NoVersion(number))?;
        let data = rows::file(db, &version.sha256).await?.ok_or(LibraryError::NoVersion(number))?;
        Ok((version.name, data))
    }

    /// All pages of what can be read at once; of a longer document those around the page.
    fn window(version: &version::Model, page: Option<u32>) -> (i32, u64) {
        let all = unsigned(version.pages);
        let from = match page {
            Some(page) if all > PAGES_AT_ONCE => page.saturating_sub(PAGES_AT_ONCE / 2),
            _ => 0,
        };
        (signed(from), PAGES_AT_ONCE.into())
    }

    /// Looks for what has changed now and not in a moment.
    pub fn look(&self) {
        self.0.nudge.notify_one();
    }

    /// What can be searched at the moment, and whenever that changes.
    pub fn followed(&self) -> watch::Receiver<Followed> {
        self.0.followed.subscribe()
    }

    pub(super) fn index(&self) -> Arc<Index> {
        Arc::clone(&self.0.index.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn set_index(&self, index: Index) {
        let (documents, passages) = (index.documents(), index.passages());
        *self.0.index.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(index);
        self.0.followed.send_modify(|followed| {
            *followed = Followed { documents, passages, changes: followed.changes + 1 };
        });
    }

    /// The directions of these texts. `None` while the model is away.
    pub(super) async fn directions(&self, texts: Vec<String>) -> Option<Vec<Vector>> {
        let embedder = self.0.embedder.clone()?;
        let vectors = tokio::task::spawn_blocking(move || {
            let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
            embedder.embed(&texts)
        });
        match vectors.await {
            Ok(Ok(vectors)) => Some(vectors),
            Ok(Err(error)) => {
                tracing::debug!(%error, "the library goes by words alone");
                None
            }
            Err(error) => {
                tracing::error!(%error, "the sentence model broke");
                None
            }
        }
    }
}

/// What is not deleted.
pub(super) fn existing(document: Option<document::Model>) -> Result<document::Model, LibraryError> {
    document.filter(|document| document.deleted_at.is_none()).ok_or(LibraryError::NotThere)
}

/// Tells other instances that a document has changed, once this is committed.
pub(super) async fn tell(tx: &Tx, document: &str) -> store::Result<()> {
    tx.notify(CHANNEL, document).await
}
