use std::collections::HashMap;

use api::{Answer, ApiError};
use identity::audit::Action;
use serde_json::{Value, json};

use super::{
    entity::{contest, decision},
    store as rows,
};
use crate::{
    By, CandidateId, Candidates, ContestState, DecisionKind, TalentContest, TalentDecision, roles::there,
};

const LONGEST: usize = 2000;

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
    /// Writes down a decision. One that rejects needs a reason; none takes an earlier one back.
    pub async fn decide(
        &self,
        by: By,
        role: &str,
        person: &CandidateId,
        (kind, reason): (Option<DecisionKind>, String),
    ) -> Answer<TalentDecision> {
        let reason = short(&reason, "reason")?;
        if kind == Some(DecisionKind::Reject) && reason.is_empty() {
            return Err(ApiError::invalid("reason: say why, so that others can follow the decision."));
        }
        let edition = self.seen_edition(person).await?;
        let ids = self.copies().await?.all(person);
        let (own, role, now) = (self.store().clone(), role.to_owned(), self.store().now());
        let person = person.clone();
        self.store()
            .write(move |tx| async move {
                there(&*tx, &role).await?;
                tx.lock_name(&format!("talent decision {role} {person}")).await?;
                let before = rows::history(&*tx, (&role, edition), &ids).await?.into_iter().next();
                // Sent twice, it is decided once.
                if let Some(last) = before.clone()
                    && (last.kind, &last.reason) == (kind, &reason)
                {
                    return Ok(last.into());
                }
                let (number, file) = person.columns();
                let row = decision::Model {
                    id: own.new_id(),
                    role: role.clone(),
                    edition,
                    person: number,
                    file,
                    kind,
                    reason,
                    at: now,
                    by_name: by.name.clone(),
                };
                rows::insert(&*tx, row.clone()).await?;
                let before: Value = json!(before.and_then(|before| before.kind));
                let detail = json!({ "role": role, "candidate": person, "decision": kind, "before": before });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                Ok(row.into())
            })
            .await
    }

    /// What is in force for each candidate of a role. Whoever may not be seen any more is for the caller to leave out.
    pub async fn decisions(&self, role: &str) -> Answer<HashMap<CandidateId, TalentDecision>> {
        let db = self.store().reader();
        there(db, role).await?;
        let copies = self.copies().await?;
        let mut all: HashMap<CandidateId, TalentDecision> = HashMap::new();
        for row in rows::decisions(db, role, self.edition().await?).await? {
            let decision = TalentDecision::from(row);
            let decision = TalentDecision { person: copies.whose(&decision.person), ..decision };
            all.insert(decision.person.clone(), decision);
        }
        all.retain(|_, decision| decision.kind.is_some());
        Ok(all)
    }

    /// The newest first.
    pub async fn decision_history(&self, role: &str, person: &CandidateId) -> Answer<Vec<TalentDecision>> {
        let edition = self.seen_edition(person).await?;
        let db = self.store().reader();
        there(db, role).await?;
        let ids = self.copies().await?.all(person);
        let history = rows::history(db, (role, edition), &ids).await?.into_iter();
        let about = |row| TalentDecision { person: person.clone(), ..row };
        Ok(history.map(TalentDecision::from).map(about).collect())
    }

    /// Writes down that something was read or weighed wrongly.
    pub async fn contest(&self, by: By, new: NewContest) -> Answer<TalentContest> {
        let note = short(&new.note, "note")?;
        if note.is_empty() {
            return Err(ApiError::invalid("note: say what is wrong."));
        }
        let edition = self.seen_edition(&new.person).await?;
        let (own, now) = (self.store().clone(), self.store().now());
        self.store()
            .write(move |tx| async move {
                there(&*tx, &new.role).await?;
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
                };
                rows::insert_contest(&*tx, row.clone()).await?;
                let detail = json!({ "role": new.role, "candidate": new.person, "contest": row.id });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                Ok(row.into())
            })
            .await
    }

    /// Answers one. A second answer takes the place of the first.
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
        let (own, role, id, now) = (self.store().clone(), role.to_owned(), id.to_owned(), self.store().now());
        self.store()
            .write(move |tx| async move {
                there(&*tx, &role).await?;
                let row = rows::lock_contest(&*tx, &id).await?.filter(|row| row.role == role);
                let row = row.ok_or_else(|| ApiError::not_found("There is no such report."))?;
                let row = contest::Model {
                    state: ContestState::Answered,
                    answer: Some(answer),
                    answered_at: Some(now),
                    answered_by: Some(by.name.clone()),
                    ..row
                };
                rows::update_contest(&*tx, row.clone()).await?;
                let detail = json!({ "role": role, "contest": row.id, "answered": true });
                by.note(&tx, &own, (Action::TalentDecided, detail)).await?;
                Ok(row.into())
            })
            .await
    }

    /// The newest first: about everybody, or about one candidate. Only about those who may be seen.
    pub async fn contests(&self, role: &str, person: Option<&CandidateId>) -> Answer<Vec<TalentContest>> {
        let db = self.store().reader();
        there(db, role).await?;
        let edition = self.edition().await?;
        let (pool, copies) = (self.pool().await?, self.copies().await?);
        let ids = person.map(|person| copies.all(person));
        let rows = rows::contests(db, (role, edition), ids.as_deref()).await?;
        let contests = rows.into_iter().map(|row| {
            let contest = TalentContest::from(row);
            TalentContest { person: copies.whose(&contest.person), ..contest }
        });
        Ok(contests.filter(|contest| pool.find(&contest.person).is_some()).collect())
    }

    /// Writes down that somebody has taken a list of candidates along.
    pub async fn note_export(&self, by: By, detail: Value) -> Answer<()> {
        let own = self.store().clone();
        self.store()
            .write(move |tx| async move {
                by.note(&tx, &own, (Action::CandidatesExported, detail)).await?;
                Ok(())
            })
            .await
    }
}

fn short(text: &str, field: &str) -> Answer<String> {
    let text = text.trim();
    if text.chars().count() > LONGEST {
        return Err(ApiError::invalid(format!("{field}: at most {LONGEST} characters.")));
    }
    Ok(text.to_owned())
}

impl From<decision::Model> for TalentDecision {
    fn from(row: decision::Model) -> Self {
        Self {
            person: CandidateId::of_columns(row.person, &row.file),
            id: row.id,
            kind: row.kind,
            reason: row.reason,
            at: row.at,
            by: row.by_name,
        }
    }
}

impl From<contest::Model> for TalentContest {
    fn from(row: contest::Model) -> Self {
        Self {
            person: CandidateId::of_columns(row.person, &row.file),
            id: row.id,
            requirement: row.requirement.and_then(|number| u16::try_from(number).ok()),
            note: row.note,
            state: row.state,
            answer: row.answer,
            created_at: row.created_at,
            created_by: row.created_by,
            answered_at: row.answered_at,
            answered_by: row.answered_by,
        }
    }
}
