//! The SQL of the outbox.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder,
    QuerySelect,
};
use store::{Result, Store, Time, Tx};

use super::entity::{MessageState, message, step, version};

/// Older versions than these are forgotten.
const VERSIONS: i32 = 200;
const MOST_STEPS: u64 = 200;

/// Which messages somebody wants to see.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub edition: i32,
    pub app: Option<String>,
    pub state: Option<MessageState>,
    pub person: Option<u32>,
    /// Only those older than this one, by id.
    pub before: Option<String>,
    pub limit: u64,
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<message::Model>> {
    Ok(message::Entity::find_by_id(id).one(db).await?)
}

/// Nobody else changes it until the transaction ends.
pub async fn lock(tx: &Tx, id: &str) -> Result<Option<message::Model>> {
    tx.lock_name(&format!("outreach message {id}")).await?;
    find(&**tx, id).await
}

/// The newest first.
pub async fn list(db: &impl ConnectionTrait, filter: &Filter) -> Result<Vec<message::Model>> {
    use message::Column;
    let mut found = message::Entity::find().filter(Column::Edition.eq(filter.edition));
    if let Some(app) = &filter.app {
        found = found.filter(Column::App.eq(app));
    }
    if let Some(state) = filter.state {
        found = found.filter(Column::State.eq(state));
    }
    if let Some(person) = filter.person {
        found = found.filter(Column::Person.eq(i64::from(person)));
    }
    if let Some(before) = &filter.before {
        found = found.filter(Column::Id.lt(before));
    }
    Ok(found.order_by_desc(Column::Id).limit(filter.limit).all(db).await?)
}

/// Those that belong to something of an app, in the order they were made.
pub async fn of(db: &impl ConnectionTrait, app: &str, reference: &str) -> Result<Vec<message::Model>> {
    use message::Column;
    let found = message::Entity::find().filter(Column::App.eq(app)).filter(Column::Reference.eq(reference));
    Ok(found.order_by_asc(Column::Id).all(db).await?)
}

/// Those that wait for their turn and those that seem to be on their way.
pub async fn pending(db: &impl ConnectionTrait, now: Time, limit: u64) -> Result<Vec<message::Model>> {
    use message::Column;
    let waiting =
        sea_orm::Condition::all().add(Column::State.eq(MessageState::Queued)).add(Column::DueAt.lte(now));
    let either = sea_orm::Condition::any().add(waiting).add(Column::State.eq(MessageState::Sending));
    Ok(message::Entity::find().filter(either).order_by_asc(Column::Id).limit(limit).all(db).await?)
}

pub async fn insert(tx: &impl ConnectionTrait, row: message::Model) -> Result<()> {
    message::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update(tx: &impl ConnectionTrait, row: message::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

/// Keeps what a message says now.
pub async fn keep_version(tx: &impl ConnectionTrait, row: &message::Model, by_name: &str) -> Result<()> {
    let version = version::Model {
        message: row.id.clone(),
        revision: row.revision,
        draft: row.draft.clone(),
        saved_at: row.saved_at,
        saved_by_name: by_name.to_owned(),
    };
    version::Entity::insert(version.into_active_model().reset_all()).exec_without_returning(tx).await?;
    version::Entity::delete_many()
        .filter(version::Column::Message.eq(&row.id))
        .filter(version::Column::Revision.lte(row.revision.saturating_sub(VERSIONS)))
        .exec(tx)
        .await?;
    Ok(())
}

/// The newest first.
pub async fn versions(db: &impl ConnectionTrait, id: &str) -> Result<Vec<version::Model>> {
    use version::Column;
    Ok(version::Entity::find().filter(Column::Message.eq(id)).order_by_desc(Column::Revision).all(db).await?)
}

pub async fn version(db: &impl ConnectionTrait, id: &str, revision: u32) -> Result<Option<version::Model>> {
    let revision = i32::try_from(revision).unwrap_or(i32::MAX);
    Ok(version::Entity::find_by_id((id.to_owned(), revision)).one(db).await?)
}

/// Writes down what happened.
pub async fn note(
    tx: &impl ConnectionTrait,
    store: &Store,
    id: &str,
    (by_name, what): (&str, &str),
) -> Result<()> {
    let row = step::Model {
        id: store.new_id(),
        message: id.to_owned(),
        at: store.now(),
        by_name: by_name.to_owned(),
        what: what.to_owned(),
    };
    step::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

/// The newest first.
pub async fn steps(db: &impl ConnectionTrait, id: &str) -> Result<Vec<step::Model>> {
    use step::Column;
    let found = step::Entity::find().filter(Column::Message.eq(id));
    Ok(found.order_by_desc(Column::At).order_by_desc(Column::Id).limit(MOST_STEPS).all(db).await?)
}
