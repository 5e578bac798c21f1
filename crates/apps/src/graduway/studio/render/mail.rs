//! A mail that is not sent yet (RFC 5322): a mail program opens it as a draft. Both versions of the body, as UTF-8.

use base64::{Engine, engine::general_purpose::STANDARD};
use jiff::{Timestamp, fmt::rfc2822};
use store::Time;

use super::{Letter, html};

/// A line of a body has so many characters.
const LINE: usize = 76;
/// So many bytes of a header become one word of it (RFC 2047).
const WORD: usize = 42;

/// What stands above the text.
#[derive(Clone, Debug)]
pub struct MailHead {
    /// A name and an address.
    pub from: (String, String),
    /// None for a text with places that are still to be filled.
    pub to: Option<(String, String)>,
    pub date: Time,
    /// Names it and parts its bodies. Letters and figures alone.
    pub id: String,
}

pub fn mail(letter: &Letter, head: &MailHead) -> String {
    let boundary =
        format!("piece-{}", head.id.chars().filter(char::is_ascii_alphanumeric).collect::<String>());
    let date = Timestamp::from_millisecond(head.date.millis()).unwrap_or_default();
    let date = rfc2822::to_string(&date.to_zoned(jiff::tz::TimeZone::UTC)).unwrap_or_default();
    let to = head.to.as_ref().map_or_else(|| "undisclosed-recipients:;".to_owned(), mailbox);
    let lines = [
        format!("Date: {date}"),
        format!("From: {}", mailbox(&head.from)),
        format!("To: {to}"),
        format!("Subject: {}", words(&letter.subject)),
        "X-Unsent: 1".to_owned(),
        "MIME-Version: 1.0".to_owned(),
        format!("Content-Type: multipart/alternative; boundary=\"{boundary}\""),
        String::new(),
        part(&boundary, "text/plain", &format!("{}\n", letter.paragraphs.join("\n\n")).replace('\n', "\r\n")),
        part(&boundary, "text/html", &html(letter).replace('\n', "\r\n")),
        format!("--{boundary}--"),
        String::new(),
    ];
    lines.join("\r\n")
}

fn part(boundary: &str, kind: &str, body: &str) -> String {
    let coded = STANDARD.encode(body.as_bytes());
    let lines: Vec<&str> =
        (0..coded.len()).step_by(LINE).map(|at| &coded[at..coded.len().min(at + LINE)]).collect();
    format!(
        "--{boundary}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n",
        lines.join("\r\n")
    )
}

fn mailbox((name, address): &(String, String)) -> String {
    let is_part = |c: &char| c.is_ascii_graphic() && !"<>(),;:\\\"[]".contains(*c);
    let address: String = address.chars().filter(is_part).collect();
    if name.trim().is_empty() { format!("<{address}>") } else { format!("{} <{address}>", words(name)) }
}

/// A header in encoded words, each of whole letters: whatever is in the text, it cannot begin another header.
fn words(text: &str) -> String {
    let text = text.trim();
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == ' ';
    if text.len() <= WORD && text.chars().all(is_plain) {
        return text.to_owned();
    }
    let mut pieces: Vec<String> = vec![String::new()];
    for letter in text.chars() {
        let last = pieces.last_mut().filter(|last| last.len() + letter.len_utf8() <= WORD);
        match last {
            Some(last) => last.push(letter),
            None => pieces.push(letter.to_string()),
        }
    }
    let coded: Vec<String> =
        pieces.iter().map(|piece| format!("=?UTF-8?B?{}?=", STANDARD.encode(piece.as_bytes()))).collect();
    coded.join("\r\n ")
}
