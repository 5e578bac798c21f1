//! The chips of a segment, as they are kept: what they say. They are read anew each time, as if the page had sent them.

use api::{Answer, ApiError};
use chat::{Need, Value};
use serde::{Deserialize, Serialize};

use super::meant;
use crate::graduway::directory::{
    desk::Desk,
    model::{ChipOperator, DirectoryChip, EditedChip, LONGEST_CHIP, read_chips, reading},
};

const UNREADABLE: &str =
    "A part of this filter cannot be read any more. Open the segment, change that part and save it anew.";

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct KeptChip {
    slot: String,
    text: String,
    #[serde(default)]
    excluded: bool,
    #[serde(default)]
    need: Need,
}

/// Refused if one of them could not be read again.
pub fn written(chips: &[DirectoryChip]) -> Answer<String> {
    if let Some(chip) = chips.iter().find(|chip| chip.text.chars().count() > LONGEST_CHIP) {
        let begin: String = chip.text.chars().take(60).collect();
        let message = format!("“{begin}…” is longer than {LONGEST_CHIP} characters. Shorten it.");
        return Err(ApiError::invalid(message));
    }
    let kept = chips.iter().map(|chip| KeptChip {
        slot: chip.slot.clone(),
        text: chip.text.clone(),
        excluded: chip.excluded,
        need: chip.need,
    });
    serde_json::to_string(&kept.collect::<Vec<_>>()).map_err(ApiError::internal)
}

/// The chips of a segment, read as the page would send them.
pub async fn chips_of(desk: &Desk, kept: &str) -> Answer<(Vec<DirectoryChip>, Vec<String>)> {
    let edited: Vec<EditedChip> = serde_json::from_str(kept).map_err(|_| ApiError::invalid(UNREADABLE))?;
    meant(desk, &edited).await
}

/// The chips of a segment for those who look at it.
pub struct ShownChips {
    pub chips: Vec<DirectoryChip>,
    pub reading: String,
    pub notes: Vec<String>,
    /// What cannot be read is shown as it stands, and finds nobody.
    pub is_readable: bool,
}

pub async fn shown_chips(desk: &Desk, kept: &str) -> Answer<ShownChips> {
    let edited = serde_json::from_str::<Vec<EditedChip>>(kept).ok();
    match edited.filter(|edited| read_chips(edited, desk.today()).is_ok()) {
        Some(edited) => {
            let (chips, notes) = meant(desk, &edited).await?;
            Ok(ShownChips { reading: reading(&chips), chips, notes, is_readable: true })
        }
        None => Ok(ShownChips {
            chips: as_they_stand(kept),
            reading: "cannot be read any more".to_owned(),
            notes: vec![UNREADABLE.to_owned()],
            is_readable: false,
        }),
    }
}

fn as_they_stand(kept: &str) -> Vec<DirectoryChip> {
    let chips: Vec<KeptChip> = serde_json::from_str(kept).unwrap_or_default();
    let chip = |chip: KeptChip| DirectoryChip {
        label: chip.slot.clone(),
        slot: chip.slot,
        operator: ChipOperator::Is,
        value: Value::Flag,
        text: chip.text,
        excluded: chip.excluded,
        need: chip.need,
        span: None,
    };
    chips.into_iter().map(chip).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_read_again_is_not_saved() {
        let kept = serde_json::json!([{ "slot": "group", "text": "x".repeat(LONGEST_CHIP) }]).to_string();
        let mut chips = as_they_stand(&kept);
        assert_eq!(as_they_stand(&written(&chips).unwrap()), chips);
        chips[0].text.push('y');
        assert!(written(&chips).unwrap_err().message().contains("Shorten it"));
    }
}
