//! Messages that stand on their own.

use std::ops::Range;

use super::{
    Change, Context, Grammar, Intent, Many, Request, Understood,
    intent::{Verdict, pointing},
    left,
    message::Message,
    modality::{self, Mode, PLAIN},
    slots::{
        EVERYDAY, Read, Reader, is_beyond, is_far, is_in_a_ring, left_over, out_of_order, step, topic,
        with_pointers,
    },
    unclear,
};
use crate::{Criterion, Need, Value};

/// Words that begin a question.
const ASKING: &[&str] = &[
    "are", "can", "could", "did", "do", "does", "explain", "has", "have", "how", "is", "may", "should",
    "tell", "what", "when", "where", "which", "who", "whom", "whose", "why", "will", "would", "am", "if",
    "whats",
];

/// Words that only hold criteria together: "the mentors in Chicago".
const LINKING: &[&str] = &[
    "a", "all", "an", "and", "any", "are", "at", "for", "from", "in", "is", "near", "of", "on", "or", "our",
    "that", "the", "to", "who", "with",
];

/// Words between a distance and its places.
const HINGES: &[&str] =
    &["and", "around", "away", "downtown", "either", "from", "nor", "of", "or", "outside", "the"];

/// How sure a guess is that rests on nothing but the criteria.
const GUESSED: f32 = 0.3;

impl Grammar {
    /// What every slot finds, whether or not another slot claims the same words.
    pub(super) fn all_reads(
        &self,
        message: &Message,
        context: &Context<'_>,
        goes_on: bool,
    ) -> Vec<(usize, Read)> {
        let may = |reader: &Reader| goes_on || !matches!(reader, Reader::Which);
        let slots = self.slots.iter().enumerate().filter(|(_, slot)| may(&slot.reader));
        let found = slots.flat_map(|(at, slot)| {
            let is_place = matches!(slot.reader, Reader::Place);
            let is_held = move |read: &Read| {
                let is_left = slot.can_be_left() && left::is_left(message, &read.bytes);
                let is_elsewhere = || is_far(message, &read.bytes) || is_in_a_ring(message, &read.bytes);
                !(is_left || is_place && is_elsewhere())
            };
            let ordered =
                move |read: Read| if slot.is_unordered { out_of_order(message, read) } else { read };
            let found = slot.reader.find(message, context).into_iter().filter(is_held);
            found.map(move |read| (at, ordered(read)))
        });
        found.collect()
    }

    /// The same, every word used once, in the order of the message.
    pub(super) fn reads(&self, message: &Message, context: &Context<'_>) -> Vec<(usize, Read)> {
        self.resolved(&self.all_reads(message, context, false), |_| true)
    }

    /// Who says more with the same words gets them: the longer one, the one that is pointed to, the earlier slot.
    pub(super) fn resolved(
        &self,
        reads: &[(usize, Read)],
        takes: impl Fn(&str) -> bool,
    ) -> Vec<(usize, Read)> {
        let mut ranked: Vec<&(usize, Read)> =
            reads.iter().filter(|(slot, _)| takes(self.slots[*slot].name)).collect();
        let strength = |read: &Read| 2 * read.bytes.len() + if read.is_pointed { 16 } else { 0 };
        ranked.sort_by_key(|(slot, read)| (usize::MAX - strength(read), *slot, read.bytes.start));
        let mut kept: Vec<(usize, Read)> = Vec::new();
        for (slot, read) in ranked {
            let overlaps =
                |other: &Read| read.bytes.start < other.bytes.end && other.bytes.start < read.bytes.end;
            // One phrase may name several values of one slot: "the first two".
            let is_free = kept
                .iter()
                .all(|(own, other)| !overlaps(other) || (own == slot && other.bytes == read.bytes));
            if is_free {
                kept.push((*slot, read.clone()));
            }
        }
        kept.sort_by_key(|(_, read)| read.bytes.start);
        kept
    }

    pub(super) fn fresh(
        &self,
        message: &Message,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Understood {
        let resolved = self.resolved(reads, |_| true);
        let scored = self.scored(message, &resolved, context);
        let is_pointed = scored.strongest().is_some();
        let is_nothing = resolved.is_empty() && unclear::is_gibberish(message);
        if !is_pointed && (is_nothing || unclear::is_foreign(message)) {
            return Understood { asks: Some(unclear::unclear(self, message)), ..Understood::default() };
        }
        // What is like them in meaning may be an example of any intent that takes the same criteria.
        if !is_pointed
            && self.is_bare(message, &resolved)
            && let Some(guessed) = self.guessed(message, reads, context)
        {
            return guessed;
        }
        match scored.verdict() {
            Verdict::Is(best, confidence) => {
                let intent = &self.intents[best];
                let criteria = self.criteria(message, intent, reads, &[]);
                self.finish(message, intent, criteria, (Change::New, confidence), context)
            }
            Verdict::Either(left, right) => self.either(message, left, right, reads),
            Verdict::Like(left, right) => self
                .guessed(message, reads, context)
                .unwrap_or_else(|| self.either(message, left, right, reads)),
            Verdict::Unknown => self.guessed(message, reads, context).unwrap_or_else(|| Understood {
                asks: Some(unclear::unclear(self, message)),
                ..Understood::default()
            }),
        }
    }

    /// Whether the message names criteria and says nothing else.
    fn is_bare(&self, message: &Message, reads: &[(usize, Read)]) -> bool {
        let of_criteria: Vec<Range<usize>> = reads
            .iter()
            .map(|(slot, read)| {
                let words = message.words_in(&read.bytes);
                let is_of_life = self.slots[*slot].reader.is_of_life() && !words.is_empty();
                if is_of_life { with_pointers(message, &words) } else { words }
            })
            .collect();
        let is_criterion = |at: &usize| of_criteria.iter().any(|words| words.contains(at));
        !reads.is_empty()
            && !ASKING.contains(&message.word(0))
            && (0..message.words.len()).all(|at| is_criterion(&at) || LINKING.contains(&message.word(at)))
    }

    /// Criteria and nothing else, or a question of a kind that no intent has.
    fn guessed(
        &self,
        message: &Message,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Option<Understood> {
        let of_kind = |name: Option<&str>| name.and_then(|name| self.intent(name));
        let fragment = of_kind(self.fallback.fragment).filter(|intent| {
            !self.resolved(reads, |slot| intent.takes(slot)).is_empty() && message.words.len() <= 40
        });
        let asks = ASKING.contains(&message.word(0));
        let is_question = asks || message.text.contains('?');
        let question =
            of_kind(self.fallback.question).filter(|_| is_question && topic(message, &[]).is_some());
        let intent = if asks { question.or(fragment) } else { fragment.or(question) }?;
        let criteria = self.criteria(message, intent, reads, &[]);
        Some(self.finish(message, intent, criteria, (Change::New, GUESSED), context))
    }

    fn either(&self, message: &Message, left: usize, right: usize, reads: &[(usize, Read)]) -> Understood {
        let (left, right) = (&self.intents[left], &self.intents[right]);
        let (criteria, _) = self.criteria(message, left, reads, &[]);
        Understood {
            criteria,
            asks: Some(unclear::either(left, right)),
            options: vec![left.name.to_owned(), right.name.to_owned()],
            ..Understood::default()
        }
    }

    /// The criteria that the intent takes, and those it has no use for.
    pub(super) fn criteria(
        &self,
        message: &Message,
        intent: &Intent,
        reads: &[(usize, Read)],
        taken: &[Range<usize>],
    ) -> (Vec<Criterion>, Vec<Criterion>) {
        let used = self.resolved(reads, |slot| intent.takes(slot));
        let idle = self.idle_in(message);
        let (mut modes, said) = self.modes(message, &used);
        self.keep_distances(message, &used, &mut modes);
        let mut criteria: Vec<Criterion> = Vec::new();
        for ((slot, read), mode) in used.iter().zip(modes) {
            let criterion = self.criterion(message, *slot, read, mode);
            // "near Boston but not in Boston" says two things.
            criteria.retain(|old| {
                let is_same = old.slot == criterion.slot && old.value == criterion.value;
                !(is_same && old.excluded == criterion.excluded)
            });
            let is_one = self.slots[*slot].many == Many::One && !criterion.excluded;
            let is_filled = criteria.iter().any(|old| old.slot == criterion.slot && !old.excluded);
            if !(is_one && is_filled) {
                criteria.push(criterion);
            }
        }
        let bytes = |words: &Range<usize>| message.words[words.start].start..message.words[words.end - 1].end;
        let by_words = pointing(message, intent.cues).into_iter().chain(said).chain(taken.iter().cloned());
        let mut read: Vec<Range<usize>> =
            by_words.filter(|words| !words.is_empty()).map(|words| bytes(&words)).collect();
        for (slot, found) in &used {
            let words = message.words_in(&found.bytes);
            let is_of_life = self.slots[*slot].reader.is_of_life() && !words.is_empty();
            read.push(if is_of_life { bytes(&with_pointers(message, &words)) } else { found.bytes.clone() });
        }
        read.extend(idle.iter().map(bytes));
        let topic_slot = self.slots.iter().position(|slot| matches!(slot.reader, Reader::Topic));
        let rest = |rest: Option<Read>| {
            let rest = topic_slot.zip(rest);
            rest.map(|(slot, rest)| self.criterion(message, slot, &rest, PLAIN))
        };
        if self.takes_topic(intent) {
            criteria.extend(rest(topic(message, &read)));
            return (criteria, Vec::new());
        }
        let talk = EVERYDAY.iter().flat_map(|word| message.find(word));
        read.extend(talk.map(|words| bytes(&words)));
        let unused = self.resolved(reads, |_| true).into_iter().filter(|(slot, read)| {
            let overlaps =
                |other: &Read| read.bytes.start < other.bytes.end && other.bytes.start < read.bytes.end;
            !intent.takes(self.slots[*slot].name) && used.iter().all(|(_, other)| !overlaps(other))
        });
        let unused: Vec<(usize, Read)> = unused.collect();
        read.extend(unused.iter().map(|(_, read)| read.bytes.clone()));
        let named = unused.iter().map(|(slot, read)| self.criterion(message, *slot, read, PLAIN));
        read.extend(modality::harmless(message).iter().map(bytes));
        let unused = named.chain(rest(left_over(message, &read))).collect();
        (criteria, unused)
    }

    /// Where the words stand that say nothing in this app.
    pub(super) fn idle_in(&self, message: &Message) -> Vec<Range<usize>> {
        self.idle.iter().flat_map(|phrase| message.find(phrase)).collect()
    }

    /// Who lives farther from a place than so many miles is not within them: the distance and its places are excluded
    /// together.
    fn keep_distances(&self, message: &Message, used: &[(usize, Read)], modes: &mut [Mode]) {
        for (at, (slot, read)) in used.iter().enumerate() {
            let slot = &self.slots[*slot];
            if !matches!(slot.reader, Reader::Distance) {
                continue;
            }
            modes[at].excluded ^= is_beyond(message, &read.bytes);
            let mut after = message.words_in(&read.bytes).end;
            for (place, (own, read)) in used.iter().enumerate().skip(at + 1) {
                let words = message.words_in(&read.bytes);
                let mut between = after..words.start;
                if slot.of != Some(self.slots[*own].name)
                    || !between.clone().all(|at| HINGES.contains(&message.word(at)))
                {
                    break;
                }
                // "50 miles outside Boston" is about Boston.
                if between.any(|at| message.word(at) == "outside") {
                    modes[place].excluded = modes[at].excluded;
                }
                let is_excluded = modes[at].excluded || modes[place].excluded;
                (modes[at].excluded, modes[place].excluded) = (is_excluded, is_excluded);
                after = words.end;
            }
        }
    }

    fn criterion(&self, message: &Message, slot: usize, read: &Read, mode: Mode) -> Criterion {
        let slot = &self.slots[slot];
        let text = if read.text.is_empty() { slot.own_text().to_owned() } else { read.text.clone() };
        let is_wish = slot.is_soft && mode == PLAIN;
        Criterion {
            slot: slot.name.to_owned(),
            label: slot.label.to_owned(),
            text,
            value: read.value.clone(),
            excluded: mode.excluded,
            need: if is_wish { Need::Nice } else { mode.need },
            weight: mode.weight,
            span: Some(message.span(&read.bytes)),
        }
    }

    /// Asks for what is missing, or calls the tools.
    pub(super) fn finish(
        &self,
        message: &Message,
        intent: &Intent,
        (mut criteria, mut unused): (Vec<Criterion>, Vec<Criterion>),
        (change, confidence): (Change, f32),
        context: &Context<'_>,
    ) -> Understood {
        criteria.retain(|criterion| intent.takes(&criterion.slot));
        let all = criteria.clone();
        let (mut criteria, alone): (Vec<Criterion>, Vec<_>) =
            criteria.into_iter().partition(|criterion| self.has_parent(criterion, &all));
        // What the message says is told; what is left of the one before goes with its place.
        unused.extend(alone.into_iter().filter(|criterion| criterion.span.is_some()));
        for criterion in &mut criteria {
            if let Value::Term(term) = &criterion.value
                && self.slot(&criterion.slot).is_some_and(|slot| matches!(slot.reader, Reader::Level))
                && let Some((text, value)) = step(&[], &term.id).and_then(|all| all.into_iter().next())
            {
                (criterion.text, criterion.value) = (text, value);
            }
        }
        let understood = Understood {
            intent: Some(intent.name.to_owned()),
            criteria,
            unused,
            change,
            confidence,
            ..Understood::default()
        };
        self.called(understood, &message.text, context)
    }

    /// The same with its calls, or with the question that comes before them.
    pub(super) fn called(
        &self,
        mut understood: Understood,
        message: &str,
        context: &Context<'_>,
    ) -> Understood {
        let Some(intent) = understood.intent.as_deref().and_then(|name| self.intent(name)) else {
            return understood;
        };
        if let Some((slot, question)) = self.who_is_meant(&understood.criteria, context) {
            return Understood { asks: Some(question), asked: Some(slot), ..understood };
        }
        let has = |slot: &&str| understood.criteria.iter().any(|criterion| criterion.slot == **slot);
        if let Some(missing) = intent.needs.iter().find(|needed| !needed.any_of.iter().any(has)) {
            let asked = missing.any_of.first().map(|slot| (*slot).to_owned());
            return Understood { asks: Some(missing.question.to_owned()), asked, ..understood };
        }
        let (more, earlier) = (understood.more, understood.earlier.as_slice());
        let change = understood.change;
        let request = Request { message, criteria: &understood.criteria, change, more, earlier };
        understood.calls = (intent.call)(&request);
        understood
    }

    /// A distance without a place means nothing, and one that is excluded none without a place that is.
    fn has_parent(&self, criterion: &Criterion, all: &[Criterion]) -> bool {
        let parent = self.slot(&criterion.slot).and_then(|slot| slot.of);
        let is_its = |other: &Criterion| other.excluded == criterion.excluded;
        parent.is_none_or(|parent| all.iter().any(|other| other.slot == parent && is_its(other)))
    }

    /// A name that several people have.
    fn who_is_meant(&self, criteria: &[Criterion], context: &Context<'_>) -> Option<(String, String)> {
        let several = |criterion: &&Criterion| {
            let is_person =
                self.slot(&criterion.slot).is_some_and(|slot| matches!(slot.reader, Reader::Person));
            is_person && matches!(criterion.value, Value::Words(_))
        };
        let criterion = criteria.iter().find(several)?;
        let people = context.people?(&criterion.text);
        let names: Vec<String> = people.into_iter().map(|person| person.name).collect();
        Some((criterion.slot.clone(), unclear::which_person(&criterion.text, &names)))
    }
}
