use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, Condition, ConnectionTrait, DbBackend, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect,
    sea_query::{Expr, Func},
};
use store::{Result, Store, Time, query};

use super::{
    User, entity,
    link::{self, Provider},
};
use crate::{Email, Role};

pub async fn find(db: &impl ConnectionTrait, uid: &str) -> Result<Option<User>> {
    Ok(entity::Entity::find_by_id(uid).one(db).await?)
}

/// Keeps others from changing the row until the transaction ends. On SQLite there are no others.
pub async fn find_and_lock(tx: &impl ConnectionTrait, uid: &str) -> Result<Option<User>> {
    let query = entity::Entity::find_by_id(uid);
    let query = if tx.get_database_backend() == DbBackend::Postgres { query.lock_exclusive() } else { query };
    Ok(query.one(tx).await?)
}

pub async fn find_by_email(db: &impl ConnectionTrait, email: &Email) -> Result<Option<User>> {
    Ok(entity::Entity::find().filter(entity::Column::Email.eq(&**email)).one(db).await?)
}

pub async fn find_by_link(
    db: &impl ConnectionTrait,
    provider: Provider,
    subject: &str,
) -> Result<Option<User>> {
    let link = link::Entity::find_by_id((provider, subject.to_owned())).one(db).await?;
    match link {
        Some(link) => find(db, &link.uid).await,
        None => Ok(None),
    }
}

pub async fn has_link(db: &impl ConnectionTrait, uid: &str) -> Result<bool> {
    Ok(link::Entity::find().filter(link::Column::Uid.eq(uid)).count(db).await? > 0)
}

pub async fn links(db: &impl ConnectionTrait, uid: &str) -> Result<Vec<link::Model>> {
    Ok(link::Entity::find().filter(link::Column::Uid.eq(uid)).all(db).await?)
}

/// What is known of somebody who arrives for the first time.
pub struct NewUser {
    pub email: Email,
    pub display_name: String,
    pub photo_url: Option<String>,
    pub is_email_verified: bool,
}

/// Every account starts as a viewer, whoever vouches for it and whatever they say.
pub async fn create(tx: &impl ConnectionTrait, store: &Store, new: NewUser) -> Result<User> {
    let user = entity::ActiveModel {
        uid: Set(store.new_id()),
        email: Set(new.email.to_string()),
        display_name: Set(new.display_name),
        photo_url: Set(new.photo_url),
        role: Set(Some(Role::Viewer)),
        created_at: Set(store.now()),
        last_login_at: Set(None),
        is_email_verified: Set(new.is_email_verified),
        deactivated_at: Set(None),
    };
    Ok(entity::Entity::insert(user).exec_with_returning(tx).await?)
}

pub async fn add_link(
    tx: &impl ConnectionTrait,
    uid: &str,
    provider: Provider,
    subject: &str,
    now: Time,
) -> Result<()> {
    let link = link::ActiveModel {
        provider: Set(provider),
        subject: Set(subject.to_owned()),
        uid: Set(uid.to_owned()),
        created_at: Set(now),
    };
    link::Entity::insert(link).exec_without_returning(tx).await?;
    Ok(())
}

/// Changes the given fields of one user.
pub async fn update(tx: &impl ConnectionTrait, changes: entity::ActiveModel) -> Result<User> {
    Ok(entity::Entity::update(changes).exec(tx).await?)
}

pub async fn remove(tx: &impl ConnectionTrait, uid: &str) -> Result<()> {
    entity::Entity::delete_by_id(uid).exec(tx).await?;
    Ok(())
}

pub async fn count_active_admins(db: &impl ConnectionTrait) -> Result<u64> {
    Ok(active_admins().count(db).await?)
}

/// The active admins, locked, so that two of them cannot demote each other at the same moment.
pub async fn lock_active_admins(tx: &impl ConnectionTrait) -> Result<Vec<User>> {
    let query = active_admins().order_by_asc(entity::Column::Uid);
    let query = if tx.get_database_backend() == DbBackend::Postgres { query.lock_exclusive() } else { query };
    Ok(query.all(tx).await?)
}

fn active_admins() -> sea_orm::Select<entity::Entity> {
    entity::Entity::find()
        .filter(entity::Column::Role.eq(Role::Admin))
        .filter(entity::Column::DeactivatedAt.is_null())
}

/// Which users to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// A part of the name or, for those who may see it, of the address.
    pub text: Option<String>,
    pub search_email: bool,
    pub role: Option<Role>,
    pub active: Option<bool>,
}

impl Filter {
    fn condition(&self) -> Condition {
        let mut condition = Condition::all();
        if let Some(text) = &self.text {
            let mut any = Condition::any().add(query::contains(entity::Column::DisplayName, text));
            if self.search_email {
                any = any.add(query::contains(entity::Column::Email, text));
            }
            condition = condition.add(any);
        }
        match self.role {
            // A missing role counts as a viewer's.
            Some(Role::Viewer) => {
                let viewer = Condition::any()
                    .add(entity::Column::Role.eq(Role::Viewer))
                    .add(entity::Column::Role.is_null());
                condition = condition.add(viewer);
            }
            Some(role) => condition = condition.add(entity::Column::Role.eq(role)),
            None => {}
        }
        match self.active {
            Some(true) => condition = condition.add(entity::Column::DeactivatedAt.is_null()),
            Some(false) => condition = condition.add(entity::Column::DeactivatedAt.is_not_null()),
            None => {}
        }
        condition
    }
}

/// One page of users by name, and how many there are in all.
pub async fn list(
    db: &impl ConnectionTrait,
    filter: &Filter,
    offset: u64,
    limit: u64,
) -> Result<(Vec<User>, u64)> {
    let matching = entity::Entity::find().filter(filter.condition());
    let total = matching.clone().count(db).await?;
    let page = matching
        .order_by_asc(Expr::expr(Func::lower(Expr::col(entity::Column::DisplayName))))
        .order_by_asc(entity::Column::Uid)
        .offset(offset)
        .limit(limit)
        .all(db)
        .await?;
    Ok((page, total))
}

pub async fn count(db: &impl ConnectionTrait) -> Result<u64> {
    Ok(entity::Entity::find().filter(entity::Column::DeactivatedAt.is_null()).count(db).await?)
}
