//! Candidates: people of the campus who have agreed to be shown to employers, and those whose résumés were uploaded.
//! What is kept about them, the pool that roles are ranked from, and what people have decided.
//!
//! Invariants: whoever has not agreed, has died or was removed is in no pool, no count and no answer, and cannot be
//! told from somebody who never was. What scores somebody sees no more of them than [`talent::Blind`] has. Sex and race
//! leave this crate as [`talent::fairness::Outcome`]s alone, in no order that tells whose they are.

mod by;
mod decisions;
mod esco;
mod files;
mod handle;
mod migrations;
mod model;
pub mod network;
mod pool;
mod roles;
mod self_id;
#[cfg(test)]
mod testing;
mod views;

pub use by::{By, Unsaved};
pub use decisions::NewContest;
pub use esco::{PrepareError, prepare};
pub use files::{MOST_FILES, MOST_MEGABYTES, Received};
pub use handle::{Candidates, Setup};
pub use migrations::migrations;
pub use model::{
    CandidateId, CandidateSource, ContestState, DecisionKind, FileState, Meaning, Member, NOBODY, Opened,
    Pool, Preferences, RoleDraft, RolePool, TalentAnswer, TalentBatch, TalentContest, TalentDecision,
    TalentFile, TalentRole, TalentRoleVersion, TalentView,
};
pub use pool::Prepared;
pub use self_id::{Chosen, SelfIdImport, SelfIdsImported};
pub use views::ViewFilter;
