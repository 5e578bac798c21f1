use std::collections::VecDeque;

use api::{Answer, Download, Id, Path};
use axum::{
    body::{Body, Bytes},
    extract::State,
};
use campus::search::ListedPerson;
use futures_util::stream::try_unfold;
use identity::{Allowed, permission};

use super::{desk, kept::chips_of, ready};
use crate::{
    Suite,
    graduway::directory::{desk::Desk, store as rows},
    sheet::cell,
};

/// So many people are read at once.
const TOGETHER: usize = 500;

const HEADINGS: [&str; 16] = [
    "name",
    "class",
    "degrees",
    "title",
    "employer",
    "industry",
    "city",
    "region",
    "country",
    "email",
    "phone",
    "given",
    "last gift",
    "events",
    "last event",
    "volunteers",
];

/// The people of a segment as a table: of each, what they share.
#[utoipa::path(get, path = "/segments/{id}/export", tag = "graduway", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody),
        (status = 503, body = api::ErrorBody)))]
pub async fn export_segment(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Download<'static>> {
    let desk = desk(&suite);
    let kept = rows::find(suite.store(), &user.uid, &id).await?;
    let (chips, _) = chips_of(&desk, &kept.content.chips).await?;
    let ids = ready(desk.everybody(&chips).await?)?;
    let by = rows::Editor { actor: user.actor(), name: user.display_name.clone(), may_share: true };
    rows::export(suite.store(), by, (&id, ids.len() as u64)).await?;
    let start = Some((desk, VecDeque::from(ids), true));
    let body = try_unfold(start, async |state| {
        let Some((desk, mut ids, is_first)) = state else { return Ok(None) };
        let some: Vec<u32> = ids.drain(..ids.len().min(TOGETHER)).collect();
        if some.is_empty() && !is_first {
            return Ok(None);
        }
        let page = page(&desk, &some, is_first).await?;
        Ok::<_, store::Error>(Some((Bytes::from(page), Some((desk, ids, false)))))
    });
    let body = Body::from_stream(body);
    Ok(Download { name: "segment.csv", media: "text/csv; charset=utf-8", body })
}

async fn page(desk: &Desk, ids: &[u32], is_first: bool) -> store::Result<Vec<u8>> {
    let unwritten = |error: &dyn std::fmt::Display| store::Error::Other(error.to_string());
    let mut table = csv::Writer::from_writer(Vec::new());
    if is_first {
        table.write_record(HEADINGS).map_err(|error| unwritten(&error))?;
    }
    for person in desk.listed(ids).await? {
        table.write_record(row(&person).map(|text| cell(&text))).map_err(|error| unwritten(&error))?;
    }
    table.into_inner().map_err(|error| unwritten(&error))
}

fn row(person: &ListedPerson) -> [String; 16] {
    let degrees: Vec<String> =
        person.degrees.iter().map(|one| format!("{} {}, {}", one.degree, one.field, one.year)).collect();
    let work = person.work.clone();
    let (title, employer, industry) =
        work.map(|work| (work.title, work.employer, work.industry)).unwrap_or_default();
    let (city, region, country) =
        person.place.clone().map(|place| (place.city, place.region, place.country)).unwrap_or_default();
    let day = |day: Option<jiff::civil::Date>| day.map(|day| day.to_string()).unwrap_or_default();
    [
        person.name.clone(),
        person.class_year.map(|year| year.to_string()).unwrap_or_default(),
        degrees.join("; "),
        title,
        employer,
        industry,
        city,
        region,
        country,
        person.email.clone().unwrap_or_default(),
        person.phone.clone().unwrap_or_default(),
        format!("{}.{:02}", person.given_cents / 100, (person.given_cents % 100).abs()),
        day(person.last_gift),
        person.events.to_string(),
        day(person.last_event),
        if person.volunteers { "yes" } else { "no" }.to_owned(),
    ]
}
