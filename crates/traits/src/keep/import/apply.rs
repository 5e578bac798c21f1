//! The import itself, piece by piece.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{
    Error, Tx,
    jobs::{JobError, Progress, Run, Work},
};

use super::{
    APPLY, ImportCounts, Input,
    read::{File, Parsed, Row, Wrong},
    settle::Outcome,
};
use crate::keep::{
    Editor, TraitError, TraitImportState, Traits,
    cells::{Cell, CellChange},
    change::Edit,
    entity::{TraitState, cell, head, import, import_error, version},
    model::fold_name,
    store::{self as rows, departments, imports as table},
    tree::Tree,
    view::content,
};

/// So many rows are one piece.
const PIECE: usize = 250;

pub struct Apply(pub Traits);

/// How many rows are in.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct Checkpoint {
    rows: usize,
    is_done: bool,
}

#[async_trait]
impl Work for Apply {
    fn kind(&self) -> &'static str {
        APPLY
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let input: Input = run.input()?;
        let row = table::find(run.store().reader(), &input.import).await?;
        let row = row.ok_or_else(|| JobError::failed("There is no such import any more."))?;
        let so_far = run.checkpoint::<Checkpoint>()?.unwrap_or_default();
        let is_ours = row.job.as_deref() == Some(run.job_id()) && row.state == TraitImportState::Applying;
        if so_far.is_done || !is_ours {
            return Ok(result(&row));
        }
        let applied = self.apply(run, &input, so_far).await;
        // All or nothing: what is in by now is taken out again.
        match &applied {
            Err(JobError::Cancelled) => {
                self.0.hand_over(&input.import, run.job_id(), Outcome::Cancelled, None).await?;
            }
            Err(error @ (JobError::Failed(_) | JobError::Store(Error::Duplicate(_) | Error::Other(_)))) => {
                let why = match error {
                    JobError::Failed(why) => why.clone(),
                    _ => "The database did not accept a change. Nothing was imported; the log says more."
                        .to_owned(),
                };
                self.0.hand_over(&input.import, run.job_id(), Outcome::Failed, Some(why)).await?;
            }
            _ => {}
        }
        applied
    }
}

fn result(row: &import::Model) -> Value {
    json!({ "import": row.id, "counts": counts(row) })
}

fn counts(row: &import::Model) -> ImportCounts {
    serde_json::from_str(&row.counts).unwrap_or_default()
}

impl Apply {
    async fn apply(&self, run: &Run, input: &Input, so_far: Checkpoint) -> Result<Value, JobError> {
        let data = table::file(run.store().reader(), &input.import).await?;
        let data = data.ok_or_else(|| JobError::failed("The file is gone. Import it again."))?;
        let opened = tokio::task::spawn_blocking(move || File::open(&data).map(|file| (file.names(), file)));
        let (names, file) = opened.await.map_err(|error| broken(&error))?.map_err(JobError::Failed)?;
        let names = std::sync::Arc::new(names);
        let file = std::sync::Arc::new(file);
        let total = file.len();
        let mut checkpoint = so_far;
        while checkpoint.rows < total {
            run.check()?;
            let (own, of_names, from) = (file.clone(), names.clone(), checkpoint.rows);
            let read = tokio::task::spawn_blocking(move || read(&own, &of_names, from));
            let piece = read.await.map_err(|error| broken(&error))?;
            checkpoint.rows += piece.len();
            self.piece(run, input, piece, (checkpoint, total)).await?;
        }
        checkpoint.is_done = true;
        let (own, import) = (self.0.clone(), input.import.clone());
        let finish = move |tx: Tx| async move {
            let mut row = table::lock(&*tx, &import).await?.ok_or(TraitError::NoImport)?;
            (row.state, row.ended_at) = (TraitImportState::Done, Some(own.0.store.now()));
            let result = result(&row);
            table::update(&*tx, row).await?;
            table::remove_file(&*tx, &import).await?;
            Ok::<_, TraitError>(result)
        };
        run.write(&checkpoint, progress(total, total), finish).await
    }

    /// One piece, and what it comes to.
    async fn piece(
        &self,
        run: &Run,
        input: &Input,
        piece: Vec<Row>,
        (checkpoint, total): (Checkpoint, usize),
    ) -> Result<(), JobError> {
        let (own, import, by) = (self.0.clone(), input.import.clone(), input.editor());
        let write = move |tx: Tx| async move {
            own.lock(&tx).await?;
            let mut row = table::lock(&*tx, &import).await?.ok_or(TraitError::NoImport)?;
            let counts = own.take_rows(&tx, &import, piece, (counts(&row), &by)).await?;
            row.counts = json!(counts).to_string();
            Ok::<_, TraitError>(table::update(&*tx, row).await?)
        };
        run.write(&checkpoint, progress(checkpoint.rows, total), write).await
    }
}

fn read(file: &File, names: &HashMap<String, u64>, from: usize) -> Vec<Row> {
    (from..file.len()).take(PIECE).filter_map(|at| file.row(at, names)).collect()
}

fn progress(rows: usize, total: usize) -> Progress {
    Progress::new(rows as u64, total as u64, format!("Row {rows} of {total}"))
}

fn broken(error: &tokio::task::JoinError) -> JobError {
    tracing::error!(%error, "reading a file of traits broke");
    JobError::failed("The file could not be read because of an error in the program. Nothing was imported.")
}

/// What is written by one statement each.
#[derive(Default)]
struct Batch {
    heads: Vec<head::Model>,
    versions: Vec<version::Model>,
    cells: Vec<cell::Model>,
    errors: Vec<import_error::Model>,
}

impl Traits {
    async fn take_rows(
        &self,
        tx: &Tx,
        import: &str,
        piece: Vec<Row>,
        (mut counts, by): (ImportCounts, &Editor),
    ) -> Result<ImportCounts, TraitError> {
        let names = piece.iter().filter_map(|row| Some(fold_name(&row.parsed.as_ref().ok()?.content.name)));
        let known = rows::named(&**tx, &names.collect::<Vec<_>>()).await?;
        let mut known: BTreeMap<String, rows::Whole> =
            known.into_iter().map(|whole| (whole.0.folded.clone(), whole)).collect();
        let tree = self.tree_in(tx).await?;
        let mut batch = Batch::default();
        for row in piece {
            counts.rows += 1;
            let taken = match row.parsed {
                Ok(parsed) => resolve(&tree, &parsed).map(|departments| (parsed, departments)),
                Err(wrong) => Err(wrong),
            };
            match taken {
                Err(Wrong { field, reason }) => {
                    counts.rejected += 1;
                    batch.errors.push(import_error::Model {
                        import_id: import.to_owned(),
                        line: i64::try_from(row.line).unwrap_or(i64::MAX),
                        field,
                        reason,
                        cells: json!(row.cells).to_string(),
                    });
                }
                Ok((parsed, departments)) => match known.remove(&fold_name(&parsed.content.name)) {
                    None => {
                        counts.new += 1;
                        self.add(&mut batch, import, (parsed, departments), by);
                    }
                    Some(whole) => {
                        let is_changed = self.renew(tx, import, whole, (parsed, departments), by).await?;
                        *(if is_changed { &mut counts.changed } else { &mut counts.unchanged }) += 1;
                    }
                },
            }
        }
        rows::insert(&**tx, batch.heads).await?;
        rows::insert_versions(&**tx, batch.versions).await?;
        departments::put_cells(&**tx, &batch.cells).await?;
        table::insert_errors(&**tx, batch.errors).await?;
        Ok(counts)
    }

    fn add(
        &self,
        batch: &mut Batch,
        import: &str,
        (parsed, departments): (Parsed, BTreeMap<String, i32>),
        by: &Editor,
    ) {
        let id = self.0.store.new_id();
        let mut head = self.new_head(&id, &parsed.content, by);
        if parsed.is_archived {
            head.state = TraitState::Archived;
        }
        let changes: Vec<CellChange> = departments
            .iter()
            .map(|(department, said)| CellChange {
                department: department.clone(),
                trait_id: id.clone(),
                before: None,
                after: Some(*said),
            })
            .collect();
        let edit = Edit { note: "Imported", import: Some(import), cells: &changes, merged: None };
        batch.versions.push(self.version_of(&head, &parsed.content, edit, by));
        batch.heads.push(head);
        batch.cells.extend(departments.into_iter().map(|(department, importance)| cell::Model {
            department,
            trait_id: id.clone(),
            importance,
        }));
    }

    /// Whether anything is different now.
    async fn renew(
        &self,
        tx: &Tx,
        import: &str,
        (head, before): rows::Whole,
        (parsed, departments): (Parsed, BTreeMap<String, i32>),
        by: &Editor,
    ) -> Result<bool, TraitError> {
        let cells = departments.iter().map(|(department, said)| Cell::new(department, &head.id, Some(*said)));
        let cells: Vec<Cell> = cells.collect();
        let changes = if cells.is_empty() { Vec::new() } else { self.set_cells_in(tx, cells).await? };
        let before = content(&before);
        let after = parsed.given.over(before.clone(), parsed.content);
        if before == after && changes.is_empty() {
            return Ok(false);
        }
        let edit = Edit { note: "Imported", import: Some(import), cells: &changes, merged: None };
        self.put(tx, head, &after, edit, by).await?;
        Ok(true)
    }
}

/// The departments that a row names, by id.
fn resolve(tree: &Tree, parsed: &Parsed) -> Result<BTreeMap<String, i32>, Wrong> {
    let mut found = BTreeMap::new();
    for (name, said) in &parsed.departments {
        let is_meant =
            |one: &&crate::keep::entity::department::Model| fold_name(&one.name) == fold_name(name);
        let id = match tree.find(name) {
            Some(one) => Ok(one.id.clone()),
            None => {
                let mut like = tree.all().iter().filter(is_meant);
                match (like.next(), like.next()) {
                    (Some(one), None) => Ok(one.id.clone()),
                    (None, _) => Err(format!("There is no department called \u{201c}{name}\u{201d}.")),
                    _ => Err(format!("There are several departments called \u{201c}{name}\u{201d}.")),
                }
            }
        };
        let id = id.map_err(|reason| Wrong { field: "departments".to_owned(), reason })?;
        found.insert(id, *said);
    }
    Ok(found)
}
