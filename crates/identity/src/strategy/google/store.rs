use sea_orm::{ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use store::{Result, Time};

use super::{
    RoundTrip,
    entity::{ActiveModel, Column, Entity, LIFE, Model, Purpose},
};
use crate::session::token::TokenHash;

/// What a round trip is for.
pub struct Errand {
    pub purpose: Purpose,
    pub popup: bool,
    pub session_id: Option<String>,
}

pub async fn begin(tx: &impl ConnectionTrait, trip: &RoundTrip, errand: Errand, now: Time) -> Result<()> {
    let row = ActiveModel {
        state_hash: Set(TokenHash::of(&trip.state).to_string()),
        nonce: Set(trip.nonce.clone()),
        verifier: Set(trip.verifier.clone()),
        purpose: Set(errand.purpose),
        popup: Set(errand.popup),
        session_id: Set(errand.session_id),
        expires_at: Set(now + LIFE),
    };
    Entity::insert(row).exec_without_returning(tx).await?;
    Ok(())
}

/// Takes the round trip of a state out of the table. A state that comes back a second time finds nothing.
pub async fn end(tx: &impl ConnectionTrait, state: &str, now: Time) -> Result<Option<Model>> {
    let hash = TokenHash::of(state).to_string();
    let found = Entity::find_by_id(&hash).one(tx).await?;
    let removed = Entity::delete_by_id(&hash).exec(tx).await?.rows_affected;
    Ok(found.filter(|trip| removed == 1 && trip.expires_at > now))
}

pub async fn remove_expired(tx: &impl ConnectionTrait, now: Time) -> Result<()> {
    Entity::delete_many().filter(Column::ExpiresAt.lte(now)).exec(tx).await?;
    Ok(())
}
