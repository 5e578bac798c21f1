//! Words and phrases that stand for the same thing, and where a text has them.

use std::{
    collections::{BTreeMap, HashMap},
    ops::Range,
    sync::LazyLock,
};

use super::read::{Reading, Sentence, Vocabulary, Word};

/// How many words may stand in a gap of a phrase.
const GAP: usize = 3;

/// A list of phrases that mean one thing. Phrases are in plain forms; `..` is a gap, `#` a number, `a/b` either word.
pub type Concept = usize;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Word(Vec<String>),
    Gap,
    /// Between a verb and its particle: "turned it down".
    Object,
}

/// How many words an object between a verb and its particle may have.
const OBJECT: usize = 2;

const PARTICLES: &[&str] = &["away", "back", "down", "off", "out", "over", "up"];

struct Phrase {
    concept: Concept,
    rest: Vec<Piece>,
}

/// The phrases that begin with a word.
#[derive(Default)]
struct Starts {
    alone: Vec<Concept>,
    /// By their second word; the rest is what follows it.
    second: HashMap<String, Vec<Phrase>>,
    /// Where a gap follows the first word.
    gapped: Vec<Phrase>,
}

/// All concepts, by name and by the words their phrases begin with.
#[derive(Default)]
pub struct Lexicon {
    names: Vec<String>,
    ids: HashMap<String, Concept>,
    phrases: HashMap<String, Starts>,
    vocabulary: Vocabulary,
}

/// Where a concept stands: its words, the last not included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hit {
    pub start: usize,
    pub end: usize,
}

/// All hits of a text, in order of the words.
pub struct Hits {
    concepts: Vec<Vec<Hit>>,
    /// Found in sentences that count for nothing.
    mentioned: Vec<bool>,
}

static CONCEPTS: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| serde_json::from_str(include_str!("concepts.json")).expect("the concepts can be read"));

impl Lexicon {
    /// The concepts that have a name.
    pub fn named() -> Self {
        let mut lexicon = Self { vocabulary: Vocabulary::new([]), ..Self::default() };
        for (name, phrases) in &*CONCEPTS {
            lexicon.add(name, phrases);
        }
        lexicon
    }

    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    pub fn id(&self, name: &str) -> Option<Concept> {
        self.ids.get(name).copied()
    }

    /// Its name, or the first of its phrases, as a person would read it.
    pub fn label(&self, concept: Concept) -> String {
        let name = self.names[concept].trim_matches(['[', ']']);
        let first = name.split(',').next().unwrap_or(name);
        first.to_lowercase().replace('_', " ").replace(" .. ", " … ")
    }

    /// The concepts that this word alone stands for.
    pub fn of_word(&self, word: &str) -> &[Concept] {
        self.phrases.get(word).map_or(&[], |starts| &starts.alone)
    }

    /// Adds phrases, separated by commas, under a name. What is there already is used again.
    pub fn add(&mut self, name: &str, phrases: &str) -> Concept {
        if let Some(known) = self.ids.get(name) {
            return *known;
        }
        let concept = self.names.len();
        self.names.push(name.to_owned());
        self.ids.insert(name.to_owned(), concept);
        for phrase in phrases.split(',').map(str::trim).filter(|phrase| !phrase.is_empty()) {
            self.add_phrase(concept, phrase);
        }
        concept
    }

    fn add_phrase(&mut self, concept: Concept, phrase: &str) {
        let mut pieces = phrase.split(' ').map(|piece| match piece {
            ".." => Piece::Gap,
            words => Piece::Word(words.split('/').map(ToOwned::to_owned).collect()),
        });
        let Some(Piece::Word(first)) = pieces.next() else { return };
        let mut rest: Vec<Piece> = pieces.collect();
        if let [Piece::Word(words)] = rest.as_slice()
            && words.iter().all(|word| PARTICLES.contains(&word.as_str()))
        {
            rest.insert(0, Piece::Object);
        }
        let later = rest.iter().flat_map(|piece| match piece {
            Piece::Word(words) => words.as_slice(),
            Piece::Gap | Piece::Object => &[],
        });
        first.iter().chain(later).for_each(|word| self.vocabulary.add(word));
        for word in first {
            self.phrases.entry(word).or_default().add(concept, &rest);
        }
    }

    /// Everything that the text has of this lexicon.
    pub fn hits(&self, reading: &Reading) -> Hits {
        let concepts = self.hits_in(reading, &reading.sentences);
        let dropped = self.hits_in(reading, &reading.dropped);
        Hits { concepts, mentioned: dropped.iter().map(|hits| !hits.is_empty()).collect() }
    }

    fn hits_in(&self, reading: &Reading, sentences: &[Sentence]) -> Vec<Vec<Hit>> {
        let mut concepts = vec![Vec::new(); self.names.len()];
        for sentence in sentences {
            let words = &reading.words[..sentence.words.end];
            for start in sentence.words.clone() {
                let word = &words[start];
                self.hits_at(&word.lemma, words, start, &mut concepts);
                if word.text != word.lemma {
                    self.hits_at(&word.text, words, start, &mut concepts);
                }
            }
        }
        concepts
    }

    fn hits_at(&self, first: &str, words: &[Word], start: usize, concepts: &mut [Vec<Hit>]) {
        let Some(starts) = self.phrases.get(first) else { return };
        for &concept in &starts.alone {
            concepts[concept].push(Hit { start, end: start + 1 });
        }
        let mut look = |phrases: &[Phrase], at: usize| {
            for phrase in phrases {
                if let Some(end) = follow(words, at, &phrase.rest) {
                    concepts[phrase.concept].push(Hit { start, end });
                }
            }
        };
        look(&starts.gapped, start + 1);
        if let Some(next) = words.get(start + 1).filter(|_| !starts.second.is_empty()) {
            look(starts.second.get(&next.lemma).map_or(&[], Vec::as_slice), start + 2);
            if next.text != next.lemma {
                look(starts.second.get(&next.text).map_or(&[], Vec::as_slice), start + 2);
            }
        }
    }
}

impl Starts {
    fn add(&mut self, concept: Concept, rest: &[Piece]) {
        match rest.split_first() {
            None => self.alone.push(concept),
            Some((Piece::Word(words), rest)) => {
                for word in words {
                    let phrase = Phrase { concept, rest: rest.to_vec() };
                    self.second.entry(word.clone()).or_default().push(phrase);
                }
            }
            Some(_) => self.gapped.push(Phrase { concept, rest: rest.to_vec() }),
        }
    }
}

/// Where the phrase ends, if its rest stands here.
fn follow(words: &[Word], at: usize, rest: &[Piece]) -> Option<usize> {
    match rest.split_first() {
        None => Some(at),
        Some((Piece::Word(wanted), rest)) => {
            words.get(at).filter(|word| wanted.iter().any(|one| *one == word.lemma || *one == word.text))?;
            follow(words, at + 1, rest)
        }
        Some((Piece::Gap, rest)) => (at..=at + GAP).find_map(|at| follow(words, at, rest)),
        Some((Piece::Object, rest)) => (at..=at + OBJECT).find_map(|at| follow(words, at, rest)),
    }
}

impl Hits {
    pub fn all(&self, concept: Concept) -> &[Hit] {
        &self.concepts[concept]
    }

    pub fn is_mentioned(&self, concept: Concept) -> bool {
        self.mentioned[concept] || !self.concepts[concept].is_empty()
    }

    /// The hit within these words that is nearest to the act and not a part of it; of two as near, the earlier.
    pub fn nearest(&self, concept: Concept, within: Range<usize>, act: Hit) -> Option<Hit> {
        let hits = &self.concepts[concept];
        let from = hits.partition_point(|hit| hit.start < within.start);
        let some = hits[from..].iter().take_while(|hit| hit.start < within.end);
        let apart = some.filter(|hit| hit.end <= act.start || act.start < hit.start || hit.end > act.end);
        apart.min_by_key(|hit| hit.start.abs_diff(act.start)).copied()
    }
}
