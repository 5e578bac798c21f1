use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
};
use store::{Result, Time, Tx};

use super::entity::{call, setting};

/// What was counted is kept for so many rows of one look.
const MOST_CALLS: u64 = 500_000;

pub async fn newest(db: &impl ConnectionTrait) -> Result<Option<setting::Model>> {
    Ok(setting::Entity::find().order_by_desc(setting::Column::Version).one(db).await?)
}

pub async fn before_newest(db: &impl ConnectionTrait) -> Result<Option<setting::Model>> {
    Ok(setting::Entity::find().order_by_desc(setting::Column::Version).offset(1).one(db).await?)
}

/// Writes the settings down as the newest version.
pub async fn append(tx: &Tx, row: setting::Model) -> Result<()> {
    tx.lock_name("ai settings").await?;
    let version = newest(&**tx).await?.map_or(1, |newest| newest.version + 1);
    let row = setting::Model { version, ..row };
    setting::Entity::insert(setting::ActiveModel::from(row).reset_all())
        .exec_without_returning(&**tx)
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

pub async fn calls_since(db: &impl ConnectionTrait, since: Time) -> Result<Vec<call::Model>> {
    let since = call::Entity::find().filter(call::Column::At.gte(since));
    Ok(since.order_by_asc(call::Column::At).limit(MOST_CALLS).all(db).await?)
}

pub async fn remove_calls(tx: &impl ConnectionTrait, before: Time) -> Result<u64> {
    Ok(call::Entity::delete_many().filter(call::Column::At.lt(before)).exec(tx).await?.rows_affected)
}
