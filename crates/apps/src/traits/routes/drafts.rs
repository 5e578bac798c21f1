use api::{Answer, Id, Json, Path, Whole};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use traits::keep::TraitDraft;
use utoipa::ToSchema;

use crate::Suite;

#[derive(Debug, Serialize, ToSchema)]
pub struct TraitDraftList {
    /// The newest first.
    pub drafts: Vec<TraitDraft>,
}

/// One's own drafts.
#[utoipa::path(get, path = "/drafts", tag = "traits", security(("session" = ["content.edit"])),
    responses((status = 200, body = TraitDraftList)))]
pub async fn list_trait_drafts(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
) -> Answer<Json<TraitDraftList>> {
    Ok(Json(TraitDraftList { drafts: suite.traits.drafts(&user.uid).await? }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct FoundTraitDraft {
    /// Nothing, if there is none.
    pub draft: Option<TraitDraft>,
}

/// One's own draft of a trait; `new` for one that is not there yet.
#[utoipa::path(get, path = "/{id}/draft", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), responses((status = 200, body = FoundTraitDraft)))]
pub async fn find_trait_draft(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<FoundTraitDraft>> {
    Ok(Json(FoundTraitDraft { draft: suite.traits.draft(&user.uid, &id).await? }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PutTraitDraft {
    /// What is written so far, finished or not.
    #[schema(value_type = Object)]
    content: Map<String, Value>,
    /// The version that it began with.
    #[schema(inline)]
    base_version: Option<Whole<1, 1_000_000>>,
}

/// Keeps what is written so far. Nobody else sees it; saving the trait clears it.
#[utoipa::path(put, path = "/{id}/draft", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = PutTraitDraft,
    responses((status = 200, body = TraitDraft), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn put_trait_draft(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<PutTraitDraft>,
) -> Answer<Json<TraitDraft>> {
    let base = body.base_version.map(|version| version.0);
    Ok(Json(suite.traits.put_draft(&user.uid, &id, (body.content, base)).await?))
}

/// Throws one's own draft away.
#[utoipa::path(delete, path = "/{id}/draft", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), responses((status = 204)))]
pub async fn delete_trait_draft(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    suite.traits.remove_draft(&user.uid, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
