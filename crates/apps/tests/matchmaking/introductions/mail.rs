use outreach::testing::{MailServer, Manner};

use super::*;

#[tokio::test]
async fn what_arrives_is_what_was_approved_and_answers_go_to_who_wrote() {
    let server = MailServer::start().await;
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = Some(server.mailer())).await;
    let asked = desk.asked(0, 0).await;
    let sent = desk.when(&asked, "sent").await;
    let received = server.received();
    assert_eq!(received.len(), 2);
    for side in ["toStudent", "toMentor"] {
        let letter = &sent[side];
        assert_eq!(letter["card"]["way"], "mailServer");
        let source = letter["source"].as_str().unwrap();
        assert!(received.iter().any(|one| one.message == source.as_bytes()), "byte for byte");
        assert!(source.contains("demo.contributor@quadrangle.example"), "{source}");
        let file = desk.person.get(&format!("{}/source", letter_path(letter))).await;
        assert_eq!(file.body, source);
        assert_eq!(file.headers["content-type"], "message/rfc822");
    }
    assert_eq!(sent["undo"], Value::Null, "what has left cannot be taken back");
    let undo = desk.act(&sent, "undo").await;
    assert_eq!(undo.status, StatusCode::CONFLICT, "{undo}");
    assert!(undo.message().contains("has left"), "{undo}");
    let change = json!({ "revision": 1, "subject": "x", "paragraphs": ["y"] });
    let change = desk.person.put(&letter_path(&sent["toMentor"]), &change).await;
    assert_eq!(change.status, StatusCode::CONFLICT, "{change}");
}

#[tokio::test]
async fn a_letter_that_came_back_is_written_anew_and_sent_again() {
    let server = MailServer::start().await;
    server.will(&[Manner::Never, Manner::Never]);
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = Some(server.mailer())).await;
    let asked = desk.asked(0, 0).await;
    let failed = desk.when(&asked, "failed").await;
    assert!(failed["toMentor"]["card"]["problem"].as_str().unwrap().contains("550"), "{failed}");
    assert_eq!(failed["card"]["state"], "asked");
    for side in ["toStudent", "toMentor"] {
        let letter = &failed[side];
        let open = desk.person.post(&format!("{}/reopen", letter_path(letter)), &json!({})).await;
        assert_eq!(open.status, StatusCode::OK, "{open}");
        assert_eq!(desk.approve(&open.json()).await.status, StatusCode::OK);
    }
    let again = desk.act(&failed, "send").await;
    assert_eq!(again.status, StatusCode::OK, "{again}");
    assert_eq!(again.json()["steps"][0]["what"], "Sent both letters again");
    desk.when(&asked, "sent").await;
    assert_eq!(server.received().len(), 2);
}

#[tokio::test]
async fn a_server_that_asks_for_patience_gets_it() {
    let server = MailServer::start().await;
    server.will(&[Manner::Later, Manner::Later]);
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = Some(server.mailer())).await;
    let asked = desk.asked(0, 0).await;
    let wait = async {
        while server.offered() < 2 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.unwrap();
    let waiting = desk.when(&asked, "queued").await;
    assert_eq!((&waiting["card"]["state"], &waiting["undo"]), (&json!("asked"), &json!("Sent both letters")));
    assert_eq!(server.received().len(), 0);
    let undone = desk.act(&waiting, "undo").await;
    assert_eq!(undone.status, StatusCode::OK, "what has not left can be taken back: {undone}");
    let sent = desk.act(&undone.json(), "send").await;
    assert_eq!(sent.status, StatusCode::OK, "{sent}");
    desk.when(&asked, "sent").await;
    assert_eq!(server.received().len(), 2, "once each");
}

#[tokio::test]
async fn in_the_demo_letters_go_into_the_folder_for_mails() {
    let desk = Desk::new(Kind::Sqlite).await;
    let asked = desk.asked(0, 0).await;
    let sent = desk.when(&asked, "sent").await;
    assert_eq!(sent["toMentor"]["card"]["way"], "folder");
    let mails = desk.suite.mails(2).await;
    assert_eq!(mails.iter().filter(|mail| mail.contains("drafted this message")).count(), 2);
}
