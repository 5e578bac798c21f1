//! A draft of a new trait. Nothing is kept until somebody saves it.

use api::{Answer, Json, Lines, Text};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::Deserialize;
use traits::keep::{ProposedBy, ProposedTrait, WantedTrait};
use utoipa::ToSchema;

use crate::{
    Suite,
    traits::{APP, phrase},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProposeTrait {
    name: Text<1, 80>,
    /// What it says, if somebody has put that into words already.
    definition: Option<Lines<0, 1000>>,
    /// The line of a job description that it came from.
    line: Option<Lines<0, 1000>>,
}

/// Drafts a trait: definition, levels and questions, what it is easily taken for, and what each piece was made of.
#[utoipa::path(post, path = "/propose", tag = "traits", security(("session" = ["apps.use"])),
    request_body = ProposeTrait,
    responses((status = 200, body = ProposedTrait), (status = 422, body = api::ErrorBody)))]
pub async fn propose_trait(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<ProposeTrait>,
) -> Answer<Json<ProposedTrait>> {
    let wanted = WantedTrait {
        name: body.name.into_string(),
        definition: body.definition.map(Lines::into_string).unwrap_or_default(),
        line: body.line.map(Lines::into_string).unwrap_or_default(),
    };
    let mut draft = suite.traits.propose(wanted).await?;
    let taken = match suite.chat.models().for_app(APP.slug) {
        Some(chosen) => {
            phrase::rephrase(&chosen, &mut draft, &suite.store().new_id(), phrase::PATIENCE).await
        }
        None => 0,
    };
    let phrased_by = if taken > 0 { ProposedBy::Model } else { ProposedBy::Rules };
    Ok(Json(ProposedTrait::new(draft, phrased_by)))
}
