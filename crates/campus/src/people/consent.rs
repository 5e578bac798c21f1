use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use store::{Error, Tx};
use utoipa::ToSchema;

use crate::{
    model::{Consent, ConsentField, Life, PersonId},
    store::{changes, edition, people},
};

/// What somebody has said about the use of one thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonConsent {
    pub field: ConsentField,
    /// Never asked is not granted.
    pub granted: bool,
    /// Since when; none if they were never asked.
    pub since: Option<Date>,
    /// How the answer was given.
    pub basis: Option<String>,
}

impl PersonConsent {
    pub fn of(life: &Life) -> Vec<Self> {
        let find = |field| life.consents.iter().find(|consent| consent.field == field);
        ConsentField::ALL.into_iter().map(|field| Self::new(field, find(field))).collect()
    }

    pub fn new(field: ConsentField, consent: Option<&Consent>) -> Self {
        Self {
            field,
            granted: consent.is_some_and(|consent| consent.granted),
            since: consent.map(|consent| consent.at),
            basis: consent.map(|consent| consent.basis.clone()),
        }
    }
}

/// What was said, without by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    pub granted: bool,
    pub at: Date,
    pub basis: String,
}

impl Said {
    fn by(&self, person: PersonId, field: ConsentField) -> Consent {
        Consent { person, field, granted: self.granted, at: self.at, basis: self.basis.clone() }
    }
}

impl From<Consent> for Said {
    fn from(consent: Consent) -> Self {
        Self { granted: consent.granted, at: consent.at, basis: consent.basis }
    }
}

/// A consent before and after a change: enough to take it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConsentChange {
    pub edition: i32,
    pub person: PersonId,
    pub field: ConsentField,
    pub before: Option<Said>,
    pub after: Option<Said>,
}

impl ConsentChange {
    pub fn consent(&self) -> PersonConsent {
        let after = self.after.as_ref().map(|said| said.by(self.person, self.field));
        PersonConsent::new(self.field, after.as_ref())
    }

    pub fn is_nothing(&self) -> bool {
        self.before == self.after
    }
}

/// What is to be written down.
#[derive(Clone, Debug)]
pub struct Consenting {
    pub person: PersonId,
    pub field: ConsentField,
    pub granted: bool,
    pub basis: String,
    pub today: Date,
}

#[derive(Clone, Debug, thiserror::Error)]
pub enum ConsentError {
    #[error("There is no such person on the campus.")]
    Nobody,
    #[error("This has been changed again since. Look at the newest state first.")]
    MovedOn,
    #[error(transparent)]
    Store(#[from] Error),
}

/// Writes down what somebody has said, and gives their name with what changed. The same again changes nothing.
pub async fn change(tx: &Tx, said: Consenting) -> Result<(String, ConsentChange), ConsentError> {
    let current = edition::current(&**tx).await?.ok_or(ConsentError::Nobody)?.edition;
    let name = lock(tx, current, said.person).await?;
    let before = people::consent(&**tx, current, said.person, said.field).await?.map(Said::from);
    let is_same = before.as_ref().is_some_and(|one| one.granted == said.granted && one.basis == said.basis);
    let after = if is_same {
        before.clone()
    } else {
        Some(Said { granted: said.granted, at: said.today, basis: said.basis })
    };
    let change = ConsentChange { edition: current, person: said.person, field: said.field, before, after };
    apply(tx, &change).await?;
    Ok((name, change))
}

/// Takes a change back, unless something has happened to the consent since. Gives the name and what that changed.
pub async fn take_back(tx: &Tx, change: &ConsentChange) -> Result<(String, ConsentChange), ConsentError> {
    let current = edition::current(&**tx).await?.map(|edition| edition.edition);
    if current != Some(change.edition) {
        return Err(ConsentError::MovedOn);
    }
    let name = lock(tx, change.edition, change.person).await?;
    let now = people::consent(&**tx, change.edition, change.person, change.field).await?.map(Said::from);
    if now != change.after {
        return Err(ConsentError::MovedOn);
    }
    let back = ConsentChange { before: now, after: change.before.clone(), ..change.clone() };
    apply(tx, &back).await?;
    Ok((name, back))
}

/// Keeps others from a person until the transaction ends, imports as well.
async fn lock(tx: &Tx, edition: i32, person: PersonId) -> Result<String, ConsentError> {
    people::lock(tx, edition, &[person]).await?;
    let found = people::some(&**tx, edition, [person.0]).await?.pop();
    Ok(found.ok_or(ConsentError::Nobody)?.name())
}

async fn apply(tx: &Tx, change: &ConsentChange) -> Result<(), ConsentError> {
    if change.is_nothing() {
        return Ok(());
    }
    let after = change.after.as_ref().map(|said| said.by(change.person, change.field));
    people::put_consent(tx, change.edition, (change.person, change.field), after.as_ref()).await?;
    changes::note(tx, change.edition, &[change.person]).await?;
    Ok(())
}
