use api::{Answer, Download, Id, Json, Path, Query, Text, Whole};
use axum::{
    body::{Body, Bytes},
    extract::State,
    http::StatusCode,
};
use futures_util::stream::try_unfold;
use identity::{
    Allowed,
    audit::{
        Action, AuditEntry,
        store::{self as log, Filter, Verdict},
    },
    permission,
};
use serde::{Deserialize, Serialize};
use store::{Store, Time};
use utoipa::{IntoParams, ToSchema};

use super::users::check_confirmed;
use crate::{Suite, admin::table, people};

const PER_PAGE: u64 = 50;
const EXPORT_BATCH: u64 = 1000;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListAudit {
    #[param(inline)]
    action: Option<Action>,
    /// The uid of somebody who did it or to whom it was done.
    #[param(value_type = Option<String>, max_length = 128)]
    person: Option<Id>,
    /// A part of a name.
    #[param(value_type = Option<String>, max_length = 200)]
    q: Option<Text<0, 200>>,
    from: Option<Time>,
    until: Option<Time>,
    /// Only entries older than this one.
    before: Option<i64>,
    #[param(inline)]
    per_page: Option<Whole<1, 500>>,
}

impl ListAudit {
    fn filter(&self) -> Filter {
        let text = self.q.as_ref().map(|text| text.to_string()).filter(|text| !text.is_empty());
        Filter {
            action: self.action,
            person: self.person.as_ref().map(ToString::to_string),
            text,
            from: self.from,
            until: self.until,
            before: self.before,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditList {
    pub entries: Vec<AuditEntry>,
    /// Ask for the next page with this as `before`.
    pub next_before: Option<i64>,
}

/// What has happened, the newest first.
#[utoipa::path(get, path = "/audit", tag = "admin", security(("session" = ["audit.read"])), params(ListAudit),
    responses((status = 200, body = AuditList)))]
pub async fn list_audit(
    State(suite): State<Suite>,
    _admin: Allowed<permission::ReadAudit>,
    Query(query): Query<ListAudit>,
) -> Answer<Json<AuditList>> {
    let limit = query.per_page.map_or(PER_PAGE, |per_page| per_page.0.into());
    let rows = log::list(suite.store().reader(), &query.filter(), limit).await?;
    let is_full = u64::try_from(rows.len()).is_ok_and(|length| length == limit);
    let next_before = rows.last().map(|row| row.seq).filter(|_| is_full);
    Ok(Json(AuditList { entries: rows.into_iter().map(AuditEntry::from).collect(), next_before }))
}

/// The same as a table, without a limit.
#[utoipa::path(get, path = "/audit.csv", tag = "admin", security(("session" = ["audit.read"])), params(ListAudit),
    responses((status = 200, body = String, content_type = "text/csv")))]
pub async fn export_audit(
    State(suite): State<Suite>,
    admin: Allowed<permission::ReadAudit>,
    Query(query): Query<ListAudit>,
) -> Answer<Download<'static>> {
    suite.identity.note_export(&admin.actor()).await?;
    let start = (suite.store().clone(), Some(query.filter()), true);
    let rows = try_unfold(start, next_rows);
    let body = Body::from_stream(rows);
    Ok(Download { name: "audit.csv", media: "text/csv; charset=utf-8", body })
}

type Progress = (Store, Option<Filter>, bool);

async fn next_rows((store, filter, is_first): Progress) -> Result<Option<(Bytes, Progress)>, store::Error> {
    let Some(mut filter) = filter else { return Ok(None) };
    let rows = log::list(store.reader(), &filter, EXPORT_BATCH).await?;
    filter.before = rows.last().map(|row| row.seq);
    let is_last = rows.len() < usize::try_from(EXPORT_BATCH).unwrap_or(usize::MAX);
    let bytes = table::audit(rows.into_iter().map(AuditEntry::from), is_first);
    Ok(Some((bytes.into(), (store, (!is_last).then_some(filter), false))))
}

/// Checks that no entry has been changed, removed or put in between.
#[utoipa::path(get, path = "/audit/verification", tag = "admin", security(("session" = ["audit.read"])),
    responses((status = 200, body = Verdict)))]
pub async fn verify_audit(
    State(suite): State<Suite>,
    _admin: Allowed<permission::ReadAudit>,
) -> Answer<Json<Verdict>> {
    Ok(Json(log::verify(suite.store().reader()).await?))
}

/// Takes back the change that an entry describes, if nothing has happened to it since.
#[utoipa::path(post, path = "/audit/{seq}/undo", tag = "admin", security(("session" = ["users.manage"])),
    params(("seq" = i64, Path)),
    responses((status = 204, description = "Taken back."), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn undo_change(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageUsers>,
    Path(seq): Path<i64>,
) -> Answer<StatusCode> {
    check_confirmed(&suite, &admin)?;
    let entry = log::find(suite.store().reader(), seq).await?;
    if entry.is_some_and(|entry| entry.action == Action::ConsentChanged) {
        people::undo(suite.store(), admin.actor(), seq).await?;
    } else {
        suite.identity.undo(&admin.actor(), seq).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
