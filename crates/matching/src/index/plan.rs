//! What a text asks for: its words, and for a short one the names that it may be the beginning of.

use std::collections::{BTreeMap, BTreeSet};

use tantivy::{
    Term,
    query::{Bm25Weight, DfaWrapper, FuzzyTermQuery},
};
use tantivy_fst::Automaton;

use super::{
    Field, IndexError,
    analysis::{cut, term},
    delta::Delta,
    document::hash,
    words::{List, Words},
};
use crate::lexicon::text;

/// More words than these are not looked for.
const MOST_WORDS: usize = 48;
/// A text of so few words may be the beginning of a name.
const FEW_WORDS: usize = 4;
/// Of the names that a word may mean, the most frequent.
const MOST_NAMES: usize = 50;
/// What a word counts without the ending of a name.
const ENDED: f32 = 0.5;
/// What a name counts that goes on after the word, or is spelt another way.
const BEGUN: f32 = 0.8;
const MISSPELT: f32 = 0.5;

/// Left out where other words are: nearly everybody has them.
const COMMON: &[&str] = &[
    "a", "an", "and", "are", "as", "at", "be", "by", "for", "from", "has", "have", "i", "in", "is", "it",
    "me", "my", "of", "on", "or", "our", "she", "he", "that", "the", "their", "they", "this", "to", "was",
    "we", "were", "who", "whom", "whose", "with", "you", "your",
];

#[derive(Default)]
pub struct Plan {
    pub wanted: Vec<Wanted>,
    people: u64,
    tokens: [u64; 2],
}

/// A word to look for.
pub struct Wanted {
    /// As it was asked for.
    pub word: String,
    /// As it is in the list.
    pub found: String,
    pub hash: u64,
    pub list: List,
    /// How many people it is weighed by.
    count: u64,
    pub term: Term,
    pub weight: Bm25Weight,
}

impl Plan {
    pub fn new(text: &str, words: &Words, delta: &Delta, people: u64) -> Result<Self, IndexError> {
        let mut plan = Self { people, ..Self::default() };
        for list in [List::Words, List::Names] {
            plan.tokens[list as usize] = words.tokens(list)?.saturating_add_signed(delta.tokens(list));
        }
        let Asked { telling, common } = Asked::of(text);
        let is_short = telling.len() + common.len() <= FEW_WORDS;
        let mut all_are_names = true;
        for word in telling {
            let count = |term: &str| -> Result<u64, IndexError> {
                Ok(words.count(List::Words, term)?.saturating_add_signed(delta.word_count(hash(&[term]))))
            };
            let root = term(Field::Text, &word).into_owned();
            // Names keep their endings: who has one that is no root is called so.
            let exactly = if root == word { 0 } else { count(&word)? };
            let count = count(&root)?;
            if exactly > 0 {
                plan.want(&word, word.clone(), List::Words, exactly, 1.0);
            }
            if count > 0 {
                // However rare, it does not count as much as the name.
                let boost = if exactly > 0 { ENDED } else { 1.0 };
                plan.want(&word, root, List::Words, count.max(exactly), boost);
            }
            all_are_names &= words.count(List::Names, &word)? > 0 || delta.name_count(&word) > 0;
            let similar = if is_short {
                similar_names(&word, count == 0 && exactly == 0, words, delta)?
            } else {
                Vec::new()
            };
            // Together they are one word: a rare name among them must not weigh more than a frequent one.
            let count = similar.iter().map(|(_, count, _)| count).sum();
            for (name, _, boost) in similar {
                plan.want(&word, name, List::Names, count, boost);
            }
        }
        if is_short && all_are_names {
            for word in common {
                plan.want_name(&word, words, delta)?;
            }
        }
        Ok(plan)
    }

    /// The word as a name, if somebody is called so.
    fn want_name(&mut self, word: &str, words: &Words, delta: &Delta) -> Result<(), IndexError> {
        let count = words.count(List::Names, word)?.saturating_add_signed(delta.name_count(word));
        if count > 0 {
            self.want(word, word.to_owned(), List::Names, count, 1.0);
        }
        Ok(())
    }

    fn want(&mut self, word: &str, found: String, list: List, count: u64, boost: f32) {
        let count = count.min(self.people);
        #[expect(clippy::cast_precision_loss, reason = "a mean")]
        let average = self.tokens[list as usize] as f32 / self.people as f32;
        let weight = Bm25Weight::for_one_term_without_explain(count, self.people, average).boost_by(boost);
        let (hash, term) = (hash(&[&found]), list.term(&found));
        self.wanted.push(Wanted { word: word.to_owned(), found, hash, list, count, term, weight });
    }

    pub fn is_empty(&self) -> bool {
        self.wanted.is_empty()
    }

    /// How often the words are found, all together.
    pub fn matches(&self) -> u64 {
        self.wanted.iter().map(|wanted| wanted.count).sum()
    }
}

/// Whether there is no word in it.
pub fn is_blank(text: &str) -> bool {
    text::words(text).is_empty()
}

/// The words of a text, each once.
struct Asked {
    telling: Vec<String>,
    /// Not looked for, unless somebody is called so.
    common: Vec<String>,
}

impl Asked {
    fn of(text: &str) -> Self {
        let mut seen = BTreeSet::new();
        let words = text::words(text).into_iter().map(|word| cut(&word.text).to_owned());
        let words = words.filter(|word| seen.insert(term(Field::Text, word).into_owned())).take(MOST_WORDS);
        let (common, telling): (Vec<_>, Vec<_>) = words.partition(|word| COMMON.contains(&word.as_str()));
        if telling.is_empty() { Self { telling: common, common: telling } } else { Self { telling, common } }
    }
}

/// Names that begin with the word, or, for one that nobody has, are spelt nearly so: each with the number of
/// people who have it, and what it counts. The most frequent first.
fn similar_names(
    word: &str,
    is_unknown: bool,
    words: &Words,
    delta: &Delta,
) -> Result<Vec<(String, u64, f32)>, IndexError> {
    let letters = word.chars().count();
    if letters < 2 {
        return Ok(Vec::new());
    }
    let distances: &[u8] = match letters {
        _ if !is_unknown => &[0],
        ..4 => &[0],
        4..8 => &[0, 1],
        _ => &[0, 1, 2],
    };
    for distance in distances {
        let automaton = FuzzyTermQuery::new_prefix(List::Names.term(word), *distance, true).automaton()?;
        let beginning = if *distance == 0 { word } else { "" };
        let mut found = matching(&automaton, beginning, words, delta)?;
        found.remove(word);
        if !found.is_empty() {
            let boost = if *distance == 0 { BEGUN } else { MISSPELT };
            let mut found: Vec<_> = found.into_iter().map(|(name, count)| (name, count, boost)).collect();
            found.sort_by(|left, right| right.1.cmp(&left.1).then_with(|| left.0.cmp(&right.0)));
            found.truncate(MOST_NAMES);
            return Ok(found);
        }
    }
    Ok(Vec::new())
}

/// The names that the automaton lets through, with the number of people who have each. All of them begin so.
fn matching(
    automaton: &DfaWrapper,
    beginning: &str,
    words: &Words,
    delta: &Delta,
) -> Result<BTreeMap<String, u64>, IndexError> {
    let mut found = BTreeMap::new();
    if let Some(index) = words.list(List::Names)? {
        let mut names = index.terms().search(automaton).into_stream()?;
        while names.advance() {
            if let Ok(name) = str::from_utf8(names.key()) {
                found.insert(name.to_owned(), u64::from(names.value().doc_freq));
            }
        }
    }
    for (name, difference) in delta.name_counts(beginning) {
        let mut state = automaton.start();
        for byte in name.bytes() {
            state = automaton.accept(&state, byte);
        }
        if automaton.is_match(&state) {
            let count = found.entry(name.to_owned()).or_default();
            *count = count.saturating_add_signed(difference);
        }
    }
    found.retain(|_, count| *count > 0);
    Ok(found)
}
