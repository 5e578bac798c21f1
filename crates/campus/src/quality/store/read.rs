//! What is known of the two whom a decision is about, and of those who name them.

use std::collections::HashMap;

use sea_orm::{ConnectionTrait, Value};
use store::Result;

use crate::{
    model::{
        Education, Gift, Household, HouseholdId, Note, Person, PersonId, PersonKey, Pledge, Position,
        Relative, StaffMember, Student,
    },
    quality::{
        duplicates::Dossier,
        merge::{Ledger, Pointing, Whole},
    },
    store::{life, people, select},
};

/// So many people are looked up by one statement.
const TOGETHER: usize = 200;

fn id(person: PersonId) -> Value {
    i64::from(person.0).into()
}

/// All that the campus knows of somebody. `None` if there is no such person.
pub async fn whole(db: &impl ConnectionTrait, edition: i32, person: PersonId) -> Result<Option<Whole>> {
    let Some(life) = life::find(db, edition, person).await? else { return Ok(None) };
    let keys = select::<PersonKey>(db, edition, " AND person = $2", [id(person)]).await?;
    let staff = select::<StaffMember>(db, edition, " AND mailbox_person = $2", [id(person)]).await?;
    Ok(Some(Whole { life, keys, staff: staff.into_iter().next() }))
}

/// What the records of others say of the two.
pub async fn pointing(
    db: &impl ConnectionTrait,
    edition: i32,
    kept: PersonId,
    removed: PersonId,
) -> Result<Pointing> {
    let both = || [id(kept), id(removed)];
    let relatives = " AND relative IN ($2, $3) AND person NOT IN ($2, $3)";
    let relatives: Vec<Relative> = select(db, edition, relatives, both()).await?;
    let notes: Vec<Note> = select(db, edition, " AND \"by\" = $3 AND person NOT IN ($2, $3)", both()).await?;
    let students: Vec<Student> =
        select(db, edition, " AND adviser = $3 AND person NOT IN ($2, $3)", both()).await?;
    let owners = people::some(db, edition, relatives.iter().map(|one| one.person.0)).await?;
    let homes: HashMap<PersonId, HouseholdId> =
        owners.into_iter().map(|person| (person.id, person.household)).collect();
    Ok(Pointing { relatives, homes, notes, students })
}

/// What two people have given and promised, as the database has it now.
pub async fn ledger(
    db: &impl ConnectionTrait,
    edition: i32,
    kept: PersonId,
    removed: PersonId,
) -> Result<Ledger> {
    let both = || [id(kept), id(removed)];
    let gifts: Vec<Gift> = select(db, edition, " AND person IN ($2, $3)", both()).await?;
    let pledges: Vec<Pledge> = select(db, edition, " AND person IN ($2, $3)", both()).await?;
    Ok(Ledger::of(gifts.iter(), pledges.iter()))
}

/// What is compared of some people, by their numbers.
pub async fn dossiers(db: &impl ConnectionTrait, edition: i32, ids: &[u32]) -> Result<HashMap<u32, Dossier>> {
    let mut all: HashMap<u32, Dossier> = HashMap::with_capacity(ids.len());
    for ids in ids.chunks(TOGETHER) {
        let list: Vec<String> = ids.iter().map(u32::to_string).collect();
        let list = list.join(", ");
        let people: Vec<Person> = select(db, edition, &format!(" AND id IN ({list})"), []).await?;
        let homes: Vec<String> = people.iter().map(|person| person.household.0.to_string()).collect();
        if homes.is_empty() {
            continue;
        }
        let homes: Vec<Household> =
            select(db, edition, &format!(" AND id IN ({})", homes.join(", ")), []).await?;
        let homes: HashMap<HouseholdId, Household> = homes.into_iter().map(|one| (one.id, one)).collect();
        for person in people {
            let Some(household) = homes.get(&person.household).cloned() else { continue };
            let dossier = Dossier {
                household,
                keys: Vec::new(),
                education: Vec::new(),
                positions: Vec::new(),
                relatives: Vec::new(),
                person,
            };
            all.insert(dossier.person.id.0, dossier);
        }
        let of_them = format!(" AND person IN ({list})");
        for key in select::<PersonKey>(db, edition, &of_them, []).await? {
            if let Some(dossier) = all.get_mut(&key.person.0) {
                dossier.keys.push(key);
            }
        }
        for one in select::<Education>(db, edition, &of_them, []).await? {
            if let Some(dossier) = all.get_mut(&one.person.0) {
                dossier.education.push(one);
            }
        }
        for one in select::<Position>(db, edition, &of_them, []).await? {
            if let Some(dossier) = all.get_mut(&one.person.0) {
                dossier.positions.push(one);
            }
        }
        for one in select::<Relative>(db, edition, &of_them, []).await? {
            if let Some(dossier) = all.get_mut(&one.person.0) {
                dossier.relatives.push(one);
            }
        }
    }
    Ok(all)
}
