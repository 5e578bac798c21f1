//! The SQL of the network: steps, merges, and who was shortlisted.

use campus::{
    model::{Consent, Department, Education, Employer, Person, Role, Student},
    store::{Record, select},
};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder,
    QuerySelect, Statement,
};
use store::{Result, Time};

use super::entity::{merge, step};
use crate::{
    CandidateId,
    files::{about, entity::file, store as files},
};

/// So many merges are listed.
const MOST_MERGES: u64 = 200;
/// So many steps of one candidate are listed.
const MOST_STEPS: u64 = 500;

/// Of those who look for work. Who of them may be seen is for the pool to say.
const LOOKING: &str = " AND person IN (SELECT person FROM candidates WHERE edition = $1)";

/// What the campus knows about those who look for work.
pub struct Known {
    pub departments: Vec<Department>,
    pub people: Vec<Person>,
    pub students: Vec<Student>,
    pub education: Vec<Education>,
    pub consents: Vec<Consent>,
}

pub async fn known(db: &impl ConnectionTrait, edition: i32) -> Result<Known> {
    let people = " AND id IN (SELECT person FROM candidates WHERE edition = $1)";
    Ok(Known {
        departments: select(db, edition, "", []).await?,
        people: select(db, edition, people, []).await?,
        students: looking(db, edition).await?,
        education: looking(db, edition).await?,
        consents: looking(db, edition).await?,
    })
}

async fn looking<T: Record>(db: &impl ConnectionTrait, edition: i32) -> Result<Vec<T>> {
    Ok(select(db, edition, LOOKING, []).await?)
}

/// All roles of the campus, and their employers.
pub async fn roles(db: &impl ConnectionTrait, edition: i32) -> Result<(Vec<Role>, Vec<Employer>)> {
    Ok((select(db, edition, "", []).await?, select(db, edition, "", []).await?))
}

/// When each file was uploaded.
pub async fn uploaded(db: &impl ConnectionTrait) -> Result<Vec<(String, Time)>> {
    let found = file::Entity::find()
        .select_only()
        .column(file::Column::Id)
        .column(file::Column::CreatedAt)
        .filter(file::Column::RemovedAt.is_null());
    Ok(found.into_tuple().all(db).await?)
}

/// What these files are called.
pub async fn file_names(db: &impl ConnectionTrait, ids: Vec<String>) -> Result<Vec<(String, String)>> {
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

/// All that are in force, the earliest first: of people of this campus, and of whoever was uploaded.
pub async fn steps(db: &impl ConnectionTrait, edition: i32) -> Result<Vec<step::Model>> {
    let found = step::Entity::find()
        .filter(step::Column::Edition.is_in([0, edition]))
        .filter(step::Column::UndoneAt.is_null());
    Ok(found.order_by_asc(step::Column::Id).all(db).await?)
}

/// Those of one candidate by all their ids, the newest first, those that were taken back too.
pub async fn steps_of(
    db: &impl ConnectionTrait,
    edition: i32,
    ids: &[CandidateId],
) -> Result<Vec<step::Model>> {
    let found =
        step::Entity::find().filter(about(ids, edition)).order_by_desc(step::Column::Id).limit(MOST_STEPS);
    Ok(found.all(db).await?)
}

pub async fn insert_step(tx: &impl ConnectionTrait, row: step::Model) -> Result<()> {
    step::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update_step(tx: &impl ConnectionTrait, row: step::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

/// Those in force, the newest first.
pub async fn merges(db: &impl ConnectionTrait, edition: i32) -> Result<Vec<merge::Model>> {
    let found = merge::Entity::find()
        .filter(merge::Column::Edition.is_in([0, edition]))
        .filter(merge::Column::UndoneAt.is_null())
        .order_by_desc(merge::Column::Id)
        .limit(MOST_MERGES);
    Ok(found.all(db).await?)
}

/// Those into one candidate, the newest first, those that were taken back too.
pub async fn merges_into(
    db: &impl ConnectionTrait,
    edition: i32,
    person: &CandidateId,
) -> Result<Vec<merge::Model>> {
    let (number, file) = person.columns();
    let found = merge::Entity::find()
        .filter(merge::Column::Edition.eq(edition))
        .filter(merge::Column::Person.eq(number))
        .filter(merge::Column::IntoFile.eq(file))
        .order_by_desc(merge::Column::Id)
        .limit(MOST_MERGES);
    Ok(found.all(db).await?)
}

/// Those of these files that are in force, the earliest first.
pub async fn open_merges(db: &impl ConnectionTrait, files: Vec<String>) -> Result<Vec<merge::Model>> {
    if files.is_empty() {
        return Ok(Vec::new());
    }
    let open = merge::Entity::find()
        .filter(merge::Column::File.is_in(files))
        .filter(merge::Column::UndoneAt.is_null())
        .order_by_asc(merge::Column::Id);
    Ok(open.all(db).await?)
}

/// Those into a file that are in force, the earliest first.
pub async fn open_into(db: &impl ConnectionTrait, file: &str) -> Result<Vec<merge::Model>> {
    let open = merge::Entity::find()
        .filter(merge::Column::IntoFile.eq(file))
        .filter(merge::Column::UndoneAt.is_null())
        .order_by_asc(merge::Column::Id);
    Ok(open.all(db).await?)
}

/// Those into files that are in force, the earliest first.
pub async fn open_into_files(db: &impl ConnectionTrait) -> Result<Vec<merge::Model>> {
    let open = merge::Entity::find()
        .filter(merge::Column::IntoFile.ne(""))
        .filter(merge::Column::UndoneAt.is_null())
        .order_by_asc(merge::Column::Id);
    Ok(open.all(db).await?)
}

/// The files that are merged into people of this campus, the earliest merge first.
pub async fn merged_people(db: &impl ConnectionTrait, edition: i32) -> Result<Vec<(String, CandidateId)>> {
    let open = merge::Entity::find()
        .filter(merge::Column::Edition.eq(edition))
        .filter(merge::Column::IntoFile.eq(""))
        .filter(merge::Column::UndoneAt.is_null())
        .order_by_asc(merge::Column::Id);
    let merged = open.all(db).await?.into_iter();
    Ok(merged.map(|row| (row.file, CandidateId::of_columns(row.person, ""))).collect())
}

/// A file is merged into nobody any more.
pub async fn close_merges(tx: &impl ConnectionTrait, file: &str, (now, by): (Time, &str)) -> Result<()> {
    for row in open_merges(tx, vec![file.to_owned()]).await? {
        update_merge(tx, merge::Model { undone_at: Some(now), undone_by: Some(by.to_owned()), ..row })
            .await?;
    }
    Ok(())
}

/// Those that were closed at this moment are in force again, unless another is by now.
pub async fn open_merges_again(tx: &impl ConnectionTrait, file: &str, closed: Option<Time>) -> Result<()> {
    if !open_merges(tx, vec![file.to_owned()]).await?.is_empty() {
        return Ok(());
    }
    let then =
        merge::Entity::find().filter(merge::Column::File.eq(file)).filter(merge::Column::UndoneAt.eq(closed));
    for row in then.all(tx).await? {
        update_merge(tx, merge::Model { undone_at: None, undone_by: None, ..row }).await?;
    }
    Ok(())
}

pub async fn merge(db: &impl ConnectionTrait, id: &str) -> Result<Option<merge::Model>> {
    Ok(merge::Entity::find_by_id(id).one(db).await?)
}

/// The same; until the transaction ends nobody else changes it.
pub async fn lock_merge(tx: &impl ConnectionTrait, id: &str) -> Result<Option<merge::Model>> {
    Ok(merge::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

pub async fn insert_merge(tx: &impl ConnectionTrait, row: merge::Model) -> Result<()> {
    files::next_change(tx).await?;
    merge::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update_merge(tx: &impl ConnectionTrait, row: merge::Model) -> Result<()> {
    files::next_change(tx).await?;
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

/// What was decided about somebody for a role.
pub struct Decided {
    pub role: String,
    pub person: CandidateId,
    pub is_shortlisted: bool,
    pub at: Time,
    pub by: String,
}

/// All decisions, the earliest first: the last one about somebody for a role is in force.
pub async fn decided(db: &impl ConnectionTrait, edition: i32) -> Result<Vec<Decided>> {
    let sql = "SELECT role, person, file, kind, at, by_name FROM talent_decisions \
               WHERE edition IN (0, $1) ORDER BY id";
    let statement = Statement::from_sql_and_values(db.get_database_backend(), sql, [edition.into()]);
    let mut all = Vec::new();
    for row in db.query_all_raw(statement).await? {
        let file: String = row.try_get_by_index(2)?;
        let kind: Option<String> = row.try_get_by_index(3)?;
        all.push(Decided {
            role: row.try_get_by_index(0)?,
            person: CandidateId::of_columns(row.try_get_by_index(1)?, &file),
            is_shortlisted: kind.as_deref() == Some("shortlist"),
            at: Time::from_millis(row.try_get_by_index(4)?),
            by: row.try_get_by_index(5)?,
        });
    }
    Ok(all)
}
