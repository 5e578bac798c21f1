//! When and how people meet.

use chat::understand::{Context, Read};
use matching::lexicon::times;

use super::{line::Line, words::Words};

/// What is said around a time, and belongs to it.
static AROUND: Words = Words("meeting.around");

/// What is said before "now", where it is no small word.
const FREE: &[&str] = &["available", "begin", "free", "meet", "right", "start", "starting"];

const COUNTED_ON: &[&str] = &["coming", "following", "last", "next", "this"];

const SPANS: &[&str] =
    &["fall", "month", "quarter", "semester", "spring", "summer", "term", "week", "winter", "year"];

/// Ways to meet: what people say, the id, the name.
const WAYS: &[(&[&str], &str, &str)] = &[
    (
        &[
            "video",
            "video call",
            "video chat",
            "video calls only",
            "videoconference",
            "online",
            "online meeting",
            "zoom",
            "skype",
            "facetime",
            "google meet",
            "microsoft teams",
            "remote",
            "remotely",
            "remote meeting",
            "virtual",
            "virtually",
            "virtual meeting",
            "by phone",
            "over the phone",
            "phone call",
            "long distance",
        ],
        "video",
        "By video",
    ),
    (
        &[
            "in person",
            "in person meeting",
            "in real life",
            "irl",
            "face to face",
            "f2f",
            "on campus",
            "over coffee",
            "for coffee",
            "grab coffee",
            "locally",
            "offline",
            "on site",
            "onsite",
        ],
        "in_person",
        "In person",
    ),
    (
        &["in person or by video", "either way", "in person or online", "online or in person", "hybrid"],
        "either",
        "In person or by video",
    ),
];

static OF_A_WAY: Words = Words("meeting.of_a_way");

/// What makes a word something else: "video games", "remote sensing".
static NOT_A_WAY: Words = Words("meeting.not_a_way");

/// Times of the week, each by itself: "weekday mornings or afternoons" are two.
pub fn availability(text: &str, _: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let mut found = Vec::new();
    for one in times::find(&line.words) {
        let first = line.back_over(one.words.start, &AROUND);
        for part in one.times.parts() {
            let name = part.name();
            found.push(line.term(&(first..one.words.end), &name, &name));
        }
    }
    found
}

/// Days that are counted from today. A calendar has them, and a record does not: they are told.
pub fn days(text: &str, _: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let mut found = Vec::new();
    for at in 0..line.words.len() {
        let is_now = line.word(at) == "now" && FREE.contains(&line.before(at));
        if is_now || ["today", "tonight", "tomorrow"].contains(&line.word(at)) {
            found.push(line.said(&(at..at + 1), line.slice(&(at..at + 1))));
        }
        if !COUNTED_ON.contains(&line.word(at)) {
            continue;
        }
        let both = at..at + 2;
        if SPANS.contains(&line.next(at + 1)) {
            found.push(line.said(&both, line.slice(&both)));
        } else if !line.ends_before(at + 1) && times::find(&line.words[at + 1..at + 2]).len() == 1 {
            // The part of the week is heard, and which one of them it is, is told.
            found.push(line.said(&(at..at + 1), line.slice(&both)));
        }
    }
    found
}

pub fn ways(text: &str, _: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < line.words.len() {
        let hit = WAYS.iter().filter_map(|(said, id, name)| {
            let (_, after) = line.longest(at, said)?;
            Some((after, *id, *name))
        });
        match hit.max_by_key(|(after, ..)| *after) {
            Some((after, id, name)) if !NOT_A_WAY.contains(&line.next(after)) => {
                let first = line.back_over(at, &OF_A_WAY);
                let end =
                    (after..line.words.len()).take_while(|at| OF_A_WAY.contains(&line.next(*at))).last();
                found.push(line.term(&(first..end.map_or(after, |end| end + 1)), id, name));
                at = after;
            }
            _ => at += 1,
        }
    }
    found
}
