//! Answers as different providers give them.

use std::time::Duration;

use ai::{
    AnswerSchema, Call, Finish, Model, ModelInfo, Piece, Provider as Kind, Request, ToolSpec, Usage,
    model::http::HttpModel,
};
use futures_util::{StreamExt, TryStreamExt};
use serde_json::json;

use crate::provider::{
    Do, KEY, Provider, ask, counts, delta, done, ends, head, hear, question, says, send, settings, stream,
    well, whole,
};

#[tokio::test]
async fn a_streamed_answer_comes_piece_by_piece() {
    let provider = Provider::start([well()]).await;
    let model = provider.model();
    assert_eq!(model.describe(), ModelInfo { provider: Kind::Http, name: "small".to_owned() });
    let pieces: Vec<_> = ask(&model).try_collect().await.unwrap();
    let usage = Usage { prompt_tokens: 11, completion_tokens: 4, estimated: false, finish: Finish::Stop };
    let wanted = [Piece::Text("All is ".to_owned()), Piece::Text("well.".to_owned()), Piece::End(usage)];
    assert_eq!(pieces, wanted);
    let [asked] = &provider.requests()[..] else { panic!("one request is made") };
    assert!(asked.head.starts_with("post /v1/chat/completions http/1.1"), "{}", asked.head);
    assert!(asked.head.contains(&format!("authorization: bearer {KEY}")));
    assert_eq!(asked.body["messages"][1], json!({"role": "user", "content": "How is it?"}));
    assert_eq!(asked.body["stream_options"], json!({"include_usage": true}));
}

#[tokio::test]
async fn an_answer_may_take_longer_than_the_client_allows_for_other_things() {
    let provider = Provider::start([well()]).await;
    let hasty =
        reqwest::Client::builder().timeout(Duration::from_nanos(1)).tls_certs_only([]).build().unwrap();
    assert_eq!(hear(&HttpModel::new(settings(provider.address), hasty)).await.0, "All is well.");
}

#[tokio::test]
async fn an_address_may_hold_a_name_a_password_and_more() {
    let provider = Provider::start([well()]).await;
    let base_url = format!("http://us:them@{}/at/v1?version=7", provider.address).parse().unwrap();
    let model = provider.model_with(|settings| (settings.base_url, settings.key) = (base_url, None));
    assert_eq!(hear(&model).await.0, "All is well.");
    let asked = &provider.requests()[0].head;
    assert!(asked.starts_with("post /at/v1/chat/completions?version=7 "), "{asked}");
    assert!(asked.contains("authorization: basic "), "{asked}");
}

#[tokio::test]
async fn a_piece_is_passed_on_before_the_next_one_comes() {
    let provider = Provider::start([vec![stream(), says("First."), Do::Hold]]).await;
    let mut answer = ask(&provider.model());
    assert_eq!(answer.next().await, Some(Ok(Piece::Text("First.".to_owned()))));
    provider.holds(1).await;
    drop(answer);
    provider.is_left().await;
}

#[tokio::test]
async fn an_answer_may_come_byte_by_byte() {
    let mut bytes = Vec::new();
    for step in [says("Grüße, "), send(": still here\r\n\r\n"), says("日本 🎓"), ends("stop"), done()] {
        let Do::Send(more) = step else { continue };
        bytes.extend(more);
    }
    let mut reply = vec![head(
        "200 OK",
        "content-type: text/event-stream; charset=utf-8\r\ntransfer-encoding: chunked\r\n",
    )];
    reply.extend(bytes.iter().map(|byte| Do::Send([b"1\r\n", &[*byte][..], b"\r\n"].concat())));
    reply.push(send("0\r\n\r\n"));
    let provider = Provider::start([reply]).await;
    let (text, usage) = hear(&provider.model()).await;
    assert_eq!(text, "Grüße, 日本 🎓");
    assert!(usage.unwrap().estimated);
}

#[tokio::test]
async fn a_tool_call_is_put_together_from_its_pieces() {
    let call = |index: u32, id: Option<&str>, name: Option<&str>, arguments: &str| {
        delta(&json!({"tool_calls": [{
            "index": index, "id": id, "function": {"name": name, "arguments": arguments},
        }]}))
    };
    let provider = Provider::start([vec![
        stream(),
        call(0, Some("a"), Some("find"), ""),
        call(0, None, None, "{\"na"),
        call(1, Some("b"), Some("count"), "{"),
        call(0, None, None, "me\":\"Zoë\"}"),
        call(1, None, None, "}"),
        ends("tool_calls"),
        counts(20, 9),
        done(),
    ]])
    .await;
    let tool = |name: &str| ToolSpec { name: name.to_owned(), about: String::new(), input: json!({}) };
    let request = Request { tools: vec![tool("find"), tool("count")], ..question() };
    let pieces: Vec<_> = provider.model().ask(request).try_collect().await.unwrap();
    let called =
        |id: &str, name: &str, input| Piece::Call(Call { id: id.to_owned(), name: name.to_owned(), input });
    assert_eq!(pieces[..2], [called("a", "find", json!({"name": "Zoë"})), called("b", "count", json!({}))]);
    assert!(matches!(pieces[2], Piece::End(Usage { finish: Finish::Calls, prompt_tokens: 20, .. })));
    assert_eq!(provider.requests()[0].body["tools"][1]["function"]["name"], "count");
}

#[tokio::test]
async fn a_schema_is_asked_for() {
    let provider = Provider::start([well()]).await;
    let schema = AnswerSchema::from_text("mood", r#"{"type": "object"}"#).unwrap();
    let request = Request { schema: Some(schema), ..question() };
    assert_eq!(provider.model().ask(request).count().await, 3);
    let format = json!({"name": "mood", "strict": true, "schema": {"type": "object"}});
    assert_eq!(provider.requests()[0].body["response_format"]["json_schema"], format);
}

#[tokio::test]
async fn an_answer_that_comes_at_once_is_read_too() {
    let call = json!({"id": "a", "type": "function", "function": {"name": "find", "arguments": "{\"n\":1}"}});
    let message = json!({"role": "assistant", "content": "Let me see.", "tool_calls": [call]});
    let usage = json!({"prompt_tokens": 5, "completion_tokens": 6});
    let body = json!({"choices": [{"message": message, "finish_reason": "tool_calls"}], "usage": usage});
    for kind in ["application/json", "text/event-stream", "text/plain"] {
        let reply = whole("200 OK", &format!("content-type: {kind}\r\n"), &body.to_string());
        let (text, usage) = hear(&Provider::start([reply]).await.model()).await;
        assert_eq!(text, r#"Let me see.[find {"n":1}]"#);
        assert_eq!(usage.unwrap().completion_tokens, 6);
    }
}

#[tokio::test]
async fn what_a_provider_leaves_out_is_made_up_for() {
    // No count, no end, no reason; and one that keeps the line open.
    let replies = [
        vec![stream(), says("Well."), ends("stop"), done()],
        vec![stream(), says("Well."), done()],
        vec![stream(), says("Well."), ends("stop")],
        vec![head("200 OK", ""), says("Well."), ends("stop"), done(), Do::Hold],
    ];
    for reply in replies {
        let (text, usage) = hear(&Provider::start([reply]).await.model()).await;
        assert_eq!(text, "Well.");
        let usage = usage.unwrap();
        assert_eq!((usage.completion_tokens, usage.estimated, usage.finish), (2, true, Finish::Stop));
    }
}

#[tokio::test]
async fn a_provider_that_says_all_but_never_ends_has_ended() {
    let provider = Provider::start([vec![stream(), says("Well."), ends("stop"), Do::Hold]]).await;
    let model = provider.model();
    let mut answer = ask(&model);
    assert!(answer.next().await.unwrap().is_ok());
    provider.holds(1).await;
    tokio::time::pause();
    assert!(matches!(answer.next().await, Some(Ok(Piece::End(Usage { finish: Finish::Stop, .. })))));
}

#[tokio::test]
async fn what_a_provider_does_not_know_is_left_out_from_then_on() {
    let refusal = json!({"error": {"message": "stream_options: extra fields not permitted"}});
    let provider = Provider::start([whole("400 Bad Request", "", &refusal.to_string()), well()]).await;
    let model = provider.model();
    for _ in 0..2 {
        assert_eq!(hear(&model).await.0, "All is well.");
    }
    let asked: Vec<bool> =
        provider.requests().iter().map(|asked| asked.body.get("stream_options").is_some()).collect();
    assert_eq!(asked, [true, false, false]);
}

#[tokio::test]
async fn newer_names_are_used_where_they_are_wanted() {
    let refuse =
        |words: &str| whole("400 Bad Request", "", &json!({"error": {"message": words}}).to_string());
    let provider = Provider::start([
        refuse("'max_tokens' is not supported, use 'max_completion_tokens' instead"),
        refuse("'temperature' does not support 0"),
        well(),
    ])
    .await;
    assert_eq!(hear(&provider.model()).await.0, "All is well.");
    let last = &provider.requests()[2].body;
    assert_eq!(last["max_completion_tokens"], 100);
    assert!(last.get("max_tokens").is_none() && last.get("temperature").is_none());
    assert!(last.get("stream_options").is_some());
}
