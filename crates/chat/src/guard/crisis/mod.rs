//! Messages that no engine and no model should answer: somebody may be in danger. Found by words alone, so that it
//! works without any model, and always answered in the same calm way.

mod signs;

use super::{clean, phrases, token};
use crate::part::{Contact, Notice, NoticeReason, Part};

/// Looks for danger in messages, and knows whom to call here.
#[derive(Clone, Debug, Default)]
pub struct Crisis {
    /// The lines of the campus.
    campus: Vec<Contact>,
}

/// What a message may be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alarm {
    SelfHarm,
    HarmToOthers,
    Abuse,
    Emergency,
}

impl Crisis {
    /// With the lines of the campus, beside 988 and 911.
    pub fn new(campus: impl IntoIterator<Item = Contact>) -> Self {
        Self { campus: campus.into_iter().collect() }
    }

    /// What to show instead of an answer, if the message speaks of danger.
    pub fn look(&self, message: &str) -> Option<Part> {
        self.alarm(message).map(|alarm| self.notice(alarm))
    }

    /// What danger the message speaks of.
    pub fn alarm(&self, message: &str) -> Option<Alarm> {
        let (seen, _) = clean::visible(message);
        let plain = letters_for_digits(&clean::judged(&seen));
        let mut found = None;
        for part in plain.split(['.', '!', '?', ';', '\n']) {
            let words = phrases::words(&token::tokens(part));
            let alarm = signs::read(&words);
            // What cannot wait comes first.
            if alarm == Some(Alarm::Emergency) {
                return alarm;
            }
            found = found.or(alarm);
        }
        found
    }

    /// The notice with the people who can help.
    pub fn notice(&self, alarm: Alarm) -> Part {
        let emergency = contact("Emergency services", "For anybody who is in danger right now.", "911");
        let lifeline = contact(
            "988 Suicide & Crisis Lifeline",
            "Call or text 988, day and night, free of charge and confidential.",
            "988",
        );
        let mut contacts = match alarm {
            Alarm::SelfHarm => vec![lifeline, emergency],
            Alarm::HarmToOthers | Alarm::Abuse | Alarm::Emergency => vec![emergency, lifeline],
        };
        contacts.extend(self.campus.iter().cloned());
        let mut notice = Notice::new(NoticeReason::Crisis, words(alarm));
        notice.contacts = contacts;
        Part::Notice(notice)
    }
}

fn words(alarm: Alarm) -> &'static str {
    match alarm {
        Alarm::SelfHarm => {
            "Thank you for writing this. It sounds very hard, and you do not have to go through it \
                 alone. Please talk to a person now: the people below are there for you, or for somebody \
                 you are worried about. This page cannot help the way they can."
        }
        Alarm::HarmToOthers => {
            "This sounds serious. If anybody may get hurt, please call 911 now. If it is your own anger \
                 or fear that frightens you, the people below listen, without judging."
        }
        Alarm::Abuse => {
            "What you describe should not happen to anybody, and it is not your fault. If you are not \
                 safe right now, call 911. The people below listen, and you decide what happens next."
        }
        Alarm::Emergency => {
            "If somebody needs help right now, please call 911 first. This page is not watched by \
                 anybody and cannot send help."
        }
    }
}

fn contact(label: &str, detail: &str, phone: &str) -> Contact {
    Contact { label: label.to_owned(), detail: detail.to_owned(), phone: Some(phone.to_owned()) }
}

/// "k1ll" is read as it is meant.
fn letters_for_digits(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let near =
        |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|letter| letter.is_alphabetic());
    let swapped = letters.iter().enumerate().map(|(at, letter)| {
        let inside = near(at.checked_sub(1)) && near(Some(at + 1));
        match letter {
            '1' | '!' if inside => 'i',
            '0' if inside => 'o',
            '3' if inside => 'e',
            '@' | '4' if inside => 'a',
            '$' | '5' if inside => 's',
            other => *other,
        }
    });
    swapped.collect()
}

#[cfg(test)]
mod tests;
