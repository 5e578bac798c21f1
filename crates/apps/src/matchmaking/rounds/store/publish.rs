//! A result in force: its pairs become active matches, and can be taken out again as if they had never been.

use std::collections::{BTreeMap, BTreeSet};

use api::{Answer, ApiError, Code};
use campus::{
    model::{Mentoring, PersonId},
    store::people,
};
use sea_orm::{ActiveModelTrait, ActiveValue::Set, IntoActiveModel};
use serde_json::json;
use store::{Error, Store, Tx};

use super::{
    By,
    directory::listed,
    locked,
    merged::Merged,
    note,
    runs::{CohortThen, MemberThen},
    seen, signed,
};
use crate::matchmaking::{
    ask::store::{mentoring, taken},
    matches::{self, MatchOrigin, MatchState, NewMatch},
    rounds::model::{Round, RoundCapacity, RoundMethod},
};

/// So many people are asked for at a time.
const TOGETHER: usize = 1000;

/// A result that is to be in force.
pub struct Publishing {
    pub round: String,
    pub run: String,
    pub method: RoundMethod,
    pub cohort: CohortThen,
    /// Students with their mentors.
    pub pairs: Vec<(u32, u32)>,
    /// Mentors who have places by the round's own say, whatever their record says.
    pub set: Vec<RoundCapacity>,
}

/// Makes the pairs active matches, all or none.
pub async fn publish(store: &Store, by: By, new: Publishing) -> Answer<Round> {
    let (own, now) = (store.clone(), store.now());
    store
        .write(move |tx| async move {
            let row = locked(&tx, &new.round).await?;
            if row.deleted_at.is_some() {
                return Err(super::not_there());
            }
            if row.published_run.is_some() {
                let message =
                    "A result of this round is in force already. Take it back before you publish another.";
                return Err(ApiError::new(Code::Conflict, message));
            }
            matches::lock(&tx).await?;
            check_people(&tx, row.edition, &new.pairs).await?;
            check_places(&tx, row.edition, &new).await?;
            let pairs = new.pairs.iter().map(|(student, mentor)| NewMatch {
                student: PersonId(*student),
                mentor: PersonId(*mentor),
                state: MatchState::Active,
            });
            let origin = (row.edition, MatchOrigin::Round, new.round.as_str());
            let written = matches::add(&tx, &own, origin, pairs.collect()).await?;
            let mut row = row.into_active_model();
            row.published_run = Set(Some(new.run.clone()));
            row.published_method = Set(Some(new.method.name().to_owned()));
            row.published_pairs = Set(Some(signed(u32::try_from(written.len()).unwrap_or(u32::MAX))));
            row.published_at = Set(Some(now));
            row.published_by = Set(Some(by.name.clone()));
            let row = row.update(&*tx).await.map_err(Error::from)?;
            let detail = json!({ "change": "published", "round": row.id, "name": row.name, "run": new.run,
                "method": new.method, "matches": written.len() });
            note(&tx, &own, &by, detail).await?;
            seen(row)
        })
        .await
}

/// Whether everybody is still there, and may be shown. Records are merged, people die, and mentors leave the directory.
async fn check_people(tx: &Tx, edition: i32, pairs: &[(u32, u32)]) -> Answer<()> {
    let all: BTreeSet<u32> = pairs.iter().flat_map(|(student, mentor)| [*student, *mentor]).collect();
    let all: Vec<PersonId> = all.into_iter().map(PersonId).collect();
    let mut alive = 0;
    for some in all.chunks(TOGETHER) {
        people::lock(tx, edition, some).await?;
        let found = people::some(&**tx, edition, some.iter().map(|person| person.0)).await?;
        alive += found.iter().filter(|person| person.died.is_none()).count();
    }
    let gone = all.len() - alive;
    if gone > 0 {
        let message = format!(
            "{gone} of the people in this result have died or are not on the campus any more. Run the round again, then \
             publish."
        );
        return Err(ApiError::new(Code::Conflict, message));
    }
    let mentors: BTreeSet<u32> = pairs.iter().map(|(_, mentor)| *mentor).collect();
    let mentors: Vec<u32> = mentors.into_iter().collect();
    let mut shown = 0;
    for some in mentors.chunks(TOGETHER) {
        shown += listed(&**tx, edition, some).await?.len();
    }
    match mentors.len() - shown {
        0 => Ok(()),
        hidden => {
            let message = format!(
                "{hidden} of the mentors in this result have not agreed to be shown to others, or not any more. Run the \
                 round again, then publish."
            );
            Err(ApiError::new(Code::Conflict, message))
        }
    }
}

/// Whether everybody still has the places that the run counted on.
async fn check_places(tx: &Tx, edition: i32, new: &Publishing) -> Answer<()> {
    let taken = taken(&**tx, edition).await?;
    let taken = |person: u32| taken.get(&PersonId(person)).copied().unwrap_or(0);
    let mut loads = BTreeMap::<u32, u32>::new();
    for (_, mentor) in &new.pairs {
        *loads.entry(*mentor).or_default() += 1;
    }
    let then: BTreeMap<u32, MemberThen> =
        new.cohort.students.iter().chain(&new.cohort.mentors).map(|member| (member.id, *member)).collect();
    let has_more_taken = |person: u32| then.get(&person).is_none_or(|then| taken(person) > then.taken);
    let students = new.pairs.iter().filter(|(student, _)| has_more_taken(*student)).count();
    let has_less = |mentor: &Mentoring| {
        let load = loads.get(&mentor.person.0).copied().unwrap_or(0);
        load > matches::places_left(mentor, taken(mentor.person.0))
    };
    // What they offer is asked only now, when nobody else takes places.
    let set = Merged::read(&**tx, edition).await?;
    let set = set.places(new.set.iter().map(|one| (one.person, one.places)));
    let by_record: Vec<u32> = loads.keys().copied().filter(|mentor| !set.contains_key(mentor)).collect();
    let offering = mentoring(&**tx, edition, &by_record).await?;
    let by_record = offering.iter().filter(|mentor| has_less(mentor)).count();
    let mentors = loads.keys().filter(|mentor| has_more_taken(**mentor)).count().max(by_record);
    if students == 0 && mentors == 0 {
        return Ok(());
    }
    let message = format!(
        "Since this run {students} of the students have found a mentor or are being introduced to one, and {mentors} of \
         the mentors have fewer places. Run the round again, then publish."
    );
    Err(ApiError::new(Code::Conflict, message))
}

/// Takes the matches of a round out again. Those that have gone on since are in the way, and it says how many.
pub async fn take_back(store: &Store, by: By, id: &str) -> Answer<Round> {
    let (own, id) = (store.clone(), id.to_owned());
    store
        .write(move |tx| async move {
            let row = locked(&tx, &id).await?;
            let Some(run) = row.published_run.clone() else {
                return Err(ApiError::new(Code::Conflict, "No result of this round is in force."));
            };
            let origin = Some((MatchOrigin::Round, id.clone()));
            let wanted = matches::Wanted { edition: row.edition, origin, ..matches::Wanted::default() };
            let published = matches::list(&*tx, &wanted).await?;
            let changed = published.iter().filter(|one| one.state != MatchState::Active).count();
            if changed > 0 {
                let message = format!(
                    "{changed} of the {} matches have gone on since they were published. Reopen those that have ended, \
                     then take the publication back; or end the others one by one.",
                    published.len()
                );
                return Err(ApiError::new(Code::Conflict, message));
            }
            matches::remove(&tx, &published).await?;
            let mut row = row.into_active_model();
            row.published_run = Set(None);
            row.published_method = Set(None);
            row.published_pairs = Set(None);
            row.published_at = Set(None);
            row.published_by = Set(None);
            let row = row.update(&*tx).await.map_err(Error::from)?;
            let detail = json!({ "change": "publication taken back", "round": row.id, "name": row.name, "run": run,
                "matches": published.len() });
            note(&tx, &own, &by, detail).await?;
            seen(row)
        })
        .await
}
