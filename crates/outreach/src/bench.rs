//! A campus, an outbox and people in it, for the tests of this crate.

use campus::{
    fill::fill,
    generate::{Generator, Size},
    model::{ConsentField, PersonId},
    people::{self, ConsentError, Consenting},
    store::edition::{self, NewEdition},
};
use identity::mail::Mailer;
use store::{
    Store,
    jobs::Jobs,
    testing::{Kind, TestDatabase},
};

use crate::{Editor, Outreach, OutreachError, Setup};

pub const PEOPLE: u32 = 80;

pub struct Bench {
    pub database: TestDatabase,
    pub outreach: Outreach,
    pub jobs: Jobs,
}

impl Bench {
    pub async fn new(kind: Kind, mailer: Option<Mailer>) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, campus::migrations, crate::migrations]).await.unwrap();
        make_campus(&store).await;
        let jobs = Jobs::new(store.clone());
        let outreach = outreach(store, jobs.clone(), mailer);
        Self { database, outreach, jobs }
    }

    /// Another process on the same database.
    pub async fn second(&self) -> Outreach {
        let store = self.database.share().open().await;
        outreach(store.clone(), Jobs::new(store), None)
    }

    pub fn store(&self) -> &Store {
        self.outreach.store()
    }

    /// Somebody who lives alone, can be reached and has agreed to it. Counted from 0.
    pub async fn somebody(&self, at: usize) -> u32 {
        let generator = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
        let lives = (1..=PEOPLE).map(|number| generator.person(number));
        let alive = lives.filter(|life| life.person.died.is_none() && life.person.email_bounced.is_none());
        let alone = alive.filter(|life| life.household.members.len() == 1);
        let person = alone.map(|life| life.person.id.0).nth(at).expect("there are many");
        self.consent(person, ConsentField::Email, true).await;
        person
    }

    /// Two who live together, can be reached and have agreed to it.
    pub async fn couple(&self) -> (u32, u32) {
        let generator = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
        let fits = |id: &PersonId| {
            let person = generator.person(id.0).person;
            person.died.is_none() && person.email_bounced.is_none()
        };
        let mut members = (1..=PEOPLE).map(|number| generator.person(number).household.members);
        let both = members.find(|all| all.len() == 2 && all.iter().all(fits)).expect("there are couples");
        for member in &both {
            self.consent(member.0, ConsentField::Email, true).await;
        }
        (both[0].0, both[1].0)
    }

    pub async fn consent(&self, person: u32, field: ConsentField, granted: bool) {
        let today = self.store().today();
        let said = Consenting { person: PersonId(person), field, granted, basis: "Form".to_owned(), today };
        let done: Result<(), ConsentError> =
            self.store().write(move |tx| async move { people::change(&tx, said).await.map(|_| ()) }).await;
        done.unwrap();
    }
}

fn outreach(store: Store, jobs: Jobs, mailer: Option<Mailer>) -> Outreach {
    let sender = "Quadrangle <quad@quadrangle.example>".to_owned();
    Outreach::new(Setup { store, jobs, mailer, sender })
}

async fn make_campus(store: &Store) {
    let new = NewEdition { seed: 7, size: Size::people(PEOPLE), today: Generator::TODAY, created_by: None };
    let own = store.clone();
    let number = store.write(move |tx| async move { edition::begin(&tx, &own, new).await }).await.unwrap();
    let begun = edition::find(store.reader(), number).await.unwrap().unwrap();
    fill(store, &begun, |_| ()).await.unwrap();
    let own = store.clone();
    store.write(move |tx| async move { edition::make_current(&tx, &own, number).await }).await.unwrap();
}

pub fn ada() -> Editor {
    Editor { uid: "u1".to_owned(), name: "Ada".to_owned() }
}

/// Runs a change in a transaction of its own.
pub async fn write<T, F, Fut>(outreach: &Outreach, work: F) -> Result<T, OutreachError>
where
    T: Send + 'static,
    F: FnOnce(Outreach, store::Tx) -> Fut + Send + 'static,
    Fut: Future<Output = Result<T, OutreachError>> + Send + 'static,
{
    let own = outreach.clone();
    outreach.store().write(move |tx| async move { work(own, tx).await }).await
}
