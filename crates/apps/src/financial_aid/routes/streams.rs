//! Files of many families: read in memory, answered line by line, kept nowhere.

use aid::{
    Worksheet,
    batch::{self, Notices, Row},
    isir::{self, Comparison},
};
use api::{Answer, ApiError, Code, Download, Json, Query, Whole, receive};
use axum::{
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use identity::{Allowed, permission};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use tokio::sync::{Semaphore, SemaphorePermit, mpsc};
use utoipa::{IntoParams, ToSchema};

use super::blocking;
use crate::Suite;

/// The largest file.
const MOST: usize = 64 * 1024 * 1024;
/// So many pieces may wait for a slow reader.
const AHEAD: usize = 8;
/// So many rows are sent together.
const PIECE: usize = 100;

/// One line of an answer that comes in pieces.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum AidIsirLine {
    /// First.
    Begin {
        total: usize,
    },
    Row {
        row: Box<Comparison>,
    },
    /// A line that cannot be read. The others are not touched by it.
    Fault {
        line: usize,
        message: String,
    },
    /// Last: without it, the answer was cut off.
    End {
        count: usize,
        agree: usize,
        faults: usize,
    },
}

/// One line of an answer that comes in pieces.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum AidBatchLine {
    /// First, with the columns that do not count.
    Begin {
        total: usize,
        columns: Notices,
    },
    Row {
        row: Box<Row>,
    },
    /// Last: without it, the answer was cut off.
    End {
        count: usize,
        exact: usize,
    },
}

/// A file that is looked at, and the right to do so.
struct Held {
    data: Bytes,
    _turn: SemaphorePermit<'static>,
}

/// So many files are in memory at once, whoever sends them.
static DESKS: Semaphore = Semaphore::const_new(3);

async fn file(body: Body) -> Answer<Held> {
    let busy = || ApiError::new(Code::Overloaded, "Other files are being read. Try again in a moment.");
    let turn = DESKS.try_acquire().map_err(|_| busy())?;
    Ok(Held { data: receive(body, MOST).await?, _turn: turn })
}

fn refused(error: impl std::fmt::Display) -> ApiError {
    ApiError::invalid(error.to_string())
}

/// Recomputes the records of a federal file (ISIR) and says where they differ: the body of the request is the file. The
/// answer is a line of JSON for each record. Nothing is kept, and social security numbers are masked.
#[utoipa::path(post, path = "/isir", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = AidIsirLine, content_type = "application/x-ndjson"),
        (status = 413, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn compare_isir(_user: Allowed<permission::UseApps>, body: Body) -> Answer<Response> {
    let file = blocking(file(body).await?, |file| {
        isir::read(&file.data).map_err(refused)?;
        Ok(file)
    });
    let file = file.await?;
    Ok(lines(move |say| {
        // It was read before.
        let Ok(records) = isir::read(&file.data) else { return };
        let (mut count, mut agree, mut faults) = (0, 0, 0);
        if !say(&AidIsirLine::Begin { total: records.total() }) {
            return;
        }
        for record in records {
            let line = match record.map(|record| record.compare()) {
                Ok(row) => {
                    count += 1;
                    agree += usize::from(row.agrees);
                    AidIsirLine::Row { row: Box::new(row) }
                }
                Err(isir::RowError { line, message }) => {
                    faults += 1;
                    AidIsirLine::Fault { line, message }
                }
            };
            if !say(&line) {
                return;
            }
        }
        say(&AidIsirLine::End { count, agree, faults });
    }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OpenAidLine {
    /// Where it stands in the file.
    #[param(inline)]
    line: Whole<1, 10_000_000>,
}

/// A record or a row as a worksheet to go on with.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpenedAidFamily {
    pub name: String,
    pub worksheet: Worksheet,
}

/// One record of a federal file as a worksheet. Nothing is kept until somebody saves it as a family.
#[utoipa::path(post, path = "/isir/open", tag = "financial-aid", security(("session" = ["apps.use"])),
    params(OpenAidLine), request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = OpenedAidFamily), (status = 404, body = api::ErrorBody),
        (status = 413, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn open_isir(
    _user: Allowed<permission::UseApps>,
    Query(query): Query<OpenAidLine>,
    body: Body,
) -> Answer<Json<OpenedAidFamily>> {
    let wanted = usize::try_from(query.line.0).unwrap_or(usize::MAX);
    let opened = blocking(file(body).await?, move |file| {
        let mut records = isir::read(&file.data).map_err(refused)?;
        let found = records.find(|record| match record {
            Ok(record) => record.line == wanted,
            Err(fault) => fault.line == wanted,
        });
        let none = || ApiError::not_found("The file has no record in this line.");
        let record = found.ok_or_else(none)?.map_err(|fault| ApiError::invalid(fault.message))?;
        let name =
            if record.student.is_empty() { format!("Record {wanted}") } else { record.student.clone() };
        let worksheet = Worksheet { application: record.application(), schools: Vec::new() };
        Ok(OpenedAidFamily { name, worksheet })
    });
    Ok(Json(opened.await?))
}

/// Works out a table of families: the body of the request is the file, CSV. The answer is a line of JSON for each
/// family. Nothing is kept.
#[utoipa::path(post, path = "/batches", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = AidBatchLine, content_type = "application/x-ndjson"),
        (status = 413, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn work_out_aid_batch(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    body: Body,
) -> Answer<Response> {
    let today = suite.store().today();
    let file = blocking(file(body).await?, move |file| {
        batch::read(&file.data, today).map_err(refused)?;
        Ok(file)
    });
    let file = file.await?;
    Ok(lines(move |say| work_out(&file.data, today, say)))
}

fn work_out(file: &[u8], today: Date, say: &mut dyn FnMut(&AidBatchLine) -> bool) {
    let Ok(families) = batch::read(file, today) else { return };
    let (mut count, mut exact) = (0, 0);
    if !say(&AidBatchLine::Begin { total: families.total(), columns: families.notices().clone() }) {
        return;
    }
    for row in families {
        count += 1;
        exact += usize::from(row.exact);
        if !say(&AidBatchLine::Row { row: Box::new(row) }) {
            return;
        }
    }
    say(&AidBatchLine::End { count, exact });
}

/// One family of a table as a worksheet. Nothing is kept until somebody saves it as a family.
#[utoipa::path(post, path = "/batches/open", tag = "financial-aid", security(("session" = ["apps.use"])),
    params(OpenAidLine), request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = OpenedAidFamily), (status = 404, body = api::ErrorBody),
        (status = 413, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn open_aid_batch(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<OpenAidLine>,
    body: Body,
) -> Answer<Json<OpenedAidFamily>> {
    let (wanted, today) = (usize::try_from(query.line.0).unwrap_or(usize::MAX), suite.store().today());
    let opened = blocking(file(body).await?, move |file| {
        let row = batch::read(&file.data, today).map_err(refused)?.at(wanted);
        let row = row.ok_or_else(|| ApiError::not_found("The file has no family in this line."))?;
        let name = if row.name.is_empty() { format!("Family in line {wanted}") } else { row.name };
        let worksheet = Worksheet { application: row.application, schools: Vec::new() };
        Ok(OpenedAidFamily { name, worksheet })
    });
    Ok(Json(opened.await?))
}

/// An empty table of families with two for an example.
#[utoipa::path(get, path = "/batches/template", tag = "financial-aid", security(("session" = ["apps.use"])),
    responses((status = 200, body = String, content_type = "text/csv")))]
pub async fn find_aid_batch_template(_user: Allowed<permission::UseApps>) -> Download<'static> {
    let body = Body::from(batch::template());
    Download { name: "families.csv", media: "text/csv; charset=utf-8", body }
}

/// A line of JSON for whatever is said. Whoever does not listen any more ends the work.
fn lines<T: Serialize>(work: impl FnOnce(&mut dyn FnMut(&T) -> bool) + Send + 'static) -> Response {
    let (sender, receiver) = mpsc::channel::<Result<Bytes, std::io::Error>>(AHEAD);
    tokio::task::spawn_blocking(move || {
        let (mut piece, mut rows) = (Vec::new(), 0);
        let mut say = |line: &T| {
            if serde_json::to_writer(&mut piece, line).is_err() {
                return false;
            }
            piece.push(b'\n');
            rows += 1;
            rows < PIECE || {
                rows = 0;
                sender.blocking_send(Ok(std::mem::take(&mut piece).into())).is_ok()
            }
        };
        work(&mut say);
        let _gone = sender.blocking_send(Ok(piece.into()));
    });
    let pieces = futures_util::stream::unfold(receiver, |mut receiver| async move {
        receiver.recv().await.map(|piece| (piece, receiver))
    });
    let media = [(header::CONTENT_TYPE, "application/x-ndjson")];
    (media, Body::from_stream(pieces)).into_response()
}
