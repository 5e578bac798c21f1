//! Conversations with a demonstration app of three tools: all the ways from a message to a kept answer, and what can go
//! wrong on them. The app is in `desk.rs`; it is on no screen.

mod conversations;
mod desk;
mod faults;
mod instances;
mod lies;
mod opinion;
mod records;
mod same;
mod shared;
mod stand;
