//! What departments ask for: one cell for a department and a trait.

use std::collections::{BTreeMap, BTreeSet};

use api::Id;
use serde::{Deserialize, Serialize};
use store::Tx;
use utoipa::ToSchema;

use super::{
    TraitError, Traits,
    entity::{cell, version},
    store::{self as rows, departments as table},
    tree::{Own, Tree},
    view::importance,
};

/// So many cells are set at once.
pub const MOST_CELLS: usize = 5000;

/// What a department says of a trait itself.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DepartmentCell)]
pub struct Cell {
    pub department: String,
    pub trait_id: String,
    /// 1 to 5; 0 for: not asked for. Nothing, if it takes over what the one above it says.
    pub importance: Option<u8>,
}

/// A cell to be set.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetCell {
    pub department: Id,
    pub trait_id: Id,
    /// 1 to 5; 0 for: not asked for. Nothing, if it takes over what the one above it says.
    #[schema(inline)]
    pub importance: Option<api::Whole<0, 5>>,
}

/// What was said before, and what is said now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellChange {
    pub department: String,
    pub trait_id: String,
    pub before: Option<i32>,
    pub after: Option<i32>,
}

impl Cell {
    pub fn new(department: &str, one: &str, said: Option<i32>) -> Self {
        Self { department: department.to_owned(), trait_id: one.to_owned(), importance: said.map(importance) }
    }
}

impl CellChange {
    /// The cell as it was.
    pub fn to_before(&self) -> Cell {
        Cell::new(&self.department, &self.trait_id, self.before)
    }
}

impl From<SetCell> for Cell {
    fn from(cell: SetCell) -> Self {
        let said = cell.importance.and_then(|importance| i32::try_from(importance.0).ok());
        Self::new(&cell.department, &cell.trait_id, said)
    }
}

impl Traits {
    pub(super) async fn tree_in(&self, tx: &Tx) -> store::Result<Tree> {
        Ok(Tree::new(table::all(&**tx).await?))
    }

    /// Gives what has changed. A cell that is named twice is what is said of it last.
    pub async fn set_cells_in(&self, tx: &Tx, cells: Vec<Cell>) -> Result<Vec<CellChange>, TraitError> {
        self.lock(tx).await?;
        let tree = self.tree_in(tx).await?;
        if cells.iter().any(|cell| tree.find(&cell.department).is_none()) {
            return Err(TraitError::NoDepartment);
        }
        let cells: BTreeMap<(String, String), Option<i32>> = cells
            .into_iter()
            .map(|cell| ((cell.department, cell.trait_id), cell.importance.map(i32::from)))
            .collect();
        let traits: BTreeSet<String> = cells.keys().map(|(_, one)| one.clone()).collect();
        let traits: Vec<String> = traits.into_iter().collect();
        let there = rows::lock_all(&**tx, &traits).await?;
        if there.iter().filter(|head| head.deleted_at.is_none()).count() < traits.len() {
            return Err(TraitError::NotThere);
        }
        let own = Own::new(table::cells_about(&**tx, &traits).await?);
        let changes = cells.into_iter().filter_map(|((department, trait_id), after)| {
            let before = own.get(&department, &trait_id);
            (before != after).then_some(CellChange { department, trait_id, before, after })
        });
        let changes: Vec<CellChange> = changes.collect();
        write(tx, &changes).await?;
        Ok(changes)
    }

    /// Exactly these departments say something of a trait.
    pub(super) async fn ask_in(
        &self,
        tx: &Tx,
        id: &str,
        asked_by: Vec<(String, i32)>,
    ) -> Result<Vec<CellChange>, TraitError> {
        let mut wanted: BTreeMap<String, Option<i32>> = BTreeMap::new();
        for (department, _) in self.asked_in(tx, id).await? {
            wanted.insert(department, None);
        }
        for (department, importance) in asked_by {
            wanted.insert(department, Some(importance));
        }
        let cells = wanted.into_iter().map(|(department, said)| Cell::new(&department, id, said)).collect();
        self.set_cells_in(tx, cells).await
    }

    /// The departments that say something of a trait.
    pub(super) async fn asked_in(&self, tx: &Tx, id: &str) -> Result<Vec<(String, i32)>, TraitError> {
        let cells = table::cells_about(&**tx, &[id.to_owned()]).await?;
        Ok(cells.into_iter().map(|cell| (cell.department, cell.importance)).collect())
    }

    /// Puts back what a version has changed about departments, where nobody has changed it since.
    pub(super) async fn take_back_cells(
        &self,
        tx: &Tx,
        version: &version::Model,
    ) -> Result<Vec<CellChange>, TraitError> {
        let made: Vec<CellChange> =
            version.cells.as_deref().and_then(|cells| serde_json::from_str(cells).ok()).unwrap_or_default();
        if made.is_empty() {
            return Ok(Vec::new());
        }
        let tree = self.tree_in(tx).await?;
        let own = Own::new(table::cells_about(&**tx, std::slice::from_ref(&version.trait_id)).await?);
        let back = made.into_iter().filter(|change| {
            tree.find(&change.department).is_some()
                && own.get(&change.department, &change.trait_id) == change.after
        });
        let back: Vec<CellChange> =
            back.map(|change| CellChange { before: change.after, after: change.before, ..change }).collect();
        write(tx, &back).await?;
        Ok(back)
    }
}

async fn write(tx: &Tx, changes: &[CellChange]) -> store::Result<()> {
    let (mut put, mut removed) = (Vec::new(), Vec::new());
    for CellChange { department, trait_id, after, .. } in changes {
        match after {
            Some(importance) => put.push(cell::Model {
                department: department.clone(),
                trait_id: trait_id.clone(),
                importance: *importance,
            }),
            None => removed.push((department.clone(), trait_id.clone())),
        }
    }
    table::put_cells(&**tx, &put).await?;
    table::remove_cells(&**tx, &removed).await
}
