use api::{Answer, ApiError, Download, Id, Path, Query};
use axum::{body::Body, extract::State};
use identity::{Allowed, permission};
use serde_json::json;

use super::{APP, by};
use crate::{
    Suite,
    role_matching::{
        desk::{Desk, apart, count},
        exports::{Exported, ExportedVersions, csv, paper, xlsx},
        impact::{Impact, impact},
        model::{ExportRanking, RankedCandidate},
    },
};

/// So many rows a paper has, unless somebody says otherwise.
const ON_PAPER: usize = 100;

/// The ranking by the role as it is saved, as a table. Who is in it and who took it is written down.
#[utoipa::path(get, path = "/roles/{id}/exports/csv", tag = "role-matching", security(("session" = ["content.edit"])),
    params(("id" = Id, Path), ExportRanking),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody)))]
pub async fn export_ranking_csv(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<ExportRanking>,
) -> Answer<Download<'static>> {
    let exported = leaving(&suite, &user, &id, (query, "csv")).await?;
    let file = apart(move || csv(&exported)).await??;
    Ok(Download { name: "candidates.csv", media: "text/csv; charset=utf-8", body: Body::from(file) })
}

/// The same for other programs, with the impact ratios.
#[utoipa::path(get, path = "/roles/{id}/exports/json", tag = "role-matching", security(("session" = ["content.edit"])),
    params(("id" = Id, Path), ExportRanking),
    responses((status = 200, body = serde_json::Value, content_type = "application/json"),
        (status = 404, body = api::ErrorBody)))]
pub async fn export_ranking_json(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<ExportRanking>,
) -> Answer<Download<'static>> {
    let exported = leaving(&suite, &user, &id, (query, "json")).await?;
    let file = apart(move || serde_json::to_vec_pretty(&exported)).await?.map_err(ApiError::internal)?;
    Ok(Download { name: "candidates.json", media: "application/json", body: Body::from(file) })
}

/// The same on paper.
#[utoipa::path(get, path = "/roles/{id}/exports/pdf", tag = "role-matching", security(("session" = ["content.edit"])),
    params(("id" = Id, Path), ExportRanking),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn export_ranking_pdf(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<ExportRanking>,
) -> Answer<Download<'static>> {
    let exported = leaving(&suite, &user, &id, (query, "pdf")).await?;
    let file = apart(move || documents::pdf::write(&paper(&exported))).await?;
    let file = file.map_err(|error| ApiError::invalid(error.to_string()))?;
    Ok(Download { name: "candidates.pdf", media: "application/pdf", body: Body::from(file) })
}

/// The same as a workbook.
#[utoipa::path(get, path = "/roles/{id}/exports/xlsx", tag = "role-matching", security(("session" = ["content.edit"])),
    params(("id" = Id, Path), ExportRanking),
    responses((status = 200, body = Vec<u8>,
        content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        (status = 404, body = api::ErrorBody)))]
pub async fn export_ranking_xlsx(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<ExportRanking>,
) -> Answer<Download<'static>> {
    let exported = leaving(&suite, &user, &id, (query, "xlsx")).await?;
    let file = apart(move || xlsx(&exported)).await??;
    let media = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    Ok(Download { name: "candidates.xlsx", media, body: Body::from(file) })
}

/// All that leaves. Whoever takes it, and whoever is in it, is written down before it does.
async fn leaving(
    suite: &Suite,
    user: &Allowed<permission::EditContent>,
    id: &str,
    (query, format): (ExportRanking, &'static str),
) -> Answer<Exported> {
    let blind = query.blind.unwrap_or(true);
    let cut = query.cut.and_then(|cut| u16::try_from(cut.0).ok());
    let desk = Desk::open(&suite.candidates, (id, &user.uid), (None, cut)).await?;
    let Impact { cut: group_cut, selection, scoring, .. } = impact(&suite.candidates, &desk).await?;
    let unsaid = if format == "pdf" { ON_PAPER } else { usize::MAX };
    let top = query.top.map_or(unsaid, |top| top.0 as usize);
    let (made_at, made_by) = (suite.store().now(), user.display_name.clone());
    let exported = apart(move || {
        let chosen = desk.chosen(&query.filter(), query.sort.unwrap_or_default(), blind);
        let shown: Vec<usize> = chosen.iter().take(top).copied().collect();
        let (people, mut rows) = (desk.people(&shown), Vec::with_capacity(shown.len()));
        for (row, person) in shown.iter().filter_map(|at| desk.row(*at, blind)).zip(&people) {
            // A name goes with what everybody calls them; a label with nothing.
            let id = if blind { String::new() } else { person.to_string() };
            rows.push(RankedCandidate { id, ..row });
        }
        let compared = desk.compared();
        let exported = Exported {
            role: desk.role.id,
            name: desk.role.name,
            requirements: desk.requirements,
            is_blind: blind,
            cut: desk.cut,
            saved_cut: desk.role.cut,
            group_cut,
            pool_size: count(desk.ranking.places.len()),
            total: count(chosen.len()),
            rows,
            selection,
            scoring,
            versions: ExportedVersions {
                scorer: talent::SCORER,
                role_revision: desk.role.revision,
                is_what_if: false,
                pool_revision: desk.prepared.revision.clone(),
                compared,
                made_at,
                made_by,
            },
        };
        (exported, people)
    });
    let (exported, people) = exported.await?;
    let what = if blind { format!("export as {format}, blind") } else { format!("export as {format}") };
    suite.candidates.saw((&user.uid, &user.display_name), &people, (APP, &what)).await?;
    let detail = json!({ "role": exported.role, "name": exported.name, "revision": exported.versions.role_revision,
        "format": format, "blind": blind, "candidates": people.len() });
    suite.candidates.note_export(by(user), detail).await?;
    Ok(exported)
}
