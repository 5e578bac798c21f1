//! People who were shortlisted once.

use std::collections::{BTreeMap, HashMap};

use api::Answer;

use super::{
    model::{Finalist, Shortlisted},
    store as rows,
};
use crate::{CandidateId, Candidates};

impl Candidates {
    /// Everybody who is shortlisted for a role, with those roles. Only those who may be seen, by their ids.
    pub async fn finalists(&self) -> Answer<Vec<Finalist>> {
        let names: HashMap<String, String> =
            self.roles(None).await?.into_iter().map(|role| (role.id, role.name)).collect();
        let pool = self.pool().await?;
        let decided = rows::decided(self.store().reader(), self.edition().await?).await?;
        let copies = self.copies().await?;
        let mut last: HashMap<(CandidateId, String), Shortlisted> = HashMap::new();
        for one in decided {
            let about = (copies.whose(&one.person), one.role);
            match names.get(&about.1).filter(|_| one.is_shortlisted) {
                Some(name) => {
                    let (role, name) = (about.1.clone(), name.clone());
                    last.insert(about, Shortlisted { role, name, at: one.at, by: one.by });
                }
                None => {
                    last.remove(&about);
                }
            }
        }
        let mut all: BTreeMap<CandidateId, Vec<Shortlisted>> = BTreeMap::new();
        for ((person, _), shortlisted) in last {
            if pool.find(&person).is_some() {
                all.entry(person).or_default().push(shortlisted);
            }
        }
        let finalists = all.into_iter().map(|(id, mut shortlisted)| {
            shortlisted.sort_by(|one, other| (other.at, &one.role).cmp(&(one.at, &other.role)));
            Finalist { id, shortlisted }
        });
        Ok(finalists.collect())
    }
}
