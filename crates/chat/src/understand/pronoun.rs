//! "What does she do?": the one who was shown, or the one of several who was named.

use super::{
    Change, Context, Grammar, Understood,
    dropped::Dropped,
    follow,
    message::Message,
    slots::{Read, Reader},
    unclear,
};
use crate::{Term, Value};

const PRONOUNS: &[&str] = &["he", "her", "hers", "him", "his", "she"];

const NOBODY: &str =
    "Whom do you mean? Nobody was shown just now: give me the name, or ask for people first.";

/// Whoever is meant by a pronoun after one of these.
const NOUNS: &[&str] = &[
    "adviser",
    "advisor",
    "alum",
    "alumna",
    "alumnus",
    "anybody",
    "anyone",
    "applicant",
    "candidate",
    "child",
    "counselor",
    "dean",
    "donor",
    "employee",
    "employer",
    "everyone",
    "freshman",
    "graduate",
    "i",
    "mentee",
    "mentor",
    "parent",
    "person",
    "professor",
    "somebody",
    "someone",
    "spouse",
    "student",
    "teacher",
    "veteran",
    "volunteer",
];

/// A question about somebody who was shown has no more words.
const LONGEST: usize = 8;

impl Grammar {
    /// With several of whom none was named it asks back. "Introduce her to the second one" names one of them.
    pub(super) fn pronoun(
        &self,
        message: &Message,
        before: &Understood,
        reads: &[(usize, Read)],
        context: &Context<'_>,
    ) -> Option<Understood> {
        let slot = self.slots.iter().position(|slot| matches!(slot.reader, Reader::Which))?;
        let intent = self.intents.iter().find(|intent| intent.takes(self.slots[slot].name))?;
        let at = message.words.iter().position(|word| PRONOUNS.contains(&word.text.as_str()))?;
        let word = &message.words[at];
        let has_noun = message.words[..at].iter().any(|word| NOUNS.contains(&word.text.as_str()));
        // Where the same intent goes on, "she prefers evenings" is about the one who is looked for.
        let is_same = before.intent.as_deref() == Some(intent.name);
        let (once, said): (Vec<_>, Vec<_>) = reads.iter().partition(|(own, _)| self.slots[*own].is_once);
        let goes_on = is_same && said.iter().any(|(own, _)| intent.takes(self.slots[*own].name));
        let has_named = reads.iter().any(|(own, _)| *own == slot);
        if has_noun || goes_on || has_named || message.words.len() > LONGEST {
            return None;
        }
        if context.shown.is_empty() {
            return Some(Understood { asks: Some(NOBODY.to_owned()), ..Understood::default() });
        }
        let Some(person) = meant(context.shown, &before.message) else {
            let names: Vec<String> = context.shown.iter().map(|person| person.name.clone()).collect();
            return Some(Understood {
                intent: Some(intent.name.to_owned()),
                criteria: if is_same { before.criteria.clone() } else { Vec::new() },
                asks: Some(unclear::which_of(&names)),
                asked: Some(self.slots[slot].name.to_owned()),
                ..Understood::default()
            });
        };
        let bytes = word.start..word.end;
        let (text, value) = (person.name.clone(), Value::Term(person.clone()));
        let which = (slot, Read { bytes, text, value, is_pointed: true });
        let reads: Vec<(usize, Read)> = once.into_iter().cloned().chain([which]).collect();
        let (new, _) = self.criteria(message, intent, &reads, &[]);
        let kept: &[crate::Criterion] = if is_same { &before.criteria } else { &[] };
        let (criteria, _) = follow::merged(self, message, kept, &new, &Dropped::default(), &[]);
        Some(self.finish(message, intent, (criteria, Vec::new()), (Change::Referred, 1.0), context))
    }
}

fn meant<'a>(shown: &'a [Term], asked: &str) -> Option<&'a Term> {
    if let [only] = shown {
        return Some(only);
    }
    let asked = Message::plain(asked);
    let mut named = shown.iter().filter(|person| asked.has(&person.name));
    named.next().filter(|_| named.next().is_none())
}
