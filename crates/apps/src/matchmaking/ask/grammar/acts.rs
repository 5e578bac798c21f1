//! What is to be done with the list above: why, why not, somebody like this one, what if.

use chat::{
    Value,
    understand::{Context, Read, Reader},
};

use super::{line::Line, names, words::Words};

static WHY_NOT: Words = Words("acts.why_not");

static WHY: Words = Words("acts.why");

static LIKE: Words = Words("acts.like");

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

/// What is asked about those who were shown, or about somebody who was not.
pub fn asked(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let points = !Reader::Which.read(text, context).is_empty()
        || !names::whom(text, context).is_empty()
        || has_pronoun(&line);
    let at_start = |at: usize| {
        (0..at).all(|at| ["and", "but", "so", "ok", "okay", "then", "please", "now"].contains(&line.word(at)))
    };
    for at in (0..line.words.len()).filter(|at| at_start(*at)) {
        let why_not = line.longest(at, &WHY_NOT).filter(|(phrase, _)| *phrase != "what about" || points);
        let why = line.longest(at, &WHY);
        let (act, name, after) = match (why_not, why) {
            (Some((_, after)), _) => ("why_not", "Why not", after),
            (None, Some((_, after))) if says_not(&line, after) => ("why_not", "Why not", after),
            (None, Some((_, after))) => ("why", "Why", after),
            (None, None) => continue,
        };
        return if points { vec![line.term(&(at..after), act, name)] } else { Vec::new() };
    }
    Vec::new()
}

/// "Why is Maya Chen not on the list?"
fn says_not(line: &Line<'_>, from: usize) -> bool {
    (from..line.words.len()).any(|at| ["not", "missing", "absent", "isnt", "wasnt"].contains(&line.word(at)))
}

fn has_pronoun(line: &Line<'_>) -> bool {
    line.words.iter().any(|word| ["he", "her", "him", "she"].contains(&word.text.as_str()))
}

/// "Somebody like the second one", "more like Maya Chen".
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
    }
    Vec::new()
}

/// "What if I drop the place?", "what if Boston were a must?"
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
    let all = at..line.words.len();
    let rest = (after..line.words.len()).collect::<Vec<_>>();
    let has = |phrases: &[&str]| rest.iter().any(|at| line.longest(*at, phrases).is_some());
    let how = match () {
        () if has(&AS_WISH) => "nice",
        () if has(&WITHOUT) || has(&NO_MATTER) => "drop",
        () if has(&AS_MUST) => "must",
        () => return Vec::new(),
    };
    let slot = rest.iter().find_map(|at| {
        let named = CALLED
            .iter()
            .filter_map(|(slot, called)| line.longest(*at, called).map(|(_, after)| (*slot, after)));
        named.max_by_key(|(_, after)| *after).map(|(slot, _)| slot)
    });
    match slot {
        Some(slot) => vec![line.term(&all, &format!("{how}:{slot}"), &told(how, slot))],
        // By its value: the tool looks for the criterion that says so.
        None => {
            let words = line.slice(&(after..line.words.len()));
            vec![line.term(&all, &format!("{how}:={words}"), &told(how, words))]
        }
    }
}

fn told(how: &str, what: &str) -> String {
    match how {
        "must" => format!("{what} as a must"),
        "nice" => format!("{what} as a wish"),
        _ => format!("without {what}"),
    }
}
