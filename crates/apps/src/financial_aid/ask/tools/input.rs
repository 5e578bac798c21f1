//! What the tools are asked with: closed lists, so that whoever chooses a tool cannot make anything up.

use aid::{AwardYear, Case, Field, Formula, Item, Region, Who};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// July to June.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Year {
    #[serde(rename = "2024-25")]
    Y2024,
    #[serde(rename = "2025-26")]
    Y2025,
    #[serde(rename = "2026-27")]
    Y2026,
    #[serde(rename = "2027-28")]
    Y2027,
}

impl From<Year> for AwardYear {
    fn from(year: Year) -> Self {
        match year {
            Year::Y2024 => Self::Y2024,
            Year::Y2025 => Self::Y2025,
            Year::Y2026 => Self::Y2026,
            Year::Y2027 => Self::Y2027,
        }
    }
}

/// Whose answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Whose {
    Parents,
    OtherParent,
    Student,
    Spouse,
}

impl Whose {
    /// The person, or who decides where nobody is named.
    pub fn person(whose: Option<Self>, case: &Case) -> Who {
        match whose {
            Some(Self::Parents) => Who::Parent,
            Some(Self::OtherParent) => Who::OtherParent,
            Some(Self::Spouse) => Who::Spouse,
            None if case.formula == Formula::A => Who::Parent,
            Some(Self::Student) | None => Who::Student,
        }
    }
}

/// What may be varied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Varied {
    /// earnings, which are also part of the adjusted gross income
    Wages,
    /// adjusted gross income, earnings moving along
    Income,
    Savings,
    Investments,
    Business,
    ChildSupport,
    /// income tax paid
    Tax,
    FamilySize,
}

impl Varied {
    /// The field of the engine.
    pub fn field(self, who: Who) -> Field {
        let amount = |item: Item| Field::Amount { who, item };
        match self {
            Self::Wages => Field::Wages { who },
            Self::Income => amount(Item::Agi),
            Self::Savings => amount(Item::Cash),
            Self::Investments => amount(Item::Investments),
            Self::Business => amount(Item::Business),
            Self::ChildSupport => amount(Item::ChildSupport),
            Self::Tax => amount(Item::Tax),
            Self::FamilySize => Field::FamilySize,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Wages => "wages",
            Self::Income => "income",
            Self::Savings => "savings",
            Self::Investments => "investments",
            Self::Business => "businesses and farms",
            Self::ChildSupport => "child support",
            Self::Tax => "income tax paid",
            Self::FamilySize => "family size",
        }
    }
}

/// A line of the trace, by its name in there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum LineName {
    TotalIncome,
    IncomeTax,
    Medicare,
    SocialSecurity,
    Payroll,
    Protection,
    Employment,
    NegativeParents,
    Allowances,
    AvailableIncome,
    IncomeContribution,
    AssetsCount,
    Business,
    NetWorth,
    AssetContribution,
    AdjustedIncome,
    Contribution,
    Index,
    PellIncome,
    PovertyLine,
    MaxLimit,
    MaxPell,
    MinLimit,
    MinPell,
    ScheduledAward,
    CostOfAttendance,
    Need,
    LoanLimit,
    Subsidised,
    Unsubsidised,
    NetPrice,
    Unmet,
}

impl LineName {
    /// As it stands in the key of a line.
    pub fn key(self) -> String {
        serde_json::to_value(self).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

/// A federal table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TableName {
    /// maximum and minimum Pell Grant
    Pell,
    /// income protection allowance
    Protection,
    /// employment expense allowance
    Employment,
    /// payroll tax allowance
    Payroll,
    /// shares of assets, and when they count
    Assets,
    /// contribution from adjusted available income
    Contribution,
    /// poverty guidelines and the incomes up to which a Pell Grant is given
    Poverty,
    /// direct loan limits
    Loans,
    /// whose tax year counts
    IncomeYear,
}

/// Where a family lives, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Place {
    Contiguous,
    Alaska,
    Hawaii,
}

impl From<Place> for Region {
    fn from(place: Place) -> Self {
        match place {
            Place::Contiguous => Self::Contiguous,
            Place::Alaska => Self::Alaska,
            Place::Hawaii => Self::Hawaii,
        }
    }
}

/// Which formula a student falls under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Student {
    Dependent,
    Independent,
}
