use crate::{People, Scored, Vector, Vectors, rounded::Rounded, sketch::Sketches, top::best, vector::dots};

/// So many vectors are compared one by one. Beyond, sketches tell first which are worth it.
pub const EXACT_UP_TO: u64 = 50_000;

/// Those whom the sketches choose: one in so many of the eligible, and so many at least.
const SHORTLIST_ONE_IN: u64 = 32;
const SHORTLIST: usize = 2000;
/// Of fewer than so many for each that is wanted, all are read as they are.
const WORTH_ROUNDING: usize = 2;

/// Finds the vectors nearest to a query, among those who are eligible.
#[derive(Clone, Copy, Debug)]
pub struct Nearest<'a> {
    vectors: Vectors<'a>,
    rounded: Rounded<'a>,
    sketches: Sketches<'a>,
}

impl<'a> Nearest<'a> {
    pub fn new(vectors: Vectors<'a>, rounded: Rounded<'a>, sketches: Sketches<'a>) -> Self {
        Self { vectors, rounded, sketches }
    }

    /// Looks for about `count`; for more is possible, but slower. `None` means that everybody is eligible.
    pub fn look(self, query: &'a Vector, eligible: Option<&People>, count: usize) -> Look<'a> {
        let how_many = eligible.map_or(self.vectors.len() as u64, People::len);
        let places = if how_many <= EXACT_UP_TO {
            self.places(eligible)
        } else {
            let shortlist = usize::try_from(how_many / SHORTLIST_ONE_IN).unwrap_or(usize::MAX);
            let shortlist = shortlist.max(SHORTLIST).max(count.saturating_mul(WORTH_ROUNDING));
            self.sketches.near(query, eligible, shortlist)
        };
        if places.len() < count.saturating_mul(WORTH_ROUNDING) {
            return self.read(query, places);
        }
        let mut about = Vec::with_capacity(places.len());
        let off = self.rounded.dots(query, &places, &mut about);
        Look { vectors: self.vectors, query, places, about, off }
    }

    /// Reads everybody, however many there are.
    pub fn look_at_all(self, query: &'a Vector, eligible: Option<&People>) -> Look<'a> {
        self.read(query, self.places(eligible))
    }

    fn places(self, eligible: Option<&People>) -> Vec<u32> {
        match eligible {
            None => (0..).take(self.vectors.len()).collect(),
            Some(people) => people.iter().collect(),
        }
    }

    fn read(self, query: &'a Vector, places: Vec<u32>) -> Look<'a> {
        let mut about = Vec::with_capacity(places.len());
        dots(query, self.vectors.all(), &places, &mut about);
        Look { vectors: self.vectors, query, places, about, off: 0.0 }
    }
}

/// Those who may be near, each with about their cosine. Who is asked for is compared exactly.
pub struct Look<'a> {
    vectors: Vectors<'a>,
    query: &'a Vector,
    places: Vec<u32>,
    about: Vec<f32>,
    /// As far as anybody's cosine is from what it is about.
    off: f32,
}

impl Look<'_> {
    /// The best `count`, with the cosine of each.
    pub fn best(&self, count: usize) -> Vec<Scored> {
        if count == 0 || self.places.is_empty() {
            return Vec::new();
        }
        let mut about = self.about.clone();
        let last = count.min(about.len()) - 1;
        let (_, last, _) = about.select_nth_unstable_by(last, |left, right| right.total_cmp(left));
        // The last one may be less than it seems, and somebody else more.
        best(self.at_least(*last - 2.0 * self.off), count)
    }

    /// All whose cosine is at least so much, but no more than the best `most`.
    pub fn down_to(&self, least: f32, most: usize) -> Vec<Scored> {
        let may_be = self.about.iter().filter(|about| **about >= least - self.off).count();
        if may_be > most {
            let mut best = self.best(most);
            best.truncate(best.partition_point(|one| one.score >= least));
            return best;
        }
        best(self.at_least(least - self.off).filter(|one| one.score >= least), most)
    }

    /// Everybody who is about so near, with their cosine.
    fn at_least(&self, about: f32) -> impl Iterator<Item = Scored> {
        let (places, known): (Vec<u32>, Vec<f32>) =
            self.places.iter().zip(&self.about).filter(|(_, own)| **own >= about).unzip();
        let mut cosines = known;
        if self.off > 0.0 {
            cosines.clear();
            dots(self.query, self.vectors.all(), &places, &mut cosines);
        }
        places.into_iter().zip(cosines).map(|(person, score)| Scored { person, score })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        DIMENSIONS,
        rounded::tests::rounding,
        sketch::{blocks, tests::middle},
        vector::tests::bunched,
    };

    const MANY: u32 = 60_000;

    /// Does something with so many vectors.
    fn among(count: u32, check: impl FnOnce(Vectors<'_>, Nearest<'_>)) {
        rounding(&bunched(count as usize, 7), |vectors, rounded| {
            let middle = middle(vectors);
            let blocks: Vec<u8> = blocks(vectors, &middle).flatten().flatten().collect();
            let sketches = Sketches::new(&blocks, count).unwrap();
            check(vectors, Nearest::new(vectors, rounded, sketches));
        });
    }

    #[test]
    fn a_filter_never_costs_anybody_their_place() {
        among(MANY, |vectors, nearest| {
            let few: People = (0..MANY).step_by(50).collect();
            let query = vectors.get(123);
            for count in [1, 10, 300, 1199, 1200, 5000] {
                let found = nearest.look(query, Some(&few), 10).best(count);
                assert_eq!(found, nearest.look_at_all(query, Some(&few)).best(count));
                assert!(found.iter().all(|scored| few.contains(scored.person)));
                assert_eq!(found.len(), count.min(1200));
            }
        });
    }

    #[test]
    fn as_far_down_as_is_asked() {
        among(3000, |vectors, nearest| {
            let query = vectors.get(123);
            let all = nearest.look_at_all(query, None).best(3000);
            let look = nearest.look(query, None, 10);
            for count in [1, 40, 700] {
                let least = all[count - 1].score;
                assert_eq!(look.down_to(least, 3000), all[..count]);
                assert_eq!(look.down_to(least, 30), all[..count.min(30)]);
            }
            assert_eq!(look.down_to(-2.0, 3000), all);
            assert!(look.down_to(2.0, 3000).is_empty());
        });
    }

    #[test]
    fn among_many_the_sketches_find_nearly_all_of_the_nearest() {
        among(MANY, |vectors, nearest| {
            let most: People = (0..MANY).filter(|person| person % 10 > 0).collect();
            let mut hits = 0;
            for query in 0..20 {
                for eligible in [None, Some(&most)] {
                    let query = vectors.get(query * 97);
                    let found = nearest.look(query, eligible, 10).best(10);
                    let exact = nearest.look_at_all(query, eligible).best(10);
                    hits += exact.iter().filter(|scored| found.contains(scored)).count();
                }
            }
            assert!(hits >= 396, "{hits} of 400");
        });
    }

    #[test]
    fn nobody_is_found_among_nobody() {
        among(0, |_, nearest| {
            let query = [0.0; DIMENSIONS];
            assert!(nearest.look(&query, None, 10).best(10).is_empty());
            assert!(nearest.look(&query, Some(&People::new()), 10).best(10).is_empty());
            assert!(nearest.look(&query, None, 0).best(0).is_empty());
        });
    }
}
