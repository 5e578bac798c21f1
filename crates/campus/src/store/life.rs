//! Lives in and out of the tables.

use std::collections::{BTreeSet, HashMap};

use sea_orm::{ConnectionTrait, Value};
use store::{Result, Tx};

use super::{
    insert::insert,
    record::{Record, select},
};
use crate::model::{
    Attendance, Candidate, Consent, Education, Enrolment, Gift, Hold, Household, Interest, Life, Mail,
    Membership, Mentoring, Note, Person, PersonId, PersonSkill, Pledge, Position, Post, Relative, Student,
    Volunteering, World,
};

/// The records of a person have higher numbers.
const FIRST_OF_A_PERSON: i64 = 1000;

/// Puts what there is once into an edition.
pub async fn put_world(tx: &Tx, edition: i32, world: &World) -> Result<()> {
    let db = &**tx;
    insert(db, edition, &world.departments).await?;
    insert(db, edition, &world.courses).await?;
    insert(db, edition, &world.terms).await?;
    insert(db, edition, &world.employers).await?;
    insert(db, edition, &world.roles).await?;
    insert(db, edition, &world.funds).await?;
    insert(db, edition, &world.appeals).await?;
    insert(db, edition, &world.events).await?;
    insert(db, edition, &world.groups).await?;
    insert(db, edition, &world.policies).await?;
    insert(db, edition, &world.staff).await?;
    insert(db, edition, &world.mails).await?;
    Ok(())
}

/// Puts people into an edition, with all that belongs to them.
pub async fn put_lives(tx: &Tx, edition: i32, lives: &[Life]) -> Result<()> {
    let db = &**tx;
    insert(db, edition, lives.iter().filter(|life| speaks_for(life)).map(|life| &life.household)).await?;
    insert(db, edition, lives.iter().map(|life| &life.person)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.relatives)).await?;
    insert(db, edition, lives.iter().filter_map(|life| life.mentoring.as_ref())).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.education)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.positions)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.skills)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.interests)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.consents)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.pledges)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.gifts)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.volunteering)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.attendance)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.memberships)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.posts)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.notes)).await?;
    insert(db, edition, lives.iter().filter_map(|life| life.candidate.as_ref())).await?;
    insert(db, edition, lives.iter().filter_map(|life| life.student.as_ref())).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.enrolments)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.holds)).await?;
    insert(db, edition, lives.iter().flat_map(|life| &life.mails)).await?;
    Ok(())
}

/// A household is the same in the life of each of its members; one of them brings it.
fn speaks_for(life: &Life) -> bool {
    life.household.members.first() == Some(&life.person.id)
}

pub async fn world(db: &impl ConnectionTrait, edition: i32) -> Result<World> {
    Ok(World {
        departments: select(db, edition, "", []).await?,
        courses: select(db, edition, "", []).await?,
        terms: select(db, edition, "", []).await?,
        employers: select(db, edition, "", []).await?,
        roles: select(db, edition, "", []).await?,
        funds: select(db, edition, "", []).await?,
        appeals: select(db, edition, "", []).await?,
        events: select(db, edition, "", []).await?,
        groups: select(db, edition, "", []).await?,
        policies: select(db, edition, "", []).await?,
        staff: select(db, edition, "", []).await?,
        mails: select(db, edition, " AND id < $2", [FIRST_OF_A_PERSON.into()]).await?,
    })
}

/// Everything about one person.
pub async fn find(db: &impl ConnectionTrait, edition: i32, person: PersonId) -> Result<Option<Life>> {
    Ok(between(db, edition, person, person).await?.pop())
}

/// Everything about everybody whose number is from `first` to `last`, in the order of their numbers.
pub async fn between(
    db: &impl ConnectionTrait,
    edition: i32,
    first: PersonId,
    last: PersonId,
) -> Result<Vec<Life>> {
    let scope = Scope::Between(first, last);
    let mut lives = within(db, edition, &scope).await?;
    gather(db, edition, &scope, &mut lives, |life, one| life.relatives.push(one)).await?;
    gather(db, edition, &scope, &mut lives, |life, one| life.pledges.push(one)).await?;
    gather(db, edition, &scope, &mut lives, |life, one| life.notes.push(one)).await?;
    gather(db, edition, &scope, &mut lives, |life, one| life.enrolments.push(one)).await?;
    gather(db, edition, &scope, &mut lives, |life, one| life.holds.push(one)).await?;
    let of_them = " AND (from_person BETWEEN $2 AND $3 OR to_person BETWEEN $2 AND $3)";
    for mail in select::<Mail>(db, edition, of_them, scope.values()).await? {
        for person in [mail.from.person, mail.to.person] {
            if let Ok(place) = lives.binary_search_by_key(&person, |life| life.person.id) {
                lives[place].mails.push(mail.clone());
            }
        }
    }
    Ok(lives)
}

/// The same without what nobody is found by: letters, notes, courses, family.
pub async fn profiles(
    db: &impl ConnectionTrait,
    edition: i32,
    first: PersonId,
    last: PersonId,
) -> Result<Vec<Life>> {
    within(db, edition, &Scope::Between(first, last)).await
}

/// The same of some people, in the order of their numbers.
pub async fn some_profiles(
    db: &impl ConnectionTrait,
    edition: i32,
    people: impl IntoIterator<Item = u32>,
) -> Result<Vec<Life>> {
    let people: BTreeSet<u32> = people.into_iter().collect();
    if people.is_empty() {
        return Ok(Vec::new());
    }
    within(db, edition, &Scope::Some(people)).await
}

/// Of whom rows are read.
enum Scope {
    Between(PersonId, PersonId),
    Some(BTreeSet<u32>),
}

impl Scope {
    fn condition(&self, column: &str) -> String {
        match self {
            Self::Between(..) => format!("{column} BETWEEN $2 AND $3"),
            Self::Some(people) => {
                let people: Vec<String> = people.iter().map(u32::to_string).collect();
                format!("{column} IN ({})", people.join(", "))
            }
        }
    }

    fn values(&self) -> Vec<Value> {
        match self {
            Self::Between(first, last) => vec![i64::from(first.0).into(), i64::from(last.0).into()],
            Self::Some(_) => Vec::new(),
        }
    }
}

async fn within(db: &impl ConnectionTrait, edition: i32, scope: &Scope) -> Result<Vec<Life>> {
    let own = scope.condition("id");
    let people: Vec<Person> = select(db, edition, &format!(" AND {own}"), scope.values()).await?;
    let households = format!(" AND id IN (SELECT household FROM people WHERE edition = $1 AND {own})");
    let households: Vec<Household> = select(db, edition, &households, scope.values()).await?;
    let households: HashMap<_, _> = households.into_iter().map(|one| (one.id, one)).collect();
    let mut lives: Vec<Life> = Vec::with_capacity(people.len());
    for person in people {
        if let Some(household) = households.get(&person.household) {
            lives.push(alone(person, household.clone()));
        }
    }
    gather(db, edition, scope, &mut lives, |life, one| life.mentoring = Some(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.education.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.positions.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.skills.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.interests.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.consents.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.gifts.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.volunteering.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.attendance.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.memberships.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.posts.push(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.candidate = Some(one)).await?;
    gather(db, edition, scope, &mut lives, |life, one| life.student = Some(one)).await?;
    Ok(lives)
}

/// Reads what belongs to some people and gives each row to the life it is part of.
async fn gather<T: Owned>(
    db: &impl ConnectionTrait,
    edition: i32,
    scope: &Scope,
    lives: &mut [Life],
    give: impl Fn(&mut Life, T),
) -> Result<()> {
    let condition = format!(" AND {}", scope.condition("person"));
    for record in select::<T>(db, edition, &condition, scope.values()).await? {
        if let Ok(place) = lives.binary_search_by_key(&record.person(), |life| life.person.id) {
            give(&mut lives[place], record);
        }
    }
    Ok(())
}

trait Owned: Record {
    fn person(&self) -> PersonId;
}

macro_rules! owned {
    ($($record:ident),* $(,)?) => {$(
        impl Owned for $record {
            fn person(&self) -> PersonId {
                self.person
            }
        }
    )*};
}

owned!(
    Attendance,
    Candidate,
    Consent,
    Education,
    Enrolment,
    Gift,
    Hold,
    Interest,
    Membership,
    Mentoring,
    Note,
    PersonSkill,
    Pledge,
    Position,
    Post,
    Relative,
    Student,
    Volunteering,
);

fn alone(person: Person, household: Household) -> Life {
    Life {
        person,
        household,
        relatives: Vec::new(),
        mentoring: None,
        education: Vec::new(),
        positions: Vec::new(),
        skills: Vec::new(),
        interests: Vec::new(),
        consents: Vec::new(),
        pledges: Vec::new(),
        gifts: Vec::new(),
        volunteering: Vec::new(),
        attendance: Vec::new(),
        memberships: Vec::new(),
        posts: Vec::new(),
        notes: Vec::new(),
        candidate: None,
        student: None,
        enrolments: Vec::new(),
        holds: Vec::new(),
        mails: Vec::new(),
    }
}
