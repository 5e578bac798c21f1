//! Roles that people are looked for.

use api::{Answer, ApiError, Id};
use serde::{Deserialize, Serialize};
use store::Time;
use talent::Requirement;
use utoipa::ToSchema;

use super::{CandidateSource, Member};

/// So many batches a role can take people from.
const MOST_BATCHES: usize = 100;
const LONGEST_NAME: usize = 200;
const LONGEST_TEXT: usize = 20_000;
const MOST_REQUIREMENTS: usize = 60;
/// All of the points there are, in hundredths.
const MOST_POINTS: u16 = 10_000;

/// Among whom people are looked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TalentRolePool)]
pub struct RolePool {
    /// Those of the campus who have agreed to it.
    pub campus: bool,
    /// Those of these uploads.
    #[schema(max_items = 100)]
    pub batches: Vec<Id>,
}

impl Default for RolePool {
    fn default() -> Self {
        Self { campus: true, batches: Vec::new() }
    }
}

impl RolePool {
    /// Whoever has a duplicate in one of the batches is in it as well.
    pub fn holds(&self, member: &Member) -> bool {
        let is_of_campus = member.source == CandidateSource::Campus;
        let mut batches = member.batch.iter().chain(&member.also);
        self.campus && is_of_campus || batches.any(|batch| self.batches.iter().any(|id| **id == **batch))
    }
}

/// What a role is to be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RoleDraft {
    pub name: String,
    /// The job description; empty if there is none.
    pub text: String,
    pub requirements: Vec<Requirement>,
    pub pool: RolePool,
    /// So many hundredths of a point count as selected.
    pub cut: u16,
}

impl RoleDraft {
    /// The last look before it is kept. Whoever takes requests says it more gently.
    pub(crate) fn checked(self) -> Answer<Self> {
        let long = |text: &str| text.chars().count();
        if self.name.trim().is_empty() || long(&self.name) > LONGEST_NAME {
            return Err(ApiError::invalid(format!("name: 1 to {LONGEST_NAME} characters.")));
        }
        if long(&self.text) > LONGEST_TEXT {
            return Err(ApiError::invalid(format!("text: at most {LONGEST_TEXT} characters.")));
        }
        if self.requirements.len() > MOST_REQUIREMENTS {
            return Err(ApiError::invalid(format!("requirements: at most {MOST_REQUIREMENTS}.")));
        }
        let mut ids: Vec<u16> = self.requirements.iter().map(|one| one.id).collect();
        ids.sort_unstable();
        if ids.windows(2).any(|two| two[0] == two[1]) {
            return Err(ApiError::invalid("requirements: an id is there twice. Give each its own."));
        }
        if self.pool.batches.len() > MOST_BATCHES {
            return Err(ApiError::invalid(format!("pool.batches: at most {MOST_BATCHES}.")));
        }
        if self.cut > MOST_POINTS {
            return Err(ApiError::invalid(format!("cut: a whole number from 0 to {MOST_POINTS}.")));
        }
        Ok(self)
    }

    /// What was done, for the list of versions.
    pub(crate) fn changed(before: &Self, after: &Self) -> Vec<String> {
        let mut changed = Vec::new();
        let mut tell = |is: bool, what: &str| {
            if is {
                changed.push(what.to_owned());
            }
        };
        tell(before.name != after.name, "name");
        tell(before.text != after.text, "text");
        tell(before.requirements != after.requirements, "requirements");
        tell(before.pool != after.pool, "pool");
        tell(before.cut != after.cut, "cut");
        changed
    }
}

/// A role that people are looked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentRole {
    pub id: String,
    pub name: String,
    /// The job description; empty if there is none.
    pub text: String,
    pub requirements: Vec<Requirement>,
    pub pool: RolePool,
    /// So many hundredths of a point count as selected.
    #[schema(value_type = i64, minimum = 0, maximum = 10_000)]
    pub cut: u16,
    #[schema(value_type = i64, minimum = 1)]
    pub revision: u32,
    pub created_at: Time,
    pub created_by: String,
    pub updated_at: Time,
    pub updated_by: String,
    /// Only of one that was deleted, and can be brought back.
    pub deleted_at: Option<Time>,
    /// Nobody else sees it.
    pub is_own: bool,
}

/// A role as it once was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentRoleVersion {
    #[schema(value_type = i64, minimum = 1)]
    pub revision: u32,
    pub name: String,
    pub created_at: Time,
    pub created_by: String,
    /// Which of `name`, `text`, `requirements`, `pool` and `cut` it changed.
    pub changed: Vec<String>,
}
