use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder,
    QuerySelect,
};
use store::{Result, Time, Tx};

use super::entity::{call, setting};

/// So many are looked at once.
const CALLS_AT_ONCE: u64 = 5_000;

pub async fn newest(db: &impl ConnectionTrait) -> Result<Option<setting::Model>> {
    Ok(setting::Entity::find().order_by_desc(setting::Column::Version).one(db).await?)
}

pub async fn before_newest(db: &impl ConnectionTrait) -> Result<Option<setting::Model>> {
    Ok(setting::Entity::find().order_by_desc(setting::Column::Version).offset(1).one(db).await?)
}

/// Writes the settings down as the newest version, unless others came after those that they change.
pub async fn append(tx: &Tx, row: setting::Model, after: Option<i64>) -> Result<bool> {
    tx.lock_name("ai settings").await?;
    let newest = newest(&**tx).await?.map_or(0, |newest| newest.version);
    if after.is_some_and(|after| after != newest) {
        return Ok(false);
    }
    let row = setting::Model { version: newest + 1, ..row };
    setting::Entity::insert(setting::ActiveModel::from(row).reset_all())
        .exec_without_returning(&**tx)
        .await?;
    forget_keys(&**tx).await?;
    Ok(true)
}

/// Forgets the keys of all versions but the newest and the one that can be gone back to.
pub async fn forget_keys(tx: &impl ConnectionTrait) -> Result<()> {
    let Some(newest) = newest(tx).await? else { return Ok(()) };
    let without = setting::ActiveModel { sealed_key: Set(None), ..Default::default() };
    setting::Entity::update_many()
        .set(without)
        .filter(setting::Column::Version.lt(newest.version - 1))
        .filter(setting::Column::SealedKey.is_not_null())
        .exec(tx)
        .await?;
    Ok(())
}

pub async fn insert_calls(tx: &impl ConnectionTrait, calls: Vec<call::Model>) -> Result<()> {
    for some in calls.chunks(500) {
        let rows = some.iter().cloned().map(|call| call::ActiveModel::from(call).reset_all());
        call::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// The next calls after this one, in the order of their ids; none when all were seen.
pub async fn calls_since(db: &impl ConnectionTrait, since: Time, after: &str) -> Result<Vec<call::Model>> {
    let next = call::Entity::find().filter(call::Column::At.gte(since)).filter(call::Column::Id.gt(after));
    Ok(next.order_by_asc(call::Column::Id).limit(CALLS_AT_ONCE).all(db).await?)
}

pub async fn remove_calls(tx: &impl ConnectionTrait, before: Time) -> Result<u64> {
    Ok(call::Entity::delete_many().filter(call::Column::At.lt(before)).exec(tx).await?.rows_affected)
}
