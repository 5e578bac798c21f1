use api::{ApiError, Code};
use futures_util::FutureExt;
use rstest::rstest;

use super::{
    super::{ReadState, Shown, upload::Door},
    *,
};

const TEXT: &str = "Gift acceptance\n\nThe university accepts gifts of stock. A gift of land needs the approval of \
    the board.\n\nNobody accepts live animals.";

#[rstest]
#[tokio::test]
async fn a_text_is_read_and_found_by_page(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, instance) = Instance::new(kind).await;
    let card = instance.upload("gift_policy.txt", TEXT).await.unwrap();
    assert_eq!((card.title.as_str(), card.version, card.updated_by.as_str()), ("gift policy", 1, "Ada"));
    assert_eq!(instance.ended(&card).await.state, State::Done);
    let card = instance.card(&card.id).await;
    assert_eq!(
        (card.state, card.kind.as_str(), card.page_count, &card.job),
        (ReadState::Ready, "text", 1, &None)
    );
    let hits = instance.found("May we take land as a gift?", |hits| !hits.is_empty()).await;
    assert_eq!((hits[0].document.as_str(), hits[0].page, hits[0].version), (card.id.as_str(), 1, 1));
    assert!(hits[0].text[hits[0].quote.clone()].contains("gift of land"), "{hits:?}");
    let whole = instance.library.find(&card.id, Shown::default()).await.unwrap();
    assert!(whole.pages[0].blocks.iter().any(|block| block.text.contains("live animals")), "{whole:?}");
}

#[rstest]
#[tokio::test]
async fn the_same_file_is_told_and_not_kept_twice(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, instance) = Instance::new(kind).await;
    let first = instance.add("one.txt", TEXT).await;
    let again = instance.upload("two.txt", TEXT).await.unwrap_err();
    assert_eq!(again.to_string(), "This file is in the library already: “one”, version 1.");
    let file = Arrived::new("three.txt", TEXT.as_bytes().to_vec()).unwrap();
    let replaced = instance.library.replace(&first.id, file.clone(), String::new(), &librarian()).await;
    assert!(matches!(replaced, Err(LibraryError::SameFile { version: 1, .. })), "{replaced:?}");
    // Once it is deleted, it may come again.
    instance.library.delete(&first.id, &librarian()).await.unwrap();
    instance.upload("four.txt", TEXT).await.unwrap();
}

#[rstest]
#[tokio::test]
async fn ten_files_at_once_are_all_read(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, instance) = Instance::new(kind).await;
    let texts: Vec<String> = (0..10).map(|number| format!("{TEXT} Number{number} is special.")).collect();
    let uploads = texts.iter().enumerate().map(|(number, text)| {
        let (instance, name) = (&instance, format!("{number}.txt"));
        async move { instance.upload(&name, text.as_bytes()).await.unwrap() }
    });
    let cards = futures_util::future::join_all(uploads).await;
    for card in &cards {
        assert_eq!(instance.ended(card).await.state, State::Done);
    }
    instance.follow(|followed| followed.documents == 10).await;
    let hits = instance.find("What about number7?").await;
    assert_eq!(hits[0].document, cards[7].id);
    // The same one ten times at once is one.
    let same = (0..10).map(|_| instance.upload("same.txt", "Something else that is new here."));
    let kept = futures_util::future::join_all(same).await.into_iter().flatten().count();
    assert_eq!(kept, 1);
}

#[tokio::test]
async fn what_is_too_large_empty_or_cut_off_leaves_nothing() {
    let (_database, instance) = Instance::new(Kind::Sqlite).await;
    assert!(matches!(instance.upload("empty.pdf", "").await, Err(LibraryError::Empty)));
    let endless = stream::repeat_with(|| Ok::<_, std::io::Error>(vec![b'x'; 1 << 20]));
    let refused = instance.library.receive("endless.txt", endless).await.unwrap_err();
    assert_eq!(refused.to_string(), "The file is too large: at most 50 MB. Split it, and upload the parts.");
    let cut = stream::iter([Ok(b"half".to_vec()), Err(std::io::Error::other("gone"))]);
    assert!(matches!(instance.library.receive("cut.txt", cut).await, Err(LibraryError::CutOff)));
    assert!(instance.library.list(None, None).await.unwrap().is_empty());
}

#[tokio::test]
async fn nobody_waits_without_an_end_for_those_who_are_slow() {
    let database = TestDatabase::new(Kind::Sqlite).await;
    let store = database.open().await;
    let setup = Setup { jobs: Jobs::new(store.clone()), store, embedder: None };
    let library = Library::behind(Door::new(1, Duration::from_millis(1)), setup);
    let text = || stream::iter([Ok::<_, std::io::Error>(TEXT.as_bytes().to_vec())]);
    let silent = stream::pending::<Result<Vec<u8>, std::io::Error>>();
    let mut slow = Box::pin(library.receive("slow.txt", silent));
    assert!(slow.as_mut().now_or_never().is_none(), "it has its turn, and nothing comes");
    let refused = ApiError::from(library.receive("next.txt", text()).await.unwrap_err());
    assert_eq!(refused.code(), Code::Overloaded);
    assert!(refused.message().ends_with("try again in a minute."), "{}", refused.message());
    drop(slow);
    assert!(library.receive("next.txt", text()).await.is_ok());
}

#[rstest]
#[tokio::test]
async fn a_file_that_cannot_be_read_is_a_row_that_says_why(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, instance) = Instance::new(kind).await;
    let blank = " \n ".as_bytes().to_vec();
    for (name, data, says) in [
        ("locked.pdf", pdf::encrypted(), "needs a password"),
        ("scan.pdf", pdf::scanned(), "pictures of pages"),
        ("broken.pdf", b"%PDF-1.7 and then nothing".to_vec(), "damaged"),
        ("blank.txt", blank, "no text"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), "picture"),
    ] {
        let card = instance.upload(name, data).await.unwrap();
        let job = instance.ended(&card).await;
        let card = instance.card(&card.id).await;
        assert_eq!((job.state, card.state), (State::Failed, ReadState::Failed), "{name}");
        let problem = card.problem.unwrap();
        assert!(problem.contains(says), "{name}: {problem}");
        assert_eq!(job.error, Some(problem));
        assert!(instance.find("pages").await.is_empty());
    }
    // What could not be read may come again.
    instance.upload("again.pdf", pdf::encrypted()).await.unwrap();
}

#[rstest]
#[tokio::test]
async fn cancelled_half_way_nothing_is_left_but_a_row(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, instance) = Instance::new(kind).await;
    instance.model.hold_after(2);
    let card = instance.upload("long.txt", long_text(40)).await.unwrap();
    let job = instance.job(&card.id).await;
    let mut states = instance.jobs.watch(&job);
    let half_way = async {
        while let Some(state) = states.next().await {
            let state = state.unwrap();
            if state.message.starts_with("Understanding passage 64 of ") {
                return state;
            }
        }
        panic!("it never came so far");
    };
    let state = tokio::time::timeout(PATIENCE, half_way).await.unwrap();
    assert!(state.total.unwrap() > 64);
    assert!(
        instance.card(&card.id).await.progress.unwrap().message.starts_with("Understanding passage 64 of ")
    );
    instance.jobs.cancel(&job).await.unwrap();
    assert_eq!(instance.ended(&card).await.state, State::Cancelled);
    instance.model.release();
    let card = instance.card(&card.id).await;
    assert_eq!(card.state, ReadState::Failed);
    assert_eq!(card.problem.as_deref(), Some(super::super::read::CANCELLED));
    let whole = instance.library.find(&card.id, Shown::default()).await.unwrap();
    assert!(whole.pages.is_empty());
    // The same file may come again.
    instance.add("long.txt", long_text(40)).await;
}

#[rstest]
#[tokio::test]
async fn cancelled_before_it_began_it_is_a_row_as_well(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, mut instance) = Instance::new(kind).await;
    instance.stop_workers().await;
    let card = instance.upload("waiting.txt", TEXT).await.unwrap();
    instance.jobs.cancel(card.job.as_deref().unwrap()).await.unwrap();
    let listed = instance.library.list(None, None).await.unwrap();
    assert_eq!(listed[0].state, ReadState::Failed);
    assert_eq!(listed[0].problem.as_deref(), Some(super::super::read::CANCELLED));
}

#[rstest]
#[tokio::test]
async fn what_a_killed_worker_has_begun_is_finished_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (database, mut instance) = Instance::new(kind).await;
    instance.model.hold_after(2);
    let card = instance.upload("long.txt", long_text(40)).await.unwrap();
    let mut states = instance.jobs.watch(&instance.job(&card.id).await);
    let half_way = async {
        while let Some(state) = states.next().await {
            if state.unwrap().message.starts_with("Understanding passage 64 of ") {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, half_way).await.unwrap();
    instance.kill_workers();
    instance.model.release();
    let second = Instance::on(&database).await.at_work();
    instance.clock.advance(LEASE * 2);
    assert_eq!(second.ended(&card).await.state, State::Done);
    let hits = second.found("item31x2", |hits| !hits.is_empty()).await;
    assert_eq!((hits[0].page, hits[0].parts.meaning.is_some()), (31, true));
    // What the first has understood was not done again.
    let batches = second.library.index().passages().div_ceil(32);
    let calls = second.model.calls.load(Ordering::SeqCst);
    assert!(calls < batches + 1, "{calls} calls for {batches} batches");
}
