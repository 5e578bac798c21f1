//! Departments beside traits: what each asks for, and from whom it has it.

use std::collections::BTreeSet;

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    TraitError, Traits, Wanted,
    departments::DepartmentNode,
    store::{self as rows, departments as table},
    tree::{Effective, Own},
    view::{TraitName, importance},
};

/// Departments by traits. A cell that is not there is empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DepartmentMatrix {
    pub departments: Vec<DepartmentNode>,
    pub rows: Vec<MatrixRow>,
    /// How many traits there are in all.
    pub total: u64,
    /// The `after` of the next page.
    pub next: Option<String>,
}

/// What departments make of one trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatrixRow {
    pub trait_id: String,
    pub name: String,
    pub cells: Vec<MatrixCell>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MatrixCell {
    pub department: String,
    /// What it says itself. 0 for: not asked for.
    pub own: Option<u8>,
    /// What it would take over, or takes over, from the nearest above that says something.
    pub inherited: Option<Inherited>,
}

/// What a department above says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Inherited {
    pub importance: u8,
    /// The department that says so.
    pub from: String,
}

/// Two departments side by side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DepartmentComparison {
    pub one: DepartmentNode,
    pub other: DepartmentNode,
    /// The traits that at least one of them asks for, by name.
    pub traits: Vec<ComparedTrait>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedTrait {
    pub trait_id: String,
    pub name: String,
    /// Nothing, if it does not ask for it.
    pub one: Option<Inherited>,
    pub other: Option<Inherited>,
}

/// A department with all that it asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DepartmentDetail {
    pub department: DepartmentNode,
    /// What it asks for, the most important first. The one that says so may be above it.
    pub traits: Vec<AskedTrait>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AskedTrait {
    pub trait_id: String,
    pub name: String,
    pub importance: u8,
    /// The department that says so.
    pub from: String,
}

impl From<Effective> for Inherited {
    fn from(said: Effective) -> Self {
        Self { importance: importance(said.importance), from: said.from }
    }
}

impl Traits {
    /// The traits as in a list, with what every department makes of them.
    pub async fn matrix(&self, wanted: &Wanted) -> Result<DepartmentMatrix, TraitError> {
        let list = self.list(wanted).await?;
        let tree = self.tree().await?;
        let ids: Vec<String> = list.traits.iter().map(|one| one.id.clone()).collect();
        let own = Own::new(table::cells_about(self.0.store.reader(), &ids).await?);
        let chains: Vec<_> = tree.all().iter().map(|one| tree.chain(&one.id)).collect();
        let rows = list.traits.into_iter().map(|one| {
            let cells = chains.iter().filter_map(|chain| {
                let (department, above) = chain.split_first()?;
                let said = own.get(&department.id, &one.id).map(importance);
                let inherited = own.nearest(above, &one.id).map(Inherited::from);
                let is_empty = said.is_none() && inherited.is_none();
                (!is_empty).then(|| MatrixCell { department: department.id.clone(), own: said, inherited })
            });
            MatrixRow { cells: cells.collect(), trait_id: one.id, name: one.name }
        });
        Ok(DepartmentMatrix {
            rows: rows.collect(),
            departments: tree.all().iter().map(|row| DepartmentNode::of(row, &tree)).collect(),
            total: list.total,
            next: list.next,
        })
    }

    pub async fn department_detail(&self, id: &str) -> Result<DepartmentDetail, TraitError> {
        let compared = self.compare(id, id).await?;
        let asked = compared.traits.into_iter().filter_map(|one| {
            let said = one.one?;
            Some(AskedTrait {
                trait_id: one.trait_id,
                name: one.name,
                importance: said.importance,
                from: said.from,
            })
        });
        let mut traits: Vec<AskedTrait> = asked.collect();
        traits.sort_by_key(|one| std::cmp::Reverse(one.importance));
        Ok(DepartmentDetail { department: compared.one, traits })
    }

    /// What two departments ask for, of the traits that are offered.
    pub async fn compare(&self, one: &str, other: &str) -> Result<DepartmentComparison, TraitError> {
        let db = self.0.store.reader();
        let tree = self.tree().await?;
        let node = |id: &str| {
            tree.find(id).map(|row| DepartmentNode::of(row, &tree)).ok_or(TraitError::NoDepartment)
        };
        let (first, second) = (node(one)?, node(other)?);
        let (chain, other_chain) = (tree.chain(one), tree.chain(other));
        let ids: BTreeSet<String> = chain.iter().chain(&other_chain).map(|one| one.id.clone()).collect();
        let own = Own::new(table::cells_of(db, &ids.into_iter().collect::<Vec<_>>()).await?);
        let ids: BTreeSet<String> = own.traits().map(str::to_owned).collect();
        let offered = rows::offered(db, &ids.into_iter().collect::<Vec<_>>()).await?;
        let traits = offered.into_iter().filter_map(|TraitName { id, name }| {
            let asks = |chain: &[&super::entity::department::Model]| {
                own.nearest(chain, &id).filter(|said| said.importance > 0).map(Inherited::from)
            };
            let (one, other) = (asks(&chain), asks(&other_chain));
            let is_asked = one.is_some() || other.is_some();
            is_asked.then_some(ComparedTrait { trait_id: id, name, one, other })
        });
        let traits = traits.collect();
        Ok(DepartmentComparison { one: first, other: second, traits })
    }
}
