use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CourseId, DepartmentId, PersonId, TermId};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Department {
    pub id: DepartmentId,
    pub name: String,
    pub programs: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Course {
    pub id: CourseId,
    pub department: DepartmentId,
    pub code: String,
    pub title: String,
    pub program: String,
    /// The year of study it is meant for, 1 to 4.
    pub year: u8,
    pub credits: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Term {
    pub id: TermId,
    pub season: Season,
    pub year: i16,
    pub start: Date,
    pub end: Date,
}

impl Term {
    pub fn name(&self) -> String {
        match self.season {
            Season::Spring => format!("Spring {}", self.year),
            Season::Fall => format!("Fall {}", self.year),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Season {
    Spring,
    Fall,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Student {
    pub person: PersonId,
    pub department: DepartmentId,
    pub program: String,
    pub level: Level,
    pub entry_term: TermId,
    pub expected_year: i16,
    /// Credits earned, without those of failed courses.
    pub credits: u16,
    pub gpa_hundredths: u16,
    pub standing: Standing,
    pub adviser: PersonId,
    pub balance_cents: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    FirstYear,
    Sophomore,
    Junior,
    Senior,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    Good,
    Warning,
    Probation,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Enrolment {
    pub id: u32,
    pub person: PersonId,
    pub course: CourseId,
    pub term: TermId,
    /// None while the term runs.
    pub grade: Option<Grade>,
    pub attendance_percent: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum Grade {
    #[serde(rename = "A")]
    A,
    #[serde(rename = "A-")]
    AMinus,
    #[serde(rename = "B+")]
    BPlus,
    #[serde(rename = "B")]
    B,
    #[serde(rename = "B-")]
    BMinus,
    #[serde(rename = "C+")]
    CPlus,
    #[serde(rename = "C")]
    C,
    #[serde(rename = "D")]
    D,
    #[serde(rename = "F")]
    F,
}

impl Grade {
    /// From the best to the worst.
    pub const ALL: [Self; 9] =
        [Self::A, Self::AMinus, Self::BPlus, Self::B, Self::BMinus, Self::CPlus, Self::C, Self::D, Self::F];

    /// Grade points times one hundred.
    pub fn hundredths(self) -> u16 {
        match self {
            Self::A => 400,
            Self::AMinus => 367,
            Self::BPlus => 333,
            Self::B => 300,
            Self::BMinus => 267,
            Self::CPlus => 233,
            Self::C => 200,
            Self::D => 100,
            Self::F => 0,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hold {
    pub id: u32,
    pub person: PersonId,
    pub kind: HoldKind,
    pub placed: Date,
    pub reason: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HoldKind {
    Academic,
    Bursar,
}
