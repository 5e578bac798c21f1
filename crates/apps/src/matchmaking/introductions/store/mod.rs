//! Introductions with their letters, matches and entries in the log: what belongs together is one transaction.

mod act;
mod begin;
mod entity;
mod migrations;
mod rows;
mod undo;
mod view;

use ::store::Tx;
use api::{Answer, ApiError, Code};
use campus::{
    model::{Life, MentoringSide, PersonId},
    store::{edition, life},
};
use identity::{
    Actor,
    audit::{self, Action},
};
use outreach::Editor;
use sea_orm::ConnectionTrait;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use act::{answer, compose_again, send, withdraw};
pub use begin::create;
pub use migrations::migrations;
pub use rows::{Wanted, asked, held, resting};
pub use undo::undo;
pub use view::{check, find, list};

use super::model::{IntroductionAnswer, IntroductionState};
use crate::{Suite, matchmaking::matches};
use entity::introduction;

const APP: &str = "matchmaking";

/// Who does it: for the letters, for the log, and for who gets the answers.
#[derive(Clone)]
pub struct By {
    pub editor: Editor,
    pub email: String,
    pub actor: Actor,
}

/// Something that is done to an introduction.
#[derive(Clone, Copy)]
pub(super) struct Deed<'a> {
    name: &'a str,
    /// For people.
    what: &'a str,
    /// The letters that it sends.
    letters: &'a [&'a str],
}

impl<'a> Deed<'a> {
    fn new(name: &'a str, what: &'a str) -> Self {
        Self { name, what, letters: &[] }
    }
}

/// What an undo puts back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kept {
    state: String,
    student_answer: Option<String>,
    mentor_answer: Option<String>,
    note: String,
    rest_until: Option<String>,
    match_id: Option<String>,
    /// The letters that the step sent; empty stands for both.
    #[serde(default)]
    letters: Vec<String>,
}

impl Kept {
    fn of(row: &introduction::Model) -> Self {
        Self {
            state: row.state.clone(),
            student_answer: row.student_answer.clone(),
            mentor_answer: row.mentor_answer.clone(),
            note: row.note.clone(),
            rest_until: row.rest_until.clone(),
            match_id: row.match_id.clone(),
            letters: Vec::new(),
        }
    }

    fn put_into(self, row: introduction::Model) -> introduction::Model {
        introduction::Model {
            state: self.state,
            student_answer: self.student_answer,
            mentor_answer: self.mentor_answer,
            note: self.note,
            rest_until: self.rest_until,
            match_id: self.match_id,
            ..row
        }
    }
}

fn conflict(message: impl Into<String>) -> ApiError {
    ApiError::new(Code::Conflict, message)
}

fn not_there() -> ApiError {
    ApiError::not_found("There is no such introduction.")
}

fn overtaken() -> ApiError {
    let message =
        "Somebody else has changed this introduction since you opened it. Look at it again, then try again.";
    ApiError::new(Code::Overtaken, message)
}

fn state_of(row: &introduction::Model) -> IntroductionState {
    let found = IntroductionState::ALL.into_iter().find(|state| state.name() == row.state);
    found.unwrap_or(IntroductionState::Withdrawn)
}

fn answer_of(answer: Option<&String>) -> Option<IntroductionAnswer> {
    IntroductionAnswer::ALL.into_iter().find(|one| Some(one.name()) == answer.map(String::as_str))
}

fn number(person: i64) -> u32 {
    u32::try_from(person).unwrap_or(0)
}

/// The one that was opened, held until the transaction ends.
async fn opened(tx: &Tx, id: &str, seen: u32) -> Answer<introduction::Model> {
    let row = rows::lock(tx, id).await?.ok_or_else(not_there)?;
    if u32::try_from(row.revision).ok() != Some(seen) {
        return Err(overtaken());
    }
    if current(&**tx).await? != row.edition {
        return Err(conflict("The campus has been made anew since: these people are gone."));
    }
    Ok(row)
}

/// Saves a change, with what happened and an entry in the log.
async fn save(
    suite: &Suite,
    tx: &Tx,
    (before, after): (&introduction::Model, introduction::Model),
    (by, deed): (&By, Deed<'_>),
    detail: Value,
) -> Answer<()> {
    let store = suite.store();
    let revision = before.revision.saturating_add(1);
    rows::update(&**tx, introduction::Model { revision, updated_at: store.now(), ..after }).await?;
    rows::note(&**tx, store, before, (&by.editor.name, &deed)).await?;
    log(suite, tx, by, detail).await
}

async fn log(suite: &Suite, tx: &Tx, by: &By, detail: Value) -> Answer<()> {
    let entry = by.actor.entry(Action::OutreachChanged).detail(detail);
    audit::store::append(&**tx, suite.store(), entry).await?;
    Ok(())
}

async fn current(db: &impl ConnectionTrait) -> Answer<i32> {
    let current = edition::current(db).await?;
    Ok(current.ok_or_else(|| conflict("There is no campus yet. Ask an administrator to make one."))?.edition)
}

async fn life_of(db: &impl ConnectionTrait, edition: i32, person: u32) -> Answer<Option<Life>> {
    Ok(life::find(db, edition, PersonId(person)).await?)
}

/// How many more a mentor can take, without the places that are held for others who were asked.
async fn places_left(
    db: &impl ConnectionTrait,
    edition: i32,
    mentor: &Life,
    without: Option<&str>,
) -> Answer<u32> {
    let Some(mentoring) = &mentor.mentoring else { return Ok(0) };
    let id = mentor.person.id;
    let taken = matches::taken_of(db, edition, id).await?;
    let held = rows::held(db, edition, id.0, without).await?;
    Ok(matches::places_left(mentoring, taken.saturating_add(held)))
}

/// Why the two cannot be introduced, each as a sentence.
async fn obstacles(
    db: &impl ConnectionTrait,
    edition: i32,
    (student, mentor): (&Life, &Life),
    own: Option<&str>,
) -> Answer<Vec<String>> {
    let mut all = Vec::new();
    if student.person.id == mentor.person.id {
        all.push("Nobody is introduced to themselves. Choose two people.".to_owned());
        return Ok(all);
    }
    let side = |life: &Life| life.mentoring.as_ref().map(|mentoring| mentoring.side);
    if side(student) == Some(MentoringSide::Mentor) {
        all.push(format!("{} offers to be a mentor, and does not look for one.", student.person.name()));
    } else if has_mentor(db, edition, student).await? {
        all.push(format!("{} has a mentor already.", student.person.name()));
    }
    if side(mentor) != Some(MentoringSide::Mentor) {
        all.push(format!("{} has not offered to be a mentor.", mentor.person.name()));
    } else if places_left(db, edition, mentor, own).await? == 0 {
        all.push(format!("{} has no place left. Choose another mentor, or wait.", mentor.person.name()));
    }
    Ok(all)
}

/// Whether the place that a student has for a mentor is taken.
async fn has_mentor(db: &impl ConnectionTrait, edition: i32, student: &Life) -> Answer<bool> {
    let states = matches::MatchState::ALL.into_iter().filter(|state| state.takes_a_place()).collect();
    let person = Some(student.person.id);
    let wanted = matches::Wanted { edition, person, states, ..matches::Wanted::default() };
    let here =
        matches::list(db, &wanted).await?.into_iter().filter(|one| one.student == student.person.id).count();
    let (capacity, taken) = student.mentoring.as_ref().map_or((1, 0), |one| (one.capacity, one.taken));
    Ok(usize::from(taken) + here >= usize::from(capacity.max(1)))
}
