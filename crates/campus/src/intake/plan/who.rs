//! Whom a row is about, as far as the database and the rows before it tell.

use std::{
    collections::{BTreeSet, HashMap},
    hash::{DefaultHasher, Hash, Hasher},
};

use sea_orm::ConnectionTrait;
use store::Result;

use super::Row;
use crate::{
    import::{Kind, Record},
    intake::rows::{key_of, system},
    model::{KeySystem, PersonId},
    store::imports::lookup,
};

/// How what is fresh is called.
pub fn name_of(system: KeySystem, value: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (system as u8, value).hash(&mut hasher);
    hasher.finish()
}

/// The ids and addresses that a row names.
pub struct Named {
    pub id: Option<String>,
    pub emails: Vec<String>,
    pub gift: Option<String>,
}

impl Named {
    pub fn by(record: &Record) -> Self {
        let id = system(record.kind).and_then(|(_, field)| record.text(field)).map(key_of);
        let emails = ["email", "other_email", "donor_email"];
        let emails = emails.iter().filter_map(|field| record.text(field)).map(key_of).collect();
        let gift = record.text("external_id").filter(|_| record.kind == Kind::Gifts).map(key_of);
        Self { id, emails, gift }
    }
}

/// Who has the ids and addresses that the rows of a piece name.
pub struct Holders {
    system: KeySystem,
    ids: HashMap<String, PersonId>,
    emails: HashMap<String, PersonId>,
    pub gifts: HashMap<String, PersonId>,
}

impl Holders {
    pub async fn find(db: &impl ConnectionTrait, edition: i32, kind: Kind, rows: &[Row]) -> Result<Self> {
        let named: Vec<Named> = rows.iter().map(|row| Named::by(&row.record)).collect();
        let once = |values: Vec<&String>| -> Vec<String> {
            values.into_iter().cloned().collect::<BTreeSet<_>>().into_iter().collect()
        };
        let ids = once(named.iter().filter_map(|named| named.id.as_ref()).collect());
        let emails = once(named.iter().flat_map(|named| &named.emails).collect());
        let gifts = once(named.iter().filter_map(|named| named.gift.as_ref()).collect());
        let system = system(kind).map_or(KeySystem::Constituent, |(system, _)| system);
        let mut holders = Self {
            system,
            ids: HashMap::new(),
            emails: lookup::emails(db, edition, &emails).await?,
            gifts: HashMap::new(),
        };
        // They come in the order of people: the first to have a key keeps it.
        for key in lookup::keys(db, edition, system, &ids).await? {
            holders.ids.entry(key.value).or_insert(key.person);
        }
        for key in lookup::keys(db, edition, KeySystem::Email, &emails).await? {
            holders.emails.entry(key.value).or_insert(key.person);
        }
        for key in lookup::keys(db, edition, KeySystem::Gift, &gifts).await? {
            holders.gifts.entry(key.value).or_insert(key.person);
        }
        Ok(holders)
    }

    /// Those who have the ids and addresses of one row: nobody, one, or several who contradict each other.
    pub fn of(&self, named: &Named, fresh: &HashMap<u64, u32>) -> Vec<PersonId> {
        let mut found = Vec::new();
        let mut add = |known: Option<&PersonId>, system: KeySystem, value: &str| {
            let person = known.copied().or_else(|| fresh.get(&name_of(system, value)).copied().map(PersonId));
            if let Some(person) = person.filter(|person| !found.contains(person)) {
                found.push(person);
            }
        };
        if let Some(id) = &named.id {
            add(self.ids.get(id), self.system, id);
        }
        for email in &named.emails {
            add(self.emails.get(email), KeySystem::Email, email);
        }
        found
    }
}
