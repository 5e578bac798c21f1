//! Whether who somebody is moves their score: the same résumé with another name, another pronoun, another school or
//! another year of graduation is read, blinded and scored anew. The difference has to be nothing, and is shown.

mod name;
mod pronoun;
mod school;
mod swap;
mod year;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Blind, Found, Requirement, Resume, Score, resume,
    score::{self, Ask, Directions},
};

pub use swap::{Swap, swapped, swapped_resume};

/// What one swap has done to a score. Hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Probe {
    #[schema(value_type = i64, minimum = 0, maximum = 10_000)]
    pub before: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 10_000)]
    pub after: u16,
    /// How many requirements are met more, less or otherwise than before.
    #[schema(value_type = i64, minimum = 0)]
    pub changed_strengths: usize,
}

impl Probe {
    pub fn has_moved(self) -> bool {
        self.before != self.after || self.changed_strengths > 0
    }
}

/// One swap in one résumé. `None` if it has nothing to swap. For many of them, [`Prober`] reads the role once.
pub fn probe(
    text: &str,
    today: Date,
    requirements: &[Requirement],
    directions: Directions<'_>,
    swap: Swap,
    salt: u64,
) -> Option<Probe> {
    Prober::new(today, requirements, directions).probe(text, swap, salt)
}

/// A résumé and what every swap makes of it, read once: what is scored of them.
pub struct Swapped {
    own: Blind,
    /// None if it has nothing to swap.
    others: Vec<(Swap, Option<Blind>)>,
}

impl Swapped {
    pub fn new(own: &Resume, salt: u64, today: Date) -> Self {
        let blind = |swap| Some(resume::blind(&swapped_resume(own, swap, salt, today)?));
        Self { own: resume::blind(own), others: Swap::ALL.map(|swap| (swap, blind(swap))).into() }
    }

    /// All that is compared by its meaning.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let others = self.others.iter().filter_map(|(_, other)| other.as_ref());
        std::iter::once(&self.own).chain(others).flat_map(score::texts)
    }
}

/// A role that résumés are probed for. The day is for texts, and for résumés that do not say when they were read.
pub struct Prober<'a> {
    today: Date,
    requirements: &'a [Requirement],
    directions: Directions<'a>,
    ask: Ask,
}

impl<'a> Prober<'a> {
    pub fn new(today: Date, requirements: &'a [Requirement], directions: Directions<'a>) -> Self {
        Self { today, requirements, directions, ask: score::ask(requirements, directions) }
    }

    pub fn probe(&self, text: &str, swap: Swap, salt: u64) -> Option<Probe> {
        let own = resume::read_text(text, self.today);
        let before = self.scored(&resume::blind(&own));
        self.swap(&own, &before, swap, salt)
    }

    /// Every swap, each with what it has done.
    pub fn probes(&self, text: &str, salt: u64) -> Vec<(Swap, Option<Probe>)> {
        self.probes_of(&resume::read_text(text, self.today), salt)
    }

    /// The same for a résumé as it was read before: `before` is its score, and what is swapped in it is read in the same
    /// way, by the headings of its file and up to the same day.
    pub fn probes_of(&self, own: &Resume, salt: u64) -> Vec<(Swap, Option<Probe>)> {
        self.probes_in(&Swapped::new(own, salt, self.today))
    }

    /// The same for what was swapped before.
    pub fn probes_in(&self, swapped: &Swapped) -> Vec<(Swap, Option<Probe>)> {
        let before = self.scored(&swapped.own);
        let probe = |other: &Blind| self.differs(&before, other);
        swapped.others.iter().map(|(swap, other)| (*swap, other.as_ref().map(probe))).collect()
    }

    fn swap(&self, own: &Resume, before: &(Vec<Found>, Score), swap: Swap, salt: u64) -> Option<Probe> {
        let other = swapped_resume(own, swap, salt, self.today)?;
        Some(self.differs(before, &resume::blind(&other)))
    }

    fn differs(&self, before: &(Vec<Found>, Score), other: &Blind) -> Probe {
        let after = self.scored(other);
        let differ = |(left, right): &(&Found, &Found)| {
            (left.strength, left.state, left.words, left.meaning, left.kind)
                != (right.strength, right.state, right.words, right.meaning, right.kind)
        };
        Probe {
            before: before.1.points,
            after: after.1.points,
            changed_strengths: before.0.iter().zip(&after.0).filter(differ).count(),
        }
    }

    fn scored(&self, blind: &Blind) -> (Vec<Found>, Score) {
        let indexed = score::index(blind, self.directions);
        let found = score::find(&self.ask, &indexed);
        let score = score::weigh(self.requirements, &found);
        (found, score)
    }
}
