use api::{Answer, ApiError, Code, Json, Path, Query, Text, Whole};
use axum::extract::State;
use campus::search::{FoundRecord, RecordKind};
use identity::{Allowed, permission};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{Suite, graduway::directory::ask::question};

const SHOWN: u32 = 10;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct SearchDirectoryRecords {
    /// A question or a few words.
    #[param(value_type = String, max_length = 500)]
    q: Text<1, 500>,
    /// Only these. Without it, what the question names, or all.
    #[param(inline)]
    kind: Option<RecordKind>,
    #[param(inline)]
    limit: Option<Whole<1, 50>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryRecords {
    pub total: usize,
    pub records: Vec<DirectoryRecord>,
}

/// An event, a group, a post or a job, with its own words.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryRecord {
    pub kind: RecordKind,
    pub id: u32,
    pub title: String,
    /// Where and what, in a few words.
    pub detail: String,
    pub date: Option<Date>,
    pub quote: String,
    /// Who wrote it, by their id.
    pub person: Option<u32>,
}

impl From<FoundRecord> for DirectoryRecord {
    fn from(record: FoundRecord) -> Self {
        Self {
            kind: record.kind,
            id: record.id,
            title: record.title,
            detail: record.detail,
            date: record.date,
            quote: record.quote,
            person: record.by.map(|(id, _)| id),
        }
    }
}

/// Finds events, groups, posts and jobs. Posts are only those whose writers share what stands in them.
#[utoipa::path(get, path = "/directory/records", tag = "graduway", security(("session" = ["apps.use"])),
    params(SearchDirectoryRecords),
    responses((status = 200, body = DirectoryRecords), (status = 422, body = api::ErrorBody)))]
pub async fn search_directory_records(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<SearchDirectoryRecords>,
) -> Answer<Json<DirectoryRecords>> {
    let mut wanted = question(&query.q, suite.store().today());
    if let Some(kind) = query.kind {
        wanted.query.kinds = vec![kind];
    }
    wanted.query.limit = query.limit.map_or(SHOWN, |limit| limit.0) as usize;
    let found = wanted.find(&suite.campus).await?;
    let records = found.records.into_iter().map(DirectoryRecord::from).collect();
    Ok(Json(DirectoryRecords { total: found.total, records }))
}

/// One event, group, post or job, with all of its text. A post whose writer does not share what stands in it is not
/// there.
#[utoipa::path(get, path = "/directory/records/{field}/{id}", tag = "graduway",
    security(("session" = ["apps.use"])), params(("field" = RecordKind, Path), ("id" = u32, Path)),
    responses((status = 200, body = DirectoryRecord), (status = 400, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody)))]
pub async fn find_directory_record(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path((field, id)): Path<(String, String)>,
) -> Answer<Json<DirectoryRecord>> {
    let (kind, id) = named(&field, &id)?;
    let found = suite.campus.find_record(kind, id).await?;
    let missing = || ApiError::not_found(format!("There is no such {}.", kind.name()));
    Ok(Json(found.ok_or_else(missing)?.into()))
}

/// What an address names. Links are cut off and typed by hand: whoever follows one is told what is wrong with it.
fn named(field: &str, id: &str) -> Answer<(RecordKind, u32)> {
    let refused = |message: &str| ApiError::new(Code::MalformedRequest, message);
    let kind = RecordKind::ALL.into_iter().find(|kind| kind.name() == field);
    let kind = kind.ok_or_else(|| {
        refused("The address names no kind of record: it has to be event, group, post or job.")
    })?;
    let is_number = id.chars().all(|letter| letter.is_ascii_digit());
    let number = id.parse::<u32>().ok().filter(|_| is_number);
    let number = number.ok_or_else(|| {
        refused("The address names no record: after the kind it has a whole number, such as 12.")
    })?;
    Ok((kind, number))
}
