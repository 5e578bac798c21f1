use std::collections::HashMap;

use crate::{
    import::duplicates::{Index, Match, Person},
    model::PersonId,
};

/// Everybody on campus, to be found by likeness while an import adds and changes people.
///
/// What is the same is looked up in the database; here are only names, years and the names of mailboxes.
#[derive(Debug, Default)]
pub struct Known {
    /// In the order of their numbers.
    first: Index<u32>,
    /// Those who have changed since, and where each is.
    again: Index<u32>,
    places: HashMap<u32, Vec<u32>>,
}

impl Known {
    /// Somebody whose number is not lower than any before. Who has had two names comes twice.
    pub fn add(&mut self, id: PersonId, person: &Person<'_>) {
        self.first.add_likeness(id.0, person);
    }

    /// From now on they are found by these names alone.
    pub fn change(&mut self, id: PersonId, names: &[Person<'_>]) {
        for place in self.first.places(id.0) {
            self.first.kill(place);
        }
        let places = self.places.entry(id.0).or_default();
        for place in places.drain(..) {
            self.again.kill(place);
        }
        places.extend(names.iter().filter_map(|person| self.again.add_likeness(id.0, person)));
    }

    /// Who it could be, the surest first; of those as sure, who was there first.
    pub fn find(&self, person: &Person<'_>) -> Vec<Match<u32>> {
        let mut found = self.first.find(person);
        found.extend(self.again.find(person));
        found.sort_by_key(|one| (u8::MAX - one.sure, one.who));
        found
    }
}
