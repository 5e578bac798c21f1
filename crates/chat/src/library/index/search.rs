//! Which passages answer a question: by their words, and by which way they point.

use std::{collections::HashSet, ops::Range, sync::Arc};

use ai::Vector;
use matching::dot;

use super::{Index, Question, Shelf, sentences};

/// BM25 as it is commonly set (Robertson and Zaragoza, 2009).
const K1: f32 = 1.2;
const B: f32 = 0.75;

/// How much each part of a score counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scores {
    pub words: f32,
    pub meaning: f32,
    /// How the page as a whole counts beside the passage.
    pub page: f32,
    /// What a very short text loses: a line of a table points anywhere.
    pub short: f32,
}

impl Scores {
    /// Words and meaning. Chosen on the questions in `evals/handbook_tune.json` and on those of `evals/handbook.json` that
    /// are marked for it, not on those that measure it.
    pub const TOGETHER: Self = Self { words: 1.2, meaning: 1.0, page: 0.3, short: 0.08 };
    /// While the model is away.
    pub const WORDS: Self = Self { words: 1.0, meaning: 0.0, page: 0.0, short: 0.0 };
    /// To compare with.
    pub const MEANING: Self = Self { words: 0.0, meaning: 1.0, page: 0.0, short: 0.0 };
}

/// Where to look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    /// Nothing for: all.
    pub areas: Vec<String>,
    /// Nothing for: all.
    pub documents: Vec<String>,
}

/// A passage that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub document: String,
    pub title: String,
    pub area: String,
    pub version: u32,
    pub page: u32,
    pub label: Option<String>,
    pub headings: Vec<String>,
    pub text: String,
    pub score: f32,
    pub parts: ScoreParts,
    /// Where in the text the sentences stand that say it best.
    pub quote: Range<usize>,
}

/// What a score is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScoreParts {
    /// How much of what was asked for stands there, from 0 to 1.
    pub words: f32,
    /// How alike the directions are, from −1 to 1; none where there are none.
    pub meaning: Option<f32>,
}

struct Candidate<'a> {
    rack: &'a Arc<Shelf>,
    passage: usize,
    score: f32,
    parts: ScoreParts,
}

impl Scope {
    fn holds(&self, rack: &Shelf) -> bool {
        let in_areas = self.areas.is_empty() || self.areas.contains(&rack.spine.area);
        in_areas && (self.documents.is_empty() || self.documents.contains(&rack.spine.document))
    }
}

impl Index {
    /// The best passages, one of each page.
    pub fn search(
        &self,
        question: &Question,
        direction: Option<&Vector>,
        (scope, limit): (&Scope, usize),
        weights: Scores,
    ) -> Vec<Hit> {
        let terms = self.weigh(question);
        let mut candidates = Vec::new();
        for rack in self.shelves.values().filter(|rack| scope.holds(rack)) {
            let words = self.by_words(rack, &terms);
            for (passage, words) in words.into_iter().enumerate() {
                let candidate = rate(rack, passage, (words, direction), weights);
                candidates.extend(candidate);
            }
        }
        // Documents come in the order of their ids, passages as they stand: what is alike stays in that order.
        candidates.sort_by(|one, other| other.score.total_cmp(&one.score));
        let mut pages = HashSet::new();
        let mut hits = Vec::new();
        for candidate in candidates {
            if hits.len() == limit {
                break;
            }
            let entry = &candidate.rack.entries[candidate.passage];
            if pages.insert((&candidate.rack.spine.document, entry.page)) {
                hits.push(hit(&candidate, &terms));
            }
        }
        hits
    }

    /// Each word with what it is worth: the rarer it is, the more.
    fn weigh<'a>(&self, question: &'a Question) -> Vec<(&'a str, f32)> {
        let all = count(self.passages());
        let worth = |word: &str| {
            let holding = count(self.shelves.values().map(|rack| rack.postings(word).len()).sum());
            (1.0 + (all - holding + 0.5) / (holding + 0.5)).ln()
        };
        question.terms.iter().map(|(word, weight)| (word.as_str(), weight * worth(word))).collect()
    }

    /// How well each passage of a rack fits by its words, from 0 to 1.
    fn by_words(&self, rack: &Shelf, terms: &[(&str, f32)]) -> Vec<f32> {
        let mut scores = vec![0.0; rack.entries.len()];
        let all: f32 = terms.iter().map(|(_, worth)| worth).sum();
        if all <= 0.0 {
            return scores;
        }
        let length: u64 = self.shelves.values().map(|rack| rack.length).sum();
        let average = (count_long(length) / count(self.passages())).max(1.0);
        for (word, worth) in terms {
            for posting in rack.postings(word) {
                let often = count(posting.count as usize);
                let relative = count(rack.length_of(posting.passage) as usize) / average;
                let share = often / (often + K1 * (1.0 - B + B * relative));
                scores[posting.passage as usize] += worth * share / all;
            }
        }
        scores
    }
}

fn rate<'a>(
    rack: &'a Arc<Shelf>,
    passage: usize,
    (words, direction): (f32, Option<&Vector>),
    weights: Scores,
) -> Option<Candidate<'a>> {
    let entry = &rack.entries[passage];
    let meaning = direction.zip(entry.vector.as_deref()).map(|(asked, own)| {
        let page = rack.direction_of_page(passage);
        (dot(asked, own), dot(asked, page))
    });
    let mut score = weights.words * words;
    if let Some((own, page)) = meaning {
        let size = count(rack.size_of(passage) as usize).clamp(1.0, LONG_ENOUGH);
        score += weights.meaning * (own + weights.page * page + weights.short * (size / LONG_ENOUGH).ln());
    } else if words <= 0.0 {
        return None;
    }
    let parts = ScoreParts { words, meaning: meaning.map(|(own, _)| own) };
    Some(Candidate { rack, passage, score, parts })
}

/// A text of so many words can be understood by itself.
const LONG_ENOUGH: f32 = 30.0;

fn hit(candidate: &Candidate<'_>, terms: &[(&str, f32)]) -> Hit {
    let (spine, entry) = (&candidate.rack.spine, &candidate.rack.entries[candidate.passage]);
    let worth = |word: &str| terms.iter().find(|(term, _)| *term == word).map_or(0.0, |(_, worth)| *worth);
    Hit {
        document: spine.document.clone(),
        title: spine.title.clone(),
        area: spine.area.clone(),
        version: spine.version,
        page: entry.page,
        label: entry.label.clone(),
        headings: entry.headings.clone(),
        text: entry.text.clone(),
        score: candidate.score,
        parts: candidate.parts,
        quote: sentences::best(&entry.text, worth),
    }
}

#[expect(clippy::cast_precision_loss, reason = "so many passages do not fit into memory")]
fn count(number: usize) -> f32 {
    number as f32
}

#[expect(clippy::cast_precision_loss, reason = "a mean does not need every digit")]
fn count_long(number: u64) -> f32 {
    number as f32
}
