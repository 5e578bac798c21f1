//! The talent network: how everybody of the pool stands among the open roles of the campus, how far they have come, and
//! who of them is one person. Whoever may not be seen is in none of it.
//!
//! Comparing everybody with every open role takes its time. It is done once for each résumé and each set of open roles,
//! and of it only what is shown is kept.

mod agreement;
mod alike;
mod background;
mod duplicates;
pub(crate) mod entity;
mod finalists;
mod keep;
mod merges;
mod migrations;
mod model;
mod openings;
mod reach;
mod standing;
mod steps;
pub(crate) mod store;
#[cfg(test)]
mod tests;

pub(crate) use duplicates::Sketches;
pub(crate) use keep::Kept;
pub(crate) use migrations::CreateNetwork;
pub use model::{
    Agreement, Background, Chance, Finalist, Named, Network, NetworkFreshness, NetworkLevel, NetworkMerge,
    NetworkMove, NetworkProgress, NetworkStage, NetworkStep, Networked, OpenRole, Shortlisted, Standing,
    Twins, is_shown,
};
pub use reach::reachable;
pub use steps::{Journey, STALE_AFTER_DAYS, Unmoved, freshness};
