//! What a change would do: "what if I drop the place?", "what would happen without Boston?".

use std::ops::Range;

use chat::understand::{Context, Read, Reader};
use matching::lexicon::text::key;

use super::{industry, line::Line, meeting, names, student, words::Words};

/// What is tried.
pub static IF: Words = Words("tried.if");

/// Words of a question that stands before what is tried: "who would come up without the place".
static ASKING: Words = Words("tried.asking");

/// Those of them that only join the message to the one before.
static FIRST: Words = Words("tried.first");

/// Those of them that wonder. Otherwise "without" is meant as it is said.
static WOULD: Words = Words("tried.would");

/// After "if" these begin something else: "if possible", "if you can drop it".
static OTHER_IFS: Words = Words("tried.other_ifs");

static WITHOUT: Words = Words("tried.without");

static NO_MATTER: Words = Words("tried.no_matter");

static AS_MUST: Words = Words("tried.as_must");

static AS_WISH: Words = Words("tried.as_wish");

/// The slots that can be tried otherwise, by what they are called.
const CALLED: &[(&str, &[&str])] = &[
    ("availability", &["availability", "schedule", "time", "times", "when", "hours", "calendar"]),
    ("count", &["count", "number"]),
    ("degree", &["degree"]),
    ("employer", &["company", "employer", "where he works", "where she works", "where they work"]),
    ("field", &["field", "subject", "what they studied", "what they study"]),
    (
        "firstGeneration",
        &[
            "first gen",
            "first gen status",
            "first generation",
            "first generation college student",
            "first generation status",
            "first generation student",
            "first in her family",
            "first in his family",
            "first in my family",
            "first in the family",
            "first in the family at college",
            "first in their family",
            "first to go to college",
            "firstgen",
        ],
    ),
    ("goal", &["aim", "goal", "goals", "what she wants", "what he wants", "what they want"]),
    ("industry", &["industry", "sector", "line of work"]),
    ("language", &["language", "languages"]),
    (
        "level",
        &[
            "career stage",
            "how experienced",
            "how far along",
            "how senior",
            "level",
            "rank",
            "seniority",
            "stage",
        ],
    ),
    ("like", &["likeness", "resemblance", "similarity"]),
    ("need", &["help", "need", "needs"]),
    ("place", &["city", "how far away", "location", "place", "region", "state", "where"]),
    ("skill", &["skill", "skills"]),
    ("study", &["major", "student s field", "studies", "study"]),
    ("title", &["job", "job title", "position", "role", "title"]),
    ("value", &["cause", "causes", "value", "values"]),
    ("within", &["distance", "mileage", "miles", "radius"]),
    ("way", &["format", "how they meet", "meeting way", "way", "way of meeting", "way to meet", "meeting"]),
    ("year", &["class year", "year"]),
];

/// What says by itself that a slot no longer matters. "Anywhere but Boston" says something else.
const OPEN: &[(&str, &[&str])] = &[
    ("availability", &["anytime", "no matter when", "whenever"]),
    ("place", &["anywhere", "everywhere", "no matter where", "wherever"]),
];

/// The same before what a slot is called: "any city".
const ANY: &[&str] = &["all", "any", "no", "whatever", "whichever"];

/// Verbs that take something back together with a word behind it: "take the place out", "leave it open".
const TAKES: &[&str] =
    &["cut", "leave", "leaving", "left", "put", "rule", "set", "take", "taking", "threw", "throw", "took"];
const OUT: &[&str] = &["aside", "away", "off", "open", "out"];

/// A part of what is tried, up to an "and".
struct Part {
    words: Range<usize>,
    how: Option<&'static str>,
    slot: Option<&'static str>,
}

/// Where a part of what is tried ends.
const JOINS: &[&str] = &["and", "but", "or", "plus"];

/// With these a question begins.
const QUESTIONS: &[&str] = &["do", "does", "how", "show", "what", "which", "who", "whom", "would"];

/// Words that are no change by themselves.
const SMALL: &[&str] =
    &["all", "both", "i", "it", "just", "only", "that", "the", "them", "to", "too", "we", "were"];

/// "What if I drop the place?", "what if Boston were a must?" Each change of several is one by itself.
pub fn tried(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let Some((at, mut after)) = opens(&line) else { return Vec::new() };
    while ["i", "we", "you", "the", "were", "to", "about", "only"].contains(&line.word(after)) {
        after += 1;
    }
    let parts = parts(&line, after);
    let Some(first) = parts.iter().find_map(|part| part.how) else { return Vec::new() };
    let known = Known::of(&line, context);
    let (mut how, mut begins) = (first, at);
    let mut found = Vec::new();
    for part in parts.iter().filter(|part| !asks(&line, part)) {
        how = part.how.unwrap_or(how);
        let words = line.slice(&part.words);
        // By its value: the tool looks for the criterion that says so.
        let (what, name) = match part.slot {
            Some(slot) => (slot.to_owned(), slot),
            None => (format!("={}", known.name_in(&part.words, words).unwrap_or(words)), words),
        };
        let all = begins..part.words.end;
        found.push(line.term(&all, &format!("{how}:{what}"), &told(how, name)));
        begins = part.words.end;
    }
    found
}

/// "If I dropped the place, who would come up?" asks at last, and tries nothing more.
fn asks(line: &Line<'_>, part: &Part) -> bool {
    part.how.is_none() && part.slot.is_none() && QUESTIONS.contains(&line.word(part.words.start))
}

/// Where something is tried: the word with which it begins, and the word after what says so.
fn opens(line: &Line<'_>) -> Option<(usize, usize)> {
    let said = (0..line.words.len()).find_map(|at| line.longest(at, &IF).map(|(_, after)| (at, after)));
    said.or_else(|| wonders(line))
}

/// "If I dropped the place", "who would come up without it": nothing but a question stands before it.
fn wonders(line: &Line<'_>) -> Option<(usize, usize)> {
    let at = (0..line.words.len()).find(|at| !ASKING.contains(&line.word(*at)))?;
    let would = (0..at).any(|at| WOULD.contains(&line.word(at)));
    match line.word(at) {
        "if" => {
            let is_first = (0..at).all(|at| FIRST.contains(&line.word(at)));
            let is_other = line.longest(at + 1, &OTHER_IFS).is_some();
            // "If nobody is left, drop the place" is to be done.
            let end = (at + 1..line.words.len()).find(|at| line.ends_before(*at)).unwrap_or(line.words.len());
            let is_tried = (is_first || would) && !is_other && how_of(line, &(at + 1..end)).is_some();
            is_tried.then_some((0, at + 1))
        }
        "without" => would.then_some((0, at)),
        _ => None,
    }
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
    let said = words.clone().find_map(|at| how_at(line, at).map(|(how, _)| how));
    let takes = || words.clone().find(|at| TAKES.contains(&line.word(*at)));
    let is_taken = || takes().is_some_and(|at| (at + 1..words.end).any(|at| OUT.contains(&line.word(at))));
    // "What if the place were left open?"
    let is_open = || words.end.checked_sub(1).is_some_and(|last| line.word(last) == "open");
    said.or_else(|| (open_in(line, words).is_some() || is_open() || is_taken()).then_some("drop"))
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

/// The slot of which these words say that it does not matter.
fn open_in(line: &Line<'_>, words: &Range<usize>) -> Option<&'static str> {
    words.clone().find_map(|at| {
        let is_whole = |after: usize| !["around", "but", "in", "near", "within"].contains(&line.next(after));
        let mut open = OPEN.iter().filter_map(|(slot, said)| Some((*slot, line.longest(at, said)?.1)));
        let any = || ANY.contains(&line.word(at)).then(|| called(line, at + 1)).flatten();
        open.find(|(_, after)| is_whole(*after)).map(|(slot, _)| slot).or_else(any)
    })
}

fn slot_of(line: &Line<'_>, words: &Range<usize>) -> Option<&'static str> {
    let open = open_in(line, words);
    open.or_else(|| words.clone().filter(|at| !is_change(line, *at)).find_map(|at| called(line, at)))
}

fn called(line: &Line<'_>, at: usize) -> Option<&'static str> {
    let named =
        CALLED.iter().filter_map(|(slot, called)| line.longest(at, called).map(|(_, after)| (*slot, after)));
    named.max_by_key(|(_, after)| *after).map(|(slot, _)| slot)
}

/// The values of the message as their chips say them: "biotech" is Biotechnology.
struct Known(Vec<(Range<usize>, String)>);

impl Known {
    fn of(line: &Line<'_>, context: &Context<'_>) -> Self {
        let read = [
            Reader::Place.read(line.text, context),
            Reader::Language.read(line.text, context),
            Reader::Level.read(line.text, context),
            industry::industries(line.text, context),
            meeting::availability(line.text, context),
            meeting::ways(line.text, context),
            names::titles(line.text, context),
            student::studies(line.text, context),
            student::studied(line.text, context),
        ];
        let read = read.into_iter().flatten();
        Self(read.map(|read| (line.words_in(&read.bytes), read.text)).collect())
    }

    /// The longest of them that these words hold, if they say it in another way.
    fn name_in(&self, words: &Range<usize>, said: &str) -> Option<&str> {
        let within = self.0.iter().filter(|(own, _)| words.start <= own.start && own.end <= words.end);
        let (_, name) = within.max_by_key(|(own, _)| own.len())?;
        let is_said = format!(" {} ", key(said)).contains(&format!(" {} ", key(name)));
        (!is_said).then_some(name.as_str())
    }
}

fn told(how: &str, what: &str) -> String {
    match how {
        "must" => format!("{what} as a must"),
        "nice" => format!("{what} as a wish"),
        _ => format!("without {what}"),
    }
}
