//! The words by which people say what they want, list by list.

use std::{collections::HashMap, ops::Deref, sync::LazyLock};

static LISTS: LazyLock<HashMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let lines = include_str!("words.txt").lines().filter(|line| !line.starts_with('#'));
    let lists = lines.filter_map(|line| line.split_once(": "));
    lists.map(|(name, words)| (name, words.split("; ").collect())).collect()
});

/// A list by its name. Empty if there is none: a test sees to it that there is.
pub struct Words(pub &'static str);

impl Words {
    pub fn all(&self) -> &'static [&'static str] {
        LISTS.get(self.0).map_or(&[], Vec::as_slice)
    }
}

impl Deref for Words {
    type Target = [&'static str];

    fn deref(&self) -> &Self::Target {
        self.all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_that_is_named_is_there_and_every_list_is_used() {
        let code = [
            include_str!("acts.rs"),
            include_str!("industry.rs"),
            include_str!("meeting.rs"),
            include_str!("mod.rs"),
            include_str!("names.rs"),
            include_str!("protected.rs"),
            include_str!("side.rs"),
            include_str!("sought.rs"),
            include_str!("student.rs"),
            include_str!("tried.rs"),
            include_str!("wishes.rs"),
        ]
        .concat();
        for name in LISTS.keys() {
            assert!(code.contains(&format!("Words(\"{name}\")")), "{name}");
        }
        let named = code.split("Words(\"").skip(1).filter_map(|rest| rest.split_once('"'));
        for (name, _) in named {
            assert!(
                !Words(if LISTS.contains_key(name) { "" } else { "missing" }).0.starts_with("missing"),
                "{name}"
            );
        }
    }

    #[test]
    fn every_word_is_written_as_messages_are_read() {
        for (name, words) in &*LISTS {
            for word in words {
                let read = matching::lexicon::text::key(word);
                assert!(
                    !word.is_empty() && (read == *word || read == word.replace('-', " ")),
                    "{name}: {word:?} is read {read:?}"
                );
            }
        }
    }
}
