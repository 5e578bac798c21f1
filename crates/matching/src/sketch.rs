use multiversion::{multiversion, target::match_target};

use crate::{DIMENSIONS, People, Vector, Vectors};

/// Dimensions whose bits are looked up together.
const GROUP: usize = 4;
const GROUPS: usize = DIMENSIONS / GROUP;
/// Vectors that lie side by side, group by group: the first half in the lower bits of each byte, the others above.
const ROWS: usize = 32;
const HALF: usize = ROWS / 2;
/// Blocks that are compared before anybody looks at the distances.
const STEP: usize = 64;
/// Ties are kept up to so many times what is asked for.
const TIES: usize = 4;
/// As far as anybody can be.
const FARTHEST: usize = GROUPS * u8::MAX as usize;

/// The sketches of so many vectors: on which side of the middle each lies, in each dimension.
pub type Block = [[u8; HALF]; GROUPS];

/// How far somebody is from the query by one group, for every way in which its bits can be set.
type Table = [[u8; 1 << GROUP]; GROUPS];

/// A bit for every number of every vector: thirty times less to read, and enough to tell who may be near.
#[derive(Clone, Copy, Debug)]
pub struct Sketches<'a> {
    blocks: &'a [Block],
    count: u32,
}

/// Of as many vectors as a block has rows, or fewer at the end.
fn block(vectors: &[Vector], middle: &Vector) -> Block {
    let mut block = [[0; HALF]; GROUPS];
    for (row, vector) in vectors.iter().enumerate() {
        for (place, (value, middle)) in vector.iter().zip(middle).enumerate() {
            let bit = place % GROUP + row / HALF * GROUP;
            block[place / GROUP][row % HALF] |= u8::from(value > middle) << bit;
        }
    }
    block
}

pub fn blocks<'a>(vectors: Vectors<'a>, middle: &'a Vector) -> impl Iterator<Item = Block> + 'a {
    vectors.all().chunks(ROWS).map(|vectors| block(vectors, middle))
}

impl<'a> Sketches<'a> {
    /// `None` if there are not as many blocks as the vectors need.
    pub fn new(blocks: &'a [u8], count: u32) -> Option<Self> {
        let (rows, rest) = blocks.as_chunks::<HALF>();
        let (blocks, more) = rows.as_chunks::<GROUPS>();
        let fits = rest.is_empty() && more.is_empty() && blocks.len() == (count as usize).div_ceil(ROWS);
        fits.then_some(Self { blocks, count })
    }

    /// At least `count` of the eligible, if there are so many, who seem nearest to the query, in the order of their
    /// places. Of those as near as the last one all are there too, unless they are very many.
    pub fn near(self, query: &Vector, eligible: Option<&People>, count: usize) -> Vec<u32> {
        let table = table(query);
        let mut found = Found { count, limit: u16::MAX, full: count * TIES, near: Vec::new() };
        let everybody = || vec![u32::MAX; self.blocks.len()];
        let masks = eligible.map_or_else(everybody, |people| masks(people, self.blocks.len()));
        let steps = self.blocks.chunks(STEP).zip(masks.chunks(STEP));
        let mut apart = [[0; ROWS]; STEP];
        for (step, (blocks, masks)) in (0_u32..).step_by(STEP * ROWS).zip(steps) {
            compare(blocks, &table, &mut apart);
            for (start, (mask, apart)) in (step..).step_by(ROWS).zip(masks.iter().zip(&apart)) {
                if apart.iter().all(|apart| *apart > found.limit) {
                    continue;
                }
                for ((row, place), apart) in (0..).zip(start..self.count).zip(apart) {
                    if *apart <= found.limit && mask >> row & 1 == 1 {
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

/// A bit for each of the people, block by block: asked for somebody that often, a set of lists takes too long.
fn masks(people: &People, blocks: usize) -> Vec<u32> {
    let mut masks = vec![0; blocks];
    let mut ranges = people.iter();
    while let Some(range) = ranges.next_range() {
        let (first, last) = (*range.start() as usize, *range.end() as usize);
        for (block, mask) in masks.iter_mut().enumerate().take(last / ROWS + 1).skip(first / ROWS) {
            let from = first.saturating_sub(block * ROWS);
            let beyond = (ROWS - 1).saturating_sub(last - block * ROWS);
            *mask |= u32::MAX << from & u32::MAX >> beyond;
        }
    }
    masks
}

/// What is near so far: nobody farther than the limit can belong to it.
struct Found {
    count: usize,
    limit: u16,
    /// When there are so many, the limit is looked at again.
    full: usize,
    near: Vec<(u16, u32)>,
}

impl Found {
    fn tighten(&mut self) {
        let mut how_many = vec![0_u32; FARTHEST + 1];
        for (apart, _) in &self.near {
            how_many[usize::from(*apart)] += 1;
        }
        let mut within = 0;
        for (apart, how_many) in (0..).zip(how_many) {
            let how_many = how_many as usize;
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

/// Somebody on the other side of the middle than the query is as far away in a dimension as the query's number there
/// is large. There is one query and many sketches: it keeps its numbers.
fn table(query: &Vector) -> Table {
    let (groups, _) = query.as_chunks::<GROUP>();
    let size = |group: &[f32; GROUP]| group.iter().map(|value| value.abs()).sum::<f32>();
    let largest = groups.iter().map(size).fold(f32::MIN_POSITIVE, f32::max);
    let mut table = [[0; 1 << GROUP]; GROUPS];
    for (row, group) in table.iter_mut().zip(groups) {
        for (bits, apart) in row.iter_mut().enumerate() {
            let differs = |place: usize| (bits >> place & 1 == 1) != (group[place] > 0.0);
            let sum: f32 = (0..GROUP).filter(|place| differs(*place)).map(|place| group[place].abs()).sum();
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "at most as much as the largest"
            )]
            let steps = (sum / largest * f32::from(u8::MAX)).round() as u8;
            *apart = steps;
        }
    }
    table
}

/// How far each row of each block is from the query.
#[multiversion(targets("x86_64+avx2"))]
fn compare(blocks: &[Block], table: &Table, apart: &mut [[u16; ROWS]; STEP]) {
    for (block, apart) in blocks.iter().zip(apart) {
        *apart = match_target! {
            "x86_64+avx2" => avx2::look_up(block, table),
            _ => look_up(block, table),
        };
    }
}

fn look_up(block: &Block, table: &Table) -> [u16; ROWS] {
    let mut sums = [0; ROWS];
    for (bits, table) in block.iter().zip(table) {
        for (row, bits) in bits.iter().enumerate() {
            sums[row] += u16::from(table[usize::from(bits & 15)]);
            sums[row + HALF] += u16::from(table[usize::from(bits >> 4)]);
        }
    }
    sums
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        __m256i, _mm256_add_epi16, _mm256_and_si256, _mm256_set1_epi8, _mm256_setzero_si256,
        _mm256_shuffle_epi8, _mm256_slli_epi16, _mm256_srli_epi16, _mm256_sub_epi16,
    };

    use super::{Block, HALF, ROWS, Table};

    /// Looks thirty-two rows up in two groups by one instruction.
    #[target_feature(enable = "avx2")]
    pub fn look_up(block: &Block, table: &Table) -> [u16; ROWS] {
        let low = _mm256_set1_epi8(15);
        let mut halves = [Sums::new(), Sums::new()];
        for (bits, table) in block.as_chunks::<2>().0.iter().zip(table.as_chunks::<2>().0) {
            let (bits, table): (__m256i, __m256i) = (bytemuck::cast(*bits), bytemuck::cast(*table));
            let high = _mm256_srli_epi16::<4>(bits);
            halves[0].add(_mm256_shuffle_epi8(table, _mm256_and_si256(bits, low)));
            halves[1].add(_mm256_shuffle_epi8(table, _mm256_and_si256(high, low)));
        }
        bytemuck::cast([halves[0].finish(), halves[1].finish()])
    }

    /// The sums of bytes, in numbers of twice their size.
    #[derive(Clone, Copy)]
    struct Sums {
        /// Those at even places, with the odd ones added on top of them.
        both: __m256i,
        odd: __m256i,
    }

    impl Sums {
        #[target_feature(enable = "avx2")]
        fn new() -> Self {
            Self { both: _mm256_setzero_si256(), odd: _mm256_setzero_si256() }
        }

        #[target_feature(enable = "avx2")]
        fn add(&mut self, bytes: __m256i) {
            self.both = _mm256_add_epi16(self.both, bytes);
            self.odd = _mm256_add_epi16(self.odd, _mm256_srli_epi16::<8>(bytes));
        }

        /// The two groups added up.
        #[target_feature(enable = "avx2")]
        fn finish(self) -> [u16; HALF] {
            let even: [u16; HALF] =
                bytemuck::cast(_mm256_sub_epi16(self.both, _mm256_slli_epi16::<8>(self.odd)));
            let odd: [u16; HALF] = bytemuck::cast(self.odd);
            std::array::from_fn(|row| {
                let sums = if row % 2 == 0 { even } else { odd };
                sums[row / 2] + sums[row / 2 + HALF / 2]
            })
        }
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

    /// One by one: what the query's numbers are, in steps, where the other lies on the other side.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small numbers above nothing"
    )]
    fn apart(query: &Vector, other: &Vector, middle: &Vector) -> u32 {
        let of = |group: usize, is_counted: &dyn Fn(usize) -> bool| -> f32 {
            let places = (group * GROUP..(group + 1) * GROUP).filter(|place| is_counted(*place));
            places.map(|place| query[place].abs()).sum()
        };
        let largest = (0..GROUPS).map(|group| of(group, &|_| true)).fold(0.0, f32::max);
        let differs = |place: usize| (other[place] > middle[place]) != (query[place] > 0.0);
        (0..GROUPS).map(|group| (of(group, &differs) / largest * 255.0).round() as u32).sum()
    }

    #[test]
    fn the_nearest_by_bits_are_those_that_counting_finds() {
        let values = bunched(1003, 3);
        let vectors = Vectors::new(&values).unwrap();
        let middle = middle(vectors);
        let blocks: Vec<u8> = blocks(vectors, &middle).flatten().flatten().collect();
        let sketches = Sketches::new(&blocks, 1003).unwrap();
        let some: People = (0..1003).filter(|place| place % 3 > 0).collect();
        for eligible in [None, Some(&some)] {
            let mut apart: Vec<(u32, u32)> = (0..1003)
                .filter(|place| eligible.is_none_or(|some| some.contains(*place)))
                .map(|place| (apart(vectors.get(77), vectors.get(place), &middle), place))
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
    fn a_bit_is_set_for_each_who_is_eligible_and_for_nobody_else() {
        for people in [0..0, 5..6, 31..33, 0..96, 40..200] {
            let people: People = people.chain([64, 95]).collect();
            let masks = masks(&people, 3);
            let is_set = |place: u32| masks[place as usize / ROWS] >> (place % 32) & 1 == 1;
            assert!((0..96).all(|place| is_set(place) == people.contains(place)), "{people:?}");
        }
    }

    #[test]
    fn a_thousand_alike_do_not_crowd_the_rest_out() {
        let mut values = bunched(1, 3).repeat(1000);
        values.extend(bunched(2, 9));
        let vectors = Vectors::new(&values).unwrap();
        let middle = Box::new([0.0; DIMENSIONS]);
        let blocks: Vec<u8> = blocks(vectors, &middle).flatten().flatten().collect();
        let sketches = Sketches::new(&blocks, 1002).unwrap();
        assert_eq!(sketches.near(vectors.get(0), None, 10), (0..40).collect::<Vec<_>>());
        assert_eq!(sketches.near(vectors.get(1001), None, 1), [1001]);
    }

    #[test]
    fn every_machine_looks_up_the_same() {
        let values = bunched(ROWS * 3 + 5, 3);
        let vectors = Vectors::new(&values).unwrap();
        let blocks: Vec<Block> = blocks(vectors, &middle(vectors)).collect();
        // The largest sums that there can be, too.
        for table in [table(vectors.get(7)), table(&[0.0; DIMENSIONS]), [[255; 16]; GROUPS]] {
            let mut apart = [[0; ROWS]; STEP];
            compare(&blocks, &table, &mut apart);
            for (block, apart) in blocks.iter().zip(apart) {
                assert_eq!(look_up(block, &table), apart);
            }
        }
    }

    #[test]
    fn blocks_that_do_not_fit_are_refused() {
        assert!(Sketches::new(&[0; HALF * GROUPS], 32).is_some());
        assert!(Sketches::new(&[0; HALF * GROUPS], 33).is_none());
        assert!(Sketches::new(&[0; 3], 0).is_none());
    }
}
