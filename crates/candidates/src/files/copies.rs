//! Files that are nobody of their own, and whom they stand for: duplicates, what was merged, and what is there no more
//! while a copy has its place.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait},
};
use store::Result;

use super::{entity::file, once, store as rows};
use crate::{CandidateId, Candidates, FileState, network::store as merges};

/// Longer chains there are not: a duplicate of who was merged into who was merged.
const LONGEST: usize = 100;

/// Duplicates, what was merged into somebody, and what somebody has taken the place of.
#[derive(Default)]
pub struct Copies(BTreeMap<String, Copied>);

struct Copied {
    of: CandidateId,
    batch: String,
    is_live: bool,
}

/// The copies as they were at a change to files or merges, for a campus.
#[derive(Default)]
pub struct HeldCopies(Option<((i32, i64), Arc<Copies>)>);

impl Candidates {
    /// Read anew once files or merges have changed.
    pub(crate) async fn copies(&self) -> Result<Arc<Copies>> {
        let db = self.store().reader();
        let mut held = self.0.copies.lock().await;
        let now = (self.edition().await?, rows::latest_change(db).await?);
        if let Some((_, copies)) = held.0.as_ref().filter(|(then, _)| *then == now) {
            return Ok(Arc::clone(copies));
        }
        // What is read after this is at least as new.
        let copies = Arc::new(Copies::read(db, now.0).await?);
        held.0 = Some((now, Arc::clone(&copies)));
        Ok(copies)
    }
}

impl Copies {
    async fn read(db: &impl ConnectionTrait, edition: i32) -> Result<Self> {
        let found: Vec<(String, String, Option<String>, Option<i64>)> = file::Entity::find()
            .select_only()
            .columns([
                file::Column::Id,
                file::Column::Batch,
                file::Column::DuplicateOf,
                file::Column::RemovedAt,
            ])
            .filter(file::Column::State.eq(FileState::Duplicate))
            .into_tuple()
            .all(db)
            .await?;
        let replaced = once::successors(db).await?;
        if found.is_empty() && replaced.is_empty() {
            return Ok(Self::default());
        }
        let live: BTreeSet<String> = rows::batches(db).await?.into_iter().map(|batch| batch.id).collect();
        let merged: HashMap<String, CandidateId> =
            merges::merged_people(db, edition).await?.into_iter().collect();
        let copies = found.into_iter().filter_map(|(id, batch, duplicate_of, removed)| {
            let of = duplicate_of.map(CandidateId::File).or_else(|| merged.get(&id).cloned())?;
            let is_live = removed.is_none() && live.contains(&batch);
            Some((id, Copied { of, batch, is_live }))
        });
        let replaced = replaced.into_iter().map(|(row, next)| {
            (row.id, Copied { of: CandidateId::File(next), batch: row.batch, is_live: false })
        });
        Ok(Self(copies.chain(replaced).collect()))
    }

    /// Whom it is about: itself, if it is somebody.
    pub fn whose(&self, id: &CandidateId) -> CandidateId {
        let mut whose = id;
        for _ in 0..LONGEST {
            let CandidateId::File(file) = whose else { break };
            let Some(copied) = self.0.get(file) else { break };
            whose = &copied.of;
        }
        whose.clone()
    }

    /// Somebody, and all that stands for them.
    pub fn all(&self, person: &CandidateId) -> Vec<CandidateId> {
        let ids = self.0.keys().map(|file| CandidateId::File(file.clone()));
        let copies = ids.filter(|id| id != person && self.whose(id) == *person);
        std::iter::once(person.clone()).chain(copies).collect()
    }

    /// The files that stand for each.
    pub fn files(&self) -> HashMap<CandidateId, Vec<&str>> {
        let mut all: HashMap<CandidateId, Vec<&str>> = HashMap::new();
        for file in self.0.keys() {
            all.entry(self.whose(&CandidateId::File(file.clone()))).or_default().push(file);
        }
        all
    }

    /// The batches that each stands in by way of others.
    pub fn batches(&self) -> HashMap<CandidateId, BTreeSet<String>> {
        let mut all: HashMap<CandidateId, BTreeSet<String>> = HashMap::new();
        for (file, copied) in self.0.iter().filter(|(_, copied)| copied.is_live) {
            let whose = self.whose(&CandidateId::File(file.clone()));
            all.entry(whose).or_default().insert(copied.batch.clone());
        }
        all
    }
}

/// Rows about one of these: of the campus of this edition, or of the uploads.
pub fn about(people: &[CandidateId], edition: i32) -> Condition {
    let (mut numbers, mut files) = (Vec::new(), Vec::new());
    for one in people {
        match one {
            CandidateId::Person(number) => numbers.push(i64::from(*number)),
            CandidateId::File(file) => files.push(file.clone()),
        }
    }
    let of_campus = Condition::all()
        .add(Expr::col("edition").eq(edition))
        .add(Expr::col("file").eq(""))
        .add(Expr::col("person").is_in(numbers));
    let of_uploads = Condition::all().add(Expr::col("edition").eq(0)).add(Expr::col("file").is_in(files));
    Condition::any().add(of_campus).add(of_uploads)
}
