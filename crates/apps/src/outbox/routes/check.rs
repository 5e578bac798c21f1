use api::{Answer, Json, Lines};
use identity::{Allowed, permission};
use outreach::{Context, ShownFinding, lint, lint_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CheckText {
    text: Lines<0, 20000>,
}

/// What the lint says of a text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckedText {
    /// The gravest first. Places are counted in the text as it is given back, in units of UTF-16.
    pub findings: Vec<ShownFinding>,
    pub text: String,
    /// The grade of school that reads it with ease.
    pub grade: Option<f64>,
    /// Whether a message that says this could not be approved.
    pub is_refused: bool,
}

/// Looks at any text for pressure, guilt, haste, guesses about people and hard words. Keeps nothing.
#[utoipa::path(post, path = "/api/outbox/check", tag = "outbox", security(("session" = ["apps.use"])),
    request_body = CheckText,
    responses((status = 200, body = CheckedText), (status = 422, body = api::ErrorBody)))]
pub async fn check_text(
    _: Allowed<permission::UseApps>,
    Json(body): Json<CheckText>,
) -> Answer<Json<CheckedText>> {
    let text = body.text.into_string();
    let mut findings = Vec::new();
    for sentence in text.lines().flat_map(outreach::draft::sentences) {
        // A sentence is a part of the text, so where it begins is where its bytes begin.
        let start = (sentence.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        for mut one in lint_text(sentence, &Context::default()) {
            one.span = start + one.span.start..start + one.span.end;
            findings.push(one);
        }
    }
    findings.sort_by_key(|one| (one.weight, one.span.start, one.rule));
    let is_refused = findings.iter().any(|one| one.weight == outreach::Weight::Refused);
    let findings = findings.iter().map(|one| one.shown(&text)).collect();
    Ok(Json(CheckedText { findings, grade: lint::grade(&text), is_refused, text }))
}
