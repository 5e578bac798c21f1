use campus::model::ConsentField;
use rstest::rstest;
use store::testing::Kind;

use super::*;
use crate::Rewrite;

async fn rewrite(bench: &Bench, id: &str, seen: u32, text: &str) -> Result<(), OutreachError> {
    let new = Rewrite {
        subject: "A question".to_owned(),
        paragraphs: vec![text.to_owned(), crate::draft::DISCLOSURE.to_owned()],
    };
    let id = id.to_owned();
    write(&bench.outreach, move |own, tx| async move { own.rewrite_in(&tx, (&id, seen), &new, &ada()).await })
        .await
}

#[rstest]
#[tokio::test]
async fn an_approval_binds_the_bytes_and_any_change_voids_it(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind, None).await;
    let person = bench.somebody(0).await;
    let made = create(&bench, letter(person)).await;
    assert!(made.is_fit, "{:?} {:?}", made.findings, made.gaps);
    let id = &made.card.id;
    let hash = made.hash.clone().unwrap();
    assert!(matches!(approve(&bench, id, &"0".repeat(64)).await, Err(OutreachError::HashDiffers)));
    approve(&bench, id, &hash).await.unwrap();
    approve(&bench, id, &hash).await.unwrap();
    let now = bench.outreach.message(id).await.unwrap();
    assert_eq!(now.approval.as_ref().map(|one| one.hash.as_str()), Some(hash.as_str()));
    assert_eq!(now.steps.iter().filter(|step| step.what == "Approved").count(), 1, "once");

    assert!(matches!(rewrite(&bench, id, 9, "Hello.").await, Err(OutreachError::Overtaken)));
    rewrite(&bench, id, 1, "I have a question.").await.unwrap();
    let changed = bench.outreach.message(id).await.unwrap();
    assert_eq!((changed.card.state, changed.card.revision), (MessageState::Draft, 2));
    assert_eq!(changed.approval, None);
    assert_ne!(changed.hash, Some(hash.clone()));
    assert!(
        matches!(approve(&bench, id, &hash).await, Err(OutreachError::HashDiffers)),
        "the old hash is worth nothing"
    );
    assert!(matches!(send(&bench, id).await, Err(OutreachError::Conflict(_))), "and nothing is sent");

    let again = id.clone();
    write(&bench.outreach, move |own, tx| async move {
        own.restore_version_in(&tx, (&again, 2), 1, &ada()).await
    })
    .await
    .unwrap();
    let back = bench.outreach.message(id).await.unwrap();
    assert_eq!((&back.draft, back.card.revision), (&made.draft, 3));
    assert_eq!(back.versions.len(), 3);
}

#[tokio::test]
async fn what_has_no_source_or_presses_the_reader_cannot_be_approved() {
    let bench = Bench::new(Kind::Sqlite, None).await;
    let person = bench.somebody(0).await;
    let mut new = letter(person);
    new.draft.paragraph([Sentence { text: "You like to sail.".to_owned(), sources: Vec::new() }]);
    let made = create(&bench, new).await;
    let refused = approve(&bench, &made.card.id, &made.hash.unwrap()).await.unwrap_err();
    assert!(matches!(&refused, OutreachError::Unfit(why) if why.contains("no source")), "{refused}");

    let made = create(&bench, letter(person)).await;
    let id = &made.card.id;
    rewrite(&bench, id, 1, "You must answer today.").await.unwrap();
    let now = bench.outreach.message(id).await.unwrap();
    assert!(!now.is_fit);
    let refused = approve(&bench, id, &now.hash.unwrap()).await.unwrap_err();
    assert!(matches!(&refused, OutreachError::Unfit(why) if why.contains("You must answer")), "{refused}");

    let silent = Rewrite { subject: "A question".to_owned(), paragraphs: vec!["Hello.".to_owned()] };
    let own_id = id.clone();
    write(
        &bench.outreach,
        move |own, tx| async move { own.rewrite_in(&tx, (&own_id, 2), &silent, &ada()).await },
    )
    .await
    .unwrap();
    let now = bench.outreach.message(id).await.unwrap();
    let refused = approve(&bench, id, &now.hash.unwrap()).await.unwrap_err();
    assert!(matches!(&refused, OutreachError::Unfit(why) if why.contains("A program drafted")), "{refused}");
}

#[tokio::test]
async fn the_reader_has_to_have_agreed_and_their_number_stays_out() {
    let bench = Bench::new(Kind::Sqlite, None).await;
    let person = bench.somebody(0).await;
    let made = create(&bench, letter(person)).await;
    let id = &made.card.id;
    let address = made.source.unwrap().lines().find(|line| line.starts_with("To:")).unwrap().to_owned();
    let address = address.rsplit(['<', ' ']).next().unwrap().trim_end_matches('>').to_owned();
    rewrite(&bench, id, 1, &format!("Your address is {address}, I think.")).await.unwrap();
    let now = bench.outreach.message(id).await.unwrap();
    let refused = approve(&bench, id, &now.hash.unwrap()).await.unwrap_err();
    assert!(
        matches!(&refused, OutreachError::Unfit(why) if why.contains("not agreed to share")),
        "{refused}"
    );

    bench.consent(person, ConsentField::Email, false).await;
    let now = bench.outreach.message(id).await.unwrap();
    assert_eq!((now.source, now.hash), (None, None), "there is nothing to send");
    assert!(matches!(
        approve(&bench, id, &"0".repeat(64)).await,
        Err(OutreachError::Unfit(_) | OutreachError::Conflict(_))
    ));
}

#[rstest]
#[tokio::test]
async fn two_who_approve_at_once_approve_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind, None).await;
    let person = bench.somebody(0).await;
    let made = create(&bench, letter(person)).await;
    let (id, hash) = (made.card.id.clone(), made.hash.unwrap());
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..8 {
        let (outreach, id, hash) = (bench.outreach.clone(), id.clone(), hash.clone());
        tasks.spawn(async move {
            if number % 2 == 0 {
                let done =
                    write(
                        &outreach,
                        move |own, tx| async move { own.approve_in(&tx, &id, &hash, &ada()).await },
                    );
                return done.await.is_ok();
            }
            let new = Rewrite { subject: format!("Subject {number}"), paragraphs: vec!["Hello.".to_owned()] };
            write(&outreach, move |own, tx| async move { own.rewrite_in(&tx, (&id, 1), &new, &ada()).await })
                .await
                .is_ok()
        });
    }
    tasks.join_all().await;
    let now = bench.outreach.message(&id).await.unwrap();
    assert_eq!(now.card.revision, 2, "one of those who changed it was first");
    assert_eq!(
        (now.card.state, now.approval),
        (MessageState::Draft, None),
        "what was approved is not what it says now"
    );
}

#[tokio::test]
async fn what_was_sent_is_kept_without_a_mail_server_and_can_be_taken_back() {
    let bench = Bench::new(Kind::Sqlite, None).await;
    let person = bench.somebody(0).await;
    let today = bench.store().today();
    let made = approved(&bench, person).await;
    let id = made.card.id.clone();
    send(&bench, &id).await.unwrap();
    send(&bench, &id).await.unwrap();
    let kept = bench.outreach.message(&id).await.unwrap();
    assert_eq!((kept.card.state, kept.card.is_kept), (MessageState::Queued, true));
    let pressure = bench.outreach.pressure(person, today).await.unwrap();
    assert_eq!(pressure.contacts.len(), 1, "counted once");
    bench.outreach.sweep().await.unwrap();
    assert_eq!(bench.outreach.message(&id).await.unwrap().card.state, MessageState::Queued);
    let change = rewrite(&bench, &id, 1, "Hello.").await;
    assert!(matches!(change, Err(OutreachError::Conflict(why)) if why.contains("Withdraw")));

    let own_id = id.clone();
    write(&bench.outreach, move |own, tx| async move { own.unsend_in(&tx, &own_id, &ada()).await })
        .await
        .unwrap();
    let back = bench.outreach.message(&id).await.unwrap();
    assert_eq!((back.card.state, back.approval), (MessageState::Approved, made.approval));
    send(&bench, &id).await.unwrap();
    let own_id = id.clone();
    write(&bench.outreach, move |own, tx| async move { own.withdraw_in(&tx, &own_id, &ada()).await })
        .await
        .unwrap();
    let pressure = bench.outreach.pressure(person, today).await.unwrap();
    let counted =
        pressure.contacts.iter().filter(|one| one.state != crate::pressure::ContactState::Cancelled).count();
    assert_eq!(counted, 0, "the budget is as before");
    assert!(matches!(send(&bench, &id).await, Err(OutreachError::Conflict(_))));
    let own_id = id.clone();
    write(&bench.outreach, move |own, tx| async move { own.reopen_in(&tx, &own_id, &ada()).await })
        .await
        .unwrap();
    assert_eq!(bench.outreach.message(&id).await.unwrap().card.state, MessageState::Draft);
}
