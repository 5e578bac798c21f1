//! The ask bar, its filter, what it shows, segments, and the conversation about it.

mod addresses;
mod bench;
mod consent;
mod generated;
mod hostile;
mod industries;
mod pages;
mod record;
mod records;
mod segments;
mod wishes;
