use api::{Answer, Download, Id, Json, Path, Query, Text, Whole};
use axum::{
    body::{Body, Bytes},
    extract::State,
};
use futures_util::stream::try_unfold;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use traits::keep::{
    Format, Shown, Sort, TraitDetail, TraitError, TraitFinding, TraitList, TraitUsage, TraitVersion,
    TraitVersionDetail, UnfinishedTrait, Wanted, findings,
};
use utoipa::{IntoParams, ToSchema};

use crate::Suite;

/// So many are on a page, if nothing is said.
const PAGE: u64 = 50;

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum TraitsShown {
    Active,
    Archived,
    /// What is not deleted.
    All,
    /// What can be brought back.
    Deleted,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum TraitsSort {
    Name,
    /// The newest change first.
    Updated,
    /// What most departments ask for first.
    Usage,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListTraits {
    /// Words of the name, the definition or the cues.
    #[param(value_type = Option<String>, max_length = 200)]
    q: Option<Text<0, 200>>,
    /// Those that this department asks for, itself or because of one above it.
    #[param(value_type = Option<String>, max_length = 128)]
    department: Option<Id>,
    /// Those of a framework, such as `nace:Professionalism`.
    #[param(value_type = Option<String>, max_length = 100)]
    framework: Option<Text<0, 100>>,
    /// Active ones, if nothing is said.
    #[param(inline)]
    state: Option<TraitsShown>,
    #[param(inline)]
    sort: Option<TraitsSort>,
    /// The `next` of the page before.
    #[param(value_type = Option<String>, max_length = 128)]
    after: Option<Id>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

impl From<ListTraits> for Wanted {
    fn from(query: ListTraits) -> Self {
        let said = |text: String| Some(text).filter(|text| !text.is_empty());
        Self {
            text: query.q.map(Text::into_string).and_then(said),
            department: query.department.map(|id| id.to_string()),
            framework: query.framework.map(Text::into_string).and_then(said),
            shown: match query.state {
                None | Some(TraitsShown::Active) => Shown::Active,
                Some(TraitsShown::Archived) => Shown::Archived,
                Some(TraitsShown::All) => Shown::All,
                Some(TraitsShown::Deleted) => Shown::Deleted,
            },
            sort: match query.sort {
                None | Some(TraitsSort::Name) => Sort::Name,
                Some(TraitsSort::Updated) => Sort::Updated,
                Some(TraitsSort::Usage) => Sort::Usage,
            },
            after: query.after.map(|id| id.to_string()),
            limit: query.limit.map_or(PAGE, |limit| limit.0.into()),
        }
    }
}

/// Traits, a page at a time.
#[utoipa::path(get, path = "/", tag = "traits", security(("session" = ["apps.use"])), params(ListTraits),
    responses((status = 200, body = TraitList), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn list_traits(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListTraits>,
) -> Answer<Json<TraitList>> {
    Ok(Json(suite.traits.list(&query.into()).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct FrameworkList {
    pub frameworks: Vec<FrameworkValue>,
}

/// A value of a framework, and how many traits have it.
#[derive(Debug, Serialize, ToSchema)]
pub struct FrameworkValue {
    /// Such as `nace:Professionalism`.
    pub value: String,
    pub count: u64,
}

/// The values of frameworks that traits have, to filter by.
#[utoipa::path(get, path = "/frameworks", tag = "traits", security(("session" = ["apps.use"])),
    responses((status = 200, body = FrameworkList)))]
pub async fn list_trait_frameworks(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<FrameworkList>> {
    let frameworks = suite.traits.frameworks().await?;
    let frameworks = frameworks.into_iter().map(|(value, count)| FrameworkValue { value, count }).collect();
    Ok(Json(FrameworkList { frameworks }))
}

/// A trait with all that it says. One that is deleted is found as long as it can be brought back.
#[utoipa::path(get, path = "/{id}", tag = "traits", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TraitDetail), (status = 404, body = api::ErrorBody)))]
pub async fn find_trait(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<TraitDetail>> {
    Ok(Json(suite.traits.find(&id).await?))
}

/// What uses a trait, to be told before it goes.
#[utoipa::path(get, path = "/{id}/usage", tag = "traits", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TraitUsage), (status = 404, body = api::ErrorBody)))]
pub async fn find_trait_usage(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<TraitUsage>> {
    Ok(Json(suite.traits.usage(&id).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TraitVersionList {
    /// The newest first.
    pub versions: Vec<TraitVersion>,
}

/// The history of a trait.
#[utoipa::path(get, path = "/{id}/versions", tag = "traits", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TraitVersionList), (status = 404, body = api::ErrorBody)))]
pub async fn list_trait_versions(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<TraitVersionList>> {
    Ok(Json(TraitVersionList { versions: suite.traits.versions(&id).await? }))
}

/// What a trait said in one version.
#[utoipa::path(get, path = "/{id}/versions/{number}", tag = "traits", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ("number" = u32, Path)),
    responses((status = 200, body = TraitVersionDetail), (status = 404, body = api::ErrorBody)))]
pub async fn find_trait_version(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path((id, number)): Path<(Id, u32)>,
) -> Answer<Json<TraitVersionDetail>> {
    Ok(Json(suite.traits.version(&id, number).await?))
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitCheck {
    /// Whether nobody may be rated on it: it cannot be saved.
    pub is_refused: bool,
    /// The gravest first.
    pub findings: Vec<TraitFinding>,
}

/// What is wrong with a trait that is being written, or could be better. Keeps nothing.
#[utoipa::path(post, path = "/check", tag = "traits", security(("session" = ["apps.use"])),
    request_body = UnfinishedTrait,
    responses((status = 200, body = TraitCheck), (status = 422, body = api::ErrorBody)))]
pub async fn check_trait(
    _user: Allowed<permission::UseApps>,
    Json(body): Json<UnfinishedTrait>,
) -> Answer<Json<TraitCheck>> {
    let content = body.into_content().map_err(TraitError::from)?;
    let findings = findings(&content.to_trait(""));
    let is_refused = findings.iter().any(|finding| finding.weight == traits::lint::Weight::Refused);
    Ok(Json(TraitCheck { is_refused, findings }))
}

/// The traits of a list, all pages of it, as CSV. It can be imported again.
#[utoipa::path(get, path = "/export.csv", tag = "traits", security(("session" = ["apps.use"])),
    params(ListTraits),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody)))]
pub async fn export_traits_csv(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListTraits>,
) -> Answer<Download<'static>> {
    let body = export(&suite, query, Format::Csv).await?;
    Ok(Download { name: "traits.csv", media: "text/csv; charset=utf-8", body })
}

/// The traits of a list, all pages of it, as JSON. It can be imported again.
#[utoipa::path(get, path = "/export.json", tag = "traits", security(("session" = ["apps.use"])),
    params(ListTraits),
    responses((status = 200, body = serde_json::Value, content_type = "application/json"),
        (status = 404, body = api::ErrorBody)))]
pub async fn export_traits_json(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListTraits>,
) -> Answer<Download<'static>> {
    let body = export(&suite, query, Format::Json).await?;
    Ok(Download { name: "traits.json", media: "application/json", body })
}

async fn export(suite: &Suite, query: ListTraits, format: Format) -> Answer<Body> {
    let start = suite.traits.export(query.into(), format).await?;
    let pieces = try_unfold(start, async |mut file| {
        let piece = file.next().await?;
        Ok::<_, TraitError>(piece.map(|piece| (Bytes::from(piece), file)))
    });
    Ok(Body::from_stream(pieces))
}
