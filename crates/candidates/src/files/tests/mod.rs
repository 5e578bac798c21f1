mod doubted;
mod meaning;
mod twice;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use api::{Code, Id};
use async_trait::async_trait;
use rstest::rstest;
use sea_orm::{ConnectionTrait, DbBackend, Statement};
use serde_json::{Value, json};
use store::{
    Tx,
    jobs::{JobError, Pace, Run, Work},
    testing::Kind,
};

use super::{ReadBatch, once, read::in_time, store as rows};
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
    let (second, again) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    assert!(again[0].state.is_candidate());
    let back = candidates.remove_file(ada(), (&batch.id, &files[0].id), false).await.unwrap();
    assert_eq!((back.state, back.duplicate_of), (files[0].state, None), "it has its place again");
    let (_, again) = candidates.batch(&second.id).await.unwrap();
    assert_eq!((again[0].state, again[0].duplicate_of.as_ref()), (FileState::Duplicate, Some(&files[0].id)));
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

/// Reads a batch. Before the job is told to be over, another file arrives, once.
struct Late {
    inner: ReadBatch,
    bench: Arc<Bench>,
    batch: String,
    has_come: AtomicBool,
}

#[async_trait]
impl Work for Late {
    fn kind(&self) -> &'static str {
        self.inner.kind()
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let done = self.inner.run(run).await;
        if !self.has_come.swap(true, Ordering::SeqCst) {
            self.bench.upload(&self.batch, "late.txt", b"Bo Larsson\n\nSkills\nWelding\n").await.unwrap();
            self.bench.candidates.read_batch(ada(), &self.batch).await.unwrap();
        }
        done
    }
}

#[rstest]
#[tokio::test]
async fn a_file_that_arrives_while_the_job_ends_is_read(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Arc::new(Bench::empty(kind).await);
    let batch = bench.candidates.create_batch(ada(), "Career fair".to_owned()).await.unwrap().id;
    bench.upload(&batch, "mira.txt", RESUME.as_bytes()).await.unwrap();
    bench.candidates.read_batch(ada(), &batch).await.unwrap();
    let late = Late {
        inner: ReadBatch(bench.candidates.clone()),
        bench: Arc::clone(&bench),
        batch: batch.clone(),
        has_come: AtomicBool::new(false),
    };
    let _workers = bench.jobs.start(vec![Arc::new(late)], Pace::default());
    let (shown, files) = bench.when_read_all(&batch, 2).await;
    assert_eq!((shown.waiting, files.len()), (0, 2), "{files:?}");
}

/// How many transactions wait for another one's lock.
async fn waiting(tx: &Tx) -> i64 {
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let row = tx.query_one_raw(Statement::from_string(DbBackend::Postgres, sql)).await.unwrap();
    row.unwrap().try_get_by_index(0).unwrap()
}

#[tokio::test]
async fn a_batch_is_deleted_while_one_of_its_files_changes() {
    let bench = Bench::empty(Kind::Postgres).await;
    let (batch, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let (candidates, id, file) = (bench.candidates.clone(), batch.id.clone(), files[0].id.clone());
    let changed = bench.store().write(move |tx| async move {
        once::lock(&tx).await?;
        let row = rows::lock_file(&*tx, &file).await?.unwrap();
        let deleted = tokio::spawn(async move { candidates.set_batch_deleted(ada(), &id, true).await });
        while waiting(&tx).await == 0 {
            tokio::task::yield_now().await;
        }
        rows::update_file(&tx, row).await?;
        Ok::<_, store::Error>(deleted)
    });
    let deleted = changed.await.unwrap().await.unwrap().unwrap();
    assert!(deleted.deleted_at.is_some());
    assert!(bench.candidates.pool().await.unwrap().members.is_empty());
}

/// Changes what is kept of the only file.
async fn keep(bench: &Bench, reader: &'static str, body: String) {
    let changed = bench.store().write(move |tx| async move {
        let sql = "UPDATE talent_resumes SET reader = $1, body = $2";
        let values = [reader.into(), body.into()];
        tx.execute_raw(Statement::from_sql_and_values(tx.get_database_backend(), sql, values)).await?;
        Ok::<_, store::Error>(())
    });
    changed.await.unwrap();
}

#[rstest]
#[tokio::test]
async fn what_another_version_has_read_is_read_again(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::empty(kind).await;
    let (_, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    keep(&bench, "talent 0.1", "{}".to_owned()).await;
    assert!(bench.candidates.pool().await.unwrap().members.is_empty(), "it cannot be understood any more");
    let _workers = bench.at_work();
    let pool = bench.when(|pool| pool.members.len() == 1).await;
    assert_eq!(pool.members[0].name, "Mira Okafor");
    let kept = rows::resume(bench.store().reader(), &files[0].id).await.unwrap().unwrap();
    assert_eq!(kept.reader, talent::SCORER);
}

#[tokio::test]
async fn what_can_neither_be_read_again_nor_understood_says_so() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let (batch, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    keep(&bench, "talent 0.1", "{}".to_owned()).await;
    bench.candidates.0.shelf.remove(&files[0].id).await;
    assert!(bench.candidates.pool().await.unwrap().members.is_empty());
    let _workers = bench.at_work();
    let shown = bench.when_shown(&batch.id, |files| files[0].state == FileState::Unreadable).await;
    assert_eq!(shown[0].notes.len(), 1, "{shown:?}");
}

/// What comes of two files of which the first was begun twice, when a job is taken up that was `attempts` times before.
async fn begun_twice(attempts: i32) -> Vec<TalentFile> {
    let bench = Bench::empty(Kind::Sqlite).await;
    let batch = bench.candidates.create_batch(ada(), "Career fair".to_owned()).await.unwrap().id;
    let bad = bench.upload(&batch, "bad.txt", RESUME.as_bytes()).await.unwrap().id;
    bench.upload(&batch, "bo.txt", b"Bo Larsson\n\nSkills\nWelding\n").await.unwrap();
    let job = bench.candidates.read_batch(ada(), &batch).await.unwrap();
    let begun = bench.store().write(move |tx| async move {
        let sql = "UPDATE jobs SET checkpoint = $1, attempts = $2 WHERE id = $3";
        let kept = json!({ "done": 0, "begun": [bad, 2] }).to_string();
        let values = [kept.into(), attempts.into(), job.into()];
        tx.execute_raw(Statement::from_sql_and_values(tx.get_database_backend(), sql, values)).await?;
        Ok::<_, store::Error>(())
    });
    begun.await.unwrap();
    let _workers = bench.at_work();
    bench.when_read(&batch).await.1
}

#[tokio::test]
async fn a_file_that_took_the_process_along_is_gone_past() {
    let files = begun_twice(1).await;
    assert_eq!(files[0].state, FileState::Unreadable, "{files:?}");
    assert!(files[0].notes[0].contains("broken off"), "{files:?}");
    assert!(files[1].state.is_candidate(), "{files:?}");
}

#[tokio::test]
async fn a_file_is_read_however_often_the_server_was_stopped_in_good_order() {
    let files = begun_twice(0).await;
    assert!(files.iter().all(|file| file.state.is_candidate()), "{files:?}");
}

#[tokio::test]
async fn nobody_waits_for_a_file_that_takes_too_long() {
    let (end, waits) = std::sync::mpsc::channel::<()>();
    let reading = in_time(Duration::from_millis(1), "one", move || {
        let _ = waits.recv();
        panic!("nobody looks at this any more")
    });
    let reading = reading.await;
    assert_eq!(reading.state, FileState::Unreadable);
    assert!(reading.notes[0].contains("too long"), "{:?}", reading.notes);
    drop(end);
}

#[tokio::test]
async fn more_text_than_a_life_takes_is_not_read() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let line = "- Repaired pumps and valves of the old works.\n";
    let long = format!("{RESUME}\nProjects\n\n{}", line.repeat(250_000 / line.len()));
    let (_, files) = bench.read(&[("long.txt", long.as_bytes()), ("mira.txt", RESUME.as_bytes())]).await;
    assert_eq!(states(&files)[0], FileState::TooLarge);
    assert!(files[0].notes[0].contains("200,000 characters of text"), "{files:?}");
    assert!(files[1].state.is_candidate());
}

#[tokio::test]
async fn of_whom_a_removed_file_was_its_row_does_not_say() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let (batch, files) = bench.read(&[("mira.txt", RESUME.as_bytes()), ("bo.txt", b"Bo Larsson")]).await;
    assert!(files[0].seems.is_some() && !files[1].notes.is_empty());
    for file in &files {
        candidates.remove_file(ada(), (&batch.id, &file.id), true).await.unwrap();
    }
    let (_, files) = candidates.batch(&batch.id).await.unwrap();
    assert!(files.iter().all(|file| file.seems.is_none() && file.notes.is_empty()), "{files:?}");
    assert!(candidates.told_of(&files).await.unwrap().is_empty());
    let back = candidates.remove_file(ada(), (&batch.id, &files[0].id), false).await.unwrap();
    assert!(back.seems.is_some());
}
