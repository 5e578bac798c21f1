//! Changes to what is there already. Each can be taken back by its opposite.

use store::Tx;

use super::{
    Librarian, Library, LibraryError, ReadState,
    entity::{document, version},
    handle::{existing, tell},
    store as rows,
    view::{DocumentCard, signed},
};

const TEXT_GONE: &str = "This page was deleted too long ago to be brought back: its text is gone. Upload it as a \
    new document to have it again.";

/// What is to be different about a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocumentChange {
    pub title: Option<String>,
    pub area: Option<String>,
}

impl Library {
    /// Gives a document another title or area.
    pub async fn change(
        &self,
        id: &str,
        change: DocumentChange,
        by: &Librarian,
    ) -> Result<DocumentCard, LibraryError> {
        let (own, by, document) = (self.clone(), by.clone(), id.to_owned());
        let changed =
            self.0.store.write(move |tx| async move { own.change_in(&tx, &document, change, &by).await });
        changed.await?;
        self.look();
        self.find_card(id).await
    }

    pub async fn change_in(
        &self,
        tx: &Tx,
        id: &str,
        change: DocumentChange,
        by: &Librarian,
    ) -> Result<(), LibraryError> {
        let mut row = existing(rows::lock(&**tx, id).await?)?;
        row.title = change.title.unwrap_or(row.title);
        row.area = change.area.unwrap_or(row.area);
        self.put(tx, row, by).await
    }

    /// Takes a document out of the library. It can be brought back for a month; answers that cite it stay readable.
    pub async fn delete(&self, id: &str, by: &Librarian) -> Result<(), LibraryError> {
        let (own, by, document) = (self.clone(), by.clone(), id.to_owned());
        let deleted = self.0.store.write(move |tx| async move { own.delete_in(&tx, &document, &by).await });
        deleted.await?;
        self.look();
        Ok(())
    }

    /// Gives its title.
    pub async fn delete_in(&self, tx: &Tx, id: &str, by: &Librarian) -> Result<String, LibraryError> {
        let mut row = existing(rows::lock(&**tx, id).await?)?;
        row.deleted_at = Some(self.0.store.now());
        let title = row.title.clone();
        self.put(tx, row, by).await?;
        Ok(title)
    }

    /// Brings a deleted document back, unless its file has come again meanwhile.
    pub async fn restore(&self, id: &str, by: &Librarian) -> Result<DocumentCard, LibraryError> {
        let (own, by, document) = (self.clone(), by.clone(), id.to_owned());
        let restored = self.0.store.write(move |tx| async move { own.restore_in(&tx, &document, &by).await });
        restored.await?;
        self.look();
        self.find_card(id).await
    }

    /// Gives its title.
    pub async fn restore_in(&self, tx: &Tx, id: &str, by: &Librarian) -> Result<String, LibraryError> {
        let mut row = rows::lock(&**tx, id).await?.ok_or(LibraryError::NotThere)?;
        if row.deleted_at.take().is_none() {
            return Ok(row.title);
        }
        let versions = rows::versions(&**tx, id).await?;
        if versions.is_empty() {
            return Err(LibraryError::Conflict(TEXT_GONE.to_owned()));
        }
        for version in versions {
            if version.state != ReadState::Failed {
                self.refuse_same(tx, &version.sha256).await?;
            }
        }
        let title = row.title.clone();
        self.put(tx, row, by).await?;
        Ok(title)
    }

    /// Searches an earlier version again, or a later one: nothing is copied and nothing is lost.
    pub async fn restore_version(
        &self,
        id: &str,
        number: u32,
        by: &Librarian,
    ) -> Result<DocumentCard, LibraryError> {
        let (own, by, document) = (self.clone(), by.clone(), id.to_owned());
        let restored = self
            .0
            .store
            .write(move |tx| async move { own.restore_version_in(&tx, &document, number, &by).await });
        restored.await?;
        self.look();
        self.find_card(id).await
    }

    /// Gives the number of the version before.
    pub async fn restore_version_in(
        &self,
        tx: &Tx,
        id: &str,
        number: u32,
        by: &Librarian,
    ) -> Result<Option<u32>, LibraryError> {
        let mut row = existing(rows::lock(&**tx, id).await?)?;
        let version = rows::find_version(&**tx, id, signed(number)).await?;
        let version = version.ok_or(LibraryError::NoVersion(number))?;
        check_readable(&version)?;
        let before = row.current.and_then(|before| u32::try_from(before).ok());
        (row.current, row.newest) = (Some(version.number), version.number);
        self.put(tx, row, by).await?;
        Ok(before)
    }

    async fn put(&self, tx: &Tx, mut row: document::Model, by: &Librarian) -> Result<(), LibraryError> {
        (row.updated_at, row.updated_by) = (self.0.store.now(), by.name.clone());
        tell(tx, &row.id).await?;
        Ok(rows::update(&**tx, row).await?)
    }
}

fn check_readable(version: &version::Model) -> Result<(), LibraryError> {
    let message = match version.state {
        ReadState::Ready => return Ok(()),
        ReadState::Reading => "This version is still being read. Wait for it to end, or cancel it first.",
        ReadState::Failed => "This version could not be read. Choose another, or upload the file again.",
    };
    Err(LibraryError::Conflict(message.to_owned()))
}
