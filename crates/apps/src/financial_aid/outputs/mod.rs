//! What leaves the app as a file.

mod paper;
mod table;
pub mod words;

pub use paper::paper;
pub use table::table;
