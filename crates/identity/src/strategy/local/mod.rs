//! Accounts of our own, for when no remote service is there: Argon2id, addresses confirmed by mail.
//!
//! What is done for a known address is done for an unknown one too, as far as time and the database go.

mod account;
pub mod entity;
mod reset;
mod sign_in;
pub mod store;

pub use account::SignUp;

use crate::{Email, Identity, Refusal};

impl Identity {
    pub(crate) fn admit(&self, address: &str) -> Result<Email, Refusal> {
        let domains = &self.policy().domains;
        domains.admit(address).ok_or_else(|| Refusal::Domain(domains.clone()))
    }
}
