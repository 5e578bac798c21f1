//! What comes with the app: its form, sample families, checks, and what reads or writes letters.

use aid::{
    AwardYear, Worksheet,
    appeal::{self, Appeal, Circumstance},
    checklist::{self, Task},
    checks::{self, CheckGroup},
    families::{self, Sample},
    form::{self, Form},
    letter::{self, Letter},
};
use api::{Answer, ApiError, Json, Lines, Query};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use utoipa::{IntoParams, ToSchema};

use super::{blocking, check};
use crate::Suite;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FindAidForm {
    #[param(inline)]
    year: AwardYear,
}

/// The questions of an award year, with what helps to answer them.
#[utoipa::path(get, path = "/form", tag = "financial-aid", security(("session" = ["apps.use"])),
    params(FindAidForm), responses((status = 200, body = Form)))]
pub async fn find_aid_form(
    _user: Allowed<permission::UseApps>,
    Query(query): Query<FindAidForm>,
) -> Json<Form> {
    Json(form::form(query.year))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AskedOfAidFamily {
    #[serde(deserialize_with = "aid::object")]
    worksheet: Worksheet,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AskedAidFields {
    /// By their path.
    pub fields: Vec<String>,
}

/// Which questions matter for these answers.
#[utoipa::path(post, path = "/form/asked", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = AskedOfAidFamily,
    responses((status = 200, body = AskedAidFields), (status = 422, body = api::ErrorBody)))]
pub async fn find_asked_aid_fields(
    _user: Allowed<permission::UseApps>,
    Json(body): Json<AskedOfAidFamily>,
) -> Answer<Json<AskedAidFields>> {
    check(&body.worksheet)?;
    Ok(Json(AskedAidFields { fields: form::asked(&body.worksheet.application) }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AidSampleList {
    pub samples: Vec<Sample>,
}

/// Families to begin with. All are made up.
#[utoipa::path(get, path = "/samples", tag = "financial-aid", security(("session" = ["apps.use"])),
    responses((status = 200, body = AidSampleList)))]
pub async fn list_aid_samples(_user: Allowed<permission::UseApps>) -> Json<AidSampleList> {
    Json(AidSampleList { samples: families::families() })
}

static CHECKING: Mutex<()> = Mutex::const_new(());

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AidChecks {
    pub groups: Vec<CheckGroup>,
    pub count: usize,
    pub passed: usize,
    /// How long it took, by the clock.
    pub milliseconds: u64,
    pub engine: &'static str,
    pub table_version: &'static str,
}

/// Runs the worked examples that come with the app, now.
#[utoipa::path(post, path = "/checks", tag = "financial-aid", security(("session" = ["apps.use"])),
    responses((status = 200, body = AidChecks)))]
pub async fn run_aid_checks(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<AidChecks>> {
    // One at a time: whoever comes meanwhile waits.
    let _turn = CHECKING.lock().await;
    let began = suite.store().now();
    let groups = blocking((), |()| Ok(checks::run())).await?;
    let took = suite.store().now().since(began);
    let all = || groups.iter().flat_map(|group| &group.checks);
    Ok(Json(AidChecks {
        count: all().count(),
        passed: all().filter(|check| check.pass).count(),
        milliseconds: u64::try_from(took.as_millis()).unwrap_or(u64::MAX),
        engine: aid::replay::ENGINE_VERSION,
        table_version: aid::tables::table_version(),
        groups,
    }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReadAidLetter {
    text: Lines<1, 200_000>,
}

/// Reads an award letter: grants, work and loans apart, the net price reckoned anew. Nothing is kept.
#[utoipa::path(post, path = "/letters", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = ReadAidLetter,
    responses((status = 200, body = Letter), (status = 422, body = api::ErrorBody)))]
pub async fn read_aid_letter(
    _user: Allowed<permission::UseApps>,
    Json(body): Json<ReadAidLetter>,
) -> Answer<Json<Letter>> {
    Ok(Json(blocking(body.text, |text| Ok(letter::read(&text))).await?))
}

/// More is no draft. What is too long for a letter is told at its field.
const MOST_DETAILS: usize = 5000;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DraftAidAppeal {
    #[serde(deserialize_with = "aid::object")]
    worksheet: Worksheet,
    circumstance: Circumstance,
}

/// Drafts an appeal to the aid office. It leaves by a person's hand or not at all.
#[utoipa::path(post, path = "/appeals", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = DraftAidAppeal,
    responses((status = 200, body = Appeal), (status = 422, body = api::ErrorBody)))]
pub async fn draft_aid_appeal(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<DraftAidAppeal>,
) -> Answer<Json<Appeal>> {
    check(&body.worksheet)?;
    if body.circumstance.details.chars().count() > MOST_DETAILS {
        let message = format!("Your own words have room for {MOST_DETAILS} characters. Please shorten them.");
        return Err(ApiError::invalid(message));
    }
    Ok(Json(appeal::draft(&body.worksheet, &body.circumstance, suite.store().today())))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MakeAidChecklist {
    #[serde(deserialize_with = "aid::object")]
    worksheet: Worksheet,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AidChecklist {
    /// What is due first stands first.
    pub tasks: Vec<Task>,
}

/// What a family has to do next.
#[utoipa::path(post, path = "/checklists", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = MakeAidChecklist,
    responses((status = 200, body = AidChecklist), (status = 422, body = api::ErrorBody)))]
pub async fn make_aid_checklist(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<MakeAidChecklist>,
) -> Answer<Json<AidChecklist>> {
    check(&body.worksheet)?;
    Ok(Json(AidChecklist { tasks: checklist::checklist(&body.worksheet, suite.store().today()) }))
}
