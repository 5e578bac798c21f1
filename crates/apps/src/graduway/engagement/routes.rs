use std::{collections::HashSet, sync::Arc};

use api::{Answer, ApiError, Download, Id, Json, Path, Query, Text, Whole};
use axum::{body::Body, extract::State, http::StatusCode};
use campus::{
    engagement::{CohortBy, EngagementMode, FiscalYear, Look, Picture, Ranking, Standing},
    model::PersonId,
};
use identity::{
    Actor, Allowed,
    audit::{self, Action},
    permission,
};
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Store, jobs::Job};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    export,
    model::{
        EngagementCohort, EngagementOfPerson, EngagementOverview, EngagementPeople, EngagementPersonRow,
        EngagementRules, EngagementState, EngagementTrend, EngagementYear,
    },
};
use crate::{Suite, graduway::studio::audience};

const PER_PAGE: u32 = 25;
/// So many years are shown unless another number is asked for.
const YEARS: u32 = 10;
/// So many fields or regions are shown by themselves.
const COHORTS: u32 = 10;
/// So many people leave in one table.
const MOST_EXPORTED: usize = 20_000;

pub(crate) fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(find_engagement))
        .routes(routes!(list_engagement_rules))
        .routes(routes!(find_engagement_trend))
        .routes(routes!(list_engaged_people))
        .routes(routes!(find_engaged_person))
        .routes(routes!(export_engaged_people))
        .routes(routes!(export_engagement_trend))
        .routes(routes!(count_engagement))
}

/// The picture, if there is one, and how new it is.
async fn look(suite: &Suite) -> Answer<(Option<Arc<Picture>>, EngagementState)> {
    let state = |as_of, counting: Option<&Job>, note: Option<String>| EngagementState {
        as_of,
        counting: counting.map(Into::into),
        note,
    };
    Ok(match suite.campus.engagement().look().await? {
        Look::Nothing => {
            let note = "There is no campus yet. An administrator can make one, or import alumni.";
            (None, state(None, None, Some(note.to_owned())))
        }
        Look::Counting(job) => {
            let note =
                "Engagement is being counted for the first time. The figures are here when it has ended.";
            (None, state(None, Some(&job), Some(note.to_owned())))
        }
        Look::Stopped(job) => {
            let why = job.error.unwrap_or_else(|| "It was cancelled.".to_owned());
            let note = format!("Engagement has not been counted. {why} Count it anew.");
            (None, state(None, None, Some(note)))
        }
        Look::Ready { picture, counting } => {
            let note = counting.as_ref().map(|_| {
                let day = chat::phrase::date(picture.as_of);
                format!("These are the figures of {day}; newer ones are being counted.")
            });
            let shown = state(Some(picture.as_of), counting.as_ref(), note);
            (Some(picture), shown)
        }
    })
}

/// What looks at everybody holds nobody else up.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)
}

/// Engagement at a glance: the four modes, this fiscal year and the last.
#[utoipa::path(get, path = "/engagement", tag = "graduway", security(("session" = ["apps.use"])),
    responses((status = 200, body = EngagementOverview)))]
pub async fn find_engagement(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<EngagementOverview>> {
    let (picture, state) = look(&suite).await?;
    let Some(picture) = picture else { return Ok(Json(EngagementOverview::nothing(state))) };
    Ok(Json(apart(move || EngagementOverview::new(&picture, state)).await?))
}

/// What is counted, for how much, and why.
#[utoipa::path(get, path = "/engagement/rules", tag = "graduway", security(("session" = ["apps.use"])),
    responses((status = 200, body = EngagementRules)))]
pub async fn list_engagement_rules(_user: Allowed<permission::UseApps>) -> Json<EngagementRules> {
    Json(EngagementRules::new())
}

/// Of whom: all that is given has to be so.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct EngagementAmong {
    #[param(inline)]
    class_from: Option<Whole<1900, 2100>>,
    #[param(inline)]
    class_to: Option<Whole<1900, 2100>>,
    /// A field of study, as the cohorts call it.
    #[param(value_type = Option<String>, max_length = 200)]
    field: Option<Text<0, 200>>,
    /// A state or a country, as the cohorts call it.
    #[param(value_type = Option<String>, max_length = 200)]
    region: Option<Text<0, 200>>,
    /// A saved segment of the directory.
    #[param(value_type = Option<String>, max_length = 64)]
    segment: Option<Id>,
}

impl EngagementAmong {
    /// Whether somebody is meant.
    async fn resolve(
        &self,
        suite: &Suite,
        uid: &str,
    ) -> Answer<impl Fn(&Standing) -> bool + Send + Sync + 'static + use<>> {
        let people: Option<HashSet<u32>> = match &self.segment {
            Some(id) => Some(audience::segment_people(suite, uid, id).await?),
            None => None,
        };
        let year = |year: Option<Whole<1900, 2100>>| year.and_then(|year| i16::try_from(year.0).ok());
        let (from, to) = (year(self.class_from), year(self.class_to));
        let name = |text: &Option<Text<0, 200>>| {
            text.as_ref().map(|text| text.trim().to_lowercase()).filter(|text| !text.is_empty())
        };
        let (field, region) = (name(&self.field), name(&self.region));
        let is = |wanted: &Option<String>, own: Option<&str>| {
            wanted.as_ref().is_none_or(|wanted| own.is_some_and(|own| own.to_lowercase() == *wanted))
        };
        Ok(move |one: &Standing| {
            let class = one.alum.class_year;
            from.is_none_or(|from| class.is_some_and(|class| class >= from))
                && to.is_none_or(|to| class.is_some_and(|class| class <= to))
                && is(&field, one.alum.field.as_deref())
                && is(&region, one.alum.region.as_deref())
                && people.as_ref().is_none_or(|people| people.contains(&one.person.0))
        })
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct EngagementTrendQuery {
    /// Without it, everybody together.
    #[param(inline)]
    by: Option<CohortBy>,
    /// How many fiscal years, this one included.
    #[param(inline)]
    years: Option<Whole<2, 30>>,
    /// How many fields or regions are shown by themselves; the rest is shown together.
    #[param(inline)]
    most: Option<Whole<1, 60>>,
}

async fn trend(
    suite: &Suite,
    uid: &str,
    (query, among): (&EngagementTrendQuery, &EngagementAmong),
) -> Answer<EngagementTrend> {
    let who = among.resolve(suite, uid).await?;
    let (picture, state) = look(suite).await?;
    let Some(picture) = picture else {
        return Ok(EngagementTrend { state, everybody: Vec::new(), cohorts: Vec::new() });
    };
    let this = picture.year();
    let count = query.years.map_or(YEARS, |years| years.0);
    let years: Vec<FiscalYear> = this.up_to(u8::try_from(count).unwrap_or(u8::MAX)).collect();
    let most = query.most.map_or(COHORTS, |most| most.0) as usize;
    let by = query.by;
    let (everybody, cohorts) = apart(move || {
        let cohorts = by.map(|by| picture.cohorts(by, (&years, most), &who)).unwrap_or_default();
        (picture.shares(&years, &who), cohorts)
    })
    .await?;
    Ok(EngagementTrend {
        state,
        everybody: everybody.iter().map(|count| EngagementYear::new(count, this)).collect(),
        cohorts: cohorts.iter().map(|cohort| EngagementCohort::new(cohort, this)).collect(),
    })
}

/// The share of alumni who took part, year by year and mode by mode, by cohort.
#[utoipa::path(get, path = "/engagement/trend", tag = "graduway", security(("session" = ["apps.use"])),
    params(EngagementTrendQuery, EngagementAmong),
    responses((status = 200, body = EngagementTrend), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn find_engagement_trend(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Query(query): Query<EngagementTrendQuery>,
    Query(among): Query<EngagementAmong>,
) -> Answer<Json<EngagementTrend>> {
    Ok(Json(trend(&suite, &user.uid, (&query, &among)).await?))
}

/// The same as CSV: a line for each cohort and year.
#[utoipa::path(get, path = "/engagement/trend.csv", tag = "graduway", security(("session" = ["apps.use"])),
    params(EngagementTrendQuery, EngagementAmong),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn export_engagement_trend(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Query(query): Query<EngagementTrendQuery>,
    Query(among): Query<EngagementAmong>,
) -> Answer<Download<'static>> {
    let trend = trend(&suite, &user.uid, (&query, &among)).await?;
    let file = export::trend(&trend.everybody, &trend.cohorts).map_err(ApiError::internal)?;
    Ok(Download { name: "engagement-trend.csv", media: "text/csv; charset=utf-8", body: Body::from(file) })
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct EngagementPeopleQuery {
    #[param(inline)]
    ranking: Ranking,
    /// By this mode alone.
    #[param(inline)]
    mode: Option<EngagementMode>,
    #[param(inline)]
    offset: Option<Whole<0, 1_000_000>>,
    #[param(inline)]
    limit: Option<Whole<1, 100>>,
}

/// A page of a list. Refused before anybody is read if the whole of it has more people than `most`.
async fn people(
    suite: &Suite,
    uid: &str,
    (query, among): (&EngagementPeopleQuery, &EngagementAmong),
    (page, most): ((usize, usize), usize),
) -> Answer<EngagementPeople> {
    let who = among.resolve(suite, uid).await?;
    let (picture, state) = look(suite).await?;
    let Some(picture) = picture else {
        return Ok(EngagementPeople { state, total: 0, unnamed: 0, people: Vec::new() });
    };
    let (as_of, ranking, mode) = (picture.as_of, query.ranking, query.mode);
    let (total, unnamed, ids) = apart(move || {
        let listed = picture.list((ranking, mode), page, &who);
        let ids: Vec<PersonId> = listed.page.iter().map(|one| one.person).collect();
        (listed.total, listed.unnamed, ids)
    })
    .await?;
    if total > most {
        let message = format!(
            "The list has {total} people, and a table has room for {most}. Narrow it by class, field, region or segment."
        );
        return Err(ApiError::invalid(message));
    }
    let met = suite.campus.engagement().meet(&ids).await?;
    // What somebody has said since the picture was made counts as well.
    let met = met.iter().filter(|one| one.standing.alum.is_contactable && one.standing.alum.is_named);
    let people = met.map(|one| EngagementPersonRow::new(one, ranking, as_of)).collect();
    Ok(EngagementPeople { state, total, unnamed, people })
}

/// Who takes part most, who does so more than before, and who does no more. Only those who can be reached and have
/// agreed to be named.
#[utoipa::path(get, path = "/engagement/people", tag = "graduway", security(("session" = ["apps.use"])),
    params(EngagementPeopleQuery, EngagementAmong),
    responses((status = 200, body = EngagementPeople), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn list_engaged_people(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Query(query): Query<EngagementPeopleQuery>,
    Query(among): Query<EngagementAmong>,
) -> Answer<Json<EngagementPeople>> {
    let page = (query.offset.map_or(0, |offset| offset.0), query.limit.map_or(PER_PAGE, |limit| limit.0));
    let page = (page.0 as usize, page.1 as usize);
    Ok(Json(people(&suite, &user.uid, (&query, &among), (page, usize::MAX)).await?))
}

/// A whole list as CSV.
#[utoipa::path(get, path = "/engagement/people.csv", tag = "graduway", security(("session" = ["content.edit"])),
    params(EngagementPeopleQuery, EngagementAmong),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn export_engaged_people(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Query(query): Query<EngagementPeopleQuery>,
    Query(among): Query<EngagementAmong>,
) -> Answer<Download<'static>> {
    let all = ((0, MOST_EXPORTED), MOST_EXPORTED);
    let listed = people(&suite, &user.uid, (&query, &among), all).await?;
    let detail = json!({
        "change": "engaged people exported", "list": query.ranking, "people": listed.people.len(),
    });
    write_down(suite.store(), user.actor(), detail).await?;
    let file = export::people(&listed.people).map_err(ApiError::internal)?;
    Ok(Download { name: "engagement.csv", media: "text/csv; charset=utf-8", body: Body::from(file) })
}

/// Names that leave are written down.
async fn write_down(store: &Store, actor: Actor, detail: Value) -> store::Result<()> {
    let own = store.clone();
    store
        .write(move |tx| async move {
            let entry = actor.entry(Action::SegmentExported).detail(detail);
            audit::store::append(&*tx, &own, entry).await.map(|_| ())
        })
        .await
}

/// Somebody's engagement with every event that was counted.
#[utoipa::path(get, path = "/engagement/people/{id}", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = u32, Path)),
    responses((status = 200, body = EngagementOfPerson), (status = 404, body = api::ErrorBody)))]
pub async fn find_engaged_person(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<u32>,
) -> Answer<Json<EngagementOfPerson>> {
    let found = suite.campus.engagement().person(PersonId(id)).await?;
    let (person, as_of) =
        found.ok_or_else(|| ApiError::not_found("There is no such person on the campus."))?;
    Ok(Json(EngagementOfPerson::new(person, as_of)))
}

/// Has everybody counted anew. The job can be watched and cancelled.
#[utoipa::path(post, path = "/engagement/count", tag = "graduway", security(("session" = ["content.edit"])),
    responses((status = 202, body = Job), (status = 404, body = api::ErrorBody)))]
pub async fn count_engagement(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
) -> Answer<(StatusCode, Json<Job>)> {
    let job = suite.campus.engagement().count_anew(Some(&user.uid)).await?;
    let job = job.ok_or_else(|| ApiError::not_found("There is no campus yet: there is nobody to count."))?;
    Ok((StatusCode::ACCEPTED, Json(job)))
}
