//! A name that a source gives, and the ways to say it.

use crate::guard::token::{folded_words, listed};

/// A person, an organisation or a place.
#[derive(Clone, Debug)]
pub(in crate::guard) struct Named {
    /// Without titles.
    words: Vec<String>,
    /// As it is given, in lower case.
    pub lower: String,
    pub source: u32,
}

/// How much of a name is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Enough to know who is meant: all of it, or the first and the last of it.
    Whole,
    /// A given name, a middle name, some words of a longer name.
    Part,
    /// The last word alone: a family name.
    Last,
}

pub(super) const TITLES: &str = "dr mr mrs ms mx miss prof professor sir dame rev";

impl Named {
    pub fn new(name: &str, source: u32) -> Self {
        let words = folded_words(name);
        let titles = words.iter().take_while(|word| listed(TITLES, word)).count();
        let titles = if titles == words.len() { 0 } else { titles };
        Self { words: words[titles..].to_vec(), lower: name.to_lowercase(), source }
    }

    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// What of this name the words say.
    pub(super) fn said(&self, words: &[&str]) -> Option<Said> {
        let (first, last) = (words.first()?, words.last()?);
        if words.len() == 1 {
            return self.said_in_one(first);
        }
        let (own_first, own_last) = (self.words.first()?, self.words.last()?);
        if self.runs(words) {
            return Some(if words.len() == self.words.len() { Said::Whole } else { Said::Part });
        }
        // M. C.
        let initials = words.iter().all(|word| word.chars().count() == 1) && words.len() == self.words.len();
        if initials && self.follows(words) {
            return Some(Said::Part);
        }
        let spans = stands_for(first, own_first) && *last == own_last.as_str();
        (spans && self.follows(words)).then_some(Said::Whole)
    }

    fn said_in_one(&self, word: &str) -> Option<Said> {
        if self.words.len() == 1 && self.words[0] == word {
            return Some(Said::Whole);
        }
        let initials: String = self.words.iter().filter_map(|word| word.chars().next()).collect();
        if self.words.len() > 1 && word == initials {
            return Some(Said::Part);
        }
        let small = listed("of for the and de da di la van von der den del al bin", word);
        let at = self.words.iter().position(|own| own == word && own.len() > 1 && !small)?;
        Some(if at + 1 == self.words.len() { Said::Last } else { Said::Part })
    }

    /// The words stand in the name as they are.
    fn runs(&self, words: &[&str]) -> bool {
        self.words.windows(words.len()).any(|own| own.iter().zip(words).all(|(own, word)| own == word))
    }

    /// The words stand in the name in their order, some perhaps as initials, some left out between.
    fn follows(&self, words: &[&str]) -> bool {
        let mut own = self.words.iter();
        words.iter().all(|word| own.any(|own| stands_for(word, own)))
    }
}

/// A word for itself, or an initial for a word.
fn stands_for(word: &str, own: &str) -> bool {
    word == own || (word.chars().count() == 1 && own.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_said_in_many_ways() {
        let maya = Named::new("Dr. Maya Li-Hua Chen", 1);
        for (words, said) in [
            (&["maya", "li", "hua", "chen"][..], Some(Said::Whole)),
            (&["maya", "chen"], Some(Said::Whole)),
            (&["m", "chen"], Some(Said::Whole)),
            (&["maya", "l", "chen"], Some(Said::Whole)),
            (&["chen"], Some(Said::Last)),
            (&["maya"], Some(Said::Part)),
            (&["mlhc"], Some(Said::Part)),
            (&["m", "l", "h", "c"], Some(Said::Part)),
            (&["m", "x"], None),
            (&["li", "hua"], Some(Said::Part)),
            (&["maya", "lopez"], None),
            (&["j", "chen"], None),
            (&["chen", "maya"], None),
            (&["maya", "x", "chen"], None),
            (&["l"], None),
        ] {
            assert_eq!(maya.said(words), said, "{words:?}");
        }
    }
}
