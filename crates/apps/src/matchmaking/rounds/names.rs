//! What people are called.

use std::collections::HashMap;

use api::Answer;
use campus::store::people;
use store::Store;

use super::model::Named;

/// So many are asked for at a time.
const TOGETHER: usize = 1000;

/// Names by number.
pub struct Names(HashMap<u32, String>);

impl Names {
    pub async fn read(store: &Store, ids: impl IntoIterator<Item = u32>) -> Answer<Self> {
        let edition = super::store::campus(store.reader()).await?;
        let mut ids: Vec<u32> = ids.into_iter().collect();
        ids.sort_unstable();
        ids.dedup();
        let mut names = HashMap::with_capacity(ids.len());
        for some in ids.chunks(TOGETHER) {
            let found = people::some(store.reader(), edition, some.iter().copied()).await?;
            names.extend(found.into_iter().map(|person| (person.id.0, person.name())));
        }
        Ok(Self(names))
    }

    pub fn named(&self, id: u32) -> Named {
        let name = self.0.get(&id).cloned().unwrap_or_else(|| format!("Person {id}, who is gone"));
        Named { id, name }
    }

    pub fn knows(&self, id: u32) -> bool {
        self.0.contains_key(&id)
    }
}
