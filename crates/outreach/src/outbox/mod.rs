//! The outbox: a message from its draft until it has left.
//!
//! An approval binds the SHA-256 of the bytes that will be sent; whatever would send other bytes voids it. A message is
//! marked as on its way before it is handed over, and one of which nobody knows whether it left is never sent again by
//! itself: at most once, and not twice.

mod approve;
mod change;
mod deliver;
mod entity;
mod queue;
mod render;
mod store;
mod sweep;
#[cfg(test)]
mod tests;
mod view;

pub use change::NewMessage;
pub use deliver::Deliver;
pub use entity::{MessageState, MessageWay};
pub use queue::GIVEN_UP_AFTER_DAYS;
pub use render::{Letterhead, Rendered, render};
pub use sweep::Sweeping;
pub use view::{Approval, Message, MessageCard, MessageStep, MessageVersion};
