//! Roles: what is sent to make and change them.

use api::{Code, Lines, Text, Whole};
use candidates::{RolePool, TalentRole, TalentRoleVersion};
use serde::{Deserialize, Serialize};
use talent::Requirement;
use utoipa::ToSchema;

pub type RoleName = Text<1, 200>;
pub type RoleText = Lines<0, 20_000>;

#[derive(Debug, Serialize, ToSchema)]
pub struct TalentRoleListing {
    /// The last one changed first.
    pub roles: Vec<TalentRole>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateTalentRole {
    pub name: RoleName,
    /// The job description, where there is one.
    pub text: RoleText,
    #[schema(max_items = 60)]
    pub requirements: Vec<Requirement>,
    pub pool: RolePool,
    // Hundredths of a point that count as selected.
    #[schema(inline)]
    pub cut: Whole<0, 10_000>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SaveTalentRole {
    pub name: RoleName,
    pub text: RoleText,
    #[schema(max_items = 60)]
    pub requirements: Vec<Requirement>,
    pub pool: RolePool,
    #[schema(inline)]
    pub cut: Whole<0, 10_000>,
    // The revision that this was made of.
    #[schema(inline)]
    pub seen: Whole<1, 1_000_000_000>,
}

/// The revision of a role that somebody has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenTalentRole {
    #[schema(inline)]
    pub seen: Whole<1, 1_000_000_000>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TalentRoleVersionList {
    /// The newest first; the last 200.
    pub versions: Vec<TalentRoleVersion>,
}

/// Why a role was not saved. If somebody else was faster, with what it says now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentRoleConflict {
    pub code: Code,
    /// A sentence that says what is wrong and what to do about it.
    pub message: String,
    /// Only with `overtaken`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<TalentRole>,
}
