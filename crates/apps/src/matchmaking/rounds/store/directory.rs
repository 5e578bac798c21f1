//! Who stands in the directory. A consent can be taken back after a run.

use std::collections::BTreeSet;

use campus::{
    model::{Consent, ConsentField},
    store::select,
};
use sea_orm::ConnectionTrait;

/// Those of these people who agree to be shown to others. At most some thousand at a time.
pub async fn listed(db: &impl ConnectionTrait, edition: i32, people: &[u32]) -> store::Result<BTreeSet<u32>> {
    if people.is_empty() {
        return Ok(BTreeSet::new());
    }
    let ids: Vec<String> = people.iter().map(u32::to_string).collect();
    let condition = format!(" AND field = $2 AND granted AND person IN ({})", ids.join(", "));
    let agreed: Vec<Consent> =
        select(db, edition, &condition, [ConsentField::Directory.name().into()]).await?;
    Ok(agreed.into_iter().map(|consent| consent.person.0).collect())
}
