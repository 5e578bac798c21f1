use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What only one of two values can be kept of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = QualityMergeField)]
pub enum MergeField {
    FirstName,
    LastName,
    FormerLastName,
    Pronouns,
    ClassYear,
    BirthYear,
    Died,
    Email,
    Phone,
    /// The household they live in, with its address.
    Home,
    Headline,
    Bio,
    Mentoring,
    Candidate,
    Student,
    Office,
}

impl MergeField {
    pub fn label(self) -> &'static str {
        match self {
            Self::FirstName => "First name",
            Self::LastName => "Last name",
            Self::FormerLastName => "Former last name",
            Self::Pronouns => "Pronouns",
            Self::ClassYear => "Class year",
            Self::BirthYear => "Birth year",
            Self::Died => "Died",
            Self::Email => "Email",
            Self::Phone => "Phone",
            Self::Home => "Home",
            Self::Headline => "Headline",
            Self::Bio => "Bio",
            Self::Mentoring => "Mentoring",
            Self::Candidate => "Looking for work",
            Self::Student => "Study record",
            Self::Office => "Office",
        }
    }
}

/// Whose value it is: that of the record that stays, or of the one that goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = QualityMergeSide)]
pub enum MergeSide {
    Kept,
    Removed,
}

/// What somebody has chosen; of everything else the rule decides.
pub type Choices = BTreeMap<MergeField, MergeSide>;
