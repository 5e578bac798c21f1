//! What people want from each other, want to become and care about: the same thing in many words is one topic.

use std::{collections::HashMap, ops::Range, sync::LazyLock};

use super::{
    rows::rows,
    text::{Gap, Word, stem, words},
};

/// One thing that people speak of in many ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic {
    pub name: &'static str,
    /// Of a concern: what of a record answers it, `field`, `industry` or the name of an aim. Of an aim: the industries
    /// in which it lies.
    pub links: Vec<&'static str>,
    /// Of an aim: what the titles of those say who have come there.
    pub titles: Vec<&'static str>,
}

/// A list of topics, found by the words that stand for them, in the singular or the plural.
#[derive(Debug)]
pub struct Topics {
    all: Vec<Topic>,
    phrases: HashMap<String, usize>,
    /// How many words the longest phrase has.
    longest: usize,
}

/// A topic in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its place in the list.
    pub topic: usize,
    /// The words that say so, counted from 0.
    pub words: Range<usize>,
}

impl Topics {
    fn read(data: &'static str) -> Self {
        let mut topics = Self { all: Vec::new(), phrases: HashMap::new(), longest: 0 };
        for row in rows(data) {
            let id = topics.all.len();
            for (phrase, _) in row.names(1).chain([(row.cell(0), false)]) {
                let key = stemmed(&words(phrase));
                topics.longest = topics.longest.max(key.split(' ').count());
                topics.phrases.entry(key).or_insert(id);
            }
            let names = |at| row.names(at).map(|(name, _)| name).collect();
            topics.all.push(Topic { name: row.cell(0), links: names(2), titles: names(3) });
        }
        topics
    }

    pub fn all(&self) -> &[Topic] {
        &self.all
    }

    pub fn get(&self, topic: usize) -> Option<&Topic> {
        self.all.get(topic)
    }

    /// All words that stand for something, in the singular.
    pub fn phrases(&self) -> impl Iterator<Item = &str> {
        self.phrases.keys().map(String::as_str)
    }

    pub fn named(&self, name: &str) -> Option<usize> {
        self.all.iter().position(|topic| topic.name == name)
    }

    /// The longest phrases from left to right. None goes on after a comma or the end of a sentence.
    pub fn find(&self, text: &[Word]) -> Vec<Found> {
        let mut found = Vec::new();
        let mut first = 0;
        while first < text.len() {
            let hit = self.longest_at(text, first);
            first = hit.as_ref().map_or(first + 1, |hit| hit.words.end);
            found.extend(hit);
        }
        found
    }

    /// The topics of a text, each once, in the order of the list.
    pub fn of(&self, text: &str) -> Vec<usize> {
        let mut all: Vec<usize> = self.find(&words(text)).into_iter().map(|found| found.topic).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    fn longest_at(&self, text: &[Word], first: usize) -> Option<Found> {
        let next = text[first + 1..].iter().take(self.longest.saturating_sub(1));
        let most = 1 + next.take_while(|word| word.gap < Gap::List).count();
        (1..=most).rev().find_map(|count| {
            let key = stemmed(&text[first..first + count]);
            let topic = *self.phrases.get(&key)?;
            Some(Found { topic, words: first..first + count })
        })
    }
}

fn stemmed(words: &[Word]) -> String {
    let stems: Vec<&str> = words.iter().map(|word| stem(&word.text)).collect();
    stems.join(" ")
}

/// What somebody wants help with, or helps with.
pub static CONCERNS: LazyLock<Topics> = LazyLock::new(|| Topics::read(include_str!("data/concerns.tsv")));

/// Where somebody wants to go.
pub static AIMS: LazyLock<Topics> = LazyLock::new(|| Topics::read(include_str!("data/aims.tsv")));

/// What somebody cares about.
pub static CAUSES: LazyLock<Topics> = LazyLock::new(|| Topics::read(include_str!("data/causes.tsv")));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::industries::industry;

    fn names(topics: &'static Topics, text: &str) -> Vec<&'static str> {
        topics.of(text).into_iter().map(|id| topics.all()[id].name).collect()
    }

    #[test]
    fn one_topic_has_many_words() {
        for (text, expected) in [
            ("practice for interviews", &["Interviews"][..]),
            ("Mock Interview", &["Interviews"]),
            ("an honest look at a résumé", &["Résumés"]),
            ("guidance from somebody who was first in the family", &["First-generation guidance"]),
            ("advice on moving from academia to industry", &["Changing careers"]),
            ("juggling", &[]),
            ("", &[]),
        ] {
            assert_eq!(names(&CONCERNS, text), expected, "{text}");
        }
        assert_eq!(names(&AIMS, "become a product manager in biotech"), ["Product management", "Biotech"]);
        assert_eq!(names(&CAUSES, "cares about sustainability"), ["Climate and conservation"]);
    }

    #[test]
    fn no_phrase_goes_on_after_a_comma() {
        assert!(names(&CONCERNS, "law, school").is_empty());
    }

    #[test]
    fn what_is_linked_exists() {
        for concern in CONCERNS.all() {
            let exists = |link: &&str| ["field", "industry"].contains(link) || AIMS.named(link).is_some();
            assert!(concern.links.iter().all(exists), "{concern:?}");
        }
        for aim in AIMS.all() {
            for link in &aim.links {
                assert_eq!(industry(link).map(|industry| industry.name), Some(*link), "{aim:?}");
            }
        }
    }

    #[test]
    fn every_line_has_a_name_of_its_own() {
        for topics in [&CONCERNS, &AIMS, &CAUSES] {
            let all = topics.all();
            let is_first = |at: usize| topics.named(all[at].name) == Some(at);
            assert!(all.len() >= 20 && (0..all.len()).all(is_first));
        }
    }
}
