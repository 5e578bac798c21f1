//! What a message does to the one before.

use std::ops::Range;

use super::{
    Change, Context, Grammar, Intent, Understood,
    dropped::{self, Dropped},
    follow,
    intent::Scored,
    message::Message,
    seasons,
    slots::{Read, Reader},
    subject,
};
use crate::{Criterion, Value};

/// Words that point this strongly to another intent begin something new.
const STRONG: f32 = 0.5;

/// Verbs after "who" with which a new question begins: "who works in finance".
const NEW_AFTER_WHO: &[&str] =
    &["can", "could", "does", "else", "has", "is", "should", "was", "will", "would"];

impl Grammar {
    /// Goes on from the message before, or says that this one stands on its own.
    pub(super) fn next(
        &self,
        message: &Message,
        before: &Understood,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Option<Understood> {
        let resolved = self.resolved(reads, |_| true);
        if let Some(words) = follow::starts_over(message) {
            return Some(self.started_over(message, &words, reads, context));
        }
        let scored = self.scored(message, &resolved, context);
        if let Some(answer) = self.answered(message, before, &scored, reads, context) {
            return Some(answer);
        }
        let intent = self.intent(before.intent.as_deref()?)?;
        let counted: Vec<Range<usize>> = resolved
            .iter()
            .filter(|(slot, _)| matches!(self.slots[*slot].reader, Reader::Count(_)))
            .map(|(_, read)| read.bytes.clone())
            .collect();
        if resolved.len() == counted.len() && follow::asks_for_more(message, &counted) {
            return Some(self.more(message, before, intent, reads, context));
        }
        if let Some(meant) = self.pronoun(message, before, &resolved, context) {
            return Some(meant);
        }
        if let Some(referred) = self.referred(message, before, &scored, reads, context) {
            return Some(referred);
        }
        if let Some(again) = self.in_another_season_or_place(message, before, intent, context) {
            return Some(again);
        }
        if self.has_subject(message, &resolved) {
            return None;
        }
        // "What if I drop the place?" takes nothing back, whether or not it is heard what is tried.
        let is_once = resolved.iter().any(|(slot, _)| self.slots[*slot].is_once);
        let is_tried = is_once || self.slots.iter().any(|slot| follow::opens_with(message, slot.tries));
        let dropped = if is_tried {
            Dropped::default()
        } else {
            dropped::dropped(self, message, &resolved, &before.criteria)
        };
        let (target, change) = self.target(message, before, &scored, &resolved, &dropped)?;
        // What was said to be dropped is not asked for.
        let is_kept = |read: &Read| {
            let words = message.words_in(&read.bytes);
            dropped.words.iter().all(|dropped| words.end <= dropped.start || dropped.end <= words.start)
        };
        let kept: Vec<(usize, Read)> = reads.iter().filter(|(_, read)| is_kept(read)).cloned().collect();
        let (new, mut unused) = self.criteria(message, target, &kept, &dropped.words);
        let (criteria, done) = follow::merged(self, message, &before.criteria, &new, &dropped, &resolved);
        let change = change.unwrap_or(done);
        let is_lost = |one: &&Criterion| self.is_topic(&one.slot) && !target.takes(&one.slot);
        unused.extend(criteria.iter().filter(is_lost).cloned());
        let understood =
            self.finish(message, target, (criteria, unused), (change, before.confidence), context);
        if change == Change::Refined && self.asks_in_words(target) {
            let question = seasons::asked_on(&before.message, message);
            return Some(self.called(
                Understood { message: question.clone(), ..understood },
                &question,
                context,
            ));
        }
        Some(understood)
    }

    /// "And in spring?" or "what about Chicago?" after a question to the library.
    fn in_another_season_or_place(
        &self,
        message: &Message,
        before: &Understood,
        intent: &Intent,
        context: &Context<'_>,
    ) -> Option<Understood> {
        self.asks_in_words(intent).then_some(())?;
        let question = seasons::asked_again(&before.message, message)
            .or_else(|| seasons::asked_elsewhere(&before.message, message))?;
        let asked = Message::plain(&question);
        let (mut criteria, unused) = self.criteria(&asked, intent, &[], &[]);
        for criterion in &mut criteria {
            criterion.span = None;
        }
        let change = (Change::Replaced, before.confidence);
        let understood = self.finish(&asked, intent, (criteria, unused), change, context);
        Some(Understood { message: question, ..understood })
    }

    /// Whether the intent goes by the words of the question and nothing else.
    pub(super) fn asks_in_words(&self, intent: &Intent) -> bool {
        !intent.takes.is_empty() && intent.takes.iter().all(|slot| self.is_topic(slot))
    }

    /// Which intent the message goes on with, if it goes on at all.
    fn target(
        &self,
        message: &Message,
        before: &Understood,
        scored: &Scored,
        reads: &[(usize, Read)],
        dropped: &Dropped,
    ) -> Option<(&Intent, Option<Change>)> {
        let current = self.intent(before.intent.as_deref()?)?;
        let pointed = scored.strongest().map(|(at, cue)| (&self.intents[at], cue));
        let strongest = pointed.filter(|(_, cue)| *cue >= STRONG).map(|(intent, _)| intent);
        let is_other = pointed.is_some_and(|(intent, _)| intent.name != current.name);
        let is_dropping = !dropped.words.is_empty();
        let leads = follow::has_lead(message) && !begins_with_who(message);
        let says = reads.iter().any(|(slot, _)| current.takes(self.slots[*slot].name));
        let has_topic = self.takes_topic(current);
        let refers =
            follow::refers(message) || subject::is_left_out(message) || subject::is_bare(message, reads);
        // "Any jobs for chemists?" after a question about groups asks anew.
        if self.asks_in_words(current) && message.word(0) == "any" && !follow::refers(message) {
            return None;
        }
        match strongest {
            Some(other) if other.name != current.name => {
                let keeps = before.criteria.iter().any(|one| other.takes(&one.slot));
                (follow::refers(message) || (refers && keeps)).then_some((other, Some(Change::Turned)))
            }
            Some(_) => {
                let goes_on = follow::refers(message) || is_dropping || leads || refers;
                (follow::is_short(message) && goes_on).then_some((current, None))
            }
            None if !follow::is_short(message) => None,
            None if is_other && !leads && !is_dropping && !follow::swaps(message) => None,
            None if says || is_dropping => Some((current, None)),
            None => (has_topic && (leads || follow::swaps(message))).then_some((current, None)),
        }
    }

    pub(super) fn started_over(
        &self,
        message: &Message,
        words: &Range<usize>,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Understood {
        let rest = message.words.len() - words.len();
        if rest > 2 || !reads.is_empty() {
            return Understood { change: Change::StartedOver, ..self.fresh(message, reads, context) };
        }
        Understood {
            change: Change::StartedOver,
            says: Some("All right, from the beginning. What are you looking for?".to_owned()),
            confidence: 1.0,
            ..Understood::default()
        }
    }

    fn more(
        &self,
        message: &Message,
        before: &Understood,
        intent: &Intent,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Understood {
        let (new, _) = self.criteria(message, intent, reads, &[]);
        let is_count = |criterion: &Criterion| {
            self.slot(&criterion.slot).is_some_and(|slot| matches!(slot.reader, Reader::Count(_)))
        };
        let counted: Vec<Criterion> = new.into_iter().filter(is_count).collect();
        let count = before.criteria.iter().find(|old| is_count(old)).and_then(|old| match old.value {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
            Value::Number(count) => Some(count.number as u32),
            _ => None,
        });
        let (criteria, _) =
            follow::merged(self, message, &before.criteria, &counted, &Dropped::default(), &[]);
        let understood = Understood {
            message: before.message.clone(),
            intent: before.intent.clone(),
            criteria,
            change: Change::More,
            more: before.more + 1,
            earlier: before.earlier.iter().copied().chain([count]).collect(),
            confidence: before.confidence,
            ..Understood::default()
        };
        self.called(understood, &before.message, context)
    }

    /// "the second one", with the intent that its words point to, or the first that can do something with it.
    fn referred(
        &self,
        message: &Message,
        before: &Understood,
        scored: &Scored,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Option<Understood> {
        let slot = self.slots.iter().position(|slot| matches!(slot.reader, Reader::Which))?;
        reads.iter().any(|(own, _)| *own == slot).then_some(())?;
        let name = self.slots[slot].name;
        let pointed = scored.strongest().map(|(at, _)| &self.intents[at]).filter(|intent| intent.takes(name));
        let intent = pointed.or_else(|| self.intents.iter().find(|intent| intent.takes(name)))?;
        let (new, unused) = self.criteria(message, intent, reads, &[]);
        new.iter().any(|criterion| criterion.slot == name).then_some(())?;
        let kept: Vec<Criterion> = before
            .criteria
            .iter()
            .filter(|old| old.slot != name && !self.is_topic(&old.slot))
            .cloned()
            .collect();
        let (criteria, _) = follow::merged(self, message, &kept, &new, &Dropped::default(), &[]);
        Some(self.finish(message, intent, (criteria, unused), (Change::Referred, 1.0), context))
    }

    pub(super) fn is_topic(&self, slot: &str) -> bool {
        self.slot(slot).is_some_and(|slot| matches!(slot.reader, Reader::Topic))
    }

    /// The message answers what we have asked: which of two things to do, or what a slot holds.
    fn answered(
        &self,
        message: &Message,
        before: &Understood,
        scored: &Scored,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Option<Understood> {
        if !before.options.is_empty() {
            let intent = self.chosen(message, before, scored)?;
            let (new, unused) = self.criteria(message, intent, reads, &[]);
            let new: Vec<Criterion> =
                new.into_iter().filter(|criterion| !self.is_topic(&criterion.slot)).collect();
            let original = Message::plain(&before.message);
            let again = self.all_reads(&original, context, false);
            let (first, _) = self.criteria(&original, intent, &again, &[]);
            let (criteria, _) = follow::merged(self, message, &first, &new, &Dropped::default(), &[]);
            let done = self.finish(&original, intent, (criteria, unused), (Change::Answered, 1.0), context);
            return Some(Understood { message: before.message.clone(), ..done });
        }
        let slot = self.slot(before.asked.as_deref()?)?;
        let intent = self.intent(before.intent.as_deref()?)?;
        let is_new =
            scored.strongest().is_some_and(|(at, cue)| cue >= STRONG && self.intents[at].name != intent.name);
        if is_new || !follow::is_short(message) {
            return None;
        }
        let at = self.slots.iter().position(|other| other.name == slot.name)?;
        let whole = slot.reader.whole(&message.text, slot.label, context).map(|read| (at, read));
        let refuses =
            matches!(slot.reader, Reader::Flag(_)) && ["no", "nope", "not"].contains(&message.word(0));
        let flag = refuses.then(|| {
            (
                at,
                Read {
                    bytes: 0..message.text.len(),
                    text: String::new(),
                    value: Value::Flag,
                    is_pointed: true,
                },
            )
        });
        let own: Vec<(usize, Read)> = match flag.or(whole) {
            Some(read) => vec![read],
            None => reads.to_vec(),
        };
        let (mut new, unused) = self.criteria(message, intent, &own, &[]);
        if refuses {
            new.iter_mut().filter(|criterion| criterion.slot == slot.name).for_each(|it| it.excluded = true);
        }
        new.iter().any(|criterion| criterion.slot == slot.name).then_some(())?;
        let kept: Vec<Criterion> =
            before.criteria.iter().filter(|old| !is_name_of_many(old, slot.name)).cloned().collect();
        let (criteria, _) = follow::merged(self, message, &kept, &new, &Dropped::default(), &[]);
        let original = Message::plain(&before.message);
        let done = self.finish(&original, intent, (criteria, unused), (Change::Answered, 1.0), context);
        Some(Understood { message: before.message.clone(), ..done })
    }

    /// Which of the two intents the answer names: by its place, by its cues, or by what it does.
    fn chosen(&self, message: &Message, before: &Understood, scored: &Scored) -> Option<&Intent> {
        let options: Vec<usize> = before
            .options
            .iter()
            .filter_map(|name| self.intents.iter().position(|intent| intent.name == name))
            .collect();
        let place = message.words.iter().find_map(|word| match word.text.as_str() {
            "first" | "former" | "1" | "1st" => Some(0),
            "second" | "latter" | "2" | "2nd" => Some(1),
            _ => None,
        });
        if let Some(at) = place.filter(|_| message.words.len() <= 6).and_then(|place| options.get(place)) {
            return Some(&self.intents[*at]);
        }
        let shared = |at: usize| {
            let does = Message::plain(self.intents[at].does);
            does.words.iter().filter(|word| word.text.len() > 3 && message.has(&word.text)).count()
        };
        let cue = |at: &usize| scored.cues[*at];
        let best = options.iter().copied().max_by(|left, right| {
            (shared(*left), cue(left))
                .partial_cmp(&(shared(*right), cue(right)))
                .unwrap_or(std::cmp::Ordering::Equal)
        })?;
        (shared(best) > 0 || cue(&best) > 0.0).then(|| &self.intents[best])
    }
}

fn is_name_of_many(criterion: &Criterion, slot: &str) -> bool {
    criterion.slot == slot && matches!(criterion.value, Value::Words(_))
}

/// "who works in finance" is a question of its own; "who speak Spanish" goes on.
fn begins_with_who(message: &Message) -> bool {
    let verb = message.word(1);
    message.word(0) == "who"
        && (message.text.contains('?')
            || NEW_AFTER_WHO.contains(&verb)
            || (verb.ends_with('s') && verb.len() > 3))
}
