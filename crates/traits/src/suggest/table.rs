//! What we know about work: families of it, by which words they are found, and what each asks for more or less than
//! work in general does. By our own judgement, in steps from -3 to 3.

use std::{collections::BTreeMap, sync::LazyLock};

use matching::lexicon::text;
use serde::Deserialize;

use super::phrases::Phrases;
use crate::Trait;

/// How many points of importance a step of the table is.
const STEP: f32 = 0.3;

/// What a trait gets that a family names itself.
const NAMED: f32 = 0.1;

/// What a trait that only some work asks for loses in general, and gets back where it is asked for.
const SPECIAL: f32 = 0.25;

/// The first work style of a trait counts this much, the others together the rest.
const FIRST: f32 = 2.0 / 3.0;

/// Work of one kind.
#[derive(Debug, Deserialize)]
pub(super) struct Family {
    pub key: String,
    pub name: String,
    /// Words and phrases of titles.
    pub titles: Vec<String>,
    /// Groups of our list of titles.
    pub groups: Vec<String>,
    /// Words of descriptions.
    pub words: Vec<String>,
    /// By how many steps a work style matters more or less than elsewhere.
    styles: BTreeMap<String, f32>,
    /// Traits that show in this work more than their work styles say.
    traits: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Written {
    /// How much each work style matters for work in general, 1 to 5.
    general: BTreeMap<String, f32>,
    /// Traits that only some work asks for: the families that do name them.
    special: Vec<String>,
    families: Vec<Family>,
}

/// The table, and where to look up its words.
#[derive(Debug)]
pub(super) struct Table {
    general: BTreeMap<String, f32>,
    special: Vec<String>,
    pub families: Vec<Family>,
    pub titles: Phrases,
    pub words: Phrases,
}

pub(super) static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let written: Written =
        serde_json::from_str(include_str!("families.json")).expect("the table of families can be read");
    let mut table = Table {
        general: written.general,
        special: written.special,
        families: written.families,
        titles: Phrases::default(),
        words: Phrases::default(),
    };
    for (at, family) in table.families.iter().enumerate() {
        family.titles.iter().for_each(|title| table.titles.add(&text::words(title), at));
        family.words.iter().for_each(|words| table.words.add(&text::words(words), at));
    }
    table
});

impl Table {
    /// How much the trait matters for work in general. `None` if nothing ties it to the table.
    pub fn general(&self, one: &Trait) -> Option<f32> {
        let special = if self.special.contains(&one.key) { SPECIAL } else { 0.0 };
        Some(blend(one, |style| self.general.get(style).copied())? - special)
    }

    /// By how many points it matters more or less in the family.
    pub fn shift(&self, family: &Family, one: &Trait) -> f32 {
        let known = |style: &str| {
            let shift = family.styles.get(style).copied().unwrap_or_default();
            self.general.contains_key(style).then_some(STEP * shift)
        };
        let named = match (family.traits.contains(&one.key), self.special.contains(&one.key)) {
            (true, true) => NAMED + SPECIAL,
            (true, false) => NAMED,
            (false, _) => 0.0,
        };
        blend(one, known).unwrap_or_default() + named
    }
}

/// What the work styles of a trait are worth together.
fn blend(one: &Trait, value: impl Fn(&str) -> Option<f32>) -> Option<f32> {
    let mut values = one.frameworks.onet.iter().filter_map(|style| value(style));
    let first = values.next()?;
    let others: Vec<f32> = values.collect();
    if others.is_empty() {
        return Some(first);
    }
    let count = f32::from(u16::try_from(others.len()).unwrap_or(u16::MAX));
    Some(FIRST * first + (1.0 - FIRST) * others.iter().sum::<f32>() / count)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::starter;

    #[test]
    fn the_table_names_what_there_is() {
        let keys: BTreeSet<&str> = starter().iter().map(|one| one.key.as_str()).collect();
        let groups: BTreeSet<&str> =
            matching::lexicon::titles::titles().iter().map(|title| title.group).collect();
        let mut found = BTreeSet::new();
        for family in &TABLE.families {
            assert!(found.insert(&family.key), "{} is there twice", family.key);
            assert!(!family.name.is_empty() && !family.titles.is_empty() && family.words.len() >= 10);
            assert!(family.traits.iter().all(|key| keys.contains(key.as_str())), "{}", family.key);
            assert!(family.groups.iter().all(|group| groups.contains(group.as_str())), "{}", family.key);
            let steps =
                |(style, steps): (&String, &f32)| TABLE.general.contains_key(style) && steps.abs() <= 3.0;
            assert!(family.styles.iter().all(steps), "{}", family.key);
        }
        assert_eq!(TABLE.general.len(), 16);
        let covered = |group: &&&str| {
            TABLE.families.iter().any(|family| family.groups.iter().any(|name| name == **group))
        };
        assert!(groups.iter().all(|group| covered(&group)));
        assert!(starter().iter().all(|one| TABLE.general(one).is_some()));
    }
}
