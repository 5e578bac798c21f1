use axum::http::StatusCode;

use super::{Bench, CY, MIRA, NETWORK};

#[tokio::test]
async fn every_file_says_what_it_was_made_of() {
    let bench = Bench::new().await;
    let odd = CY.replace("Cy Quill", "Bo Larsson").replace("cy@", "bo@");
    bench.upload(&[("mira.txt", MIRA), ("bo.txt", &odd)]).await;
    let get = async |path: &str| bench.person.get(&format!("{NETWORK}/exports/{path}")).await;
    let csv = get("csv").await;
    assert_eq!(csv.status, StatusCode::OK, "{csv}");
    assert!(csv.body.contains("Mira Okafor") && csv.body.contains(talent::SCORER), "{csv}");
    assert!(!csv.body.contains("mail.example"), "how to reach people is not in it: {csv}");
    let some = get("csv?skills=Python,SQL&evidenced=true").await;
    assert!(some.body.contains("Mira Okafor") && !some.body.contains("Larsson"), "{some}");
    let json = get("json?sort=evidence&top=1").await.json();
    assert_eq!((json["total"].as_u64(), json["rows"].as_array().unwrap().len()), (Some(2), 1));
    assert_eq!(json["rows"][0]["name"], "Mira Okafor");
    assert_eq!(json["versions"]["scorer"], talent::SCORER);
    assert!(get("xlsx").await.body.starts_with("PK"));
    assert!(get("pdf").await.body.starts_with("%PDF"));
    let many = get("csv?skills=a,b,c,d,e,f,g,h,i,j,k").await;
    assert_eq!(many.status, StatusCode::UNPROCESSABLE_ENTITY, "{many}");
    let admin = bench.suite.admin().await;
    let log = admin.get("/api/admin/audit?action=candidates_exported").await.json();
    assert_eq!(log["entries"].as_array().unwrap().len(), 5, "{log}");
}
