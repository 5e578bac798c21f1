//! Chips that a person has changed.

use super::{Change, Context, Grammar, Intent, Understood};
use crate::{Criterion, EditedCriterion};

impl Grammar {
    /// The same request with other criteria. The error is a sentence that says which chip cannot be read, and what
    /// would do.
    pub fn read_again(
        &self,
        before: &Understood,
        edited: &[EditedCriterion],
        context: &Context<'_>,
    ) -> Result<Understood, String> {
        let intent = before.intent.as_deref().and_then(|name| self.intent(name));
        let intent = intent.or_else(|| self.intent(self.fallback.fragment?));
        let Some(intent) = intent else {
            return Err("There is nothing here to run again. Please ask again in your own words.".to_owned());
        };
        let mut criteria: Vec<Criterion> = Vec::new();
        for chip in edited {
            let same = before.criteria.iter().find(|old| old.slot == *chip.slot && old.text == *chip.text);
            let criterion = self.read_chip(intent, (chip, same), context)?;
            criteria.retain(|old| {
                let is_same = old.slot == criterion.slot && old.value == criterion.value;
                !(is_same && old.excluded == criterion.excluded)
            });
            criteria.push(criterion);
        }
        let message = self.message_of(before, intent, &criteria)?;
        let understood = Understood {
            message: message.clone(),
            intent: Some(intent.name.to_owned()),
            criteria,
            change: Change::Edited,
            turn: before.turn,
            confidence: 1.0,
            ..Understood::default()
        };
        Ok(self.called(understood, &message, context))
    }

    /// Chips that no message came before, for an intent: a screen that asks without a conversation. The error is a sentence
    /// that says which chip cannot be read, and what would do.
    pub fn read_chips(
        &self,
        intent: &str,
        chips: &[EditedCriterion],
        context: &Context<'_>,
    ) -> Result<Vec<Criterion>, String> {
        let Some(intent) = self.intent(intent) else { return Ok(Vec::new()) };
        chips.iter().map(|chip| self.read_chip(intent, (chip, None), context)).collect()
    }

    /// What a chip says; the same as before, if it says the same.
    fn read_chip(
        &self,
        intent: &Intent,
        (chip, same): (&EditedCriterion, Option<&Criterion>),
        context: &Context<'_>,
    ) -> Result<Criterion, String> {
        let Some(slot) = self.slot(&chip.slot).filter(|slot| intent.takes(slot.name)) else {
            return Err(format!("“{}” cannot be used here. Please remove it.", &*chip.text));
        };
        let (text, value, span) = match same {
            Some(old) => (old.text.clone(), old.value.clone(), old.span),
            None => {
                let read = slot.reader.whole(&chip.text, slot.label, context);
                let read = read.or_else(|| slot.reader.whole(&chip.text, slot.own_text(), context));
                let read = read.ok_or_else(|| {
                    format!("“{}” does not fit {}. It takes {}.", &*chip.text, slot.label, slot.hint)
                })?;
                let text = if read.text.is_empty() { slot.own_text().to_owned() } else { read.text };
                (text, read.value, None)
            }
        };
        Ok(Criterion {
            slot: slot.name.to_owned(),
            label: slot.label.to_owned(),
            text,
            value,
            excluded: chip.excluded,
            need: chip.need,
            weight: chip.weight.clamp(1, 5),
            span,
        })
    }

    /// What the chips ask for. Where a question goes by its words, a changed topic takes its place.
    fn message_of(
        &self,
        before: &Understood,
        intent: &Intent,
        criteria: &[Criterion],
    ) -> Result<String, String> {
        let topics = |criteria: &[Criterion]| {
            let wanted = criteria.iter().filter(|one| self.is_topic(&one.slot) && !one.excluded);
            wanted.map(|one| one.text.as_str()).collect::<Vec<_>>().join(" ")
        };
        let topic = topics(criteria);
        if !self.asks_in_words(intent) || topic == topics(&before.criteria) {
            return Ok(before.message.clone());
        }
        if topic.is_empty() {
            return Err("There is nothing left to look up. Please add a topic, or ask again.".to_owned());
        }
        Ok(topic)
    }
}
