use aid::{
    AwardYear, Curve, Field, Worksheet,
    application::Problem,
    case::MOST,
    curve::{self, Cliff, Marginal},
    form,
    tables::{PellAmounts, Status, YearTables},
    worksheet::WorkedOut,
};
use api::{Answer, ApiError, Json};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::check;
use crate::{Suite, financial_aid::model::in_year};

/// An award year and how far its tables can be trusted.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AidYear {
    pub year: AwardYear,
    pub tables: Status,
    /// What a reader has to know about tables that are not final.
    pub note: &'static str,
    /// Whose tax return counts.
    pub income_year: i16,
    pub pell_most: i64,
    pub pell_least: i64,
    /// The index from which on there is no grant at all.
    pub pell_ceiling: Option<i64>,
    pub source: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AidYearList {
    pub years: Vec<AidYear>,
    pub engine: &'static str,
    pub table_version: &'static str,
}

/// The award years that there are tables for.
#[utoipa::path(get, path = "/years", tag = "financial-aid", security(("session" = ["apps.use"])),
    responses((status = 200, body = AidYearList)))]
pub async fn list_aid_years(_user: Allowed<permission::UseApps>) -> Json<AidYearList> {
    let years = AwardYear::ALL.map(|year| {
        let tables = YearTables::of(year);
        let PellAmounts { most, least, ceiling, source, .. } = &tables.pell;
        AidYear {
            year,
            tables: tables.status,
            note: &tables.note,
            income_year: tables.income_year,
            pell_most: *most,
            pell_least: *least,
            pell_ceiling: *ceiling,
            source,
        }
    });
    Json(AidYearList {
        years: years.into(),
        engine: aid::replay::ENGINE_VERSION,
        table_version: aid::tables::table_version(),
    })
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WorkOutAid {
    #[serde(deserialize_with = "aid::object")]
    worksheet: Worksheet,
}

/// Works a worksheet out as far as its answers go. Nothing is kept.
#[utoipa::path(post, path = "/estimates", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = WorkOutAid,
    responses((status = 200, body = WorkedOut), (status = 422, body = api::ErrorBody)))]
pub async fn work_out_aid(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<WorkOutAid>,
) -> Answer<Json<WorkedOut>> {
    check(&body.worksheet)?;
    Ok(Json(body.worksheet.work_out(suite.store().today())))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DrawAidCurve {
    #[serde(deserialize_with = "aid::object")]
    worksheet: Worksheet,
    field: Field,
    /// The first and the last amount.
    from: i64,
    to: i64,
    /// How much more the marginal effect is of.
    #[serde(default = "thousand")]
    more: i64,
}

fn thousand() -> i64 {
    1000
}

/// Index and grant over all amounts of a field.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AidCurveView {
    pub curve: Curve,
    pub cliffs: Vec<Cliff>,
    /// What the worksheet says.
    pub now: i64,
    pub marginal: Option<Marginal>,
}

/// What index and grant would be at every amount of a field, exactly. Needs a worksheet without gaps.
#[utoipa::path(post, path = "/curves", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = DrawAidCurve,
    responses((status = 200, body = AidCurveView), (status = 422, body = api::ErrorBody)))]
pub async fn draw_aid_curve(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<DrawAidCurve>,
) -> Answer<Json<AidCurveView>> {
    check(&body.worksheet)?;
    let held = |amount: i64| (-MOST..=MOST).contains(&amount);
    if !(held(body.from) && held(body.to) && held(body.more)) {
        return Err(ApiError::invalid(format!("Amounts lie between −{MOST} and {MOST} dollars.")));
    }
    if body.from > body.to {
        return Err(ApiError::invalid("The first amount must not be larger than the last."));
    }
    let (case, standing) =
        body.worksheet.complete(suite.store().today()).map_err(|gaps| unfinished(&gaps))?;
    let missing = || ApiError::invalid("This family has no such field: the person is not part of it.");
    let curve = aid::curve(&case, &standing, body.field, body.from, body.to).ok_or_else(missing)?;
    if curve.pieces.is_empty() {
        return Err(ApiError::invalid("A family has 1 to 100 people. Ask for sizes among these."));
    }
    let now = curve::now(&case, body.field).ok_or_else(missing)?;
    Ok(Json(AidCurveView {
        cliffs: curve.cliffs(),
        marginal: Marginal::of(&case, &standing, body.field, body.more),
        now,
        curve,
    }))
}

pub fn unfinished(gaps: &[Problem]) -> ApiError {
    let first = gaps.first().map_or_else(String::new, |gap| form::label(&gap.field));
    let message = match gaps.len() {
        1 => format!("One answer is missing or cannot be: {first}. Answer it first."),
        more => format!("{more} answers are missing or cannot be, {first} among them. Answer them first."),
    };
    ApiError::invalid(message)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompareAidYears {
    #[serde(deserialize_with = "aid::object")]
    worksheet: Worksheet,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AidYearComparison {
    /// The same answers in every award year there is, the oldest first.
    pub years: Vec<WorkedOut>,
}

/// The same answers in every award year. The answers are taken as they are, though each year asks for another tax return.
#[utoipa::path(post, path = "/comparisons", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = CompareAidYears,
    responses((status = 200, body = AidYearComparison), (status = 422, body = api::ErrorBody)))]
pub async fn compare_aid_years(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<CompareAidYears>,
) -> Answer<Json<AidYearComparison>> {
    check(&body.worksheet)?;
    let today = suite.store().today();
    let years = AwardYear::ALL.map(|year| in_year(&body.worksheet, year, today));
    Ok(Json(AidYearComparison { years: years.into() }))
}
