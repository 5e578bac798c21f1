use std::collections::HashMap;

use api::{Answer, ApiError};
use identity::audit::Action;
use serde_json::{Value, json};

use super::{entity::decision, store as rows};
use crate::{By, CandidateId, Candidates, DecisionKind, TalentDecision, roles::there};

const LONGEST: usize = 2000;

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

pub(super) fn short(text: &str, field: &str) -> Answer<String> {
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
