use std::ops::Range;

use crate::{DIMENSIONS, Scored, Vector, dot, lexicon::TitleIndex, top::best};

/// How much each way of being alike counts. Chosen on every seventh title of the title normalisation set; the others
/// measure it.
const NAME: f32 = 0.2;
const NEAREST: f32 = 0.3;
const CENTRE: f32 = 0.4;
const WORDS: f32 = 0.1;

/// Occupations with all their names, to tell which one a title means.
#[derive(Debug)]
pub struct Occupations {
    /// Where the names of each one stand, the preferred name first.
    names: Vec<Range<usize>>,
    vectors: Vec<Vector>,
    centres: Vec<Vector>,
    words: TitleIndex,
}

/// An occupation that a title may mean, and what each way of being alike has added to the score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meant {
    pub occupation: usize,
    pub score: f32,
    pub name: f32,
    pub nearest: f32,
    pub centre: f32,
    pub words: f32,
}

impl Occupations {
    /// `names` of every occupation, and the directions of all names in the same order. `None` if an occupation has no
    /// name or a name no direction.
    pub fn new(names: &[Vec<&str>], vectors: Vec<Vector>) -> Option<Self> {
        let mut ranges = Vec::with_capacity(names.len());
        let mut start = 0;
        for names in names {
            ranges.push(start..start + names.len());
            start += names.len();
        }
        if start != vectors.len() || names.iter().any(Vec::is_empty) {
            return None;
        }
        let texts: Vec<&str> = names.iter().flatten().copied().collect();
        let centres = ranges.iter().map(|range| centre(&vectors[range.clone()])).collect();
        Some(Self { names: ranges, vectors, centres, words: TitleIndex::new(&texts) })
    }

    /// The `k` occupations that the title most likely means, best first.
    pub fn rank(&self, title: &str, vector: &Vector, k: usize) -> Vec<Meant> {
        let words = self.words.scores(title);
        let meant: Vec<Meant> =
            (0..self.names.len()).map(|number| self.compare(number, vector, &words)).collect();
        let scored = (0_u32..).zip(&meant).map(|(person, meant)| Scored { person, score: meant.score });
        best(scored, k.min(meant.len())).into_iter().map(|scored| meant[scored.person as usize]).collect()
    }

    fn compare(&self, occupation: usize, vector: &Vector, words: &[f32]) -> Meant {
        let range = self.names[occupation].clone();
        let nearest = self.vectors[range.clone()].iter().map(|name| dot(vector, name)).fold(-1.0, f32::max);
        let name = NAME * dot(vector, &self.vectors[range.start]);
        let nearest = NEAREST * nearest;
        let centre = CENTRE * dot(vector, &self.centres[occupation]);
        let words = WORDS * words[range].iter().copied().fold(0.0, f32::max);
        Meant { occupation, score: name + nearest + centre + words, name, nearest, centre, words }
    }
}

fn centre(vectors: &[Vector]) -> Vector {
    let mut sum = [0.0; DIMENSIONS];
    for vector in vectors {
        sum.iter_mut().zip(vector).for_each(|(sum, value)| *sum += value);
    }
    let length = dot(&sum, &sum).sqrt().max(f32::MIN_POSITIVE);
    sum.map(|value| value / length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Vectors, vector::tests::bunched};

    fn occupations() -> (Occupations, Vec<f32>) {
        let values = bunched(80, 3);
        let vectors = Vectors::new(&values).unwrap();
        let directions = [0_u32, 20, 1, 2].map(|number| *vectors.get(number)).to_vec();
        let names = [vec!["baker", "bread maker"], vec!["lawyer"], vec!["teacher"]];
        (Occupations::new(&names, directions).unwrap(), values)
    }

    #[test]
    fn words_and_meaning_find_the_occupation() {
        let (occupations, values) = occupations();
        let vectors = Vectors::new(&values).unwrap();
        let by_meaning = occupations.rank("boulanger", vectors.get(40), 3);
        assert_eq!(by_meaning.len(), 3);
        assert_eq!(by_meaning[0].occupation, 0);
        assert!(by_meaning[0].words < 0.01 && by_meaning[0].centre > by_meaning[1].centre);
        let by_words = occupations.rank("senior teacher", vectors.get(79), 3);
        let teacher = by_words.iter().find(|meant| meant.occupation == 2).unwrap();
        assert!(by_words.iter().all(|meant| meant.words <= teacher.words));
        let sum = teacher.name + teacher.nearest + teacher.centre + teacher.words;
        assert!((sum - teacher.score).abs() < 1e-6);
    }

    #[test]
    fn every_occupation_has_a_name_and_every_name_a_direction() {
        assert!(Occupations::new(&[vec!["baker"]], Vec::new()).is_none());
        assert!(Occupations::new(&[Vec::new()], Vec::new()).is_none());
        let none = Occupations::new(&[], Vec::new()).unwrap();
        assert!(none.rank("baker", &[0.0; DIMENSIONS], 5).is_empty());
    }
}
