use std::collections::BTreeMap;

use super::projection::{Point, Projection, near};
use crate::{Scored, Vector, lexicon::TitleIndex, top::best};

/// So many known titles say what work a title means: by what they mean, and by how they are written.
const BY_MEANING: usize = 100;
const BY_WORDS: usize = 50;

/// How much each likeness counts. Chosen by how well vacancies of one occupation find each other among the titles of
/// the title normalisation set (`title_normalisation/titles.csv`: 400 queries, 5,000 others), together with the
/// numbers of neighbours and the depth of the projection. Titles of the set that measures likeness had no part in it.
const MEANING: f32 = 0.25;
const WORK: f32 = 0.45;
const WORDS: f32 = 0.30;

/// A title of a list, and the works that it may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownTitle {
    pub title: String,
    pub works: Vec<u32>,
}

/// All work, as a list of titles spans it.
#[derive(Debug)]
pub struct TitleSpace {
    known: Vec<Vec<u32>>,
    projection: Projection,
    points: Vec<Point>,
    words: TitleIndex,
}

/// Where a title lies: its own direction, and how much of which work is around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    point: Point,
    by_meaning: Shares,
    by_words: Shares,
}

/// How alike two titles are, in three ways.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likeness {
    /// What the titles say.
    pub meaning: f32,
    /// The work that titles of the same meaning do.
    pub work: f32,
    /// The work that titles of the same spelling do.
    pub words: f32,
}

impl Likeness {
    pub fn score(&self) -> f32 {
        MEANING * self.meaning + WORK * self.work + WORDS * self.words
    }
}

impl TitleSpace {
    /// `vectors` are the directions of the titles. `None` if there are no titles, or not as many vectors.
    pub fn learn(titles: Vec<KnownTitle>, vectors: &[Vector]) -> Option<Self> {
        if titles.len() != vectors.len() {
            return None;
        }
        let samples = titles
            .iter()
            .zip(vectors)
            .flat_map(|(known, vector)| known.works.iter().map(move |work| (vector, *work as usize)));
        let projection = Projection::learn(samples)?;
        let points = vectors.iter().map(|vector| projection.place(vector)).collect();
        let texts: Vec<&str> = titles.iter().map(|known| known.title.as_str()).collect();
        let words = TitleIndex::new(&texts);
        Some(Self { known: titles.into_iter().map(|known| known.works).collect(), projection, points, words })
    }

    pub fn place(&self, title: &str, vector: &Vector) -> Place {
        let point = self.projection.place(vector);
        let all = (0_u32..).zip(&self.points);
        let close =
            best(all.map(|(person, other)| Scored { person, score: near(&point, other) }), BY_MEANING);
        let close = close.into_iter().map(|scored| (scored.person as usize, scored.score));
        Place {
            point,
            by_meaning: self.shares(close),
            by_words: self.shares(self.words.search(title, BY_WORDS).into_iter()),
        }
    }

    /// Neighbours count by the fourth power of how near they are, so that the near ones decide.
    fn shares(&self, neighbours: impl Iterator<Item = (usize, f32)>) -> Shares {
        let mut sums: BTreeMap<u32, f32> = BTreeMap::new();
        for (title, score) in neighbours {
            let works = &self.known[title];
            for work in works {
                *sums.entry(*work).or_default() += score.max(0.0).powi(4) / count(works);
            }
        }
        let length = sums.values().map(|share| share * share).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
        Shares(sums.into_iter().map(|(work, share)| (work, share / length)).collect())
    }
}

#[expect(clippy::cast_precision_loss, reason = "a title means few works")]
fn count(works: &[u32]) -> f32 {
    works.len() as f32
}

impl Place {
    pub fn likeness(&self, other: &Self) -> Likeness {
        Likeness {
            meaning: near(&self.point, &other.point),
            work: self.by_meaning.cosine(&other.by_meaning),
            words: self.by_words.cosine(&other.by_words),
        }
    }
}

/// Works in order and their weights, of length 1 or nothing at all.
#[derive(Clone, Debug, PartialEq)]
struct Shares(Vec<(u32, f32)>);

impl Shares {
    fn cosine(&self, other: &Self) -> f32 {
        let there = |work: u32| other.0.binary_search_by_key(&work, |(work, _)| *work).ok();
        self.0.iter().filter_map(|(work, share)| Some(share * other.0[there(*work)?].1)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Vectors, vector::tests::bunched};

    const TITLES: &[&str] = &["Baker", "Pastry Cook", "Bread Maker", "Lawyer", "Attorney", "Counsel"];

    /// Titles of two works, and directions that lie in two bunches: those of even numbers.
    fn space() -> (TitleSpace, Vec<f32>) {
        let values = bunched(120, 7);
        let vectors: Vec<Vector> = (0..6_u32)
            .map(|at| *Vectors::new(&values).unwrap().get(if at < 3 { at * 20 } else { at * 20 + 1 }))
            .collect();
        let titles = (0_u32..)
            .zip(TITLES)
            .map(|(at, title)| KnownTitle { title: (*title).to_owned(), works: vec![at / 3] })
            .collect();
        (TitleSpace::learn(titles, &vectors).unwrap(), values)
    }

    #[test]
    fn titles_of_one_work_are_alike_by_meaning_and_by_words() {
        let (space, values) = space();
        let vectors = Vectors::new(&values).unwrap();
        let place = |title, number| space.place(title, vectors.get(number));
        let baker = place("Baker", 0);
        let same = baker.likeness(&place("Maker of bread", 80));
        let other = baker.likeness(&place("Lawyer", 101));
        assert!(same.work > 0.9 && same.words > 0.9 && same.score() > other.score() + 0.5, "{same:?}");
        assert!(other.work < 0.5 && other.words < 0.1, "{other:?}");
        assert!((baker.likeness(&baker).score() - 1.0).abs() < 1e-4);
    }

    #[test]
    fn a_title_without_a_direction_is_refused() {
        let titles = vec![KnownTitle { title: "Baker".into(), works: vec![0] }];
        assert!(TitleSpace::learn(titles, &[]).is_none());
        assert!(TitleSpace::learn(Vec::new(), &[]).is_none());
    }
}
