//! The SQL of rounds. Whatever changes one writes a version of it and an entry in the audit log in the same transaction.

pub mod directory;
mod entity;
pub mod merged;
mod migrations;
pub mod publish;
pub mod rankings;
pub mod results;
pub mod runs;

use api::{Answer, ApiError, Code};
use campus::store::edition;
use entity::{round, version};
use identity::{
    Actor,
    audit::{self, Action},
};
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbBackend, EntityTrait,
    IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
};
use serde_json::{Value, json};
use store::{Error, Store, Tx};

use super::model::{Round, RoundMethod, RoundPlan, RoundPublication, RoundVersion, changed};

pub use migrations::migrations;

/// Older versions than these are forgotten.
const VERSIONS: i32 = 200;
/// So many rounds a campus can have.
const MOST: u64 = 500;

/// Who changes a round, for the round and for the log.
#[derive(Clone)]
pub struct By {
    pub name: String,
    pub uid: String,
    pub actor: Actor,
}

/// Why a round was not saved.
pub type Unsaved = crate::unsaved::Unsaved<Round>;

fn not_there() -> ApiError {
    ApiError::not_found("There is no such round. It may have been deleted, or belong to another campus.")
}

/// The campus that everybody sees.
pub async fn campus(db: &impl ConnectionTrait) -> Answer<i32> {
    let current = edition::current(db).await?.map(|current| current.edition);
    current.ok_or_else(|| {
        ApiError::new(
            Code::Conflict,
            "There is no campus yet. An administrator has to make one before there are rounds.",
        )
    })
}

async fn note(tx: &Tx, store: &Store, by: &By, detail: Value) -> store::Result<()> {
    audit::store::append(&**tx, store, by.actor.entry(Action::RoundsChanged).detail(detail)).await?;
    Ok(())
}

/// The last one changed first.
pub async fn list(store: &Store) -> Answer<Vec<Round>> {
    let Some(current) = edition::current(store.reader()).await? else { return Ok(Vec::new()) };
    let rows = round::Entity::find()
        .filter(round::Column::Edition.eq(current.edition))
        .filter(round::Column::DeletedAt.is_null())
        .order_by_desc(round::Column::UpdatedAt)
        .order_by_desc(round::Column::Id)
        .limit(MOST)
        .all(store.reader())
        .await
        .map_err(Error::from)?;
    rows.into_iter().map(seen).collect()
}

pub async fn find(store: &Store, id: &str) -> Answer<Round> {
    let row = of_campus(store.reader(), id).await?;
    seen(row.filter(|row| row.deleted_at.is_none()).ok_or_else(not_there)?)
}

async fn of_campus(db: &impl ConnectionTrait, id: &str) -> Answer<Option<round::Model>> {
    let Some(current) = edition::current(db).await? else { return Ok(None) };
    let found = round::Entity::find_by_id(id).one(db).await.map_err(Error::from)?;
    Ok(found.filter(|row| row.edition == current.edition))
}

/// The same; until the transaction ends nobody else changes it.
async fn locked(tx: &Tx, id: &str) -> Answer<round::Model> {
    let query = round::Entity::find_by_id(id);
    let query = if tx.get_database_backend() == DbBackend::Postgres { query.lock_exclusive() } else { query };
    query.one(&**tx).await.map_err(Error::from)?;
    of_campus(&**tx, id).await?.ok_or_else(not_there)
}

pub async fn create(store: &Store, by: By, (name, plan): (String, RoundPlan)) -> Answer<Round> {
    let (own, now, text) = (store.clone(), store.now(), written(&plan)?);
    store
        .write(move |tx| async move {
            let edition = campus(&*tx).await?;
            let live = round::Entity::find()
                .filter(round::Column::Edition.eq(edition))
                .filter(round::Column::DeletedAt.is_null());
            if live.count(&*tx).await.map_err(Error::from)? >= MOST {
                let message = format!("There are {MOST} rounds. Delete some before you add another.");
                return Err(ApiError::new(Code::Conflict, message));
            }
            let row = round::Model {
                id: own.new_id(),
                edition,
                name,
                plan: text,
                revision: 1,
                created_at: now,
                created_by: by.name.clone(),
                updated_at: now,
                deleted_at: None,
                published_run: None,
                published_method: None,
                published_pairs: None,
                published_at: None,
                published_by: None,
            };
            let insert = round::Entity::insert(row.clone().into_active_model());
            insert.exec_without_returning(&*tx).await.map_err(Error::from)?;
            keep_version(&tx, &row, &by).await?;
            note(&tx, &own, &by, json!({ "change": "created", "round": row.id, "name": row.name })).await?;
            seen(row)
        })
        .await
}

/// Saves what was made of the revision `before`.
pub async fn save(
    store: &Store,
    by: By,
    (id, before): (&str, u32),
    (name, plan): (String, RoundPlan),
) -> Result<Round, Unsaved> {
    let (own, id, text, now) = (store.clone(), id.to_owned(), written(&plan)?, store.now());
    store
        .write(move |tx| async move {
            let row = locked(&tx, &id).await?;
            let row = Some(row).filter(|row| row.deleted_at.is_none()).ok_or_else(not_there)?;
            // Sent twice, it is saved once.
            if row.name == name && row.plan == text {
                return Ok(seen(row)?);
            }
            if unsigned(row.revision) != before {
                return Err(Unsaved::Overtaken(Box::new(seen(row)?)));
            }
            let revision = row.revision.saturating_add(1);
            let mut row = row.into_active_model();
            row.name = Set(name);
            row.plan = Set(text);
            row.updated_at = Set(now);
            row.revision = Set(revision);
            let row = row.update(&*tx).await.map_err(Error::from)?;
            keep_version(&tx, &row, &by).await?;
            let detail = json!({ "change": "changed", "round": row.id, "name": row.name, "before": before });
            note(&tx, &own, &by, detail).await?;
            Ok(seen(row)?)
        })
        .await
}

/// Takes a round out of sight, or brings it back. One whose matches are in force stays.
pub async fn set_deleted(store: &Store, by: By, id: &str, deleted: bool) -> Answer<Round> {
    let (own, id, now) = (store.clone(), id.to_owned(), store.now());
    store
        .write(move |tx| async move {
            let row = locked(&tx, &id).await?;
            if deleted && row.published_run.is_some() {
                let message =
                    "The matches of this round are in force. Take its publication back before you delete it.";
                return Err(ApiError::new(Code::Conflict, message));
            }
            if row.deleted_at.is_some() == deleted {
                return seen(row);
            }
            let mut row = row.into_active_model();
            row.deleted_at = Set(deleted.then_some(now));
            let row = row.update(&*tx).await.map_err(Error::from)?;
            let change = if deleted { "deleted" } else { "restored" };
            note(&tx, &own, &by, json!({ "change": change, "round": row.id, "name": row.name })).await?;
            seen(row)
        })
        .await
}

/// The newest first, each with what it changed.
pub async fn versions(store: &Store, id: &str) -> Answer<Vec<RoundVersion>> {
    find(store, id).await?;
    let rows = version::Entity::find()
        .filter(version::Column::Round.eq(id))
        .order_by_asc(version::Column::Revision)
        .all(store.reader())
        .await
        .map_err(Error::from)?;
    let mut before: Option<(String, RoundPlan)> = None;
    let mut versions = Vec::with_capacity(rows.len());
    for row in rows {
        let plan = read(&row.plan)?;
        let changed = before.as_ref().map(|(name, old)| changed((name, old), (&row.name, &plan)));
        versions.push(RoundVersion {
            revision: unsigned(row.revision),
            name: row.name.clone(),
            created_at: row.created_at,
            created_by: row.created_by,
            changed: changed.unwrap_or_default(),
        });
        before = Some((row.name, plan));
    }
    versions.reverse();
    Ok(versions)
}

pub async fn restore_version(
    store: &Store,
    by: By,
    (id, before): (&str, u32),
    revision: u32,
) -> Result<Round, Unsaved> {
    find(store, id).await?;
    let key = (id.to_owned(), i32::try_from(revision).unwrap_or(i32::MAX));
    let found = version::Entity::find_by_id(key).one(store.reader()).await.map_err(Error::from)?;
    let found = found.ok_or_else(|| {
        ApiError::not_found(format!("There is no version {revision} any more: the last {VERSIONS} are kept."))
    })?;
    save(store, by, (id, before), (found.name, read(&found.plan)?)).await
}

async fn keep_version(tx: &Tx, row: &round::Model, by: &By) -> store::Result<()> {
    let version = version::Model {
        round: row.id.clone(),
        revision: row.revision,
        name: row.name.clone(),
        plan: row.plan.clone(),
        created_at: row.updated_at,
        created_by: by.name.clone(),
    };
    version::Entity::insert(version.into_active_model()).exec_without_returning(&**tx).await?;
    version::Entity::delete_many()
        .filter(version::Column::Round.eq(&row.id))
        .filter(version::Column::Revision.lte(row.revision.saturating_sub(VERSIONS)))
        .exec(&**tx)
        .await?;
    Ok(())
}

fn written(plan: &RoundPlan) -> Answer<String> {
    serde_json::to_string(plan).map_err(ApiError::internal)
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Answer<T> {
    serde_json::from_str(text).map_err(ApiError::internal)
}

fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn method(name: &str) -> Option<RoundMethod> {
    RoundMethod::BOTH.into_iter().find(|method| method.name() == name)
}

fn seen(row: round::Model) -> Answer<Round> {
    let published =
        row.published_run.zip(row.published_method).zip(row.published_at).and_then(|((run, name), at)| {
            let pairs = unsigned(row.published_pairs.unwrap_or(0));
            Some(RoundPublication {
                run,
                method: method(&name)?,
                pairs,
                at,
                by: row.published_by.unwrap_or_default(),
            })
        });
    Ok(Round {
        plan: read(&row.plan)?,
        id: row.id,
        name: row.name,
        revision: unsigned(row.revision),
        created_at: row.created_at,
        created_by: row.created_by,
        updated_at: row.updated_at,
        deleted_at: row.deleted_at,
        published,
    })
}
