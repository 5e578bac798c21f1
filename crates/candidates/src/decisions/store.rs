//! The SQL of decisions and contests.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder,
    QuerySelect,
};
use store::Result;

use super::entity::{answer, contest, decision};
use crate::{CandidateId, files::about};

/// So many of one kind are listed.
const MOST: u64 = 500;
/// Contests in one statement.
const TOGETHER: usize = 200;

/// Those of a role, the earliest first: about people of this campus, and about whoever was uploaded.
pub async fn decisions(db: &impl ConnectionTrait, role: &str, edition: i32) -> Result<Vec<decision::Model>> {
    let of_it = decision::Entity::find()
        .filter(decision::Column::Role.eq(role))
        .filter(decision::Column::Edition.is_in([0, edition]));
    Ok(of_it.order_by_asc(decision::Column::Id).all(db).await?)
}

/// Those about one candidate by all their ids, the newest first.
pub async fn history(
    db: &impl ConnectionTrait,
    (role, edition): (&str, i32),
    ids: &[CandidateId],
) -> Result<Vec<decision::Model>> {
    let of_it = decision::Entity::find()
        .filter(decision::Column::Role.eq(role))
        .filter(about(ids, edition))
        .order_by_desc(decision::Column::Id)
        .limit(MOST);
    Ok(of_it.all(db).await?)
}

pub async fn insert(tx: &impl ConnectionTrait, row: decision::Model) -> Result<()> {
    decision::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

/// The newest first, without those that were withdrawn: about everybody of this campus and of the uploads, or about one
/// of them.
pub async fn contests(
    db: &impl ConnectionTrait,
    (role, edition): (&str, i32),
    ids: Option<&[CandidateId]>,
) -> Result<Vec<contest::Model>> {
    let mut found = contest::Entity::find()
        .filter(contest::Column::Role.eq(role))
        .filter(contest::Column::WithdrawnAt.is_null())
        .filter(contest::Column::Edition.is_in([0, edition]));
    if let Some(ids) = ids {
        found = found.filter(about(ids, edition));
    }
    Ok(found.order_by_desc(contest::Column::Id).limit(MOST).all(db).await?)
}

pub async fn contest(db: &impl ConnectionTrait, id: &str) -> Result<Option<contest::Model>> {
    Ok(contest::Entity::find_by_id(id).one(db).await?)
}

/// Until the transaction ends nobody else answers it.
pub async fn lock_contest(tx: &impl ConnectionTrait, id: &str) -> Result<Option<contest::Model>> {
    Ok(contest::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

pub async fn insert_contest(tx: &impl ConnectionTrait, row: contest::Model) -> Result<()> {
    contest::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update_contest(tx: &impl ConnectionTrait, row: contest::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

/// All that was answered to these, the newest first.
pub async fn answers(db: &impl ConnectionTrait, contests: &[&str]) -> Result<Vec<answer::Model>> {
    let mut all = Vec::new();
    for some in contests.chunks(TOGETHER) {
        let found = answer::Entity::find()
            .filter(answer::Column::Contest.is_in(some.iter().copied()))
            .order_by_desc(answer::Column::Id);
        all.extend(found.all(db).await?);
    }
    Ok(all)
}

pub async fn insert_answer(tx: &impl ConnectionTrait, row: answer::Model) -> Result<()> {
    answer::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}
