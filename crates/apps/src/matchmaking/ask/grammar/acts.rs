//! What is to be done with the list above: why, why not, somebody like this one, what if.

use std::ops::Range;

use chat::{
    Term, Value,
    understand::{Context, Read, Reader},
};

use super::{line::Line, names, words::Words};

static WHY_NOT: Words = Words("acts.why_not");

static WHY: Words = Words("acts.why");

static LIKE: Words = Words("acts.like");

/// Who is to meet.
static INTRODUCE: Words = Words("acts.introduce");

/// What is tried.
static IF: Words = Words("acts.if");

static WITHOUT: Words = Words("acts.without");

static NO_MATTER: Words = Words("acts.no_matter");

static AS_MUST: Words = Words("acts.as_must");

static AS_WISH: Words = Words("acts.as_wish");

/// The slots that can be tried otherwise, by what they are called.
const CALLED: &[(&str, &[&str])] = &[
    ("availability", &["availability", "schedule", "time", "times", "when", "hours", "calendar"]),
    ("count", &["count", "number"]),
    ("degree", &["degree"]),
    ("employer", &["company", "employer"]),
    ("field", &["field", "subject"]),
    ("goal", &["aim", "goal", "goals"]),
    ("industry", &["industry", "sector", "line of work"]),
    ("language", &["language", "languages"]),
    ("level", &["career stage", "level", "rank", "seniority", "stage"]),
    ("like", &["likeness", "resemblance", "similarity"]),
    ("need", &["help", "need", "needs"]),
    ("place", &["city", "location", "place", "region", "state", "where"]),
    ("skill", &["skill", "skills"]),
    ("study", &["major", "student s field", "studies", "study"]),
    ("title", &["job", "job title", "position", "role", "title"]),
    ("value", &["cause", "causes", "value", "values"]),
    ("within", &["distance", "mileage", "miles", "radius"]),
    ("way", &["format", "meeting way", "way", "way of meeting", "way to meet", "meeting"]),
    ("year", &["class year", "year"]),
];

/// What is asked about those who were shown, or about somebody who was not, and what is to be done with them.
pub fn asked(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let points = !Reader::Which.read(text, context).is_empty()
        || !names::whom(text, context).is_empty()
        || has_pronoun(&line);
    let introduces = (0..line.words.len()).find_map(|at| Some((at, line.longest(at, &INTRODUCE)?.1)));
    if let Some((at, after)) = introduces {
        let said = points.then(|| line.term(&(at..after), "introduce", "Introduce"));
        return said.into_iter().collect();
    }
    let at_start = |at: usize| {
        (0..at).all(|at| ["and", "but", "so", "ok", "okay", "then", "please", "now"].contains(&line.word(at)))
    };
    for at in (0..line.words.len()).filter(|at| at_start(*at)) {
        let why_not = line.longest(at, &WHY_NOT).filter(|(phrase, _)| *phrase != "what about" || points);
        let why = line.longest(at, &WHY);
        let (act, name, after) = match (why_not, why) {
            (Some((_, after)), _) => ("why_not", "Why not", after),
            (None, Some((_, after))) if denied(&line, after).is_some() => ("why_not", "Why not", after),
            (None, Some((_, after))) => ("why", "Why", after),
            (None, None) => continue,
        };
        let denied = denied(&line, after).map(|at| line.term(&(at..at + 1), act, name));
        let said = [line.term(&(at..after), act, name)].into_iter().chain(denied);
        return if points { said.collect() } else { Vec::new() };
    }
    Vec::new()
}

/// "Why is Maya Chen not on the list?"
fn denied(line: &Line<'_>, from: usize) -> Option<usize> {
    let denies = |at: &usize| ["not", "missing", "absent", "isnt", "wasnt"].contains(&line.word(*at));
    (from..line.words.len()).find(denies)
}

fn has_pronoun(line: &Line<'_>) -> bool {
    line.words.iter().any(|word| ["he", "her", "him", "she"].contains(&word.text.as_str()))
}

/// "Somebody like the second one", "more like Maya Chen": one of those who were shown, or else a name.
pub fn like(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let shown = Reader::Which.read(text, context);
    let named = names::of_shown(&line, context);
    for at in 0..line.words.len() {
        let Some((_, after)) = line.longest(at, &LIKE) else { continue };
        let first = line.back_over(
            at,
            &[
                "somebody", "someone", "more", "people", "others", "mentors", "another", "anyone", "one",
                "a", "mentor", "find", "show", "me",
            ],
        );
        if let Some((words, id, end)) = names::numbered(&line, after).filter(|_| first < at || at == 0) {
            let name = line.slice(&words);
            let value = Value::Term(Term { id, name: name.to_owned() });
            return vec![line.read(&(first..end), format!("like {name}"), value)];
        }
        let is_next = |start: usize| start == after || (start == after + 1 && line.word(after) == "the");
        for read in shown.iter().chain(&named) {
            let words = line.words_in(&read.bytes);
            if is_next(words.start) && matches!(read.value, Value::Term(_)) {
                return vec![line.read(
                    &(first..words.end),
                    format!("like {}", read.text),
                    read.value.clone(),
                )];
            }
        }
        let is_whole = line.word(at) == "like" && at == 0 && shown.is_empty();
        let name = names::somebody(&line, after, context).filter(|_| first < at || is_whole);
        if let Some(words) = name {
            let name = line.slice(&words);
            let value = Value::Words(chat::Words { words: name.to_owned() });
            return vec![line.read(&(first..words.end), format!("like {name}"), value)];
        }
    }
    Vec::new()
}

/// A part of what is tried, up to an "and".
struct Part {
    words: Range<usize>,
    how: Option<&'static str>,
    slot: Option<&'static str>,
}

/// Where a part of what is tried ends.
const JOINS: &[&str] = &["and", "but", "or", "plus"];

/// Words that are no change by themselves.
const SMALL: &[&str] =
    &["all", "both", "i", "it", "just", "only", "that", "the", "them", "to", "too", "we", "were"];

/// "What if I drop the place?", "what if Boston were a must?" Each change of several is one by itself.
pub fn tried(text: &str, _: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let Some((at, mut after)) =
        (0..line.words.len()).find_map(|at| line.longest(at, &IF).map(|(_, after)| (at, after)))
    else {
        return Vec::new();
    };
    while ["i", "we", "you", "the", "were", "to", "about", "only"].contains(&line.word(after)) {
        after += 1;
    }
    let parts = parts(&line, after);
    let Some(first) = parts.iter().find_map(|part| part.how) else { return Vec::new() };
    let (mut how, mut begins) = (first, at);
    let mut found = Vec::new();
    for part in &parts {
        how = part.how.unwrap_or(how);
        let words = line.slice(&part.words);
        // By its value: the tool looks for the criterion that says so.
        let (what, name) = match part.slot {
            Some(slot) => (slot.to_owned(), slot),
            None => (format!("={words}"), words),
        };
        let all = begins..part.words.end;
        found.push(line.term(&all, &format!("{how}:{what}"), &told(how, name)));
        begins = part.words.end;
    }
    found
}

/// A part that says nothing belongs to the one before it.
fn parts(line: &Line<'_>, from: usize) -> Vec<Part> {
    let mut all: Vec<Part> = Vec::new();
    let mut begins = from;
    while begins < line.words.len() {
        let ends = |at: &usize| JOINS.contains(&line.word(*at)) || line.ends_before(*at);
        let end = (begins + 1..line.words.len()).find(ends).unwrap_or(line.words.len());
        let first = begins + usize::from(begins > from && JOINS.contains(&line.word(begins)));
        let (words, mut within) = (first..end, first..end);
        let says = |at: usize| !SMALL.contains(&line.word(at)) && !is_change(line, at);
        match all.last_mut() {
            Some(before) if !within.any(says) => {
                before.how = before.how.or(how_of(line, &words));
                before.words.end = end;
            }
            _ => all.push(Part { how: how_of(line, &words), slot: slot_of(line, &words), words }),
        }
        begins = end;
    }
    all
}

/// How something is tried, by the first words that say so.
fn how_of(line: &Line<'_>, words: &Range<usize>) -> Option<&'static str> {
    words.clone().find_map(|at| how_at(line, at).map(|(how, _)| how))
}

fn how_at(line: &Line<'_>, at: usize) -> Option<(&'static str, usize)> {
    let ways: [(&'static str, &Words); 4] =
        [("must", &AS_MUST), ("drop", &NO_MATTER), ("drop", &WITHOUT), ("nice", &AS_WISH)];
    let said = ways.into_iter().filter_map(|(how, list)| Some((how, line.longest(at, list)?.1)));
    said.max_by_key(|(_, after)| *after)
}

/// Whether this word is one of those that say how.
fn is_change(line: &Line<'_>, at: usize) -> bool {
    (at.saturating_sub(LONGEST)..=at).any(|first| how_at(line, first).is_some_and(|(_, after)| at < after))
}

/// No change is said in more words.
const LONGEST: usize = 6;

fn slot_of(line: &Line<'_>, words: &Range<usize>) -> Option<&'static str> {
    words.clone().filter(|at| !is_change(line, *at)).find_map(|at| {
        let named = CALLED
            .iter()
            .filter_map(|(slot, called)| line.longest(at, called).map(|(_, after)| (*slot, after)));
        named.max_by_key(|(_, after)| *after).map(|(slot, _)| slot)
    })
}

fn told(how: &str, what: &str) -> String {
    match how {
        "must" => format!("{what} as a must"),
        "nice" => format!("{what} as a wish"),
        _ => format!("without {what}"),
    }
}
