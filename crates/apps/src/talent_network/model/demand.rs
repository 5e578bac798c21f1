//! What open roles ask for, and who has it.

use serde::Serialize;
use utoipa::ToSchema;

/// Departments by skills: how many open roles ask for a skill, and how many candidates of each department have it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkDemand {
    #[schema(value_type = i64)]
    pub open_roles: u32,
    /// What the most roles ask for first; 25 at most.
    pub skills: Vec<NetworkDemandSkill>,
    /// By name; those without a department last.
    pub rows: Vec<NetworkDemandRow>,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkDemandSkill {
    pub name: String,
    /// How many open roles ask for it, and for how many of them it is a must.
    #[schema(value_type = i64)]
    pub roles: u32,
    #[schema(value_type = i64)]
    pub musts: u32,
    /// How many candidates of all departments name it, and how many of them have shown it.
    #[schema(value_type = i64)]
    pub named: u32,
    #[schema(value_type = i64)]
    pub shown: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkDemandRow {
    /// None for candidates without a department.
    pub department: Option<String>,
    #[schema(value_type = i64)]
    pub candidates: u32,
    /// One for each skill, in their order.
    pub cells: Vec<NetworkDemandCell>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkDemandCell {
    /// How many of the department's candidates name it, and how many of them have shown it.
    #[schema(value_type = i64)]
    pub named: u32,
    #[schema(value_type = i64)]
    pub shown: u32,
}
