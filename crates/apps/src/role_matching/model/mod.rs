//! What is asked and answered about roles and candidates, as plain values.

mod ask;
mod batch;
mod decision;
mod detail;
mod fairness;
mod posting;
mod ranking;
mod role;

pub use ask::{ExportRanking, RankCandidates, RankingFilter, RankingMusts, RankingSort, RoleWhatIf, checked};
pub use batch::{
    AddTalentFile, CreateTalentBatch, TalentBatchDetail, TalentBatchList, TalentFileReading, TalentFileSkill,
    TalentSelfIdImportList,
};
pub use decision::{
    AnswerTalentContest, ContestCandidate, DecideCandidate, LabelledTalentView, ListTalentViews,
    TalentContestList, TalentPool, TalentViewList,
};
pub use detail::{
    AssessCandidate, CandidateAbove, CandidateComparison, CandidateDetail, CandidateLead,
    CandidateRequirement, CandidateSwap, CandidateVersions, CompareCandidates, ComparedCandidate,
    ComparedCell, ComparedRequirement, FindCandidate,
};
pub use fairness::{AssessRoleFairness, ProbeRoleSwaps, RoleFairness, RoleSwapCount, RoleSwapReport};
pub use posting::{
    LintPosting, ListOpenings, Opening, OpeningList, PostingLints, ReadPosting, ReadPostingFile,
};
pub use ranking::{
    CandidateRanking, RankedCandidate, RankedGap, RankedKind, RankedReason, RankedState, RankingBin,
};
pub use role::{
    CreateTalentRole, SaveTalentRole, SeenTalentRole, TalentRoleConflict, TalentRoleListing,
    TalentRoleVersionList,
};
