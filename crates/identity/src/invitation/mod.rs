//! Invitations by mail. An invitation opens an account; the account starts as a viewer like any other.

pub mod entity;
pub mod store;

use ::store::Time;
use serde::Serialize;
use utoipa::ToSchema;

pub use entity::Model as Row;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum State {
    Open,
    Accepted,
    Revoked,
    Expired,
}

/// An invitation as it is shown.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invitation {
    pub id: String,
    pub email: String,
    pub invited_by: String,
    pub created_at: Time,
    pub expires_at: Time,
    pub state: State,
}

impl Row {
    pub fn state(&self, now: Time) -> State {
        if self.accepted_at.is_some() {
            State::Accepted
        } else if self.revoked_at.is_some() {
            State::Revoked
        } else if self.expires_at <= now {
            State::Expired
        } else {
            State::Open
        }
    }

    pub fn show(&self, now: Time) -> Invitation {
        Invitation {
            id: self.id.clone(),
            email: self.email.clone(),
            invited_by: self.invited_by.clone(),
            created_at: self.created_at,
            expires_at: self.expires_at,
            state: self.state(now),
        }
    }
}
