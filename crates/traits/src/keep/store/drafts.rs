//! What people have begun to write.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder,
    sea_query::OnConflict,
};
use store::Result;

use crate::keep::entity::draft::{ActiveModel, Column, Entity, Model};

/// The newest first.
pub async fn of(db: &impl ConnectionTrait, owner: &str) -> Result<Vec<Model>> {
    let own = Entity::find().filter(Column::Owner.eq(owner));
    Ok(own.order_by_desc(Column::UpdatedAt).order_by_asc(Column::TraitId).all(db).await?)
}

pub async fn find(db: &impl ConnectionTrait, owner: &str, one: &str) -> Result<Option<Model>> {
    Ok(Entity::find_by_id((owner.to_owned(), one.to_owned())).one(db).await?)
}

pub async fn put(tx: &impl ConnectionTrait, row: Model) -> Result<()> {
    let put = OnConflict::columns([Column::Owner, Column::TraitId])
        .update_columns([Column::Content, Column::BaseVersion, Column::UpdatedAt])
        .to_owned();
    let row = ActiveModel::from(row).reset_all();
    Entity::insert(row).on_conflict(put).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn remove(tx: &impl ConnectionTrait, owner: &str, one: &str) -> Result<()> {
    Entity::delete_many().filter(Column::Owner.eq(owner)).filter(Column::TraitId.eq(one)).exec(tx).await?;
    Ok(())
}
