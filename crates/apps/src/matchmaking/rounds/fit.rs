//! What two people are to each other. This is the one place where the scores of rounds come from: the reciprocal score
//! of the conversation, without criteria. A student is known to the staff who work for them, a mentor by what they share.

use matching::reciprocal::{
    Known, Profile, Side,
    quick::{Pool, Quick},
};

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

/// Those of one side, read once, to be compared with many of the other.
pub struct Readers<'a> {
    known: &'a [Known<'a>],
    pool: Pool<'a>,
}

impl<'a> Readers<'a> {
    pub fn new(known: &'a [Known<'a>]) -> Self {
        Self { known, pool: Pool::new(known) }
    }

    /// One student with each of these mentors, in their order. Nothing for the student themselves.
    pub fn with_student(&self, student: &Known<'_>) -> Vec<Option<PairFit>> {
        self.compared(student, Side::Seeker)
    }

    /// One mentor with each of these students.
    pub fn with_mentor(&self, mentor: &Known<'_>) -> Vec<Option<PairFit>> {
        self.compared(mentor, Side::Offerer)
    }

    /// One student with one of these mentors.
    pub fn pair(&self, student: &Known<'_>, mentor: usize) -> Option<PairFit> {
        let one = std::slice::from_ref(&self.known[mentor]);
        Pool::new(one).compare(student, Side::Seeker).first().and_then(|quick| pair_fit(student, quick))
    }

    fn compared(&self, one: &Known<'_>, side: Side) -> Vec<Option<PairFit>> {
        self.pool.compare(one, side).iter().map(|quick| pair_fit(one, quick)).collect()
    }
}

fn pair_fit(one: &Known<'_>, quick: &Quick) -> Option<PairFit> {
    (one.profile.id != quick.id).then_some(PairFit {
        there: narrow(quick.seeker),
        back: narrow(quick.offerer),
        has_no_common_time: quick.no_common_time,
        has_no_common_way: quick.other_way || quick.too_far,
        has_no_common_language: quick.no_common_language,
    })
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
