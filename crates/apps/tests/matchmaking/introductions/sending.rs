//! Letters of which one has left and the other has not.

use outreach::testing::{MailServer, Manner};

use super::*;

const SIDES: [&str; 2] = ["toStudent", "toMentor"];

impl Desk {
    /// Waits until it is so.
    async fn until(&self, introduction: &Value, is_so: impl Fn(&Value) -> bool) -> Value {
        let wait = async {
            loop {
                let now = self.get(introduction).await;
                if is_so(&now) {
                    return now;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.expect("it gets there")
    }
}

/// The side whose letter is in this state.
fn side_in(introduction: &Value, state: &str) -> Option<&'static str> {
    SIDES.into_iter().find(|side| introduction[side]["card"]["state"] == state)
}

#[tokio::test]
async fn one_letter_that_is_sent_again_is_called_so_and_taken_back_alone() {
    let server = MailServer::start().await;
    server.will(&[Manner::Never]);
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = Some(server.mailer())).await;
    let asked = desk.asked(0, 0).await;
    let half = |now: &Value| side_in(now, "failed").is_some() && side_in(now, "sent").is_some();
    let failed = desk.until(&asked, half).await;
    let side = side_in(&failed, "failed").unwrap();
    assert_eq!(failed["undo"], Value::Null, "one of the letters has left");
    assert_eq!(failed[side]["card"]["mayHaveLeft"], false, "{}", failed[side]["card"]);

    let open = desk.person.post(&format!("{}/reopen", letter_path(&failed[side])), &json!({})).await;
    assert_eq!(open.status, StatusCode::OK, "{open}");
    assert_eq!(desk.approve(&open.json()).await.status, StatusCode::OK);
    server.will(&[Manner::Later]);
    let again = desk.act(&failed, "send").await;
    assert_eq!(again.status, StatusCode::OK, "{again}");
    let waits = |now: &Value| {
        let card = &now[side]["card"];
        card["state"] == "queued" && card["attempts"] == 1
    };
    let again = desk.until(&asked, waits).await;
    let what = format!("Sent the letter to {} again", again[side]["card"]["name"].as_str().unwrap());
    assert_eq!(again["undo"], what.as_str());
    assert_eq!(again["steps"][0]["what"], what.as_str());

    let back = desk.act(&again, "undo").await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    let back = back.json();
    assert_eq!((&back["card"]["state"], &back[side]["card"]["state"]), (&json!("asked"), &json!("approved")));
    assert!(side_in(&back, "sent").is_some(), "the other one has left");
    assert_eq!(back["undo"], Value::Null, "{back}");
    assert_eq!(desk.act(&back, "send").await.status, StatusCode::OK);
    desk.when(&asked, "sent").await;
    assert_eq!(server.received().len(), 2, "once each");
}

#[tokio::test]
async fn what_has_left_stays_as_it_is_when_the_other_letter_is_composed_and_sent_anew() {
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = None).await;
    let asked = desk.asked(0, 0).await;
    assert_eq!(asked["undo"], "Sent both letters");
    desk.sql(format!("UPDATE outreach_messages SET state = 'sent' WHERE person = {}", desk.student(0))).await;
    assert_eq!(desk.get(&asked).await["undo"], Value::Null, "one of the letters has left");
    let gone = desk.act(&asked, "withdraw").await.json();
    let draft = desk.act(&gone, "undo").await.json();
    let states = |now: &Value| SIDES.map(|side| now[side]["card"]["state"].as_str().unwrap().to_owned());
    assert_eq!(states(&draft), ["sent", "draft"]);
    assert_eq!(draft["card"]["state"], "draft");

    let composed = desk.act(&draft, "compose").await;
    assert_eq!(composed.status, StatusCode::OK, "{composed}");
    let composed = composed.json();
    let name = desk.mentors[0].person.name();
    assert_eq!(composed["steps"][0]["what"], format!("Composed the letter to {name} anew"));
    assert_eq!(states(&composed), ["sent", "draft"]);
    assert_eq!(composed["obstacles"], json!([format!("The letter to {name} is not approved.")]));
    assert_eq!(desk.approve(&composed["toMentor"]).await.status, StatusCode::OK);
    let sent = desk.act(&composed, "send").await;
    assert_eq!(sent.status, StatusCode::OK, "{sent}");
    let sent = sent.json();
    assert_eq!(
        (states(&sent), &sent["undo"]),
        (["sent".to_owned(), "queued".to_owned()], &json!(format!("Sent the letter to {name}")))
    );
    let back = desk.act(&sent, "undo").await.json();
    assert_eq!(
        (states(&back), &back["card"]["state"]),
        (["sent".to_owned(), "approved".to_owned()], &json!("draft"))
    );
}
