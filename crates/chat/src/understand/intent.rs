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

/// Whoever begins with "how many" has said what they want; what comes after it has to be clearer than this.
const LED: f32 = 0.20;

/// Cues this strong need no second opinion.
const CLEAR: f32 = 0.55;

const BY_CUES: f32 = 0.60;
const BY_EXAMPLES: f32 = 0.32;
const BY_CRITERIA: f32 = 0.08;

/// Words before what a request is about: "could you", "show me the".
const POLITE: &[&str] = &[
    "a",
    "able",
    "actually",
    "all",
    "also",
    "an",
    "and",
    "be",
    "can",
    "could",
    "do",
    "find",
    "for",
    "get",
    "give",
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
    "list",
    "look",
    "love",
    "me",
    "maybe",
    "need",
    "now",
    "ok",
    "okay",
    "our",
    "please",
    "possible",
    "search",
    "see",
    "show",
    "so",
    "tell",
    "the",
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
    /// Whether they say more than to find or show something.
    points: Vec<bool>,
    /// Where the last of those stands with which the sentence begins.
    leads: Vec<Option<usize>>,
}

/// The intent of a message, as far as it can be told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Verdict {
    /// And how sure it is.
    Is(usize, f32),
    /// Words point to both.
    Either(usize, usize),
    /// No word points anywhere, and examples of both are like it.
    Like(usize, usize),
    Unknown,
}

/// Words that point to an intent.
struct Cue {
    words: Range<usize>,
    strength: f32,
    /// It says more than to find or show something.
    points: bool,
    /// The sentence begins with it.
    leads: bool,
}

impl Scored {
    /// Of intents that are about as likely, the one that the sentence begins with is meant, and of several sentences the
    /// last; then one to which words point; and only then one whose words say no more than to find or show something.
    pub fn verdict(&self) -> Verdict {
        let most = self.totals.iter().copied().fold(f32::MIN, f32::max);
        let within = |apart: f32| {
            let is_near = move |at: &usize| self.totals[*at] >= SURE && most - self.totals[*at] < apart;
            (0..self.totals.len()).filter(is_near)
        };
        let lead = within(LED).filter_map(|at| self.leads[at]).max();
        let ranked = [
            within(LED).filter(|at| lead.is_some() && self.leads[*at] == lead).collect::<Vec<_>>(),
            within(LED).filter(|at| self.points[*at]).collect(),
            within(CLOSE).filter(|at| self.cues[*at] > 0.0).collect(),
            within(CLOSE).collect(),
        ];
        let Some(meant) = ranked.into_iter().find(|meant| !meant.is_empty()) else {
            return Verdict::Unknown;
        };
        let better = |left: &usize, right: &usize| {
            self.totals[*left].total_cmp(&self.totals[*right]).then(right.cmp(left))
        };
        let Some(best) = meant.iter().copied().max_by(better) else { return Verdict::Unknown };
        let rival = meant.into_iter().find(|at| *at != best && self.totals[best] - self.totals[*at] < CLOSE);
        match rival {
            None => Verdict::Is(best, self.totals[best]),
            Some(rival) if self.cues[best] > 0.0 => Verdict::Either(best.min(rival), best.max(rival)),
            Some(rival) => Verdict::Like(best.min(rival), best.max(rival)),
        }
    }

    /// How strongly the words of the message point to an intent.
    pub fn strongest(&self) -> Option<(usize, f32)> {
        let all = self.cues.iter().copied().enumerate().filter(|(_, cue)| *cue > 0.0);
        all.max_by(|left, right| left.1.total_cmp(&right.1).then(right.0.cmp(&left.0)))
    }
}

impl Grammar {
    pub(super) fn scored(&self, message: &Message, reads: &[(usize, Read)], context: &Context<'_>) -> Scored {
        let found: Vec<Vec<Cue>> = self.intents.iter().map(|intent| cues(message, intent.cues)).collect();
        // "Who decides" is another question than "who".
        let is_part = |own: usize, cue: &Cue| {
            let mut others =
                found.iter().enumerate().filter(|(at, _)| *at != own).flat_map(|(_, others)| others);
            others.any(|other| {
                other.words.len() > cue.words.len()
                    && other.words.start <= cue.words.start
                    && cue.words.end <= other.words.end
            })
        };
        let own = |at: usize| found[at].iter().filter(move |cue| !is_part(at, cue));
        let cues: Vec<f32> = (0..found.len()).map(|at| strength(own(at))).collect();
        let points = (0..found.len()).map(|at| own(at).any(|cue| cue.points)).collect();
        let last = |at: usize| own(at).filter(|cue| cue.leads).map(|cue| cue.words.start).max();
        let leads = (0..found.len()).map(last).collect();
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
        Scored { totals: totals.collect(), cues, points, leads }
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

/// The cues that stand in the message, each once, the strongest and longest first.
fn cues(message: &Message, cues: &[&str]) -> Vec<Cue> {
    let mut found: Vec<Cue> = Vec::new();
    for cue in cues {
        let Pointer { phrase, at_start, .. } = Pointer::read(cue);
        let hit = message.find(phrase).into_iter().find(|words| !at_start || begins(message, words.start));
        let Some(words) = hit else { continue };
        let strength = match (at_start, words.len()) {
            (true, 1) => 0.60,
            (true, _) => 0.72,
            (false, 1) => 0.40,
            (false, _) => 0.65,
        };
        let points = words.clone().any(|at| !POLITE.contains(&message.word(at)));
        let leads = points && (at_start || (words.len() > 1 && begins(message, words.start)));
        found.push(Cue { words, strength, points, leads });
    }
    found.sort_by(|left, right| {
        let by_length = right.words.len().cmp(&left.words.len());
        by_length
            .then(right.strength.total_cmp(&left.strength))
            .then(left.words.start.cmp(&right.words.start))
    });
    found
}

fn strength<'a>(cues: impl Iterator<Item = &'a Cue>) -> f32 {
    let mut missed = 1.0;
    let mut counted: Vec<&Range<usize>> = Vec::new();
    for Cue { words, strength, .. } in cues {
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

/// The words that pointed to the intent, and that it is not about.
pub(super) fn pointing(message: &Message, cues: &[&str]) -> Vec<Range<usize>> {
    cues.iter()
        .map(|cue| Pointer::read(cue))
        .filter(|pointer| !pointer.is_topic)
        .flat_map(|Pointer { phrase, at_start, .. }| {
            message.find(phrase).into_iter().filter(move |words| !at_start || begins(message, words.start))
        })
        .collect()
}

/// A cue as it is written in a grammar.
struct Pointer<'a> {
    phrase: &'a str,
    at_start: bool,
    is_topic: bool,
}

impl<'a> Pointer<'a> {
    fn read(cue: &'a str) -> Self {
        let phrase = cue.trim_start_matches(['^', '~']);
        let marks = &cue[..cue.len() - phrase.len()];
        Self { phrase, at_start: marks.contains('^'), is_topic: marks.contains('~') }
    }
}
