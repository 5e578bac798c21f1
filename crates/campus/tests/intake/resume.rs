use std::time::Duration;

use campus::{
    import::Kind as File,
    intake::{ColumnChoice, ImportState, UpdateImport},
};
use rstest::rstest;
use store::{
    jobs::{Job, State},
    testing::Kind,
};

use crate::{
    cancel::under_way,
    stage::{PIECES, Stage, alumni, in_time},
};

/// With those that come twice, seven pieces.
const ENTANGLED: u32 = 2000;

/// Rows that only the ones before them make clear: the same people again, and people like them.
fn entangled() -> String {
    let text = alumni(1, ENTANGLED);
    let (heading, rows) = text.split_once('\n').unwrap();
    let mut lines = vec![heading.to_owned()];
    for (number, row) in rows.lines().enumerate() {
        lines.push(row.to_owned());
        let cells: Vec<&str> = row.splitn(6, ',').collect();
        match number % 5 {
            // By the id alone, with another name from now on.
            1 => lines.push(format!("{},New,Name{number},,,,,,,,", cells[0])),
            // By the address alone.
            2 => lines.push(format!(",{},{},{},,,,,,,Chess", cells[1], cells[2], cells[3])),
            // Probably the same.
            3 => lines.push(format!(",{},{},,{},,,,,,Poetry", cells[1], cells[2], cells[4])),
            _ => {}
        }
    }
    lines.join("\n") + "\n"
}

#[rstest]
#[tokio::test]
async fn an_import_that_was_killed_goes_on_and_comes_to_the_same(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let text = entangled();
    let whole = Stage::new(kind).await;
    let workers = whole.workers();
    let (_, counts) = whole.import(File::Alumni, &text).await;
    let wanted = whole.hash().await;
    drop(workers);

    let stage = Stage::new(kind).await;
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let workers = stage.workers();
    under_way(&stage, &job).await;
    drop(workers);
    let half = stage.added().await.len();
    assert!(half > 0 && half < ENTANGLED as usize, "{half}");

    let stage = stage.restart().await;
    assert_eq!(stage.imports.find(&id).await.unwrap().import.state, ImportState::Applying);
    let _workers = stage.workers();
    assert_eq!(stage.ended(&job).await.state, State::Done);
    assert_eq!(stage.imports.find(&id).await.unwrap().import.counts, Some(counts));
    assert_eq!(stage.hash().await, wanted);
}

#[rstest]
#[tokio::test]
async fn an_undo_that_was_killed_goes_on(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let before = stage.hash().await;
    let workers = stage.workers();
    let (id, _) = stage.import(File::Alumni, &alumni(1, 3000)).await;
    let job = stage.start_undo(&id).await.unwrap();
    under_way(&stage, &job).await;
    drop(workers);
    assert_ne!(stage.hash().await, before);

    let stage = stage.restart().await;
    let _workers = stage.workers();
    assert_eq!(stage.ended(&job).await.state, State::Done);
    assert_eq!(stage.imports.find(&id).await.unwrap().import.state, ImportState::Undone);
    assert_eq!(stage.hash().await, before);
}

#[tokio::test]
async fn an_import_that_was_killed_and_then_cancelled_leaves_nothing() {
    let stage = Stage::new(Kind::Sqlite).await;
    let before = stage.hash().await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, PIECES)).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let workers = stage.workers();
    under_way(&stage, &job).await;
    drop(workers);

    let stage = stage.restart().await;
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.imports.settle().await.unwrap();
    let _workers = stage.workers();
    assert_eq!(stage.settled(&id).await.state, ImportState::Cancelled);
    assert_eq!(stage.hash().await, before);
}

#[rstest]
#[tokio::test]
async fn an_import_that_waited_half_done_and_was_cancelled_is_taken_back_before_the_next(
    #[values(1, 2)] how_many: usize,
) {
    let stage = Stage::new(Kind::Sqlite).await;
    let before = stage.hash().await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, PIECES)).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let workers = stage.workers();
    under_way(&stage, &job).await;
    // It lies there, to be taken up at the next start, when somebody changes their mind.
    workers.stop(Duration::from_mins(1)).await;
    assert_eq!(stage.jobs.find(&job.id).await.unwrap().unwrap().state, State::Waiting);
    let other = stage.upload("other.csv", Some(File::Alumni), alumni(20_000, 5)).await.import.id;
    let next = stage.start_apply(&other).await.unwrap();
    stage.jobs.cancel(&job.id).await.unwrap();
    let _workers = stage.some_workers(how_many);
    // Time passes: whoever gives a job back lets others go first.
    let passing = async {
        let mut ticks = tokio::time::interval(Duration::from_millis(20));
        loop {
            ticks.tick().await;
            stage.clock.advance(Duration::from_millis(20));
        }
    };
    let ended = tokio::select! {
        ended = stage.ended(&next) => ended,
        () = passing => unreachable!("time does not end"),
    };
    assert_eq!(ended.state, State::Done);
    assert_eq!(stage.settled(&id).await.state, ImportState::Cancelled);
    assert_eq!(stage.added().await.len(), 5);
    stage.undo(&other).await;
    assert_eq!(stage.hash().await, before);
}

#[tokio::test]
async fn files_that_nobody_needs_are_gone_after_a_restart() {
    let stage = Stage::new(Kind::Sqlite).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 3)).await.import.id;
    let uploads = stage.folder.path().join("uploads");
    let days_ago = |days: u64| {
        std::time::UNIX_EPOCH + Duration::from_millis(now(&stage)) - Duration::from_hours(24 * days)
    };
    for (name, days) in [("01CUTOFF.part", 3), ("01NOBODY", 3), ("02ARRIVES.part", 0)] {
        let file = std::fs::File::create(uploads.join(name)).unwrap();
        file.set_modified(days_ago(days)).unwrap();
    }
    let own = std::fs::File::options().write(true).open(uploads.join(&id)).unwrap();
    own.set_modified(days_ago(3)).unwrap();
    let stage = stage.restart().await;
    let mut left: Vec<_> = std::fs::read_dir(stage.folder.path().join("uploads"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    left.sort_unstable();
    let mut wanted = vec!["02ARRIVES.part".to_owned(), id];
    wanted.sort_unstable();
    assert_eq!(left, wanted);
}

fn now(stage: &Stage) -> u64 {
    u64::try_from(stage.store.now().millis()).unwrap()
}

async fn waits_for_its_file(stage: &Stage, job: &Job) {
    in_time(async {
        loop {
            let job = stage.jobs.find(&job.id).await.unwrap().unwrap();
            assert!(!job.state.has_ended(), "{job:?}");
            if job.message == "Waits for the instance that has the file" {
                return;
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_instance_that_has_the_file_does_the_work() {
    let stage = Stage::new(Kind::Postgres).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 3)).await.import.id;
    let uploads = stage.folder.path().join("uploads");
    let job = stage.start_apply(&id).await.unwrap();
    // The workers of this instance do not have it.
    std::fs::rename(uploads.join(&id), stage.folder.path().join("elsewhere")).unwrap();
    let workers = stage.workers();
    waits_for_its_file(&stage, &job).await;
    std::fs::rename(stage.folder.path().join("elsewhere"), uploads.join(&id)).unwrap();
    assert_eq!(stage.ended(&job).await.state, State::Done);
    drop(workers);
    assert_eq!(stage.added().await.len(), 3);
}

#[tokio::test]
async fn an_instance_without_the_file_shows_it_and_takes_choices_all_the_same() {
    let stage = Stage::new(Kind::Postgres).await;
    // Longer than what is kept of it.
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 4000)).await.import.id;
    let here = stage.imports.find(&id).await.unwrap();
    let file = stage.folder.path().join("uploads").join(&id);
    assert!(file.metadata().unwrap().len() > 200_000);
    let elsewhere = stage.folder.path().join("elsewhere");
    std::fs::rename(&file, &elsewhere).unwrap();
    assert_eq!(stage.imports.find(&id).await.unwrap(), here);
    let columns = vec![ColumnChoice { column: 0, field: None, order: None, mark: None }];
    let change = UpdateImport { columns: Some(columns), ..UpdateImport::default() };
    let changed = stage.imports.change(&id, change).await.unwrap();
    assert_eq!((changed.columns[0].field.as_deref(), changed.problem), (None, None));
    let job = stage.imports.check(&id, "u1").await.unwrap();
    let _workers = stage.workers();
    waits_for_its_file(&stage, &job).await;
    std::fs::rename(&elsewhere, &file).unwrap();
    assert_eq!(stage.ended(&job).await.state, State::Done);
    stage.apply(&id).await;
    assert_eq!(stage.count("import_heads").await, 0, "nothing of the file is left");
}

#[tokio::test]
async fn a_file_is_gone_when_nobody_has_had_it_for_long() {
    let stage = Stage::new(Kind::Postgres).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 3)).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let (here, elsewhere) =
        (stage.folder.path().join("uploads").join(&id), stage.folder.path().join("elsewhere"));
    std::fs::rename(&here, &elsewhere).unwrap();
    // It has waited for another job; nobody has looked for the file yet.
    stage.clock.advance(Duration::from_mins(11));
    let workers = stage.workers();
    waits_for_its_file(&stage, &job).await;
    std::fs::rename(&elsewhere, &here).unwrap();
    assert_eq!(stage.ended(&job).await.state, State::Done);

    let id = stage.upload("people.csv", Some(File::Alumni), alumni(4, 3)).await.import.id;
    drop(workers);
    let here = here.with_file_name(&id);
    let mut job = stage.start_apply(&id).await.unwrap();
    std::fs::rename(&here, &elsewhere).unwrap();
    let workers = stage.workers();
    waits_for_its_file(&stage, &job).await;
    stage.clock.advance(Duration::from_mins(11));
    assert_eq!(stage.ended(&job).await.state, State::Failed);
    assert_eq!(stage.settled(&id).await.state, ImportState::Failed);
    drop(workers);
    // Whoever begins again has as much time again.
    std::fs::rename(&elsewhere, &here).unwrap();
    job = stage.start_apply(&id).await.unwrap();
    std::fs::rename(&here, &elsewhere).unwrap();
    let _workers = stage.workers();
    waits_for_its_file(&stage, &job).await;
    std::fs::rename(&elsewhere, &here).unwrap();
    assert_eq!(stage.ended(&job).await.state, State::Done);
}
