//! Who a row could be: somebody whose name, class year or mailbox is like what it says.

mod blocks;
mod index;
mod name;
mod nicknames;

use std::fmt;

use serde::Serialize;

pub(crate) use self::blocks::reserve;
pub use self::{
    index::{Index, Person},
    name::Name,
};
use super::{kind::Kind, record::Record};

/// Somebody a row could be.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct Match<Id> {
    pub who: Id,
    pub by: By,
    /// In hundredths.
    pub sure: u8,
}

/// What two have in common.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum By {
    /// Families and offices share addresses: these are probably two.
    EmailButId,
    EmailButName,
    /// Others have it as well, and nothing tells which of them is meant.
    EmailOfSeveral,
    NameAndYear {
        years_apart: u16,
    },
    NameAndMailbox,
    /// Neither has a class year.
    Name,
}

impl fmt::Display for By {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::EmailButId => "has the same e-mail address, but another ID.",
            Self::EmailButName => "has the same e-mail address, but another first name.",
            Self::EmailOfSeveral => "has the same e-mail address, and so have others.",
            Self::NameAndYear { years_apart: 0 } => "has a name like this and the same class year.",
            Self::NameAndYear { .. } => "has a name like this and a class year next to this one.",
            Self::NameAndMailbox => "has a name like this and the same e-mail name at another domain.",
            Self::Name => "has a name like this, and no class year either.",
        })
    }
}

impl<'a> Person<'a> {
    /// The person that a row is about. A role is about nobody.
    pub fn of(record: &'a Record) -> Self {
        if record.kind == Kind::Roles {
            return Self::default();
        }
        let first_of = |names: &[&str]| names.iter().find_map(|name| record.text(name));
        let emails = ["email", "other_email", "donor_email"];
        let name = match (record.text("last_name"), first_of(&["full_name", "donor_name"])) {
            (Some(family), _) => Name::of(record.text("first_name").unwrap_or(""), family),
            (None, Some(whole)) => Name::whole(whole),
            (None, None) => Name::default(),
        };
        Self {
            emails: emails.iter().filter_map(|field| record.text(field)).collect(),
            name,
            class_year: record.year("class_year").or_else(|| record.year("expected_year")),
        }
    }
}
