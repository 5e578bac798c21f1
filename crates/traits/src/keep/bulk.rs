//! One change to many traits at once.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use store::Tx;
use utoipa::ToSchema;

use super::{
    Editor, TraitError, TraitState, Traits,
    cells::{Cell, CellChange},
    change::Edit,
    store::{self as rows, departments as table},
    tree::Own,
    view::{TraitName, content},
};

/// So many traits are changed at once.
pub const MOST_TOGETHER: usize = 500;

/// What becomes of a trait as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TraitAct)]
pub enum Act {
    Archive,
    Unarchive,
    /// It can be brought back for 30 days.
    Delete,
    Restore,
}

/// What a change to many traits has done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BulkOutcome {
    /// To take it back, do the opposite with these.
    pub changed: Vec<TraitName>,
    pub unchanged: Vec<Skipped>,
    /// What departments said before. To take it back, set these.
    pub cells: Vec<Cell>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Skipped {
    pub id: String,
    /// A sentence.
    pub reason: String,
}

impl Act {
    fn note(self) -> &'static str {
        match self {
            Self::Archive => "Archived",
            Self::Unarchive => "Taken out of the archive",
            Self::Delete => "Deleted",
            Self::Restore => "Brought back",
        }
    }
}

impl Traits {
    /// Those that are so already are left, and so are those that cannot be brought back.
    pub async fn set_states_in(
        &self,
        tx: &Tx,
        ids: &[String],
        act: Act,
        by: &Editor,
    ) -> Result<BulkOutcome, TraitError> {
        self.lock(tx).await?;
        rows::lock_all(&**tx, ids).await?;
        let found = rows::find_all(&**tx, ids).await?;
        let mut outcome = missing(ids, &found);
        let taken = match act {
            Act::Restore => {
                let names: Vec<String> = found.iter().map(|(head, _)| head.folded.clone()).collect();
                rows::named(&**tx, &names).await?
            }
            _ => Vec::new(),
        };
        let mut names: BTreeSet<String> = taken.into_iter().map(|(head, _)| head.folded).collect();
        let (mut changed, mut versions) = (Vec::new(), Vec::new());
        for (mut head, version) in found {
            let is_deleted = head.deleted_at.is_some();
            let why = match act {
                Act::Restore if !is_deleted => Some("It is not deleted."),
                Act::Restore if self.check_kept(&head).is_err() => {
                    Some("It was deleted more than 30 days ago.")
                }
                Act::Restore if !names.insert(head.folded.clone()) => {
                    Some("There is another trait of this name by now. Rename that one first.")
                }
                Act::Restore => None,
                _ if is_deleted => Some("It is deleted."),
                Act::Archive if head.state == TraitState::Archived => Some("It is archived already."),
                Act::Unarchive if head.state == TraitState::Active => Some("It is not archived."),
                _ => None,
            };
            if let Some(reason) = why {
                outcome.unchanged.push(Skipped { id: head.id, reason: reason.to_owned() });
                continue;
            }
            head.version += 1;
            let edit = Edit { note: act.note(), ..Edit::default() };
            versions.push(self.version_of(&head, &content(&version), edit, by));
            changed.push(head.id.clone());
            outcome.changed.push(TraitName { id: head.id, name: head.name });
        }
        rows::insert_versions(&**tx, versions).await?;
        let now = self.0.store.now();
        let wanted = match act {
            Act::Archive => (Some(TraitState::Archived), None),
            Act::Unarchive => (Some(TraitState::Active), None),
            Act::Delete => (None, Some(Some(now))),
            Act::Restore => (None, Some(None)),
        };
        rows::set_states(&**tx, &changed, wanted, (now, &by.name)).await?;
        Ok(outcome)
    }

    /// The same for one. It is an error if it is not there, or cannot be brought back.
    pub async fn set_state_in(&self, tx: &Tx, id: &str, act: Act, by: &Editor) -> Result<(), TraitError> {
        let head = rows::lock(&**tx, id).await?.ok_or(TraitError::NotThere)?;
        self.check_kept(&head)?;
        if head.deleted_at.is_some() && !matches!(act, Act::Restore | Act::Delete) {
            return Err(TraitError::NotThere);
        }
        let outcome = self.set_states_in(tx, &[id.to_owned()], act, by).await?;
        match outcome.unchanged.into_iter().next() {
            Some(skipped) if act == Act::Restore && head.deleted_at.is_some() => {
                Err(TraitError::Conflict(skipped.reason))
            }
            _ => Ok(()),
        }
    }

    /// These departments ask for these traits from now on.
    pub async fn add_to_in(
        &self,
        tx: &Tx,
        ids: &[String],
        (departments, importance): (&[String], i32),
    ) -> Result<BulkOutcome, TraitError> {
        let wanted = |department: &String, one: &String| Cell::new(department, one, Some(importance));
        self.ask_together(tx, ids, departments, wanted).await
    }

    /// These departments do not ask for these traits any more, even if one above them does.
    pub async fn remove_from_in(
        &self,
        tx: &Tx,
        ids: &[String],
        departments: &[String],
    ) -> Result<BulkOutcome, TraitError> {
        self.lock(tx).await?;
        let tree = self.tree_in(tx).await?;
        let own = Own::new(table::cells_about(&**tx, ids).await?);
        let wanted = |department: &String, one: &String| {
            let chain = tree.chain(department);
            let above = chain.get(1..).and_then(|above| own.nearest(above, one));
            let is_inherited = above.is_some_and(|above| above.importance > 0);
            Cell::new(department, one, is_inherited.then_some(0))
        };
        self.ask_together(tx, ids, departments, wanted).await
    }

    async fn ask_together(
        &self,
        tx: &Tx,
        ids: &[String],
        departments: &[String],
        wanted: impl Fn(&String, &String) -> Cell,
    ) -> Result<BulkOutcome, TraitError> {
        self.lock(tx).await?;
        let found = rows::find_all(&**tx, ids).await?;
        let mut outcome = missing(ids, &found);
        let mut names = BTreeMap::new();
        for (head, _) in found {
            match head.deleted_at {
                Some(_) => {
                    outcome.unchanged.push(Skipped { id: head.id, reason: "It is deleted.".to_owned() });
                }
                None => {
                    names.insert(head.id, head.name);
                }
            }
        }
        let cells = departments.iter().flat_map(|department| names.keys().map(|one| wanted(department, one)));
        let changes = self.set_cells_in(tx, cells.collect()).await?;
        let touched: BTreeSet<&String> = changes.iter().map(|change| &change.trait_id).collect();
        for (id, name) in &names {
            if touched.contains(id) {
                outcome.changed.push(TraitName { id: id.clone(), name: name.clone() });
            } else {
                let reason = "The departments say so already.".to_owned();
                outcome.unchanged.push(Skipped { id: id.clone(), reason });
            }
        }
        outcome.cells = changes.iter().map(CellChange::to_before).collect();
        Ok(outcome)
    }
}

fn missing(ids: &[String], found: &[rows::Whole]) -> BulkOutcome {
    let known: BTreeSet<&String> = found.iter().map(|(head, _)| &head.id).collect();
    let missing = ids
        .iter()
        .filter(|id| !known.contains(id))
        .map(|id| Skipped { id: id.clone(), reason: "There is no such trait.".to_owned() });
    BulkOutcome { unchanged: missing.collect(), ..BulkOutcome::default() }
}
