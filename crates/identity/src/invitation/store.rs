use sea_orm::{
    ActiveValue::{Set, Unchanged},
    ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
};
use store::{Result, Store, Time};

use super::{
    Row,
    entity::{ActiveModel, Column, Entity},
};
use crate::{Email, policy, session::token::TokenHash};

const LISTED_AT_MOST: u64 = 500;

/// Writes an invitation down and gives it with its token.
pub async fn create(
    tx: &impl ConnectionTrait,
    store: &Store,
    email: &Email,
    invited_by: &str,
) -> Result<(Row, String)> {
    let token = store.entropy().token();
    let now = store.now();
    let row = ActiveModel {
        id: Set(store.new_id()),
        token_hash: Set(TokenHash::of(&token).to_string()),
        email: Set(email.to_string()),
        invited_by: Set(invited_by.to_owned()),
        created_at: Set(now),
        expires_at: Set(now + policy::INVITATION_LIFE),
        accepted_at: Set(None),
        revoked_at: Set(None),
    };
    Ok((Entity::insert(row).exec_with_returning(tx).await?, token))
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<Row>> {
    Ok(Entity::find_by_id(id).one(db).await?)
}

pub async fn find_by_token(db: &impl ConnectionTrait, token: &str) -> Result<Option<Row>> {
    let hash = TokenHash::of(token).to_string();
    Ok(Entity::find().filter(Column::TokenHash.eq(hash)).one(db).await?)
}

pub async fn find_open(db: &impl ConnectionTrait, email: &Email, now: Time) -> Result<Option<Row>> {
    let open = Entity::find()
        .filter(Column::Email.eq(&**email))
        .filter(Column::AcceptedAt.is_null())
        .filter(Column::RevokedAt.is_null())
        .filter(Column::ExpiresAt.gt(now));
    Ok(open.one(db).await?)
}

pub async fn list(db: &impl ConnectionTrait) -> Result<Vec<Row>> {
    Ok(Entity::find().order_by_desc(Column::Id).limit(LISTED_AT_MOST).all(db).await?)
}

pub async fn set_revoked(tx: &impl ConnectionTrait, id: &str, revoked_at: Option<Time>) -> Result<Row> {
    let change =
        ActiveModel { id: Unchanged(id.to_owned()), revoked_at: Set(revoked_at), ..ActiveModel::default() };
    Ok(Entity::update(change).exec(tx).await?)
}

pub async fn set_accepted(tx: &impl ConnectionTrait, id: &str, now: Time) -> Result<Row> {
    let change =
        ActiveModel { id: Unchanged(id.to_owned()), accepted_at: Set(Some(now)), ..ActiveModel::default() };
    Ok(Entity::update(change).exec(tx).await?)
}
