//! How much each criterion is wanted: whether it has to be, would be nice, or must not be.

use std::ops::Range;

use matching::lexicon::text::Gap;

use super::{
    message::Message,
    slots::{EVERYDAY, Read, is_pointer, is_small},
};
use crate::Need;

/// How a criterion is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mode {
    pub need: Need,
    pub weight: u8,
    pub excluded: bool,
}

pub(super) const PLAIN: Mode = Mode { need: Need::Must, weight: 3, excluded: false };

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    Exclude,
    Nice(u8),
    Must(u8),
    /// It looks like one of the others and is none: "not only".
    Nothing,
}

use Effect::{Exclude, Must, Nice, Nothing};

/// What stands before what it means.
const BEFORE: &[(&str, Effect)] = &[
    ("arent", Exclude),
    ("avoid", Exclude),
    ("besides", Exclude),
    ("cannot", Exclude),
    ("cant", Exclude),
    ("didnt", Exclude),
    ("doesnt", Exclude),
    ("dont", Exclude),
    ("anyone but", Exclude),
    ("anywhere but", Exclude),
    ("except", Exclude),
    ("excluding", Exclude),
    ("has yet to", Exclude),
    ("have yet to", Exclude),
    ("hasnt", Exclude),
    ("havent", Exclude),
    ("instead of", Exclude),
    ("isnt", Exclude),
    ("leave out", Exclude),
    ("minus", Exclude),
    ("neither", Exclude),
    ("never", Exclude),
    ("no", Exclude),
    ("no longer", Exclude),
    ("no one", Exclude),
    ("nobody", Exclude),
    ("non", Exclude),
    ("nor", Exclude),
    ("not", Exclude),
    ("not yet", Exclude),
    ("other than", Exclude),
    ("outside", Exclude),
    ("outside of", Exclude),
    ("rather than", Exclude),
    ("wasnt", Exclude),
    ("werent", Exclude),
    ("without", Exclude),
    ("wont", Exclude),
    ("doesnt have to", Nice(1)),
    ("dont have to", Nice(1)),
    ("neednt", Nice(1)),
    ("not necessarily", Nice(1)),
    ("maybe", Nice(1)),
    ("perhaps", Nice(1)),
    ("possibly", Nice(1)),
    ("hopefully", Nice(2)),
    ("ideally", Nice(2)),
    ("if possible", Nice(2)),
    ("nice to have", Nice(2)),
    ("prefer", Nice(2)),
    ("preferably", Nice(2)),
    ("preferred", Nice(2)),
    ("preferring", Nice(2)),
    ("would rather", Nice(2)),
    ("strongly prefer", Nice(4)),
    ("really prefer", Nice(4)),
    ("absolutely", Must(5)),
    ("exclusively", Must(5)),
    ("has to", Must(5)),
    ("have to", Must(5)),
    ("must", Must(5)),
    ("need to", Must(5)),
    ("needs to", Must(5)),
    ("only", Must(5)),
    ("required", Must(5)),
    ("strictly", Must(5)),
    ("above all", Must(5)),
    ("most importantly", Must(5)),
    ("especially", Must(4)),
    ("particularly", Must(4)),
    ("outside in", Nothing),
    ("dont forget", Nothing),
    ("dont know", Nothing),
    ("dont mind", Nothing),
    ("dont care", Nothing),
    ("no idea", Nothing),
    ("no matter", Nothing),
    ("no problem", Nothing),
    ("no longer only", Nothing),
    ("not all", Nothing),
    ("not just", Nothing),
    ("not only", Nothing),
    ("not sure", Nothing),
    ("why not", Nothing),
];

/// What stands after it.
const AFTER: &[(&str, Effect)] = &[
    ("a bonus", Nice(1)),
    ("if possible", Nice(1)),
    ("ideal", Nice(2)),
    ("a plus", Nice(2)),
    ("if they can", Nice(1)),
    ("is optional", Nice(1)),
    ("or similar", Nice(2)),
    ("preferred", Nice(2)),
    ("would be good", Nice(2)),
    ("would be great", Nice(3)),
    ("would be ideal", Nice(3)),
    ("would be nice", Nice(2)),
    ("would help", Nice(2)),
    ("would be a plus", Nice(2)),
    ("would be a bonus", Nice(1)),
    ("are required", Must(5)),
    ("is essential", Must(5)),
    ("is required", Must(5)),
    ("is a must", Must(5)),
    ("a must", Must(5)),
    ("only", Must(5)),
    ("required", Must(5)),
    ("excluded", Exclude),
    ("does not count", Exclude),
    ("doesnt count", Exclude),
];

/// How many words a cue reaches.
const REACH: usize = 6;

/// What a "not" goes over on its way to what it is said of, besides small words, those that point to a value, and those
/// that say nothing in the app: "without an email in Texas" says nothing against Texas.
const OVER: &[&str] = &[
    "active",
    "alum",
    "alumni",
    "anywhere",
    "area",
    "belong",
    "belongs",
    "candidate",
    "candidates",
    "close",
    "come",
    "coming",
    "connection",
    "connections",
    "enrolled",
    "especially",
    "field",
    "fields",
    "focused",
    "graduate",
    "graduates",
    "grad",
    "grads",
    "interest",
    "interested",
    "involved",
    "mentor",
    "mentors",
    "near",
    "nearby",
    "necessarily",
    "one",
    "ones",
    "originally",
    "particularly",
    "person",
    "persons",
    "presently",
    "residing",
    "specialize",
    "specializing",
    "ties",
    "yet",
];

/// Words that end what a cue reaches.
const TURNS: &[&str] = &["although", "but", "however", "though", "while", "yet"];

/// For each value, how it is meant; and the words that said so. A "not" goes over what is idle.
pub(super) fn modes(
    message: &Message,
    reads: &[(usize, Read)],
    idle: &[Range<usize>],
) -> (Vec<Mode>, Vec<Range<usize>>) {
    let mut modes = vec![PLAIN; reads.len()];
    let mut said: Vec<Range<usize>> = Vec::new();
    let spans: Vec<Range<usize>> = reads.iter().map(|(_, read)| message.words_in(&read.bytes)).collect();
    let is_free =
        |words: &Range<usize>| spans.iter().all(|span| words.end <= span.start || span.end <= words.start);
    for (words, effect) in cues(message, BEFORE).into_iter().filter(|(words, _)| is_free(words)) {
        let Some(first) = next(message, &spans, &words) else { continue };
        let mut between = words.end..spans[first].start;
        if effect == Exclude && !between.all(|at| goes_over(message, at, idle)) {
            continue;
        }
        said.push(words);
        for target in series(message, reads, &spans, first, effect) {
            apply(&mut modes[target], effect);
        }
    }
    for (words, effect) in cues(message, AFTER).into_iter().filter(|(words, _)| is_free(words)) {
        if said.iter().any(|said| said.start < words.end && words.start < said.end) {
            continue;
        }
        let Some(last) = before(message, &spans, &words) else { continue };
        said.push(words);
        for target in series_back(message, reads, &spans, last) {
            apply(&mut modes[target], effect);
        }
    }
    (modes, said)
}

fn apply(mode: &mut Mode, effect: Effect) {
    match effect {
        Exclude => mode.excluded = true,
        Nice(weight) => (mode.need, mode.weight) = (Need::Nice, weight),
        Must(weight) => (mode.need, mode.weight) = (Need::Must, weight),
        Nothing => {}
    }
}

/// The longest cues from left to right.
fn cues(message: &Message, table: &'static [(&'static str, Effect)]) -> Vec<(Range<usize>, Effect)> {
    super::slots::phrases(message, table.iter().copied())
        .into_iter()
        .filter(|(_, effect)| *effect != Nothing)
        .collect()
}

/// The first value after the cue, if nothing lies between that ends what the cue says.
fn next(message: &Message, spans: &[Range<usize>], cue: &Range<usize>) -> Option<usize> {
    let target = spans.iter().position(|span| span.start >= cue.end)?;
    let between = cue.end..spans[target].start;
    let ends = |at: usize| {
        message.words[at].gap >= Gap::List || TURNS.contains(&message.word(at)) || message.word(at) == "and"
    };
    // "nice to have: Polish"
    let first = message.words.get(cue.end)?;
    let has_colon = message.text[message.words[cue.end - 1].end..first.start].trim() == ":";
    let ends = |at: usize| ends(at) && !(has_colon && at == cue.end);
    let is_near = between.len() <= REACH && !between.clone().any(ends);
    let follows = message.words[spans[target].start].gap < Gap::List || (has_colon && between.is_empty());
    (is_near && follows).then_some(target)
}

fn goes_over(message: &Message, at: usize, idle: &[Range<usize>]) -> bool {
    let word = message.word(at);
    [OVER, EVERYDAY].iter().any(|list| list.contains(&word))
        || is_small(word)
        || is_pointer(word)
        || idle.iter().any(|idle| idle.contains(&at))
}

/// The last value before the cue.
fn before(message: &Message, spans: &[Range<usize>], cue: &Range<usize>) -> Option<usize> {
    let target = spans.iter().rposition(|span| span.end <= cue.start)?;
    let between = spans[target].end..cue.start;
    let ends = |at: usize| {
        message.words[at].gap >= Gap::List || TURNS.contains(&message.word(at)) || message.word(at) == "and"
    };
    let is_near = between.len() <= 3 && !between.clone().any(ends);
    (is_near && message.words[cue.start].gap < Gap::Stop).then_some(target)
}

/// The value and those that belong to the same list. A wish goes on over "and"; a "not" only over values of its kind.
fn series(
    message: &Message,
    reads: &[(usize, Read)],
    spans: &[Range<usize>],
    first: usize,
    effect: Effect,
) -> Vec<usize> {
    let mut all = vec![first];
    for at in first + 1..reads.len() {
        let between = spans[at - 1].end.min(spans[at].start)..spans[at].start;
        let is_same = reads[at].0 == reads[first].0;
        let has_comma = (between.start..=between.end)
            .any(|at| message.words.get(at).is_some_and(|word| word.gap >= Gap::List));
        let joins =
            |at: usize| ["and", "in", "nor", "not", "or", "the", "either", "any"].contains(&message.word(at));
        let is_listed = is_same && between.clone().all(joins);
        let goes_on = effect != Exclude
            && !has_comma
            && between.len() <= REACH
            && !between.clone().any(|at| TURNS.contains(&message.word(at)) || message.word(at) == "who");
        if !(is_listed || goes_on) {
            break;
        }
        all.push(at);
    }
    all
}

fn series_back(
    message: &Message,
    reads: &[(usize, Read)],
    spans: &[Range<usize>],
    last: usize,
) -> Vec<usize> {
    let mut all = vec![last];
    for at in (0..last).rev() {
        let between = spans[at].end.min(spans[at + 1].start)..spans[at + 1].start;
        let joins = |at: usize| ["and", "or"].contains(&message.word(at));
        if reads[at].0 != reads[last].0 || !between.clone().all(joins) {
            break;
        }
        all.push(at);
    }
    all
}
