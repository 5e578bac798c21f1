use crate::{People, Scored, Sketches, Vector, Vectors, top::best, vector::dots};

/// So many vectors are compared one by one. Beyond, sketches tell first which are worth it.
pub const EXACT_UP_TO: u64 = 50_000;

/// What is compared exactly after the sketches have chosen: so many at least, and so many for each that is wanted.
const SHORTLIST: usize = 1000;
const SHORTLIST_FOR_EACH: usize = 10;

/// Finds the vectors nearest to a query, among those who are eligible.
#[derive(Clone, Copy, Debug)]
pub struct Nearest<'a> {
    vectors: Vectors<'a>,
    sketches: Sketches<'a>,
}

impl<'a> Nearest<'a> {
    pub fn new(vectors: Vectors<'a>, sketches: Sketches<'a>) -> Self {
        Self { vectors, sketches }
    }

    /// The best `count`, with the cosine of each. `None` means that everybody is eligible.
    pub fn find(self, query: &Vector, eligible: Option<&People>, count: usize) -> Vec<Scored> {
        let how_many = eligible.map_or(self.vectors.len() as u64, People::len);
        if how_many <= EXACT_UP_TO {
            return self.exactly(query, eligible, count);
        }
        let shortlist = SHORTLIST.max(count.saturating_mul(SHORTLIST_FOR_EACH));
        self.rank(query, &self.sketches.near(query, eligible, shortlist), count)
    }

    /// The same without a shortlist, however many there are.
    pub fn exactly(self, query: &Vector, eligible: Option<&People>, count: usize) -> Vec<Scored> {
        let places: Vec<u32> = match eligible {
            None => (0_u32..).take(self.vectors.len()).collect(),
            Some(people) => people.iter().collect(),
        };
        self.rank(query, &places, count)
    }

    fn rank(self, query: &Vector, places: &[u32], count: usize) -> Vec<Scored> {
        let mut scores = Vec::with_capacity(places.len());
        dots(query, self.vectors.all(), places, &mut scores);
        best(places.iter().zip(scores).map(|(person, score)| Scored { person: *person, score }), count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        DIMENSIONS,
        sketch::{blocks, tests::middle},
        vector::tests::bunched,
    };

    const MANY: u32 = 60_000;

    /// Does something with sixty thousand vectors.
    fn among_many(check: impl FnOnce(Vectors<'_>, Nearest<'_>)) {
        let values = bunched(MANY as usize, 7);
        let vectors = Vectors::new(&values).unwrap();
        let middle = middle(vectors);
        let blocks: Vec<u64> = blocks(vectors, &middle).flatten().flatten().collect();
        let sketches = Sketches::new(&middle, &blocks, MANY).unwrap();
        check(vectors, Nearest::new(vectors, sketches));
    }

    #[test]
    fn a_filter_never_costs_anybody_their_place() {
        among_many(|vectors, nearest| {
            let few: People = (0..MANY).step_by(50).collect();
            let found = nearest.find(vectors.get(123), Some(&few), 10);
            assert_eq!(found, nearest.exactly(vectors.get(123), Some(&few), 10));
            assert!(found.iter().all(|scored| few.contains(scored.person)));
            assert_eq!(found.len(), 10);
        });
    }

    #[test]
    fn among_many_the_sketches_find_nearly_all_of_the_nearest() {
        among_many(|vectors, nearest| {
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
        });
    }

    #[test]
    fn nobody_is_found_among_nobody() {
        let vectors = Vectors::new(&[]).unwrap();
        let middle = middle(vectors);
        let nearest = Nearest::new(vectors, Sketches::new(&middle, &[], 0).unwrap());
        assert!(nearest.find(&[0.0; DIMENSIONS], None, 10).is_empty());
        assert!(nearest.find(&[0.0; DIMENSIONS], Some(&People::new()), 10).is_empty());
    }
}
