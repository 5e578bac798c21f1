use apps::testing::TestSuite;
use campus::{
    generate::{Generator, Size},
    model::{ConsentField, Life},
};
use store::testing::Kind;

pub const PEOPLE: u32 = 200;

pub fn generator() -> Generator {
    Generator::new(7, Size::people(PEOPLE), Generator::TODAY)
}

/// A suite with a campus in it.
pub async fn suite(kind: Kind) -> TestSuite {
    let suite = TestSuite::on(kind).await;
    suite.fill_campus(PEOPLE).await;
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
