//! A calendar file (RFC 5545): one all-day entry for each open task with a date, and a reminder a week before.

use std::fmt::Write as _;

use jiff::{Timestamp, ToSpan, civil::Date, tz::TimeZone};
use sha2::{Digest, Sha256};

use super::Task;
use crate::replay::hex;

/// Octets in a line, without its end.
const LINE: usize = 75;

/// The same seed gives a task the same identity, so that a newer file replaces the older one's entries.
pub fn ics(tasks: &[Task], stamp: Timestamp, uid_seed: &str) -> String {
    let mut lines = Lines(String::new());
    lines.put("BEGIN:VCALENDAR");
    lines.put("VERSION:2.0");
    lines.put("PRODID:-//Quadrangle//Financial aid//EN");
    lines.put("CALSCALE:GREGORIAN");
    let stamp = stamp.to_zoned(TimeZone::UTC).strftime("%Y%m%dT%H%M%SZ").to_string();
    for task in tasks.iter().filter(|task| !task.done) {
        if let Some(due) = task.due {
            event(task, due, &stamp, uid_seed, &mut lines);
        }
    }
    lines.put("END:VCALENDAR");
    lines.0
}

fn event(task: &Task, due: Date, stamp: &str, seed: &str, lines: &mut Lines) {
    let day = |date: Date| date.strftime("%Y%m%d").to_string();
    let title = escaped(&task.title);
    lines.put("BEGIN:VEVENT");
    lines.put(&format!("UID:{}@quadrangle", identity(seed, &task.id)));
    lines.put(&format!("DTSTAMP:{stamp}"));
    lines.put(&format!("DTSTART;VALUE=DATE:{}", day(due)));
    // The end is not part of it. On the last day that there is, one day is meant without it.
    if let Ok(next) = due.checked_add(1.day()) {
        lines.put(&format!("DTEND;VALUE=DATE:{}", day(next)));
    }
    lines.put(&format!("SUMMARY:{title}"));
    let text = [&task.detail, &task.why, &task.source].map(|part| escaped(part));
    let text: Vec<&str> = text.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    lines.put(&format!("DESCRIPTION:{}", text.join("\\n")));
    lines.put("TRANSP:TRANSPARENT");
    lines.put("BEGIN:VALARM");
    lines.put("ACTION:DISPLAY");
    lines.put("TRIGGER:-P1W");
    lines.put(&format!("DESCRIPTION:{title}"));
    lines.put("END:VALARM");
    lines.put("END:VEVENT");
}

/// Nothing of what somebody typed is in it. The length keeps seed and task apart.
fn identity(seed: &str, id: &str) -> String {
    let mut text = String::new();
    let _ = write!(text, "{}:{seed}{id}", seed.len());
    hex(&Sha256::digest(text)).chars().take(32).collect()
}

/// Text as a value: what has a meaning of its own is marked, line ends are written out, and other control characters,
/// which no calendar may hold, are left out.
fn escaped(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(one) = rest.next() {
        match one {
            '\\' | ';' | ',' => value.extend(['\\', one]),
            '\r' => {
                rest.next_if_eq(&'\n');
                value.push_str("\\n");
            }
            '\n' | '\u{85}' | '\u{2028}' | '\u{2029}' => value.push_str("\\n"),
            '\t' => value.push(' '),
            one if one.is_control() => {}
            one => value.push(one),
        }
    }
    value
}

struct Lines(String);

impl Lines {
    /// Folded at 75 octets: what follows a blank at the beginning of a line belongs to the line before.
    fn put(&mut self, line: &str) {
        let mut used = 0;
        for one in line.chars() {
            if used + one.len_utf8() > LINE {
                self.0.push_str("\r\n ");
                used = 1;
            }
            self.0.push(one);
            used += one.len_utf8();
        }
        self.0.push_str("\r\n");
    }
}

#[cfg(test)]
mod tests;
