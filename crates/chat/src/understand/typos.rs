//! Words that are one slip of the finger away from a word of the lexicons.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use matching::lexicon::{degrees, fields, industries, languages, places, skills, text, titles};

/// A shorter word of a lexicon has too many neighbours.
const SHORTEST: usize = 6;
/// One of its letters may be missing.
const SHORTEST_SLIP: usize = 5;
const LONGEST: usize = 24;

/// Words of everyday English that happen to lie one letter from a word of the lexicons.
static PLAIN: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| include_str!("data/plain.txt").split_whitespace().collect());

static LEXICON: LazyLock<Neighbours> = LazyLock::new(|| {
    let mut known = Neighbours::default();
    let places = places::cities()
        .iter()
        .map(|city| city.name)
        .chain(places::regions().iter().map(|region| region.name));
    known.add_all(places);
    known.add_all(fields::fields().iter().map(|field| field.name));
    known.add_all(languages::languages().iter().map(|language| language.name));
    known.add_all(degrees::degrees().iter().map(|degree| degree.name));
    known.add_all(titles::spellings().map(|(spelling, _)| spelling));
    for industry in industries::industries() {
        known.add(industry.name);
        known.add_all(&industry.synonyms);
    }
    for skill in skills::skills() {
        known.add(skill.name);
        known.add_all(&skill.aliases);
    }
    known
});

/// Words that are known, and those that are spelt almost like them.
#[derive(Debug, Default)]
pub(super) struct Neighbours {
    known: HashSet<String>,
    /// The longer ones, by their first letter. A slip seldom takes the first letter.
    by_letter: HashMap<char, Vec<String>>,
}

impl Neighbours {
    pub fn add(&mut self, phrase: &str) {
        for word in text::words(phrase) {
            let is_long = (SHORTEST..=LONGEST).contains(&word.text.chars().count());
            if self.known.insert(word.text.clone())
                && is_long
                && let Some(first) = word.text.chars().next()
            {
                self.by_letter.entry(first).or_default().push(word.text);
            }
        }
    }

    pub fn add_all(&mut self, phrases: impl IntoIterator<Item = impl AsRef<str>>) {
        for phrase in phrases {
            self.add(phrase.as_ref());
        }
    }

    fn knows(&self, word: &str) -> bool {
        self.known.contains(word) || self.known.contains(text::stem(word))
    }

    fn near(&self, word: &str) -> impl Iterator<Item = &str> {
        let same_letter = word.chars().next().and_then(|first| self.by_letter.get(&first));
        same_letter.into_iter().flatten().map(String::as_str).filter(move |known| is_slip(word, known))
    }
}

/// The lexicons and the words of one grammar.
#[derive(Debug, Default)]
pub(super) struct Spelling<'a> {
    pub own: Option<&'a Neighbours>,
}

impl Spelling<'_> {
    /// The one word that this was meant to be. Nothing for words that are right, short, or near to several.
    pub fn mend(&self, word: &str) -> Option<String> {
        let letters = word.chars().count();
        let is_word = word.chars().all(char::is_alphabetic);
        if !is_word || !(SHORTEST_SLIP..=LONGEST).contains(&letters) || self.is_right(word) {
            return None;
        }
        self.only(word).or_else(|| {
            let one = word.strip_suffix('s').filter(|one| one.len() >= SHORTEST_SLIP)?;
            self.only(one).map(|mended| mended + "s")
        })
    }

    fn is_right(&self, word: &str) -> bool {
        PLAIN.contains(word)
            || PLAIN.contains(text::stem(word))
            || LEXICON.knows(word)
            || self.own.is_some_and(|own| own.knows(word))
    }

    fn only(&self, word: &str) -> Option<String> {
        let own = self.own.into_iter().flat_map(|own| own.near(word));
        let mut near: Vec<&str> = own.chain(LEXICON.near(word)).collect();
        near.sort_unstable();
        near.dedup();
        match near[..] {
            [only] => Some(only.to_owned()),
            _ => None,
        }
    }
}

/// One letter too many, too few, wrong, or changed with the next. A last letter does not count: "managed" is no manager.
fn is_slip(word: &str, known: &str) -> bool {
    let (word, known): (Vec<char>, Vec<char>) = (word.chars().collect(), known.chars().collect());
    let same = word.iter().zip(&known).take_while(|(left, right)| left == right).count();
    let (left, right) = (&word[same..], &known[same..]);
    match (left, right) {
        ([], _) | (_, []) => false,
        ([_, left @ ..], [_, right @ ..]) if word.len() == known.len() => {
            let is_swapped = word[same..].iter().take(2).rev().eq(known[same..].iter().take(2));
            (left == right && !left.is_empty()) || (is_swapped && left.get(1..) == right.get(1..))
        }
        ([_, left @ ..], right) if word.len() == known.len() + 1 => left == right,
        (left, [_, right @ ..]) if word.len() + 1 == known.len() => left == right,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_is_mended() {
        let spelling = Spelling::default();
        for (word, meant) in [
            ("bostno", Some("boston")),
            ("chicgo", Some("chicago")),
            ("cihcago", Some("chicago")),
            ("sofware", Some("software")),
            ("enginers", Some("engineers")),
            ("economcis", Some("economics")),
            ("biotehc", Some("biotech")),
            ("biotexch", Some("biotech")),
            ("boston", None),
            ("bostn", Some("boston")),
            ("remove", None),
            ("managed", None),
            ("parents", None),
            ("people", None),
            ("abc123x", None),
            ("", None),
        ] {
            assert_eq!(spelling.mend(word).as_deref(), meant, "{word}");
        }
    }

    #[test]
    fn words_of_the_grammar_count_too() {
        let mut own = Neighbours::default();
        own.add("scholarship deadline");
        let spelling = Spelling { own: Some(&own) };
        assert_eq!(spelling.mend("scholarshp").as_deref(), Some("scholarship"));
        assert_eq!(spelling.mend("scholarships"), None);
    }
}
