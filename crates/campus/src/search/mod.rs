//! Finds people on the campus. The index is derived from the database and follows it: whoever changes is found as
//! they are now within a second, and an index that is missing, torn or of another campus is made anew while
//! people go on searching.

mod answer;
mod ask;
mod build;
mod document;
mod facet;
mod folder;
mod follow;
mod found;
mod keep;
mod live;
mod state;

pub use ask::IndexCampus;
pub use document::{Documents, Profile};
pub use follow::Following;
pub use found::{
    Evidence, EvidenceChannel, EvidenceField, FoundPerson, PeopleFilter, PeopleFound, PeopleQuery,
    ScoreParts, SearchMode, SearchTook,
};
pub use live::{Followed, Search};
pub use state::{BuildingState, IndexState, Meaning, Readiness};

use live::Live;
