use apps::testing::TestSuite;
use campus::{
    fill::fill,
    generate::{Generator, Size},
    model::{ConsentField, Life},
    store::edition::{self, NewEdition},
};
use store::testing::Kind;

pub const PEOPLE: u32 = 200;

pub fn generator() -> Generator {
    Generator::new(7, Size::people(PEOPLE), Generator::TODAY)
}

/// A suite with a campus in it.
pub async fn suite(kind: Kind) -> TestSuite {
    let suite = TestSuite::on(kind).await;
    let store = suite.suite.store().clone();
    let new = NewEdition { seed: 7, size: Size::people(PEOPLE), today: Generator::TODAY, created_by: None };
    let own = store.clone();
    let number = store.write(move |tx| async move { edition::begin(&tx, &own, new).await }).await.unwrap();
    let begun = edition::find(store.reader(), number).await.unwrap().unwrap();
    fill(&store, &begun, |_| ()).await.unwrap();
    let own = store.clone();
    store.write(move |tx| async move { edition::make_current(&tx, &own, number).await }).await.unwrap();
    suite
}

/// The first who has said this about their phone, and has one.
pub fn somebody(granted: Option<bool>) -> Life {
    let said = |life: &Life| {
        let consent = life.consents.iter().find(|consent| consent.field == ConsentField::Phone);
        consent.map(|consent| consent.granted)
    };
    let mut people = (1..=PEOPLE).map(|number| generator().person(number));
    people.find(|life| life.person.phone.is_some() && said(life) == granted).unwrap()
}
