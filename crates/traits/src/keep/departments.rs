//! The tree of departments: made, renamed, moved, deleted together with what is below, and brought back.

use serde::Serialize;
use store::{Time, Tx};
use utoipa::ToSchema;

use super::{
    Editor, TraitError, Traits, entity::department, handle::KEPT_FOR, model::fold_name,
    store::departments as table, tree::Tree, view::unsigned,
};

/// So many departments there are at most.
pub const MOST_DEPARTMENTS: usize = 500;
/// So deep the tree is at most.
pub const DEEPEST: usize = 12;

/// A department, each after the one above it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DepartmentNode {
    pub id: String,
    pub name: String,
    pub about: String,
    pub parent: Option<String>,
    /// How many are above it.
    pub depth: u32,
    /// Among those of the same parent.
    pub position: u32,
    pub updated_at: Time,
    pub updated_by: String,
}

/// A department to be made.
#[derive(Clone, Debug, Default)]
pub struct NewDepartment {
    pub name: String,
    pub about: String,
    pub parent: Option<String>,
}

/// What is to be different about a department. What is `None` stays.
#[derive(Clone, Debug, Default)]
pub struct DepartmentChange {
    pub name: Option<String>,
    pub about: Option<String>,
    /// Under another one, or at the top.
    pub parent: Option<Option<String>>,
    /// Its place among those of the same parent, from 0.
    pub position: Option<u32>,
}

impl DepartmentNode {
    pub fn of(row: &department::Model, tree: &Tree) -> Self {
        Self {
            id: row.id.clone(),
            name: row.name.clone(),
            about: row.about.clone(),
            parent: row.parent.clone(),
            depth: u32::try_from(tree.depth(&row.id)).unwrap_or(u32::MAX),
            position: unsigned(row.position),
            updated_at: row.updated_at,
            updated_by: row.updated_by_name.clone(),
        }
    }
}

impl Traits {
    pub async fn departments(&self) -> Result<Vec<DepartmentNode>, TraitError> {
        let tree = self.tree().await?;
        Ok(tree.all().iter().map(|row| DepartmentNode::of(row, &tree)).collect())
    }

    pub async fn department(&self, id: &str) -> Result<DepartmentNode, TraitError> {
        let tree = self.tree().await?;
        tree.find(id).map(|row| DepartmentNode::of(row, &tree)).ok_or(TraitError::NoDepartment)
    }

    /// As the last among its like. Gives its id.
    pub async fn add_department_in(
        &self,
        tx: &Tx,
        new: NewDepartment,
        by: &Editor,
    ) -> Result<String, TraitError> {
        self.lock(tx).await?;
        let tree = self.tree_in(tx).await?;
        if tree.all().len() >= MOST_DEPARTMENTS {
            return Err(TraitError::Conflict(format!(
                "There are {MOST_DEPARTMENTS} departments; more are too many."
            )));
        }
        let id = self.0.store.new_id();
        check_place(&tree, &id, (&new.name, new.parent.as_deref()), 0)?;
        let row = department::Model {
            position: next_position(&tree, new.parent.as_deref()),
            id: id.clone(),
            parent: new.parent,
            name: new.name,
            about: new.about,
            seed: None,
            updated_at: self.0.store.now(),
            updated_by_name: by.name.clone(),
            deleted_at: None,
            deleted_with: None,
        };
        table::insert(&**tx, row).await?;
        Ok(id)
    }

    /// Gives how it was before.
    pub async fn change_department_in(
        &self,
        tx: &Tx,
        id: &str,
        change: DepartmentChange,
        by: &Editor,
    ) -> Result<DepartmentNode, TraitError> {
        self.lock(tx).await?;
        let tree = self.tree_in(tx).await?;
        let mut row = tree.find(id).ok_or(TraitError::NoDepartment)?.clone();
        let before = DepartmentNode::of(&row, &tree);
        row.name = change.name.unwrap_or(row.name);
        row.about = change.about.unwrap_or(row.about);
        let is_moved = change.parent.as_ref().is_some_and(|parent| *parent != row.parent);
        row.parent = change.parent.unwrap_or(row.parent);
        let below = tree.below(id);
        if row
            .parent
            .as_deref()
            .is_some_and(|parent| parent == id || below.iter().any(|one| one.id == parent))
        {
            let message = "A department cannot be moved below itself. Choose another place.";
            return Err(TraitError::Conflict(message.to_owned()));
        }
        let height =
            below.iter().map(|one| tree.depth(&one.id)).max().map_or(0, |deepest| deepest - tree.depth(id));
        check_place(&tree, id, (&row.name, row.parent.as_deref()), height)?;
        (row.updated_at, row.updated_by_name) = (self.0.store.now(), by.name.clone());
        if is_moved {
            row.position = next_position(&tree, row.parent.as_deref());
        }
        match change.position {
            Some(position) => self.place(tx, &tree, row, position).await?,
            None => table::update(&**tx, row).await?,
        }
        Ok(before)
    }

    /// Puts it among its like, who make room.
    async fn place(&self, tx: &Tx, tree: &Tree, row: department::Model, at: u32) -> Result<(), TraitError> {
        let is_like = |one: &&department::Model| one.parent == row.parent && one.id != row.id;
        let mut like: Vec<department::Model> = tree.all().iter().filter(is_like).cloned().collect();
        let at = usize::try_from(at).unwrap_or(usize::MAX).min(like.len());
        let moved = row.id.clone();
        like.insert(at, row);
        for (position, mut one) in (0..).zip(like) {
            if one.position != position || one.id == moved {
                one.position = position;
                table::update(&**tx, one).await?;
            }
        }
        Ok(())
    }

    /// Together with all below it. Gives their names.
    pub async fn delete_department_in(
        &self,
        tx: &Tx,
        id: &str,
        by: &Editor,
    ) -> Result<Vec<String>, TraitError> {
        self.lock(tx).await?;
        let tree = self.tree_in(tx).await?;
        let own = tree.find(id).ok_or(TraitError::NoDepartment)?;
        let mut names = Vec::new();
        for one in std::iter::once(own).chain(tree.below(id)) {
            let mut row = one.clone();
            (row.deleted_at, row.deleted_with) = (Some(self.0.store.now()), Some(id.to_owned()));
            (row.updated_at, row.updated_by_name) = (self.0.store.now(), by.name.clone());
            names.push(row.name.clone());
            table::update(&**tx, row).await?;
        }
        Ok(names)
    }

    /// Brings a department back, and all that was deleted with it. Gives their names.
    pub async fn restore_department_in(
        &self,
        tx: &Tx,
        id: &str,
        by: &Editor,
    ) -> Result<Vec<String>, TraitError> {
        self.lock(tx).await?;
        let row = table::find(&**tx, id).await?.ok_or(TraitError::NoDepartment)?;
        let Some(deleted_at) = row.deleted_at else { return Ok(Vec::new()) };
        if deleted_at < self.0.store.now().minus(KEPT_FOR) {
            return Err(TraitError::NoDepartment);
        }
        if row.deleted_with.as_deref() != Some(id) {
            let message = "It was deleted together with the department above it. Bring that one back.";
            return Err(TraitError::Conflict(message.to_owned()));
        }
        let tree = self.tree_in(tx).await?;
        let all = table::deleted_with(&**tx, id).await?;
        if tree.all().len() + all.len() > MOST_DEPARTMENTS {
            return Err(TraitError::Conflict(format!(
                "There are {MOST_DEPARTMENTS} departments; more are too many."
            )));
        }
        check_place(&tree, id, (&row.name, row.parent.as_deref()), 0)?;
        let mut names = Vec::new();
        for mut row in all {
            (row.deleted_at, row.deleted_with) = (None, None);
            (row.updated_at, row.updated_by_name) = (self.0.store.now(), by.name.clone());
            names.push(row.name.clone());
            table::update(&**tx, row).await?;
        }
        Ok(names)
    }
}

fn next_position(tree: &Tree, parent: Option<&str>) -> i32 {
    let like = tree.all().iter().filter(|one| one.parent.as_deref() == parent);
    like.map(|one| one.position + 1).max().unwrap_or(0)
}

/// Whether it can be there, with so many levels below it.
fn check_place(
    tree: &Tree,
    id: &str,
    (name, parent): (&str, Option<&str>),
    height: usize,
) -> Result<(), TraitError> {
    if let Some(parent) = parent {
        if tree.find(parent).is_none() {
            return Err(TraitError::NoDepartment);
        }
        if tree.depth(parent) + 1 + height >= DEEPEST {
            return Err(TraitError::Conflict(format!("The tree has at most {DEEPEST} levels.")));
        }
    }
    let is_same = |one: &&department::Model| {
        one.parent.as_deref() == parent && one.id != id && fold_name(&one.name) == fold_name(name)
    };
    match tree.all().iter().find(is_same) {
        Some(other) => Err(TraitError::Conflict(format!(
            "There is a department called \u{201c}{}\u{201d} at this place already. Choose another name.",
            other.name
        ))),
        None => Ok(()),
    }
}
