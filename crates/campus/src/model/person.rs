use jiff::civil::Date;
use matching::lexicon::places::Point;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{HouseholdId, PersonId};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "one can be a student, a graduate and an employee at once")]
pub struct Person {
    pub id: PersonId,
    pub first_name: String,
    pub last_name: String,
    /// The name before marriage, where it differs.
    pub former_last_name: Option<String>,
    pub pronouns: Option<Pronouns>,
    pub email: String,
    pub phone: Option<String>,
    pub place: Place,
    pub birth_year: i16,
    pub class_year: Option<i16>,
    pub is_student: bool,
    pub is_alum: bool,
    pub is_staff: bool,
    pub died: Option<Date>,
    pub household: HouseholdId,
    pub headline: String,
    pub bio: String,
    /// When address, phone and mail were last known to be right.
    pub contact_confirmed: Option<Date>,
    /// Since when mail to the address comes back.
    pub email_bounced: Option<Date>,
    pub synthetic: bool,
}

impl Person {
    pub fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pronouns {
    She,
    He,
    They,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Place {
    pub city: String,
    pub region: String,
    pub country: String,
    pub latitude: f64,
    pub longitude: f64,
}

impl Place {
    /// Imported people may have no place on the globe: the middle of nowhere in the sea is none.
    pub fn point(&self) -> Option<Point> {
        let point = Point { latitude: self.latitude, longitude: self.longitude };
        (point != Point { latitude: 0.0, longitude: 0.0 }).then_some(point)
    }
}

/// Those who live behind one door; the first of the members speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Household {
    pub id: HouseholdId,
    pub name: String,
    pub street: String,
    pub place: Place,
    pub members: Vec<PersonId>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Education {
    pub id: u32,
    pub person: PersonId,
    pub school: String,
    pub degree: String,
    pub field: String,
    pub start_year: i16,
    pub end_year: i16,
    pub finished: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonSkill {
    pub person: PersonId,
    pub skill: String,
    pub years: u8,
    /// Where the skill comes from: a field of study or a job title.
    pub source: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interest {
    pub person: PersonId,
    pub kind: InterestKind,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum InterestKind {
    Goal,
    Cause,
    Hobby,
    MentoringOffer,
    MentoringNeed,
    Language,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Consent {
    pub person: PersonId,
    pub field: ConsentField,
    pub granted: bool,
    pub at: Date,
    /// How the answer was given.
    pub basis: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConsentField {
    Email,
    Phone,
    Address,
    Directory,
    Career,
    Employers,
}

impl ConsentField {
    pub const ALL: [Self; 6] =
        [Self::Email, Self::Phone, Self::Address, Self::Directory, Self::Career, Self::Employers];

    /// As it is called in a sentence, and in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Email => "email",
            Self::Phone => "phone",
            Self::Address => "address",
            Self::Directory => "directory",
            Self::Career => "career",
            Self::Employers => "employers",
        }
    }
}

/// Family, on campus or not.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Relative {
    pub person: PersonId,
    pub kind: RelativeKind,
    pub name: String,
    /// The relative's own record, for those who have one.
    pub relative: Option<PersonId>,
    /// Lives behind the same door.
    pub same_household: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RelativeKind {
    Spouse,
    Parent,
    Child,
}

/// What somebody can give to mentoring, or hopes for from it. What about is among the interests.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mentoring {
    pub person: PersonId,
    pub side: MentoringSide,
    /// How many others at once; one for those who look for a mentor.
    pub capacity: u8,
    /// How many of these places are taken.
    pub taken: u8,
    /// Times of the week that suit.
    pub availability: Vec<String>,
    pub way: MeetingWay,
    pub since: Date,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MentoringSide {
    Mentor,
    Mentee,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MeetingWay {
    InPerson,
    Video,
    Either,
}
