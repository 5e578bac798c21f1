use std::hash::{DefaultHasher, Hash, Hasher};

use super::who::MOST_HOLDERS;
use crate::{
    intake::compact::Compact,
    model::{KeySystem, PersonId},
};

/// What the file has added and the database does not know yet, by the hash of what it is called.
#[derive(Debug, Default)]
pub struct Fresh {
    numbers: Compact<u32>,
}

impl Fresh {
    pub fn clear(&mut self) {
        self.numbers.clear();
    }

    /// The first to have a name keeps it.
    pub fn remember(&mut self, name: u64, id: u32) {
        if self.numbers.get(name).is_none() {
            self.numbers.insert(name, id);
        }
    }

    pub fn get(&self, name: u64) -> Option<u32> {
        self.numbers.get(name)
    }

    /// Several people may have one address: each has the next number of its name.
    pub fn add_holder(&mut self, system: KeySystem, value: &str, person: PersonId) {
        for nth in 0..MOST_HOLDERS {
            match self.get(hash((system as u8, value, nth))) {
                None => return self.remember(hash((system as u8, value, nth)), person.0),
                Some(known) if known == person.0 => return,
                Some(_) => {}
            }
        }
    }

    pub fn holders(&self, system: KeySystem, value: &str) -> impl Iterator<Item = PersonId> {
        (0..MOST_HOLDERS).map_while(move |nth| self.get(hash((system as u8, value, nth)))).map(PersonId)
    }
}

pub fn hash(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}
