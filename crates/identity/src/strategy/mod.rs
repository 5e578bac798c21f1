//! The ways to sign in, and which of them is to be used: the next one only when the one before it is
//! not configured or cannot be reached from here, never after it has refused somebody.

pub mod demo;
pub mod firebase;
pub mod google;
pub mod keys;
pub mod local;
pub mod password;
mod remote;
pub mod token;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{Refusal, user::link::Provider};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Strategy {
    Firebase,
    Google,
    Local,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    NotConfigured,
    Unreachable,
    Available,
}

/// The first strategy of the list that is available.
pub fn choose(in_order: &[(Strategy, Availability)]) -> Result<Strategy, Refusal> {
    let of = |wanted| in_order.iter().find(|(_, availability)| *availability == wanted);
    match (of(Availability::Available), of(Availability::Unreachable)) {
        (Some((strategy, _)), _) => Ok(*strategy),
        (None, Some(_)) => Err(Refusal::AllStrategiesFailed),
        (None, None) => Err(Refusal::NoStrategies),
    }
}

/// What a remote provider says of somebody it has signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vouched {
    pub provider: Provider,
    pub subject: String,
    pub email: String,
    pub is_email_verified: bool,
    pub display_name: String,
    pub photo_url: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::{
        Availability::{Available, NotConfigured, Unreachable},
        Strategy::{Firebase, Local},
        *,
    };

    #[test]
    fn the_next_strategy_is_tried_only_when_the_one_before_cannot_be() {
        let chosen =
            |remote, local| choose(&[(Firebase, remote), (Local, local)]).map_err(|error| error.to_string());
        let failed = "All authentication strategies failed...";
        assert_eq!(chosen(Available, Available), Ok(Firebase));
        assert_eq!(chosen(Available, NotConfigured), Ok(Firebase));
        assert_eq!(chosen(Unreachable, Available), Ok(Local));
        assert_eq!(chosen(NotConfigured, Available), Ok(Local));
        assert!(chosen(Unreachable, NotConfigured).unwrap_err().starts_with(failed));
        assert!(chosen(Unreachable, Unreachable).unwrap_err().starts_with(failed));
        assert_eq!(
            chosen(NotConfigured, NotConfigured).unwrap_err(),
            "No authentication strategies available"
        );
    }
}
