//! The traits and departments that a new suite begins with.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Serialize};

use crate::Trait;

/// Part of an organisation. What it asks for, its own parts ask for too, unless they say otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Department {
    pub key: String,
    pub name: String,
    pub parent: Option<String>,
    pub about: String,
    /// How much each trait counts, 1 to 5; 0 for one that is not taken over from above.
    pub traits: BTreeMap<String, u8>,
}

static TRAITS: LazyLock<Vec<Trait>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("starter/traits.json")).expect("the starter library can be read")
});

static DEPARTMENTS: LazyLock<Vec<Department>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("starter/departments.json")).expect("the departments can be read")
});

pub fn starter() -> &'static [Trait] {
    &TRAITS
}

pub fn departments() -> &'static [Department] {
    &DEPARTMENTS
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::lint::{Weight, lint};

    #[test]
    fn there_are_forty_traits_that_know_each_other() {
        let keys: BTreeSet<&str> = starter().iter().map(|one| one.key.as_str()).collect();
        assert_eq!((starter().len(), keys.len()), (40, 40));
        let names: BTreeSet<&str> = starter().iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names.len(), 40);
        let departments: BTreeSet<&str> = departments().iter().map(|one| one.key.as_str()).collect();
        for one in starter() {
            assert!(
                one.confused_with
                    .iter()
                    .all(|other| keys.contains(other.key.as_str()) && other.key != one.key)
            );
            assert!(one.departments.iter().all(|key| departments.contains(key.as_str())), "{}", one.key);
            assert!(one.questions.len() >= 3 && !one.frameworks.onet.is_empty(), "{}", one.key);
        }
    }

    #[test]
    fn departments_are_a_tree_of_known_traits() {
        let keys: BTreeSet<&str> = starter().iter().map(|one| one.key.as_str()).collect();
        for (at, one) in departments().iter().enumerate() {
            let above = one
                .parent
                .as_ref()
                .map(|parent| departments()[..at].iter().any(|other| other.key == *parent));
            assert_ne!(above, Some(false), "{}: the parent comes first", one.key);
            assert!(
                one.traits.iter().all(|(key, weight)| keys.contains(key.as_str()) && *weight <= 5),
                "{}",
                one.key
            );
        }
    }

    #[test]
    fn what_we_bring_passes_our_own_lints() {
        let found: Vec<String> = starter()
            .iter()
            .flat_map(|one| lint(one).into_iter().map(move |finding| (one, finding)))
            .filter(|(_, finding)| finding.weight != Weight::Hint)
            .map(|(one, finding)| format!("{}: {} {:?}", one.key, finding.message, finding.field))
            .collect();
        assert!(found.is_empty(), "{found:#?}");
    }
}
