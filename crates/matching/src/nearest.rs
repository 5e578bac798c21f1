use crate::{People, Scored, Sketches, Vector, Vectors, dot, top::best};

/// So many vectors are compared one by one. Beyond, sketches tell first which are worth it.
pub const EXACT_UP_TO: u64 = 50_000;

/// What is compared exactly after the sketches have chosen.
const SHORTLIST: usize = 1000;

/// Finds the vectors nearest to a query, among those who are eligible.
#[derive(Clone, Copy, Debug)]
pub struct Nearest<'a> {
    vectors: Vectors<'a>,
    sketches: &'a Sketches,
}

impl<'a> Nearest<'a> {
    pub fn new(vectors: Vectors<'a>, sketches: &'a Sketches) -> Self {
        Self { vectors, sketches }
    }

    /// The best `count`, with the cosine of each. `None` means that everybody is eligible.
    pub fn find(self, query: &Vector, eligible: Option<&People>, count: usize) -> Vec<Scored> {
        let how_many = eligible.map_or(self.vectors.len() as u64, People::len);
        if how_many <= EXACT_UP_TO {
            return self.exactly(query, eligible, count);
        }
        let shortlist = self.sketches.near(query, eligible, SHORTLIST.max(count * 20));
        self.rank(query, shortlist.into_iter(), count)
    }

    /// The same without a shortlist, however many there are.
    pub fn exactly(self, query: &Vector, eligible: Option<&People>, count: usize) -> Vec<Scored> {
        match eligible {
            None => self.rank(query, (0_u32..).take(self.vectors.len()), count),
            Some(people) => self.rank(query, people.iter(), count),
        }
    }

    fn rank(self, query: &Vector, people: impl Iterator<Item = u32>, count: usize) -> Vec<Scored> {
        best(people.map(|person| Scored { person, score: dot(query, self.vectors.get(person)) }), count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DIMENSIONS, vector::tests::bunched};

    const MANY: u32 = 60_000;

    #[test]
    fn a_filter_never_costs_anybody_their_place() {
        let values = bunched(MANY as usize, 7);
        let vectors = Vectors::new(&values).unwrap();
        let sketches = Sketches::of(vectors);
        let nearest = Nearest::new(vectors, &sketches);
        let few: People = (0..MANY).step_by(50).collect();
        let found = nearest.find(vectors.get(123), Some(&few), 10);
        assert_eq!(found, nearest.exactly(vectors.get(123), Some(&few), 10));
        assert!(found.iter().all(|scored| few.contains(scored.person)));
        assert_eq!(found.len(), 10);
    }

    #[test]
    fn among_many_the_sketches_find_nearly_all_of_the_nearest() {
        let values = bunched(MANY as usize, 7);
        let vectors = Vectors::new(&values).unwrap();
        let sketches = Sketches::of(vectors);
        let nearest = Nearest::new(vectors, &sketches);
        let most: People = (0..MANY).filter(|person| person % 10 > 0).collect();
        let mut hits = 0;
        for query in 0..20 {
            for eligible in [None, Some(&most)] {
                let found = nearest.find(vectors.get(query * 97), eligible, 10);
                let exact = nearest.exactly(vectors.get(query * 97), eligible, 10);
                hits += exact.iter().filter(|scored| found.contains(scored)).count();
            }
        }
        assert!(hits >= 396, "{hits} of 400");
    }

    #[test]
    fn somebody_new_is_found() {
        let mut values = bunched(200, 7);
        let mut sketches = Sketches::of(Vectors::new(&values).unwrap());
        let new: Vec<f32> = values[..DIMENSIONS].iter().map(|value| -value).collect();
        values.extend(&new);
        let vectors = Vectors::new(&values).unwrap();
        sketches.set(200, vectors.get(200));
        assert_eq!(sketches.near(vectors.get(200), None, 1), [200]);
        assert_eq!(Nearest::new(vectors, &sketches).find(vectors.get(200), None, 1)[0].person, 200);
    }

    #[test]
    fn nobody_is_found_among_nobody() {
        let sketches = Sketches::of(Vectors::new(&[]).unwrap());
        let nearest = Nearest::new(Vectors::new(&[]).unwrap(), &sketches);
        assert!(nearest.find(&[0.0; DIMENSIONS], None, 10).is_empty());
        assert!(nearest.find(&[0.0; DIMENSIONS], Some(&People::new()), 10).is_empty());
        assert!(sketches.near(&[0.0; DIMENSIONS], None, 10).is_empty());
    }
}
