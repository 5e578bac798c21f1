//! Merging: a file that is about somebody who is there already is a duplicate from then on, in every app, until that is
//! taken back.

use std::collections::HashMap;

use api::{Answer, ApiError, Code};
use identity::audit::Action;
use serde_json::json;

use super::{entity::merge, model::NetworkMerge, store as rows};
use crate::{
    By, CandidateId, Candidates, FileState, NOBODY,
    files::{entity::file, once, store as files},
};

fn no_merge() -> ApiError {
    ApiError::not_found("There is no such merge.")
}

impl Candidates {
    /// Says that a file is about somebody else of the pool.
    pub async fn merge(&self, by: By, one: &CandidateId, into: &CandidateId) -> Answer<NetworkMerge> {
        let CandidateId::File(own) = one else {
            let message = "file: only what was uploaded can be merged. Records of the campus are merged where their \
                quality is looked after.";
            return Err(ApiError::invalid(message));
        };
        if one == into {
            return Err(ApiError::invalid("into: nothing is merged into itself."));
        }
        self.seen_edition(one).await?;
        let edition = self.seen_edition(into).await?;
        let (store, now) = (self.store().clone(), self.store().now());
        let (own, into) = (own.clone(), into.clone());
        let row: merge::Model = self
            .store()
            .write(move |tx| async move {
                once::lock(&tx).await?;
                let row = live(files::lock_file(&*tx, &own).await?)?;
                let (person, into_file) = into.columns();
                if !into_file.is_empty() {
                    live(files::lock_file(&*tx, &into_file).await?)?;
                }
                let kept = merge::Model {
                    id: store.new_id(),
                    file: own,
                    edition,
                    person,
                    into_file: into_file.clone(),
                    state: row.state,
                    duplicate_of: row.duplicate_of.clone(),
                    at: now,
                    by_name: by.name.clone(),
                    undone_at: None,
                    undone_by: None,
                };
                rows::close_merges(&*tx, &kept.file, (now, &by.name)).await?;
                rows::insert_merge(&*tx, kept.clone()).await?;
                let duplicate_of = Some(into_file).filter(|file| !file.is_empty());
                files::update_file(&tx, file::Model { state: FileState::Duplicate, duplicate_of, ..row })
                    .await?;
                let detail = json!({ "change": "merged", "file": kept.file, "into": into, "merge": kept.id });
                by.note(&tx, &store, (Action::TalentFilesChanged, detail)).await?;
                Ok::<_, ApiError>(kept)
            })
            .await?;
        self.merge_shown(row).await
    }

    /// Takes a merge back: the file is somebody of its own again.
    pub async fn unmerge(&self, by: By, id: &str) -> Answer<NetworkMerge> {
        let row = rows::merge(self.store().reader(), id).await?.ok_or_else(no_merge)?;
        if row.into_file.is_empty() {
            // About whoever may not be seen nothing is said.
            let into = CandidateId::of_columns(row.person, "");
            let edition = self.seen_edition(&into).await.map_err(|_| no_merge())?;
            if edition != row.edition {
                return Err(no_merge());
            }
        }
        let (store, id, now) = (self.store().clone(), id.to_owned(), self.store().now());
        let row: merge::Model = self
            .store()
            .write(move |tx| async move {
                once::lock(&tx).await?;
                let row = rows::lock_merge(&*tx, &id).await?.ok_or_else(no_merge)?;
                if row.undone_at.is_some() {
                    return Ok(row);
                }
                let row = merge::Model { undone_at: Some(now), undone_by: Some(by.name.clone()), ..row };
                rows::update_merge(&*tx, row.clone()).await?;
                // What became of the file since stays as it is.
                let found = files::lock_file(&*tx, &row.file).await?;
                if let Some(one) = found.filter(|one| one.state == FileState::Duplicate) {
                    let (state, duplicate_of) = (row.state, row.duplicate_of.clone());
                    let one = once::stand(&tx, file::Model { state, duplicate_of, ..one }).await?;
                    files::update_file(&tx, one).await?;
                }
                let detail = json!({ "change": "parted", "file": row.file, "merge": row.id });
                by.note(&tx, &store, (Action::TalentFilesChanged, detail)).await?;
                Ok::<_, ApiError>(row)
            })
            .await?;
        self.merge_shown(row).await
    }

    /// Those in force, the newest first. Only into those who may be seen.
    pub async fn merges(&self) -> Answer<Vec<NetworkMerge>> {
        let found = rows::merges(self.store().reader(), self.edition().await?).await?;
        let pool = self.pool().await?;
        let copies = self.copies().await?;
        let mut shown = self.merges_shown(found).await?;
        for one in &mut shown {
            one.into = copies.whose(&one.into);
        }
        // A file that somebody has brought back otherwise is merged no more.
        shown.retain(|one| {
            pool.find(&one.into).is_some() && pool.find(&CandidateId::File(one.file.clone())).is_none()
        });
        Ok(shown)
    }

    /// The files that were merged into somebody, the newest first; those that were parted again too.
    pub async fn merges_into(&self, person: &CandidateId) -> Answer<Vec<NetworkMerge>> {
        let edition = self.seen_edition(person).await?;
        let found = rows::merges_into(self.store().reader(), edition, person).await?;
        self.merges_shown(found).await
    }

    async fn merge_shown(&self, row: merge::Model) -> Answer<NetworkMerge> {
        self.merges_shown(vec![row]).await?.pop().ok_or_else(no_merge)
    }

    async fn merges_shown(&self, found: Vec<merge::Model>) -> Answer<Vec<NetworkMerge>> {
        let ids = found.iter().map(|row| row.file.clone()).collect();
        let names = rows::file_names(self.store().reader(), ids).await?;
        let names: HashMap<String, String> = names.into_iter().collect();
        let shown = found.into_iter().map(|row| NetworkMerge {
            file_name: names.get(&row.file).cloned().unwrap_or_default(),
            into: CandidateId::of_columns(row.person, &row.into_file),
            id: row.id,
            file: row.file,
            at: row.at,
            by: row.by_name,
            undone_at: row.undone_at,
        });
        Ok(shown.collect())
    }
}

/// A file that somebody can be seen in.
fn live(row: Option<file::Model>) -> Answer<file::Model> {
    let row = row.filter(|row| row.removed_at.is_none()).ok_or_else(|| ApiError::not_found(NOBODY))?;
    if row.state.is_candidate() {
        Ok(row)
    } else {
        Err(ApiError::new(
            Code::Conflict,
            "This file has been merged or changed meanwhile. Look at the list again.",
        ))
    }
}
