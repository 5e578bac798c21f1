//! Which skills stand in for each other: who knows one is soon at home in the other.

use std::{collections::HashMap, sync::LazyLock};

use matching::lexicon::skills::skill;

/// All skills of a line are each other's neighbours.
static NEIGHBOURS: LazyLock<HashMap<&'static str, Vec<&'static str>>> = LazyLock::new(|| {
    let mut neighbours: HashMap<&'static str, Vec<&'static str>> = HashMap::new();
    for line in lines() {
        for name in line.split('\t') {
            let known = neighbours.entry(name).or_default();
            for other in line.split('\t').filter(|other| *other != name) {
                if !known.contains(&other) {
                    known.push(other);
                }
            }
        }
    }
    neighbours
});

fn lines() -> impl Iterator<Item = &'static str> {
    include_str!("data/neighbours.tsv").lines().filter(|line| !line.starts_with("# "))
}

/// The names of the skills next to it, the nearest first; it may be called by any of its names.
pub fn neighbours(name: &str) -> &'static [&'static str] {
    skill(name).and_then(|skill| NEIGHBOURS.get(skill.name)).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_one_of_the_list_and_neighbours_are_mutual() {
        assert!(NEIGHBOURS.len() >= 250, "{}", NEIGHBOURS.len());
        for (name, others) in NEIGHBOURS.iter() {
            assert_eq!(skill(name).map(|skill| skill.name), Some(*name));
            assert!(!others.is_empty() && !others.contains(name), "{name}");
            for other in others {
                assert!(neighbours(other).contains(name), "{name} and {other}");
            }
        }
    }

    #[test]
    fn another_name_has_the_same_neighbours() {
        assert!(neighbours("postgres").contains(&"MySQL"));
        assert!(neighbours("k8s").contains(&"Docker"));
        assert!(!neighbours("Python").contains(&"SQL"));
        for database in ["MySQL", "postgres", "SQL Server", "Oracle Database", "SQLite", "BigQuery"] {
            assert!(neighbours(database).contains(&"SQL"), "{database}");
        }
        assert_eq!(neighbours("MySQL")[0], "PostgreSQL");
        for learning in ["Deep Learning", "PyTorch", "keras", "xgboost", "AI"] {
            assert!(neighbours("Machine Learning").contains(&skill(learning).unwrap().name), "{learning}");
        }
        assert!(neighbours("").is_empty() && neighbours("juggling flames").is_empty());
    }
}
