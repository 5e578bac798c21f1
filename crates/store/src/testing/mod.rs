//! For tests: a clock that stands still, randomness that repeats, and a database for each test.
//!
//! PostgreSQL is the server of the Debian package, started once per test program on a socket in a
//! temporary folder, and gone with the program.

mod postgres;

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use rand::{Rng, SeedableRng, rngs::ChaCha20Rng};
use tempfile::TempDir;

use crate::{Clock, Database, Entropy, Store, Time};

/// Moves only when told to.
pub struct ManualClock(AtomicI64);

impl ManualClock {
    /// 2026-11-15T09:30:00Z.
    pub const START: Time = Time::from_millis(1_794_735_000_000);

    pub fn new() -> Arc<Self> {
        Arc::new(Self(AtomicI64::new(Self::START.millis())))
    }

    pub fn advance(&self, by: Duration) {
        self.0.store((self.now() + by).millis(), Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Time {
        Time::from_millis(self.0.load(Ordering::SeqCst))
    }
}

/// The same bytes in the same order every time.
pub struct SeededEntropy(Mutex<ChaCha20Rng>);

impl SeededEntropy {
    pub fn new(seed: u64) -> Arc<Self> {
        Arc::new(Self(Mutex::new(ChaCha20Rng::seed_from_u64(seed))))
    }
}

impl Entropy for SeededEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        self.0.lock().expect("nothing panics while holding this").fill_bytes(bytes);
    }
}

/// Which database a test runs on. Tests of the store run on both:
/// `#[rstest] … (#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// An empty database of one test's own.
pub struct TestDatabase {
    pub database: Database,
    pub clock: Arc<ManualClock>,
    pub entropy: Arc<SeededEntropy>,
    /// Removes the file when the last instance is gone.
    folder: Option<Arc<TempDir>>,
}

impl TestDatabase {
    pub async fn new(kind: Kind) -> Self {
        let (database, folder) = match kind {
            Kind::Sqlite => {
                let folder = tempfile::tempdir().expect("a temporary folder can be made");
                (Database::Sqlite(folder.path().join("quad.db")), Some(Arc::new(folder)))
            }
            Kind::Postgres => (Database::Postgres(Box::new(postgres::new_database().await)), None),
        };
        Self { database, clock: ManualClock::new(), entropy: SeededEntropy::new(7), folder }
    }

    /// The same database for another instance, with the same clock and other randomness.
    pub fn share(&self) -> Self {
        Self {
            database: self.database.clone(),
            clock: self.clock.clone(),
            entropy: SeededEntropy::new(8),
            folder: self.folder.clone(),
        }
    }

    /// Opens it; twice gives two instances on one database.
    pub async fn open(&self) -> Store {
        Store::open(&self.database, self.clock.clone(), self.entropy.clone())
            .await
            .expect("the test's database opens")
    }
}
