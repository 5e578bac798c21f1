use std::time::Duration;

use api::{Answer, ApiError, Code, Json, Query, Text, receive};
use axum::{body::Body, extract::State};
use documents::Limits;
use identity::{Allowed, permission};
use talent::{Posting, posting};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::{
    Suite,
    role_matching::{
        desk::apart,
        model::{
            LintPosting, ListOpenings, OpeningList, PostingLints, ReadPosting, ReadPostingFile, checked,
        },
        store,
    },
};

const PER_PAGE: u32 = 20;
/// A job description is a few pages.
const LARGEST: usize = 10 << 20;
/// So many files are read at once, whoever sends them, and nobody waits longer for one.
static TURNS: Semaphore = Semaphore::const_new(3);
const PATIENCE: Duration = Duration::from_mins(1);
const BUSY: &str = "Other files are being read. Try again in a moment.";
const SLOW: &str =
    "Reading this file took too long. Save it as plain text or as another kind of file and upload that.";
const LIMITS: Limits = Limits { bytes: LARGEST, unpacked: 64 << 20, pages: 100, text: 20_000, depth: 256 };

/// Reads a job description into what it asks for. Nothing is kept.
#[utoipa::path(post, path = "/readings", tag = "role-matching", security(("session" = ["apps.use"])),
    request_body = ReadPosting, responses((status = 200, body = Posting), (status = 422, body = api::ErrorBody)))]
pub async fn read_posting(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<ReadPosting>,
) -> Answer<Json<Posting>> {
    let text = body.text.into_string();
    Ok(Json(placed(&suite, apart(move || posting::read(&text)).await?).await?))
}

/// What it asks for, with its place in longer lists than our own.
async fn placed(suite: &Suite, posting: Posting) -> Answer<Posting> {
    let requirements = suite.candidates.place(posting.requirements).await?;
    Ok(Posting { requirements, ..posting })
}

/// The same for a file, the body of the request as it is: PDF, DOCX, Markdown, HTML or text.
#[utoipa::path(post, path = "/readings/file", tag = "role-matching", security(("session" = ["apps.use"])),
    params(ReadPostingFile), request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = Posting), (status = 413, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn read_posting_file(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ReadPostingFile>,
    body: Body,
) -> Answer<Json<Posting>> {
    let turn = turn(&TURNS)?;
    let (bytes, name) = (receive(body, LARGEST).await?, query.name.into_string());
    let posting = in_time(PATIENCE, move || {
        // Who waits no longer leaves the work behind: the turn goes with that.
        let _turn = turn;
        let document = documents::read(&bytes, &name, &LIMITS)?;
        let pages: Vec<String> = document.pages.iter().map(documents::Page::text).collect();
        Ok::<_, documents::ReadError>(posting::read(&pages.join("\n\n")))
    });
    let posting = posting.await?.map_err(|error| ApiError::invalid(error.to_string()))?;
    Ok(Json(placed(&suite, posting).await?))
}

fn turn(turns: &'static Semaphore) -> Answer<SemaphorePermit<'static>> {
    turns.try_acquire().map_err(|_| ApiError::new(Code::Overloaded, BUSY))
}

async fn in_time<T: Send + 'static>(most: Duration, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    tokio::time::timeout(most, apart(work)).await.unwrap_or_else(|_| Err(ApiError::invalid(SLOW)))
}

/// Says what about a role keeps good people away.
#[utoipa::path(post, path = "/lints", tag = "role-matching", security(("session" = ["apps.use"])),
    request_body = LintPosting, responses((status = 200, body = PostingLints), (status = 422, body = api::ErrorBody)))]
pub async fn lint_posting(
    _user: Allowed<permission::UseApps>,
    Json(body): Json<LintPosting>,
) -> Answer<Json<PostingLints>> {
    let requirements = checked(body.requirements)?;
    let posting = Posting { text: body.text.into_string(), title: None, requirements, lints: Vec::new() };
    Ok(Json(PostingLints { lints: apart(move || posting::lint(&posting)).await? }))
}

/// The jobs that employers of the campus have posted, a page at a time.
#[utoipa::path(get, path = "/openings", tag = "role-matching", security(("session" = ["apps.use"])),
    params(ListOpenings), responses((status = 200, body = OpeningList)))]
pub async fn list_openings(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListOpenings>,
) -> Answer<Json<OpeningList>> {
    let words = query.q.map(Text::into_string).unwrap_or_default();
    let offset = query.offset.map_or(0, |offset| offset.0) as usize;
    let limit = query.limit.map_or(PER_PAGE, |limit| limit.0) as usize;
    let (total, openings) = store::openings(suite.store(), &words, (offset, limit)).await?;
    Ok(Json(OpeningList { total: total as u64, openings }))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use axum::{http::StatusCode, response::IntoResponse};

    use super::*;

    #[tokio::test]
    async fn nobody_waits_without_end_for_a_file() {
        let (done, wait) = mpsc::channel::<()>();
        let slow = in_time(Duration::ZERO, move || wait.recv().is_ok()).await;
        drop(done);
        assert_eq!(slow.err().unwrap().into_response().status(), StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(in_time(PATIENCE, || 7).await.ok(), Some(7));
    }

    #[tokio::test]
    async fn who_comes_while_others_are_read_is_told_so_until_one_is_done() {
        static ONE: Semaphore = Semaphore::const_new(1);
        let status = |refused: ApiError| refused.into_response().status();
        let first = turn(&ONE).unwrap();
        assert_eq!(turn(&ONE).map_err(status).err(), Some(StatusCode::SERVICE_UNAVAILABLE));
        assert_eq!(in_time(PATIENCE, move || drop(first)).await.ok(), Some(()));
        assert!(turn(&ONE).is_ok());
    }
}
