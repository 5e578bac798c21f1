use std::time::Duration;

use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, Statement};
use store::{Result, Time};

use super::{entity, softlock};
use crate::policy::Rate;

/// Takes one attempt off the allowance of `key`. `Some` is how long to wait when there is none left.
///
/// The generic cell rate algorithm in one statement: `spent_until` is the moment at which the allowance
/// will be full again; an attempt moves it by one refill, unless that would go beyond the burst.
pub async fn take(tx: &impl ConnectionTrait, key: &str, rate: Rate, now: Time) -> Result<Option<Duration>> {
    let refill = i64::try_from(rate.refill.as_millis()).unwrap_or(i64::MAX);
    let furthest = now.millis().saturating_add(refill.saturating_mul(i64::from(rate.burst) - 1));
    let sql = "INSERT INTO limits (key, spent_until) VALUES ($1, $2 + $3) \
               ON CONFLICT (key) DO UPDATE SET spent_until = \
               CASE WHEN limits.spent_until > $2 THEN limits.spent_until ELSE $2 END + $3 \
               WHERE limits.spent_until <= $4 RETURNING spent_until";
    let values = [key.into(), now.millis().into(), refill.into(), furthest.into()];
    let taken =
        tx.query_one_raw(Statement::from_sql_and_values(tx.get_database_backend(), sql, values)).await?;
    if taken.is_some() {
        return Ok(None);
    }
    let row = entity::Entity::find_by_id(key).one(tx).await?;
    let spent_until = row.map_or(now, |row| row.spent_until);
    Ok(Some(spent_until.since(Time::from_millis(furthest))))
}

pub async fn find_softlock(db: &impl ConnectionTrait, key: &str) -> Result<Option<softlock::Model>> {
    Ok(softlock::Entity::find_by_id(key).one(db).await?)
}

/// Counts one more wrong password.
pub async fn record_failure(tx: &impl ConnectionTrait, key: &str, now: Time) -> Result<()> {
    let before = find_softlock(tx, key).await?;
    let row = softlock::after_failure(key, before, now);
    let update = sea_orm::sea_query::OnConflict::column(softlock::Column::Key)
        .update_columns([
            softlock::Column::Failures,
            softlock::Column::LockedUntil,
            softlock::Column::LastFailure,
        ])
        .to_owned();
    softlock::Entity::insert(softlock::ActiveModel::from(row).reset_all())
        .on_conflict(update)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

pub async fn clear_failures(tx: &impl ConnectionTrait, key: &str) -> Result<()> {
    softlock::Entity::delete_by_id(key).exec(tx).await?;
    Ok(())
}

/// Removes what no longer limits anybody.
pub async fn remove_spent(tx: &impl ConnectionTrait, now: Time) -> Result<()> {
    entity::Entity::delete_many().filter(entity::Column::SpentUntil.lte(now)).exec(tx).await?;
    softlock::Entity::delete_many()
        .filter(softlock::Column::LastFailure.lte(now.minus(softlock::FORGIVEN_AFTER)))
        .filter(softlock::Column::LockedUntil.lte(now))
        .exec(tx)
        .await?;
    Ok(())
}
