use serde::Serialize;
use utoipa::ToSchema;

/// How the index is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IndexState {
    pub readiness: Readiness,
    pub meaning: Meaning,
    /// Which campus the index is of. None before there is one.
    pub edition: Option<i32>,
    /// How many people can be found.
    pub people: u64,
    /// How many texts are known by their meaning, of all campuses.
    pub units: u64,
    /// How many changes of people it has followed.
    pub followed: u64,
    /// How many there were.
    pub changes: u64,
    /// What is going on, while a new index is made.
    pub building: Option<BuildingState>,
    /// Why the last attempt to make one failed.
    pub trouble: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Readiness {
    /// There is no campus.
    Empty,
    /// The first one of this campus is being made; until then people are found by name alone.
    Building,
    Ready,
}

/// Whether people are found by what texts mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Meaning {
    Available,
    /// The model is not there, or does not work: words alone.
    Unavailable,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuildingState {
    pub done: u64,
    pub total: Option<u64>,
    /// What it is doing now.
    pub message: String,
}
