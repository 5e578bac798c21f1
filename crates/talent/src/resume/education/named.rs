//! Names of schools within sentences.

use std::ops::Range;

use matching::lexicon::text::{Word, words};

use super::{BEFORE, KEYWORDS, SMALL, STUDIES};

/// "High School" and the like are no names.
const KINDS: &[&str] =
    &["business", "elementary", "graduate", "grammar", "high", "law", "medical", "middle", "primary"];

/// Names with "University" or the like in them, wherever they stand: "the University of Port Ellis".
pub(super) fn named(text: &str) -> Vec<Range<usize>> {
    let run = Run { text, words: words(text) };
    let keywords = (0..run.words.len()).filter(|at| run.is_large(*at) && run.is_one_of(*at, KEYWORDS));
    let names = keywords.map(|at| (run.first(at), run.last(at)));
    let is_name = |(first, last): &(usize, usize)| {
        (*first..=*last).any(|at| ![KEYWORDS, KINDS, SMALL].iter().any(|list| run.is_one_of(at, list)))
    };
    names.filter(is_name).map(|(first, last)| run.words[first].start..run.words[last].end).collect()
}

/// Words of which some are a name.
struct Run<'a> {
    text: &'a str,
    words: Vec<Word>,
}

impl Run<'_> {
    fn is_large(&self, at: usize) -> bool {
        self.words.get(at).is_some_and(|word| self.text[word.start..].starts_with(char::is_uppercase))
    }

    fn is_one_of(&self, at: usize, list: &[&str]) -> bool {
        self.words.get(at).is_some_and(|word| list.contains(&word.text.as_str()))
    }

    /// No comma stands between this word and the one before it.
    fn is_close(&self, at: usize) -> bool {
        let Some(word) = self.words.get(at) else { return false };
        let between = &self.text[self.words[at - 1].end..word.start];
        between.chars().all(|letter| matches!(letter, ' ' | '.' | '\'' | '’' | '-' | '&'))
    }

    /// Where a name begins that has this word in it.
    fn first(&self, at: usize) -> usize {
        let mut first = at;
        while first > 0
            && at - first < 6
            && self.is_close(first)
            && self.is_large(first - 1)
            && !self.is_one_of(first - 1, STUDIES)
            && !self.is_one_of(first - 1, BEFORE)
        {
            first -= 1;
        }
        first
    }

    /// Its last word: that of "University of the Hudson Valley" is "Valley".
    fn last(&self, at: usize) -> usize {
        let mut last = at;
        while last - at < 8 && self.is_close(last + 1) {
            let is_joint = self.is_one_of(last + 1, SMALL);
            let is_second = is_joint && self.is_one_of(last + 2, SMALL) && self.is_large(last + 3);
            last += match (
                is_second,
                is_joint && self.is_large(last + 2),
                last > at && self.is_large(last + 1),
            ) {
                (true, ..) => 3,
                (_, true, _) => 2,
                (_, _, true) => 1,
                _ => break,
            };
        }
        last
    }
}
