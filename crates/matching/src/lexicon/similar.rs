use std::collections::{BTreeMap, HashMap};

use super::text;
use crate::{Scored, top::best};

/// How much whole words count; pieces of words make up the rest.
const WORDS: f32 = 0.4;

/// Words that say nothing about what somebody does.
const EMPTY: &[&str] = &["a", "an", "and", "at", "for", "in", "of", "on", "or", "the", "to", "with"];

/// Finds titles that are alike by their words and by pieces of three and four letters, each weighed by how rare it is.
///
/// The score is a cosine between 0 and 1. Exact: every title that shares a piece with the query is compared.
#[derive(Debug, Default)]
pub struct TitleIndex {
    words: Block<String>,
    pieces: Block<u128>,
    count: usize,
}

impl TitleIndex {
    pub fn new(titles: &[&str]) -> Self {
        let mut index = Self { count: titles.len(), ..Self::default() };
        for (title, text) in (0_u32..).zip(titles) {
            let text = text::normalise(text);
            index.words.add(title, whole_words(&text));
            index.pieces.add(title, pieces(&text));
        }
        index.words.finish(titles.len());
        index.pieces.finish(titles.len());
        index
    }

    /// How many titles it knows.
    pub fn len(&self) -> usize {
        self.count
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How alike each title is.
    pub fn scores(&self, query: &str) -> Vec<f32> {
        let text = text::normalise(query);
        let mut scores = vec![0.0; self.count];
        self.words.score(whole_words(&text), WORDS, &mut scores);
        self.pieces.score(pieces(&text), 1.0 - WORDS, &mut scores);
        scores
    }

    /// The `k` titles most alike, best first; of two alike, the earlier one.
    pub fn search(&self, query: &str, k: usize) -> Vec<(usize, f32)> {
        let found = (0_u32..)
            .zip(self.scores(query))
            .filter(|(_, score)| *score > 0.0)
            .map(|(person, score)| Scored { person, score });
        best(found, k.min(self.count))
            .into_iter()
            .map(|scored| (scored.person as usize, scored.score))
            .collect()
    }
}

/// Finds texts by the words they share with another, each weighed by how rare it is.
#[derive(Debug, Default)]
pub struct WordIndex {
    words: Block<String>,
    count: usize,
}

impl WordIndex {
    pub fn new(texts: &[&str]) -> Self {
        let mut index = Self { count: texts.len(), ..Self::default() };
        for (number, text) in (0_u32..).zip(texts) {
            index.words.add(number, whole_words(&text::normalise(text)));
        }
        index.words.finish(texts.len());
        index
    }

    /// How alike each text is, from 0 to 1.
    pub fn scores(&self, query: &str) -> Vec<f32> {
        let mut scores = vec![0.0; self.count];
        self.words.score(whole_words(&text::normalise(query)), 1.0, &mut scores);
        scores
    }
}

fn whole_words(text: &str) -> impl Iterator<Item = String> {
    text.split(' ')
        .filter(|word| !word.is_empty() && !EMPTY.contains(word))
        .map(|word| text::stem(word).to_owned())
}

/// Three and four letters each, with a space at both ends of a word. A letter takes 21 bits, so a piece fits a number.
fn pieces(text: &str) -> impl Iterator<Item = u128> {
    text.split(' ').filter(|word| !word.is_empty()).flat_map(|word| {
        let letters: Vec<char> =
            std::iter::once(' ').chain(word.chars()).chain(std::iter::once(' ')).collect();
        let number =
            |piece: &[char]| piece.iter().fold(1, |number, letter| number << 21 | u128::from(*letter));
        let three: Vec<u128> = letters.windows(3).map(number).collect();
        three.into_iter().chain(letters.windows(4).map(number).collect::<Vec<_>>())
    })
}

/// One kind of feature: in which titles each one occurs, and how much it weighs there.
#[derive(Debug)]
struct Block<F> {
    ids: HashMap<F, usize>,
    postings: Vec<Vec<(u32, f32)>>,
    rarity: Vec<f32>,
    unseen: f32,
}

impl<F> Default for Block<F> {
    fn default() -> Self {
        Self { ids: HashMap::new(), postings: Vec::new(), rarity: Vec::new(), unseen: 0.0 }
    }
}

impl<F: std::hash::Hash + Ord> Block<F> {
    fn add(&mut self, title: u32, features: impl Iterator<Item = F>) {
        for feature in features {
            let next = self.ids.len();
            let id = *self.ids.entry(feature).or_insert(next);
            if id == next {
                self.postings.push(Vec::new());
            }
            match self.postings[id].last_mut() {
                Some((last, times)) if *last == title => *times += 1.0,
                _ => self.postings[id].push((title, 1.0)),
            }
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "counts of titles, far below 2^24")]
    fn finish(&mut self, titles: usize) {
        let rarity = |count: usize| ((1 + titles) as f32 / (1 + count) as f32).ln() + 1.0;
        self.unseen = rarity(0);
        self.rarity = self.postings.iter().map(|titles| rarity(titles.len())).collect();
        let mut lengths = vec![0.0_f32; titles];
        for (postings, rarity) in self.postings.iter_mut().zip(&self.rarity) {
            for (title, weight) in postings {
                *weight = damped(*weight) * rarity;
                lengths[*title as usize] += *weight * *weight;
            }
        }
        for (title, weight) in self.postings.iter_mut().flatten() {
            *weight /= lengths[*title as usize].sqrt();
        }
    }

    fn score(&self, features: impl Iterator<Item = F>, share: f32, scores: &mut [f32]) {
        let mut times: BTreeMap<F, f32> = BTreeMap::new();
        for feature in features {
            *times.entry(feature).or_default() += 1.0;
        }
        let weighed: Vec<(Option<usize>, f32)> = times
            .iter()
            .map(|(feature, times)| {
                let id = self.ids.get(feature).copied();
                (id, damped(*times) * id.map_or(self.unseen, |id| self.rarity[id]))
            })
            .collect();
        let length = weighed.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
        for (id, weight) in weighed {
            let Some(id) = id else { continue };
            for (title, there) in &self.postings[id] {
                scores[*title as usize] += share * weight / length * there;
            }
        }
    }
}

/// A piece that comes often counts a little more than one that comes once.
fn damped(times: f32) -> f32 {
    1.0 + times.ln()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const TITLES: &[&str] =
        &["Software Engineer", "Civil Engineer", "Head Chef", "Registered Nurse", "Sr. Mgr of Sales"];

    #[test]
    fn the_most_alike_comes_first() {
        let index = TitleIndex::new(TITLES);
        for (query, best) in [
            ("software engineers", 0),
            ("Sofware Enginer", 0),
            ("RN", 3),
            ("chef (head)", 2),
            ("senior sales manager", 4),
        ] {
            assert_eq!(index.search(query, 2)[0].0, best, "{query}");
        }
    }

    #[test]
    fn a_title_is_most_like_itself() {
        let index = TitleIndex::new(TITLES);
        for (at, title) in TITLES.iter().enumerate() {
            let found = index.search(title, 1)[0];
            assert_eq!(found.0, at);
            assert!((found.1 - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn nothing_is_like_nothing() {
        assert!(TitleIndex::new(&[]).search("Engineer", 5).is_empty());
        assert!(TitleIndex::new(&["", "!!"]).search("", 5).is_empty());
        assert!(TitleIndex::new(TITLES).search("🙂", 5).is_empty());
        assert!(TitleIndex::new(TITLES).search("Engineer", 0).is_empty());
    }

    #[test]
    fn rare_words_count_more_than_common_ones() {
        let index = WordIndex::new(&["repair engines", "repair roofs", "repair roads", "design engines"]);
        let scores = index.scores("repair of engines");
        assert!(scores[0] > 0.99 && scores[3] > scores[1] && scores[1] > 0.0, "{scores:?}");
        assert!(index.scores("").iter().all(|score| *score == 0.0));
    }

    proptest! {
        #[test]
        fn scores_fall_and_stay_between_none_and_all(query in "\\PC{0,40}", k in 0_usize..9) {
            let found = TitleIndex::new(TITLES).search(&query, k);
            prop_assert!(found.len() <= k);
            prop_assert!(found.is_sorted_by(|left, right| left.1 >= right.1));
            prop_assert!(found.iter().all(|(_, score)| (0.0..=1.0001).contains(score)));
        }
    }
}
