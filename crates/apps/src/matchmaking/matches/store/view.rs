//! Matches as they are shown.

use std::{
    collections::{BTreeSet, HashMap},
    slice,
};

use api::{Answer, ApiError, Code};
use campus::{
    model::PersonId,
    store::{edition, people},
};
use sea_orm::{ConnectionTrait, PaginatorTrait, QuerySelect};
use store::{Error, Store};

use super::{Match, Wanted, find, ordered, seen};
use crate::matchmaking::matches::model::{MatchCard, MatchedPerson};

/// A page of the matches of the campus that everybody sees, the oldest first, and how many there are.
pub async fn page(
    store: &Store,
    wanted: Wanted,
    (offset, limit): (u64, u64),
) -> Answer<(u64, Vec<MatchCard>)> {
    let db = store.reader();
    let wanted = Wanted { edition: current(db).await?, ..wanted };
    let query = ordered(&wanted);
    let total = query.clone().count(db).await.map_err(Error::from)?;
    let rows = query.offset(offset).limit(limit).all(db).await.map_err(Error::from)?;
    let found = rows.into_iter().map(seen).collect::<store::Result<Vec<_>>>()?;
    Ok((total, cards(db, wanted.edition, &found).await?))
}

/// One match of the campus that everybody sees.
pub async fn shown(store: &Store, id: &str) -> Answer<MatchCard> {
    let db = store.reader();
    let edition = current(db).await?;
    let found = find(db, id).await?.filter(|one| one.edition == edition).ok_or_else(not_there)?;
    card(db, &found).await
}

pub(super) fn not_there() -> ApiError {
    ApiError::not_found("There is no such match. It may have been taken back, or belong to another campus.")
}

pub(super) async fn current(db: &impl ConnectionTrait) -> Answer<i32> {
    let current = edition::current(db).await?.map(|current| current.edition);
    let message = "There is no campus yet. An administrator has to make one before there are matches.";
    current.ok_or_else(|| ApiError::new(Code::Conflict, message))
}

pub(super) async fn card(db: &impl ConnectionTrait, one: &Match) -> Answer<MatchCard> {
    let made = cards(db, one.edition, slice::from_ref(one)).await?.pop();
    made.ok_or_else(not_there)
}

async fn cards(db: &impl ConnectionTrait, edition: i32, matches: &[Match]) -> Answer<Vec<MatchCard>> {
    let ids: BTreeSet<u32> = matches.iter().flat_map(|one| [one.student.0, one.mentor.0]).collect();
    let found = people::some(db, edition, ids).await?;
    let names: HashMap<PersonId, String> =
        found.into_iter().map(|person| (person.id, person.name())).collect();
    let person = |id: PersonId| {
        let name = names.get(&id).cloned().unwrap_or_else(|| "Somebody no longer here".to_owned());
        MatchedPerson { id: id.0, name }
    };
    let card = |one: &Match| MatchCard {
        id: one.id.clone(),
        student: person(one.student),
        mentor: person(one.mentor),
        origin: one.origin,
        origin_id: one.origin_id.clone(),
        state: one.state,
        since: one.since,
        created_at: one.created_at,
        revision: one.revision,
    };
    Ok(matches.iter().map(card).collect())
}
