//! The SQL of introductions.

use ::store::{Result, Store, Tx};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, IntoActiveModel, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, Select,
};

use super::{
    Deed, Kept,
    entity::{introduction, step},
    number,
};
use crate::matchmaking::introductions::model::IntroductionState;

const MOST_STEPS: u64 = 200;

/// Which introductions to list.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    pub state: Option<IntroductionState>,
    /// On either side.
    pub person: Option<u32>,
    pub limit: u64,
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<introduction::Model>> {
    Ok(introduction::Entity::find_by_id(id).one(db).await?)
}

/// Nobody else changes it until the transaction ends.
pub async fn lock(tx: &Tx, id: &str) -> Result<Option<introduction::Model>> {
    tx.lock_name(&format!("introduction {id}")).await?;
    find(&**tx, id).await
}

/// The last one changed first.
pub async fn list(
    db: &impl ConnectionTrait,
    edition: i32,
    wanted: &Wanted,
) -> Result<Vec<introduction::Model>> {
    use introduction::Column;
    let mut found = introduction::Entity::find().filter(Column::Edition.eq(edition));
    if let Some(state) = wanted.state {
        found = found.filter(Column::State.eq(state.name()));
    }
    if let Some(person) = wanted.person {
        let number = i64::from(person);
        found = found.filter(Column::Student.eq(number).or(Column::Mentor.eq(number)));
    }
    let found = found.order_by_desc(Column::UpdatedAt).order_by_desc(Column::Id).limit(wanted.limit);
    Ok(found.all(db).await?)
}

/// All of two people, the newest first.
pub async fn of_pair(
    db: &impl ConnectionTrait,
    (edition, student, mentor): (i32, u32, u32),
) -> Result<Vec<introduction::Model>> {
    use introduction::Column;
    let found = introduction::Entity::find()
        .filter(Column::Edition.eq(edition))
        .filter(Column::Student.eq(i64::from(student)))
        .filter(Column::Mentor.eq(i64::from(mentor)))
        .order_by_desc(Column::Id);
    Ok(found.all(db).await?)
}

/// How many places of a mentor are held for others who were asked and have not answered.
pub async fn held(
    db: &impl ConnectionTrait,
    edition: i32,
    mentor: u32,
    without: Option<&str>,
) -> Result<u32> {
    use introduction::Column;
    let mut found = introduction::Entity::find()
        .filter(Column::Edition.eq(edition))
        .filter(Column::Mentor.eq(i64::from(mentor)))
        .filter(Column::State.eq(IntroductionState::Asked.name()));
    if let Some(own) = without {
        found = found.filter(Column::Id.ne(own));
    }
    Ok(u32::try_from(found.count(db).await?).unwrap_or(u32::MAX))
}

/// Students and mentors who were asked and have not both answered. For each of them a place is held on both sides.
pub async fn asked(db: &impl ConnectionTrait, edition: i32) -> Result<Vec<(u32, u32)>> {
    use introduction::Column;
    let found = introduction::Entity::find()
        .filter(Column::Edition.eq(edition))
        .filter(Column::State.eq(IntroductionState::Asked.name()));
    pairs(db, found).await
}

/// Students and mentors of whom one said no, and who are left alone on this day: all of them, or those of somebody.
pub async fn resting(
    db: &impl ConnectionTrait,
    edition: i32,
    today: &str,
    person: Option<u32>,
) -> Result<Vec<(u32, u32)>> {
    use introduction::Column;
    let mut found = introduction::Entity::find()
        .filter(Column::Edition.eq(edition))
        .filter(Column::State.eq(IntroductionState::Declined.name()))
        .filter(Column::RestUntil.gte(today));
    if let Some(person) = person {
        let number = i64::from(person);
        found = found.filter(Column::Student.eq(number).or(Column::Mentor.eq(number)));
    }
    pairs(db, found).await
}

async fn pairs(db: &impl ConnectionTrait, found: Select<introduction::Entity>) -> Result<Vec<(u32, u32)>> {
    use introduction::Column;
    let found = found.select_only().column(Column::Student).column(Column::Mentor);
    let rows: Vec<(i64, i64)> = found.into_tuple().all(db).await?;
    Ok(rows.into_iter().map(|(student, mentor)| (number(student), number(mentor))).collect())
}

pub async fn insert(tx: &impl ConnectionTrait, row: introduction::Model) -> Result<()> {
    introduction::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update(tx: &impl ConnectionTrait, row: introduction::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

/// Writes down what happened, and how it was before.
pub async fn note(
    tx: &impl ConnectionTrait,
    store: &Store,
    before: &introduction::Model,
    (by_name, deed): (&str, &Deed<'_>),
) -> Result<()> {
    let letters = deed.letters.iter().map(|letter| (*letter).to_owned()).collect();
    let kept = Kept { letters, ..Kept::of(before) };
    let row = step::Model {
        id: store.new_id(),
        introduction: before.id.clone(),
        at: store.now(),
        by_name: by_name.to_owned(),
        deed: deed.name.to_owned(),
        what: deed.what.to_owned(),
        before: serde_json::to_string(&kept).unwrap_or_default(),
        is_undone: false,
    };
    step::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

/// The newest first.
pub async fn steps(db: &impl ConnectionTrait, id: &str) -> Result<Vec<step::Model>> {
    use step::Column;
    let found = step::Entity::find().filter(Column::Introduction.eq(id));
    Ok(found.order_by_desc(Column::At).order_by_desc(Column::Id).limit(MOST_STEPS).all(db).await?)
}

pub async fn mark_undone(tx: &impl ConnectionTrait, row: step::Model) -> Result<()> {
    step::Model { is_undone: true, ..row }.into_active_model().reset_all().update(tx).await?;
    Ok(())
}
