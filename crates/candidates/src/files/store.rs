//! The SQL of batches and files.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, EntityTrait, IntoActiveModel, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, Select, Statement,
    sea_query::{Expr, OnConflict, Query},
};
use store::{Error, Result, Tx};

use super::entity::{batch, file, resume};
use crate::FileState;

/// So many batches there can be.
pub const MOST_BATCHES: u64 = 1000;

/// The newest first.
pub async fn batches(db: &impl ConnectionTrait) -> Result<Vec<batch::Model>> {
    let live = batch::Entity::find()
        .filter(batch::Column::DeletedAt.is_null())
        .order_by_desc(batch::Column::Id)
        .limit(MOST_BATCHES);
    Ok(live.all(db).await?)
}

pub async fn count_batches(db: &impl ConnectionTrait) -> Result<u64> {
    Ok(batch::Entity::find().filter(batch::Column::DeletedAt.is_null()).count(db).await?)
}

pub async fn batch(db: &impl ConnectionTrait, id: &str) -> Result<Option<batch::Model>> {
    Ok(batch::Entity::find_by_id(id).one(db).await?)
}

/// The same; until the transaction ends nobody else changes it or its files.
pub async fn lock_batch(tx: &impl ConnectionTrait, id: &str) -> Result<Option<batch::Model>> {
    Ok(batch::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

pub async fn insert_batch(tx: &impl ConnectionTrait, row: batch::Model) -> Result<()> {
    batch::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update_batch(tx: &impl ConnectionTrait, row: batch::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

/// How many files there are in each state: of all batches, or of one.
pub async fn counts(db: &impl ConnectionTrait, batch: Option<&str>) -> Result<Vec<(String, FileState, i64)>> {
    let mut found = file::Entity::find()
        .select_only()
        .column(file::Column::Batch)
        .column(file::Column::State)
        .column_as(file::Column::Id.count(), "count")
        .filter(file::Column::RemovedAt.is_null())
        .group_by(file::Column::Batch)
        .group_by(file::Column::State);
    if let Some(batch) = batch {
        found = found.filter(file::Column::Batch.eq(batch));
    }
    Ok(found.into_tuple().all(db).await?)
}

/// In the order in which they came, removed ones too.
pub async fn files(db: &impl ConnectionTrait, batch: &str) -> Result<Vec<file::Model>> {
    let of_it = file::Entity::find().filter(file::Column::Batch.eq(batch));
    Ok(of_it.order_by_asc(file::Column::Number).order_by_asc(file::Column::Id).all(db).await?)
}

pub async fn count_files(db: &impl ConnectionTrait, batch: &str) -> Result<u64> {
    Ok(file::Entity::find().filter(file::Column::Batch.eq(batch)).count(db).await?)
}

/// What these files are called.
pub async fn names(db: &impl ConnectionTrait, ids: Vec<String>) -> Result<Vec<(String, String)>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let found = file::Entity::find()
        .select_only()
        .column(file::Column::Id)
        .column(file::Column::Name)
        .filter(file::Column::Id.is_in(ids));
    Ok(found.into_tuple().all(db).await?)
}

pub async fn file(db: &impl ConnectionTrait, id: &str) -> Result<Option<file::Model>> {
    Ok(file::Entity::find_by_id(id).one(db).await?)
}

/// The same; until the transaction ends nobody else changes it.
pub async fn lock_file(tx: &impl ConnectionTrait, id: &str) -> Result<Option<file::Model>> {
    Ok(file::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

/// Of a batch: the first that waits to be read.
pub async fn next_waiting(db: &impl ConnectionTrait, batch: &str) -> Result<Option<file::Model>> {
    let waiting = file::Entity::find()
        .filter(file::Column::Batch.eq(batch))
        .filter(file::Column::State.eq(FileState::Waiting))
        .filter(file::Column::RemovedAt.is_null())
        .order_by_asc(file::Column::Number)
        .order_by_asc(file::Column::Id);
    Ok(waiting.one(db).await?)
}

/// The number that the next change has, to files or to what was merged. Whoever has it holds it until the transaction
/// ends: numbers become visible in their order.
pub async fn next_change(tx: &impl ConnectionTrait) -> Result<i64> {
    let sql = "UPDATE talent_marks SET changes = changes + 1 WHERE id = 1 RETURNING changes";
    let row = tx.query_one_raw(Statement::from_string(tx.get_database_backend(), sql)).await?;
    let row = row.ok_or_else(|| Error::Other("talent_marks has no row".to_owned()))?;
    Ok(row.try_get_by_index(0)?)
}

/// The number of the last change there was to files, or to what was merged.
pub async fn latest_change(db: &impl ConnectionTrait) -> Result<i64> {
    let sql = "SELECT changes FROM talent_marks WHERE id = 1";
    let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), sql)).await?;
    Ok(row.map_or(Ok(0), |row| row.try_get_by_index(0))?)
}

pub async fn insert_file(tx: &Tx, row: file::Model) -> Result<()> {
    let row = file::Model { changed: next_change(&**tx).await?, ..row };
    file::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(&**tx).await?;
    Ok(())
}

pub async fn update_file(tx: &Tx, row: file::Model) -> Result<file::Model> {
    let row = file::Model { changed: next_change(&**tx).await?, ..row };
    row.clone().into_active_model().reset_all().update(&**tx).await?;
    Ok(row)
}

/// Whoever follows files looks at all of a batch again.
pub async fn touch_batch(tx: &Tx, batch: &str) -> Result<()> {
    // The rows first and the number last, as whoever changes one file does: none waits for the other in a circle.
    let rows = file::Entity::find().filter(file::Column::Batch.eq(batch)).order_by_asc(file::Column::Id);
    let rows = rows.select_only().column(file::Column::Id).lock_exclusive();
    rows.into_tuple::<String>().all(&**tx).await?;
    let changed = next_change(&**tx).await?;
    file::Entity::update_many()
        .col_expr(file::Column::Changed, Expr::value(changed))
        .filter(file::Column::Batch.eq(batch))
        .exec(&**tx)
        .await?;
    Ok(())
}

/// Those of these files that were not removed, in batches that are there.
pub async fn live(db: &impl ConnectionTrait, ids: Vec<String>) -> Result<Vec<file::Model>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    Ok(all_live().filter(file::Column::Id.is_in(ids)).all(db).await?)
}

/// Other files that are there and have the same bytes or the same text, the earliest first.
pub async fn alike(db: &impl ConnectionTrait, row: &file::Model) -> Result<Vec<file::Model>> {
    let Some(sha256) = &row.sha256 else { return Ok(Vec::new()) };
    let mut alike = Condition::any().add(file::Column::Sha256.eq(sha256));
    if let Some(text_hash) = &row.text_hash {
        alike = alike.add(file::Column::TextHash.eq(text_hash));
    }
    Ok(all_live().filter(alike).filter(file::Column::Id.ne(&row.id)).all(db).await?)
}

/// Those that are there as duplicates of one of these.
pub async fn duplicates_of(db: &impl ConnectionTrait, ids: Vec<String>) -> Result<Vec<file::Model>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let found = all_live().filter(file::Column::State.eq(FileState::Duplicate));
    Ok(found.filter(file::Column::DuplicateOf.is_in(ids)).all(db).await?)
}

/// Of the files that somebody was seen in and that are there no more: these, and those that say the same as one that is
/// there.
pub async fn gone(db: &impl ConnectionTrait, these: Vec<String>) -> Result<Vec<file::Model>> {
    let some = alike_of(&is_live()).add(file::Column::Id.is_in(these));
    Ok(file::Entity::find().filter(is_gone()).filter(some).order_by_asc(file::Column::Id).all(db).await?)
}

/// Files that are there and have the same bytes or the same text as one that is there no more, the earliest first.
pub async fn like_gone(db: &impl ConnectionTrait) -> Result<Vec<file::Model>> {
    Ok(all_live().filter(alike_of(&is_gone())).all(db).await?)
}

/// With the same bytes or the same text as one of those.
fn alike_of(those: &Condition) -> Condition {
    let [sha256, text_hash] = [file::Column::Sha256, file::Column::TextHash].map(|column| {
        let mut of_those = Query::select();
        of_those.column(column).from(file::Entity).and_where(column.is_not_null()).cond_where(those.clone());
        column.in_subquery(of_those)
    });
    Condition::any().add(sha256).add(text_hash)
}

fn is_gone() -> Condition {
    let deleted = Query::select()
        .column(batch::Column::Id)
        .from(batch::Entity)
        .and_where(batch::Column::DeletedAt.is_not_null())
        .to_owned();
    let away = Condition::any()
        .add(file::Column::RemovedAt.is_not_null())
        .add(file::Column::Batch.in_subquery(deleted));
    let seen = [FileState::Parsed, FileState::NeedsCheck, FileState::HiddenText];
    Condition::all().add(file::Column::State.is_in(seen)).add(away)
}

/// The earliest first.
fn all_live() -> Select<file::Entity> {
    file::Entity::find().filter(is_live()).order_by_asc(file::Column::Id)
}

fn is_live() -> Condition {
    let live = Query::select()
        .column(batch::Column::Id)
        .from(batch::Entity)
        .and_where(batch::Column::DeletedAt.is_null())
        .to_owned();
    Condition::all().add(file::Column::RemovedAt.is_null()).add(file::Column::Batch.in_subquery(live))
}

/// What was read from a file.
pub async fn resume(db: &impl ConnectionTrait, file: &str) -> Result<Option<resume::Model>> {
    Ok(resume::Entity::find_by_id(file).one(db).await?)
}

/// The next file after `last` that another version than `reader` has read.
pub async fn next_outdated(
    db: &impl ConnectionTrait,
    (last, reader): (&str, &str),
) -> Result<Option<file::Model>> {
    let old = Query::select()
        .column(resume::Column::File)
        .from(resume::Entity)
        .and_where(resume::Column::Reader.ne(reader))
        .to_owned();
    let shown = [FileState::Parsed, FileState::NeedsCheck, FileState::HiddenText, FileState::Duplicate];
    let next = file::Entity::find()
        .filter(file::Column::Id.gt(last))
        .filter(file::Column::State.is_in(shown))
        .filter(file::Column::Id.in_subquery(old))
        .order_by_asc(file::Column::Id);
    Ok(next.one(db).await?)
}

pub async fn put_resume(tx: &impl ConnectionTrait, row: resume::Model) -> Result<()> {
    use resume::Column;
    let put = OnConflict::column(Column::File).update_columns([Column::Reader, Column::Body]).to_owned();
    let row = row.into_active_model().reset_all();
    resume::Entity::insert(row).on_conflict(put).exec_without_returning(tx).await?;
    Ok(())
}
