//! Who came to which events, and when. An event that nobody is said to have come to is none: "speak at a panel".

use campus::model::EventKind;
use chat::understand::{Context, Read};

use super::{scan::Scan, span::Span};

/// What somebody does who is at an event.
const CAME: &[&str] = &[
    "attended",
    "attend",
    "attends",
    "attending",
    "came to",
    "came back for",
    "came back to",
    "came for",
    "come to",
    "comes to",
    "coming to",
    "been to",
    "been at",
    "went to",
    "gone to",
    "go to",
    "goes to",
    "showed up at",
    "showed up to",
    "showed up for",
    "show up at",
    "turned up at",
    "visited",
    "joined",
    "took part in",
    "taken part in",
    "participated in",
    "made it to",
    "was at",
    "were at",
    "present at",
];

/// The same without an event: "who never came".
const ALONE: &[&str] = &["attended", "attend", "came", "come", "showed up", "turned up"];

/// After an event these say the same: "reunion attendees".
const AFTER: &[&str] =
    &["attendance", "attendee", "attendees", "goers", "participants", "participation", "visitors"];

const KINDS: &[(&str, Option<EventKind>)] = &[
    ("class reunion", Some(EventKind::Reunion)),
    ("reunion weekend", Some(EventKind::Reunion)),
    ("reunion", Some(EventKind::Reunion)),
    ("homecoming weekend", Some(EventKind::Homecoming)),
    ("homecoming", Some(EventKind::Homecoming)),
    ("guest lecture", Some(EventKind::Lecture)),
    ("lecture", Some(EventKind::Lecture)),
    ("talk", Some(EventKind::Lecture)),
    ("career panel", Some(EventKind::CareerPanel)),
    ("career event", Some(EventKind::CareerPanel)),
    ("panel discussion", Some(EventKind::CareerPanel)),
    ("panel", Some(EventKind::CareerPanel)),
    ("regional meetup", Some(EventKind::RegionalMeetup)),
    ("regional event", Some(EventKind::RegionalMeetup)),
    ("regional gathering", Some(EventKind::RegionalMeetup)),
    ("meet up", Some(EventKind::RegionalMeetup)),
    ("meet ups", Some(EventKind::RegionalMeetup)),
    ("meetup", Some(EventKind::RegionalMeetup)),
    ("online event", Some(EventKind::Webinar)),
    ("virtual event", Some(EventKind::Webinar)),
    ("webinar", Some(EventKind::Webinar)),
    ("alumni event", None),
    ("event", None),
    ("gathering", None),
    ("anything", None),
];

/// Words before an event that change nothing: whoever came to one of many came to one.
const SMALL: &[&str] = &[
    "a",
    "an",
    "any",
    "at",
    "ever",
    "its",
    "just",
    "my",
    "of",
    "one",
    "our",
    "single",
    "some",
    "the",
    "their",
    "these",
    "this",
    "those",
    "university",
];

/// The same in several words.
const ONE_OR_MORE: &[&str] = &["at least a", "at least one", "one or more"];

/// Words that count events or say which one. Nobody can be asked for by that, so that the whole is told.
const COUNTS: &[&str] = &[
    "all", "both", "couple", "dozen", "each", "every", "exactly", "few", "fewer", "five", "four", "last",
    "latest", "least", "less", "many", "more", "most", "multiple", "next", "not", "numerous", "only", "or",
    "over", "recent", "several", "than", "three", "two", "upcoming", "various", "virtual",
];

/// The first word from here on that is no small one.
fn after_small(scan: &Scan<'_>, mut at: usize) -> usize {
    loop {
        match scan.phrase(at, ONE_OR_MORE) {
            Some(end) => at = end,
            None if scan.is(at, SMALL) && kind(scan, at).is_none() => at += 1,
            None => return at,
        }
    }
}

/// "attended at least three reunions"
fn is_counted(scan: &Scan<'_>, verb: usize) -> bool {
    let mut at = verb;
    while scan.is(at, SMALL) || scan.is(at, COUNTS) || scan.word(at).bytes().all(|it| it.is_ascii_digit()) {
        if at >= scan.words.len() {
            return false;
        }
        at += 1;
    }
    at > verb && kind(scan, at).is_some()
}

/// A kind of event that is named from here on, and the word after it.
fn kind(scan: &Scan<'_>, at: usize) -> Option<(Option<EventKind>, usize)> {
    let found = KINDS.iter().filter_map(|(name, kind)| Some((*kind, scan.phrase(at, &[name])?)));
    found.max_by_key(|(_, end)| *end)
}

pub fn find(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    let mut at = 0;
    while at < scan.words.len() {
        match came(&scan, at).or_else(|| named(&scan, at)) {
            Some((read, after)) => {
                found.push(read);
                at = after.max(at + 1);
            }
            None => at += 1,
        }
    }
    found
}

/// "came to a reunion or homecoming in 2019", "never attended".
fn came(scan: &Scan<'_>, at: usize) -> Option<(Read, usize)> {
    let after_verb = scan.phrase(at, CAME);
    if let Some(verb) = after_verb {
        let mut next = verb;
        // "the 2019 reunion", "last year's homecoming"
        let mut time = None;
        loop {
            if let Some((words, own)) = scan.span_after(next, &[]).filter(|(words, _)| words.start == next) {
                time = Some(own);
                next = words.end;
            } else if after_small(scan, next) > next {
                next = after_small(scan, next);
            } else {
                break;
            }
        }
        let mut kinds = Vec::new();
        let mut is_any = false;
        let mut end = None;
        while let Some((one, after)) = kind(scan, next) {
            match one {
                Some(one) => kinds.push(one),
                None => is_any = true,
            }
            end = Some(after);
            let joined = scan.is(after, &["or", "and"])
                || scan.words.get(after).is_some_and(|_| !scan.is_joined(after));
            let more = after_small(scan, after + usize::from(scan.is(after, &["or", "and"])));
            if !joined || kind(scan, more).is_none() {
                break;
            }
            next = more;
        }
        if let Some(end) = end {
            if is_any {
                kinds.clear();
            }
            return Some(read(scan, at, end, (&kinds, time)));
        }
    }
    let end = scan.phrase(at, ALONE)?;
    if is_counted(scan, after_verb.unwrap_or(end)) {
        return None;
    }
    let is_verb =
        |word: usize| scan.is(word, &["to", "back", "from", "for", "a", "an", "the", "up", "with", "in"]);
    let time = scan.span_after(end, &["anything", "before", "ever"]).filter(|(words, _)| words.start == end);
    // "attended Harvard" and "came from Boston" are something else.
    let is_alone = time.is_some() || end >= scan.words.len() || !(is_verb(end) || scan.has_capital(end));
    let is_said = scan.is(at, &["attended"]) || time.is_some() || is_denied(scan, at);
    (is_alone && is_said).then(|| read(scan, at, end, (&[], time.map(|(_, time)| time))))
}

/// "never came"
fn is_denied(scan: &Scan<'_>, at: usize) -> bool {
    (at.saturating_sub(3)..at).any(|at| scan.is(at, &["never", "not", "hasnt", "havent", "didnt"]))
}

/// "reunion attendees", "attendees of the 2019 reunion".
fn named(scan: &Scan<'_>, at: usize) -> Option<(Read, usize)> {
    if let Some((one, after)) = kind(scan, at) {
        // "homecoming 2023 attendees", "2019 reunion attendees"
        let inside = scan.span_after(after, &[]).filter(|(words, _)| words.start == after);
        let next = inside.as_ref().map_or(after, |(words, _)| words.end);
        if let Some(end) = scan.phrase(next, AFTER) {
            let kinds: Vec<EventKind> = one.into_iter().collect();
            let before = scan.spans().iter().find(|(words, _)| words.end == at);
            let begins = before.map_or(at, |(words, _)| words.start);
            let time = inside.or_else(|| before.cloned()).map(|(_, time)| time);
            return Some(read(scan, begins, end, (&kinds, time)));
        }
    }
    let after = scan.phrase(at, AFTER)?;
    let of = ["of", "at", "for", "in", "the", "a", "any", "our"];
    let (next, time) = match scan.span_after(after, &of) {
        Some((words, time)) => (words.end, Some(time)),
        None => (scan.skip(after, &of), None),
    };
    let (one, end) = kind(scan, next)?;
    let kinds: Vec<EventKind> = one.into_iter().collect();
    Some(read(scan, at, end, (&kinds, time)))
}

/// With the time that follows, if it was not said before.
fn read(
    scan: &Scan<'_>,
    at: usize,
    end: usize,
    (kinds, said): (&[EventKind], Option<Span>),
) -> (Read, usize) {
    let mut end = end;
    let mut time = said.unwrap_or_default();
    if time == Span::default()
        && let Some((words, own)) = scan.span_after(end, &["that", "were", "was", "held", "back"])
        && scan.word(words.start + 1) != "class"
        && !(scan.is(words.start, &["from", "of"]) && scan.word(words.start + 1) == "the")
    {
        (time, end) = (own, words.end);
    }
    let text = if time == Span::default() {
        format!("attended {}", told(kinds))
    } else {
        format!("attended {} {}", told(kinds), time.said())
    };
    (scan.read(&(at..end), &id(kinds, time), &text), end)
}

fn told(kinds: &[EventKind]) -> String {
    let name = |kind: &EventKind| match kind {
        EventKind::Reunion => "a reunion",
        EventKind::Homecoming => "homecoming",
        EventKind::Lecture => "a lecture",
        EventKind::CareerPanel => "a career panel",
        EventKind::RegionalMeetup => "a regional meetup",
        EventKind::Webinar => "a webinar",
    };
    if kinds.is_empty() {
        return "an event".to_owned();
    }
    kinds.iter().map(name).collect::<Vec<_>>().join(" or ")
}

const IDS: [(&str, EventKind); 6] = [
    ("reunion", EventKind::Reunion),
    ("homecoming", EventKind::Homecoming),
    ("lecture", EventKind::Lecture),
    ("career_panel", EventKind::CareerPanel),
    ("regional_meetup", EventKind::RegionalMeetup),
    ("webinar", EventKind::Webinar),
];

/// `reunion+webinar@2019-01..2021-12`, `any@..`
fn id(kinds: &[EventKind], span: Span) -> String {
    let names: Vec<&str> =
        IDS.iter().filter(|(_, kind)| kinds.contains(kind)).map(|(name, _)| *name).collect();
    let kinds = if names.is_empty() { "any".to_owned() } else { names.join("+") };
    format!("{kinds}@{}", span.id())
}

/// What an id says: the kinds, none for all of them, and the time.
pub fn parse(id: &str) -> Option<(Vec<EventKind>, Span)> {
    let (kinds, span) = id.split_once('@')?;
    let span = Span::parse(span)?;
    if kinds == "any" {
        return Some((Vec::new(), span));
    }
    let one = |name: &str| IDS.iter().find(|(id, _)| *id == name).map(|(_, kind)| *kind);
    Some((kinds.split('+').map(one).collect::<Option<_>>()?, span))
}
