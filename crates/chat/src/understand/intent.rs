//! Which of the app's intents a message has: by the words that point to one, by its examples, by the criteria it names.

use std::ops::Range;

use ai::Embedder;
use matching::lexicon::text::Gap;

use super::{
    Context, Grammar, Intent,
    message::Message,
    similar::Examples,
    slots::{Read, Reader},
};

/// From here on a message is taken to have an intent.
pub(super) const SURE: f32 = 0.30;

/// Two intents that lie so close cannot be told apart.
const CLOSE: f32 = 0.06;

/// Cues this strong need no second opinion.
const CLEAR: f32 = 0.55;

const BY_CUES: f32 = 0.60;
const BY_EXAMPLES: f32 = 0.32;
const BY_CRITERIA: f32 = 0.08;

/// Words before the verb of a request.
const POLITE: &[&str] = &[
    "a",
    "able",
    "actually",
    "also",
    "and",
    "be",
    "can",
    "could",
    "do",
    "for",
    "hello",
    "help",
    "hey",
    "hi",
    "i",
    "id",
    "if",
    "just",
    "know",
    "like",
    "look",
    "love",
    "me",
    "maybe",
    "need",
    "now",
    "ok",
    "okay",
    "please",
    "possible",
    "so",
    "tell",
    "then",
    "to",
    "try",
    "us",
    "want",
    "wanna",
    "we",
    "will",
    "wondering",
    "would",
    "you",
];

/// What a message was taken for.
#[derive(Clone, Debug)]
pub(super) struct Scored {
    /// Of each intent.
    pub totals: Vec<f32>,
    /// The part of it that its cues earned.
    pub cues: Vec<f32>,
}

impl Scored {
    /// The best intent and how sure it is; of two alike, the earlier one.
    pub fn best(&self) -> Option<(usize, f32)> {
        let mut best: Option<(usize, f32)> = None;
        for (at, total) in self.totals.iter().enumerate() {
            if best.is_none_or(|(_, most)| *total > most) {
                best = Some((at, *total));
            }
        }
        best.filter(|(_, total)| *total >= SURE)
    }

    /// Another intent that is as likely as the best one, when both have words that point to them.
    pub fn rival(&self, best: usize) -> Option<usize> {
        let is_close = |at: &usize| {
            *at != best
                && self.totals[*at] >= SURE
                && self.totals[best] - self.totals[*at] < CLOSE
                && (self.cues[*at] > 0.0) == (self.cues[best] > 0.0)
        };
        (0..self.totals.len()).find(is_close)
    }

    /// How strongly the words of the message point to an intent.
    pub fn strongest(&self) -> Option<(usize, f32)> {
        let all = self.cues.iter().copied().enumerate().filter(|(_, cue)| *cue > 0.0);
        all.max_by(|left, right| left.1.total_cmp(&right.1).then(right.0.cmp(&left.0)))
    }
}

impl Grammar {
    pub(super) fn scored(&self, message: &Message, reads: &[(usize, Read)], context: &Context<'_>) -> Scored {
        let cues: Vec<f32> = self.intents.iter().map(|intent| cue_strength(message, intent.cues)).collect();
        let clear = cues.iter().filter(|cue| **cue >= CLEAR).count() == 1;
        let embedder: Option<&dyn Embedder> = context.embedder.filter(|_| !clear);
        let similar = self.examples().scores(&masked(self, message, reads), embedder);
        let totals = self.intents.iter().enumerate().map(|(at, intent)| {
            let takes = reads.iter().filter(|(slot, _)| intent.takes(self.slots[*slot].name)).count();
            let covered = match reads.len() {
                // Whoever names no criterion asks about something.
                0 if self.takes_topic(intent) => 1.0,
                0 => 0.0,
                all => share(takes, all),
            };
            BY_CUES * cues[at] + BY_EXAMPLES * similar[at] + BY_CRITERIA * covered
        });
        Scored { totals: totals.collect(), cues }
    }

    pub(super) fn takes_topic(&self, intent: &Intent) -> bool {
        let is_topic = |name: &&str| self.slot(name).is_some_and(|slot| matches!(slot.reader, Reader::Topic));
        intent.takes.iter().any(is_topic)
    }

    pub(super) fn examples(&self) -> &Examples {
        self.examples.get_or_init(|| {
            let today = jiff::civil::date(2026, 1, 1);
            let context = Context::on(today);
            let all = self.intents.iter().enumerate().flat_map(|(at, intent)| {
                let context = &context;
                intent.examples.iter().map(move |example| {
                    let message = Message::plain(example);
                    (at, masked(self, &message, &self.reads(&message, context)))
                })
            });
            Examples::new(all.collect(), self.intents.len())
        })
    }
}

/// The message with the label of the slot where a value stands: who asks for Boston asks as who asks for Denver.
fn masked(grammar: &Grammar, message: &Message, reads: &[(usize, Read)]) -> String {
    let mut text = String::new();
    let mut done = 0;
    for (slot, read) in reads {
        if read.bytes.start < done {
            continue;
        }
        text.push_str(&message.text[done..read.bytes.start]);
        text.push_str(&grammar.slots[*slot].label.to_lowercase());
        done = read.bytes.end;
    }
    text.push_str(&message.text[done..]);
    text
}

#[expect(clippy::cast_precision_loss, reason = "a handful of criteria")]
fn share(part: usize, of: usize) -> f32 {
    part as f32 / of as f32
}

fn cue_strength(message: &Message, cues: &[&str]) -> f32 {
    let mut missed = 1.0;
    let mut counted: Vec<Range<usize>> = Vec::new();
    let mut found: Vec<(Range<usize>, f32)> = Vec::new();
    for cue in cues {
        let (phrase, at_start) = cue.strip_prefix('^').map_or((*cue, false), |phrase| (phrase, true));
        let hit = message.find(phrase).into_iter().find(|words| !at_start || begins(message, words.start));
        let Some(words) = hit else { continue };
        let strength = match (at_start, words.len()) {
            (true, 1) => 0.60,
            (true, _) => 0.72,
            (false, 1) => 0.40,
            (false, _) => 0.65,
        };
        found.push((words, strength));
    }
    found.sort_by(|left, right| right.0.len().cmp(&left.0.len()).then(left.0.start.cmp(&right.0.start)));
    for (words, strength) in found {
        // A cue inside a longer one has been counted.
        if counted.iter().all(|counted| words.end <= counted.start || counted.end <= words.start) {
            missed *= 1.0 - strength;
            counted.push(words);
        }
    }
    1.0 - missed
}

/// Nothing but polite words stand between the beginning of the sentence and this word.
fn begins(message: &Message, at: usize) -> bool {
    let mut place = at;
    while place > 0 && message.words[place].gap < Gap::Stop {
        place -= 1;
        if !POLITE.contains(&message.word(place)) {
            return false;
        }
    }
    true
}

/// The words that pointed to the intent: it is not about them.
pub(super) fn pointing(message: &Message, cues: &[&str]) -> Vec<Range<usize>> {
    cues.iter()
        .flat_map(|cue| {
            let (phrase, at_start) = cue.strip_prefix('^').map_or((*cue, false), |phrase| (phrase, true));
            message.find(phrase).into_iter().filter(move |words| !at_start || begins(message, words.start))
        })
        .collect()
}
