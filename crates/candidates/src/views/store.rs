//! The SQL of the access log.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, EntityTrait, IntoActiveModel, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, Select,
    sea_query::{Expr, OnConflict},
};
use store::Result;

use super::entity::{Column, Entity, Model};
use crate::{CandidateId, files::about};

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

/// The same, with all that it comes to.
pub struct Wanted<'a> {
    pub edition: i32,
    /// The one whom it is about, by all their ids.
    pub people: Option<Vec<CandidateId>>,
    /// The files that stand for somebody who may be seen.
    pub copies: Vec<String>,
    pub filter: &'a ViewFilter,
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
pub async fn list(db: &impl ConnectionTrait, wanted: &Wanted<'_>) -> Result<(u64, Vec<Model>)> {
    let total = select(wanted).count(db).await?;
    let mut found = select(wanted);
    if let Some(before) = &wanted.filter.before {
        found = found.filter(Column::Id.lt(before));
    }
    Ok((total, found.order_by_desc(Column::Id).limit(wanted.filter.limit).all(db).await?))
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

fn select(wanted: &Wanted<'_>) -> Select<Entity> {
    let seen = Condition::any().add(Expr::cust(SEEN)).add(Column::File.is_in(&wanted.copies));
    let mut found = Entity::find().filter(Column::Edition.is_in([0, wanted.edition])).filter(seen);
    if let Some(people) = &wanted.people {
        found = found.filter(about(people, wanted.edition));
    }
    if let Some(uid) = &wanted.filter.by_uid {
        found = found.filter(Column::ByUid.eq(uid));
    }
    found
}
