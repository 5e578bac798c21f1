//! What a scan finds of what was planted, and what it makes of decisions.

use std::collections::BTreeSet;

use campus::{
    generate::{Flaw, Generator},
    quality::{QualityAct, QualityKind, QualityQueue, QualityState},
};
use store::{jobs::State, testing::Kind};

use crate::stage::{Stage, text};

type Pairs = BTreeSet<(u32, u32)>;

fn planted(generator: &Generator) -> Pairs {
    let total = generator.size().total();
    let twin = |number| {
        generator.flaws(number).into_iter().find_map(|flaw| match flaw {
            Flaw::DuplicateOf(of, _) => Some((of.0.min(number), of.0.max(number))),
            _ => None,
        })
    };
    (1..=total).filter_map(twin).collect()
}

fn pairs(queue: &QualityQueue, least: u8) -> Pairs {
    let sure = queue.items.iter().filter(|item| item.score.is_some_and(|score| score >= least));
    sure.map(|item| (item.person.id, item.other.as_ref().unwrap().id)).collect()
}

fn people(queue: &QualityQueue, kind: QualityKind) -> BTreeSet<u32> {
    queue.items.iter().filter(|item| item.kind == kind).map(|item| item.person.id).collect()
}

fn with(generator: &Generator, flaw: Flaw) -> BTreeSet<u32> {
    (1..=generator.size().total()).filter(|number| generator.flaws(*number).contains(&flaw)).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand")]
fn share(part: usize, whole: usize) -> f64 {
    part as f64 / whole.max(1) as f64
}

#[tokio::test]
async fn planted_duplicates_are_found_and_few_others() {
    let stage = Stage::new(Kind::Sqlite, 4000).await;
    let ended = stage.scan().await;
    assert_eq!((ended.done, ended.total), (8000, Some(8000)));
    let (truth, queue) = (planted(&stage.generator()), stage.open().await);
    assert!(truth.len() > 25, "{}", truth.len());
    for (least, precision, recall) in [(30, 0.8, 0.97), (50, 0.9, 0.95), (90, 0.97, 0.85)] {
        let found = pairs(&queue, least);
        let right = found.intersection(&truth).count();
        let (is_right, is_found) = (share(right, found.len()), share(right, truth.len()));
        println!("from {least}: {} pairs, precision {is_right:.3}, recall {is_found:.3}", found.len());
        assert!(is_right >= precision, "from {least}: precision {is_right}");
        let missed: Vec<_> = truth.difference(&found).collect();
        assert!(is_found >= recall, "from {least}: recall {is_found}, missed {missed:?}");
    }
    let first = queue.items.iter().find(|item| item.kind == QualityKind::Duplicate).unwrap();
    assert!(first.evidence.iter().any(|reason| reason.speaks_for), "{first:?}");
}

#[tokio::test]
async fn planted_flaws_are_found() {
    let stage = Stage::new(Kind::Sqlite, 1500).await;
    stage.scan().await;
    let (generator, queue) = (stage.generator(), stage.open().await);
    assert_eq!(people(&queue, QualityKind::BouncedMail), with(&generator, Flaw::Bounced));
    let unconfirmed = with(&generator, Flaw::StaleContact);
    let found = people(&queue, QualityKind::StaleContact);
    let missed: Vec<_> = unconfirmed.difference(&found).collect();
    assert!(!unconfirmed.is_empty() && missed.is_empty(), "{missed:?}");
    let never_asked: BTreeSet<u32> = queue
        .items
        .iter()
        .filter(|item| item.evidence[0].text == "They were never asked what may be used.")
        .map(|item| item.person.id)
        .collect();
    let living: BTreeSet<u32> = with(&generator, Flaw::NoConsent)
        .into_iter()
        .filter(|number| generator.person(*number).person.died.is_none())
        .collect();
    assert!(never_asked.is_superset(&living), "{:?}", living.difference(&never_asked));
    let counted = queue.counts.iter().map(|count| count.open).sum::<u64>();
    assert_eq!(counted, queue.total);
    assert_eq!(queue.total, u64::try_from(queue.items.len()).unwrap());
}

#[tokio::test]
async fn who_is_not_the_same_is_not_offered_again_and_what_was_undone_is() {
    let stage = Stage::new(Kind::Sqlite, 1500).await;
    stage.scan().await;
    let first = stage.open().await.items.remove(0);
    assert_eq!(first.kind, QualityKind::Duplicate);
    let decided = stage.decide(&first.id, QualityAct::NotSame).await.unwrap();
    stage.scan().await;
    assert!(stage.open().await.items.iter().all(|item| item.id != first.id));
    let why = text(&stage.decide(&first.id, QualityAct::Snooze).await.unwrap_err());
    assert!(why.starts_with("It was decided already:") && why.contains("Ina"), "{why}");
    stage.undo(decided.seq).await.unwrap();
    assert_eq!(stage.open().await.items[0].id, first.id);
}

#[tokio::test]
async fn two_scans_of_one_campus_find_the_same_and_close_what_is_over() {
    let stage = Stage::new(Kind::Sqlite, 800).await;
    stage.scan().await;
    let before = stage.open().await;
    stage.scan().await;
    let again = stage.open().await;
    assert_eq!(before.items, again.items, "in the same order");
    let over = people(&before, QualityKind::BouncedMail).into_iter().next().unwrap();
    stage.sql(&format!("UPDATE people SET email_bounced = NULL WHERE id = {over}")).await;
    stage.scan().await;
    let left = people(&stage.open().await, QualityKind::BouncedMail);
    assert!(!left.contains(&over));
    let why = text(&stage.decide(&format!("bounced_mail-{over}"), QualityAct::Ask).await.unwrap_err());
    assert_eq!(why, "It is not so any more: the record has changed since. Go on to the next.");
}

#[tokio::test]
async fn a_scan_can_be_cancelled_and_one_that_was_killed_goes_on() {
    let stage = Stage::new(Kind::Sqlite, 3500).await;
    let job = stage.start_scan().await;
    let refused = {
        let quality = stage.quality.clone();
        let again = stage.store.write(move |tx| async move { quality.scan_in(&tx, "u2", 5).await });
        text(&again.await.unwrap_err())
    };
    assert_eq!(refused, "A scan is under way already. Wait for it to end, or cancel it first.");
    let cancelled = stage.jobs.cancel(&job.id).await.unwrap().unwrap();
    assert_eq!(cancelled.state, State::Cancelled);

    let job = stage.start_scan().await;
    let workers = stage.workers();
    loop {
        let now = stage.jobs.find(&job.id).await.unwrap().unwrap();
        if stage.open().await.total > 0 || now.state.has_ended() {
            break;
        }
        tokio::task::yield_now().await;
    }
    drop(workers);
    stage.store.settled().await;
    stage.clock.advance(std::time::Duration::from_mins(1));
    let _workers = stage.workers();
    let ended = stage.ended(&job.id).await;
    assert_eq!(ended.state, State::Done, "{ended:?}");
    let scan = stage.open().await.scan.unwrap();
    assert_eq!((scan.people, scan.state), (3500, Some(State::Done)));
    let items = stage.open().await.items;

    let whole = Stage::new(Kind::Sqlite, 3500).await;
    whole.scan().await;
    assert_eq!(whole.open().await.items, items, "as if nothing had interrupted it");
    assert!(items.iter().all(|item| item.state == QualityState::Open));
}
