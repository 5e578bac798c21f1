use rstest::rstest;

use super::{
    super::{DocumentChange, ReadState, Seeded, Shown},
    *,
};

const PAGE: Seeded = Seeded {
    file: "aid-loans.md",
    text: "---\ntitle: Student loans\narea: aid\nsource: Handbook, volume 8\n---\n\nA loan is paid back.\n",
};
const OTHER: Seeded =
    Seeded { file: "parking.md", text: "---\ntitle: Parking\narea: students\n---\n\nParking is free.\n" };

impl Instance {
    async fn read_all(&self) {
        let all_read = async {
            loop {
                let cards = self.library.list(None, None).await.unwrap();
                if cards.iter().all(|card| card.state == ReadState::Ready) {
                    return;
                }
                for card in cards.iter().filter(|card| card.state == ReadState::Reading) {
                    self.ended(card).await;
                }
            }
        };
        tokio::time::timeout(PATIENCE, all_read).await.expect("the pages are read");
    }
}

#[rstest]
#[tokio::test]
async fn pages_of_the_suite_are_brought_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (database, instance) = Instance::new(kind).await;
    assert_eq!(instance.library.bring(&[PAGE, OTHER]).await.unwrap(), 2);
    instance.read_all().await;
    let second = Instance::on(&database).await;
    assert_eq!(second.library.bring(&[PAGE, OTHER]).await.unwrap(), 0);
    let cards = instance.library.list(None, None).await.unwrap();
    let titles: Vec<_> = cards.iter().map(|card| (card.title.as_str(), card.area.as_str())).collect();
    assert_eq!(titles, [("Parking", "students"), ("Student loans", "aid")]);
    assert_eq!(cards[1].source, "Handbook, volume 8");
    let hits = instance.found("Must a loan be paid back?", |hits| !hits.is_empty()).await;
    assert_eq!(hits[0].title, "Student loans");
    assert!(!hits[0].text.contains("area:"), "{hits:?}");
}

#[rstest]
#[tokio::test]
async fn a_newer_page_is_a_new_version_unless_people_have_changed_it(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, instance) = Instance::new(kind).await;
    instance.library.bring(&[PAGE, OTHER]).await.unwrap();
    instance.read_all().await;
    let newer =
        Seeded { text: "---\ntitle: Student loans\n---\n\nA loan is paid back with interest.\n", ..PAGE };
    assert_eq!(instance.library.bring(&[newer, OTHER]).await.unwrap(), 1);
    instance.read_all().await;
    let cards = instance.library.list(None, None).await.unwrap();
    assert_eq!((cards[1].version, cards[0].version), (2, 1));
    // An older release, started again, does not bring the old page back.
    assert_eq!(instance.library.bring(&[PAGE]).await.unwrap(), 0);
    // A new name is no new content.
    let change = DocumentChange { title: Some("Loans".to_owned()), area: None };
    instance.library.change(&cards[1].id, change, &librarian()).await.unwrap();
    // What people have replaced or deleted is theirs.
    let own = Arrived::new("own.txt", b"Our own words about loans.".to_vec()).unwrap();
    let card = instance.library.replace(&cards[1].id, own, String::new(), &librarian()).await.unwrap();
    instance.ended(&card).await;
    instance.library.delete(&cards[0].id, &librarian()).await.unwrap();
    let newest = [Seeded { text: "Another text.", ..PAGE }, Seeded { text: "Another one.", ..OTHER }];
    assert_eq!(instance.library.bring(&newest).await.unwrap(), 0);
    assert_eq!(instance.library.list(None, None).await.unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn a_page_that_people_have_deleted_does_not_come_again(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (database, instance) = Instance::new(kind).await;
    instance.library.bring(&[PAGE, OTHER]).await.unwrap();
    instance.read_all().await;
    let cards = instance.library.list(None, None).await.unwrap();
    let loans = cards.iter().find(|card| card.title == "Student loans").unwrap();
    instance.library.delete(&loans.id, &librarian()).await.unwrap();
    instance.clock.advance(Duration::from_hours(31 * 24));
    // An instance that starts looks after it.
    let second = Instance::on(&database).await;
    let gone = async {
        while rows::files(second.store.reader()).await.unwrap() > 1 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.unwrap();

    let newer = Seeded { text: "---\ntitle: Student loans\n---\n\nA loan is paid back late.\n", ..PAGE };
    for page in [PAGE, newer] {
        assert_eq!(second.library.bring(&[page, OTHER]).await.unwrap(), 0);
    }
    let titles: Vec<_> =
        second.library.list(None, None).await.unwrap().into_iter().map(|card| card.title).collect();
    assert_eq!(titles, ["Parking"]);
    let refused = second.library.restore(&loans.id, &librarian()).await.unwrap_err();
    assert!(matches!(&refused, LibraryError::Conflict(why) if why.contains("too long ago")), "{refused}");
    let cited = second.library.find(&loans.id, Shown { version: Some(1), page: None }).await;
    assert!(matches!(cited, Err(LibraryError::NotThere)));
    assert!(matches!(second.library.file(&loans.id, 1).await, Err(LibraryError::NoVersion(1))));
    // Whoever wants it after all uploads it.
    let own = Arrived::new(PAGE.file, PAGE.text.as_bytes().to_vec()).unwrap();
    let card = second.library.add(NewDocument::default(), own, &librarian()).await.unwrap();
    assert_ne!(card.id, loans.id);
}
