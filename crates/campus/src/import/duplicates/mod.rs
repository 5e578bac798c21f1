//! Who a row is: somebody known, probably somebody known, or somebody new; and which rows of a file are one person.

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
    ExternalId,
    Email,
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

impl By {
    /// An id or an address is enough to say that it is the same person; a name is not.
    pub fn is_certain(self) -> bool {
        matches!(self, Self::ExternalId | Self::Email)
    }
}

impl fmt::Display for By {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::ExternalId => "has the same ID.",
            Self::Email => "has the same e-mail address.",
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

/// What was found about one row.
#[derive(Clone, Debug, Serialize)]
pub struct Found<Id> {
    /// People who were there before, the surest first.
    pub existing: Vec<Match<Id>>,
    /// Rows above this one, by their lines.
    pub in_file: Vec<Match<u64>>,
}

impl<Id> Found<Id> {
    pub fn is_new(&self) -> bool {
        self.existing.is_empty() && self.in_file.is_empty()
    }

    /// The id says one person and the address says another: for a person to decide.
    pub fn is_contradictory(&self) -> bool {
        self.existing.iter().filter(|one| one.by.is_certain()).count() > 1
    }
}

/// Looks up the rows of one file, in their order.
pub struct Finder<'a, Id> {
    existing: &'a Index<Id>,
    seen: Index<u64>,
}

impl<'a, Id: Copy + PartialEq> Finder<'a, Id> {
    pub fn new(existing: &'a Index<Id>) -> Self {
        Self { existing, seen: Index::default() }
    }

    /// Two gifts of one donor are not one gift twice; so only rows that are people are compared within the file.
    pub fn next(&mut self, record: &Record) -> Found<Id> {
        let person = Person::of(record);
        let existing = self.existing.find(&person);
        let mut in_file = Vec::new();
        if !matches!(record.kind, Kind::Gifts | Kind::Roles) {
            in_file = self.seen.find(&person);
            self.seen.add(record.line, &person);
        }
        Found { existing, in_file }
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
        let id = match record.kind {
            Kind::Gifts => "donor_id",
            Kind::Students => "student_id",
            _ => "external_id",
        };
        let name = match (record.text("last_name"), first_of(&["full_name", "donor_name"])) {
            (Some(family), _) => Name::of(record.text("first_name").unwrap_or(""), family),
            (None, Some(whole)) => Name::whole(whole),
            (None, None) => Name::default(),
        };
        Self {
            external_id: record.text(id),
            emails: emails.iter().filter_map(|field| record.text(field)).collect(),
            name,
            class_year: record.year("class_year").or_else(|| record.year("expected_year")),
        }
    }
}
