//! People and employers, by names that no list of ours knows.

use std::ops::Range;

use chat::{
    Value,
    understand::{Context, Read, Reader},
};
use matching::lexicon::{
    degrees, fields, industries, languages,
    places::whereabouts,
    text::{Gap, key},
    titles,
};

use super::{line::Line, words::Words};

/// What stands before the one for whom somebody is looked for.
static FOR: Words = Words("names.for");

/// What stands before somebody who is asked about.
static ABOUT: Words = Words("names.about");

/// What stands before an employer.
static AT: Words = Words("names.at");

const LONGEST: usize = 4;

/// What stands before a place and makes it another one.
const AROUND: &[&str] = &[
    "central",
    "downtown",
    "east",
    "eastern",
    "greater",
    "inner",
    "lower",
    "metro",
    "metropolitan",
    "near",
    "north",
    "northern",
    "outer",
    "south",
    "southern",
    "uptown",
    "upper",
    "west",
    "western",
];

/// Whoever the match is for.
pub fn student(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let shown = of_shown(&line, context);
    for at in 0..line.words.len() {
        let Some((phrase, after)) = line.longest(at, &FOR) else { continue };
        // "with" and "use" point to many things besides people.
        let least = if ["for", "with", "use", "student", "mentee"].contains(&phrase) { 2 } else { 1 };
        if let Some((words, number, end)) = numbered(&line, after).filter(|(words, ..)| words.len() > 1) {
            return vec![line.term(&(at..end), &number, line.slice(&words))];
        }
        let named = name_at(&line, after, context).or_else(|| called_like_a_place(&line, after));
        let Some(words) = named.filter(|words| words.len() >= least) else { continue };
        let is_shown = shown.iter().any(|read| line.words_in(&read.bytes) == words);
        let name = line.slice(&words);
        if !(is_shown && phrase != "for") {
            return vec![line.said(&(at..words.end), name)];
        }
    }
    Vec::new()
}

/// "#1234" behind a name tells which of several is meant.
fn number_at(line: &Line<'_>, at: usize) -> Option<(String, usize)> {
    let word = line.words.get(at)?;
    let has_sign = line.text[..word.start].trim_end_matches('(').ends_with('#')
        || line.text[..word.start].ends_with('#');
    let is_number = word.text.bytes().all(|byte| byte.is_ascii_digit()) && word.text.len() <= 9;
    (has_sign && is_number).then(|| (word.text.clone(), at + 1))
}

/// A name with the number of whoever is meant, whatever else the name may say: its words, the number, and the word after.
pub fn numbered(line: &Line<'_>, first: usize) -> Option<(Range<usize>, String, usize)> {
    let mut ends = first + 1..=first + LONGEST;
    let found = ends.find_map(|end| Some((first..end, number_at(line, end)?)));
    let (words, (number, after)) = found.filter(|_| line.is_capital(first))?;
    Some((words, number, after))
}

/// A name on a chip, which may have the number of whoever is meant behind it: "Maya Okonkwo #1234".
pub fn on_a_chip(text: &str) -> serde_json::Value {
    match text.rsplit_once('#').filter(|(_, id)| id.parse::<u32>().is_ok()) {
        Some((name, id)) => serde_json::json!({ "id": id, "name": name.trim() }),
        None => serde_json::json!({ "name": text }),
    }
}

/// Somebody who is asked about, shown or not.
pub fn whom(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let asked = || (0..line.words.len()).filter_map(|at| line.longest(at, &ABOUT).map(|(_, after)| after));
    // A number says who is meant, also of two who are called the same.
    let by_number = asked().find_map(|first| numbered(&line, first));
    if let Some((words, number, end)) = by_number {
        return vec![line.term(&(words.start..end), &number, line.slice(&words))];
    }
    let shown = of_shown(&line, context);
    if !shown.is_empty() {
        return shown;
    }
    let named = asked().find_map(|first| somebody(&line, first, context));
    named.map(|words| line.said(&words, line.slice(&words))).into_iter().collect()
}

/// Somebody's name that begins here: a given name and more.
pub fn somebody(line: &Line<'_>, first: usize, context: &Context<'_>) -> Option<Range<usize>> {
    let named = name_at(line, first, context).or_else(|| called_like_a_place(line, first));
    named.filter(|words| words.len() >= 2)
}

/// Those who were shown and are named: by their whole name, or by a part of it, if no other has it.
pub fn of_shown(line: &Line<'_>, context: &Context<'_>) -> Vec<Read> {
    let mut found: Vec<(Range<usize>, Read)> = Vec::new();
    for person in context.shown {
        let name = key(&person.name);
        let parts: Vec<&str> = name.split(' ').collect();
        // Of two who are called the same nobody knows who is meant.
        if context.shown.iter().any(|other| other.id != person.id && key(&other.name) == name) {
            continue;
        }
        let is_only = |part: &str| {
            let others = context.shown.iter().filter(|other| other.id != person.id);
            part.len() > 2
                && others.into_iter().all(|other| !key(&other.name).split(' ').any(|own| own == part))
        };
        for at in 0..line.words.len() {
            let whole = at..at + parts.len();
            let words = if parts.iter().enumerate().all(|(place, part)| line.word(at + place) == *part) {
                whole
            } else if parts.contains(&line.word(at))
                && is_only(line.word(at))
                && line.is_capital(at)
                && at > 0
            {
                at..at + 1
            } else {
                continue;
            };
            let is_new = found.iter().all(|(other, _)| words.end <= other.start || other.end <= words.start);
            if is_new {
                let read = line.read(&words, person.name.clone(), Value::Term(person.clone()));
                found.push((words, read));
            }
        }
    }
    found.sort_by_key(|(words, _)| words.start);
    found.into_iter().map(|(_, read)| read).collect()
}

/// Where somebody works, by a name with a capital.
pub fn employers(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let mut found = Vec::new();
    for at in 0..line.words.len() {
        let Some((phrase, after)) = line.longest(at, &AT) else { continue };
        let Some(words) = name_at(&line, after, context) else { continue };
        // "from Maya" may be anybody.
        let is_clear =
            !["from", "at", "join", "joins"].contains(&phrase) || line.before(at).starts_with("work");
        if !is_clear && phrase != "at" {
            continue;
        }
        found.push(line.said(&(after..words.end), line.slice(&words)));
        // "at Google or Microsoft"
        let mut end = words.end;
        while ["and", "or"].contains(&line.next(end)) {
            let Some(words) = name_at(&line, end + 1, context) else { break };
            found.push(line.said(&words, line.slice(&words)));
            end = words.end;
        }
    }
    found
}

/// Job titles as they are said, each in the singular: "nurses" are any kind of nurse, whatever our list calls them.
pub fn titles(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let read = |read: Read| {
        let words = line.words_in(&read.bytes);
        let mut said: Vec<&str> = words.clone().map(|at| line.word(at)).collect();
        if let Some(last) = said.last_mut() {
            *last = matching::lexicon::text::stem(last);
        }
        let said = chat::phrase::sentence_case(&said.join(" "));
        let id = match &read.value {
            Value::Term(term) => term.id.clone(),
            _ => said.clone(),
        };
        let is_pointed = read.is_pointed;
        Read { is_pointed, ..line.term(&words, &id, &said) }
    };
    let ranks = Reader::Level.read(text, context);
    let is_title = |read: &Read| {
        let words = line.words_in(&read.bytes);
        let is_rank = ranks.iter().any(|rank| rank.bytes == read.bytes);
        let is_student = ["student", "students"].contains(&line.word(words.end - 1))
            || line.before(words.start) == "student";
        !is_rank && !is_student
    };
    Reader::Title.read(text, context).into_iter().filter(is_title).map(read).collect()
}

/// Skills, but for what is a language.
pub fn skills(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let is_speech = |read: &Read| {
        let word = line.word(line.words_in(&read.bytes).start);
        ["bilingual", "fluent", "language", "languages", "multilingual", "speaking", "writing"]
            .contains(&word)
    };
    Reader::Skill.read(text, context).into_iter().filter(|read| !is_speech(read)).collect()
}

/// Two words with capitals at the end of a sentence, of which the second is also a place: Lauren Austin. "Greater
/// Boston" is none.
fn called_like_a_place(line: &Line<'_>, first: usize) -> Option<Range<usize>> {
    let goes_on = |at: usize| line.words.get(at).is_some_and(|word| word.gap <= Gap::Space);
    let is_name = line.is_capital(first) && line.is_capital(first + 1) && goes_on(first + 1);
    let is_whole =
        line.words.get(first).is_some_and(|word| word.gap < Gap::List) && line.ends_before(first + 2);
    let (given, family) = (line.slice(&(first..first + 1)), line.slice(&(first + 1..first + 2)));
    let is_part = AROUND.contains(&line.word(first)) || is_listed(given);
    let is_place = whereabouts(line.slice(&(first..first + 2))).is_some();
    let is_loud = !line.text.chars().any(char::is_lowercase);
    (is_name && is_whole && !is_part && !is_place && !is_loud && whereabouts(family).is_some())
        .then_some(first..first + 2)
}

/// Words with capitals that no list of ours knows: a name.
fn name_at(line: &Line<'_>, first: usize, context: &Context<'_>) -> Option<Range<usize>> {
    let goes_on = |at: &usize| line.words.get(*at).is_some_and(|word| *at == first || word.gap <= Gap::Space);
    let most = (first..first + LONGEST).take_while(|at| goes_on(at) && line.is_capital(*at)).count();
    let words = first..first + most;
    if most == 0 || line.words.get(first).is_some_and(|word| word.gap >= Gap::List) {
        return None;
    }
    // Whoever shouts writes everything so.
    let is_loud = !line.text.chars().any(char::is_lowercase);
    let is_known = (1..=most).any(|count| is_listed(line.slice(&(first..first + count))))
        || (first..words.end).any(|at| is_listed(line.slice(&(at..words.end))))
        || !Reader::Place.read(line.slice(&words), context).is_empty();
    (!is_loud && !is_known).then_some(words)
}

fn is_listed(text: &str) -> bool {
    whereabouts(text).is_some()
        || fields::field(text).is_some()
        || industries::industry(text).is_some()
        || languages::language(text).is_some()
        || !degrees::find_degrees(text).is_empty()
        || titles::spellings().any(|(spelling, _)| spelling.eq_ignore_ascii_case(text))
        || [
            "northfield",
            "northfield university",
            "zoom",
            "skype",
            "teams",
            "first",
            "gen",
            "sundays",
            "saturdays",
            "friday",
            "i",
        ]
        .contains(&key(text).as_str())
}
