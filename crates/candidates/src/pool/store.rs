//! The SQL of the pool: who may be seen, and what there is to read of them.

use std::collections::HashMap;

use campus::{
    model::{Candidate, PersonId},
    store::{people, select},
};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use store::Result;

use super::make::{Source, Text};
use crate::{
    CandidateId, CandidateSource, FileState, Preferences,
    files::entity::{batch, file, resume},
};

/// So many résumés are read from the database at once.
pub const TOGETHER: usize = 100;

/// Of the campus: those who look for work, live, and have agreed that employers see them.
const AGREED: &str = " AND EXISTS (SELECT 1 FROM consents c WHERE c.edition = $1 AND c.person = candidates.person \
    AND c.field = 'employers' AND c.granted) \
    AND EXISTS (SELECT 1 FROM people p WHERE p.edition = $1 AND p.id = candidates.person AND p.died IS NULL)";

/// Those between two numbers.
pub async fn between(
    db: &impl ConnectionTrait,
    edition: i32,
    (first, last): (PersonId, PersonId),
) -> Result<Vec<Source>> {
    let condition = format!(" AND person BETWEEN {} AND {}{AGREED}", first.0, last.0);
    read(db, edition, &condition).await
}

/// Those of these people who may be seen.
pub async fn these(db: &impl ConnectionTrait, edition: i32, numbers: &[u32]) -> Result<Vec<Source>> {
    let mut all = Vec::new();
    for some in numbers.chunks(TOGETHER) {
        let listed: Vec<String> = some.iter().map(u32::to_string).collect();
        let condition = format!(" AND person IN ({}){AGREED}", listed.join(", "));
        all.extend(read(db, edition, &condition).await?);
    }
    Ok(all)
}

async fn read(db: &impl ConnectionTrait, edition: i32, condition: &str) -> Result<Vec<Source>> {
    let found: Vec<Candidate> = select(db, edition, condition, []).await?;
    let who = people::some(db, edition, found.iter().map(|one| one.person.0)).await?;
    let mut who: HashMap<PersonId, _> = who.into_iter().map(|person| (person.id, person)).collect();
    let sources = found.into_iter().filter_map(|one| {
        let person = who.remove(&one.person)?;
        Some(Source {
            id: CandidateId::Person(one.person.0),
            origin: CandidateSource::Campus,
            name: Some(person.name()),
            batch: None,
            file_name: None,
            text: Text::Written(one.resume),
            preferences: Some(Preferences {
                titles: one.desired_titles,
                places: one.places,
                remote: one.remote,
                available_from: Some(one.available_from),
            }),
            is_synthetic: person.synthetic,
            is_doubtful: false,
        })
    });
    Ok(sources.collect())
}

/// The files that were changed since, each with whether there is somebody to see.
pub async fn files_since(db: &impl ConnectionTrait, seen: i64) -> Result<Vec<(String, bool)>> {
    let rows: Vec<(String, String, FileState, Option<i64>)> = file::Entity::find()
        .select_only()
        .columns([file::Column::Id, file::Column::Batch, file::Column::State, file::Column::RemovedAt])
        .filter(file::Column::Changed.gt(seen))
        .order_by_asc(file::Column::Id)
        .into_tuple()
        .all(db)
        .await?;
    let live: Vec<String> = live_batches(db).await?;
    let is_seen = |batch: &String, state: FileState, removed: Option<i64>| {
        state.is_candidate() && removed.is_none() && live.binary_search(batch).is_ok()
    };
    let seen = rows.into_iter().map(|(id, batch, state, removed)| {
        let is_seen = is_seen(&batch, state, removed);
        (id, is_seen)
    });
    Ok(seen.collect())
}

async fn live_batches(db: &impl ConnectionTrait) -> Result<Vec<String>> {
    let live = batch::Entity::find()
        .select_only()
        .column(batch::Column::Id)
        .filter(batch::Column::DeletedAt.is_null());
    let mut live: Vec<String> = live.into_tuple().all(db).await?;
    live.sort_unstable();
    Ok(live)
}

/// Those of these files who may be seen.
pub async fn uploads(db: &impl ConnectionTrait, ids: &[String]) -> Result<Vec<Source>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let live = live_batches(db).await?;
    let mut all = Vec::new();
    for some in ids.chunks(TOGETHER) {
        let rows = file::Entity::find()
            .filter(file::Column::Id.is_in(some))
            .filter(file::Column::RemovedAt.is_null())
            .order_by_asc(file::Column::Id)
            .all(db)
            .await?;
        let bodies = resume::Entity::find().filter(resume::Column::File.is_in(some)).all(db).await?;
        let mut bodies: HashMap<String, String> =
            bodies.into_iter().map(|row| (row.file, row.body)).collect();
        for row in rows.into_iter().filter(|row| row.state.is_candidate()) {
            let is_live = live.binary_search(&row.batch).is_ok();
            let Some(body) = bodies.remove(&row.id).filter(|_| is_live) else { continue };
            all.push(Source {
                is_doubtful: row.state == FileState::NeedsCheck,
                id: CandidateId::File(row.id),
                origin: CandidateSource::Upload,
                name: row.seems,
                batch: Some(row.batch),
                file_name: Some(row.name),
                text: Text::Read(body),
                preferences: None,
                is_synthetic: false,
            });
        }
    }
    Ok(all)
}
