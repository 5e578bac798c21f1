//! Words, numbers and dates by tables, and whole answers as they are read.

mod answers;
mod criteria;
mod guarded;
mod language;
mod page;
