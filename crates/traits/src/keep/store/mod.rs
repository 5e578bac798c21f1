//! The SQL of traits.

pub mod departments;
pub mod drafts;
pub mod imports;
pub mod list;

use sea_orm::{
    ActiveModelTrait,
    ActiveValue::Set,
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, JoinType, QueryFilter, QueryOrder, QuerySelect,
    sea_query::{Expr, ExprTrait},
};
use store::{Result, Time};

use super::{
    entity::{
        TraitState,
        head::{self, Column},
        version,
    },
    view::TraitName,
};

/// So many rows are written by one statement: each value is a parameter, and there are not more than 32,000.
pub const TOGETHER: usize = 500;

/// A trait and its content, as they were at one moment.
pub type Whole = (head::Model, version::Model);

fn to_head() -> sea_orm::RelationDef {
    version::Entity::belongs_to(head::Entity).from(version::Column::TraitId).to(head::Column::Id).into()
}

async fn whole(db: &impl ConnectionTrait, condition: Condition) -> Result<Vec<Whole>> {
    let current =
        Expr::col((version::Entity, version::Column::Number)).equals((head::Entity, Column::Version));
    let rows = version::Entity::find()
        .join(JoinType::InnerJoin, to_head())
        .select_also(head::Entity)
        .filter(condition.add(current))
        .order_by_asc(Column::Folded)
        .order_by_asc(Column::Id)
        .all(db)
        .await?;
    Ok(rows.into_iter().filter_map(|(version, head)| Some((head?, version))).collect())
}

/// Those of these ids, deleted ones too, by name.
pub async fn find_all(db: &impl ConnectionTrait, ids: &[String]) -> Result<Vec<Whole>> {
    whole(db, Condition::all().add(Column::Id.is_in(ids))).await
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<Whole>> {
    Ok(whole(db, Condition::all().add(Column::Id.eq(id))).await?.pop())
}

/// All that are offered, by name.
pub async fn active(db: &impl ConnectionTrait) -> Result<Vec<Whole>> {
    whole(db, Condition::all().add(Column::DeletedAt.is_null()).add(Column::State.eq(TraitState::Active)))
        .await
}

/// All that the suite has brought, deleted ones too.
pub async fn seeded(db: &impl ConnectionTrait) -> Result<Vec<Whole>> {
    whole(db, Condition::all().add(Column::Seed.is_not_null())).await
}

/// Those among these traits that people have changed.
pub async fn touched(db: &impl ConnectionTrait, ids: &[String]) -> Result<Vec<String>> {
    let touched = version::Entity::find()
        .select_only()
        .column(version::Column::TraitId)
        .distinct()
        .filter(version::Column::TraitId.is_in(ids))
        .filter(version::Column::CreatedBy.is_not_null());
    Ok(touched.into_tuple().all(db).await?)
}

/// Until the transaction ends, nobody else changes it.
pub async fn lock(tx: &impl ConnectionTrait, id: &str) -> Result<Option<head::Model>> {
    Ok(head::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

/// The same for many, always in the same order.
pub async fn lock_all(tx: &impl ConnectionTrait, ids: &[String]) -> Result<Vec<head::Model>> {
    let found = head::Entity::find().filter(Column::Id.is_in(ids)).order_by_asc(Column::Id);
    Ok(found.lock_exclusive().all(tx).await?)
}

/// Those that are not deleted and have one of these names.
pub async fn named(db: &impl ConnectionTrait, folded: &[String]) -> Result<Vec<Whole>> {
    whole(db, Condition::all().add(Column::DeletedAt.is_null()).add(Column::Folded.is_in(folded))).await
}

/// Those of these ids that are offered, by name.
pub async fn offered(db: &impl ConnectionTrait, ids: &[String]) -> Result<Vec<TraitName>> {
    let found = head::Entity::find()
        .select_only()
        .column(Column::Id)
        .column(Column::Name)
        .filter(Column::Id.is_in(ids))
        .filter(Column::DeletedAt.is_null())
        .filter(Column::State.eq(TraitState::Active))
        .order_by_asc(Column::Folded);
    let found: Vec<(String, String)> = found.into_tuple().all(db).await?;
    Ok(found.into_iter().map(|(id, name)| TraitName { id, name }).collect())
}

/// Id and name of those of these ids.
pub async fn names(db: &impl ConnectionTrait, ids: &[String]) -> Result<Vec<(String, String)>> {
    let found = head::Entity::find().select_only().column(Column::Id).column(Column::Name);
    Ok(found.filter(Column::Id.is_in(ids)).order_by_asc(Column::Folded).into_tuple().all(db).await?)
}

pub async fn insert(tx: &impl ConnectionTrait, rows: Vec<head::Model>) -> Result<()> {
    for rows in rows.chunks(TOGETHER) {
        let rows = rows.iter().map(|row| head::ActiveModel::from(row.clone()).reset_all());
        head::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

pub async fn update(tx: &impl ConnectionTrait, row: head::Model) -> Result<()> {
    head::ActiveModel::from(row).reset_all().update(tx).await?;
    Ok(())
}

/// Of many traits: their state, whether they are deleted, and one version more.
pub async fn set_states(
    tx: &impl ConnectionTrait,
    ids: &[String],
    (state, deleted_at): (Option<TraitState>, Option<Option<Time>>),
    (now, by): (Time, &str),
) -> Result<()> {
    for ids in ids.chunks(TOGETHER) {
        let mut row = head::ActiveModel {
            updated_at: Set(now),
            updated_by_name: Set(by.to_owned()),
            ..Default::default()
        };
        if let Some(state) = state {
            row.state = Set(state);
        }
        if let Some(deleted_at) = deleted_at {
            row.deleted_at = Set(deleted_at);
        }
        head::Entity::update_many()
            .set(row)
            .col_expr(Column::Version, Expr::col(Column::Version).add(1))
            .filter(Column::Id.is_in(ids))
            .exec(tx)
            .await?;
    }
    Ok(())
}

pub async fn insert_versions(tx: &impl ConnectionTrait, rows: Vec<version::Model>) -> Result<()> {
    for rows in rows.chunks(TOGETHER) {
        let rows = rows.iter().map(|row| version::ActiveModel::from(row.clone()).reset_all());
        version::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// The newest first, without what they say.
pub async fn versions(db: &impl ConnectionTrait, id: &str) -> Result<Vec<version::Model>> {
    use version::Column;
    let mut rows = version::Entity::find()
        .filter(Column::TraitId.eq(id))
        .order_by_desc(Column::Number)
        .limit(MOST_VERSIONS)
        .all(db)
        .await?;
    for row in &mut rows {
        row.body.clear();
    }
    Ok(rows)
}

/// So many are listed.
const MOST_VERSIONS: u64 = 500;

pub async fn version(db: &impl ConnectionTrait, id: &str, number: i32) -> Result<Option<version::Model>> {
    Ok(version::Entity::find_by_id((id.to_owned(), number)).one(db).await?)
}

/// The version before the one that each trait has.
pub async fn versions_before(
    tx: &impl ConnectionTrait,
    heads: &[head::Model],
) -> Result<Vec<version::Model>> {
    use version::Column;
    if heads.is_empty() {
        return Ok(Vec::new());
    }
    let before = heads.iter().fold(Condition::any(), |any, head| {
        any.add(Condition::all().add(Column::TraitId.eq(&head.id)).add(Column::Number.eq(head.version - 1)))
    });
    Ok(version::Entity::find().filter(before).all(tx).await?)
}

/// Removes for good what was deleted before then. What the suite brings along stays as a sign not to bring it again.
pub async fn remove_deleted(tx: &impl ConnectionTrait, before: Time) -> Result<u64> {
    let gone =
        head::Entity::delete_many().filter(Column::DeletedAt.lt(before)).filter(Column::Seed.is_null());
    Ok(gone.exec(tx).await?.rows_affected)
}
