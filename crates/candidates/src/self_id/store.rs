//! The SQL of what people have said of themselves.

use std::collections::BTreeSet;

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder,
    QuerySelect, sea_query::OnConflict,
};
use store::Result;

/// Rows in one statement.
const TOGETHER: usize = 200;
/// So many imports of one batch are listed.
const MOST_IMPORTS: u64 = 100;

pub mod entity {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_self_ids")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub file: String,
        pub sex: Option<String>,
        pub race: Option<String>,
        pub changed_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// What was imported together.
pub mod import {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_self_id_imports")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub batch: String,
        pub at: Time,
        pub by_name: String,
        pub undone_at: Option<Time>,
        pub undone_by: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// What an import has said, as it said it. Of no import (an empty id) is what was known before they were kept.
pub mod said {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_self_id_rows")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub import: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub file: String,
        pub sex: Option<String>,
        pub race: Option<String>,
        pub at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// What those of these files have said.
pub async fn some(db: &impl ConnectionTrait, files: &[&str]) -> Result<Vec<entity::Model>> {
    let mut all = Vec::new();
    for some in files.chunks(TOGETHER) {
        let found = entity::Entity::find().filter(entity::Column::File.is_in(some.iter().copied()));
        all.extend(found.all(db).await?);
    }
    Ok(all)
}

/// What is there already is written over.
pub async fn put(tx: &impl ConnectionTrait, rows: &[entity::Model]) -> Result<()> {
    use entity::Column;
    for some in rows.chunks(TOGETHER) {
        let put = OnConflict::column(Column::File)
            .update_columns([Column::Sex, Column::Race, Column::ChangedAt])
            .to_owned();
        let rows = some.iter().map(|row| row.clone().into_active_model().reset_all());
        entity::Entity::insert_many(rows).on_conflict(put).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// Nothing is known of these any more.
pub async fn forget(tx: &impl ConnectionTrait, files: &[String]) -> Result<()> {
    for some in files.chunks(TOGETHER) {
        let gone = entity::Entity::delete_many().filter(entity::Column::File.is_in(some.iter().cloned()));
        gone.exec(tx).await?;
    }
    Ok(())
}

/// Those into a batch, the newest first, each with how many files it was about.
pub async fn imports(db: &impl ConnectionTrait, batch: &str) -> Result<Vec<(import::Model, i64)>> {
    let found = import::Entity::find().filter(import::Column::Batch.eq(batch));
    let found = found.order_by_desc(import::Column::Id).limit(MOST_IMPORTS).all(db).await?;
    let counted = said::Entity::find()
        .select_only()
        .column(said::Column::Import)
        .column_as(said::Column::File.count(), "count")
        .filter(said::Column::Import.is_in(found.iter().map(|row| row.id.clone())))
        .group_by(said::Column::Import);
    let counted: Vec<(String, i64)> = counted.into_tuple().all(db).await?;
    let count = |id: &str| counted.iter().find(|(import, _)| import == id).map_or(0, |(_, count)| *count);
    Ok(found.into_iter().map(|row| (row.clone(), count(&row.id))).collect())
}

/// Until the transaction ends nobody else takes it back.
pub async fn lock_import(tx: &impl ConnectionTrait, id: &str) -> Result<Option<import::Model>> {
    Ok(import::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

pub async fn insert_import(
    tx: &impl ConnectionTrait,
    row: import::Model,
    said: &[said::Model],
) -> Result<()> {
    import::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    for some in said.chunks(TOGETHER) {
        let rows = some.iter().map(|row| row.clone().into_active_model().reset_all());
        said::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

pub async fn update_import(tx: &impl ConnectionTrait, row: import::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

/// The files that an import was about.
pub async fn files_of(db: &impl ConnectionTrait, import: &str) -> Result<Vec<String>> {
    let files = said::Entity::find().select_only().column(said::Column::File);
    Ok(files.filter(said::Column::Import.eq(import)).into_tuple().all(db).await?)
}

/// What the imports that were not taken back have said of these, the earliest first.
pub async fn in_force(db: &impl ConnectionTrait, files: &[String]) -> Result<Vec<said::Model>> {
    let mut all = Vec::new();
    for some in files.chunks(TOGETHER) {
        let found = said::Entity::find().filter(said::Column::File.is_in(some.iter().cloned()));
        all.extend(found.order_by_asc(said::Column::Import).all(db).await?);
    }
    let mut undone: Vec<String> = Vec::new();
    let ids: BTreeSet<&str> = all.iter().map(|row| row.import.as_str()).collect();
    let ids: Vec<&str> = ids.into_iter().collect();
    for some in ids.chunks(TOGETHER) {
        let found = import::Entity::find().select_only().column(import::Column::Id);
        let found = found.filter(import::Column::Id.is_in(some.iter().copied()));
        undone.extend(
            found.filter(import::Column::UndoneAt.is_not_null()).into_tuple::<String>().all(db).await?,
        );
    }
    all.retain(|row| !undone.contains(&row.import));
    Ok(all)
}
