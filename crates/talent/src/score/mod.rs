//! How far somebody meets what a role asks for, and why.
//!
//! [`index()`] takes a résumé apart once, [`ask()`] a role; [`find()`] says what of the one is in the other, and
//! [`weigh()`] adds it up. From [`find()`] on there are whole numbers only, and nothing depends on an order that the
//! caller chose. A [`Board`] keeps how far many people meet one role, so that other weights need no second look at
//! anybody.

mod ask;
mod board;
mod change;
mod direction;
mod find;
mod funnel;
mod indexed;
mod known;
mod meet;
mod rank;
mod receipt;
mod tally;
mod weigh;
mod words;

#[cfg(test)]
mod tests;

pub use ask::{Ask, ask, asked};
pub use board::{Board, Cell};
pub use change::{Lacking, SmallestChange, smallest_change, why_not_higher};
pub use find::find;
pub use funnel::{FunnelStep, funnel};
pub use indexed::{Indexed, index, texts};
pub use rank::{Place, Ranking, moved};
pub use receipt::{Compared, Receipt, ReceiptLine, Replay, receipt, replay};
pub use weigh::weigh;

/// The direction of a text, where there is a model that knows it.
pub type Directions<'a> = &'a dyn Fn(&str) -> Option<matching::Vector>;
