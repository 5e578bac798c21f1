//! Who takes part in a round, found out anew each time: people come and go.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::{Answer, ApiError, Code};
use campus::search::Audience;
use matching::{assign::MOST_PEOPLE, reciprocal::Profile};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    engine::{Input, Member},
    fit::{profile_of_mentor, profile_of_student},
    model::{MOST_LISTED, Ranking, RoundCount, RoundPlan, RoundSide},
    store::{
        directory::listed,
        merged::Merged,
        runs::{CohortThen, MemberThen},
    },
};
use crate::{
    Suite,
    matchmaking::{
        ask::{
            profile::{Heard, Record},
            store::{Standing, records, standings},
        },
        introductions::store::resting,
        matches::{self, MatchState},
    },
};

/// So many pairs can be compared: ten thousand students with two thousand mentors, and some more.
pub const MOST_PAIRS: u64 = 25_000_000;
/// So many are asked for at a time who stands in the directory.
const TOGETHER: usize = 1000;

/// Those who take part, and those who do not.
pub struct Cohort {
    pub edition: i32,
    pub students: Vec<Participant>,
    pub mentors: Vec<Participant>,
    pub left_out: Vec<LeftOut>,
}

/// What is known of them besides is read once it is needed.
pub struct Participant {
    pub standing: Standing,
    pub places: u16,
    /// Whether the round says how many places they have, and not their record.
    pub is_set: bool,
}

/// Somebody who was asked for and takes no part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    pub side: RoundSide,
    pub person: u32,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    NotThere,
    Died,
    NotListed,
    OffersNothing,
    OnBothSides,
}

impl Why {
    /// For a list of counts.
    pub fn words(self, side: RoundSide) -> String {
        let why = match self {
            Self::NotThere => "are not on the campus any more",
            Self::Died => "have died",
            Self::NotListed => "have not agreed to be shown to others",
            Self::OffersNothing => "offer no mentoring, and have no places set for this round",
            Self::OnBothSides => "are among the mentors",
        };
        format!("{} who {why}", side.name())
    }
}

/// Somebody of a cohort, as they are listed.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundMember {
    pub id: u32,
    pub name: String,
    /// What they do and where, as far as they share it.
    pub about: String,
    /// How many they can take in this round; of a student, one, or none if they have a mentor or wait for an answer.
    pub places: u16,
    /// How many places they offer altogether, and how many are taken by their record, and by matches and introductions
    /// here.
    pub offered: u32,
    pub taken: u32,
    /// Whether the round says how many places they have, and not their record.
    pub is_set: bool,
}

impl Participant {
    fn id(&self) -> u32 {
        self.standing.person.id.0
    }

    fn member(&self, about: String) -> RoundMember {
        let mentoring = self.standing.mentoring.as_ref();
        RoundMember {
            id: self.id(),
            name: self.standing.person.name(),
            about,
            places: self.places,
            offered: mentoring.map_or(0, |one| one.capacity.into()),
            taken: mentoring.map_or(0, |one| one.taken.into()) + self.standing.taken_here,
            is_set: self.is_set,
        }
    }

    fn then(&self) -> MemberThen {
        MemberThen { id: self.id(), places: self.places, taken: self.standing.taken_here }
    }
}

/// These of one side, as they are listed.
pub async fn members(
    suite: &Suite,
    edition: i32,
    (side, some): (RoundSide, &[Participant]),
) -> Answer<Vec<RoundMember>> {
    let heard = match side {
        RoundSide::Students => Heard::ByStaff,
        RoundSide::Mentors => Heard::ByAll,
    };
    let ids: Vec<u32> = some.iter().map(Participant::id).collect();
    let found = records(suite.store().reader(), edition, &ids).await?;
    let mut about: HashMap<u32, String> =
        found.iter().map(|record| (record.person.id.0, record.does(heard))).collect();
    Ok(some.iter().map(|one| one.member(about.remove(&one.id()).unwrap_or_default())).collect())
}

impl Cohort {
    /// How many pairs there are to compare, or why that cannot be.
    pub fn problem(&self) -> Option<String> {
        let sides = [("students", self.students.len()), ("mentors", self.mentors.len())];
        if let Some((side, count)) =
            sides.into_iter().find(|(_, count)| *count > MOST_LISTED.min(MOST_PEOPLE))
        {
            return Some(format!(
                "There are {count} {side}, and at most {MOST_LISTED} can take part. Narrow the filter."
            ));
        }
        let pairs = self.pairs();
        if pairs > MOST_PAIRS {
            return Some(format!(
                "These are {pairs} pairs to compare, and at most {MOST_PAIRS} can be. Narrow the filter of either side."
            ));
        }
        let empty = sides.into_iter().find(|(_, count)| *count == 0);
        empty.map(|(side, _)| format!("There are no {side}. Widen the filter, or name people in a file."))
    }

    pub fn pairs(&self) -> u64 {
        self.students.len() as u64 * self.mentors.len() as u64
    }

    /// How many were left out for each reason.
    pub fn counts(&self) -> Vec<RoundCount> {
        let mut counts = BTreeMap::<(RoundSide, Why), u32>::new();
        for one in &self.left_out {
            *counts.entry((one.side, one.why)).or_default() += 1;
        }
        counts.into_iter().map(|((side, why), count)| RoundCount { what: why.words(side), count }).collect()
    }

    pub fn then(&self) -> CohortThen {
        let of = |people: &[Participant]| people.iter().map(Participant::then).collect();
        CohortThen { students: of(&self.students), mentors: of(&self.mentors) }
    }

    /// All that the engine needs.
    pub async fn into_input(
        self,
        suite: &Suite,
        (plan, rankings): (RoundPlan, Vec<Ranking>),
    ) -> Answer<Input> {
        let states = vec![MatchState::Declined, MatchState::Ended];
        let wanted = matches::Wanted { edition: self.edition, states, ..matches::Wanted::default() };
        let before = matches::list(suite.store().reader(), &wanted).await?;
        let today = suite.store().today().to_string();
        let resting = resting(suite.store().reader(), self.edition, &today, None).await?;
        let merged = Merged::read(suite.store().reader(), self.edition).await?;
        let (students, student_profiles) =
            compared(suite, self.edition, &self.students, profile_of_student).await?;
        let (mentors, mentor_profiles) =
            compared(suite, self.edition, &self.mentors, profile_of_mentor).await?;
        Ok(Input {
            plan,
            students,
            mentors,
            student_profiles,
            mentor_profiles,
            rankings: merged.rankings(rankings),
            before: before.into_iter().map(|one| (one.student.0, one.mentor.0)).chain(resting).collect(),
        })
    }
}

/// Those of one side with all that they are compared by. Who has gone since they were found takes no part after all.
async fn compared(
    suite: &Suite,
    edition: i32,
    people: &[Participant],
    profile: impl Fn(&Record) -> Profile,
) -> Answer<(Vec<Member>, Vec<Profile>)> {
    let places: HashMap<u32, u16> = people.iter().map(|one| (one.id(), one.places)).collect();
    let ids: Vec<u32> = people.iter().map(Participant::id).collect();
    let found = records(suite.store().reader(), edition, &ids).await?;
    let member = |record: &Record| Member {
        id: record.person.id.0,
        places: places.get(&record.person.id.0).copied().unwrap_or(0),
        since: record.mentoring.as_ref().map_or(u32::MAX, |mentoring| days(mentoring.since)),
    };
    Ok(found.iter().map(|record| (member(record), profile(record))).unzip())
}

fn days(date: jiff::civil::Date) -> u32 {
    let start = jiff::civil::date(1900, 1, 1);
    u32::try_from(date.since(start).map_or(0, |span| span.get_days())).unwrap_or(0)
}

/// Finds out who takes part by a plan.
pub async fn resolve(suite: &Suite, plan: &RoundPlan) -> Answer<Cohort> {
    let edition = super::store::campus(suite.store().reader()).await?;
    let merged = Merged::read(suite.store().reader(), edition).await?;
    let mentor_ids = asked_for(suite, (plan, &merged), RoundSide::Mentors).await?;
    let student_ids = asked_for(suite, (plan, &merged), RoundSide::Students).await?;
    let set = merged.places(plan.capacities.iter().map(|one| (one.person, one.places)));
    let mut left_out = Vec::new();
    let mentors = present(suite, edition, (RoundSide::Mentors, &mentor_ids), &mut left_out).await?;
    let mut kept = Vec::with_capacity(mentors.len());
    for standing in mentors {
        match places_of_mentor(&standing, &set) {
            Ok((places, is_set)) => kept.push(Participant { standing, places, is_set }),
            Err(why) => {
                left_out.push(LeftOut { side: RoundSide::Mentors, person: standing.person.id.0, why });
            }
        }
    }
    let among: BTreeSet<u32> = kept.iter().map(Participant::id).collect();
    let students = present(suite, edition, (RoundSide::Students, &student_ids), &mut left_out).await?;
    let (students, both): (Vec<Standing>, Vec<Standing>) =
        students.into_iter().partition(|standing| !among.contains(&standing.person.id.0));
    left_out.extend(both.iter().map(|standing| LeftOut {
        side: RoundSide::Students,
        person: standing.person.id.0,
        why: Why::OnBothSides,
    }));
    let students = students.into_iter().map(|standing| Participant {
        places: u16::from(still_looks(&standing)),
        is_set: false,
        standing,
    });
    Ok(Cohort { edition, students: students.collect(), mentors: kept, left_out })
}

/// The same people as in a run before, with the places that they had then. Who has gone since is left out.
pub async fn again(suite: &Suite, then: &CohortThen) -> Answer<Cohort> {
    let edition = super::store::campus(suite.store().reader()).await?;
    let merged = Merged::read(suite.store().reader(), edition).await?;
    let mut left_out = Vec::new();
    let mut sides = Vec::with_capacity(2);
    for (side, members) in [(RoundSide::Students, &then.students), (RoundSide::Mentors, &then.mentors)] {
        let ids = merged.all(members.iter().map(|member| member.id));
        let places = merged.places(members.iter().map(|member| (member.id, member.places)));
        let found = present(suite, edition, (side, &ids), &mut left_out).await?;
        let participant = |standing: Standing| Participant {
            places: places.get(&standing.person.id.0).copied().unwrap_or(0),
            is_set: false,
            standing,
        };
        sides.push(found.into_iter().map(participant).collect::<Vec<_>>());
    }
    let mentors = sides.pop().unwrap_or_default();
    let students = sides.pop().unwrap_or_default();
    Ok(Cohort { edition, students, mentors, left_out })
}

/// The numbers of those whom a plan asks for, in order.
async fn asked_for(
    suite: &Suite,
    (plan, merged): (&RoundPlan, &Merged),
    side: RoundSide,
) -> Answer<Vec<u32>> {
    let group = plan.group(side);
    if let Some(listed) = &group.listed {
        return Ok(merged.all(listed.people.iter().copied()));
    }
    let filter = group.filter.to_people(side);
    // Nobody is found by what they withhold from those who then read of it.
    let audience = match side {
        RoundSide::Students => Audience::Staff,
        RoundSide::Mentors => Audience::Directory,
    };
    let found = suite.campus.list(&filter, audience, (0, MOST_LISTED + 1)).await?;
    let found = found.ok_or_else(|| {
        let message = "The search index is being made, and without it nobody knows who passes a filter. Try again in a \
                       minute, or name people in a file.";
        ApiError::new(Code::Conflict, message).retry_after(30)
    })?;
    let mut ids = found.ids;
    ids.sort_unstable();
    Ok(ids)
}

/// Those of them who are there, by their numbers.
async fn present(
    suite: &Suite,
    edition: i32,
    (side, ids): (RoundSide, &[u32]),
    left_out: &mut Vec<LeftOut>,
) -> Answer<Vec<Standing>> {
    let db = suite.store().reader();
    let found = standings(db, edition, ids).await?;
    let there: BTreeSet<u32> = found.iter().map(|one| one.person.id.0).collect();
    let mut shown = BTreeSet::new();
    if side == RoundSide::Mentors {
        for some in ids.chunks(TOGETHER) {
            shown.extend(listed(db, edition, some).await?);
        }
    }
    let gone = ids.iter().filter(|id| !there.contains(id));
    left_out.extend(gone.map(|person| LeftOut { side, person: *person, why: Why::NotThere }));
    let mut kept = Vec::with_capacity(found.len());
    for one in found {
        let person = one.person.id.0;
        let why = match side {
            _ if one.person.died.is_some() => Some(Why::Died),
            RoundSide::Mentors if !shown.contains(&person) => Some(Why::NotListed),
            RoundSide::Students | RoundSide::Mentors => None,
        };
        match why {
            Some(why) => left_out.push(LeftOut { side, person, why }),
            None => kept.push(one),
        }
    }
    Ok(kept)
}

/// What the round says, or what is left by the record, by matches and by introductions.
fn places_of_mentor(one: &Standing, set: &HashMap<u32, u16>) -> Result<(u16, bool), Why> {
    if let Some(places) = set.get(&one.person.id.0) {
        return Ok((*places, true));
    }
    let mentoring = one.mentoring.as_ref().ok_or(Why::OffersNothing)?;
    if mentoring.side != campus::model::MentoringSide::Mentor {
        return Err(Why::OffersNothing);
    }
    let left = matches::places_left(mentoring, one.taken_here);
    Ok((u16::try_from(left).unwrap_or(u16::MAX), false))
}

/// Whether a student has no mentor yet, by the record and by matches, and waits for no answer.
fn still_looks(one: &Standing) -> bool {
    let by_record =
        one.mentoring.as_ref().is_none_or(|mentoring| mentoring.taken < mentoring.capacity.max(1));
    by_record && one.taken_here == 0
}
