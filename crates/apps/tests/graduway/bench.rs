//! An index for those who need one.

use std::time::Duration;

use apps::testing::TestSuite;
use campus::search::Following;
use store::jobs::{Pace, Workers};

pub struct Index {
    following: Following,
    workers: Workers,
}

/// Makes the index of the campus and keeps it up to date.
pub async fn indexed(suite: &TestSuite) -> Index {
    let campus = &suite.suite.campus;
    let workers = suite.suite.jobs.start(campus.works(), Pace::default());
    let following = campus.start();
    let mut followed = campus.followed();
    let ready = followed.wait_for(|followed| followed.edition.is_some());
    tokio::time::timeout(Duration::from_mins(2), ready).await.expect("the index is made").unwrap();
    Index { following, workers }
}

impl Index {
    pub async fn stop(self) {
        self.following.stop().await;
        self.workers.stop(Duration::from_mins(1)).await;
    }
}
