use api::{Answer, Id, Json, Path, Query, Whole};
use axum::extract::State;
use campus::{
    model::PersonId,
    quality::{Filter, QualityCard, QualityKind, QualityQueue, QualitySort, QualityState},
};
use identity::{Allowed, permission};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{Suite, graduway::quality::engine};

const PER_PAGE: u32 = 25;

/// Which part of the queue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum QualityWhich {
    #[default]
    Open,
    Snoozed,
    Decided,
    All,
}

impl From<QualityWhich> for Option<QualityState> {
    fn from(which: QualityWhich) -> Self {
        match which {
            QualityWhich::Open => Some(QualityState::Open),
            QualityWhich::Snoozed => Some(QualityState::Snoozed),
            QualityWhich::Decided => Some(QualityState::Decided),
            QualityWhich::All => None,
        }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListQualityItems {
    #[param(inline)]
    kind: Option<QualityKind>,
    #[param(inline)]
    which: Option<QualityWhich>,
    #[param(inline)]
    sort: Option<QualitySort>,
    /// Only what is about this person.
    #[param(format = Int64)]
    person: Option<u32>,
    /// Only what follows this item. It need not be in the list any more.
    #[param(value_type = Option<String>, max_length = 128)]
    after: Option<Id>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

/// What waits to be decided, and how much there is of each kind.
#[utoipa::path(get, path = "/quality", tag = "graduway", security(("session" = ["apps.use"])),
    params(ListQualityItems),
    responses((status = 200, body = QualityQueue), (status = 404, body = api::ErrorBody)))]
pub async fn list_quality_items(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListQualityItems>,
) -> Answer<Json<QualityQueue>> {
    let filter = Filter {
        kind: query.kind,
        state: query.which.unwrap_or_default().into(),
        person: query.person.map(PersonId),
        sort: query.sort.unwrap_or_default(),
    };
    let limit = query.limit.map_or(PER_PAGE, |limit| limit.0);
    Ok(Json(engine(&suite).queue(&filter, query.after.as_deref(), limit).await?))
}

/// The list that an item is looked at in.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct FindQualityItem {
    #[param(inline)]
    kind: Option<QualityKind>,
    #[param(inline)]
    which: Option<QualityWhich>,
    #[param(inline)]
    sort: Option<QualitySort>,
    /// Only what is about this person.
    #[param(format = Int64)]
    person: Option<u32>,
}

/// One item with all that is needed to decide it, and those before and after it in the list. Deciding it moves neither.
#[utoipa::path(get, path = "/quality/items/{id}", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), FindQualityItem),
    responses((status = 200, body = QualityCard), (status = 404, body = api::ErrorBody)))]
pub async fn find_quality_item(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<FindQualityItem>,
) -> Answer<Json<QualityCard>> {
    let filter = Filter {
        kind: query.kind,
        state: query.which.unwrap_or_default().into(),
        person: query.person.map(PersonId),
        sort: query.sort.unwrap_or_default(),
    };
    Ok(Json(engine(&suite).card(&id, &filter).await?))
}
