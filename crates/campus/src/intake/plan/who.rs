//! Whom a row is about, as far as ids and addresses tell.

use std::collections::{BTreeSet, HashMap};

use sea_orm::ConnectionTrait;
use store::Result;

use super::{Row, fresh::Fresh};
use crate::{
    import::{
        Kind, Record,
        duplicates::{By, Match, Name, Person as Facts},
    },
    intake::rows::{key_of, system},
    model::{KeySystem, PersonId},
    store::{dossier::Parts, imports::lookup},
};

/// Of more people who have one address, nobody can tell who is meant.
pub const MOST_HOLDERS: usize = 8;

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
    pub system: KeySystem,
    ids: HashMap<String, PersonId>,
    emails: HashMap<String, Vec<PersonId>>,
    pub gifts: HashMap<String, PersonId>,
}

/// Who has the id of a row, and for each of its addresses who has that.
#[derive(Debug, Default)]
pub struct Held {
    pub id: Option<PersonId>,
    pub emails: Vec<Vec<PersonId>>,
}

impl Held {
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        self.id.into_iter().chain(self.emails.iter().flatten().copied())
    }
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
            emails: lookup::emails(db, edition, &emails, MOST_HOLDERS).await?,
            gifts: HashMap::new(),
        };
        // They come in the order of people: the first to have a key keeps it.
        for key in lookup::keys(db, edition, system, &ids).await? {
            holders.ids.entry(key.value).or_insert(key.person);
        }
        for key in lookup::keys(db, edition, KeySystem::Email, &emails).await? {
            holders.emails.entry(key.value).or_default().push(key.person);
        }
        for key in lookup::keys(db, edition, KeySystem::Gift, &gifts).await? {
            holders.gifts.entry(key.value).or_insert(key.person);
        }
        Ok(holders)
    }

    pub fn of(&self, named: &Named, fresh: &Fresh) -> Held {
        let by_id = |id: &String| {
            let known = self.ids.get(id).copied();
            known.or_else(|| fresh.holders(self.system, id).next())
        };
        let by_email = |email: &String| {
            let known = self.emails.get(email).into_iter().flatten().copied();
            let people: BTreeSet<PersonId> = known.chain(fresh.holders(KeySystem::Email, email)).collect();
            people.into_iter().take(MOST_HOLDERS).collect()
        };
        Held { id: named.id.as_ref().and_then(by_id), emails: named.emails.iter().map(by_email).collect() }
    }

    /// An id is somebody's own. An address may be that of a family or an office: it tells who is meant only if
    /// neither another id nor another first name is against it.
    pub fn decide<'a>(
        &self,
        record: &Record,
        held: &Held,
        parts_of: impl Fn(PersonId) -> Option<&'a Parts>,
    ) -> Whose {
        let has_id = Named::by(record).id.is_some();
        let name = name_of(record);
        let doubt = |person: &PersonId| {
            let parts = parts_of(*person)?;
            if has_id && held.id != Some(*person) && parts.keys.iter().any(|key| key.system == self.system) {
                return Some(By::EmailButId);
            }
            let known = given_of(parts);
            (!name.could_be_given(&known)).then_some(By::EmailButName)
        };
        let mut meant: Vec<PersonId> = held.id.into_iter().collect();
        let mut doubtful = Vec::new();
        for people in &held.emails {
            if held.id.is_some_and(|id| people.contains(&id)) {
                continue;
            }
            let fit: Vec<PersonId> =
                people.iter().copied().filter(|person| doubt(person).is_none()).collect();
            let same: Vec<PersonId> = fit
                .iter()
                .copied()
                .filter(|person| parts_of(*person).is_some_and(|parts| given_of(parts).given == name.given))
                .collect();
            match (fit.as_slice(), same.as_slice()) {
                ([one], _) | (_, [one]) => meant.extend(Some(*one).filter(|one| !meant.contains(one))),
                _ => doubtful.extend(people.iter().map(|person| {
                    let by = doubt(person).unwrap_or(By::EmailOfSeveral);
                    Match { who: person.0, by, sure: sure(by) }
                })),
            }
        }
        match meant.as_slice() {
            [] => Whose::Unsure(doubtful),
            [one] => Whose::One(*one),
            [one, other, ..] => Whose::Contradiction(*one, *other),
        }
    }
}

/// What ids and addresses say about who is meant.
pub enum Whose {
    One(PersonId),
    Contradiction(PersonId, PersonId),
    /// Perhaps one of these, who have an address of the row.
    Unsure(Vec<Match<u32>>),
}

/// In hundredths.
fn sure(by: By) -> u8 {
    match by {
        By::EmailOfSeveral => 60,
        By::EmailButName => 50,
        _ => 40,
    }
}

fn name_of(record: &Record) -> Name {
    let mut name = Facts::of(record).name;
    if let (Some(preferred), false) = (record.text("preferred_name"), name.given.is_empty()) {
        name.given = format!("{} {}", name.given, Name::of(preferred, "").given);
    }
    name
}

fn given_of(parts: &Parts) -> Name {
    parts.person.as_ref().map(|person| Name::of(&person.first_name, "")).unwrap_or_default()
}
