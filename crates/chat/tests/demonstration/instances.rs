//! A reload, a lost connection, a killed server, a second instance: the same answer goes on.

use std::time::Duration;

use ai::model::scripted::{Gate, Scripted, Step};
use chat::{State, part::NoticeReason};
use futures_util::StreamExt;
use rstest::rstest;
use store::testing::Kind;

use super::stand::{Stand, With, is_done, notices, somebody, words};

const SAID: &str = "The class of 2012 gave $7,395.";

fn held(gate: &Gate) -> Scripted {
    Scripted::with([vec![
        Step::text(format!("{SAID} It ")),
        Step::Hold(gate.clone()),
        Step::text("was a good year. "),
        Step::End,
    ]])
}

#[tokio::test]
async fn a_reload_shows_what_is_there_and_goes_on() {
    let gate = Gate::new();
    let stand = Stand::new(Kind::Sqlite, With::scripted(&held(&gate))).await;
    let asked = stand.ask("How much did the class of 2012 give?").await;
    gate.reached().await;

    let mut first = stand.chat.watch(&somebody(), &asked.answer).await.unwrap();
    let before = first.next().await.unwrap();
    assert_eq!(before.name, "answer");
    assert!(before.data.contains("$7,395"));
    drop(first);

    let mut again = stand.chat.watch(&somebody(), &asked.answer).await.unwrap();
    assert_eq!(again.next().await.unwrap(), before, "nothing is missing");
    gate.open();
    let rest: Vec<_> = again.collect().await;
    let seqs: Vec<_> = rest.iter().map(|update| update.seq).collect();
    assert!(seqs.is_sorted(), "{seqs:?}");
    assert_eq!(rest.last().unwrap().name, "end");
    assert!(words(&stand.kept(&asked).await).starts_with(SAID));
}

#[rstest]
#[tokio::test]
async fn an_answer_is_followed_from_another_instance(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let gate = Gate::new();
    let here = Stand::new(kind, With::scripted(&held(&gate))).await;
    let there = here.second(With::default()).await;
    let asked = here.ask("How much did the class of 2012 give?").await;
    gate.reached().await;
    let mut heard = there.chat.watch(&somebody(), &asked.answer).await.unwrap();
    let first = heard.next().await.unwrap();
    assert_eq!(first.name, "answer");
    gate.open();
    let last = heard.collect::<Vec<_>>().await.pop().unwrap();
    assert_eq!(last.name, "end");
    assert!(last.data.contains("a good year"), "{}", last.data);
}

#[rstest]
#[tokio::test]
async fn a_stop_reaches_the_instance_that_works(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let gate = Gate::new();
    let here = Stand::new(kind, With::scripted(&held(&gate))).await;
    let there = here.second(With::default()).await;
    let asked = here.ask("How much did the class of 2012 give?").await;
    gate.reached().await;
    there.chat.stop(&somebody(), &asked.answer).await.unwrap();
    let answer = there.whole(&asked).await;
    assert_eq!(answer.state, State::Stopped);
}

#[rstest]
#[tokio::test]
async fn what_a_killed_server_left_is_taken_up_by_whoever_watches(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let gate = Gate::new();
    let killed = Stand::new(kind, With::scripted(&held(&gate))).await;
    let asked = killed.ask("How much did the class of 2012 give?").await;
    gate.reached().await;
    let next = killed.second(With::default()).await;
    // It keeps nothing any more; its lease runs out.
    let Stand { database, keeping, chat, .. } = killed;
    drop(keeping);
    database.clock.advance(Duration::from_secs(7));

    let answer = next.whole(&asked).await;
    assert!(is_done(&answer));
    assert!(words(&answer).starts_with(SAID));
    // The one that was thought dead comes back, and changes nothing.
    gate.open();
    let late = chat.watch(&somebody(), &asked.answer).await.unwrap().collect::<Vec<_>>().await;
    assert_eq!(late.last().unwrap().name, "end");
    assert_eq!(next.kept(&asked).await, answer);
}

#[tokio::test]
async fn an_answer_that_is_interrupted_again_and_again_is_left_to_the_person() {
    let gates: Vec<_> = (0..3).map(|_| Gate::new()).collect();
    let mut stand = Stand::new(Kind::Sqlite, With::scripted(&held(&gates[0]))).await;
    let asked = stand.ask("How much did the class of 2012 give?").await;
    gates[0].reached().await;
    for gate in &gates[1..] {
        let next = stand.second(With::scripted(&held(gate))).await;
        let clock = stand.database.clock.clone();
        drop(stand);
        clock.advance(Duration::from_secs(7));
        let mut heard = next.chat.watch(&somebody(), &asked.answer).await.unwrap();
        heard.next().await;
        gate.reached().await;
        stand = next;
    }
    let last = stand.second(With::default()).await;
    let clock = stand.database.clock.clone();
    drop(stand);
    clock.advance(Duration::from_secs(7));
    let answer = last.whole(&asked).await;
    assert_eq!(answer.state, State::Failed);
    assert_eq!(notices(&answer), [NoticeReason::Interrupted]);
    let again =
        last.chat.ask_again(&somebody(), &asked.turn, ("another-key".to_owned(), None)).await.unwrap();
    assert!(words(&last.whole(&again).await).starts_with(SAID), "and Retry works");
}

#[tokio::test]
async fn a_server_that_stops_hands_its_answers_over() {
    let gate = Gate::new();
    let stopping = Stand::new(Kind::Sqlite, With::scripted(&held(&gate))).await;
    let asked = stopping.ask("How much did the class of 2012 give?").await;
    gate.reached().await;
    let next = stopping.second(With::default()).await;
    let heard = stopping.chat.watch(&somebody(), &asked.answer).await.unwrap();
    stopping.chat.close();
    let updates: Vec<_> = heard.collect().await;
    assert_ne!(
        updates.last().map(|update| update.name),
        Some("end"),
        "the watching ends, the answer does not"
    );
    let Stand { keeping, .. } = stopping;
    keeping.stop().await;
    // No time has passed.
    assert!(is_done(&next.whole(&asked).await));
}
