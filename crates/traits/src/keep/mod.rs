//! The traits that are kept: their versions, drafts of them, the departments that ask for them, and files of them.
//!
//! Invariant: a trait says what its newest version says; whatever changes it writes a version in the same transaction.

mod body;
mod bulk;
mod cells;
mod change;
mod departments;
mod draft;
mod engines;
mod entity;
mod error;
mod export;
mod handle;
mod import;
mod matrix;
mod merge;
mod migrations;
mod model;
mod propose;
mod seed;
mod store;
#[cfg(test)]
mod tests;
mod tree;
mod view;

pub use body::{AskedBy, TraitBody, UnfinishedTrait};
pub use bulk::{Act, BulkOutcome, MOST_TOGETHER, Skipped};
pub use cells::{Cell, CellChange, MOST_CELLS, SetCell};
pub use change::{Change, NEW};
pub use departments::{DepartmentChange, DepartmentNode, NewDepartment};
pub use engines::{
    RoleFamily, RoleSuggestions, SuggestionSource, TitleStep, TraitEvidenceSpan, TraitScore, TraitSuggestion,
    scores,
};
pub use entity::{TraitImportState, TraitState};
pub use error::TraitError;
pub use export::{Export, Format};
pub use handle::{Editor, Setup, Traits, Uses, Wanted};
pub use import::{ErrorPages, ImportCounts, Looked, TraitImport};
pub use matrix::{DepartmentComparison, DepartmentDetail, DepartmentMatrix};
pub use merge::{AlikeList, Merge, MergePreview};
pub use model::{TraitConfusion, TraitContent, TraitEvidence, TraitFrameworks};
pub use propose::{ProposedBy, ProposedTrait, WantedTrait};
pub use store::list::{Shown, Sort};
pub use view::{
    TraitCard, TraitDetail, TraitDraft, TraitFinding, TraitList, TraitName, TraitUsage, TraitUse,
    TraitVersion, TraitVersionDetail, UsedBy, findings,
};

use ::store::sea_orm_migration::MigrationTrait;

/// The tables of traits.
pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(migrations::CreateTraits)]
}
