//! A draft as the bytes that are sent (RFC 5322), and their hash. The same draft gives the same bytes, always. Pure.

use std::{
    fmt::Write,
    time::{Duration, SystemTime},
};

use aws_lc_rs::digest::{SHA256, digest};
use lettre::{
    Message,
    message::{Mailbox, header::ContentType},
};
use store::Time;

use crate::draft::Draft;

/// A subject is no longer than this.
const LONGEST_LINE: usize = 200;

/// What a message bears beside its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letterhead {
    /// `Quadrangle <quad@quadrangle.example>`.
    pub from: String,
    /// A name and an address.
    pub to: (String, String),
    /// Who gets the answer.
    pub reply_to: Option<(String, String)>,
    /// Names it for ever: a server that gets it twice can tell.
    pub id: String,
    pub date: Time,
}

/// What is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    pub bytes: Vec<u8>,
    /// The SHA-256 of the bytes, in hexadecimal.
    pub hash: String,
    /// The address they go to.
    pub to: String,
}

/// The error says what is wrong with the addresses.
pub fn render(draft: &Draft, head: &Letterhead) -> Result<Rendered, String> {
    let from: Mailbox = head.from.parse().map_err(|_| "The sender’s address cannot be used.".to_owned())?;
    let domain = from.email.domain().to_owned();
    let to = mailbox(&head.to).ok_or("The reader’s address cannot be used.")?;
    let millis = u64::try_from(head.date.millis()).unwrap_or(0);
    let date = SystemTime::UNIX_EPOCH + Duration::from_millis(millis);
    let mut message = Message::builder()
        .from(from)
        .to(to)
        .date(date)
        .message_id(Some(format!("<{}@{domain}>", head.id)))
        .subject(line(&draft.subject.text))
        .header(ContentType::TEXT_PLAIN);
    if let Some(reply_to) = &head.reply_to {
        message = message.reply_to(mailbox(reply_to).ok_or("The address for answers cannot be used.")?);
    }
    let body = format!("{}\r\n", visible(&draft.body()).replace('\n', "\r\n"));
    let message = message.body(body).map_err(|error| error.to_string())?;
    let mut bytes = message.formatted();
    // Base64 ends without a line end; what is sent always has one.
    if !bytes.ends_with(b"\r\n") {
        bytes.extend_from_slice(b"\r\n");
    }
    Ok(Rendered { hash: hash(&bytes), bytes, to: head.to.1.clone() })
}

fn mailbox((name, address): &(String, String)) -> Option<Mailbox> {
    let name = Some(line(name)).filter(|name| !name.is_empty());
    Some(Mailbox::new(name, address.parse().ok()?))
}

/// One line without what nobody sees: what is written into a header cannot begin another.
fn line(text: &str) -> String {
    let seen: String =
        text.chars().map(|c| if api::is_hidden(c) || c.is_whitespace() { ' ' } else { c }).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST_LINE).collect()
}

/// Text without control characters; only line ends are left.
fn visible(text: &str) -> String {
    text.chars().filter(|c| *c == '\n' || !c.is_control()).collect()
}

pub fn hash(bytes: &[u8]) -> String {
    digest(&SHA256, bytes).as_ref().iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
