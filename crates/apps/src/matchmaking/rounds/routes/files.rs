use api::{Answer, ApiError, Download, Id, Path, Query};
use axum::{body::Body, extract::State};
use identity::{Allowed, permission};
use serde::Deserialize;
use serde_json::json;
use utoipa::IntoParams;

use super::{
    by,
    results::{name_pairs, name_unmatched},
};
use crate::{
    Suite,
    matchmaking::rounds::{
        export::{Exported, csv},
        model::{RoundMethod, RoundPair, RoundRun, RoundUnmatched},
        store::{By, results, runs},
    },
};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ExportRound {
    #[param(inline)]
    method: RoundMethod,
}

/// A result as a table: a row for each pair, and one for each who has nobody. Without ways to reach people.
#[utoipa::path(get, path = "/runs/{id}/export.csv", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path), ExportRound),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn export_round_csv(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<ExportRound>,
) -> Answer<Download<'static>> {
    let (_, pairs, unmatched) = leaving(&suite, by(&user), &id, (query.method, "csv")).await?;
    let file = csv(&pairs, &unmatched)?;
    Ok(Download { name: "round.csv", media: "text/csv; charset=utf-8", body: Body::from(file) })
}

/// The same for other programs, with the numbers.
#[utoipa::path(get, path = "/runs/{id}/export.json", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path), ExportRound),
    responses((status = 200, body = serde_json::Value, content_type = "application/json"),
        (status = 404, body = api::ErrorBody), (status = 409, body = api::ErrorBody)))]
pub async fn export_round_json(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<ExportRound>,
) -> Answer<Download<'static>> {
    let (run, pairs, unmatched) = leaving(&suite, by(&user), &id, (query.method, "json")).await?;
    let exported = Exported {
        round: &run.round,
        run: &run.card.id,
        method: query.method,
        made_at: run.card.created_at,
        comparison: run.comparison.as_ref(),
        pairs: &pairs,
        unmatched: &unmatched,
    };
    let file = serde_json::to_vec_pretty(&exported).map_err(ApiError::internal)?;
    Ok(Download { name: "round.json", media: "application/json", body: Body::from(file) })
}

/// All of a result. Names that leave are written down.
async fn leaving(
    suite: &Suite,
    by: By,
    id: &str,
    (method, format): (RoundMethod, &str),
) -> Answer<(RoundRun, Vec<RoundPair>, Vec<RoundUnmatched>)> {
    runs::done(suite.store(), id).await?;
    let run = runs::find(suite.store(), &suite.jobs, id).await?;
    let pairs = name_pairs(suite.store(), results::all_pairs(suite.store(), id, method).await?).await?;
    let all = (0, u64::from(u32::MAX));
    let (_, unmatched) = results::unmatched(suite.store(), id, (method, None), all).await?;
    let unmatched = name_unmatched(suite.store(), unmatched).await?;
    let detail = json!({ "change": "exported", "round": run.round, "run": id, "method": method, "format": format,
        "pairs": pairs.len(), "unmatched": unmatched.len() });
    results::note_export(suite.store(), by, detail).await?;
    Ok((run, pairs, unmatched))
}
