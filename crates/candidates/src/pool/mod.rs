//! The pool: everybody who can be ranked, as they are now. Whoever asks for it brings it up to date first, and reads
//! again only those who have changed: a consent that was withdrawn counts from that moment on.

mod boards;
mod directions;
mod follow;
mod make;
mod meaning;
mod open;
mod point;
mod store;
#[cfg(test)]
mod tests;

pub use boards::{Boards, Prepared};
pub use directions::Directions;
pub use follow::{Held, apart};
pub use make::{hash, hex, meant};
pub use meaning::{Patience, PointCandidates};
