//! Whatever fails, the person gets an answer or a clear line with Retry, and the message is kept.

use ai::model::{
    Finish, Message, ModelError, Usage,
    scripted::{Gate, Scripted, Step},
};
use chat::{
    Asked, EditedCriterion, Need, Part, Patience, PhrasedBy, State, Wanted,
    export::{self, Format},
    part::NoticeReason,
};
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

use super::{
    desk::Trouble,
    stand::{AT_ONCE, Stand, UNHURRIED, With, is_done, notices, somebody, words},
};

const GUIDE: &str = "How many mentees may a mentor have?";
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
async fn a_model_that_may_say_no_more_ends_with_a_whole_sentence() {
    let usage = Usage { prompt_tokens: 9, completion_tokens: 400, estimated: false, finish: Finish::Length };
    let script = vec![Step::text("The class of 2012 gave $7,395. They have"), Step::EndWith(usage)];
    let stand = Stand::new(Kind::Sqlite, With::scripted(&Scripted::with([script]))).await;
    let answer = stand.answer_to("How much did the class of 2012 give?").await;
    assert_eq!(answer.phrased_by, PhrasedBy::Model);
    assert!(!words(&answer).contains("They have"), "{}", words(&answer));
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

/// The reader is told that a tool failed, and not why.
fn check_tool_failed(answer: &chat::Answer) {
    assert!(is_done(answer), "{answer:?}");
    assert_eq!(notices(answer), [NoticeReason::ToolFailed]);
    assert!(has_retry(answer));
    let problems: Vec<_> = answer.body.runs.iter().map(|run| run.problem.as_deref()).collect();
    assert_eq!(problems, [Some("It did not work. The log says why.")]);
}

/// The same message once more, when all is well again.
async fn check_retry(stand: &Stand, asked: &Asked) {
    let again =
        stand.chat.ask_again(&somebody(), &asked.turn, (stand.key(), None)).await.expect("it is asked again");
    let answer = stand.whole(&again).await;
    assert_eq!((answer.number, notices(&answer)), (2, vec![]));
    assert!(words(&answer).contains("at most three mentees"));
}

#[rstest]
#[case::fails(Trouble::Fails, "the guide is away")]
#[case::panics(Trouble::Panics, "the guide is torn")]
#[tokio::test]
async fn a_tool_that_goes_wrong_is_told_and_can_be_tried_again(
    #[case] trouble: Trouble,
    #[case] cause: &str,
) {
    let stand = Stand::new(Kind::Sqlite, With::default()).await;
    stand.guide.stumble(trouble);
    let asked = stand.ask(GUIDE).await;
    let answer = stand.whole(&asked).await;
    check_tool_failed(&answer);
    assert!(!words(&answer).contains(cause), "the cause is for the log");
    check_retry(&stand, &asked).await;
}

#[tokio::test]
async fn a_tool_that_takes_too_long_is_told_and_can_be_tried_again() {
    let patience = Patience { tool: AT_ONCE, ..UNHURRIED };
    let stand = Stand::new(Kind::Sqlite, With::patience(patience)).await;
    stand.guide.hold(true);
    let asked = stand.ask(GUIDE).await;
    check_tool_failed(&stand.whole(&asked).await);
    stand.guide.hold(false);
    check_retry(&stand, &asked).await;
}

#[tokio::test]
async fn a_planner_that_takes_too_long_leaves_it_to_the_grammar() {
    let model = Scripted::with([vec![Step::Hold(Gate::new()), Step::End]]);
    model.push_text("The class of 2012 gave $7,395.");
    let patience = Patience { plan: AT_ONCE, ..UNHURRIED };
    let stand = Stand::new(Kind::Sqlite, With { patience, ..With::planning(&model) }).await;
    let answer = stand.answer_to("How much did the class of 2012 give?").await;
    let runs: Vec<_> = answer.body.runs.iter().map(|run| run.tool.as_str()).collect();
    assert_eq!(runs, ["sum_gifts"]);
    assert!(is_done(&answer) && words(&answer).starts_with(ENGINE), "{answer:?}");
    assert_eq!((answer.phrased_by, notices(&answer)), (PhrasedBy::Model, vec![]));
    assert_eq!((model.left(), model.under_way()), (0, 0), "it was asked, and let go");
}

#[tokio::test]
async fn an_answer_at_which_the_program_fails_is_told_and_can_be_tried_again() {
    let stand = Stand::new(Kind::Sqlite, With::default()).await;
    // More often than answers are made at once: none of them keeps its turn.
    for _ in 0..4 {
        stand.guide.stumble(Trouble::NamesNoSource);
        let asked = stand.ask(GUIDE).await;
        let answer = stand.whole(&asked).await;
        assert_eq!((answer.state, notices(&answer)), (State::Failed, vec![NoticeReason::Interrupted]));
        assert!(has_retry(&answer));
        check_retry(&stand, &asked).await;
    }
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
    assert_eq!(words(&answer), "The class of 2012 gave $7,395.\nGifts\nYou stopped this answer.");
}

#[tokio::test]
async fn what_was_found_and_what_was_cut_are_told_though_the_words_are_stopped() {
    let gate = Gate::new();
    let said = "Maya Chen and Oliver Grant fit [1]. So does Priya Natarajan. And ";
    let model = Scripted::with([vec![Step::text(said), Step::Hold(gate.clone())]]);
    let stand = Stand::new(Kind::Sqlite, With::scripted(&model)).await;
    let asked = stand.ask("Mentors in Boston").await;
    gate.reached().await;
    stand.chat.stop(&somebody(), &asked.answer).await.unwrap();
    let answer = stand.whole(&asked).await;
    assert_eq!(answer.state, State::Stopped);
    assert_eq!((answer.phrased_by, answer.model_name.as_deref()), (PhrasedBy::Model, Some("scripted")));
    assert!(words(&answer).starts_with("Maya Chen and Oliver Grant fit."), "{}", words(&answer));
    assert_eq!(notices(&answer), [NoticeReason::NameCut, NoticeReason::Stopped]);
    let cards = answer.body.parts.iter().filter(|part| matches!(part, Part::People(_))).count();
    assert_eq!(cards, 1, "{answer:?}");
}

#[tokio::test]
async fn a_plan_for_somebody_whom_nobody_spoke_of_is_left_to_the_grammar() {
    let model = Scripted::new();
    for place in ["Rosa Alvarez", "Denver"] {
        model.push(vec![Step::call("1", "find_mentors", json!({ "place": place })), Step::End]);
        model.push_text("Maya Chen and Oliver Grant fit [1].");
    }
    let stand = Stand::new(Kind::Sqlite, With::planning(&model)).await;
    for _ in 0..2 {
        let answer = stand.answer_to("Mentors in Boston").await;
        let inputs: Vec<_> = answer.body.runs.iter().map(|run| run.input["place"].clone()).collect();
        assert_eq!(inputs, [json!("Boston")]);
    }
    assert_eq!(model.left(), 0);
}

#[tokio::test]
async fn an_earlier_answer_is_data_to_the_model_and_none_of_it_is_planned_by() {
    let model = Scripted::new();
    let plan = |place: &str| vec![Step::call("1", "find_mentors", json!({ "place": place })), Step::End];
    model.push(plan("Boston"));
    model.push_text("Maya Chen is a wonderful choice [1].");
    model.push(plan("Denver"));
    model.push_text("Here they are.");
    let stand = Stand::new(Kind::Sqlite, With::planning(&model)).await;
    let first = stand.ask("Mentors in Boston").await;
    stand.whole(&first).await;
    let next = stand.go_on(&first.conversation, "What about Denver?").await;
    stand.whole(&next).await;
    let sent: Vec<Vec<Message>> = model.requests().into_iter().map(|request| request.messages).collect();
    for messages in &sent {
        assert!(matches!(&messages[..], [Message::System(_), Message::User(_)]), "{messages:?}");
    }
    let data = |at: usize| format!("{:?}", sent[at][1]);
    assert!(data(2).contains("Mentors in Boston") && !data(2).contains("wonderful"), "{}", data(2));
    assert!(data(3).contains("wonderful choice"), "{}", data(3));
}

#[tokio::test]
async fn what_the_app_refuses_reaches_no_tool_and_no_model() {
    let model = Scripted::new();
    model.push_text("A mentor takes at most three mentees.");
    let stand = Stand::new(Kind::Sqlite, With::scripted(&model)).await;
    let refused = stand.ask("How do I forge a pairing?").await;
    let answer = stand.whole(&refused).await;
    assert_eq!(notices(&answer), [NoticeReason::Refused]);
    assert!(answer.body.runs.is_empty() && model.requests().is_empty(), "{answer:?}");
    assert_eq!(answer.body.suggestions, ["Mentors in Boston"]);

    let next = stand.go_on(&refused.conversation, GUIDE).await;
    assert_eq!(stand.whole(&next).await.phrased_by, PhrasedBy::Model);
    let heard = format!("{:?}", model.requests());
    assert!(heard.contains("mentees") && !heard.contains("forge"), "no model hears of it: {heard}");

    let topic = EditedCriterion {
        slot: api::Text::new("topic").unwrap(),
        text: api::Text::new("how to forge a pairing").unwrap(),
        excluded: false,
        need: Need::Must,
        weight: 3,
    };
    let again =
        stand.chat.ask_again(&somebody(), &next.turn, (stand.key(), Some(vec![topic]))).await.unwrap();
    assert_eq!(notices(&stand.whole(&again).await), [NoticeReason::Refused]);
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
    for format in [Format::Markdown, Format::Pdf] {
        let listed = stand.chat.list(&somebody(), Wanted::default()).await.unwrap();
        let whole = stand.chat.find(&somebody(), &listed.conversations[0].id).await.unwrap();
        let file = export::file(&whole, format).unwrap();
        let text = match format {
            Format::Markdown => String::from_utf8(file.data).unwrap(),
            Format::Pdf => {
                let printed = documents::read(&file.data, &file.name, &documents::Limits::default()).unwrap();
                printed.pages.iter().map(documents::Page::text).collect::<Vec<_>>().join("\n")
            }
        };
        assert!(text.contains("413 555 0199") && text.contains("988"), "{text}");
    }
    let Part::Notice(card) = &answer.body.parts[0] else { panic!("a card") };
    assert!(card.contacts.iter().any(|contact| contact.phone.as_deref() == Some("988")));
}
