//! What of the campus is read here: the jobs that employers have posted.

use std::collections::HashMap;

use api::Answer;
use campus::{
    model::{Employer, Role},
    store::{edition, select},
};
use sea_orm::Value;
use store::{Error, Store};

use super::model::Opening;

/// Those whose title, employer or industry has all the words; those posted last first.
pub async fn openings(
    store: &Store,
    words: &str,
    (offset, limit): (usize, usize),
) -> Answer<(usize, Vec<Opening>)> {
    let db = store.reader();
    let Some(current) = edition::current(db).await? else { return Ok((0, Vec::new())) };
    let none = || Vec::<Value>::new();
    let employers: Vec<Employer> = select(db, current.edition, "", none()).await.map_err(Error::from)?;
    let employers: HashMap<u32, String> = employers.into_iter().map(|one| (one.id.0, one.name)).collect();
    let roles: Vec<Role> = select(db, current.edition, "", none()).await.map_err(Error::from)?;
    let words: Vec<String> = words.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let employer = |role: &Role| employers.get(&role.employer.0).cloned().unwrap_or_default();
    let is_meant = |role: &Role| {
        let said = format!("{} {} {}", role.title, employer(role), role.industry).to_lowercase();
        words.iter().all(|word| said.contains(word))
    };
    let mut found: Vec<Role> = roles.into_iter().filter(is_meant).collect();
    found.sort_by(|one, other| (other.posted, one.id.0).cmp(&(one.posted, other.id.0)));
    let total = found.len();
    let page = found.into_iter().skip(offset).take(limit).map(|role| Opening {
        employer: employer(&role),
        id: role.id.0,
        title: role.title,
        industry: role.industry,
        place: place(&[&role.place.city, &role.place.region]),
        is_remote: role.remote,
        posted: role.posted,
        closes: role.closes,
        text: role.text,
    });
    Ok((total, page.collect()))
}

fn place(parts: &[&str]) -> String {
    let said: Vec<&str> = parts.iter().copied().filter(|part| !part.trim().is_empty()).collect();
    said.join(", ")
}
