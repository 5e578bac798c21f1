use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// From July to June. Income is that of the calendar year before the last.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
pub enum AwardYear {
    #[serde(rename = "2024-25")]
    Y2024,
    #[serde(rename = "2025-26")]
    Y2025,
    #[default]
    #[serde(rename = "2026-27")]
    Y2026,
    #[serde(rename = "2027-28")]
    Y2027,
}

impl AwardYear {
    pub const ALL: [Self; 4] = [Self::Y2024, Self::Y2025, Self::Y2026, Self::Y2027];

    /// The calendar year in which it begins.
    pub fn begins(self) -> i16 {
        match self {
            Self::Y2024 => 2024,
            Self::Y2025 => 2025,
            Self::Y2026 => 2026,
            Self::Y2027 => 2027,
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|year| year.to_string() == name)
    }
}

impl fmt::Display for AwardYear {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}", self.begins(), (self.begins() + 1) % 100)
    }
}
