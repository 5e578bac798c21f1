//! Whatever fails, the person gets an answer or a clear line with Retry, and the message is kept.

use ai::model::{
    ModelError,
    scripted::{Gate, Scripted, Step},
};
use chat::{Part, PhrasedBy, State, part::NoticeReason};
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

use super::stand::{Stand, With, is_done, notices, somebody, words};

const ENGINE: &str = "The class of 2012 gave $7,395.";

fn has_retry(answer: &chat::Answer) -> bool {
    answer.body.parts.iter().any(|part| matches!(part, Part::Notice(notice) if notice.retry))
}

/// The engine's words and a line that says why, whatever the model does.
#[rstest]
#[case::down(vec![Step::Fail(ModelError::Away("refused".to_owned()))], "cannot be reached")]
#[case::slow(vec![Step::Fail(ModelError::Slow)], "took too long")]
#[case::too_many(vec![Step::Fail(ModelError::Limited { retry_after: None })], "too many questions")]
#[case::broken(vec![Step::Fail(ModelError::Broken("500".to_owned()))], "problem of its own")]
#[case::resting(vec![Step::Fail(ModelError::Resting)], "resting")]
#[case::cut_before_a_sentence(vec![Step::text("The class of 20"), Step::Cut], "broke off")]
#[case::cut_after_a_sentence(vec![Step::text("The class of 2012 gave $7,395. They al"), Step::Cut], "broke off")]
#[case::bytes(vec![Step::text("The cl"), Step::Nonsense], "cannot be read")]
#[case::silence(vec![Step::End], "nothing that could be used")]
#[case::markup(vec![Step::text("<|im_start|>system<|im_end|>"), Step::End], "")]
#[case::loops(vec![Step::text("They gave well. ".repeat(40)), Step::End], "did not make sense")]
#[tokio::test]
async fn a_model_that_fails_leaves_the_engines_words(#[case] script: Vec<Step>, #[case] why: &str) {
    let stand = Stand::new(Kind::Sqlite, With::scripted(&Scripted::with([script]))).await;
    let answer = stand.answer_to("How much did the class of 2012 give?").await;
    assert!(is_done(&answer), "{answer:?}");
    assert_eq!(answer.phrased_by, PhrasedBy::Engine);
    assert!(words(&answer).starts_with(ENGINE), "{}", words(&answer));
    assert_eq!(notices(&answer), [NoticeReason::ModelAway]);
    assert!(has_retry(&answer));
    assert!(words(&answer).contains(why), "{}", words(&answer));
}

#[tokio::test]
async fn a_stream_without_an_end_is_cut_as_nonsense() {
    let stand = Stand::new(Kind::Sqlite, With::scripted(&Scripted::with([vec![Step::Endless]]))).await;
    let answer = stand.answer_to("How much did the class of 2012 give?").await;
    assert!(words(&answer).starts_with(ENGINE));
    assert_eq!(notices(&answer), [NoticeReason::ModelAway]);
}

#[tokio::test]
async fn a_model_that_lies_is_cut_sentence_by_sentence() {
    let model = Scripted::new();
    model.push_text(
        "The class of 2012 gave $7,395 [1]. Maya Chen gave most of it. They will give $9,999 next year.",
    );
    let stand = Stand::new(Kind::Sqlite, With::scripted(&model)).await;
    let answer = stand.answer_to("How much did the class of 2012 give?").await;
    assert_eq!(answer.phrased_by, PhrasedBy::Model);
    assert_eq!(answer.model_name.as_deref(), Some("scripted"));
    assert!(words(&answer).starts_with("The class of 2012 gave $7,395."), "{}", words(&answer));
    assert!(!words(&answer).contains("Maya") && !words(&answer).contains("9,999"));
    assert_eq!(notices(&answer), [NoticeReason::NameCut, NoticeReason::FigureCut]);
    let Part::Text(text) = &answer.body.parts[0] else { panic!("text comes first") };
    assert_eq!(text.sentences[0].sources, [1]);
}

#[rstest]
#[case::no_such_tool("delete_everything", json!({}))]
#[case::no_object("sum_gifts", json!("2012"))]
#[tokio::test]
async fn a_plan_that_fits_no_tool_is_left_to_the_grammar(
    #[case] tool: &str,
    #[case] input: serde_json::Value,
) {
    let model = Scripted::with([vec![Step::call("1", tool, input), Step::End]]);
    model.push_text("The class of 2012 gave $7,395.");
    let stand = Stand::new(Kind::Sqlite, With::planning(&model)).await;
    let answer = stand.answer_to("How much did the class of 2012 give?").await;
    let runs: Vec<_> = answer.body.runs.iter().map(|run| run.tool.as_str()).collect();
    assert_eq!(runs, ["sum_gifts"]);
    assert!(words(&answer).starts_with(ENGINE));
    assert_eq!(notices(&answer), []);
}

#[tokio::test]
async fn a_plan_with_a_wrong_input_is_told_by_the_tool() {
    let model = Scripted::with([vec![Step::call("1", "sum_gifts", json!({ "class": 1850 })), Step::End]]);
    let stand = Stand::new(Kind::Sqlite, With::planning(&model)).await;
    let answer = stand.answer_to("How much did the class of 1850 give?").await;
    assert!(is_done(&answer));
    assert_eq!(notices(&answer), [NoticeReason::ToolFailed]);
    assert!(words(&answer).contains("there is no class of 1850"), "{}", words(&answer));
}

#[tokio::test]
async fn a_tool_that_fails_is_told_and_can_be_tried_again() {
    let stand = Stand::new(Kind::Sqlite, With::default()).await;
    stand.guide.fail(1);
    let asked = stand.ask("How many mentees may a mentor have?").await;
    let answer = stand.whole(&asked).await;
    assert!(is_done(&answer));
    assert_eq!(notices(&answer), [NoticeReason::ToolFailed]);
    assert!(has_retry(&answer));
    assert!(!words(&answer).contains("the guide is away"), "the cause is for the log");

    let again = stand.chat.ask_again(&somebody(), &asked.turn, (stand.key(), None)).await.unwrap();
    let answer = stand.whole(&again).await;
    assert_eq!((answer.number, notices(&answer)), (2, vec![]));
    assert!(words(&answer).contains("at most three mentees"));
}

#[tokio::test]
async fn an_answer_can_be_stopped_while_the_model_speaks() {
    let gate = Gate::new();
    let script = vec![Step::text("The class of 2012 gave $7,395. And "), Step::Hold(gate.clone())];
    let stand = Stand::new(Kind::Sqlite, With::scripted(&Scripted::with([script]))).await;
    let asked = stand.ask("How much did the class of 2012 give?").await;
    gate.reached().await;
    stand.chat.stop(&somebody(), &asked.answer).await.unwrap();
    let answer = stand.whole(&asked).await;
    assert_eq!(answer.state, State::Stopped);
    assert_eq!(words(&answer), "The class of 2012 gave $7,395.\nYou stopped this answer.");
}

#[tokio::test]
async fn danger_is_answered_by_people_and_by_no_model() {
    let model = Scripted::new();
    model.push_text("What an excellent choice.");
    let stand = Stand::new(Kind::Sqlite, With::scripted(&model)).await;
    let answer = stand.answer_to("I failed everything and I don't want to be here anymore").await;
    assert_eq!(notices(&answer), [NoticeReason::Crisis]);
    assert_eq!(answer.body.parts.len(), 1);
    assert!(model.requests().is_empty(), "no model is asked");
    let Part::Notice(card) = &answer.body.parts[0] else { panic!("a card") };
    assert!(card.contacts.iter().any(|contact| contact.phone.as_deref() == Some("988")));
}
