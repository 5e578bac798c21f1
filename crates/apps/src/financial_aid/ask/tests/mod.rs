//! What the aid officer understands, says and refuses.

mod desk;
mod dialogues;
mod every;
mod hostile;
mod known;
mod last;
mod later;
mod refusals;
mod sheets;

/// The day of every question.
const TODAY: jiff::civil::Date = jiff::civil::date(2026, 11, 16);
