use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter,
    sea_query::{Expr, ExprTrait, OnConflict},
};
use store::{Result, Store, Time};

use super::entity::{ActiveModel, Column, Entity, Model};
use crate::{
    Email,
    mail::link::{self, Purpose},
    policy,
    session::token::TokenHash,
};

pub async fn find(db: &impl ConnectionTrait, uid: &str) -> Result<Option<Model>> {
    Ok(Entity::find_by_id(uid).one(db).await?)
}

/// Sets a password. Links made for the one before it stop working.
pub async fn set_password(
    tx: &impl ConnectionTrait,
    uid: &str,
    password_hash: String,
    now: Time,
) -> Result<()> {
    let row = ActiveModel {
        user_id: Set(uid.to_owned()),
        password_hash: Set(password_hash),
        version: Set(1),
        changed_at: Set(now),
    };
    let replace = OnConflict::column(Column::UserId)
        .update_columns([Column::PasswordHash, Column::ChangedAt])
        .value(Column::Version, Expr::col((Entity, Column::Version)).add(1))
        .to_owned();
    Entity::insert(row).on_conflict(replace).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn remove(tx: &impl ConnectionTrait, uid: &str) -> Result<()> {
    Entity::delete_by_id(uid).exec(tx).await?;
    Ok(())
}

/// Makes a link and gives its token. Without a user it leads nowhere, and costs the same.
pub async fn make_link(
    tx: &impl ConnectionTrait,
    store: &Store,
    purpose: Purpose,
    email: &Email,
    user: Option<(&str, i32)>,
) -> Result<String> {
    let token = store.entropy().token();
    let (user_id, version) = user.unzip();
    let row = link::ActiveModel {
        token_hash: Set(TokenHash::of(&token).to_string()),
        purpose: Set(purpose),
        user_id: Set(user_id.map(str::to_owned)),
        email: Set(email.to_string()),
        credential_version: Set(version.unwrap_or_default()),
        expires_at: Set(store.now() + policy::LINK_LIFE),
    };
    link::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(token)
}

/// Whom a link is for that still works.
pub async fn find_link(
    db: &impl ConnectionTrait,
    purpose: Purpose,
    token: &str,
    now: Time,
) -> Result<Option<String>> {
    let hash = TokenHash::of(token).to_string();
    let found = link::Entity::find_by_id(hash).filter(link::Column::Purpose.eq(purpose)).one(db).await?;
    let Some(found) = found.filter(|found| found.expires_at > now) else { return Ok(None) };
    let Some(uid) = found.user_id else { return Ok(None) };
    let version = find(db, &uid).await?.map(|credential| credential.version);
    Ok((version == Some(found.credential_version)).then_some(uid))
}

/// Takes a link out of the table, so that it works once, and says whom it is for.
pub async fn use_link(
    tx: &impl ConnectionTrait,
    purpose: Purpose,
    token: &str,
    now: Time,
) -> Result<Option<String>> {
    let Some(uid) = find_link(tx, purpose, token, now).await? else { return Ok(None) };
    let removed = link::Entity::delete_by_id(TokenHash::of(token).to_string()).exec(tx).await?.rows_affected;
    Ok((removed == 1).then_some(uid))
}

pub async fn remove_expired_links(tx: &impl ConnectionTrait, now: Time) -> Result<()> {
    link::Entity::delete_many().filter(link::Column::ExpiresAt.lte(now)).exec(tx).await?;
    Ok(())
}
