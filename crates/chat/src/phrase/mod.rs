//! The language that the suite speaks when no model is there: words that agree, numbers and dates as the screens write
//! them, and whole answers composed from what tools have found. It says no figure and no name that it was not given.

mod build;
mod compose;
mod dates;
mod lists;
mod numbers;
#[cfg(test)]
mod tests;
mod voice;
mod words;

pub use build::{Builder, paragraph, sentence};
pub use compose::{
    Calculated, Cited, Compared, Found, InWords, Nothing, Row, Sought, calculated, closest, compared,
    criteria_in_words, failed, found, left_out, next_questions, nothing, nothing_in_library, quoted, reply,
    shared, why, why_not,
};
pub use dates::{date, day_of_year, days, month, short_date, years};
pub use lists::{and_list, and_more, or_list};
pub use numbers::{
    amount, count_of, decimal, difference, dollars, number, number_word, opening_count, ordinal, percent,
    range, roughly,
};
pub use voice::Voice;
pub use words::{agree, article, lowered, plural, possessive, sentence_case, with_article};
