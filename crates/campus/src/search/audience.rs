//! For whom people are looked for. Whoever publishes asks for the consent it needs: in the alumni directory somebody
//! stands who has agreed to stand in it, and of what they keep to themselves nothing is true there, neither that it is so
//! nor that it is not.

use matching::index::{Filter, Tag};

use super::facet;
use crate::model::{Consent, ConsentField};

/// Who reads what is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// The staff, whose record shows everything but ways to reach somebody.
    #[default]
    Staff,
    /// Readers of the alumni directory.
    Directory,
}

/// What has to be agreed to before something of somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// No more than to stand in the directory.
    Nothing,
    /// The place where somebody lives is part of their address.
    Address,
    /// What somebody does and did for a living, and what they know.
    Career,
    /// That somebody looks for work.
    Employers,
    Email,
    /// A way to reach them, whichever.
    AnyContact,
}

/// What may be told of somebody in the directory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for and answered by itself")]
pub struct Shared {
    /// That they are in it at all.
    pub listed: bool,
    pub place: bool,
    pub career: bool,
    pub email: bool,
    pub phone: bool,
}

impl Shared {
    pub fn by(consents: &[Consent]) -> Self {
        let may = |field| consents.iter().any(|one| one.field == field && one.granted);
        Self {
            listed: may(ConsentField::Directory),
            place: may(ConsentField::Address),
            career: may(ConsentField::Career),
            email: may(ConsentField::Email),
            phone: may(ConsentField::Phone),
        }
    }

    /// Their own words may speak of their work and of where they live.
    pub fn words(self) -> bool {
        self.listed && self.place && self.career
    }
}

impl Audience {
    /// Whom this audience may hear of at all.
    pub(super) fn base(self) -> Vec<Filter> {
        match self {
            Self::Staff => Vec::new(),
            Self::Directory => {
                vec![agreed(&[ConsentField::Directory]), Filter::Not(Box::new(facet::DIED.filter(true)))]
            }
        }
    }

    /// Of whom this audience may hear it. `None` if of everybody.
    pub(super) fn gate(self, needs: Needs) -> Option<Filter> {
        let fields: &[ConsentField] = match (self, needs) {
            (Self::Staff, _) | (_, Needs::Nothing) => return None,
            (_, Needs::Address) => &[ConsentField::Address],
            (_, Needs::Career) => &[ConsentField::Career],
            (_, Needs::Employers) => &[ConsentField::Employers],
            (_, Needs::Email) => &[ConsentField::Email],
            (_, Needs::AnyContact) => &[ConsentField::Email, ConsentField::Phone, ConsentField::Address],
        };
        Some(agreed(fields))
    }
}

/// Those who have agreed to one of these.
pub(super) fn agreed(fields: &[ConsentField]) -> Filter {
    Filter::Any(fields.iter().map(|field| Tag::new(facet::AGREED, field.name())).collect())
}
