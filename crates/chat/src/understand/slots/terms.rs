//! Entries of the word lists: fields, industries, skills, languages, degrees.

use std::ops::Range;

use matching::lexicon::{
    degrees::{self, find_degrees},
    fields::{self, find_fields},
    industries, languages,
    skills::{self, find_skills},
    text::Gap,
};

use super::{BETWEEN, Message, Read, bytes, is_pointed};
use crate::{Term, Value};

/// No name of a list has more words.
const LONGEST: usize = 6;

const STUDIED: &[&str] = &[
    "background",
    "degree",
    "degrees",
    "graduated",
    "graduating",
    "major",
    "majored",
    "majoring",
    "majors",
    "minor",
    "minored",
    "phd",
    "read",
    "student",
    "students",
    "studied",
    "studies",
    "study",
    "studying",
    "taught",
    "teaches",
];
const OF_STUDY: &[&str] = &[
    "alumni",
    "degree",
    "degrees",
    "department",
    "dept",
    "faculty",
    "grad",
    "grads",
    "graduate",
    "graduates",
    "junior",
    "juniors",
    "major",
    "majors",
    "minor",
    "minors",
    "program",
    "senior",
    "seniors",
    "student",
    "students",
];
const WORKED: &[&str] = &[
    "business",
    "businesses",
    "career",
    "careers",
    "companies",
    "company",
    "employed",
    "industry",
    "into",
    "job",
    "jobs",
    "sector",
    "work",
    "worked",
    "working",
    "works",
];
const OF_WORK: &[&str] = &[
    "business",
    "businesses",
    "companies",
    "company",
    "firm",
    "firms",
    "industries",
    "industry",
    "jobs",
    "sector",
    "startup",
    "startups",
    "work",
];
const KNOWN: &[&str] = &[
    "certified",
    "experience",
    "expert",
    "experts",
    "expertise",
    "know",
    "knowing",
    "knowledge",
    "knows",
    "proficient",
    "skill",
    "skilled",
    "skills",
    "use",
    "uses",
    "using",
];
const OF_SKILL: &[&str] =
    &["certification", "experience", "expert", "experts", "expertise", "skill", "skills"];
const SPOKEN: &[&str] = &[
    "bilingual",
    "fluent",
    "fluently",
    "language",
    "languages",
    "native",
    "speak",
    "speaking",
    "speaks",
    "spoken",
];
const OF_SPEECH: &[&str] = &["fluency", "language", "speaker", "speakers", "speaking", "translation"];

const LIVED: &[&str] = &["based", "live", "lived", "lives", "living", "located", "reside", "resides"];

/// Fields that are also everyday words: they need something that points to a field.
const PLAIN_FIELDS: &[&str] = &[
    "acting",
    "analytics",
    "art",
    "business",
    "commerce",
    "communication",
    "communications",
    "computing",
    "dance",
    "design",
    "drama",
    "education",
    "english",
    "ethics",
    "film",
    "government",
    "history",
    "humanities",
    "insurance",
    "law",
    "laws",
    "leadership",
    "literature",
    "management",
    "ministry",
    "music",
    "politics",
    "religion",
    "teaching",
    "theater",
    "theatre",
];

/// The same of industries.
const PLAIN_INDUSTRIES: &[&str] = &[
    "banks",
    "beauty",
    "charity",
    "church",
    "clothing",
    "colleges",
    "distribution",
    "entertainment",
    "events",
    "finance",
    "foundations",
    "film",
    "internet",
    "law",
    "leisure",
    "libraries",
    "media",
    "medicine",
    "military",
    "mining",
    "music",
    "packaging",
    "payments",
    "police",
    "property",
    "research",
    "schools",
    "securities",
    "shipping",
    "software",
    "sports",
    "staffing",
    "steel",
    "tech",
    "technology",
    "television",
    "travel",
    "universities",
    "university",
    "wellness",
];

/// How many words may stand between the word that introduces a list and its last member.
const REACH: usize = 4;

/// What people call an industry that the list calls otherwise.
const ALSO: &[(&str, &str)] = &[
    ("finance", "Financial Services"),
    ("film", "Film and Television"),
    ("law", "Legal Services"),
    ("medicine", "Hospitals and Health Care"),
    ("music", "Music Industry"),
    ("tech", "Software"),
    ("technology", "Software"),
];

pub(super) fn fields(message: &Message) -> Vec<Read> {
    windows(message, |words| {
        let text = message.slice(words);
        let field = fields::field(text)?;
        let pointed = is_pointed(message, words, STUDIED, OF_STUDY);
        let written = find_fields(text).contains(&field);
        let is_language = languages::language(text).is_some();
        let is_plain = is_language || is_one_of(message, words, PLAIN_FIELDS);
        let named = written && (!is_plain || (!is_language && is_introduced(message, words)));
        (pointed || named).then(|| (entry(field.name, field.name), pointed))
    })
}

pub(super) fn industries(message: &Message) -> Vec<Read> {
    windows(message, |words| {
        let name = industry(message.slice(words))?;
        let pointed = is_pointed(message, words, WORKED, OF_WORK);
        let is_plain = is_one_of(message, words, PLAIN_INDUSTRIES);
        let named = !is_plain || is_introduced(message, words);
        (pointed || named).then(|| (entry(name, name), pointed))
    })
}

pub(super) fn skills(message: &Message) -> Vec<Read> {
    let found = find_skills(&message.text);
    let read = found.iter().map(|found| {
        let bytes = found.start..found.end;
        let words = message.words_in(&bytes);
        let is_pointed = is_pointed(message, &words, KNOWN, OF_SKILL);
        let (text, value) = entry(found.skill.name, found.skill.name);
        Read { bytes, text, value, is_pointed }
    });
    read.collect()
}

pub(super) fn languages(message: &Message) -> Vec<Read> {
    windows(message, |words| {
        let text = message.slice(words);
        let language = languages::language(text)?;
        let pointed = is_pointed(message, words, SPOKEN, OF_SPEECH);
        // Without a capital, "polish" is what one does to shoes.
        let named = text.starts_with(char::is_uppercase);
        (pointed || named).then(|| (entry(language.code, language.name), pointed))
    })
}

pub(super) fn degrees(message: &Message) -> Vec<Read> {
    let found = find_degrees(&message.text);
    let read = found.iter().filter_map(|found| {
        let words = message.words_in(&(found.start..found.end));
        // The field that goes with a degree is a criterion of its own.
        let ends = (words.start + 1..=words.end).find(|end| {
            let alone = find_degrees(message.slice(&(words.start..*end)));
            alone.first().is_some_and(|alone| alone.degree.name == found.degree.name)
        });
        let words = words.start..ends?;
        let (text, value) = entry(found.degree.name, found.degree.name);
        Some(Read { bytes: bytes(message, &words), text, value, is_pointed: true })
    });
    read.collect()
}

pub(super) fn whole_field(text: &str) -> Option<Read> {
    fields::field(text).map(|field| all_of(text, entry(field.name, field.name)))
}

pub(super) fn whole_industry(text: &str) -> Option<Read> {
    industry(text).map(|name| all_of(text, entry(name, name)))
}

pub(super) fn whole_skill(text: &str) -> Option<Read> {
    skills::skill(text).map(|skill| all_of(text, entry(skill.name, skill.name)))
}

pub(super) fn whole_language(text: &str) -> Option<Read> {
    languages::language(text).map(|language| all_of(text, entry(language.code, language.name)))
}

/// A chip that is a degree and nothing else.
pub(super) fn whole_degree(text: &str) -> Option<Read> {
    let named = degrees::degrees().iter().find(|degree| degree.name.eq_ignore_ascii_case(text))?;
    Some(all_of(text, entry(named.name, named.name)))
}

pub(super) fn all_of(text: &str, (said, value): (String, Value)) -> Read {
    Read { bytes: 0..text.len(), text: said, value, is_pointed: true }
}

pub(super) fn entry(id: &str, name: &str) -> (String, Value) {
    (name.to_owned(), Value::Term(Term { id: id.to_owned(), name: name.to_owned() }))
}

fn industry(text: &str) -> Option<&'static str> {
    let listed = industries::industry(text).map(|industry| industry.name);
    listed.or_else(|| {
        let also = ALSO.iter().find(|(also, _)| also.eq_ignore_ascii_case(text))?;
        industries::industry(also.1).map(|industry| industry.name)
    })
}

fn is_one_of(message: &Message, words: &Range<usize>, list: &[&str]) -> bool {
    words.len() == 1 && list.contains(&message.word(words.start))
}

/// "in law", "from the film industry", "in law or medicine": what comes is where somebody works or what they studied.
fn is_introduced(message: &Message, words: &Range<usize>) -> bool {
    let introduces = |at: usize| ["about", "for", "from", "in", "into"].contains(&message.word(at));
    let mut at = words.start;
    for _ in 0..REACH {
        if message.before(at).is_empty() {
            return message.words.len() == words.len();
        }
        at -= 1;
        if introduces(at) {
            return true;
        }
        // "from law to teaching": that began something else.
        if message.word(at) == "to" {
            return false;
        }
    }
    false
}

/// Whether the word says of a value what it is to somebody: what they study, do, know, speak, or where they live.
pub(in crate::understand) fn is_pointer(word: &str) -> bool {
    [STUDIED, WORKED, KNOWN, SPOKEN, LIVED].iter().any(|list| list.contains(&word))
}

/// The words with those around them that say what they are: "studied chemistry", "biotech companies".
pub(in crate::understand) fn with_pointers(message: &Message, words: &Range<usize>) -> Range<usize> {
    let after = |word: &str| [OF_STUDY, OF_WORK, OF_SKILL, OF_SPEECH].iter().any(|list| list.contains(&word));
    let mut start = words.start;
    for at in (words.start.saturating_sub(REACH)..words.start).rev() {
        let word = message.before(at + 1);
        if is_pointer(word) {
            start = at;
        } else if !BETWEEN.contains(&word) {
            break;
        }
    }
    let ends = words.end > 0 && after(message.after(words.end - 1));
    start..words.end + usize::from(ends)
}

/// The longest entries from left to right. None goes on after a comma or the end of a sentence.
pub(super) fn windows(
    message: &Message,
    entry: impl Fn(&Range<usize>) -> Option<((String, Value), bool)>,
) -> Vec<Read> {
    let mut found = Vec::new();
    let mut first = 0;
    while first < message.words.len() {
        let next = message.words[first + 1..].iter().take(LONGEST - 1);
        let most = 1 + next.take_while(|word| word.gap < Gap::List).count();
        let hit = (1..=most).rev().find_map(|count| {
            let words = first..first + count;
            entry(&words).map(|((text, value), is_pointed)| {
                (words.end, Read { bytes: bytes(message, &words), text, value, is_pointed })
            })
        });
        match hit {
            Some((after, read)) => {
                found.push(read);
                first = after;
            }
            None => first += 1,
        }
    }
    found
}
