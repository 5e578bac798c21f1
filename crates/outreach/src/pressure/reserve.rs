//! Looking, reserving and releasing. Whoever reserves holds the household until the transaction ends, so that a check and
//! the row that rests on it are never torn apart.

use std::collections::{BTreeMap, BTreeSet};

use campus::{
    model::{Consent, Person},
    store::{edition, people},
};
use jiff::{ToSpan, civil::Date};
use sea_orm::ConnectionTrait;
use store::Tx;

use super::{
    budget::{Budget, Counted, Exceeded, Load, Wanted, check},
    entity::{ContactState, WishKind, contact, wish},
    model::{Channel, Contact, PersonPressure, Reason, Refused, Reserve, Verdict},
    store as rows,
};
use crate::{Outreach, OutreachError};

type Result<T> = std::result::Result<T, OutreachError>;

/// So many people are looked at together.
const TOGETHER: usize = 250;

impl Outreach {
    /// Whether somebody may be contacted on a day. Reserves nothing.
    pub async fn may_contact(&self, person: u32, on: Date, channel: Channel) -> Result<Verdict> {
        let wanted = Reserve { channel, ..Reserve::letter("", person, on) };
        self.may(&wanted).await
    }

    /// The same for a contact of any weight, or one that asks for money.
    pub async fn may(&self, wanted: &Reserve) -> Result<Verdict> {
        let one = self.may_all(&[wanted.person], wanted).await?.pop();
        Ok(one.map_or_else(
            || Verdict::Refused(refused(wanted.person, Reason::Nobody, "")),
            |(_, verdict)| verdict,
        ))
    }

    /// The same for many people, in their order: for whoever writes to a whole segment.
    pub async fn may_all(&self, people: &[u32], wanted: &Reserve) -> Result<Vec<(u32, Verdict)>> {
        let db = self.store().reader();
        let edition = current(db).await?;
        let budget = rows::budget(db).await?;
        let mut all = Vec::with_capacity(people.len());
        for some in people.chunks(TOGETHER) {
            let known = Known::of(db, edition, some, (wanted.day, budget.reach())).await?;
            for person in some {
                let verdict = match known.judge(&budget, &Reserve { person: *person, ..wanted.clone() }) {
                    Ok((_, loads)) => {
                        let left = loads.iter().map(|load| load.left).min().unwrap_or(u32::MAX);
                        Verdict::Allowed { left, loads }
                    }
                    Err(refused) => Verdict::Refused(refused),
                };
                all.push((*person, verdict));
            }
        }
        Ok(all)
    }

    /// Takes a part of the budget for each of these, or for none of them.
    pub async fn reserve_in(&self, tx: &Tx, wanted: &[Reserve]) -> Result<Vec<Contact>> {
        let edition = current(&**tx).await?;
        lock(tx, edition, wanted.iter().map(|one| one.person)).await?;
        let mut reserved = Vec::with_capacity(wanted.len());
        for one in wanted {
            let (person, _) = look(&**tx, edition, one, None).await?.map_err(OutreachError::Refused)?;
            let now = self.store().now();
            let row = contact::Model {
                id: self.store().new_id(),
                edition,
                person: i64::from(one.person),
                household: i64::from(person.household.0),
                app: one.app.clone(),
                channel: one.channel,
                day: one.day.to_string(),
                weight: i32::from(one.weight),
                is_ask: one.is_ask,
                state: ContactState::Planned,
                purpose: one.purpose.clone(),
                reference: one.reference.clone(),
                created_at: now,
                changed_at: now,
            };
            rows::insert(&**tx, row.clone()).await?;
            reserved.push(row.into());
        }
        Ok(reserved)
    }

    /// Gives back what was reserved. What was sent stays counted; what was given back before stays so.
    pub async fn release_in(&self, tx: &Tx, contact: &str) -> Result<()> {
        let Some(row) = rows::find(&**tx, contact).await? else { return Ok(()) };
        if row.state == ContactState::Planned {
            let changed_at = self.store().now();
            rows::update(&**tx, contact::Model { state: ContactState::Cancelled, changed_at, ..row }).await?;
        }
        Ok(())
    }

    /// Looks once more, right before something is sent: what has changed since it was reserved, and whether the day
    /// that it has become still has room. The contact then counts for this day.
    pub async fn confirm_in(&self, tx: &Tx, contact: &str, on: Date) -> Result<()> {
        let row = rows::find(&**tx, contact).await?.ok_or(OutreachError::NotThere)?;
        if row.state != ContactState::Planned {
            return Err(OutreachError::Conflict("This contact is not planned any more.".to_owned()));
        }
        let wanted = Reserve {
            channel: row.channel,
            weight: u16::try_from(row.weight).unwrap_or(0),
            is_ask: row.is_ask,
            ..Reserve::letter(&row.app, u32::try_from(row.person).unwrap_or(0), on)
        };
        if current(&**tx).await? != row.edition {
            let message = "The campus has been made anew since; this person may be somebody else now.";
            return Err(OutreachError::Conflict(message.to_owned()));
        }
        lock(tx, row.edition, [wanted.person]).await?;
        look(&**tx, row.edition, &wanted, Some(&row.id)).await?.map_err(OutreachError::Refused)?;
        let changed_at = self.store().now();
        rows::update(&**tx, contact::Model { day: on.to_string(), changed_at, ..row }).await?;
        Ok(())
    }

    /// It has been made: it stays counted from now on.
    pub async fn sent_in(&self, tx: &Tx, contact: &str, on: Date) -> Result<()> {
        let row = rows::find(&**tx, contact).await?.ok_or(OutreachError::NotThere)?;
        let (day, changed_at) = (on.to_string(), self.store().now());
        rows::update(&**tx, contact::Model { state: ContactState::Sent, day, changed_at, ..row }).await?;
        Ok(())
    }

    /// All that is to be known before somebody is contacted. `NotThere` if there is no such person.
    pub async fn pressure(&self, person: u32, on: Date) -> Result<PersonPressure> {
        let db = self.store().reader();
        let edition = current(db).await?;
        let found = people::some(db, edition, [person]).await?.pop().ok_or(OutreachError::Nobody)?;
        let wishes = rows::wishes(db, edition, person).await?;
        let contacts = rows::listed(db, (edition, person, found.household.0)).await?;
        Ok(PersonPressure {
            person,
            day: on,
            email: self.may_contact(person, on, Channel::Email).await?,
            phone: self.may_contact(person, on, Channel::Phone).await?,
            post: self.may_contact(person, on, Channel::Post).await?,
            wishes: wishes.into_iter().map(Into::into).collect(),
            contacts: contacts.into_iter().map(Into::into).collect(),
        })
    }
}

pub async fn current(db: &impl ConnectionTrait) -> Result<i32> {
    let current = edition::current(db).await?;
    Ok(current.ok_or(OutreachError::NoCampus)?.edition)
}

/// Keeps others from reserving for these people and those behind the same doors, always in the same order.
async fn lock(tx: &Tx, edition: i32, persons: impl IntoIterator<Item = u32>) -> Result<()> {
    let found = people::some(&**tx, edition, persons).await?;
    let households: BTreeSet<u32> = found.into_iter().map(|person| person.household.0).collect();
    for household in households {
        tx.lock_name(&format!("outreach household {edition} {household}")).await?;
    }
    Ok(())
}

/// Whether a contact is allowed, as things stand. `own` is one that is counted already and is not counted twice.
async fn look(
    db: &impl ConnectionTrait,
    edition: i32,
    wanted: &Reserve,
    own: Option<&str>,
) -> Result<std::result::Result<(Person, Vec<Load>), Refused>> {
    let budget = rows::budget(db).await?;
    let mut known = Known::of(db, edition, &[wanted.person], (wanted.day, budget.reach())).await?;
    known.contacts.retain(|one| Some(one.id.as_str()) != own);
    Ok(known.judge(&budget, wanted).map(|(person, loads)| (person.clone(), loads)))
}

/// What decides whether people may be contacted.
struct Known {
    people: BTreeMap<u32, Person>,
    consents: Vec<Consent>,
    wishes: Vec<wish::Model>,
    /// Of them and of those behind the same doors.
    contacts: Vec<contact::Model>,
}

impl Known {
    async fn of(
        db: &impl ConnectionTrait,
        edition: i32,
        people: &[u32],
        (day, reach): (Date, u16),
    ) -> Result<Self> {
        let found = people::some(db, edition, people.iter().copied()).await?;
        let households: BTreeSet<u32> = found.iter().map(|person| person.household.0).collect();
        let reach = i64::from(reach).days();
        // A later day may be looked for: what is planned after it counts, too.
        let days = (
            day.checked_sub(reach).unwrap_or(Date::MIN),
            day.checked_add(reach).and_then(|day| day.checked_add(reach)).unwrap_or(Date::MAX),
        );
        Ok(Self {
            consents: rows::consents(db, edition, people).await?,
            wishes: rows::wishes_of(db, edition, people).await?,
            contacts: rows::counted(db, edition, (people, &households), days).await?,
            people: found.into_iter().map(|person| (person.id.0, person)).collect(),
        })
    }

    fn judge(&self, budget: &Budget, wanted: &Reserve) -> std::result::Result<(&Person, Vec<Load>), Refused> {
        let refuse = |reason, message: &str| Err(refused(wanted.person, reason, message));
        let Some(person) = self.people.get(&wanted.person) else {
            return refuse(Reason::Nobody, "There is no such person on the campus.");
        };
        if person.died.is_some() {
            return refuse(Reason::Died, "This person has died.");
        }
        self.wished(wanted)?;
        self.reachable(person, wanted)?;
        let (own, household) = (i64::from(wanted.person), i64::from(person.household.0));
        let contacts = self.contacts.iter().filter(|one| one.person == own || one.household == household);
        let contacts: Vec<contact::Model> = contacts.cloned().collect();
        weigh(budget, &contacts, wanted).map(|loads| (person, loads))
    }

    /// What they have asked for themselves.
    fn wished(&self, wanted: &Reserve) -> std::result::Result<(), Refused> {
        for wish in self.wishes.iter().filter(|wish| wish.person == i64::from(wanted.person)) {
            let until: Option<Date> = wish.until_day.as_deref().and_then(|day| day.parse().ok());
            let is_over = until.is_some_and(|until| until < wanted.day);
            if is_over || (wish.kind == WishKind::DoNotAsk && !wanted.is_ask) {
                continue;
            }
            let (reason, what) = match wish.kind {
                WishKind::DoNotContact => (Reason::DoNotContact, "not to be contacted"),
                WishKind::DoNotAsk => (Reason::DoNotAsk, "not to be asked for money"),
            };
            let earliest = until.and_then(|until| until.tomorrow().ok());
            let message = match until {
                Some(until) => format!("This person asked {what} until {until}."),
                None => format!("This person asked {what}."),
            };
            return Err(Refused { earliest, ..refused(wanted.person, reason, &message) });
        }
        Ok(())
    }

    /// Whether they have agreed to the channel, and there is an address to use.
    fn reachable(&self, person: &Person, wanted: &Reserve) -> std::result::Result<(), Refused> {
        let refuse = |reason, message: &str| Err(refused(wanted.person, reason, message));
        let field = wanted.channel.consent();
        let is_own = |consent: &&Consent| consent.person == person.id && consent.field == field;
        if !self.consents.iter().find(is_own).is_some_and(|consent| consent.granted) {
            let name = field.name();
            let message = format!(
                "This person has not agreed to be reached by {name}. Ask them first, and write down what they say."
            );
            return refuse(Reason::NoConsent, &message);
        }
        match wanted.channel {
            Channel::Email if identity::Email::parse(&person.email).is_none() => {
                refuse(Reason::NoAddress, "There is no mail address on record that can be used.")
            }
            Channel::Email if person.email_bounced.is_some() => {
                refuse(Reason::Bounced, "Mail to this address comes back. Find out the new address first.")
            }
            Channel::Phone if person.phone.is_none() => {
                refuse(Reason::NoAddress, "There is no phone number on record.")
            }
            _ => Ok(()),
        }
    }
}

fn weigh(
    budget: &Budget,
    contacts: &[contact::Model],
    wanted: &Reserve,
) -> std::result::Result<Vec<Load>, Refused> {
    let counted: Vec<Counted> = contacts
        .iter()
        .map(|one| Counted {
            id: one.id.clone(),
            is_own: one.person == i64::from(wanted.person),
            day: one.day.parse().unwrap_or(Date::MIN),
            weight: u16::try_from(one.weight).unwrap_or(0),
            is_ask: one.is_ask,
        })
        .collect();
    let want = Wanted { day: wanted.day, weight: wanted.weight, is_ask: wanted.is_ask };
    check(budget, &counted, want).map_err(|exceeded| told(wanted.person, &exceeded, contacts))
}

fn told(person: u32, exceeded: &Exceeded, contacts: &[contact::Model]) -> Refused {
    let when = match exceeded.earliest {
        Some(day) => format!("The first day with room is {day}."),
        None => "The budget leaves no room for it on any day.".to_owned(),
    };
    let message = format!("This would be too many messages: {}. {when}", exceeded.limit.text());
    let inside = contacts.iter().filter(|one| exceeded.contacts.contains(&one.id));
    Refused {
        limit: Some(exceeded.limit),
        contacts: inside.cloned().map(Into::into).collect(),
        earliest: exceeded.earliest,
        ..refused(person, Reason::Limit, &message)
    }
}

fn refused(person: u32, reason: Reason, message: &str) -> Refused {
    Refused { person, reason, message: message.to_owned(), limit: None, contacts: Vec::new(), earliest: None }
}
