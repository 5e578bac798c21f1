//! Who is matched with whom, whatever brought them together: a round or an introduction. A match that is accepted or
//! active takes one of the mentor's places, and this is where every room asks how many are taken. One that has ended
//! gives its place back, and can go on again as long as nobody else has it.

mod model;
mod routes;
mod store;

#[cfg(test)]
mod tests;

pub use model::{MatchOrigin, MatchState, NewMatch, places_left};
pub(super) use routes::router;
pub use store::{Wanted, add, find, list, lock, migrations, remove, taken_of};
