//! The campus in the database, on both of them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use campus::{
    fill::fill,
    generate::{Generator, Size},
    model::{Life, PersonId},
    store::{edition, hash, life},
};
use jiff::civil::{Date, date};
use rstest::rstest;
use store::{
    Error, Store,
    testing::{Kind, TestDatabase},
};

const TODAY: Date = date(2026, 11, 15);

async fn open(kind: Kind) -> (TestDatabase, Store) {
    let database = TestDatabase::new(kind).await;
    let store = database.open().await;
    store.migrate(&[campus::migrations]).await.unwrap();
    (database, store)
}

async fn begin(store: &Store, seed: u64, size: Size) -> edition::Edition {
    let (own, new) = (store.clone(), edition::NewEdition { seed, size, today: TODAY, created_by: None });
    let number = store.write(move |tx| async move { edition::begin(&tx, &own, new).await }).await.unwrap();
    edition::find(store.reader(), number).await.unwrap().unwrap()
}

async fn make(store: &Store, seed: u64, size: Size) -> (i32, Option<i32>) {
    let edition = begin(store, seed, size).await;
    fill(store, &edition, |_| ()).await.unwrap();
    let (own, number) = (store.clone(), edition.edition);
    let left = store.write(move |tx| async move { edition::make_current(&tx, &own, number).await }).await;
    (number, left.unwrap())
}

/// Mails of staff are in the lives of those who wrote to them; here they are in both.
fn without_mails(mut life: Life) -> Life {
    life.mails.clear();
    life
}

fn sorted(mut life: Life) -> Life {
    life.education.sort_by_key(|one| one.id);
    life.positions.sort_by_key(|one| one.id);
    life.skills.sort_by(|left, right| left.skill.cmp(&right.skill));
    life.interests.sort_by_key(|one| (format!("{:?}", one.kind), one.text.clone()));
    life.relatives.sort_by_key(|one| (format!("{:?}", one.kind), one.name.clone()));
    life.consents.sort_by_key(|one| format!("{:?}", one.field));
    life.attendance.sort_by_key(|one| one.event);
    life.memberships.sort_by_key(|one| one.group);
    life
}

#[rstest]
#[tokio::test]
async fn what_is_made_is_what_is_read(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, store) = open(kind).await;
    let size = Size::people(300);
    let (number, _) = make(&store, 7, size).await;
    let generator = Generator::new(7, size, TODAY);
    let world = life::world(store.reader(), number).await.unwrap();
    assert_eq!(world.roles, generator.world().roles);
    assert_eq!(world.events, generator.world().events);
    assert_eq!(world.staff, generator.world().staff);
    let lives = life::between(store.reader(), number, PersonId(1), PersonId(300)).await.unwrap();
    assert_eq!(lives.len(), 300);
    for (read, made) in lives.into_iter().zip(generator.people()) {
        assert_eq!(sorted(without_mails(read)), sorted(without_mails(made)));
    }
    assert!(life::find(store.reader(), number, PersonId(301)).await.unwrap().is_none());
}

#[rstest]
#[tokio::test]
async fn one_seed_gives_one_hash_on_every_database() {
    let mut hashes = Vec::new();
    for kind in [Kind::Sqlite, Kind::Postgres] {
        let (_database, store) = open(kind).await;
        let (first, _) = make(&store, 7, Size::people(200)).await;
        let (second, _) = make(&store, 7, Size::people(200)).await;
        let (other, _) = make(&store, 8, Size::people(200)).await;
        hashes.push(hash(store.reader(), first).await.unwrap());
        hashes.push(hash(store.reader(), second).await.unwrap());
        assert_ne!(hash(store.reader(), other).await.unwrap(), hashes[0]);
    }
    assert!(hashes.windows(2).all(|pair| pair[0] == pair[1]), "{hashes:?}");
}

#[rstest]
#[tokio::test]
async fn an_edition_is_seen_when_it_is_whole_and_the_last_one_can_come_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, store) = open(kind).await;
    assert!(edition::current(store.reader()).await.unwrap().is_none());
    let (first, left) = make(&store, 1, Size::people(100)).await;
    assert_eq!(left, None);
    let half = begin(&store, 2, Size::people(100)).await;
    assert_eq!(edition::current(store.reader()).await.unwrap().unwrap().edition, first);
    edition::remove(&store, half.edition).await.unwrap();

    let (second, left) = make(&store, 2, Size::people(120)).await;
    assert_eq!(left, None);
    let seen = edition::current(store.reader()).await.unwrap().unwrap();
    assert_eq!((seen.edition, seen.people, seen.size), (second, 120, Size::people(120)));
    assert_eq!(edition::previous(store.reader()).await.unwrap().unwrap().edition, first);
    let back = store.write(|tx| async move { edition::switch_back(&tx).await }).await.unwrap();
    assert_eq!(back, Some(first));
    let again = store.write(|tx| async move { edition::switch_back(&tx).await }).await.unwrap();
    assert_eq!(again, Some(second));

    let (third, left) = make(&store, 3, Size::people(100)).await;
    assert_eq!(left, Some(first));
    edition::remove(&store, first).await.unwrap();
    let refused = edition::remove(&store, third).await;
    assert!(matches!(refused, Err(Error::Other(text)) if text.contains("in use")));
    let left: Vec<i32> =
        edition::list(store.reader()).await.unwrap().into_iter().map(|one| one.edition).collect();
    assert_eq!(left, [second, third]);
    assert!(life::find(store.reader(), first, PersonId(1)).await.unwrap().is_none());
    assert!(life::find(store.reader(), second, PersonId(120)).await.unwrap().is_some());
}

#[rstest]
#[tokio::test]
async fn changes_are_numbered_without_a_gap(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    use campus::store::changes;
    let (_database, store) = open(kind).await;
    let note = |people: Vec<u32>| {
        let people: Vec<PersonId> = people.into_iter().map(PersonId).collect();
        store.write(move |tx| async move { changes::note(&tx, 1, &people).await })
    };
    let many: Vec<u32> = (1..=1200).collect();
    let (first, second, third) = tokio::join!(note(many), note(vec![7]), note(Vec::new()));
    for noted in [first, second, third] {
        noted.unwrap();
    }
    assert_eq!(changes::latest(store.reader()).await.unwrap(), 1201);
    let all = changes::since(store.reader(), 0, 5000).await.unwrap();
    assert!(all.iter().map(|change| change.seq).eq(1..=1201));
    assert_eq!(all.iter().filter(|change| change.person == PersonId(7)).count(), 2);
    store.write(|tx| async move { changes::forget(&tx, 1200).await }).await.unwrap();
    assert_eq!(changes::since(store.reader(), 0, 10).await.unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn an_edition_that_is_not_whole_never_becomes_the_current_one(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, store) = open(kind).await;
    let (first, _) = make(&store, 1, Size::people(100)).await;
    let empty = begin(&store, 2, Size::people(100)).await.edition;
    let gone = begin(&store, 3, Size::people(100)).await;
    fill(&store, &gone, |_| ()).await.unwrap();
    edition::remove(&store, gone.edition).await.unwrap();
    for number in [empty, gone.edition] {
        let own = store.clone();
        let refused = store.write(move |tx| async move { edition::make_current(&tx, &own, number).await });
        let refused: Result<_, Error> = refused.await;
        assert!(matches!(refused, Err(Error::Other(text)) if text.contains("not whole")), "{number}");
        assert_eq!(edition::current(store.reader()).await.unwrap().unwrap().edition, first);
    }
}
