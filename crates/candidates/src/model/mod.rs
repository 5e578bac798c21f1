//! What others get to see.

mod decision;
mod file;
mod id;
mod member;
mod role;

pub use decision::{ContestState, DecisionKind, TalentAnswer, TalentContest, TalentDecision, TalentView};
pub use file::{FileState, TalentBatch, TalentFile};
pub use id::{CandidateId, NOBODY};
pub use member::{CandidateSource, Meaning, Member, Opened, Pool, Preferences};
pub use role::{RoleDraft, RolePool, TalentRole, TalentRoleVersion};
