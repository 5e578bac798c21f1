//! Departments, and what they ask for.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder,
    sea_query::OnConflict,
};
use store::{Result, Time};

use super::TOGETHER;
use crate::keep::entity::{cell, department};

/// All that are there.
pub async fn all(db: &impl ConnectionTrait) -> Result<Vec<department::Model>> {
    Ok(department::Entity::find().filter(department::Column::DeletedAt.is_null()).all(db).await?)
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<department::Model>> {
    Ok(department::Entity::find_by_id(id).one(db).await?)
}

/// The keys of those that the suite has brought, deleted ones too.
pub async fn seeds(db: &impl ConnectionTrait) -> Result<Vec<department::Model>> {
    Ok(department::Entity::find().filter(department::Column::Seed.is_not_null()).all(db).await?)
}

/// Those that were deleted together with this one.
pub async fn deleted_with(db: &impl ConnectionTrait, id: &str) -> Result<Vec<department::Model>> {
    Ok(department::Entity::find().filter(department::Column::DeletedWith.eq(id)).all(db).await?)
}

pub async fn insert(tx: &impl ConnectionTrait, row: department::Model) -> Result<()> {
    let row = department::ActiveModel::from(row).reset_all();
    department::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update(tx: &impl ConnectionTrait, row: department::Model) -> Result<()> {
    department::ActiveModel::from(row).reset_all().update(tx).await?;
    Ok(())
}

/// What the suite brings along stays as a sign not to bring it again.
pub async fn remove_deleted(tx: &impl ConnectionTrait, before: Time) -> Result<u64> {
    use department::Column;
    let gone = department::Entity::delete_many().filter(Column::DeletedAt.lt(before));
    Ok(gone.filter(Column::Seed.is_null()).exec(tx).await?.rows_affected)
}

/// What these departments say of traits.
pub async fn cells_of(db: &impl ConnectionTrait, departments: &[String]) -> Result<Vec<cell::Model>> {
    Ok(cell::Entity::find().filter(cell::Column::Department.is_in(departments)).all(db).await?)
}

/// What is said of these traits, by departments that are there, in the order of departments.
pub async fn cells_about(db: &impl ConnectionTrait, traits: &[String]) -> Result<Vec<cell::Model>> {
    use sea_orm::{QuerySelect, QueryTrait};
    let there = department::Entity::find()
        .select_only()
        .column(department::Column::Id)
        .filter(department::Column::DeletedAt.is_null())
        .into_query();
    let about = cell::Entity::find()
        .filter(cell::Column::TraitId.is_in(traits))
        .filter(cell::Column::Department.in_subquery(there));
    Ok(about.order_by_asc(cell::Column::Department).order_by_asc(cell::Column::TraitId).all(db).await?)
}

pub async fn put_cells(tx: &impl ConnectionTrait, cells: &[cell::Model]) -> Result<()> {
    use cell::Column;
    for cells in cells.chunks(TOGETHER) {
        let rows = cells.iter().map(|cell| cell::ActiveModel::from(cell.clone()).reset_all());
        let put = OnConflict::columns([Column::Department, Column::TraitId])
            .update_column(Column::Importance)
            .to_owned();
        cell::Entity::insert_many(rows).on_conflict(put).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// From then on these take over what is said above.
pub async fn remove_cells(tx: &impl ConnectionTrait, cells: &[(String, String)]) -> Result<()> {
    use cell::Column;
    for cells in cells.chunks(TOGETHER) {
        let any = cells.iter().fold(Condition::any(), |any, (department, one)| {
            any.add(Condition::all().add(Column::Department.eq(department)).add(Column::TraitId.eq(one)))
        });
        cell::Entity::delete_many().filter(any).exec(tx).await?;
    }
    Ok(())
}
