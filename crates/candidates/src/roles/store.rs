//! The SQL of roles.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, EntityTrait, IntoActiveModel, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect,
};
use store::Result;

use super::entity::{role, version};

/// Older versions than these are forgotten.
pub const VERSIONS: i32 = 200;
/// So many roles there can be that everybody sees.
pub const MOST: u64 = 1000;
/// So many there can be that only one person sees, of each.
pub const MOST_OWN: u64 = 100;

/// Those that everybody sees, and those that only `uid` does; the last one changed first.
pub async fn list(db: &impl ConnectionTrait, uid: Option<&str>) -> Result<Vec<role::Model>> {
    let own = uid.map(|uid| role::Column::Owner.eq(uid));
    let seen = Condition::any().add(role::Column::Owner.is_null()).add_option(own);
    let live = role::Entity::find()
        .filter(role::Column::DeletedAt.is_null())
        .filter(seen)
        .order_by_desc(role::Column::UpdatedAt)
        .order_by_desc(role::Column::Id)
        .limit(MOST + MOST_OWN);
    Ok(live.all(db).await?)
}

/// How many everybody sees, or only `owner` does.
pub async fn count(db: &impl ConnectionTrait, owner: Option<&str>) -> Result<u64> {
    let live = role::Entity::find().filter(role::Column::DeletedAt.is_null());
    let whose = owner.map_or(role::Column::Owner.is_null(), |uid| role::Column::Owner.eq(uid));
    Ok(live.filter(whose).count(db).await?)
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<role::Model>> {
    Ok(role::Entity::find_by_id(id).one(db).await?)
}

/// The same; until the transaction ends nobody else changes it.
pub async fn lock(tx: &impl ConnectionTrait, id: &str) -> Result<Option<role::Model>> {
    Ok(role::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

pub async fn insert(tx: &impl ConnectionTrait, row: role::Model) -> Result<()> {
    role::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update(tx: &impl ConnectionTrait, row: role::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

pub async fn keep_version(tx: &impl ConnectionTrait, row: &role::Model) -> Result<()> {
    let version = version::Model {
        role: row.id.clone(),
        revision: row.revision,
        body: row.body.clone(),
        created_at: row.updated_at,
        created_by: row.updated_by.clone(),
    };
    version::Entity::insert(version.into_active_model().reset_all()).exec_without_returning(tx).await?;
    version::Entity::delete_many()
        .filter(version::Column::Role.eq(&row.id))
        .filter(version::Column::Revision.lte(row.revision.saturating_sub(VERSIONS)))
        .exec(tx)
        .await?;
    Ok(())
}

/// The oldest first.
pub async fn versions(db: &impl ConnectionTrait, id: &str) -> Result<Vec<version::Model>> {
    let of_it = version::Entity::find().filter(version::Column::Role.eq(id));
    Ok(of_it.order_by_asc(version::Column::Revision).all(db).await?)
}

pub async fn version(db: &impl ConnectionTrait, id: &str, revision: u32) -> Result<Option<version::Model>> {
    let key = (id.to_owned(), i32::try_from(revision).unwrap_or(i32::MAX));
    Ok(version::Entity::find_by_id(key).one(db).await?)
}
