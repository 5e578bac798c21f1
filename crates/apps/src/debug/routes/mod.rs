mod demo;
mod role;
mod test;

use std::time::Instant;

use api::ApiError;
use axum::{extract::FromRequestParts, http::request::Parts};
use identity::{Attempt, Origin};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(role::suggest_role_raw))
        .routes(routes!(role::suggest_role_clean))
        .routes(routes!(test::test_traits))
        .routes(routes!(demo::find_trait_demo))
}

/// Whoever asks: the pages are there, and their address has not asked too often.
pub struct Visiting;

impl FromRequestParts<Suite> for Visiting {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, suite: &Suite) -> Result<Self, ApiError> {
        if !suite.debug.is_on() {
            return Err(ApiError::not_found("There is nothing at this address."));
        }
        let Ok(origin) = Origin::from_request_parts(parts, suite).await;
        suite.identity.take_attempt(Attempt::Question, None, &origin).await?;
        Ok(Self)
    }
}

/// A trait of the starter library.
#[derive(Debug, Serialize, ToSchema)]
pub struct DebugTrait {
    pub key: String,
    pub name: String,
}

impl DebugTrait {
    fn new(key: &str) -> Self {
        let name = traits::starter().iter().find(|one| one.key == key).map(|one| one.name.clone());
        Self { key: key.to_owned(), name: name.unwrap_or_default() }
    }
}

/// What comes of the work, and how many microseconds it takes.
fn timed<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let started = Instant::now();
    let done = work();
    (done, u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX))
}
