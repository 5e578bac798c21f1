use std::{
    collections::{HashMap, HashSet},
    ops::Range,
};

use matching::lexicon::{
    degrees::find_degrees,
    skills::{find_skills, skill},
    text::{Gap, Word, key, words},
};

use super::education::{KEYWORDS, STUDIES};

/// What many schools have in their names.
const COMMON: &[&str] = &[
    "business",
    "community",
    "graduate",
    "high",
    "law",
    "medical",
    "technical",
    "technology",
    "the",
    "of",
    "de",
    "at",
];
const SMALL: &[&str] = &["and", "at", "de", "of", "the"];

/// A short form that is a skill as well is a school only after one of these, or before a word for studies.
const AT: &[&str] = &["at", "from"];

/// The schools that somebody went to, by their names, the short forms of those and their first letters.
pub(super) struct Schools {
    /// Words of whole names, by the first of them.
    whole: HashMap<String, Vec<Vec<String>>>,
    /// The same for what is a name only where studies are spoken of.
    short: HashMap<String, Vec<Vec<String>>>,
    letters: HashSet<String>,
    /// Of the short forms, those that also are skills: "Python" of the Python School of Art.
    skills: HashSet<Vec<String>>,
}

impl Schools {
    pub fn new(names: &[&str]) -> Self {
        let mut schools = Self {
            whole: HashMap::new(),
            short: HashMap::new(),
            letters: HashSet::new(),
            skills: HashSet::new(),
        };
        let parts = names.iter().flat_map(|name| name.split([',', '|', '–', '—', '(', ')']));
        let mut seen = HashSet::new();
        for part in parts.map(str::trim).filter(|part| !part.is_empty() && part.len() <= 120).take(400) {
            let own: Vec<String> = words(part).into_iter().map(|word| word.text).collect();
            if own.is_empty() || !seen.insert(own.clone()) {
                continue;
            }
            let is_common =
                |word: &&String| KEYWORDS.contains(&word.as_str()) || COMMON.contains(&word.as_str());
            let short: Vec<String> =
                own.iter().skip_while(is_common).take_while(|word| !is_common(word)).cloned().collect();
            schools.letters.extend(letters(part));
            if short.iter().any(|word| word.chars().count() > 2) && short.len() < own.len() {
                schools.add_short(short);
            }
            let is_whole = own.len() > 1 && own.iter().any(|word| KEYWORDS.contains(&word.as_str()));
            if is_whole {
                add(&mut schools.whole, own);
            } else {
                schools.add_short(own);
            }
        }
        schools
    }

    fn add_short(&mut self, name: Vec<String>) {
        let written = name.join(" ");
        if skill(&written).is_some() || !find_skills(&written).is_empty() {
            self.skills.insert(name.clone());
        }
        add(&mut self.short, name);
    }

    /// Where a sentence names one. `is_study` says that it speaks of studies.
    pub fn find(&self, sentence: &str, is_study: bool) -> Vec<Range<usize>> {
        let mut found = Vec::new();
        if self.whole.is_empty() && self.short.is_empty() {
            return found;
        }
        let all = words(sentence);
        let mut at = 0;
        while at < all.len() {
            let is_large = !sentence[all[at].start..].starts_with(char::is_lowercase);
            let mut count = if is_large { longest(&self.whole, &all[at..]) } else { 0 };
            if is_study && is_large {
                let short = longest(&self.short, &all[at..]);
                count = count.max(if self.is_school(&all, at, short) { short } else { 0 });
                let written = &sentence[all[at].start..all[at].end];
                count = count.max(usize::from(self.letters.contains(written)));
            }
            if count > 0 {
                found.push(all[at].start..all[at + count - 1].end);
            }
            at += count.max(1);
        }
        found
    }

    /// Whether a short form of so many words is meant as a school here.
    fn is_school(&self, all: &[Word], at: usize, count: usize) -> bool {
        let own: Vec<String> = all[at..at + count].iter().map(|word| word.text.clone()).collect();
        let is_one_of =
            |at: usize, list: &[&str]| all.get(at).is_some_and(|word| list.contains(&word.text.as_str()));
        !self.skills.contains(&own)
            || is_one_of(at + count, STUDIES)
            || at.checked_sub(1).is_some_and(|before| is_one_of(before, AT))
    }
}

fn add(names: &mut HashMap<String, Vec<Vec<String>>>, name: Vec<String>) {
    if let Some(first) = name.first() {
        names.entry(first.clone()).or_default().push(name);
    }
}

/// How many words the longest name has that begins here.
fn longest(names: &HashMap<String, Vec<Vec<String>>>, rest: &[Word]) -> usize {
    let Some(known) = rest.first().and_then(|word| names.get(&word.text)) else { return 0 };
    let begins = |name: &&Vec<String>| {
        name.len() <= rest.len()
            && name
                .iter()
                .zip(rest)
                .enumerate()
                .all(|(at, (own, word))| *own == word.text && (at == 0 || word.gap < Gap::Stop))
    };
    known.iter().filter(begins).map(Vec::len).max().unwrap_or(0)
}

/// "MIT" for the Massachusetts Institute of Technology, unless it means something else.
fn letters(name: &str) -> Option<String> {
    let all = key(name);
    let initials: String =
        all.split(' ').filter(|word| !SMALL.contains(word)).filter_map(|word| word.chars().next()).collect();
    let letters = initials.to_uppercase();
    let is_free = find_skills(&letters).is_empty() && find_degrees(&letters).is_empty();
    (letters.chars().count() >= 2 && is_free).then_some(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_short_forms_and_first_letters_are_found() {
        let schools = Schools::new(&[
            "Northfield University",
            "Massachusetts Institute of Technology",
            "Ohio State University",
        ]);
        for (text, is_study, expected) in [
            ("a Northfield graduate", true, &["Northfield"][..]),
            ("a house in Northfield", false, &[]),
            ("Tutor at Northfield University", false, &["Northfield University"]),
            ("MIT and Ohio State alumni", true, &["MIT", "Ohio State"]),
            ("northfield", true, &[]),
        ] {
            let found: Vec<&str> =
                schools.find(text, is_study).into_iter().map(|range| &text[range]).collect();
            assert_eq!(found, expected, "{text}");
        }
        assert!(Schools::new(&[]).find("Northfield University", true).is_empty());
    }

    #[test]
    fn a_skill_that_a_school_is_called_after_stays_one() {
        let schools = Schools::new(&["Python School of Art"]);
        for (text, expected) in [
            ("Thesis on forecasting with Python", &[][..]),
            ("a Python graduate who studied at Python", &["Python", "Python"]),
            ("Thesis at the Python School of Art in Python", &["Python School of Art"]),
        ] {
            let found: Vec<&str> = schools.find(text, true).into_iter().map(|range| &text[range]).collect();
            assert_eq!(found, expected, "{text}");
        }
    }
}
