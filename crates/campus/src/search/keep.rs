//! What was kept of an index when the program ended, or another campus took its place.

use std::sync::Arc;

use matching::index::IndexError;
use store::{Error, Result};

use super::{Live, Search, folder::Folder};
use crate::store::{changes, edition::Edition};

impl Search {
    /// Searches what was kept of this campus from now on, if it is whole. Only whoever holds `building` asks for it:
    /// opening sweeps away what is not finished.
    pub(super) async fn open_kept(self: &Arc<Self>, edition: &Edition, by_meaning: bool) -> Result<bool> {
        let folder = self.folder().map_err(|error| Error::Other(error.to_string()))?;
        let place = folder.place(edition, self.units.model_id().filter(|_| by_meaning));
        let latest = changes::latest(self.store.reader()).await?.cast_unsigned();
        match tokio::task::spawn_blocking(move || Folder::open(&place)).await {
            Ok(Ok(index)) if index.position() <= latest => {
                self.set_live(Live { edition: edition.clone(), by_meaning, index });
                self.read_through();
                return Ok(true);
            }
            Ok(Ok(_)) => tracing::info!("the search index is of a later time than the database"),
            Ok(Err(IndexError::Rebuild(why))) => tracing::debug!(why, "no search index was kept"),
            Ok(Err(error)) => tracing::warn!(%error, "the search index cannot be opened"),
            Err(error) => tracing::error!(%error, "opening the search index broke"),
        }
        Ok(false)
    }

    /// Large files are not read before the index answers: whether they are what was written turns out later.
    fn read_through(self: &Arc<Self>) {
        let (search, live) = (Arc::clone(self), self.live());
        tokio::task::spawn_blocking(move || {
            let Some(live) = live else { return };
            if let Err(error) = live.index.verify()
                && search.live().is_some_and(|now| Arc::ptr_eq(&now, &live))
            {
                search.distrust(&error);
            }
        });
    }
}
