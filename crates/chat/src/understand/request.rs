//! What an intent is called with: the criteria, by the slots they fill.

use super::{Change, Understood};
use crate::{Criterion, Fact, Name, Quote, Range, Term, Value};

/// A message that was understood, on its way to the tools.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub message: &'a str,
    pub criteria: &'a [Criterion],
    /// What it does to the message before.
    pub change: Change,
    /// How often more of the same was asked for.
    pub more: u32,
    /// How many were asked for in each list of the same before; nothing where it was the usual number.
    pub earlier: &'a [Option<u32>],
}

impl<'a> Request<'a> {
    /// How many of the same were shown before, if a list has so many unless somebody says how many, and never more than
    /// the most.
    pub fn seen(&self, usual: u32, most: u32) -> u32 {
        let lists = self.earlier.iter().map(|count| count.unwrap_or(usual).min(most));
        lists.fold(0, u32::saturating_add)
    }

    /// What is asked for in this slot.
    pub fn all(&self, slot: &'a str) -> impl Iterator<Item = &'a Criterion> + use<'a> {
        self.criteria.iter().filter(move |criterion| criterion.slot == slot && !criterion.excluded)
    }

    /// What is not wanted in this slot.
    pub fn excluded(&self, slot: &'a str) -> impl Iterator<Item = &'a Criterion> + use<'a> {
        self.criteria.iter().filter(move |criterion| criterion.slot == slot && criterion.excluded)
    }

    pub fn terms(&self, slot: &'a str) -> impl Iterator<Item = &'a Term> + use<'a> {
        self.all(slot).filter_map(Criterion::term)
    }

    pub fn term(&self, slot: &'a str) -> Option<&'a Term> {
        self.terms(slot).next()
    }

    pub fn number(&self, slot: &'a str) -> Option<f64> {
        self.all(slot).find_map(|criterion| match criterion.value {
            Value::Number(number) => Some(number.number),
            _ => None,
        })
    }

    /// A number is the range from itself to itself.
    pub fn range(&self, slot: &'a str) -> Option<Range> {
        self.all(slot).find_map(|criterion| match criterion.value {
            Value::Range(range) => Some(range),
            Value::Number(number) => Some(Range { from: Some(number.number), to: Some(number.number) }),
            _ => None,
        })
    }

    /// Whether it is to be so, or not to be so, or may be either.
    pub fn flag(&self, slot: &str) -> Option<bool> {
        let flag = self.criteria.iter().find(|criterion| criterion.slot == slot)?;
        Some(!flag.excluded)
    }

    /// All words of the slot, with a space between them.
    pub fn words(&self, slot: &'a str) -> Option<String> {
        let words: Vec<&str> = self.all(slot).map(|criterion| criterion.text.as_str()).collect();
        (!words.is_empty()).then(|| words.join(" "))
    }
}

impl Understood {
    /// What was asked for, as far as our own sentences repeat it. It says nothing about what there is, so that a guard
    /// may let it through in wordings of ours, and nowhere else.
    pub fn facts(&self) -> Vec<Fact> {
        let all = self.criteria.iter().chain(&self.unused);
        all.flat_map(|criterion| {
            let name = criterion.term().map(|term| Name { name: term.name.clone(), person: None, source: 0 });
            let quote = Quote { text: criterion.text.clone(), source: 0 };
            [Some(Fact::Quote(quote)), name.map(Fact::Name)]
        })
        .flatten()
        .collect()
    }
}

impl Criterion {
    pub fn term(&self) -> Option<&Term> {
        match &self.value {
            Value::Term(term) => Some(term),
            _ => None,
        }
    }
}
