//! What two records of one person become. Pure: all that the campus knows of the two comes in, and what is to be
//! written goes out. Nothing that was given, said or written is lost, and what is the same is kept once.

mod field;
mod home;
mod ledger;
mod person;
mod plan;
mod rows;
mod single;
mod whole;

pub(super) use self::plan::Rows;
pub use self::{
    field::{Choices, MergeField, MergeSide},
    ledger::Ledger,
    person::{FieldPlan, former_name},
    plan::{Change, Plan, plan},
    rows::Tally,
    whole::{Pointing, Whole},
};
