//! The words that say how much a criterion is wanted.

use std::ops::Range;

use matching::lexicon::text::Gap;

use super::{
    super::{
        message::Message,
        slots::{EVERYDAY, is_pointer, is_small, phrases},
    },
    Effect::{self, Exclude, Must, Nice, Nothing},
};

/// What stands before what it means.
pub(super) const BEFORE: &[(&str, Effect)] = &[
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
    ("most important", Must(5)),
    ("essential", Must(5)),
    ("important", Must(4)),
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
pub(super) const AFTER: &[(&str, Effect)] = &[
    ("a bonus", Nice(1)),
    ("a nice to have", Nice(2)),
    ("a plus", Nice(2)),
    ("also fine", Nice(1)),
    ("also ok", Nice(1)),
    ("also okay", Nice(1)),
    ("also works", Nice(1)),
    ("are fine", Nice(1)),
    ("are nice to have", Nice(2)),
    ("are ok", Nice(1)),
    ("are okay", Nice(1)),
    ("are optional", Nice(1)),
    ("are possible", Nice(1)),
    ("fine", Nice(1)),
    ("fine too", Nice(1)),
    ("ideal", Nice(2)),
    ("if possible", Nice(1)),
    ("if they can", Nice(1)),
    ("is a bonus", Nice(1)),
    ("is a nice to have", Nice(2)),
    ("is a plus", Nice(2)),
    ("is also fine", Nice(1)),
    ("is also ok", Nice(1)),
    ("is also okay", Nice(1)),
    ("is also possible", Nice(1)),
    ("is fine", Nice(1)),
    ("is nice to have", Nice(2)),
    ("is ok", Nice(1)),
    ("is okay", Nice(1)),
    ("is optional", Nice(1)),
    ("is possible", Nice(1)),
    ("nice to have", Nice(2)),
    ("ok", Nice(1)),
    ("ok too", Nice(1)),
    ("okay", Nice(1)),
    ("okay too", Nice(1)),
    ("optional", Nice(1)),
    ("or similar", Nice(2)),
    ("preferred", Nice(2)),
    ("works as well", Nice(1)),
    ("works too", Nice(1)),
    ("would be a bonus", Nice(1)),
    ("would be a plus", Nice(2)),
    ("would be fine", Nice(1)),
    ("would be good", Nice(2)),
    ("would be great", Nice(3)),
    ("would be ideal", Nice(3)),
    ("would be nice", Nice(2)),
    ("would be ok", Nice(1)),
    ("would be okay", Nice(1)),
    ("would help", Nice(2)),
    ("would work", Nice(1)),
    ("would work too", Nice(1)),
    ("a must", Must(5)),
    ("are essential", Must(5)),
    ("are important", Must(4)),
    ("are required", Must(5)),
    ("is a must", Must(5)),
    ("is essential", Must(5)),
    ("is important", Must(4)),
    ("is most important", Must(5)),
    ("is required", Must(5)),
    ("is very important", Must(5)),
    ("only", Must(5)),
    ("required", Must(5)),
    ("excluded", Exclude),
    ("does not count", Exclude),
    ("doesnt count", Exclude),
];

/// These have to follow at once, and with nothing behind them that they belong to: "Boston, ok?", "fine arts".
const AT_ONCE: &[&str] = &["fine", "ok", "okay"];
const AFTER_IT: &[&str] = &["", "also", "and", "as", "but", "if", "or", "though", "too"];

/// What somebody has to do.
const OF_DUTY: &[&str] = &["have to", "must", "need to"];

/// What may stand between them and that.
const AROUND_A_DUTY: &[&str] = &["also", "do", "just", "now", "really", "still", "will", "would"];

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
    "big",
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
    "huge",
    "interest",
    "interested",
    "involved",
    "large",
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
pub(super) const TURNS: &[&str] = &["although", "but", "however", "though", "while", "yet"];

/// The longest cues from left to right.
fn cues(message: &Message, table: &'static [(&'static str, Effect)]) -> Vec<(Range<usize>, Effect)> {
    let mut found = phrases(message, table.iter().copied());
    found.retain(|(_, effect)| *effect != Nothing);
    found
}

/// What only looks like a cue.
pub(super) fn harmless(message: &Message) -> Vec<Range<usize>> {
    let found = phrases(message, BEFORE.iter().copied()).into_iter();
    found.filter(|(_, effect)| *effect == Nothing).map(|(words, _)| words).collect()
}

pub(super) fn before(message: &Message) -> Vec<(Range<usize>, Effect)> {
    let mut found = cues(message, BEFORE);
    for (words, effect) in &mut found {
        if is_of_the_asker(message, words) {
            *effect = Nothing;
        }
    }
    found
}

pub(super) fn after(message: &Message) -> Vec<(Range<usize>, Effect)> {
    let mut found = cues(message, AFTER);
    found.retain(|(words, _)| {
        let is_bare = words.len() == 1 && AT_ONCE.contains(&message.word(words.start));
        let is_late = message.words[words.start].gap >= Gap::List;
        let goes_on = message.words.get(words.end).is_some_and(|word| word.gap < Gap::List);
        let is_last = !goes_on || AFTER_IT.contains(&message.word(words.end));
        !is_bare || (is_last && !is_late)
    });
    found
}

/// "We need to find a mentor" says what the asker has to do, and nothing of the mentor.
fn is_of_the_asker(message: &Message, words: &Range<usize>) -> bool {
    let is_duty = OF_DUTY.iter().any(|phrase| *phrase == message.slice(words).to_lowercase());
    let mut at = words.start;
    while AROUND_A_DUTY.contains(&message.before(at)) {
        at -= 1;
    }
    is_duty && ["i", "we", "weve", "ive"].contains(&message.before(at))
}

/// Whether a "not" says the same of what comes after this word.
pub(super) fn goes_over(message: &Message, at: usize, idle: &[Range<usize>]) -> bool {
    let word = message.word(at);
    [OVER, EVERYDAY].iter().any(|list| list.contains(&word))
        || is_small(word)
        || is_pointer(word)
        || idle.iter().any(|idle| idle.contains(&at))
}
