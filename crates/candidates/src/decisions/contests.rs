//! What people say was read or weighed wrongly, and what came of it.

use std::collections::HashMap;

use api::{Answer, ApiError, Code};
use identity::audit::Action;
use sea_orm::ConnectionTrait;
use serde_json::{Value, json};
use store::Tx;

use super::{
    change::short,
    entity::{answer, contest},
    store as rows,
};
use crate::{By, CandidateId, Candidates, ContestState, TalentAnswer, TalentContest, roles::there};

const NO_REPORT: &str = "There is no such report.";

/// Something that was read or weighed wrongly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewContest {
    pub role: String,
    pub person: CandidateId,
    /// The requirement that it is about, by its id; none if it is about all of it.
    pub requirement: Option<u16>,
    pub note: String,
}

impl Candidates {
    /// Writes down that something was read or weighed wrongly.
    pub async fn contest(&self, by: By, new: NewContest) -> Answer<TalentContest> {
        let note = short(&new.note, "note")?;
        if note.is_empty() {
            return Err(ApiError::invalid("note: say what is wrong."));
        }
        let edition = self.seen_edition(&new.person).await?;
        let ids = self.copies().await?.all(&new.person);
        let (own, now) = (self.store().clone(), self.store().now());
        self.store()
            .write(move |tx| async move {
                there(&*tx, &new.role).await?;
                tx.lock_name(&format!("talent contest {} {}", new.role, new.person)).await?;
                let (number, file) = new.person.columns();
                let row = contest::Model {
                    id: own.new_id(),
                    role: new.role.clone(),
                    edition,
                    person: number,
                    file,
                    requirement: new.requirement.map(i32::from),
                    note,
                    state: ContestState::Open,
                    answer: None,
                    created_at: now,
                    created_by: by.name.clone(),
                    answered_at: None,
                    answered_by: None,
                    created_by_uid: Some(by.uid.clone()),
                    withdrawn_at: None,
                };
                // Sent twice, it is reported once.
                let others = rows::contests(&*tx, (&new.role, edition), Some(&ids)).await?;
                if let Some(same) = others.into_iter().find(|other| is_same(other, &row)) {
                    return told_one(&*tx, same).await;
                }
                rows::insert_contest(&*tx, row.clone()).await?;
                let detail = json!({ "role": new.role, "candidate": new.person, "contest": row.id });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                told_one(&*tx, row).await
            })
            .await
    }

    /// Answers one. A second answer takes the place of the first, which is kept.
    pub async fn answer_contest(
        &self,
        by: By,
        role: &str,
        id: &str,
        answer: String,
    ) -> Answer<TalentContest> {
        let answer = short(&answer, "answer")?;
        if answer.is_empty() {
            return Err(ApiError::invalid("answer: say what has come of it."));
        }
        self.settle_contest(by, (role, id), Some(answer)).await
    }

    /// Takes the answer back: it is open as before. The answer is kept with those before it.
    pub async fn reopen_contest(&self, by: By, role: &str, id: &str) -> Answer<TalentContest> {
        self.settle_contest(by, (role, id), None).await
    }

    async fn settle_contest(
        &self,
        by: By,
        (role, id): (&str, &str),
        answer: Option<String>,
    ) -> Answer<TalentContest> {
        let (own, role, id, now) = (self.store().clone(), role.to_owned(), id.to_owned(), self.store().now());
        self.store()
            .write(move |tx| async move {
                let row = locked(&tx, (&role, &id)).await?;
                let row = Some(row).filter(|row| row.withdrawn_at.is_none()).ok_or_else(no_report)?;
                if row.answer == answer {
                    return told_one(&*tx, row).await;
                }
                let state = if answer.is_some() { ContestState::Answered } else { ContestState::Open };
                let (at, name) = (answer.as_ref().map(|_| now), answer.as_ref().map(|_| by.name.clone()));
                let row = contest::Model {
                    state,
                    answer: answer.clone(),
                    answered_at: at,
                    answered_by: name,
                    ..row
                };
                rows::update_contest(&*tx, row.clone()).await?;
                let kept = answer::Model {
                    id: own.new_id(),
                    contest: row.id.clone(),
                    answer,
                    at: now,
                    by_name: by.name.clone(),
                };
                rows::insert_answer(&*tx, kept).await?;
                let is_answered = state == ContestState::Answered;
                let detail: Value = json!({ "role": role, "contest": row.id, "answered": is_answered });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                told_one(&*tx, row).await
            })
            .await
    }

    /// Takes back what one has reported oneself, or brings that back.
    pub async fn withdraw_contest(
        &self,
        by: By,
        (role, id): (&str, &str),
        withdrawn: bool,
    ) -> Answer<TalentContest> {
        let (own, role, id, now) = (self.store().clone(), role.to_owned(), id.to_owned(), self.store().now());
        self.store()
            .write(move |tx| async move {
                let row = locked(&tx, (&role, &id)).await?;
                if row.created_by_uid.as_ref() != Some(&by.uid) {
                    let message = "Only whoever has reported this can take it back. You can answer it.";
                    return Err(ApiError::new(Code::PermissionDenied, message));
                }
                if row.withdrawn_at.is_some() == withdrawn {
                    return told_one(&*tx, row).await;
                }
                if row.state == ContestState::Answered {
                    let message = "This report was answered and stays, with its answer. Open it again first.";
                    return Err(ApiError::new(Code::Conflict, message));
                }
                let row = contest::Model { withdrawn_at: withdrawn.then_some(now), ..row };
                rows::update_contest(&*tx, row.clone()).await?;
                let detail = json!({ "role": role, "contest": row.id, "withdrawn": withdrawn });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                told_one(&*tx, row).await
            })
            .await
    }

    /// Whom one is about, if they may be seen; also if it was withdrawn.
    pub async fn contested(&self, role: &str, id: &str) -> Answer<CandidateId> {
        let db = self.store().reader();
        there(db, role).await?;
        let edition = self.edition().await?;
        let row = rows::contest(db, id).await?;
        let row = row.filter(|row| row.role == role && [0, edition].contains(&row.edition));
        let contest = told_one(db, row.ok_or_else(no_report)?).await?;
        let (pool, copies) = (self.pool().await?, self.copies().await?);
        let person = copies.whose(&contest.person);
        pool.find(&person).map(|member| member.id.clone()).ok_or_else(no_report)
    }

    /// The newest first: about everybody, or about one candidate. Only about those who may be seen.
    pub async fn contests(&self, role: &str, person: Option<&CandidateId>) -> Answer<Vec<TalentContest>> {
        let db = self.store().reader();
        there(db, role).await?;
        let edition = self.edition().await?;
        let (pool, copies) = (self.pool().await?, self.copies().await?);
        let ids = person.map(|person| copies.all(person));
        let rows = rows::contests(db, (role, edition), ids.as_deref()).await?;
        let contests = told(db, rows).await?.into_iter().map(|contest| {
            let person = copies.whose(&contest.person);
            TalentContest { person, ..contest }
        });
        Ok(contests.filter(|contest| pool.find(&contest.person).is_some()).collect())
    }
}

fn no_report() -> ApiError {
    ApiError::not_found(NO_REPORT)
}

/// Whether somebody says again what is still open.
fn is_same(one: &contest::Model, other: &contest::Model) -> bool {
    let says = |row: &contest::Model| (row.requirement, row.note.clone(), row.created_by_uid.clone());
    one.state == ContestState::Open && says(one) == says(other)
}

async fn locked(tx: &Tx, (role, id): (&str, &str)) -> Answer<contest::Model> {
    there(&**tx, role).await?;
    let row = rows::lock_contest(&**tx, id).await?;
    row.filter(|row| row.role == role).ok_or_else(no_report)
}

/// With all that was answered.
async fn told(db: &impl ConnectionTrait, rows: Vec<contest::Model>) -> Answer<Vec<TalentContest>> {
    let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    let mut answers: HashMap<String, Vec<TalentAnswer>> = HashMap::new();
    for row in rows::answers(db, &ids).await? {
        let told = TalentAnswer { answer: row.answer, at: row.at, by: row.by_name };
        answers.entry(row.contest).or_default().push(told);
    }
    let told = rows.into_iter().map(|row| TalentContest {
        person: CandidateId::of_columns(row.person, &row.file),
        answers: answers.remove(&row.id).unwrap_or_default(),
        id: row.id,
        requirement: row.requirement.and_then(|number| u16::try_from(number).ok()),
        note: row.note,
        state: row.state,
        answer: row.answer,
        created_at: row.created_at,
        created_by: row.created_by,
        created_by_uid: row.created_by_uid,
        answered_at: row.answered_at,
        answered_by: row.answered_by,
    });
    Ok(told.collect())
}

async fn told_one(db: &impl ConnectionTrait, row: contest::Model) -> Answer<TalentContest> {
    told(db, vec![row]).await?.pop().ok_or_else(no_report)
}
