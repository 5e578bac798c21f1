//! What somebody has said of how they may be reached and shown.

use api::{Answer, ApiError};
use campus::{
    people::{PersonConsent, PersonContact},
    store::life,
};

use super::model::Agreement;
use crate::{CandidateId, Candidates, NOBODY};

impl Candidates {
    /// None of whoever was uploaded: nobody has asked them.
    pub async fn agreement(&self, person: &CandidateId) -> Answer<Option<Agreement>> {
        let edition = self.seen_edition(person).await?;
        let CandidateId::Person(number) = person else { return Ok(None) };
        let mut lives = life::some_profiles(self.store().reader(), edition, [*number]).await?;
        let life = lives.pop().ok_or_else(|| ApiError::not_found(NOBODY))?;
        Ok(Some(Agreement { consents: PersonConsent::of(&life), contact: PersonContact::new(&life) }))
    }
}
