//! What has changed since a piece was approved.

use super::*;

/// Somebody whom a sentence tells of.
fn told_of(piece: &Value) -> u64 {
    let paragraphs = piece["draft"]["paragraphs"].as_array().unwrap().iter();
    let sentences = paragraphs.flat_map(|one| one["sentences"].as_array().unwrap());
    let mut sources = sentences.flat_map(|one| one["sources"].as_array().unwrap());
    sources.find_map(|one| one["record"].as_str()?.strip_prefix("person:")?.parse().ok()).unwrap()
}

async fn consent(person: &Person, id: u64, field: ConsentField, granted: bool) {
    let body = json!({ "granted": granted, "basis": "By phone" });
    let reply = person.patch(&format!("/api/people/{id}/consents/{}", field.name()), &body).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
}

async fn statuses(person: &Person, piece: &Value) -> [u16; 4] {
    let mut statuses = [0; 4];
    let files = ["/export.txt", "/export.html", "/export.eml", "/recipients.csv"];
    for (status, file) in statuses.iter_mut().zip(files) {
        *status = person.get(&path(piece, file)).await.status.as_u16();
    }
    statuses
}

#[tokio::test]
async fn whoever_takes_a_consent_back_is_in_no_file() {
    let (suite, index) = suite().await;
    let (contributor, viewer) = (suite.contributor().await, suite.viewer().await);
    let piece = compose(&contributor, json!({ "kind": "class_note", "topics": ["posts", "moves"] })).await;
    let person = told_of(&piece);
    approve(&contributor, &piece).await;
    assert_eq!(statuses(&contributor, &piece).await, [200; 4]);
    for field in [ConsentField::Career, ConsentField::Directory] {
        consent(&contributor, person, field, false).await;
        assert_eq!(statuses(&contributor, &piece).await, [409; 4], "{field:?}");
        assert_eq!(statuses(&viewer, &piece).await, [409, 409, 403, 403], "{field:?}");
        let refused = contributor.get(&path(&piece, "/export.eml")).await;
        assert!(refused.message().contains("Write the piece anew"), "{refused}");
        let now = contributor.get(&path(&piece, "")).await.json();
        assert_eq!(now["canBeApproved"], false, "{}", now["gaps"]);
        let again = contributor.post(&path(&piece, "/approve"), &json!({ "hash": piece["hash"] })).await;
        assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "{again}");
        consent(&contributor, person, field, true).await;
        assert_eq!(statuses(&contributor, &piece).await, [200; 4], "{field:?}");
    }
    suite.sql("UPDATE people SET died = '2026-01-01'").await;
    assert_eq!(statuses(&contributor, &piece).await, [409; 4], "nobody who has died is told of as alive");
    index.stop().await;
}

#[tokio::test]
async fn nobody_is_invited_to_an_event_that_is_over() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let event = contributor.get("/api/graduway/studio").await.json()["events"][0]["id"].clone();
    let invitation = json!({ "name": "x", "kind": "invitation", "tone": "warm", "event": event });
    let piece = compose(&contributor, invitation.clone()).await;
    approve(&contributor, &piece).await;
    assert_eq!(statuses(&contributor, &piece).await, [200; 4]);
    suite.sql("UPDATE events SET date = '2026-01-05'").await;
    let late = contributor.post("/api/graduway/studio/pieces", &invitation).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY, "{late}");
    assert!(late.message().contains("Choose one that is coming up."), "{late}");
    let body = json!({ "seen": piece["revision"], "tone": "brief" });
    let anew = contributor.post(&path(&piece, "/compose"), &body).await;
    assert_eq!(anew.status, StatusCode::UNPROCESSABLE_ENTITY, "{anew}");
    let now = contributor.get(&path(&piece, "")).await.json();
    let gap = now["gaps"][0]["message"].as_str().unwrap();
    assert!(gap.starts_with("The event was on January 5, 2026."), "{gap}");
    assert_eq!(statuses(&contributor, &piece).await, [200, 200, 409, 409]);
    index.stop().await;
}

#[tokio::test]
async fn a_mail_for_one_reader_is_written_down() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let piece = compose(&contributor, json!({ "topics": ["jobs"] })).await;
    approve(&contributor, &piece).await;
    let previews = contributor.get(&path(&piece, "/preview?limit=10")).await.json();
    let previews = previews["previews"].as_array().unwrap();
    let reader = previews.iter().find(|one| one["leftOut"].is_null()).unwrap();
    assert_eq!(contributor.get(&path(&piece, "/export.eml")).await.status, StatusCode::OK);
    let admin = suite.admin().await;
    let log = admin.get("/api/admin/audit?limit=50").await;
    assert!(!log.body.contains("mail exported"), "without a reader nobody is named: {log}");
    let mail = contributor.get(&path(&piece, &format!("/export.eml?person={}", reader["person"]))).await;
    assert_eq!(mail.status, StatusCode::OK, "{mail}");
    let log = admin.get("/api/admin/audit?limit=50").await;
    assert!(log.body.contains("mail exported"), "{log}");
    index.stop().await;
}
