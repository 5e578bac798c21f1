//! What a row says about somebody or something, put into what is known of them. An empty cell says nothing.

mod alumni;
mod candidates;
mod gifts;
mod person;
mod roles;
mod students;
mod work;

use jiff::civil::Date;

use super::things::Things;
use crate::{
    import::{Kind, Record},
    store::{dossier::Parts, imports::lookup::Ids},
};

pub use self::{
    gifts::{GiftIndex, GiftRow, read as read_gift},
    person::{add, key_of, system},
    roles::{Post, fill as fill_role, read as read_role},
};

/// What lies ready while rows are worked on.
pub struct Desk {
    /// The day the file came: what is not dated otherwise is of this day.
    pub day: Date,
    pub ids: Ids,
    pub things: Things,
}

impl Desk {
    /// Takes the next number of a kind.
    pub fn number(next: &mut u32) -> u32 {
        *next += 1;
        *next - 1
    }
}

/// Puts what a row says about a person into what is known.
pub fn put(record: &Record, parts: &mut Parts, desk: &mut Desk) {
    match record.kind {
        Kind::Alumni => alumni::put(record, parts, desk),
        Kind::Students => students::put(record, parts, desk),
        Kind::Candidates => candidates::put(record, parts, desk),
        Kind::Gifts => person::put_donor(record, parts),
        Kind::Roles => {}
    }
}

/// Writes a text unless it is there already. Capitals are taken from those who use both sizes: some systems have
/// only one.
fn say(slot: &mut String, text: Option<&str>) {
    let Some(text) = text else { return };
    let has_both = text.chars().any(char::is_lowercase) && text.chars().any(char::is_uppercase);
    if slot.to_lowercase() != text.to_lowercase() || has_both {
        text.clone_into(slot);
    }
}

/// Whether two texts say the same.
fn alike(left: &str, right: &str) -> bool {
    left.trim().to_lowercase() == right.trim().to_lowercase()
}
