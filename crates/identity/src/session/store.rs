use sea_orm::{
    ActiveValue::{Set, Unchanged},
    ColumnTrait, Condition, ConnectionTrait, DbBackend, EntityTrait, JoinType, PaginatorTrait, QueryFilter,
    QueryOrder, QuerySelect, Statement,
    sea_query::Expr,
};
use store::{Result, Store, Time};

use super::{
    Method, Row,
    entity::{ActiveModel, Column, Entity},
    idle,
    token::TokenHash,
    waiting,
};
use crate::{Origin, Policy, Refusal, User, policy, user::entity as users};

/// A new session and the only copy of its token.
pub struct Opened {
    pub row: Row,
    pub token: String,
}

/// Opens a session unless there are as many as allowed. The user's row must be locked.
pub async fn open(
    tx: &impl ConnectionTrait,
    store: &Store,
    policy: &Policy,
    user: &User,
    (method, origin): (Method, &Origin),
) -> std::result::Result<Opened, Refusal> {
    let now = store.now();
    let of_user = Entity::find().filter(Column::UserId.eq(&user.uid));
    let live = of_user.filter(Column::ExpiresAt.gt(now)).count(tx).await.map_err(store::Error::from)?;
    if live >= u64::from(policy.max_sessions) {
        return Err(Refusal::SessionLimit);
    }
    let token = store.entropy().token();
    let row = ActiveModel {
        id: Set(store.new_id()),
        token_hash: Set(TokenHash::of(&token).to_string()),
        next_hash: Set(None),
        previous_hash: Set(None),
        previous_until: Set(Time::EPOCH),
        user_id: Set(user.uid.clone()),
        email: Set(user.email.clone()),
        display_name: Set(user.display_name.clone()),
        role: Set(user.effective_role()),
        method: Set(method),
        created_at: Set(now),
        last_activity: Set(now),
        expires_at: Set(now + idle(method, policy).min(policy.absolute_session)),
        rotated_at: Set(now),
        confirmed_at: Set(now),
        user_agent: Set(origin.user_agent.clone()),
        ip_address: Set(origin.ip_text()),
        csrf_token: Set(store.entropy().token()),
        rotation_key: Set(store.entropy().token()),
    };
    let row = Entity::insert(row).exec_with_returning(tx).await.map_err(store::Error::from)?;
    Ok(Opened { row, token })
}

/// The session any of whose tokens this is, and its user.
pub async fn find_by_token(
    db: &impl ConnectionTrait,
    token_hash: &str,
) -> Result<Option<(Row, Option<User>)>> {
    let any_token = Condition::any()
        .add(Column::TokenHash.eq(token_hash))
        .add(Column::NextHash.eq(token_hash))
        .add(Column::PreviousHash.eq(token_hash));
    let its_user = Entity::belongs_to(users::Entity).from(Column::UserId).to(users::Column::Uid).into();
    let query = Entity::find().join(JoinType::LeftJoin, its_user).select_also(users::Entity);
    Ok(query.filter(any_token).one(db).await?)
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<Row>> {
    Ok(Entity::find_by_id(id).one(db).await?)
}

pub async fn list(db: &impl ConnectionTrait, user_id: &str, now: Time) -> Result<Vec<Row>> {
    let live = Entity::find().filter(Column::UserId.eq(user_id)).filter(Column::ExpiresAt.gt(now));
    Ok(live.order_by_desc(Column::LastActivity).order_by_asc(Column::Id).all(db).await?)
}

pub async fn count_live(db: &impl ConnectionTrait, now: Time) -> Result<u64> {
    Ok(Entity::find().filter(Column::ExpiresAt.gt(now)).count(db).await?)
}

pub async fn end(tx: &impl ConnectionTrait, id: &str) -> Result<bool> {
    Ok(Entity::delete_by_id(id).exec(tx).await?.rows_affected > 0)
}

/// Ends every session of a user, and says how many that were.
pub async fn end_all(tx: &impl ConnectionTrait, user_id: &str) -> Result<u64> {
    waiting::Entity::delete_many().filter(waiting::Column::UserId.eq(user_id)).exec(tx).await?;
    Ok(Entity::delete_many().filter(Column::UserId.eq(user_id)).exec(tx).await?.rows_affected)
}

/// When a session was last used, and when that makes it end.
pub struct Touch {
    pub id: String,
    pub last_activity: Time,
    pub expires_at: Time,
}

/// Writes activity down, of all sessions at once. An instance that lags behind does not turn the clock back.
pub async fn touch(tx: &impl ConnectionTrait, touches: &[Touch]) -> Result<()> {
    let backend = tx.get_database_backend();
    let source = match backend {
        DbBackend::Postgres => "jsonb_array_elements(CAST($1 AS jsonb)) AS touched (value)",
        _ => "json_each($1) AS touched",
    };
    let sql = format!(
        "UPDATE sessions SET last_activity = CAST(touched.value ->> 1 AS bigint), \
         expires_at = CAST(touched.value ->> 2 AS bigint) FROM {source} \
         WHERE sessions.id = touched.value ->> 0 AND last_activity < CAST(touched.value ->> 1 AS bigint)"
    );
    let rows = touches.iter().map(|touch| {
        let [activity, end] = [touch.last_activity, touch.expires_at].map(Time::millis);
        serde_json::json!([touch.id, activity, end])
    });
    let rows: serde_json::Value = rows.collect();
    tx.execute_raw(Statement::from_sql_and_values(backend, sql, [rows.to_string().into()])).await?;
    Ok(())
}

/// Remembers the token handed out last. The current one stays good until that one is used.
pub async fn offer_next(tx: &impl ConnectionTrait, row: &Row, next_hash: &str) -> Result<bool> {
    let offered = Entity::update_many()
        .col_expr(Column::NextHash, Expr::value(next_hash))
        .filter(Column::Id.eq(&row.id))
        .filter(Column::TokenHash.eq(&row.token_hash))
        .exec(tx)
        .await?;
    Ok(offered.rows_affected > 0)
}

/// The browser has shown the next token: it is the current one from now on.
pub async fn promote_next(tx: &impl ConnectionTrait, row: &Row, now: Time) -> Result<()> {
    let Some(next) = &row.next_hash else { return Ok(()) };
    Entity::update_many()
        .col_expr(Column::TokenHash, Expr::value(next.clone()))
        .col_expr(Column::NextHash, Expr::value(Option::<String>::None))
        .col_expr(Column::PreviousHash, Expr::value(row.token_hash.clone()))
        .col_expr(Column::PreviousUntil, Expr::value(now + policy::ROTATION_GRACE))
        .col_expr(Column::RotatedAt, Expr::value(now))
        .filter(Column::Id.eq(&row.id))
        .filter(Column::NextHash.eq(next))
        .exec(tx)
        .await?;
    Ok(())
}

/// A new role shows at once, and the next request brings a new token.
pub async fn change_role(tx: &impl ConnectionTrait, user: &User) -> Result<()> {
    Entity::update_many()
        .col_expr(Column::Role, Expr::value(user.effective_role()))
        .col_expr(Column::RotatedAt, Expr::value(Time::EPOCH))
        .filter(Column::UserId.eq(&user.uid))
        .exec(tx)
        .await?;
    Ok(())
}

pub async fn confirm(tx: &impl ConnectionTrait, id: &str, now: Time) -> Result<()> {
    let row = ActiveModel {
        id: Unchanged(id.to_owned()),
        confirmed_at: Set(now),
        rotated_at: Set(Time::EPOCH),
        ..ActiveModel::default()
    };
    Entity::update(row).exec(tx).await?;
    Ok(())
}

pub async fn rename(tx: &impl ConnectionTrait, user: &User) -> Result<()> {
    Entity::update_many()
        .col_expr(Column::DisplayName, Expr::value(user.display_name.clone()))
        .filter(Column::UserId.eq(&user.uid))
        .exec(tx)
        .await?;
    Ok(())
}

/// Removes what has expired: sessions, and sign-ins that waited for one to end.
pub async fn remove_expired(tx: &impl ConnectionTrait, now: Time) -> Result<u64> {
    waiting::Entity::delete_many().filter(waiting::Column::ExpiresAt.lte(now)).exec(tx).await?;
    Ok(Entity::delete_many().filter(Column::ExpiresAt.lte(now)).exec(tx).await?.rows_affected)
}

pub async fn start_waiting(
    tx: &impl ConnectionTrait,
    store: &Store,
    user_id: &str,
    method: Method,
) -> Result<String> {
    let token = store.entropy().token();
    let row = waiting::ActiveModel {
        token_hash: Set(TokenHash::of(&token).to_string()),
        user_id: Set(user_id.to_owned()),
        method: Set(method),
        expires_at: Set(store.now() + waiting::LIFE),
    };
    waiting::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(token)
}

pub async fn find_waiting(
    db: &impl ConnectionTrait,
    token: &str,
    now: Time,
) -> Result<Option<waiting::Model>> {
    let row = waiting::Entity::find_by_id(TokenHash::of(token).to_string()).one(db).await?;
    Ok(row.filter(|row| row.expires_at > now))
}

pub async fn stop_waiting(tx: &impl ConnectionTrait, token: &str) -> Result<()> {
    waiting::Entity::delete_by_id(TokenHash::of(token).to_string()).exec(tx).await?;
    Ok(())
}
