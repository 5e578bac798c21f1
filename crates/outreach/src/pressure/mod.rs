//! Contact pressure: how often somebody, or a household, hears from the university, whichever app it is. One table, one
//! budget; two apps at once never exceed it.

mod budget;
mod entity;
mod model;
mod reserve;
mod store;
#[cfg(test)]
mod tests;
mod wishes;

pub use budget::{Budget, BudgetKind, Limit, LimitScope, Load, MOST_LIMITS, check};
pub use entity::{ContactState, WishKind, contact, setting, wish};
pub use model::{Channel, Contact, PersonPressure, Reason, Refused, Reserve, Verdict, Wish};
pub(crate) use reserve::current;
pub use wishes::NewWish;
