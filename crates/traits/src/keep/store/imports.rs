//! Files that were brought in, and what was wrong with them.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
};
use store::Result;

use super::TOGETHER;
use crate::keep::entity::{TraitImportState, import, import_error, import_file, version};

/// The newest first.
pub async fn list(db: &impl ConnectionTrait, limit: u64) -> Result<Vec<import::Model>> {
    use import::Column;
    Ok(import::Entity::find()
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .limit(limit)
        .all(db)
        .await?)
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<import::Model>> {
    Ok(import::Entity::find_by_id(id).one(db).await?)
}

/// Until the transaction ends, nobody else changes it.
pub async fn lock(tx: &impl ConnectionTrait, id: &str) -> Result<Option<import::Model>> {
    Ok(import::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

/// Those with a job at work.
pub async fn busy(db: &impl ConnectionTrait) -> Result<Vec<import::Model>> {
    let states = [TraitImportState::Applying, TraitImportState::Undoing];
    Ok(import::Entity::find().filter(import::Column::State.is_in(states)).all(db).await?)
}

pub async fn insert(tx: &impl ConnectionTrait, row: import::Model, data: Vec<u8>) -> Result<()> {
    let file = import_file::Model { import_id: row.id.clone(), data };
    import::Entity::insert(import::ActiveModel::from(row).reset_all()).exec_without_returning(tx).await?;
    let file = import_file::ActiveModel::from(file).reset_all();
    import_file::Entity::insert(file).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update(tx: &impl ConnectionTrait, row: import::Model) -> Result<()> {
    import::ActiveModel::from(row).reset_all().update(tx).await?;
    Ok(())
}

pub async fn file(db: &impl ConnectionTrait, id: &str) -> Result<Option<Vec<u8>>> {
    Ok(import_file::Entity::find_by_id(id).one(db).await?.map(|row| row.data))
}

pub async fn remove_file(tx: &impl ConnectionTrait, id: &str) -> Result<()> {
    import_file::Entity::delete_by_id(id).exec(tx).await?;
    Ok(())
}

pub async fn insert_errors(tx: &impl ConnectionTrait, rows: Vec<import_error::Model>) -> Result<()> {
    for rows in rows.chunks(TOGETHER) {
        let rows = rows.iter().map(|row| import_error::ActiveModel::from(row.clone()).reset_all());
        import_error::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// So many after that line.
pub async fn errors(
    db: &impl ConnectionTrait,
    id: &str,
    (after, limit): (i64, u64),
) -> Result<Vec<import_error::Model>> {
    use import_error::Column;
    let later = import_error::Entity::find().filter(Column::ImportId.eq(id)).filter(Column::Line.gt(after));
    Ok(later.order_by_asc(Column::Line).limit(limit).all(db).await?)
}

/// So many versions that an import has made, of traits after that one.
pub async fn versions(
    db: &impl ConnectionTrait,
    id: &str,
    (after, limit): (&str, u64),
) -> Result<Vec<version::Model>> {
    use version::Column;
    let made = version::Entity::find().filter(Column::ImportId.eq(id)).filter(Column::TraitId.gt(after));
    Ok(made.order_by_asc(Column::TraitId).limit(limit).all(db).await?)
}
