//! Takes an import back: what it has added goes, what it has changed says again what it said before.

use std::collections::HashMap;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{
    Tx,
    jobs::{JobError, Progress, Run, Work},
};

use super::{ImportCounts, Input, Remaining, UNDO, settle::Outcome};
use crate::keep::{
    Act, Editor, TraitError, TraitImportState, Traits,
    change::Edit,
    entity::{head, version},
    store::{self as rows, imports as table},
    view::content,
};

/// So many traits are one piece.
const PIECE: u64 = 250;
/// So many are named that were changed since.
const NAMED: usize = 50;

pub struct Undo(pub Traits);

/// How far it has come.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Checkpoint {
    after: String,
    seen: u64,
    is_done: bool,
}

#[async_trait]
impl Work for Undo {
    fn kind(&self) -> &'static str {
        UNDO
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let input: Input = run.input()?;
        let row = table::find(run.store().reader(), &input.import).await?;
        let row = row.ok_or_else(|| JobError::failed("There is no such import any more."))?;
        let so_far = run.checkpoint::<Checkpoint>()?.unwrap_or_default();
        let is_ours = row.job.as_deref() == Some(run.job_id()) && row.state == TraitImportState::Undoing;
        if so_far.is_done || !is_ours {
            return Ok(json!({ "import": input.import }));
        }
        let counts: ImportCounts = serde_json::from_str(&row.counts).unwrap_or_default();
        let undone = self.undo(run, &input, (so_far, counts.new + counts.changed)).await;
        if matches!(undone, Err(JobError::Cancelled)) {
            // Half an import is none that anybody could want: another job goes on.
            let then = input.then.unwrap_or(Outcome::Undone);
            self.0.hand_over(&input.import, run.job_id(), then, row.error).await?;
        }
        undone
    }
}

impl Undo {
    async fn undo(
        &self,
        run: &Run,
        input: &Input,
        (mut so_far, total): (Checkpoint, u64),
    ) -> Result<Value, JobError> {
        loop {
            run.check()?;
            let made = table::versions(run.store().reader(), &input.import, (&so_far.after, PIECE)).await?;
            let Some(last) = made.last() else { break };
            so_far.after.clone_from(&last.trait_id);
            so_far.seen += made.len() as u64;
            let (own, import, by) = (self.0.clone(), input.import.clone(), input.editor());
            let step = move |tx: Tx| async move { own.take_back(&tx, &import, made, &by).await };
            let progress = Progress::new(so_far.seen, total.max(so_far.seen), "Takes back");
            run.write(&so_far, progress, step).await?;
        }
        so_far.is_done = true;
        let (own, import) = (self.0.clone(), input.import.clone());
        let then = input.then.unwrap_or(Outcome::Undone);
        let finish = move |tx: Tx| async move {
            let mut row = table::lock(&*tx, &import).await?.ok_or(TraitError::NoImport)?;
            let now = own.0.store.now();
            row.state = then.state();
            row.undone_at = Some(now);
            row.ended_at = row.ended_at.or(Some(now));
            table::update(&*tx, row).await?;
            table::remove_file(&*tx, &import).await?;
            Ok::<_, TraitError>(())
        };
        run.write(&so_far, Progress::new(so_far.seen, so_far.seen, "Done"), finish).await?;
        Ok(json!({ "import": input.import, "traits": so_far.seen }))
    }
}

impl Traits {
    /// What an import has made of these traits, if nobody has changed them since.
    async fn take_back(
        &self,
        tx: &Tx,
        import: &str,
        made: Vec<version::Model>,
        by: &Editor,
    ) -> Result<(), TraitError> {
        self.lock(tx).await?;
        let ids: Vec<String> = made.iter().map(|version| version.trait_id.clone()).collect();
        let heads = rows::lock_all(&**tx, &ids).await?;
        let mut heads: HashMap<String, head::Model> =
            heads.into_iter().map(|head| (head.id.clone(), head)).collect();
        let (mut added, mut changed, mut left) = (Vec::new(), Vec::new(), Vec::new());
        for version in made {
            let Some(head) = heads.remove(&version.trait_id).filter(|head| head.deleted_at.is_none()) else {
                continue;
            };
            if head.version != version.number {
                left.push((head.id, head.name));
            } else if version.number == 1 {
                added.push(head.id);
            } else {
                changed.push((head, version));
            }
        }
        self.set_states_in(tx, &added, Act::Delete, by).await?;
        let before: Vec<head::Model> = changed.iter().map(|(head, _)| head.clone()).collect();
        let before = rows::versions_before(&**tx, &before).await?;
        let mut before: HashMap<String, version::Model> =
            before.into_iter().map(|version| (version.trait_id.clone(), version)).collect();
        for (head, version) in changed {
            let Some(before) = before.remove(&head.id) else { continue };
            let cells = self.take_back_cells(tx, &version).await?;
            let edit = Edit { note: "Import taken back", cells: &cells, ..Edit::default() };
            self.put(tx, head, &content(&before), edit, by).await?;
        }
        if left.is_empty() {
            return Ok(());
        }
        let mut row = table::lock(&**tx, import).await?.ok_or(TraitError::NoImport)?;
        let remaining = row.remaining.as_deref().and_then(|left| serde_json::from_str(left).ok());
        let mut remaining: Remaining = remaining.unwrap_or_default();
        remaining.count += left.len() as u64;
        let room = NAMED.saturating_sub(remaining.named.len());
        remaining.named.extend(left.into_iter().take(room));
        row.remaining = Some(json!(remaining).to_string());
        Ok(table::update(&**tx, row).await?)
    }
}
