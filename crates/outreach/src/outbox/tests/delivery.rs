use campus::model::ConsentField;
use rstest::rstest;
use sea_orm::ConnectionTrait;

use super::*;
use crate::{
    outbox::{MessageWay, render},
    pressure::{ContactState, NewWish, WishKind},
    testing::{MailServer, Manner, closed_port, mailer},
};

async fn contacts(bench: &Bench, person: u32) -> Vec<ContactState> {
    let today = bench.store().today();
    bench.outreach.pressure(person, today).await.unwrap().contacts.into_iter().map(|one| one.state).collect()
}

#[rstest]
#[tokio::test]
async fn exactly_what_was_approved_arrives(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let server = MailServer::start().await;
    let (bench, person, _workers) = at_work(kind, Some(server.mailer())).await;
    let made = approved(&bench, person).await;
    send(&bench, &made.card.id).await.unwrap();
    let sent = when_in(&bench, &made.card.id, MessageState::Sent).await;
    assert_eq!(sent.card.way, Some(MessageWay::MailServer));
    let received = server.received();
    assert_eq!(received.len(), 1);
    assert_eq!(received[0].from, "quad@quadrangle.example");
    assert_eq!(render::hash(&received[0].message), made.approval.unwrap().hash, "byte for byte");
    assert_eq!(contacts(&bench, person).await, [ContactState::Sent]);
    for _ in 0..3 {
        bench.outreach.sweep().await.unwrap();
        send(&bench, &made.card.id).await.unwrap();
    }
    bench.store().settled().await;
    assert_eq!(server.offered(), 1, "never twice");
}

#[tokio::test]
async fn whatever_it_is_written_in_it_arrives_byte_for_byte() {
    let server = MailServer::start().await;
    let (bench, person, _workers) = at_work(Kind::Sqlite, Some(server.mailer())).await;
    // As it is, with dots that would end a message; in base64, which ends without a line end.
    for text in [".\n..\nA line.", &"你想见一位导师吗？".repeat(40)] {
        let to = Recipient::Person { person, name: "The reader".to_owned() };
        let mut draft = Draft::by_hand(to, "A question", &ada());
        draft.paragraph([Sentence::by(text, &ada())]);
        let made = create(&bench, NewMessage { draft, ..letter(person) }).await;
        let (id, hash) = (&made.card.id, made.hash.as_ref().unwrap());
        approve(&bench, id, hash).await.unwrap();
        send(&bench, id).await.unwrap();
        when_in(&bench, id, MessageState::Sent).await;
        let last = server.received().pop().unwrap();
        assert_eq!(String::from_utf8(last.message).unwrap(), made.source.unwrap(), "byte for byte");
    }
}

#[tokio::test]
async fn a_server_that_asks_for_patience_is_tried_again_later() {
    let server = MailServer::start().await;
    server.will(&[Manner::Later, Manner::Later]);
    let (bench, person, _workers) = at_work(Kind::Sqlite, Some(server.mailer())).await;
    let made = approved(&bench, person).await;
    let id = &made.card.id;
    send(&bench, id).await.unwrap();
    let is_waiting = |attempts: u32| {
        move |one: &Message| one.card.state == MessageState::Queued && one.card.attempts == attempts
    };
    let waiting = when(&bench, id, is_waiting(1)).await;
    assert!(waiting.card.problem.unwrap().contains("451"), "and why");
    bench.outreach.sweep().await.unwrap();
    bench.store().settled().await;
    assert_eq!(server.offered(), 1, "not before its time");
    bench.database.clock.advance(Duration::from_secs(61));
    bench.outreach.sweep().await.unwrap();
    let waiting = when(&bench, id, is_waiting(2)).await;
    let pause = waiting.card.due_at.unwrap().since(bench.store().now());
    assert_eq!(pause, Duration::from_mins(5), "longer each time");
    bench.database.clock.advance(Duration::from_mins(5));
    bench.outreach.sweep().await.unwrap();
    when_in(&bench, id, MessageState::Sent).await;
    assert_eq!((server.offered(), server.received().len()), (3, 1));
    assert_eq!(contacts(&bench, person).await, [ContactState::Sent]);
}

#[tokio::test]
async fn a_server_that_is_away_is_tried_until_it_is_given_up() {
    let (bench, person, _workers) = at_work(Kind::Sqlite, Some(mailer(closed_port().await))).await;
    let made = approved(&bench, person).await;
    let id = &made.card.id;
    send(&bench, id).await.unwrap();
    for attempt in 1..=7 {
        when(&bench, id, |one| one.card.state == MessageState::Queued && one.card.attempts == attempt).await;
        bench.database.clock.advance(Duration::from_hours(25));
        bench.outreach.sweep().await.unwrap();
    }
    let failed = when_in(&bench, id, MessageState::Failed).await;
    assert!(failed.card.problem.unwrap().contains("8 times"));
    assert_eq!(contacts(&bench, person).await, [ContactState::Cancelled], "nobody was contacted");
}

#[tokio::test]
async fn a_reader_who_does_not_exist_there_is_told_and_not_tried_again() {
    let server = MailServer::start().await;
    server.will(&[Manner::Never]);
    let (bench, person, _workers) = at_work(Kind::Sqlite, Some(server.mailer())).await;
    let made = approved(&bench, person).await;
    send(&bench, &made.card.id).await.unwrap();
    let failed = when_in(&bench, &made.card.id, MessageState::Failed).await;
    assert!(!failed.card.may_have_left);
    let problem = failed.card.problem.unwrap();
    assert!(problem.contains("550") && problem.ends_with('.') && !problem.ends_with(".."), "{problem}");
    bench.database.clock.advance(Duration::from_hours(48));
    bench.outreach.sweep().await.unwrap();
    bench.store().settled().await;
    assert_eq!(server.offered(), 1);
    assert_eq!(contacts(&bench, person).await, [ContactState::Cancelled]);
}

#[tokio::test]
async fn what_may_have_left_is_not_sent_again_by_itself() {
    let server = MailServer::start().await;
    server.will(&[Manner::HangUp]);
    let (bench, person, _workers) = at_work(Kind::Sqlite, Some(server.mailer())).await;
    let made = approved(&bench, person).await;
    send(&bench, &made.card.id).await.unwrap();
    let failed = when_in(&bench, &made.card.id, MessageState::Failed).await;
    assert!(failed.card.may_have_left);
    assert!(failed.card.problem.unwrap().contains("may have left"));
    bench.database.clock.advance(Duration::from_hours(48));
    bench.outreach.sweep().await.unwrap();
    bench.store().settled().await;
    assert_eq!(server.offered(), 1);
    assert_eq!(contacts(&bench, person).await, [ContactState::Sent], "it may have arrived, so it counts");
}

#[tokio::test]
async fn a_message_that_was_left_on_its_way_is_told_and_not_sent_again() {
    let server = MailServer::start().await;
    let bench = Bench::new(Kind::Sqlite, Some(server.mailer())).await;
    let person = bench.somebody(0).await;
    let made = approved(&bench, person).await;
    send(&bench, &made.card.id).await.unwrap();
    // As a process leaves it that is killed in the middle; its job has ended.
    for sql in
        ["UPDATE outreach_messages SET state = 'sending', attempts = 1", "UPDATE jobs SET state = 'failed'"]
    {
        let done: store::Result<()> = bench
            .store()
            .write(move |tx| async move { Ok(tx.execute_unprepared(sql).await.map(|_| ())?) })
            .await;
        done.unwrap();
    }
    bench.outreach.sweep().await.unwrap();
    let told = bench.outreach.message(&made.card.id).await.unwrap();
    assert_eq!((told.card.state, told.card.may_have_left), (MessageState::Failed, true));
    assert_eq!(server.offered(), 0);
}

#[tokio::test]
async fn bytes_that_are_not_those_approved_do_not_leave() {
    let server = MailServer::start().await;
    for sql in [
        "UPDATE outreach_messages SET draft = replace(draft, 'climate', 'cheese')",
        "UPDATE outreach_messages SET message = X'00'",
        "UPDATE outreach_messages SET hash = '00'",
        "UPDATE people SET email = 'somebody.else@example.org'",
    ] {
        let bench = Bench::new(Kind::Sqlite, Some(server.mailer())).await;
        let person = bench.somebody(0).await;
        let made = approved(&bench, person).await;
        send(&bench, &made.card.id).await.unwrap();
        let done: store::Result<()> = bench
            .store()
            .write(move |tx| async move { Ok(tx.execute_unprepared(sql).await.map(|_| ())?) })
            .await;
        done.unwrap();
        let _workers = bench.jobs.start(bench.outreach.works(), Pace { workers: 1, ..Pace::default() });
        let failed = when_in(&bench, &made.card.id, MessageState::Failed).await;
        assert!(failed.card.problem.unwrap().contains("not what was approved"), "{sql}");
        assert_eq!(contacts(&bench, person).await, [ContactState::Cancelled]);
    }
    assert_eq!(server.offered(), 0);
}

#[tokio::test]
async fn who_says_stop_before_it_leaves_does_not_get_it() {
    let server = MailServer::start().await;
    for is_wish in [true, false] {
        let bench = Bench::new(Kind::Sqlite, Some(server.mailer())).await;
        let person = bench.somebody(0).await;
        let made = approved(&bench, person).await;
        send(&bench, &made.card.id).await.unwrap();
        if is_wish {
            let (kind, reason) = (WishKind::DoNotContact, "By phone".to_owned());
            let new = NewWish { person, kind, until: None, reason, by_name: "Ada".to_owned() };
            write(&bench.outreach, move |own, tx| async move { own.add_wish_in(&tx, new).await })
                .await
                .unwrap();
        } else {
            bench.consent(person, ConsentField::Email, false).await;
        }
        let _workers = bench.jobs.start(bench.outreach.works(), Pace { workers: 1, ..Pace::default() });
        when_in(&bench, &made.card.id, MessageState::Failed).await;
    }
    assert_eq!(server.offered(), 0);
}

#[tokio::test]
async fn what_waited_for_weeks_is_read_again_before_it_leaves() {
    let bench = Bench::new(Kind::Sqlite, None).await;
    let person = bench.somebody(0).await;
    let made = approved(&bench, person).await;
    send(&bench, &made.card.id).await.unwrap();
    bench.database.clock.advance(Duration::from_hours(24 * 15));
    // A mail server is set, and the suite is started anew.
    let server = MailServer::start().await;
    let later = crate::Outreach::new(crate::Setup {
        store: bench.store().clone(),
        jobs: bench.jobs.clone(),
        mailer: Some(server.mailer()),
        sender: "Quadrangle <quad@quadrangle.example>".to_owned(),
    });
    later.sweep().await.unwrap();
    let told = later.message(&made.card.id).await.unwrap();
    assert_eq!(told.card.state, MessageState::Failed);
    assert!(told.card.problem.unwrap().contains("14 days"));

    let fresh = approved(&bench, person).await;
    send(&bench, &fresh.card.id).await.unwrap();
    let _workers = bench.jobs.start(later.works(), Pace { workers: 1, ..Pace::default() });
    later.sweep().await.unwrap();
    when_in(&bench, &fresh.card.id, MessageState::Sent).await;
    assert_eq!(server.received().len(), 1, "what was approved before there was a server leaves unchanged");
}

#[tokio::test]
async fn a_cancelled_delivery_is_approved_as_before_and_not_sent() {
    let server = MailServer::start().await;
    let bench = Bench::new(Kind::Sqlite, Some(server.mailer())).await;
    let person = bench.somebody(0).await;
    let made = approved(&bench, person).await;
    send(&bench, &made.card.id).await.unwrap();
    let job = bench.jobs.list(&store::jobs::Filter::default()).await.unwrap().remove(0);
    bench.jobs.cancel(&job.id).await.unwrap();
    bench.outreach.sweep().await.unwrap();
    let back = bench.outreach.message(&made.card.id).await.unwrap();
    assert_eq!((back.card.state, back.approval), (MessageState::Approved, made.approval));
    assert_eq!(contacts(&bench, person).await, [ContactState::Cancelled]);
    assert_eq!(server.offered(), 0);
}
