//! What candidates are called in this app: nobody can tell from it who that is, or look them up elsewhere.

use api::Answer;
use candidates::{CandidateId, Candidates, Member, Pool};

use super::desk::nobody;

/// The key in sixteen small letters. An id of a file is longer, and in capitals.
pub fn called(member: &Member) -> CandidateId {
    CandidateId::File(format!("{:016x}", member.key))
}

/// The same for what is kept about somebody. Who has left the pool keeps their name.
pub fn recalled(pool: &Pool, person: &mut CandidateId) {
    if let Some(member) = pool.find(person) {
        *person = called(member);
    }
}

/// Whom an address means: by what they are called here, or as the other apps call them.
pub async fn meant(candidates: &Candidates, text: &str) -> Answer<CandidateId> {
    let id = CandidateId::find(text)?;
    let key = match &id {
        CandidateId::File(key) if key.len() == 16 => u64::from_str_radix(key, 16).ok(),
        _ => None,
    };
    let Some(key) = key else { return Ok(id) };
    let pool = candidates.pool().await?;
    let member = pool.by_key(key).filter(|member| called(member) == id);
    member.map(|member| member.id.clone()).ok_or_else(nobody)
}
