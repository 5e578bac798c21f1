//! Changes to files that are there already.

use api::{Answer, ApiError, Code};
use identity::audit::Action;
use serde_json::json;
use store::Time;

use super::{
    entity::file,
    once, store as rows,
    view::{no_batch, no_file},
};
use crate::{By, Candidates, FileState, TalentFile, network::store as merges};

#[derive(Clone, Copy)]
enum Change {
    Remove,
    Restore,
    Confirm,
    Doubt,
}

impl Change {
    fn name(self) -> &'static str {
        match self {
            Self::Remove => "removed",
            Self::Restore => "restored",
            Self::Confirm => "confirmed",
            Self::Doubt => "no longer confirmed",
        }
    }

    /// What becomes of a file. `None` if it stays as it is.
    fn of(self, row: file::Model, now: Time, by: &By) -> Answer<Option<file::Model>> {
        match self {
            Self::Remove if row.removed_at.is_none() => {
                Ok(Some(file::Model { removed_at: Some(now), ..row }))
            }
            Self::Restore if row.removed_at.is_some() => Ok(Some(file::Model { removed_at: None, ..row })),
            Self::Confirm | Self::Doubt if row.removed_at.is_some() => Err(no_file()),
            Self::Confirm if row.state.can_confirm() => Ok(Some(file::Model {
                // Of whom it was a duplicate is kept: they are known to be two.
                state: FileState::Parsed,
                confirmed_at: Some(now),
                confirmed_by: Some(by.name.clone()),
                ..row
            })),
            Self::Confirm if row.state != FileState::Parsed => {
                let message = "There is nothing to confirm: this file could not be read, or was not yet.";
                Err(ApiError::new(Code::Conflict, message))
            }
            // What it is by what stands in it is found out when it comes back.
            Self::Doubt if row.confirmed_at.is_some() => Ok(Some(file::Model {
                state: FileState::Duplicate,
                confirmed_at: None,
                confirmed_by: None,
                ..row
            })),
            Self::Remove | Self::Restore | Self::Confirm | Self::Doubt => Ok(None),
        }
    }
}

impl Candidates {
    /// Takes a file and whoever it is about out of sight, or brings them back.
    pub async fn remove_file(&self, by: By, file: (&str, &str), removed: bool) -> Answer<TalentFile> {
        self.change_file(by, file, if removed { Change::Remove } else { Change::Restore }).await
    }

    /// Somebody has looked at it and finds it right: it was read well, what was hidden is known, or it is another person
    /// after all.
    pub async fn confirm_file(&self, by: By, file: (&str, &str)) -> Answer<TalentFile> {
        self.change_file(by, file, Change::Confirm).await
    }

    /// Takes that back: it is what it was before.
    pub async fn doubt_file(&self, by: By, file: (&str, &str)) -> Answer<TalentFile> {
        self.change_file(by, file, Change::Doubt).await
    }

    async fn change_file(&self, by: By, (batch, id): (&str, &str), change: Change) -> Answer<TalentFile> {
        let (own, now) = (self.store().clone(), self.store().now());
        let (batch, id) = (batch.to_owned(), id.to_owned());
        let row: file::Model = self
            .store()
            .write(move |tx| async move {
                let found = rows::lock_batch(&*tx, &batch).await?;
                found.filter(|row| row.deleted_at.is_none()).ok_or_else(no_batch)?;
                once::lock(&tx).await?;
                let row = rows::lock_file(&*tx, &id).await?.filter(|row| row.batch == batch);
                let row = row.ok_or_else(no_file)?;
                let Some(new) = change.of(row.clone(), now, &by)? else { return Ok::<_, ApiError>(row) };
                let row = match change {
                    Change::Restore => once::come_back(&tx, new).await?,
                    Change::Remove => {
                        let row = rows::update_file(&tx, new).await?;
                        once::let_go(&tx, vec![id]).await?;
                        row
                    }
                    Change::Confirm => {
                        merges::close_merges(&*tx, &id, (now, &by.name)).await?;
                        rows::update_file(&tx, new).await?
                    }
                    Change::Doubt => {
                        merges::open_merges_again(&*tx, &id, row.confirmed_at).await?;
                        let row = once::come_back(&tx, new).await?;
                        if row.state == FileState::Duplicate {
                            // Nor is it whom others are duplicates of.
                            once::let_go(&tx, vec![id]).await?;
                        }
                        row
                    }
                };
                let detail =
                    json!({ "change": change.name(), "batch": batch, "file": row.id, "name": row.name });
                by.note(&tx, &own, (Action::TalentFilesChanged, detail)).await?;
                Ok(row)
            })
            .await?;
        self.file_shown(row).await
    }

    /// A file of a batch that is there, and was not removed.
    pub(super) async fn live_file(&self, (batch, id): (&str, &str)) -> Answer<file::Model> {
        self.live_batch(batch).await?;
        let row = rows::file(self.store().reader(), id).await?;
        row.filter(|row| row.batch == batch && row.removed_at.is_none()).ok_or_else(no_file)
    }
}
