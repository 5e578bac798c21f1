use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Stdio},
};

use campus::store::{edition, turn};
use store::jobs::{Jobs, NewJob};

use crate::{
    commands::open,
    quad::{command, run, text},
};

fn generate(data: &Path, seed: &str, size: &str) -> String {
    let made = run(data, &["campus", "generate", "--seed", seed, "--size", size], &[]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    let hash = run(data, &["campus", "hash"], &[]);
    text(&hash.stdout).trim().to_owned()
}

/// Starts to make a campus and waits until some of its people are there.
fn start(data: &Path, size: &str) -> Child {
    let mut child = command(data)
        .args(["campus", "generate", "--seed", "3", "--size", size])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains(" of "), "{line}");
    child
}

#[test]
fn one_seed_gives_one_campus_and_another_seed_another() {
    let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let seven = generate(one.path(), "7", "300");
    assert_eq!(seven.len(), 64);
    assert_eq!(generate(two.path(), "7", "300"), seven);
    assert_ne!(generate(two.path(), "8", "300"), seven);
    assert_eq!(generate(two.path(), "7", "300"), seven);
}

#[test]
fn a_size_that_is_none_is_refused_with_what_is_allowed() {
    let folder = tempfile::tempdir().unwrap();
    let refused = run(folder.path(), &["campus", "generate", "--size", "5"], &[]);
    assert!(!refused.status.success());
    let told = text(&refused.stderr);
    assert!(told.contains("demo, or a number of people from 100 to 1000000"), "{told}");
    let none = run(folder.path(), &["campus", "hash"], &[]);
    assert!(!none.status.success());
}

#[tokio::test]
async fn a_campus_half_made_is_never_seen_and_its_remains_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let before = generate(data, "7", "100");
    let mut child = start(data, "20000");
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(text(&run(data, &["campus", "hash"], &[]).stdout).trim(), before);
    let store = open(data).await;
    assert_eq!(edition::list(store.reader()).await.unwrap().len(), 2, "remains");
    drop(store);
    generate(data, "9", "100");
    let store = open(data).await;
    let left = edition::list(store.reader()).await.unwrap();
    assert!(left.iter().all(|one| one.state == edition::State::Ready) && left.len() == 2, "{left:?}");
}

#[test]
fn a_campus_that_is_stopped_leaves_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let before = generate(data, "7", "100");
    let mut child = start(data, "20000");
    let interrupt = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.unwrap().success());
    assert!(!child.wait().unwrap().success());
    assert_eq!(text(&run(data, &["campus", "hash"], &[]).stdout).trim(), before);
}

#[tokio::test]
async fn a_campus_is_not_made_while_an_import_changes_the_last() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let before = generate(data, "7", "100");
    let store = open(data).await;
    let new = NewJob {
        kind: "import.apply",
        title: "Import people.csv".to_owned(),
        owner: None,
        input: serde_json::json!({}),
    };
    let job = Jobs::new(store.clone()).create(new).await.unwrap();
    let id = job.id.clone();
    let taken = store.write(|tx| async move { turn::pass(&tx, None, Some(&id)).await });
    assert!(taken.await.unwrap());
    let refused = run(data, &["campus", "generate", "--size", "100"], &[]);
    assert!(!refused.status.success());
    let told = text(&refused.stderr);
    assert!(told.contains("“Import people.csv” is changing the campus"), "{told}");
    Jobs::new(store.clone()).cancel(&job.id).await.unwrap();
    drop(store);
    assert_eq!(generate(data, "7", "100"), before);
}
