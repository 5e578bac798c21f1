use api::{Answer, Json, Query, Text, Whole};
use axum::extract::State;
use campus::{
    model::{MentoringSide, Seniority},
    people::PersonKind,
    search::{IndexState, PeopleFilter, PeopleFound, PeopleQuery},
};
use identity::{Allowed, permission};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::Suite;

const PER_PAGE: u32 = 25;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct SearchPeople {
    /// Names, what they do, what they know, what they care for. Without it, everybody is listed by name.
    #[param(value_type = Option<String>, max_length = 500)]
    q: Option<Text<0, 500>>,
    #[param(inline)]
    kind: Option<PersonKind>,
    #[param(inline)]
    class_from: Option<Whole<1900, 2100>>,
    #[param(inline)]
    class_to: Option<Whole<1900, 2100>>,
    /// A field of study.
    #[param(value_type = Option<String>, max_length = 200)]
    field: Option<Text<0, 200>>,
    #[param(value_type = Option<String>, max_length = 200)]
    industry: Option<Text<0, 200>>,
    /// A city or a region.
    #[param(value_type = Option<String>, max_length = 200)]
    place: Option<Text<0, 200>>,
    /// How far from the place is near enough. Without it, a city counts with 40 km around it.
    #[param(inline)]
    km: Option<Whole<1, 20_000>>,
    #[param(value_type = Option<String>, max_length = 200)]
    skill: Option<Text<0, 200>>,
    /// Present or past.
    #[param(value_type = Option<String>, max_length = 200)]
    employer: Option<Text<0, 200>>,
    /// Of the present or the last position.
    #[param(inline)]
    seniority: Option<Seniority>,
    /// Whether they ever gave.
    gave: Option<bool>,
    /// What they gave so far, in whole dollars, at least.
    #[param(inline)]
    given_from: Option<Whole<0, 1_000_000_000>>,
    volunteered: Option<bool>,
    /// Whether they look for work.
    candidate: Option<bool>,
    #[param(inline)]
    mentoring: Option<MentoringSide>,
    #[param(inline)]
    offset: Option<Whole<0, 10_000>>,
    #[param(inline)]
    limit: Option<Whole<1, 100>>,
}

impl From<SearchPeople> for PeopleQuery {
    fn from(query: SearchPeople) -> Self {
        let text = |text: Option<Text<0, 200>>| text.map(Text::into_string).filter(|text| !text.is_empty());
        let year = |year: Whole<1900, 2100>| i16::try_from(year.0).expect("a year is at most 2100");
        Self {
            text: query.q.map(Text::into_string).unwrap_or_default(),
            filter: PeopleFilter {
                kind: query.kind,
                class_from: query.class_from.map(year),
                class_to: query.class_to.map(year),
                field: text(query.field),
                industry: text(query.industry),
                place: text(query.place),
                km: query.km.map(|km| km.0),
                skill: text(query.skill),
                employer: text(query.employer),
                seniority: query.seniority,
                gave: query.gave,
                given_from: query.given_from.map(|given| given.0),
                volunteered: query.volunteered,
                candidate: query.candidate,
                mentoring: query.mentoring,
                ..PeopleFilter::default()
            },
            offset: query.offset.map_or(0, |offset| offset.0),
            limit: query.limit.map_or(PER_PAGE, |limit| limit.0),
        }
    }
}

/// Finds people by words, by meaning and by what has to be true of them. What is typed is a text and no syntax.
#[utoipa::path(get, path = "/api/people", tag = "people", security(("session" = ["apps.use"])),
    params(SearchPeople), responses((status = 200, body = PeopleFound), (status = 422, body = api::ErrorBody)))]
pub async fn search_people(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<SearchPeople>,
) -> Answer<Json<PeopleFound>> {
    Ok(Json(suite.campus.search(&query.into()).await?))
}

/// How the search index is: what it knows, and what is going on.
#[utoipa::path(get, path = "/api/people/index", tag = "people", security(("session" = ["apps.use"])),
    responses((status = 200, body = IndexState)))]
pub async fn find_people_index(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<IndexState>> {
    Ok(Json(suite.campus.index_state().await?))
}
