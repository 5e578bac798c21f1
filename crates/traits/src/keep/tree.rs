//! The departments as a tree, and what each takes over from those above it: pure.

use std::collections::{BTreeMap, HashMap};

use super::entity::{cell, department};

/// Departments that are there, each after its parent and among its like in order.
#[derive(Debug, Default)]
pub struct Tree {
    ordered: Vec<department::Model>,
    places: HashMap<String, usize>,
}

/// What a department makes of a trait in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effective {
    pub importance: i32,
    /// The department that says so: itself, or the nearest above.
    pub from: String,
}

impl Tree {
    pub fn new(departments: Vec<department::Model>) -> Self {
        let mut below: BTreeMap<Option<String>, Vec<department::Model>> = BTreeMap::new();
        let ids: std::collections::HashSet<String> = departments.iter().map(|one| one.id.clone()).collect();
        for one in departments {
            // One whose parent is gone stands at the top rather than nowhere.
            let parent = one.parent.clone().filter(|parent| ids.contains(parent));
            below.entry(parent).or_default().push(one);
        }
        for like in below.values_mut() {
            like.sort_by(|left, right| (left.position, &left.id).cmp(&(right.position, &right.id)));
        }
        let mut tree = Self::default();
        tree.add_below(None, &mut below);
        tree
    }

    fn add_below(
        &mut self,
        parent: Option<&str>,
        below: &mut BTreeMap<Option<String>, Vec<department::Model>>,
    ) {
        for one in below.remove(&parent.map(str::to_owned)).unwrap_or_default() {
            let id = one.id.clone();
            self.places.insert(id.clone(), self.ordered.len());
            self.ordered.push(one);
            self.add_below(Some(&id), below);
        }
    }

    pub fn all(&self) -> &[department::Model] {
        &self.ordered
    }

    pub fn find(&self, id: &str) -> Option<&department::Model> {
        self.places.get(id).map(|at| &self.ordered[*at])
    }

    /// The department itself, then the ones above it, the nearest first.
    pub fn chain(&self, id: &str) -> Vec<&department::Model> {
        let mut chain: Vec<&department::Model> = Vec::new();
        let mut next = self.find(id);
        while let Some(one) = next.filter(|_| chain.len() <= self.ordered.len()) {
            chain.push(one);
            next = one.parent.as_deref().and_then(|parent| self.find(parent));
        }
        chain
    }

    pub fn depth(&self, id: &str) -> usize {
        self.chain(id).len().saturating_sub(1)
    }

    /// Those below, at any depth.
    pub fn below(&self, id: &str) -> Vec<&department::Model> {
        let is_below =
            |one: &&department::Model| one.id != id && self.chain(&one.id).iter().any(|above| above.id == id);
        self.ordered.iter().filter(is_below).collect()
    }
}

/// What departments say themselves.
#[derive(Debug, Default)]
pub struct Own(HashMap<(String, String), i32>);

impl Own {
    pub fn new(cells: Vec<cell::Model>) -> Self {
        Self(cells.into_iter().map(|cell| ((cell.department, cell.trait_id), cell.importance)).collect())
    }

    pub fn get(&self, department: &str, one: &str) -> Option<i32> {
        self.0.get(&(department.to_owned(), one.to_owned())).copied()
    }

    /// The traits that somebody says something of.
    pub fn traits(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(|(_, one)| one.as_str())
    }

    /// What the nearest of a chain says that says anything.
    pub fn nearest(&self, chain: &[&department::Model], one: &str) -> Option<Effective> {
        chain.iter().find_map(|department| {
            let importance = self.get(&department.id, one)?;
            Some(Effective { importance, from: department.id.clone() })
        })
    }
}

#[cfg(test)]
mod tests {
    use store::Time;

    use super::*;

    fn department(id: &str, parent: Option<&str>, position: i32) -> department::Model {
        department::Model {
            id: id.to_owned(),
            parent: parent.map(str::to_owned),
            name: id.to_owned(),
            about: String::new(),
            position,
            seed: None,
            updated_at: Time::EPOCH,
            updated_by_name: String::new(),
            deleted_at: None,
            deleted_with: None,
        }
    }

    fn ids(departments: &[&department::Model]) -> Vec<String> {
        departments.iter().map(|one| one.id.clone()).collect()
    }

    #[test]
    fn parents_come_first_and_the_nearest_decides() {
        let tree = Tree::new(vec![
            department("c", Some("b"), 0),
            department("b", Some("a"), 1),
            department("d", Some("a"), 0),
            department("a", None, 0),
            department("lost", Some("gone"), 0),
        ]);
        let ordered: Vec<_> = tree.all().iter().collect();
        assert_eq!(ids(&ordered), ["a", "d", "b", "c", "lost"]);
        assert_eq!(ids(&tree.chain("c")), ["c", "b", "a"]);
        assert_eq!(ids(&tree.below("a")), ["d", "b", "c"]);
        assert_eq!(tree.depth("c"), 2);
        let cell = |department: &str, importance| cell::Model {
            department: department.to_owned(),
            trait_id: "t".to_owned(),
            importance,
        };
        let own = Own::new(vec![cell("a", 4), cell("b", 0)]);
        let of = |id: &str| own.nearest(&tree.chain(id), "t").map(|found| (found.importance, found.from));
        assert_eq!(of("d"), Some((4, "a".to_owned())));
        assert_eq!(of("c"), Some((0, "b".to_owned())));
        assert_eq!(of("lost"), None);
    }
}
