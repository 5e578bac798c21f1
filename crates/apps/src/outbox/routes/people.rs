use api::{Answer, ApiError, Id, Json, Path, Query, Text, Whole};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, permission};
use jiff::civil::Date;
use outreach::{
    Budget,
    pressure::{Limit, MOST_LIMITS, NewWish, PersonPressure, Wish, WishKind},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    Suite,
    outbox::store::{self, By},
};

/// How often somebody may hear from the university, whichever app it is.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContactBudget {
    pub limits: Vec<Limit>,
    /// Each limit in words.
    pub texts: Vec<String>,
    /// Send it with a change. 0 if nobody has set a budget.
    pub revision: u32,
}

async fn shown(suite: &Suite) -> Answer<Json<ContactBudget>> {
    let (budget, revision) = suite.outreach.budget().await?;
    let texts = budget.0.iter().map(Limit::text).collect();
    Ok(Json(ContactBudget { limits: budget.0, texts, revision }))
}

/// The contact budget in force.
#[utoipa::path(get, path = "/api/outbox/budget", tag = "outbox", security(("session" = ["apps.use"])),
    responses((status = 200, body = ContactBudget)))]
pub async fn find_contact_budget(
    State(suite): State<Suite>,
    _: Allowed<permission::UseApps>,
) -> Answer<Json<ContactBudget>> {
    shown(&suite).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetContactBudget {
    #[schema(min_items = 1, max_items = 20)]
    limits: Vec<Limit>,
    // The revision that was opened.
    #[schema(inline)]
    revision: Whole<0, 1_000_000>,
}

/// Sets the contact budget. The answer to the question before is how to take it back: send the old limits.
#[utoipa::path(put, path = "/api/outbox/budget", tag = "outbox", security(("session" = ["outreach.manage"])),
    request_body = SetContactBudget,
    responses((status = 200, body = ContactBudget), (status = 409, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn set_contact_budget(
    State(suite): State<Suite>,
    user: Allowed<permission::ManageOutreach>,
    Json(body): Json<SetContactBudget>,
) -> Answer<Json<ContactBudget>> {
    if body.limits.is_empty() || body.limits.len() > MOST_LIMITS {
        return Err(ApiError::invalid(format!("limits: between 1 and {MOST_LIMITS}.")));
    }
    store::set_budget(&suite, By::new(&user), Budget(body.limits), body.revision.0).await?;
    shown(&suite).await
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PressureQuery {
    /// Today, if nothing is said.
    day: Option<Date>,
}

/// Whether somebody may be contacted, by which channel, and what speaks against it.
#[utoipa::path(get, path = "/api/outbox/people/{id}", tag = "outbox", security(("session" = ["apps.use"])),
    params(("id" = u32, Path), PressureQuery),
    responses((status = 200, body = PersonPressure), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn find_contact_pressure(
    State(suite): State<Suite>,
    _: Allowed<permission::UseApps>,
    Path(id): Path<u32>,
    Query(query): Query<PressureQuery>,
) -> Answer<Json<PersonPressure>> {
    let day = query.day.unwrap_or_else(|| suite.store().today());
    Ok(Json(suite.outreach.pressure(id, day).await?))
}

/// What somebody has asked for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AddWish {
    kind: WishKind,
    /// The last day on which it holds; none means until it is taken back.
    until: Option<Date>,
    /// How they said it: "By phone", "Answer to the spring letter".
    reason: Text<1, 200>,
}

/// Writes down that somebody does not want to be contacted, or not to be asked for money.
#[utoipa::path(post, path = "/api/outbox/people/{id}/wishes", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = u32, Path)), request_body = AddWish,
    responses((status = 201, body = Wish), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn add_wish(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<u32>,
    Json(body): Json<AddWish>,
) -> Answer<(StatusCode, Json<Wish>)> {
    if body.until.is_some_and(|until| until < suite.store().today()) {
        return Err(ApiError::invalid("until: this day is over. Name one that is to come, or none."));
    }
    let new = NewWish {
        person: id,
        kind: body.kind,
        until: body.until,
        reason: body.reason.into_string(),
        by_name: user.display_name.clone(),
    };
    Ok((StatusCode::CREATED, Json(store::add_wish(&suite, By::new(&user), new).await?)))
}

/// Takes a wish back.
#[utoipa::path(post, path = "/api/outbox/wishes/{id}/end", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = Wish), (status = 404, body = api::ErrorBody)))]
pub async fn end_wish(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Wish>> {
    Ok(Json(store::end_wish(&suite, By::new(&user), &id, true).await?))
}

/// Brings a wish back that was taken back.
#[utoipa::path(post, path = "/api/outbox/wishes/{id}/restore", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = Wish), (status = 404, body = api::ErrorBody)))]
pub async fn restore_wish(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Wish>> {
    Ok(Json(store::end_wish(&suite, By::new(&user), &id, false).await?))
}
