use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{EmployerId, PersonId, Place, RoleId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct YearMonth {
    pub year: i16,
    pub month: i8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seniority {
    Entry,
    Intermediate,
    Senior,
    Lead,
    Director,
    Executive,
}

impl Seniority {
    /// From the lowest rung of a career to the highest.
    pub const ALL: [Self; 6] =
        [Self::Entry, Self::Intermediate, Self::Senior, Self::Lead, Self::Director, Self::Executive];
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    pub id: u32,
    pub person: PersonId,
    pub employer: Option<EmployerId>,
    pub employer_name: String,
    pub title: String,
    pub seniority: Seniority,
    pub industry: String,
    pub start: YearMonth,
    pub end: Option<YearMonth>,
    pub summary: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Employer {
    pub id: EmployerId,
    pub name: String,
    pub industry: String,
    pub place: Place,
    pub employees: u32,
    pub founded: i16,
    pub about: String,
    pub synthetic: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Role {
    pub id: RoleId,
    pub employer: EmployerId,
    pub title: String,
    pub seniority: Seniority,
    pub industry: String,
    pub place: Place,
    pub remote: bool,
    pub salary_from: u32,
    pub salary_to: u32,
    pub posted: Date,
    pub closes: Date,
    pub must: Vec<String>,
    pub nice: Vec<String>,
    pub text: String,
    pub synthetic: bool,
}

/// Somebody who looks for work, in their own words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    pub person: PersonId,
    pub resume: String,
    pub desired_titles: Vec<String>,
    pub places: Vec<String>,
    pub remote: bool,
    pub salary_from: u32,
    pub available_from: Date,
}
