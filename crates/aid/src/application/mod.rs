//! The answers of somebody who may not have given all of them yet.
//!
//! Nothing is ever refused as a whole: what cannot be is named at its field by [`Application::problems`], and counts
//! as not answered.

mod check;
mod dependency;
mod possible;
mod schema;

pub use check::Problem;
use jiff::civil::Date;
pub use possible::Possibility;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    AwardYear, Case,
    case::{Amounts, Filing, Item, Marital, Who},
    object::object,
    pell::Standing,
};

/// An amount, or what somebody knows about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidAnswer)]
#[serde(untagged)]
pub enum Answer {
    Exactly(i64),
    Between { from: i64, to: i64 },
}

impl Answer {
    pub fn range(self) -> Range {
        match self {
            Self::Exactly(value) => Range { from: value, to: value },
            Self::Between { from, to } => Range { from, to },
        }
    }
}

/// All whole amounts from the first to the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidRange)]
pub struct Range {
    pub from: i64,
    pub to: i64,
}

impl Range {
    pub fn is_exact(self) -> bool {
        self.from == self.to
    }
}

/// The answers of a family. None is: not answered yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidApplication)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Application {
    pub year: AwardYear,
    #[serde(deserialize_with = "object")]
    pub about: About,
    #[serde(deserialize_with = "object")]
    pub parents: Household,
    /// Of the student, alone or with a spouse.
    #[serde(deserialize_with = "object")]
    pub household: Household,
    /// A means-tested federal benefit in one of the last two years.
    pub benefit: Option<bool>,
    #[serde(deserialize_with = "object")]
    pub student: Person,
    #[serde(deserialize_with = "object")]
    pub spouse: Person,
    #[serde(deserialize_with = "object")]
    pub parent: Person,
    #[serde(deserialize_with = "object")]
    pub other_parent: Person,
    #[serde(deserialize_with = "object")]
    pub school: School,
}

/// Who the student is. The questions that make somebody independent, and a degree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidAbout)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct About {
    pub birth_date: Option<Date>,
    pub graduate: Option<bool>,
    pub active_duty: Option<bool>,
    pub veteran: Option<bool>,
    /// Children or others for whom the student provides, not the spouse.
    pub dependents: Option<bool>,
    /// Orphan, ward of the court or in foster care, at 13 or later.
    pub orphan: Option<bool>,
    /// Emancipated, or in the guardianship of somebody other than the parents.
    pub emancipated: Option<bool>,
    pub homeless: Option<bool>,
    /// A bachelor's degree or more.
    pub has_degree: Option<bool>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidHousehold)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Household {
    pub marital: Option<Marital>,
    /// Two letters.
    pub state: Option<String>,
    pub family_size: Option<Answer>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidPerson)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Person {
    pub filing: Option<Filing>,
    /// False: did not have to file.
    pub filed: Option<bool>,
    pub schedules: Option<bool>,
    #[serde(deserialize_with = "object")]
    #[schema(value_type = schema::AidAmounts)]
    pub amounts: Amounts<Option<Answer>>,
}

impl Person {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What the school adds to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidSchool)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct School {
    pub cost: Option<i64>,
    pub other_grants: i64,
}

impl Application {
    pub fn of(&self, who: Who) -> &Person {
        match who {
            Who::Student => &self.student,
            Who::Spouse => &self.spouse,
            Who::Parent => &self.parent,
            Who::OtherParent => &self.other_parent,
        }
    }

    pub fn of_mut(&mut self, who: Who) -> &mut Person {
        match who {
            Who::Student => &mut self.student,
            Who::Spouse => &mut self.spouse,
            Who::Parent => &mut self.parent,
            Who::OtherParent => &mut self.other_parent,
        }
    }

    /// As on the paper form: an amount that was left out is nothing. A second person without any answer stays out.
    pub fn with_blanks_as_zero(mut self) -> Self {
        for who in Who::ALL {
            if matches!(who, Who::Spouse | Who::OtherParent) && self.of(who).is_empty() {
                continue;
            }
            for item in Item::ALL {
                self.of_mut(who).amounts.get_mut(*item).get_or_insert(Answer::Exactly(0));
            }
        }
        self
    }

    /// For a grant, as far as it is known.
    pub fn standing(&self, has_degree: bool) -> Standing {
        let school = &self.school;
        Standing { has_degree, cost: school.cost, other_grants: school.other_grants }
    }

    /// The family, if everything that matters is answered, and without contradiction.
    pub fn complete(&self, today: Date) -> Result<Case, Vec<Problem>> {
        let mut problems = self.problems(today);
        let missing = self.without(&problems).missing();
        problems.extend(missing.into_iter().map(|field| Problem::missing(&field)));
        if !problems.is_empty() {
            return Err(problems);
        }
        let possible = self.possibilities();
        match &possible[..] {
            [one] => Ok(one.least.map(|_, _, range| range.from)),
            _ => Err(vec![Problem::new("about", "These answers leave open which formula applies.")]),
        }
    }
}
