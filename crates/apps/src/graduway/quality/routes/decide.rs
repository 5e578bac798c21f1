use api::{Answer, ApiError, Id, Json, Path, Text};
use axum::{extract::State, http::StatusCode};
use campus::{
    model::PersonId,
    quality::{
        Deciding, Filter, Merging, QualityAct, QualityCard, QualityDecision, QualityMergePreview,
        merge::{Choices, MergeField, MergeSide},
    },
};
use identity::{Allowed, permission};
use jiff::civil::Date;
use serde::Deserialize;
use utoipa::ToSchema;

use super::by;
use crate::{
    Suite,
    graduway::quality::{engine, store},
};

/// Which of two values stays.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct QualityChoice {
    field: MergeField,
    side: MergeSide,
}

/// Two records that are to become one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PreviewQualityMerge {
    /// The record that stays.
    keep: u32,
    /// Of what is not named the rule decides.
    #[serde(default)]
    #[schema(max_items = 16)]
    choices: Vec<QualityChoice>,
}

fn choices(list: &[QualityChoice]) -> Answer<Choices> {
    let mut choices = Choices::new();
    for choice in list {
        if choices.insert(choice.field, choice.side).is_some() {
            let label = choice.field.label();
            return Err(ApiError::invalid(format!("choices: {label} is there twice; choose one side.")));
        }
    }
    Ok(choices)
}

/// What a pair would become. Changes nothing.
#[utoipa::path(post, path = "/quality/items/{id}/preview", tag = "graduway",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)), request_body = PreviewQualityMerge,
    responses((status = 200, body = QualityMergePreview), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn preview_quality_merge(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<PreviewQualityMerge>,
) -> Answer<Json<QualityMergePreview>> {
    let choices = choices(&body.choices)?;
    Ok(Json(engine(&suite).preview(&id, PersonId(body.keep), &choices).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MergePeople {
    /// The record that stays.
    keep: u32,
    /// As in the preview.
    #[serde(default)]
    #[schema(max_items = 16)]
    choices: Vec<QualityChoice>,
    /// The seal of the preview: what is merged is what was seen.
    seal: Id,
}

/// Makes one record of two. Gifts and pledges come to the same before and after, fund by fund, or nothing happens.
#[utoipa::path(post, path = "/quality/items/{id}/merge", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = MergePeople,
    responses((status = 200, body = QualityDecision), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn merge_people(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<MergePeople>,
) -> Answer<Json<QualityDecision>> {
    let merging = Merging {
        item: id.to_string(),
        keep: PersonId(body.keep),
        choices: choices(&body.choices)?,
        seal: body.seal.to_string(),
    };
    let seq = store::merge(&suite, by(&user), merging).await?;
    Ok(Json(engine(&suite).find_decision(seq).await?))
}

/// What to do about an item.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DecideQualityItem {
    act: QualityAct,
    /// Why. Whoever dismisses has to say so.
    reason: Option<Text<0, 500>>,
    /// The day on which it comes back, or by which somebody is to be asked.
    until: Option<Date>,
}

/// Decides an item. Merges have their own way, with a preview.
#[utoipa::path(post, path = "/quality/items/{id}/decisions", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = DecideQualityItem,
    responses((status = 200, body = QualityDecision), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn decide_quality_item(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<DecideQualityItem>,
) -> Answer<Json<QualityDecision>> {
    let deciding = Deciding {
        item: id.to_string(),
        act: body.act,
        reason: body.reason.map(Text::into_string),
        until: body.until,
    };
    let seq = store::decide(&suite, by(&user), deciding).await?;
    Ok(Json(engine(&suite).find_decision(seq).await?))
}

/// Two records that somebody takes for one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PairPeople {
    one: u32,
    other: u32,
}

/// Puts two records into the queue that no scan has found.
#[utoipa::path(post, path = "/quality/pairs", tag = "graduway", security(("session" = ["content.edit"])),
    request_body = PairPeople,
    responses((status = 201, body = QualityCard), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn pair_people(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<PairPeople>,
) -> Answer<(StatusCode, Json<QualityCard>)> {
    let item = store::pair(&suite, by(&user), PersonId(body.one), PersonId(body.other)).await?;
    Ok((StatusCode::CREATED, Json(engine(&suite).card(&item, &Filter::default()).await?)))
}
