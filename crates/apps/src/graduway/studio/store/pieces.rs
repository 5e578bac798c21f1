//! Pieces in and out of their table. Whatever changes one writes a version and an entry in the log with it.

use api::{Answer, ApiError, Code};
use identity::{
    Actor,
    audit::{self, Action},
};
use outreach::Editor;
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel,
    PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
};
use serde_json::{Value, json};
use store::{Store, Tx};

use super::{
    super::model::{Approved, Content, Kept, StudioVersion},
    entity::{piece, version},
};

/// Older versions than these are forgotten.
const VERSIONS: i32 = 200;
/// So many pieces there can be.
const MOST: u64 = 1000;
/// So much a piece can say.
const MOST_BYTES: usize = 256 * 1024;

/// Who writes, for the piece and for the log.
#[derive(Clone)]
pub struct By {
    pub editor: Editor,
    pub actor: Actor,
}

/// Why a piece was not saved.
pub type Unsaved = crate::unsaved::Unsaved<Kept>;

fn not_there() -> ApiError {
    ApiError::not_found("There is no such piece. It may have been deleted.")
}

/// The last one changed first.
pub async fn list(store: &Store) -> Answer<Vec<Kept>> {
    let rows = piece::Entity::find()
        .filter(piece::Column::DeletedAt.is_null())
        .order_by_desc(piece::Column::UpdatedAt)
        .order_by_desc(piece::Column::Id)
        .limit(MOST)
        .all(store.reader())
        .await
        .map_err(store::Error::from)?;
    rows.into_iter().map(kept).collect()
}

pub async fn find(store: &Store, id: &str) -> Answer<Kept> {
    let row = row(store.reader(), id).await?;
    kept(row.filter(|row| row.deleted_at.is_none()).ok_or_else(not_there)?)
}

async fn row(db: &impl ConnectionTrait, id: &str) -> store::Result<Option<piece::Model>> {
    Ok(piece::Entity::find_by_id(id).one(db).await?)
}

/// Keeps others from a piece until the transaction ends.
async fn alone(tx: &Tx, id: &str) -> Result<piece::Model, Unsaved> {
    tx.lock_name(&format!("studio piece {id}")).await?;
    let row = row(&**tx, id).await?;
    Ok(row.filter(|row| row.deleted_at.is_none()).ok_or_else(not_there)?)
}

pub async fn create(store: &Store, by: By, content: Content, note: &str) -> Answer<Kept> {
    let count = piece::Entity::find().filter(piece::Column::DeletedAt.is_null()).count(store.reader()).await;
    if count.map_err(store::Error::from)? >= MOST {
        let message = format!("There are {MOST} pieces. Delete some before you begin another.");
        return Err(ApiError::new(Code::Conflict, message));
    }
    let now = store.now();
    let row = piece::Model {
        id: store.new_id(),
        content: written(&content)?,
        revision: 1,
        approved_hash: None,
        approved_by_name: None,
        approved_at: None,
        created_by_name: by.editor.name.clone(),
        created_at: now,
        updated_by_name: by.editor.name.clone(),
        updated_at: now,
        deleted_at: None,
    };
    let (created, own, note) = (row.clone(), store.clone(), note.to_owned());
    let detail = json!({ "change": "piece begun", "piece": row.id, "name": content.name });
    store
        .write(move |tx| async move {
            piece::Entity::insert(row.clone().into_active_model()).exec_without_returning(&*tx).await?;
            keep_version(&tx, &row, &note).await?;
            log(&tx, &own, &by.actor, detail).await
        })
        .await?;
    kept(created)
}

/// Saves what was made of the revision `seen`. The same again changes nothing. An approval stays on record and is void
/// if the piece says something else now.
pub async fn change(
    store: &Store,
    by: By,
    (id, seen): (&str, u32),
    (content, note): (Content, &str),
) -> Result<Kept, Unsaved> {
    let (id, note, text, own) = (id.to_owned(), note.to_owned(), written(&content)?, store.clone());
    store
        .write(move |tx| async move {
            let row = alone(&tx, &id).await?;
            if row.content == text {
                return Ok(kept(row)?);
            }
            if u32::try_from(row.revision).ok() != Some(seen) {
                return Err(Unsaved::Overtaken(Box::new(kept(row)?)));
            }
            let revision = row.revision.saturating_add(1);
            let mut row = row.into_active_model();
            row.content = Set(text);
            row.revision = Set(revision);
            row.updated_by_name = Set(by.editor.name.clone());
            row.updated_at = Set(own.now());
            let row = row.update(&*tx).await?;
            keep_version(&tx, &row, &note).await?;
            let detail =
                json!({ "change": "piece changed", "piece": id, "name": content.name, "what": note });
            log(&tx, &own, &by.actor, detail).await?;
            Ok(kept(row)?)
        })
        .await
}

/// Makes a piece as it was in a version; that is a new version.
pub async fn restore_version(
    store: &Store,
    by: By,
    (id, seen): (&str, u32),
    revision: u32,
) -> Result<Kept, Unsaved> {
    find(store, id).await?;
    let key = (id.to_owned(), i32::try_from(revision).unwrap_or(i32::MAX));
    let found = version::Entity::find_by_id(key).one(store.reader()).await?;
    let found = found.ok_or_else(|| {
        ApiError::not_found(format!("There is no version {revision} any more: the last {VERSIONS} are kept."))
    })?;
    let note = format!("As in version {revision}");
    change(store, by, (id, seen), (read(&found.content)?, &note)).await
}

/// Approves a piece that has this hash.
pub async fn approve(store: &Store, by: By, id: &str, hash: &str) -> Result<Kept, Unsaved> {
    let (id, hash, own) = (id.to_owned(), hash.to_owned(), store.clone());
    store
        .write(move |tx| async move {
            let row = alone(&tx, &id).await?;
            let now = kept(row.clone())?;
            if now.content.hash() != hash {
                return Err(Unsaved::Overtaken(Box::new(now)));
            }
            if now.in_force().is_some() {
                return Ok(now);
            }
            let mut row = row.into_active_model();
            row.approved_hash = Set(Some(hash.clone()));
            row.approved_by_name = Set(Some(by.editor.name.clone()));
            row.approved_at = Set(Some(own.now()));
            let row = row.update(&*tx).await?;
            let detail =
                json!({ "change": "piece approved", "piece": id, "name": now.content.name, "hash": hash });
            log(&tx, &own, &by.actor, detail).await?;
            Ok(kept(row)?)
        })
        .await
}

/// Takes an approval back.
pub async fn reopen(store: &Store, by: By, id: &str) -> Result<Kept, Unsaved> {
    let (id, own) = (id.to_owned(), store.clone());
    store
        .write(move |tx| async move {
            let row = alone(&tx, &id).await?;
            if row.approved_hash.is_none() {
                return Ok(kept(row)?);
            }
            let mut row = row.into_active_model();
            row.approved_hash = Set(None);
            row.approved_by_name = Set(None);
            row.approved_at = Set(None);
            let row = kept(row.update(&*tx).await?)?;
            let detail = json!({ "change": "approval taken back", "piece": id, "name": row.content.name });
            log(&tx, &own, &by.actor, detail).await?;
            Ok(row)
        })
        .await
}

/// Takes a piece out of sight, or brings it back.
pub async fn set_deleted(store: &Store, by: By, id: &str, deleted: bool) -> Answer<Kept> {
    let (id, own) = (id.to_owned(), store.clone());
    store
        .write(move |tx| async move {
            tx.lock_name(&format!("studio piece {id}")).await?;
            let row = row(&*tx, &id).await?.ok_or_else(not_there)?;
            if row.deleted_at.is_some() == deleted {
                return kept(row);
            }
            let mut row = row.into_active_model();
            row.deleted_at = Set(deleted.then(|| own.now()));
            let row = kept(row.update(&*tx).await.map_err(store::Error::from)?)?;
            let change = if deleted { "piece deleted" } else { "piece brought back" };
            let detail = json!({ "change": change, "piece": id, "name": row.content.name });
            log(&tx, &own, &by.actor, detail).await?;
            Ok(row)
        })
        .await
}

/// The newest first.
pub async fn versions(store: &Store, id: &str) -> Answer<Vec<StudioVersion>> {
    find(store, id).await?;
    let rows = version::Entity::find()
        .filter(version::Column::Piece.eq(id))
        .order_by_desc(version::Column::Revision)
        .all(store.reader())
        .await
        .map_err(store::Error::from)?;
    let shown = rows.into_iter().map(|row| {
        let content = read(&row.content)?;
        Ok(StudioVersion {
            revision: unsigned(row.revision),
            name: content.name,
            subject: content.draft.subject.text,
            tone: content.tone,
            note: row.note,
            by: row.by_name,
            at: row.created_at,
        })
    });
    shown.collect()
}

/// Writes down what was done with a piece and changed nothing of it, such as that its readers were exported.
pub async fn write_down(store: &Store, by: &By, detail: Value) -> Answer<()> {
    let (own, actor) = (store.clone(), by.actor.clone());
    Ok(store.write(move |tx| async move { log(&tx, &own, &actor, detail).await }).await?)
}

async fn log(tx: &Tx, store: &Store, actor: &Actor, detail: Value) -> store::Result<()> {
    let entry = actor.entry(Action::OutreachChanged).detail(detail);
    audit::store::append(&**tx, store, entry).await?;
    Ok(())
}

async fn keep_version(tx: &Tx, row: &piece::Model, note: &str) -> store::Result<()> {
    let version = version::Model {
        piece: row.id.clone(),
        revision: row.revision,
        content: row.content.clone(),
        by_name: row.updated_by_name.clone(),
        note: note.to_owned(),
        created_at: row.updated_at,
    };
    version::Entity::insert(version.into_active_model()).exec_without_returning(&**tx).await?;
    version::Entity::delete_many()
        .filter(version::Column::Piece.eq(&row.id))
        .filter(version::Column::Revision.lte(row.revision.saturating_sub(VERSIONS)))
        .exec(&**tx)
        .await?;
    Ok(())
}

fn written(content: &Content) -> Answer<String> {
    let text = serde_json::to_string(content).map_err(ApiError::internal)?;
    if text.len() > MOST_BYTES {
        let message = format!(
            "The piece has {} kilobytes with its sources, and there is room for {}. Shorten it.",
            text.len() / 1024,
            MOST_BYTES / 1024
        );
        return Err(ApiError::new(Code::PayloadTooLarge, message));
    }
    Ok(text)
}

fn read(text: &str) -> Answer<Content> {
    serde_json::from_str(text).map_err(ApiError::internal)
}

fn unsigned(revision: i32) -> u32 {
    u32::try_from(revision).unwrap_or(0)
}

fn kept(row: piece::Model) -> Answer<Kept> {
    let approval = row.approved_hash.zip(row.approved_by_name).zip(row.approved_at);
    Ok(Kept {
        content: read(&row.content)?,
        id: row.id,
        revision: unsigned(row.revision),
        approval: approval.map(|((hash, by_name), at)| Approved { hash, by_name, at }),
        created_by_name: row.created_by_name,
        created_at: row.created_at,
        updated_by_name: row.updated_by_name,
        updated_at: row.updated_at,
    })
}
