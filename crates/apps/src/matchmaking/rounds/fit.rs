//! What two people are to each other. This is the one place where the scores of rounds come from: the reciprocal score
//! of the conversation, without criteria. A student is known to the staff who work for them, a mentor by what they share.

use std::collections::HashMap;

use matching::reciprocal::{Conflict, Known, Match, Profile, Question, Ranking, Side};

use crate::matchmaking::ask::profile::{Heard, Record};

/// How well two suit each other, from 0 to 1, and what stands in their way.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PairFit {
    /// What the mentor is to the student.
    pub there: f32,
    /// What the student is to the mentor.
    pub back: f32,
    pub has_no_common_time: bool,
    pub has_no_common_way: bool,
    pub has_no_common_language: bool,
}

/// Those of one side, read once.
pub struct Readers<'a> {
    known: Vec<Known<'a>>,
    places: HashMap<u32, usize>,
}

impl<'a> Readers<'a> {
    pub fn new(profiles: &'a [Profile]) -> Self {
        let places = profiles.iter().enumerate().map(|(place, profile)| (profile.id, place)).collect();
        Self { known: profiles.iter().map(Known::new).collect(), places }
    }

    /// One student with each of these mentors, in their order. Nothing for the student themselves.
    pub fn with_student(&self, student: &Profile) -> Vec<Option<PairFit>> {
        self.compared(student, Side::Seeker)
    }

    /// One mentor with each of these students.
    pub fn with_mentor(&self, mentor: &Profile) -> Vec<Option<PairFit>> {
        self.compared(mentor, Side::Offerer)
    }

    /// One student with one of these mentors.
    pub fn pair(&self, student: &Profile, mentor: usize) -> Option<PairFit> {
        let question = Question { asker: student, side: Side::Seeker, criteria: &[] };
        let one = std::slice::from_ref(&self.known[mentor]);
        let ranked = Ranking::new(&question, one).ranked();
        ranked.ranked.iter().chain(&ranked.apart).next().map(pair_fit)
    }

    fn compared(&self, asker: &Profile, side: Side) -> Vec<Option<PairFit>> {
        let ranked = Ranking::new(&Question { asker, side, criteria: &[] }, &self.known).ranked();
        let mut fits = vec![None; self.known.len()];
        for found in ranked.ranked.iter().chain(&ranked.apart) {
            if let Some(place) = self.places.get(&found.id) {
                fits[*place] = Some(pair_fit(found));
            }
        }
        fits
    }
}

fn pair_fit(found: &Match) -> PairFit {
    let has = |wanted: fn(&Conflict) -> bool| found.conflicts.iter().any(wanted);
    PairFit {
        there: narrow(found.seeker.value),
        back: narrow(found.offerer.value),
        has_no_common_time: has(|one| matches!(one, Conflict::NoCommonTime)),
        has_no_common_way: has(|one| matches!(one, Conflict::OtherWay | Conflict::TooFar(_))),
        has_no_common_language: has(|one| matches!(one, Conflict::NoCommonLanguage)),
    }
}

/// How people are read for it. Places are the round's own matter.
pub fn profile_of_student(record: &Record) -> Profile {
    Profile { places_left: None, ..record.profile(Heard::ByStaff) }
}

pub fn profile_of_mentor(record: &Record) -> Profile {
    Profile { places_left: None, ..record.profile(Heard::ByAll) }
}

#[expect(clippy::cast_possible_truncation, reason = "from 0 to 1, and nobody sees the eighth digit")]
fn narrow(score: f64) -> f32 {
    score as f32
}
