//! A provider of language models that does what it is told, on a real socket of this machine.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use ai::{
    Answer, Message, Model, ModelError, Piece, Request, Usage,
    model::http::{HttpModel, HttpSettings, Jitter, Secret},
};
use futures_util::StreamExt;
use reqwest::redirect::Policy;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
};

pub const KEY: &str = "sk-quite-secret-1234567890";

/// What is done with a request.
#[derive(Clone)]
pub enum Do {
    Send(Vec<u8>),
    /// Sends this again and again.
    Repeat(Vec<u8>),
    /// Says nothing more, and keeps the line open until the other side closes it.
    Hold,
}

pub struct Provider {
    pub address: SocketAddr,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    replies: Mutex<VecDeque<Vec<Do>>>,
    /// What to do when there are no more replies.
    last: Mutex<Vec<Do>>,
    requests: Mutex<Vec<Asked>>,
    holding: watch::Sender<usize>,
    left: watch::Sender<usize>,
}

/// A request as it came.
#[derive(Clone)]
pub struct Asked {
    pub head: String,
    pub body: Value,
}

impl Provider {
    /// One reply to each request, the last one for ever.
    pub async fn start(replies: impl IntoIterator<Item = Vec<Do>>) -> Self {
        let replies: VecDeque<_> = replies.into_iter().collect();
        let state = Arc::new(State {
            last: Mutex::new(replies.back().cloned().unwrap_or_default()),
            replies: Mutex::new(replies),
            ..State::default()
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let shared = state.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, shared.clone()));
            }
        });
        Self { address, state }
    }

    pub fn model(&self) -> HttpModel {
        self.model_with(|_| {})
    }

    pub fn model_with(&self, change: impl FnOnce(&mut HttpSettings)) -> HttpModel {
        let mut settings = settings(self.address);
        change(&mut settings);
        HttpModel::new(settings, client(Policy::none()))
    }

    pub fn requests(&self) -> Vec<Asked> {
        self.state.requests.lock().unwrap().clone()
    }

    /// Waits until so many requests are being held.
    pub async fn holds(&self, count: usize) {
        self.state.holding.subscribe().wait_for(|holding| *holding >= count).await.unwrap();
    }

    /// Waits until somebody whose request was held, or answered without end, has gone.
    pub async fn is_left(&self) {
        self.state.left.subscribe().wait_for(|left| *left > 0).await.unwrap();
    }
}

/// A client. Reading the machine's certificates takes longer than most of these tests.
pub fn client(redirects: Policy) -> reqwest::Client {
    reqwest::Client::builder().redirect(redirects).tls_certs_only([]).build().unwrap()
}

pub fn settings(address: SocketAddr) -> HttpSettings {
    let address = format!("http://{address}/v1/").parse().unwrap();
    HttpSettings::new(address, "small", Some(Secret::new(KEY)), Jitter::new(|_| 0))
}

async fn serve(mut stream: TcpStream, state: Arc<State>) {
    let Some(asked) = read(&mut stream).await else { return };
    state.requests.lock().unwrap().push(asked);
    let reply = state.replies.lock().unwrap().pop_front();
    let reply = reply.unwrap_or_else(|| state.last.lock().unwrap().clone());
    for step in reply {
        match step {
            Do::Send(bytes) if stream.write_all(&bytes).await.is_err() => break,
            Do::Send(_) => {}
            Do::Repeat(bytes) => while stream.write_all(&bytes).await.is_ok() {},
            Do::Hold => {
                state.holding.send_modify(|holding| *holding += 1);
                // There is nothing to read but the end.
                let _ = stream.read(&mut [0]).await;
            }
        }
    }
    state.left.send_modify(|left| *left += 1);
}

async fn read(stream: &mut TcpStream) -> Option<Asked> {
    let mut bytes = Vec::new();
    loop {
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
        let text = String::from_utf8_lossy(&bytes);
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let head = head.to_ascii_lowercase();
        let length: usize = head.split("content-length: ").nth(1)?.lines().next()?.parse().ok()?;
        if body.len() >= length {
            return Some(Asked { body: serde_json::from_str(body).unwrap(), head });
        }
    }
}

/// An answer that ends when the line is closed.
pub fn head(status: &str, headers: &str) -> Do {
    Do::Send(format!("HTTP/1.1 {status}\r\nconnection: close\r\n{headers}\r\n").into_bytes())
}

pub fn stream() -> Do {
    head("200 OK", "content-type: text/event-stream\r\n")
}

/// A whole answer.
pub fn whole(status: &str, headers: &str, body: &str) -> Vec<Do> {
    vec![head(status, &format!("content-length: {}\r\n{headers}", body.len())), send(body)]
}

pub fn send(text: &str) -> Do {
    Do::Send(text.as_bytes().to_vec())
}

pub fn event(value: &Value) -> Do {
    send(&format!("data: {value}\n\n"))
}

pub fn delta(delta: &Value) -> Do {
    event(&json!({"choices": [{"index": 0, "delta": delta, "finish_reason": null}]}))
}

pub fn says(text: &str) -> Do {
    delta(&json!({"content": text}))
}

pub fn ends(reason: &str) -> Do {
    event(&json!({"choices": [{"index": 0, "delta": {}, "finish_reason": reason}]}))
}

pub fn counts(prompt: u32, completion: u32) -> Do {
    event(&json!({"choices": [], "usage": {"prompt_tokens": prompt, "completion_tokens": completion}}))
}

pub fn done() -> Do {
    send("data: [DONE]\n\n")
}

/// An answer with nothing wrong in it.
pub fn well() -> Vec<Do> {
    vec![stream(), says("All is "), says("well."), ends("stop"), counts(11, 4), done()]
}

pub fn question() -> Request {
    let messages = vec![Message::System("Be brief.".to_owned()), Message::User("How is it?".to_owned())];
    Request { messages, max_tokens: 100, ..Request::default() }
}

pub fn ask(model: &HttpModel) -> Answer {
    model.ask(question())
}

/// All that was said and how it ended.
pub async fn hear(model: &HttpModel) -> (String, Result<Usage, ModelError>) {
    let mut text = String::new();
    let mut answer = ask(model);
    while let Some(piece) = answer.next().await {
        match piece {
            Ok(Piece::Text(more)) => text.push_str(&more),
            Ok(Piece::Call(call)) => text.extend(["[", &call.name, " ", &call.input.to_string(), "]"]),
            Ok(Piece::End(usage)) => {
                assert!(answer.next().await.is_none(), "nothing follows the end");
                return (text, Ok(usage));
            }
            Err(error) => {
                assert!(answer.next().await.is_none(), "nothing follows an error");
                return (text, Err(error));
            }
        }
    }
    panic!("an answer has an end or an error")
}
