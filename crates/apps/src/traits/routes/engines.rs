//! What the engines say about a role or an answer. Nothing is kept.

use api::{Answer, ApiError, Code, Id, Json, Lines, Text};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use traits::keep::{RoleSuggestions, TraitScore};
use utoipa::ToSchema;

use crate::Suite;

/// So many traits are scored at once.
const MOST_SCORED: usize = 50;

/// A role, as somebody pastes it. Either part may be empty, not both.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SuggestTraits {
    title: Option<Text<0, 200>>,
    /// The text of the job description.
    description: Option<Lines<0, 20_000>>,
}

/// The traits that a role asks for, how much, and the line that each comes from.
#[utoipa::path(post, path = "/suggest", tag = "traits", security(("session" = ["apps.use"])),
    request_body = SuggestTraits,
    responses((status = 200, body = RoleSuggestions), (status = 422, body = api::ErrorBody)))]
pub async fn suggest_traits(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<SuggestTraits>,
) -> Answer<Json<RoleSuggestions>> {
    let title = body.title.map(Text::into_string).unwrap_or_default();
    let description = body.description.map(|text| text.to_string()).unwrap_or_default();
    Ok(Json(suite.traits.suggest(title, description).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScoreTraits {
    /// What somebody answered.
    answer: Lines<1, 20_000>,
    /// The ids of the traits that are looked for, 50 at most.
    #[schema(min_items = 1, max_items = 50)]
    traits: Vec<Id>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TraitScores {
    /// The answer as it was read; places are places in it.
    pub answer: String,
    /// In the order of their ids.
    pub scores: Vec<TraitScore>,
}

/// Which anchor an answer reaches on each trait, and the words that it rests on.
#[utoipa::path(post, path = "/score", tag = "traits", security(("session" = ["apps.use"])),
    request_body = ScoreTraits,
    responses((status = 200, body = TraitScores), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn score_traits(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<ScoreTraits>,
) -> Answer<Json<TraitScores>> {
    let mut ids: Vec<String> = body.traits.into_iter().map(|id| id.to_string()).collect();
    ids.sort();
    ids.dedup();
    if ids.is_empty() || ids.len() > MOST_SCORED {
        let message = format!("traits: name 1 to {MOST_SCORED} of them");
        return Err(ApiError::new(Code::ValidationFailed, message));
    }
    let answer = body.answer.to_string();
    let scores = suite.traits.score(answer.clone(), &ids).await?;
    Ok(Json(TraitScores { answer, scores }))
}
