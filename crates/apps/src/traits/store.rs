//! What is changed together with its entry in the audit log.

use std::future::Future;

use identity::{
    Actor,
    audit::{self, Action},
};
use serde_json::{Value, json};
use store::{Tx, jobs::Job};
use traits::keep::{
    Act, BulkOutcome, Cell, Change, DepartmentChange, Editor, Looked, Merge, NewDepartment, TraitError,
    Traits,
};

use crate::Suite;

type Result<T> = std::result::Result<T, TraitError>;

/// Who changes traits, for the traits and for the log.
#[derive(Clone)]
pub struct By {
    pub editor: Editor,
    pub actor: Actor,
}

/// Runs a change and writes down what it says of itself, both or neither.
async fn write<T, F, Fut>(suite: &Suite, by: By, action: Action, work: F) -> Result<T>
where
    T: Send + 'static,
    F: FnOnce(Traits, Tx, Editor) -> Fut + Send + 'static,
    Fut: Future<Output = Result<(T, Value)>> + Send + 'static,
{
    let own = suite.clone();
    let written = suite.store().write(move |tx| async move {
        let (value, detail) = work(own.traits.clone(), tx.clone(), by.editor).await?;
        let entry = by.actor.entry(action).detail(detail);
        audit::store::append(&*tx, own.store(), entry).await?;
        Ok::<_, TraitError>(value)
    });
    written.await
}

pub async fn create_trait(suite: &Suite, by: By, change: Change) -> Result<String> {
    let name = change.content.name.clone();
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        let id = traits.create_in(&tx, change, &by).await?;
        let detail = json!({ "change": "created", "trait": id, "name": name });
        Ok((id, detail))
    })
    .await
}

pub async fn change_trait(suite: &Suite, by: By, (id, version): (&str, u32), change: Change) -> Result<()> {
    let (id, name) = (id.to_owned(), change.content.name.clone());
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        traits.change_in(&tx, &id, version, change, &by).await?;
        Ok(((), json!({ "change": "changed", "trait": id, "name": name, "before": version })))
    })
    .await
}

pub async fn duplicate_trait(suite: &Suite, by: By, id: &str) -> Result<String> {
    let id = id.to_owned();
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        let copy = traits.duplicate_in(&tx, &id, &by).await?;
        let detail = json!({ "change": "duplicated", "trait": id, "copy": copy });
        Ok((copy, detail))
    })
    .await
}

pub async fn set_state(suite: &Suite, by: By, id: &str, act: Act) -> Result<()> {
    let id = id.to_owned();
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        traits.set_state_in(&tx, &id, act, &by).await?;
        Ok(((), json!({ "change": act, "trait": id })))
    })
    .await
}

pub async fn restore_version(suite: &Suite, by: By, id: &str, (number, version): (u32, u32)) -> Result<()> {
    let id = id.to_owned();
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        traits.restore_version_in(&tx, &id, (number, version), &by).await?;
        let detail =
            json!({ "change": "version restored", "trait": id, "version": number, "before": version });
        Ok(((), detail))
    })
    .await
}

pub async fn undo_change(suite: &Suite, by: By, (id, version): (&str, u32)) -> Result<()> {
    let id = id.to_owned();
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        traits.undo_in(&tx, &id, version, &by).await?;
        Ok(((), json!({ "change": "undone", "trait": id, "version": version })))
    })
    .await
}

pub async fn merge(suite: &Suite, by: By, merge: Merge) -> Result<()> {
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        let detail = json!({ "change": "merged", "trait": merge.kept, "removed": merge.removed });
        traits.merge_in(&tx, merge, &by).await?;
        Ok(((), detail))
    })
    .await
}

/// What is to be done with many traits.
#[derive(Clone, Debug)]
pub enum Bulk {
    Set(Act),
    Add { departments: Vec<String>, importance: i32 },
    Remove { departments: Vec<String> },
}

pub async fn bulk(suite: &Suite, by: By, ids: Vec<String>, bulk: Bulk) -> Result<BulkOutcome> {
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        let (outcome, what) = match &bulk {
            Bulk::Set(act) => (traits.set_states_in(&tx, &ids, *act, &by).await?, json!({ "change": act })),
            Bulk::Add { departments, importance } => (
                traits.add_to_in(&tx, &ids, (departments, *importance)).await?,
                json!({ "change": "added to departments", "departments": departments }),
            ),
            Bulk::Remove { departments } => (
                traits.remove_from_in(&tx, &ids, departments).await?,
                json!({ "change": "removed from departments", "departments": departments }),
            ),
        };
        let mut detail = what;
        let changed: Vec<&str> = outcome.changed.iter().map(|one| one.id.as_str()).collect();
        detail["traits"] = json!(changed);
        Ok((outcome, detail))
    })
    .await
}

pub async fn set_cells(suite: &Suite, by: By, cells: Vec<Cell>) -> Result<Vec<Cell>> {
    write(suite, by, Action::TraitsChanged, move |traits, tx, _| async move {
        let changes = traits.set_cells_in(&tx, cells).await?;
        let before: Vec<Cell> = changes.iter().map(traits::keep::CellChange::to_before).collect();
        // The log says how many; a thousand of them are no entry.
        let some: Vec<_> = changes.iter().take(20).collect();
        let detail = json!({ "change": "departments set", "cells": changes.len(), "some": some });
        Ok((before, detail))
    })
    .await
}

pub async fn add_department(suite: &Suite, by: By, new: NewDepartment) -> Result<String> {
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        let name = new.name.clone();
        let id = traits.add_department_in(&tx, new, &by).await?;
        let detail = json!({ "change": "department added", "department": id, "name": name });
        Ok((id, detail))
    })
    .await
}

pub async fn change_department(suite: &Suite, by: By, id: &str, change: DepartmentChange) -> Result<()> {
    let id = id.to_owned();
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        let before = traits.change_department_in(&tx, &id, change, &by).await?;
        let before = json!({ "name": before.name, "parent": before.parent, "position": before.position });
        Ok(((), json!({ "change": "department changed", "department": id, "before": before })))
    })
    .await
}

pub async fn delete_department(suite: &Suite, by: By, id: &str) -> Result<Vec<String>> {
    let id = id.to_owned();
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        let names = traits.delete_department_in(&tx, &id, &by).await?;
        let detail = json!({ "change": "department deleted", "department": id, "names": names });
        Ok((names, detail))
    })
    .await
}

pub async fn restore_department(suite: &Suite, by: By, id: &str) -> Result<()> {
    let id = id.to_owned();
    write(suite, by, Action::TraitsChanged, move |traits, tx, by| async move {
        let names = traits.restore_department_in(&tx, &id, &by).await?;
        Ok(((), json!({ "change": "department restored", "department": id, "names": names })))
    })
    .await
}

pub async fn start_import(suite: &Suite, by: By, name: String, file: Looked) -> Result<(String, Job)> {
    write(suite, by, Action::ImportApplied, move |traits, tx, by| async move {
        let (import, job) = traits.import_in(&tx, &name, file, &by).await?;
        let detail = json!({ "file": name, "kind": "traits", "import": import });
        Ok(((import, job), detail))
    })
    .await
}

pub async fn undo_import(suite: &Suite, by: By, id: &str) -> Result<Job> {
    let id = id.to_owned();
    write(suite, by, Action::ImportUndone, move |traits, tx, by| async move {
        let (name, job) = traits.undo_import_in(&tx, &id, &by).await?;
        Ok((job, json!({ "file": name, "kind": "traits", "import": id })))
    })
    .await
}
