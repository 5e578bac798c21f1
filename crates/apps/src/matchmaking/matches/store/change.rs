//! Ending a match, which gives its place back, and letting it go on again, which takes one.

use std::collections::BTreeSet;

use api::{Answer, ApiError, Code};
use campus::{model::Life, store::life};
use identity::{
    Actor,
    audit::{self, Action},
};
use sea_orm::{ActiveModelTrait, ActiveValue::Set};
use serde_json::json;
use store::{Error, Store, Tx};

use super::{
    LOCK, Match, MatchOrigin, MatchState, Wanted, any_open,
    entity::ActiveModel,
    find, list,
    view::{card, current, not_there},
};
use crate::matchmaking::{
    introductions::store::held,
    matches::{model::MatchCard, places_left},
};

/// Ends a match. The two are free for others, and its place is.
pub async fn end(store: &Store, actor: Actor, (id, opened): (&str, u32)) -> Answer<MatchCard> {
    let (own, id) = (store.clone(), id.to_owned());
    store
        .write(move |tx| async move {
            let before = locked(&tx, &id, opened).await?;
            if !before.state.takes_a_place() {
                return Err(conflict("This match has ended already."));
            }
            save(&tx, &own, &actor, (before, MatchState::Ended, "match ended")).await
        })
        .await
}

/// Lets a match go on that has ended. Refused if somebody else has its place by now.
pub async fn reopen(store: &Store, actor: Actor, (id, opened): (&str, u32)) -> Answer<MatchCard> {
    let (own, id) = (store.clone(), id.to_owned());
    store
        .write(move |tx| async move {
            let before = locked(&tx, &id, opened).await?;
            if before.state != MatchState::Ended {
                return Err(conflict("This match has not ended."));
            }
            check_room(&tx, &before).await?;
            let state = before.origin.state();
            save(&tx, &own, &actor, (before, state, "match reopened")).await
        })
        .await
}

fn conflict(message: impl Into<String>) -> ApiError {
    ApiError::new(Code::Conflict, message)
}

/// The one that somebody has seen. Nobody else changes any until the transaction ends.
async fn locked(tx: &Tx, id: &str, opened: u32) -> Answer<Match> {
    tx.lock_name(LOCK).await?;
    let edition = current(&**tx).await?;
    let found = find(&**tx, id).await?.filter(|one| one.edition == edition).ok_or_else(not_there)?;
    if found.revision == opened {
        return Ok(found);
    }
    let message =
        "Somebody else has changed this match since you opened it. Look at it again, then try again.";
    Err(ApiError::new(Code::Overtaken, message))
}

async fn save(
    tx: &Tx,
    store: &Store,
    actor: &Actor,
    (before, state, change): (Match, MatchState, &str),
) -> Answer<MatchCard> {
    let after = Match { state, since: store.now(), revision: before.revision.saturating_add(1), ..before };
    let row = ActiveModel {
        id: Set(after.id.clone()),
        state: Set(state.name().to_owned()),
        since: Set(after.since),
        revision: Set(i32::try_from(after.revision).unwrap_or(i32::MAX)),
        ..Default::default()
    };
    row.update(&**tx).await.map_err(Error::from)?;
    let card = card(&**tx, &after).await?;
    let action = match card.origin {
        MatchOrigin::Round => Action::RoundsChanged,
        MatchOrigin::Introduction => Action::OutreachChanged,
    };
    let detail = json!({ "change": change, "match": card.id, "student": card.student.name,
        "mentor": card.mentor.name });
    audit::store::append(&**tx, store, actor.entry(action).detail(detail)).await?;
    Ok(card)
}

/// Whether both still have room for each other. A round may give a mentor more places than their record says: who is
/// full is in the way only if something has been added since the match ended.
async fn check_room(tx: &Tx, one: &Match) -> Answer<()> {
    if any_open(tx, one.edition, &BTreeSet::from([(one.student, one.mentor)])).await? {
        return Err(conflict("These two are matched with each other again already."));
    }
    let states: Vec<MatchState> = MatchState::ALL.into_iter().filter(|state| state.takes_a_place()).collect();
    for (person, is_student) in [(one.student, true), (one.mentor, false)] {
        let Some(life) = life::find(&**tx, one.edition, person).await? else {
            return Err(conflict("One of the two is not on the campus any more."));
        };
        if life.person.died.is_some() {
            return Err(conflict(format!("{} has died.", life.person.name())));
        }
        let wanted = Wanted {
            edition: one.edition,
            person: Some(person),
            states: states.clone(),
            ..Wanted::default()
        };
        let others = list(&**tx, &wanted).await?;
        let waiting = if is_student { 0 } else { held(&**tx, one.edition, person.0, None).await? };
        let is_taken = waiting > 0 || others.iter().any(|other| other.since > one.since);
        let taken = u32::try_from(others.len()).unwrap_or(u32::MAX).saturating_add(waiting);
        if is_taken && !has_room(&life, is_student, taken) {
            let name = life.person.name();
            return Err(conflict(if is_student {
                format!("{name} has found another mentor since. End that match first.")
            } else {
                format!("{name} has no place left any more: somebody else has it, or has been asked.")
            }));
        }
    }
    Ok(())
}

/// Whether somebody with so many matches can have one more.
fn has_room(life: &Life, is_student: bool, taken: u32) -> bool {
    let mentoring = life.mentoring.as_ref();
    if is_student {
        let (capacity, before) = mentoring.map_or((1, 0), |own| (own.capacity, own.taken));
        return u32::from(before).saturating_add(taken) < u32::from(capacity.max(1));
    }
    mentoring.is_some_and(|own| places_left(own, taken) > 0)
}
