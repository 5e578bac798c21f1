use campus::{
    generate::{Generator, Size},
    model::PersonId,
    search::SearchMode,
};
use jiff::civil::date;
use rstest::rstest;
use store::testing::Kind;

use super::bench::{Bench, Instance};

#[rstest]
#[tokio::test]
async fn everybody_is_found_first_by_their_full_name(#[values(true, false)] has_model: bool) {
    let bench = Bench::new(Kind::Sqlite).await;
    let model = has_model.then(|| bench.words.clone());
    let instance = Instance::start(&bench.database, bench.folder.path(), model).await;
    let edition = instance.make(7, 300).await;
    instance.until_searched(edition).await;
    let generator = Generator::new(7, Size::people(300), date(2026, 11, 15));
    for life in generator.people() {
        let (id, name) = (life.person.id.0, life.person.name());
        let found = instance.search(&name).await;
        let best = found.people.first().map_or(0.0, |person| person.score);
        let own = found.people.iter().find(|person| person.id == id);
        let own = own.unwrap_or_else(|| panic!("{name} is not found"));
        assert!(
            own.score >= best || found.people[0].name == name,
            "{name} comes after {:?}",
            found.people[0]
        );
        assert!(own.evidence.iter().any(|one| one.share > 0.0), "{name} is found for no reason: {own:?}");
    }
}

#[rstest]
#[tokio::test]
async fn before_there_is_an_index_people_are_found_by_name(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    bench.words.close();
    let instance = bench.start().await;
    assert_eq!(instance.search("ada").await.people, []);
    instance.make(7, 100).await;
    bench.words.somebody_waits().await;
    let generator = Generator::new(7, Size::people(100), date(2026, 11, 15));
    let person = generator.person(50).person;
    let found = instance.search(&person.name().to_uppercase()).await;
    assert_eq!(found.mode, SearchMode::Building);
    assert!(found.people.iter().any(|one| one.id == 50), "{found:?}");
    assert_eq!(instance.search("100% _").await.total, 0, "what is typed is no pattern");
    let state = instance.campus.index_state().await.unwrap();
    assert!(state.building.is_some(), "{state:?}");
    bench.words.open();
    instance.until(|followed| followed.edition.is_some()).await;
    assert_eq!(instance.search(&person.name()).await.mode, SearchMode::WordsAndMeaning);
}

#[tokio::test]
async fn a_trade_is_looked_for_by_its_meaning_though_somebody_is_called_so() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 120).await;
    instance.until_searched(edition).await;
    let sql = format!(
        "UPDATE people SET last_name = 'Carpenter', headline = 'Poet', bio = '' WHERE edition = {edition} AND id = 60; \
         UPDATE people SET headline = 'Carpenter', bio = 'A carpenter.' WHERE edition = {edition} AND id IN (61, 62)"
    );
    let mut seq = 0;
    for id in [60, 61, 62] {
        seq = instance.change(edition, id, sql.clone()).await;
    }
    instance.until(|followed| followed.position >= seq).await;
    let meaning =
        |found: &campus::search::PeopleFound| found.people.iter().any(|one| one.parts.meaning != 0.0);
    assert!(meaning(&instance.search("carpenter").await));
    let person = instance.campus.find_person(PersonId(60)).await.unwrap().unwrap();
    let found = instance.search(&person.name).await;
    assert!(!meaning(&found) && found.people[0].id == 60, "{found:?}");
    for nothing in ["🙂", "?!", " … "] {
        let found = instance.search(nothing).await;
        assert!(found.people.iter().all(|one| one.score == 0.0), "{nothing} ranks nobody");
        assert_eq!(found.people.len(), 10);
    }
}
