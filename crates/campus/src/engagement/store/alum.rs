//! Where somebody is counted, from their record. Two ways to read it, one rule.

use std::sync::Arc;

use matching::lexicon::{fields, places};

use super::super::Alum;
use crate::model::{ConsentField, Life};

/// What decides it.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    pub class_year: Option<i16>,
    /// A state and a country, as they are written.
    pub place: (String, String),
    pub has_email: bool,
    pub has_phone: bool,
    pub has_street: bool,
    pub granted: Vec<ConsentField>,
    /// Fields of study with the years in which they ended, in the order of their numbers.
    pub studies: Vec<(i16, String)>,
}

impl Facts {
    fn may(&self, field: ConsentField) -> bool {
        self.granted.contains(&field)
    }

    /// Mail that comes back reaches nobody; what nobody agreed to is not used.
    fn is_contactable(&self) -> bool {
        self.has_email && self.may(ConsentField::Email)
            || self.has_phone && self.may(ConsentField::Phone)
            || self.has_street && self.may(ConsentField::Address)
    }

    /// The field of the degree that ended with the class year; of others, the first.
    fn field(&self) -> Option<&str> {
        let own = self.studies.iter().find(|(year, _)| Some(*year) == self.class_year);
        let field = own.or(self.studies.first()).map(|(_, field)| field.trim());
        field.filter(|field| !field.is_empty())
    }

    fn region(&self) -> Option<&str> {
        let (state, country) = (self.place.0.trim(), self.place.1.trim());
        let known = places::stated(state, country).map(|region| region.name);
        let written = if state.is_empty() { country } else { state };
        known.or(Some(written)).filter(|name| !name.is_empty() && self.may(ConsentField::Address))
    }

    /// `share` gives one name to all who have it.
    pub fn alum(&self, share: &mut dyn FnMut(&str) -> Arc<str>) -> Alum {
        let field = self.field().map(|name| fields::field(name).map_or(name, |known| known.name));
        Alum {
            class_year: self.class_year,
            field: field.map(&mut *share),
            region: self.region().map(&mut *share),
            is_contactable: self.is_contactable(),
            is_named: self.may(ConsentField::Directory),
        }
    }
}

pub fn of_life(life: &Life) -> Alum {
    let person = &life.person;
    let mut studies: Vec<_> = life.education.iter().collect();
    studies.sort_by_key(|one| one.id);
    let facts = Facts {
        class_year: person.class_year,
        place: (person.place.region.clone(), person.place.country.clone()),
        has_email: !person.email.trim().is_empty() && person.email_bounced.is_none(),
        has_phone: person.phone.as_deref().is_some_and(|phone| !phone.trim().is_empty()),
        has_street: !life.household.street.trim().is_empty(),
        granted: life.consents.iter().filter(|one| one.granted).map(|one| one.field).collect(),
        studies: studies.into_iter().map(|one| (one.end_year, one.field.clone())).collect(),
    };
    let lives = person.is_alum && person.died.is_none();
    let alum = facts.alum(&mut |name| Arc::from(name));
    Alum { is_contactable: lives && alum.is_contactable, ..alum }
}
