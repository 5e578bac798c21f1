use serde_json::json;
use store::testing::Kind;

use crate::suite;

#[tokio::test]
async fn people_see_and_stop_their_own_jobs_and_admins_all() {
    let (suite, workers) = suite(Kind::Sqlite).await;
    // Nobody works: the job stays where it is.
    drop(workers);
    let (owner, other, admin) = (suite.contributor().await, suite.viewer().await, suite.admin().await);
    let detail = owner.upload("/api/admin/imports?name=people.csv", "Name\nAda Byron\n").await.json();
    let id = detail["import"]["id"].as_str().unwrap();
    let job = owner.post(&format!("/api/admin/imports/{id}/check"), &json!({})).await.json();
    assert_eq!(job["title"], "Check people.csv");
    let path = format!("/api/jobs/{}", job["id"].as_str().unwrap());

    assert_eq!(other.get(&path).await.code(), "not_found");
    assert_eq!(other.post(&format!("{path}/cancel"), &json!({})).await.code(), "not_found");
    assert_eq!(other.get("/api/jobs").await.json()["jobs"], json!([]));
    assert_eq!(owner.get("/api/jobs?state=waiting").await.json()["jobs"][0]["id"], job["id"]);
    assert_eq!(admin.get("/api/jobs?kind=import.check").await.json()["jobs"][0]["id"], job["id"]);

    let cancelled = owner.post(&format!("{path}/cancel"), &json!({})).await.json();
    assert_eq!(cancelled["state"], "cancelled");
    let import = owner.get(&format!("/api/admin/imports/{id}")).await.json();
    assert_eq!(import["import"]["state"], "uploaded");
    assert_eq!(owner.get("/api/jobs/nothing").await.code(), "not_found");
}
