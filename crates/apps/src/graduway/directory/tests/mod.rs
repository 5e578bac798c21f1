//! What plain words are taken for: by the ask bar, and in a conversation.

mod addressed;
mod compiled;
mod dialogues;
mod filtered;
mod nothing;
mod understanding;

use jiff::civil::{Date, date};

/// The day of every question.
const TODAY: Date = date(2026, 11, 16);
