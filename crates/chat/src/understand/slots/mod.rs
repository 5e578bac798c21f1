//! How the slots of a grammar find their values in a message, and read a chip that a person has changed.

mod bounds;
mod dates;
mod flags;
mod levels;
mod numbers;
mod people;
mod places;
mod quantity;
mod terms;
mod titles;
mod topic;
mod which;
mod years;

use std::ops::Range;

use super::{Context, message::Message};
use crate::Value;

pub use bounds::{Bound, bounded};
pub use dates::days;
pub(super) use levels::step;
pub(super) use numbers::{is_beyond, out_of_order};
pub(super) use places::{is_far, is_in_a_ring};
pub(super) use terms::{is_pointer, with_pointers};
pub(super) use topic::{EVERYDAY, is_small, left_over, topic};

/// Every amount of money that a text names, in dollars: for readers of an app's own.
pub fn money(text: &str) -> Vec<Read> {
    numbers::money(&Message::plain(text))
}

/// What a slot holds, and so how it is read.
#[derive(Clone, Copy, Debug)]
pub enum Reader {
    /// A city or a region. The id can be read by `matching::lexicon::places::whereabouts`.
    Place,
    /// "within 30 miles of": a number of kilometres.
    Distance,
    /// A field of study; the id is its name.
    Field,
    /// The id is its name.
    Industry,
    /// A job title of our list, or what several of them end with, such as Developer. The id is its name.
    Title,
    /// The id is its name.
    Skill,
    /// How far somebody has come: `early`, `late`, or the name of a `matching::lexicon::seniority::Seniority`.
    Level,
    /// The id is the ISO 639 code.
    Language,
    /// The id is its name.
    Degree,
    /// A year or years, as a range.
    Years,
    /// The same for the year in which somebody graduates: "gave in 2015" is none.
    Class,
    /// A number with one of these units: "at least ten years of experience".
    Number(&'static [&'static str]),
    /// How many are wanted: "top five", "three mentors". These are the nouns that are counted.
    Count(&'static [&'static str]),
    /// In dollars.
    Money,
    /// 12.5 is 12.5 %.
    Percent,
    /// A day or days. The id is an interval of ISO 8601; [`days`] reads it.
    Date,
    /// Somebody of the campus, through [`Context::people`].
    Person,
    /// True if one of these phrases stands there.
    Flag(&'static [&'static str]),
    Choice(&'static [Choice]),
    /// What remains when everything else is taken out.
    Topic,
    /// One of those that the answer before has shown: a person of [`Context::shown`], or else a number counted from 1,
    /// the last one being -1.
    Which,
    /// The app's own.
    Own(fn(&str, &Context<'_>) -> Vec<Read>),
    /// The same for free words: whatever stands on its chip is a value.
    Free(fn(&str, &Context<'_>) -> Vec<Read>),
    /// The same for names, which no list has and which may have anything in them: the second reads them off a chip,
    /// where nothing else stands.
    Named(fn(&str, &Context<'_>) -> Vec<Read>, fn(&str) -> Option<Read>),
}

/// One of the things that a slot may hold.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub id: &'static str,
    pub name: &'static str,
    /// What else it is called.
    pub also: &'static [&'static str],
}

/// A value that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// Where it stands in the text that was read.
    pub bytes: Range<usize>,
    /// The value for people. Reading it again gives the same value.
    pub text: String,
    pub value: Value,
    /// The words around it say that this slot is meant: "studied biology".
    pub is_pointed: bool,
}

impl Reader {
    /// Whether it is something that people can leave behind: a place, a line of work.
    pub(super) fn is_of_life(&self) -> bool {
        matches!(self, Self::Place | Self::Field | Self::Industry | Self::Title | Self::Skill)
    }

    /// Every value that the message names.
    pub(super) fn find(&self, message: &Message, context: &Context<'_>) -> Vec<Read> {
        match self {
            Self::Place => places::find(message),
            Self::Distance => numbers::distances(message),
            Self::Field => terms::fields(message),
            Self::Industry => terms::industries(message),
            Self::Title => titles::find(message),
            Self::Skill => terms::skills(message),
            Self::Level => levels::find(message),
            Self::Language => terms::languages(message),
            Self::Degree => terms::degrees(message),
            Self::Years => years::find(message, context.today),
            Self::Class => years::classes(message, context.today),
            Self::Number(units) => numbers::with_unit(message, units),
            Self::Count(nouns) => numbers::counts(message, nouns),
            Self::Money => numbers::money(message),
            Self::Percent => numbers::percents(message),
            Self::Date => dates::find(message, context.today),
            Self::Person => people::find(message, context),
            Self::Flag(phrases) => flags::find(message, phrases),
            Self::Choice(choices) => flags::choices(message, choices),
            Self::Topic => Vec::new(),
            Self::Which => which::find(message, context.shown),
            Self::Own(find) | Self::Free(find) | Self::Named(find, _) => {
                in_bounds(find(&message.text, context), &message.text)
            }
        }
    }

    /// Every value that a text names, for readers of an app that build on this one.
    pub fn read(&self, text: &str, context: &Context<'_>) -> Vec<Read> {
        self.find(&Message::plain(text), context)
    }

    /// The value of a text that is to be nothing but this value.
    pub(super) fn whole(&self, text: &str, label: &str, context: &Context<'_>) -> Option<Read> {
        let text = text.trim();
        let message = Message::plain(text);
        let read = match self {
            Self::Place => places::whole(text),
            Self::Distance => numbers::whole_distance(&message),
            Self::Field => terms::whole_field(text),
            Self::Industry => terms::whole_industry(text),
            Self::Title => titles::whole(text),
            Self::Skill => terms::whole_skill(text),
            Self::Language => terms::whole_language(text),
            Self::Degree => terms::whole_degree(text),
            Self::Level => levels::whole(&message),
            Self::Number(_) => numbers::whole_number(&message),
            Self::Count(_) => numbers::whole_count(&message),
            Self::Money => numbers::whole_money(&message),
            Self::Percent => numbers::whole_percent(&message),
            Self::Topic | Self::Free(_) => topic::whole(text),
            Self::Which => which::whole(&message, context.shown),
            Self::Flag(_) => flags::whole(text, label),
            Self::Person => people::whole(text, context),
            Self::Named(_, whole) => whole(text),
            _ => None,
        };
        read.or_else(|| {
            let found = self.find(&message, context);
            found.into_iter().find(|read| covers(&message, &read.bytes))
        })
    }
}

/// Words that may stand around a value without saying anything else.
const AROUND: &[&str] = &[
    "a", "about", "an", "and", "are", "around", "as", "at", "based", "be", "by", "class", "for", "from",
    "in", "is", "just", "near", "of", "on", "only", "or", "please", "speaks", "that", "the", "to", "who",
    "with", "works",
];

fn covers(message: &Message, bytes: &Range<usize>) -> bool {
    let words = message.words_in(bytes);
    let outside = message.words[..words.start].iter().chain(&message.words[words.end..]);
    !words.is_empty() && outside.into_iter().all(|word| AROUND.contains(&word.text.as_str()))
}

/// What an app finds itself has to lie in the text, at letters and not between their bytes.
fn in_bounds(reads: Vec<Read>, text: &str) -> Vec<Read> {
    reads
        .into_iter()
        .filter(|read| text.get(read.bytes.clone()).is_some_and(|text| !text.is_empty()))
        .collect()
}

/// Words that lie between a pointer and what it points at.
const BETWEEN: &[&str] = &[
    "a", "an", "any", "as", "at", "degree", "for", "in", "of", "on", "or", "some", "the", "their", "to",
    "with",
];

/// How many words a pointer may stand before what it points at.
const REACH: usize = 4;

/// Whether one of the words stands before or right after, with nothing but small words between.
fn is_pointed(message: &Message, words: &Range<usize>, before: &[&str], after: &[&str]) -> bool {
    let mut at = words.start;
    for _ in 0..REACH {
        let word = message.before(at);
        // "economics majors, in insurance"
        if at < words.start && message.is_after_comma(at) {
            break;
        }
        if before.contains(&word) {
            return true;
        }
        if !BETWEEN.contains(&word) {
            break;
        }
        at -= 1;
    }
    words.end > 0 && after.contains(&message.after(words.end - 1))
}

/// The longest phrases of a table, from left to right.
pub(super) fn phrases<T: Copy>(
    message: &Message,
    table: impl IntoIterator<Item = (&'static str, T)>,
) -> Vec<(Range<usize>, T)> {
    let mut found: Vec<(Range<usize>, T)> = Vec::new();
    for (phrase, meaning) in table {
        found.extend(message.find(phrase).into_iter().map(|words| (words, meaning)));
    }
    found.sort_by_key(|(words, _)| (words.start, usize::MAX - words.end));
    let mut after = 0;
    found.retain(|(words, _)| {
        let free = words.start >= after;
        if free {
            after = words.end;
        }
        free
    });
    found
}

/// The bytes of some words.
fn bytes(message: &Message, words: &Range<usize>) -> Range<usize> {
    message.words[words.start].start..message.words[words.end - 1].end
}
