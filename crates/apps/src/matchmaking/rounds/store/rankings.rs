//! What was ranked by hand.

use api::{Answer, ApiError, Code};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect, sea_query::OnConflict,
};
use serde_json::json;
use store::{Error, Store, Time};

use super::{By, entity::ranking, locked, note, read, signed, unsigned};
use crate::matchmaking::rounds::model::{Ranking, RoundSide};

/// A list as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub ranking: Ranking,
    pub revision: u32,
    pub updated_at: Time,
}

/// Lists of one side, by the numbers of those who made them, and how many there are.
pub async fn page(
    store: &Store,
    round: &str,
    side: RoundSide,
    (offset, limit): (u64, u64),
) -> Answer<(u64, Vec<Kept>)> {
    let of_side = ranking::Entity::find()
        .filter(ranking::Column::Round.eq(round))
        .filter(ranking::Column::Side.eq(side.name()));
    let total = of_side.clone().count(store.reader()).await.map_err(Error::from)?;
    let rows = of_side.order_by_asc(ranking::Column::Person).offset(offset).limit(limit);
    let rows = rows.all(store.reader()).await.map_err(Error::from)?;
    Ok((total, rows.iter().map(seen).collect::<Answer<_>>()?))
}

/// All of a round.
pub async fn all(db: &impl ConnectionTrait, round: &str) -> Answer<Vec<Ranking>> {
    let rows = ranking::Entity::find()
        .filter(ranking::Column::Round.eq(round))
        .order_by_asc(ranking::Column::Side)
        .order_by_asc(ranking::Column::Person)
        .all(db)
        .await
        .map_err(Error::from)?;
    rows.iter().map(|row| Ok(seen(row)?.ranking)).collect()
}

pub async fn find(
    db: &impl ConnectionTrait,
    round: &str,
    (side, person): (RoundSide, u32),
) -> Answer<Option<Kept>> {
    let key = (round.to_owned(), side.name().to_owned(), i64::from(person));
    let row = ranking::Entity::find_by_id(key).one(db).await.map_err(Error::from)?;
    row.as_ref().map(seen).transpose()
}

/// Writes a list down that was made of the revision `before`; 0 if there was none. Gives what was there.
pub async fn put(store: &Store, by: By, round: &str, (new, before): (Ranking, u32)) -> Answer<Option<Kept>> {
    let (own, round, now) = (store.clone(), round.to_owned(), store.now());
    let tiers = serde_json::to_string(&new.tiers).map_err(ApiError::internal)?;
    store
        .write(move |tx| async move {
            locked(&tx, &round).await?;
            let old = find(&*tx, &round, (new.side, new.person)).await?;
            if old.as_ref().is_some_and(|old| old.ranking == new) {
                return Ok(old);
            }
            check(old.as_ref(), before)?;
            let row = ranking::Model {
                round: round.clone(),
                side: new.side.name().to_owned(),
                person: new.person.into(),
                tiers,
                rest: new.rest,
                revision: signed(before.saturating_add(1)),
                updated_at: now,
            };
            let key = [ranking::Column::Round, ranking::Column::Side, ranking::Column::Person];
            let rest = [
                ranking::Column::Tiers,
                ranking::Column::Rest,
                ranking::Column::Revision,
                ranking::Column::UpdatedAt,
            ];
            ranking::Entity::insert(row.into_active_model())
                .on_conflict(OnConflict::columns(key).update_columns(rest).to_owned())
                .exec_without_returning(&*tx)
                .await
                .map_err(Error::from)?;
            let detail =
                json!({ "change": "ranked", "round": round, "side": new.side, "person": new.person });
            note(&tx, &own, &by, detail).await?;
            Ok(old)
        })
        .await
}

/// Takes a list away. Gives what it said.
pub async fn remove(
    store: &Store,
    by: By,
    round: &str,
    (side, person, before): (RoundSide, u32, u32),
) -> Answer<Kept> {
    let (own, round) = (store.clone(), round.to_owned());
    store
        .write(move |tx| async move {
            locked(&tx, &round).await?;
            let old = find(&*tx, &round, (side, person)).await?.ok_or_else(not_ranked)?;
            check(Some(&old), before)?;
            let key = (round.clone(), side.name().to_owned(), i64::from(person));
            ranking::Entity::delete_by_id(key).exec(&*tx).await.map_err(Error::from)?;
            let detail =
                json!({ "change": "ranking removed", "round": round, "side": side, "person": person });
            note(&tx, &own, &by, detail).await?;
            Ok(old)
        })
        .await
}

pub fn not_ranked() -> ApiError {
    ApiError::not_found("Nobody was ranked by hand here. The order comes from the scores.")
}

fn check(old: Option<&Kept>, before: u32) -> Answer<()> {
    if old.map_or(0, |old| old.revision) == before {
        return Ok(());
    }
    let message = "This list was changed by somebody else since. Look at what it says now, then save again.";
    Err(ApiError::new(Code::Conflict, message))
}

fn seen(row: &ranking::Model) -> Answer<Kept> {
    let side = RoundSide::BOTH.into_iter().find(|side| side.name() == row.side);
    let side = side.ok_or_else(|| ApiError::internal(format!("mentoring_rankings holds {}", row.side)))?;
    let person = u32::try_from(row.person).map_err(ApiError::internal)?;
    let ranking = Ranking { side, person, tiers: read(&row.tiers)?, rest: row.rest };
    Ok(Kept { ranking, revision: unsigned(row.revision), updated_at: row.updated_at })
}
