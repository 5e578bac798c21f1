//! What can be done about an item, and how it is taken back.

use campus::{
    model::{PersonId, Student},
    quality::{Deciding, Filter, QualityAct, QualityKind, QualitySort, QualityState},
    store::select,
};
use jiff::civil::date;
use rstest::rstest;
use store::testing::Kind;

use crate::stage::{Stage, somebody, text};

/// Somebody with whom much is wrong, found by a scan.
async fn stage(kind: Kind) -> Stage {
    let stage = Stage::new(kind, 150).await;
    for sql in [
        "UPDATE people SET contact_confirmed = NULL, email_bounced = '2026-03-01', died = NULL WHERE id = 100",
        "DELETE FROM consents WHERE person = 100",
        "UPDATE people SET contact_confirmed = '2012-01-01', email_bounced = NULL, died = NULL WHERE id = 101",
        "UPDATE students SET expected_year = 2025 WHERE person = 30",
        "UPDATE people SET died = '2026-01-01' WHERE id = 102",
        "DELETE FROM mentoring WHERE person = 102",
        "DELETE FROM candidates WHERE person = 102",
        "DELETE FROM attendance WHERE person = 102",
    ] {
        stage.sql(sql).await;
    }
    let edition = stage.edition;
    stage
        .sql(&format!(
            "INSERT INTO mentoring (edition, person, side, capacity, taken, availability, way, since) \
             VALUES ({edition}, 102, 'mentor', 2, 1, '[]', 'video', '2024-01-01')"
        ))
        .await;
    stage.sql("UPDATE events SET date = '2027-05-01' WHERE id = 1").await;
    stage
        .sql(&format!(
            "INSERT INTO attendance (edition, person, event, status) VALUES ({edition}, 102, 1, 'registered')"
        ))
        .await;
    stage.scan().await;
    stage
}

#[rstest]
#[case("stale_contact-101", QualityAct::Confirm)]
#[case("stale_contact-101", QualityAct::MarkBounced)]
#[case("stale_contact-100", QualityAct::Ask)]
#[case("bounced_mail-100", QualityAct::Confirm)]
#[case("missing_consent-100", QualityAct::Ask)]
#[case("past_graduation-30", QualityAct::Graduate)]
#[case("deceased_outreach-102", QualityAct::CloseOutreach)]
#[case("stale_contact-101", QualityAct::Dismiss)]
#[case("stale_contact-101", QualityAct::Snooze)]
#[tokio::test]
async fn whatever_is_decided_can_be_taken_back_exactly(#[case] item: &str, #[case] act: QualityAct) {
    let stage = stage(Kind::Sqlite).await;
    let (start, open) = (stage.hash().await, stage.open().await);
    assert!(open.items.iter().any(|one| one.id == item), "{item} is not in the queue");
    let decided = stage.decide(item, act).await.unwrap();
    assert_eq!(stage.hash().await != start, act.changes_the_campus(), "{act:?}");
    assert!(stage.open().await.items.iter().all(|one| one.id != item), "it is off the list");
    let card = stage.quality.card(item, &Filter::default()).await.unwrap();
    assert_eq!(card.history[0].seq, decided.seq);
    assert_eq!(card.acts.is_empty(), act != QualityAct::Snooze, "what is put off can still be decided");
    stage.undo(decided.seq).await.unwrap();
    assert_eq!(stage.hash().await, start);
    assert_eq!(stage.open().await.items, open.items, "the queue is as it was");
}

#[tokio::test]
async fn each_act_does_what_it_says() {
    let stage = stage(Kind::Sqlite).await;
    stage.decide("bounced_mail-100", QualityAct::Confirm).await.unwrap();
    let person = stage.life(100).await.unwrap().person;
    assert_eq!((person.contact_confirmed, person.email_bounced), (Some(date(2026, 11, 15)), None));
    let open = stage.open().await;
    assert!(open.items.iter().all(|one| one.id != "stale_contact-100"), "that is settled, too");
    stage.decide("stale_contact-101", QualityAct::MarkBounced).await.unwrap();
    assert_eq!(stage.life(101).await.unwrap().person.email_bounced, Some(date(2026, 11, 15)));
    assert!(stage.open().await.items.iter().any(|one| one.id == "bounced_mail-101"), "and that is new");
    stage.decide("past_graduation-30", QualityAct::Graduate).await.unwrap();
    let person = stage.life(30).await.unwrap().person;
    assert!(person.is_alum && !person.is_student);
    let kept: Vec<Student> =
        select(stage.store.reader(), stage.edition, " AND person = $2", [30_i64.into()]).await.unwrap();
    assert_eq!(kept.len(), 1, "what they studied is still known");
    stage.decide("deceased_outreach-102", QualityAct::CloseOutreach).await.unwrap();
    let life = stage.life(102).await.unwrap();
    assert!(life.mentoring.is_none() && life.attendance.is_empty());
}

/// What has happened cannot be taken back, and does not ask again.
#[tokio::test]
async fn mail_that_went_out_does_not_open_again_what_was_closed() {
    let stage = stage(Kind::Sqlite).await;
    let edition = stage.edition;
    stage.sql("DELETE FROM mails WHERE to_person = 102").await;
    stage
        .sql(&format!(
            "UPDATE mails SET to_person = 102, at = '2026-06-01T09:00:00', unsubscribe = 'x' WHERE edition = {edition} \
             AND id = (SELECT MIN(id) FROM mails WHERE edition = {edition})"
        ))
        .await;
    stage.scan().await;
    let item = "deceased_outreach-102";
    let is_open = async |stage: &Stage| stage.open().await.items.iter().any(|one| one.id == item);
    let found = stage.open().await.items.into_iter().find(|one| one.id == item).unwrap();
    let told: Vec<&str> = found.evidence.iter().map(|reason| reason.text.as_str()).collect();
    assert!(told.contains(&"Got mail that went to many on June 1, 2026."), "{told:?}");
    let decided = stage.decide(item, QualityAct::CloseOutreach).await.unwrap();
    assert!(!is_open(&stage).await && decided.detail.left.is_empty());
    stage.scan().await;
    assert!(!is_open(&stage).await, "a scan finds the same, and does not ask again");
    stage.undo(decided.seq).await.unwrap();
    assert!(is_open(&stage).await);
}

#[tokio::test]
async fn a_task_is_made_done_and_taken_back_with_its_decision() {
    let stage = stage(Kind::Sqlite).await;
    let asked = stage.decide("missing_consent-100", QualityAct::Ask).await.unwrap();
    let tasks = stage.quality.tasks().await.unwrap();
    let name = stage.life(100).await.unwrap().person.name();
    assert_eq!(tasks[0].title, format!("Ask {name} what may be used"));
    assert_eq!((tasks.len(), tasks[0].due), (1, date(2026, 11, 29)));
    let id = tasks[0].id.clone();
    let set = |is_done| {
        let (quality, id) = (stage.quality.clone(), id.clone());
        stage.store.write(move |tx| async move { quality.set_task_in(&tx, &somebody(), &id, is_done).await })
    };
    assert_eq!(set(true).await.unwrap().done_by_name.as_deref(), Some("Ina"));
    let why = text(&stage.undo(asked.seq).await.unwrap_err());
    assert_eq!(why, "The task is done already. Mark it as not done first, then undo.");
    assert_eq!(set(false).await.unwrap().done_at, None);
    stage.undo(asked.seq).await.unwrap();
    assert!(stage.quality.tasks().await.unwrap().is_empty());
    // Asked is asked: a scan does not ask again, unless something else is missing.
    stage.decide("missing_consent-100", QualityAct::Ask).await.unwrap();
    stage.scan().await;
    assert!(stage.open().await.items.iter().all(|one| one.id != "missing_consent-100"));
    let edition = stage.edition;
    stage
        .sql(&format!(
            "INSERT INTO consents (edition, person, field, granted, at, basis) \
             VALUES ({edition}, 100, 'email', {}, '2026-11-01', 'Form')",
            if stage.store.is_postgres() { "TRUE" } else { "1" }
        ))
        .await;
    stage.scan().await;
    assert!(stage.open().await.items.iter().any(|one| one.id == "missing_consent-100"));
}

#[tokio::test]
async fn what_is_put_off_comes_back_on_its_day() {
    let stage = stage(Kind::Sqlite).await;
    let all = stage.open().await.total;
    stage.decide("stale_contact-101", QualityAct::Snooze).await.unwrap();
    assert_eq!(stage.open().await.total, all - 1);
    let snoozed = Filter { state: Some(QualityState::Snoozed), ..Filter::default() };
    assert_eq!(stage.quality.queue(&snoozed, None, 10).await.unwrap().total, 1);
    stage.clock.advance(std::time::Duration::from_hours(24));
    assert_eq!(stage.open().await.total, all);
    assert_eq!(stage.quality.queue(&snoozed, None, 10).await.unwrap().total, 0);
}

#[rstest]
#[case(
    QualityAct::Merge,
    None,
    None,
    "act: for this item one of confirm, ask, mark_bounced, dismiss, snooze."
)]
#[case(
    QualityAct::Graduate,
    None,
    None,
    "act: for this item one of confirm, ask, mark_bounced, dismiss, snooze."
)]
#[case(QualityAct::Dismiss, None, None, "reason: say in a few words why it can be dismissed.")]
#[case(QualityAct::Snooze, None, None, "until: name the day on which it comes back.")]
#[case(QualityAct::Snooze, None, Some(15), "until: a day after today and up to November 15, 2028.")]
#[case(QualityAct::Confirm, None, Some(20), "until: only for what is put off or asked.")]
#[tokio::test]
async fn what_makes_no_sense_is_refused_with_what_to_do(
    #[case] act: QualityAct,
    #[case] reason: Option<&str>,
    #[case] day: Option<i8>,
    #[case] expected: &str,
) {
    let stage = stage(Kind::Sqlite).await;
    let start = stage.hash().await;
    let wanted = Deciding {
        item: "stale_contact-101".to_owned(),
        act,
        reason: reason.map(str::to_owned),
        until: day.map(|day| date(2026, 11, day)),
    };
    assert_eq!(text(&stage.decide_as(wanted).await.unwrap_err()), expected);
    assert_eq!(stage.hash().await, start);
}

/// Whoever works through the list by keyboard never loses their place.
#[rstest]
#[case(QualitySort::Urgent)]
#[case(QualitySort::Oldest)]
#[case(QualitySort::Newest)]
#[tokio::test]
async fn the_way_through_the_queue_is_the_same_while_it_is_decided(#[case] sort: QualitySort) {
    let stage = stage(Kind::Sqlite).await;
    let filter = Filter { state: Some(QualityState::Open), sort, ..Filter::default() };
    let list = stage.quality.queue(&filter, None, 1000).await.unwrap();
    let ids: Vec<String> = list.items.iter().map(|item| item.id.clone()).collect();
    assert!(ids.len() > 20);
    // Forward, deciding every other one on the way.
    let (mut walked, mut at) = (Vec::new(), Some(ids[0].clone()));
    while let Some(id) = at {
        let card = stage.quality.card(&id, &filter).await.unwrap();
        // Of those before it, every other one waits.
        assert_eq!(usize::try_from(card.ahead).unwrap(), walked.len() / 2, "{id}");
        if walked.len() % 2 == 0 {
            stage.decide(&id, QualityAct::Snooze).await.unwrap();
        }
        let again = stage.quality.card(&id, &filter).await.unwrap();
        assert_eq!(again.next, card.next, "deciding does not move what comes next");
        walked.push(id);
        at = again.next;
    }
    assert_eq!(walked, ids);
    // And by pages, of which the first has shrunk meanwhile.
    let (mut paged, mut after) = (Vec::new(), None);
    loop {
        let page = stage.quality.queue(&filter, after.as_deref(), 7).await.unwrap();
        paged.extend(page.items.iter().map(|item| item.id.clone()));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let left: Vec<String> = ids.iter().skip(1).step_by(2).cloned().collect();
    assert_eq!(paged, left);
    let back = stage.quality.card(&ids[5], &filter).await.unwrap().previous;
    assert_eq!(back.as_deref(), Some(ids[3].as_str()));
}

#[tokio::test]
async fn the_items_of_one_person_come_by_their_urgency() {
    let stage = stage(Kind::Sqlite).await;
    let filter = Filter { person: Some(PersonId(100)), ..Filter::default() };
    let found = stage.quality.queue(&filter, None, 1000).await.unwrap().items;
    let own: Vec<&str> = found.iter().map(|item| item.id.as_str()).collect();
    assert_eq!(own, ["bounced_mail-100", "stale_contact-100", "missing_consent-100"]);
}

#[tokio::test]
async fn an_item_of_one_kind_only() {
    let stage = stage(Kind::Sqlite).await;
    let filter = Filter { kind: Some(QualityKind::DeceasedOutreach), ..Filter::default() };
    let found = stage.quality.queue(&filter, None, 10).await.unwrap();
    assert_eq!(found.items[0].id, "deceased_outreach-102");
    let told: Vec<&str> = found.items[0].evidence.iter().map(|reason| reason.text.as_str()).collect();
    assert_eq!(told[..2], ["Died on January 1, 2026.", "Is still offered as a mentor, or waits for one."]);
    assert!(told[2].starts_with("Is registered for ") && told[2].ends_with(" on May 1, 2027."), "{told:?}");
    assert_eq!(found.items[0].suggested, QualityAct::CloseOutreach);
}
