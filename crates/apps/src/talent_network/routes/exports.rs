use api::{Answer, ApiError, Download, Query, Text};
use axum::{body::Body, extract::State};
use identity::{Allowed, permission};
use serde_json::json;

use super::{APP, by, cohort::checked, named};
use crate::{
    Suite, sheet,
    talent_network::{
        cohort::{Cohort, apart, count},
        exports::{ExportedNetwork, ExportedNetworkVersions},
        model::{ExportNetwork, NetworkFilter},
    },
};

/// So many rows a paper has, unless somebody says otherwise.
const ON_PAPER: usize = 100;

/// The directory as a table. Who is in it and who took it is written down.
#[utoipa::path(get, path = "/exports/csv", tag = "talent-network", security(("session" = ["content.edit"])),
    params(ExportNetwork),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 422, body = api::ErrorBody)))]
pub async fn export_network_csv(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Query(query): Query<ExportNetwork>,
) -> Answer<Download<'static>> {
    let exported = leaving(&suite, &user, (query, "csv")).await?;
    let file = apart(move || sheet::csv(&exported.table())).await??;
    Ok(Download { name: "talent-network.csv", media: "text/csv; charset=utf-8", body: Body::from(file) })
}

/// The same for other programs.
#[utoipa::path(get, path = "/exports/json", tag = "talent-network", security(("session" = ["content.edit"])),
    params(ExportNetwork),
    responses((status = 200, body = serde_json::Value, content_type = "application/json"),
        (status = 422, body = api::ErrorBody)))]
pub async fn export_network_json(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Query(query): Query<ExportNetwork>,
) -> Answer<Download<'static>> {
    let exported = leaving(&suite, &user, (query, "json")).await?;
    let file = apart(move || serde_json::to_vec_pretty(&exported)).await?.map_err(ApiError::internal)?;
    Ok(Download { name: "talent-network.json", media: "application/json", body: Body::from(file) })
}

/// The same as a workbook.
#[utoipa::path(get, path = "/exports/xlsx", tag = "talent-network", security(("session" = ["content.edit"])),
    params(ExportNetwork),
    responses((status = 200, body = Vec<u8>,
        content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        (status = 422, body = api::ErrorBody)))]
pub async fn export_network_xlsx(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Query(query): Query<ExportNetwork>,
) -> Answer<Download<'static>> {
    let exported = leaving(&suite, &user, (query, "xlsx")).await?;
    let file = apart(move || sheet::workbook(&[("Talent network", exported.table())])).await??;
    let media = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    Ok(Download { name: "talent-network.xlsx", media, body: Body::from(file) })
}

/// The same on paper.
#[utoipa::path(get, path = "/exports/pdf", tag = "talent-network", security(("session" = ["content.edit"])),
    params(ExportNetwork),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), (status = 422, body = api::ErrorBody)))]
pub async fn export_network_pdf(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Query(query): Query<ExportNetwork>,
) -> Answer<Download<'static>> {
    let exported = leaving(&suite, &user, (query, "pdf")).await?;
    let file = apart(move || documents::pdf::write(&exported.paper())).await?;
    let file = file.map_err(|error| ApiError::invalid(error.to_string()))?;
    Ok(Download { name: "talent-network.pdf", media: "application/pdf", body: Body::from(file) })
}

/// What a query asks for.
fn filter(query: &ExportNetwork) -> Answer<NetworkFilter> {
    let names = query.skills.as_ref().map(|skills| skills.split(',')).into_iter().flatten();
    let names = names.map(str::trim).filter(|name| !name.is_empty());
    let skills: Result<Vec<Text<1, 100>>, String> = names.map(Text::new).collect();
    checked(NetworkFilter {
        text: query.text.clone(),
        skills: skills.map_err(|what| ApiError::invalid(format!("skills: {what}.")))?,
        evidenced: query.evidenced,
        department: query.department.clone(),
        level: query.level,
        place: query.place.clone(),
        remote: query.remote,
        available_by: query.available_by,
        stage: query.stage,
        stale: query.stale,
        campus: query.campus,
    })
}

/// All that leaves. Whoever takes it, and whoever is in it, is written down before it does.
async fn leaving(
    suite: &Suite,
    user: &Allowed<permission::EditContent>,
    (query, format): (ExportNetwork, &'static str),
) -> Answer<ExportedNetwork> {
    let filter = filter(&query)?;
    let unsaid = if format == "pdf" { ON_PAPER } else { usize::MAX };
    let top = query.top.map_or(unsaid, |top| top.0 as usize);
    let (made_at, made_by) = (suite.store().now(), user.display_name.clone());
    let cohort = Cohort::open(&suite.candidates).await?;
    let exported = apart(move || {
        let chosen = cohort.chosen(&filter, query.sort.unwrap_or_default());
        ExportedNetwork {
            pool_size: count(cohort.people().len()),
            total: count(chosen.len()),
            rows: chosen.iter().take(top).map(|at| cohort.row(&cohort.people()[*at])).collect(),
            versions: ExportedNetworkVersions {
                scorer: talent::SCORER,
                pool_revision: cohort.network.pool.revision.clone(),
                open_roles: count(cohort.network.roles.len()),
                made_at,
                made_by,
            },
        }
    });
    let exported = exported.await?;
    let seen = named(exported.rows.iter().map(|row| row.id.as_str()));
    let what = format!("directory as {format}");
    suite.candidates.saw((&user.uid, &user.display_name), &seen, (APP, &what)).await?;
    let detail = json!({ "app": APP, "format": format, "candidates": seen.len() });
    suite.candidates.note_export(by(user), detail).await?;
    Ok(exported)
}
