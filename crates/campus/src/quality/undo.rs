use std::collections::BTreeSet;

use ::store::Tx;

use super::{
    Quality, QualityError,
    model::{Decider, Decision, QualityAct, QualityState},
    preview::label,
    store::{
        decisions, items,
        journal::{self, Entry},
        pointers, read, tasks,
    },
};
use crate::store::people;

/// So many things are named that have changed since.
const NAMED: usize = 3;

impl Quality {
    /// Takes a decision back, if the transaction is committed: every row is as it was. Refused if somebody has changed
    /// one of these rows since, or decided something that rests on them.
    pub async fn undo_in(&self, tx: &Tx, by: &Decider, seq: i64) -> Result<Decision, QualityError> {
        let found = decisions::find(&**tx, seq).await?.ok_or(QualityError::NO_DECISION)?;
        let edition = self.begin(tx, found.act.changes_the_campus()).await?;
        // Somebody else may have been faster while this waited.
        let found = decisions::find(&**tx, seq).await?.ok_or(QualityError::NO_DECISION)?;
        if let Some(name) = &found.undone_by_name {
            return Err(QualityError::conflict(format!("{name} has taken it back already.")));
        }
        if found.edition != edition {
            let text =
                "It was decided on another campus than the present one, and can be undone in that one alone.";
            return Err(QualityError::conflict(text));
        }
        self.refuse_if_decided_again(tx, &found).await?;
        let concerned: Vec<_> = std::iter::once(found.person).chain(found.other).collect();
        people::lock(tx, edition, &concerned).await?;
        if found.act.changes_the_campus() {
            self.take_rows_back(tx, edition, &found).await?;
        }
        if let Some(task) = &found.detail.task {
            let task = tasks::find(&**tx, edition, task).await?;
            if task.as_ref().is_some_and(|task| task.done_at.is_some()) {
                let text = "The task is done already. Mark it as not done first, then undo.";
                return Err(QualityError::conflict(text));
            }
            if let Some(task) = task {
                tasks::remove(tx, &task.id).await?;
            }
        }
        for before in &found.detail.items {
            // What a scan has opened again since stays open.
            let item = items::find(&**tx, edition, &before.id).await?;
            if item.is_some_and(|item| item.decision == Some(seq)) {
                items::restore(tx, edition, before).await?;
            }
        }
        decisions::set_undone(tx, seq, self.store.now(), &by.name).await?;
        if found.act.changes_the_campus() {
            for person in concerned {
                self.recheck(tx, edition, person, None).await?;
            }
        }
        decisions::find(&**tx, seq).await?.ok_or(QualityError::NO_DECISION)
    }

    /// A later decision about the same item comes first.
    async fn refuse_if_decided_again(&self, tx: &Tx, found: &Decision) -> Result<(), QualityError> {
        let item = items::find(&**tx, found.edition, &found.item).await?;
        let later = item.filter(|item| item.state != QualityState::Open).and_then(|item| item.decision);
        match later.filter(|later| *later > found.seq) {
            Some(later) => Err(self.undo_first(tx, later).await?),
            None => Ok(()),
        }
    }

    async fn undo_first(&self, tx: &Tx, later: i64) -> Result<QualityError, QualityError> {
        let later = decisions::find(&**tx, later).await?.ok_or(QualityError::NO_DECISION)?;
        Ok(QualityError::conflict(format!(
            "“{}” by {} came later and rests on the same records. Undo that first.",
            later.title(),
            later.by_name
        )))
    }

    async fn take_rows_back(&self, tx: &Tx, edition: i32, found: &Decision) -> Result<(), QualityError> {
        if let Some(later) = journal::later(&**tx, found.seq).await? {
            return Err(self.undo_first(tx, later).await?);
        }
        let entries = journal::entries(&**tx, found.seq).await?;
        let changed = journal::changed(&**tx, edition, &entries).await?;
        if !changed.is_empty() {
            return Err(self.changed_since(tx, edition, &changed).await?);
        }
        let merged = found.other.filter(|_| found.act == QualityAct::Merge);
        let before = match merged {
            Some(removed) => Some(read::ledger(&**tx, edition, found.person, removed).await?),
            None => None,
        };
        journal::take_back(tx, found.seq, edition, &entries).await?;
        if let (Some(removed), Some(before)) = (merged, before) {
            self.check_money(tx, edition, (found.person, removed), &before).await?;
            for pointer in self.pointers.iter().rev() {
                let sides = (removed, found.person);
                if !pointers::move_back(tx, found.seq, edition, pointer, sides).await? {
                    return Err(QualityError::conflict(format!(
                        "Since then somebody has pointed {} at another person. Put that back first, then undo.",
                        pointer.label
                    )));
                }
            }
            pointers::forget(tx, found.seq).await?;
            decisions::forget_merged(tx, found.seq).await?;
        }
        Ok(())
    }

    /// Says what has changed, and what to do about it.
    async fn changed_since(
        &self,
        tx: &Tx,
        edition: i32,
        changed: &[Entry],
    ) -> Result<QualityError, QualityError> {
        let imports = journal::imports(&**tx, edition, changed).await?;
        if let Some(import) = imports.first() {
            return Ok(QualityError::conflict(format!(
                "“{import}” was imported later and changed the same records. Undo that import first."
            )));
        }
        let ids: BTreeSet<u32> = changed.iter().filter_map(Entry::person).map(|person| person.0).collect();
        let names = people::some(&**tx, edition, ids).await?;
        let what: BTreeSet<String> = changed
            .iter()
            .map(|entry| {
                let owner = entry.person().and_then(|id| names.iter().find(|person| person.id == id));
                let what = label(entry.table.name);
                owner.map_or_else(|| what.to_owned(), |owner| format!("{what} of {}", owner.name()))
            })
            .collect();
        let mut told: Vec<String> = what.iter().take(NAMED).cloned().collect();
        if what.len() > NAMED {
            told.push(format!("{} more", what.len() - NAMED));
        }
        Ok(QualityError::conflict(format!(
            "Since then somebody has changed: {}. Put that back first and then undo, or correct the records by hand.",
            told.join(", ")
        )))
    }
}
