//! How much each criterion is wanted: whether it has to be, would be nice, or must not be.

mod cues;
mod denied;

use std::ops::Range;

use matching::lexicon::text::Gap;

use self::cues::{TURNS, goes_over};
use super::{
    Grammar,
    message::Message,
    slots::{Read, is_pointer},
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

/// What does not have to be so would still be welcome.
const DENIED: Effect = Nice(1);

/// How many words a cue reaches, and how many one that stands behind what it means.
const REACH: usize = 6;
const REACH_BACK: usize = 3;

/// What goes on with a list of values, and what may stand in it with an "or".
const JOINS: &[&str] = &["and", "any", "either", "ever", "in", "nor", "not", "or", "the"];
const OR: &[&str] = &["nor", "or"];

/// What comes after these is said of somebody, and not of the value: "in Boston, who is fine with calls".
const OF_ANOTHER: &[&str] = &["he", "i", "she", "they", "we", "who"];

/// After "nothing" these say that there was something: "nothing under $100".
const BUT: &[&str] =
    &["above", "below", "beyond", "but", "else", "except", "less", "more", "over", "short", "under"];

/// After "but" these go on with something else: "gave nothing but did volunteer".
const GOES_ON: &[&str] = &[
    "always", "are", "did", "do", "does", "had", "has", "have", "is", "often", "still", "then", "were", "who",
];

/// A place that is left out ends there: "outside Boston or in finance".
const OF_A_PLACE: &[&str] = &["anywhere", "outside"];

impl Grammar {
    /// For each value, how it is meant; and the words that said so. A "not" goes over what is idle.
    pub(super) fn modes(&self, message: &Message, used: &[(usize, Read)]) -> (Vec<Mode>, Vec<Range<usize>>) {
        let is_firm = |slot: usize| self.slots[slot].is_firm;
        let mut passed = self.idle_in(message);
        let firm = used.iter().filter(|(slot, _)| is_firm(*slot));
        passed.extend(firm.map(|(_, read)| message.words_in(&read.bytes)));
        let judged: Vec<usize> = (0..used.len()).filter(|at| !is_firm(used[*at].0)).collect();
        let value = |at: &usize| {
            let (slot, read) = &used[*at];
            (self.slots[*slot].name, message.words_in(&read.bytes))
        };
        let values = Values { message, all: judged.iter().map(value).collect() };
        let mut modes = vec![PLAIN; used.len()];
        let mut said = Vec::new();
        for cue in values.cues(&passed) {
            for target in cue.targets {
                apply(&mut modes[judged[target]], cue.effect);
            }
            said.push(cue.words);
        }
        for (place, at) in judged.iter().enumerate() {
            let (slot, read) = &used[*at];
            let own = message.words_in(&read.bytes);
            let Some(words) = values.turned(&own, self.slots[*slot].denied) else { continue };
            let is_same = |target: &&usize| used[judged[**target]].0 == *slot;
            values.list(&words, place).iter().filter(is_same).for_each(|target| {
                apply(&mut modes[judged[*target]], Exclude);
            });
            said.push(words);
        }
        (modes, said)
    }
}

/// Where a "not" stands that denies nothing: "not only", "not sure".
pub(super) fn harmless(message: &Message) -> Vec<Range<usize>> {
    cues::harmless(message)
}

fn apply(mode: &mut Mode, effect: Effect) {
    match effect {
        Exclude => mode.excluded = true,
        Nice(weight) => (mode.need, mode.weight) = (Need::Nice, weight),
        Must(weight) => (mode.need, mode.weight) = (Need::Must, weight),
        Nothing => {}
    }
}

/// Words that say how something is meant, and what.
struct Cue {
    words: Range<usize>,
    effect: Effect,
    targets: Vec<usize>,
}

/// The values of a message in its order: the slot of each, and its words.
struct Values<'a> {
    message: &'a Message,
    all: Vec<(&'static str, Range<usize>)>,
}

impl Values<'_> {
    /// Of two that share words, the longer one speaks: "is not a must" is no "must".
    fn cues(&self, passed: &[Range<usize>]) -> Vec<Cue> {
        let is_free = |words: &Range<usize>| {
            self.all.iter().all(|(_, own)| words.end <= own.start || own.end <= words.start)
        };
        let before = cues::before(self.message).into_iter().filter(|(words, _)| is_free(words));
        let mut all: Vec<Cue> =
            before.filter_map(|(words, effect)| self.ahead(words, effect, passed)).collect();
        let after = cues::after(self.message).into_iter().filter(|(words, _)| is_free(words));
        all.extend(after.filter_map(|(words, effect)| {
            let targets = self.series_back(self.before(&words)?, effect);
            Some(Cue { words, effect, targets })
        }));
        let denied = denied::denied(self.message).into_iter().filter(|denied| is_free(&denied.words));
        all.extend(denied.map(|denied| {
            let ahead = || self.next(&denied.words).map(|first| self.list(&denied.words, first));
            let back = || self.before(&denied.words).map(|last| self.series_back(last, DENIED));
            let targets = if denied.is_ahead { ahead().or_else(back) } else { back().or_else(ahead) };
            Cue { words: denied.words.clone(), effect: DENIED, targets: targets.unwrap_or_default() }
        }));
        let is_inside = |own: &Range<usize>, other: &Range<usize>| {
            let overlaps = own.start < other.end && other.start < own.end;
            overlaps && own.len() < other.len()
        };
        let longer: Vec<Range<usize>> = all.iter().map(|cue| cue.words.clone()).collect();
        all.retain(|cue| !longer.iter().any(|other| is_inside(&cue.words, other)));
        // Of two that are as long, the one that looks ahead was found first.
        let mut taken: Vec<Range<usize>> = Vec::new();
        all.retain(|cue| {
            let is_new =
                taken.iter().all(|other| cue.words.end <= other.start || other.end <= cue.words.start);
            taken.push(cue.words.clone());
            is_new
        });
        all
    }

    fn ahead(&self, words: Range<usize>, effect: Effect, passed: &[Range<usize>]) -> Option<Cue> {
        let first = self.next(&words)?;
        let mut between = words.end..self.all[first].1.start;
        if effect == Exclude && !between.all(|at| goes_over(self.message, at, passed)) {
            return None;
        }
        let targets = if effect == Exclude { self.list(&words, first) } else { self.wished(first) };
        Some(Cue { words, effect, targets })
    }

    /// Where one of these words stands in a value or right behind it, and so says that it is not so.
    fn turned(&self, own: &Range<usize>, denied: &[&str]) -> Option<Range<usize>> {
        let is_here = |words: &Range<usize>| {
            let is_inside = own.start <= words.start && words.end <= own.end;
            let is_behind = words.start == own.end && self.goes_on(words.start);
            (is_inside || is_behind) && !self.is_but(words.end)
        };
        denied.iter().flat_map(|phrase| self.message.find(phrase)).find(is_here)
    }

    /// Whether it goes on with what there was: "nothing but advice", and not "nothing but volunteered".
    fn is_but(&self, at: usize) -> bool {
        let is_value = |at: usize| self.all.iter().any(|(_, words)| words.contains(&at));
        let says = |at: usize| is_value(at) || is_pointer(self.word(at)) || GOES_ON.contains(&self.word(at));
        self.goes_on(at) && BUT.contains(&self.word(at)) && !(self.word(at) == "but" && says(at + 1))
    }

    fn goes_on(&self, at: usize) -> bool {
        self.message.words.get(at).is_some_and(|word| word.gap < Gap::List)
    }

    fn word(&self, at: usize) -> &str {
        self.message.word(at)
    }

    /// Whether something ends before this word that a cue cannot reach beyond.
    fn ends(&self, at: usize) -> bool {
        self.message.words[at].gap >= Gap::List || TURNS.contains(&self.word(at)) || self.word(at) == "and"
    }

    /// The first value after the cue, if nothing lies between that ends what the cue says.
    fn next(&self, cue: &Range<usize>) -> Option<usize> {
        let target = self.all.iter().position(|(_, words)| words.start >= cue.end)?;
        let begins = self.all[target].1.start;
        let between = cue.end..begins;
        // "nice to have: Polish"
        let words = &self.message.words;
        let first = words.get(cue.end)?;
        let has_colon = self.message.text[words[cue.end - 1].end..first.start].trim() == ":";
        let ends = |at: usize| self.ends(at) && !(has_colon && at == cue.end);
        let is_near = between.len() <= REACH && !between.clone().any(ends);
        let follows = words[begins].gap < Gap::List || (has_colon && between.is_empty());
        (is_near && follows).then_some(target)
    }

    /// The last value before the cue.
    fn before(&self, cue: &Range<usize>) -> Option<usize> {
        let target = self.all.iter().rposition(|(_, words)| words.end <= cue.start)?;
        let between = self.all[target].1.end..cue.start;
        let is_of_another = |at: usize| OF_ANOTHER.contains(&self.word(at));
        let ends = |at: usize| self.ends(at) || is_of_another(at);
        let is_near = between.len() <= REACH_BACK && !between.clone().any(ends);
        (is_near && self.message.words[cue.start].gap < Gap::Stop).then_some(target)
    }

    /// The words between a value and the one before it.
    fn between(&self, at: usize) -> Range<usize> {
        let begins = self.all[at].1.start;
        self.all[at - 1].1.end.min(begins)..begins
    }

    fn has_comma(&self, between: &Range<usize>) -> bool {
        let words = &self.message.words;
        (between.start..=between.end).any(|at| words.get(at).is_some_and(|word| word.gap >= Gap::List))
    }

    /// The value and those that belong to the same wish: it goes on over "and".
    fn wished(&self, first: usize) -> Vec<usize> {
        let mut all = vec![first];
        for at in first + 1..self.all.len() {
            let between = self.between(at);
            let is_same = self.all[at].0 == self.all[first].0;
            let is_listed = is_same && between.clone().all(|at| JOINS.contains(&self.word(at)));
            let ends = |at: usize| TURNS.contains(&self.word(at)) || self.word(at) == "who";
            let goes_on = !self.has_comma(&between) && between.len() <= REACH && !between.clone().any(ends);
            if !(is_listed || goes_on) {
                break;
            }
            all.push(at);
        }
        all
    }

    /// The value and those of which the same is denied: others of its kind, and whatever an "or" joins to it. Who never
    /// gave or volunteered did neither.
    fn list(&self, cue: &Range<usize>, first: usize) -> Vec<usize> {
        let lead = cue.end..self.all[first].1.start;
        let crosses = !OF_A_PLACE.contains(&self.word(cue.start));
        // "do not live in Boston or work in finance"
        let has_verb = lead.clone().any(|at| is_pointer(self.word(at)));
        let (mut all, mut sure) = (vec![first], 1);
        for at in first + 1..self.all.len() {
            let between = self.between(at);
            let has = |list: &[&str]| between.clone().any(|at| list.contains(&self.word(at)));
            let is_or = has(OR);
            let may_stand = |at: usize| {
                JOINS.contains(&self.word(at)) || (is_or && has_verb && is_pointer(self.word(at)))
            };
            let is_same = self.all[at].0 == self.all[first].0;
            let has_comma = self.has_comma(&between);
            // "never gave, volunteered or attended": the last of them says how they are joined.
            let waits = has_comma && between.is_empty() && lead.is_empty();
            let joins = is_or && (!has_comma || all.len() > 1);
            // "No video, in person only" denies the first.
            let is_sought = has_comma && self.word(self.all[at].1.end) == "only";
            if is_sought || !between.clone().all(may_stand) || !(is_same || (crosses && (joins || waits))) {
                break;
            }
            all.push(at);
            if is_or || (is_same && sure + 1 == all.len()) {
                sure = all.len();
            }
        }
        all.truncate(sure);
        all
    }

    /// The value and those of its kind that are listed before it. A wish takes in whatever an "or" joins.
    fn series_back(&self, last: usize, effect: Effect) -> Vec<usize> {
        let mut all = vec![last];
        for at in (0..last).rev() {
            let between = self.between(at + 1);
            let joins = |at: usize| ["and", "or"].contains(&self.word(at));
            let is_same = self.all[at].0 == self.all[last].0;
            let is_or = !between.is_empty() && between.clone().all(|at| self.word(at) == "or");
            let is_wish = matches!(effect, Nice(_)) && is_or;
            if !((is_same && between.clone().all(joins)) || is_wish) {
                break;
            }
            all.push(at);
        }
        all
    }
}
