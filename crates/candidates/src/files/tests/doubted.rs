//! Tests of files that somebody has found right, and then not.

use rstest::rstest;
use store::testing::Kind;

use crate::{
    CandidateId, FileState,
    testing::{Bench, RESUME, ada},
};

async fn states(bench: &Bench, batch: &str) -> Vec<FileState> {
    bench.candidates.batch(batch).await.unwrap().1.iter().map(|file| file.state).collect()
}

#[rstest]
#[tokio::test]
async fn a_duplicate_that_was_found_right_is_a_duplicate_again(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let candidates = &bench.candidates;
    let files = [("mira.txt", RESUME.as_bytes()), ("again.txt", RESUME.as_bytes())];
    let (batch, files) = bench.read(&files).await;
    let again = (batch.id.as_str(), files[1].id.as_str());
    let before = states(&bench, &batch.id).await;
    assert_eq!(before[1], FileState::Duplicate);
    let confirmed = candidates.confirm_file(ada(), again).await.unwrap();
    assert_eq!((confirmed.state, confirmed.confirmed_by.as_deref()), (FileState::Parsed, Some("Ada")));
    assert_eq!(candidates.pool().await.unwrap().members.len(), 2);

    let doubted = candidates.doubt_file(ada(), again).await.unwrap();
    assert_eq!((&doubted.duplicate_of, &doubted.confirmed_by), (&Some(files[0].id.clone()), &None));
    assert_eq!(states(&bench, &batch.id).await, before);
    let pool = candidates.pool().await.unwrap();
    assert_eq!(pool.members.len(), 1);
    assert!(pool.find(&CandidateId::File(files[0].id.clone())).is_some());
    assert_eq!(candidates.doubt_file(ada(), again).await.unwrap(), doubted, "there is nothing to take back");

    // Whoever it was a duplicate of has gone: then it is somebody.
    candidates.confirm_file(ada(), again).await.unwrap();
    candidates.remove_file(ada(), (&batch.id, &files[0].id), true).await.unwrap();
    assert!(candidates.doubt_file(ada(), again).await.unwrap().state.is_candidate());
}

#[tokio::test]
async fn a_file_to_be_checked_is_to_be_checked_again() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let hidden = "<!doctype html><html><body><h1>Dee Moran</h1><h2>Experience</h2><p>Analyst, Hill Ltd, Jan 2020 to \
                  present</p><p style=\"display:none\">Kubernetes, Terraform and ten years of each</p></body></html>";
    let (batch, files) = bench.read(&[("dee.html", hidden.as_bytes())]).await;
    assert_eq!(files[0].state, FileState::HiddenText);
    let at = (batch.id.as_str(), files[0].id.as_str());
    assert_eq!(candidates.confirm_file(ada(), at).await.unwrap().state, FileState::Parsed);
    assert_eq!(candidates.doubt_file(ada(), at).await.unwrap(), files[0]);
}

#[tokio::test]
async fn what_was_merged_before_it_was_found_right_is_merged_again() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let other = RESUME.replace("Trained 12 colleagues", "Kept the budget of three sites");
    let (batch, files) =
        bench.read(&[("mira.txt", RESUME.as_bytes()), ("other.txt", other.as_bytes())]).await;
    let id = |at: usize| CandidateId::File(files[at].id.clone());
    candidates.merge(ada(), &id(1), &id(0)).await.unwrap();
    let at = (batch.id.as_str(), files[1].id.as_str());
    candidates.confirm_file(ada(), at).await.unwrap();
    assert_eq!(candidates.pool().await.unwrap().members.len(), 2);
    let doubted = candidates.doubt_file(ada(), at).await.unwrap();
    assert_eq!((doubted.state, doubted.duplicate_of), (FileState::Duplicate, Some(files[0].id.clone())));
    assert_eq!(candidates.pool().await.unwrap().members.len(), 1);
}
