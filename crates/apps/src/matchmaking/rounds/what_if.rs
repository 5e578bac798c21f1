//! What would be if one thing were different. Pure, but for the names.

use matching::assign::{Change, Market, Stopped, Tier, moved};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    engine::{Engine, Input, Member, Watch, part},
    model::{RoundMethod, RoundMethodNumbers},
    results::{PairRow, numbers},
    store::runs::{CohortThen, MemberThen},
};

/// Names the job.
pub const KIND: &str = "rounds.what_if";

/// One thing that is different.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoundChange {
    /// A mentor has more places, or fewer.
    Capacity {
        mentor: u32,
        #[schema(maximum = 1000)]
        places: u16,
    },
    /// A student takes no part.
    DropStudent {
        student: u32,
    },
    DropMentor {
        mentor: u32,
    },
    /// A student puts a mentor to a place in their order, from 1 on, or refuses them.
    StudentRanks {
        student: u32,
        mentor: u32,
        #[schema(minimum = 1, maximum = 20_000)]
        place: Option<u16>,
    },
    /// A mentor does the same with a student.
    MentorRanks {
        mentor: u32,
        student: u32,
        #[schema(minimum = 1, maximum = 20_000)]
        place: Option<u16>,
    },
}

impl RoundChange {
    /// Whom it is about, by their numbers.
    fn people(&self) -> (Option<u32>, Option<u32>) {
        match *self {
            Self::Capacity { mentor, .. } | Self::DropMentor { mentor } => (None, Some(mentor)),
            Self::DropStudent { student } => (Some(student), None),
            Self::StudentRanks { student, mentor, .. } | Self::MentorRanks { mentor, student, .. } => {
                (Some(student), Some(mentor))
            }
        }
    }

    /// The error says what is allowed.
    pub fn check(&self) -> Result<(), &'static str> {
        match self {
            Self::Capacity { places, .. } if *places > 1000 => Err("change.places: at most 1000."),
            Self::StudentRanks { place: Some(place), .. } | Self::MentorRanks { place: Some(place), .. }
                if !(1..=20_000).contains(place) =>
            {
                Err("change.place: from 1 to 20,000.")
            }
            _ => Ok(()),
        }
    }

    /// Whether they took part.
    pub fn is_about(&self, cohort: &CohortThen) -> bool {
        let has = |members: &[MemberThen], id: Option<u32>| {
            id.is_none_or(|id| members.iter().any(|member| member.id == id))
        };
        let (student, mentor) = self.people();
        has(&cohort.students, student) && has(&cohort.mentors, mentor)
    }
}

/// What the job is given to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Asked {
    pub run: String,
    pub method: RoundMethod,
    pub change: RoundChange,
}

/// What would be, by the numbers of people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Told {
    pub before: RoundMethodNumbers,
    pub after: RoundMethodNumbers,
    /// Students with their mentor before and after.
    pub moved: Vec<(u32, Option<u32>, Option<u32>)>,
    /// Whether the run would still come out as it did: nothing it rests on has changed since.
    pub is_current: bool,
}

/// Works the round out without and with the change. The inner error is a sentence about the change.
pub fn work_out(
    input: &Input,
    asked: &Asked,
    stored: &[PairRow],
    watch: &mut Watch<'_>,
) -> Result<Result<Told, String>, Stopped> {
    let known = input.known();
    let engine = Engine::new(input, &known);
    let places = match Places::of(input, &asked.change) {
        Ok(places) => places,
        Err(told) => return Ok(Err(told)),
    };
    let mut market = engine.market(&mut part(watch, (0, 700), "Comparing everybody with everybody"))?;
    let method = asked.method;
    let before = engine.solve(&market, method, &mut part(watch, (700, 850), "Matching as it is"))?;
    let numbers_before = numbers(&engine, &market, &before);
    let change = places.change(&engine, &market, &asked.change);
    market.change(change);
    let after = engine.solve(&market, method, &mut part(watch, (850, 1000), "Matching as it would be"))?;
    let (students, mentors) = (&input.students, &input.mentors);
    let id = |mentor: usize| mentors[mentor].id;
    let moved = moved(&before, &after);
    let moved =
        moved.iter().map(|one| (students[one.student].id, one.from.map(id), one.to.map(id))).collect();
    let now = before.pairs().map(|(student, mentor)| (students[student].id, id(mentor)));
    let is_current = now.eq(stored.iter().map(|row| (row.student, row.mentor)));
    let after = numbers(&engine, &market, &after);
    Ok(Ok(Told { before: numbers_before, after, moved, is_current }))
}

/// Where those of a change stand.
struct Places {
    student: Option<usize>,
    mentor: Option<usize>,
}

impl Places {
    fn of(input: &Input, change: &RoundChange) -> Result<Self, String> {
        let (student, mentor) = change.people();
        let find = |members: &[Member], id: Option<u32>, side: &str| match id {
            None => Ok(None),
            Some(id) => match members.iter().position(|member| member.id == id) {
                Some(place) => Ok(Some(place)),
                None => Err(format!("Person {id} is not among the {side} any more. Run the round again.")),
            },
        };
        Ok(Self {
            student: find(&input.students, student, "students")?,
            mentor: find(&input.mentors, mentor, "mentors")?,
        })
    }

    fn change(&self, engine: &Engine<'_>, market: &Market, change: &RoundChange) -> Change {
        let (student, mentor) = (self.student.unwrap_or_default(), self.mentor.unwrap_or_default());
        match change {
            RoundChange::Capacity { places, .. } => Change::Capacity { mentor, to: *places },
            RoundChange::DropStudent { .. } => Change::DropStudent(student),
            RoundChange::DropMentor { .. } => Change::DropMentor(mentor),
            RoundChange::StudentRanks { place, .. } => {
                let to = place.map(|place| place.saturating_sub(1));
                let like = to
                    .map(|to| like(&engine.row(student), |other| market.tier_of_mentor(student, other), to));
                let back = engine.pair(student, mentor).map_or(0.0, |fit| fit.back);
                let value = like.map_or(0.0, |(there, _)| harmonic(there, back));
                Change::Student { student, mentor, to, value }
            }
            RoundChange::MentorRanks { place, .. } => {
                let to = place.map(|place| place.saturating_sub(1));
                let like = to.map(|to| {
                    like(&engine.column(mentor), |other| market.tier_of_student(mentor, other), to)
                });
                let there = engine.pair(student, mentor).map_or(0.0, |fit| fit.there);
                let value = like.map_or(0.0, |(_, back)| harmonic(there, back));
                Change::Mentor { mentor, student, to, value }
            }
        }
    }
}

/// Whoever is put to a place is as good as the one who stands there now, or as the last one.
fn like<E>(
    judged: &[Result<matching::assign::Fit, E>],
    tier: impl Fn(usize) -> Tier,
    to: Tier,
) -> (f32, f32) {
    let known = judged.iter().enumerate().filter_map(|(other, fit)| Some((tier(other), fit.as_ref().ok()?)));
    let nearest = known.min_by_key(|(tier, _)| (tier.abs_diff(to), *tier));
    nearest.map_or((1.0, 1.0), |(_, fit)| (fit.there, fit.back))
}

fn harmonic(there: f32, back: f32) -> f32 {
    if there + back > 0.0 { 2.0 * there * back / (there + back) } else { 0.0 }
}
