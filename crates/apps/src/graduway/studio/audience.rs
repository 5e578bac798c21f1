//! Whom chips and segments mean, by way of the directory.

use std::collections::HashSet;

use api::{Answer, ApiError, Code, Text};
use chat::Need;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Suite,
    graduway::directory::{
        desk::{Desk, GETTING_READY},
        model::{DirectoryChip, EditedChip, read_chips, reading},
        store as segments,
    },
};

/// To whom a piece goes: those who fit every chip. A segment that it was taken from may change without it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioAudience {
    /// The segment that it was taken from.
    pub segment: Option<String>,
    /// The name of the segment, or the chips in plain English.
    pub name: String,
    pub chips: Vec<StudioChip>,
}

/// One thing that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioChip {
    pub slot: String,
    pub text: String,
    pub excluded: bool,
    pub need: Need,
}

fn desk(suite: &Suite) -> Desk {
    Desk { campus: suite.campus.clone(), store: suite.store().clone() }
}

/// The chips of a segment, if one is named, and those that are given beside it: who is meant fits all of them.
pub async fn read(
    suite: &Suite,
    uid: &str,
    segment: Option<&str>,
    chips: &[EditedChip],
) -> Answer<StudioAudience> {
    let mut own: Vec<EditedChip> = Vec::new();
    let mut name = None;
    if let Some(id) = segment {
        let kept = segments::find(suite.store(), uid, id).await?;
        own = serde_json::from_str(&kept.content.chips).map_err(|_| {
            ApiError::invalid(
                "This segment cannot be read any more. Open it in the directory and save it anew.",
            )
        })?;
        name = chips.is_empty().then_some(kept.content.name);
    }
    own.extend(chips.iter().cloned());
    let mut read = read_chips(&own, suite.store().today()).map_err(ApiError::invalid)?;
    let notes = desk(suite).settle(&mut read).await?;
    if let Some(note) = notes.into_iter().next() {
        return Err(ApiError::invalid(format!("{note} Change or remove it.")));
    }
    let name = name.unwrap_or_else(|| reading(&read));
    Ok(StudioAudience { segment: segment.map(str::to_owned), name, chips: read.iter().map(kept).collect() })
}

fn kept(chip: &DirectoryChip) -> StudioChip {
    StudioChip { slot: chip.slot.clone(), text: chip.text.clone(), excluded: chip.excluded, need: chip.need }
}

fn edited(chip: &StudioChip) -> Answer<EditedChip> {
    let text = |text: &str| Text::new(text).map_err(ApiError::invalid);
    Ok(EditedChip {
        slot: Text::new(&chip.slot).map_err(ApiError::invalid)?,
        text: text(&chip.text)?,
        excluded: chip.excluded,
        need: chip.need,
    })
}

/// The numbers of all who fit, in the order of their names.
pub async fn people(suite: &Suite, audience: &StudioAudience) -> Answer<Vec<u32>> {
    let chips = audience.chips.iter().map(edited).collect::<Answer<Vec<EditedChip>>>()?;
    let desk = desk(suite);
    let mut chips = read_chips(&chips, suite.store().today()).map_err(ApiError::invalid)?;
    desk.settle(&mut chips).await?;
    let people = desk.everybody(&chips).await?;
    people.ok_or_else(|| ApiError::new(Code::Overloaded, GETTING_READY))
}

/// The numbers of those in a saved segment.
pub async fn segment_people(suite: &Suite, uid: &str, segment: &str) -> Answer<HashSet<u32>> {
    let audience = read(suite, uid, Some(segment), &[]).await?;
    Ok(people(suite, &audience).await?.into_iter().collect())
}
