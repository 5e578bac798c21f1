//! Matchmaking over HTTP, room by room.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod adversarial;
mod ask;
mod bench;
mod introductions;
mod kept;
#[path = "../chat/aid/liar.rs"]
mod liar;
mod rounds;
mod what_if;
