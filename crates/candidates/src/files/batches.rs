//! Batches: made, read, deleted and brought back.

use api::{Answer, ApiError, Code, Text};
use identity::audit::Action;
use serde_json::json;
use store::jobs::NewJob;

use super::{
    entity::batch,
    once,
    read::{self, Input},
    store::{self as rows, MOST_BATCHES},
    view::no_batch,
};
use crate::{By, Candidates, TalentBatch};

impl Candidates {
    pub async fn create_batch(&self, by: By, name: String) -> Answer<TalentBatch> {
        let name = Text::<1, 200>::new(&name).map_err(|what| ApiError::invalid(format!("name: {what}.")))?;
        let (own, now) = (self.store().clone(), self.store().now());
        let row: batch::Model = self
            .store()
            .write(move |tx| async move {
                tx.lock_name("talent batches").await?;
                if rows::count_batches(&*tx).await? >= MOST_BATCHES {
                    let message = format!("There are {MOST_BATCHES} batches. Delete one first.");
                    return Err(ApiError::new(Code::Conflict, message));
                }
                let row = batch::Model {
                    id: own.new_id(),
                    name: name.into_string(),
                    job: None,
                    created_at: now,
                    created_by: by.name.clone(),
                    deleted_at: None,
                };
                rows::insert_batch(&*tx, row.clone()).await?;
                let detail = json!({ "change": "created", "batch": row.id, "name": row.name });
                by.note(&tx, &own, (Action::TalentFilesChanged, detail)).await?;
                Ok(row)
            })
            .await?;
        self.batch_shown(row).await
    }

    /// Takes a batch and all its people out of sight, or brings them back.
    pub async fn set_batch_deleted(&self, by: By, id: &str, deleted: bool) -> Answer<TalentBatch> {
        let (own, id, now) = (self.store().clone(), id.to_owned(), self.store().now());
        let row: batch::Model = self
            .store()
            .write(move |tx| async move {
                let row = rows::lock_batch(&*tx, &id).await?.ok_or_else(no_batch)?;
                if row.deleted_at.is_some() == deleted {
                    return Ok::<_, ApiError>(row);
                }
                once::lock(&tx).await?;
                let row = batch::Model { deleted_at: deleted.then_some(now), ..row };
                rows::update_batch(&*tx, row.clone()).await?;
                rows::touch_batch(&tx, &id).await?;
                let mut files = rows::files(&*tx, &id).await?;
                files.retain(|file| file.removed_at.is_none());
                if deleted {
                    once::let_go(&tx, files.into_iter().map(|file| file.id).collect()).await?;
                } else {
                    for file in files {
                        once::come_back(&tx, file).await?;
                    }
                }
                let change = if deleted { "deleted" } else { "restored" };
                let detail = json!({ "change": change, "batch": row.id, "name": row.name });
                by.note(&tx, &own, (Action::TalentFilesChanged, detail)).await?;
                Ok(row)
            })
            .await?;
        self.batch_shown(row).await
    }

    /// Has the files read that wait for it, and gives the job: the one that is at it, if there is one.
    pub async fn read_batch(&self, by: By, id: &str) -> Answer<String> {
        let (own, jobs, id) = (self.store().clone(), self.0.jobs.clone(), id.to_owned());
        self.store()
            .write(move |tx| async move {
                let row = rows::lock_batch(&*tx, &id).await?.filter(|row| row.deleted_at.is_none());
                let row = row.ok_or_else(no_batch)?;
                if let Some(job) = &row.job
                    && jobs.find_in(&tx, job).await?.is_some_and(|job| !job.state.has_ended())
                {
                    return Ok(job.clone());
                }
                if rows::next_waiting(&*tx, &id).await?.is_none() {
                    let message = "No file of this batch waits to be read. Upload some first.";
                    return Err(ApiError::new(Code::Conflict, message));
                }
                let new = NewJob {
                    kind: read::KIND,
                    title: format!("Read {}", row.name),
                    owner: Some(by.uid.clone()),
                    input: json!(Input { batch: id.clone() }),
                };
                let job = jobs.create_in(&tx, new).await?.id;
                rows::update_batch(&*tx, batch::Model { job: Some(job.clone()), ..row.clone() }).await?;
                let detail = json!({ "change": "read", "batch": row.id, "name": row.name, "job": job });
                by.note(&tx, &own, (Action::TalentFilesChanged, detail)).await?;
                Ok(job)
            })
            .await
    }
}
