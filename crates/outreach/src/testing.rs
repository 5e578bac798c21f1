//! For tests: a mail server on this machine that does what it is told, and shows what it got.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard},
};

use identity::mail::{Mailer, Transport};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

/// What the server does with the next message. Without a word it takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Take,
    /// 451: try again later.
    Later,
    /// 550: there is no such mailbox.
    Never,
    /// Takes the whole message and hangs up without an answer.
    HangUp,
}

/// A message as it arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    pub from: String,
    pub to: String,
    /// Byte for byte.
    pub message: Vec<u8>,
}

#[derive(Default)]
struct Inside {
    manners: VecDeque<Manner>,
    received: Vec<Received>,
    /// How many messages were offered, taken or not.
    offered: usize,
}

/// A mail server. It ends when this is dropped.
pub struct MailServer {
    inside: Arc<Mutex<Inside>>,
    port: u16,
    task: JoinHandle<()>,
}

impl Drop for MailServer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl MailServer {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let port = listener.local_addr().expect("it has an address").port();
        let inside = Arc::new(Mutex::new(Inside::default()));
        let shared = Arc::clone(&inside);
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, Arc::clone(&shared)));
            }
        });
        Self { inside, port, task }
    }

    /// What is sent through it.
    pub fn mailer(&self) -> Mailer {
        mailer(self.port)
    }

    /// What to do with the next messages, one after the other.
    pub fn will(&self, manners: &[Manner]) {
        self.lock().manners.extend(manners);
    }

    pub fn received(&self) -> Vec<Received> {
        self.lock().received.clone()
    }

    pub fn offered(&self) -> usize {
        self.lock().offered
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        lock(&self.inside)
    }
}

/// Sends to a port where perhaps nobody listens.
pub fn mailer(port: u16) -> Mailer {
    let transport = Transport::smtp(&format!("smtp://127.0.0.1:{port}")).expect("an address");
    Mailer::new(transport, "Quadrangle <quad@quadrangle.example>", "http://127.0.0.1:4600").expect("a sender")
}

/// A port where nobody listens.
pub async fn closed_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    listener.local_addr().expect("it has an address").port()
}

fn lock(inside: &Mutex<Inside>) -> MutexGuard<'_, Inside> {
    inside.lock().expect("nothing panics while holding this")
}

async fn talk(stream: TcpStream, inside: Arc<Mutex<Inside>>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read);
    let mut say = async |text: &str| write.write_all(format!("{text}\r\n").as_bytes()).await.is_ok();
    let (mut from, mut to) = (String::new(), String::new());
    let mut manner = Manner::Take;
    say("220 test").await;
    let mut line = String::new();
    loop {
        line.clear();
        if !matches!(lines.read_line(&mut line).await, Ok(count) if count > 0) {
            return;
        }
        let text = line.trim_end();
        let word = text.get(..4).unwrap_or_default().to_ascii_uppercase();
        let is_said = match word.as_str() {
            "EHLO" => say("250-test\r\n250-8BITMIME\r\n250 SMTPUTF8").await,
            "MAIL" => {
                manner = {
                    let mut inside = lock(&inside);
                    inside.offered += 1;
                    inside.manners.pop_front().unwrap_or(Manner::Take)
                };
                from = address(text);
                say("250 ok").await
            }
            "RCPT" => {
                to = address(text);
                match manner {
                    Manner::Later => say("451 try again later").await,
                    Manner::Never => say("550 there is no such mailbox").await,
                    Manner::Take | Manner::HangUp => say("250 ok").await,
                }
            }
            "DATA" => {
                say("354 go on").await;
                let Some(message) = data(&mut lines).await else { return };
                if manner == Manner::HangUp {
                    return;
                }
                lock(&inside).received.push(Received { from: from.clone(), to: to.clone(), message });
                say("250 taken").await
            }
            "QUIT" => {
                say("221 bye").await;
                return;
            }
            _ => say("250 ok").await,
        };
        if !is_said {
            return;
        }
    }
}

fn address(line: &str) -> String {
    let inside = line.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    inside.map(|(address, _)| address.to_owned()).unwrap_or_default()
}

/// The message up to the dot that ends it, without the dots that were put in on its way.
async fn data(lines: &mut (impl AsyncBufReadExt + Unpin)) -> Option<Vec<u8>> {
    let mut message = Vec::new();
    loop {
        let mut line = Vec::new();
        if !matches!(lines.read_until(b'\n', &mut line).await, Ok(count) if count > 0) {
            return None;
        }
        if line == b".\r\n" {
            return Some(message);
        }
        let stuffed = line.first() == Some(&b'.');
        message.extend_from_slice(&line[usize::from(stuffed)..]);
    }
}
