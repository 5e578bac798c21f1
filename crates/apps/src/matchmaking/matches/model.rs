//! A match and what may become of it.

use campus::model::{Mentoring, MentoringSide, PersonId};
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

/// A student and a mentor who have to do with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub id: String,
    /// The campus whose people these are: another one gives the same numbers to others.
    pub edition: i32,
    pub student: PersonId,
    pub mentor: PersonId,
    pub origin: MatchOrigin,
    /// The round or the introduction.
    pub origin_id: String,
    pub state: MatchState,
    /// Since when it is in this state.
    pub since: Time,
    pub created_at: Time,
    /// Counts up with every change.
    pub revision: u32,
}

/// Somebody who is matched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MatchedPerson {
    pub id: u32,
    pub name: String,
}

/// A match as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MentoringMatch)]
pub struct MatchCard {
    pub id: String,
    pub student: MatchedPerson,
    pub mentor: MatchedPerson,
    pub origin: MatchOrigin,
    /// The round or the introduction.
    pub origin_id: String,
    pub state: MatchState,
    /// Since when it is in this state.
    pub since: Time,
    pub created_at: Time,
    /// Counts up with every change.
    pub revision: u32,
}

/// What brought two people together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MatchOrigin {
    Round,
    Introduction,
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MatchState {
    /// Both have been asked, or will be.
    Proposed,
    /// Both want it; they have not met yet.
    Accepted,
    Declined,
    Active,
    Ended,
}

/// A match to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    pub student: PersonId,
    pub mentor: PersonId,
    pub state: MatchState,
}

impl MatchOrigin {
    pub const ALL: [Self; 2] = [Self::Round, Self::Introduction];

    /// As it stands in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Round => "round",
            Self::Introduction => "introduction",
        }
    }

    /// The state that its matches begin in, and go on in when one that has ended is reopened.
    pub fn state(self) -> MatchState {
        match self {
            Self::Round => MatchState::Active,
            Self::Introduction => MatchState::Accepted,
        }
    }
}

impl MatchState {
    pub const ALL: [Self; 5] = [Self::Proposed, Self::Accepted, Self::Declined, Self::Active, Self::Ended];

    /// As it stands in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Proposed => "proposed",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Active => "active",
            Self::Ended => "ended",
        }
    }

    /// Whether it takes one of the mentor's places.
    pub fn takes_a_place(self) -> bool {
        matches!(self, Self::Accepted | Self::Active)
    }

    /// Whether the two are not to be brought together again as long as it is so.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Proposed | Self::Accepted | Self::Active)
    }
}

/// How many more a mentor can take: what they offer, without what their own record says is taken and what the matches
/// here take.
pub fn places_left(mentoring: &Mentoring, taken_here: u32) -> u32 {
    match mentoring.side {
        MentoringSide::Mentee => 0,
        MentoringSide::Mentor => {
            let offered = u32::from(mentoring.capacity.saturating_sub(mentoring.taken));
            offered.saturating_sub(taken_here)
        }
    }
}
