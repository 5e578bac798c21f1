//! The SQL of what people have said of themselves.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter,
    sea_query::OnConflict,
};
use store::Result;

/// Rows in one statement.
const TOGETHER: usize = 200;

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
