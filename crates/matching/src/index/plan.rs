//! What a text asks for: its words, and for a short one the names that it may be the beginning of.

use std::collections::{BTreeMap, BTreeSet};

use tantivy::{
    Term,
    query::{
        Bm25StatisticsProvider, Bm25Weight, BooleanQuery, BoostQuery, DfaWrapper, FuzzyTermQuery, Occur,
        Query, TermQuery,
    },
    schema::{Field, IndexRecordOption},
};
use tantivy_fst::Automaton;

use super::{
    IndexError,
    analysis::{Terms, cut},
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
    boost: f32,
    pub term: Term,
    pub weight: Bm25Weight,
}

impl Wanted {
    /// What it earns somebody with these words.
    pub fn score(&self, terms: &Terms) -> Option<f32> {
        let (words, names) = terms.norms();
        match self.list {
            List::Words => Some(self.weight.score(words, terms.word(self.hash)?)),
            List::Names => Some(self.weight.score(names, terms.name(&self.found)?)),
        }
    }
}

impl Plan {
    pub fn new(text: &str, words: &Words, delta: &Delta, people: u64) -> Result<Self, IndexError> {
        let mut plan = Self { people, ..Self::default() };
        for list in [List::Words, List::Names] {
            plan.tokens[list as usize] = words.tokens(list)?.saturating_add_signed(delta.tokens(list));
        }
        let asked = asked(text);
        let names = (asked.len() <= FEW_WORDS).then(|| delta.name_counts());
        for word in asked {
            let stem = text::stem(&word).to_owned();
            let count =
                words.count(List::Words, &stem)?.saturating_add_signed(delta.word_count(hash(&[&stem])));
            let similar = match &names {
                Some(names) => similar_names(&word, count == 0, words, names)?,
                None => Vec::new(),
            };
            if count > 0 {
                plan.want(&word, stem, List::Words, count, 1.0);
            }
            // Together they are one word: a rare name among them must not weigh more than a frequent one.
            let count = similar.iter().map(|(_, count, _)| count).sum();
            for (name, _, boost) in similar {
                plan.want(&word, name, List::Names, count, boost);
            }
        }
        Ok(plan)
    }

    fn want(&mut self, word: &str, found: String, list: List, count: u64, boost: f32) {
        let count = count.min(self.people);
        #[expect(clippy::cast_precision_loss, reason = "a mean")]
        let average = self.tokens[list as usize] as f32 / self.people as f32;
        let weight = Bm25Weight::for_one_term_without_explain(count, self.people, average).boost_by(boost);
        let (hash, term) = (hash(&[&found]), list.term(&found));
        self.wanted.push(Wanted { word: word.to_owned(), found, hash, list, count, boost, term, weight });
    }

    pub fn is_empty(&self) -> bool {
        self.wanted.is_empty()
    }

    pub fn query(&self) -> BooleanQuery {
        let one = |wanted: &Wanted| -> Box<dyn Query> {
            let term = TermQuery::new(wanted.term.clone(), IndexRecordOption::WithFreqs);
            Box::new(BoostQuery::new(Box::new(term), wanted.boost))
        };
        BooleanQuery::new(self.wanted.iter().map(|wanted| (Occur::Should, one(wanted))).collect())
    }

    /// The score of somebody who is not in the index, added up in the same order.
    pub fn score(&self, terms: &Terms) -> f32 {
        self.wanted.iter().filter_map(|wanted| wanted.score(terms)).fold(0.0, |sum, score| sum + score)
    }
}

/// What tantivy weighs words by: those in the index and those that have changed since, together.
impl Bm25StatisticsProvider for Plan {
    fn total_num_tokens(&self, field: Field) -> tantivy::Result<u64> {
        let list = [List::Words, List::Names].into_iter().find(|list| list.field() == field);
        Ok(list.map_or(0, |list| self.tokens[list as usize]))
    }

    fn total_num_docs(&self) -> tantivy::Result<u64> {
        Ok(self.people)
    }

    fn doc_freq(&self, term: &Term) -> tantivy::Result<u64> {
        Ok(self.wanted.iter().find(|wanted| wanted.term == *term).map_or(0, |wanted| wanted.count))
    }
}

/// Whether there is no word in it.
pub fn is_blank(text: &str) -> bool {
    asked(text).is_empty()
}

/// The words of a text, each once.
fn asked(text: &str) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let words = text::words(text).into_iter().map(|word| cut(&word.text).to_owned());
    let words: Vec<String> =
        words.filter(|word| seen.insert(text::stem(word).to_owned())).take(MOST_WORDS).collect();
    let telling: Vec<String> =
        words.iter().filter(|word| !COMMON.contains(&word.as_str())).cloned().collect();
    if telling.is_empty() { words } else { telling }
}

/// Names that begin with the word, or, for one that nobody has, are spelt nearly so: each with the number of
/// people who have it, and what it counts. The most frequent first.
fn similar_names(
    word: &str,
    is_unknown: bool,
    words: &Words,
    changed: &BTreeMap<&str, i64>,
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
        let mut found = matching(&automaton, words, changed)?;
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

/// The names that the automaton lets through, with the number of people who have each.
fn matching(
    automaton: &DfaWrapper,
    words: &Words,
    changed: &BTreeMap<&str, i64>,
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
    for (name, difference) in changed {
        let mut state = automaton.start();
        for byte in name.bytes() {
            state = automaton.accept(&state, byte);
        }
        if automaton.is_match(&state) {
            let count = found.entry((*name).to_owned()).or_default();
            *count = count.saturating_add_signed(*difference);
        }
    }
    found.retain(|_, count| *count > 0);
    Ok(found)
}
