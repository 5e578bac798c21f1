//! Whether somebody can still be reached, and what they have agreed to.

use chat::understand::{Context, Read};
use jiff::ToSpan;

use super::scan::Scan;

const BOUNCED: &[&str] = &[
    "bounced emails",
    "bounced email",
    "bounced mail",
    "bouncing emails",
    "bouncing email",
    "email address bounced",
    "email address bounces",
    "email address has bounced",
    "email address that bounced",
    "email addresses bounced",
    "email addresses have bounced",
    "email addresses that bounced",
    "email has bounced",
    "email bounced",
    "emails bounced",
    "email bounces",
    "emails bounce",
    "email that bounces",
    "mail has bounced",
    "mail bounced",
    "mail bounces",
    "bounced",
    "undeliverable email",
    "undeliverable",
    "invalid email",
    "dead email",
    "dead email address",
    "dead mailbox",
    "dead mail",
    "email is dead",
    "emails are dead",
    "email address is dead",
    "email addresses are dead",
    "email has died",
    "email went dead",
    "mailbox is dead",
];

const REACHED: &[&str] = &[
    "email not bounced",
    "email has not bounced",
    "email hasnt bounced",
    "email does not bounce",
    "email doesnt bounce",
    "emails not bounced",
    "mail not bounced",
    "working email",
    "valid email",
    "deliverable email",
];

const STALE: &[&str] = &[
    "stale contact data",
    "stale contact details",
    "stale contact",
    "stale addresses",
    "stale address",
    "stale data",
    "outdated contact data",
    "outdated contact details",
    "outdated contact",
    "outdated address",
    "outdated addresses",
    "old contact data",
    "contact out of date",
    "out of date contact",
    "contact not confirmed",
    "not confirmed",
    "unconfirmed contact",
    "unconfirmed address",
    "not been confirmed",
    "contact data is stale",
];

/// How many years after they were last confirmed ways to reach somebody count as stale.
const STALE_AFTER: i64 = 3;

const FRESH: &[&str] =
    &["confirmed contact", "contact confirmed", "up to date contact", "current contact", "fresh contact"];

/// Bounced, or stale since a day: `bounced`, `reached`, `stale@2023-11-16`, `fresh@2023-11-16`.
pub fn contact(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    let mut at = 0;
    while at < scan.words.len() {
        let next = if let Some(end) = scan.phrase(at, REACHED) {
            found.push(scan.read(&(at..end), "reached", "email not bounced"));
            end
        } else if let Some(end) = scan.phrase(at, BOUNCED) {
            found.push(scan.read(&(at..end), "bounced", "email bounced"));
            end
        } else if let Some(end) = scan.phrase(at, STALE) {
            dated(&scan, (at, end), ("stale", "contact not confirmed"), &mut found)
        } else if let Some(end) = scan.phrase(at, FRESH) {
            dated(&scan, (at, end), ("fresh", "contact confirmed"), &mut found)
        } else {
            at + 1
        };
        at = next;
    }
    found
}

fn dated(
    scan: &Scan<'_>,
    (at, end): (usize, usize),
    (id, said): (&str, &str),
    found: &mut Vec<Read>,
) -> usize {
    let time = scan.span_after(end, &["at", "all"]);
    let since = time.as_ref().and_then(|(_, time)| time.from);
    let end = time.filter(|_| since.is_some()).map_or(end, |(words, _)| words.end);
    let day = match since {
        Some(month) => jiff::civil::date(month.year, month.month, 1),
        None => scan.today.checked_sub(STALE_AFTER.years()).unwrap_or(scan.today).first_of_month(),
    };
    let time = super::span::Span { from: Some(campus::search::Month::of(day)), to: None };
    found.push(scan.read(&(at..end), &format!("{id}@{day}"), &format!("{said} {}", time.said())));
    end
}

const AGREED: &[(&[&str], &str, &str)] = &[
    (
        &[
            "agreed to email",
            "agreed to emails",
            "agreed to be emailed",
            "may be emailed",
            "can be emailed",
            "email consent",
            "consent to email",
            "consented to email",
            "reachable by email",
            "opted in to email",
            "whom we may email",
            "we may email",
            "we can email",
        ],
        "email",
        "agreed to email",
    ),
    (
        &[
            "agreed to calls",
            "agreed to be called",
            "may be called",
            "can be called",
            "phone consent",
            "consent to calls",
            "reachable by phone",
            "we may call",
            "we can call",
            "agreed to phone",
        ],
        "phone",
        "agreed to phone",
    ),
    (
        &[
            "agreed to letters",
            "may be written to",
            "address consent",
            "reachable by post",
            "reachable by mail",
            "we may write to",
            "agreed to address",
        ],
        "address",
        "agreed to address",
    ),
];

pub fn agreed(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    for at in 0..scan.words.len() {
        for (phrases, id, said) in AGREED {
            if let Some(end) = scan.phrase(at, phrases) {
                found.push(scan.read(&(at..end), id, said));
            }
        }
    }
    found
}
