//! An acknowledged write survives a killed process and a cut power line.

use std::{
    collections::BTreeSet,
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use reqwest::Method;
use serde_json::json;
use store::sea_orm::{ConnectionTrait, Statement};
use tokio::sync::{Mutex, Notify};

use crate::{
    commands::open,
    quad::{Person, Quad, command, disk_model},
};

const WRITERS: u32 = 8;

/// What was acknowledged, and a bell that rings when it is enough.
#[derive(Default)]
struct Acknowledged {
    emails: Mutex<BTreeSet<String>>,
    next: AtomicU32,
    enough: Notify,
}

/// Invites people until the server is gone.
async fn write_until_gone(admin: Person, trial: u32, done: Arc<Acknowledged>, at: usize) {
    loop {
        let number = done.next.fetch_add(1, Ordering::SeqCst);
        let email = format!("person-{trial}-{number}@quadrangle.example");
        let reply = admin.send(Method::POST, "/api/admin/invitations", Some(json!({ "email": email }))).await;
        match reply {
            Some((201, _)) => {
                let mut emails = done.emails.lock().await;
                emails.insert(email);
                if emails.len() >= at {
                    done.enough.notify_one();
                }
            }
            Some((status, body)) => panic!("{status} {body}"),
            None => return,
        }
    }
}

/// Lets many write at once, kills the server after so many acknowledgements, and gives these.
async fn kill_while_writing(quad: &mut Quad, trial: u32, after: usize) -> BTreeSet<String> {
    let admin = quad.sign_in("admin").await;
    let done = Arc::new(Acknowledged::default());
    let writers: Vec<_> = (0..WRITERS)
        .map(|_| tokio::spawn(write_until_gone(admin.clone(), trial, Arc::clone(&done), after)))
        .collect();
    done.enough.notified().await;
    quad.kill();
    for writer in writers {
        writer.await.unwrap();
    }
    Arc::into_inner(done).unwrap().emails.into_inner()
}

async fn kept(data: &Path) -> BTreeSet<String> {
    let store = open(data).await;
    let reader = store.reader();
    let check = Statement::from_string(reader.get_database_backend(), "PRAGMA integrity_check");
    let verdict: String =
        reader.query_one_raw(check).await.unwrap().unwrap().try_get("", "integrity_check").unwrap();
    assert_eq!(verdict, "ok");
    let all = Statement::from_string(reader.get_database_backend(), "SELECT email FROM invitations");
    // Without even its tables, it has kept nothing.
    let rows = reader.query_all_raw(all).await.unwrap_or_default();
    rows.iter().map(|row| row.try_get("", "email").unwrap()).collect()
}

#[tokio::test]
async fn a_killed_server_loses_no_acknowledged_write() {
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeSet::new();
    for (trial, after) in [(1, 150), (2, 350), (3, 500)] {
        let mut quad = Quad::demo(folder.path());
        acknowledged.extend(kill_while_writing(&mut quad, trial, after).await);
        let kept = kept(folder.path()).await;
        let lost: Vec<_> = acknowledged.difference(&kept).collect();
        assert!(lost.is_empty(), "trial {trial}: lost {lost:?}");
    }
    assert!(acknowledged.len() >= 1000, "{}", acknowledged.len());
}

/// Kills a server on the modelled disk. Gives what was acknowledged and what is left.
async fn cut_power(forgotten: &str, trial: u32) -> (BTreeSet<String>, BTreeSet<String>) {
    let folder = tempfile::tempdir().unwrap();
    let (data, disk) = (folder.path().join("data"), folder.path().join("disk"));
    fs::create_dir(&data).unwrap();
    fs::create_dir(&disk).unwrap();
    let mut quad = Quad::start(
        command(&data)
            .args(["serve", "--demo"])
            .env("LD_PRELOAD", disk_model(folder.path()))
            .env("DISK_AFTER_POWER_CUT", &disk)
            .env("DISK_OF", fs::canonicalize(&data).unwrap())
            .env("DISK_FORGETS", forgotten),
    );
    let acknowledged = kill_while_writing(&mut quad, trial, 100).await;
    (acknowledged, kept(&disk).await)
}

#[tokio::test]
async fn a_power_cut_loses_no_acknowledged_write() {
    for trial in 0..3 {
        let (acknowledged, kept) = cut_power("", trial).await;
        let lost: Vec<_> = acknowledged.difference(&kept).collect();
        assert!(lost.is_empty(), "trial {trial}: lost {lost:?} of {}", acknowledged.len());
    }
}

/// On a disk that does not keep what SQLite synced to its log, writes are lost: the test above can see a loss.
#[tokio::test]
async fn the_model_of_a_power_cut_shows_a_loss_where_there_is_one() {
    let (acknowledged, kept) = cut_power("-wal", 0).await;
    assert!(acknowledged.difference(&kept).count() > 0);
}
