//! A real server of language models, with a real model that is small. `make test` gets both.

use ai::{
    AnswerSchema, Call, Finish, Message, Model, ModelError, Piece, Request, ToolSpec, Usage,
    model::{http::HttpModel, llama::LlamaServer},
};
use futures_util::{StreamExt, TryStreamExt};
use serde_json::{Value, json};

fn start() -> LlamaServer {
    LlamaServer::start(reqwest::Client::builder().build().expect("a client"), 1024)
}

fn asking(text: &str, max_tokens: u32) -> Request {
    Request { messages: vec![Message::User(text.to_owned())], max_tokens, ..Request::default() }
}

async fn hear(model: &HttpModel, request: Request) -> (Vec<Piece>, Usage) {
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

async fn talks(model: &HttpModel) {
    let (pieces, usage) = hear(model, asking("What is the capital of France?", 12)).await;
    assert!(text_of(&pieces).contains("Paris"), "{pieces:?}");
    assert!(pieces.len() > 2, "it comes in pieces: {pieces:?}");
    assert!(usage.prompt_tokens > 5 && usage.completion_tokens <= 12 && !usage.estimated, "{usage:?}");
}

async fn obeys_a_schema(model: &HttpModel) {
    let schema = r#"{"type": "object", "properties": {
        "why": {"type": "string", "maxLength": 20},
        "answer": {"enum": ["yes", "no"]}
    }, "required": ["why", "answer"], "additionalProperties": false}"#;
    let schema = Some(AnswerSchema::from_text("reasoned", schema).expect("a schema"));
    let (pieces, usage) = hear(model, Request { schema, ..asking("Is the sea wet?", 60) }).await;
    let text = text_of(&pieces);
    assert_eq!(usage.finish, Finish::Stop, "{text}");
    let answer: Value = serde_json::from_str(&text).expect("the answer is JSON");
    assert!(["yes", "no"].map(Value::from).contains(&answer["answer"]), "{text}");
    assert!(text.find("why") < text.find("answer"), "{text}");
}

async fn calls_a_tool(model: &HttpModel) {
    let input = json!({"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]});
    let tools = vec![ToolSpec { name: "find".to_owned(), about: "Finds people.".to_owned(), input }];
    let mut request = Request { tools, ..asking("Find Ada Lovelace.", 50) };
    // It learns by example.
    for (name, next) in [("Ada Lovelace", "Grace Hopper"), ("Grace Hopper", "Alan Turing")] {
        let call = Call { id: "1".to_owned(), name: "find".to_owned(), input: json!({"name": name}) };
        request.messages.extend([
            Message::Assistant { text: String::new(), calls: vec![call] },
            Message::Tool { call: "1".to_owned(), name: "find".to_owned(), content: "[]".to_owned() },
            Message::Assistant { text: "Nobody.".to_owned(), calls: Vec::new() },
            Message::User(format!("Find {next}.")),
        ]);
    }
    let (pieces, usage) = hear(model, request).await;
    let [Piece::Call(call)] = &pieces[..] else { panic!("{pieces:?} is no call") };
    assert_eq!((call.name.as_str(), &call.input), ("find", &json!({"name": "Alan Turing"})));
    assert!(!call.id.is_empty());
    assert_eq!(usage.finish, Finish::Calls);
}

async fn refuses_what_is_too_long(model: &HttpModel) {
    let refused = model.ask(asking(&"sea ".repeat(2_000), 8)).next().await;
    let Some(Err(ModelError::Refused(why))) = refused else { panic!("{refused:?} is no refusal") };
    assert!(why.contains("exceeds the available context size"), "{why}");
}

async fn stops_when_nobody_listens(model: &HttpModel) {
    // As many as it answers at once. Who asks next would wait for their ends.
    let endless = || model.ask(asking("Count from one to ten thousand.", 900));
    let (mut first, mut second) = (endless(), endless());
    let begun = tokio::join!(first.next(), second.next());
    assert!(matches!(begun, (Some(Ok(Piece::Text(_))), Some(Ok(Piece::Text(_))))), "{begun:?}");
    drop((first, second));
    talks(model).await;
}

/// One server for all: it takes seconds to start.
#[tokio::test]
async fn a_real_server_talks_obeys_calls_refuses_and_stops() {
    let server = start();
    talks(&server.model).await;
    obeys_a_schema(&server.model).await;
    calls_a_tool(&server.model).await;
    refuses_what_is_too_long(&server.model).await;
    stops_when_nobody_listens(&server.model).await;
}
