//! The people of a piece: before it, and with the rows so far.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    import::duplicates::Index,
    intake::{
        FieldChange,
        preview::describe,
        rows::{self, GiftIndex},
    },
    model::{Gift, Person, PersonId},
    store::dossier::Parts,
};

/// What is known of the people of a piece.
#[derive(Default)]
pub struct Files {
    pub dossiers: BTreeMap<PersonId, Dossier>,
    /// Those whom the piece has added, by likeness.
    pub recent: Index<u32>,
    /// Those whose name, year or address has changed.
    pub changed: BTreeSet<PersonId>,
}

impl Files {
    pub fn name(&self, person: PersonId) -> String {
        self.parts(person)
            .and_then(|parts| parts.person.as_ref())
            .map(Person::name)
            .filter(|name| !name.trim().is_empty())
            .unwrap_or_else(|| "somebody else".to_owned())
    }

    pub fn parts(&self, person: PersonId) -> Option<&Parts> {
        self.dossiers.get(&person).map(|dossier| &dossier.now)
    }
}

/// What is known of somebody.
pub struct Dossier {
    pub before: Parts,
    pub now: Parts,
    gifts: Option<GiftIndex>,
}

impl Dossier {
    pub fn known(parts: Parts) -> Self {
        Self { before: parts.clone(), now: parts, gifts: None }
    }

    pub fn added(person: PersonId) -> Self {
        Self { before: Parts::default(), now: rows::add(person), gifts: None }
    }

    pub fn is_changed(&self) -> bool {
        self.before != self.now
    }

    /// With their gifts to be looked up. Whoever gives ten thousand times is looked through once.
    pub fn with_gifts(&mut self, first: u32) -> (&mut Parts, &mut GiftIndex) {
        let Self { now, gifts, .. } = self;
        let gifts = gifts.get_or_insert_with(|| GiftIndex::new(now, first));
        (now, gifts)
    }
}

/// What somebody was like before a row, as far as the row can change it.
pub struct Trace {
    pub person: Option<Person>,
    pub keys: usize,
    notes: usize,
    /// Everything, unless the row is about a gift.
    whole: Option<Parts>,
    gift: Option<(Option<Gift>, usize)>,
}

impl Trace {
    pub fn of(parts: &Parts, is_gift: bool) -> Self {
        Self {
            person: parts.person.clone(),
            keys: parts.keys.len(),
            notes: parts.notes.len(),
            whole: (!is_gift).then(|| parts.clone()),
            gift: None,
        }
    }

    /// A gift, as it was, and where it is now.
    pub fn set_gift(&mut self, before: Option<Gift>, place: usize) {
        self.gift = Some((before, place));
    }

    pub fn is_changed(&self, now: &Parts) -> bool {
        let has_other_gift =
            self.gift.as_ref().is_some_and(|(before, place)| before.as_ref() != now.gifts.get(*place));
        match &self.whole {
            Some(whole) => whole != now,
            None => {
                has_other_gift
                    || (self.keys, self.notes) != (now.keys.len(), now.notes.len())
                    || self.person != now.person
            }
        }
    }

    /// What the row has changed, in words.
    pub fn describe(&self, now: &Parts, is_new: bool) -> Vec<FieldChange> {
        let nobody = Parts::default();
        if let Some(whole) = &self.whole {
            return describe(if is_new { &nobody } else { whole }, now);
        }
        let (old, place) = self.gift.clone().unwrap_or((None, usize::MAX));
        let before = Parts {
            person: self.person.clone().filter(|_| !is_new),
            gifts: old.into_iter().collect(),
            ..Parts::default()
        };
        let now = Parts {
            person: now.person.clone(),
            keys: now.keys[self.keys..].to_vec(),
            gifts: now.gifts.get(place).cloned().into_iter().collect(),
            notes: now.notes[self.notes..].to_vec(),
            ..Parts::default()
        };
        describe(&before, &now)
    }
}
