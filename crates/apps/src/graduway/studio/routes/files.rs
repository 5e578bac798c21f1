//! A piece as files. Whatever could be sent, or names its readers, is of an approved piece alone; and no file tells what
//! somebody does not share any more.

use std::collections::VecDeque;

use api::{Answer, ApiError, Code, Download, Id, Path, Query};
use axum::{
    body::{Body, Bytes},
    extract::State,
};
use futures_util::stream::try_unfold;
use identity::{Allowed, permission};
use outreach::Gap;
use serde::Deserialize;
use serde_json::json;
use utoipa::IntoParams;

use super::by;
use crate::{
    Suite,
    graduway::studio::{
        audience,
        merge::{MergeField, Reader, fill},
        model::Kept,
        reach::{Looked, Looking, TOGETHER},
        render::{Letter, MailHead, html, mail},
        store::{self as rows, readers},
    },
    sheet::cell,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct StudioFileFor {
    /// One of the readers, for whom the places are filled. Without it, the places stay.
    #[param(format = Int64)]
    person: Option<u32>,
}

/// The reader that a file is for. Nobody but those who fit can be asked for.
async fn reader(suite: &Suite, kept: &Kept, person: Option<u32>) -> Answer<Option<Reader>> {
    let Some(person) = person else { return Ok(None) };
    let not_there = || ApiError::not_found("This person is not among the readers of the piece.");
    if !audience::people(suite, &kept.content.audience).await?.contains(&person) {
        return Err(not_there());
    }
    let found = readers(suite.store(), &suite.campus, &[person]).await?.pop();
    found.map(Some).ok_or_else(not_there)
}

fn letter(kept: &Kept, reader: Option<&Reader>) -> Letter {
    match reader {
        Some(reader) => Letter::filled(&kept.content.draft, reader),
        None => Letter::unfilled(&kept.content.draft),
    }
}

/// Refuses what is not approved as it is, and what may not be told any more.
async fn approved(suite: &Suite, kept: &Kept) -> Answer<()> {
    if kept.in_force().is_some() {
        return no_gap(rows::outdated(suite.store(), &suite.campus, &kept.content).await?);
    }
    let message = if kept.approval.is_some() {
        "The piece has been changed since it was approved. Approve what it says now."
    } else {
        "Approve the piece first: this could be sent."
    };
    Err(ApiError::new(Code::Conflict, message))
}

/// Refuses what somebody does not share any more, approved or not.
async fn still_shared(suite: &Suite, kept: &Kept) -> Answer<()> {
    no_gap(rows::withdrawn(&suite.campus, &kept.content.draft).await?)
}

fn no_gap(gaps: Vec<Gap>) -> Answer<()> {
    match gaps.into_iter().next() {
        Some(gap) => Err(ApiError::new(Code::Conflict, gap.message)),
        None => Ok(()),
    }
}

/// A piece as plain text.
#[utoipa::path(get, path = "/studio/pieces/{id}/export.txt", tag = "graduway",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), StudioFileFor),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn export_studio_text(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<StudioFileFor>,
) -> Answer<Download<'static>> {
    let kept = rows::find(suite.store(), &id).await?;
    still_shared(&suite, &kept).await?;
    let reader = reader(&suite, &kept, query.person).await?;
    let body = Body::from(letter(&kept, reader.as_ref()).text());
    Ok(Download { name: "piece.txt", media: "text/plain; charset=utf-8", body })
}

/// A piece as a page with its styles in it.
#[utoipa::path(get, path = "/studio/pieces/{id}/export.html", tag = "graduway",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), StudioFileFor),
    responses((status = 200, body = String, content_type = "text/html"), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn export_studio_html(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<StudioFileFor>,
) -> Answer<Download<'static>> {
    let kept = rows::find(suite.store(), &id).await?;
    still_shared(&suite, &kept).await?;
    let reader = reader(&suite, &kept, query.person).await?;
    let body = Body::from(html(&letter(&kept, reader.as_ref())));
    Ok(Download { name: "piece.html", media: "text/html; charset=utf-8", body })
}

/// An approved piece as a mail that is not sent yet. For one of its readers only if they may be contacted today.
#[utoipa::path(get, path = "/studio/pieces/{id}/export.eml", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), StudioFileFor),
    responses((status = 200, body = String, content_type = "message/rfc822"), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn export_studio_mail(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<StudioFileFor>,
) -> Answer<Download<'static>> {
    let kept = rows::find(suite.store(), &id).await?;
    approved(&suite, &kept).await?;
    let reader = reader(&suite, &kept, query.person).await?;
    let mut to = None;
    if let Some(reader) = &reader {
        let looked = Looking::default().look(&suite, &[reader.person.id]).await?.pop();
        if let Some(left_out) = looked.and_then(|one| one.left_out) {
            return Err(ApiError::new(Code::Conflict, left_out.message));
        }
        to = reader.person.email.clone().map(|address| (reader.person.name.clone(), address));
        let detail = json!({
            "change": "mail exported", "piece": kept.id, "name": kept.content.name, "person": reader.person.id,
        });
        rows::write_down(suite.store(), &by(&user), detail).await?;
    }
    let from = (user.display_name.clone(), user.email.clone());
    let head = MailHead { from, to, date: suite.store().now(), id: format!("{}{}", kept.id, kept.revision) };
    let body = Body::from(mail(&letter(&kept, reader.as_ref()), &head));
    Ok(Download { name: "piece.eml", media: "message/rfc822", body })
}

/// Who may get an approved piece today, with what goes into its places; and of the others, why not. No address of anybody
/// who may not be written to is in it, and no name of anybody who does not stand in the directory.
#[utoipa::path(get, path = "/studio/pieces/{id}/recipients.csv", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn export_studio_recipients(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Download<'static>> {
    let kept = rows::find(suite.store(), &id).await?;
    approved(&suite, &kept).await?;
    let ids = audience::people(&suite, &kept.content.audience).await?;
    let detail = json!({
        "change": "readers exported", "piece": kept.id, "name": kept.content.name, "people": ids.len(),
    });
    rows::write_down(suite.store(), &by(&user), detail).await?;
    let table = Table {
        suite,
        fields: kept.content.fields(),
        left: ids.chunks(TOGETHER).map(<[u32]>::to_vec).collect(),
        looking: Looking::default(),
        has_head: false,
    };
    let pieces = try_unfold(table, async |mut table| {
        let piece = table.next().await?;
        Ok::<_, ApiError>(piece.map(|piece| (Bytes::from(piece), table)))
    });
    let body =
        Body::from_stream(futures_util::TryStreamExt::map_err(pieces, |error| error.message().to_owned()));
    Ok(Download { name: "recipients.csv", media: "text/csv; charset=utf-8", body })
}

/// The table of readers, some people at a time.
struct Table {
    suite: Suite,
    fields: Vec<MergeField>,
    left: VecDeque<Vec<u32>>,
    looking: Looking,
    has_head: bool,
}

impl Table {
    async fn next(&mut self) -> Answer<Option<Vec<u8>>> {
        let mut file = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
        if !self.has_head {
            self.has_head = true;
            let mut head = vec!["person", "name", "email", "contact today", "reason"];
            head.extend(self.fields.iter().map(|field| field.offered().written.trim_matches(['{', '}'])));
            file.write_record(&head).map_err(ApiError::internal)?;
        } else if self.left.is_empty() {
            return Ok(None);
        }
        if let Some(some) = self.left.pop_front() {
            for one in self.looking.look(&self.suite, &some).await? {
                file.write_record(self.row(&one)).map_err(ApiError::internal)?;
            }
        }
        file.into_inner().map(Some).map_err(|error| ApiError::internal(error.error()))
    }

    fn row(&self, one: &Looked) -> Vec<String> {
        let reader = one.reader.as_ref();
        let name = reader.map(|reader| reader.person.name.clone()).unwrap_or_default();
        let reached = reader.filter(|_| one.left_out.is_none());
        let email = reached.and_then(|reader| reader.person.email.clone()).unwrap_or_default();
        let (may, reason) = match &one.left_out {
            None => ("yes", String::new()),
            Some(left_out) => ("no", format!("{}: {}", left_out.reason.name(), left_out.message)),
        };
        let mut row = vec![one.person.to_string(), cell(&name), cell(&email), may.to_owned(), cell(&reason)];
        row.extend(self.fields.iter().map(|field| match reached {
            Some(reader) => cell(&fill(field.offered().written, Some(reader)).0),
            None => String::new(),
        }));
        row
    }
}
