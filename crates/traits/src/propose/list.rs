//! Our own definitions of what people often ask for, found by a word of the name.

use std::sync::LazyLock;

use serde::Deserialize;

use super::kind::Kind;

#[derive(Debug, Deserialize)]
pub(super) struct Known {
    pub words: Vec<String>,
    pub kind: Kind,
    pub says: String,
}

static LIST: LazyLock<Vec<Known>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/definitions.json")).expect("the definitions can be read")
});

/// The definition for the first of these words that has one, and that word.
pub(super) fn find(text: &str) -> Option<(&'static Known, &'static str)> {
    let text = text.to_lowercase();
    let mut words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    words.find_map(|word| {
        LIST.iter().find_map(|known| Some((known, known.words.iter().find(|one| *one == word)?.as_str())))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        Trait,
        lint::{Weight, lint},
        propose::{act::Origin, read::acts},
    };

    #[test]
    fn each_definition_is_found_by_its_words_and_tells_three_acts() {
        let mut words = BTreeSet::new();
        for known in LIST.iter() {
            assert!(known.words.iter().all(|word| words.insert(word)), "{:?} is there twice", known.words);
            assert_eq!(acts(&known.says, Origin::List).len(), 3, "{}", known.says);
            let one = Trait { definition: known.says.clone(), ..Trait::default() };
            let found = lint(&one).into_iter().filter(|finding| finding.weight == Weight::Refused).count();
            assert_eq!(found, 0, "{}", known.says);
        }
        assert_eq!(find("A sense of Humour").map(|(_, word)| word), Some("humour"));
        assert!(find("🙂 --- ").is_none() && find("").is_none());
    }
}
