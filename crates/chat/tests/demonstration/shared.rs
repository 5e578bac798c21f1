//! What a colleague sees of a conversation that is shared.

use ai::model::scripted::{Gate, Scripted, Step};
use chat::{Change, ChatError, Place};
use futures_util::StreamExt;
use store::testing::Kind;

use super::stand::{Stand, With, colleague, somebody};

fn share(is_shared: bool) -> Change {
    Change { is_shared: Some(is_shared), ..Change::default() }
}

#[tokio::test]
async fn a_colleague_sees_where_the_conversation_stands_and_nothing_that_was_thrown_away() {
    let stand = Stand::new(Kind::Sqlite, With::default()).await;
    let first = stand.ask("Mentors in Boston").await;
    stand.whole(&first).await;
    let place = Place::In { conversation: first.conversation.clone(), after: Some(None) };
    let text = "Mentors in Denver".to_owned();
    let edited = stand.chat.ask(&somebody(), place, (text, stand.key())).await.unwrap();
    stand.whole(&edited).await;
    let again = stand.chat.ask_again(&somebody(), &edited.turn, (stand.key(), None)).await.unwrap();
    stand.whole(&again).await;
    stand.chat.change(&somebody(), &first.conversation, share(true)).await.unwrap();

    let seen = stand.chat.find(&colleague(), &first.conversation).await.unwrap();
    let turns: Vec<_> = seen.turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(turns, ["Mentors in Denver"]);
    let answers: Vec<_> = seen.turns[0].answers.iter().map(|answer| answer.id.as_str()).collect();
    assert_eq!(answers, [again.answer.as_str()]);
    for thrown_away in [&first.answer, &edited.answer] {
        let watched = stand.chat.watch(&colleague(), thrown_away).await;
        assert!(matches!(watched, Err(ChatError::NotThere)));
    }
    assert!(stand.chat.watch(&colleague(), &again.answer).await.is_ok());
    let own = stand.chat.find(&somebody(), &first.conversation).await.unwrap();
    assert_eq!(own.turns.len(), 2, "all of it is its owner's");
}

#[tokio::test]
async fn whoever_watches_what_is_not_shared_any_more_hears_nothing_more() {
    let gate = Gate::new();
    let script = vec![
        Step::text("The class of 2012 gave $7,395. "),
        Step::Hold(gate.clone()),
        Step::text("That is it. "),
        Step::End,
    ];
    let stand = Stand::new(Kind::Sqlite, With::scripted(&Scripted::with([script]))).await;
    let asked = stand.ask("How much did the class of 2012 give?").await;
    gate.reached().await;
    stand.chat.change(&somebody(), &asked.conversation, share(true)).await.unwrap();
    let mut heard = stand.chat.watch(&colleague(), &asked.answer).await.unwrap();
    assert_eq!(heard.next().await.map(|update| update.name), Some("answer"));
    stand.chat.change(&somebody(), &asked.conversation, share(false)).await.unwrap();
    gate.open();
    assert!(heard.next().await.is_none());
    assert_eq!(stand.hear(&asked.answer).await.last().map(|update| update.name), Some("end"));
}
