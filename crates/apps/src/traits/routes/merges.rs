use api::{Answer, Id, Json, Path, Query, Whole};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::Deserialize;
use traits::keep::{AlikeList, Merge, MergePreview, TraitBody, TraitDetail, TraitError};
use utoipa::{IntoParams, ToSchema};

use super::{Refused, TraitConflict, by};
use crate::{Suite, traits::store};

/// Active traits that are nearly the same, the most alike first.
#[utoipa::path(get, path = "/alike", tag = "traits", security(("session" = ["apps.use"])),
    responses((status = 200, body = AlikeList)))]
pub async fn list_alike_traits(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<AlikeList>> {
    Ok(Json(suite.traits.alike().await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PreviewMerge {
    /// The trait that would go into this one.
    #[param(value_type = String, max_length = 128)]
    with: Id,
}

/// What two traits would become. Changes nothing.
#[utoipa::path(get, path = "/{id}/merge", tag = "traits", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), PreviewMerge),
    responses((status = 200, body = MergePreview), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn preview_trait_merge(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<PreviewMerge>,
) -> Answer<Json<MergePreview>> {
    Ok(Json(suite.traits.merge_preview(&id, &query.with).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MergeTraits {
    /// The trait that goes into this one.
    with: Id,
    // The versions that were seen.
    #[schema(inline)]
    version: Whole<1, 1_000_000>,
    #[schema(inline)]
    with_version: Whole<1, 1_000_000>,
    /// What this one says then; what the preview says, if nothing is sent.
    content: Option<TraitBody>,
}

/// Makes one trait of two. The newest change of the one that stays can be taken back, and the other comes back with it.
#[utoipa::path(post, path = "/{id}/merge", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = MergeTraits,
    responses((status = 200, body = TraitDetail), (status = 404, body = api::ErrorBody),
        (status = 409, body = TraitConflict), (status = 422, body = api::ErrorBody)))]
pub async fn merge_traits(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<MergeTraits>,
) -> Result<Json<TraitDetail>, Refused> {
    let content = body.content.map(TraitBody::into_content).transpose().map_err(TraitError::from)?;
    let merge = Merge {
        kept: id.to_string(),
        kept_version: body.version.0,
        removed: body.with.to_string(),
        removed_version: body.with_version.0,
        content,
    };
    match store::merge(&suite, by(&user), merge).await {
        Ok(()) => Ok(Json(suite.traits.find(&id).await?)),
        Err(error) => Err(Refused::new(&suite, &id, error).await),
    }
}
