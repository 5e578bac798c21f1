//! The SQL of contacts, wishes and settings.

use std::collections::BTreeSet;

use campus::{model::Consent, store::select};
use jiff::civil::Date;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter,
    QueryOrder, QuerySelect,
};
use store::Result;

use super::{
    budget::Budget,
    entity::{ContactState, contact, setting, wish},
};

const BUDGET: &str = "budget";
/// So many contacts of a household are listed.
const MOST_LISTED: u64 = 200;

/// What people have agreed to, or not.
pub async fn consents(db: &impl ConnectionTrait, edition: i32, people: &[u32]) -> Result<Vec<Consent>> {
    if people.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<String> = people.iter().map(ToString::to_string).collect();
    Ok(select(db, edition, &format!(" AND person IN ({})", ids.join(", ")), []).await?)
}

/// What still counts: contacts of people or households between two days.
pub async fn counted(
    db: &impl ConnectionTrait,
    edition: i32,
    (people, households): (&[u32], &BTreeSet<u32>),
    (from, until): (Date, Date),
) -> Result<Vec<contact::Model>> {
    use contact::Column;
    let whose = Condition::any()
        .add(Column::Person.is_in(people.iter().map(|one| i64::from(*one))))
        .add(Column::Household.is_in(households.iter().map(|one| i64::from(*one))));
    let found = contact::Entity::find()
        .filter(Column::Edition.eq(edition))
        .filter(whose)
        .filter(Column::State.ne(ContactState::Cancelled))
        .filter(Column::Day.between(from.to_string(), until.to_string()))
        .order_by_asc(Column::Day)
        .order_by_asc(Column::Id);
    Ok(found.all(db).await?)
}

/// The newest first, cancelled ones too.
pub async fn listed(
    db: &impl ConnectionTrait,
    (edition, person, household): (i32, u32, u32),
) -> Result<Vec<contact::Model>> {
    use contact::Column;
    let whose = Condition::any()
        .add(Column::Person.eq(i64::from(person)))
        .add(Column::Household.eq(i64::from(household)));
    let found = contact::Entity::find()
        .filter(Column::Edition.eq(edition))
        .filter(whose)
        .order_by_desc(Column::Day)
        .order_by_desc(Column::Id)
        .limit(MOST_LISTED);
    Ok(found.all(db).await?)
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<contact::Model>> {
    Ok(contact::Entity::find_by_id(id).one(db).await?)
}

pub async fn insert(tx: &impl ConnectionTrait, row: contact::Model) -> Result<()> {
    contact::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update(tx: &impl ConnectionTrait, row: contact::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

/// What somebody has asked for, and has not taken back.
pub async fn wishes(db: &impl ConnectionTrait, edition: i32, person: u32) -> Result<Vec<wish::Model>> {
    wishes_of(db, edition, &[person]).await
}

/// The same of many.
pub async fn wishes_of(db: &impl ConnectionTrait, edition: i32, people: &[u32]) -> Result<Vec<wish::Model>> {
    use wish::Column;
    let found = wish::Entity::find()
        .filter(Column::Edition.eq(edition))
        .filter(Column::Person.is_in(people.iter().map(|one| i64::from(*one))))
        .filter(Column::EndedAt.is_null())
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id);
    Ok(found.all(db).await?)
}

pub async fn find_wish(db: &impl ConnectionTrait, id: &str) -> Result<Option<wish::Model>> {
    Ok(wish::Entity::find_by_id(id).one(db).await?)
}

pub async fn insert_wish(tx: &impl ConnectionTrait, row: wish::Model) -> Result<()> {
    wish::Entity::insert(row.into_active_model().reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update_wish(tx: &impl ConnectionTrait, row: wish::Model) -> Result<()> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

pub async fn budget_row(db: &impl ConnectionTrait) -> Result<Option<setting::Model>> {
    Ok(setting::Entity::find_by_id(BUDGET).one(db).await?)
}

/// The budget in force.
pub async fn budget(db: &impl ConnectionTrait) -> Result<Budget> {
    let row = budget_row(db).await?;
    Ok(row.and_then(|row| serde_json::from_str(&row.value).ok()).unwrap_or_default())
}

pub async fn put_budget(tx: &impl ConnectionTrait, row: setting::Model, is_new: bool) -> Result<()> {
    let row = setting::Model { name: BUDGET.to_owned(), ..row }.into_active_model().reset_all();
    if is_new {
        setting::Entity::insert(row).exec_without_returning(tx).await?;
    } else {
        row.update(tx).await?;
    }
    Ok(())
}
