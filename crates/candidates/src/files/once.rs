//! Of files that say the same one is somebody, and the others are its duplicates, in whatever batch they are. When that
//! one goes, the next takes its place; when it comes back, it has its place again.

use std::collections::HashMap;

use sea_orm::ConnectionTrait;
use store::{Result, Tx};
use talent::Resume;

use super::{entity::file, read::state_of, store as rows};
use crate::{FileState, network::store as merges};

/// Held until the transaction ends by whoever changes which files are somebody: after the batch, and before files.
pub async fn lock(tx: &Tx) -> Result<()> {
    tx.lock_name("talent files alike").await
}

/// Somebody of their own, or a duplicate if they are there already. It is for the caller to write that down.
pub async fn stand(tx: &Tx, row: file::Model) -> Result<file::Model> {
    let batch = rows::batch(&**tx, &row.batch).await?;
    let is_live = row.removed_at.is_none() && batch.is_some_and(|batch| batch.deleted_at.is_none());
    let same = if is_live { same(tx, &row).await? } else { None };
    let Some(other) = same else { return Ok(row) };
    // Whoever hides something does not stand for the honest copy.
    if hides(&other) && !hides(&row) {
        return displace(tx, other, row).await;
    }
    Ok(file::Model { state: FileState::Duplicate, duplicate_of: Some(other.id), ..row })
}

fn hides(row: &file::Model) -> bool {
    row.state == FileState::HiddenText
}

/// The one becomes a duplicate of the other.
async fn displace(tx: &Tx, one: file::Model, row: file::Model) -> Result<file::Model> {
    let one = file::Model { state: FileState::Duplicate, duplicate_of: Some(row.id.clone()), ..one };
    rows::update_file(tx, one).await?;
    Ok(row)
}

/// As [`stand`], but whoever came first has their place again.
async fn stand_again(tx: &Tx, row: file::Model) -> Result<file::Model> {
    let stood = stand(tx, row.clone()).await?;
    let Some(other) = stood.duplicate_of.as_ref().filter(|_| stood.state == FileState::Duplicate) else {
        return Ok(stood);
    };
    let came = |row: &file::Model| (row.batch.clone(), row.number, row.id.clone());
    let other = rows::live(&**tx, vec![other.clone()]).await?.pop();
    let gives_way = |other: &file::Model| {
        other.state.is_candidate() && hides(other) == hides(&row) && came(&row) < came(other)
    };
    match other.filter(gives_way) {
        Some(other) => displace(tx, other, row).await,
        None => Ok(stood),
    }
}

/// Another file that says the same and is somebody, or was merged into somebody.
async fn same(tx: &Tx, row: &file::Model) -> Result<Option<file::Model>> {
    let mut alike = rows::alike(&**tx, row).await?;
    alike.retain(|other| !is_apart(row, other) && !is_apart(other, row));
    let seen = alike.iter().filter(|other| other.state.is_candidate());
    if let Some(other) = seen.min_by_key(|other| other.state == FileState::HiddenText) {
        return Ok(Some(other.clone()));
    }
    alike.retain(|other| other.state == FileState::Duplicate);
    let ids = alike.iter().map(|other| other.id.clone()).collect();
    let merged = merges::open_merges(&**tx, ids).await?;
    let is_merged =
        |other: &file::Model| merged.iter().any(|merge| merge.file == other.id && merge.into_file != row.id);
    Ok(alike.into_iter().find(is_merged))
}

/// Whether somebody has said that these two are not one.
fn is_apart(one: &file::Model, other: &file::Model) -> bool {
    one.confirmed_at.is_some() && one.state.is_candidate() && one.duplicate_of.as_ref() == Some(&other.id)
}

/// A file as if there were no other like it. `None` if there is nobody in it.
async fn own(tx: &Tx, row: file::Model) -> Result<Option<file::Model>> {
    if row.state != FileState::Duplicate {
        return Ok(Some(row).filter(|row| row.state.is_candidate()));
    }
    let Some(kept) = rows::resume(&**tx, &row.id).await? else { return Ok(None) };
    let read: Option<Resume> = serde_json::from_str(&kept.body).ok();
    let state = match read {
        _ if row.confirmed_at.is_some() => FileState::Parsed,
        Some(resume) => state_of(&resume),
        None => FileState::NeedsCheck,
    };
    Ok(Some(file::Model { state, duplicate_of: None, ..row }))
}

/// These files are there no more: of the duplicates of each the first takes its place.
pub async fn let_go(tx: &Tx, gone: Vec<String>) -> Result<()> {
    for row in rows::duplicates_of(&**tx, gone).await? {
        if let Some(own) = own(tx, row).await? {
            let row = stand(tx, own).await?;
            rows::update_file(tx, row).await?;
        }
    }
    Ok(())
}

/// A file that is there again.
pub async fn come_back(tx: &Tx, row: file::Model) -> Result<file::Model> {
    if let Some(into) = merged_into(tx, &row).await? {
        let duplicate_of = Some(into).filter(|file| !file.is_empty());
        return rows::update_file(tx, file::Model { state: FileState::Duplicate, duplicate_of, ..row }).await;
    }
    let row = match own(tx, row.clone()).await? {
        Some(own) => stand_again(tx, own).await?,
        None => row,
    };
    let row = rows::update_file(tx, row).await?;
    if row.state.is_candidate() {
        // What was merged into it is so again.
        let merged = merges::open_into(&**tx, &row.id).await?.into_iter().map(|merge| merge.file);
        let merged = rows::live(&**tx, merged.collect()).await?;
        for one in merged.into_iter().filter(|one| one.state.is_candidate()) {
            let duplicate_of = Some(row.id.clone());
            rows::update_file(tx, file::Model { state: FileState::Duplicate, duplicate_of, ..one }).await?;
        }
    }
    Ok(row)
}

/// The file that it was merged into and that is there; empty if that is somebody of the campus.
async fn merged_into(tx: &Tx, row: &file::Model) -> Result<Option<String>> {
    let Some(merge) = merges::open_merges(&**tx, vec![row.id.clone()]).await?.pop() else { return Ok(None) };
    let into = merge.into_file;
    if into.is_empty() {
        return Ok(Some(into));
    }
    let live = rows::live(&**tx, vec![into.clone()]).await?;
    let is_seen = |other: &file::Model| other.state.is_candidate() || other.state == FileState::Duplicate;
    Ok(live.iter().any(is_seen).then_some(into))
}

/// Files that are there no more, each with the one that has taken its place.
pub async fn successors(db: &impl ConnectionTrait) -> Result<Vec<(file::Model, String)>> {
    let (alike, merged) = (rows::like_gone(db).await?, merges::open_into_files(db).await?);
    if alike.is_empty() && merged.is_empty() {
        return Ok(Vec::new());
    }
    let live = rows::live(db, merged.iter().map(|merge| merge.file.clone()).collect()).await?;
    let ids = alike.iter().map(|other| other.id.clone()).collect();
    let into: HashMap<String, String> =
        merges::open_merges(db, ids).await?.into_iter().map(|merge| (merge.file, merge.into_file)).collect();
    let mut by_hash: HashMap<&str, Vec<&file::Model>> = HashMap::new();
    for other in &alike {
        for hash in other.sha256.iter().chain(&other.text_hash) {
            by_hash.entry(hash).or_default().push(other);
        }
    }
    let next = |row: &file::Model| {
        let same = || {
            let hashes = row.sha256.iter().chain(&row.text_hash);
            let same = hashes.flat_map(|hash| by_hash.get(hash.as_str()).into_iter().flatten().copied());
            same.filter(|other| !is_apart(row, other) && !is_apart(other, row))
        };
        let is_merged = |other: &file::Model| {
            merged.iter().any(|one| (&one.file, &one.into_file) == (&other.id, &row.id))
        };
        let copy = same().filter(|other| other.state.is_candidate()).min_by_key(|other| hides(other));
        let own = || live.iter().find(|other| other.state.is_candidate() && is_merged(other));
        let is_elsewhere = |other: &file::Model| into.get(&other.id).is_some_and(|into| *into != row.id);
        let merged = || same().find(|other| other.state == FileState::Duplicate && is_elsewhere(other));
        copy.or_else(own).or_else(merged).map(|other| other.id.clone())
    };
    let into = merged.iter().map(|merge| merge.into_file.clone()).collect();
    let gone = rows::gone(db, into).await?.into_iter();
    Ok(gone.filter_map(|row| next(&row).map(|next| (row, next))).collect())
}
