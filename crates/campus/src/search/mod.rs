//! Finds people on the campus. The index is derived from the database and follows it: whoever changes is found as
//! they are now within a second, and an index that is missing, torn or of another campus is made anew while
//! people go on searching.

mod answer;
mod ask;
mod audience;
mod build;
mod compile;
mod deeds;
mod directory;
mod document;
mod facet;
mod filter;
mod folder;
mod follow;
mod found;
mod keep;
mod listed;
mod live;
mod meaning;
mod records;
mod state;

pub use ask::IndexCampus;
pub use audience::{Audience, Shared};
pub use compile::{filter as compiled, group as compiled_group};
pub use deeds::Things;
pub use directory::{Listing, Spread, Tallied};
pub use document::{Documents, Profile};
pub use filter::{Amounts, Attended, Belongs, Contact, Days, Employed, Month, Months, PeopleFilter, Years};
pub use follow::Following;
pub use found::{
    Evidence, EvidenceChannel, EvidenceField, FoundPerson, PeopleFound, PeopleQuery, ScoreParts, SearchMode,
    SearchTook,
};
pub use listed::{ListedDegree, ListedPerson, ListedPlace, ListedWork};
pub use live::{Followed, Search};
pub use records::{FoundRecord, RecordKind, RecordQuery, Records, RecordsFound};
pub use state::{BuildingState, IndexState, Meaning, Readiness};

use live::Live;
