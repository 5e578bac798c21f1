use serde::{Deserialize, Serialize};

use super::{PersonId, RoleId};

/// What another system calls somebody, or something of theirs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonKey {
    pub person: PersonId,
    pub system: KeySystem,
    /// In small letters.
    pub value: String,
    /// The number of what is meant: the person's own, or that of a gift.
    pub record: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeySystem {
    Constituent,
    Student,
    Candidate,
    /// A further address of somebody.
    Email,
    Gift,
}

/// What another system calls a role.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoleKey {
    /// In small letters.
    pub value: String,
    pub role: RoleId,
}
