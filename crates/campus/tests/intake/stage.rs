//! A small campus, somebody who imports into it, and workers who do the work.

use std::{
    future::Future,
    sync::{Arc, Weak},
    time::Duration,
};

use campus::{
    fill::fill,
    generate::Size,
    import::Kind as File,
    intake::{
        Bringer, Counts, Import, ImportDetail, ImportState, Imports, Likely, Refused, Shelf, UpdateImport,
    },
    model::{Life, PersonId},
    store::{edition, hash, life},
};
use futures_util::{StreamExt, stream};
use jiff::civil::date;
use store::{
    Store,
    jobs::{Job, Jobs, Pace, State, Workers},
    sea_orm::{ConnectionTrait, Statement},
    testing::{Kind, ManualClock, TestDatabase},
};
use tempfile::TempDir;

pub const PEOPLE: u32 = 100;
/// So many rows are eight pieces: whoever waits for the first can do something before the last.
pub const PIECES: u32 = 4000;
const TICK: Duration = Duration::from_millis(50);

pub struct Stage {
    pub store: Store,
    pub jobs: Jobs,
    pub imports: Imports,
    pub clock: Arc<ManualClock>,
    pub folder: TempDir,
    database: TestDatabase,
}

impl Stage {
    /// With a campus of a hundred people.
    pub async fn new(kind: Kind) -> Self {
        let stage = Self::empty(kind).await;
        let new = edition::NewEdition {
            seed: 7,
            size: Size::people(PEOPLE),
            today: date(2026, 11, 15),
            created_by: None,
        };
        let own = stage.store.clone();
        let number = stage.store.write(move |tx| async move { edition::begin(&tx, &own, new).await });
        let number = number.await.unwrap();
        let edition = edition::find(stage.store.reader(), number).await.unwrap().unwrap();
        fill(&stage.store, &edition, |_| ()).await.unwrap();
        let own = stage.store.clone();
        let current =
            stage.store.write(move |tx| async move { edition::make_current(&tx, &own, number).await });
        current.await.unwrap();
        stage
    }

    /// Without a campus.
    pub async fn empty(kind: Kind) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, campus::migrations]).await.unwrap();
        Self::around(database, store, tempfile::tempdir().unwrap())
    }

    fn around(database: TestDatabase, store: Store, folder: TempDir) -> Self {
        let jobs = Jobs::new(store.clone());
        let shelf = Shelf { folder: folder.path().join("uploads"), most: 10 };
        let imports = Imports::new(store.clone(), jobs.clone(), shelf);
        tokio::spawn(tick(Arc::downgrade(&database.clock)));
        Self { store, jobs, imports, clock: database.clock.clone(), folder, database }
    }

    /// The same after the process was killed and started again.
    pub async fn restart(self) -> Self {
        let Self { folder, database, store, .. } = self;
        // What was being written when it was killed comes before this, and before the clock goes on.
        store.settled().await;
        drop(store);
        let database = database.share();
        let store = database.open().await;
        // The leases of the killed process have run out.
        database.clock.advance(Duration::from_mins(1));
        let stage = Self::around(database, store, folder);
        stage.imports.take_up().await.unwrap();
        stage
    }

    pub fn workers(&self) -> Workers {
        self.some_workers(2)
    }

    pub fn some_workers(&self, workers: usize) -> Workers {
        let pace = Pace { workers, lease: Duration::from_secs(30), poll: Duration::from_millis(20) };
        self.jobs.start(self.imports.works(), pace)
    }

    pub async fn upload(&self, name: &str, kind: Option<File>, bytes: impl Into<Vec<u8>>) -> ImportDetail {
        self.try_upload(name, kind, bytes).await.unwrap()
    }

    pub async fn try_upload(
        &self,
        name: &str,
        kind: Option<File>,
        bytes: impl Into<Vec<u8>>,
    ) -> Result<ImportDetail, Refused> {
        let bytes: Vec<u8> = bytes.into();
        let pieces: Vec<Result<Vec<u8>, std::io::Error>> =
            bytes.chunks(1000).map(|piece| Ok(piece.to_vec())).collect();
        let by = Bringer { uid: "u1".to_owned(), name: "Ina".to_owned() };
        self.imports.upload(name, kind, by, stream::iter(pieces)).await
    }

    /// As if the dry run had been made: what it finds has tests of its own.
    pub async fn start_apply(&self, id: &str) -> Result<Job, Refused> {
        self.imports.refuse_unreadable(id).await?;
        let own = id.to_owned();
        let passed: store::Result<()> = self
            .store
            .write(move |tx| async move {
                let sql = "UPDATE imports SET state = 'checked' WHERE id = $1";
                let passed = Statement::from_sql_and_values(tx.get_database_backend(), sql, [own.into()]);
                Ok(tx.execute_raw(passed).await.map(|_| ())?)
            })
            .await;
        passed.unwrap();
        self.start_checked(id).await
    }

    pub async fn start_checked(&self, id: &str) -> Result<Job, Refused> {
        let (imports, id) = (self.imports.clone(), id.to_owned());
        let started =
            self.store.write(move |tx| async move { imports.apply_in(&tx, &id, "u1").await }).await?;
        Ok(started.1)
    }

    pub async fn start_undo(&self, id: &str) -> Result<Job, Refused> {
        let (imports, id) = (self.imports.clone(), id.to_owned());
        let started =
            self.store.write(move |tx| async move { imports.undo_in(&tx, &id, "u1").await }).await?;
        Ok(started.1)
    }

    /// Waits for a job to end.
    pub async fn ended(&self, job: &Job) -> Job {
        let changes = self.jobs.watch(&job.id);
        let last = in_time(changes.map(Result::unwrap).fold(None, async |_, job| Some(job))).await.unwrap();
        assert!(last.state.has_ended(), "{last:?}");
        last
    }

    /// Waits until an import is in none of the states of work.
    pub async fn settled(&self, id: &str) -> Import {
        in_time(async {
            loop {
                let import = self.imports.find(id).await.unwrap().import;
                if !import.state.is_busy() {
                    return import;
                }
                // To ask all the time would take from those who do the work.
                let job = import.job.unwrap();
                self.jobs.watch(&job).for_each(async |job| assert!(job.is_ok(), "{job:?}")).await;
            }
        })
        .await
    }

    pub async fn check(&self, id: &str) -> ImportDetail {
        let job = self.imports.check(id, "u1").await.unwrap();
        let job = self.ended(&job).await;
        assert_eq!(job.state, State::Done, "{job:?}");
        self.imports.find(id).await.unwrap()
    }

    pub async fn apply(&self, id: &str) -> Counts {
        let job = self.start_apply(id).await.unwrap();
        let job = self.ended(&job).await;
        assert_eq!(job.state, State::Done, "{job:?}");
        let import = self.imports.find(id).await.unwrap().import;
        assert_eq!(import.state, ImportState::Done);
        import.counts.unwrap()
    }

    pub async fn undo(&self, id: &str) {
        let job = self.start_undo(id).await.unwrap();
        let job = self.ended(&job).await;
        assert_eq!(job.state, State::Done, "{job:?}");
        assert_eq!(self.imports.find(id).await.unwrap().import.state, ImportState::Undone);
    }

    /// Uploads and applies a file; gives its id and what came of it.
    pub async fn import(&self, kind: File, text: &str) -> (String, Counts) {
        let id = self.upload("people.csv", Some(kind), text).await.import.id;
        let counts = self.apply(&id).await;
        (id, counts)
    }

    pub async fn import_likely(&self, kind: File, text: &str, likely: Likely) -> Counts {
        let id = self.upload("people.csv", Some(kind), text).await.import.id;
        let change = UpdateImport { likely: Some(likely), ..UpdateImport::default() };
        self.imports.change(&id, change).await.unwrap();
        self.apply(&id).await
    }

    pub async fn edition(&self) -> i32 {
        edition::current(self.store.reader()).await.unwrap().unwrap().edition
    }

    /// The digest of the campus that everybody sees.
    pub async fn hash(&self) -> String {
        hash(self.store.reader(), self.edition().await).await.unwrap()
    }

    /// Who was added, in the order of their numbers.
    pub async fn added(&self) -> Vec<Life> {
        let (first, last) = (PersonId(1_000_001), PersonId(u32::MAX));
        life::between(self.store.reader(), self.edition().await, first, last).await.unwrap()
    }

    pub async fn life(&self, person: u32) -> Life {
        life::find(self.store.reader(), self.edition().await, PersonId(person)).await.unwrap().unwrap()
    }

    pub async fn count(&self, table: &str) -> i64 {
        let reader = self.store.reader();
        let sql =
            Statement::from_string(reader.get_database_backend(), format!("SELECT count(*) FROM {table}"));
        reader.query_one_raw(sql).await.unwrap().unwrap().try_get_by_index(0).unwrap()
    }

    /// Changes the database behind the back of everybody.
    pub async fn sql(&self, statement: &'static str) {
        let done: store::Result<()> = self
            .store
            .write(move |tx| async move { Ok(tx.execute_unprepared(statement).await.map(|_| ())?) })
            .await;
        done.unwrap();
    }
}

/// On a busy machine a job may have to wait for the database: its pause has an end.
async fn tick(clock: Weak<ManualClock>) {
    let mut beat = tokio::time::interval(TICK);
    while let Some(clock) = clock.upgrade() {
        clock.advance(TICK);
        drop(clock);
        beat.tick().await;
    }
}

pub async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_mins(5), work).await.expect("it ends in time")
}

/// A file of alumni who are all new, with ids from `first` on.
pub fn alumni(first: u32, count: u32) -> String {
    let mut text =
        "Constituent ID,First Name,Last Name,Email,Class Year,Degree,Major,Employer,Job Title,City,Skills\n"
            .to_owned();
    for number in first..first + count {
        let (given, family) = (word(number), word(number / 7 + 1000));
        text.extend([format!(
            "C-{number},{given},{family},{given}.{family}{number}@new.example,{},BSc,Biology,Acme {},Analyst,Boston,\"SQL; {given}\"\n",
            1980 + number % 40,
            number % 9
        )]);
    }
    text
}

/// A word that no other number has, and that is unlike the others.
pub fn word(number: u32) -> String {
    let mut rest = u64::from(number).wrapping_mul(2_654_435_761) % 11_390_625;
    let mut text = String::new();
    for place in 0..6 {
        let letters: &[u8] = if place % 2 == 0 { b"bdfgklmnprstvzh" } else { b"aeiouaeiouaeiou" };
        text.push(char::from(letters[usize::try_from(rest % 15).unwrap()]));
        rest /= 15;
    }
    text[..1].to_uppercase() + &text[1..]
}
