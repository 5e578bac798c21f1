//! What is asked and answered about the talent network, as plain values.

mod demand;
mod directory;
mod duplicate;
mod finalist;
mod outcome;
mod profile;
mod worklist;

pub use demand::{NetworkDemand, NetworkDemandCell, NetworkDemandRow, NetworkDemandSkill};
pub use directory::{
    ExportNetwork, ListNetworkCandidates, MOST_SKILLS, NetworkCandidate, NetworkConsentCount, NetworkCount,
    NetworkDirectory, NetworkFacets, NetworkFilter, NetworkRoleBrief, NetworkSkill, NetworkSort,
    NetworkSummary,
};
pub use duplicate::{
    ListNetworkDuplicates, MergeNetworkCandidates, NetworkDuplicates, NetworkPair, NetworkPairSide,
};
pub use finalist::{
    ListNetworkFinalists, NetworkFinalist, NetworkFinalists, NetworkTalentRole, NetworkTalentRoles,
};
pub use outcome::{
    NetworkConfirmation, NetworkFunnelStep, NetworkOutcomes, NetworkProgressConflict, SetNetworkStage,
    UndoNetworkConfirmation, UndoNetworkStage,
};
pub use profile::{
    NetworkEmployerView, NetworkProfile, NetworkReason, NetworkRole, NetworkRoleGap, NetworkSkillEvidence,
    NetworkTrait, NetworkWithheld,
};
pub use worklist::{
    ListNetworkWorklist, NetworkMust, NetworkWorkItem, NetworkWorklist, NetworkWorklistCounts,
    NetworkWorklistKind,
};
