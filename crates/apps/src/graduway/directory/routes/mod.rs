mod compile;
mod counts;
mod export;
mod kept;
mod people;
mod records;
mod segments;

use api::{Answer, ApiError, Code};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    desk::{Desk, GETTING_READY},
    model::{DirectoryChip, EditedChip, notes as chip_notes, read_chips},
};
use crate::Suite;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(compile::compile_directory_filter))
        .routes(routes!(people::search_directory))
        .routes(routes!(counts::count_directory))
        .routes(routes!(counts::draw_directory_series))
        .routes(routes!(counts::map_directory))
        .routes(routes!(records::search_directory_records))
        .routes(routes!(records::find_directory_record))
        .routes(routes!(segments::list_segments, segments::create_segment))
        .routes(routes!(segments::find_segment, segments::change_segment, segments::delete_segment))
        .routes(routes!(segments::restore_segment))
        .routes(routes!(segments::undo_segment_change))
        .routes(routes!(segments::list_segment_versions))
        .routes(routes!(segments::restore_segment_version))
        .routes(routes!(export::export_segment))
}

/// The chips of a filter, as they are sent back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DirectoryFilter {
    /// None for everybody in the directory.
    #[serde(default)]
    #[schema(max_items = 40)]
    chips: Vec<EditedChip>,
}

fn desk(suite: &Suite) -> Desk {
    Desk { campus: suite.campus.clone(), store: suite.store().clone() }
}

/// The chips as they are meant, with the names of the campus; what nobody here is called, and what narrows nothing.
async fn meant(desk: &Desk, chips: &[EditedChip]) -> Answer<(Vec<DirectoryChip>, Vec<String>)> {
    let mut chips = read_chips(chips, desk.today()).map_err(ApiError::invalid)?;
    let mut notes = desk.settle(&mut chips).await?;
    notes.extend(chip_notes(&chips));
    Ok((chips, notes))
}

fn ready<T>(found: Option<T>) -> Answer<T> {
    found.ok_or_else(|| ApiError::new(Code::Overloaded, GETTING_READY))
}
