//! Somebody as the score knows them. What is not here cannot enter it: no name, no age, no pronoun, no family, no
//! faith, no health.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Vector, lexicon::places::Point};

/// What somebody wants, needs, offers, is and does. Lists of statements are sets: their order means nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Profile {
    /// Tells two apart, and decides between two who fit alike.
    pub id: u32,
    pub goals: Vec<Statement>,
    pub needs: Vec<Statement>,
    pub offers: Vec<Statement>,
    /// What they care about.
    pub values: Vec<Statement>,
    /// Fields of study.
    pub fields: Vec<String>,
    pub degrees: Vec<String>,
    /// The newest first.
    pub work: Vec<Post>,
    /// Titles that they look for.
    pub wanted: Vec<String>,
    /// Industries that they look for.
    pub drawn_to: Vec<String>,
    pub skills: Vec<String>,
    pub rung: Option<Rung>,
    pub home: Option<Home>,
    /// Times of the week, in words.
    pub times: Vec<String>,
    pub way: Option<Way>,
    pub languages: Vec<String>,
    /// How many more they can take on; none if it is not known.
    pub places_left: Option<u32>,
}

/// A few words of somebody, and where they point, if the caller knows. Many say the same: it is kept once.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Statement {
    pub text: String,
    #[serde(skip)]
    pub vector: Option<Arc<Vector>>,
}

/// A position, now or before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Post {
    pub title: String,
    pub industry: String,
    pub employer: String,
    pub is_now: bool,
}

/// How far somebody has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Rung {
    FirstYear,
    Sophomore,
    Junior,
    SeniorYear,
    Entry,
    Intermediate,
    Senior,
    Lead,
    Director,
    Executive,
}

/// Where somebody lives.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Home {
    /// City, state and country, as far as they are known.
    pub name: String,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

/// How they meet others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Way {
    InPerson,
    Video,
    Either,
}

/// Which of the two somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Looks for help.
    Seeker,
    /// Offers it.
    Offerer,
}

impl Statement {
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), vector: None }
    }

    #[must_use]
    pub fn with(self, vector: Option<Arc<Vector>>) -> Self {
        Self { vector, ..self }
    }
}

impl Rung {
    pub const ALL: [Self; 10] = [
        Self::FirstYear,
        Self::Sophomore,
        Self::Junior,
        Self::SeniorYear,
        Self::Entry,
        Self::Intermediate,
        Self::Senior,
        Self::Lead,
        Self::Director,
        Self::Executive,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::FirstYear => "first-year student",
            Self::Sophomore => "sophomore",
            Self::Junior => "junior",
            Self::SeniorYear => "senior",
            Self::Entry => "entry level",
            Self::Intermediate => "mid-career",
            Self::Senior => "senior level",
            Self::Lead => "lead",
            Self::Director => "director",
            Self::Executive => "executive",
        }
    }

    pub fn is_student(self) -> bool {
        self < Self::Entry
    }

    /// Years of study are one rung: a junior and a sophomore are as far from a director.
    pub(super) fn step(self) -> i8 {
        match self {
            Self::FirstYear | Self::Sophomore | Self::Junior | Self::SeniorYear => 0,
            Self::Entry => 1,
            Self::Intermediate => 2,
            Self::Senior => 3,
            Self::Lead => 4,
            Self::Director => 5,
            Self::Executive => 6,
        }
    }
}

impl Home {
    pub fn point(&self) -> Option<Point> {
        let (latitude, longitude) = self.latitude.zip(self.longitude)?;
        let is_there = latitude.abs() <= 90.0 && longitude.abs() <= 180.0;
        is_there.then_some(Point { latitude, longitude })
    }
}

impl Way {
    pub fn name(self) -> &'static str {
        match self {
            Self::InPerson => "in person",
            Self::Video => "by video",
            Self::Either => "in person or by video",
        }
    }

    pub fn goes_with(self, other: Self) -> bool {
        self == other || self == Self::Either || other == Self::Either
    }
}

impl Side {
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Seeker => Self::Offerer,
            Self::Offerer => Self::Seeker,
        }
    }
}
