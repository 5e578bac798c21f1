use campus::{import::Kind as File, intake::ImportState};
use rstest::rstest;
use store::{
    jobs::{Job, State},
    testing::Kind,
};

use crate::stage::{PIECES, Stage, alumni, in_time};

/// Waits until a job has come to its first checkpoint with people in it.
pub async fn under_way(stage: &Stage, job: &Job) -> Job {
    in_time(async {
        loop {
            let now = stage.jobs.find(&job.id).await.unwrap().unwrap();
            assert!(!now.state.has_ended(), "it was too quick for this test");
            if now.done > 0 {
                return now;
            }
            tokio::task::yield_now().await;
        }
    })
    .await
}

#[rstest]
#[tokio::test]
async fn a_cancelled_import_leaves_the_campus_as_it_was(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let before = stage.hash().await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, PIECES)).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let _workers = stage.workers();
    under_way(&stage, &job).await;
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.imports.settle().await.unwrap();
    assert_eq!(stage.ended(&job).await.state, State::Cancelled);
    let import = stage.settled(&id).await;
    assert_eq!((import.state, import.error), (ImportState::Cancelled, None));
    assert_eq!(import.counts, None, "nothing of it is in the campus");
    assert_eq!(stage.hash().await, before);
    // The file is still there: it can be imported after all.
    assert_eq!(stage.apply(&id).await.new, u64::from(PIECES));
}

#[tokio::test]
async fn an_import_that_is_cancelled_before_its_turn_changes_nothing() {
    let stage = Stage::new(Kind::Sqlite).await;
    let before = stage.hash().await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 10)).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.imports.settle().await.unwrap();
    assert_eq!(stage.settled(&id).await.state, ImportState::Cancelled);
    assert_eq!(stage.hash().await, before);
}

#[tokio::test]
async fn a_cancelled_check_can_be_started_again() {
    let stage = Stage::new(Kind::Sqlite).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 10)).await.import.id;
    let job = stage.imports.check(&id, "u1").await.unwrap();
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.imports.settle().await.unwrap();
    assert_eq!(stage.settled(&id).await.state, ImportState::Uploaded);
    let workers = stage.workers();
    assert_eq!(stage.check(&id).await.import.state, ImportState::Checked);
    drop(workers);
    // What an earlier one has found does not count any more.
    let job = stage.imports.check(&id, "u1").await.unwrap();
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.imports.settle().await.unwrap();
    let detail = stage.imports.find(&id).await.unwrap();
    assert_eq!((detail.import.state, detail.import.counts), (ImportState::Uploaded, None));
    assert_eq!(detail.preview, None);
}

#[tokio::test]
async fn an_undo_goes_on_although_it_is_cancelled() {
    let stage = Stage::new(Kind::Sqlite).await;
    let before = stage.hash().await;
    let workers = stage.workers();
    let (id, _) = stage.import(File::Alumni, &alumni(1, 3000)).await;
    let job = stage.start_undo(&id).await.unwrap();
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.imports.settle().await.unwrap();
    assert_eq!(stage.settled(&id).await.state, ImportState::Undone);
    assert_eq!(stage.hash().await, before);
    drop(workers);
}

#[rstest]
#[tokio::test]
async fn an_import_that_the_database_refuses_is_taken_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let before = stage.hash().await;
    // One of the last pieces does not go in.
    stage.sql("CREATE UNIQUE INDEX one_of_each ON people (phone)").await;
    let mut text = "ID,Name,Phone\n".to_owned();
    for number in 1..2000 {
        text.extend([format!("P-{number},Given{number} Family{number},+1 {number}\n")]);
    }
    text.push_str("P-0,Ada Byron,+1 1\n");
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let _workers = stage.workers();
    assert_eq!(stage.ended(&job).await.state, State::Failed);
    let import = stage.settled(&id).await;
    assert_eq!(import.state, ImportState::Failed);
    assert!(import.error.unwrap().contains("The campus is as it was"));
    assert_eq!(stage.hash().await, before);
}

#[tokio::test]
async fn a_file_that_breaks_off_half_way_leaves_nothing() {
    let stage = Stage::new(Kind::Sqlite).await;
    let before = stage.hash().await;
    let mut bytes = alumni(1, 2000).into_bytes();
    bytes.extend("C-9,José,Núñez,,,,,,,,\n".repeat(5).bytes());
    bytes.extend(b"C-10,\xff\xfe\xff,Broken,,,,,,,,\n");
    bytes.extend("C-11,Zoë,Müller,,,,,,,,\n".repeat(5).bytes());
    let id = stage.upload("people.csv", Some(File::Alumni), bytes).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let _workers = stage.workers();
    let job = stage.ended(&job).await;
    assert_eq!(job.state, State::Failed);
    assert!(job.error.unwrap().contains("is not valid UTF-8"));
    assert_eq!(stage.settled(&id).await.state, ImportState::Failed);
    assert_eq!(stage.hash().await, before);
}
