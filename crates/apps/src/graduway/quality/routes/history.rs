use api::{Answer, Json, Path, Query, Whole};
use axum::extract::State;
use campus::{
    model::PersonId,
    quality::{QualityDecision, QualityHistory},
};
use identity::{Allowed, permission};
use serde::Deserialize;
use utoipa::IntoParams;

use super::by;
use crate::{
    Suite,
    graduway::quality::{engine, store},
};

const PER_PAGE: u32 = 50;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListQualityDecisions {
    /// Only what was decided about this person.
    #[param(format = Int64)]
    person: Option<u32>,
    /// Only what is older than this decision.
    before: Option<i64>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

/// What was decided, the newest first, with what has been taken back.
#[utoipa::path(get, path = "/quality/decisions", tag = "graduway", security(("session" = ["apps.use"])),
    params(ListQualityDecisions),
    responses((status = 200, body = QualityHistory), (status = 404, body = api::ErrorBody)))]
pub async fn list_quality_decisions(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListQualityDecisions>,
) -> Answer<Json<QualityHistory>> {
    let limit = query.limit.map_or(PER_PAGE, |limit| limit.0);
    Ok(Json(engine(&suite).history(query.person.map(PersonId), query.before, limit).await?))
}

/// Takes a decision back: every row is as it was. Refused, with what to do, if something rests on it by now.
#[utoipa::path(post, path = "/quality/decisions/{seq}/undo", tag = "graduway",
    security(("session" = ["content.edit"])), params(("seq" = i64, Path)),
    responses((status = 200, body = QualityDecision), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn undo_quality_decision(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(seq): Path<i64>,
) -> Answer<Json<QualityDecision>> {
    store::undo(&suite, by(&user), seq).await?;
    Ok(Json(engine(&suite).find_decision(seq).await?))
}
