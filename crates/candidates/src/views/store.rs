//! The SQL of the access log.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, Select,
    sea_query::{Expr, OnConflict},
};
use store::Result;

use super::entity::{Column, Entity, Model};
use crate::CandidateId;

/// Rows in one statement.
const TOGETHER: usize = 100;

/// Which views to list.
#[derive(Clone, Debug, Default)]
pub struct ViewFilter {
    pub person: Option<CandidateId>,
    /// Whoever looked, by uid.
    pub by_uid: Option<String>,
    /// Only those older than this one, by id.
    pub before: Option<String>,
    pub limit: u64,
}

/// Those that are there already stay as they are.
pub async fn insert(tx: &impl ConnectionTrait, rows: Vec<Model>) -> Result<()> {
    for some in rows.chunks(TOGETHER) {
        let once = OnConflict::columns([
            Column::ByUid,
            Column::Edition,
            Column::Person,
            Column::File,
            Column::App,
            Column::What,
            Column::Minute,
        ])
        .do_nothing()
        .to_owned();
        let rows = some.iter().map(|row| row.clone().into_active_model().reset_all());
        Entity::insert_many(rows).on_conflict(once).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// How many there are, and the newest of them.
pub async fn list(db: &impl ConnectionTrait, edition: i32, filter: &ViewFilter) -> Result<(u64, Vec<Model>)> {
    let total = wanted(edition, filter).count(db).await?;
    let mut found = wanted(edition, filter);
    if let Some(before) = &filter.before {
        found = found.filter(Column::Id.lt(before));
    }
    Ok((total, found.order_by_desc(Column::Id).limit(filter.limit).all(db).await?))
}

/// That a row is about somebody who may be seen: those who may not are in no list and no count.
const SEEN: &str = "(talent_views.file <> '' AND EXISTS (SELECT 1 FROM talent_files f \
    JOIN talent_batches b ON b.id = f.batch WHERE f.id = talent_views.file AND f.removed_at IS NULL \
    AND f.state IN ('parsed', 'needs_check', 'hidden_text') AND b.deleted_at IS NULL) \
    OR talent_views.file = '' AND EXISTS (SELECT 1 FROM candidates k \
    JOIN people p ON p.edition = k.edition AND p.id = k.person \
    JOIN consents c ON c.edition = k.edition AND c.person = k.person \
    WHERE k.edition = talent_views.edition AND k.person = talent_views.person \
    AND c.field = 'employers' AND c.granted AND p.died IS NULL))";

fn wanted(edition: i32, filter: &ViewFilter) -> Select<Entity> {
    let mut found = Entity::find().filter(Column::Edition.is_in([0, edition])).filter(Expr::cust(SEEN));
    if let Some(person) = &filter.person {
        let (number, file) = person.columns();
        found = found.filter(Column::Person.eq(number)).filter(Column::File.eq(file));
    }
    if let Some(uid) = &filter.by_uid {
        found = found.filter(Column::ByUid.eq(uid));
    }
    found
}
