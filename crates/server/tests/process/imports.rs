//! An import in a server that is killed.

use std::{fmt::Write as _, path::Path, time::Duration};

use reqwest::Method;
use serde_json::Value;

use crate::quad::{Person, Quad, quick_pace, run, text};

/// In nine pieces.
const ROWS: u32 = 4000;

fn file() -> String {
    let mut file = "ID,Name,Email,Class Year,Employer,Job Title,Skills\n".to_owned();
    for number in 0..ROWS {
        let year = 1960 + number % 60;
        writeln!(file, "K-{number},Given{number} Family{number},k{number}@new.example,{year},Works {},Engineer,\"SQL; Skill{}\"", number % 50, number % 90)
            .unwrap();
        if number % 7 == 0 {
            writeln!(file, "K-{},,,,,Director,", number / 2).unwrap();
        }
    }
    file
}

fn hash(data: &Path) -> String {
    text(&run(data, &["campus", "hash"], &[]).stdout).trim().to_owned()
}

fn generate(data: &Path) -> String {
    let made = run(data, &["campus", "generate", "--seed", "7", "--size", "200"], &[]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    hash(data)
}

/// Brings the file, checks it and starts its import; gives the job.
async fn start(person: &Person) -> String {
    let request = person.request(Method::POST, "/api/admin/imports?kind=alumni&name=people.csv", None);
    let kept: Value = request.body(file()).send().await.unwrap().json().await.unwrap();
    let id = kept["import"]["id"].as_str().unwrap_or_else(|| panic!("{kept}"));
    let check = begin(person, id, "check").await;
    let checked = until(person, &check, |job| job["finishedAt"].is_string()).await;
    assert_eq!(checked["state"], "done", "{checked}");
    begin(person, id, "apply").await
}

async fn begin(person: &Person, import: &str, act: &str) -> String {
    let path = format!("/api/admin/imports/{import}/{act}");
    let (status, job) = person.send(Method::POST, &path, None).await.unwrap();
    assert_eq!(status, 202, "{job}");
    job["id"].as_str().unwrap().to_owned()
}

/// Asks for a job until it is as it should be.
async fn until(person: &Person, job: &str, is_right: impl Fn(&Value) -> bool) -> Value {
    let path = format!("/api/jobs/{job}");
    let ask = async {
        let mut pace = quick_pace();
        loop {
            let job = person.get(&path).await.1;
            if is_right(&job) {
                return job;
            }
            pace.tick().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(3), ask).await.expect("the job gets there in time")
}

#[tokio::test]
async fn an_import_outlives_the_server_that_was_killed_in_the_middle_of_it() {
    let (whole, killed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    assert_eq!(generate(whole.path()), generate(killed.path()));
    let quad = Quad::demo(whole.path());
    let person = quad.sign_in("contributor").await;
    let job = start(&person).await;
    let done = until(&person, &job, |job| job["finishedAt"].is_string()).await;
    assert_eq!(done["state"], "done", "{done}");
    drop(quad);
    let wanted = hash(whole.path());

    let mut quad = Quad::demo(killed.path());
    let before = hash(killed.path());
    let person = quad.sign_in("contributor").await;
    let job = start(&person).await;
    let half = until(&person, &job, |job| job["done"].as_u64() > Some(0)).await;
    quad.kill();
    assert_eq!(half["state"], "running", "{half}");
    let left = hash(killed.path());
    assert!(left != before && left != wanted, "it was killed in the middle");

    let quad = Quad::demo(killed.path());
    let person = quad.sign_in("contributor").await;
    let resumed = until(&person, &job, |job| job["finishedAt"].is_string()).await;
    assert_eq!(resumed["state"], "done", "{resumed}");
    assert_eq!(resumed["result"], done["result"]);
    assert_eq!(hash(killed.path()), wanted);

    let imports = person.get("/api/admin/imports").await.1;
    let id = imports["imports"][0]["id"].as_str().unwrap();
    let (_, undo) = person.send(Method::POST, &format!("/api/admin/imports/{id}/undo"), None).await.unwrap();
    let undone = until(&person, undo["id"].as_str().unwrap(), |job| job["finishedAt"].is_string()).await;
    assert_eq!(undone["state"], "done", "{undone}");
    assert_eq!(hash(killed.path()), before);
}
