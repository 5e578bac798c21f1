//! Answers of people who do not exist, to show what the scorer makes of them.

use std::sync::LazyLock;

use serde::Deserialize;

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Demo {
    /// The keys of the starter traits that are looked for.
    pub traits: Vec<String>,
    pub people: Vec<DemoPerson>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct DemoPerson {
    pub name: String,
    /// What they said in an interview.
    pub answer: String,
}

static DEMO: LazyLock<Demo> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/people.json")).expect("the people can be read")
});

pub fn demo() -> &'static Demo {
    &DEMO
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        Trait,
        lint::{Weight, lint},
        score::{Score, score},
        starter,
    };

    fn traits() -> Vec<&'static Trait> {
        let find = |key: &String| starter().iter().find(|one| one.key == *key).unwrap();
        demo().traits.iter().map(find).collect()
    }

    #[test]
    fn six_people_show_every_level_and_none() {
        assert_eq!(demo().people.len(), 6);
        assert!((6..=8).contains(&demo().traits.len()));
        let names: BTreeSet<&str> = demo().people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names.len(), 6);
        let mut outcomes = BTreeSet::new();
        for person in &demo().people {
            let words = person.answer.split_whitespace().count();
            assert!((80..=150).contains(&words), "{}: {words}", person.name);
            outcomes.extend(score(&person.answer, &traits()).iter().map(Score::level));
        }
        assert_eq!(outcomes.len(), 6, "{outcomes:?}");
    }

    #[test]
    fn nobody_is_told_apart_by_what_the_law_protects() {
        for person in &demo().people {
            let one = Trait { definition: person.answer.clone(), ..Trait::default() };
            let refused: Vec<_> =
                lint(&one).into_iter().filter(|finding| finding.weight == Weight::Refused).collect();
            assert!(refused.is_empty(), "{}: {refused:#?}", person.name);
        }
    }
}
