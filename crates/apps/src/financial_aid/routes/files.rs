use aid::{Worksheet, replay::Replayed};
use api::{Answer, ApiError, Download, Json, receive};
use axum::{
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use identity::{Allowed, permission};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{FamilyName, check, work::unfinished};
use crate::{Suite, financial_aid::outputs};

/// An audit file is far smaller.
const LARGEST: usize = 4 * 1024 * 1024;

/// How a result is written.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AidFormat {
    Pdf,
    Csv,
    /// The audit file: replayed, it gives the same bytes.
    Json,
    /// What is to be done, for a calendar.
    Ics,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExportAid {
    name: FamilyName,
    #[serde(deserialize_with = "aid::object")]
    worksheet: Worksheet,
    #[schema(inline)]
    format: AidFormat,
}

/// A worksheet's result as a file. Nothing is kept.
#[utoipa::path(post, path = "/exports", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = ExportAid,
    responses((status = 200, content((Vec<u8> = "application/pdf"), (String = "text/csv"), (Vec<u8> = "application/json"),
        (String = "text/calendar"))), (status = 422, body = api::ErrorBody)))]
pub async fn export_aid(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<ExportAid>,
) -> Answer<Response> {
    check(&body.worksheet)?;
    let (today, name) = (suite.store().today(), &*body.name);
    let now = Timestamp::from_millisecond(suite.store().now().millis()).unwrap_or_default();
    let (ending, media, data) = match body.format {
        AidFormat::Pdf => {
            let paper = outputs::paper(name, &body.worksheet.work_out(today), now);
            let data = documents::pdf::write(&paper).map_err(|error| ApiError::invalid(error.to_string()))?;
            ("pdf", "application/pdf", data)
        }
        AidFormat::Csv => {
            ("csv", "text/csv; charset=utf-8", outputs::table(name, &body.worksheet.work_out(today)))
        }
        AidFormat::Json => {
            let (case, standing) = body.worksheet.complete(today).map_err(|gaps| unfinished(&gaps))?;
            let data = aid::replay::audit(&case, &standing).map_err(ApiError::internal)?;
            ("json", "application/json", data)
        }
        AidFormat::Ics => {
            let tasks = aid::checklist::checklist(&body.worksheet, today);
            let data = aid::checklist::ics(&tasks, now, name).into_bytes();
            ("ics", "text/calendar; charset=utf-8", data)
        }
    };
    let file = format!("Aid estimate {name} {}.{ending}", body.worksheet.application.year);
    Ok(Download { name: &file, media, body: Body::from(data) }.into_response())
}

/// What became of an audit file.
#[derive(Debug, Serialize, ToSchema)]
pub struct AidReplay {
    pub replayed: Replayed,
}

/// Reckons an audit file again: the body of the request is the file. Says whether every byte is the same.
#[utoipa::path(post, path = "/replays", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = AidReplay), (status = 422, body = api::ErrorBody)))]
pub async fn replay_aid(_user: Allowed<permission::UseApps>, body: Body) -> Answer<Json<AidReplay>> {
    let body = receive(body, LARGEST).await?;
    let replayed = aid::replay::replay(&body).map_err(|error| {
        ApiError::invalid(format!("The file cannot be replayed: {error}. Choose one that was exported here."))
    })?;
    Ok(Json(AidReplay { replayed }))
}
