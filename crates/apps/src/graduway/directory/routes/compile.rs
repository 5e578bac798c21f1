use api::{Answer, Json, Text};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::desk;
use crate::{
    Suite,
    graduway::directory::{
        claim,
        model::{Ask, By, DirectoryChip, FOR_ASK, UnknownWords, compile, notes as chip_notes, reading},
    },
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompileDirectoryFilter {
    /// What was typed into the ask bar.
    text: Text<0, 500>,
}

/// What was made of a text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryCompilation {
    pub ask: Ask,
    /// By what they are to be counted apart.
    pub by: Option<By>,
    /// How many are to be shown.
    pub limit: Option<u32>,
    pub chips: Vec<DirectoryChip>,
    /// Words that nothing was made of. They do not narrow what is found.
    pub unknown: Vec<UnknownWords>,
    /// The chips in plain English.
    pub reading: String,
    /// What the reader should know, in sentences: no group here has that name.
    pub notes: Vec<String>,
    /// Whether it seems to be a question about events, groups, posts or jobs, which the conversation answers.
    pub is_for_ask: bool,
    /// How many fit. None while the directory is getting ready.
    pub total: Option<u64>,
}

/// Turns plain words into a filter that can be seen and changed.
#[utoipa::path(post, path = "/directory/compile", tag = "graduway", security(("session" = ["apps.use"])),
    request_body = CompileDirectoryFilter,
    responses((status = 200, body = DirectoryCompilation), (status = 422, body = api::ErrorBody)))]
pub async fn compile_directory_filter(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<CompileDirectoryFilter>,
) -> Answer<Json<DirectoryCompilation>> {
    let (desk, text) = (desk(&suite), body.text.into_string());
    let mut compiled = compile(&text, desk.today());
    claim::claim(&desk, &text, &mut compiled).await?;
    let mut notes = desk.settle(&mut compiled.chips).await?;
    notes.extend(chip_notes(&compiled.chips));
    notes.extend(compiled.is_for_ask.then(|| FOR_ASK.to_owned()));
    let total = desk.count(&compiled.chips).await?;
    let has = |slot: &str| compiled.chips.iter().any(|chip| chip.slot == slot);
    Ok(Json(DirectoryCompilation {
        ask: compiled.ask,
        by: compiled.by.map(|by| by.of_year(has)),
        limit: compiled.limit,
        unknown: compiled.unknown,
        reading: reading(&compiled.chips),
        chips: compiled.chips,
        notes,
        is_for_ask: compiled.is_for_ask,
        total,
    }))
}
