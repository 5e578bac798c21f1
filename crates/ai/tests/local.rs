//! A real model in this process. By hand, as it takes minutes to build; without the flags it is slow:
//! `RUSTFLAGS="-C target-cpu=native" cargo test -p ai --features local-llm --test local`
//! Its file is in target/assets after `make test`.

use std::path::Path;

use ai::{
    AnswerSchema, Call, Finish, Message, Model, ModelError, Piece, Provider, Request, ToolSpec, Usage,
    assets::SMOLLM2,
    model::local::{LoadError, LocalModel, LocalSettings},
};
use futures_util::{StreamExt, TryStreamExt};
use serde_json::{Value, json};

fn settings() -> LocalSettings {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/assets");
    LocalSettings { context: 2048, ..LocalSettings::new(SMOLLM2.path(&folder), 1) }
}

async fn load(settings: LocalSettings) -> Result<LocalModel, LoadError> {
    let model = LocalModel::start(settings)?;
    model.loaded().await?;
    Ok(model)
}

async fn model() -> LocalModel {
    load(settings()).await.expect("the model's file is in target/assets")
}

fn asking(text: &str, max_tokens: u32) -> Request {
    Request { messages: vec![Message::User(text.to_owned())], max_tokens, ..Request::default() }
}

async fn hear(model: &LocalModel, request: Request) -> (Vec<Piece>, Usage) {
    let mut pieces: Vec<Piece> = model.ask(request).try_collect().await.expect("an answer");
    let Some(Piece::End(usage)) = pieces.pop() else { panic!("{pieces:?} has no end") };
    (pieces, usage)
}

fn text_of(pieces: &[Piece]) -> String {
    let texts = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => text.as_str(),
        other => panic!("{other:?} is no text"),
    });
    texts.collect()
}

#[tokio::test]
async fn a_question_is_answered_piece_by_piece_and_the_same_way_twice() {
    let model = model().await;
    assert_eq!(model.describe().provider, Provider::Local);
    let question = asking("What is the capital of France? Answer in one sentence.", 24);
    let (pieces, usage) = hear(&model, question.clone()).await;
    assert!(text_of(&pieces).contains("Paris"), "{pieces:?}");
    assert!(pieces.len() > 3);
    assert!(usage.prompt_tokens > 12 && usage.completion_tokens <= 24 && !usage.estimated, "{usage:?}");
    // The second time most of it is remembered.
    assert_eq!(hear(&model, question).await, (pieces, usage));
}

#[tokio::test]
async fn a_schema_is_obeyed_key_by_key() {
    let schema = r#"{"type": "object", "properties": {
        "why": {"type": "string", "maxLength": 40},
        "answer": {"enum": ["yes", "no"]}
    }, "required": ["why", "answer"], "additionalProperties": false}"#;
    let schema = Some(AnswerSchema::from_text("reasoned", schema).unwrap());
    let (pieces, usage) = hear(&model().await, Request { schema, ..asking("Is the sea wet?", 80) }).await;
    let text = text_of(&pieces);
    assert_eq!(usage.finish, Finish::Stop, "{text}");
    let answer: Value = serde_json::from_str(&text).unwrap();
    assert!(["yes", "no"].contains(&answer["answer"].as_str().unwrap()));
    assert!(text.find("\"why\"").unwrap() < text.find("\"answer\"").unwrap(), "{text}");
}

#[tokio::test]
async fn a_tool_is_called_in_form() {
    let input = json!({"type": "object", "properties": {"name": {"type": "string", "maxLength": 30}}, "required": ["name"]});
    let tools = vec![ToolSpec { name: "find".to_owned(), about: "Finds people by name.".to_owned(), input }];
    let call = |name: &str| Message::Assistant {
        text: String::new(),
        calls: vec![Call { id: "a".to_owned(), name: "find".to_owned(), input: json!({"name": name}) }],
    };
    let mut request = Request { tools, ..asking("Find Ada Lovelace.", 60) };
    request.messages.push(call("Ada Lovelace"));
    request.messages.push(Message::User("Find Grace Hopper.".to_owned()));
    request.messages.push(call("Grace Hopper"));
    request.messages.push(Message::User("Find Alan Turing.".to_owned()));
    let (pieces, usage) = hear(&model().await, request).await;
    assert_eq!(usage.finish, Finish::Calls, "{pieces:?}");
    assert!(
        matches!(&pieces[..], [Piece::Call(call)] if call.input == json!({"name": "Alan Turing"})),
        "{pieces:?}"
    );
}

#[tokio::test]
async fn a_form_that_cannot_be_followed_is_refused() {
    let schema = Some(AnswerSchema::from_text("odd", r##"{"$ref": "#/nowhere"}"##).unwrap());
    let mut answer = model().await.ask(Request { schema, ..asking("Well?", 8) });
    let told = answer.next().await.unwrap().unwrap_err();
    assert!(matches!(&told, ModelError::Refused(why) if why.contains("form")), "{told:?}");
}

#[tokio::test]
async fn a_question_that_is_too_long_is_refused_with_its_length() {
    let model = model().await;
    let mut answer = model.ask(asking(&"sea ".repeat(3_000), 8));
    let told = answer.next().await.unwrap().unwrap_err().to_string();
    assert!(told.contains("tokens, and this model takes 2048"), "{told}");
    assert!(answer.next().await.is_none());
    hear(&model, asking("Hello.", 4)).await;
}

#[tokio::test]
async fn who_does_not_listen_any_more_is_not_talked_to() {
    let model = load(LocalSettings { context: 8192, queue: 1, ..settings() }).await.unwrap();
    // Would take minutes each.
    let endless = || model.ask(asking("Write a long story, with many chapters.", 8_000));
    let mut first = endless();
    assert!(matches!(first.next().await, Some(Ok(Piece::Text(_)))));
    let mut second = endless();
    assert_eq!(endless().next().await, Some(Err(ModelError::Busy)));
    drop(first);
    assert!(matches!(second.next().await, Some(Ok(Piece::Text(_)))));
    drop(second);
    hear(&model, asking("Hello.", 4)).await;
}

#[tokio::test]
async fn what_is_no_model_is_not_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("none.gguf");
    assert!(matches!(LocalModel::start(LocalSettings::new(missing, 1)), Err(LoadError::Missing(_))));
    let broken = folder.path().join("broken.gguf");
    std::fs::write(&broken, b"GGUF and nothing else").unwrap();
    let model = LocalModel::start(LocalSettings::new(broken, 1)).unwrap();
    let told = model.loaded().await.unwrap_err().to_string();
    assert!(told.ends_with("It has to be a whole GGUF file"), "{told}");
    assert_eq!(model.ask(asking("Hello.", 4)).next().await, Some(Err(ModelError::Refused(told))));
}
