use api::{Code, Id};
use rstest::rstest;
use store::testing::Kind;

use crate::{
    CandidateId, FileState, MOST_MEGABYTES, RolePool, TalentFile,
    testing::{Bench, RESUME, ada},
};

fn states(files: &[TalentFile]) -> Vec<FileState> {
    files.iter().map(|file| file.state).collect()
}

#[rstest]
#[tokio::test]
async fn every_file_has_a_row_that_says_what_became_of_it(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let large = vec![b'x'; usize::try_from(MOST_MEGABYTES * 1_000_000).unwrap() + 1];
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".as_slice();
    let spaced = format!("{RESUME}\n");
    let (batch, files) = bench
        .read(&[
            ("folder/mira.txt", RESUME.as_bytes()),
            ("again.txt", RESUME.as_bytes()),
            ("nothing.txt", b"".as_slice()),
            ("large.txt", large.as_slice()),
            ("picture.pdf", picture),
            ("spaced.txt", spaced.as_bytes()),
        ])
        .await;
    assert!(files[0].state.is_candidate(), "{files:?}");
    assert_eq!(files[0].name, "mira.txt");
    assert_eq!(
        states(&files)[1..5],
        [FileState::Duplicate, FileState::Empty, FileState::TooLarge, FileState::Unreadable]
    );
    assert_eq!(files[1].duplicate_of.as_ref(), Some(&files[0].id));
    assert_eq!(files[1].duplicate_name.as_deref(), Some("mira.txt"));
    assert!(files[2..5].iter().all(|file| file.notes.len() == 1 && file.person.is_none()), "{files:?}");
    assert_eq!(files[5].state, FileState::Duplicate, "other bytes, the same text");
    assert_eq!((batch.files, batch.people, batch.waiting), (6, 1, 0));

    let pool = bench.candidates.pool().await.unwrap();
    assert_eq!(pool.members.len(), 1);
    assert_eq!(pool.members[0].id, CandidateId::File(files[0].id.clone()));
    assert_eq!(pool.members[0].name, "Mira Okafor");
    let among = RolePool { campus: false, batches: vec![Id::new(&batch.id).unwrap()] };
    assert_eq!(pool.within(&among).count(), 1);
    assert_eq!(pool.within(&RolePool::default()).count(), 0);
    let (name, bytes) = bench.candidates.file_bytes((&batch.id, &files[0].id)).await.unwrap();
    assert_eq!((name.as_str(), bytes.as_slice()), ("mira.txt", RESUME.as_bytes()));

    let nothing = bench.candidates.read_batch(ada(), &batch.id).await.err().unwrap();
    assert_eq!(nothing.code(), Code::Conflict);
}

#[rstest]
#[tokio::test]
async fn what_is_removed_is_gone_at_once_and_can_be_brought_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let candidates = &bench.candidates;
    let (batch, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let mira = CandidateId::File(files[0].id.clone());
    let at = (batch.id.as_str(), files[0].id.as_str());
    let count = async || candidates.pool().await.unwrap().members.len();
    assert_eq!(count().await, 1);

    candidates.remove_file(ada(), at, true).await.unwrap();
    assert_eq!(count().await, 0);
    assert!(candidates.open(&mira).await.is_err());
    assert!(candidates.file_bytes(at).await.is_err());
    let back = candidates.remove_file(ada(), at, false).await.unwrap();
    assert_eq!((back.removed_at, count().await), (None, 1));

    candidates.set_batch_deleted(ada(), &batch.id, true).await.unwrap();
    assert_eq!(count().await, 0);
    assert!(candidates.open(&mira).await.is_err());
    assert_eq!(candidates.batches().await.unwrap().len(), 0);
    assert!(candidates.remove_file(ada(), at, true).await.is_err());
    candidates.set_batch_deleted(ada(), &batch.id, false).await.unwrap();
    assert_eq!(count().await, 1);
    assert!(candidates.open(&mira).await.is_ok());
}

#[tokio::test]
async fn a_duplicate_is_another_person_once_somebody_says_so() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let (batch, files) =
        bench.read(&[("mira.txt", RESUME.as_bytes()), ("twin.txt", RESUME.as_bytes())]).await;
    let twin = (batch.id.as_str(), files[1].id.as_str());
    let confirmed = candidates.confirm_file(ada(), twin).await.unwrap();
    assert_eq!((confirmed.state, confirmed.confirmed_by.as_deref()), (FileState::Parsed, Some("Ada")));
    assert_eq!(candidates.pool().await.unwrap().members.len(), 2);
    let (_, files) = bench.read(&[("nothing.txt", b"".as_slice())]).await;
    let refused = candidates.confirm_file(ada(), (&files[0].batch, &files[0].id)).await.err().unwrap();
    assert_eq!(refused.code(), Code::Conflict);
}

#[tokio::test]
async fn what_came_again_meanwhile_does_not_come_back_twice() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let (batch, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    candidates.remove_file(ada(), (&batch.id, &files[0].id), true).await.unwrap();
    let (_, again) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    assert!(again[0].state.is_candidate());
    let back = candidates.remove_file(ada(), (&batch.id, &files[0].id), false).await.unwrap();
    assert_eq!((back.state, back.duplicate_of.as_ref()), (FileState::Duplicate, Some(&again[0].id)));
    assert_eq!(candidates.pool().await.unwrap().members.len(), 1);
}

#[tokio::test]
async fn no_file_comes_into_a_batch_that_is_not_there() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let refused = bench.upload("nowhere", "mira.txt", RESUME.as_bytes()).await.err().unwrap();
    assert_eq!(refused.code(), Code::NotFound);
    let (batch, _) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    bench.candidates.set_batch_deleted(ada(), &batch.id, true).await.unwrap();
    let refused = bench.upload(&batch.id, "mira.txt", RESUME.as_bytes()).await.err().unwrap();
    assert_eq!(refused.code(), Code::NotFound);
}
