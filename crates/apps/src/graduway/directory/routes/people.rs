use api::{Answer, Json, Whole};
use axum::extract::State;
use campus::{
    model::MentoringSide,
    people::PersonKind,
    search::{ListedDegree, ListedPerson},
};
use identity::{Allowed, permission};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{desk, meant, ready};
use crate::{
    Suite,
    graduway::directory::model::{DirectoryChip, EditedChip, reading},
};

const PER_PAGE: u32 = 25;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SearchDirectory {
    /// None for everybody in the directory.
    #[serde(default)]
    #[schema(max_items = 40)]
    chips: Vec<EditedChip>,
    #[schema(inline)]
    offset: Option<Whole<0, 1_000_000>>,
    #[schema(inline)]
    limit: Option<Whole<1, 100>>,
}

/// A page of those who fit, in the order of their names.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryPage {
    /// The chips as they were read.
    pub chips: Vec<DirectoryChip>,
    pub reading: String,
    pub notes: Vec<String>,
    pub total: u64,
    pub people: Vec<DirectoryPerson>,
    /// Of those who fit, how many have what would be nice: one for each such chip but distances.
    pub nice: Vec<u64>,
}

/// Somebody as the directory shows them. What they keep to themselves is not there.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryPerson {
    pub id: u32,
    pub name: String,
    pub kinds: Vec<PersonKind>,
    pub class_year: Option<i16>,
    /// The newest first: "BS Chemistry, 1994".
    pub degrees: Vec<String>,
    pub title: Option<String>,
    pub employer: Option<String>,
    pub industry: Option<String>,
    /// City and region.
    pub place: Option<String>,
    pub given_cents: i64,
    pub last_gift: Option<Date>,
    /// How many events they came to.
    pub events: usize,
    pub last_event: Option<Date>,
    pub volunteers: bool,
    pub mentoring: Option<MentoringSide>,
    /// What they do not share: `career`, `place`.
    pub withheld: Vec<DirectoryField>,
}

/// What somebody can keep to themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum DirectoryField {
    Career,
    Place,
}

impl From<ListedPerson> for DirectoryPerson {
    fn from(person: ListedPerson) -> Self {
        let shared = person.shared;
        let mut withheld = Vec::new();
        if !shared.career {
            withheld.push(DirectoryField::Career);
        }
        if !shared.place {
            withheld.push(DirectoryField::Place);
        }
        let place = person.place.map(|place| place.told());
        let (title, employer, industry) = person
            .work
            .map(|work| (work.title, work.employer, work.industry))
            .map_or((None, None, None), |work| {
                let said = |text: String| Some(text).filter(|text| !text.is_empty());
                (said(work.0), said(work.1), said(work.2))
            });
        Self {
            id: person.id,
            name: person.name,
            kinds: person.kinds,
            class_year: person.class_year,
            degrees: person.degrees.iter().map(degree).collect(),
            title,
            employer,
            industry,
            place,
            given_cents: person.given_cents,
            last_gift: person.last_gift,
            events: person.events,
            last_event: person.last_event,
            volunteers: person.volunteers,
            mentoring: person.mentoring,
            withheld,
        }
    }
}

fn degree(one: &ListedDegree) -> String {
    format!("{} {}, {}", one.degree, one.field, one.year).trim().to_owned()
}

/// Those who fit a filter.
#[utoipa::path(post, path = "/directory/search", tag = "graduway", security(("session" = ["apps.use"])),
    request_body = SearchDirectory,
    responses((status = 200, body = DirectoryPage), (status = 422, body = api::ErrorBody),
        (status = 503, body = api::ErrorBody)))]
pub async fn search_directory(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<SearchDirectory>,
) -> Answer<Json<DirectoryPage>> {
    let desk = desk(&suite);
    let (chips, notes) = meant(&desk, &body.chips).await?;
    let page = (
        body.offset.map_or(0, |offset| offset.0) as usize,
        body.limit.map_or(PER_PAGE, |limit| limit.0) as usize,
    );
    let found = ready(desk.people(&chips, page).await?)?;
    Ok(Json(DirectoryPage {
        reading: reading(&chips),
        chips,
        notes,
        total: found.total,
        people: found.people.into_iter().map(DirectoryPerson::from).collect(),
        nice: found.nice,
    }))
}
