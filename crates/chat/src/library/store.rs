//! The SQL of the library.

use sea_orm::{
    ActiveModelTrait,
    ActiveValue::Set,
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QuerySelect, QueryTrait, Select,
    sea_query::{Expr, ExprTrait, OnConflict},
};
use store::{Result, Time, query::contains};

use super::entity::{ReadState, document, file, page, passage, version};

/// Which documents to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Words of the title.
    pub text: Option<String>,
    pub area: Option<String>,
}

/// A document and versions of it, the first one first, as they were at one moment: read by one statement, since a
/// version that is ready and the document that says so are written together.
pub type Versioned = (document::Model, Vec<version::Model>);

/// By title, with the versions that their cards show.
pub async fn documents(db: &impl ConnectionTrait, filter: &Filter) -> Result<Vec<Versioned>> {
    use document::Column;
    let mut condition = Condition::all().add(Column::DeletedAt.is_null());
    if let Some(text) = &filter.text {
        condition = condition.add(contains(Column::Title, text));
    }
    if let Some(area) = &filter.area {
        condition = condition.add(Column::Area.eq(area));
    }
    let is = |column: Column| {
        Expr::col((version::Entity, version::Column::Number)).equals((document::Entity, column))
    };
    let shown = Condition::any().add(is(Column::Newest)).add(is(Column::Current));
    versioned(db, condition.add(shown)).await
}

/// With all its versions.
pub async fn find_versioned(db: &impl ConnectionTrait, id: &str) -> Result<Option<Versioned>> {
    Ok(versioned(db, Condition::all().add(document::Column::Id.eq(id))).await?.pop())
}

async fn versioned(db: &impl ConnectionTrait, condition: Condition) -> Result<Vec<Versioned>> {
    let rows = version::Entity::find()
        .join(JoinType::InnerJoin, to_document())
        .select_also(document::Entity)
        .filter(condition)
        .order_by_asc(document::Column::Title)
        .order_by_asc(document::Column::Id)
        .order_by_asc(version::Column::Number)
        .all(db)
        .await?;
    let mut all: Vec<Versioned> = Vec::new();
    for (version, document) in rows {
        match (all.last_mut(), document) {
            (Some((last, versions)), Some(document)) if last.id == document.id => versions.push(version),
            (_, Some(document)) => all.push((document, vec![version])),
            (_, None) => {}
        }
    }
    Ok(all)
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<document::Model>> {
    Ok(document::Entity::find_by_id(id).one(db).await?)
}

/// Until the transaction ends, nobody else changes it.
pub async fn lock(tx: &impl ConnectionTrait, id: &str) -> Result<Option<document::Model>> {
    Ok(document::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

pub async fn find_by_seed(db: &impl ConnectionTrait, seed: &str) -> Result<Option<document::Model>> {
    Ok(document::Entity::find().filter(document::Column::Seed.eq(seed)).one(db).await?)
}

pub async fn insert(tx: &impl ConnectionTrait, row: document::Model) -> Result<()> {
    document::Entity::insert(document::ActiveModel::from(row).reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update(tx: &impl ConnectionTrait, row: document::Model) -> Result<()> {
    document::ActiveModel::from(row).reset_all().update(tx).await?;
    Ok(())
}

/// The first is number 1.
pub async fn versions(db: &impl ConnectionTrait, document: &str) -> Result<Vec<version::Model>> {
    let of_it = version::Entity::find().filter(version::Column::Document.eq(document));
    Ok(of_it.order_by_asc(version::Column::Number).all(db).await?)
}

fn to_document() -> sea_orm::RelationDef {
    version::Entity::belongs_to(document::Entity)
        .from(version::Column::Document)
        .to(document::Column::Id)
        .into()
}

pub async fn find_version(
    db: &impl ConnectionTrait,
    document: &str,
    number: i32,
) -> Result<Option<version::Model>> {
    let of_it = version::Entity::find().filter(version::Column::Document.eq(document));
    Ok(of_it.filter(version::Column::Number.eq(number)).one(db).await?)
}

pub async fn version(db: &impl ConnectionTrait, id: &str) -> Result<Option<version::Model>> {
    Ok(version::Entity::find_by_id(id).one(db).await?)
}

/// Those of documents that are there and were read, or are being read, from this very file.
pub async fn same_file(
    db: &impl ConnectionTrait,
    sha256: &str,
) -> Result<Vec<(version::Model, document::Model)>> {
    let same = version::Entity::find()
        .filter(version::Column::Sha256.eq(sha256))
        .filter(version::Column::State.ne(ReadState::Failed))
        .order_by_asc(version::Column::Id)
        .all(db)
        .await?;
    let mut found = Vec::new();
    for version in same {
        if let Some(document) = find(db, &version.document).await?
            && document.deleted_at.is_none()
        {
            found.push((version, document));
        }
    }
    Ok(found)
}

pub async fn insert_version(tx: &impl ConnectionTrait, row: version::Model) -> Result<()> {
    version::Entity::insert(version::ActiveModel::from(row).reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

/// What is being read, by the job that does it.
pub async fn being_read(db: &impl ConnectionTrait) -> Result<Vec<version::Model>> {
    let reading = version::Entity::find().filter(version::Column::State.eq(ReadState::Reading));
    Ok(reading.order_by_asc(version::Column::Id).all(db).await?)
}

/// Of a version, by its id.
pub async fn change_version(tx: &impl ConnectionTrait, id: &str, row: version::ActiveModel) -> Result<bool> {
    let changed = version::Entity::update_many().set(row).filter(version::Column::Id.eq(id));
    Ok(changed.exec(tx).await?.rows_affected > 0)
}

pub async fn put_file(tx: &impl ConnectionTrait, sha256: &str, data: Vec<u8>) -> Result<()> {
    let row = file::ActiveModel { sha256: Set(sha256.to_owned()), data: Set(data) };
    let once = OnConflict::column(file::Column::Sha256).do_nothing().to_owned();
    file::Entity::insert(row).on_conflict(once).try_insert().exec_without_returning(tx).await?;
    Ok(())
}

pub async fn has_file(db: &impl ConnectionTrait, sha256: &str) -> Result<bool> {
    let found: Option<String> = file::Entity::find_by_id(sha256)
        .select_only()
        .column(file::Column::Sha256)
        .into_tuple()
        .one(db)
        .await?;
    Ok(found.is_some())
}

/// How many files are kept.
#[cfg(test)]
pub async fn files(db: &impl ConnectionTrait) -> Result<u64> {
    use sea_orm::PaginatorTrait;
    Ok(file::Entity::find().count(db).await?)
}

pub async fn file(db: &impl ConnectionTrait, sha256: &str) -> Result<Option<Vec<u8>>> {
    Ok(file::Entity::find_by_id(sha256).one(db).await?.map(|row| row.data))
}

pub async fn insert_pages(tx: &impl ConnectionTrait, rows: Vec<page::Model>) -> Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let rows = rows.into_iter().map(|row| page::ActiveModel::from(row).reset_all());
    page::Entity::insert_many(rows).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn insert_passages(tx: &impl ConnectionTrait, rows: Vec<passage::Model>) -> Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let rows = rows.into_iter().map(|row| passage::ActiveModel::from(row).reset_all());
    passage::Entity::insert_many(rows).exec_without_returning(tx).await?;
    Ok(())
}

/// So many pages from this number on.
pub async fn pages(
    db: &impl ConnectionTrait,
    version: &str,
    (from, count): (i32, u64),
) -> Result<Vec<page::Model>> {
    let of_it = page::Entity::find().filter(page::Column::Version.eq(version));
    let from = of_it.filter(page::Column::Number.gte(from)).order_by_asc(page::Column::Number);
    Ok(from.limit(count).all(db).await?)
}

fn passages_of(version: &str) -> Select<passage::Entity> {
    passage::Entity::find()
        .filter(passage::Column::Version.eq(version))
        .order_by_asc(passage::Column::Ordinal)
}

/// So many passages after this one.
pub async fn passages(
    db: &impl ConnectionTrait,
    version: &str,
    (after, count): (i32, u64),
) -> Result<Vec<passage::Model>> {
    Ok(passages_of(version).filter(passage::Column::Ordinal.gt(after)).limit(count).all(db).await?)
}

/// So many passages without a direction.
pub async fn without_direction(
    db: &impl ConnectionTrait,
    version: &str,
    count: u64,
) -> Result<Vec<passage::Model>> {
    Ok(passages_of(version).filter(passage::Column::Vector.is_null()).limit(count).all(db).await?)
}

pub async fn count_without_direction(db: &impl ConnectionTrait, version: &str) -> Result<u64> {
    use sea_orm::PaginatorTrait;
    Ok(passages_of(version).filter(passage::Column::Vector.is_null()).count(db).await?)
}

pub async fn put_directions(
    tx: &impl ConnectionTrait,
    version: &str,
    directions: Vec<(i32, Vec<u8>)>,
) -> Result<()> {
    for (ordinal, vector) in directions {
        passage::Entity::update_many()
            .set(passage::ActiveModel { vector: Set(Some(vector)), ..Default::default() })
            .filter(passage::Column::Version.eq(version))
            .filter(passage::Column::Ordinal.eq(ordinal))
            .exec(tx)
            .await?;
    }
    Ok(())
}

/// Removes what was read of a version.
pub async fn remove_text(tx: &impl ConnectionTrait, version: &str) -> Result<()> {
    passage::Entity::delete_many().filter(passage::Column::Version.eq(version)).exec(tx).await?;
    page::Entity::delete_many().filter(page::Column::Version.eq(version)).exec(tx).await?;
    Ok(())
}

/// Removes for good what was deleted before then, and files that nobody needs any more. Of a page that the suite
/// brings along, the row stays without a version: it says that people do not want the page again.
pub async fn remove_deleted(tx: &impl ConnectionTrait, before: Time) -> Result<u64> {
    use document::Column;
    let brought = document::Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(Column::DeletedAt.lt(before))
        .filter(Column::Seed.is_not_null())
        .into_query();
    let emptied = version::Entity::delete_many().filter(version::Column::Document.in_subquery(brought));
    let emptied = emptied.exec(tx).await?.rows_affected;
    let gone = document::Entity::delete_many()
        .filter(Column::DeletedAt.lt(before))
        .filter(Column::Seed.is_null())
        .exec(tx)
        .await?;
    let gone = emptied + gone.rows_affected;
    if gone > 0 {
        let needed = version::Entity::find().select_only().column(version::Column::Sha256).into_query();
        let unused = file::Entity::delete_many().filter(file::Column::Sha256.not_in_subquery(needed));
        unused.exec(tx).await?;
    }
    Ok(gone)
}

/// What is searched of a document, and what would make it another.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct Shown {
    pub document: String,
    pub title: String,
    pub area: String,
    pub version: String,
    pub number: i32,
    pub embedded: bool,
}

/// Every document as it is to be searched.
pub async fn shown(db: &impl ConnectionTrait) -> Result<Vec<Shown>> {
    let current = Expr::col((version::Entity, version::Column::Number))
        .equals((document::Entity, document::Column::Current));
    let shown = version::Entity::find()
        .select_only()
        .column_as(document::Column::Id, "document")
        .column_as(document::Column::Title, "title")
        .column_as(document::Column::Area, "area")
        .column_as(version::Column::Id, "version")
        .column_as(version::Column::Number, "number")
        .column_as(version::Column::Embedded, "embedded")
        .join(JoinType::InnerJoin, to_document())
        .filter(document::Column::DeletedAt.is_null())
        .filter(version::Column::State.eq(ReadState::Ready))
        .filter(current)
        .order_by_asc(document::Column::Id);
    Ok(shown.into_model::<Shown>().all(db).await?)
}
