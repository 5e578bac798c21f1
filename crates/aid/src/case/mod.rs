//! Everything that the formulas need to know about one family, complete and typed.
//!
//! Generic over what stands in an amount's place: dollars for a figure, a range for an interval, a tracked amount for a
//! curve.

mod amounts;

pub use amounts::{Amounts, Item, MOST};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use crate::AwardYear;

/// A: dependent. B: independent without dependents other than a spouse. C: independent with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = AidFormula)]
pub enum Formula {
    A,
    B,
    C,
}

/// Whose poverty line it is. Places outside the states take the one of the contiguous states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Region {
    #[default]
    Contiguous,
    Alaska,
    Hawaii,
}

impl Region {
    pub const ALL: [Self; 3] = [Self::Contiguous, Self::Alaska, Self::Hawaii];

    /// By the two letters of the post.
    pub fn of_state(state: &str) -> Self {
        match state.trim() {
            state if state.eq_ignore_ascii_case("AK") => Self::Alaska,
            state if state.eq_ignore_ascii_case("HI") => Self::Hawaii,
            _ => Self::Contiguous,
        }
    }
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[schema(as = AidMarital)]
#[serde(rename_all = "camelCase")]
pub enum Marital {
    #[default]
    NeverMarried,
    /// Not married, and both parents live together. Only parents.
    Together,
    /// Or married again.
    Married,
    Separated,
    Divorced,
    Widowed,
}

impl Marital {
    pub const ALL: [Self; 6] =
        [Self::NeverMarried, Self::Together, Self::Married, Self::Separated, Self::Divorced, Self::Widowed];

    /// Whether there is somebody else whose income counts.
    pub fn is_couple(self) -> bool {
        matches!(self, Self::Married | Self::Together)
    }
}

/// How the tax return was filed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[schema(as = AidFiling)]
#[serde(rename_all = "camelCase")]
pub enum Filing {
    #[default]
    Single,
    Joint,
    Separate,
    HeadOfHousehold,
    SurvivingSpouse,
}

impl Filing {
    pub const ALL: [Self; 5] =
        [Self::Single, Self::Joint, Self::Separate, Self::HeadOfHousehold, Self::SurvivingSpouse];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = AidWho)]
#[serde(rename_all = "camelCase")]
pub enum Who {
    Student,
    Spouse,
    Parent,
    OtherParent,
}

impl Who {
    pub const ALL: [Self; 4] = [Self::Student, Self::Spouse, Self::Parent, Self::OtherParent];

    pub fn name(self) -> &'static str {
        match self {
            Self::Student => "student",
            Self::Spouse => "spouse",
            Self::Parent => "parent",
            Self::OtherParent => "otherParent",
        }
    }
}

/// One tax return, or what would be on it, and what its owner has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, bound(deserialize = "T: Deserialize<'de> + Default"))]
pub struct Return<T> {
    pub filing: Filing,
    /// Not filed means: it did not have to be.
    pub filed: bool,
    /// Whether it came with a schedule A, B, D, E, F or H.
    pub schedules: bool,
    pub amounts: Amounts<T>,
}

/// The student with a spouse, or the parents.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, bound(deserialize = "T: Deserialize<'de> + Default"))]
pub struct Side<T> {
    pub marital: Marital,
    pub region: Region,
    pub family_size: i64,
    pub first: Return<T>,
    /// The other's, if there is another one and they did not file together.
    pub second: Option<Return<T>>,
}

impl<T> Side<T> {
    pub fn returns(&self) -> impl Iterator<Item = &Return<T>> {
        [&self.first].into_iter().chain(&self.second)
    }

    /// Follows the tax return, as the processor does: unmarried, and head of a household or surviving spouse.
    pub fn is_single_parent(&self) -> bool {
        let heads = |one: &Return<T>| matches!(one.filing, Filing::HeadOfHousehold | Filing::SurvivingSpouse);
        !self.marital.is_couple() && self.returns().any(heads)
    }

    fn map<U>(&self, people: [Who; 2], change: &mut impl FnMut(Who, Item, &T) -> U) -> Side<U> {
        let mut each = |who: Who, one: &Return<T>| Return {
            filing: one.filing,
            filed: one.filed,
            schedules: one.schedules,
            amounts: one.amounts.map(|item, value| change(who, item, value)),
        };
        Side {
            marital: self.marital,
            region: self.region,
            family_size: self.family_size,
            first: each(people[0], &self.first),
            second: self.second.as_ref().map(|second| each(people[1], second)),
        }
    }
}

/// The award that the law gives whatever the index, by the number that federal records have for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = AidMaxPell)]
#[serde(rename_all = "camelCase")]
pub enum MaxPell {
    /// 1
    NotRequiredToFile,
    /// 2
    SingleParent,
    /// 3
    Other,
}

impl MaxPell {
    pub fn number(self) -> i64 {
        self as i64 + 1
    }
}

/// What a federal record says by itself. Nothing here: the engine finds out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Given {
    pub parents_protection: Option<i64>,
    pub student_protection: Option<i64>,
    /// Null is: the record says that there is none. Left out is: the record says nothing.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "even_null")]
    pub max_pell: Option<Option<MaxPell>>,
    pub assets_count: Option<bool>,
    /// No formula was run, since the maximum grant was certain without.
    pub assigned: bool,
}

fn even_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<MaxPell>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// A family, ready to be reckoned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", bound(deserialize = "T: Deserialize<'de> + Default"))]
pub struct Case<T = i64> {
    pub year: AwardYear,
    pub formula: Formula,
    pub student: Side<T>,
    /// Of a dependent student.
    pub parents: Option<Side<T>>,
    /// Somebody in the family had a means-tested federal benefit in one of the last two years.
    pub benefit: bool,
    #[serde(default)]
    pub given: Given,
    /// Leaves out a dependent student's assets, as the federal processor did until 21 March 2024 (GENERAL-24-24).
    #[serde(default)]
    pub imitate_defect: bool,
}

impl<T> Case<T> {
    /// The side whose income decides on grants and on the asset test.
    pub fn deciding(&self) -> &Side<T> {
        if self.formula == Formula::A {
            self.parents.as_ref().unwrap_or(&self.student)
        } else {
            &self.student
        }
    }

    pub fn deciding_mut(&mut self) -> &mut Side<T> {
        match &mut self.parents {
            Some(parents) if self.formula == Formula::A => parents,
            _ => &mut self.student,
        }
    }

    pub fn of(&self, who: Who) -> Option<&Return<T>> {
        match who {
            Who::Student => Some(&self.student.first),
            Who::Spouse => self.student.second.as_ref(),
            Who::Parent => self.parents.as_ref().map(|parents| &parents.first),
            Who::OtherParent => self.parents.as_ref().and_then(|parents| parents.second.as_ref()),
        }
    }

    pub fn map<U>(&self, mut change: impl FnMut(Who, Item, &T) -> U) -> Case<U> {
        Case {
            year: self.year,
            formula: self.formula,
            student: self.student.map([Who::Student, Who::Spouse], &mut change),
            parents: self.parents.as_ref().map(|side| side.map([Who::Parent, Who::OtherParent], &mut change)),
            benefit: self.benefit,
            given: self.given.clone(),
            imitate_defect: self.imitate_defect,
        }
    }
}
