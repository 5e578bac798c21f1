use rstest::rstest;
use sea_orm::ActiveValue::Set;

use super::{
    super::{DocumentChange, ReadState, Shown, entity::version},
    *,
};

fn file(text: &str) -> Arrived {
    Arrived::new("policy.txt", text.as_bytes().to_vec()).unwrap()
}

impl Instance {
    async fn replace(&self, id: &str, text: &str) -> DocumentCard {
        let card = self.library.replace(id, file(text), "Newer".to_owned(), &librarian()).await.unwrap();
        self.ended(&card).await;
        self.card(id).await
    }
}

#[rstest]
#[tokio::test]
async fn a_new_version_takes_the_place_of_the_old_and_can_be_undone(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, instance) = Instance::new(kind).await;
    let card = instance.add("policy.txt", "The deadline is in March.").await;
    let second = instance.replace(&card.id, "The deadline is in April.").await;
    assert_eq!((second.version, second.state), (2, ReadState::Ready));
    let says =
        |word: &'static str| move |hits: &[Hit]| hits.first().is_some_and(|hit| hit.text.contains(word));
    let hits = instance.found("When is the deadline?", says("April")).await;
    assert_eq!((hits.len(), hits[0].version), (1, 2));
    // What was cited stays readable.
    let old = Shown { version: Some(1), page: None };
    let old = instance.library.find(&card.id, old).await.unwrap();
    assert!(old.pages[0].blocks[0].text.contains("March"));
    let notes: Vec<_> = old.versions.iter().map(|version| (version.number, version.note.as_str())).collect();
    assert_eq!(notes, [(1, ""), (2, "Newer")]);
    // Back, and back again.
    let restored = instance.library.restore_version(&card.id, 1, &librarian()).await.unwrap();
    assert_eq!(restored.version, 1);
    instance.found("When is the deadline?", says("March")).await;
    instance.library.restore_version(&card.id, 2, &librarian()).await.unwrap();
    instance.found("When is the deadline?", says("April")).await;
    let missing = instance.library.restore_version(&card.id, 3, &librarian()).await.unwrap_err();
    assert_eq!(missing.to_string(), "There is no version 3 of this document.");
    // The next one is number 3, whichever is searched.
    let third = instance.replace(&card.id, "The deadline is in May.").await;
    assert_eq!(third.version, 3);
}

#[rstest]
#[tokio::test]
async fn a_version_that_cannot_be_read_leaves_the_old_one_in_place(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, instance) = Instance::new(kind).await;
    let card = instance.add("policy.txt", "The deadline is in March.").await;
    let broken = Arrived::new("new.pdf", b"%PDF-1.4 nothing".to_vec()).unwrap();
    let reading = instance.library.replace(&card.id, broken, String::new(), &librarian()).await.unwrap();
    instance.ended(&reading).await;
    let card = instance.card(&card.id).await;
    assert_eq!((card.state, card.version, card.kind.as_str()), (ReadState::Failed, 1, "text"));
    assert!(card.problem.is_some());
    assert_eq!(instance.find("deadline").await[0].version, 1);
    // To go on with the old one is to say that it is meant.
    let refused = instance.library.restore_version(&card.id, 2, &librarian()).await.unwrap_err();
    assert!(refused.to_string().starts_with("This version could not be read."));
    let card = instance.library.restore_version(&card.id, 1, &librarian()).await.unwrap();
    assert_eq!((card.state, card.problem), (ReadState::Ready, None));
}

#[rstest]
#[tokio::test]
async fn a_cancelled_version_is_as_if_it_had_not_come(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, mut instance) = Instance::new(kind).await;
    let card = instance.add("policy.txt", "The deadline is in March.").await;
    instance.stop_workers().await;
    let new =
        instance.library.replace(&card.id, file("In April."), String::new(), &librarian()).await.unwrap();
    instance.jobs.cancel(new.job.as_deref().unwrap()).await.unwrap();
    let listed = instance.library.list(None, None).await.unwrap();
    assert_eq!((listed[0].state, listed[0].version), (ReadState::Ready, 1));
}

#[rstest]
#[tokio::test]
async fn what_is_deleted_is_not_found_until_it_is_brought_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, instance) = Instance::new(kind).await;
    let card = instance.add("policy.txt", "Parking is free on Sundays.").await;
    instance.library.delete(&card.id, &librarian()).await.unwrap();
    instance.found("Where is parking free?", <[Hit]>::is_empty).await;
    assert!(instance.library.list(None, None).await.unwrap().is_empty());
    let gone = instance.library.find(&card.id, Shown::default()).await;
    assert!(matches!(gone, Err(LibraryError::NotThere)));
    assert!(matches!(instance.library.delete(&card.id, &librarian()).await, Err(LibraryError::NotThere)));
    // An answer that cites it can still show the page.
    let cited = instance.library.find(&card.id, Shown { version: Some(1), page: Some(1) }).await.unwrap();
    assert!(cited.pages[0].blocks[0].text.contains("Parking"));
    let restored = instance.library.restore(&card.id, &librarian()).await.unwrap();
    assert_eq!(restored.title, "policy");
    instance.found("Where is parking free?", |hits| hits.len() == 1).await;
}

#[rstest]
#[tokio::test]
async fn what_came_again_meanwhile_is_not_brought_back_beside_it(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, instance) = Instance::new(kind).await;
    let first = instance.add("policy.txt", "Parking is free on Sundays.").await;
    instance.library.delete(&first.id, &librarian()).await.unwrap();
    let second = instance.add("again.txt", "Parking is free on Sundays.").await;
    let refused = instance.library.restore(&first.id, &librarian()).await.unwrap_err();
    assert!(matches!(refused, LibraryError::SameFile { document, .. } if document == second.id));
    instance.library.delete(&second.id, &librarian()).await.unwrap();
    instance.library.restore(&first.id, &librarian()).await.unwrap();
    instance.found("Where is parking free?", |hits| hits.len() == 1 && hits[0].document == first.id).await;
}

#[rstest]
#[tokio::test]
async fn after_a_month_a_deleted_document_and_its_file_are_gone(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (database, instance) = Instance::new(kind).await;
    let card = instance.add("policy.txt", "Parking is free on Sundays.").await;
    instance.add("other.txt", "The museum opens at nine.").await;
    instance.library.delete(&card.id, &librarian()).await.unwrap();
    instance.clock.advance(Duration::from_hours(31 * 24));
    // An instance that starts looks after it.
    let second = Instance::on(&database).await;
    second.follow(|followed| followed.documents == 1).await;
    let gone = async {
        while super::super::store::files(second.store.reader()).await.unwrap() > 1 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.unwrap();
    let restored = second.library.restore(&card.id, &librarian()).await;
    assert!(matches!(restored, Err(LibraryError::NotThere)), "{restored:?}");
}

#[rstest]
#[tokio::test]
async fn a_document_can_be_named_anew_and_is_found_by_its_area(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, instance) = Instance::new(kind).await;
    let card = instance.add("policy.txt", "Parking is free on Sundays.").await;
    let change = DocumentChange { title: Some("Parking".to_owned()), area: Some("students".to_owned()) };
    let changed = instance.library.change(&card.id, change, &librarian()).await.unwrap();
    assert_eq!((changed.title.as_str(), changed.area.as_str()), ("Parking", "students"));
    instance.found("parking", |hits| hits.iter().any(|hit| hit.title == "Parking")).await;
    let about = |area: &str| Query {
        text: "free parking".to_owned(),
        areas: vec![area.to_owned()],
        limit: 5,
        ..Query::default()
    };
    assert_eq!(instance.library.search(&about("students")).await.unwrap().hits.len(), 1);
    assert!(instance.library.search(&about("aid")).await.unwrap().hits.is_empty());
    let listed = |text: Option<&str>, area: Option<&str>| {
        let (text, area) = (text.map(str::to_owned), area.map(str::to_owned));
        let library = instance.library.clone();
        async move { library.list(text, area).await.unwrap().len() }
    };
    assert_eq!(listed(Some("PARK"), None).await, 1);
    assert_eq!(listed(Some("100%"), None).await, 0);
    assert_eq!(listed(None, Some("aid")).await, 0);
}

#[rstest]
#[tokio::test]
async fn another_instance_sees_what_was_brought_here(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (database, first) = Instance::new(kind).await;
    let second = Instance::on(&database).await;
    let card = first.add("policy.txt", "Parking is free on Sundays.").await;
    let hits = second.found("parking", |hits| !hits.is_empty()).await;
    assert_eq!(hits[0].document, card.id);
    second.library.delete(&card.id, &librarian()).await.unwrap();
    first.found("parking", <[Hit]>::is_empty).await;
}

/// Puts the second version in place as if it had been read, or takes it back to where it is being read.
async fn place(instance: &Instance, document: &str, is_ready: bool) {
    let id = document.to_owned();
    let written: store::Result<()> = instance
        .store
        .write(move |tx| async move {
            let mut row = rows::find(&*tx, &id).await?.expect("it is there");
            let version = rows::find_version(&*tx, &id, 2).await?.expect("it was brought");
            let state = if is_ready { ReadState::Ready } else { ReadState::Reading };
            let changed = version::ActiveModel { state: Set(state), ..Default::default() };
            rows::change_version(&*tx, &version.id, changed).await?;
            row.current = Some(if is_ready { 2 } else { 1 });
            rows::update(&*tx, row).await
        })
        .await;
    written.unwrap();
}

#[rstest]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_never_says_ready_of_a_version_that_is_not_in_place(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, mut instance) = Instance::new(kind).await;
    let card = instance.add("policy.txt", "The deadline is in March.").await;
    instance.stop_workers().await;
    let newer = file("The deadline is in April.");
    instance.library.replace(&card.id, newer, String::new(), &librarian()).await.unwrap();
    let writes = async {
        for round in 0..300 {
            place(&instance, &card.id, round % 2 == 0).await;
        }
    };
    let looks = async {
        loop {
            let found = instance.library.find(&card.id, Shown::default()).await.unwrap();
            let mut listed = instance.library.list(None, None).await.unwrap();
            for seen in [found.card.clone(), listed.remove(0), instance.card(&card.id).await] {
                let in_place = if seen.state == ReadState::Ready { 2 } else { 1 };
                assert_eq!(seen.version, in_place, "{:?}", seen.state);
            }
            assert_eq!(found.shown, found.card.version);
        }
    };
    tokio::select! {
        () = writes => {}
        () = looks => {}
    }
}
