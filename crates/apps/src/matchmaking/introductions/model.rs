//! An introduction and what may become of it.

use jiff::civil::Date;
use outreach::Message;
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

/// For so many days two people are not suggested to each other again after one of them has said no.
pub const RESTING_DAYS: u16 = 180;

/// How far an introduction has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum IntroductionState {
    /// The letters are being written.
    Draft,
    /// Both have been asked; one of the mentor's places is held for the student.
    Asked,
    /// Both said yes.
    Accepted,
    /// One said no.
    Declined,
    /// Taken back by the staff.
    Withdrawn,
}

impl IntroductionState {
    pub const ALL: [Self; 5] = [Self::Draft, Self::Asked, Self::Accepted, Self::Declined, Self::Withdrawn];

    /// As it stands in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Asked => "asked",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// Whether the two are not to be introduced again as long as it is so.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Draft | Self::Asked)
    }
}

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum IntroductionSide {
    Student,
    Mentor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum IntroductionAnswer {
    Accepted,
    Declined,
}

impl IntroductionAnswer {
    pub const ALL: [Self; 2] = [Self::Accepted, Self::Declined];

    pub fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Declined => "declined",
        }
    }
}

/// What two answers come to.
pub fn outcome(student: Option<IntroductionAnswer>, mentor: Option<IntroductionAnswer>) -> IntroductionState {
    use IntroductionAnswer::{Accepted, Declined};
    match (student, mentor) {
        (Some(Declined), _) | (_, Some(Declined)) => IntroductionState::Declined,
        (Some(Accepted), Some(Accepted)) => IntroductionState::Accepted,
        _ => IntroductionState::Asked,
    }
}

/// Somebody who is introduced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct IntroducedPerson {
    pub id: u32,
    pub name: String,
}

/// An introduction in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IntroductionCard {
    pub id: String,
    pub student: IntroducedPerson,
    pub mentor: IntroducedPerson,
    pub state: IntroductionState,
    pub student_answer: Option<IntroductionAnswer>,
    pub mentor_answer: Option<IntroductionAnswer>,
    /// What was said with the last answer.
    pub note: String,
    /// Until then the two are not suggested to each other again.
    pub rest_until: Option<Date>,
    /// The match that came of it.
    pub match_id: Option<String>,
    /// Counts up with every change.
    pub revision: u32,
    pub created_at: Time,
    pub created_by_name: String,
    pub updated_at: Time,
}

/// An introduction with its letters and what has happened to it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Introduction {
    pub card: IntroductionCard,
    /// The letter to the student.
    pub to_student: Option<Message>,
    /// The letter to the mentor.
    pub to_mentor: Option<Message>,
    /// How many more the mentor can take, without the places that are held for others who were asked.
    pub places_left: u32,
    /// What stands in the way of sending both letters, for people. Empty if nothing does.
    pub obstacles: Vec<String>,
    /// The newest first.
    pub steps: Vec<IntroductionStep>,
    /// What an undo would take back.
    pub undo: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IntroductionStep {
    pub at: Time,
    pub by_name: String,
    pub what: String,
    /// It was taken back.
    pub is_undone: bool,
}

/// Whether two people can be introduced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IntroductionCheck {
    pub student: IntroducedPerson,
    pub mentor: IntroducedPerson,
    pub places_left: u32,
    /// For people. Empty if nothing stands in the way.
    pub obstacles: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_no_is_a_no_and_two_yeses_are_a_yes() {
        use IntroductionAnswer::{Accepted, Declined};
        for (student, mentor, state) in [
            (None, None, IntroductionState::Asked),
            (Some(Accepted), None, IntroductionState::Asked),
            (None, Some(Accepted), IntroductionState::Asked),
            (Some(Accepted), Some(Accepted), IntroductionState::Accepted),
            (Some(Declined), None, IntroductionState::Declined),
            (Some(Accepted), Some(Declined), IntroductionState::Declined),
            (Some(Declined), Some(Declined), IntroductionState::Declined),
        ] {
            assert_eq!(outcome(student, mentor), state);
        }
    }
}
