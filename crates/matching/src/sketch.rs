use multiversion::multiversion;

use crate::{DIMENSIONS, People, Vector, Vectors};

const WORDS: usize = DIMENSIONS / 64;

/// On which side of the middle a vector lies, in each dimension.
type Sketch = [u64; WORDS];

/// A bit for every number of every vector: a hundred times less to read, and enough to tell who may be near.
#[derive(Clone, Debug)]
pub struct Sketches {
    middle: Box<Vector>,
    sketches: Vec<Sketch>,
}

impl Sketches {
    pub fn of(vectors: Vectors<'_>) -> Self {
        let mut middle = Box::new([0.0; DIMENSIONS]);
        for vector in vectors.iter() {
            for (sum, value) in middle.iter_mut().zip(vector) {
                *sum += f64::from(*value);
            }
        }
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            reason = "a mean of small numbers"
        )]
        let middle = Box::new(middle.map(|sum| (sum / vectors.len().max(1) as f64) as f32));
        let sketches = vectors.iter().map(|vector| sketch(vector, &middle)).collect();
        Self { middle, sketches }
    }

    /// Somebody changed, or is new.
    pub fn set(&mut self, person: u32, vector: &Vector) {
        let place = person as usize;
        if place >= self.sketches.len() {
            self.sketches.resize(place + 1, [0; WORDS]);
        }
        self.sketches[place] = sketch(vector, &self.middle);
    }

    /// At least `count` of the eligible, if there are so many, with the fewest bits apart from the query: all
    /// those as near as the last one, so that the answer does not depend on their order.
    pub fn near(&self, query: &Vector, eligible: Option<&People>, count: usize) -> Vec<u32> {
        let query = sketch(query, &self.middle);
        let mut apart = Vec::new();
        match eligible {
            None => distances(&self.sketches, &query, &mut apart),
            Some(people) => distances_of(&self.sketches, people, &query, &mut apart),
        }
        let limit = limit(&apart, count);
        let near = (0_u32..).zip(apart).filter(|(_, apart)| *apart <= limit).map(|(place, _)| place);
        match eligible {
            None => near.collect(),
            Some(people) => {
                let mut near = near.peekable();
                let places = (0_u32..).zip(people).filter(|(place, _)| near.next_if_eq(place).is_some());
                places.map(|(_, person)| person).collect()
            }
        }
    }
}

fn sketch(vector: &Vector, middle: &Vector) -> Sketch {
    let mut sketch = [0; WORDS];
    for (place, (value, middle)) in vector.iter().zip(middle).enumerate() {
        sketch[place / 64] |= u64::from(value > middle) << (place % 64);
    }
    sketch
}

#[inline]
fn distance(left: &Sketch, right: &Sketch) -> u16 {
    let bits: u32 = left.iter().zip(right).map(|(left, right)| (left ^ right).count_ones()).sum();
    u16::try_from(bits).unwrap_or(u16::MAX)
}

#[multiversion(targets("x86_64+avx512f+avx512vpopcntdq+popcnt", "x86_64+avx2+popcnt", "aarch64+neon"))]
fn distances(sketches: &[Sketch], query: &Sketch, apart: &mut Vec<u16>) {
    apart.extend(sketches.iter().map(|sketch| distance(sketch, query)));
}

#[multiversion(targets("x86_64+popcnt"))]
fn distances_of(sketches: &[Sketch], people: &People, query: &Sketch, apart: &mut Vec<u16>) {
    apart.extend(people.iter().map(|person| distance(&sketches[person as usize], query)));
}

/// The least number of bits within which so many lie.
fn limit(apart: &[u16], count: usize) -> u16 {
    let mut how_many = [0_usize; DIMENSIONS + 1];
    for apart in apart {
        how_many[usize::from(*apart)] += 1;
    }
    let mut within = 0;
    for (apart, how_many) in (0_u16..).zip(how_many) {
        within += how_many;
        if within >= count {
            return apart;
        }
    }
    u16::MAX
}
