//! What the conversation of the alumni platform can look up.

mod count;
mod people;
mod records;
mod trend;

use std::sync::Arc;

use api::Text;
use chat::{Need, Origin, Record, Source, Tool, ToolError};
use schemars::JsonSchema;
use serde::Deserialize;

pub use count::COUNT_ALUMNI;
pub use people::{FIND_ALUMNI, MOST, SHOWN};
pub use records::FIND_RECORDS;
pub use trend::TREND_ALUMNI;

use crate::graduway::directory::{
    desk::{Desk, GETTING_READY},
    model::{DirectoryChip, EditedChip, notes as chip_notes, read_chips},
};

pub fn all(desk: &Desk) -> Vec<Arc<dyn Tool>> {
    vec![
        people::tool(desk.clone()),
        count::tool(desk.clone()),
        trend::tool(desk.clone()),
        records::tool(desk.clone()),
    ]
}

/// One thing that people are asked for by.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChipInput {
    /// place, class, field, degree, industry, title, level, employer, skill, language, kind, name, mentor, mentee, gave,
    /// gave_in, given, last_gift, attended, volunteered, group, organiser, contact, agreed or within
    #[expect(clippy::doc_markdown, reason = "a model is told it as it stands here")]
    slot: String,
    /// the value in plain words: Boston, 1990 to 1999, attended a reunion, gave in 2024
    text: String,
    /// true for those of whom it is not so
    #[serde(default)]
    excluded: bool,
    /// true if it would only be nice
    #[serde(default)]
    nice: bool,
}

/// The chips as they are meant here, and what nobody here is called.
async fn chips(desk: &Desk, input: &[ChipInput]) -> Result<(Vec<DirectoryChip>, Vec<String>), ToolError> {
    let mut edited = Vec::with_capacity(input.len());
    for chip in input {
        let (slot, text) = (Text::new(&chip.slot), Text::new(&chip.text));
        let (Ok(slot), Ok(text)) = (slot, text) else {
            return Err(ToolError::Input("one of the criteria is empty or too long.".to_owned()));
        };
        let need = if chip.nice { Need::Nice } else { Need::Must };
        edited.push(EditedChip { slot, text, excluded: chip.excluded, need });
    }
    let mut chips = read_chips(&edited, desk.today()).map_err(ToolError::Input)?;
    desk.join_groups(&mut chips).await?;
    let mut notes = desk.settle(&mut chips).await?;
    notes.extend(chip_notes(&chips));
    Ok((chips, notes))
}

fn ready<T>(found: Option<T>) -> Result<T, ToolError> {
    found.ok_or_else(|| ToolError::Input(GETTING_READY.to_lowercase()))
}

/// The directory as a source, at the address that shows the same.
fn directory(reading: &str, path: String) -> Source {
    Source {
        number: 1,
        title: "Alumni directory".to_owned(),
        detail: reading.to_owned(),
        origin: Origin::Record(Record { path }),
    }
}
