use super::compact::Compact;
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
    /// Those who have changed since, and from where to where each is.
    again: Index<u32>,
    places: Compact<(u32, u32)>,
}

impl Known {
    /// Somebody whose number is not lower than any before. Who has had two names comes twice.
    pub fn add(&mut self, id: PersonId, person: &Person<'_>) {
        self.first.add(id.0, person);
    }

    /// From now on they are found by these names alone.
    pub fn change(&mut self, id: PersonId, names: &[Person<'_>]) {
        for place in self.first.places(id.0) {
            self.first.kill(place);
        }
        let (from, to) = self.places.get(id.0.into()).unwrap_or_default();
        for place in from..to {
            self.again.kill(place);
        }
        let places = names.iter().filter_map(|person| self.again.add(id.0, person));
        if let Some((first, last)) = places
            .fold(None, |ends: Option<(u32, u32)>, place| Some((ends.map_or(place, |ends| ends.0), place)))
        {
            self.places.insert(id.0.into(), (first, last + 1));
        }
    }

    /// Who it could be, the surest first; of those as sure, who was there first.
    pub fn find(&self, person: &Person<'_>) -> Vec<Match<u32>> {
        let mut found = self.first.find(person);
        found.extend(self.again.find(person));
        found.sort_by_key(|one| (u8::MAX - one.sure, one.who));
        found
    }
}
