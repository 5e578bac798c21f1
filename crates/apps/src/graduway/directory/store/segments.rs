//! Segments: a filter under a name. Whatever changes one writes a version and an entry in the log with it.

use api::{Answer, ApiError, Code};
use identity::{
    Actor,
    audit::{self, Action},
};
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, Condition, ConnectionTrait, EntityTrait,
    IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
};
use serde_json::json;
use store::{Store, Time, Tx};

use super::entity::{segment, version};

/// Older ones than these are forgotten.
const VERSIONS: i32 = 200;
/// So many segments one person can have.
const MOST: u64 = 200;

/// What a segment says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    pub name: String,
    pub shared: bool,
    /// As JSON.
    pub chips: String,
    /// How many fit now.
    pub people: i64,
}

/// A segment as it is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    pub id: String,
    pub owner: String,
    pub owner_name: String,
    pub content: Content,
    pub version: u32,
    pub created_at: Time,
    pub updated_at: Time,
    pub updated_by_name: String,
}

pub struct KeptVersion {
    pub number: u32,
    pub content: Content,
    pub note: String,
    pub created_at: Time,
    pub created_by_name: String,
}

/// Who changes a segment, and whether they may change those of others that everybody sees.
#[derive(Clone)]
pub struct Editor {
    pub actor: Actor,
    pub name: String,
    pub may_share: bool,
}

/// Why a segment was not saved.
pub type Unsaved = crate::unsaved::Unsaved<Kept>;

fn not_there() -> ApiError {
    ApiError::not_found("There is no such segment. It may have been deleted, or is not shared any more.")
}

fn not_yours() -> ApiError {
    ApiError::new(
        Code::PermissionDenied,
        "Only whoever made this segment, or somebody who may edit content, can change it. Save a copy instead.",
    )
}

fn no_sharing() -> ApiError {
    ApiError::new(
        Code::PermissionDenied,
        "To show a segment to everybody needs a contributor. Save it for yourself, or ask one.",
    )
}

/// One's own and those that everybody sees, by name.
pub async fn list(store: &Store, uid: &str) -> store::Result<Vec<Kept>> {
    let seen = Condition::any().add(segment::Column::Owner.eq(uid)).add(segment::Column::Shared.eq(true));
    let rows = segment::Entity::find()
        .filter(segment::Column::DeletedAt.is_null())
        .filter(seen)
        .order_by_asc(segment::Column::Name)
        .order_by_asc(segment::Column::Id)
        .limit(MOST * 2)
        .all(store.reader())
        .await?;
    Ok(rows.into_iter().map(kept).collect())
}

pub async fn find(store: &Store, uid: &str, id: &str) -> Answer<Kept> {
    Ok(kept(
        seen(store.reader(), uid, id).await?.filter(|row| row.deleted_at.is_none()).ok_or_else(not_there)?,
    ))
}

/// What one may see, deleted or not.
async fn seen(db: &impl ConnectionTrait, uid: &str, id: &str) -> store::Result<Option<segment::Model>> {
    let row = segment::Entity::find_by_id(id).one(db).await?;
    Ok(row.filter(|row| row.owner == uid || row.shared))
}

pub async fn create(store: &Store, by: Editor, content: Content) -> Answer<Kept> {
    if content.shared && !by.may_share {
        return Err(no_sharing());
    }
    let own = segment::Entity::find()
        .filter(segment::Column::Owner.eq(&by.actor.uid))
        .filter(segment::Column::DeletedAt.is_null());
    if own.count(store.reader()).await.map_err(store::Error::from)? >= MOST {
        let message = format!("You have {MOST} segments. Delete some before you save another.");
        return Err(ApiError::new(Code::Conflict, message));
    }
    let now = store.now();
    let row = segment::Model {
        id: store.new_id(),
        owner: by.actor.uid.clone(),
        owner_name: by.name.clone(),
        name: content.name,
        shared: content.shared,
        version: 1,
        chips: content.chips,
        people: content.people,
        created_at: now,
        updated_at: now,
        updated_by_name: by.name.clone(),
        deleted_at: None,
    };
    let (created, own) = (row.clone(), store.clone());
    store
        .write(move |tx| async move {
            segment::Entity::insert(row.clone().into_active_model()).exec_without_returning(&*tx).await?;
            keep_version(&tx, &row, "Created").await?;
            note(&tx, &own, &by, ("created", &row)).await
        })
        .await?;
    Ok(kept(created))
}

/// Saves what was made of the version `before`.
pub async fn change(
    store: &Store,
    by: Editor,
    (id, before): (&str, u32),
    (content, note): (Content, String),
) -> Result<Kept, Unsaved> {
    let (id, own) = (id.to_owned(), store.clone());
    store
        .write(move |tx| async move {
            let row = current(&tx, &by, &id).await?;
            // Sent twice, it is saved once.
            if is_same(&row, &content) {
                return Ok(kept(row));
            }
            if u32::try_from(row.version).ok() != Some(before) {
                return Err(Unsaved::Overtaken(Box::new(kept(row))));
            }
            // Whoever may not share cannot take what is shared from the others either.
            if content.shared != row.shared && !by.may_share {
                return Err(no_sharing().into());
            }
            Ok(kept(put(&tx, &own, &by, row, (content, &note, "changed")).await?))
        })
        .await
}

/// The segment, if this person may change it.
async fn current(tx: &Tx, by: &Editor, id: &str) -> Result<segment::Model, ApiError> {
    tx.lock_name(&format!("graduway segment {id}")).await?;
    let row = seen(&**tx, &by.actor.uid, id).await?.filter(|row| row.deleted_at.is_none());
    let row = row.ok_or_else(not_there)?;
    let may = row.owner == by.actor.uid || (row.shared && by.may_share);
    may.then_some(row).ok_or_else(not_yours)
}

fn is_same(row: &segment::Model, content: &Content) -> bool {
    row.name == content.name && row.shared == content.shared && row.chips == content.chips
}

/// Writes the next version.
async fn put(
    tx: &Tx,
    store: &Store,
    by: &Editor,
    row: segment::Model,
    (content, said, act): (Content, &str, &str),
) -> store::Result<segment::Model> {
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    row.name = Set(content.name);
    row.shared = Set(content.shared);
    row.chips = Set(content.chips);
    row.people = Set(content.people);
    row.version = Set(version);
    row.updated_at = Set(store.now());
    row.updated_by_name = Set(by.name.clone());
    let row = row.update(&**tx).await?;
    keep_version(tx, &row, if said.is_empty() { "Changed" } else { said }).await?;
    note(tx, store, by, (act, &row)).await?;
    Ok(row)
}

/// Takes the newest change back, which is a new version; one that was only created is deleted.
pub async fn undo(store: &Store, by: Editor, id: &str, before: u32) -> Result<Kept, Unsaved> {
    let (id, own) = (id.to_owned(), store.clone());
    store
        .write(move |tx| async move {
            let row = current(&tx, &by, &id).await?;
            if u32::try_from(row.version).ok() != Some(before) {
                return Err(Unsaved::Overtaken(Box::new(kept(row))));
            }
            let key = (id.clone(), row.version - 1);
            let earlier = version::Entity::find_by_id(key).one(&*tx).await.map_err(store::Error::from)?;
            let Some(earlier) = earlier else {
                return Ok(kept(delete(&tx, &own, &by, row, true).await?));
            };
            if earlier.shared != row.shared && !by.may_share {
                return Err(no_sharing().into());
            }
            let said = format!("Version {} taken back", row.version);
            Ok(kept(put(&tx, &own, &by, row, (said_by(earlier), &said, "undone")).await?))
        })
        .await
}

/// Says again what an earlier version said.
pub async fn restore_version(
    store: &Store,
    by: Editor,
    (id, before): (&str, u32),
    number: u32,
) -> Result<Kept, Unsaved> {
    find(store, &by.actor.uid, id).await?;
    let key = (id.to_owned(), i32::try_from(number).unwrap_or(i32::MAX));
    let found = version::Entity::find_by_id(key).one(store.reader()).await.map_err(store::Error::from)?;
    let found = found.ok_or_else(|| {
        ApiError::not_found(format!("There is no version {number} any more: the last {VERSIONS} are kept."))
    })?;
    change(store, by, (id, before), (said_by(found), format!("Version {number} restored"))).await
}

/// Takes a segment out of sight, or brings it back.
pub async fn set_deleted(store: &Store, by: Editor, id: &str, deleted: bool) -> Answer<Kept> {
    let (id, own) = (id.to_owned(), store.clone());
    store
        .write(move |tx| async move {
            tx.lock_name(&format!("graduway segment {id}")).await?;
            let row = seen(&*tx, &by.actor.uid, &id).await?.ok_or_else(not_there)?;
            if row.owner != by.actor.uid && !by.may_share {
                return Err(not_yours());
            }
            Ok(kept(delete(&tx, &own, &by, row, deleted).await?))
        })
        .await
}

async fn delete(
    tx: &Tx,
    store: &Store,
    by: &Editor,
    row: segment::Model,
    deleted: bool,
) -> store::Result<segment::Model> {
    let mut row = row.into_active_model();
    row.deleted_at = Set(deleted.then(|| store.now()));
    let row = row.update(&**tx).await?;
    note(tx, store, by, (if deleted { "deleted" } else { "restored" }, &row)).await?;
    Ok(row)
}

/// The oldest first.
pub async fn versions(store: &Store, uid: &str, id: &str) -> Answer<Vec<KeptVersion>> {
    find(store, uid, id).await?;
    let rows = version::Entity::find()
        .filter(version::Column::Segment.eq(id))
        .order_by_asc(version::Column::Number)
        .all(store.reader())
        .await
        .map_err(store::Error::from)?;
    let kept = |row: version::Model| KeptVersion {
        number: unsigned(row.number),
        note: row.note.clone(),
        created_at: row.created_at,
        created_by_name: row.created_by_name.clone(),
        content: said_by(row),
    };
    Ok(rows.into_iter().map(kept).collect())
}

/// Writes down that a list has left the suite.
pub async fn export(store: &Store, by: Editor, (id, people): (&str, u64)) -> store::Result<()> {
    let (id, own) = (id.to_owned(), store.clone());
    store
        .write(move |tx| async move {
            let detail = json!({ "segment": id, "people": people });
            let entry = by.actor.entry(Action::SegmentExported).detail(detail);
            audit::store::append(&*tx, &own, entry).await.map(|_| ())
        })
        .await
}

async fn keep_version(tx: &Tx, row: &segment::Model, said: &str) -> store::Result<()> {
    let version = version::Model {
        segment: row.id.clone(),
        number: row.version,
        name: row.name.clone(),
        shared: row.shared,
        chips: row.chips.clone(),
        people: row.people,
        note: said.to_owned(),
        created_at: row.updated_at,
        created_by_name: row.updated_by_name.clone(),
    };
    version::Entity::insert(version.into_active_model()).exec_without_returning(&**tx).await?;
    version::Entity::delete_many()
        .filter(version::Column::Segment.eq(&row.id))
        .filter(version::Column::Number.lte(row.version.saturating_sub(VERSIONS)))
        .exec(&**tx)
        .await?;
    Ok(())
}

async fn note(tx: &Tx, store: &Store, by: &Editor, (act, row): (&str, &segment::Model)) -> store::Result<()> {
    let detail = json!({ "change": act, "segment": row.id, "name": row.name, "version": row.version });
    let entry = by.actor.entry(Action::SegmentsChanged).detail(detail);
    audit::store::append(&**tx, store, entry).await.map(|_| ())
}

fn said_by(row: version::Model) -> Content {
    Content { name: row.name, shared: row.shared, chips: row.chips, people: row.people }
}

fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn kept(row: segment::Model) -> Kept {
    Kept {
        id: row.id,
        owner: row.owner,
        owner_name: row.owner_name,
        version: unsigned(row.version),
        created_at: row.created_at,
        updated_at: row.updated_at,
        updated_by_name: row.updated_by_name,
        content: Content { name: row.name, shared: row.shared, chips: row.chips, people: row.people },
    }
}
