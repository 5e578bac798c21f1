//! How far people have come, and when they were last known to be as their profile says. Nothing is written over: a step
//! that is taken back stays in the history.

use std::collections::HashMap;

use api::{Answer, ApiError, Code};
use identity::audit::Action;
use jiff::{ToSpan, civil::Date};
use serde_json::json;
use store::Time;

use super::{
    background::day,
    entity::step,
    model::{Background, NetworkFreshness, NetworkMove, NetworkProgress, NetworkStage, NetworkStep},
    store as rows,
};
use crate::{By, CandidateId, Candidates, NOBODY};

/// So long a profile is taken for right.
pub const STALE_AFTER_DAYS: i32 = 90;
const LONGEST: usize = 1000;

/// Why a step was not taken.
pub enum Unmoved {
    /// Somebody, or another window, was faster: this is how far they are now.
    Overtaken(Box<NetworkProgress>),
    Refused(ApiError),
}

impl From<ApiError> for Unmoved {
    fn from(error: ApiError) -> Self {
        Self::Refused(error)
    }
}

impl From<store::Error> for Unmoved {
    fn from(error: store::Error) -> Self {
        Self::Refused(error.into())
    }
}

/// What is in force of somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Journey {
    /// The earliest first.
    pub steps: Vec<(NetworkStage, Time)>,
    /// When and by whom the profile was confirmed last.
    pub confirmed: Option<(Time, String)>,
}

impl Journey {
    pub fn stage(&self) -> NetworkStage {
        self.steps.last().map_or(NetworkStage::Profile, |(stage, _)| *stage)
    }
}

/// Whether somebody should be asked if their profile is still right.
pub fn freshness(
    background: &Background,
    confirmed: Option<&(Time, String)>,
    today: Date,
) -> NetworkFreshness {
    let stale_on = |day: Date| day.checked_add(STALE_AFTER_DAYS.days()).unwrap_or(Date::MAX);
    match confirmed {
        Some((at, by)) => NetworkFreshness {
            known_right: day(*at),
            confirmed_by: Some(by.clone()),
            stale_on: stale_on(day(*at)),
            is_stale: today >= stale_on(day(*at)),
        },
        None => NetworkFreshness {
            known_right: background.known_right,
            confirmed_by: None,
            stale_on: stale_on(background.known_right),
            is_stale: background.as_of.unwrap_or(today) >= stale_on(background.known_right),
        },
    }
}

impl Candidates {
    /// What is in force of everybody. Whoever may not be seen any more is for the caller to leave out.
    pub async fn journeys(&self) -> Answer<HashMap<CandidateId, Journey>> {
        let mut all: HashMap<CandidateId, Journey> = HashMap::new();
        let copies = self.copies().await?;
        for row in rows::steps(self.store().reader(), self.edition().await?).await? {
            let person = copies.whose(&CandidateId::of_columns(row.person, &row.file));
            let journey = all.entry(person).or_default();
            match row.stage {
                Some(stage) => journey.steps.push((stage, row.at)),
                None => journey.confirmed = Some((row.at, row.by_name)),
            }
        }
        Ok(all)
    }

    pub async fn progress(&self, person: &CandidateId) -> Answer<NetworkProgress> {
        let edition = self.seen_edition(person).await?;
        let ids = self.copies().await?.all(person);
        Ok(progress(rows::steps_of(self.store().reader(), edition, &ids).await?))
    }

    /// Takes a step, forth or back, from the revision `seen`.
    pub async fn move_to(
        &self,
        by: By,
        (person, seen): (&CandidateId, u32),
        (stage, note): (NetworkStage, String),
    ) -> Result<NetworkMove, Unmoved> {
        if note.chars().count() > LONGEST {
            return Err(ApiError::invalid(format!("note: at most {LONGEST} characters.")).into());
        }
        let edition = self.seen_edition(person).await?;
        let ids = self.copies().await?.all(person);
        let (own, person, now) = (self.store().clone(), person.clone(), self.store().now());
        self.store()
            .write(move |tx| async move {
                tx.lock_name(&format!("talent steps {person}")).await?;
                let before = progress(rows::steps_of(&*tx, edition, &ids).await?);
                let last = before.steps.iter().find(|step| step.undone_at.is_none());
                // Sent twice, it is one step. It may be another's: there is nothing of it to take back.
                if last.is_some_and(|last| (last.stage, &last.note) == (stage, &note)) {
                    return Ok(NetworkMove { progress: before, step: None });
                }
                if before.revision != seen {
                    return Err(Unmoved::Overtaken(Box::new(before)));
                }
                let row = new_step(&person, edition, (own.new_id(), now, by.name.clone()));
                let step = Some(row.id.clone());
                rows::insert_step(&*tx, step::Model { stage: Some(stage), note, ..row }).await?;
                let detail = json!({ "candidate": person, "stage": stage, "before": before.stage });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                let progress = progress(rows::steps_of(&*tx, edition, &ids).await?);
                Ok(NetworkMove { progress, step })
            })
            .await
    }

    /// Takes this step back, while it is the last in force.
    pub async fn move_back(
        &self,
        by: By,
        (person, step): (&CandidateId, &str),
    ) -> Result<NetworkProgress, Unmoved> {
        let edition = self.seen_edition(person).await?;
        let ids = self.copies().await?.all(person);
        let (own, person, now) = (self.store().clone(), person.clone(), self.store().now());
        let step = step.to_owned();
        self.store()
            .write(move |tx| async move {
                tx.lock_name(&format!("talent steps {person}")).await?;
                let steps = rows::steps_of(&*tx, edition, &ids).await?;
                let wanted = steps.iter().find(|row| row.stage.is_some() && row.id == step).cloned();
                let wanted = wanted.ok_or_else(|| ApiError::not_found("There is no such step."))?;
                let before = progress(steps);
                let last = before.steps.iter().find(|step| step.undone_at.is_none());
                if last.is_none_or(|last| last.id != wanted.id) {
                    return Err(Unmoved::Overtaken(Box::new(before)));
                }
                undo(&*tx, wanted, (now, &by)).await?;
                let detail = json!({ "candidate": person, "stage": before.stage, "undone": true });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                Ok(progress(rows::steps_of(&*tx, edition, &ids).await?))
            })
            .await
    }

    /// Writes down that the profile is right as of today. Gives what takes that back; nothing if it was written down
    /// already, by whomever.
    pub async fn confirm(&self, by: By, person: &CandidateId) -> Answer<Option<String>> {
        let edition = self.seen_edition(person).await?;
        let ids = self.copies().await?.all(person);
        let (own, person, now) = (self.store().clone(), person.clone(), self.store().now());
        self.store()
            .write(move |tx| async move {
                tx.lock_name(&format!("talent steps {person}")).await?;
                let steps = rows::steps_of(&*tx, edition, &ids).await?;
                let last = steps.iter().find(|row| row.stage.is_none() && row.undone_at.is_none());
                // Once a day is enough.
                if last.is_some_and(|last| day(last.at) == day(now)) {
                    return Ok(None);
                }
                let row = new_step(&person, edition, (own.new_id(), now, by.name.clone()));
                let confirmation = row.id.clone();
                rows::insert_step(&*tx, row).await?;
                let detail = json!({ "candidate": person, "confirmed": true });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                Ok(Some(confirmation))
            })
            .await
    }

    /// Takes this confirmation back. Those of others stay.
    pub async fn unconfirm(&self, by: By, (person, confirmation): (&CandidateId, &str)) -> Answer<()> {
        let edition = self.seen_edition(person).await?;
        let ids = self.copies().await?.all(person);
        let (own, person, now) = (self.store().clone(), person.clone(), self.store().now());
        let confirmation = confirmation.to_owned();
        self.store()
            .write(move |tx| async move {
                tx.lock_name(&format!("talent steps {person}")).await?;
                let steps = rows::steps_of(&*tx, edition, &ids).await?;
                let wanted = steps.into_iter().find(|row| row.stage.is_none() && row.id == confirmation);
                let wanted = wanted.ok_or_else(|| ApiError::not_found("There is no such confirmation."))?;
                if wanted.undone_at.is_some() {
                    let message = "This confirmation was taken back already.";
                    return Err(ApiError::new(Code::Conflict, message));
                }
                undo(&*tx, wanted, (now, &by)).await?;
                let detail = json!({ "candidate": person, "confirmed": false });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                Ok(())
            })
            .await
    }

    /// When somebody was last known to be as the profile says.
    pub async fn freshness_of(&self, person: &CandidateId) -> Answer<NetworkFreshness> {
        let edition = self.seen_edition(person).await?;
        let ids = self.copies().await?.all(person);
        let steps = rows::steps_of(self.store().reader(), edition, &ids).await?;
        let last = steps.into_iter().find(|row| row.stage.is_none() && row.undone_at.is_none());
        let confirmed = last.map(|row| (row.at, row.by_name));
        let network = self.network().await?;
        let found = network.find(person).ok_or_else(|| ApiError::not_found(NOBODY))?;
        Ok(freshness(&found.background, confirmed.as_ref(), self.store().today()))
    }
}

fn new_step(person: &CandidateId, edition: i32, (id, at, by_name): (String, Time, String)) -> step::Model {
    let (number, file) = person.columns();
    step::Model {
        id,
        edition,
        person: number,
        file,
        stage: None,
        note: String::new(),
        at,
        by_name,
        undone_at: None,
        undone_by: None,
    }
}

async fn undo(
    tx: &impl sea_orm::ConnectionTrait,
    row: step::Model,
    (now, by): (Time, &By),
) -> store::Result<()> {
    let row = step::Model { undone_at: Some(now), undone_by: Some(by.name.clone()), ..row };
    rows::update_step(tx, row).await
}

/// Of the newest first.
fn progress(rows: Vec<step::Model>) -> NetworkProgress {
    let steps = rows.into_iter().filter_map(|row| {
        Some(NetworkStep {
            stage: row.stage?,
            id: row.id,
            note: row.note,
            at: row.at,
            by: row.by_name,
            undone_at: row.undone_at,
            undone_by: row.undone_by,
        })
    });
    let steps: Vec<NetworkStep> = steps.collect();
    let undone = steps.iter().filter(|step| step.undone_at.is_some()).count();
    let last = steps.iter().find(|step| step.undone_at.is_none());
    NetworkProgress {
        stage: last.map(|step| step.stage).unwrap_or_default(),
        revision: u32::try_from(steps.len() + undone).unwrap_or(u32::MAX),
        steps,
    }
}
