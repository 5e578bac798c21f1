//! What people are called.

use std::collections::{BTreeSet, HashMap};

use api::Answer;
use campus::store::people;
use store::Store;

use super::{
    model::{Named, RoundSide},
    store::directory::listed,
};

/// So many are asked for at a time.
const TOGETHER: usize = 1000;
/// What stands for a mentor who has left the directory since.
const NOT_LISTED: &str = "a mentor who is not listed";

/// Names by number.
pub struct Names {
    names: HashMap<u32, String>,
    listed: BTreeSet<u32>,
}

impl Names {
    pub async fn read(store: &Store, ids: impl IntoIterator<Item = u32>) -> Answer<Self> {
        let edition = super::store::campus(store.reader()).await?;
        let mut ids: Vec<u32> = ids.into_iter().collect();
        ids.sort_unstable();
        ids.dedup();
        let mut known = Self { names: HashMap::with_capacity(ids.len()), listed: BTreeSet::new() };
        for some in ids.chunks(TOGETHER) {
            let found = people::some(store.reader(), edition, some.iter().copied()).await?;
            known.names.extend(found.into_iter().map(|person| (person.id.0, person.name())));
            known.listed.extend(listed(store.reader(), edition, some).await?);
        }
        Ok(known)
    }

    /// As the staff knows them.
    pub fn named(&self, id: u32) -> Named {
        let name = self.names.get(&id).cloned().unwrap_or_else(|| format!("Person {id}, who is gone"));
        Named { id, name }
    }

    /// In a result: a mentor is named as long as they are in the directory.
    pub fn of(&self, side: RoundSide, id: u32) -> Named {
        let is_hidden = side == RoundSide::Mentors && self.knows(id) && !self.listed.contains(&id);
        if is_hidden { Named { id, name: NOT_LISTED.to_owned() } } else { self.named(id) }
    }

    pub fn student(&self, id: u32) -> Named {
        self.of(RoundSide::Students, id)
    }

    pub fn mentor(&self, id: u32) -> Named {
        self.of(RoundSide::Mentors, id)
    }

    pub fn knows(&self, id: u32) -> bool {
        self.names.contains_key(&id)
    }
}
