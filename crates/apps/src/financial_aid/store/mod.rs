//! The SQL of families. Each belongs to one person, and every question names whom.

mod entity;
mod migrations;

use std::time::Duration;

use aid::Worksheet;
use api::{Answer, ApiError, Code};
use entity::{family, version};
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel,
    PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
};
use store::{Store, Time, Tx, sea_orm_migration::MigrationTrait};

use super::model::{AidFamily, KeptVersion};

/// Older ones than these are forgotten.
const VERSIONS: i32 = 200;
/// So many families one person can have.
const MOST: u64 = 200;
/// So long a deleted one can be brought back.
const KEPT: Duration = Duration::from_hours(30 * 24);

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(migrations::CreateFamilies)]
}

/// Why a family was not saved.
pub type Unsaved = crate::unsaved::Unsaved<AidFamily>;

fn not_there() -> ApiError {
    ApiError::not_found("There is no such family. It may have been deleted.")
}

/// The last one used first.
pub async fn list(store: &Store, owner: &str) -> Answer<Vec<AidFamily>> {
    let own = family::Entity::find()
        .filter(family::Column::Owner.eq(owner))
        .filter(family::Column::DeletedAt.is_null())
        .order_by_desc(family::Column::UpdatedAt)
        .order_by_desc(family::Column::Id)
        .limit(MOST);
    let rows = own.all(store.reader()).await.map_err(store::Error::from)?;
    rows.into_iter().map(seen).collect()
}

pub async fn find(store: &Store, owner: &str, id: &str) -> Answer<AidFamily> {
    let found = own(store.reader(), owner, id).await?;
    seen(found.filter(|row| row.deleted_at.is_none()).ok_or_else(not_there)?)
}

async fn own(db: &impl ConnectionTrait, owner: &str, id: &str) -> store::Result<Option<family::Model>> {
    Ok(family::Entity::find_by_id(id).filter(family::Column::Owner.eq(owner)).one(db).await?)
}

pub async fn create(store: &Store, owner: &str, (name, sheet): (String, Worksheet)) -> Answer<AidFamily> {
    let now = store.now();
    let row = family::Model {
        id: store.new_id(),
        owner: owner.to_owned(),
        name,
        worksheet: written(&sheet)?,
        revision: 1,
        created_at: now,
        updated_at: now,
        deleted_at: None,
    };
    store
        .write(move |tx| async move {
            make_room(&tx, &row.owner, now).await?;
            family::Entity::insert(row.clone().into_active_model())
                .exec_without_returning(&*tx)
                .await
                .map_err(store::Error::from)?;
            keep_version(&tx, &row).await?;
            seen(row)
        })
        .await
}

/// Refuses one family more than there is room for.
async fn make_room(tx: &Tx, owner: &str, now: Time) -> Answer<()> {
    tx.lock_name(&format!("aid families of {owner}")).await?;
    forget(tx, now).await?;
    let own = family::Entity::find()
        .filter(family::Column::Owner.eq(owner))
        .filter(family::Column::DeletedAt.is_null());
    if own.count(&**tx).await.map_err(store::Error::from)? >= MOST {
        let message = format!("You have {MOST} families. Delete some before you add another.");
        return Err(ApiError::new(Code::Conflict, message));
    }
    Ok(())
}

/// Removes for good what anybody deleted long ago.
async fn forget(tx: &Tx, now: Time) -> store::Result<()> {
    let old: Vec<String> = family::Entity::find()
        .filter(family::Column::DeletedAt.lt(now.minus(KEPT)))
        .select_only()
        .column(family::Column::Id)
        .into_tuple()
        .all(&**tx)
        .await?;
    if old.is_empty() {
        return Ok(());
    }
    version::Entity::delete_many().filter(version::Column::Family.is_in(&old)).exec(&**tx).await?;
    family::Entity::delete_many().filter(family::Column::Id.is_in(&old)).exec(&**tx).await?;
    Ok(())
}

/// Saves what was made of the revision `before`.
pub async fn save(
    store: &Store,
    (owner, id, before): (&str, &str, u32),
    (name, sheet): (String, Worksheet),
) -> Result<AidFamily, Unsaved> {
    let (owner, id, sheet, now) = (owner.to_owned(), id.to_owned(), written(&sheet)?, store.now());
    store
        .write(move |tx| async move {
            tx.lock_name(&format!("aid family {id}")).await?;
            let row = own(&*tx, &owner, &id).await?.filter(|row| row.deleted_at.is_none());
            let row = row.ok_or_else(not_there)?;
            // Sent twice, it is saved once.
            if row.name == name && row.worksheet == sheet {
                return Ok(seen(row)?);
            }
            if u32::try_from(row.revision).ok() != Some(before) {
                return Err(Unsaved::Overtaken(Box::new(seen(row)?)));
            }
            let row = change(&tx, row, |row| {
                row.name = Set(name);
                row.worksheet = Set(sheet);
                row.updated_at = Set(now);
            });
            Ok(seen(row.await?)?)
        })
        .await
}

/// Takes a family out of sight, or brings it back.
pub async fn set_deleted(store: &Store, owner: &str, id: &str, deleted: bool) -> Answer<AidFamily> {
    let (owner, id, now) = (owner.to_owned(), id.to_owned(), store.now());
    store
        .write(move |tx| async move {
            tx.lock_name(&format!("aid family {id}")).await?;
            forget(&tx, now).await?;
            let row = own(&*tx, &owner, &id).await?.ok_or_else(not_there)?;
            if !deleted && row.deleted_at.is_some() {
                make_room(&tx, &owner, now).await?;
            }
            let mut row = row.into_active_model();
            row.deleted_at = Set(deleted.then_some(now));
            let row = row.update(&*tx).await.map_err(store::Error::from)?;
            seen(row)
        })
        .await
}

/// The oldest first.
pub async fn versions(store: &Store, owner: &str, id: &str) -> Answer<Vec<KeptVersion>> {
    find(store, owner, id).await?;
    let rows = version::Entity::find()
        .filter(version::Column::Family.eq(id))
        .order_by_asc(version::Column::Revision)
        .all(store.reader())
        .await
        .map_err(store::Error::from)?;
    let kept = |row: version::Model| {
        let worksheet = read(&row.worksheet)?;
        let (revision, created_at) = (unsigned(row.revision), row.created_at);
        Ok(KeptVersion { revision, name: row.name, created_at, worksheet })
    };
    rows.into_iter().map(kept).collect()
}

pub async fn restore_version(
    store: &Store,
    (owner, id, before): (&str, &str, u32),
    revision: u32,
) -> Result<AidFamily, Unsaved> {
    find(store, owner, id).await?;
    let key = (id.to_owned(), i32::try_from(revision).unwrap_or(i32::MAX));
    let found = version::Entity::find_by_id(key).one(store.reader()).await.map_err(store::Error::from)?;
    let found = found.ok_or_else(|| {
        ApiError::not_found(format!("There is no version {revision} any more: the last {VERSIONS} are kept."))
    })?;
    save(store, (owner, id, before), (found.name, read(&found.worksheet)?)).await
}

async fn change(
    tx: &Tx,
    row: family::Model,
    change: impl FnOnce(&mut family::ActiveModel),
) -> store::Result<family::Model> {
    let revision = row.revision.saturating_add(1);
    let mut row = row.into_active_model();
    change(&mut row);
    row.revision = Set(revision);
    let row = row.update(&**tx).await?;
    keep_version(tx, &row).await?;
    Ok(row)
}

async fn keep_version(tx: &Tx, row: &family::Model) -> store::Result<()> {
    let version = version::Model {
        family: row.id.clone(),
        revision: row.revision,
        name: row.name.clone(),
        worksheet: row.worksheet.clone(),
        created_at: row.updated_at,
    };
    version::Entity::insert(version.into_active_model()).exec_without_returning(&**tx).await?;
    version::Entity::delete_many()
        .filter(version::Column::Family.eq(&row.id))
        .filter(version::Column::Revision.lte(row.revision.saturating_sub(VERSIONS)))
        .exec(&**tx)
        .await?;
    Ok(())
}

fn written(sheet: &Worksheet) -> Answer<String> {
    serde_json::to_string(sheet).map_err(ApiError::internal)
}

fn read(text: &str) -> Answer<Worksheet> {
    serde_json::from_str(text).map_err(ApiError::internal)
}

fn unsigned(revision: i32) -> u32 {
    u32::try_from(revision).unwrap_or(0)
}

fn seen(row: family::Model) -> Answer<AidFamily> {
    Ok(AidFamily {
        worksheet: read(&row.worksheet)?,
        id: row.id,
        name: row.name,
        revision: unsigned(row.revision),
        created_at: row.created_at,
        updated_at: row.updated_at,
        deleted_at: row.deleted_at,
    })
}
