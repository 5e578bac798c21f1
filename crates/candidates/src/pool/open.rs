//! Opening somebody: what they have agreed to is looked at once more, and their résumé is read.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use api::{Answer, ApiError};
use store::Result;
use talent::Resume;

use super::{
    follow::apart,
    make::{Source, alone, hash},
    store as rows,
};
use crate::{CandidateId, Candidates, NOBODY, Opened};

/// How often it is tried to see the pool and the résumés of one moment.
const TRIES: usize = 3;

impl Candidates {
    /// Somebody with their résumé, as they are now.
    pub async fn open(&self, id: &CandidateId) -> Answer<Opened> {
        let opened = self.open_some(std::slice::from_ref(id)).await?.pop();
        opened.ok_or_else(|| ApiError::not_found(NOBODY))
    }

    /// Those of these people who may be seen, in this order.
    pub async fn open_some(&self, ids: &[CandidateId]) -> Answer<Vec<Opened>> {
        for last in 1..=TRIES {
            let pool = self.pool().await?;
            let mut resumes = self.resumes(ids).await?;
            let opened = ids.iter().filter_map(|id| {
                let member = Arc::clone(pool.find(id)?);
                Some(Opened { member, resume: resumes.remove(id)? })
            });
            let opened: Vec<Opened> = opened.collect();
            // What was changed in between is read again.
            let is_one = opened.iter().all(|one| one.member.hash == hash(&one.resume.text));
            if is_one || last == TRIES {
                return Ok(opened);
            }
        }
        Ok(Vec::new())
    }

    async fn resumes(&self, ids: &[CandidateId]) -> Answer<HashMap<CandidateId, Arc<Resume>>> {
        let (sources, today) = (self.sources(ids).await?, self.as_of().await?);
        let read = apart(move || {
            let read = sources.into_iter().filter_map(|source| {
                let resume = Arc::new(alone(&source.id, || source.resume(today))?);
                Some((source.id, resume))
            });
            read.collect()
        });
        Ok(read.await?)
    }

    /// What is kept of those of these people who may be seen now.
    pub(super) async fn sources(&self, ids: &[CandidateId]) -> Result<Vec<Source>> {
        let db = self.store().reader();
        let (mut numbers, mut files) = (Vec::new(), Vec::new());
        for id in ids.iter().collect::<BTreeSet<_>>() {
            match id {
                CandidateId::Person(number) => numbers.push(*number),
                CandidateId::File(file) => files.push(file.clone()),
            }
        }
        let mut sources = rows::these(db, self.edition().await?, &numbers).await?;
        sources.extend(rows::uploads(db, &files).await?);
        Ok(sources)
    }

    /// The edition that something about this candidate belongs to. Refuses whoever may not be seen.
    pub(crate) async fn seen_edition(&self, id: &CandidateId) -> Answer<i32> {
        if self.sources(std::slice::from_ref(id)).await?.is_empty() {
            return Err(ApiError::not_found(NOBODY));
        }
        Ok(match id {
            CandidateId::Person(_) => self.edition().await?,
            CandidateId::File(_) => 0,
        })
    }
}
