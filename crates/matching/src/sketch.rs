use multiversion::multiversion;

use crate::{DIMENSIONS, People, Vector, Vectors};

const WORDS: usize = DIMENSIONS / 64;
/// Rows that lie side by side, word by word, so that one instruction compares them all.
const ROWS: usize = 8;
/// Blocks that are compared before anybody looks at the distances.
const STEP: usize = 64;
/// Ties are kept up to so many times what is asked for.
const TIES: usize = 4;

/// On which side of the middle a vector lies, in each dimension.
type Sketch = [u64; WORDS];

/// The sketches of eight vectors.
pub type Block = [[u64; ROWS]; WORDS];

/// A bit for every number of every vector: thirty times less to read, and enough to tell who may be near.
#[derive(Clone, Copy, Debug)]
pub struct Sketches<'a> {
    middle: &'a Vector,
    blocks: &'a [Block],
    count: u32,
}

/// Of eight vectors, or fewer at the end.
pub fn block(vectors: &[Vector], middle: &Vector) -> Block {
    let mut block = [[0; ROWS]; WORDS];
    for (row, vector) in vectors.iter().take(ROWS).enumerate() {
        for (word, bits) in sketch(vector, middle).into_iter().enumerate() {
            block[word][row] = bits;
        }
    }
    block
}

pub fn blocks<'a>(vectors: Vectors<'a>, middle: &'a Vector) -> impl Iterator<Item = Block> + 'a {
    vectors.all().chunks(ROWS).map(|vectors| block(vectors, middle))
}

impl<'a> Sketches<'a> {
    /// `None` if there are not as many blocks as the vectors need.
    pub fn new(middle: &'a Vector, blocks: &'a [u64], count: u32) -> Option<Self> {
        let (rows, rest) = blocks.as_chunks::<ROWS>();
        let (blocks, more) = rows.as_chunks::<WORDS>();
        let fits = rest.is_empty() && more.is_empty() && blocks.len() == (count as usize).div_ceil(ROWS);
        fits.then_some(Self { middle, blocks, count })
    }

    /// At least `count` of the eligible, if there are so many, with the fewest bits apart from the query, in the
    /// order of their places. Of those as near as the last one all are there too, unless they are very many.
    pub fn near(self, query: &Vector, eligible: Option<&People>, count: usize) -> Vec<u32> {
        let query = sketch(query, self.middle);
        let mut found = Found { count, limit: u64::MAX, full: count * TIES, near: Vec::new() };
        let mut apart = [[0; ROWS]; STEP];
        for (step, blocks) in (0_u32..).step_by(STEP * ROWS).zip(self.blocks.chunks(STEP)) {
            compare(blocks, &query, &mut apart);
            for (start, apart) in (step..).step_by(ROWS).zip(&apart[..blocks.len()]) {
                if apart.iter().all(|apart| *apart > found.limit) {
                    continue;
                }
                for (place, apart) in (start..self.count).zip(apart) {
                    if *apart <= found.limit && eligible.is_none_or(|people| people.contains(place)) {
                        found.near.push((*apart, place));
                    }
                }
            }
            if found.near.len() >= found.full {
                found.tighten();
            }
        }
        found.tighten();
        found.near.into_iter().map(|(_, place)| place).collect()
    }
}

/// What is near so far: nobody farther than the limit can belong to it.
struct Found {
    count: usize,
    limit: u64,
    /// When there are so many, the limit is looked at again.
    full: usize,
    near: Vec<(u64, u32)>,
}

impl Found {
    fn tighten(&mut self) {
        let mut how_many = [0_usize; DIMENSIONS + 1];
        for (apart, _) in &self.near {
            how_many[usize::try_from(*apart).unwrap_or(DIMENSIONS)] += 1;
        }
        let mut within = 0;
        for (apart, how_many) in (0_u64..).zip(how_many) {
            if within + how_many >= self.count {
                let mut ties = (self.count * TIES).saturating_sub(within);
                self.limit = apart;
                self.near.retain(|(own, _)| {
                    let is_tie = *own == apart && ties > 0;
                    ties -= usize::from(is_tie);
                    *own < apart || is_tie
                });
                break;
            }
            within += how_many;
        }
        self.full = (self.near.len() * 2).max(self.count * TIES);
    }
}

fn sketch(vector: &Vector, middle: &Vector) -> Sketch {
    let mut sketch = [0; WORDS];
    for (place, (value, middle)) in vector.iter().zip(middle).enumerate() {
        sketch[place / 64] |= u64::from(value > middle) << (place % 64);
    }
    sketch
}

/// In how many bits the query differs from each row of each block.
#[multiversion(targets("x86_64+avx512f+avx512vpopcntdq", "x86_64+avx2+popcnt", "aarch64+neon"))]
fn compare(blocks: &[Block], query: &Sketch, apart: &mut [[u64; ROWS]; STEP]) {
    for (block, apart) in blocks.iter().zip(apart) {
        let mut sums = [0_u64; ROWS];
        for (words, query) in block.iter().zip(query) {
            for row in 0..ROWS {
                sums[row] += u64::from((words[row] ^ query).count_ones());
            }
        }
        *apart = sums;
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::vector::tests::bunched;

    /// The mean, which splits each dimension in two halves.
    pub fn middle(vectors: Vectors<'_>) -> Box<Vector> {
        let mut sums = Box::new([0.0_f64; DIMENSIONS]);
        for vector in vectors.iter() {
            for (sum, value) in sums.iter_mut().zip(vector) {
                *sum += f64::from(*value);
            }
        }
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            reason = "a mean of small numbers"
        )]
        Box::new(sums.map(|sum| (sum / vectors.len().max(1) as f64) as f32))
    }

    #[test]
    fn the_nearest_by_bits_are_those_that_counting_finds() {
        let values = bunched(1003, 3);
        let vectors = Vectors::new(&values).unwrap();
        let middle = middle(vectors);
        let blocks: Vec<u64> = blocks(vectors, &middle).flatten().flatten().collect();
        let sketches = Sketches::new(&middle, &blocks, 1003).unwrap();
        let some: People = (0..1003).filter(|place| place % 3 > 0).collect();
        for eligible in [None, Some(&some)] {
            let query = sketch(vectors.get(77), &middle);
            let mut apart: Vec<(u32, u32)> = (0..1003)
                .filter(|place| eligible.is_none_or(|some| some.contains(*place)))
                .map(|place| {
                    let own = sketch(vectors.get(place), &middle);
                    (own.iter().zip(query).map(|(own, query)| (own ^ query).count_ones()).sum(), place)
                })
                .collect();
            apart.sort_unstable();
            let limit = apart[19].0;
            let mut expected: Vec<u32> =
                apart.into_iter().take_while(|(apart, _)| *apart <= limit).map(|(_, place)| place).collect();
            expected.sort_unstable();
            assert_eq!(sketches.near(vectors.get(77), eligible, 20), expected);
        }
    }

    #[test]
    fn a_thousand_alike_do_not_crowd_the_rest_out() {
        let mut values = bunched(1, 3).repeat(1000);
        values.extend(bunched(2, 9));
        let vectors = Vectors::new(&values).unwrap();
        let middle = Box::new([0.0; DIMENSIONS]);
        let blocks: Vec<u64> = blocks(vectors, &middle).flatten().flatten().collect();
        let sketches = Sketches::new(&middle, &blocks, 1002).unwrap();
        assert_eq!(sketches.near(vectors.get(0), None, 10), (0..40).collect::<Vec<_>>());
        assert_eq!(sketches.near(vectors.get(1001), None, 1), [1001]);
    }

    #[test]
    fn blocks_that_do_not_fit_are_refused() {
        assert!(Sketches::new(&[0.0; DIMENSIONS], &[0; ROWS * WORDS], 8).is_some());
        assert!(Sketches::new(&[0.0; DIMENSIONS], &[0; ROWS * WORDS], 9).is_none());
        assert!(Sketches::new(&[0.0; DIMENSIONS], &[0; 3], 0).is_none());
    }
}
