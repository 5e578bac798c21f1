//! What can go wrong on the line, and what becomes of it.

use std::time::Duration;

use ai::{
    Model, ModelError, Piece,
    model::http::{BreakerSettings, HttpModel, RetrySettings, Secret},
};
use futures_util::StreamExt;
use reqwest::redirect::Policy;
use serde_json::json;
use tokio::{net::TcpListener, time};

use crate::provider::{
    Do, KEY, Provider, ask, client, delta, done, ends, event, head, hear, question, says, send, settings,
    stream, well, whole,
};

const SECOND: Duration = Duration::from_secs(1);

fn broken() -> Vec<Do> {
    whole("500 Internal Server Error", "", r#"{"error": {"message": "out of memory"}}"#)
}

async fn error_of(reply: Vec<Do>) -> ModelError {
    let provider = Provider::start([reply]).await;
    hear(&provider.model()).await.1.unwrap_err()
}

fn nonsense(error: ModelError) -> String {
    match error {
        ModelError::Nonsense(what) => what,
        other => panic!("{other:?} is something else"),
    }
}

#[tokio::test]
async fn nobody_is_there() {
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let model = HttpModel::new(settings(closed), client(Policy::default()));
    let (_, error) = hear(&model).await;
    assert!(matches!(&error, Err(ModelError::Away(why)) if why.contains("refused")), "{error:?}");
}

#[tokio::test]
async fn a_line_that_is_closed_without_a_word_is_tried_again() {
    let provider = Provider::start([vec![], vec![stream()], well()]).await;
    assert_eq!(hear(&provider.model()).await.0, "All is well.");
    assert_eq!(provider.requests().len(), 3);
}

#[tokio::test]
async fn a_provider_that_does_not_begin_is_slow_and_not_asked_again() {
    for reply in
        [vec![Do::Hold], vec![stream(), delta(&json!({"role": "assistant", "content": ""})), Do::Hold]]
    {
        let provider = Provider::start([reply]).await;
        let model = provider.model();
        let ((_, error), ()) = tokio::join!(hear(&model), async {
            provider.holds(1).await;
            time::pause();
        });
        assert_eq!(error, Err(ModelError::Slow));
        time::resume();
        provider.is_left().await;
        assert_eq!(provider.requests().len(), 1);
    }
}

#[tokio::test]
async fn a_provider_that_stops_in_the_middle_is_slow() {
    let provider = Provider::start([vec![stream(), says("Once "), Do::Hold]]).await;
    let mut answer = ask(&provider.model());
    assert_eq!(answer.next().await, Some(Ok(Piece::Text("Once ".to_owned()))));
    provider.holds(1).await;
    time::pause();
    let before = time::Instant::now();
    assert_eq!(answer.next().await, Some(Err(ModelError::Slow)));
    assert_eq!(before.elapsed().as_secs(), 20);
    assert_eq!(answer.next().await, None);
}

#[tokio::test]
async fn an_answer_that_dawdles_is_over_at_some_time() {
    let provider = Provider::start([vec![stream(), says("Once "), Do::Hold]]).await;
    let model = provider.model_with(|settings| settings.limits.whole = 5 * SECOND);
    let mut answer = ask(&model);
    assert!(answer.next().await.unwrap().is_ok());
    provider.holds(1).await;
    time::pause();
    assert_eq!(answer.next().await, Some(Err(ModelError::Slow)));
}

#[tokio::test]
async fn a_limit_is_waited_for_if_it_is_short() {
    let limited = |wait: &str| whole("429 Too Many Requests", wait, "{}");
    let provider =
        Provider::start([limited("retry-after-ms: 1\r\n"), limited("retry-after: 0\r\n"), well()]).await;
    assert_eq!(hear(&provider.model()).await.0, "All is well.");
    assert_eq!(provider.requests().len(), 3);
    let provider = Provider::start([limited("retry-after: 3600\r\n")]).await;
    let retry_after = Some(Duration::from_hours(1));
    assert_eq!(hear(&provider.model()).await.1, Err(ModelError::Limited { retry_after }));
    assert_eq!(provider.requests().len(), 1);
}

#[tokio::test]
async fn a_limit_until_a_time_of_day_is_waited_for_if_it_is_short() {
    let limited = |until: &str| {
        let headers =
            format!("date: Sun, 06 Nov 1994 08:49:37 GMT\r\nretry-after: Sun, 06 Nov 1994 {until} GMT\r\n");
        whole("429 Too Many Requests", &headers, "{}")
    };
    let provider = Provider::start([limited("08:49:37"), well()]).await;
    assert_eq!(hear(&provider.model()).await.0, "All is well.");
    let provider = Provider::start([limited("09:49:37")]).await;
    let retry_after = Some(Duration::from_hours(1));
    assert_eq!(hear(&provider.model()).await.1, Err(ModelError::Limited { retry_after }));
    assert_eq!(provider.requests().len(), 1);
}

#[tokio::test]
async fn a_provider_that_fails_once_is_asked_again() {
    let provider = Provider::start([broken(), well()]).await;
    assert_eq!(hear(&provider.model()).await.0, "All is well.");
    assert_eq!(provider.requests().len(), 2);
}

#[tokio::test]
async fn what_was_passed_on_is_never_asked_for_again() {
    let provider = Provider::start([vec![stream(), says("Once ")], well()]).await;
    assert_eq!(hear(&provider.model()).await, ("Once ".to_owned(), Err(ModelError::CutOff)));
    assert_eq!(provider.requests().len(), 1);
}

#[tokio::test]
async fn a_provider_that_keeps_failing_rests_until_it_has_recovered() {
    let replies = [vec![broken(); 9], vec![broken(); 3], vec![well()]].concat();
    let provider = Provider::start(replies).await;
    let rest = BreakerSettings { failures: 3, window: 60 * SECOND, rest: 30 * SECOND };
    let model = provider.model_with(|settings| settings.breaker = rest);
    let told = Err(ModelError::Broken("500, out of memory".to_owned()));
    for _ in 0..3 {
        assert_eq!(hear(&model).await.1, told);
    }
    assert_eq!(provider.requests().len(), 9, "three times each");
    assert_eq!(hear(&model).await.1, Err(ModelError::Resting));
    assert_eq!(hear(&model.clone()).await.1, Err(ModelError::Resting));
    assert_eq!(provider.requests().len(), 9);
    let later = async || {
        time::pause();
        time::advance(31 * SECOND).await;
        time::resume();
    };
    later().await;
    assert_eq!(hear(&model).await.1, told, "one is let through");
    assert_eq!(hear(&model).await.1, Err(ModelError::Resting));
    later().await;
    assert_eq!(hear(&model).await.0, "All is well.");
    assert_eq!(hear(&model).await.0, "All is well.");
}

#[tokio::test]
async fn wrong_settings_are_told_at_once_and_wear_nobody_out() {
    for (status, words) in [
        ("401 Unauthorized", "401, no such key"),
        ("403 Forbidden", "403, no such key"),
        ("404 Not Found", "404, no such key"),
        ("400 Bad Request", "400, no such key"),
    ] {
        let provider = Provider::start([whole(status, "", r#"{"error": {"message": "no such key"}}"#)]).await;
        let model = provider.model();
        for _ in 0..5 {
            assert_eq!(hear(&model).await.1, Err(ModelError::Refused(words.to_owned())));
        }
    }
    let paid = r#"{"error": {"message": "You have no money.", "code": "insufficient_quota"}}"#;
    let error = error_of(whole("429 Too Many Requests", "", paid)).await;
    assert_eq!(error, ModelError::Refused("429, You have no money.".to_owned()));
}

#[tokio::test]
async fn nobody_is_followed_elsewhere() {
    let elsewhere = Provider::start([well()]).await;
    let moved = head("307 Temporary Redirect", &format!("location: http://{}/v1\r\n", elsewhere.address));
    let provider = Provider::start([vec![moved]]).await;
    let trusting = HttpModel::new(settings(provider.address), client(Policy::default()));
    for model in [provider.model(), trusting] {
        assert!(matches!(hear(&model).await.1, Err(ModelError::Refused(why)) if why.contains("elsewhere")));
    }
}

#[tokio::test]
async fn an_answer_that_is_cut_anywhere_is_cut_off() {
    let event = "data: {\"choices\":[{\"delta\":{\"content\":\"für dich\"}}]}\n\n".as_bytes();
    let inside_letter = event.iter().position(|byte| *byte == 0xC3).unwrap() + 1;
    let in_chunks = head("200 OK", "content-type: text/event-stream\r\ntransfer-encoding: chunked\r\n");
    for cut in [1, 8, inside_letter, event.len() - 12, event.len() - 2, event.len() - 1] {
        let rest = event[..cut].to_vec();
        let plain = vec![stream(), says("Once "), Do::Send(rest.clone())];
        let Do::Send(mut first) = says("Once ") else { panic!("it is sent") };
        first.extend(rest);
        let size = format!("{:x}\r\n", first.len() + 1);
        // The chunk is announced longer than it is.
        let chunked = vec![in_chunks.clone(), send(&size), Do::Send(first)];
        for reply in [plain, chunked] {
            let provider = Provider::start([reply]).await;
            let heard = hear(&provider.model()).await;
            assert_eq!(heard, ("Once ".to_owned(), Err(ModelError::CutOff)), "cut after {cut}");
        }
    }
}

#[tokio::test]
async fn a_tool_call_that_is_cut_is_asked_for_again() {
    let part = delta(
        &json!({"tool_calls": [{"index": 0, "id": "a", "function": {"name": "find", "arguments": "{"}}]}),
    );
    let provider = Provider::start([vec![stream(), part.clone()], well()]).await;
    assert_eq!(hear(&provider.model()).await.0, "All is well.");
    assert!(nonsense(error_of(vec![stream(), part, ends("tool_calls"), done()]).await).contains("no JSON"));
}

#[tokio::test]
async fn what_cannot_be_read_is_nonsense() {
    for (reply, told) in [
        (vec![stream(), send("data: {\"choices\": [}\n\n"), Do::Hold], "not what was expected"),
        (vec![stream(), send("data: hello\n\n"), Do::Hold], "not what was expected"),
        (whole("200 OK", "content-type: application/json\r\n", "{\"choices\": "), "not what was expected"),
        (whole("200 OK", "content-type: text/html\r\n", "<h1>Welcome</h1>"), "a web page"),
        (whole("200 OK", "content-type: application/json\r\n", "\n<!doctype html>"), "a web page"),
        (whole("200 OK", "content-type: image/png\r\n", "\u{1}PNG"), "of the kind image/png"),
        (vec![stream(), send("data: "), Do::Repeat(vec![b'x'; 1 << 16])], "without an end"),
    ] {
        let told_us = nonsense(error_of(reply).await);
        assert!(told_us.contains(told), "{told_us}");
    }
}

#[tokio::test]
async fn an_answer_without_an_end_is_stopped() {
    let Do::Send(words) = says("and so on ") else { panic!("it is sent") };
    for endless in [words, b": still here\n\n".to_vec(), b"data: {}\n\n".to_vec()] {
        let provider = Provider::start([vec![stream(), Do::Repeat(endless)]]).await;
        let model = provider.model_with(|settings| settings.limits.bytes = 1 << 20);
        assert_eq!(hear(&model).await.1, Err(ModelError::Endless));
        provider.is_left().await;
    }
}

#[tokio::test]
async fn an_error_in_the_middle_of_an_answer_is_told() {
    let error = |error| event(&json!({"error": error}));
    let provider = Provider::start([vec![
        stream(),
        says("Once "),
        error(json!({"code": 500, "message": "the slot is gone"})),
        Do::Hold,
    ]])
    .await;
    let heard = hear(&provider.model()).await;
    assert_eq!(heard, ("Once ".to_owned(), Err(ModelError::Broken("the slot is gone".to_owned()))));
    let whole =
        whole("200 OK", "content-type: application/json\r\n", r#"{"error": {"code": 400, "message": "no"}}"#);
    assert_eq!(error_of(whole).await, ModelError::Refused("400, no".to_owned()));
}

#[tokio::test]
async fn the_key_is_in_no_word_of_ours() {
    let body =
        json!({"error": {"message": format!("Bearer {KEY} is wrong, so is {}***", &KEY[..8])}}).to_string();
    let kind = |kind: &str| format!("content-type: {kind}\r\n");
    let mut told = Vec::new();
    for reply in [
        whole("401 Unauthorized", "", &body),
        whole("500 Internal Server Error", "", &body),
        whole("429 Too Many Requests", "", &body),
        whole("502 Bad Gateway", &kind("text/html"), &format!("<h1>{KEY}</h1>")),
        whole("403 Forbidden", "", KEY),
        whole("200 OK", &kind(&format!("x/{KEY}")), KEY),
        whole("200 OK", &kind("application/json"), &json!({"choices": KEY}).to_string()),
        whole("200 OK", &kind("application/json"), &body),
        vec![stream(), send(&format!("data: {body}\n\n"))],
        vec![stream(), send(&format!("data: \"{KEY}\"\n\n"))],
    ] {
        let provider = Provider::start([reply]).await;
        let model =
            provider.model_with(|settings| settings.retries = RetrySettings { times: 0, ..settings.retries });
        let error = hear(&model).await.1.unwrap_err();
        told.push(format!("{error} {error:?} {} {model:?} {:?}", error.sentence(), model.describe()));
    }
    let mut settings = settings("127.0.0.1:9".parse().unwrap());
    settings.base_url = format!("http://user:{KEY}@127.0.0.1:9/v1?key={KEY}").parse().unwrap();
    told.push(format!("{settings:?} {:?}", Secret::new(KEY)));
    let model = HttpModel::new(settings, client(Policy::default()));
    told.push(format!("{model:?} {:?}", model.ask(question()).next().await));
    for told in told {
        assert!(!told.contains(&KEY[..6]), "{told}");
    }
}
